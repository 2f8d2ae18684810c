"""Tables of Gold Rush built from moves told as text: nothing is mocked, no state is poked."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from boomtown.core.record import Record, Refused, Table, live_score, parse_move, parse_record, replay_to
from boomtown.core.step import CHANCE, NOBODY
from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.games.gold_rush.rules.state import GoldRushState

GOLDEN = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.toml"))  # of the recorded games

# An event of a table in short: its name without "gold-rush-", whom it concerns, its numbers.
Told = tuple[str, int, list[int]]


def table(*moves: str, seats: int = 2, variants: Iterable[str] = ()) -> Table[GoldRushState]:
    """A table after these moves; see `go_on` for how they are told."""
    return go_on(Table(GOLD_RUSH, seats, frozenset(variants)), *moves)


def go_on(table: Table[GoldRushState], *moves: str) -> Table[GoldRushState]:
    """Tell a table moves as in a record, or a turn in one line by whoever's turn it is.

    `gr24 1e n` draws a tile and places it, `gr24 1e n cowboy e` also takes the action of that turn.
    """
    for move in moves:
        if not move.startswith("gr"):
            table.say(*parse_move(move))
            continue
        face, cell, top, *action = move.split(" ", 3)
        table.say(int(CHANCE), f"draw {face}")
        table.say(actor(table), f"place {cell} {top}")
        if action:
            table.say(actor(table), action[0])
    return table


def actor(table: Table[GoldRushState]) -> int:
    return int(table.state.actor())


def why_not(table: Table[GoldRushState], text: str, seat: int | None = None) -> str:
    """The reason with which the door refuses a move of whoever is to act, or of another seat."""
    before = [*table.record.moves]
    assert seat is not None or text not in offered(table)
    with pytest.raises(Refused) as refused:
        table.say(actor(table) if seat is None else seat, text)
    assert table.record.moves == before
    return refused.value.reason.removeprefix("gold-rush-reason-")


def offered(table: Table[GoldRushState], word: str = "") -> list[str]:
    """The options of whoever is to act, as texts; those of one verb if a word is given."""
    texts = [GOLD_RUSH.verbs.text(action) for action in table.state.options(actor(table))]
    return [text for text in texts if text.startswith(word)]


def scores(table: Table[GoldRushState]) -> list[int]:
    return [int(points) for points in table.state.score]


def events(table: Table[GoldRushState], *names: str) -> list[Told]:
    """What the table has told so far, in short; only the events of these names if any are given."""
    told = [event for move in table.events for event in move]
    short = [(event.name.removeprefix("gold-rush-"), int(event.seat), event.numbers) for event in told]
    return [event for event in short if not names or event[0] in names]


def score_lines(table: Table[GoldRushState]) -> list[tuple[int, int, str]]:
    """Seat, points and rule of every score line so far."""
    lines = [event for move in table.events for event in move if event.is_score]
    return [(int(e.seat), int(e.points), e.name.removeprefix("gold-rush-score-")) for e in lines]


def final_lines(table: Table[GoldRushState]) -> list[tuple[int, int, str]]:
    """Seat, points and rule of the score lines that follow if the game ends now."""
    lines = live_score(GOLD_RUSH, table.state)
    return [(int(e.seat), int(e.points), e.name.removeprefix("gold-rush-score-")) for e in lines]


def pile(table: Table[GoldRushState], tile: int = 0, mountain: int = 0) -> int:
    """The mining tokens on the mountain of a tile; tiles are numbered in the order of placing."""
    state = table.state
    return int(state.mountain_tokens[state.mountain_of[state.first_mountain[tile] + mountain]])


def home(table: Table[GoldRushState]) -> list[int]:
    """How many cowboys each seat has in its supply."""
    return [int(cowboys) for cowboys in table.state.supply]


def tents(table: Table[GoldRushState]) -> list[int]:
    """The tile on which each seat's tent stands, or -1."""
    state = table.state
    return [int(state.mountain_tile(segment)) if segment >= 0 else -1 for segment in state.tent_at]


def tokens(table: Table[GoldRushState]) -> list[int]:
    """How many mining tokens each seat holds."""
    return [int(count) for count in table.state.token_count]


def is_over(table: Table[GoldRushState]) -> bool:
    return actor(table) == NOBODY


def golden(name: str) -> Record:
    """A recorded game from the folder golden."""
    return parse_record((GOLDEN / f"{name}.toml").read_text(encoding="utf-8"))


def golden_table(name: str, moves: int | None = None) -> Table[GoldRushState]:
    """A table at a move of a recorded game."""
    return replay_to(GOLD_RUSH, golden(name), moves, is_listening=True)
