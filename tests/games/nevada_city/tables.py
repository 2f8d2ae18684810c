"""Tables of Nevada City built from moves told as text.

Where the way to a position would be long, goods, people or buildings are put on the table by hand, with the
state's own methods; `made_up` then asks the audit whether all pieces are still in one place.
"""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from boomtown.core.record import Record, Refused, Table, parse_move, parse_record, replay_to
from boomtown.core.step import CHANCE, NOBODY
from boomtown.games.nevada_city import NEVADA_CITY
from boomtown.games.nevada_city.audit import audit
from boomtown.games.nevada_city.effect_types import GOODS
from boomtown.games.nevada_city.rules.people import join
from boomtown.games.nevada_city.rules.state import (
    FINISHED,
    HIRED,
    IN_TOWN,
    IN_WORK,
    LEFT_TOWN,
    NevadaCityState,
)
from boomtown.games.nevada_city.rules.tables import (
    BUILDING_COST,
    BUILDING_NAMES,
    CONTRACT_NAMES,
    FIRST_WORKER,
    PERSON_NAMES,
    REPLACES,
    SPACE_NAMES,
    TRADE_COUNT,
)

GOLDEN = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.toml"))  # of the recorded games

FAMILIES = ("ticktok", "whine", "drywell", "copperpot")
STARTS = {2: ("sheriff", "assayer"), 3: ("sheriff", "stock-yards", "market"),
          4: ("sheriff", "stock-yards", "market", "assayer")}  # fmt: skip
CONTRACTS = ("army-contract", "town-well", "silversmith", "barn-dance")
# crops and livestock at 2 on the production chart; silver 3, crops 3, livestock 2 on the market value chart
CUBES = ("crops", "livestock", "silver", "crops", "crops", "crops", "livestock")
WORKERS = ("dutch-vandermeer", "marisol-vega", "one-eye-royce", "flora-nye", "rafe-colby")
QUIET = "freight-wagons-arrive"  # an event that touches the Trading Post only

# An event of a table in short: its name without "nevada-city-", whom it concerns, its numbers.
Told = tuple[str, int, list[int]]


def table(*moves: str, seats: int = 2, variants: Iterable[str] = (), event: str = QUIET,
          families: Iterable[str] = FAMILIES, contracts: Iterable[str] = CONTRACTS,
          workers: Iterable[str] = WORKERS) -> Table[NevadaCityState]:  # fmt: skip
    """A table in its first round, where seat 0 is the Sheriff; then these moves."""
    made = Table(NEVADA_CITY, seats, frozenset(variants))
    for start in STARTS[seats]:
        made.say(int(CHANCE), f"deal {start}")
    for seat, family in zip(range(seats), families):
        made.say(seat, f"family {family}")
    while actor(made) >= 0:
        go_on(made, f"{actor(made)} done")  # no additional children
    for contract in contracts:
        made.say(int(CHANCE), f"offer {contract}")
    for cube in CUBES:
        made.say(int(CHANCE), f"cube {cube}")
    while actor(made) == CHANCE:
        first_outcome(made)  # goals
    for seat in range(seats):
        made.act(seat, made.state.options(seat)[0])
    for worker in list(workers)[: seats + 1]:
        made.say(int(CHANCE), f"arrive {worker}")
    if event:
        made.say(int(CHANCE), f"reveal {event}")
    return go_on(made, *moves)


def first_outcome(table: Table[NevadaCityState]) -> None:
    """Chance does what comes first among its outcomes."""
    table.act(int(CHANCE), table.state.odds()[0][0])


def go_on(table: Table[NevadaCityState], *moves: str) -> Table[NevadaCityState]:
    """Tell a table moves as in a record; chance does what comes first where no move names it."""
    for move in moves:
        while actor(table) == CHANCE and not move.startswith("*"):
            first_outcome(table)
        seat, text = parse_move(move)
        refusal = table.why_not(seat, table.find(text))
        if refusal is None:  # then it is on the menu too
            assert table.find(text) in table.state.options(seat), move
        table.say(seat, text)
    return table


def lazily(table: Table[NevadaCityState], until: Callable[[NevadaCityState], bool]) -> Table[NevadaCityState]:
    """Everybody passes, stops and chooses what comes first until something is so."""
    for _ in range(3000):
        if until(table.state) or table.state.is_over():
            return table
        if actor(table) == CHANCE:
            first_outcome(table)
            continue
        texts = offered(table)
        table.say(actor(table), next((text for text in ("pass", "done") if text in texts), texts[0]))
    raise AssertionError("it never is")


def to_seat(table: Table[NevadaCityState], seat: int) -> Table[NevadaCityState]:
    """Pass until a seat chooses a character."""
    return lazily(table, lambda state: step(table) == "ChooseCharacter" and state.actor() == seat)


def to_year(table: Table[NevadaCityState], year: int) -> Table[NevadaCityState]:
    """Pass until a later year's first event is to be revealed."""
    return lazily(table, lambda state: state.year == year - 1855 and step(table) == "RevealEvent")


def to_step(table: Table[NevadaCityState], name: str) -> Table[NevadaCityState]:
    """Pass until a step is asked."""
    return lazily(table, lambda state: step(table) == name)


def step(table: Table[NevadaCityState]) -> str:
    return type(table.state.agenda[-1]).__name__ if table.state.agenda else ""


def actor(table: Table[NevadaCityState]) -> int:
    return int(table.state.actor())


def why_not(table: Table[NevadaCityState], text: str, seat: int | None = None) -> str:
    """The reason with which the door refuses a move of whoever is to act, or of another seat."""
    before = [*table.record.moves]
    who = actor(table) if seat is None else seat
    assert who not in table.state.actors() or table.find(text) not in table.state.options(who)
    with pytest.raises(Refused) as refused:
        table.say(who, text)
    assert table.record.moves == before
    return refused.value.reason.removeprefix("nevada-city-reason-")


def offered(table: Table[NevadaCityState], word: str = "") -> list[str]:
    """The options of whoever is to act, as texts; those that begin with a word if one is given."""
    texts = [NEVADA_CITY.verbs.text(action) for action in table.state.options(actor(table))]
    return [text for text in texts if text.startswith(word)]


def scores(table: Table[NevadaCityState]) -> list[int]:
    return [int(points) for points in table.state.score]


def money(table: Table[NevadaCityState]) -> list[int]:
    return [int(table.state.money(seat)) for seat in range(int(table.state.seat_count))]


def held(table: Table[NevadaCityState], seat: int, good: str) -> int:
    return int(table.state.goods[seat * len(GOODS) + GOODS.index(good)])


def goods(table: Table[NevadaCityState], seat: int) -> dict[str, int]:
    """What a seat has, without money and without what it has not."""
    return {good: held(table, seat, good) for good in GOODS[:-1] if held(table, seat, good)}


def events(table: Table[NevadaCityState], *names: str) -> list[Told]:
    """What the table has told so far, in short; only the events of these names if any are given."""
    told = [event for move in table.events for event in move]
    short = [(event.name.removeprefix("nevada-city-"), int(event.seat), event.numbers) for event in told]
    return [event for event in short if not names or event[0] in names]


def score_lines(table: Table[NevadaCityState], *names: str) -> list[tuple[int, int, str]]:
    """Seat, points and rule of every score line so far, of these rules if any are given."""
    lines = [event for move in table.events for event in move if event.is_score]
    short = [(int(e.seat), int(e.points), e.name.removeprefix("nevada-city-score-")) for e in lines]
    return [line for line in short if not names or line[2] in names]


def building(name: str) -> int:
    return BUILDING_NAMES.index(name)


def space(name: str) -> int:
    return SPACE_NAMES.index(name)


def person(name: str) -> int:
    return PERSON_NAMES.index(name)


def contract(name: str) -> int:
    return CONTRACT_NAMES.index(name)


# Made-up positions


def made_up(table: Table[NevadaCityState]) -> Table[NevadaCityState]:
    """All pieces are still in one place."""
    assert audit(table.state) is None
    return table


def give(table: Table[NevadaCityState], seat: int, **counts: int) -> Table[NevadaCityState]:
    """Put goods before a seat (or take them away) so that it has this many."""
    for good, count in counts.items():
        table.state.give(seat, GOODS.index(good), count - held(table, seat, good))
    return made_up(table)


def take_plot(table: Table[NevadaCityState], number: int) -> None:
    """A card that nobody has comes on a plot if it needs one; one of the Bank's may change its owner."""
    if REPLACES[number] < 0 and table.state.owner[number] < 0:
        table.state.plots_taken += 1


def stand(table: Table[NevadaCityState], name: str, owner: int) -> Table[NevadaCityState]:
    """Let a building stand finished; owner 4 is the Bank."""
    number = building(name)
    take_plot(table, number)
    table.state.owner[number] = owner
    table.state.stage[number] = FINISHED
    return made_up(table)


def site(table: Table[NevadaCityState], name: str, owner: int, **there: int) -> Table[NevadaCityState]:
    """Let a building be under construction, with tokens on the site."""
    number = building(name)
    take_plot(table, number)
    table.state.owner[number] = owner
    table.state.stage[number] = IN_WORK
    table.state.in_work[owner] += 1
    for trade, good in enumerate(GOODS[3:6]):
        tokens = there.get(good, 0)
        assert tokens <= BUILDING_COST[number * TRADE_COUNT + trade]
        table.state.supplied[number * TRADE_COUNT + trade] = tokens
        table.state.supply[3 + trade] -= tokens
    return made_up(table)


def employ(table: Table[NevadaCityState], seat: int, name: str) -> Table[NevadaCityState]:
    """Let a seat have hired a worker."""
    number = person(name)
    leave_deck(table, number)
    join(table.state, seat, number, HIRED)
    table.state.cards_held[seat] += 1
    return made_up(table)


def lend(table: Table[NevadaCityState], seat: int, loans: int) -> Table[NevadaCityState]:
    """Let unused markers of a seat's family lie at the Bank for loans."""
    state = table.state
    family = [number for number in range(int(FIRST_WORKER)) if state.boss[number] == seat]
    for _ in range(loans):
        state.marks[next(number for number in family if state.marks[number] > 0)] -= 1
        state.free[seat] -= 1
        state.loans[seat] += 1
    return made_up(table)


def discard_worker(table: Table[NevadaCityState], name: str) -> Table[NevadaCityState]:
    """Let a worker lie in the discard pile."""
    leave_deck(table, person(name))
    table.state.status[person(name)] = LEFT_TOWN
    return made_up(table)


def leave_deck(table: Table[NevadaCityState], number: int) -> None:
    if table.state.status[number] != IN_TOWN:
        table.state.workers.remove(number - int(FIRST_WORKER))


def hold(table: Table[NevadaCityState], seat: int, name: str) -> Table[NevadaCityState]:
    """Let a seat have reserved a contract."""
    number = contract(name)
    for place in range(4):
        if table.state.display[place] == number:
            table.state.display[place] = -2
            break
    else:
        table.state.contracts.left[number] -= 1
        table.state.contracts.size_of[0] -= 1
    slot = [int(one) for one in table.state.reserved[seat * 4 : seat * 4 + 3]].index(-2)
    table.state.reserved[seat * 4 + slot] = number
    table.state.cards_held[seat] += 1
    return made_up(table)


def is_over(table: Table[NevadaCityState]) -> bool:
    return actor(table) == NOBODY


def golden(name: str) -> Record:
    """A recorded game from the folder golden."""
    return parse_record((GOLDEN / f"{name}.toml").read_text(encoding="utf-8"))


def golden_table(name: str, moves: int | None = None) -> Table[NevadaCityState]:
    """A table at a move of a recorded game."""
    return replay_to(NEVADA_CITY, golden(name), moves, is_listening=True)
