"""Building construction: buying the tile of a square, and placing what was kept."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.carson_city.rules.reserves import dismiss, only_seat, pay
from boomtown.games.carson_city.rules.scoring import building_price
from boomtown.games.carson_city.rules.state import CarsonCityState, contains
from boomtown.games.carson_city.rules.steps.building import (
    CONSTRUCTION,
    WINDOW,
    BuildBuilding,
    has_free_parcel,
)
from boomtown.games.carson_city.rules.tables import FIRST_CONSTRUCTION, KIND_COUNT, NO_KIND, ONE_OF
from boomtown.games.carson_city.rules.verbs import BUY, DECLINE, DONE, RAISE


@final
class ConstructBuilding(Step[CarsonCityState]):
    """Whoever has won the square may buy its building, and build it at once or keep it.

    Rules: "Building construction", p. 4; "Actions", p. 4 (nobody has to).
    """

    def __init__(self, square: i64) -> None:
        self.square: Final[i64] = square

    def actor(self, state: CarsonCityState) -> i64:
        """Whoever stands there and can pay."""
        seat = only_seat(state, self.square)
        return seat if building_price(state, seat, self.square) <= state.money[seat] else NOBODY

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Buy it or not."""
        menu.add(BUY.action)
        menu.add(DECLINE.action)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """Buy it or not."""
        return None if action == BUY.action or action == DECLINE.action else "carson-city-reason-buy-first"

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
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
        if state.kept_tiles_wait:
            state.kept_now[seat * KIND_COUNT + kind] += 1
        state.tell("carson-city-event-building-bought", seat, kind, price, site)
        if has_free_parcel(state, seat):
            state.push(BuildBuilding(seat, kind, CONSTRUCTION))
        else:
            state.tell("carson-city-event-building-kept", seat, kind)

    def run(self, state: CarsonCityState) -> None:
        """The cowboy goes to the general reserve all the same."""
        seat = only_seat(state, self.square)
        dismiss(state, seat, self.square)
        state.tell("carson-city-event-not-performed", seat, self.square)


def can_raise(state: CarsonCityState, seat: i64, kind: i64) -> bool:
    """Whether the seat keeps such a building that it may place now: R04 says if it has to be an old one.

    Rules: "Building construction", p. 4.
    """
    if is_set_aside(state, seat, kind):
        return False
    return state.kept[seat * KIND_COUNT + kind] > state.kept_now[seat * KIND_COUNT + kind]


def is_set_aside(state: CarsonCityState, seat: i64, kind: i64) -> bool:
    """Whether the seat has put such a building back and nothing has been placed since (R43).

    Rules: "Building construction", p. 4.
    """
    return contains(state.set_aside, seat * KIND_COUNT + kind)


def may_place_kept(state: CarsonCityState, seat: i64) -> bool:
    """Whether the seat keeps a building that it may take up, and has room for it.

    Rules: "Building construction", p. 4.
    """
    for kind in range(KIND_COUNT):
        if can_raise(state, seat, kind):
            return has_free_parcel(state, seat)
    return False


@final
class PlaceKeptBuildings(Step[CarsonCityState]):
    """At the end of construction kept buildings may be placed, in the order of passing (R04, R34).

    Whoever has put all of them back comes again when somebody else has placed something (R43).

    Rules: "Building construction", p. 4.
    """

    def __init__(self, place: i64, done: i64) -> None:
        self.place: Final[i64] = place  # on the lower track
        self.done: Final[i64] = done  # a set of seats that place no more

    def actor(self, state: CarsonCityState) -> i64:
        """Whoever's turn it is, if there is something to place."""
        seat = state.lower[self.place]
        return seat if may_place_kept(state, seat) else NOBODY

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Each kind that is kept, or no more."""
        for kind in range(KIND_COUNT):
            if can_raise(state, seat, kind):
                menu.add(RAISE.of(kind))
        menu.add(DONE.action)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """A building in front of the seat that may be placed now."""
        if action == DONE.action:
            return None
        if not RAISE.has(action):
            return "carson-city-reason-raise-first"
        kind = RAISE.part(action)
        if state.kept[seat * KIND_COUNT + kind] == 0:
            return "carson-city-reason-not-kept"
        if is_set_aside(state, seat, kind):
            return "carson-city-reason-set-aside"
        is_old = state.kept[seat * KIND_COUNT + kind] > state.kept_now[seat * KIND_COUNT + kind]
        return None if is_old else "carson-city-reason-from-next-turn"

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """It is placed, or put back."""
        if action == DONE.action:
            self.go_on(state, self.done + ONE_OF[seat])
            return
        state.push(self)
        state.push(BuildBuilding(seat, RAISE.part(action), WINDOW))

    def run(self, state: CarsonCityState) -> None:
        """Nothing to place for now."""
        self.go_on(state, self.done)

    def go_on(self, state: CarsonCityState, done: i64) -> None:
        """The next seat that may place something, round and round; if there is none, construction is over."""
        for more in range(1, state.seat_count):
            place = (self.place + more) % state.seat_count
            seat = state.lower[place]
            if not contains(done, seat) and may_place_kept(state, seat):
                state.push(PlaceKeptBuildings(place, done))
                return
        state.set_aside = 0
