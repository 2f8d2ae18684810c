"""Tables of the Card Game built from moves told as text: nothing is mocked, no state is poked."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from boomtown.core.record import Record, Refused, Table, live_score, parse_move, parse_record, replay_to
from boomtown.core.step import CHANCE
from boomtown.games.card_game import CARD_GAME
from boomtown.games.card_game.components import CHARACTERS, SUITS, TERRAIN
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.tables import CARDS, CITY_ROOM, WITH
from boomtown.games.card_game.rules.verbs import CHARACTER_NAMES, TERRAIN_NAMES

GOLDEN = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.toml"))  # of the recorded games
BACK = {person.id: "-".join(person.back) or "skull" for person in CHARACTERS}

# A wish of one seat for one round: the card it takes, and where a terrain card goes ("h8" for the first).
Wish = tuple[str, str]
# An event of a table in short: its name without "card-game-", whom it concerns, its numbers.
Told = tuple[str, int, list[int]]


def table(*moves: str, seats: int = 4, variants: Iterable[str] = ()) -> Table[CardGameState]:
    """A table after these moves, told as in a record."""
    return go_on(Table(CARD_GAME, seats, frozenset(variants)), *moves)


def go_on(table: Table[CardGameState], *moves: str) -> Table[CardGameState]:
    """Tell a table moves as in a record; `* back of cowboy` names a back by its character."""
    for move in moves:
        seat, text = parse_move(move)
        if text.startswith("back of "):
            text = f"back {BACK[text.removeprefix('back of ')]}"
        table.say(seat, text)
    return table


def offer(character: str, following: str, terrain: str) -> list[str]:
    """The reveal of a round: a character, whose back is then seen, and terrain cards."""
    draws = [f"* draw {card}" for card in terrain.split()]
    return [f"* reveal {character}", f"* back of {following}", *draws]


def bids(*values: int) -> list[str]:
    """The auction cards of all seats."""
    return [f"{seat} bid {value}" for seat, value in enumerate(values)]


def actor(table: Table[CardGameState]) -> int:
    return int(table.state.actor())


def offered(table: Table[CardGameState], word: str = "") -> list[str]:
    """The options of whoever is to act, as texts; those of one verb if a word is given."""
    texts = [CARD_GAME.verbs.text(action) for action in table.state.options(actor(table))]
    return [text for text in texts if text.split()[0] == word or not word]


def why_not(table: Table[CardGameState], text: str, seat: int | None = None) -> str:
    """The reason with which the door refuses a move of whoever is to act, or of another seat."""
    before = [*table.record.moves]
    with pytest.raises(Refused) as refused:
        table.say(actor(table) if seat is None else seat, text)
    assert table.record.moves == before
    return refused.value.reason.removeprefix("card-game-reason-")


def because(table: Table[CardGameState], text: str) -> list[int]:
    """The numbers of the sentence with which a move is refused."""
    with pytest.raises(Refused) as refused:
        table.say(actor(table), text)
    return [*refused.value.numbers]


def events(table: Table[CardGameState], *names: str) -> list[Told]:
    """What the table has told so far, in short; only the events of these names if any are given."""
    told = [event for move in table.events for event in move]
    short = [(event.name.removeprefix("card-game-"), int(event.seat), event.numbers) for event in told]
    return [event for event in short if not names or event[0] in names]


def taken(table: Table[CardGameState]) -> list[tuple[int, str]]:
    """Who has taken which card, in order."""
    names = {"event-terrain-taken": TERRAIN_NAMES, "event-character-taken": CHARACTER_NAMES}
    return [(seat, names[name][numbers[0]]) for name, seat, numbers in events(table, *names)]


def final_lines(table: Table[CardGameState], seat: int = 0) -> dict[str, int]:
    """The lines of a seat's score pad if the game ended now; characters by their ids."""
    lines: dict[str, int] = {}
    for event in live_score(CARD_GAME, table.state):
        if event.seat == seat:
            name = event.name.removeprefix("card-game-score-")
            if name == "character":
                name = CHARACTER_NAMES[event.numbers[0]]
            lines[name] = int(event.points)
    return lines


def total(table: Table[CardGameState], seat: int = 0) -> int:
    return int(CARD_GAME.standing(table.state).score[seat])


def scores(table: Table[CardGameState]) -> list[int]:
    return [int(points) for points in table.state.score]


def city(table: Table[CardGameState], seat: int = 0) -> dict[str, str]:
    """The cards of a city with their cells, in the order of placing."""
    state = table.state
    places = range(int(seat * CITY_ROOM), int(seat * CITY_ROOM + state.city_count[seat]))
    cells = [divmod(int(state.city_cell[place]), 16) for place in places]
    names = [TERRAIN_NAMES[state.city_card[place]] for place in places]
    return {name: f"{'abcdefghijklmnop'[row]}{column + 1}" for name, (row, column) in zip(names, cells)}


def characters(table: Table[CardGameState], player: int = 0) -> list[str]:
    """The characters a player has."""
    where = table.state.where
    return [name for kind, name in enumerate(CHARACTER_NAMES) if where[CARDS + kind] == WITH + player]


def cell(row: int, column: int) -> str:
    """A cell by steps south and east of where the first card lies."""
    return f"{'abcdefghijklmnop'[(7 + row) % 16]}{(7 + column) % 16 + 1}"


def played(
    wishes: Sequence[Wish],
    seats: int = 4,
    variants: Iterable[str] = (),
    seat: int = 0,
    then: str = "",
    keep: str = "",
    is_using: bool = False,
    until: str = "",
) -> Table[CardGameState]:
    """A table where one seat has got its wish in each round; the others took what was left.

    It stands before the reveal of the next round, whose character is `then` if it has a back of its own; the
    cards of `keep` have not come yet. Abilities are declined unless `is_using`. With a wish for each round it
    plays to the end, or until the seat is offered what `until` says.
    """
    table = Table(CARD_GAME, seats, frozenset(variants))
    director = Director(table, list(wishes), seat, then, {*keep.split()}, is_using)
    rounds = len(wishes)
    while not table.state.is_over() and (rounds == 18 or table.state.era * 9 + table.state.round < rounds):
        if until and actor(table) == seat and until in [text.split()[0] for text in offered(table)]:
            break
        director.direct()
    return table


class Director:
    """Leads a table so that one seat gets its wishes, one for each round."""

    def __init__(
        self,
        table: Table[CardGameState],
        wishes: list[Wish],
        seat: int,
        then: str,
        keep: set[str],
        is_using: bool,
    ) -> None:
        self.table = table
        self.wishes = wishes
        self.seat = seat
        self.then = then
        self.is_using = is_using
        self.is_long = len(wishes) > 14
        self.wanted = {card for card, _ in wishes} | {then} | keep

    def wish(self, later: int = 0) -> Wish:
        number = int(self.table.state.era * 9 + self.table.state.round) + later
        return self.wishes[number] if number < len(self.wishes) else (self.then, "")

    def direct(self) -> None:
        """One move of whoever is to act."""
        state, seat = self.table.state, actor(self.table)
        texts = [CARD_GAME.verbs.text(action) for action in state.options(seat)]
        self.table.say(seat, self.chosen(seat, texts))

    def chosen(self, seat: int, texts: list[str]) -> str:
        verb = texts[0].split()[0]
        if seat == CHANCE:
            return self.drawn(verb, texts)
        if "done" in texts:
            return "done"
        if "decline" in texts:
            return texts[0] if self.is_using and seat == self.seat else "decline"
        if seat == self.seat and f"take {self.wish()[0]}" in texts:
            return f"take {self.wish()[0]}"
        if seat == self.seat and verb == "place" and self.wish()[1]:
            return f"place {self.wish()[1]}"
        if verb == "bid":  # the one with the wish bids most, the others their lowest cards
            cards = [text for text in texts if text.startswith("bid")]
            return cards[-1] if seat == self.seat else cards[0]
        unwanted = [text for text in texts if text.split()[-1] not in self.wanted]
        return (unwanted or texts)[-1 if verb == "take" else 0]  # rather a terrain card than a character

    def drawn(self, verb: str, texts: list[str]) -> str:
        """Wished cards come when they are wished for, and no others of them."""
        wish, following = self.wish()[0], self.wish(1)[0]
        if verb == "back":
            is_first = not self.table.record.moves
            on_offer = [CHARACTER_NAMES[card - CARDS] for card in self.table.state.offered if card >= CARDS]
            if wish in BACK and BACK[wish] == "skull" and not is_first and wish not in on_offer:
                return "back skull"
            is_skull_wanted = any(BACK.get(card) == "skull" for card in self.wanted)
            is_spare = wish not in BACK and not is_skull_wanted
            if self.is_long and is_spare and not is_first and "back skull" in texts:
                return "back skull"  # all three at once, else only they are left in the last round
            aim = wish if is_first else following
            if aim in BACK and f"back {BACK[aim]}" in texts and BACK[aim] != "skull":
                return f"back {BACK[aim]}"
            spare = [f"back {BACK[name]}" for name in CHARACTER_NAMES if name not in self.wanted]
            return next(text for text in spare if text in texts and text != "back skull")
        if verb == "reveal" and f"reveal {wish}" in texts and not (self.is_long and len(texts) > 1):
            return f"reveal {wish}"
        if f"draw {wish}" in texts:
            return f"draw {wish}"
        if verb == "turn":
            return texts[0]
        return next(text for text in texts if text.split()[1] not in self.wanted)


def with_characters(*ids: str, **more: Any) -> Table[CardGameState]:
    """A table where seat 0 has these characters, one taken in each round."""
    return played([(name, "") for name in ids], **more)


def suit(name: str) -> int:
    """The player with a suit."""
    return SUITS.index(name)


def parcels(card: str) -> tuple[str, ...]:
    return next(entry.parcels for entry in TERRAIN if entry.id == card)


def golden(name: str) -> Record:
    """A recorded game from the folder golden."""
    return parse_record((GOLDEN / f"{name}.toml").read_text(encoding="utf-8"))


def golden_table(name: str, moves: int | None = None) -> Table[CardGameState]:
    """A table at a move of a recorded game."""
    return replay_to(CARD_GAME, golden(name), moves, is_listening=True)
