"""Fires: who helps, what burns, and repairs."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import CHANCE, NOBODY, Step
from boomtown.games.nevada_city.rules.deliveries import from_skill
from boomtown.games.nevada_city.rules.event_effects import EventEffect, finished_with
from boomtown.games.nevada_city.rules.people import spend
from boomtown.games.nevada_city.rules.state import DAMAGE, FINISHED, THE_BANK, NevadaCityState
from boomtown.games.nevada_city.rules.steps.construction import bring
from boomtown.games.nevada_city.rules.steps.hardships import (
    LoseMarkers,
    PayForEvent,
    offer_marked,
    why_not_spent,
)
from boomtown.games.nevada_city.rules.steps.replacing import in_place
from boomtown.games.nevada_city.rules.tables import (
    BOARD_BUILDINGS,
    BUILDING_VP,
    BUILDINGS,
    ENTERTAINMENT,
    FIRE_BRIGADE,
    GOOD_COUNT,
    NO_BUILDING,
    PASSIVE_FIGURE,
    PRIZES,
    REPAIR_GOODS,
    REPAIR_VP,
)
from boomtown.games.nevada_city.rules.verbs import BURN, DONE, SPEND


@final
class SetFire(EventEffect):
    """A building burns: a certain one, or the most valuable finished card of the players (R22).

    Rules: "Fire House", p. 13.
    """

    def __init__(self, target: i64) -> None:
        self.target: Final[i64] = target  # building, or NO_BUILDING for the most valuable

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """Find what burns; chance decides between equals."""
        if self.target != NO_BUILDING:
            building = in_place(state, self.target)
            if state.stage[building] == FINISHED:
                burn(state, event, building)
        else:
            state.push(ChooseBurning(event))


def most_valuable(state: NevadaCityState) -> i64:
    """The highest points of a finished building card that a player owns, -1 if there is none."""
    most: i64 = -1
    for building in range(BOARD_BUILDINGS, BUILDINGS):
        if state.stage[building] == FINISHED and state.owner[building] < THE_BANK:
            if BUILDING_VP[building] > most:
                most = BUILDING_VP[building]
    return most


def may_burn(state: NevadaCityState, building: i64, most: i64) -> bool:
    """Whether a building is one of the most valuable."""
    if building < BOARD_BUILDINGS or state.stage[building] != FINISHED or state.owner[building] == THE_BANK:
        return False
    return BUILDING_VP[building] == most


@final
class ChooseBurning(Step[NevadaCityState]):
    """Which of the most valuable buildings burns.

    Rules: "Fire House", p. 13.
    """

    def __init__(self, event: i64) -> None:
        self.event: Final[i64] = event

    def candidates(self, state: NevadaCityState) -> i64:
        """How many buildings it may be."""
        most = most_valuable(state)
        count: i64 = 0
        for building in range(BUILDINGS):
            if may_burn(state, building, most):
                count += 1
        return count

    def actor(self, state: NevadaCityState) -> i64:
        """Chance between equals."""
        return CHANCE if self.candidates(state) > 1 else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """There is only one, or none."""
        most = most_valuable(state)
        for building in range(BUILDINGS):
            if may_burn(state, building, most):
                burn(state, self.event, building)
                return

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each of them alike."""
        most = most_valuable(state)
        for building in range(BUILDINGS):
            if may_burn(state, building, most):
                menu.add_weighted(BURN.of(building), 1)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """One of the most valuable."""
        if not BURN.has(action):
            return "nevada-city-reason-draw-first"
        is_one = may_burn(state, BURN.part(action), most_valuable(state))
        return None if is_one else "nevada-city-reason-none-left"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """It burns."""
        burn(state, self.event, BURN.part(action))


def burn(state: NevadaCityState, event: i64, building: i64) -> None:
    """With a Fire House the fire is put out; without one all help and the building is damaged (R22).

    Rules: "Fire House", p. 13.
    """
    state.burning = building
    state.tell("nevada-city-event-building-burnt", NOBODY, building, event)
    house = finished_with(state, FIRE_BRIGADE)
    if house != NO_BUILDING and state.owner[house] < THE_BANK:
        state.push(CallFireBrigade(state.owner[house], event, house))
        return
    if house == NO_BUILDING and not state.is_damaged(building):
        state.shut[building] += DAMAGE * (event + 1)
    all_help(state, event, NOBODY)


def all_help(state: NevadaCityState, event: i64, but: i64) -> None:
    """Everybody but one commits a marker, clockwise from the Sheriff."""
    for place in range(state.seat_count - 1, -1, -1):
        seat = state.seat_after(place)
        if seat != but:
            state.push(LoseMarkers(seat, 1, event))


@final
class CallFireBrigade(Step[NevadaCityState]):
    """The owner of the Fire House may send a marker: then all others pay; otherwise all others send one.

    Rules: "Fire House", p. 13.
    """

    def __init__(self, seat: i64, event: i64, house: i64) -> None:
        self.seat: Final[i64] = seat
        self.event: Final[i64] = event
        self.house: Final[i64] = house

    def actor(self, state: NevadaCityState) -> i64:
        """The owner, if there is a marker to send."""
        return self.seat if state.free[self.seat] > 0 else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """Nobody can be sent."""
        state.tell("nevada-city-event-brigade-stayed", self.seat)
        all_help(state, self.event, self.seat)

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each character with a marker, or nobody."""
        offer_marked(state, seat, menu)
        menu.add(DONE.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A marker that has not been used, or nobody."""
        return None if action == DONE.action else why_not_spent(state, seat, action)

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """The others pay, or help."""
        if action == DONE.action:
            self.run(state)
            return
        spend(state, seat, SPEND.part(action))
        state.tell("nevada-city-event-brigade-sent", seat, SPEND.part(action), self.house)
        for place in range(state.seat_count - 1, -1, -1):
            other = state.seat_after(place)
            if other != seat:
                state.push(PayForEvent(other, PASSIVE_FIGURE[self.house], seat, self.event, 0))


def missing_for_repair(state: NevadaCityState, seat: i64, person: i64, building: i64) -> i64:
    """Goods for a repair that neither skills nor the seat's goods nor entertainment can bring."""
    first = state.damaged_by(building) * PRIZES
    missing: i64 = 0
    for good in range(GOOD_COUNT):
        need = REPAIR_GOODS[first + good] - from_skill(state, person, good)
        if need > state.goods[seat * GOOD_COUNT + good]:
            missing += need - state.goods[seat * GOOD_COUNT + good]
    spare = state.goods[seat * GOOD_COUNT + ENTERTAINMENT] - REPAIR_GOODS[first + ENTERTAINMENT]
    return missing if spare <= 0 else (missing - spare if missing > spare else 0)


def can_repair(state: NevadaCityState, seat: i64, person: i64, building: i64) -> bool:
    """Whether a character can repair a damaged building."""
    if not state.is_damaged(building) or state.has_visited(person, building):
        return False
    return missing_for_repair(state, seat, person, building) == 0


def why_no_repair(state: NevadaCityState, seat: i64, person: i64, building: i64) -> str | None:
    """Only a damaged building, where the character has not been this year, with all the goods (R22).

    Rules: "Fire House", p. 13.
    """
    if not state.is_damaged(building):
        return "nevada-city-reason-not-damaged"
    if state.has_visited(person, building):
        return "nevada-city-reason-been-here"
    return "nevada-city-reason-no-goods" if missing_for_repair(state, seat, person, building) > 0 else None


def repair(state: NevadaCityState, seat: i64, person: i64, building: i64) -> None:
    """A marker and the goods, skills included; it is the character's action there (R22).

    Rules: "Fire House", p. 13.
    """
    event = state.damaged_by(building)
    spend(state, seat, person)
    state.note_visit(person, building)
    for good in range(GOOD_COUNT):
        need = REPAIR_GOODS[event * PRIZES + good] - from_skill(state, person, good)
        for _ in range(need if need > 0 else 0):
            bring(state, seat, good, state.goods[seat * GOOD_COUNT + good] == 0)
            state.supply[good] += 1
    state.shut[building] %= DAMAGE
    state.tell("nevada-city-event-repaired", seat, building, person)
    state.award(seat, REPAIR_VP[event], "nevada-city-score-repair", building)
