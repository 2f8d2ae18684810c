"""Claim: the start, who sees what, and what may be behind a view."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.rng import Rng
from boomtown.core.step import HIDDEN, Game, View
from boomtown.games.claim.rules.state import NO_BID, ClaimState
from boomtown.games.claim.rules.steps import DeclareWinners, Survey
from boomtown.games.claim.rules.tables import HAND, ROUNDS
from boomtown.games.claim.rules.verbs import VERBS


@final
class Claim(Game[ClaimState]):
    """A secret-bid game for 2 to 4 seats, seven rounds."""

    def __init__(self) -> None:
        super().__init__("claim", 1, VERBS, 2, 4, [])

    def start(self, seat_count: i64, variants: frozenset[str]) -> ClaimState:
        """A shuffled pile, and seven bid cards for each seat.

        Rules: "The survey", p. 1.
        """
        state = ClaimState(seat_count)
        state.push(Survey(ROUNDS))
        return state

    def view(self, state: ClaimState, seat: i64) -> View[ClaimState]:
        """A bid lying face down is known to its owner, a scouted claim to its scout."""
        seen = state.clone()
        seen.pile.hide(seat)
        for other in range(state.seat_count):
            if other != seat and state.bid[other] != NO_BID:
                seen.bid[other] = HIDDEN
        return View(seat, seen)

    def determinize(self, view: View[ClaimState], rng: Rng) -> ClaimState:
        """Any unspent card may have been bid, any unseen claim scouted."""
        state = view.state.clone()
        state.pile.determinize(rng)
        for seat in range(state.seat_count):
            if state.bid[seat] == HIDDEN:
                unspent: i64 = 0
                for card in range(HAND):
                    if state.holds(seat, card):
                        unspent += 1
                        if rng.below(unspent) == 0:
                            state.bid[seat] = card
        return state

    def finish(self, state: ClaimState) -> None:
        """What is not won is worth nothing."""
        state.push(DeclareWinners())


CLAIM: Final = Claim()
