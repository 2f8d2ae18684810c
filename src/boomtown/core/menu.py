"""The options of one decision."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from boomtown.core.rng import Rng

ROOM: Final = vec[i64]([0] * 64)  # enough for most decisions; a menu grows when it is not


@final
@mypyc_attr(acyclic=True)
class Menu:
    """Action numbers in a fixed order, each with a whole-number weight (1 unless chance says otherwise).

    Made once and cleared for every decision, so that listing options costs no memory.
    """

    def __init__(self) -> None:
        self.actions: vec[i64] = ROOM[:]
        self.weights: vec[i64] = ROOM[:]
        self.room: i64 = len(ROOM)
        self.count: i64 = 0
        self.total: i64 = 0  # of the weights; 0 = all options count alike

    def clear(self) -> None:
        """Forget the options of the last decision."""
        self.count = 0
        self.total = 0

    def add(self, action: i64) -> None:
        """One more option of a seat."""
        n = self.count
        if n == self.room:
            self.grow()
        self.actions[n] = action
        self.count = n + 1

    def add_weighted(self, action: i64, weight: i64) -> None:
        """One more outcome of chance; all outcomes of one roll have weights."""
        self.add(action)
        self.weights[self.count - 1] = weight
        self.total += weight

    def grow(self) -> None:
        """Twice the room."""
        for _ in range(self.room):
            self.actions = append(self.actions, 0)
            self.weights = append(self.weights, 0)
        self.room *= 2

    def has(self, action: i64) -> bool:
        """Whether the action is on the menu."""
        actions = self.actions
        for i in range(self.count):
            if actions[i] == action:
                return True
        return False

    def pick(self, rng: Rng) -> i64:
        """One of the options, by weight."""
        if self.total == 0:
            return self.actions[rng.below(self.count)]
        weights = self.weights
        left = rng.below(self.total)
        i: i64 = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return self.actions[i]

    def to_list(self) -> list[int]:
        """The actions as a list, for callers outside the rules."""
        actions = self.actions
        return [actions[i] for i in range(self.count)]

    def to_weighted_list(self) -> list[tuple[int, int]]:
        """The actions with their weights, for callers outside the rules."""
        return [(int(self.actions[i]), int(self.weights[i]) if self.total else 1) for i in range(self.count)]
