"""What looked well for whom, wherever in a tree: so that a decision with many options opens with promising ones.

After Nijssen and Winands, "Enhancements for multi-player Monte-Carlo tree search" (2011): progressive history.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng

UNKNOWN: Final = 2.0  # better than anything known: everything is looked at once


@final
class History:
    """For each seat and action, how often it was looked at, and how well it looked."""

    def __init__(self, actions: i64, seats: i64, curiosity: float) -> None:
        self.actions: Final[i64] = actions
        self.curiosity: Final[float] = curiosity  # how readily it looks again at what looked worse
        self.looks: Final[vec[i64]] = vec[i64]([0] * int(actions * seats))
        self.value_sum: Final[vec[float]] = vec[float]([0.0] * int(actions * seats))

    def note(self, seat: i64, action: i64, value: float) -> None:
        """An action has looked so well for a seat."""
        place = seat * self.actions + action
        self.looks[place] += 1
        self.value_sum[place] += value

    def promise(self, seat: i64, action: i64) -> float:
        """How well an action has looked, and a little more if that was seldom."""
        place = seat * self.actions + action
        looks = float(self.looks[place])
        if looks == 0.0:
            return UNKNOWN
        return self.value_sum[place] / looks + self.curiosity / math.sqrt(looks)

    def draw(self, menu: Menu, first: i64, seat: i64, rng: Rng) -> i64:
        """The place on the menu, from the first on, of the action that promises most; among equals any."""
        best = first
        best_promise = -1.0
        equals: i64 = 0
        for place in range(first, menu.count):
            promise = self.promise(seat, menu.actions[place])
            if promise > best_promise:
                best, best_promise, equals = place, promise, 1
            elif promise == best_promise:
                equals += 1
                if rng.below(equals) == 0:
                    best = place
        return best
