"""The rules of Gold Rush in order of play: the table of contents of the rulebook."""

from typing import Any, Final

from boomtown.core.step import Step
from boomtown.games.gold_rush.rules.steps.action import ChooseAction
from boomtown.games.gold_rush.rules.steps.ending import (
    DeclareWinners,
    RemoveTentsAndTokens,
    ScoreFarmers,
    ScoreGold,
    ScoreIncompleteCities,
    ScoreIncompleteMountains,
    ScoreIncompleteRailroads,
)
from boomtown.games.gold_rush.rules.steps.evaluation import (
    Evaluate,
    ReturnCowboys,
    ScoreCities,
    ScoreMountains,
    ScoreRailroads,
)
from boomtown.games.gold_rush.rules.steps.land import DrawTile, PlaceMiningTokens, PlaceTile
from boomtown.games.gold_rush.rules.steps.mining import ShareTokens, TakeToken
from boomtown.games.gold_rush.rules.steps.turn import DrawFirstSeat, TakeTurn

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    DrawFirstSeat,
    TakeTurn,
    DrawTile,
    PlaceTile,
    PlaceMiningTokens,
    ChooseAction,
    TakeToken,
    Evaluate,
    ScoreRailroads,
    ScoreCities,
    ScoreMountains,
    ShareTokens,
    ReturnCowboys,
    RemoveTentsAndTokens,
    ScoreIncompleteMountains,
    ScoreIncompleteRailroads,
    ScoreIncompleteCities,
    ScoreFarmers,
    ScoreGold,
    DeclareWinners,
)
