"""What players of Claim may be after, with no regard for anything else: for games under the laws."""

from __future__ import annotations

from typing import Final

from boomtown.core.laws import PlayStyle
from boomtown.games.claim.rules.state import ClaimState
from boomtown.games.claim.rules.tables import HAND


def stocks(state: ClaimState, seat: int) -> int:
    """High bid cards in hand; the one that lies face down is spent."""
    held = sum(card for card in range(int(HAND)) if state.holds(seat, card))
    return held - max(int(state.bid[seat]), 0)


def waste(state: ClaimState, seat: int) -> int:
    """High bid cards, out of the hand first."""
    return -stocks(state, seat)


PLAY_STYLES: Final[dict[str, PlayStyle]] = {"hoarding": stocks, "wasteful": waste}
