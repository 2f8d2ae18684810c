"""What a game played to its end can teach about an earlier table: for `python -m boomtown.bots.lessons`."""

from __future__ import annotations

from typing import Final

from boomtown.games.carson_city.scoring import buildings_of
from boomtown.games.carson_city.state import CarsonCity
from boomtown.games.carson_city.steps.personality import ChoosePersonality
from boomtown.games.carson_city.steps.placement import PlaceCowboy, has_passed
from boomtown.games.carson_city.tables import FREE, KIND_COUNT, PARCEL_COUNT

# the names of the weights in learned.py, and cowboys who stay at home as a check of the outlook itself
FEATURES: Final = ["READY", "ARMED", "SPACIOUS", "PAVED", "IN_STORE", "BUILT", "money", "stays"]


def group(state: CarsonCity) -> str:
    """Tables that are compared with each other, or "" for those that are left out."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, ChoosePersonality):
        return f"turn {int(state.turn)}, personalities"
    return f"turn {int(state.turn)}, placing" if isinstance(step, PlaceCowboy) else ""


def features(state: CarsonCity, seat: int) -> list[int]:
    """What a seat has, in the order of FEATURES."""
    is_ready = state.passed == state.seat_count or not has_passed(state, seat)
    reserve = int(state.reserve[seat])
    rooms = [
        parcel
        for parcel in range(int(PARCEL_COUNT))
        if state.owner[parcel] == seat and state.content[parcel] == FREE
    ]
    first = seat * int(KIND_COUNT)
    return [
        reserve if is_ready else 0,
        int(state.revolvers[seat]),
        len(rooms),
        int(state.roads[seat]),
        sum(int(tiles) for tiles in list(state.kept)[first : first + int(KIND_COUNT)]),
        int(buildings_of(state, seat)),
        int(state.money[seat]),
        0 if is_ready else reserve,
    ]
