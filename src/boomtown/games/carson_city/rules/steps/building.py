"""Placing a building with its house: bought at construction, taken by the road worker, or kept from before."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import Step
from boomtown.games.carson_city.rules.reserves import is_at, send_home
from boomtown.games.carson_city.rules.state import NO_SEAT, CarsonCityState, contains
from boomtown.games.carson_city.rules.steps.roads import build_road, offer_roads, why_no_road
from boomtown.games.carson_city.rules.tables import (
    AROUND,
    AROUND_COUNT,
    BRINGS_HOUSE,
    CHURCH,
    FIRST_BUILDING,
    FIRST_PARCEL,
    FREE,
    HOUSE_TILE,
    KIND_COUNT,
    NEEDS_ROAD,
    ONE_OF,
    PARCEL_COUNT,
    REVOLVERS_OF,
    RIVER_TILE,
)
from boomtown.games.carson_city.rules.verbs import AGREE, BUILD, HOUSE, KEEP, REFUSE, ROAD

CONSTRUCTION: Final[i64] = 0  # bought on a construction square in this turn
FETCHED: Final[i64] = 1  # taken by the road worker in this turn
WINDOW: Final[i64] = 2  # kept, and placed at the end of construction
HALF: Final[i64] = PARCEL_COUNT // 2  # the parcels of rows 1 to 4; those of rows 5 to 8 follow


def has_free_parcel(state: CarsonCityState, seat: i64) -> bool:
    """Whether the seat owns a parcel with nothing on it.

    Rules: "Building construction", p. 4.
    """
    owner, content = state.owner, state.content
    for parcel in range(PARCEL_COUNT):
        if owner[parcel] == seat and content[parcel] == FREE:
            return True
    return False


@final
class BuildBuilding(Step[CarsonCityState]):
    """A building goes on an own parcel that a road reaches (ranches and mines need none), or is kept.

    Rules: "Building construction", p. 4; "Buildings", p. 6.
    """

    def __init__(self, seat: i64, kind: i64, source: i64) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind
        self.source: Final[i64] = source  # CONSTRUCTION, FETCHED or WINDOW

    def actor(self, state: CarsonCityState) -> i64:
        """Its owner."""
        return self.seat

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Each parcel where it may stand, each road that may be laid for it, or keeping it."""
        owner, content = state.owner, state.content
        needs_road = NEEDS_ROAD[self.kind] == 1
        for parcel in range(PARCEL_COUNT):
            if owner[parcel] == seat and content[parcel] == FREE:
                if not needs_road or state.is_reached(parcel):
                    menu.add(BUILD.of(parcel))
        if needs_road:
            offer_roads(state, seat, menu)
        menu.add(KEEP.action)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """On an own property tile, not on a mountain or a house, reached by a road if it needs one."""
        if action == KEEP.action:
            return None
        if ROAD.has(action):
            if NEEDS_ROAD[self.kind] == 0:
                return "carson-city-reason-needs-no-road"
            return why_no_road(state, seat, ROAD.part(action))
        if not BUILD.has(action):
            return "carson-city-reason-build-first"
        parcel = BUILD.part(action)
        if state.content[parcel] == RIVER_TILE:
            return "carson-city-reason-river"
        if state.owner[parcel] != seat:
            return "carson-city-reason-not-your-parcel"
        if state.content[parcel] != FREE:
            return "carson-city-reason-occupied"
        if NEEDS_ROAD[self.kind] == 1 and not state.is_reached(parcel):
            return "carson-city-reason-not-reached"
        return None

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """A house follows, unless it is a ranch or a mine."""
        if action == KEEP.action:
            keep(state, seat, self.kind, self.source)
        elif ROAD.has(action):
            build_road(state, seat, ROAD.part(action))
            state.push(self)
        elif BRINGS_HOUSE[self.kind] == 1:
            state.push(PlaceHouse(seat, self.kind, self.source, BUILD.part(action), 0, 0))
        else:
            place_building(state, seat, self.kind, self.source, BUILD.part(action))


@final
class PlaceHouse(Step[CarsonCityState]):
    """The house that comes with a building: on another free parcel reached by a road.

    The building stands only when its house does: whoever finds no place for it keeps the building.

    Rules: "Building construction", p. 4; "House", p. 6.
    """

    def __init__(
        self, seat: i64, kind: i64, source: i64, parcel: i64, refused_north: i64, refused_south: i64
    ) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind
        self.source: Final[i64] = source
        self.parcel: Final[i64] = parcel  # where the building will stand
        # parcels whose owners have refused the house (R30): two sets, for one of all 64 is too large a number
        self.refused_north: Final[i64] = refused_north
        self.refused_south: Final[i64] = refused_south

    def actor(self, state: CarsonCityState) -> i64:
        """The owner of the building."""
        return self.seat

    def is_foreign(self, owner: i64) -> bool:
        """Whether the owner of a parcel has to be asked."""
        return owner != NO_SEAT and owner != self.seat

    def is_refused(self, parcel: i64) -> bool:
        """Whether the owner of a parcel has refused the house there."""
        if parcel < HALF:
            return contains(self.refused_north, parcel)
        return contains(self.refused_south, parcel - HALF)

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Each free parcel that a road reaches, each road, or keeping the building after all."""
        content = state.content
        for parcel in range(PARCEL_COUNT):
            if content[parcel] != FREE or parcel == self.parcel or not state.is_reached(parcel):
                continue
            if not self.is_refused(parcel):
                menu.add(HOUSE.of(parcel))
        offer_roads(state, seat, menu)
        menu.add(KEEP.action)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """Free (no building, house, mountain or river), reached, and not refused by its owner."""
        if action == KEEP.action:
            return None
        if ROAD.has(action):
            return why_no_road(state, seat, ROAD.part(action))
        if not HOUSE.has(action):
            return "carson-city-reason-house-first"
        parcel = HOUSE.part(action)
        if parcel == self.parcel:
            return "carson-city-reason-building-goes-there"
        if state.content[parcel] == RIVER_TILE:
            return "carson-city-reason-river"
        if state.content[parcel] != FREE:
            return "carson-city-reason-occupied"
        if not state.is_reached(parcel):
            return "carson-city-reason-not-reached"
        return "carson-city-reason-house-refused" if self.is_refused(parcel) else None

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """On somebody else's parcel only if he agrees."""
        if action == KEEP.action:
            keep(state, seat, self.kind, self.source)
            return
        if ROAD.has(action):
            build_road(state, seat, ROAD.part(action))
            state.push(self)
            return
        house = HOUSE.part(action)
        owner = state.owner[house]
        if not self.is_foreign(owner):
            place_building(state, seat, self.kind, self.source, self.parcel)
            place_house(state, seat, house)
            return
        state.tell("carson-city-event-house-asked", seat, house, owner)
        north, south = self.refused_north, self.refused_south
        state.push(AskOwner(seat, self.kind, self.source, self.parcel, north, south, house))


@final
class AskOwner(Step[CarsonCityState]):
    """A house on a parcel of another seat needs its agreement; a no holds for this parcel and building (R30).

    Rules: "Building construction", p. 4.
    """

    def __init__(
        self,
        seat: i64,
        kind: i64,
        source: i64,
        parcel: i64,
        refused_north: i64,
        refused_south: i64,
        house: i64,
    ) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind
        self.source: Final[i64] = source
        self.parcel: Final[i64] = parcel
        self.refused_north: Final[i64] = refused_north
        self.refused_south: Final[i64] = refused_south
        self.house: Final[i64] = house  # the parcel that is asked for

    def actor(self, state: CarsonCityState) -> i64:
        """The owner of the parcel."""
        return state.owner[self.house]

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Yes or no."""
        menu.add(AGREE.action)
        menu.add(REFUSE.action)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """Yes or no."""
        return (
            None if action == AGREE.action or action == REFUSE.action else "carson-city-reason-answer-first"
        )

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """It is built, or another place is looked for."""
        if action == AGREE.action:
            state.tell("carson-city-event-house-agreed", seat, self.house, self.seat)
            place_building(state, self.seat, self.kind, self.source, self.parcel)
            place_house(state, self.seat, self.house)
            return
        state.tell("carson-city-event-house-refused", seat, self.house, self.seat)
        north, south = self.refused_north, self.refused_south
        if self.house < HALF:
            north += ONE_OF[self.house]
        else:
            south += ONE_OF[self.house - HALF]
        state.push(PlaceHouse(self.seat, self.kind, self.source, self.parcel, north, south))


def keep(state: CarsonCityState, seat: i64, kind: i64, source: i64) -> None:
    """The building stays in front of its owner, to be placed later; one put back waits for a change (R43).

    Rules: "Building construction", p. 4.
    """
    if source == WINDOW:
        state.set_aside += ONE_OF[seat * KIND_COUNT + kind]
    state.tell("carson-city-event-building-kept", seat, kind)


def place_building(state: CarsonCityState, seat: i64, kind: i64, source: i64, parcel: i64) -> None:
    """The building lies on its parcel and brings its revolvers; a church ends attacks beside it.

    Rules: "Building construction", p. 4; "Buildings", p. 6; "Church", p. 6.
    """
    state.kept[seat * KIND_COUNT + kind] -= 1
    if source == CONSTRUCTION and state.kept_tiles_wait:
        state.kept_now[seat * KIND_COUNT + kind] -= 1
    state.content[parcel] = FIRST_BUILDING + kind
    state.built[seat * KIND_COUNT + kind] += 1
    state.revolvers[seat] += REVOLVERS_OF[kind]
    state.set_aside = 0
    state.tell("carson-city-event-building-placed", seat, kind, parcel)
    if kind == CHURCH:
        for i in range(AROUND_COUNT[parcel]):
            near = AROUND[parcel * 8 + i]
            if state.owner[near] == seat and state.is_building(near):
                cancel_attacks(state, seat, near)


def cancel_attacks(state: CarsonCityState, owner: i64, parcel: i64) -> None:
    """Attackers of a building that is protected now go back to their own reserves.

    Rules: "Church", p. 6.
    """
    for seat in range(state.seat_count):
        if seat != owner and is_at(state, seat, FIRST_PARCEL + parcel):
            send_home(state, seat, FIRST_PARCEL + parcel)
            state.tell("carson-city-event-attack-cancelled", seat, parcel)


def place_house(state: CarsonCityState, seat: i64, parcel: i64) -> None:
    """A house for the new inhabitants.

    Rules: "Building construction", p. 4; "House", p. 6.
    """
    state.content[parcel] = HOUSE_TILE
    state.house_stock -= 1
    state.set_aside = 0
    state.tell("carson-city-event-house-placed", seat, parcel)
