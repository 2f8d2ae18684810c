"""The production and market value charts: cubes from the bag."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY, Step
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.tables import (
    CUBES_ON_MARKET,
    CUBES_ON_PRODUCTION,
    GREY,
    MARKET_DRAWN,
    PRODUCTION_DRAWN,
    RESOURCE_COUNT,
)
from boomtown.games.nevada_city.rules.verbs import CUBE


def draw_cubes(state: NevadaCityState) -> None:
    """All cubes but the fixed ones go back to the bag; others are drawn (R2).

    Rules: "Reset production and market value markers", p. 11; "Production and market value", p. 4.
    """
    for resource in range(RESOURCE_COUNT):
        back = state.production[resource] - CUBES_ON_PRODUCTION[resource]
        back += state.market[resource] - CUBES_ON_MARKET[resource]
        state.bag.left[resource] += back
        state.bag.size += back
        state.production[resource] = CUBES_ON_PRODUCTION[resource]
        state.market[resource] = CUBES_ON_MARKET[resource]
    state.bag.left[GREY] += state.greys_out
    state.bag.size += state.greys_out
    state.greys_out = 0
    state.push(DrawCubes(PRODUCTION_DRAWN + MARKET_DRAWN))


@final
class DrawCubes(Step[NevadaCityState]):
    """A cube from the bag: first for the production chart, then for the market value chart (R2).

    Rules: "Reset production and market value markers", p. 11; "Basic setup", p. 17.
    """

    def __init__(self, left: i64) -> None:
        self.left: Final[i64] = left

    def actor(self, state: NevadaCityState) -> i64:
        """The bag."""
        return CHANCE

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Every colour in the bag."""
        state.bag.offer(CUBE, menu)

    def roll(self, state: NevadaCityState, rng: Rng, menu: Menu) -> i64:
        """The short cut for a Deck."""
        return CUBE.of(state.bag.sample(rng))

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A cube of the bag."""
        if not CUBE.has(action):
            return "nevada-city-reason-draw-first"
        return None if state.bag.left[CUBE.part(action)] > 0 else "nevada-city-reason-none-left"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """Grey cubes add nothing."""
        cube = CUBE.part(action)
        is_market: i64 = 1 if self.left <= MARKET_DRAWN else 0
        state.bag.remove(cube)
        if cube == GREY:
            state.greys_out += 1
        elif is_market:
            state.market[cube] += 1
        else:
            state.production[cube] += 1
        state.tell("nevada-city-event-cube-drawn", NOBODY, cube, is_market)
        if self.left > 1:
            state.push(DrawCubes(self.left - 1))
