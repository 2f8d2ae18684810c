"""Why not? What each decision is about; squares, spots, mountains and the button for mining answer."""

from __future__ import annotations

from typing import Final

from boomtown.games.gold_rush.rules.steps.action import ChooseAction
from boomtown.games.gold_rush.rules.steps.land import PlaceTile
from boomtown.games.gold_rush.rules.verbs import COWBOY, MINE, PLACE, TENT
from boomtown.look.asking import Questions

QUESTIONS: Final = Questions(
    {PlaceTile: (PLACE,), ChooseAction: (COWBOY, TENT, MINE)},
    frozenset(
        f"gold-rush-reason-{name}"
        for name in (
            "not-adjacent",  # a square far away, or one with a tile
            "square-taken",
            "nothing-there",  # no feature, no mountain, no tile
            "no-mountain-there",
            "no-tile-there",
            "other-spot",  # another name of a feature or of a turn that can be chosen
            "same-turn",
        )
    ),
    squares=(PLACE,),
)
