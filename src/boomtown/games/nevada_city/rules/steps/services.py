"""Spaces with a service: hiring, the Deputy's badge, another player's space."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.games.nevada_city.rules.effects import (
    SpaceEffect,
    does_something,
    seller_of,
    why_no_entry,
    why_useless,
)
from boomtown.games.nevada_city.rules.people import join
from boomtown.games.nevada_city.rules.state import (
    FINISHED,
    HIRED,
    SLOTS,
    THE_BANK,
    NevadaCityState,
    markers_of,
)
from boomtown.games.nevada_city.rules.steps.visiting import visit
from boomtown.games.nevada_city.rules.tables import (
    BUILDING_OF,
    FIRST_WORKER,
    ONE_MARKER,
    PEOPLE,
    PERSON_SALARY,
    SPACE_TOTAL,
)
from boomtown.games.nevada_city.rules.verbs import BADGE, COPY, HIRE


@final
class HireWorker(SpaceEffect):
    """A worker from the display or the discard pile, for a salary; it needs a free slot (R15).

    Rules: "Hotel", p. 12; "Sheriff", p. 13; "Stables", p. 18; "Cavalry Hotel", p. 18;
    "Homestead mats", p. 2.
    """

    def __init__(self, place: i64, source: i64, salary_to_owner: i64) -> None:
        super().__init__(place)
        self.source: Final[i64] = source  # IN_TOWN or LEFT_TOWN
        self.salary_to_owner: Final[i64] = salary_to_owner

    def is_possible(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """If a slot is free and the salary of somebody can be paid."""
        if state.cards_held[seat] >= SLOTS or purse < 0:
            return False
        status = state.status
        for worker in range(FIRST_WORKER, PEOPLE):
            if status[worker] == self.source and PERSON_SALARY[worker] <= purse:
                return True
        return False

    def why_impossible(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64
    ) -> str | None:
        """A free slot, somebody to hire, and the money for fee and salary."""
        if state.cards_held[seat] >= SLOTS:
            return "nevada-city-reason-no-slot"
        why = "nevada-city-reason-nobody-to-hire"
        for worker in range(FIRST_WORKER, PEOPLE):
            if state.status[worker] == self.source:
                why = "nevada-city-reason-no-money"
                if purse >= PERSON_SALARY[worker]:
                    return None
        return why

    def offer(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, menu: Menu
    ) -> None:
        """Each worker whose salary can be paid."""
        for worker in range(FIRST_WORKER, PEOPLE):
            if state.status[worker] == self.source and PERSON_SALARY[worker] <= purse:
                menu.add(HIRE.of(worker - FIRST_WORKER))

    def has(self, action: i64) -> bool:
        """Somebody is hired."""
        return HIRE.has(action)

    def why_not(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, action: i64
    ) -> str | None:
        """The worker must be there, and be paid."""
        worker = HIRE.part(action) + FIRST_WORKER
        if state.status[worker] != self.source:
            return "nevada-city-reason-not-for-hire"
        return "nevada-city-reason-no-money" if PERSON_SALARY[worker] > purse else None

    def take(self, state: NevadaCityState, seat: i64, person: i64, space: i64, action: i64) -> None:
        """The worker comes with all markers and takes a slot; it acts from the next round on."""
        worker = HIRE.part(action) + FIRST_WORKER
        payee = seller_of(state, seat, space) if self.salary_to_owner == 1 else THE_BANK
        state.charge(seat, PERSON_SALARY[worker], payee)
        join(state, seat, worker, HIRED)
        state.cards_held[seat] += 1
        state.tell("nevada-city-event-hired", seat, worker, PERSON_SALARY[worker])


@final
class TakeDeputyBadge(SpaceEffect):
    """Whoever has the Deputy's badge at the end of the year is the start player of the next.

    Rules: "Sheriff", p. 13.
    """

    def is_possible(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """If somebody else has it, or nobody, and the fee can be paid."""
        return purse >= 0 and state.deputy != seat

    def why_impossible(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64
    ) -> str | None:
        """There is one badge, and the fee is paid in money."""
        if state.deputy == seat:
            return "nevada-city-reason-has-badge"
        return "nevada-city-reason-no-money" if purse < 0 else None

    def offer(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, menu: Menu
    ) -> None:
        """The badge, once the fee is paid."""
        if purse >= 0 and state.deputy != seat:
            menu.add(BADGE.action)

    def has(self, action: i64) -> bool:
        """The badge."""
        return action == BADGE.action

    def why_not(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, action: i64
    ) -> str | None:
        """There is one badge, for whoever has paid the fee: no contract pays it afterwards."""
        return self.why_impossible(state, seat, person, space, purse)

    def take(self, state: NevadaCityState, seat: i64, person: i64, space: i64, action: i64) -> None:
        """Take it."""
        state.deputy = seat
        state.tell("nevada-city-event-badge-of-deputy", seat)


@final
class CopySpace(SpaceEffect):
    """A space that another player's marker occupies is used without a marker, for its fee (R21).

    Rules: "Tobacconist", p. 14.
    """

    def is_possible(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """If there is such a space."""
        if purse < 0:
            return False
        for other in range(SPACE_TOTAL):
            if self.can_copy(state, seat, person, space, other, purse):
                return True
        return False

    def can_copy(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, other: i64, purse: i64
    ) -> bool:
        """Whether another's marker stands there and the character may act and pay there."""
        marks = state.markers[other]
        if marks == 0 or marks == markers_of(marks, seat) * ONE_MARKER[seat]:
            return False
        building = BUILDING_OF[other]
        if building == BUILDING_OF[space] or state.stage[building] != FINISHED or state.shut[building] != 0:
            return False
        if state.has_visited(person, building):
            return False
        return does_something(state, seat, person, other, purse)

    def why_impossible(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64
    ) -> str | None:
        """Another's marker must stand on a space that this character can use."""
        if purse < 0:
            return "nevada-city-reason-no-money"
        for other in range(SPACE_TOTAL):
            if self.can_copy(state, seat, person, space, other, purse):
                return None
        return "nevada-city-reason-nothing-to-copy"

    def offer(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, menu: Menu
    ) -> None:
        """Each such space."""
        for other in range(SPACE_TOTAL):
            if self.can_copy(state, seat, person, space, other, purse):
                menu.add(COPY.of(other))

    def has(self, action: i64) -> bool:
        """A space is copied."""
        return COPY.has(action)

    def why_not(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, action: i64
    ) -> str | None:
        """Another's marker, at a building open to this character, with money for the fee."""
        other = COPY.part(action)
        has_other = False
        for rival in range(state.seat_count):
            if rival != seat and markers_of(state.markers[other], rival) > 0:
                has_other = True
        if not has_other:
            return "nevada-city-reason-nobody-there"
        why = why_no_entry(state, person, BUILDING_OF[other])
        return why if why is not None else why_useless(state, seat, person, other, purse)

    def take(self, state: NevadaCityState, seat: i64, person: i64, space: i64, action: i64) -> None:
        """The character has acted at that building too."""
        other = COPY.part(action)
        state.note_visit(person, BUILDING_OF[other])
        state.tell("nevada-city-event-space-copied", seat, other, person)
        visit(state, seat, person, other)
