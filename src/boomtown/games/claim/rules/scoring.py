"""Who takes a claim: a function of the state."""

from __future__ import annotations

from mypy_extensions import i64

from boomtown.core.step import NOBODY
from boomtown.games.claim.rules.state import ClaimState


def highest_alone(state: ClaimState) -> i64:
    """The seat with the highest bid, or NOBODY on a tie.

    Rules: "The reveal", p. 2.
    """
    best: i64 = -1
    winner = NOBODY
    for seat in range(state.seat_count):
        if state.bid[seat] > best:
            best = state.bid[seat]
            winner = seat
        elif state.bid[seat] == best:
            winner = NOBODY
    return winner
