"""What lets a seat expect points: goods, people, tiles, buildings and contracts, counted as plain numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.games.nevada_city.effect_types import GOODS, PROPERTIES
from boomtown.games.nevada_city.rules.scoring import amount_of
from boomtown.games.nevada_city.rules.state import (
    DISPLAY,
    FINISHED,
    HIRED,
    IN_WORK,
    MARRIED,
    NO_CONTRACT,
    PLACES,
    RELATIVE,
    SLOTS,
    NevadaCityState,
)
from boomtown.games.nevada_city.rules.tables import (
    BOARD_BUILDINGS,
    BUILDING_COST,
    BUILDING_VP,
    BUILDINGS,
    CONTRACT_BUILDING,
    CONTRACT_NEED,
    CONTRACT_VP,
    CONTRACT_VP_BUILT,
    FEE_TO,
    FIRST_COMMODITY,
    FIRST_SPACE,
    FIRST_WORKER,
    GOAL_LEVEL,
    GOAL_METRIC,
    GOOD_COUNT,
    ICON_BITS,
    IS_BROWN,
    MONEY,
    MOST_ICONS,
    MOST_LEVELS,
    NO_BUILDING,
    PASSIVE_KIND,
    PEOPLE,
    PERSON_ACTIONS,
    PERSON_SKILLS,
    PROPERTY_COUNT,
    SKILL_COUNT,
    SPACE_COUNT,
    SPACE_FEE,
    TO_OWNER,
    TRADE_COUNT,
)

# The numbers, one place each; goods come first, in their order. `evaluation/weights.toml` says what each is worth.
NAMES: Final = [
    *GOODS[:-1],
    "spare-resources",  # what is there beyond PLENTY of a kind
    "spare-commodities",
    "dollars",
    "spare-dollars",
    "markers",
    "spare-markers",  # beyond FEW_MARKERS
    "characters",  # that can still act this year
    "family-actions",
    *PROPERTIES,
    "harvest",  # tokens that tiles can still yield this year
    "fees",  # of the spaces of own buildings
    "sites",  # points of buildings in work
    "sites-supplied",  # tenths of points, by the tokens there
    "sites-in-stock",  # by the tokens that could be brought at once
    "sites-ready",  # points of those for which nothing is missing
    "reserved",  # the same for contracts
    "reserved-delivered",
    "reserved-in-stock",
    "reserved-ready",
    "loans",
    "deputy",
    "sheriff",
    "land-skills",
    "trade-skills",
    "slots-taken",
    "workers",
    "goals",  # tenths of points
    "weddings",
    "incomes",  # buildings that pay at the end of a year
    "offer-in-stock",  # the best contract on display, by what could be brought
    "offer-ready",
    "dealers",  # characters that may still deal with a contract
    "kinds",  # of goods
]
FEATURE_COUNT: Final[i64] = len(NAMES)
SPARE_RESOURCES: Final[i64] = NAMES.index("spare-resources")
SPARE_COMMODITIES: Final[i64] = NAMES.index("spare-commodities")
DOLLARS: Final[i64] = NAMES.index("dollars")
SPARE_DOLLARS: Final[i64] = NAMES.index("spare-dollars")
MARKERS: Final[i64] = NAMES.index("markers")
SPARE_MARKERS: Final[i64] = NAMES.index("spare-markers")
CHARACTERS: Final[i64] = NAMES.index("characters")
FAMILY_ACTIONS: Final[i64] = NAMES.index("family-actions")
TILES: Final[i64] = NAMES.index(PROPERTIES[0])
HARVEST: Final[i64] = NAMES.index("harvest")
FEES: Final[i64] = NAMES.index("fees")
SITES: Final[i64] = NAMES.index("sites")
SITES_SUPPLIED: Final[i64] = NAMES.index("sites-supplied")
SITES_IN_STOCK: Final[i64] = NAMES.index("sites-in-stock")
SITES_READY: Final[i64] = NAMES.index("sites-ready")
RESERVED: Final[i64] = NAMES.index("reserved")
RESERVED_DELIVERED: Final[i64] = NAMES.index("reserved-delivered")
RESERVED_IN_STOCK: Final[i64] = NAMES.index("reserved-in-stock")
RESERVED_READY: Final[i64] = NAMES.index("reserved-ready")
LOANS: Final[i64] = NAMES.index("loans")
DEPUTY: Final[i64] = NAMES.index("deputy")
SHERIFF: Final[i64] = NAMES.index("sheriff")
LAND_SKILLS: Final[i64] = NAMES.index("land-skills")
TRADE_SKILLS: Final[i64] = NAMES.index("trade-skills")
SLOTS_TAKEN: Final[i64] = NAMES.index("slots-taken")
WORKERS: Final[i64] = NAMES.index("workers")
GOALS: Final[i64] = NAMES.index("goals")
WEDDINGS: Final[i64] = NAMES.index("weddings")
INCOMES: Final[i64] = NAMES.index("incomes")
OFFER_IN_STOCK: Final[i64] = NAMES.index("offer-in-stock")
OFFER_READY: Final[i64] = NAMES.index("offer-ready")
DEALERS: Final[i64] = NAMES.index("dealers")
KINDS: Final[i64] = NAMES.index("kinds")

PLENTY: Final[i64] = 4
PURSE: Final[i64] = 8
FEW_MARKERS: Final[i64] = 3
TENTHS: Final[i64] = 10
# (metric) -> by how much amounts may still change: in the last year, and more for each year to come
SPREAD: Final = vec[i64]([2, 1, 1, 6, 4, 5, 1, 2, 2])
SPREAD_PER_YEAR: Final = vec[i64]([1, 1, 1, 3, 2, 2, 1, 1, 1])


def count_features(state: NevadaCityState, seat: i64, years: i64, found: vec[i64]) -> None:
    """Put all numbers of a seat into an array; so many years come after this one."""
    for place in range(FEATURE_COUNT):
        found[place] = 0
    count_goods(state, seat, found)
    count_people(state, seat, found)
    count_land(state, seat, found)
    count_buildings(state, seat, found)
    count_contracts(state, seat, found)
    found[LOANS] = state.loans[seat]
    found[DEPUTY] = 1 if state.deputy == seat else 0
    found[SHERIFF] = 1 if state.sheriff == seat else 0
    found[SLOTS_TAKEN] = state.cards_held[seat]
    found[GOALS] = goals_ahead(state, seat, years)


def count_goods(state: NevadaCityState, seat: i64, found: vec[i64]) -> None:
    """Goods and dollars, each kind up to what is plenty."""
    goods = state.goods
    first = seat * GOOD_COUNT
    for good in range(MONEY):
        count = goods[first + good]
        if count > 0:
            found[KINDS] += 1
        if count > PLENTY:
            found[SPARE_RESOURCES if good < FIRST_COMMODITY else SPARE_COMMODITIES] += count - PLENTY
            count = PLENTY
        found[good] = count
    dollars = goods[first + MONEY]
    found[DOLLARS] = dollars if dollars < PURSE else PURSE
    found[SPARE_DOLLARS] = dollars - found[DOLLARS]


def count_people(state: NevadaCityState, seat: i64, found: vec[i64]) -> None:
    """Markers, the family and its skills, workers."""
    boss, status, marks = state.boss, state.status, state.marks
    dealt_with, taught = state.dealt_with, state.taught
    for person in range(PEOPLE):
        if boss[person] != seat:
            continue
        if marks[person] > 0:
            found[CHARACTERS] += 1
            if dealt_with[person] == NO_CONTRACT:
                found[DEALERS] += 1
        if status[person] == HIRED:
            found[WORKERS] += 1
        elif status[person] == RELATIVE or status[person] == MARRIED:
            found[FAMILY_ACTIONS] += PERSON_ACTIONS[person]
            skills = PERSON_SKILLS[person] + taught[person]
            for skill in range(SKILL_COUNT):
                found[LAND_SKILLS if skill < PROPERTY_COUNT else TRADE_SKILLS] += skills & MOST_ICONS
                skills >>= ICON_BITS
            if person >= FIRST_WORKER:
                found[WEDDINGS] += 1
    free = state.free[seat]
    found[MARKERS] = free if free < FEW_MARKERS else FEW_MARKERS
    found[SPARE_MARKERS] = free - found[MARKERS]


def count_land(state: NevadaCityState, seat: i64, found: vec[i64]) -> None:
    """Tiles, and what they can still yield this year."""
    for kind in range(PROPERTY_COUNT):
        place = seat * PROPERTY_COUNT + kind
        tiles = state.properties[place]
        found[TILES + kind] = tiles
        if state.free[seat] > 0:
            found[HARVEST] += (tiles - state.worked[place]) * state.yields(kind)


def count_buildings(state: NevadaCityState, seat: i64, found: vec[i64]) -> None:
    """Own buildings: fees of the finished ones, points of those in work by what is there or in stock."""
    owner, stage = state.owner, state.stage
    for building in range(BOARD_BUILDINGS, BUILDINGS):
        if owner[building] != seat:
            continue
        if stage[building] == FINISHED:
            if PASSIVE_KIND[building] > 0:
                found[INCOMES] += 1
            first = FIRST_SPACE[building]
            for space in range(first, first + SPACE_COUNT[building]):
                if IS_BROWN[space] == 0 and FEE_TO[space] == TO_OWNER:
                    found[FEES] += SPACE_FEE[space]
        elif stage[building] == IN_WORK:
            count_site(state, seat, building, found)


def count_site(state: NevadaCityState, seat: i64, building: i64, found: vec[i64]) -> None:
    """A building in work."""
    needed: i64 = 0
    there: i64 = 0
    in_stock: i64 = 0
    for trade in range(TRADE_COUNT):
        place = building * TRADE_COUNT + trade
        need = BUILDING_COST[place]
        supplied = state.supplied[place]
        stock = state.goods[seat * GOOD_COUNT + FIRST_COMMODITY + trade]
        needed += need
        there += supplied
        in_stock += stock if stock < need - supplied else need - supplied
    points = BUILDING_VP[building]
    found[SITES] += points
    found[SITES_SUPPLIED] += TENTHS * points * there // needed
    found[SITES_IN_STOCK] += TENTHS * points * in_stock // needed
    if there + in_stock == needed:
        found[SITES_READY] += points


def count_contracts(state: NevadaCityState, seat: i64, found: vec[i64]) -> None:
    """Reserved contracts, and the best one on display."""
    for slot in range(SLOTS):
        place = seat * PLACES + slot
        contract = state.reserved[place]
        if contract == NO_CONTRACT:
            continue
        needed: i64 = 0
        there: i64 = 0
        in_stock: i64 = 0
        for good in range(GOOD_COUNT):
            need = CONTRACT_NEED[contract * GOOD_COUNT + good]
            if need > 0:
                delivered = state.delivered[place * GOOD_COUNT + good]
                stock = state.goods[seat * GOOD_COUNT + good]
                needed += need
                there += delivered
                in_stock += stock if stock < need - delivered else need - delivered
        points = points_of(state, contract)
        found[RESERVED] += points
        found[RESERVED_DELIVERED] += TENTHS * points * there // needed
        found[RESERVED_IN_STOCK] += TENTHS * points * in_stock // needed
        if there + in_stock == needed:
            found[RESERVED_READY] += points
    for place in range(DISPLAY):
        contract = state.display[place]
        if contract == NO_CONTRACT:
            continue
        wanted: i64 = 0
        at_hand: i64 = 0
        for good in range(GOOD_COUNT):
            need = CONTRACT_NEED[contract * GOOD_COUNT + good]
            if need > 0:
                stock = state.goods[seat * GOOD_COUNT + good]
                wanted += need
                at_hand += stock if stock < need else need
        points = points_of(state, contract)
        if TENTHS * points * at_hand // wanted > found[OFFER_IN_STOCK]:
            found[OFFER_IN_STOCK] = TENTHS * points * at_hand // wanted
        if at_hand == wanted and points > found[OFFER_READY]:
            found[OFFER_READY] = points


def points_of(state: NevadaCityState, contract: i64) -> i64:
    """What a contract brings as the town stands."""
    building = CONTRACT_BUILDING[contract]
    is_built = building != NO_BUILDING and state.stage[building] >= FINISHED
    return CONTRACT_VP_BUILT[contract] if is_built else CONTRACT_VP[contract]


def goals_ahead(state: NevadaCityState, seat: i64, years: i64) -> i64:
    """Tenths of points that a seat may expect of all goals in play: the nearer the end, the more ranks count."""
    value = goal_ahead(state, seat, state.open_goal, years) + goal_ahead(state, seat, state.last_goal, years)
    for other in range(state.seat_count):
        value += goal_ahead(state, seat, state.goal_kept[other], years)
    return value


def goal_ahead(state: NevadaCityState, seat: i64, goal: i64, years: i64) -> i64:
    """The same of one goal, by how far the seat is ahead of each other one, or behind it."""
    if goal < 0:
        return 0
    metric = GOAL_METRIC[goal]
    own = amount_of(state, seat, metric)
    spread = SPREAD[metric] + SPREAD_PER_YEAR[metric] * years
    behind: i64 = 0  # percent: how many of the others will be ahead
    for other in range(state.seat_count):
        if other != seat:
            lead = amount_of(state, other, metric) - own
            chance = 50 + 50 * lead // (spread + 1)
            behind += 0 if chance < 0 else 100 if chance > 100 else chance
    rank = behind // 100
    part = behind % 100
    first = goal * MOST_LEVELS + rank
    value = GOAL_LEVEL[first] * (100 - part)
    if part > 0:
        value += GOAL_LEVEL[first + 1] * part
    if own == 0:
        value = value * years // (years + 2)
    return value // TENTHS
