"""Buying: goods at a price each, and bundles for the fee."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import Step
from boomtown.games.nevada_city.rules.effects import EFFECTS, SpaceEffect, seller_of
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.steps.refusals import numbers_of
from boomtown.games.nevada_city.rules.tables import GOOD_COUNT
from boomtown.games.nevada_city.rules.verbs import DONE, TAKE

ONE_GOOD: Final = vec[i64]([2**good for good in range(int(GOOD_COUNT))])  # in sets of kinds


@final
class BuyGoods(SpaceEffect):
    """Up to so many goods at a price each, in any mix.

    Rules: "Trading Post", p. 12; "Military Store", p. 18.
    """

    def __init__(self, place: i64, each: i64, most: i64, goods: vec[i64]) -> None:
        super().__init__(place)
        self.each: Final[i64] = each
        self.most: Final[i64] = most
        self.goods: Final[vec[i64]] = goods  # (good) -> 1 if it is sold here

    def is_price(self) -> bool:
        """Events change the price of each good."""
        return True

    def price(self, state: NevadaCityState, space: i64) -> i64:
        """Of one good, events included."""
        price = self.each + state.price_mod[space]
        return price if price > 0 else 0

    def is_possible(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """If one good can be paid."""
        return purse >= self.price(state, space)

    def why_impossible(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64
    ) -> str | None:
        """Each good costs its price."""
        return None if purse - self.price(state, space) >= 0 else "nevada-city-reason-no-money"

    def offer(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, menu: Menu
    ) -> None:
        """Each good that is sold here."""
        if purse >= self.price(state, space):
            for good in range(GOOD_COUNT):
                if self.goods[good] == 1:
                    menu.add(TAKE.of(good))

    def has(self, action: i64) -> bool:
        """Goods are taken."""
        return TAKE.has(action)

    def why_not(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, action: i64
    ) -> str | None:
        """Only what is shown on the card, for its price."""
        if self.goods[TAKE.part(action)] == 0:
            return "nevada-city-reason-not-sold-here"
        return "nevada-city-reason-no-money" if purse < self.price(state, space) else None

    def take(self, state: NevadaCityState, seat: i64, person: i64, space: i64, action: i64) -> None:
        """One good; more may follow."""
        self.buy(state, seat, space, TAKE.part(action))
        self.go_on(state, seat, space, self.most - 1)

    def go_on(self, state: NevadaCityState, seat: i64, space: i64, left: i64) -> None:
        """More may follow while the space and the money allow it."""
        if left > 0 and state.money(seat) >= self.price(state, space):
            state.push(BuyMore(seat, space, self.place, left))

    def buy(self, state: NevadaCityState, seat: i64, space: i64, good: i64) -> None:
        """One good for its price, to the owner of the building or to the Bank (R23)."""
        price = self.price(state, space)
        state.charge(seat, price, seller_of(state, seat, space))
        state.give(seat, good, 1)
        state.tell("nevada-city-event-bought", seat, good, price)


@final
class BuyMore(Step[NevadaCityState]):
    """Another good at the same price, or no more.

    Rules: "Trading Post", p. 12.
    """

    def __init__(self, seat: i64, space: i64, effect: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.space: Final[i64] = space
        self.effect: Final[i64] = effect
        self.left: Final[i64] = left

    def goods(self) -> BuyGoods:
        """What is sold here."""
        effect = EFFECTS[self.effect]
        assert isinstance(effect, BuyGoods)
        return effect

    def actor(self, state: NevadaCityState) -> i64:
        """The buyer."""
        return self.seat

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each good that is sold here, while money lasts."""
        self.goods().offer(state, seat, 0, self.space, state.money(seat), menu)
        menu.add(DONE.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """As for the first good."""
        if action == DONE.action:
            return None
        if not TAKE.has(action):
            return "nevada-city-reason-take-goods"
        return self.goods().why_not(state, seat, 0, self.space, state.money(seat), action)

    def reason_numbers(self, state: NevadaCityState, seat: i64, action: i64) -> list[int]:
        """The missing dollars."""
        return numbers_of(self, state, seat, action)

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """One more."""
        if action == DONE.action:
            return
        self.goods().buy(state, seat, self.space, TAKE.part(action))
        self.goods().go_on(state, seat, self.space, self.left - 1)


@final
class TakeBundleOfGoods(SpaceEffect):
    """The fee buys a number of goods of several kinds.

    Rules: "Hardnail's, Leadbrick's, Masonoak's General Store", p. 13.
    """

    def __init__(self, place: i64, count: i64, min_kinds: i64, goods: vec[i64]) -> None:
        super().__init__(place)
        self.count: Final[i64] = count
        self.min_kinds: Final[i64] = min_kinds
        self.goods: Final[vec[i64]] = goods  # (good) -> 1 if it is sold here

    def is_possible(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """If the fee can be paid."""
        return purse >= 0

    def why_impossible(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64
    ) -> str | None:
        """The fee is paid in money."""
        return "nevada-city-reason-no-money" if purse < 0 else None

    def leaves_enough_kinds(self, good: i64, left: i64, kinds: i64) -> bool:
        """Whether the goods that may still be taken after this one can bring the kinds that are missing."""
        missing = self.min_kinds
        chosen = kinds | ONE_GOOD[good]
        for one in range(GOOD_COUNT):
            if chosen & ONE_GOOD[one]:
                missing -= 1
        return missing <= left - 1

    def offer(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, menu: Menu
    ) -> None:
        """Each good that is sold here."""
        self.offer_goods(menu, self.count, 0)

    def offer_goods(self, menu: Menu, left: i64, kinds: i64) -> None:
        """Each good that still leaves room for enough kinds."""
        for good in range(GOOD_COUNT):
            if self.goods[good] == 1 and self.leaves_enough_kinds(good, left, kinds):
                menu.add(TAKE.of(good))

    def has(self, action: i64) -> bool:
        """Goods are taken."""
        return TAKE.has(action)

    def why_not(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, action: i64
    ) -> str | None:
        """Only what is shown on the card."""
        return self.why_not_good(TAKE.part(action), self.count, 0)

    def why_not_good(self, good: i64, left: i64, kinds: i64) -> str | None:
        """Only what is shown on the card, and not too many of one kind."""
        if self.goods[good] == 0:
            return "nevada-city-reason-not-sold-here"
        return None if self.leaves_enough_kinds(good, left, kinds) else "nevada-city-reason-too-few-kinds"

    def take(self, state: NevadaCityState, seat: i64, person: i64, space: i64, action: i64) -> None:
        """The first good of the bundle."""
        self.take_good(state, seat, TAKE.part(action), self.count, 0)

    def take_good(self, state: NevadaCityState, seat: i64, good: i64, left: i64, kinds: i64) -> None:
        """One good; the others follow."""
        state.give(seat, good, 1)
        state.tell("nevada-city-event-goods-gained", seat, good, 1)
        if left > 1:
            state.push(TakeBundle(seat, self.place, left - 1, kinds | ONE_GOOD[good]))


@final
class TakeBundle(Step[NevadaCityState]):
    """The next good of a bundle.

    Rules: "Hardnail's, Leadbrick's, Masonoak's General Store", p. 13.
    """

    def __init__(self, seat: i64, effect: i64, left: i64, kinds: i64) -> None:
        self.seat: Final[i64] = seat
        self.effect: Final[i64] = effect
        self.left: Final[i64] = left
        self.kinds: Final[i64] = kinds  # set of goods taken so far

    def bundle(self) -> TakeBundleOfGoods:
        """What is sold here."""
        effect = EFFECTS[self.effect]
        assert isinstance(effect, TakeBundleOfGoods)
        return effect

    def actor(self, state: NevadaCityState) -> i64:
        """The buyer."""
        return self.seat

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each good that still leaves room for enough kinds."""
        self.bundle().offer_goods(menu, self.left, self.kinds)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """All goods of a bundle are taken."""
        if not TAKE.has(action):
            return "nevada-city-reason-take-goods"
        return self.bundle().why_not_good(TAKE.part(action), self.left, self.kinds)

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """One more."""
        self.bundle().take_good(state, seat, TAKE.part(action), self.left, self.kinds)
