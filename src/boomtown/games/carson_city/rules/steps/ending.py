"""Fourth phase: the end of a turn, and of the game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.carson_city.rules.reserves import cash_limit, earn, pay, recruit, return_sheriff
from boomtown.games.carson_city.rules.scoring import (
    BRIDGE_POINTS,
    DOLLARS_PER_POINT,
    ESTATE_POINTS_EACH,
    LIMIT_PRICE,
    buildings_of,
    houses_of,
    mountains_of,
    parcels_at_bridges,
)
from boomtown.games.carson_city.rules.state import NO_SEAT, CarsonCityState
from boomtown.games.carson_city.rules.steps.personality import shift_buildings
from boomtown.games.carson_city.rules.tables import (
    BANKER,
    FIRST_POINTS,
    GROCER,
    KIND_COUNT,
    RED,
    SETTLER,
    SQUARE_COUNT,
)
from boomtown.games.carson_city.rules.verbs import BUNDLE, DECLINE, POINTS

BUNDLE_POINTS: Final = vec[i64]([3, 5, 7])
BUNDLE_PRICE: Final = vec[i64]([3, 12, 25])
NEW_COWBOYS: Final = vec[i64]([0, 4, 5, 5, 0])  # (turn) -> for each seat when it ends


@final
class EndTurn(Step[CarsonCityState]):
    """The 3-guns chip and the white cowboy go back; red grocer and red settler pay what was waited for.

    Rules: "4 End of turn", p. 3; "Ammunition", p. 4; "The grocer", p. 7; "The settler", p. 7.
    """

    def run(self, state: CarsonCityState) -> None:
        """Before the cash limit, so that this money falls under it."""
        state.guns_owner = NO_SEAT
        return_sheriff(state)
        for place in range(state.seat_count):
            seat = state.lower[place]
            if state.waits[seat] == 0:
                continue
            if state.has(seat, GROCER, RED):
                houses = houses_of(state, seat)
                state.award(seat, houses, "carson-city-score-grocer", houses)
            elif state.has(seat, SETTLER, RED):
                pay_settler(state, seat)
        for seat in range(state.seat_count):
            if state.has(seat, BANKER, RED) and state.money[seat] >= BUNDLE_PRICE[0]:
                state.push(BuyBundle(seat))


def pay_settler(state: CarsonCityState, seat: i64) -> None:
    """$1 for each own mountain, or a victory point if the table has chosen so (R05).

    Rules: "The settler", p. 7.
    """
    mountains = mountains_of(state, seat)
    if state.settler_gives_points:
        state.award(seat, mountains, "carson-city-score-settler", mountains)
    else:
        earn(state, seat, mountains)
        state.tell("carson-city-event-settler-income", seat, mountains)


@final
class BuyBundle(Step[CarsonCityState]):
    """The red banker sells 3, 5 or 7 victory points for $3, $12 or $25, once.

    Rules: "The banker", p. 7.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: CarsonCityState) -> i64:
        """Whoever has chosen the banker."""
        return self.seat

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """What can be paid, or nothing."""
        for bundle in range(i64(3)):
            if state.money[seat] >= BUNDLE_PRICE[bundle]:
                menu.add(BUNDLE.of(bundle))
        menu.add(DECLINE.action)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """Only with the money."""
        if action == DECLINE.action:
            return None
        if not BUNDLE.has(action):
            return "carson-city-reason-bundle-first"
        is_paid = BUNDLE_PRICE[BUNDLE.part(action)] <= state.money[seat]
        return None if is_paid else "carson-city-reason-no-money"

    def reason_numbers(self, state: CarsonCityState, seat: i64, action: i64) -> list[int]:
        """The price, and what the seat has."""
        if not BUNDLE.has(action):
            return []
        return [int(BUNDLE_PRICE[BUNDLE.part(action)]), int(state.money[seat])]

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """Pay and score."""
        if action == DECLINE.action:
            state.tell("carson-city-event-declined", seat)
            return
        bundle = BUNDLE.part(action)
        pay(state, seat, BUNDLE_PRICE[bundle])
        state.award(
            seat,
            BUNDLE_POINTS[bundle],
            "carson-city-score-banker",
            BUNDLE_POINTS[bundle],
            BUNDLE_PRICE[bundle],
        )


@final
class MoveCounter(Step[CarsonCityState]):
    """The turn counter closes a square for victory points, and new cowboys arrive.

    Rules: "4 End of turn", p. 3.
    """

    def run(self, state: CarsonCityState) -> None:
        """After the last turn nothing is closed and nobody comes."""
        turn = state.turn
        state.tell("carson-city-event-turn-ended", NOBODY, turn, closed_after(turn))
        if NEW_COWBOYS[turn] == 0:
            return
        for seat in range(state.seat_count):
            cowboys = recruit(state, seat, NEW_COWBOYS[turn])
            state.tell("carson-city-event-cowboys-received", seat, cowboys)


def closed_after(turn: i64) -> i64:
    """The square that the counter covers after a turn, or -1.

    Rules: "4 End of turn", p. 3.
    """
    square = SQUARE_COUNT - turn
    return square if square > FIRST_POINTS else -1


@final
class KeepToLimit(Step[CarsonCityState]):
    """Money above the cash limit must be spent, more may be: a victory point for each $10 (R20).

    `points 2` pays $20, or the whole excess if that is more. Amounts that would bring no more points are not
    asked for.

    Rules: "4 End of turn", p. 3.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # on the lower track

    def excess(self, state: CarsonCityState, seat: i64) -> i64:
        """What must be spent."""
        excess = state.money[seat] - cash_limit(state, seat)
        return excess if excess > 0 else 0

    def actor(self, state: CarsonCityState) -> i64:
        """Whoever can choose: who has $10 more than must go."""
        seat = state.lower[self.place]
        least = self.excess(state, seat) // LIMIT_PRICE
        return seat if state.money[seat] // LIMIT_PRICE > least else NOBODY

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """The points of what must be spent, to those of all the money."""
        least = self.excess(state, seat) // LIMIT_PRICE
        for points in range(least, state.money[seat] // LIMIT_PRICE + 1):
            menu.add(POINTS.of(points))

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """At least the excess, at most all."""
        if not POINTS.has(action):
            return "carson-city-reason-limit-first"
        points = POINTS.part(action)
        if points * LIMIT_PRICE > state.money[seat]:
            return "carson-city-reason-no-money"
        is_enough = (points + 1) * LIMIT_PRICE > state.money[seat] - cash_limit(state, seat)
        return None if is_enough else "carson-city-reason-above-limit"

    def reason_numbers(self, state: CarsonCityState, seat: i64, action: i64) -> list[int]:
        """The price and what the seat has, or the cash limit."""
        if not POINTS.has(action):
            return []
        price = POINTS.part(action) * LIMIT_PRICE
        if price > state.money[seat]:
            return [int(price), int(state.money[seat])]
        return [int(cash_limit(state, seat))]

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """Pay and score."""
        self.spend(state, seat, POINTS.part(action))

    def run(self, state: CarsonCityState) -> None:
        """Only what must be."""
        seat = state.lower[self.place]
        self.spend(state, seat, self.excess(state, seat) // LIMIT_PRICE)

    def spend(self, state: CarsonCityState, seat: i64, points: i64) -> None:
        """The price of these points, or the excess if that is more; then the next seat."""
        spend_above_limit(state, seat, points)
        if self.place + 1 < state.seat_count:
            state.push(KeepToLimit(self.place + 1))


def spend_above_limit(state: CarsonCityState, seat: i64, points: i64) -> None:
    """The price of so many points, or the whole excess if that is more.

    Rules: "4 End of turn", p. 3.
    """
    dollars = points * LIMIT_PRICE
    excess = state.money[seat] - cash_limit(state, seat)
    if dollars < excess:
        dollars = excess
    if dollars > 0:
        pay(state, seat, dollars)
        state.award(seat, points, "carson-city-score-cash-limit", points, dollars)


@final
class ShiftTrack(Step[CarsonCityState]):
    """Buildings nobody bought slide to the cheaper squares; new ones are drawn for the others.

    Rules: "4 End of turn", p. 3.
    """

    def run(self, state: CarsonCityState) -> None:
        """The draws follow on the agenda."""
        shift_buildings(state)
        for i in range(state.seat_count * KIND_COUNT):
            state.kept_now[i] = 0
        state.tell("carson-city-event-track-shifted", NOBODY)


@final
class GiveBonus(Step[CarsonCityState]):
    """With Kit Carson: a victory point for each seat further back on the track, at the end of the game (R06).

    Rules: "The Kit Carson variant", p. 8.
    """

    def run(self, state: CarsonCityState) -> None:
        """The first to stop gets most."""
        for place in range(state.passed):
            behind = state.seat_count - 1 - place
            if behind > 0:
                state.award(state.lower[place], behind, "carson-city-score-kit-carson", behind)


def push_final_scoring(state: CarsonCityState) -> None:
    """All that follows the last cash limit, in order.

    Rules: "End of the game", p. 5.
    """
    state.push(DeclareWinner())
    if state.is_kit_carson and not state.bonus_each_turn:
        state.push(GiveBonus())
    state.push(ScoreMoney())
    state.push(ScoreEstates())


@final
class SpendExcess(Step[CarsonCityState]):
    """What if the game ended now: everybody spends what is above his cash limit, and no more.

    Rules: "4 End of turn", p. 3.
    """

    def run(self, state: CarsonCityState) -> None:
        """Nobody is asked."""
        for seat in range(state.seat_count):
            excess = state.money[seat] - cash_limit(state, seat)
            if excess > 0:
                spend_above_limit(state, seat, excess // LIMIT_PRICE)


@final
class ScoreEstates(Step[CarsonCityState]):
    """Two points for each own parcel with a building, a house or a mountain; three if it touches a bridge.

    Rules: "End of the game", p. 5; "The Carson River variant", p. 8.
    """

    def run(self, state: CarsonCityState) -> None:
        """Empty parcels and kept buildings give nothing."""
        for seat in range(state.seat_count):
            buildings, houses = buildings_of(state, seat), houses_of(state, seat)
            mountains = mountains_of(state, seat)
            points = (buildings + houses + mountains) * ESTATE_POINTS_EACH
            if points > 0:
                state.award(seat, points, "carson-city-score-estates", buildings, houses, mountains)
            if state.has_river:
                parcels = parcels_at_bridges(state, seat)
                if parcels > 0:
                    state.award(seat, parcels * BRIDGE_POINTS, "carson-city-score-bridges", parcels)


@final
class ScoreMoney(Step[CarsonCityState]):
    """The remaining money buys victory points at $6 each.

    Rules: "End of the game", p. 5.
    """

    def run(self, state: CarsonCityState) -> None:
        """Less than $6 is lost."""
        for seat in range(state.seat_count):
            points = state.money[seat] // DOLLARS_PER_POINT
            if points > 0:
                pay(state, seat, points * DOLLARS_PER_POINT)
                state.award(seat, points, "carson-city-score-money", points * DOLLARS_PER_POINT)


def winner(state: CarsonCityState) -> i64:
    """The most points; of tied seats the one that passed first in the last turn (R03).

    Rules: "End of the game", p. 5.
    """
    best = NO_SEAT
    for place in range(state.passed):
        seat = state.lower[place]
        if best == NO_SEAT or state.score[seat] > state.score[best]:
            best = seat
    for seat in range(state.seat_count):  # before anybody passed: only when the game is ended early
        if best == NO_SEAT or state.score[seat] > state.score[best]:
            best = seat
    return best


@final
class DeclareWinner(Step[CarsonCityState]):
    """The game is over.

    Rules: "End of the game", p. 5.
    """

    def run(self, state: CarsonCityState) -> None:
        """The agenda is empty now."""
        seat = winner(state)
        state.tell("carson-city-event-won", seat, state.score[seat])
