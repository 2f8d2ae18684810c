"""Pitching the tent on a mountain, or moving it.

Rules: "2b. Pitch a tent", p. 4.
"""

from __future__ import annotations

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.games.gold_rush.rules.state import AT_HOME, NO_TENT, NO_TILE, GoldRushState
from boomtown.games.gold_rush.rules.steps.cowboy import first_spot
from boomtown.games.gold_rush.rules.tables import CITY_SPOT, COWBOYS, MOUNTAIN, SPOTS


def offer_tents(state: GoldRushState, menu: Menu) -> None:
    """Every vacant segment of every mountain that is not completed (A4, A9).

    Rules: "2b. Pitch a tent", p. 4.
    """
    mountain_of, mountain_open = state.mountain_of, state.mountain_open
    is_taken, camp = state.mountain_is_taken, state.mountain_camp
    for segment in range(state.mountain_count):
        if is_taken[segment] == 0 and mountain_open[mountain_of[segment]] > 0:
            menu.add(camp[segment])


def why_no_tent(state: GoldRushState, cell: i64, side: i64) -> str | None:
    """On a mountain segment without cowboy or tent, of a mountain with open sides.

    Rules: "2b. Pitch a tent", p. 4.
    """
    tile = state.tile_at(cell)
    if tile == NO_TILE:
        return "gold-rush-reason-no-tile-there"
    if state.kind_at(tile, side) != MOUNTAIN:
        return "gold-rush-reason-no-mountain-there"
    segment = state.mountain_at(tile, side)
    if state.mountain_open[state.mountain_of[segment]] == 0:
        return "gold-rush-reason-mountain-complete"
    for seat in range(state.seat_count):
        if state.tent_at[seat] == segment:
            return "gold-rush-reason-tent-there"
    for cowboy in range(state.seat_count * COWBOYS):
        place = state.cowboy_at[cowboy]
        if place == AT_HOME or place // SPOTS != tile or place % SPOTS >= CITY_SPOT:
            continue
        if (
            state.kind_at(tile, place % SPOTS) == MOUNTAIN
            and state.mountain_at(tile, place % SPOTS) == segment
        ):
            return "gold-rush-reason-cowboy-there"
    return None if first_spot(state, tile, side) == side else "gold-rush-reason-other-spot"


def pitch_tent(state: GoldRushState, seat: i64, cell: i64, side: i64) -> None:
    """From the supply or from another segment: it makes no difference (A10).

    Rules: "2b. Pitch a tent", p. 4.
    """
    tile = state.tile_at(cell)
    segment = state.mountain_at(tile, side)
    was_pitched = state.tent_at[seat] != NO_TENT
    if was_pitched:
        fold_tent(state, seat)
    state.tent_at[seat] = segment
    state.mountain_is_taken[segment] = 1
    state.tell("gold-rush-event-tent-moved" if was_pitched else "gold-rush-event-tent-pitched", seat, tile)


def fold_tent(state: GoldRushState, seat: i64) -> None:
    """The tent goes back to its owner's supply.

    Rules: "A completed mountain", p. 6.
    """
    state.mountain_is_taken[state.tent_at[seat]] = 0
    state.tent_at[seat] = NO_TENT
