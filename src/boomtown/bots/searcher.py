"""The bot that searches."""

from __future__ import annotations

from typing import Any

from boomtown.bots.ismcts import search
from boomtown.core.rng import Rng
from boomtown.core.step import Game, View


class Searcher:
    """Information-set tree search with so many rounds a move."""

    def __init__(self, game: Game[Any], rounds: int = 200) -> None:
        self.game = game
        self.rounds = rounds

    def choose(self, view: View[Any], rng: Rng) -> int:
        """The option visited most; a single option needs no search."""
        options = view.state.options(view.seat)
        return options[0] if len(options) == 1 else int(search(self.game, view, rng, self.rounds))
