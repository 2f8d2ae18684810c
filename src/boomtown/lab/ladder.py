"""A ladder of bots: who plays whom, how games are counted, and when a pair has played enough."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from boomtown.bots.levels import SHERIFF
from boomtown.lab.players import CHEATER, level_of

BETWEEN_CHECKS: Final = 20  # games, or a few more so that everybody has sat everywhere
IN_95_OF_100: Final = 1.959964  # standard deviations, for what is reported
AT_A_CHECK: Final = 3.0  # for stopping early; looking often at 95 % would find what is not there
LOWEST: Final = "uniform"


class Pair(NamedTuple):
    """Two players, of whom the first should be the stronger."""

    stronger: str
    weaker: str

    def seats_for(self, seats: int) -> tuple[str, ...]:
        """One of the stronger, all others of the weaker."""
        return (self.stronger, *[self.weaker] * (seats - 1))


def pairs_of(names: Sequence[str], is_complete: bool) -> list[Pair]:
    """Who plays whom, of players from the weakest to the strongest: neighbours, or everybody.

    The Sheriff also meets the lowest, and the cheater the Sheriff (or the strongest, if there is no Sheriff).
    """
    if is_complete:
        return [Pair(stronger, weaker) for weaker, stronger in combinations(names, 2)]
    honest = [name for name in names if level_of(name) != CHEATER]
    found = [Pair(stronger, weaker) for weaker, stronger in pairwise(honest)]
    sheriffs = [name for name in honest if level_of(name) == SHERIFF]
    found += [Pair(name, low) for name in sheriffs for low in honest if low == LOWEST]
    found += [
        Pair(name, rival) for name in names if level_of(name) == CHEATER for rival in sheriffs or honest[-1:]
    ]
    return list(dict.fromkeys(found))


def victory(seats: int, scores: Sequence[int], winners: Iterable[int]) -> list[Fraction]:
    """What each seat has of a victory; if a virtual player has won, it goes to the best seats."""
    best = [seat for seat in winners if seat < seats]
    if not best:
        most = max(scores[:seats])
        best = [seat for seat in range(seats) if scores[seat] == most]
    return [Fraction(seat in best, len(best)) for seat in range(seats)]


def places(seats: int, scores: Sequence[int], winners: Iterable[int]) -> list[int]:
    """The place of each seat, 0 for those who have won; the others by their points."""
    won = victory(seats, scores, winners)
    worth = [(share > 0, 0 if share > 0 else points) for share, points in zip(won, scores, strict=False)]
    return [sum(other > own for other in worth) for own in worth]


def wilson(wins: float, games: int, deviations: float = IN_95_OF_100) -> tuple[float, float]:
    """The interval in which the true share of wins lies, after Wilson (1927).

    >>> [round(bound, 3) for bound in wilson(60, 100)]
    [0.502, 0.691]
    """
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, deviations * deviations
    middle = share + square / (2 * games)
    half = deviations * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    below = 1 + square / games
    return max(0.0, (middle - half) / below), min(1.0, (middle + half) / below)


def one_to_one(share: float, seats: int) -> float:
    """The share of wins against a single rival that stands behind a share among several, odds being equal.

    >>> one_to_one(0.5, 4)
    0.75
    """
    against_all = share * (seats - 1)
    return against_all / (against_all + 1 - share)


@dataclass(frozen=True)
class PairScore:
    """How a pair stands: wins of the stronger, of so many games."""

    games: int
    wins: Fraction

    @property
    def share(self) -> float:
        """The share of games won."""
        return float(self.wins / self.games) if self.games else 0.0

    def interval(self, deviations: float = IN_95_OF_100) -> tuple[float, float]:
        """Where the true share lies."""
        return wilson(float(self.wins), self.games, deviations)

    def side_of(self, mark: float, deviations: float = IN_95_OF_100) -> str:
        """On which side of a mark the whole interval lies: above, below, or around it."""
        low, high = self.interval(deviations)
        return "above" if low > mark else "below" if high < mark else "around"


def is_settled(tally: PairScore, marks: Iterable[float]) -> bool:
    """Whether a pair may stop before its last game: it is clear of all marks, beyond what frequent looks may show."""
    return all(tally.side_of(mark, AT_A_CHECK) != "around" for mark in marks)


def checks(games: int, seats: int) -> list[int]:
    """After which numbers of games a pair is looked at: fixed, so that nothing depends on who finishes first.

    >>> checks(50, 2), checks(50, 3)
    ([20, 40, 50], [21, 42, 50])
    """
    step = seats * math.ceil(BETWEEN_CHECKS / seats)
    return [*range(step, games, step), games]
