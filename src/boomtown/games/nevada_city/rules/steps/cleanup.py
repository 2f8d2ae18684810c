"""The end of a year: incomes, the end of events, badges, markers and loans."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.nevada_city.rules.event_deck import discard_unrevealed
from boomtown.games.nevada_city.rules.event_effects import grant
from boomtown.games.nevada_city.rules.state import (
    FINISHED,
    IN_TOWN,
    NO_CONTRACT,
    NO_SEAT,
    THE_BANK,
    NevadaCityState,
    markers_of,
)
from boomtown.games.nevada_city.rules.steps.loans import bank_loan, can_repay
from boomtown.games.nevada_city.rules.tables import (
    BUILDINGS,
    EVENTS,
    FIRST_WORKER,
    INCOME_OVER_UNHIRED,
    INCOME_PER_UNHIRED,
    ONE_MARKER,
    PASSIVE_FIGURE,
    PASSIVE_KIND,
    PASSIVE_PRIZE,
    PEOPLE,
    PERSON_ACTIONS,
    PROPERTY_COUNT,
    RESOURCE_COUNT,
    SPACE_TOTAL,
)
from boomtown.games.nevada_city.rules.verbs import DONE, IDLE, REPAY

FIRST_YEAR: Final[i64] = 1855


@final
class YearEndIncome(Step[NevadaCityState]):
    """Buildings that earn something for workers nobody has hired.

    Rules: "Check for buildings that have end-of-year abilities", p. 11; "Soup Kitchen, Boarding House", p. 13.
    """

    def run(self, state: NevadaCityState) -> None:
        """Each finished one, for the player who owns it."""
        state.tell("nevada-city-event-year-ended", NOBODY, FIRST_YEAR + state.year)
        unhired: i64 = 0
        for person in range(FIRST_WORKER, PEOPLE):
            if state.status[person] == IN_TOWN:
                unhired += 1
        for building in range(BUILDINGS):
            if state.stage[building] != FINISHED or state.owner[building] == THE_BANK:
                continue
            times: i64 = 0
            if PASSIVE_KIND[building] == INCOME_PER_UNHIRED:
                times = unhired
            elif PASSIVE_KIND[building] == INCOME_OVER_UNHIRED and unhired > PASSIVE_FIGURE[building]:
                times = 1
            if times > 0:
                owner = state.owner[building]
                state.tell("nevada-city-event-unhired-income", owner, building, unhired)
                grant(state, owner, PASSIVE_PRIZE, building, times, "nevada-city-score-unhired", building)


@final
class DiscardEvents(Step[NevadaCityState]):
    """Events end, revealed or not; what they changed, closed or burnt is as before (R22).

    Rules: "Discard any remaining Event cards", p. 11.
    """

    def run(self, state: NevadaCityState) -> None:
        """Nothing is in force any more."""
        discard_unrevealed(state)
        for event in range(EVENTS):
            state.in_force[event] = 0
        for building in range(BUILDINGS):
            state.shut[building] = 0
        for space in range(SPACE_TOTAL):
            state.price_mod[space] = 0
        for resource in range(RESOURCE_COUNT):
            state.production_mod[resource] = 0
            state.sale_mod[resource] = 0
        state.loan_mod = 0
        state.tell("nevada-city-event-events-ended", NOBODY)


@final
class PassBadge(Step[NevadaCityState]):
    """The Deputy becomes the Sheriff and so the start player; without a Deputy the Sheriff stays.

    Rules: "Reset start player", p. 11; "Fine points", p. 16.
    """

    def run(self, state: NevadaCityState) -> None:
        """The Deputy's badge goes back to the board."""
        if state.deputy != NO_SEAT:
            state.sheriff = state.deputy
            state.deputy = NO_SEAT
            state.tell("nevada-city-event-badge-passed", state.sheriff)


@final
class ReturnMarkers(Step[NevadaCityState]):
    """All markers come back to their characters; those at the Bank only for money (R17). Which action spaces stay
    empty for them is asked when it is known who stays in the family (R42).

    Rules: "Return unused action markers", p. 11; "Bank", p. 12.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # clockwise from the Sheriff

    def actor(self, state: NevadaCityState) -> i64:
        """Whoever can pay back a loan."""
        seat = state.seat_after(self.place)
        return seat if can_repay(state, seat) else NOBODY

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Pay, or leave the marker."""
        menu.add(REPAY.action)
        menu.add(DONE.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """Pay, or leave the marker."""
        return None if action == REPAY.action or action == DONE.action else "nevada-city-reason-repay-or-not"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """One loan; the next."""
        if action == REPAY.action:
            bank_loan().pay_back(state, seat)
            state.push(self)
        else:
            self.run(state)

    def run(self, state: NevadaCityState) -> None:
        """Fill all action spaces."""
        seat = state.seat_after(self.place)
        for space in range(SPACE_TOTAL):
            if state.markers[space] > 0:
                state.markers[space] -= markers_of(state.markers[space], seat) * ONE_MARKER[seat]
        state.free[seat] = 0
        state.spent[seat] = 0
        for person in range(PEOPLE):
            if state.boss[person] == seat:
                state.marks[person] = PERSON_ACTIONS[person]
                state.free[seat] += PERSON_ACTIONS[person]
                state.visited[person] = 0
                state.extra_used[person] = 0
                state.dealt_with[person] = NO_CONTRACT
        for kind in range(PROPERTY_COUNT):
            state.worked[seat * PROPERTY_COUNT + kind] = 0
        state.tell("nevada-city-event-markers-returned", seat)


@final
class LeaveIdle(Step[NevadaCityState]):
    """For each marker at the Bank an action space of the family stays empty next year, of the owner's choice, also
    of a worker who has just been married (R17, R42).

    Rules: "Return unused action markers", p. 11; "Fine points", p. 16.
    """

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def actor(self, state: NevadaCityState) -> i64:
        """Whose loan it is."""
        return self.seat

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each character with a marker: whoever has not been married has left."""
        for person in range(PEOPLE):
            if state.boss[person] == seat and state.marks[person] > 0:
                menu.add(IDLE.of(person))

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A character that acts next year: workers who did not marry have left."""
        if not IDLE.has(action):
            return "nevada-city-reason-leave-idle"
        person = IDLE.part(action)
        if state.boss[person] != seat:
            return "nevada-city-reason-not-yours"
        return None if state.marks[person] > 0 else "nevada-city-reason-no-marker"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """One space; the next."""
        person = IDLE.part(action)
        state.marks[person] -= 1
        state.free[seat] -= 1
        state.tell("nevada-city-event-left-idle", seat, person)
        if self.left > 1:
            state.push(LeaveIdle(seat, self.left - 1))
