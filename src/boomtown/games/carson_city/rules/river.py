"""The course of the Carson River: where it may flow, and which edges cross it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.games.carson_city.rules.state import ONES, CarsonCityState, nones, zeros
from boomtown.games.carson_city.rules.tables import (
    BESIDE,
    FREE,
    IS_RIM,
    MOUNTAINS,
    PARCEL_COUNT,
    RIVER_TILE,
    RIVER_TILES,
    SIDE_OF,
)

TILES_PER_MOUNTAIN: Final[i64] = 3  # so many river parcels replace a mountain
LEAST_RIVER: Final[i64] = 3  # parcels of a river that somebody lays


def river_parcels(state: CarsonCityState) -> i64:
    """How many parcels the river takes.

    Rules: "The Carson River variant", p. 8.
    """
    count: i64 = 0
    for parcel in range(PARCEL_COUNT):
        if state.content[parcel] == RIVER_TILE:
            count += 1
    return count


def mountains_to_place(state: CarsonCityState) -> i64:
    """Nine mountains, one less for every three river parcels (R27): six with the usual course.

    Rules: "Game setup", p. 2; "The Carson River variant", p. 8.
    """
    return MOUNTAINS - river_parcels(state) // TILES_PER_MOUNTAIN


def rivers_beside(state: CarsonCityState, parcel: i64) -> i64:
    """How many river parcels share a side with a parcel.

    Rules: "The Carson River variant", p. 8.
    """
    count: i64 = 0
    for side in range(i64(4)):
        other = BESIDE[parcel * 4 + side]
        if other >= 0 and state.content[other] == RIVER_TILE:
            count += 1
    return count


def can_leave(state: CarsonCityState, parcel: i64, length: i64) -> bool:
    """Whether a river that is so long with this parcel at its end can reach the rim with the tiles left.

    A shortest way through parcels that touch no other part of the river never touches itself.

    Rules: "The Carson River variant", p. 8. Ruling R27.
    """
    if length > RIVER_TILES:
        return False
    if IS_RIM[parcel] == 1 and length >= LEAST_RIVER:
        return True
    distance = nones(PARCEL_COUNT)
    queue = zeros(PARCEL_COUNT)
    distance[parcel] = 0
    queue[0] = parcel
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        here = queue[head]
        head += 1
        far = distance[here] + 1
        if length + far > RIVER_TILES:
            return False
        for side in range(i64(4)):
            there = BESIDE[here * 4 + side]
            if there < 0 or distance[there] >= 0 or state.content[there] != FREE:
                continue
            if rivers_beside(state, there) > 0:
                continue
            if IS_RIM[there] == 1 and length + far >= LEAST_RIVER:
                return True
            distance[there] = far
            queue[tail] = there
            tail += 1
    return False


def mouth(state: CarsonCityState, parcel: i64) -> i64:
    """The rim edge through which a river flows at its end: straight on if it can.

    Rules: "The Carson River variant", p. 8. Ruling R25.
    """
    found: i64 = -1
    for side in range(i64(4)):
        if BESIDE[parcel * 4 + side] >= 0:
            continue
        behind = BESIDE[parcel * 4 + (side + 2) % 4]
        is_straight = behind >= 0 and state.content[behind] == RIVER_TILE
        if found < 0 or is_straight:
            found = SIDE_OF[parcel * 4 + side]
    return found


def settle_river(state: CarsonCityState, first: i64, last: i64) -> None:
    """Which edges cross the river, once its course is known: between two of its parcels, and at its ends.

    Rules: "The Carson River variant", p. 8. Ruling R25.
    """
    cost: vec[i64] = ONES[:]
    for parcel in range(PARCEL_COUNT):
        if state.content[parcel] != RIVER_TILE:
            continue
        for side in range(i64(4)):
            other = BESIDE[parcel * 4 + side]
            if other >= 0 and state.content[other] == RIVER_TILE:
                cost[SIDE_OF[parcel * 4 + side]] = 2
    cost[mouth(state, first)] = 2
    cost[mouth(state, last)] = 2
    state.edge_cost = cost  # clones share it: replaced, never changed
