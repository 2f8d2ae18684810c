"""The bot that looks one act ahead."""

from __future__ import annotations

from typing import Any

from boomtown.core.rng import Rng
from boomtown.core.step import Game, State, View


class Greedy:
    """Takes what leaves it best off if the game ended right after its act; equal choices by lot.

    What the game promises beyond that, by rule of thumb, counts too.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, view: View[Any], rng: Rng) -> int:
        """The option with the best lead over the best rival, judged on one possible table behind the view."""
        table: State = self.game.fill(view, rng)
        options = view.state.options(view.seat)
        promises = self.game.promises(table, view.seat, options)
        best: list[int] = []
        best_lead = 0
        for action, promise in zip(options, promises, strict=True):
            after = table.clone()
            after.act(view.seat, action)
            lead = 100 * lead_of(self.game, after, int(view.seat)) + promise
            if not best or lead > best_lead:
                best, best_lead = [action], lead
            elif lead == best_lead:
                best.append(action)
        return best[int(rng.below(len(best)))]


def lead_of(game: Game[Any], state: State, seat: int) -> int:
    """How many points the seat is ahead of its best rival if the game ended now."""
    scores = [int(points) for points in game.standing(state).score]
    own = scores.pop(seat)
    return own - max(scores, default=0)
