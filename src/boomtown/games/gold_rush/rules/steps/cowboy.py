"""Placing a cowboy as railwayman, gold miner, merchant or farmer.

Rules: "2a. Place a cowboy", p. 4.
"""

from __future__ import annotations

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.games.gold_rush.rules.state import AT_HOME, NO_SEAT, GoldRushState, face_of, place_of
from boomtown.games.gold_rush.rules.tables import (
    CITY,
    CITY_SPOT,
    COWBOYS,
    FIRST_HALF_SPOT,
    IS_CITY,
    MOST_MOUNTAINS,
    MOST_PRAIRIES,
    MOST_RAILS,
    MOUNTAIN,
    MOUNTAIN_COUNT,
    MOUNTAIN_SPOT,
    NOTHING,
    ONE_COWBOY,
    PRAIRIE,
    PRAIRIE_COUNT,
    PRAIRIE_HALF,
    RAIL,
    RAIL_COUNT,
    RAIL_SPOT,
    SPOTS,
)
from boomtown.games.gold_rush.rules.verbs import COWBOY


def offer_cowboys(state: GoldRushState, tile: i64, menu: Menu) -> None:
    """Every feature of the new tile on which no cowboy stands.

    Rules: "2a. Place a cowboy", p. 4.
    """
    lie = state.lie_of[tile]
    face = face_of(lie)
    first = state.first_rail[tile]
    for i in range(RAIL_COUNT[face]):
        if state.rail_cowboys[state.rail_of[first + i]] == 0:
            menu.add(COWBOY.of(RAIL_SPOT[lie * MOST_RAILS + i]))
    first = state.first_mountain[tile]
    for i in range(MOUNTAIN_COUNT[face]):
        if state.mountain_cowboys[state.mountain_of[first + i]] == 0:
            menu.add(COWBOY.of(MOUNTAIN_SPOT[lie * MOST_MOUNTAINS + i]))
    if IS_CITY[face]:
        menu.add(COWBOY.of(CITY_SPOT))
    if state.has_farmers:
        first = state.first_prairie[tile]
        for i in range(PRAIRIE_COUNT[face]):
            if state.prairie_cowboys[state.prairie_of[first + i]] == 0:
                menu.add(COWBOY.of(FIRST_HALF_SPOT + PRAIRIE_HALF[lie * MOST_PRAIRIES + i]))


def why_no_cowboy(state: GoldRushState, seat: i64, tile: i64, spot: i64) -> str | None:
    """From the own supply, on a feature of the new tile that holds no cowboy of anybody.

    Rules: "2a. Place a cowboy", p. 4.
    """
    at_home: i64 = 0
    for cowboy in range(seat * COWBOYS, seat * COWBOYS + COWBOYS):
        if state.cowboy_at[cowboy] == AT_HOME:
            at_home += 1
    if at_home == 0:
        return "gold-rush-reason-no-cowboy-left"
    kind = state.kind_at(tile, spot)
    if kind == NOTHING:
        return "gold-rush-reason-nothing-there"
    if kind == PRAIRIE and not state.has_farmers:
        return "gold-rush-reason-no-farmers"
    for cowboy in range(state.seat_count * COWBOYS):
        place = state.cowboy_at[cowboy]
        if place == AT_HOME:
            continue
        there, where = place // SPOTS, place % SPOTS
        if state.kind_at(there, where) == kind and feature_at(state, there, where) == feature_at(
            state, tile, spot
        ):
            return "gold-rush-reason-feature-occupied"
    return None if first_spot(state, tile, spot) == spot else "gold-rush-reason-other-spot"


def why_cowboy_numbers(state: GoldRushState, seat: i64, tile: i64, spot: i64) -> list[int]:
    """Without a cowboy: how many of the own are farmers and how many are not; else the spot to choose instead.

    Rules: "2a. Place a cowboy", p. 4; "The prairies", p. 6.
    """
    if state.supply[seat] > 0:
        return [] if state.kind_at(tile, spot) == NOTHING else [int(first_spot(state, tile, spot))]
    farmers = 0
    for cowboy in range(seat * COWBOYS, seat * COWBOYS + COWBOYS):
        if state.cowboy_at[cowboy] % SPOTS >= FIRST_HALF_SPOT:
            farmers += 1
    return [farmers, int(COWBOYS) - farmers]


def first_spot(state: GoldRushState, tile: i64, spot: i64) -> i64:
    """The spot by which the segment at a spot is called: the first that it touches (A25).

    Rules: "2a. Place a cowboy", p. 4.
    """
    kind = state.kind_at(tile, spot)
    for earlier in range(spot):
        if state.kind_at(tile, earlier) == kind and segment_at(state, tile, earlier) == segment_at(
            state, tile, spot
        ):
            return earlier
    return spot


def segment_at(state: GoldRushState, tile: i64, spot: i64) -> i64:
    """The number of the segment or city at a spot, among those of its kind."""
    kind = state.kind_at(tile, spot)
    if kind == MOUNTAIN:
        return state.mountain_at(tile, spot)
    if kind == RAIL:
        return state.rail_at(tile, spot)
    return state.city_on(tile) if kind == CITY else state.prairie_at(tile, spot - FIRST_HALF_SPOT)


def feature_at(state: GoldRushState, tile: i64, spot: i64) -> i64:
    """The number of the feature at a spot, among those of its kind."""
    segment = segment_at(state, tile, spot)
    kind = state.kind_at(tile, spot)
    if kind == MOUNTAIN:
        return state.mountain_of[segment]
    if kind == RAIL:
        return state.rail_of[segment]
    return segment if kind == CITY else state.prairie_of[segment]


def place_cowboy(state: GoldRushState, seat: i64, tile: i64, spot: i64) -> None:
    """The cowboy stands (a farmer lies) there until its feature is scored.

    Rules: "2a. Place a cowboy", p. 4.
    """
    kind = state.kind_at(tile, spot)
    feature = feature_at(state, tile, spot)
    if kind == MOUNTAIN:
        state.mountain_cowboys[feature] += ONE_COWBOY[seat]
        state.mountain_is_taken[state.mountain_at(tile, spot)] = 1
    elif kind == RAIL:
        state.rail_cowboys[feature] += ONE_COWBOY[seat]
    elif kind == CITY:
        state.city_merchant[feature] = seat
    else:
        state.prairie_cowboys[feature] += ONE_COWBOY[seat]
    cowboy = seat * COWBOYS
    while state.cowboy_at[cowboy] != AT_HOME:
        cowboy += 1
    state.cowboy_at[cowboy] = place_of(tile, spot)
    state.supply[seat] -= 1
    state.tell("gold-rush-event-cowboy-placed", seat, kind, tile, spot)


def fetch_cowboy(state: GoldRushState, cowboy: i64) -> None:
    """A cowboy goes back to its owner's supply.

    Rules: "Returning cowboys to their owners", p. 6.
    """
    seat = cowboy // COWBOYS
    tile, spot = state.cowboy_at[cowboy] // SPOTS, state.cowboy_at[cowboy] % SPOTS
    kind = state.kind_at(tile, spot)
    feature = feature_at(state, tile, spot)
    if kind == MOUNTAIN:
        state.mountain_cowboys[feature] -= ONE_COWBOY[seat]
        state.mountain_is_taken[state.mountain_at(tile, spot)] = 0
    elif kind == RAIL:
        state.rail_cowboys[feature] -= ONE_COWBOY[seat]
    elif kind == CITY:
        state.city_merchant[feature] = NO_SEAT
    else:
        state.prairie_cowboys[feature] -= ONE_COWBOY[seat]
    state.cowboy_at[cowboy] = AT_HOME
    state.supply[seat] += 1
