"""Tables of Carson City built from moves told as text: nothing is mocked, no state is poked."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from boomtown.core.record import Record, Refused, Table, live_score, parse_move, parse_record, replay_to
from boomtown.core.step import CHANCE, NOBODY
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.components import COLUMNS, PARCELS
from boomtown.games.carson_city.rules.state import CarsonCityState, cowboys_of
from boomtown.games.carson_city.rules.verbs import KINDS, SPACES

GOLDEN = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.toml"))  # of the recorded games

# An event of a table in short: its name without "carson-city-", whom it concerns, its numbers.
Told = tuple[str, int, list[int]]

MOUNTAINS = ("b2", "c2", "d2", "e2", "f2", "g2", "b7", "c7", "d7")
DRAWS = ("saloon", "bank", "drugstore")  # for $5, $6 and $8
CARDS = ("banker", "grocer", "road-worker", "settler", "captain")  # what seats choose when nothing is said

# what a seat does that wants nothing, in this order
NOTHING = ("pass", "decline", "done", "keep", "refuse", "take", "points")


def opening(
    *claims: str,
    seats: int = 2,
    variants: Iterable[str] = (),
    centre: str = "d4",
    mountains: Sequence[str] = MOUNTAINS,
    draws: Sequence[str] = DRAWS,
) -> Table[CarsonCityState]:
    """A table when the first turn begins; seat 0 is first, and `claims` are the first parcels in order."""
    table = Table(CARSON_CITY, seats, frozenset(variants))
    go_on(table, *(f"* draw {kind}" for kind in draws), f"* centre {dice(centre)}")
    for mountain in mountains[: table.state.agenda[-1].left]:  # type: ignore[attr-defined]
        go_on(table, f"* mountain {dice(mountain)}")
    go_on(table, *(f"* order {seat}" for seat in range(seats - 1)))
    order = [*range(seats), *reversed(range(seats))]
    spare = [
        parcel
        for parcel in ("a8", "b8", "c8", "d8", "g8", "f8", "h8", "a1", "b1", "d1")
        if parcel not in claims
    ]
    wanted = [*claims, *spare]
    go_on(table, *(f"{seat} claim {parcel}" for seat, parcel in zip(order, wanted, strict=False)))
    return table


def dice(parcel: str) -> str:
    """White and black die that point at a parcel."""
    return f"{COLUMNS.index(parcel[0])} {int(parcel[1]) - 1}"


def go_on(table: Table[CarsonCityState], *moves: str) -> Table[CarsonCityState]:
    """Tell a table moves as in a record; several of them in one text have semicolons between."""
    for move in (one.strip() for text in moves for one in text.split(";")):
        table.say(*parse_move(move))
    return table


def choose(table: Table[CarsonCityState], *cards: str) -> Table[CarsonCityState]:
    """Everybody chooses a personality, in their order; whoever is asked for more wants nothing."""
    for card in cards:
        table.say(actor(table), f"choose {card}")
        while actor(table) != NOBODY and is_asked(
            table, "TakeMoneyOrWait", "HireCowboys", "BuyRevolvers", "FetchBuilding"
        ):
            idle(table)
    return table


def placed(table: Table[CarsonCityState], *moves: str) -> Table[CarsonCityState]:
    """Cowboys are placed by whoever's turn it is: `wages`, `c3`, `pass`; then all others pass."""
    for move in moves:
        table.say(actor(table), move if move == "pass" or " " in move else f"cowboy {move}")
    while is_asked(table, "PlaceCowboy"):
        table.say(actor(table), "pass")
    return table


def is_asked(table: Table[CarsonCityState], *steps: str) -> bool:
    """Whether the step at hand has one of these names."""
    return bool(table.state.agenda) and type(table.state.agenda[-1]).__name__ in steps


def idle(table: Table[CarsonCityState]) -> None:
    """Whoever is to act does as little as possible; chance takes its first outcome."""
    options = offered(table)
    for word in NOTHING:
        for text in options:
            if text.split()[0] == word:
                table.say(actor(table), text)
                return
    if options[0].startswith("choose"):
        wanted = [f"choose {card}" for card in CARDS]
        table.say(actor(table), next(text for text in wanted if text in options))
        return
    table.say(actor(table), options[0])


def until(table: Table[CarsonCityState], step: str) -> Table[CarsonCityState]:
    """All are idle until this step comes; at least one of them acts if it is there already."""
    while not is_asked(table, step):
        idle(table)
    return table


def next_turn(table: Table[CarsonCityState]) -> Table[CarsonCityState]:
    """All are idle until the next personalities are chosen, or the game is over."""
    turn = table.state.turn
    while actor(table) != NOBODY and not (is_asked(table, "ChoosePersonality") and table.state.turn > turn):
        idle(table)
    return table


def to_the_end(table: Table[CarsonCityState]) -> Table[CarsonCityState]:
    """All are idle until the game is over."""
    while actor(table) != NOBODY:
        idle(table)
    return table


def actor(table: Table[CarsonCityState]) -> int:
    return int(table.state.actor())


def step(table: Table[CarsonCityState]) -> str:
    """The name of the step at hand."""
    return type(table.state.agenda[-1]).__name__


def why_not(table: Table[CarsonCityState], text: str, seat: int | None = None) -> str:
    """The reason with which the door refuses a move of whoever is to act, or of another seat."""
    before = [*table.record.moves]
    assert seat is not None or text not in offered(table)
    with pytest.raises(Refused) as refused:
        table.say(actor(table) if seat is None else seat, text)
    assert table.record.moves == before
    return refused.value.reason.removeprefix("carson-city-reason-")


def offered(table: Table[CarsonCityState], word: str = "", seat: int | None = None) -> list[str]:
    """The options of whoever is to act, as texts; those of one verb if a word is given."""
    texts = [
        CARSON_CITY.verbs.text(action)
        for action in table.state.options(actor(table) if seat is None else seat)
    ]
    return [text for text in texts if not word or text.split()[0] == word]


def scores(table: Table[CarsonCityState]) -> list[int]:
    return [int(points) for points in table.state.score]


def money(table: Table[CarsonCityState]) -> list[int]:
    return [int(dollars) for dollars in table.state.money]


def reserve(table: Table[CarsonCityState]) -> list[int]:
    """How many cowboys each seat has in its personal reserve."""
    return [int(cowboys) for cowboys in table.state.reserve]


def firepower(table: Table[CarsonCityState]) -> list[int]:
    return [int(table.state.firepower(seat)) for seat in range(int(table.state.seat_count))]


def at(table: Table[CarsonCityState], space: str) -> list[int]:
    """How many cowboys each seat has on a space."""
    standing = table.state.standing[SPACES.index(space)]
    return [int(cowboys_of(standing, seat)) for seat in range(int(table.state.seat_count))]


def owner(table: Table[CarsonCityState], parcel: str) -> int:
    return int(table.state.owner[PARCELS.index(parcel)])


def track(table: Table[CarsonCityState]) -> list[str]:
    """The buildings on the construction squares, from the dearest on."""
    return [KINDS[kind] if kind >= 0 else "-" for kind in table.state.tile_on]


def events(table: Table[CarsonCityState], *names: str) -> list[Told]:
    """What the table has told so far, in short; only the events of these names if any are given."""
    told = [event for move in table.events for event in move]
    short = [(event.name.removeprefix("carson-city-"), int(event.seat), event.numbers) for event in told]
    return [event for event in short if not names or event[0] in names]


def score_lines(table: Table[CarsonCityState]) -> list[tuple[int, int, str]]:
    """Seat, points and rule of every score line so far."""
    lines = [event for move in table.events for event in move if event.is_score]
    return [(int(e.seat), int(e.points), e.name.removeprefix("carson-city-score-")) for e in lines]


def final_lines(table: Table[CarsonCityState]) -> list[tuple[int, int, str]]:
    """Seat, points and rule of the score lines that follow if the game ends now."""
    lines = live_score(CARSON_CITY, table.state)
    return [(int(e.seat), int(e.points), e.name.removeprefix("carson-city-score-")) for e in lines]


def is_over(table: Table[CarsonCityState]) -> bool:
    return actor(table) == NOBODY


def is_chance(table: Table[CarsonCityState]) -> bool:
    return actor(table) == CHANCE


def golden(name: str) -> Record:
    """A recorded game from the folder golden."""
    return parse_record((GOLDEN / f"{name}.toml").read_text(encoding="utf-8"))


def golden_table(name: str, moves: int | None = None) -> Table[CarsonCityState]:
    """A table at a move of a recorded game."""
    return replay_to(CARSON_CITY, golden(name), moves, is_listening=True)
