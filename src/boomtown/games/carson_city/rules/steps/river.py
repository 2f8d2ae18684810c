"""A river of one's own, laid parcel by parcel."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import CHANCE, Step
from boomtown.games.carson_city.rules.river import LEAST_RIVER, can_leave, rivers_beside, settle_river
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.games.carson_city.rules.tables import (
    BESIDE,
    FREE,
    IS_RIM,
    PARCEL_COUNT,
    RIVER_TILE,
    RIVER_TILES,
)
from boomtown.games.carson_city.rules.verbs import DONE, RIVER


@final
class LayRiver(Step[CarsonCityState]):
    """A river of up to 15 parcels from rim to rim, which never touches itself; chance or seat 0 lays it (R27).

    Rules: "The Carson River variant", p. 8.
    """

    def __init__(self, layer: i64, first: i64, last: i64, length: i64) -> None:
        self.layer: Final[i64] = layer  # CHANCE or a seat
        self.first: Final[i64] = first  # parcel where it enters the board
        self.last: Final[i64] = last
        self.length: Final[i64] = length

    def actor(self, state: CarsonCityState) -> i64:
        """Who lays it."""
        return self.layer

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Where it may flow on; at the rim it may end."""
        if self.length == 0:
            for parcel in range(PARCEL_COUNT):
                if IS_RIM[parcel] == 1:
                    self.offer(RIVER.of(parcel), 1, menu)
            return
        for side in range(i64(4)):
            parcel = BESIDE[self.last * 4 + side]
            if parcel >= 0 and self.may_flow(state, parcel):
                self.offer(RIVER.of(parcel), 2, menu)
        if IS_RIM[self.last] == 1 and self.length >= LEAST_RIVER:
            self.offer(DONE.action, 1, menu)

    def offer(self, action: i64, weight: i64, menu: Menu) -> None:
        """Chance weighs its outcomes."""
        if self.layer == CHANCE:
            menu.add_weighted(action, weight)
        else:
            menu.add(action)

    def may_flow(self, state: CarsonCityState, parcel: i64) -> bool:
        """Whether the river can go on to a parcel beside its end, and from there to the rim."""
        return (
            self.length < RIVER_TILES
            and state.content[parcel] == FREE
            and rivers_beside(state, parcel) == 1
            and can_leave(state, parcel, self.length + 1)
        )

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """From the rim, side by side, with the tiles there are, without touching itself, to the rim."""
        if action == DONE.action:
            if self.length < LEAST_RIVER:
                return "carson-city-reason-river-too-short"
            return None if IS_RIM[self.last] == 1 else "carson-city-reason-river-not-at-rim"
        if not RIVER.has(action):
            return "carson-city-reason-river-first"
        parcel = RIVER.part(action)
        if self.length == 0:
            return None if IS_RIM[parcel] == 1 else "carson-city-reason-river-not-at-rim"
        if state.content[parcel] == RIVER_TILE:
            return "carson-city-reason-river-there"
        is_next = False
        for side in range(i64(4)):
            if BESIDE[parcel * 4 + side] == self.last:
                is_next = True
        if not is_next:
            return "carson-city-reason-river-flows-on"
        if rivers_beside(state, parcel) > 1:
            return "carson-city-reason-river-touches-itself"
        if not can_leave(state, parcel, self.length + 1):
            return "carson-city-reason-river-cannot-leave"
        return None

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """One more parcel, or the end."""
        if action == DONE.action:
            settle_river(state, self.first, self.last)
            state.tell("carson-city-event-river-done", seat, self.length)
            return
        parcel = RIVER.part(action)
        state.content[parcel] = RIVER_TILE
        state.tell("carson-city-event-river-laid", seat, parcel)
        first = parcel if self.length == 0 else self.first
        state.push(LayRiver(self.layer, first, parcel, self.length + 1))
