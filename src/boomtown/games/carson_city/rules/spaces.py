"""Where a cowboy may stand: open squares, ownerless parcels, buildings to attack or to defend."""

from __future__ import annotations

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.games.carson_city.rules.state import NO_SEAT, NO_SPACE, CarsonCityState, cowboys_in, cowboys_of
from boomtown.games.carson_city.rules.tables import (
    AROUND,
    AROUND_COUNT,
    CHURCH,
    COWBOYS,
    FIRST_BUILDING,
    FIRST_CONSTRUCTION,
    FIRST_PARCEL,
    IS_ATTACKABLE,
    KIND_COUNT,
    LAST_CONSTRUCTION,
    LAST_TURN,
    LAWMAN,
    NO_KIND,
    ONE_COWBOY,
    PARCEL_COUNT,
    PROPERTY_TILES,
    RED,
    RIVER_TILE,
    SPACE_COUNT,
    SQUARE_COUNT,
    STANDS,
    STANDS_MANY,
)
from boomtown.games.carson_city.rules.verbs import COWBOY, LIFT, SHERIFF


def is_shielded(state: CarsonCityState, parcel: i64) -> bool:
    """Whether a church of its owner stands beside a building, diagonals included (R07).

    Rules: "Church", p. 6.
    """
    owner, church = state.owner[parcel], FIRST_BUILDING + CHURCH
    if state.built[owner * KIND_COUNT + CHURCH] == 0:
        return False
    for i in range(AROUND_COUNT[parcel]):
        near = AROUND[parcel * 8 + i]
        if state.content[near] == church and state.owner[near] == owner:
            return True
    return False


def has_property_tile(state: CarsonCityState, seat: i64) -> bool:
    """Whether a property tile is left for one more parcel, those being bought included (R16).

    Rules: "Game contents", p. 1; "Parcel purchase", p. 4.
    """
    owned = state.parcels[seat]
    placed = COWBOYS - state.reserve[seat] - state.supply[seat]
    if owned + placed + 1 < PROPERTY_TILES:
        return True
    for parcel in range(PARCEL_COUNT):
        if state.owner[parcel] == NO_SEAT:
            owned += cowboys_of(state.standing[FIRST_PARCEL + parcel], seat)
            if state.sheriff_at == FIRST_PARCEL + parcel and state.sheriff_owner == seat:
                owned += 1
    return owned < PROPERTY_TILES


def is_square_open(state: CarsonCityState, square: i64) -> bool:
    """Whether cowboys may stand on a square in this turn.

    Rules: "4 End of turn", p. 3; "Building construction", p. 4.
    """
    if STANDS[square] == 0 or state.turn > LAST_TURN[square]:
        return False
    if FIRST_CONSTRUCTION <= square <= LAST_CONSTRUCTION:
        return state.tile_on[square - FIRST_CONSTRUCTION] != NO_KIND
    return True


def offer_cowboys(state: CarsonCityState, seat: i64, menu: Menu) -> None:
    """Every space where a cowboy of the seat may be placed.

    Rules: "2 Cowboy placement", p. 3; "The sheriff", p. 7.
    """
    if state.reserve[seat] == 0:
        return
    standing, white = state.standing, state.sheriff_at
    mine = ONE_COWBOY[seat]
    is_peaceful = state.has(seat, LAWMAN, RED)
    for square in range(SQUARE_COUNT):
        if not is_square_open(state, square):
            continue
        there = standing[square]
        if STANDS[square] == STANDS_MANY or (
            square != white and cowboys_in(there, mine) == 0 and not (is_peaceful and there != 0)
        ):
            menu.add(COWBOY.of(square))
    owner, content = state.owner, state.content
    can_own = has_property_tile(state, seat)
    for parcel in range(PARCEL_COUNT):
        space = FIRST_PARCEL + parcel
        there = standing[space]
        if space == white or (there != 0 and cowboys_in(there, mine) > 0):
            continue
        whose = owner[parcel]
        if whose == NO_SEAT:
            if can_own and content[parcel] != RIVER_TILE and (there == 0 or not is_peaceful):
                menu.add(COWBOY.of(space))
        elif content[parcel] >= FIRST_BUILDING:
            if whose == seat or (
                not is_peaceful
                and IS_ATTACKABLE[content[parcel] - FIRST_BUILDING] == 1
                and not is_shielded(state, parcel)
            ):
                menu.add(COWBOY.of(space))


def offer_sheriff(state: CarsonCityState, seat: i64, menu: Menu) -> None:
    """Every space without a cowboy where the white one may be placed; he never attacks.

    Rules: "The sheriff", p. 7.
    """
    if state.sheriff_owner != seat or state.sheriff_at != NO_SPACE:
        return
    for square in range(SQUARE_COUNT):
        if state.standing[square] == 0 and is_square_open(state, square):
            menu.add(SHERIFF.of(square))
    can_own = has_property_tile(state, seat)
    for parcel in range(PARCEL_COUNT):
        if state.standing[FIRST_PARCEL + parcel] != 0:
            continue
        if state.owner[parcel] == NO_SEAT:
            if can_own and state.content[parcel] != RIVER_TILE:
                menu.add(SHERIFF.of(FIRST_PARCEL + parcel))
        elif state.owner[parcel] == seat and state.is_building(parcel):
            menu.add(SHERIFF.of(FIRST_PARCEL + parcel))


def offer_lifts(state: CarsonCityState, seat: i64, menu: Menu) -> None:
    """Every space with a cowboy of the seat's colour.

    Rules: "The Kit Carson variant", p. 8.
    """
    mine = ONE_COWBOY[seat]
    standing = state.standing
    for space in range(SPACE_COUNT):
        if cowboys_in(standing[space], mine) > 0:
            menu.add(LIFT.of(space))


def why_not_there(state: CarsonCityState, seat: i64, space: i64, is_white: bool) -> str | None:
    """Why a cowboy, or the white one, may not be placed on a space.

    Rules: "2 Cowboy placement", p. 3; "The sheriff", p. 7; "Church", p. 6; "Prison", p. 6.
    """
    if space < FIRST_PARCEL:
        reason = why_not_on_square(state, space)
    else:
        reason = why_not_on_parcel(state, seat, space - FIRST_PARCEL, is_white)
    if reason is not None:
        return reason
    if is_white:
        return "carson-city-reason-sheriff-needs-room" if state.standing[space] != 0 else None
    if space < FIRST_PARCEL and STANDS[space] == STANDS_MANY:
        return None
    if state.sheriff_at == space:
        is_own = state.sheriff_owner == seat
        return "carson-city-reason-already-there" if is_own else "carson-city-reason-sheriff-there"
    if cowboys_of(state.standing[space], seat) > 0:
        return "carson-city-reason-already-there"
    is_defence = space >= FIRST_PARCEL and state.owner[space - FIRST_PARCEL] == seat
    if state.has(seat, LAWMAN, RED) and state.standing[space] != 0 and not is_defence:
        return "carson-city-reason-peaceful"
    return None


def why_not_on_square(state: CarsonCityState, square: i64) -> str | None:
    """Reminders, closed squares and squares without a building take no cowboy.

    Rules: "4 End of turn", p. 3; "Building construction", p. 4; "Parcel purchase", p. 4.
    """
    if STANDS[square] == 0:
        return "carson-city-reason-stand-on-the-board"
    if state.turn > LAST_TURN[square]:
        return "carson-city-reason-square-closed"
    if FIRST_CONSTRUCTION <= square <= LAST_CONSTRUCTION:
        if state.tile_on[square - FIRST_CONSTRUCTION] == NO_KIND:
            return "carson-city-reason-no-building-there"
    return None


def why_not_on_parcel(state: CarsonCityState, seat: i64, parcel: i64, is_white: bool) -> str | None:
    """Ownerless parcels are bought, buildings attacked or defended; churches and prisons are safe.

    Rules: "2 Cowboy placement", p. 3; "Church", p. 6; "Prison", p. 6; "The sheriff", p. 7.
    """
    if state.content[parcel] == RIVER_TILE:
        return "carson-city-reason-river"
    owner = state.owner[parcel]
    if owner == NO_SEAT:
        return None if has_property_tile(state, seat) else "carson-city-reason-no-property-tile"
    kind = state.kind_on(parcel)
    if kind == NO_KIND:
        return "carson-city-reason-own-parcel" if owner == seat else "carson-city-reason-parcel-owned"
    if owner == seat:
        return None
    if IS_ATTACKABLE[kind] == 0:
        return "carson-city-reason-never-attacked"
    for near in range(PARCEL_COUNT):
        if state.owner[near] == owner and state.has_church(near) and are_neighbours(parcel, near):
            return "carson-city-reason-church-protects"
    if is_white:
        return "carson-city-reason-sheriff-never-attacks"
    return "carson-city-reason-peaceful" if state.has(seat, LAWMAN, RED) else None


def are_neighbours(parcel: i64, other: i64) -> bool:
    """Whether two parcels touch, if only at a corner (R07).

    Rules: "Parcel purchase", p. 4.
    """
    for i in range(AROUND_COUNT[parcel]):
        if AROUND[parcel * 8 + i] == other:
            return True
    return False
