"""Gold Rush: the start, who sees what, and what may be behind a view."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.rng import Rng
from boomtown.core.step import HIDDEN, Game, Variant, View
from boomtown.games.gold_rush.evaluation.evaluate import evaluate
from boomtown.games.gold_rush.rules.features import has_completed, lay_tile
from boomtown.games.gold_rush.rules.state import GoldRushState
from boomtown.games.gold_rush.rules.steps.ending import RemoveTentsAndTokens, push_final_scoring
from boomtown.games.gold_rush.rules.steps.evaluation import Evaluate
from boomtown.games.gold_rush.rules.steps.land import PlaceMiningTokens
from boomtown.games.gold_rush.rules.steps.turn import DrawFirstSeat, TakeTurn
from boomtown.games.gold_rush.rules.tables import START_FACE, TOKEN_COUNT, VALUES
from boomtown.games.gold_rush.rules.verbs import VERBS

NO_FARMERS: Final = "no-farmers"
FIRST: Final = "first"  # who begins
SEAT: Final = "seat"
LOT: Final = "lot"


@final
class GoldRush(Game[GoldRushState]):
    """Carcassonne: Gold Rush for 2 to 5 seats."""

    def __init__(self) -> None:
        variants = [Variant(NO_FARMERS, [], "", [], True), Variant(FIRST, [SEAT, LOT], SEAT, [])]
        super().__init__("gold-rush", 1, VERBS, 2, 5, variants)

    def start(self, seat_count: i64, variants: frozenset[str]) -> GoldRushState:
        """The start tile with its token in the middle of the table; seat 0 begins, or whom the lot names (A22).

        Scores are plain numbers from 0 on: no lap of a track is lost.

        Rules: "Preparation", p. 2; "The scoreboard", p. 5; "The prairies", p. 6 (without farmers).
        """
        state = GoldRushState(seat_count)
        if NO_FARMERS in variants:
            state.has_farmers = 0
        tile = lay_tile(state, START_FACE, 0, 0)
        if f"{FIRST}={LOT}" in variants:
            state.push(DrawFirstSeat())
        else:
            state.push(TakeTurn(0))
        state.push(PlaceMiningTokens(0, tile))
        state.settle()
        return state

    def view(self, state: GoldRushState, seat: i64) -> View[GoldRushState]:
        """Values of tokens are known to their owner only, until the game is over (A19)."""
        seen = state.clone()
        if state.is_over():
            return View(seat, seen)
        for other in range(state.seat_count):
            if other != seat:
                for value in range(VALUES):
                    seen.held[other * VALUES + value] = HIDDEN
        for value in range(VALUES):
            seen.unseen.left[value] = HIDDEN
        return View(seat, seen)

    def determinize(self, view: View[GoldRushState], rng: Rng) -> GoldRushState:
        """The others' tokens are any of those the seat has not seen."""
        state = view.state.clone()
        if state.is_over():
            return state
        unseen = state.unseen
        unseen.left = TOKEN_COUNT[:]
        missing: i64 = 0
        for seat in range(state.seat_count):
            if state.held[seat * VALUES] == HIDDEN:
                missing += state.token_count[seat]
            else:
                for value in range(VALUES):
                    unseen.left[value] -= state.held[seat * VALUES + value]
        unseen.size += missing
        for seat in range(state.seat_count):
            if state.held[seat * VALUES] == HIDDEN:
                for value in range(VALUES):
                    state.held[seat * VALUES + value] = 0
                for _ in range(state.token_count[seat]):
                    state.held[seat * VALUES + unseen.draw(rng)] += 1
        return state

    def finish(self, state: GoldRushState) -> None:
        """Final scoring as if the tile just placed had been the last; what it has completed is scored first."""
        push_final_scoring(state)
        if has_completed(state, state.tile_count - 1):
            state.push(Evaluate(0, state.tile_count - 1))
        state.push(RemoveTentsAndTokens())  # nobody can say what the tokens on the map are worth

    def evaluate(self, state: GoldRushState) -> vec[i64]:
        """Open features by how likely they are completed, free cowboys, tents and tokens."""
        return evaluate(state)


GOLD_RUSH: Final = GoldRush()
