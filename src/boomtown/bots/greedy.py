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
        options: list[int] = view.state.options(view.seat)
        leads = gains(self.game, self.game.determinize(view, rng), view.seat, options)
        most = max(leads)
        best = [action for action, lead in zip(options, leads, strict=True) if lead == most]
        return best[int(rng.below(len(best)))]


def gains(game: Game[Any], table: State, seat: int, options: list[int]) -> list[int]:
    """What each option brings: the lead if the game ended after it and what it promises, in hundredths of a point."""
    found = []
    for action, promise in zip(options, game.promises(table, seat, options), strict=True):
        after = table.clone()
        after.act(seat, action)
        found.append(100 * lead_of(game, after, int(seat)) + promise)
    return found


def lead_of(game: Game[Any], state: State, seat: int) -> int:
    """How many points the seat is ahead of its best rival if the game ended now."""
    scores = [int(points) for points in game.standing(state).score]
    own = scores.pop(seat)
    return own - max(scores, default=0)
