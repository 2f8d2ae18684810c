"""What the server has acknowledged, what pages have seen, and how long they waited for it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any, Final

SHARES: Final = (50, 95, 99)  # per cent
MOST_FAULTS: Final = 20  # that are told; the others are counted


@dataclass
class SentMove:
    """A move that a page has sent, and what became of it."""

    id: str
    seat: int
    text: str
    decision: int  # that it answers
    sent: float
    number: int = 0  # in the record, once it is acknowledged

    @property
    def line(self) -> str:
        """As the record has it."""
        return f"{self.seat} {self.text}"


@dataclass
class Sight:
    """One connection of a page: how many moves it had seen at which time."""

    since: float
    times: list[float] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    until: float = inf  # when it went away

    def see(self, decision: int, at: float) -> None:
        """An update has come."""
        if not self.decisions or decision > self.decisions[-1]:
            self.times.append(at)
            self.decisions.append(decision)

    def wait_for(self, move: SentMove) -> float | None:
        """Seconds until it saw a move; infinite if it never did, None if it could not: it came later, or went away."""
        if not self.since <= move.sent:
            return None
        place = bisect_left(self.decisions, move.number)
        if place < len(self.times):
            return max(0.0, self.times[place] - move.sent)
        return inf if self.until == inf else None


@dataclass
class TableTally:
    """One table: what was sent there, and what was seen of it."""

    room: str
    game: str
    tokens: list[str]  # by seat
    moves: list[SentMove] = field(default_factory=list)
    sights: list[Sight] = field(default_factory=list)  # of pages of players, one connection each
    watching: list[Sight] = field(default_factory=list)  # of those who only watch
    refusals: int = 0  # moves that came too late, because somebody else had acted
    errors: list[str] = field(default_factory=list)
    joins: list[float] = field(default_factory=list)  # seconds until a page had its first update
    faults: list[str] = field(default_factory=list)

    def list_acknowledged(self) -> list[SentMove]:
        """What the server has said is done."""
        return [move for move in self.moves if move.number]

    def is_told(self) -> bool:
        """Whether every move is answered, and all pages that are there have seen the last one."""
        last = max((move.number for move in self.moves), default=0)
        here = [sight for sight in (*self.sights, *self.watching) if sight.until == inf]
        seen = {sight.decisions[-1] if sight.decisions else -1 for sight in here}
        return all(move.number for move in self.moves) and len(seen) < 2 and all(one >= last for one in seen)

    def waits(self, sights: Iterable[Sight]) -> list[float]:
        """How long each of these pages waited for each acknowledged move."""
        found = [sight.wait_for(move) for sight in sights for move in self.list_acknowledged()]
        return [wait for wait in found if wait is not None and wait < inf]

    def compare(self, records: Sequence[Sequence[str]]) -> None:
        """What was acknowledged, the log (the record as each seat may read it) and what pages saw must agree."""
        done = {move.number: move for move in self.list_acknowledged()}
        unsure = {move.line for move in self.moves if not move.number}
        for seat, record in enumerate(records):
            for move in done.values():
                if move.seat != seat:
                    continue
                line = record[move.number - 1] if move.number <= len(record) else "nothing"
                if line != move.line:
                    self.faults.append(
                        f"move {move.number} was acknowledged as {move.line!r}, the log has {line!r}"
                    )
            for number, line in enumerate(record, 1):
                if line.startswith(f"{seat} ") and number not in done and line not in unsure:
                    self.faults.append(f"move {number}, {line!r}, is in the log and nobody has sent it")
        length = len(records[0])
        for sight in (*self.sights, *self.watching):
            seen = sight.decisions[-1] if sight.decisions else 0
            if sight.until == inf and seen != length:
                self.faults.append(f"a page saw {seen} moves, the log has {length}")


def percentiles(waits: Sequence[float]) -> dict[str, float]:
    """How long half of them, 95 and 99 % of them took at the most, in milliseconds.

    >>> percentiles([0.001 * number for number in range(1, 101)])
    {'p50_ms': 51.0, 'p95_ms': 96.0, 'p99_ms': 100.0}
    """
    ordered = sorted(waits) or [0.0]
    return {f"p{share}_ms": round(ordered[len(ordered) * share // 100] * 1000, 1) for share in SHARES}


def summarize(tallies: Sequence[TableTally]) -> dict[str, Any]:
    """All tables together, and those of each game."""
    done = sum(len(tally.list_acknowledged()) for tally in tallies)
    faults = [f"table {tally.room}: {fault}" for tally in tallies for fault in tally.faults]
    games = {
        game: {
            "tables": len(of_game),
            "moves": sum(len(tally.list_acknowledged()) for tally in of_game),
            **percentiles([wait for tally in of_game for wait in tally.waits(tally.sights)]),
        }
        for game in sorted({tally.game for tally in tallies})
        for of_game in [[tally for tally in tallies if tally.game == game]]
    }
    watched = [wait for tally in tallies for wait in tally.waits(tally.watching)]
    joined = percentiles([wait for tally in tallies for wait in tally.joins])
    errors = [error for tally in tallies for error in tally.errors]
    more = [f"and {len(faults) - MOST_FAULTS} more"] if len(faults) > MOST_FAULTS else []
    return {
        "moves": done,
        **percentiles([wait for tally in tallies for wait in tally.waits(tally.sights)]),
        "spectators_p99_ms": percentiles(watched)["p99_ms"],
        "join_p99_ms": joined["p99_ms"],
        "connections": sum(len(tally.sights) + len(tally.watching) for tally in tallies),
        "too_late": sum(tally.refusals for tally in tallies),
        "errors": len(errors),
        "first_errors": sorted(set(errors))[:5],
        "games": games,
        "faults": faults[:MOST_FAULTS] + more,
    }
