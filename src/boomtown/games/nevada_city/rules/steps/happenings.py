"""From components to effects of events: one object for each effect of each card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.games.nevada_city import effect_types as vocabulary
from boomtown.games.nevada_city.components import CARDS, HIGHEST_VP
from boomtown.games.nevada_city.effect_types import RESOURCES
from boomtown.games.nevada_city.rules.event_effects import EVENT_EFFECTS, EventEffect
from boomtown.games.nevada_city.rules.steps.conditions import (
    AllowExtraAction,
    CloseBuildings,
    ModFee,
    ModLoan,
    ModProduction,
    ModSale,
    NewContracts,
    NewWorkers,
)
from boomtown.games.nevada_city.rules.steps.fights import MeetOutsider
from boomtown.games.nevada_city.rules.steps.fires import SetFire
from boomtown.games.nevada_city.rules.steps.hardships import GainEach, LoseEach, LoseMarkerEach, PayEach
from boomtown.games.nevada_city.rules.steps.poker import HoldTournament
from boomtown.games.nevada_city.rules.tables import BUILDING_NAMES, KIND_NAMES, NO_BUILDING, goods_row


def effect_of(one: vocabulary.EventEffect) -> EventEffect:
    """The effect that follows the rules of its kind with the figures of its card."""
    if isinstance(one, vocabulary.GainEachEffect):
        return GainEach(one.commodities)
    if isinstance(one, vocabulary.PayEachEffect):
        return PayEach(one.amount, 1 if one.per_building else 0)
    if isinstance(one, vocabulary.LoseEachEffect):
        return LoseEach(goods_row({str(name): count for name, count in one.goods.items()}), one.short_money)
    if isinstance(one, vocabulary.LoseMarkerEachEffect):
        return LoseMarkerEach(one.count)
    if isinstance(one, vocabulary.ModProductionEffect):
        return ModProduction(RESOURCES.index(one.resource), one.delta)
    if isinstance(one, vocabulary.ModSaleEffect):
        return ModSale(RESOURCES.index(one.resource), one.delta)
    if isinstance(one, vocabulary.ModFeeEffect):
        return ModFee(BUILDING_NAMES.index(one.building), KIND_NAMES.index(one.effect), one.delta)
    if isinstance(one, vocabulary.ModLoanEffect):
        return ModLoan(one.receive_delta)
    if isinstance(one, vocabulary.ExtraActionEffect):
        return AllowExtraAction()
    if isinstance(one, vocabulary.CloseEffect):
        return CloseBuildings(vec[i64]([int(name in one.buildings) for name in BUILDING_NAMES]))
    if isinstance(one, vocabulary.FireEffect):
        is_highest = one.target == HIGHEST_VP
        return SetFire(NO_BUILDING if is_highest else BUILDING_NAMES.index(one.target))
    if isinstance(one, vocabulary.NewContractsEffect):
        return NewContracts()
    if isinstance(one, vocabulary.NewWorkersEffect):
        return NewWorkers(one.count)
    if isinstance(one, vocabulary.ShowdownEffect):
        return MeetOutsider(
            one.gun,
            goods_row({str(name): count for name, count in one.prize.items()}),
            int(one.optional),
            int(one.until_killed),
            int(one.deadly),
        )
    prizes = goods_row({str(name): count for name, count in one.prize.items()})
    return HoldTournament(one.ante, one.redraw_price, prizes)


def make_event_effects() -> None:
    """Make the effects of all events, once."""
    if not EVENT_EFFECTS:
        for event in CARDS.event:
            for effect in event.effects:
                EVENT_EFFECTS.append(effect_of(effect))
