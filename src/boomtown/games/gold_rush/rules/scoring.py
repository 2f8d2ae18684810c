"""What features are worth: functions of the state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boomtown.games.gold_rush.rules.state import GoldRushState, cowboys_of, face_of
from boomtown.games.gold_rush.rules.tables import (
    MOST_PRAIRIES,
    PRAIRIE_COUNT,
    PRAIRIE_HORSES,
    PRAIRIE_TIPIS,
    RAIL_COUNT,
    TOKEN_VALUE,
    VALUES,
)

POINTS_PER_RAILROAD: Final[i64] = 3  # connected to a city
POINTS_PER_TIPI_CAMP: Final[i64] = 2
POINTS_PER_HERD: Final[i64] = 4


def most_cowboys(state: GoldRushState, cowboys: i64) -> i64:
    """How many cowboys of one seat are on a feature at the most.

    Rules: "Multiple cowboys on a completed railroad or mountain", p. 5.
    """
    most: i64 = 0
    for seat in range(state.seat_count):
        count = cowboys_of(cowboys, seat)
        if count > most:
            most = count
    return most


def railroad_points(state: GoldRushState, railroad: i64) -> i64:
    """A point per tile, doubled by exactly one locomotive.

    Rules: "A completed railroad with locomotives", p. 5.
    """
    tiles = state.rail_tiles[railroad]
    return tiles * 2 if state.rail_locomotives[railroad] == 1 else tiles


def completed_railroads(state: GoldRushState, city: i64) -> i64:
    """How many different completed railroads lead to a city; one that comes back to it counts once.

    Rules: "A completed city", p. 6.
    """
    tile = state.city_tile[city]
    first = state.first_rail[tile]
    different: i64 = 0
    for exit in range(first, first + RAIL_COUNT[face_of(state.lie_of[tile])]):
        railroad = state.rail_of[exit]
        if state.rail_open[railroad] > 0:
            continue
        is_new = True
        for earlier in range(first, exit):
            if state.rail_of[earlier] == railroad:
                is_new = False
        if is_new:
            different += 1
    return different


def is_city_complete(state: GoldRushState, city: i64) -> bool:
    """Whether all tracks that leave the city belong to completed railroads.

    Rules: "A completed city", p. 6.
    """
    tile = state.city_tile[city]
    first = state.first_rail[tile]
    for exit in range(first, first + RAIL_COUNT[face_of(state.lie_of[tile])]):
        if state.rail_open[state.rail_of[exit]] > 0:
            return False
    return True


def camps_and_herds(state: GoldRushState, prairie: i64) -> tuple[i64, i64]:
    """The tipi camps and the herds of wild horses of a prairie.

    Rules: "Scoring farmers", p. 7.
    """
    camps: i64 = 0
    herds: i64 = 0
    lie_of, prairie_of = state.lie_of, state.prairie_of
    segment: i64 = 0
    for tile in range(state.tile_count):
        face = face_of(lie_of[tile])
        for i in range(face * MOST_PRAIRIES, face * MOST_PRAIRIES + PRAIRIE_COUNT[face]):
            if prairie_of[segment] == prairie:
                camps += PRAIRIE_TIPIS[i]
                herds += PRAIRIE_HORSES[i]
            segment += 1
    return camps, herds


def gold_points(state: GoldRushState, seat: i64) -> i64:
    """The nuggets on the mining tokens of a seat.

    Rules: "Scoring gold", p. 7.
    """
    points: i64 = 0
    for value in range(VALUES):
        points += state.held[seat * VALUES + value] * TOKEN_VALUE[value]
    return points
