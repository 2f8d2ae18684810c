"""Spaces where goods change hands: gaining, exchanging, selling, and points for money."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import Step
from boomtown.games.nevada_city.rules.effects import EFFECTS, SpaceEffect, seller_of
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.tables import GOOD_COUNT, MONEY
from boomtown.games.nevada_city.rules.verbs import DONE, PAY, PUBLISH, SELL

ANY_NUMBER: Final[i64] = 0


@final
class GainGoods(SpaceEffect):
    """The fee brings goods from the supply.

    Rules: "Blacksmith, Brick Oven, Saw Mill", p. 13; "Belle's, Wine & Roses Saloons", p. 14;
    "Bordello, Opera House", p. 14.
    """

    def __init__(self, place: i64, goods: vec[i64]) -> None:
        super().__init__(place)
        self.goods: Final[vec[i64]] = goods

    def is_possible(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """If the fee can be paid."""
        return purse >= 0

    def why_impossible(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64
    ) -> str | None:
        """The fee is paid in money."""
        return "nevada-city-reason-no-money" if purse < 0 else None

    def runs_alone(self) -> bool:
        """There is nothing to choose."""
        return True

    def run(self, state: NevadaCityState, seat: i64, person: i64, space: i64) -> None:
        """Take the goods."""
        for good in range(GOOD_COUNT):
            if self.goods[good] > 0:
                state.give(seat, good, self.goods[good])
                state.tell("nevada-city-event-goods-gained", seat, good, self.goods[good])


@final
class ExchangeGoods(SpaceEffect):
    """Goods are swapped one for one.

    Rules: "Pharmacist", p. 14.
    """

    def __init__(self, place: i64, goods: vec[i64], into: i64, most: i64) -> None:
        super().__init__(place)
        self.goods: Final[vec[i64]] = goods  # (good) -> 1 if it may be given
        self.into: Final[i64] = into
        self.most: Final[i64] = most  # or ANY_NUMBER

    def is_possible(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """If there is something to give, and the fee can be paid."""
        return purse >= 0 and self.has_some(state, seat)

    def has_some(self, state: NevadaCityState, seat: i64) -> bool:
        """Whether the seat has any of the goods."""
        for good in range(GOOD_COUNT):
            if self.goods[good] == 1 and state.goods[seat * GOOD_COUNT + good] > 0:
                return True
        return False

    def why_impossible(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64
    ) -> str | None:
        """Something is given, and the fee is paid in money."""
        if purse < 0:
            return "nevada-city-reason-no-money"
        return None if self.has_some(state, seat) else "nevada-city-reason-no-goods"

    def offer(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, menu: Menu
    ) -> None:
        """Each good that can be given."""
        for good in range(GOOD_COUNT):
            if self.goods[good] == 1 and state.goods[seat * GOOD_COUNT + good] > 0:
                menu.add(PAY.of(good))

    def has(self, action: i64) -> bool:
        """Goods are paid."""
        return PAY.has(action)

    def why_not(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, action: i64
    ) -> str | None:
        """Only goods that are named, and that the seat has (R31: entertainment is not swapped)."""
        if self.goods[PAY.part(action)] == 0:
            return "nevada-city-reason-not-swapped-here"
        return (
            None if state.goods[seat * GOOD_COUNT + PAY.part(action)] > 0 else "nevada-city-reason-no-goods"
        )

    def take(self, state: NevadaCityState, seat: i64, person: i64, space: i64, action: i64) -> None:
        """One is swapped; more may follow."""
        self.swap(state, seat, PAY.part(action), self.most)

    def swap(self, state: NevadaCityState, seat: i64, good: i64, left: i64) -> None:
        """One for one; `left` counts this one, or is ANY_NUMBER."""
        state.give(seat, good, -1)
        state.give(seat, self.into, 1)
        state.tell("nevada-city-event-swapped", seat, good, self.into)
        if left != 1 and self.has_some(state, seat):
            state.push(SwapMore(seat, self.place, ANY_NUMBER if left == ANY_NUMBER else left - 1))


@final
class SwapMore(Step[NevadaCityState]):
    """Another good is swapped, or no more.

    Rules: "Pharmacist", p. 14.
    """

    def __init__(self, seat: i64, effect: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.effect: Final[i64] = effect
        self.left: Final[i64] = left  # or ANY_NUMBER

    def exchange(self) -> ExchangeGoods:
        """What is swapped here."""
        effect = EFFECTS[self.effect]
        assert isinstance(effect, ExchangeGoods)
        return effect

    def actor(self, state: NevadaCityState) -> i64:
        """The customer."""
        return self.seat

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each good that can be given."""
        self.exchange().offer(state, seat, 0, 0, 0, menu)
        menu.add(DONE.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """As for the first."""
        if action == DONE.action:
            return None
        if not PAY.has(action):
            return "nevada-city-reason-pay-goods"
        return self.exchange().why_not(state, seat, 0, 0, 0, action)

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """One more."""
        if action != DONE.action:
            self.exchange().swap(state, seat, PAY.part(action), self.left)


@final
class SellGoods(SpaceEffect):
    """Up to so many of a resource at market value, each with a bonus; the fee may come out of the proceeds.

    Rules: "Assayer, Market, Stock Yards", p. 13; "Production and market value", p. 4.
    """

    def __init__(self, place: i64, resource: i64, most: i64, bonus: i64) -> None:
        super().__init__(place)
        self.resource: Final[i64] = resource
        self.most: Final[i64] = most
        self.bonus: Final[i64] = bonus

    def price(self, state: NevadaCityState) -> i64:
        """Of one unit at this space."""
        return state.sale_price(self.resource) + self.bonus

    def is_possible(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """If there is something to sell and the proceeds cover the fee."""
        held = state.goods[seat * GOOD_COUNT + self.resource]
        if held == 0:
            return False
        return purse + (self.most if held > self.most else held) * self.price(state) >= 0

    def why_impossible(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64
    ) -> str | None:
        """Something must be sold, and bring the fee if the seat does not have it."""
        held = state.goods[seat * GOOD_COUNT + self.resource]
        if held <= 0:
            return "nevada-city-reason-no-goods"
        sold = held if held < self.most else self.most
        return "nevada-city-reason-no-money" if purse < -sold * self.price(state) else None

    def offer(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, menu: Menu
    ) -> None:
        """Each number that can be sold."""
        price = self.price(state)
        held = state.goods[seat * GOOD_COUNT + self.resource]
        if held > self.most:
            held = self.most
        for count in range(1, held + 1):
            if purse + count * price >= 0:
                menu.add(SELL.of(count - 1))

    def has(self, action: i64) -> bool:
        """A number is sold."""
        return SELL.has(action)

    def why_not(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, action: i64
    ) -> str | None:
        """Not more than the space allows, nor than there are; the fee must be covered."""
        count = SELL.part(action) + 1
        if count > self.most:
            return "nevada-city-reason-too-many"
        if count > state.goods[seat * GOOD_COUNT + self.resource]:
            return "nevada-city-reason-no-goods"
        return None if count * self.price(state) + purse >= 0 else "nevada-city-reason-no-money"

    def take(self, state: NevadaCityState, seat: i64, person: i64, space: i64, action: i64) -> None:
        """Money for goods."""
        count = SELL.part(action) + 1
        proceeds = count * self.price(state)
        state.give(seat, self.resource, -count)
        state.give(seat, MONEY, proceeds)
        state.tell("nevada-city-event-sold", seat, self.resource, count, proceeds)


@final
class BuyVictoryPoints(SpaceEffect):
    """Points for money, to the owner; the owner pays the Bank (R23).

    Rules: "Newspaper", p. 14.
    """

    def __init__(self, place: i64, each: i64, most: i64) -> None:
        super().__init__(place)
        self.each: Final[i64] = each
        self.most: Final[i64] = most

    def is_possible(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """If one point can be paid."""
        return purse >= self.each

    def why_impossible(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64
    ) -> str | None:
        """Each point costs its price."""
        return "nevada-city-reason-no-money" if purse < self.each else None

    def offer(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, menu: Menu
    ) -> None:
        """Each number that can be paid."""
        for count in range(1, self.most + 1):
            if purse >= count * self.each:
                menu.add(PUBLISH.of(count - 1))

    def has(self, action: i64) -> bool:
        """Points are bought."""
        return PUBLISH.has(action)

    def why_not(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, action: i64
    ) -> str | None:
        """Not more than the space allows, nor than the money."""
        count = PUBLISH.part(action) + 1
        if count > self.most:
            return "nevada-city-reason-too-many"
        return "nevada-city-reason-no-money" if count * self.each > purse else None

    def take(self, state: NevadaCityState, seat: i64, person: i64, space: i64, action: i64) -> None:
        """Pay and score."""
        count = PUBLISH.part(action) + 1
        state.charge(seat, count * self.each, seller_of(state, seat, space))
        state.award(seat, count, "nevada-city-score-published", space)
