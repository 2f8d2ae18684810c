"""The static evaluation: points, a turn thought through to its end, and by experience what comes after it.

All in hundredths of a victory point.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.games.carson_city.evaluation.features import (
    CARRIED,
    COWBOY,
    ESTATE,
    REVOLVER,
    TurnOutlook,
    best_doubled,
)
from boomtown.games.carson_city.rules.scoring import buildings_of, houses_of, mountains_of
from boomtown.games.carson_city.rules.state import NO_SPACE, CarsonCityState
from boomtown.games.carson_city.rules.steps.estate import GROCER_MONEY
from boomtown.games.carson_city.rules.tables import (
    ESTATE_INCOME,
    GROCER,
    KIND_COUNT,
    NO_KIND,
    ROAD_WORKER,
    TURNS,
    YELLOW,
)

# All set by hand: `boomtown ladder carson-city` says how good they are.
HALF_PRICES: Final[i64] = 100  # of the road worker, before anything is built
PASSED: Final[i64] = 15  # for each seat that has not passed yet
# (turn) -> how much more than the turn in hand shows; the last entry is for the end of the game
READY: Final = vec[i64]([170, 170, 125, 95, 95, 0])  # a cowboy who can still be placed in this turn
ARMED: Final = vec[i64]([40, 40, 60, 120, 110, 0])  # a revolver
SPACIOUS: Final = vec[i64]([60, 60, 40, 35, 60, 0])  # an empty parcel
PAVED: Final = vec[i64]([80, 80, 60, 45, 35, 0])  # a road in the reserve
IN_STORE: Final = vec[i64]([50, 50, 80, 100, 50, 0])  # a building that has no place yet
BUILT: Final = vec[i64]([80, 80, 60, 40, 25, 0])  # a building on the board


def evaluate(state: CarsonCityState) -> vec[i64]:
    """The points that every seat may expect at the end of the game."""
    expected = state.score[:]
    if state.is_over():
        for seat in range(state.seat_count):
            expected[seat] *= 100
        return expected
    for seat in range(state.seat_count):
        plan = TurnOutlook(state, seat)
        expected[seat] = expected_by(state, seat, plan) + experience(state, seat, plan)
    return expected


def estates_of(state: CarsonCityState, seat: i64) -> i64:
    """How many parcels of the seat have something on them."""
    return buildings_of(state, seat) + houses_of(state, seat) + mountains_of(state, seat)


def expected_by(state: CarsonCityState, seat: i64, expected: TurnOutlook) -> i64:
    """The points that a seat may expect by a plan for the rest of the turn, which is thought through here."""
    turn = state.turn
    total = state.score[seat] * 100 + estates_of(state, seat) * ESTATE + expected.points()
    total += state.revolvers[seat] * REVOLVER * (TURNS - turn + 1)
    is_ahead = expected.square == 0  # all actions of this turn
    if turn < TURNS or is_ahead:
        total += state.reserve[seat] * COWBOY[turn]
        if state.sheriff_owner == seat and state.sheriff_at == NO_SPACE:
            total += COWBOY[turn] * 3 // 2
    if is_ahead:
        if state.has(seat, ROAD_WORKER, YELLOW):
            total += HALF_PRICES
        place = state.pass_place(seat)
        if place < state.passed:
            total += (state.seat_count - 1 - place) * PASSED
    return total


def experience(state: CarsonCityState, seat: i64, expected: TurnOutlook) -> i64:
    """What a seat may expect beyond its plan, which has been thought through."""
    turn = state.turn
    more: i64 = 0
    if expected.square <= ESTATE_INCOME:
        more = waiting(state, seat)
    if expected.square == 0:  # all actions of this turn are ahead
        if state.passed == state.seat_count or state.pass_place(seat) == state.passed:
            more += state.reserve[seat] * READY[turn]
    else:
        turn += 1
    more += state.revolvers[seat] * ARMED[turn]
    more += len(expected.rooms) * SPACIOUS[turn]
    more += expected.roads * PAVED[turn]
    more += buildings_of(state, seat) * BUILT[turn]
    for kind in range(KIND_COUNT):
        more += state.kept[seat * KIND_COUNT + kind] * IN_STORE[turn]
    return more


def waiting(state: CarsonCityState, seat: i64) -> i64:
    """The money of a grocer who has waited, or what he doubles."""
    if state.waits[seat] == 0 or not state.has(seat, GROCER, YELLOW) or state.doubled[seat] != NO_KIND:
        return 0
    dollars = best_doubled(state, seat)[1]
    return (dollars if dollars > GROCER_MONEY else GROCER_MONEY) * CARRIED[state.turn]
