"""Rounds of measurements: all candidates take turns, so that a busy moment meets them alike."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from boomtown.lab.bench.candidates import OURS, PEER, Candidate
from boomtown.lab.bench.stopwatch import BEST_OF
from boomtown.lab.processors import ignore_interrupts
from boomtown.mistakes import Failure

# what the rates of a task are called in the results; the other tasks are told in microseconds
NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    "inside": {"games": "games_per_second", "actions": "actions_inside"},
    "outside": {"actions": "actions_outside"},
    "playout": {"times": "playouts"},
    "search": {"times": "search_rounds"},
    "think": {"times": "thinking_rounds"},
}
TIME_IMPORT: Final = (
    "import time; start = time.process_time(); "
    "from boomtown.games import game_parts; game_parts({game!r}).rules; "
    "print(time.process_time() - start)"
)

Values = dict[str, list[float]]  # one value for each round


class Worker:
    """The process that measures a candidate."""

    def __init__(self, candidate: Candidate, game: str, seats: int, seconds: float) -> None:
        self.candidate: Final = candidate
        self.process: Final = subprocess.Popen(
            candidate.command(game, seats, seconds),
            env=dict(candidate.environment),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, task: str) -> None:
        """Let it begin with a task."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{task}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # it has died; whoever waits for its answer says so

    def answer(self) -> dict[str, Any]:
        """Wait for what it has measured."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise Failure(f"the process that measured {self.candidate.name} has died")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ask(self, task: str) -> dict[str, Any]:
        """Let it do a task and wait."""
        self.tell(task)
        return self.answer()


@dataclass
class Results:
    """What was measured: for each candidate the values of all rounds by name."""

    of: dict[str, Values] = field(default_factory=dict)

    def add(self, candidate: str, name: str, value: float) -> None:
        """Enter the value of one more round."""
        self.of.setdefault(candidate, {}).setdefault(name, []).append(value)


def run(
    game: str,
    seats: int,
    candidates: list[Candidate],
    rounds: int,
    seconds: float,
    advance: Callable[[int], None],
) -> Results:
    """Measure all candidates in so many rounds; the fastest of ours also as two processes at once."""
    results = Results()
    with workers(candidates, game, seats, seconds) as (singles, twin):
        for number in range(-1, rounds):  # the first round is the warm-up
            for task in OURS:
                for worker in singles:
                    if task in worker.candidate.tasks:
                        rates = worker.ask(task)
                        if number >= 0:
                            enter(results, worker.candidate.name, task, rates)
            twins = next(worker for worker in reversed(singles) if worker.candidate.name != PEER)
            gain = two_against_one(twins, twin)
            if number >= 0:
                results.add(twins.candidate.name, "two_processes", gain)
                for candidate in candidates:
                    if candidate.name != PEER:
                        results.add(candidate.name, "import_ms", import_time(candidate, game))
            advance(1)
    return results


@contextmanager
def workers(
    candidates: list[Candidate], game: str, seats: int, seconds: float
) -> Iterator[tuple[list[Worker], Worker]]:
    """Start a process for each candidate, and one more of the fastest of ours; end them all afterwards."""
    ours = [candidate for candidate in candidates if candidate.name != PEER]
    started: list[Worker] = []
    try:
        with ignore_interrupts():
            for candidate in (*candidates, ours[-1]):
                started.append(Worker(candidate, game, seats, seconds))
        for worker in started:
            is_compiled = worker.answer()["compiled"]
            if is_compiled != (worker.candidate.name == "compiled"):
                raise Failure(f"the process that was to measure {worker.candidate.name} runs another form")
        yield started[:-1], started[-1]
    finally:
        for worker in started:
            worker.process.kill()
            worker.process.communicate()


def enter(results: Results, candidate: str, task: str, rates: Mapping[str, float]) -> None:
    """Give the rates of a task their names and units."""
    if task == "outside":
        results.add(candidate, "options_per_action", rates["options"] / rates["actions"])
    if task not in NAMES:
        results.add(candidate, f"{task}_us", 1e6 / rates["times"])
        return
    for key, name in NAMES[task].items():
        results.add(candidate, name, rates[key])


def two_against_one(one: Worker, other: Worker) -> float:
    """Compare what two processes do at the same time with what one does alone, by the clock on the wall.

    Each is the best of three: whatever else the machine does only makes it slower.
    """
    alone = both = 0.0
    for _ in range(BEST_OF):
        alone = max(alone, one.ask("inside!")["actions"])
        one.tell("inside!")
        other.tell("inside!")
        both = max(both, one.answer()["actions"] + other.answer()["actions"])
    return both / alone


def import_time(candidate: Candidate, game: str) -> float:
    """Measure how long the import of a game takes in a new process, in milliseconds, the best of three."""
    command = [candidate.python, "-P", "-c", TIME_IMPORT.format(game=game)]
    times = []
    for _ in range(BEST_OF):
        done = subprocess.run(
            command, env=dict(candidate.environment), capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise Failure(f"{game} cannot be imported: {done.stderr.strip().splitlines()[-1]}")
        times.append(float(done.stdout) * 1000)
    return min(times)
