"""Last Match: the start, and a view that hides nothing."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.rng import Rng
from boomtown.core.step import Game, View
from last_match.rules.state import LastMatchState
from last_match.rules.steps import LayRow
from last_match.rules.verbs import VERBS


@final
class LastMatch(Game[LastMatchState]):
    """A game of counting for 2 to 4 seats."""

    def __init__(self) -> None:
        super().__init__("last-match", 1, VERBS, 2, 4, [])

    def start(self, seat_count: i64, variants: frozenset[str]) -> LastMatchState:
        """A row is to be laid.

        Rules: "The row", p. 1.
        """
        state = LastMatchState(seat_count)
        state.push(LayRow())
        return state

    def view(self, state: LastMatchState, seat: i64) -> View[LastMatchState]:
        """Everybody sees everything."""
        return View(seat, state.clone())

    def determinize(self, view: View[LastMatchState], rng: Rng) -> LastMatchState:
        """There is only one state behind it."""
        return view.state.clone()

    def finish(self, state: LastMatchState) -> None:
        """A point is scored for the last match alone."""


LAST_MATCH: Final = LastMatch()
