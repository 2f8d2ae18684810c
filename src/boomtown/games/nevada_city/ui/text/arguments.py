"""Words for the numbers of Nevada City: buildings, people, goods, amounts.

Each function takes the reader's text, the state (None if nobody gave one) and the number.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from boomtown.core.text import Text
from boomtown.games.nevada_city.card_types import Space
from boomtown.games.nevada_city.components import CARDS, YEARS
from boomtown.games.nevada_city.effect_types import (
    GOODS,
    PROPERTIES,
    RESOURCES,
    SKILLS,
    TRADES,
    BuyEffect,
    BuyPointsEffect,
    ExtraActionEffect,
    FireEffect,
    LoanEffect,
    SellEffect,
)
from boomtown.games.nevada_city.rules.effects import fee_of
from boomtown.games.nevada_city.rules.state import DAMAGE, PLACES, THE_BANK, NevadaCityState
from boomtown.games.nevada_city.rules.steps.claiming import PROPERTY_PRICE
from boomtown.games.nevada_city.rules.steps.deciding_events import next_to_lay
from boomtown.games.nevada_city.rules.steps.ending import is_winner
from boomtown.games.nevada_city.rules.steps.hardships import PayForEvent
from boomtown.games.nevada_city.rules.steps.years import is_last_year
from boomtown.games.nevada_city.rules.tables import (
    BUILDING_COST,
    CHILD,
    CONTRACT_NEED,
    COUSIN,
    CUBE_NAMES,
    FIRST_WORKER,
    GOOD_COUNT,
    SPACES,
    TRADE_COUNT,
)
from boomtown.games.nevada_city.ui.text import cards as wording
from boomtown.games.nevada_city.ui.text import events as event_wording

TROUBLEMAKER: Final = -1  # in place of an event: the fight is with an unhired worker


def building(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The name of a building."""
    return wording.card_name(text, CARDS.building[number])


def figures(text: Text, state: NevadaCityState | None, number: int) -> str:
    """What a building costs and is worth."""
    return wording.building_figures(text, CARDS.building[number])


def site_needs(text: Text, state: NevadaCityState | None, number: int) -> str:
    """What a building still needs; nothing known without a table."""
    first = number * int(TRADE_COUNT)
    lying = [0] * int(TRADE_COUNT) if state is None else state.supplied[first : first + int(TRADE_COUNT)]
    left = {trade: int(BUILDING_COST[first + place] - lying[place]) for place, trade in enumerate(TRADES)}
    return wording.goods(text, left)


def space(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The name of a space."""
    return wording.space_name(text, *SPACES[number])


def space_rules(text: Text, state: NevadaCityState | None, number: int) -> str:
    """A space with what it does; at a table with the fees and prices of the moment."""
    building_card, card = SPACES[number]
    seat = decider(state)
    if state is None or seat < 0:
        return wording.space_rules(text, building_card, card)
    prices = {name: int(state.sale_price(place)) for place, name in enumerate(RESOURCES)}
    current = at_this_moment(state, number, card)
    return wording.space_rules(text, building_card, current, int(fee_of(state, seat, number)), prices)


def space_building(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The building that a space belongs to."""
    return wording.card_name(text, SPACES[number][0])


def at_this_moment(state: NevadaCityState, number: int, card: Space) -> Space:
    """A space as events have changed what it sells and lends."""
    changed: list[Any] = []
    for effect in card.effects:
        if isinstance(effect, BuyEffect):
            each = max(0, effect.each + int(state.price_mod[number]))
            changed.append(msgspec.structs.replace(effect, each=each))
        elif isinstance(effect, LoanEffect):
            receive = max(0, effect.receive + int(state.loan_mod))
            changed.append(msgspec.structs.replace(effect, receive=receive))
        else:
            changed.append(effect)
    return msgspec.structs.replace(card, effects=tuple(changed))


def space_effects(text: Text, state: NevadaCityState, number: int) -> str:
    """What a space does at this moment."""
    prices = {name: int(state.sale_price(place)) for place, name in enumerate(RESOURCES)}
    return wording.effects(text, at_this_moment(state, number, SPACES[number][1]), prices)


def person(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The name of a character."""
    return wording.curly(CARDS.person[number].name)


def character(text: Text, state: NevadaCityState | None, number: int) -> str:
    """A character with what it can do."""
    return wording.person_rules(text, CARDS.person[number])


def worker(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The name of a worker, counted among the workers."""
    return person(text, state, int(FIRST_WORKER) + number)


def worker_rules(text: Text, state: NevadaCityState | None, number: int) -> str:
    """A worker with trade, skills and salary, counted among the workers."""
    return wording.worker_rules(text, CARDS.person[int(FIRST_WORKER) + number])


def cousin(text: Text, state: NevadaCityState | None, number: int) -> str:
    """An additional child with what it can do."""
    return character(text, state, int(COUSIN[number]))


def child(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The name of a son or daughter, counted among them."""
    return person(text, state, int(CHILD[number]))


def active_character(text: Text, state: NevadaCityState | None, number: int) -> str:
    """A character with the markers that are left and what contracts have taught it."""
    card = CARDS.person[number]
    if state is None:
        return wording.person_rules(text, card)
    icons = {name: int(state.skill(number, place)) for place, name in enumerate(SKILLS)}
    return wording.person_rules(text, card, int(state.marks[number]), icons)


def at_least_one(text: Text, state: NevadaCityState | None, number: int) -> int:
    """How many; one if nobody has counted."""
    return max(1, number)


def gun(text: Text, state: NevadaCityState | None, number: int) -> int:
    """The gunslinging of a character."""
    return CARDS.person[number].gun


def swapped_child(text: Text, state: NevadaCityState | None, number: int) -> str:
    """Whether a son or a daughter is exchanged."""
    return ("son", "daughter")[number]


def markers(text: Text, state: NevadaCityState, number: int) -> int:
    """The markers a character has left."""
    return int(state.marks[number])


def family(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The name of a family."""
    return wording.curly(CARDS.family[number].name)


def family_choice(text: Text, state: NevadaCityState | None, number: int) -> str:
    """A family with the properties of its Pa: short enough for a button."""
    card = CARDS.family[number]
    extra = [wording.tiles(text, name, card.extra[name]) for name in PROPERTIES if name in card.extra]
    return text.say("list-next", items=wording.curly(card.name), next=text.all_of(extra))


def contract(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The name of a contract."""
    return wording.card_name(text, CARDS.contract[number])


def contract_rules(text: Text, state: NevadaCityState | None, number: int) -> str:
    """All that a contract says."""
    return wording.contract_rules(text, CARDS.contract[number])


def contract_needs(text: Text, state: NevadaCityState | None, number: int) -> str:
    """What a contract still needs, if it lies reserved at the Homestead of whoever decides now."""
    needed = [int(CONTRACT_NEED[number * int(GOOD_COUNT) + good]) for good in range(int(GOOD_COUNT))]
    seat = decider(state)
    if state is not None and seat >= 0:
        for slot in range(seat * int(PLACES), seat * int(PLACES) + int(PLACES)):
            if state.reserved[slot] == number:
                needed = [
                    count - int(state.delivered[slot * int(GOOD_COUNT) + good])
                    for good, count in enumerate(needed)
                ]
    return wording.goods(text, dict(zip(GOODS, needed, strict=True)))


def slot_contract(text: Text, state: NevadaCityState, slot: int) -> str:
    """The name of the contract in a slot of whoever decides now."""
    return contract(text, state, int(state.reserved[decider(state) * int(PLACES) + slot]))


def slot_needs(text: Text, state: NevadaCityState, slot: int) -> str:
    """What that contract still needs."""
    return contract_needs(text, state, int(state.reserved[decider(state) * int(PLACES) + slot]))


def event(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The name of an event; of a fight that belongs to none."""
    if number == TROUBLEMAKER:
        return text.say("nevada-city-gunfight")
    return wording.card_name(text, CARDS.event[number])


def event_rules(text: Text, state: NevadaCityState | None, number: int) -> str:
    """Exactly what an event does."""
    return event_wording.event_rules(text, CARDS.event[number])


def extra_rules(text: Text, state: NevadaCityState | None, number: int) -> str:
    """What the action of an event brings."""
    effects = [effect for effect in CARDS.event[number].effects if isinstance(effect, ExtraActionEffect)]
    return wording.goods(text, effects[0].goods if effects else {})


def repair_rules(text: Text, state: NevadaCityState | None, number: int) -> str:
    """What it takes to repair a building and what that is worth."""
    burnt = -1 if state is None else int(state.shut[number] // DAMAGE) - 1
    effects = [] if burnt < 0 else [one for one in CARDS.event[burnt].effects if isinstance(one, FireEffect)]
    if not effects:
        return text.say("nevada-city-nothing")
    repair = wording.goods(text, effects[0].repair)
    return text.say("nevada-city-repair", goods=repair, points=effects[0].repair_vp)


def goal(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The name of a goal."""
    return wording.card_name(text, CARDS.goal[number])


def goal_rules(text: Text, state: NevadaCityState | None, number: int) -> str:
    """What a goal counts and pays."""
    return wording.goal_rules(text, CARDS.goal[number])


def metric(text: Text, state: NevadaCityState | None, number: int) -> str:
    """What a goal counts."""
    return text.say("nevada-city-metric", metric=CARDS.goal[number].metric)


def good(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The id of a good."""
    return GOODS[number] if number >= 0 else "none"


def paid_good(text: Text, state: NevadaCityState | None, number: int) -> str:
    """One unit of a good that was paid; empty if nothing was."""
    return wording.count_goods(text, GOODS[number], 1) if number >= 0 else ""


def good_name(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The name of a good."""
    return wording.good_name(text, GOODS[number])


def one_good(text: Text, state: NevadaCityState | None, number: int) -> str:
    """One unit of a good."""
    return wording.count_goods(text, GOODS[number], 1)


def land(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The id of a kind of property."""
    return PROPERTIES[number]


def is_known(text: Text, state: NevadaCityState | None, number: int) -> str:
    """Whether there is a table to look at."""
    return "no" if state is None else "yes"


def property_price(text: Text, state: NevadaCityState | None, number: int) -> str:
    """What a property costs."""
    return wording.dollars(text, int(PROPERTY_PRICE[number]))


def harvest(text: Text, state: NevadaCityState | None, number: int) -> str:
    """What each tile of a kind yields this year; empty without a table."""
    if state is None:
        return ""
    return wording.count_goods(text, GOODS[number], int(state.yields(number)))


def skill(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The name of a skill."""
    return text.say("nevada-city-skill", skill=SKILLS[number], count=1)


def cube(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The id of a cube."""
    return CUBE_NAMES[number]


def chart(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The id of a chart."""
    return ("production", "market")[number]


def card(text: Text, state: NevadaCityState | None, number: int) -> str:
    """A card of the poker deck."""
    return wording.poker_card(text, CARDS.poker[number])


def money(text: Text, state: NevadaCityState | None, number: int) -> str:
    """An amount of money."""
    return wording.dollars(text, number)


def payee(text: Text, state: NevadaCityState | None, number: int) -> str:
    """Whether the Bank or a player is paid."""
    return "bank" if number == THE_BANK else "player"


def year(text: Text, state: NevadaCityState | None, number: int) -> str:
    """A year as text, or its digits are grouped."""
    return str(number if number >= YEARS[0] else number + YEARS[0])


def figure(text: Text, state: NevadaCityState | None, number: int) -> int:
    """The number that an action names; the first is 1."""
    return number + 1


def stake(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The dollars that an action names; the first is 1."""
    return money(text, state, number + 1)


def sold_goods(text: Text, state: NevadaCityState | None, number: int) -> str:
    """What is sold and what it brings; only the number without a table."""
    step = now(state)
    for effect in SPACES[step.space][1].effects if hasattr(step, "space") else ():
        if state is not None and isinstance(effect, SellEffect):
            resource = GOODS.index(effect.resource)
            brings = (number + 1) * (int(state.sale_price(resource)) + effect.bonus)
            what = wording.count_goods(text, effect.resource, number + 1)
            return text.say("nevada-city-sale", goods=what, brings=wording.dollars(text, brings))
    return str(number + 1)


def price(text: Text, state: NevadaCityState | None, number: int) -> str:
    """What a good costs where it is bought one by one; empty if it costs nothing, or without a table."""
    step = now(state)
    for effect in SPACES[step.space][1].effects if hasattr(step, "space") else ():
        if state is not None and isinstance(effect, BuyEffect):
            return wording.dollars(text, max(0, effect.each + int(state.price_mod[step.space])))
    return ""


def is_bought(text: Text, state: NevadaCityState | None, number: int) -> str:
    """Whether a good is bought or just taken."""
    return "yes" if price(text, state, number) else "no"


def asked_effect(text: Text, state: NevadaCityState, over: int) -> str:
    """The id of the effect that a space asks about now; if there is more than one, whether they have an order."""
    card = SPACES[now(state).space][1]
    left = [effect for place, effect in enumerate(card.effects) if not over >> place & 1]
    if len(left) == 1:
        return wording.kind_of(left[0])
    return "points-first" if card.in_order and isinstance(left[0], BuyPointsEffect) else "several"


def payment(text: Text, state: NevadaCityState, seat: int) -> str:
    """What a seat is asked before an event takes its payment."""
    step = now(state)
    if not step.may_repay(state):
        return "borrow"
    return "both" if step.must_borrow(state) else "repay"


def what_stops(text: Text, state: NevadaCityState | None, number: int) -> str:
    """What comes of doing no more."""
    return "pay" if isinstance(now(state), PayForEvent) else "nothing"


def coming_year(text: Text, state: NevadaCityState | None, number: int) -> str:
    """Whether another year follows; without a table it does."""
    return "no" if state is not None and is_last_year(state) else "yes"


def next_place(text: Text, state: NevadaCityState, number: int) -> str:
    """Where the next event is laid: a space by its number, or the deck."""
    return text.say("nevada-city-place-of-event", place=int(next_to_lay(state)) + 1)


def pile_end(text: Text, state: NevadaCityState | None, number: int) -> str:
    """Whether a card goes on the deck or under it."""
    return ("top", "under")[number]


def end_reason(text: Text, state: NevadaCityState | None, number: int) -> str:
    """Why the game ends."""
    return ("years", "plots")[number]


def winners(text: Text, state: NevadaCityState, best: int) -> int:
    """How many have won."""
    return sum(is_winner(state, seat) for seat in range(int(state.seat_count)))


def now(state: NevadaCityState | None) -> Any:
    """What is being decided, or None."""
    return state.agenda[-1] if state is not None and state.agenda else None


def decider(state: NevadaCityState | None) -> int:
    """The seat that decides now, -1 if none."""
    return -1 if state is None or not state.agenda else max(-1, int(state.actor()))
