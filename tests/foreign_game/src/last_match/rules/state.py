"""The table of Last Match: data and clone, no rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.audience import Public
from boomtown.core.step import State


@final
class LastMatchState(State):
    """The row, and the matches that everybody has taken."""

    def __init__(self, seat_count: i64, old: LastMatchState | None = None) -> None:
        super().__init__(seat_count, old=old)
        self.row: Public[i64] = old.row if old else i64(0)
        self.first_row: Public[i64] = old.first_row if old else i64(0)
        # (seat) -> matches
        self.taken: Public[vec[i64]] = old.taken[:] if old else vec[i64]([0] * int(seat_count))

    def clone(self) -> LastMatchState:
        """A copy of its own."""
        return LastMatchState(self.seat_count, self)
