"""Building construction: buying the tile of a square, and placing what was kept."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.carson_city.reserves import dismiss, only_seat, pay
from boomtown.games.carson_city.scoring import building_price
from boomtown.games.carson_city.state import CarsonCity
from boomtown.games.carson_city.steps.building import (
    CONSTRUCTION,
    ONE_OF,
    WINDOW,
    BuildBuilding,
    has_free_parcel,
)
from boomtown.games.carson_city.tables import FIRST_CONSTRUCTION, KIND_COUNT, NO_KIND
from boomtown.games.carson_city.verbs import BUY, DECLINE, DONE, RAISE


@final
class ConstructBuilding(Step[CarsonCity]):
    """Whoever has won the square may buy its building, and build it at once or keep it.

    Rules: "Building construction", p. 4; "Actions", p. 4 (nobody has to).
    """

    def __init__(self, square: i64) -> None:
        self.square: Final[i64] = square

    def actor(self, state: CarsonCity) -> i64:
        """Whoever stands there and can pay."""
        seat = only_seat(state, self.square)
        return seat if building_price(state, seat, self.square) <= state.money[seat] else NOBODY

    def options(self, state: CarsonCity, seat: i64, menu: Menu) -> None:
        """Buy it or not."""
        menu.add(BUY.action)
        menu.add(DECLINE.action)

    def reason(self, state: CarsonCity, seat: i64, action: i64) -> str | None:
        """Buy it or not."""
        return None if action == BUY.action or action == DECLINE.action else "carson-city-reason-buy-first"

    def take(self, state: CarsonCity, seat: i64, action: i64) -> None:
        """The tile lies in front of its owner until it is placed."""
        if action == DECLINE.action:
            self.run(state)
            return
        site = self.square - FIRST_CONSTRUCTION
        kind = state.tile_on[site]
        price = building_price(state, seat, self.square)
        dismiss(state, seat, self.square)
        pay(state, seat, price)
        state.tile_on[site] = NO_KIND
        state.kept[seat * KIND_COUNT + kind] += 1
        if state.kept_tiles_wait == 1:
            state.kept_now[seat * KIND_COUNT + kind] += 1
        state.tell("carson-city-event-building-bought", seat, kind, price, site)
        if has_free_parcel(state, seat):
            state.push(BuildBuilding(seat, kind, CONSTRUCTION))
        else:
            state.tell("carson-city-event-building-kept", seat, kind)

    def run(self, state: CarsonCity) -> None:
        """The cowboy goes to the general reserve all the same."""
        seat = only_seat(state, self.square)
        dismiss(state, seat, self.square)
        state.tell("carson-city-event-not-performed", seat, self.square)


def can_raise(state: CarsonCity, seat: i64, kind: i64) -> bool:
    """Whether the seat keeps such a building and has not just put it back; R04 says if it has to be an old one.

    Rules: "Building construction", p. 4.
    """
    if state.set_aside // ONE_OF[kind] % 2 == 1:
        return False
    return state.kept[seat * KIND_COUNT + kind] > state.kept_now[seat * KIND_COUNT + kind]


@final
class PlaceKeptBuildings(Step[CarsonCity]):
    """At the end of construction kept buildings may be placed, in the order of passing (R04).

    Rules: "Building construction", p. 4.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # on the lower track

    def actor(self, state: CarsonCity) -> i64:
        """The next who keeps a building and has room for it."""
        seat = state.lower[self.place]
        for kind in range(KIND_COUNT):
            if state.kept[seat * KIND_COUNT + kind] > 0 and can_raise(state, seat, kind):
                return seat if has_free_parcel(state, seat) else NOBODY
        return NOBODY

    def options(self, state: CarsonCity, seat: i64, menu: Menu) -> None:
        """Each kind that is kept, or no more."""
        for kind in range(KIND_COUNT):
            if can_raise(state, seat, kind):
                menu.add(RAISE.of(kind))
        menu.add(DONE.action)

    def reason(self, state: CarsonCity, seat: i64, action: i64) -> str | None:
        """A building in front of the seat that may be placed now."""
        if action == DONE.action:
            return None
        if not RAISE.has(action):
            return "carson-city-reason-raise-first"
        kind = RAISE.part(action)
        if state.kept[seat * KIND_COUNT + kind] == 0:
            return "carson-city-reason-not-kept"
        if state.set_aside // ONE_OF[kind] % 2 == 1:
            return "carson-city-reason-set-aside"
        is_old = state.kept[seat * KIND_COUNT + kind] > state.kept_now[seat * KIND_COUNT + kind]
        return None if is_old else "carson-city-reason-from-next-turn"

    def take(self, state: CarsonCity, seat: i64, action: i64) -> None:
        """It is placed, or put back."""
        if action == DONE.action:
            self.run(state)
            return
        state.push(self)
        state.push(BuildBuilding(seat, RAISE.part(action), WINDOW))

    def run(self, state: CarsonCity) -> None:
        """The next seat."""
        state.set_aside = 0
        if self.place + 1 < state.seat_count:
            state.push(PlaceKeptBuildings(self.place + 1))
