"""Claim with planted mistakes: what the tools must find."""

from mypy_extensions import i64

from boomtown.core.rng import Rng
from boomtown.core.step import Game, View
from boomtown.games.claim import CLAIM
from boomtown.games.claim.rules.state import ClaimState

RICH = 7  # points of the first seat from which on the mistakes show


class Spoilt(Game[ClaimState]):
    """Claim under its own name, as it is."""

    def __init__(self) -> None:
        super().__init__(CLAIM.name, CLAIM.rules, CLAIM.verbs, CLAIM.fewest, CLAIM.most, CLAIM.variants)

    def start(self, seat_count: i64, variants: frozenset[str]) -> ClaimState:
        return CLAIM.start(seat_count, variants)

    def view(self, state: ClaimState, seat: i64) -> View[ClaimState]:
        return CLAIM.view(state, seat)

    def determinize(self, view: View[ClaimState], rng: Rng) -> ClaimState:
        return CLAIM.determinize(view, rng)

    def finish(self, state: ClaimState) -> None:
        CLAIM.finish(state)


class Forgetful(Spoilt):
    """Once the first seat is rich, holes in a view stay holes."""

    def determinize(self, view: View[ClaimState], rng: Rng) -> ClaimState:
        return view.state.clone() if view.state.score[0] >= RICH else super().determinize(view, rng)


class Blind(Spoilt):
    """Once the first seat is rich, nobody can look."""

    def view(self, state: ClaimState, seat: i64) -> View[ClaimState]:
        if state.score[0] >= RICH:
            raise ValueError("it is too dark to see")
        return super().view(state, seat)
