"""Contract spaces: one contract from the display, or one of several looked at from the deck."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.pile import EVERYBODY, ONE_SEAT
from boomtown.core.step import CHANCE, HIDDEN, NOBODY, Step
from boomtown.games.nevada_city.rules.deliveries import can_complete, has_dealt
from boomtown.games.nevada_city.rules.effects import SpaceEffect, fee_of
from boomtown.games.nevada_city.rules.state import (
    DISPLAY,
    LOOKED_AT,
    NO_CONTRACT,
    NO_SEAT,
    SLOTS,
    NevadaCityState,
)
from boomtown.games.nevada_city.rules.steps.contracts import (
    FillDisplay,
    can_reserve,
    complete_at_once,
    reserve,
    why_not_completed,
    why_not_reserved,
)
from boomtown.games.nevada_city.rules.tables import CONTRACT_COLOUR
from boomtown.games.nevada_city.rules.verbs import COMPLETE, LOOK, RESERVE, TOP, UNDER


def replace_display(state: NevadaCityState) -> None:
    """All contracts on display go face down under the deck, and others come (R14).

    Rules: "Post Office", p. 14; "Complete a contract", p. 10.
    """
    for place in range(DISPLAY):
        if state.display[place] != NO_CONTRACT:
            state.contracts.put_under(state.display[place], EVERYBODY)
            state.display[place] = NO_CONTRACT
    state.tell("nevada-city-event-contracts-replaced", NOBODY)
    state.push(FillDisplay())


def fee_in_debt(state: NevadaCityState, seat: i64, space: i64, purse: i64) -> i64:
    """The fee of a space if it is still owed, because there is too little money for it."""
    return fee_of(state, seat, space) if purse < 0 else 0


@final
class ClaimContract(SpaceEffect):
    """Reserve or complete one contract of certain colours.

    Some spaces replace the display first; others let a seat look at the top of the deck and choose there.

    Rules: "Reserve a contract", p. 10; "Complete a contract", p. 10; "Saddlery", p. 13; "Post Office", p. 14.
    """

    def __init__(self, place: i64, colours: vec[i64], look: i64, refresh: i64) -> None:
        super().__init__(place)
        self.colours: Final[vec[i64]] = colours  # (colour) -> 1 if it may be chosen
        self.look: Final[i64] = look  # so many from the deck instead of the display
        self.refresh: Final[i64] = refresh

    def is_possible(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """If there are cards to look at or to replace, or one that can be reserved or completed."""
        if self.look > 0:
            return purse >= 0 and state.contracts.size() > 0
        if self.refresh == 1:
            return purse >= 0 and self.has_cards(state)
        return self.is_left(state, seat, person, space, purse)

    def has_cards(self, state: NevadaCityState) -> bool:
        """Whether any contract is on display or in the deck."""
        for place in range(DISPLAY):
            if state.display[place] != NO_CONTRACT:
                return True
        return state.contracts.size() > 0

    def is_left(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """Whether a contract can be reserved or completed now.

        What one seat looks at must not betray itself: whoever looks is always asked.
        """
        if has_dealt(state, person):
            return False
        if self.look > 0:
            return state.looked_at[0] != NO_CONTRACT
        may_reserve = purse >= 0 and state.cards_held[seat] < SLOTS
        owed = fee_in_debt(state, seat, space, purse)
        for place in range(DISPLAY):
            contract = state.display[place]
            if contract >= 0 and self.colours[CONTRACT_COLOUR[contract]] == 1:
                if may_reserve or can_complete(state, seat, person, contract, purse, owed):
                    return True
        return False

    def would_borrow(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, loan: i64
    ) -> bool:
        """Whether a contract that was not to be seen before lacks nothing but this money."""
        if self.preparations() == 0 or has_dealt(state, person):
            return False
        cards = state.looked_at if self.look > 0 else state.display
        for contract in cards:
            if contract >= 0 and self.colours[CONTRACT_COLOUR[contract]] == 1:
                if not can_complete(state, seat, person, contract, purse, 0):
                    if can_complete(state, seat, person, contract, purse + loan, 0):
                        return True
        return False

    def why_impossible(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64
    ) -> str | None:
        """There must be a fitting card, and a way to take it."""
        if self.look > 0 or self.refresh == 1:
            if purse < 0:
                return "nevada-city-reason-no-money"
            has_some = state.contracts.size() > 0 or (self.look == 0 and self.has_cards(state))
            return None if has_some else "nevada-city-reason-no-contract"
        why: str | None = "nevada-city-reason-no-contract"
        owed = fee_in_debt(state, seat, space, purse)
        for place in range(DISPLAY):
            contract = state.display[place]
            if contract != NO_CONTRACT and self.colours[CONTRACT_COLOUR[contract]] == 1:
                why = why_not_reserved(state, seat, person, purse)
                if why is None or why_not_completed(state, seat, person, contract, purse, owed) is None:
                    return None
        return why

    def preparations(self) -> i64:
        """Looking and replacing count for themselves (R20)."""
        return 1 if self.look > 0 or self.refresh == 1 else 0

    def prepare(self, state: NevadaCityState, seat: i64) -> None:
        """Look at the deck, or replace the display."""
        if self.look > 0:
            state.looker = seat
            state.tell("nevada-city-event-contracts-looked-at", seat)
            state.push(LookAtContracts(seat, self.look))
        elif self.refresh == 1:
            replace_display(state)

    def tidy(self, state: NevadaCityState, seat: i64) -> None:
        """What was looked at and not taken goes back."""
        if self.look > 0:
            state.push(ReturnContracts(seat))

    def offer(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, menu: Menu
    ) -> None:
        """Each fitting card, to reserve or to complete."""
        if has_dealt(state, person):
            return
        may_reserve = purse >= 0 and can_reserve(state, seat, person)
        owed = fee_in_debt(state, seat, space, purse)
        cards = state.looked_at if self.look > 0 else state.display
        for place in range(i64(len(cards))):
            contract = cards[place]
            if contract >= 0 and self.colours[CONTRACT_COLOUR[contract]] == 1:
                if may_reserve:
                    menu.add(RESERVE.of(contract))
                if can_complete(state, seat, person, contract, purse, owed):
                    menu.add(COMPLETE.of(contract))

    def has(self, action: i64) -> bool:
        """A contract is reserved or completed."""
        return RESERVE.has(action) or COMPLETE.has(action)

    def why_not(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, action: i64
    ) -> str | None:
        """It must lie there, have the colour, and there must be a way to take it."""
        contract = RESERVE.part(action) if RESERVE.has(action) else COMPLETE.part(action)
        if not self.is_here(state, contract):
            return "nevada-city-reason-not-on-offer"
        if self.colours[CONTRACT_COLOUR[contract]] == 0:
            return "nevada-city-reason-wrong-colour"
        if RESERVE.has(action):
            return why_not_reserved(state, seat, person, purse)
        owed = fee_in_debt(state, seat, space, purse)
        return why_not_completed(state, seat, person, contract, purse, owed)

    def is_here(self, state: NevadaCityState, contract: i64) -> bool:
        """Whether a contract can be chosen from at this space."""
        cards = state.looked_at if self.look > 0 else state.display
        for card in cards:
            if card == contract:
                return True
        return False

    def take(self, state: NevadaCityState, seat: i64, person: i64, space: i64, action: i64) -> None:
        """Another card takes its place."""
        contract = RESERVE.part(action) if RESERVE.has(action) else COMPLETE.part(action)
        if self.look > 0:
            for place in range(LOOKED_AT):
                if state.looked_at[place] == contract:
                    state.looked_at[place] = NO_CONTRACT
        else:
            for place in range(DISPLAY):
                if state.display[place] == contract:
                    state.display[place] = NO_CONTRACT
            state.push(FillDisplay())
        if RESERVE.has(action):
            reserve(state, seat, person, contract)
        else:
            complete_at_once(state, seat, person, contract)


@final
class LookAtContracts(Step[NevadaCityState]):
    """One seat looks at the uppermost contracts.

    Rules: "Saddlery", p. 13.
    """

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def actor(self, state: NevadaCityState) -> i64:
        """The deck, while there are cards."""
        return CHANCE if state.contracts.size() > 0 else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """There are no more."""

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Every contract that may lie on top."""
        state.contracts.offer(LOOK, menu)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A contract that may lie on top."""
        if not LOOK.has(action):
            return "nevada-city-reason-draw-first"
        return None if state.contracts.may_come(LOOK.part(action)) > 0 else "nevada-city-reason-none-left"

    def visible_action(self, state: NevadaCityState, seat: i64, action: i64, viewer: i64) -> i64:
        """Only this seat looks."""
        return action if viewer == self.seat else HIDDEN

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """It lies before the seat."""
        contract = LOOK.part(action)
        state.contracts.take(contract)
        for place in range(LOOKED_AT):
            if state.looked_at[place] == NO_CONTRACT:
                state.looked_at[place] = contract
                break
        state.tell_seat(self.seat, "nevada-city-event-contract-seen", self.seat, contract)
        if self.left > 1:
            state.push(LookAtContracts(self.seat, self.left - 1))


@final
class ReturnContracts(Step[NevadaCityState]):
    """Contracts that were looked at and not taken go back, each on top of the deck or under it.

    Rules: "Saddlery", p. 13.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: NevadaCityState) -> i64:
        """Whoever looked, while there are cards to return."""
        for place in range(LOOKED_AT):
            if state.looked_at[place] != NO_CONTRACT:
                return self.seat
        return NOBODY

    def run(self, state: NevadaCityState) -> None:
        """All are back."""
        state.looker = NO_SEAT

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each card, on top or under."""
        for place in range(LOOKED_AT):
            if state.looked_at[place] >= 0:
                menu.add(TOP.of(state.looked_at[place]))
                menu.add(UNDER.of(state.looked_at[place]))

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """Only cards that were looked at."""
        if not TOP.has(action) and not UNDER.has(action):
            return "nevada-city-reason-return-contracts"
        contract = TOP.part(action) if TOP.has(action) else UNDER.part(action)
        for card in state.looked_at:
            if card == contract:
                return None
        return "nevada-city-reason-not-looked-at"

    def visible_action(self, state: NevadaCityState, seat: i64, action: i64, viewer: i64) -> i64:
        """The others see where a card goes, not which."""
        return action if viewer == self.seat else HIDDEN

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """One card; the next."""
        is_top = TOP.has(action)
        contract = TOP.part(action) if is_top else UNDER.part(action)
        for place in range(LOOKED_AT):
            if state.looked_at[place] == contract:
                state.looked_at[place] = NO_CONTRACT
        if is_top:
            state.contracts.put_on_top(contract, ONE_SEAT[seat])
        else:
            state.contracts.put_under(contract, ONE_SEAT[seat])
        state.tell("nevada-city-event-contract-returned", seat, 0 if is_top else 1)
        state.push(self)
