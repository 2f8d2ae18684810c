"""How work is timed: CPU time, warmed up, best of three. Imports nothing of ours, for a peer runs it too."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Final

BEST_OF: Final = 3

Counts = dict[str, float]  # what was done; the first entry decides which run is the best
Task = Callable[[int], Counts]  # does a multiple of the same work


def calibrate(task: Task, seconds: float) -> int:
    """Find how much of a task takes about so long; that warms it up as well."""
    amount = 1
    while True:
        started = time.process_time()
        task(amount)
        spent = time.process_time() - started
        if spent >= seconds / 4:
            return max(1, round(amount * seconds / spent))
        amount *= 2


def measure(task: Task, amount: int) -> Counts:
    """Give what is done in a second of CPU time, the best of three."""
    best: Counts = {}
    for _ in range(BEST_OF):
        started = time.process_time()
        counts = task(amount)
        spent = time.process_time() - started
        rates = {name: count / spent for name, count in counts.items()}
        if not best or next(iter(rates.values())) > next(iter(best.values())):
            best = rates
    return best


def serve(tasks: dict[str, Task], seconds: float) -> None:
    """Answer each line, the name of a task, with its rates; `task!` asks for rates by the clock on the wall."""
    amounts: dict[str, int] = {}
    for line in sys.stdin:
        name, by_clock, _ = line.strip().partition("!")
        if name not in amounts:
            amounts[name] = calibrate(tasks[name], seconds)
        if by_clock:
            started = time.perf_counter()
            counts = tasks[name](amounts[name])
            spent = time.perf_counter() - started
            answer = {key: count / spent for key, count in counts.items()}
        else:
            answer = measure(tasks[name], amounts[name])
        print(json.dumps(answer), flush=True)
