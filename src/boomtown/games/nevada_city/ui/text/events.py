"""Events in words: exactly what happens, to whom and for how long, from the figures of the cards."""

from __future__ import annotations

from boomtown.core.text import Text
from boomtown.games.nevada_city import effect_types as kinds
from boomtown.games.nevada_city.card_types import EventCard
from boomtown.games.nevada_city.components import CARDS, HIGHEST_VP
from boomtown.games.nevada_city.effect_types import COMMODITIES, PROPERTIES, RESOURCES
from boomtown.games.nevada_city.ui.text import cards as wording


def event_rules(text: Text, event: EventCard) -> str:
    """Exactly what an event does, to whom, and for how long."""
    lines = [event_effect(text, effect) for effect in event.effects]
    lasting = text.say("nevada-city-lasts", lasts="year" if event.all_year else "now")
    return " ".join([*lines, lasting])


def event_effect(text: Text, effect: kinds.EventEffect) -> str:
    """One effect of an event, as whole sentences."""
    match effect:
        case kinds.GainEachEffect():
            some = wording.any_good(text, COMMODITIES)
            return text.say("nevada-city-happens-gain", count=effect.commodities, goods=some)
        case kinds.PayEachEffect():
            per = "building" if effect.per_building else "player"
            return text.say("nevada-city-happens-pay", amount=wording.dollars(text, effect.amount), per=per)
        case kinds.LoseEachEffect():
            fine = wording.dollars(text, effect.short_money)
            return text.say(
                "nevada-city-happens-lose",
                goods=wording.goods(text, effect.goods),
                short=effect.short_money,
                fine=fine,
            )
        case kinds.LoseMarkerEachEffect():
            return text.say("nevada-city-happens-markers", count=effect.count)
        case kinds.ModProductionEffect():
            tile = PROPERTIES[RESOURCES.index(effect.resource)]
            change, way = (
                wording.count_goods(text, effect.resource, abs(effect.delta)),
                direction(effect.delta),
            )
            return text.say("nevada-city-happens-production", property=tile, goods=change, way=way)
        case kinds.ModSaleEffect():
            change, way = wording.dollars(text, abs(effect.delta)), direction(effect.delta)
            one = wording.count_goods(text, effect.resource, 1)
            return text.say("nevada-city-happens-sale", goods=one, amount=change, way=way)
        case kinds.ModFeeEffect():
            change, way = wording.dollars(text, abs(effect.delta)), direction(effect.delta)
            where = wording.named_building(text, effect.building)
            return text.say(
                "nevada-city-happens-fee", building=where, effect=effect.effect, amount=change, way=way
            )
        case kinds.ModLoanEffect():
            change, way = wording.dollars(text, abs(effect.receive_delta)), direction(effect.receive_delta)
            return text.say("nevada-city-happens-loan", amount=change, way=way)
        case kinds.ExtraActionEffect():
            some = wording.goods(text, effect.goods)
            return text.say("nevada-city-happens-extra", goods=some, count=effect.per_character)
        case kinds.CloseEffect():
            some = text.all_of([wording.named_building(text, name) for name in effect.buildings])
            return text.say("nevada-city-happens-close", buildings=some)
        case kinds.FireEffect():
            return fire_rules(text, effect)
        case kinds.NewContractsEffect():
            return text.say("nevada-city-happens-contracts")
        case kinds.NewWorkersEffect():
            return text.say("nevada-city-happens-workers", count=effect.count)
        case kinds.ShowdownEffect():
            return showdown_rules(text, effect)
        case kinds.PokerPotEffect():
            ante, again = wording.dollars(text, effect.ante), wording.dollars(text, effect.redraw_price)
            prize = wording.goods(text, effect.prize)
            return text.say("nevada-city-happens-poker", ante=ante, redraw=again, prize=prize)


def direction(delta: int) -> str:
    """Whether something grows or shrinks."""
    return "more" if delta > 0 else "less"


def fire_rules(text: Text, effect: kinds.FireEffect) -> str:
    """A fire: where, who must do what, and how the damage is repaired."""
    where = "highest" if effect.target == HIGHEST_VP else "named"
    building = "" if where == "highest" else wording.named_building(text, effect.target)
    lines = [text.say("nevada-city-happens-fire", where=where, building=building)]
    for house in CARDS.building:
        if isinstance(house.passive, kinds.FireBrigadeEffect):
            fee_paid = wording.dollars(text, house.passive.fee)
            lines.append(
                text.say("nevada-city-happens-brigade", building=wording.card_name(text, house), fee=fee_paid)
            )
    lines.append(
        text.say(
            "nevada-city-happens-damage", goods=wording.goods(text, effect.repair), points=effect.repair_vp
        )
    )
    return " ".join(lines)


def showdown_rules(text: Text, effect: kinds.ShowdownEffect) -> str:
    """A gunfight with somebody from outside."""
    return text.say(
        "nevada-city-happens-showdown",
        gun=effect.gun,
        optional="yes" if effect.optional else "no",
        prize=wording.goods(text, effect.prize),
        until="killed" if effect.until_killed else "all",
        deadly="yes" if effect.deadly else "no",
    )
