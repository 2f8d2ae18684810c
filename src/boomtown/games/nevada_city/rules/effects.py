"""Spaces of buildings: fees, who may stand where, and the common face of all kinds of effects.

Each kind of effect is one small class in `steps/`; its objects hold the figures of the cards. `steps/spaces.py`
makes them from the components, so no class knows a card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.games.nevada_city.rules.state import FINISHED, REPLACED, THE_BANK, NevadaCityState
from boomtown.games.nevada_city.rules.tables import (
    BUILDING_OF,
    EFFECT_COUNT,
    FEE_TO,
    FIRST_EFFECT,
    IS_BROWN,
    IS_POKER,
    IS_UNLIMITED,
    NEED,
    SPACE_FEE,
    TO_BANK,
    TO_SHERIFF,
)

ALL_SEATS_FOR_BROWN: Final[i64] = 4
AMPLE: Final[i64] = 1000  # dollars: nothing costs so much


class SpaceEffect:
    """What a space does. `purse` is the money left when the fee is paid, negative if proceeds must pay it.

    `place` is the number of the effect among all, by which a step finds it again.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def is_price(self) -> bool:
        """Whether events that change prices change what it charges instead of the fee."""
        return False

    def is_possible(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """Whether it can happen."""
        raise NotImplementedError

    def why_impossible(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64
    ) -> str | None:
        """Why it cannot happen, read from the rulebook; None if it can."""
        raise NotImplementedError

    def runs_alone(self) -> bool:
        """Whether it happens without a decision."""
        return False

    def run(self, state: NevadaCityState, seat: i64, person: i64, space: i64) -> None:
        """Do it, if it runs alone."""
        raise NotImplementedError

    def preparations(self) -> i64:
        """How much of what comes before the decision counts as something done."""
        return 0

    def prepare(self, state: NevadaCityState, seat: i64) -> None:
        """Push what comes before the decision."""

    def is_left(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """Whether there is anything to decide once the preparations are over."""
        return self.is_possible(state, seat, person, space, purse)

    def tidy(self, state: NevadaCityState, seat: i64) -> None:
        """Push what comes after the decision."""

    def offer(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, menu: Menu
    ) -> None:
        """Put the first decision of the effect on the menu."""
        raise NotImplementedError

    def has(self, action: i64) -> bool:
        """Whether the action belongs to this effect."""
        return False

    def why_not(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, action: i64
    ) -> str | None:
        """Why an action of this effect is refused."""
        raise NotImplementedError

    def would_borrow(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, loan: i64
    ) -> bool:
        """Whether a loan would allow something that came to light only after the marker was placed (R41)."""
        return False

    def take(self, state: NevadaCityState, seat: i64, person: i64, space: i64, action: i64) -> None:
        """Do what was chosen; the fee was paid before, or is paid out of the proceeds right after."""
        raise NotImplementedError


EFFECTS: Final[list[SpaceEffect]] = []  # (FIRST_EFFECT[space] + number); made once by steps/spaces.py


def fee_of(state: NevadaCityState, seat: i64, space: i64) -> i64:
    """What a seat pays to use a space; owners pay nothing, nor does the Sheriff to the Sheriff (R7, R8).

    Rules: "Use a building", p. 8; "Sheriff", p. 13.
    """
    if state.owner[BUILDING_OF[space]] == seat:
        return 0
    if FEE_TO[space] == TO_SHERIFF and state.sheriff == seat:
        return 0
    fee = SPACE_FEE[space]
    change = state.price_mod[space]
    if change != 0 and not EFFECTS[FIRST_EFFECT[space]].is_price():
        fee += change
    return fee if fee > 0 else 0


def payee_of(state: NevadaCityState, space: i64) -> i64:
    """Who gets the fee of a space: a seat or the Bank.

    Rules: "Use a building", p. 8; "Fine points", p. 16.
    """
    if FEE_TO[space] == TO_BANK:
        return THE_BANK
    if FEE_TO[space] == TO_SHERIFF:
        return state.sheriff
    return state.owner[BUILDING_OF[space]]


def seller_of(state: NevadaCityState, seat: i64, space: i64) -> i64:
    """Who is paid for what a space sells: its owner, but the Bank if the owner buys (R23).

    Rules: "Newspaper", p. 14.
    """
    owner = state.owner[BUILDING_OF[space]]
    return THE_BANK if owner == seat else owner


def is_free(state: NevadaCityState, space: i64) -> bool:
    """Whether another marker may be placed there: brown spaces are for four players, octagons for any number.

    Rules: "Use a building", p. 8.
    """
    if IS_BROWN[space] and state.seat_count < ALL_SEATS_FOR_BROWN:
        return False
    if IS_POKER[space] and not state.has_poker:
        return False
    return state.markers[space] == 0 or IS_UNLIMITED[space] == 1


def does_something(state: NevadaCityState, seat: i64, person: i64, space: i64, money: i64) -> bool:
    """Whether as many of its effects are possible with this money as must happen."""
    purse = money - fee_of(state, seat, space)
    first = FIRST_EFFECT[space]
    needed = NEED[space]
    if EFFECT_COUNT[space] == 1:  # of most
        return EFFECTS[first].is_possible(state, seat, person, space, purse)
    for place in range(first, first + EFFECT_COUNT[space]):
        if EFFECTS[place].is_possible(state, seat, person, space, purse):
            needed -= 1
            if needed == 0:
                return True
    return False


def why_no_use(state: NevadaCityState, seat: i64, person: i64, space: i64) -> str | None:
    """Why a character cannot use a space, or None if it can.

    Rules: "Use a building", p. 8.
    """
    why = why_no_entry(state, person, BUILDING_OF[space])
    if why is not None:
        return why
    if IS_BROWN[space] and state.seat_count < ALL_SEATS_FOR_BROWN:
        return "nevada-city-reason-brown-space"
    if IS_POKER[space] and not state.has_poker:
        return "nevada-city-reason-no-poker-deck"
    if not IS_UNLIMITED[space] and state.markers[space] != 0:
        return "nevada-city-reason-space-taken"
    return why_useless(state, seat, person, space, state.money(seat))


def can_use(state: NevadaCityState, seat: i64, person: i64, space: i64) -> bool:
    """Whether a character can use a space."""
    building = BUILDING_OF[space]
    if state.stage[building] != FINISHED or state.shut[building] != 0:
        return False
    if state.has_visited(person, building) or not is_free(state, space):
        return False
    return does_something(state, seat, person, space, state.money(seat))


def why_no_entry(state: NevadaCityState, person: i64, building: i64) -> str | None:
    """Why a character cannot act at a building, or None if it can.

    Rules: "Use a building", p. 8.
    """
    if state.stage[building] == REPLACED:
        return "nevada-city-reason-replaced"
    if state.stage[building] != FINISHED:
        return "nevada-city-reason-not-built"
    if state.is_damaged(building):
        return "nevada-city-reason-damaged"
    if state.is_closed(building):
        return "nevada-city-reason-closed"
    if state.has_visited(person, building):
        return "nevada-city-reason-been-here"
    return None


def why_useless(state: NevadaCityState, seat: i64, person: i64, space: i64, money: i64) -> str | None:
    """Why a space is of no use with this money, or None if it is: what stands in the way of a rich player too,
    else the lack of money.
    """
    purse = money - fee_of(state, seat, space)
    if why_too_little(state, seat, person, space, purse) is None:
        return None
    why = why_too_little(state, seat, person, space, purse + AMPLE)
    return "nevada-city-reason-no-money" if why is None else why


def why_too_little(state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> str | None:
    """Why too few effects of a space can happen, or None if enough can."""
    first = FIRST_EFFECT[space]
    possible: i64 = 0
    why: str | None = None
    for place in range(first, first + EFFECT_COUNT[space]):
        reason = EFFECTS[place].why_impossible(state, seat, person, space, purse)
        if reason is None:
            possible += 1
        else:
            why = reason
    return None if possible >= NEED[space] else why
