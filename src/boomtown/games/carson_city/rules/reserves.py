"""Money, roads and cowboys on their way between the bank, the reserves and the board."""

from __future__ import annotations

from mypy_extensions import i64

from boomtown.games.carson_city.rules.state import NO_SEAT, NO_SPACE, CarsonCityState, cowboys_of
from boomtown.games.carson_city.rules.tables import (
    CARD_COUNT,
    CASH_LIMIT,
    FIRST_PARCEL,
    ONE_COWBOY,
    SPACE_COUNT,
)


def pay(state: CarsonCityState, seat: i64, dollars: i64) -> None:
    """To the Central Bank.

    Rules: "Game setup", p. 2.
    """
    state.money[seat] -= dollars
    state.bank += dollars


def earn(state: CarsonCityState, seat: i64, dollars: i64) -> None:
    """From the Central Bank, which never runs dry.

    Rules: "Game setup", p. 2.
    """
    pay(state, seat, -dollars)


def receive_roads(state: CarsonCityState, seat: i64, roads: i64) -> i64:
    """As many roads as are left go into the personal reserve (R13); how many.

    Rules: "Roads", p. 4.
    """
    if not state.has_endless_roads:
        if roads > state.road_stock:
            roads = state.road_stock
        state.road_stock -= roads
    state.roads[seat] += roads
    return roads


def recruit(state: CarsonCityState, seat: i64, cowboys: i64) -> i64:
    """As many cowboys as the colour has left go into the personal reserve (R18); how many.

    Rules: "4 End of turn", p. 3.
    """
    if cowboys > state.supply[seat]:
        cowboys = state.supply[seat]
    state.supply[seat] -= cowboys
    state.reserve[seat] += cowboys
    return cowboys


def is_at(state: CarsonCityState, seat: i64, space: i64) -> bool:
    """Whether a cowboy of the seat, the white one too, stands on a space."""
    if state.sheriff_at == space:
        return state.sheriff_owner == seat or cowboys_of(state.standing[space], seat) > 0
    return cowboys_of(state.standing[space], seat) > 0


def only_seat(state: CarsonCityState, space: i64) -> i64:
    """Who stands on a space where one seat stands at the most, or NO_SEAT."""
    if state.sheriff_at == space:
        return state.sheriff_owner
    standing = state.standing[space]
    if standing != 0:
        for seat in range(state.seat_count):
            if cowboys_of(standing, seat) > 0:
                return seat
    return NO_SEAT


def seats_at(state: CarsonCityState, space: i64) -> i64:
    """How many seats have cowboys of their colour on a space."""
    standing = state.standing[space]
    count: i64 = 0
    for seat in range(state.seat_count):
        if cowboys_of(standing, seat) > 0:
            count += 1
    return count


def dismiss(state: CarsonCityState, seat: i64, space: i64) -> i64:
    """All cowboys of a seat on a space go to the general reserve, their action is completed; how many.

    Rules: "3 Performing the actions and duels", p. 3.
    """
    cowboys = cowboys_of(state.standing[space], seat)
    state.standing[space] -= cowboys * ONE_COWBOY[seat]
    state.supply[seat] += cowboys
    if state.sheriff_at == space and state.sheriff_owner == seat:
        return_sheriff(state)
        cowboys += 1
    return cowboys


def send_home(state: CarsonCityState, seat: i64, space: i64) -> None:
    """A cowboy who has not performed his action goes back to the personal reserve.

    Rules: "3 Performing the actions and duels", p. 3.
    """
    cowboys = cowboys_of(state.standing[space], seat)
    state.standing[space] -= cowboys * ONE_COWBOY[seat]
    state.reserve[seat] += cowboys


def return_sheriff(state: CarsonCityState) -> None:
    """The white cowboy goes to the general reserve.

    Rules: "The sheriff", p. 7.
    """
    state.sheriff_owner = NO_SEAT
    state.sheriff_at = NO_SPACE


def clear_parcels(state: CarsonCityState, seat: i64, is_ownerless: bool) -> None:
    """The seat's cowboys on ownerless parcels, or on buildings, go to the general reserve.

    Rules: "Actions", p. 4.
    """
    standing, white = state.standing, state.sheriff_at
    for space in range(FIRST_PARCEL, SPACE_COUNT):
        if standing[space] != 0 or space == white:
            if (state.owner[space - FIRST_PARCEL] == NO_SEAT) == is_ownerless and is_at(state, seat, space):
                dismiss(state, seat, space)


def cash_limit(state: CarsonCityState, seat: i64) -> i64:
    """How much money a seat may keep at the end of this turn.

    Rules: "4 End of turn", p. 3.
    """
    card = state.personality[seat]
    if not 0 <= card < CARD_COUNT:
        return state.money[seat]  # nobody helps it yet: no limit
    return CASH_LIMIT[card * 2 + state.side[card]]
