"""A small random generator that gives the same numbers interpreted and compiled."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Rng:
    """Two multiplicative generators combined (L'Ecuyer 1988): period 2**61, no product above 2**62."""

    def __init__(self, seed: i64) -> None:
        self.one: i64 = seed % 2147483562 + 1
        self.two: i64 = seed % 2147483398 + 1
        for _ in range(4):  # neighbouring seeds part company
            self.below(2)

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_rng, (self.one, self.two)

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1."""
        one = self.one * 40014 % 2147483563
        two = self.two * 40692 % 2147483399
        self.one = one
        self.two = two
        return (one + two) % 2147483562 * limit // 2147483562


def restore_rng(one: i64, two: i64) -> Rng:
    """A generator that was copied or pickled: it goes on with the same numbers."""
    rng = Rng(0)
    rng.one = one
    rng.two = two
    return rng


def derive_seed(seed: int, *path: int | str) -> int:
    """The seed of what has this number or name in a series: neighbours have nothing in common."""
    text = "/".join(str(part) for part in (seed, *path))
    return int.from_bytes(sha256(text.encode()).digest()[:7], "big")
