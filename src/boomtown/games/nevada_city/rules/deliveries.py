"""What sites and contracts still need, and who can bring it: skills first, then goods, then entertainment."""

from __future__ import annotations

from mypy_extensions import i64

from boomtown.games.nevada_city.rules.state import NO_CONTRACT, PLACES, NevadaCityState
from boomtown.games.nevada_city.rules.tables import (
    BUILDING_COST,
    CONTRACT_NEED,
    CONTRACT_REWARD,
    ENTERTAINMENT,
    FIRST_COMMODITY,
    GOOD_COUNT,
    MONEY,
    PROPERTY_COUNT,
    TRADE_COUNT,
)


def site_needs(state: NevadaCityState, building: i64, trade: i64) -> i64:
    """Tokens of iron, lumber or brick that a building in work still needs."""
    place = building * TRADE_COUNT + trade
    return BUILDING_COST[place] - state.supplied[place]


def contract_needs(state: NevadaCityState, seat: i64, slot: i64, good: i64) -> i64:
    """Tokens of a good that a contract of a seat still needs."""
    place = seat * PLACES + slot
    return (
        CONTRACT_NEED[state.reserved[place] * GOOD_COUNT + good] - state.delivered[place * GOOD_COUNT + good]
    )


def from_skill(state: NevadaCityState, person: i64, good: i64) -> i64:
    """Tokens of a good that a character's skills bring: one for each icon of its trade (R10).

    Rules: "Skills", p. 3; "Construction", p. 9.
    """
    trade = good - FIRST_COMMODITY
    if trade < 0 or trade >= TRADE_COUNT:
        return 0
    return state.skill(person, PROPERTY_COUNT + trade)


def can_stand_in(good: i64) -> bool:
    """Whether entertainment may be used as this good: as any other commodity, never as a resource.

    Rules: "Fine points", p. 16.
    """
    return FIRST_COMMODITY <= good < ENTERTAINMENT


def can_bring(state: NevadaCityState, seat: i64, good: i64) -> bool:
    """Whether a seat has a good, or entertainment for it."""
    first = seat * GOOD_COUNT
    if state.goods[first + good] > 0:
        return True
    return can_stand_in(good) and state.goods[first + ENTERTAINMENT] > 0


def can_supply(state: NevadaCityState, seat: i64, person: i64, building: i64) -> bool:
    """Whether a character can add any token to a building in work."""
    for trade in range(TRADE_COUNT):
        if site_needs(state, building, trade) > 0:
            good = FIRST_COMMODITY + trade
            if from_skill(state, person, good) > 0 or can_bring(state, seat, good):
                return True
    return False


def can_advance(state: NevadaCityState, seat: i64, person: i64, slot: i64) -> bool:
    """Whether a character can add any token to a reserved contract."""
    for good in range(GOOD_COUNT):
        if contract_needs(state, seat, slot, good) > 0:
            if from_skill(state, person, good) > 0 or can_bring(state, seat, good):
                return True
    return False


def can_complete(
    state: NevadaCityState, seat: i64, person: i64, contract: i64, purse: i64, owed: i64
) -> bool:
    """Whether a character can pay all that a contract needs at once, with `purse` dollars beside the fee.

    A fee that is `owed` because it could not be paid may be paid out of the contract's money; what the contract
    needs may not.

    Rules: "Complete a contract", p. 10.
    """
    first = contract * GOOD_COUNT
    mine = seat * GOOD_COUNT
    goods = state.goods
    missing: i64 = 0
    for good in range(MONEY):
        need = CONTRACT_NEED[first + good]
        if need == 0:
            continue
        if FIRST_COMMODITY <= good < FIRST_COMMODITY + TRADE_COUNT:
            need -= state.skill(person, PROPERTY_COUNT + good - FIRST_COMMODITY)
        need -= goods[mine + good]
        if need > 0:
            if good < FIRST_COMMODITY:
                return False
            missing += need
        elif good == ENTERTAINMENT:
            missing += need  # what is left of it may stand in
    if CONTRACT_NEED[first + ENTERTAINMENT] == 0:
        missing -= goods[mine + ENTERTAINMENT]
    if missing > 0:
        return False
    dollars = CONTRACT_NEED[first + MONEY]
    return dollars <= purse + owed and purse - dollars + CONTRACT_REWARD[first + MONEY] >= 0


def has_dealt(state: NevadaCityState, person: i64) -> bool:
    """Whether a character has dealt with a contract this year (R9).

    Rules: "Reserve a contract", p. 10.
    """
    return state.dealt_with[person] != NO_CONTRACT


def may_work_on(state: NevadaCityState, person: i64, contract: i64) -> bool:
    """Whether a character may work on a contract: on none before, or on the one it has reserved this year (R9).

    Rules: "Work on a reserved contract", p. 10.
    """
    dealt = state.dealt_with[person]
    return dealt == NO_CONTRACT or dealt == contract * 2
