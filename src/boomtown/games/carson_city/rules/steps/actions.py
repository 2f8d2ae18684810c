"""Third phase: the squares of the action track are performed one by one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY, Step
from boomtown.games.carson_city.rules.reserves import (
    dismiss,
    earn,
    is_at,
    only_seat,
    pay,
    receive_roads,
    seats_at,
)
from boomtown.games.carson_city.rules.scoring import buildings_of
from boomtown.games.carson_city.rules.state import NO_SEAT, CarsonCityState
from boomtown.games.carson_city.rules.steps.construction import ConstructBuilding, PlaceKeptBuildings
from boomtown.games.carson_city.rules.steps.duel import ChooseDuel, Duel, has_duel_after
from boomtown.games.carson_city.rules.steps.estate import PayEstates, push_doubling
from boomtown.games.carson_city.rules.steps.parcels import PurchaseParcels
from boomtown.games.carson_city.rules.tables import (
    AMMUNITION,
    COWBOY_INCOME,
    COWBOY_POINTS,
    ESTATE_INCOME,
    ESTATE_POINTS,
    FIRST_CONSTRUCTION,
    FIRST_POINTS,
    GAMBLING,
    LAST_CONSTRUCTION,
    PARCEL_PURCHASE,
    PARCELS_INCOME,
    PARCELS_POINTS,
    PRICE,
    SMALL_ROADS,
    SQUARE_COUNT,
    STANDS,
    STANDS_ONE,
    THREE_ROADS,
    WAGES,
)
from boomtown.games.carson_city.rules.verbs import GUNS, LEAVE, POINTS, POINTS_AT_MOST, ROLL

WAGE: Final[i64] = 4
BIG_ROADS: Final[i64] = 3
PARCEL_RENT: Final[i64] = 2  # dollars a parcel
POWER_PAY: Final[i64] = 2  # dollars a point of firepower


@final
class PerformAction(Step[CarsonCityState]):
    """The next square on which somebody stands, or where all have something to do; a duel first if need be.

    Rules: "3 Performing the actions and duels", p. 3; "Actions", p. 4.
    """

    def __init__(self, square: i64) -> None:
        self.square: Final[i64] = square

    def run(self, state: CarsonCityState) -> None:
        """Squares without a cowboy are passed over."""
        square = self.square
        while square < SQUARE_COUNT:
            is_busy = state.standing[square] != 0 or state.sheriff_at == square
            if is_busy or STANDS[square] == 0 or square == LAST_CONSTRUCTION:
                break
            square += 1
        else:
            return
        state.push(PerformAction(square + 1))
        if square == PARCEL_PURCHASE:
            state.push(PurchaseParcels(0))
            state.push(ChooseDuel(0))
        elif square == ESTATE_INCOME:
            state.push(PayEstates())
            state.push(ChooseDuel(1))
            push_doubling(state)
        elif FIRST_CONSTRUCTION <= square <= LAST_CONSTRUCTION:
            if square == LAST_CONSTRUCTION:
                state.push(PlaceKeptBuildings(0, 0))
            if only_seat(state, square) != NO_SEAT:
                state.push(ConstructBuilding(square))
        elif square >= FIRST_POINTS:
            state.push(BuyPoints(square))
        elif square == AMMUNITION:
            state.push(TakeGuns(square))
        elif square == GAMBLING:
            state.push(Gamble(0))
        else:
            state.push(TakeAction(square))
        if STANDS[square] == STANDS_ONE and seats_at(state, square) > 1:
            state.push(Duel(square))


@final
class TakeAction(Step[CarsonCityState]):
    """A square that asks nothing, for it can only help (R44): wages, roads, incomes and victory points.

    Rules: "Wages", p. 4; "Roads", p. 4; "Parcels income", p. 5; "Cowboy income", p. 5;
    "Parcels victory points", p. 5; "Cowboy victory points", p. 5; "Estate victory points", p. 5.
    """

    def __init__(self, square: i64) -> None:
        self.square: Final[i64] = square

    def run(self, state: CarsonCityState) -> None:
        """For all who stand there, in the order of passing."""
        for place in range(state.seat_count):
            seat = state.lower[place]
            if is_at(state, seat, self.square):
                cowboys = dismiss(state, seat, self.square)
                perform(state, seat, self.square, cowboys)


def perform(state: CarsonCityState, seat: i64, square: i64, cowboys: i64) -> None:
    """What a square gives to a seat that had so many cowboys on it.

    Rules: "Wages", p. 4; "Roads", p. 4; "Parcels income", p. 5; "Cowboy income", p. 5;
    "Parcels victory points", p. 5; "Cowboy victory points", p. 5; "Estate victory points", p. 5.
    """
    if square == WAGES:
        earn(state, seat, WAGE * cowboys)
        state.tell("carson-city-event-wages", seat, WAGE * cowboys, cowboys)
    elif square == THREE_ROADS:
        roads = receive_roads(state, seat, BIG_ROADS)
        state.tell("carson-city-event-roads-taken", seat, roads, square)
    elif square == SMALL_ROADS:
        roads = receive_roads(state, seat, cowboys)
        state.tell("carson-city-event-roads-taken", seat, roads, square)
    elif square == PARCELS_INCOME:
        dollars = PARCEL_RENT * state.parcels[seat]
        earn(state, seat, dollars)
        state.tell("carson-city-event-parcels-income", seat, dollars, state.parcels[seat])
    elif square == COWBOY_INCOME:
        power = state.firepower(seat)
        earn(state, seat, POWER_PAY * power)
        state.tell("carson-city-event-cowboy-income", seat, POWER_PAY * power, power)
    elif square == PARCELS_POINTS:
        parcels = state.parcels[seat]
        state.award(seat, parcels // 2, "carson-city-score-parcels", parcels)
    elif square == COWBOY_POINTS:
        power = state.firepower(seat)
        state.award(seat, power // 2, "carson-city-score-cowboys", power)
    else:
        assert square == ESTATE_POINTS
        buildings = buildings_of(state, seat)
        state.award(seat, buildings, "carson-city-score-buildings", buildings)


@final
class TakeGuns(Step[CarsonCityState]):
    """Three guns until the end of the turn; whoever has a duel ahead may rather lose it, and is asked (R44).

    Rules: "Ammunition", p. 4; "Actions", p. 4 (nobody has to).
    """

    def __init__(self, square: i64) -> None:
        self.square: Final[i64] = square

    def actor(self, state: CarsonCityState) -> i64:
        """Whoever stands there, with a duel still to fight."""
        seat = only_seat(state, self.square)
        return seat if has_duel_after(state, seat, self.square) else NOBODY

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Take them or not."""
        menu.add(GUNS.action)
        menu.add(LEAVE.action)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """Take them or not."""
        return None if action == GUNS.action or action == LEAVE.action else "carson-city-reason-guns-first"

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """The cowboy goes to the general reserve in any case."""
        if action == GUNS.action:
            self.run(state)
            return
        dismiss(state, seat, self.square)
        state.tell("carson-city-event-guns-left", seat)

    def run(self, state: CarsonCityState) -> None:
        """Nobody has a reason to leave them."""
        seat = only_seat(state, self.square)
        dismiss(state, seat, self.square)
        state.guns_owner = seat
        state.tell("carson-city-event-guns-taken", seat)


@final
class Gamble(Step[CarsonCityState]):
    """Two dice are rolled and their sum is paid.

    Rules: "Gambling income", p. 5.
    """

    def __init__(self, first: i64) -> None:
        self.first: Final[i64] = first  # the first die; 0 before it is rolled

    def actor(self, state: CarsonCityState) -> i64:
        """The dice."""
        return CHANCE

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Six faces."""
        for face in range(i64(6)):
            menu.add_weighted(ROLL.of(face), 1)

    def roll(self, state: CarsonCityState, rng: Rng, menu: Menu) -> i64:
        """The same, without a menu."""
        return ROLL.of(rng.below(6))

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """A face of the die."""
        return None if ROLL.has(action) else "carson-city-reason-roll-first"

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """The second die, then the money."""
        face = ROLL.part(action) + 1
        if self.first == 0:
            state.push(Gamble(face))
            return
        gambler = only_seat(state, GAMBLING)
        dismiss(state, gambler, GAMBLING)
        earn(state, gambler, self.first + face)
        state.tell("carson-city-event-gambled", gambler, self.first + face, self.first, face)


@final
class BuyPoints(Step[CarsonCityState]):
    """Any number of victory points at the price of the square; money is the only limit (R19).

    Rules: "Buying victory points", p. 5.
    """

    def __init__(self, square: i64) -> None:
        self.square: Final[i64] = square

    def most(self, state: CarsonCityState, seat: i64) -> i64:
        """How many the seat can pay."""
        most = state.money[seat] // PRICE[self.square]
        return most if most < POINTS_AT_MOST else POINTS_AT_MOST

    def actor(self, state: CarsonCityState) -> i64:
        """Whoever stands there and can pay at least one."""
        seat = only_seat(state, self.square)
        return seat if self.most(state, seat) > 0 else NOBODY

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """None to as many as can be paid."""
        for points in range(self.most(state, seat) + 1):
            menu.add(POINTS.of(points))

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """As many as can be paid."""
        if not POINTS.has(action):
            return "carson-city-reason-points-first"
        is_paid = POINTS.part(action) * PRICE[self.square] <= state.money[seat]
        return None if is_paid else "carson-city-reason-no-money"

    def reason_numbers(self, state: CarsonCityState, seat: i64, action: i64) -> list[int]:
        """The price, and what the seat has."""
        if not POINTS.has(action):
            return []
        return [int(POINTS.part(action) * PRICE[self.square]), int(state.money[seat])]

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """Pay and score."""
        points = POINTS.part(action)
        dollars = points * PRICE[self.square]
        dismiss(state, seat, self.square)
        pay(state, seat, dollars)
        state.award(seat, points, "carson-city-score-bought", points, dollars)

    def run(self, state: CarsonCityState) -> None:
        """Not enough money."""
        seat = only_seat(state, self.square)
        dismiss(state, seat, self.square)
        state.tell("carson-city-event-not-performed", seat, self.square)
