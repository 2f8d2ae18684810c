"""What a table promises beyond the points if the game ended now: for bots that look one act ahead.

All in hundredths of a victory point.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boomtown.games.carson_city.reserves import is_at
from boomtown.games.carson_city.scoring import (
    building_income,
    building_price,
    buildings_of,
    estate_income,
    parcel_price,
)
from boomtown.games.carson_city.state import NO_SEAT, NO_SPACE, CarsonCity, cowboys_of
from boomtown.games.carson_city.tables import (
    AMMUNITION,
    COWBOY_INCOME,
    COWBOY_POINTS,
    EARNS,
    ESTATE_INCOME,
    ESTATE_POINTS,
    FIRST_BUILDING,
    FIRST_CONSTRUCTION,
    FIRST_PARCEL,
    FIRST_POINTS,
    FREE,
    GAMBLING,
    IS_OCCUPIED,
    KIND_COUNT,
    LAST_CONSTRUCTION,
    PARCEL_COUNT,
    PARCELS_INCOME,
    PARCELS_POINTS,
    PRICE,
    SMALL_ROADS,
    SQUARE_COUNT,
    THREE_ROADS,
    TURNS,
    WAGES,
)
from boomtown.games.carson_city.verbs import PLAY

DOLLAR: Final[i64] = 20  # a dollar that can still be spent well
COWBOY: Final[i64] = 90  # in the reserve, before it is placed
REVOLVER: Final[i64] = 40  # for each turn still to come
ROAD: Final[i64] = 25
PARCEL: Final[i64] = 60  # an empty parcel, as a place to build
KEPT: Final[i64] = 120  # a building in front of the seat
TILE_POINT: Final[i64] = 20  # a point on a duel tile
TILE: Final[i64] = 260  # a construction square: the points at the end, and incomes not counted otherwise


def worth(state: CarsonCity, seat: i64) -> i64:
    """Points to come beyond the standing, in hundredths: incomes, cowboys, revolvers, kept buildings, plans.

    Rules: "End of the game", p. 5; "Actions", p. 4.
    """
    turns = TURNS - state.turn  # still to begin
    total = (state.revolvers[seat] * REVOLVER + estate_dollars(state, seat) * DOLLAR) * turns
    if state.turn > 0 and is_income_to_come(state):
        total += estate_dollars(state, seat) * DOLLAR
    total += state.roads[seat] * ROAD
    if turns > 0 or is_placing(state):
        total += state.reserve[seat] * COWBOY
        if state.sheriff_owner == seat and state.sheriff_at == NO_SPACE:
            total += COWBOY
    for kind in range(KIND_COUNT):
        total += state.kept[seat * KIND_COUNT + kind] * KEPT
    total += state.money[seat] * DOLLAR * turns // TURNS
    return total + empty_parcels(state, seat) * PARCEL * (turns + 1) // TURNS + plans(state, seat)


def promises(state: CarsonCity, seat: i64, options: list[int]) -> list[int]:
    """What each option promises beyond the standing right after it: the own worth, less that of the best rival.

    Rules: "End of the game", p. 5; "The Might is right variant", p. 8.
    """
    found: list[int] = []
    for action in options:
        if PLAY.has(action):  # who wins is seen in the standing; high tiles are for later
            found.append(int(-TILE_POINT * PLAY.part(action)))
            continue
        after = state.clone()
        after.act(seat, action)
        best: i64 = -1000000
        for rival in range(state.seat_count):
            if rival != seat and worth(after, rival) > best:
                best = worth(after, rival)
        found.append(int(worth(after, seat) - best))
    return found


def is_placing(state: CarsonCity) -> bool:
    """Whether cowboys can still be placed in this turn.

    Rules: "2 Cowboy placement", p. 3.
    """
    return state.passed < state.seat_count


def is_income_to_come(state: CarsonCity) -> bool:
    """Whether estate income of this turn is still ahead: as long as somebody stands before it, or places.

    Rules: "Estate income", p. 5.
    """
    if is_placing(state) or state.upper[0] == NO_SEAT:
        return True
    for square in range(ESTATE_INCOME):
        if state.standing[square] != 0:
            return True
    return False


def estate_dollars(state: CarsonCity, seat: i64) -> i64:
    """What the seat's buildings on the board earn in a turn without attacks.

    Rules: "Estate income", p. 5.
    """
    dollars: i64 = 0
    for parcel in range(PARCEL_COUNT):
        if state.owner[parcel] == seat and state.content[parcel] >= FIRST_BUILDING:
            dollars += estate_income(state, parcel)
    return dollars


def empty_parcels(state: CarsonCity, seat: i64) -> i64:
    """How many of the seat's parcels wait for a building.

    Rules: "Building construction", p. 4.
    """
    count: i64 = 0
    for parcel in range(PARCEL_COUNT):
        if state.owner[parcel] == seat and state.content[parcel] == FREE:
            count += 1
    return count


def plans(state: CarsonCity, seat: i64) -> i64:
    """What the seat's cowboys on the board may bring, shared with the rivals on the same space.

    Rules: "3 Performing the actions and duels", p. 3.
    """
    total: i64 = 0
    money = state.money[seat]
    for space in range(SQUARE_COUNT):
        if is_at(state, seat, space):
            total += square_worth(state, seat, space, money) // rivals(state, space)
    for parcel in range(PARCEL_COUNT):
        space = FIRST_PARCEL + parcel
        if not is_at(state, seat, space):
            continue
        owner = state.owner[parcel]
        if owner == NO_SEAT:
            price = parcel_price(state, parcel)
            if price <= money:
                gain = PARCEL + IS_OCCUPIED[state.content[parcel]] * 200 - price * DOLLAR // 2
                total += gain // rivals(state, space)
        elif owner != seat:
            total += estate_income(state, parcel) * DOLLAR // 2 // rivals(state, space)
        elif rivals(state, space) > 1:
            total += estate_income(state, parcel) * DOLLAR // 4
    return total


def rivals(state: CarsonCity, space: i64) -> i64:
    """How many seats stand on a space: at least one.

    Rules: "3 Performing the actions and duels", p. 3.
    """
    count: i64 = 0
    for seat in range(state.seat_count):
        if cowboys_of(state.standing[space], seat) > 0:
            count += 1
    return count if count > 0 else 1


def square_worth(state: CarsonCity, seat: i64, square: i64, money: i64) -> i64:
    """What a square of the action track brings to the seat, if it wins it.

    Rules: "Actions", p. 4.
    """
    if square == WAGES:
        return cowboys_of(state.standing[square], seat) * 4 * DOLLAR
    if square == AMMUNITION:
        return 3 * REVOLVER
    if square == THREE_ROADS:
        return 3 * ROAD
    if square == SMALL_ROADS:
        return cowboys_of(state.standing[square], seat) * ROAD
    if FIRST_CONSTRUCTION <= square <= LAST_CONSTRUCTION:
        return construction_worth(state, seat, square, money)
    if square == PARCELS_INCOME:
        return state.parcels[seat] * 2 * DOLLAR
    if square == COWBOY_INCOME:
        return state.firepower(seat) * 2 * DOLLAR
    if square == GAMBLING:
        return 7 * DOLLAR
    if square == PARCELS_POINTS:
        return state.parcels[seat] // 2 * 100
    if square == COWBOY_POINTS:
        return state.firepower(seat) // 2 * 100
    if square == ESTATE_POINTS:
        return buildings_of(state, seat) * 100
    assert square >= FIRST_POINTS
    dollars = money + estate_dollars(state, seat)
    return dollars // PRICE[square] * 100 - dollars * DOLLAR * 3 // 4


def construction_worth(state: CarsonCity, seat: i64, square: i64, money: i64) -> i64:
    """The points and the best income of a building, if the seat can pay it and has room for it.

    Rules: "Building construction", p. 4.
    """
    price = building_price(state, seat, square)
    if price > money:
        return 0
    kind = state.tile_on[square - FIRST_CONSTRUCTION]
    best: i64 = -1
    for parcel in range(PARCEL_COUNT):
        if state.owner[parcel] == seat and state.content[parcel] == FREE:
            dollars = building_income(state, parcel, kind, seat) if EARNS[kind] == 1 else 0
            if dollars > best:
                best = dollars
    if best < 0:
        return KEPT - price * DOLLAR // 2
    return TILE + best * DOLLAR * (TURNS - state.turn + 1) - price * DOLLAR // 2
