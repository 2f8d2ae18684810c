"""What a table promises beyond the turn in hand, by experience.

All in hundredths of a victory point, and all set by hand: `boomtown ladder carson-city` says how good they are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.games.carson_city.evaluation.turn_outlook import CARRIED, TurnOutlook, best_doubled
from boomtown.games.carson_city.rules.scoring import buildings_of
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.games.carson_city.rules.steps.estate import GROCER_MONEY
from boomtown.games.carson_city.rules.tables import ESTATE_INCOME, GROCER, KIND_COUNT, NO_KIND, YELLOW

# (turn) -> how much more than in the outlook; the last entry is for the end of the game
READY: Final = vec[i64]([170, 170, 125, 95, 95, 0])  # a cowboy who can still be placed in this turn
ARMED: Final = vec[i64]([40, 40, 60, 120, 110, 0])  # a revolver
SPACIOUS: Final = vec[i64]([60, 60, 40, 35, 60, 0])  # an empty parcel
PAVED: Final = vec[i64]([80, 80, 60, 45, 35, 0])  # a road in the reserve
IN_STORE: Final = vec[i64]([50, 50, 80, 100, 50, 0])  # a building that has no place yet
BUILT: Final = vec[i64]([80, 80, 60, 40, 25, 0])  # a building on the board


def experience(state: CarsonCityState, seat: i64, expected: TurnOutlook) -> i64:
    """What a seat may expect beyond its outlook, which has been thought through.

    Rules: "End of the game", p. 5; "How to play", p. 3.
    """
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
    """The money of a grocer who has waited, or what he doubles.

    Rules: "The grocer", p. 7.
    """
    if state.waits[seat] == 0 or not state.has(seat, GROCER, YELLOW) or state.doubled[seat] != NO_KIND:
        return 0
    dollars = best_doubled(state, seat)[1]
    return (dollars if dollars > GROCER_MONEY else GROCER_MONEY) * CARRIED[state.turn]
