"""A series of games between bots, in one process or in several: the same games either way."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from typing import Any, Final

from boomtown.bots import make_bot
from boomtown.bots.arena import play_on, seed_of
from boomtown.cli.output import Failure
from boomtown.cli.processes import uninterrupted
from boomtown.core.record import Table, read, replayed
from boomtown.games import ALL, factions_of

CHUNKS: Final = 16  # for each process, so that all end at about the same time
MOST_IN_CHUNK: Final = 50  # games, so that the bar moves


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

    def bots_in(self, number: int) -> list[str]:
        """Seat the bots for one game: in a circle, moved on by one from game to game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]


@dataclass(frozen=True)
class Outcome:
    """How one game of a series went; an error makes it a fault."""

    number: int
    scores: list[int]  # of the seats, then of virtual players
    winners: list[int]  # seats and virtual players; several share the victory
    actions: int  # decisions of seats; chance is not counted
    record: str  # empty unless wanted
    error: str
    factions: tuple[str, ...] = ()  # what each seat has played, in games whose seats are not alike


def play(series: Series, number: int) -> Outcome:
    """Play one game of the series."""
    game, error = ALL[series.game], ""
    table: Table[Any] = Table(game, series.seats, series.variants, is_listening=False)
    try:
        bots = [make_bot(name, game) for name in series.bots_in(number)]
        play_on(table, bots, seed_of(series.seed, number))
    except Exception as problem:
        error = f"{type(problem).__name__}: {problem}"
    record = table.record
    text = record.text() if error or series.is_verified or series.keeps_records else ""
    if series.is_verified and not error:
        error = why_not_replayed(series, text, record.scores)
    actions = sum(not move.startswith("*") for move in record.moves)
    if error:
        return Outcome(number, record.scores, [], actions, text, error)
    kept = text if series.keeps_records else ""
    factions = tuple(factions_of(series.game, table.state))
    return Outcome(number, record.scores, game.winners(table.state), actions, kept, "", factions)


def why_not_replayed(series: Series, text: str, scores: list[int]) -> str:
    """Replay the text of a record; empty if it comes to the same end."""
    try:
        again = replayed(ALL[series.game], read(text))
    except Exception as problem:
        return f"the record does not replay: {type(problem).__name__}: {problem}"
    if again.record.scores != scores or not again.state.is_over():
        return f"the record replays to {again.record.scores}, not to {scores}"
    return ""


def play_some(series: Series, numbers: range) -> list[Outcome]:
    """Play some games of the series."""
    return [play(series, number) for number in numbers]


def play_all(series: Series, games: int, jobs: int) -> Iterator[Outcome]:
    """Play the whole series with so many processes; outcomes come in order."""
    size = max(1, min(MOST_IN_CHUNK, games // (jobs * CHUNKS)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if min(jobs, len(chunks)) == 1:
        for number in range(games):
            yield play(series, number)
        return
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"))
    try:
        with uninterrupted():
            waiting: list[Future[list[Outcome]]] = [pool.submit(play_some, series, chunk) for chunk in chunks]
        for future in waiting:
            yield from future.result()
    except BrokenProcessPool:
        raise Failure("a process that played games has died; --jobs 1 may tell more") from None
    finally:
        for process in active_children():
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
