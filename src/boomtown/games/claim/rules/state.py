"""The table of Claim: data and clone, no rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boomtown.core.audience import Private, Public
from boomtown.core.pile import Pile, full_pile
from boomtown.core.step import State
from boomtown.games.claim.rules.tables import CLAIM_COUNT, HAND, KINDS

NO_BID: Final[i64] = -2  # -1 is HIDDEN: a card lies there, others do not know which


@final
@mypyc_attr(acyclic=True)
class ClaimState(State):
    """The pile of claims, and everybody's bid cards."""

    def __init__(self, seat_count: i64, old: ClaimState | None = None) -> None:
        super().__init__(seat_count, old=old)
        # a scouted claim is known to one seat
        self.pile: Private[Pile] = old.pile.clone() if old else full_pile(KINDS, CLAIM_COUNT)
        # (seat * HAND + card) -> 1 while unspent
        self.hand: Public[vec[i64]] = old.hand[:] if old else vec[i64]([1] * (int(seat_count) * int(HAND)))
        # (seat) -> card, NO_BID
        self.bid: Private[vec[i64]] = old.bid[:] if old else vec[i64]([int(NO_BID)] * int(seat_count))
        # (kind) -> claims that were won
        self.taken: Public[vec[i64]] = old.taken[:] if old else vec[i64]([0] * len(CLAIM_COUNT))

    def clone(self) -> ClaimState:
        """A copy of its own."""
        return ClaimState(self.seat_count, self)

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether the seat still has this bid card."""
        return self.hand[seat * HAND + card] == 1
