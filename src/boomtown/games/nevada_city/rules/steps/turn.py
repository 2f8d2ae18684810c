"""A character's turn: all its markers are used or passed, one action after the other."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.nevada_city.rules.deliveries import can_advance, may_work_on
from boomtown.games.nevada_city.rules.effects import does_something, is_free, why_no_use
from boomtown.games.nevada_city.rules.event_effects import grant
from boomtown.games.nevada_city.rules.people import spend
from boomtown.games.nevada_city.rules.state import (
    DAMAGE,
    FINISHED,
    IN_WORK,
    NO_CONTRACT,
    PLACES,
    SLOTS,
    NevadaCityState,
)
from boomtown.games.nevada_city.rules.steps.construction import construct, offer_sites, why_no_construction
from boomtown.games.nevada_city.rules.steps.contracts import advance, why_no_advance
from boomtown.games.nevada_city.rules.steps.fires import can_repair, repair, why_no_repair
from boomtown.games.nevada_city.rules.steps.loans import bank_loan, can_repay, why_no_repayment
from boomtown.games.nevada_city.rules.steps.refusals import numbers_of
from boomtown.games.nevada_city.rules.steps.visiting import send
from boomtown.games.nevada_city.rules.tables import (
    BUILDINGS,
    EVENTS,
    EXTRA_PRIZE,
    EXTRA_TIMES,
    FIRST_SPACE,
    LOAN_SPACE,
    ONE_BUILDING,
    ONE_USE,
    PROPERTY_COUNT,
    SPACE_COUNT,
)
from boomtown.games.nevada_city.rules.verbs import ADVANCE, BUILD, DONE, EXTRA, PASS, REPAIR, REPAY, USE, WORK


def unworked_tiles(state: NevadaCityState, seat: i64, kind: i64) -> i64:
    """Tiles of a kind that nobody has worked this year."""
    place = seat * PROPERTY_COUNT + kind
    return state.properties[place] - state.worked[place]


def offer_work(state: NevadaCityState, seat: i64, person: i64, menu: Menu) -> None:
    """One tile, and as many more as the character has icons of the skill."""
    for kind in range(PROPERTY_COUNT):
        most = unworked_tiles(state, seat, kind)
        if most > 0:
            reach = 1 + state.skill(person, kind)
            if most > reach:
                most = reach
            for tiles in range(1, most + 1):
                menu.add(WORK.of(kind, tiles - 1))


def why_no_work(state: NevadaCityState, seat: i64, person: i64, kind: i64, tiles: i64) -> str | None:
    """Each tile once a year; one tile for the marker and one for each icon.

    Rules: "Farm", p. 8; "Ranch", p. 8; "Mine", p. 8.
    """
    if state.properties[seat * PROPERTY_COUNT + kind] == 0:
        return "nevada-city-reason-no-property"
    if tiles > unworked_tiles(state, seat, kind):
        return "nevada-city-reason-all-worked"
    return "nevada-city-reason-no-skill" if tiles - 1 > state.skill(person, kind) else None


def work(state: NevadaCityState, seat: i64, person: i64, kind: i64, tiles: i64) -> None:
    """Each tile yields what the production chart shows.

    Rules: "Farm", p. 8; "Ranch", p. 8; "Mine", p. 8.
    """
    spend(state, seat, person)
    state.worked[seat * PROPERTY_COUNT + kind] += tiles
    tokens = tiles * state.yields(kind)
    state.give(seat, kind, tokens)
    state.tell("nevada-city-event-worked", seat, kind, tiles, tokens)


def extra_left(state: NevadaCityState, person: i64, event: i64) -> i64:
    """How many more times a character may take the action of an event."""
    if EXTRA_TIMES[event] == 0 or state.in_force[event] == 0:
        return 0
    return EXTRA_TIMES[event] - state.extra_used[person] // ONE_USE[event] % 4


def why_no_extra(state: NevadaCityState, person: i64, event: i64) -> str | None:
    """The event must be in force, and the character must not have used it up.

    Rules: "Event cards", p. 3; "Extended play example", p. 15.
    """
    if state.in_force[event] == 0 or EXTRA_TIMES[event] == 0:
        return "nevada-city-reason-not-in-force"
    return None if extra_left(state, person, event) > 0 else "nevada-city-reason-been-here"


def take_extra(state: NevadaCityState, seat: i64, person: i64, event: i64) -> None:
    """A marker on the event brings its goods.

    Rules: "Event cards", p. 3; "Extended play example", p. 15.
    """
    spend(state, seat, person)
    state.extra_used[person] += ONE_USE[event]
    state.tell("nevada-city-event-extra-action", seat, event, person)
    grant(state, seat, EXTRA_PRIZE, event, 1, "nevada-city-score-extra", event)


@final
class UseMarkers(Step[NevadaCityState]):
    """One action with one marker of the active character, until all are used or passed; a loan may be paid back
    between them and after the last (R17).

    Rules: "Take actions", p. 7; "Bank", p. 12.
    """

    def __init__(self, seat: i64, person: i64) -> None:
        self.seat: Final[i64] = seat
        self.person: Final[i64] = person

    def actor(self, state: NevadaCityState) -> i64:
        """Whose character it is, while there are markers, or else a loan to pay back."""
        return self.seat if state.marks[self.person] > 0 or can_repay(state, self.seat) else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """All markers are used."""

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Tiles, buildings, sites and repairs, contracts, events, a loan to pay back; passing."""
        person = self.person
        if state.marks[person] == 0:
            menu.add(REPAY.action)
            menu.add(DONE.action)
            return
        offer_work(state, seat, person, menu)
        stage, shut, visited = state.stage, state.shut, state.visited[person]
        money = state.money(seat)
        for building in range(BUILDINGS):
            if stage[building] == FINISHED:
                if shut[building] != 0:
                    if shut[building] >= DAMAGE and can_repair(state, seat, person, building):
                        menu.add(REPAIR.of(building))
                elif not visited & ONE_BUILDING[building]:
                    first = FIRST_SPACE[building]
                    for space in range(first, first + SPACE_COUNT[building]):
                        if is_free(state, space) and does_something(state, seat, person, space, money):
                            menu.add(USE.of(space))
            elif stage[building] == IN_WORK:
                offer_sites(state, seat, person, building, menu)
        for slot in range(SLOTS):
            contract = state.reserved[seat * PLACES + slot]
            if contract != NO_CONTRACT and may_work_on(state, person, contract):
                if can_advance(state, seat, person, slot):
                    menu.add(ADVANCE.of(contract))
        for event in range(EVENTS):
            if EXTRA_TIMES[event] > 0 and extra_left(state, person, event) > 0:
                menu.add(EXTRA.of(event))
        if can_repay(state, seat):
            menu.add(REPAY.action)
        menu.add(PASS.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """Each kind of action has its own rules, and takes a marker; paying back a loan does not."""
        person = self.person
        if action == REPAY.action:
            return why_no_repayment(state, seat)
        if state.marks[person] == 0:
            return None if action == DONE.action else "nevada-city-reason-no-marker"
        if WORK.has(action):
            kind, number = WORK.parts(action)
            return why_no_work(state, seat, person, kind, number + 1)
        if USE.has(action):
            return why_no_use(state, seat, person, USE.part(action))
        if BUILD.has(action):
            return why_no_construction(state, seat, person, BUILD.part(action))
        if ADVANCE.has(action):
            return why_no_advance(state, seat, person, ADVANCE.part(action))
        if EXTRA.has(action):
            return why_no_extra(state, person, EXTRA.part(action))
        if REPAIR.has(action):
            return why_no_repair(state, seat, person, REPAIR.part(action))
        return None if action == PASS.action else "nevada-city-reason-choose-action"

    def reason_numbers(self, state: NevadaCityState, seat: i64, action: i64) -> list[int]:
        """The missing dollars, or the building that stands there instead."""
        return numbers_of(self, state, seat, action)

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """The action; the next marker."""
        person = self.person
        if action == DONE.action:
            return
        if action == PASS.action:
            self.pass_rest(state)
            return
        is_last_loan = action == USE.of(LOAN_SPACE) and state.marks[person] == 1
        if not is_last_loan:  # to pay it back at once would be as good as passing
            state.push(self)
        if action == REPAY.action:
            bank_loan().pay_back(state, seat)
        elif USE.has(action):
            send(state, seat, person, USE.part(action))
        elif WORK.has(action):
            kind, number = WORK.parts(action)
            work(state, seat, person, kind, number + 1)
        elif BUILD.has(action):
            construct(state, seat, person, BUILD.part(action))
        elif ADVANCE.has(action):
            advance(state, seat, person, ADVANCE.part(action))
        elif EXTRA.has(action):
            take_extra(state, seat, person, EXTRA.part(action))
        else:
            repair(state, seat, person, REPAIR.part(action))

    def pass_rest(self, state: NevadaCityState) -> None:
        """All markers that are left are removed from the card.

        Rules: "Take actions", p. 7.
        """
        count = state.marks[self.person]
        for _ in range(count):
            spend(state, self.seat, self.person)
        state.tell("nevada-city-event-passed", self.seat, self.person, count)
