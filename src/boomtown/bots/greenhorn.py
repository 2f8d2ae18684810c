"""The bot that plays like somebody who has just read the rules."""

from __future__ import annotations

from typing import Any, Final

from boomtown.bots.greedy import choose_best
from boomtown.core.rng import Rng
from boomtown.core.step import Game, View

ATTENTION: Final = 3  # of so many options it overlooks one


class Greenhorn:
    """Looks one act ahead as well; overlooks some options and misjudges the others by up to so many points."""

    def __init__(self, game: Game[Any], noise: float = 0.0) -> None:
        self.game = game
        self.noise = noise

    def choose(self, view: View[Any], rng: Rng) -> int:
        """What seems to bring most of what it has noticed."""
        options: list[int] = view.state.options(view.seat)
        noticed = [action for action in options if rng.below(ATTENTION) > 0] or options
        return choose_best(self.game, view, noticed, self.noise, rng)
