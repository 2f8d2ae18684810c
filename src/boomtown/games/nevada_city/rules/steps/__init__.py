"""The rules of Nevada City in order of play: the table of contents of the rulebook."""

from typing import Any, Final

from boomtown.core.step import Step
from boomtown.games.nevada_city.rules.steps.buying import BuyMore, TakeBundle
from boomtown.games.nevada_city.rules.steps.charts import DrawCubes
from boomtown.games.nevada_city.rules.steps.claiming import ClaimProperty
from boomtown.games.nevada_city.rules.steps.claiming_contracts import LookAtContracts, ReturnContracts
from boomtown.games.nevada_city.rules.steps.cleanup import (
    DiscardEvents,
    LeaveIdle,
    PassBadge,
    ReturnMarkers,
    YearEndIncome,
)
from boomtown.games.nevada_city.rules.steps.conditions import ReceiveWorkers
from boomtown.games.nevada_city.rules.steps.construction import DeliverToBuilding
from boomtown.games.nevada_city.rules.steps.contracts import DeliverToContract, FillDisplay
from boomtown.games.nevada_city.rules.steps.deciding_events import LayEvents, PeekAtEvents
from boomtown.games.nevada_city.rules.steps.ending import DeclareWinners, ScoreGoals, TurnOverGoal
from boomtown.games.nevada_city.rules.steps.fights import (
    DrawForCharacter,
    DrawForOutsider,
    FaceTroublemaker,
    Showdown,
    SufferWound,
)
from boomtown.games.nevada_city.rules.steps.fires import CallFireBrigade, ChooseBurning
from boomtown.games.nevada_city.rules.steps.gambling import DrawHouse, DrawStake
from boomtown.games.nevada_city.rules.steps.goods import SwapMore
from boomtown.games.nevada_city.rules.steps.hardships import LoseMarkers, PayForEvent, TakeCommodities
from boomtown.games.nevada_city.rules.steps.poker import (
    AnteUp,
    CheckPlayers,
    DealPoker,
    DrawAgain,
    RedrawPoker,
    TakePot,
)
from boomtown.games.nevada_city.rules.steps.rounds import (
    ActionRound,
    BankBuilds,
    ChooseCharacter,
    ResolveEvent,
    RevealEvent,
    TakeTurn,
)
from boomtown.games.nevada_city.rules.steps.setup import (
    AdoptChild,
    ChooseFamily,
    DealGoals,
    DealStartBuildings,
    KeepGoal,
    SwapChild,
    TurnUpGoal,
)
from boomtown.games.nevada_city.rules.steps.turn import UseMarkers
from boomtown.games.nevada_city.rules.steps.visiting import VisitSpace
from boomtown.games.nevada_city.rules.steps.weddings import HoldWeddings, PayWedding
from boomtown.games.nevada_city.rules.steps.years import CheckEnd, PrepareYear

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    DealStartBuildings,
    ChooseFamily,
    SwapChild,
    AdoptChild,
    FillDisplay,
    DrawCubes,
    DealGoals,
    TurnUpGoal,
    KeepGoal,
    PrepareYear,
    ReceiveWorkers,
    ActionRound,
    RevealEvent,
    ResolveEvent,
    TakeCommodities,
    PayForEvent,
    LoseMarkers,
    ChooseBurning,
    CallFireBrigade,
    Showdown,
    DrawForOutsider,
    DrawForCharacter,
    SufferWound,
    AnteUp,
    CheckPlayers,
    DealPoker,
    RedrawPoker,
    DrawAgain,
    TakePot,
    BankBuilds,
    TakeTurn,
    ChooseCharacter,
    UseMarkers,
    VisitSpace,
    BuyMore,
    TakeBundle,
    SwapMore,
    ClaimProperty,
    LookAtContracts,
    ReturnContracts,
    DeliverToBuilding,
    DeliverToContract,
    PeekAtEvents,
    LayEvents,
    DrawStake,
    DrawHouse,
    YearEndIncome,
    DiscardEvents,
    CheckEnd,
    PassBadge,
    ReturnMarkers,
    LeaveIdle,
    FaceTroublemaker,
    HoldWeddings,
    PayWedding,
    TurnOverGoal,
    ScoreGoals,
    DeclareWinners,
)
