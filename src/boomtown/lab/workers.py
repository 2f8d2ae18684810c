"""Those who play games: this process, several processes, or a Ray cluster. The games are the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import active_children, get_context
from queue import SimpleQueue
from typing import Final, Literal, Protocol

from boomtown.lab.game_series import Outcome, Series, play_some
from boomtown.lab.processors import ignore_interrupts, processors
from boomtown.mistakes import Failure, at_least, at_most
from boomtown.processes import end_with_parent

Engine = Literal["local", "ray"]

MOST_JOBS: Final = 128
MOST_GAMES: Final = 1_000_000
CHUNKS: Final = 16  # for each process, so that all end at about the same time
MOST_IN_CHUNK: Final = 50  # games, so that the bar moves


class Workers(Protocol):
    """They are given games, and hand them over when they are done, in any order."""

    size: int

    def give(self, series: Series, numbers: range) -> None:
        """Have some games of a series played."""

    def take(self) -> tuple[Series, list[Outcome]]:
        """Wait for games that are done; only while some have been given and not been taken."""


def check_series(games: int, seed: int, jobs: int | None = None, most: int = MOST_GAMES) -> None:
    """Refuse a series of games that cannot be, or would never end."""
    at_least(1, games=games, jobs=jobs)
    at_least(0, seed=seed)
    at_most(MOST_JOBS, jobs=jobs)
    at_most(most, games=games)


def workers(engine: Engine, jobs: int | None, games: int) -> AbstractContextManager[Workers]:
    """Make those who play so many games; one for each processor unless told."""
    size = min(jobs or min(MOST_JOBS, processors()), games)
    if engine == "ray":
        from boomtown.lab.cluster import cluster

        return cluster(size)
    return alone() if size == 1 else processes(size)


class Alone:
    """This process: it plays when somebody waits for it."""

    size = 1

    def __init__(self) -> None:
        self.given: deque[tuple[Series, range]] = deque()

    def give(self, series: Series, numbers: range) -> None:
        """Remember some games; each is a piece of work, so that the bar moves."""
        self.given.extend((series, range(number, number + 1)) for number in numbers)

    def take(self) -> tuple[Series, list[Outcome]]:
        """Play the next."""
        series, numbers = self.given.popleft()
        return series, play_some(series, numbers)


class Processes:
    """Processes of this machine. They inherit the path of this one, and so the compiled rules."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.pool = ProcessPoolExecutor(size, get_context("spawn"), initializer=end_with_parent)
        self.series_of: dict[Future[list[Outcome]], Series] = {}
        self.done: SimpleQueue[Future[list[Outcome]]] = SimpleQueue()

    def give(self, series: Series, numbers: range) -> None:
        """Queue some games."""
        with ignore_interrupts():
            future = self.pool.submit(play_some, series, numbers)
        self.series_of[future] = series
        future.add_done_callback(self.done.put)

    def take(self) -> tuple[Series, list[Outcome]]:
        """Wait for the next that is done."""
        future = self.done.get()
        return self.series_of.pop(future), future.result()


@contextmanager
def alone() -> Iterator[Workers]:
    """This process."""
    yield Alone()


@contextmanager
def processes(size: int) -> Iterator[Workers]:
    """Several processes, which end when they are no longer needed, whatever they do."""
    crew = Processes(size)
    try:
        yield crew
    except BrokenProcessPool:
        raise Failure("a process that played games has died; --jobs 1 may tell more") from None
    finally:
        for process in active_children():
            process.terminate()
        crew.pool.shutdown(wait=False, cancel_futures=True)


def play_all(series: Series, games: int, crew: Workers) -> Iterator[Outcome]:
    """Have a whole series played; outcomes come in order."""
    size = max(1, min(MOST_IN_CHUNK, games // (crew.size * CHUNKS)))
    for first in range(0, games, size):
        crew.give(series, range(first, min(first + size, games)))
    early: dict[int, Outcome] = {}  # over before games with smaller numbers
    for number in range(games):
        while number not in early:
            early |= {outcome.number: outcome for outcome in crew.take()[1]}
        yield early.pop(number)
