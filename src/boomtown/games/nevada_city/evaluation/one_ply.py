"""What a position is worth beyond the points: for bots that look one act ahead.

All values are hundredths of a point. They are estimates of ours, not rules: a marker that can still be used, goods
on the way to a building or contract, tiles that will yield in later years, loans that will cost an action.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.games.nevada_city.rules.deliveries import contract_needs
from boomtown.games.nevada_city.rules.people import family_actions, is_family
from boomtown.games.nevada_city.rules.state import (
    FINISHED,
    IN_WORK,
    NO_CONTRACT,
    PLACES,
    SLOTS,
    NevadaCityState,
)
from boomtown.games.nevada_city.rules.steps.rounds import ChooseCharacter
from boomtown.games.nevada_city.rules.steps.turn import UseMarkers
from boomtown.games.nevada_city.rules.steps.years import YEARS, YEARS_OF_TWO
from boomtown.games.nevada_city.rules.tables import (
    BOARD_BUILDINGS,
    BUILDING_COST,
    BUILDING_VP,
    BUILDINGS,
    CONTRACT_BUILDING,
    CONTRACT_NEED,
    CONTRACT_SKILL,
    CONTRACT_VP,
    CONTRACT_VP_BUILT,
    GOOD_COUNT,
    MONEY,
    NO_BUILDING,
    NO_SKILL,
    PEOPLE,
    PROPERTY_COUNT,
    SKILL_COUNT,
    SPACE_COUNT,
    TRADE_COUNT,
)

LOOKAHEAD: Final[i64] = 12  # small decisions that are part of one action
MARKER: Final[i64] = 128  # an unused marker
LAST_MARKER: Final[i64] = 84  # in the last year
LATER_MARKER: Final[i64] = 40  # of a character that stays, for each later year
GOOD_VALUE: Final = vec[i64]([50, 42, 52, 60, 60, 60, 52, 66, 27])  # (good), money last, while there is time
LAST_GOOD: Final = vec[i64]([14, 10, 14, 18, 18, 18, 14, 20, 8])  # the same when time is running out
ON_SITE: Final[i64] = 62  # percent of a building's points, by the tokens that lie there
CLAIMED: Final[i64] = 36  # percent of its points for a building that can still be finished
ON_CONTRACT: Final[i64] = 70
RESERVED: Final[i64] = 25
TILE: Final[i64] = 48  # a property, for each later year
SPACE: Final[i64] = 9  # a space of an own building, for each later year
SKILL: Final[i64] = 32  # an icon, for each later year
LOAN: Final[i64] = 300
BADGE: Final[i64] = 40


def worth(state: NevadaCityState, seat: i64) -> i64:
    """What a seat has beyond its points, in hundredths, after the small decisions that its action still asks."""
    if not is_deciding(state, seat):
        return standing_value(state, seat)
    ahead = state.clone()
    menu = Menu()
    for _ in range(LOOKAHEAD):
        if not is_deciding(ahead, seat):
            break
        decide(ahead, seat, menu)
    return (ahead.score[seat] - state.score[seat]) * 100 + standing_value(ahead, seat)


def is_deciding(state: NevadaCityState, seat: i64) -> bool:
    """Whether a seat is in the middle of an action."""
    if state.is_over():
        return False
    step = state.agenda[-1]
    if isinstance(step, UseMarkers | ChooseCharacter):
        return False
    return step.actor(state) == seat and len(step.actors(state)) == 1


def decide(state: NevadaCityState, seat: i64, menu: Menu) -> None:
    """Take the option that looks best at once."""
    menu.clear()
    state.agenda[-1].options(state, seat, menu)
    best = menu.actions[0]
    best_value: i64 = -1000000
    for place in range(menu.count):
        after = state.clone()
        after.act(seat, menu.actions[place])
        value = after.score[seat] * 100 + standing_value(after, seat)
        if value > best_value:
            best_value = value
            best = menu.actions[place]
    state.act(seat, best)


def standing_value(state: NevadaCityState, seat: i64) -> i64:
    """All parts together."""
    last = (YEARS_OF_TWO if state.seat_count == 2 else YEARS) - 1
    years = last - state.year  # after this one
    value = goods_value(state, seat, years) + people_value(state, seat, years)
    value += building_value(state, seat, years) + contract_value(state, seat, years)
    for kind in range(PROPERTY_COUNT):
        place = seat * PROPERTY_COUNT + kind
        value += state.properties[place] * TILE * years
    value -= state.loans[seat] * (LOAN if years > 0 else 0)
    if state.deputy == seat and years > 0:
        value += BADGE
    return value


def goods_value(state: NevadaCityState, seat: i64, years: i64) -> i64:
    """Goods and money: the first few count more, and less when time runs out."""
    is_late = years == 0 and state.free[seat] < 4
    value: i64 = 0
    for good in range(GOOD_COUNT):
        count = state.goods[seat * GOOD_COUNT + good]
        each = LAST_GOOD[good] if is_late else GOOD_VALUE[good]
        plenty: i64 = 12 if good == MONEY else 5
        if count > plenty:
            value += (count - plenty) * each // 2
            count = plenty
        value += count * each
    return value


def people_value(state: NevadaCityState, seat: i64, years: i64) -> i64:
    """Markers that can be used, and characters that stay."""
    value = state.free[seat] * (MARKER if years > 0 else LAST_MARKER)
    value += family_actions(state, seat) * LATER_MARKER * years
    for person in range(PEOPLE):
        if state.boss[person] == seat and state.taught[person] > 0 and is_family(state, person):
            for skill in range(SKILL_COUNT):
                value += state.skill(person, skill) * SKILL * years // 4
    return value


def building_value(state: NevadaCityState, seat: i64, years: i64) -> i64:
    """Tokens at sites by the part of the points they stand for; spaces of own buildings."""
    value: i64 = 0
    for building in range(BOARD_BUILDINGS, BUILDINGS):
        if state.owner[building] != seat:
            continue
        if state.stage[building] == FINISHED:
            value += SPACE_COUNT[building] * SPACE * years
        elif state.stage[building] == IN_WORK:
            there: i64 = 0
            needed: i64 = 0
            for trade in range(TRADE_COUNT):
                there += state.supplied[building * TRADE_COUNT + trade]
                needed += BUILDING_COST[building * TRADE_COUNT + trade]
            points = BUILDING_VP[building]
            can_finish = years > 0 or state.free[seat] * 3 >= needed - there
            if can_finish:
                value += points * (CLAIMED + ON_SITE * there // needed)
    return value


def contract_value(state: NevadaCityState, seat: i64, years: i64) -> i64:
    """Goods on contracts by the part of the points they stand for."""
    value: i64 = 0
    for slot in range(SLOTS):
        contract = state.reserved[seat * PLACES + slot]
        if contract == NO_CONTRACT:
            continue
        missing: i64 = 0
        needed: i64 = 0
        for good in range(GOOD_COUNT):
            weight: i64 = 1 if good == MONEY else 2
            missing += weight * contract_needs(state, seat, slot, good)
            needed += weight * CONTRACT_NEED[contract * GOOD_COUNT + good]
        building = CONTRACT_BUILDING[contract]
        is_built = building != NO_BUILDING and state.stage[building] >= FINISHED
        points = CONTRACT_VP_BUILT[contract] if is_built else CONTRACT_VP[contract]
        if CONTRACT_SKILL[contract] != NO_SKILL:
            points += 1
        if years > 0 or state.free[seat] > 0:
            value += points * (RESERVED + ON_CONTRACT * (needed - missing) // needed)
    return value
