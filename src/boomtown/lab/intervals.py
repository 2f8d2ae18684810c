"""Scores and wins added up, with the intervals in which the true figures lie 95 times of 100."""

from __future__ import annotations

import math
from fractions import Fraction
from statistics import fmean, stdev
from typing import Any, Final

NORMAL: Final = 1.96  # so many standard errors to each side


class WinTally:
    """Scores and wins of one seat, one faction, or all of them."""

    def __init__(self) -> None:
        self.scores: list[int] = []
        self.wins = Fraction(0)

    def add(self, score: int, win: Fraction) -> None:
        """Count a game: its score, and which part of the victory it was."""
        self.scores.append(score)
        self.wins += win

    def document(self) -> dict[str, Any]:
        """All figures: half the interval of the mean score, and both ends of that of the wins."""
        games = len(self.scores)
        low, high = wilson(float(self.wins), games)
        return {
            "games": games,
            "score": round(fmean(self.scores), 2),
            "margin": round(margin(self.scores), 2),
            "wins": round(float(self.wins), 2),
            "win_rate": round(float(self.wins) / games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


def margin(numbers: list[int]) -> float:
    """Half the interval of a mean; 0 where one number says nothing of the others.

    >>> round(margin([10, 20, 30, 40]), 2)
    12.65
    """
    return NORMAL * stdev(numbers) / math.sqrt(len(numbers)) if len(numbers) > 1 else 0.0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Both ends of the interval of a win rate (Wilson 1927), which holds near 0 and 1 too.

    >>> [round(end, 3) for end in wilson(50, 100)], [round(end, 3) for end in wilson(0, 20)]
    ([0.404, 0.596], [0.0, 0.161])
    """
    square = NORMAL**2
    centre = wins + square / 2
    reach = NORMAL * math.sqrt(wins * (games - wins) / games + square / 4)
    return max(0.0, (centre - reach) / (games + square)), min(1.0, (centre + reach) / (games + square))
