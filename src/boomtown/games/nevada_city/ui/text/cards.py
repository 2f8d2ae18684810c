"""The cards of Nevada City in words, put together from what stands in their files.

Whoever corrects a card in data/*.toml reads the corrected figures at once. A card with a name of its own that we
do not know is called by it in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from boomtown.core.text import LANGUAGES, Text
from boomtown.games.nevada_city import effect_types as kinds
from boomtown.games.nevada_city.card_types import (
    Building,
    Contract,
    EventCard,
    Family,
    Goal,
    PersonCard,
    PokerCard,
    Space,
)
from boomtown.games.nevada_city.components import CARDS, START_YEAR
from boomtown.games.nevada_city.effect_types import COLOURS, PROPERTIES, SKILLS

NUMERALS: Final = ("", "I", "II", "III", "IV", "V", "VI")  # of events with the same name
CALLED: Final[Mapping[type, str]] = {
    Building: "nevada-city-building",
    Contract: "nevada-city-contract",
    EventCard: "nevada-city-event",
    Goal: "nevada-city-goal",
}


def curly(name: str) -> str:
    """A name from a file with the apostrophe of printed text."""
    return name.replace("'", "’")


def card_name(text: Text, card: Building | Contract | EventCard | Goal) -> str:
    """The name of a card: translated if it is the one we know, else as its file has it."""
    message, own = CALLED[type(card)], curly(card.name)
    english = Text(text.words, LANGUAGES[0]).say(message, card=card.id, name="")
    known = own if english != own else text.say(message, card=card.id, name=own)
    twins = (
        [event.id for event in CARDS.event if event.name == card.name] if isinstance(card, EventCard) else []
    )
    return known if len(twins) < 2 else f"{known} {NUMERALS[twins.index(card.id) + 1]}"


def named_building(text: Text, name: str) -> str:
    """A building by its id."""
    return card_name(text, next(one for one in CARDS.building if one.id == name))


def dollars(text: Text, amount: int) -> str:
    """An amount of money."""
    return text.say("nevada-city-dollars", dollars=amount)


def good_name(text: Text, good: str) -> str:
    """What a good is called without a number."""
    return text.say("nevada-city-good", good=good)


def count_goods(text: Text, good: str, count: int) -> str:
    """So many of a good; money and points too."""
    return text.say("nevada-city-goods", good=good, count=count)


def goods(text: Text, figures: Mapping[Any, int]) -> str:
    """Goods in a row: `3 livestock and 5 crops`."""
    row = [count_goods(text, good, count) for good, count in figures.items() if count]
    return text.all_of(row) if row else text.say("nevada-city-nothing")


def any_of(text: Text, items: Iterable[str]) -> str:
    """Things to choose from: `iron, lumber or brick`."""
    row = [*items]
    if len(row) < 2:
        return "".join(row)
    first = row[0]
    for item in row[1:-1]:
        first = text.say("list-next", items=first, next=item)
    return text.say("nevada-city-or", items=first, last=row[-1])


def any_good(text: Text, names: Iterable[str]) -> str:
    """Goods to choose from."""
    return any_of(text, [good_name(text, name) for name in names])


def colour_name(text: Text, colour: str) -> str:
    """What a kind of contract is called."""
    return text.say("nevada-city-colour", colour=colour)


# Spaces


def number_of(building: Building, space: Space) -> int:
    """Which space of its building it is, from 1; 0 if it is the only one."""
    ids = [one.id for one in building.spaces]
    return 0 if len(ids) == 1 else ids.index(space.id) + 1


def space_name(text: Text, building: Building, space: Space) -> str:
    """A space by its building and number."""
    called = card_name(text, building)
    return text.say("nevada-city-space", building=called, number=number_of(building, space))


def effects(text: Text, space: Space, prices: Mapping[Any, int] | None = None) -> str:
    """What a space does; with `prices`, a resource is sold at what it brings now."""
    row = [space_effect(text, effect, prices) for effect in space.effects]
    if len(row) == 2 and space.need < 2:
        message = "nevada-city-in-order" if space.in_order else "nevada-city-and-or"
        return text.say(message, one=row[0], two=row[1])
    return text.all_of(row)


def space_effect(text: Text, effect: kinds.SpaceEffect, prices: Mapping[Any, int] | None = None) -> str:
    """One effect of a space, as a short request."""
    match effect:
        case kinds.GainEffect():
            return text.say("nevada-city-effect-gain", goods=goods(text, effect.goods))
        case kinds.BuyEffect():
            price, some = dollars(text, effect.each), any_good(text, effect.goods)
            return text.say("nevada-city-effect-buy", most=effect.most, price=price, goods=some)
        case kinds.BundleEffect():
            some = any_good(text, effect.goods)
            return text.say(
                "nevada-city-effect-bundle", count=effect.count, goods=some, kinds=effect.min_kinds
            )
        case kinds.SellEffect():
            resource, bonus = good_name(text, effect.resource), dollars(text, effect.bonus)
            price = dollars(text, (prices or {}).get(effect.resource, 0) + effect.bonus)
            return text.say(
                "nevada-city-effect-sell",
                most=effect.most,
                resource=resource,
                known="no" if prices is None else "yes",
                price=price,
                extra=effect.bonus,
                bonus=bonus,
            )
        case kinds.ExchangeEffect():
            some, into = any_good(text, effect.goods), good_name(text, effect.into)
            return text.say("nevada-city-effect-exchange", most=effect.most, goods=some, into=into)
        case kinds.ContractEffect():
            return contract_effect(text, effect)
        case kinds.ClaimEffect():
            return text.say("nevada-city-effect-claim", pick=effect.pick)
        case kinds.HireEffect():
            return text.say("nevada-city-effect-hire", source=effect.source, payee=effect.salary_to)
        case kinds.DeputyEffect():
            return text.say("nevada-city-effect-deputy")
        case kinds.ArrangeEventsEffect():
            return text.say("nevada-city-effect-arrange")
        case kinds.LoanEffect():
            receive, repay = dollars(text, effect.receive), dollars(text, effect.repay)
            return text.say("nevada-city-effect-loan", receive=receive, repay=repay)
        case kinds.CopySpaceEffect():
            return text.say("nevada-city-effect-copy")
        case kinds.BuyPointsEffect():
            price = dollars(text, effect.each)
            return text.say("nevada-city-effect-points", most=effect.most, price=price)
        case kinds.GambleEffect():
            stake = dollars(text, effect.most)
            return text.say(
                "nevada-city-effect-gamble", stake=stake, pays=effect.pays, joker=effect.joker_pays
            )


def kind_of(effect: kinds.Kind) -> str:
    """The id of a kind of effect, as the files have it."""
    return str(type(effect).__struct_config__.tag)


def contract_effect(text: Text, effect: kinds.ContractEffect) -> str:
    """How a space lets you get at contracts."""
    way = "look" if effect.look else "refresh" if effect.refresh else "display"
    every = "yes" if len(effect.colours) == len(COLOURS) else "no"
    colours = any_of(text, [colour_name(text, colour) for colour in effect.colours])
    return text.say("nevada-city-effect-contract", way=way, look=effect.look, any=every, colours=colours)


def fee(text: Text, space: Space, amount: int) -> str:
    """What a space costs and who gets it; the fee may differ from the printed one."""
    return text.say("nevada-city-fee", amount=amount, dollars=amount, payee=space.fee_to)


def space_rules(
    text: Text,
    building: Building,
    space: Space,
    amount: int | None = None,
    prices: Mapping[Any, int] | None = None,
) -> str:
    """A space with what it does and costs; `amount` is the fee and `prices` what resources bring just now."""
    cost = space.fee if amount is None else amount
    called, does = space_name(text, building, space), effects(text, space, prices)
    return text.say("nevada-city-space-rules", space=called, effects=does, fee=fee(text, space, cost))


# Buildings


def passive(text: Text, effect: kinds.Passive) -> str:
    """What a building does without a marker."""
    match effect:
        case kinds.FireBrigadeEffect():
            return text.say("nevada-city-passive-fire-brigade", fee=dollars(text, effect.fee))
        case kinds.IncomePerUnhiredEffect():
            return text.say("nevada-city-passive-per-unhired", goods=goods(text, effect.goods))
        case kinds.IncomeOverUnhiredEffect():
            return text.say(
                "nevada-city-passive-over-unhired", goods=goods(text, effect.goods), over=effect.over
            )
        case kinds.HealEffect():
            return text.say("nevada-city-passive-heal", commodities=effect.commodities)
        case kinds.DeathIncomeEffect():
            return text.say("nevada-city-passive-death", goods=goods(text, effect.goods))


def building_figures(text: Text, building: Building) -> str:
    """What a building card costs and is worth."""
    return text.say("nevada-city-building-figures", cost=goods(text, building.cost), points=building.vp)


def building_rules(text: Text, building: Building) -> str:
    """All that a building card says: cost, points, what it replaces, what it does, one line for each space."""
    lines = []
    if not building.board and building.year != START_YEAR:
        lines.append(building_figures(text, building))
    if building.replaces:
        old = next(one for one in CARDS.building if one.id == building.replaces)
        lines.append(text.say("nevada-city-replaces", building=card_name(text, old)))
    if building.passive is not None:
        lines.append(passive(text, building.passive))
    for space in building.spaces:
        limits = [
            text.say("nevada-city-limit", limit=limit)
            for limit, there in (("octagon", space.unlimited), ("brown", space.brown), ("poker", space.poker))
            if there
        ]
        said = space_rules(text, building, space)
        lines.append(said + "".join(limits))
    return "\n".join(lines)


# People


def family_rules(text: Text, family: Family) -> str:
    """A family with the properties of its Pa and its members."""
    extra = text.all_of(
        [tiles(text, name, family.extra.get(name, 0)) for name in PROPERTIES if name in family.extra]
    )
    members = [person for person in CARDS.person if person.family == family.id]
    said = person_rules(text, members[0])
    for person in members[1:]:
        said = text.say("nevada-city-next", items=said, next=person_rules(text, person))
    return text.say("nevada-city-family-rules", family=curly(family.name), extra=extra, members=said)


def tiles(text: Text, name: str, count: int) -> str:
    """So many mines, farms or ranches."""
    return text.say("nevada-city-tiles", property=name, count=count)


def skills(text: Text, figures: Mapping[Any, int]) -> str:
    """Skills in a row, with a number where there are several icons."""
    return text.all_of(
        [
            text.say("nevada-city-skill", skill=name, count=figures[name])
            for name in SKILLS
            if figures.get(name, 0)
        ]
    )


def person_name(text: Text, person: PersonCard) -> str:
    """People are called the same in every language."""
    return curly(person.name)


def family_name(text: Text, family: Family) -> str:
    """Families too."""
    return curly(family.name)


def person_rules(
    text: Text, person: PersonCard, markers: int | None = None, icons: Mapping[Any, int] | None = None
) -> str:
    """A character with markers, skills and gun: those printed, or as they are now."""
    figures = person.skills if icons is None else icons
    return text.say(
        "nevada-city-person-rules",
        person=curly(person.name),
        markers=person.actions if markers is None else markers,
        skilled="yes" if any(figures.values()) else "no",
        skills=skills(text, figures),
        gun=person.gun,
    )


def trade(text: Text, person: PersonCard) -> str:
    """What a worker does for a living."""
    own = curly(person.trade)
    english = Text(text.words, LANGUAGES[0]).say("nevada-city-trade", card=person.id, name="")
    return own if english != own else text.say("nevada-city-trade", card=person.id, name=own)


def worker_rules(text: Text, person: PersonCard) -> str:
    """A worker for hire: trade, markers, skills, gun and salary."""
    return text.say(
        "nevada-city-worker-rules",
        trade=trade(text, person),
        rules=person_rules(text, person),
        salary=dollars(text, person.salary),
    )


def poker_card(text: Text, card: PokerCard) -> str:
    """A card of the poker deck."""
    return text.say("nevada-city-poker-card", card=card.id)


# Contracts and goals


def contract_needs(text: Text, contract: Contract) -> str:
    """What a contract needs."""
    return goods(text, contract.needs)


def contract_rules(text: Text, contract: Contract) -> str:
    """All that a contract says: its kind, what it needs, its points and what else it brings."""
    lines = [
        text.say(
            "nevada-city-contract-rules",
            colour=colour_name(text, contract.colour),
            needs=contract_needs(text, contract),
            points=contract.vp,
        )
    ]
    if contract.building:
        listed = next(one for one in CARDS.building if one.id == contract.building)
        lines.append(
            text.say(
                "nevada-city-contract-building",
                building=card_name(text, listed),
                more=max(0, contract.vp_built - contract.vp),
                built=max(contract.vp, contract.vp_built),
            )
        )
    if contract.reward:
        lines.append(text.say("nevada-city-contract-reward", goods=goods(text, contract.reward)))
    if contract.skill:
        lines.append(text.say("nevada-city-contract-skill", skill=skills(text, {contract.skill: 1})))
    return " ".join(lines)


def goal_rules(text: Text, goal: Goal) -> str:
    """What a goal counts and pays."""
    counted_thing = text.say("nevada-city-metric", metric=goal.metric)
    levels = text.all_of([str(level) for level in goal.levels])
    return text.say("nevada-city-goal-rules", counted=counted_thing, levels=levels)
