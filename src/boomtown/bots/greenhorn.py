"""The bot that plays like somebody who has just read the rules."""

from __future__ import annotations

from typing import Any, Final

from boomtown.bots.greedy import gains
from boomtown.core.rng import Rng
from boomtown.core.step import Game, View

ATTENTION: Final = 3  # of so many options it overlooks one
IN_HUNDREDTHS: Final = 300  # by how much it misjudges what it sees, at the most


class Greenhorn:
    """Looks at its own points and at what is plain to see; overlooks some options and misjudges the others."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, view: View[Any], rng: Rng) -> int:
        """What seems to bring most of what it has noticed."""
        table = self.game.determinize(view, rng)
        options: list[int] = view.state.options(view.seat)
        noticed = [action for action in options if rng.below(ATTENTION) > 0] or options
        seemings = [
            gain + int(rng.below(IN_HUNDREDTHS)) for gain in gains(self.game, table, view.seat, noticed)
        ]
        return noticed[seemings.index(max(seemings))]
