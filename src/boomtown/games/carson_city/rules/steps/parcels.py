"""Parcel purchase: whoever stands alone on an ownerless parcel may buy it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.carson_city.rules.reserves import clear_parcels, dismiss, is_at, pay
from boomtown.games.carson_city.rules.scoring import parcel_price
from boomtown.games.carson_city.rules.state import NO_SEAT, CarsonCityState
from boomtown.games.carson_city.rules.steps.preparation import claim
from boomtown.games.carson_city.rules.tables import FIRST_PARCEL, PARCEL_COUNT, RIVER_TILE
from boomtown.games.carson_city.rules.verbs import DONE, PURCHASE


@final
class PurchaseParcels(Step[CarsonCityState]):
    """In the order of passing everybody buys the parcels on which his cowboys stand, one by one, or some.

    Rules: "Parcel purchase", p. 4; "Actions", p. 4 (nobody has to).
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # on the lower track

    def may_buy(self, state: CarsonCityState, seat: i64, parcel: i64) -> bool:
        """Whether the seat stands there, nobody owns it, and the money suffices."""
        return (
            state.owner[parcel] == NO_SEAT
            and is_at(state, seat, FIRST_PARCEL + parcel)
            and parcel_price(state, parcel) <= state.money[seat]
        )

    def actor(self, state: CarsonCityState) -> i64:
        """The next who can buy something."""
        seat = state.lower[self.place]
        standing, white = state.standing, state.sheriff_at
        for parcel in range(PARCEL_COUNT):
            if standing[FIRST_PARCEL + parcel] != 0 or white == FIRST_PARCEL + parcel:
                if self.may_buy(state, seat, parcel):
                    return seat
        return NOBODY

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Each parcel that can be paid, or no more."""
        standing, white = state.standing, state.sheriff_at
        for parcel in range(PARCEL_COUNT):
            if standing[FIRST_PARCEL + parcel] != 0 or white == FIRST_PARCEL + parcel:
                if self.may_buy(state, seat, parcel):
                    menu.add(PURCHASE.of(parcel))
        menu.add(DONE.action)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """An ownerless parcel on which the seat has a cowboy, for its price."""
        if action == DONE.action:
            return None
        if not PURCHASE.has(action):
            return "carson-city-reason-purchase-first"
        parcel = PURCHASE.part(action)
        if state.content[parcel] == RIVER_TILE:
            return "carson-city-reason-river"
        if state.owner[parcel] != NO_SEAT:
            return "carson-city-reason-parcel-owned"
        if not is_at(state, seat, FIRST_PARCEL + parcel):
            return "carson-city-reason-no-cowboy-there"
        return None if parcel_price(state, parcel) <= state.money[seat] else "carson-city-reason-no-money"

    def reason_numbers(self, state: CarsonCityState, seat: i64, action: i64) -> list[int]:
        """The price, and what the seat has."""
        if not PURCHASE.has(action):
            return []
        return [int(parcel_price(state, PURCHASE.part(action))), int(state.money[seat])]

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """Pay, mark it, go on."""
        if action == DONE.action:
            self.run(state)
            return
        parcel = PURCHASE.part(action)
        price = parcel_price(state, parcel)
        pay(state, seat, price)
        dismiss(state, seat, FIRST_PARCEL + parcel)
        state.tell("carson-city-event-parcel-bought", seat, parcel, price)
        claim(state, seat, parcel)
        state.push(self)

    def run(self, state: CarsonCityState) -> None:
        """Cowboys on what is not bought go to the general reserve; then the next seat."""
        clear_parcels(state, state.lower[self.place], True)
        if self.place + 1 < state.seat_count:
            state.push(PurchaseParcels(self.place + 1))
