"""Prices, incomes and victory points: functions of the state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boomtown.games.carson_city.rules.state import NO_SEAT, CarsonCityState, zeros
from boomtown.games.carson_city.rules.tables import (
    AROUND,
    AROUND_COUNT,
    CORNER_COUNT,
    CORNER_OF,
    EDGE_COUNT,
    EDGE_ENDS,
    FIRST_BUILDING,
    FREE,
    HOUSE_TILE,
    HOUSE_VALUE,
    IS_OCCUPIED,
    KIND_COUNT,
    LEAST,
    MINE,
    MOUNTAIN_TILE,
    OWN_KIND,
    PARCEL_COUNT,
    PER_FREE_PARCEL,
    PER_HOUSE,
    PER_MOUNTAIN,
    PER_OWN,
    PRICE,
    RIVER_TILE,
    ROAD_WORKER,
    YELLOW,
)

BASE_PRICE: Final[i64] = 1  # of a parcel
RIVER_BONUS: Final[i64] = 3  # dollars of a mine at the river
ESTATE_POINTS_EACH: Final[i64] = 2  # at the end, for a parcel with a building, a house or a mountain
BRIDGE_POINTS: Final[i64] = 1  # more if the parcel touches a bridge
DOLLARS_PER_POINT: Final[i64] = 6  # at the end
LIMIT_PRICE: Final[i64] = 10  # dollars for a point at the cash limit


def parcel_price(state: CarsonCityState, parcel: i64) -> i64:
    """$1, and $1 for each building, mountain or house on the parcel or next to it, diagonals included.

    Rules: "Parcel purchase", p. 4.
    """
    content = state.content
    price = BASE_PRICE + IS_OCCUPIED[content[parcel]]
    for i in range(AROUND_COUNT[parcel]):
        price += IS_OCCUPIED[content[AROUND[parcel * 8 + i]]]
    return price


def building_price(state: CarsonCityState, seat: i64, square: i64) -> i64:
    """The price of a construction square; half of it, rounded up, with the road worker.

    Rules: "Building construction", p. 4; "The Chinese coolie", p. 7.
    """
    return (PRICE[square] + 1) // 2 if state.has(seat, ROAD_WORKER, YELLOW) else PRICE[square]


def building_income(state: CarsonCityState, parcel: i64, kind: i64, owner: i64) -> i64:
    """What a building of this kind earns on a parcel for its owner; there is no upper limit (R22).

    Houses, house-like buildings and mountains count if they are the owner's or nobody's (R23).

    Rules: "Buildings", p. 6; "Estate income", p. 5; "Ranch", p. 6; "Mine", p. 6; "Drugstore", p. 6;
    "Bank", p. 6; "Saloon", p. 6; "Hotel", p. 6; "The Carson River variant", p. 8.
    """
    content, owners = state.content, state.owner
    houses: i64 = 0
    mountains: i64 = 0
    free: i64 = 0
    rivers: i64 = 0
    for i in range(AROUND_COUNT[parcel]):
        near = AROUND[parcel * 8 + i]
        what = content[near]
        if what == FREE:
            free += 1
        elif what == RIVER_TILE:
            free += 1
            rivers += 1
        elif owners[near] == NO_SEAT or owners[near] == owner:
            houses += HOUSE_VALUE[what]
            if what == MOUNTAIN_TILE:
                mountains += 1
    dollars = houses * PER_HOUSE[kind] + mountains * PER_MOUNTAIN[kind] + free * PER_FREE_PARCEL[kind]
    if PER_OWN[kind] > 0:
        dollars += state.built[owner * KIND_COUNT + OWN_KIND[kind]] * PER_OWN[kind]
    if kind == MINE and rivers > 0:
        dollars += RIVER_BONUS
    return dollars if dollars > LEAST[kind] else LEAST[kind]


def estate_income(state: CarsonCityState, parcel: i64) -> i64:
    """What the building on a parcel earns now, doubled if the grocer says so.

    Rules: "Estate income", p. 5; "The grocer", p. 7.
    """
    owner = state.owner[parcel]
    kind = state.content[parcel] - FIRST_BUILDING
    dollars = building_income(state, parcel, kind, owner)
    return dollars * 2 if state.doubled[owner] == kind else dollars


def buildings_of(state: CarsonCityState, seat: i64) -> i64:
    """How many buildings of the seat lie on the board; kept ones do not count.

    Rules: "Estate victory points", p. 5.
    """
    count: i64 = 0
    for kind in range(KIND_COUNT):
        count += state.built[seat * KIND_COUNT + kind]
    return count


def owned_with(state: CarsonCityState, seat: i64, what: i64) -> i64:
    """How many parcels of the seat hold a house, or a mountain.

    Rules: "End of the game", p. 5; "The grocer", p. 7; "The settler", p. 7.
    """
    owner, content = state.owner, state.content
    count: i64 = 0
    for parcel in range(PARCEL_COUNT):
        if owner[parcel] == seat and content[parcel] == what:
            count += 1
    return count


def houses_of(state: CarsonCityState, seat: i64) -> i64:
    """How many houses stand on the seat's parcels; ranches, hotels and churches are none.

    Rules: "The grocer", p. 7; "End of the game", p. 5.
    """
    return owned_with(state, seat, HOUSE_TILE)


def mountains_of(state: CarsonCityState, seat: i64) -> i64:
    """How many mountains the seat owns.

    Rules: "The settler", p. 7; "End of the game", p. 5.
    """
    return owned_with(state, seat, MOUNTAIN_TILE)


def parcels_at_bridges(state: CarsonCityState, seat: i64) -> i64:
    """How many parcels of the seat with a building, house or mountain have a corner at the end of a bridge.

    Rules: "The Carson River variant", p. 8. Ruling R26.
    """
    is_bridge_end = zeros(CORNER_COUNT)
    for edge in range(EDGE_COUNT):
        if state.road[edge] == 1 and state.edge_cost[edge] == 2:
            is_bridge_end[EDGE_ENDS[edge * 2]] = 1
            is_bridge_end[EDGE_ENDS[edge * 2 + 1]] = 1
    count: i64 = 0
    for parcel in range(PARCEL_COUNT):
        if state.owner[parcel] != seat or IS_OCCUPIED[state.content[parcel]] == 0:
            continue
        for i in range(i64(4)):
            if is_bridge_end[CORNER_OF[parcel * 4 + i]] == 1:
                count += 1
                break
    return count
