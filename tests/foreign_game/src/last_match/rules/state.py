"""The table of Last Match: data and clone, no rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.step import State


@final
class LastMatchState(State):
    """The row, and the matches that everybody has taken."""

    def __init__(self, seat_count: i64, source: LastMatchState | None = None) -> None:
        super().__init__(seat_count)
        self.row: i64 = 0
        self.first_row: i64 = 0
        self.taken: vec[i64] = vec[i64]([0] * int(seat_count))
        if source is not None:
            self.copy_table(source)
            self.row, self.first_row, self.taken = source.row, source.first_row, source.taken[:]

    def clone(self) -> LastMatchState:
        """A copy of its own."""
        return LastMatchState(self.seat_count, self)
