"""The bot that takes any option."""

from __future__ import annotations

from typing import Any

from boomtown.core.rng import Rng
from boomtown.core.step import Game, View


class Uniform:
    """Every option is as likely as every other."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, view: View[Any], rng: Rng) -> int:
        """One of the options at random."""
        options: list[int] = view.state.options(view.seat)
        return options[int(rng.below(len(options)))]
