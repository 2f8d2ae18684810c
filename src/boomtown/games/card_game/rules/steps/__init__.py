"""The rules of the Card Game in order of play: the table of contents of the rulebook."""

from typing import Any, Final

from boomtown.core.step import Step
from boomtown.games.card_game.rules.steps.abilities import UseCharacter
from boomtown.games.card_game.rules.steps.bids import ChooseBid, TurnCards
from boomtown.games.card_game.rules.steps.building import PlaceCard
from boomtown.games.card_game.rules.steps.ending import (
    DeclareWinners,
    ScoreBuildings,
    ScoreCharacters,
    ScoreVirtualPlayers,
    SellBeforeScoring,
)
from boomtown.games.card_game.rules.steps.fetching import FetchCharacter
from boomtown.games.card_game.rules.steps.offer import CutPile, RevealCharacter, RevealTerrain, SeeBack
from boomtown.games.card_game.rules.steps.rounds import BeginRound, ChangeEra, EndRound
from boomtown.games.card_game.rules.steps.taking import TakeCard, TakeTurns

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    CutPile,
    BeginRound,
    RevealCharacter,
    SeeBack,
    RevealTerrain,
    UseCharacter,
    ChooseBid,
    TurnCards,
    TakeTurns,
    TakeCard,
    PlaceCard,
    EndRound,
    ChangeEra,
    FetchCharacter,
    SellBeforeScoring,
    ScoreBuildings,
    ScoreCharacters,
    ScoreVirtualPlayers,
    DeclareWinners,
)
