"""Events that give to everybody, or take from everybody: goods, money, markers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.nevada_city.rules.event_effects import EventEffect
from boomtown.games.nevada_city.rules.people import family_actions, first_marked, marked_characters, spend
from boomtown.games.nevada_city.rules.state import THE_BANK, NevadaCityState
from boomtown.games.nevada_city.rules.steps.loans import bank_loan, can_repay, why_no_repayment
from boomtown.games.nevada_city.rules.steps.refusals import numbers_of
from boomtown.games.nevada_city.rules.tables import (
    BOARD_BUILDINGS,
    BUILDINGS,
    FIRST_COMMODITY,
    GOOD_COUNT,
    MONEY,
    PEOPLE,
)
from boomtown.games.nevada_city.rules.verbs import DONE, REPAY, SPEND, TAKE


@final
class GainEach(EventEffect):
    """Everybody takes commodities, clockwise from the Sheriff.

    Rules: "Check for events", p. 7.
    """

    def __init__(self, commodities: i64) -> None:
        self.commodities: Final[i64] = commodities

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """Each chooses."""
        for place in range(state.seat_count - 1, -1, -1):
            state.push(TakeCommodities(state.seat_after(place), self.commodities, event))


@final
class TakeCommodities(Step[NevadaCityState]):
    """A seat takes commodities of its choice.

    Rules: "Check for events", p. 7.
    """

    def __init__(self, seat: i64, left: i64, event: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left
        self.event: Final[i64] = event

    def actor(self, state: NevadaCityState) -> i64:
        """Whose turn it is to take."""
        return self.seat

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each commodity."""
        for good in range(FIRST_COMMODITY, MONEY):
            menu.add(TAKE.of(good))

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A commodity: no resource, no money."""
        if not TAKE.has(action):
            return "nevada-city-reason-take-goods"
        if TAKE.part(action) == MONEY or TAKE.part(action) < FIRST_COMMODITY:
            return "nevada-city-reason-commodities-only"
        return None

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """One; more may follow."""
        state.give(seat, TAKE.part(action), 1)
        state.tell("nevada-city-event-commodity-taken", seat, TAKE.part(action), self.event)
        if self.left > 1:
            state.push(TakeCommodities(seat, self.left - 1, self.event))


@final
class PayEach(EventEffect):
    """Everybody pays the Bank, clockwise from the Sheriff.

    Rules: "Check for events", p. 7.
    """

    def __init__(self, amount: i64, per_building: i64) -> None:
        self.amount: Final[i64] = amount
        self.per_building: Final[i64] = per_building

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """Once, or for each building card owned, finished or not."""
        for place in range(state.seat_count - 1, -1, -1):
            seat = state.seat_after(place)
            times: i64 = 1
            if self.per_building == 1:
                times = 0
                for building in range(BOARD_BUILDINGS, BUILDINGS):
                    if state.owner[building] == seat:
                        times += 1
            if times > 0:
                state.push(PayForEvent(seat, times * self.amount, THE_BANK, event, 0))


@final
class PayForEvent(Step[NevadaCityState]):
    """A payment that an event demands: short of money, loans are taken while markers last; then what is there (R18).
    Whoever can pay back a loan may do so before, but not with money borrowed for the payment (R17).

    Rules: "Check for events", p. 7; "Bank", p. 12; "Fine points", p. 16.
    """

    def __init__(self, seat: i64, amount: i64, payee: i64, event: i64, borrowed: i64) -> None:
        self.seat: Final[i64] = seat
        self.amount: Final[i64] = amount
        self.payee: Final[i64] = payee  # a seat or THE_BANK
        self.event: Final[i64] = event
        self.borrowed: Final[i64] = borrowed  # loans for this payment

    def may_repay(self, state: NevadaCityState) -> bool:
        """Whether an older loan can be paid back before."""
        return self.borrowed == 0 and can_repay(state, self.seat)

    def must_borrow(self, state: NevadaCityState) -> bool:
        """Whether money is short and the Bank would lend against a marker."""
        seat = self.seat
        if state.money(seat) >= self.amount or state.free[seat] == 0:
            return False
        return state.loans[seat] < family_actions(state, seat)

    def actor(self, state: NevadaCityState) -> i64:
        """The seat, if it can pay back a loan first, or choose whose marker goes to the Bank."""
        if self.may_repay(state):
            return self.seat
        is_asked = self.must_borrow(state) and marked_characters(state, self.seat) > 1
        return self.seat if is_asked else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """Pay, or borrow with the only character that has markers."""
        if self.must_borrow(state):
            self.borrow(state, first_marked(state, self.seat))
            return
        amount = state.money(self.seat)
        if amount > self.amount:
            amount = self.amount
        state.charge(self.seat, amount, self.payee)
        state.tell("nevada-city-event-paid-for-event", self.seat, amount, self.payee, self.event)

    def borrow(self, state: NevadaCityState, person: i64) -> None:
        """A marker goes to the Bank; the payment follows."""
        state.marks[person] -= 1
        state.free[self.seat] -= 1
        bank_loan().lend(state, self.seat, person)
        state.push(PayForEvent(self.seat, self.amount, self.payee, self.event, self.borrowed + 1))

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each character with a marker, if money is short; else to pay; a loan to pay back before."""
        must_borrow = self.must_borrow(state)
        if must_borrow:
            offer_marked(state, seat, menu)
        if self.may_repay(state):
            menu.add(REPAY.action)
        if not must_borrow:
            menu.add(DONE.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A marker that has not been used, for a loan that is needed; an old loan may be paid back at any time."""
        if action == REPAY.action:
            why = why_no_repayment(state, seat)
            return "nevada-city-reason-borrowed-to-pay" if why is None and self.borrowed > 0 else why
        if self.must_borrow(state):
            return why_not_spent(state, seat, action)
        return None if action == DONE.action else "nevada-city-reason-pay-or-repay"

    def reason_numbers(self, state: NevadaCityState, seat: i64, action: i64) -> list[int]:
        """The missing dollars."""
        return numbers_of(self, state, seat, action)

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """An old loan less, a loan with this character's marker, or the payment."""
        if action == REPAY.action:
            bank_loan().pay_back(state, seat)
            state.push(self)
        elif action == DONE.action:
            self.run(state)
        else:
            self.borrow(state, SPEND.part(action))


def offer_marked(state: NevadaCityState, seat: i64, menu: Menu) -> None:
    """Each character of a seat with a marker left."""
    for person in range(PEOPLE):
        if state.boss[person] == seat and state.marks[person] > 0:
            menu.add(SPEND.of(person))


def why_not_spent(state: NevadaCityState, seat: i64, action: i64) -> str | None:
    """Only markers that have not been used can be taken (R19).

    Rules: "Check for events", p. 7.
    """
    if not SPEND.has(action):
        return "nevada-city-reason-spend-marker"
    if state.boss[SPEND.part(action)] != seat:
        return "nevada-city-reason-not-yours"
    return None if state.marks[SPEND.part(action)] > 0 else "nevada-city-reason-no-marker"


@final
class LoseEach(EventEffect):
    """Everybody loses goods, and pays for those that are missing.

    Rules: "Check for events", p. 7.
    """

    def __init__(self, goods: vec[i64], short_money: i64) -> None:
        self.goods: Final[vec[i64]] = goods
        self.short_money: Final[i64] = short_money

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """What is there is lost at once; payments follow clockwise from the Sheriff."""
        for place in range(state.seat_count - 1, -1, -1):
            seat = state.seat_after(place)
            missing: i64 = 0
            for good in range(GOOD_COUNT):
                count = self.goods[good]
                held = state.goods[seat * GOOD_COUNT + good]
                if held < count:
                    missing += count - held
                    count = held
                if count > 0:
                    state.give(seat, good, -count)
                    state.tell("nevada-city-event-lost-goods", seat, good, count)
            if missing > 0 and self.short_money > 0:
                state.push(PayForEvent(seat, missing * self.short_money, THE_BANK, event, 0))


@final
class LoseMarkerEach(EventEffect):
    """Everybody loses markers for the rest of the year.

    Rules: "Check for events", p. 7.
    """

    def __init__(self, count: i64) -> None:
        self.count: Final[i64] = count

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """Each chooses which."""
        for place in range(state.seat_count - 1, -1, -1):
            state.push(LoseMarkers(state.seat_after(place), self.count, event))


@final
class LoseMarkers(Step[NevadaCityState]):
    """A seat puts unused markers on its Homestead; whoever has none is not affected (R19).

    Rules: "Check for events", p. 7.
    """

    def __init__(self, seat: i64, left: i64, event: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left
        self.event: Final[i64] = event

    def actor(self, state: NevadaCityState) -> i64:
        """The seat, if it can choose."""
        return self.seat if marked_characters(state, self.seat) > 1 else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """The only character with markers loses one, if there is any."""
        if state.free[self.seat] > 0:
            self.lose(state, first_marked(state, self.seat))

    def lose(self, state: NevadaCityState, person: i64) -> None:
        """One marker; more may follow."""
        spend(state, self.seat, person)
        state.tell("nevada-city-event-marker-lost", self.seat, person, self.event)
        if self.left > 1:
            state.push(LoseMarkers(self.seat, self.left - 1, self.event))

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each character with a marker."""
        offer_marked(state, seat, menu)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A marker that has not been used."""
        return why_not_spent(state, seat, action)

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """It lies on the Homestead."""
        self.lose(state, SPEND.part(action))
