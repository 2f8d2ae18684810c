"""Estate income: every building pays its owner, or half of it whoever attacked it with success."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import Step
from boomtown.games.carson_city.rules.reserves import clear_parcels, earn, only_seat
from boomtown.games.carson_city.rules.scoring import estate_income
from boomtown.games.carson_city.rules.state import NO_SEAT, CarsonCityState
from boomtown.games.carson_city.rules.tables import (
    EARNS,
    FIRST_BUILDING,
    FIRST_PARCEL,
    GROCER,
    KIND_COUNT,
    PARCEL_COUNT,
    YELLOW,
)
from boomtown.games.carson_city.rules.verbs import DOUBLE, TAKE

GROCER_MONEY: Final[i64] = 8


def push_doubling(state: CarsonCityState) -> None:
    """The grocer who has waited decides when estate income begins, before its duels.

    Rules: "The grocer", p. 7.
    """
    for seat in range(state.seat_count):
        if state.has(seat, GROCER, YELLOW) and state.waits[seat] == 1:
            state.push(DoubleIncome(seat))


@final
class DoubleIncome(Step[CarsonCityState]):
    """$8, or double income for all own buildings of one kind in this turn (R09).

    Rules: "The grocer", p. 7.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: CarsonCityState) -> i64:
        """Whoever has chosen the grocer."""
        return self.seat

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """The money, or a kind of which the seat has a building with an income."""
        menu.add(TAKE.action)
        for kind in range(KIND_COUNT):
            if EARNS[kind] == 1 and state.built[seat * KIND_COUNT + kind] > 0:
                menu.add(DOUBLE.of(kind))

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """The money, or a kind of building that the seat has on the board."""
        if action == TAKE.action:
            return None
        if not DOUBLE.has(action):
            return "carson-city-reason-double-first"
        if EARNS[DOUBLE.part(action)] == 0:
            return "carson-city-reason-no-income"
        for parcel in range(PARCEL_COUNT):
            if state.owner[parcel] == seat and state.kind_on(parcel) == DOUBLE.part(action):
                return None
        return "carson-city-reason-none-built"

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """Money at once, or more of it soon."""
        if action == TAKE.action:
            earn(state, seat, GROCER_MONEY)
            state.tell("carson-city-event-money-taken", seat, GROCER_MONEY, GROCER)
        else:
            state.doubled[seat] = DOUBLE.part(action)
            state.tell("carson-city-event-doubled", seat, DOUBLE.part(action))


@final
class PayEstates(Step[CarsonCityState]):
    """Every building on the board pays; a successful attacker gets half, rounded down, the owner the rest.

    Rules: "Estate income", p. 5. Rulings R08 and R09.
    """

    def run(self, state: CarsonCityState) -> None:
        """All duels are over: one seat at the most stands on a building."""
        for parcel in range(PARCEL_COUNT):
            if state.content[parcel] < FIRST_BUILDING:
                continue
            dollars = estate_income(state, parcel)
            owner = state.owner[parcel]
            attacker = only_seat(state, FIRST_PARCEL + parcel)
            if attacker != NO_SEAT and attacker != owner:
                earn(state, attacker, dollars // 2)
                state.tell("carson-city-event-robbed", attacker, dollars // 2, parcel, owner)
                dollars -= dollars // 2
            if dollars > 0:
                earn(state, owner, dollars)
                state.tell("carson-city-event-estate-income", owner, dollars, parcel)
        for seat in range(state.seat_count):
            clear_parcels(state, seat, False)
