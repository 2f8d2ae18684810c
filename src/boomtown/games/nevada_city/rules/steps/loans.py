"""Loans of the Bank: money for a marker, paid back at any time at which it can matter."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.games.nevada_city.rules.effects import EFFECTS, SpaceEffect, can_use, why_no_use
from boomtown.games.nevada_city.rules.people import family_actions
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.tables import FIRST_EFFECT, LOAN_SPACE, MONEY, ONE_MARKER


@final
class TakeLoan(SpaceEffect):
    """Money now; the marker stays at the Bank until it is paid back (R17).

    Rules: "Bank", p. 12; "Fine points", p. 16.
    """

    def __init__(self, place: i64, receive: i64, repay: i64) -> None:
        super().__init__(place)
        self.receive: Final[i64] = receive
        self.repay: Final[i64] = repay

    def amount(self, state: NevadaCityState) -> i64:
        """What a loan pays out, events included."""
        dollars = self.receive + state.loan_mod
        return dollars if dollars > 0 else 0

    def is_possible(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """If the Bank lends more to this family."""
        return state.loans[seat] < family_actions(state, seat)

    def why_impossible(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64
    ) -> str | None:
        """The Bank lends no more than a family has action spaces (R32)."""
        return None if state.loans[seat] < family_actions(state, seat) else "nevada-city-reason-no-credit"

    def runs_alone(self) -> bool:
        """There is nothing to choose."""
        return True

    def run(self, state: NevadaCityState, seat: i64, person: i64, space: i64) -> None:
        """The marker is a loan now; it does not lie on the space with the others."""
        state.markers[space] -= ONE_MARKER[seat]
        self.lend(state, seat, person)

    def lend(self, state: NevadaCityState, seat: i64, person: i64) -> None:
        """Money against a marker that has left its card."""
        state.loans[seat] += 1
        state.give(seat, MONEY, self.amount(state))
        state.tell("nevada-city-event-loan-taken", seat, self.amount(state), person)

    def pay_back(self, state: NevadaCityState, seat: i64) -> None:
        """The money goes to the Bank, the marker to the Homestead until next year."""
        state.give(seat, MONEY, -self.repay)
        state.loans[seat] -= 1
        state.spent[seat] += 1
        state.tell("nevada-city-event-loan-repaid", seat)


def bank_loan() -> TakeLoan:
    """The loan of the Bank: events that force one use it too."""
    effect = EFFECTS[FIRST_EFFECT[LOAN_SPACE]]
    assert isinstance(effect, TakeLoan)
    return effect


def can_repay(state: NevadaCityState, seat: i64) -> bool:
    """Whether a seat has a loan and the money to pay it back.

    Rules: "Bank", p. 12.
    """
    return state.loans[seat] > 0 and state.money(seat) >= bank_loan().repay


def why_no_repayment(state: NevadaCityState, seat: i64) -> str | None:
    """There must be a loan, and the money.

    Rules: "Bank", p. 12; "Fine points", p. 16.
    """
    if state.loans[seat] == 0:
        return "nevada-city-reason-no-loan"
    return "nevada-city-reason-no-money" if state.money(seat) < bank_loan().repay else None


def can_borrow(state: NevadaCityState, seat: i64, person: i64) -> bool:
    """Whether the active character can go to the Bank in the middle of an action, with another marker (R41).

    Rules: "Fine points", p. 16.
    """
    return state.marks[person] > 0 and can_use(state, seat, person, LOAN_SPACE)


def why_no_loan(state: NevadaCityState, seat: i64, person: i64) -> str | None:
    """It takes a marker of the active character, and is that character's action at the Bank (R17, R41).

    Rules: "Fine points", p. 16.
    """
    if state.marks[person] == 0:
        return "nevada-city-reason-no-marker"
    return why_no_use(state, seat, person, LOAN_SPACE)
