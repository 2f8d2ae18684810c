"""Using a building: a marker on a space, the fee, and the effects of the space one after the other."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.nevada_city.effects import EFFECTS, fee_of, payee_of
from boomtown.games.nevada_city.state import NevadaCity
from boomtown.games.nevada_city.tables import EFFECT_COUNT, FIRST_EFFECT, NEED
from boomtown.games.nevada_city.verbs import DONE


def visit(state: NevadaCity, seat: i64, person: i64, space: i64) -> None:
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


def pay_fee(state: NevadaCity, seat: i64, space: i64, fee: i64) -> None:
    """The fee goes to the owner, the Bank or the Sheriff.

    Rules: "Use a building", p. 8.
    """
    payee = payee_of(state, space)
    state.charge(seat, fee, payee)
    state.tell("nevada-city-event-fee-paid", seat, fee, payee, space)


@final
class VisitSpace(Step[NevadaCity]):
    """The decisions of a space: its effects in order, each may be left out once enough has happened (R20).

    Rules: "Use a building", p. 8.
    """

    def __init__(self, seat: i64, person: i64, space: i64, index: i64, happened: i64, owed: i64) -> None:
        self.seat: Final[i64] = seat
        self.person: Final[i64] = person
        self.space: Final[i64] = space
        self.index: Final[i64] = index  # the first effect that is still to come
        self.happened: Final[i64] = happened  # effects so far
        self.owed: Final[i64] = owed  # of the fee: to be paid out of the proceeds

    def actor(self, state: NevadaCity) -> i64:
        """Whoever uses the space; nobody if enough has happened and nothing more can."""
        if self.happened < NEED[self.space]:
            return self.seat
        purse = state.money(self.seat) - self.owed
        first = FIRST_EFFECT[self.space]
        for place in range(first + self.index, first + EFFECT_COUNT[self.space]):
            if EFFECTS[place].is_left(state, self.seat, self.person, self.space, purse):
                return self.seat
        return NOBODY

    def options(self, state: NevadaCity, seat: i64, menu: Menu) -> None:
        """What each effect that is left asks first."""
        purse = state.money(seat) - self.owed
        first = FIRST_EFFECT[self.space]
        for place in range(first + self.index, first + EFFECT_COUNT[self.space]):
            EFFECTS[place].offer(state, seat, self.person, self.space, purse, menu)
        if self.happened >= NEED[self.space]:
            menu.add(DONE.action)

    def reason(self, state: NevadaCity, seat: i64, action: i64) -> str | None:
        """Each effect has its own rules."""
        if action == DONE.action:
            return None if self.happened >= NEED[self.space] else "nevada-city-reason-something-first"
        first = FIRST_EFFECT[self.space]
        for place in range(first + self.index, first + EFFECT_COUNT[self.space]):
            if EFFECTS[place].has(action):
                purse = state.money(seat) - self.owed
                return EFFECTS[place].why_not(state, seat, self.person, self.space, purse, action)
        return "nevada-city-reason-not-at-this-space"

    def run(self, state: NevadaCity) -> None:
        """Nothing more."""

    def take(self, state: NevadaCity, seat: i64, action: i64) -> None:
        """One effect; those after it may follow."""
        if action == DONE.action:
            return
        first = FIRST_EFFECT[self.space]
        count = EFFECT_COUNT[self.space]
        for index in range(self.index, count):
            effect = EFFECTS[first + index]
            if not effect.has(action):
                continue
            if index + 1 < count:
                state.push(VisitSpace(seat, self.person, self.space, index + 1, self.happened + 1, 0))
            effect.take(state, seat, self.person, self.space, self.owed, action)
            return
