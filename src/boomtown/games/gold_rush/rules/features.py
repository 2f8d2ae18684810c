"""How segments of neighbouring tiles grow together into mountains, railroads and prairies.

Rules: "1. Draw and place a Land tile", p. 3.
"""

from __future__ import annotations

from mypy_extensions import i64

from boomtown.games.gold_rush.rules.state import GoldRushState, face_of, opposite
from boomtown.games.gold_rush.rules.tables import (
    CELLS,
    DIGIT,
    IS_CITY,
    MOST_MOUNTAINS,
    MOST_RAILS,
    MOUNTAIN,
    MOUNTAIN_AT,
    MOUNTAIN_COUNT,
    MOUNTAIN_NUGGETS,
    MOUNTAIN_SIDES,
    MOUNTAIN_SPOT,
    PRAIRIE_AT,
    PRAIRIE_COUNT,
    RAIL,
    RAIL_AT,
    RAIL_COUNT,
    RAIL_LOCOMOTIVES,
    RAIL_SIDES,
    SIDE_KIND,
    STEP_TO,
)
from boomtown.games.gold_rush.rules.verbs import TENT


def lay_tile(state: GoldRushState, face: i64, cell: i64, turn: i64) -> i64:
    """Put a tile on the map and join its features with those around it; the number of the tile."""
    tile = state.tile_count
    state.tile_count = tile + 1
    lie = face * 4 + turn
    state.cell_of[tile] = cell
    state.lie_of[tile] = lie
    state.first_mountain[tile] = state.mountain_count
    state.first_rail[tile] = state.rail_count
    state.first_prairie[tile] = state.prairie_count
    add_mountains(state, face, cell, lie)
    add_rails(state, face)
    for segment in range(state.prairie_count, state.prairie_count + PRAIRIE_COUNT[face]):
        state.prairie_of[segment] = segment
    state.prairie_count += PRAIRIE_COUNT[face]
    if IS_CITY[face]:
        state.city_tile[state.city_count] = tile
        state.city_count += 1
    board = state.board
    if board[cell] < 0:
        close_space(state, -1 - board[cell])
    board[cell] = tile + 1
    for side in range(i64(4)):
        near = neighbour(cell, side)
        if board[near] > 0:
            join_side(state, tile, side, board[near] - 1)
        else:
            demand(state, near, opposite(side), SIDE_KIND[lie * 4 + side])
    return tile


def neighbour(cell: i64, side: i64) -> i64:
    """The square across a side; the plane is rolled up."""
    near = cell + STEP_TO[side]
    if near >= CELLS:
        return near - CELLS
    return near + CELLS if near < 0 else near


def add_mountains(state: GoldRushState, face: i64, cell: i64, lie: i64) -> None:
    """The new tile's mountain segments, each a mountain of its own so far."""
    for i in range(MOUNTAIN_COUNT[face]):
        segment = state.mountain_count
        state.mountain_count = segment + 1
        state.mountain_of[segment] = segment
        state.mountain_open[segment] = MOUNTAIN_SIDES[face * MOST_MOUNTAINS + i]
        state.mountain_nuggets[segment] = MOUNTAIN_NUGGETS[face * MOST_MOUNTAINS + i]
        state.mountain_camp[segment] = TENT.of(cell, MOUNTAIN_SPOT[lie * MOST_MOUNTAINS + i])


def add_rails(state: GoldRushState, face: i64) -> None:
    """The new tile's tracks, each a railroad of its own so far."""
    for i in range(RAIL_COUNT[face]):
        segment = state.rail_count
        state.rail_count = segment + 1
        sides = RAIL_SIDES[face * MOST_RAILS + i]
        state.rail_of[segment] = segment
        state.rail_open[segment] = sides
        state.rail_tiles[segment] = 1
        state.rail_locomotives[segment] = RAIL_LOCOMOTIVES[face * MOST_RAILS + i]


def close_space(state: GoldRushState, space: i64) -> None:
    """An empty square is empty no more; the last of the list takes its place."""
    last = state.space_count - 1
    state.space_count = last
    if space != last:
        moved = state.space_cell[last]
        state.space_cell[space] = moved
        state.space_demand[space] = state.space_demand[last]
        state.board[moved] = -1 - space
    state.space_cell[last] = 0
    state.space_demand[last] = 0


def demand(state: GoldRushState, cell: i64, side: i64, kind: i64) -> None:
    """A tile on this empty square must show this kind at this side."""
    space = -1 - state.board[cell]
    if space < 0:
        space = state.space_count
        state.space_count = space + 1
        state.space_cell[space] = cell
        state.board[cell] = -1 - space
    state.space_demand[space] += kind * DIGIT[side]


def join_side(state: GoldRushState, tile: i64, side: i64, other: i64) -> None:
    """What meets at this side of a new tile becomes one."""
    lie, other_lie, across = state.lie_of[tile], state.lie_of[other], opposite(side)
    kind = SIDE_KIND[lie * 4 + side]
    if kind == MOUNTAIN:
        join_mountains(
            state,
            state.first_mountain[other] + MOUNTAIN_AT[other_lie * 4 + across],
            state.first_mountain[tile] + MOUNTAIN_AT[lie * 4 + side],
        )
        return
    if kind == RAIL:
        join_rails(
            state,
            state.first_rail[other] + RAIL_AT[other_lie * 4 + across],
            state.first_rail[tile] + RAIL_AT[lie * 4 + side],
        )
    # the left half of a side meets the right half across
    first, other_first = state.first_prairie[tile], state.first_prairie[other]
    join_prairies(
        state,
        other_first + PRAIRIE_AT[other_lie * 8 + across * 2 + 1],
        first + PRAIRIE_AT[lie * 8 + side * 2],
    )
    join_prairies(
        state,
        other_first + PRAIRIE_AT[other_lie * 8 + across * 2],
        first + PRAIRIE_AT[lie * 8 + side * 2 + 1],
    )


def in_order(one: i64, two: i64) -> tuple[i64, i64]:
    """The lower number first: a feature is called by its oldest segment, so no older one must be renamed."""
    if one < two:
        return one, two
    return two, one


def join_mountains(state: GoldRushState, segment: i64, other: i64) -> None:
    """Two segments belong to one mountain now; their piles of tokens are merged (A3)."""
    one, two = in_order(state.mountain_of[segment], state.mountain_of[other])
    state.mountain_open[one] -= 2
    if one == two:
        return
    state.mountain_open[one] += state.mountain_open[two]
    state.mountain_nuggets[one] += state.mountain_nuggets[two]
    state.mountain_tokens[one] += state.mountain_tokens[two]
    state.mountain_cowboys[one] += state.mountain_cowboys[two]
    state.mountain_open[two] = 0
    state.mountain_nuggets[two] = 0
    state.mountain_tokens[two] = 0
    state.mountain_cowboys[two] = 0
    mountain_of = state.mountain_of
    for i in range(two, state.mountain_count):
        if mountain_of[i] == two:
            mountain_of[i] = one


def join_rails(state: GoldRushState, segment: i64, other: i64) -> None:
    """Two tracks belong to one railroad now. A tile that shows tracks of both counts once (A12)."""
    one, two = in_order(state.rail_of[segment], state.rail_of[other])
    state.rail_open[one] -= 2
    if one == two:
        return
    state.rail_open[one] += state.rail_open[two]
    state.rail_tiles[one] += state.rail_tiles[two] - tiles_of_both(state, one, two)
    state.rail_locomotives[one] += state.rail_locomotives[two]
    state.rail_cowboys[one] += state.rail_cowboys[two]
    state.rail_open[two] = 0
    state.rail_tiles[two] = 0
    state.rail_locomotives[two] = 0
    state.rail_cowboys[two] = 0
    rail_of = state.rail_of
    for i in range(two, state.rail_count):
        if rail_of[i] == two:
            rail_of[i] = one


def tiles_of_both(state: GoldRushState, one: i64, two: i64) -> i64:
    """How many tiles show tracks of both of two railroads: those where they stop, or that they pass twice."""
    lie_of, rail_of, counts = state.lie_of, state.rail_of, RAIL_COUNT
    both: i64 = 0
    segment: i64 = 0
    for tile in range(state.tile_count):
        count = counts[face_of(lie_of[tile])]
        if count > 1:
            has_one = has_two = False
            for i in range(segment, segment + count):
                if rail_of[i] == one:
                    has_one = True
                elif rail_of[i] == two:
                    has_two = True
            if has_one and has_two:
                both += 1
        segment += count
    return both


def join_prairies(state: GoldRushState, segment: i64, other: i64) -> None:
    """Two segments belong to one prairie now."""
    prairie_of = state.prairie_of
    one, two = in_order(prairie_of[segment], prairie_of[other])
    if one == two:
        return
    state.prairie_cowboys[one] += state.prairie_cowboys[two]
    state.prairie_cowboys[two] = 0
    for i in range(two, state.prairie_count):
        if prairie_of[i] == two:
            prairie_of[i] = one


def has_completed(state: GoldRushState, tile: i64) -> bool:
    """Whether a new tile has completed a mountain or a railroad (and so perhaps a city).

    Only features of the tile itself can have been completed by placing it.
    """
    face = face_of(state.lie_of[tile])
    first = state.first_mountain[tile]
    for segment in range(first, first + MOUNTAIN_COUNT[face]):
        if state.mountain_open[state.mountain_of[segment]] == 0:
            return True
    first = state.first_rail[tile]
    for segment in range(first, first + RAIL_COUNT[face]):
        if state.rail_open[state.rail_of[segment]] == 0:
            return True
    return False
