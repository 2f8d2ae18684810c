"""A series of games between bots: all that a process must know to play any of its games, and how one went."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import boomtown
from boomtown.core.record import Table, parse_record, replay_to
from boomtown.core.rng import derive_seed
from boomtown.games import ALL, factions_of
from boomtown.lab.arena import Clock, play_on
from boomtown.lab.players import make_player


@dataclass(frozen=True)
class Series:
    """Which games are played: all that a process must know to play any of them."""

    game: str
    seats: int
    variants: frozenset[str]
    bots: tuple[str, ...]
    seed: int
    is_verified: bool
    keeps_records: bool
    is_timed: bool = False

    def bots_in(self, number: int) -> list[str]:
        """Seat the bots for one game: in a circle, moved on by one from game to game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]


class Thought(NamedTuple):
    """How many decisions a bot had to think about, and for how many seconds of a processor in all."""

    decisions: int
    seconds: float


@dataclass(frozen=True)
class Outcome:
    """How one game of a series went; an error makes it a fault."""

    number: int
    scores: list[int]  # of the seats, then of virtual players
    winners: list[int]  # seats and virtual players; several share the victory
    actions: int  # decisions of seats; chance is not counted
    record: str  # empty unless wanted
    error: str
    thoughts: Mapping[str, Thought] = field(default_factory=dict)  # of bots, if they were timed
    is_compiled: bool = False  # which form of the rules has played
    factions: tuple[str, ...] = ()  # what each seat has played, in games whose seats are not alike


def play(series: Series, number: int) -> Outcome:
    """Play one game of the series."""
    game, error = ALL[series.game], ""
    table: Table[Any] = Table(game, series.seats, series.variants, is_listening=False)
    clock = Clock(series.seats) if series.is_timed else None
    try:
        bots = [make_player(name, game) for name in series.bots_in(number)]
        play_on(table, bots, derive_seed(series.seed, number), clock)
    except Exception as problem:
        error = f"{type(problem).__name__}: {problem}"
    record = table.record
    text = record.text() if error or series.is_verified or series.keeps_records else ""
    if series.is_verified and not error:
        error = why_not_replayed(series, text, record.scores)
    actions = sum(not move.startswith("*") for move in record.moves)
    winners = [] if error else game.winners(table.state)
    return Outcome(
        number,
        record.scores,
        winners,
        actions,
        text if error or series.keeps_records else "",
        error,
        {} if clock is None else thoughts_of(series.bots_in(number), clock),
        boomtown.COMPILED,
        () if error else tuple(factions_of(series.game, table.state)),
    )


def thoughts_of(names: list[str], clock: Clock) -> dict[str, Thought]:
    """Add up the seats of each bot."""
    found: dict[str, Thought] = {}
    for name, decisions, seconds in zip(names, clock.decisions, clock.seconds, strict=True):
        before = found.get(name, Thought(0, 0.0))
        found[name] = Thought(before.decisions + decisions, before.seconds + seconds)
    return found


def why_not_replayed(series: Series, text: str, scores: list[int]) -> str:
    """Replay the text of a record; empty if it comes to the same end."""
    try:
        again = replay_to(ALL[series.game], parse_record(text))
    except Exception as problem:
        return f"the record does not replay: {type(problem).__name__}: {problem}"
    if again.record.scores != scores or not again.state.is_over():
        return f"the record replays to {again.record.scores}, not to {scores}"
    return ""


def play_some(series: Series, numbers: Iterable[int]) -> list[Outcome]:
    """Play some games of the series."""
    return [play(series, number) for number in numbers]
