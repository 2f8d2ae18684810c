"""What the viewer may choose on the map: squares for the tile, spots for cowboy and tent, the pile to mine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from boomtown.core.svg import Node, Style, at, circle, el, image, rect
from boomtown.core.text import Text
from boomtown.games.gold_rush.components import FACES
from boomtown.games.gold_rush.rules.state import GoldRushState
from boomtown.games.gold_rush.rules.steps.action import ChooseAction
from boomtown.games.gold_rush.rules.steps.land import PlaceTile
from boomtown.games.gold_rush.rules.tables import (
    DEMANDS,
    FIRST_HALF_SPOT,
    FITS,
    MOUNTAIN,
    NOTHING,
    RAIL,
    SPOTS,
)
from boomtown.games.gold_rush.rules.verbs import CELL_NAMES, COWBOY, MINE, PLACE, TENT, VERBS
from boomtown.games.gold_rush.ui.figures import (
    LYING,
    RISE,
    STANDING,
    TENT_HEIGHT,
    mountain_tiles,
    pile_place,
    pile_segments,
    places_on,
    spot_on_tile,
)
from boomtown.games.gold_rush.ui.landscape import draw_tile, face_node
from boomtown.games.gold_rush.ui.map_layout import MapLayout, Square
from boomtown.games.gold_rush.ui.shapes import Point
from boomtown.games.gold_rush.ui.text import way
from boomtown.look.pieces import cowboy, dead_square, tent
from boomtown.look.seats import SEATS
from boomtown.look.targets import ghost, legal_spot, legal_square, target, why_field

RADIUS: Final = 12  # of a spot to click on


def hand_face(state: GoldRushState) -> int | None:
    """The face of the tile that is to be placed now."""
    step = state.agenda[-1] if state.agenda else None
    return int(step.face) if isinstance(step, PlaceTile) else None


def new_tile(state: GoldRushState) -> int | None:
    """The tile just placed, while its seat chooses an action."""
    step = state.agenda[-1] if state.agenda else None
    return int(step.tile) if isinstance(step, ChooseAction) else None


def dead_squares(state: GoldRushState, where: MapLayout, text: Text) -> Iterator[Node]:
    """Squares that no tile in the piles or in hand can fill: everybody can count what is left."""
    left = [face for face in range(len(FACES)) if state.piles.left[face] > 0]
    held = hand_face(state)
    if held is not None and held not in left:
        left.append(held)
    if not left:
        return
    alive: dict[int, bool] = {}
    for space, square in enumerate(where.spaces):
        demand = int(state.space_demand[space])
        if demand not in alive:
            alive[demand] = any(FITS[face * DEMANDS + demand] for face in left)
        if not alive[demand]:
            yield _dead(square, text.say("gold-rush-scene-dead-square"))


@lru_cache(maxsize=4096)
def _dead(square: Square, label: str) -> Node:
    x, y = 100 * square[0] + 50, 100 * square[1] + 50
    return image(f"dead-{square[0]}-{square[1]}", "marks", label, dead_square(x, y))


def targets(
    state: GoldRushState, where: MapLayout, seat: int, options: list[int], text: Text
) -> Iterator[Node]:
    """All options that have a place on the map, in their order."""
    face = hand_face(state)
    if face is not None:
        yield from _squares(state, where, face, options, text)
        return
    fresh = new_tile(state)
    on_fresh = {} if fresh is None else {spot.action: spot for spot in spots_on(state, fresh, options)}
    if fresh is not None and options:
        yield from _refused_tents(state, where, options)
        yield from _refused_cowboys(state, where, fresh, options)
    tiles = mountain_tiles(state)
    for action in options:
        label = text.action(action, state)
        if fresh is not None and action in on_fresh:
            yield spot_node("target", "targets", seat, on_fresh[action], corner(where, fresh), 1, label)
        elif TENT.has(action):
            number = int(state.tile_at(TENT.parts(action)[0]))
            spot = Spot(action, "tent", *tent_place(state, action))
            yield spot_node("target", "targets", seat, spot, corner(where, number), 1, label)
        elif action == MINE.action:
            segment = pile_segments(state)[int(state.mountain_of[state.tent_at[seat]])]
            yield _mine(*pile_place(state, where, tiles[segment], segment), label)


def _refused_cowboys(
    state: GoldRushState, where: MapLayout, fresh: int, options: list[int]
) -> Iterator[Node]:
    """The features of the new tile on which no cowboy may be placed: whoever points there is told why."""
    left, top = corner(where, fresh)
    seen: set[Point] = set()
    for spot in range(int(SPOTS)):
        if int(state.kind_at(fresh, spot)) == NOTHING or COWBOY.of(spot) in options:
            continue
        x, y = spot_on_tile(state, fresh, spot)
        if (x, y) not in seen:  # a feature's second spot is the same place
            seen.add((x, y))
            yield _refusal(VERBS.text(COWBOY.of(spot)), left + x, top + y, RADIUS)


def _refused_tents(state: GoldRushState, where: MapLayout, options: list[int]) -> Iterator[Node]:
    """The mountain segments on which no tent may be pitched."""
    for number in range(len(where.tiles)):
        left, top = corner(where, number)
        tents = [
            int(TENT.of(state.cell_of[number], side))
            for side in range(4)
            if int(state.kind_at(number, side)) == MOUNTAIN
        ]
        seen = {tent_place(state, action) for action in tents if action in options}
        for action in tents:  # a segment's second side is the same place
            x, y = tent_place(state, action)
            if (x, y) not in seen:
                seen.add((x, y))
                yield _refusal(VERBS.text(action), left + x, top + y, RADIUS)


@lru_cache(maxsize=4096)
def _refusal(action: str, x: float, y: float, r: float) -> Node:
    area = rect(x - r, y - r, 2 * r, 2 * r)
    return why_field(f"why-{action.replace(' ', '-')}", "marks", area, action=action)


def corner(where: MapLayout, number: int) -> Point:
    """The upper left corner of a tile on the map."""
    return 100.0 * where.tiles[number][0], 100.0 * where.tiles[number][1]


def _squares(
    state: GoldRushState, where: MapLayout, face: int, options: list[int], text: Text
) -> Iterator[Node]:
    turns: dict[int, list[int]] = {}
    for action in options:
        cell, turn = PLACE.parts(action)
        turns.setdefault(int(cell), []).append(int(turn))
    yield from (face_node(face, turn) for turn in sorted({turn for some in turns.values() for turn in some}))
    square_of = {int(state.space_cell[space]): square for space, square in enumerate(where.spaces)}
    for cell, square in square_of.items():
        if turns and cell not in turns:
            yield _refusal(VERBS.text(PLACE.of(cell, 0)), 100 * square[0] + 50, 100 * square[1] + 50, 43)
    for cell, ways in turns.items():
        label = text.say("gold-rush-scene-place-here", place=way(text, square_of[cell]), turns=len(ways))
        yield _square(cell, face, tuple(ways), square_of[cell], label)


@lru_cache(maxsize=8192)
def _square(cell: int, face: int, turns: tuple[int, ...], square: Square, label: str) -> Node:
    actions = [VERBS.text(PLACE.of(cell, turn)) for turn in turns]
    frame: Style = {"fill": "none", "stroke": "var(--may)", "stroke_width": 4}
    rim = rect(0, 0, 100, 100, 3, **frame)
    ghosts = [
        ghost(action, el("g", draw_tile(face, turn), opacity=0.86), rim, opacity=None)
        for turn, action in zip(turns, actions, strict=True)
    ]
    place = at(100 * square[0], 100 * square[1])
    return target(
        f"target-{CELL_NAMES[cell]}", "targets", label, actions, legal_square(7, 7, 86), *ghosts, place=place
    )


@dataclass(frozen=True, slots=True)
class Spot:
    """An option for a piece on a tile: where to click, and how far from there the piece will stand."""

    action: int
    piece: Literal["standing", "lying", "tent"]
    x: float
    y: float
    aside: Point = (0.0, 0.0)


def spots_on(state: GoldRushState, number: int, options: list[int]) -> Iterator[Spot]:
    """The options for cowboys and tents on a tile. They keep to the tile and leave each other room."""
    miners = set()
    for action in options:
        if COWBOY.has(action):
            spot = int(COWBOY.part(action))
            x, y = spot_on_tile(state, number, spot)
            if state.kind_at(number, spot) == MOUNTAIN:
                miners.add((x, y))
            clicked = min(87.0, max(13.0, x)), min(87.0, max(13.0, y))
            rise = RISE if state.kind_at(number, spot) == RAIL else 0
            aside = x - clicked[0], y - clicked[1] - rise
            yield Spot(action, "lying" if spot >= FIRST_HALF_SPOT else "standing", *clicked, aside)
        elif TENT.has(action) and int(state.tile_at(TENT.parts(action)[0])) == number:
            x, y = tent_place(state, action)
            if (x, y) in miners:  # the nuggets make room while there is a choice between cowboy and tent
                segment = int(state.mountain_at(number, TENT.parts(action)[1]) - state.first_mountain[number])
                near = places_on(state, number).mountains[segment].nuggets
                yield Spot(action, "tent", *near, (x - near[0], y - near[1]))
            else:
                yield Spot(action, "tent", x, y)


def tent_place(state: GoldRushState, action: int) -> Point:
    """Where on its tile the tent would stand."""
    cell, side = TENT.parts(action)
    number = int(state.tile_at(cell))
    segment = int(state.mountain_at(number, side) - state.first_mountain[number])
    return places_on(state, number).mountains[segment].piece


@lru_cache(maxsize=8192)
def spot_node(
    prefix: str,
    layer: str,
    seat: int,
    spot: Spot,
    origin: Point,
    scale: float,
    label: str,
    size: float = RADIUS,
) -> Node:
    """A spot with a small picture of the piece; the whole piece at its true place is a hidden ghost."""
    action, owner = VERBS.text(spot.action), SEATS[seat]
    aside = spot.aside[0] * scale, spot.aside[1] * scale
    if spot.piece == "tent":
        small = tent(owner, 0, 0, size * 1.42)
        whole = tent(owner, *aside, TENT_HEIGHT * scale)
    else:
        lying = spot.piece == "lying"
        small = cowboy(owner, 0, -0.5, size * (1.45 if lying else 1.6), lying)
        whole = cowboy(owner, *aside, (LYING if lying else STANDING) * scale, lying)
    place = at(origin[0] + scale * spot.x, origin[1] + scale * spot.y)
    key = f"{prefix}-{action.replace(' ', '-')}"
    return target(key, layer, label, action, legal_spot(0, 0, size, small), ghost(action, whole), place=place)


@lru_cache(maxsize=2048)
def _mine(x: float, y: float, label: str) -> Node:
    ring: Style = {"fill": "var(--may)", "fill_opacity": 0.08, "stroke": "var(--may)", "stroke_width": 2.5}
    mark = circle(0, 0, 18, stroke_dasharray="6 4", **ring)
    return target("target-mine", "targets", label, VERBS.text(MINE.action), mark, place=at(x, y))
