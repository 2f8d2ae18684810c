"""The rules of Carson City in order of play: the table of contents of the rulebook."""

from typing import Any, Final

from boomtown.core.step import Step
from boomtown.games.carson_city.rules.steps.actions import (
    BuyPoints,
    Gamble,
    PerformAction,
    TakeAction,
    TakeGuns,
)
from boomtown.games.carson_city.rules.steps.building import AskOwner, BuildBuilding, PlaceHouse
from boomtown.games.carson_city.rules.steps.construction import ConstructBuilding, PlaceKeptBuildings
from boomtown.games.carson_city.rules.steps.duel import (
    ChooseDuel,
    Duel,
    PlayDuelTiles,
    RedrawDuelTile,
    RollDie,
    TurnToStockpile,
)
from boomtown.games.carson_city.rules.steps.ending import (
    BuyBundle,
    DeclareWinner,
    EndTurn,
    GiveBonus,
    KeepToLimit,
    MoveCounter,
    ScoreEstates,
    ScoreMoney,
    ShiftTrack,
    SpendExcess,
)
from boomtown.games.carson_city.rules.steps.estate import DoubleIncome, PayEstates
from boomtown.games.carson_city.rules.steps.parcels import PurchaseParcels
from boomtown.games.carson_city.rules.steps.personality import (
    BuyRevolvers,
    ChangeTurnOrder,
    ChoosePersonality,
    FetchBuilding,
    HireCowboys,
    SettleParcel,
    TakeMoneyOrWait,
)
from boomtown.games.carson_city.rules.steps.placement import PlaceCowboy, PlaceTogether
from boomtown.games.carson_city.rules.steps.preparation import (
    AnnounceTotals,
    ClaimFirstParcel,
    DealDuelTile,
    DrawBuilding,
    DrawOrder,
    RollCentre,
    RollMountain,
    TurnCard,
)
from boomtown.games.carson_city.rules.steps.river import LayRiver
from boomtown.games.carson_city.rules.steps.roads import LayRoads
from boomtown.games.carson_city.rules.steps.turn import BeginTurn

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    TurnCard,
    LayRiver,
    DealDuelTile,
    DrawBuilding,
    RollCentre,
    RollMountain,
    DrawOrder,
    AnnounceTotals,
    ClaimFirstParcel,
    BeginTurn,
    ChoosePersonality,
    TakeMoneyOrWait,
    SettleParcel,
    HireCowboys,
    BuyRevolvers,
    FetchBuilding,
    ChangeTurnOrder,
    PlaceCowboy,
    PlaceTogether,
    PerformAction,
    Duel,
    RollDie,
    PlayDuelTiles,
    TurnToStockpile,
    RedrawDuelTile,
    ChooseDuel,
    TakeAction,
    TakeGuns,
    PurchaseParcels,
    ConstructBuilding,
    BuildBuilding,
    PlaceHouse,
    AskOwner,
    PlaceKeptBuildings,
    Gamble,
    DoubleIncome,
    PayEstates,
    BuyPoints,
    EndTurn,
    BuyBundle,
    MoveCounter,
    KeepToLimit,
    GiveBonus,
    LayRoads,
    ShiftTrack,
    SpendExcess,
    ScoreEstates,
    ScoreMoney,
    DeclareWinner,
)
