"""From components to effects: one object for each effect of each space."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.games.nevada_city import effect_types as vocabulary
from boomtown.games.nevada_city.effect_types import COLOURS, GOODS, RESOURCES
from boomtown.games.nevada_city.rules.effects import EFFECTS, SpaceEffect
from boomtown.games.nevada_city.rules.state import IN_TOWN, LEFT_TOWN
from boomtown.games.nevada_city.rules.steps.buying import BuyGoods, TakeBundleOfGoods
from boomtown.games.nevada_city.rules.steps.claiming import ClaimSomething
from boomtown.games.nevada_city.rules.steps.claiming_contracts import ClaimContract
from boomtown.games.nevada_city.rules.steps.deciding_events import ArrangeEvents
from boomtown.games.nevada_city.rules.steps.gambling import GambleAtSaloon
from boomtown.games.nevada_city.rules.steps.goods import BuyVictoryPoints, ExchangeGoods, GainGoods, SellGoods
from boomtown.games.nevada_city.rules.steps.loans import TakeLoan
from boomtown.games.nevada_city.rules.steps.services import CopySpace, HireWorker, TakeDeputyBadge
from boomtown.games.nevada_city.rules.tables import SPACES, goods_row

PICKS = ["either", "building", "property", "both"]


def mark_names(names: tuple[str, ...], chosen: tuple[str, ...]) -> vec[i64]:
    """(number of the name) -> 1 if it was chosen."""
    return vec[i64]([1 if name in chosen else 0 for name in names])


def effect_of(one: vocabulary.SpaceEffect, place: i64) -> SpaceEffect:
    """The effect that follows the rules of its kind with the figures of its card."""
    if isinstance(one, vocabulary.GainEffect):
        return GainGoods(place, goods_row({str(name): count for name, count in one.goods.items()}))
    if isinstance(one, vocabulary.BuyEffect):
        return BuyGoods(place, one.each, one.most, mark_names(GOODS, one.goods))
    if isinstance(one, vocabulary.BundleEffect):
        return TakeBundleOfGoods(place, one.count, one.min_kinds, mark_names(GOODS, one.goods))
    if isinstance(one, vocabulary.SellEffect):
        return SellGoods(place, RESOURCES.index(one.resource), one.most, one.bonus)
    if isinstance(one, vocabulary.ExchangeEffect):
        return ExchangeGoods(place, mark_names(GOODS, one.goods), GOODS.index(one.into), one.most)
    if isinstance(one, vocabulary.ContractEffect):
        return ClaimContract(place, mark_names(COLOURS, one.colours), one.look, 1 if one.refresh else 0)
    if isinstance(one, vocabulary.ClaimEffect):
        return ClaimSomething(place, PICKS.index(one.pick))
    if isinstance(one, vocabulary.HireEffect):
        source = IN_TOWN if one.source == "display" else LEFT_TOWN
        return HireWorker(place, source, 1 if one.salary_to == "owner" else 0)
    if isinstance(one, vocabulary.DeputyEffect):
        return TakeDeputyBadge(place)
    if isinstance(one, vocabulary.ArrangeEventsEffect):
        return ArrangeEvents(place)
    if isinstance(one, vocabulary.LoanEffect):
        return TakeLoan(place, one.receive, one.repay)
    if isinstance(one, vocabulary.CopySpaceEffect):
        return CopySpace(place)
    if isinstance(one, vocabulary.BuyPointsEffect):
        return BuyVictoryPoints(place, one.each, one.most)
    return GambleAtSaloon(place, one.most, one.pays, one.joker_pays)


def make_space_effects() -> None:
    """Make the effects of all spaces, once."""
    if not EFFECTS:
        for _, space in SPACES:
            for effect in space.effects:
                EFFECTS.append(effect_of(effect, len(EFFECTS)))
