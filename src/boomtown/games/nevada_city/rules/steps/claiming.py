"""Claiming buildings and properties."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import Step
from boomtown.games.nevada_city.rules.effects import SpaceEffect
from boomtown.games.nevada_city.rules.state import FOR_CLAIM, IN_WORK, THE_BANK, NevadaCityState
from boomtown.games.nevada_city.rules.steps.refusals import numbers_of
from boomtown.games.nevada_city.rules.tables import (
    BOARD_BUILDINGS,
    BUILDING_YEAR,
    BUILDINGS,
    NO_BUILDING,
    PROPERTY_COUNT,
    PROPERTY_TILES,
    REPLACES,
)
from boomtown.games.nevada_city.rules.verbs import CLAIM, SETTLE

MOST_IN_WORK: Final[i64] = 2  # buildings under construction
PROPERTY_PRICE: Final = vec[i64]([1, 2, 3])  # of a mine, a farm, a ranch
PROPERTY_VP: Final[i64] = 2

EITHER: Final[i64] = 0
BUILDING_ONLY: Final[i64] = 1
PROPERTY_ONLY: Final[i64] = 2
BOTH: Final[i64] = 3


def is_claimable(state: NevadaCityState, building: i64) -> bool:
    """Whether a building is in the deck, of this year or an earlier one, and there is a plot if it needs one (R26).

    Rules: "Use City Hall to claim a building or property", p. 9; "Buildings", p. 6; "Fine points", p. 16.
    """
    if state.stage[building] != FOR_CLAIM or BUILDING_YEAR[building] > state.year:
        return False
    return REPLACES[building] != NO_BUILDING or state.plots_taken < state.plots


def can_claim_building(state: NevadaCityState, seat: i64) -> bool:
    """Whether there is any building that the seat may claim."""
    if state.in_work[seat] >= MOST_IN_WORK:
        return False
    for building in range(BOARD_BUILDINGS, BUILDINGS):
        if is_claimable(state, building):
            return True
    return False


def why_not_claimed(state: NevadaCityState, seat: i64, building: i64) -> str | None:
    """A seat has two buildings under construction at most; the card must be out, and a plot empty.

    Rules: "Use City Hall to claim a building or property", p. 9.
    """
    if state.stage[building] != FOR_CLAIM:
        return "nevada-city-reason-not-for-claim"
    if state.year < BUILDING_YEAR[building]:
        return "nevada-city-reason-later-year"
    if REPLACES[building] == NO_BUILDING and state.plots_taken >= state.plots:
        return "nevada-city-reason-no-plot"
    return "nevada-city-reason-two-in-work" if state.in_work[seat] >= MOST_IN_WORK else None


def why_no_building(state: NevadaCityState, seat: i64) -> str | None:
    """Why a seat can claim no building at all, or None if there is one.

    Rules: "Use City Hall to claim a building or property", p. 9; "Fine points", p. 16.
    """
    why: str | None = "nevada-city-reason-nothing-to-claim"
    for building in range(BOARD_BUILDINGS, BUILDINGS):
        if state.stage[building] == FOR_CLAIM and BUILDING_YEAR[building] <= state.year:
            why = why_not_claimed(state, seat, building)
            if why != "nevada-city-reason-no-plot":  # another may need no plot
                return why
    return why


def why_no_property(state: NevadaCityState, seat: i64, purse: i64) -> str | None:
    """Why a seat can claim no property at all, or None if there is one.

    Rules: "Use City Hall to claim a building or property", p. 9.
    """
    why: str | None = None
    for kind in range(PROPERTY_COUNT):
        why = why_not_settled(state, seat, kind, purse)
        if why is None:
            return None
    return why


def tiles_left(state: NevadaCityState, kind: i64) -> i64:
    """Property tiles of a kind beside the board."""
    left = PROPERTY_TILES[kind]
    for seat in range(state.seat_count):
        left -= state.properties[seat * PROPERTY_COUNT + kind]
    return left


def can_claim_property(state: NevadaCityState, seat: i64, purse: i64) -> bool:
    """Whether there is any property that the seat can pay and has room for."""
    for kind in range(PROPERTY_COUNT):
        if why_not_settled(state, seat, kind, purse) is None:
            return True
    return False


def why_not_settled(state: NevadaCityState, seat: i64, kind: i64, purse: i64) -> str | None:
    """A tile, room for it, and its price beside the fee.

    Rules: "Use City Hall to claim a building or property", p. 9; "Homestead mats", p. 2.
    """
    if tiles_left(state, kind) == 0:
        return "nevada-city-reason-no-tile"
    if not state.has_room_for_tile(seat):
        return "nevada-city-reason-homestead-full"
    return "nevada-city-reason-no-money" if purse < PROPERTY_PRICE[kind] else None


def claim_building(state: NevadaCityState, seat: i64, building: i64) -> None:
    """The card goes to a plot, or beside the Homestead if it will replace a building of the board.

    Rules: "Use City Hall to claim a building or property", p. 9; "Replacement buildings", p. 18.
    """
    state.stage[building] = IN_WORK
    state.owner[building] = seat
    state.in_work[seat] += 1
    if REPLACES[building] == NO_BUILDING:
        state.plots_taken += 1
    state.tell("nevada-city-event-building-claimed", seat, building)


def claim_property(state: NevadaCityState, seat: i64, kind: i64) -> None:
    """The tile is paid to the Bank, laid on the Homestead, and scores.

    Rules: "Use City Hall to claim a building or property", p. 9.
    """
    state.charge(seat, PROPERTY_PRICE[kind], THE_BANK)
    state.properties[seat * PROPERTY_COUNT + kind] += 1
    state.tell("nevada-city-event-property-claimed", seat, kind, PROPERTY_PRICE[kind])
    state.award(seat, PROPERTY_VP, "nevada-city-score-property", kind)


@final
class ClaimSomething(SpaceEffect):
    """A building card or a property tile, or both.

    Rules: "City Hall", p. 12; "Capitol", p. 18.
    """

    def __init__(self, place: i64, pick: i64) -> None:
        super().__init__(place)
        self.pick: Final[i64] = pick

    def is_possible(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """If there is something to claim, and money for it."""
        if purse < 0:
            return False
        if self.pick == BUILDING_ONLY:
            return can_claim_building(state, seat)
        if self.pick == PROPERTY_ONLY:
            return can_claim_property(state, seat, purse)
        if self.pick == BOTH:
            return can_claim_building(state, seat) and can_claim_property(state, seat, purse)
        return can_claim_property(state, seat, purse) or can_claim_building(state, seat)

    def why_impossible(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64
    ) -> str | None:
        """The fee is paid first; then there must be something to claim."""
        if purse < 0:
            return "nevada-city-reason-no-money"
        no_building = why_no_building(state, seat)
        no_property = why_no_property(state, seat, purse)
        if self.pick == PROPERTY_ONLY or (self.pick == BOTH and no_building is None):
            return no_property
        return None if self.pick == EITHER and no_property is None else no_building

    def offer(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, menu: Menu
    ) -> None:
        """Each building, then each property."""
        if self.pick != PROPERTY_ONLY and state.in_work[seat] < MOST_IN_WORK:
            for building in range(BOARD_BUILDINGS, BUILDINGS):
                if is_claimable(state, building):
                    menu.add(CLAIM.of(building))
        if self.pick == EITHER or self.pick == PROPERTY_ONLY:
            for kind in range(PROPERTY_COUNT):
                if why_not_settled(state, seat, kind, purse) is None:
                    menu.add(SETTLE.of(kind))

    def has(self, action: i64) -> bool:
        """A building or a property."""
        return CLAIM.has(action) or SETTLE.has(action)

    def why_not(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, action: i64
    ) -> str | None:
        """Each has its own rules; of both the building comes first."""
        if CLAIM.has(action):
            if self.pick == PROPERTY_ONLY:
                return "nevada-city-reason-property-only"
            return why_not_claimed(state, seat, CLAIM.part(action))
        if self.pick == BUILDING_ONLY or self.pick == BOTH:
            return "nevada-city-reason-building-first"
        return why_not_settled(state, seat, SETTLE.part(action), purse)

    def take(self, state: NevadaCityState, seat: i64, person: i64, space: i64, action: i64) -> None:
        """One of them, or the building before the property."""
        if SETTLE.has(action):
            claim_property(state, seat, SETTLE.part(action))
            return
        claim_building(state, seat, CLAIM.part(action))
        if self.pick == BOTH:
            state.push(ClaimProperty(seat))


@final
class ClaimProperty(Step[NevadaCityState]):
    """The property that goes with a building claimed at the same time.

    Rules: "Capitol", p. 18.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: NevadaCityState) -> i64:
        """Whoever claims."""
        return self.seat

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each property that can be paid."""
        for kind in range(PROPERTY_COUNT):
            if tiles_left(state, kind) > 0 and state.money(seat) >= PROPERTY_PRICE[kind]:
                menu.add(SETTLE.of(kind))

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A property, paid at its price."""
        if not SETTLE.has(action):
            return "nevada-city-reason-claim-property"
        return why_not_settled(state, seat, SETTLE.part(action), state.money(seat))

    def reason_numbers(self, state: NevadaCityState, seat: i64, action: i64) -> list[int]:
        """The missing dollars."""
        return numbers_of(self, state, seat, action)

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """It lies on the Homestead."""
        claim_property(state, seat, SETTLE.part(action))
