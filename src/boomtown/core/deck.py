"""Piles and bags: a multiset of what may come. What has not been drawn has no order and cannot leak."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.verbs import One


@final
@mypyc_attr(acyclic=True)
class Deck:
    """How many pieces of each kind are left. See `Pile` for decks of which somebody knows a part."""

    def __init__(self, left: vec[i64], size: i64) -> None:
        self.left: vec[i64] = left
        self.size: i64 = size

    def clone(self) -> Deck:
        """A copy of its own."""
        return Deck(self.left[:], self.size)

    def __reduce__(self) -> tuple[Any, ...]:
        return Deck, (self.left, self.size)

    def __copy__(self) -> Deck:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Deck:
        return self.clone()

    def remove(self, kind: i64) -> None:
        """One piece of this kind leaves."""
        self.left[kind] -= 1
        self.size -= 1

    def offer(self, verb: One, menu: Menu) -> None:
        """Each kind that may come, weighted by its pieces."""
        left = self.left
        for kind in range(i64(len(left))):
            if left[kind] > 0:
                menu.add_weighted(verb.of(kind), left[kind])

    def sample(self, rng: Rng) -> i64:
        """A kind at random, as likely as `offer` says; nothing is removed."""
        left = self.left
        place = rng.below(self.size)
        kind: i64 = 0
        while place >= left[kind]:
            place -= left[kind]
            kind += 1
        return kind

    def draw(self, rng: Rng) -> i64:
        """Take a piece at random: for `determinize`, never for rules."""
        kind = self.sample(rng)
        self.remove(kind)
        return kind


def full_deck(counts: vec[i64]) -> Deck:
    """A deck with so many pieces of each kind."""
    size: i64 = 0
    for count in counts:
        size += count
    return Deck(counts[:], size)
