"""Using a building: a marker on a space, the fee, and the effects of the space."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.nevada_city.rules.effects import EFFECTS, fee_of, payee_of
from boomtown.games.nevada_city.rules.people import place_marker
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.steps.loans import bank_loan, can_borrow, why_no_loan
from boomtown.games.nevada_city.rules.steps.refusals import numbers_of
from boomtown.games.nevada_city.rules.tables import EFFECT_COUNT, FIRST_EFFECT, IS_IN_ORDER, LOAN_SPACE, NEED
from boomtown.games.nevada_city.rules.verbs import DONE, USE

# (effect of a space) -> a bit in sets of them
ONE_EFFECT: Final = vec[i64]([2**effect for effect in range(int(max(EFFECT_COUNT)) + 1)])


def send(state: NevadaCityState, seat: i64, person: i64, space: i64) -> None:
    """A character goes to a space with one of its markers.

    Rules: "Use a building", p. 8.
    """
    place_marker(state, seat, person, space)
    state.tell("nevada-city-event-space-used", seat, space, person)
    visit(state, seat, person, space)


def visit(state: NevadaCityState, seat: i64, person: i64, space: i64) -> None:
    """Pay the fee of a space and let its effects happen; the marker stands already.

    The fee is paid at once if there is money enough, otherwise out of the proceeds.

    Rules: "Use a building", p. 8.
    """
    fee = fee_of(state, seat, space)
    owed: i64 = 0
    if fee > state.money(seat):
        owed = fee
    elif fee > 0:
        pay_fee(state, seat, space, fee)
    first = FIRST_EFFECT[space]
    if EFFECTS[first].runs_alone():
        EFFECTS[first].run(state, seat, person, space)
        return
    happened: i64 = 0
    last = first + EFFECT_COUNT[space]
    for place in range(first, last):
        happened += EFFECTS[place].preparations()
        EFFECTS[place].tidy(state, seat)
    state.push(VisitSpace(seat, person, space, 0, happened, owed))
    for place in range(first, last):
        EFFECTS[place].prepare(state, seat)


def pay_fee(state: NevadaCityState, seat: i64, space: i64, fee: i64) -> None:
    """The fee goes to the owner, the Bank or the Sheriff.

    Rules: "Use a building", p. 8.
    """
    payee = payee_of(state, space)
    state.charge(seat, fee, payee)
    state.tell("nevada-city-event-fee-paid", seat, fee, payee, space)


@final
class VisitSpace(Step[NevadaCityState]):
    """The decisions of a space: its effects in any order, or one after the other where the rulebook says so; none
    more than once, and each may be left out once enough has happened (R20).

    A fee that could not be paid at once is owed until an effect brings the money: only such an effect can come
    first. In the middle of an action the character may go to the Bank with another marker (R41).

    Rules: "Use a building", p. 8; "Newspaper", p. 14; "Fine points", p. 16.
    """

    def __init__(self, seat: i64, person: i64, space: i64, over: i64, happened: i64, owed: i64) -> None:
        self.seat: Final[i64] = seat
        self.person: Final[i64] = person
        self.space: Final[i64] = space
        self.over: Final[i64] = over  # set of effects that cannot come any more
        self.happened: Final[i64] = happened  # effects so far
        self.owed: Final[i64] = owed  # of the fee: to be paid out of the proceeds

    def purse(self, state: NevadaCityState) -> i64:
        """The money beside what is owed."""
        return state.money(self.seat) - self.owed

    def is_over(self, index: i64) -> bool:
        """Whether an effect has happened, or has been passed over where there is an order."""
        return self.over & ONE_EFFECT[index] != 0

    def over_after(self, index: i64) -> i64:
        """Which effects are over once this one has happened."""
        if IS_IN_ORDER[self.space]:
            return 2 * ONE_EFFECT[index] - 1
        return self.over | ONE_EFFECT[index]

    def actor(self, state: NevadaCityState) -> i64:
        """Whoever uses the space; nobody if enough has happened and nothing more can."""
        if self.happened < NEED[self.space]:
            return self.seat
        purse = self.purse(state)
        first = FIRST_EFFECT[self.space]
        for index in range(EFFECT_COUNT[self.space]):
            if not self.is_over(index):
                if EFFECTS[first + index].is_left(state, self.seat, self.person, self.space, purse):
                    return self.seat
        return self.seat if self.would_borrow(state) else NOBODY

    def would_borrow(self, state: NevadaCityState) -> bool:
        """Whether the character can get a loan now, and has a use for it (R41)."""
        return self.has_use_for_loan(state) and can_borrow(state, self.seat, self.person)

    def has_use_for_loan(self, state: NevadaCityState) -> bool:
        """Whether money is all that is missing for what has just come to light."""
        purse = self.purse(state)
        loan = bank_loan().amount(state)
        first = FIRST_EFFECT[self.space]
        for index in range(EFFECT_COUNT[self.space]):
            if not self.is_over(index):
                effect = EFFECTS[first + index]
                if effect.would_borrow(state, self.seat, self.person, self.space, purse, loan):
                    return True
        return False

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """What each effect that is left asks first; a loan for it."""
        purse = self.purse(state)
        first = FIRST_EFFECT[self.space]
        for index in range(EFFECT_COUNT[self.space]):
            if not self.is_over(index):
                EFFECTS[first + index].offer(state, seat, self.person, self.space, purse, menu)
        if self.would_borrow(state):
            menu.add(USE.of(LOAN_SPACE))
        if self.happened >= NEED[self.space]:
            menu.add(DONE.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """Each effect has its own rules."""
        if action == DONE.action:
            return None if self.happened >= NEED[self.space] else "nevada-city-reason-something-first"
        if action == USE.of(LOAN_SPACE):
            if not self.has_use_for_loan(state):
                return "nevada-city-reason-no-use-for-loan"
            return why_no_loan(state, seat, self.person)
        first = FIRST_EFFECT[self.space]
        for index in range(EFFECT_COUNT[self.space]):
            if not self.is_over(index) and EFFECTS[first + index].has(action):
                purse = self.purse(state)
                return EFFECTS[first + index].why_not(state, seat, self.person, self.space, purse, action)
        return "nevada-city-reason-not-at-this-space"

    def reason_numbers(self, state: NevadaCityState, seat: i64, action: i64) -> list[int]:
        """The missing dollars."""
        return numbers_of(self, state, seat, action)

    def run(self, state: NevadaCityState) -> None:
        """Nothing more."""

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """One effect, and the fee if it is still owed; the others may follow."""
        if action == DONE.action:
            return
        if action == USE.of(LOAN_SPACE):
            state.push(self)
            send(state, seat, self.person, LOAN_SPACE)
            return
        first = FIRST_EFFECT[self.space]
        for index in range(EFFECT_COUNT[self.space]):
            effect = EFFECTS[first + index]
            if self.is_over(index) or not effect.has(action):
                continue
            over = self.over_after(index)
            if over + 1 < ONE_EFFECT[EFFECT_COUNT[self.space]]:
                state.push(VisitSpace(seat, self.person, self.space, over, self.happened + 1, 0))
            effect.take(state, seat, self.person, self.space, action)
            if self.owed > 0:
                pay_fee(state, seat, self.space, self.owed)
            return
