"""Workers are married into the family or leave."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.nevada_city.rules.people import leave
from boomtown.games.nevada_city.rules.state import (
    HIRED,
    LEFT_TOWN,
    MARRIED,
    NO_PERSON,
    RELATIVE,
    NevadaCityState,
)
from boomtown.games.nevada_city.rules.steps.cleanup import LeaveIdle
from boomtown.games.nevada_city.rules.tables import (
    CHILD,
    CHILDREN,
    ENTERTAINMENT,
    FIRST_WORKER,
    GOOD_COUNT,
    IS_MAN,
    PEOPLE,
    RESOURCE_COUNT,
    SPIRITS,
    WORKERS,
)
from boomtown.games.nevada_city.rules.verbs import DONE, MARRY, PAY

WEDDING_SPIRITS: Final[i64] = 2
WEDDING_RESOURCES: Final[i64] = 2


def resources(state: NevadaCityState, seat: i64) -> i64:
    """All silver, crops and livestock of a seat."""
    count: i64 = 0
    for good in range(RESOURCE_COUNT):
        count += state.goods[seat * GOOD_COUNT + good]
    return count


def can_pay_wedding(state: NevadaCityState, seat: i64) -> bool:
    """Two spirits, or entertainment for them, and two resources.

    Rules: "Release or marry current workers", p. 11.
    """
    first = seat * GOOD_COUNT
    drinks = state.goods[first + SPIRITS] + state.goods[first + ENTERTAINMENT]
    return drinks >= WEDDING_SPIRITS and resources(state, seat) >= WEDDING_RESOURCES


def may_marry(state: NevadaCityState, seat: i64, child: i64, worker: i64) -> bool:
    """A single son or daughter and an employed worker of the other sex (R16).

    Rules: "Release or marry current workers", p. 11.
    """
    if state.boss[child] != seat or state.status[child] != RELATIVE or state.spouse[child] != NO_PERSON:
        return False
    if state.boss[worker] != seat or state.status[worker] != HIRED:
        return False
    return IS_MAN[child] != IS_MAN[worker]


@final
class HoldWeddings(Step[NevadaCityState]):
    """Each worker is married to a single son or daughter, or leaves.

    Rules: "Release or marry current workers", p. 11.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # clockwise from the Sheriff

    def actor(self, state: NevadaCityState) -> i64:
        """Whoever can hold a wedding."""
        seat = state.seat_after(self.place)
        if not can_pay_wedding(state, seat):
            return NOBODY
        for worker in range(FIRST_WORKER, PEOPLE):
            if state.boss[worker] == seat and state.status[worker] == HIRED:
                for child in range(CHILDREN):
                    if may_marry(state, seat, CHILD[child], worker):
                        return seat
        return NOBODY

    def run(self, state: NevadaCityState) -> None:
        """All workers that are left leave; then the action spaces for loans are left empty."""
        seat = state.seat_after(self.place)
        for worker in range(FIRST_WORKER, PEOPLE):
            if state.boss[worker] == seat and state.status[worker] == HIRED:
                leave(state, worker, LEFT_TOWN)
                state.cards_held[seat] -= 1
                state.tell("nevada-city-event-released", seat, worker)
        if state.loans[seat] > 0:
            state.push(LeaveIdle(seat, state.loans[seat]))

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each couple, or no wedding."""
        for child in range(CHILDREN):
            if state.boss[CHILD[child]] != seat:
                continue
            for worker in range(WORKERS):
                if may_marry(state, seat, CHILD[child], worker + FIRST_WORKER):
                    menu.add(MARRY.of(child, worker))
        menu.add(DONE.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A single child and an own worker of the other sex."""
        if action == DONE.action:
            return None
        if not MARRY.has(action):
            return "nevada-city-reason-marry-or-not"
        number, worker = MARRY.parts(action)
        child = CHILD[number]
        if state.boss[child] != seat:
            return "nevada-city-reason-not-yours"
        if state.status[worker + FIRST_WORKER] != HIRED or state.boss[worker + FIRST_WORKER] != seat:
            return "nevada-city-reason-not-employed"
        if state.spouse[child] != NO_PERSON:
            return "nevada-city-reason-already-married"
        return None if IS_MAN[child] != IS_MAN[worker + FIRST_WORKER] else "nevada-city-reason-same-sex"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """The worker becomes a member of the family; the slot is free again."""
        if action == DONE.action:
            self.run(state)
            return
        number, worker = MARRY.parts(action)
        child, partner = CHILD[number], worker + FIRST_WORKER
        state.spouse[child] = partner
        state.spouse[partner] = child
        state.status[partner] = MARRIED
        state.cards_held[seat] -= 1
        drinks = state.goods[seat * GOOD_COUNT + SPIRITS]
        if drinks > WEDDING_SPIRITS:
            drinks = WEDDING_SPIRITS
        state.give(seat, SPIRITS, -drinks)
        state.give(seat, ENTERTAINMENT, drinks - WEDDING_SPIRITS)
        state.tell("nevada-city-event-wed", seat, child, partner)
        state.push(self)
        state.push(PayWedding(seat, WEDDING_RESOURCES))


@final
class PayWedding(Step[NevadaCityState]):
    """Two resources of any kind.

    Rules: "Release or marry current workers", p. 11.
    """

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def kinds(self, state: NevadaCityState) -> i64:
        """How many kinds of resources there are to choose from."""
        count: i64 = 0
        for good in range(RESOURCE_COUNT):
            if state.goods[self.seat * GOOD_COUNT + good] > 0:
                count += 1
        return count

    def actor(self, state: NevadaCityState) -> i64:
        """The host, if there is a choice."""
        return self.seat if self.kinds(state) > 1 else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """The only kind there is."""
        for good in range(RESOURCE_COUNT):
            if state.goods[self.seat * GOOD_COUNT + good] > 0:
                self.pay(state, good)
                return

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each resource."""
        for good in range(RESOURCE_COUNT):
            if state.goods[seat * GOOD_COUNT + good] > 0:
                menu.add(PAY.of(good))

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A resource that is there."""
        if not PAY.has(action):
            return "nevada-city-reason-pay-goods"
        if PAY.part(action) >= RESOURCE_COUNT:
            return "nevada-city-reason-resources-only"
        return (
            None if state.goods[seat * GOOD_COUNT + PAY.part(action)] > 0 else "nevada-city-reason-no-goods"
        )

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """One; the next."""
        self.pay(state, PAY.part(action))

    def pay(self, state: NevadaCityState, good: i64) -> None:
        """One token goes back to the supply."""
        state.give(self.seat, good, -1)
        state.tell("nevada-city-event-wedding-paid", self.seat, good)
        if self.left > 1:
            state.push(PayWedding(self.seat, self.left - 1))
