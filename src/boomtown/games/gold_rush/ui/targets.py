"""What the viewer may choose on the map: squares for the tile, spots for cowboy and tent, the pile to mine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from boomtown.core.svg import Node, Style, at, circle, el, image, rect
from boomtown.core.text import Text
from boomtown.games.gold_rush.rules.state import GoldRushState
from boomtown.games.gold_rush.rules.steps.action import ChooseAction
from boomtown.games.gold_rush.rules.steps.land import PlaceTile
from boomtown.games.gold_rush.rules.tables import (
    DEMANDS,
    FIRST_HALF_SPOT,
    FITS,
    MOUNTAIN,
    MOUNTAIN_AT,
    NOTHING,
    RAIL,
    SPOTS,
)
from boomtown.games.gold_rush.rules.verbs import CELL_NAMES, COWBOY, MINE, PLACE, TENT, VERBS
from boomtown.games.gold_rush.ui.anchors import MountainSpots, anchors
from boomtown.games.gold_rush.ui.figures import (
    LYING,
    RISE,
    STANDING,
    TENT_HEIGHT,
    list_piles,
    pile_place,
    spot_on_tile,
)
from boomtown.games.gold_rush.ui.landscape import draw_tile, face_node
from boomtown.games.gold_rush.ui.map_layout import MapLayout, Square
from boomtown.games.gold_rush.ui.shapes import Point
from boomtown.games.gold_rush.ui.text import way
from boomtown.look.kept import keep
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


def dead_squares(state: GoldRushState, where: MapLayout, text: Text) -> tuple[Node, ...]:
    """Squares that no tile in the piles or in hand can fill: everybody can count what is left."""
    left = {face for face, count in enumerate(state.piles.left) if count > 0}
    held = hand_face(state)
    if held is not None:
        left.add(held)
    return _dead_squares(text, where, frozenset(left), tuple(state.space_demand[: len(where.spaces)]))


@keep(512)
def _dead_squares(
    text: Text, where: MapLayout, left: frozenset[int], demands: tuple[int, ...]
) -> tuple[Node, ...]:
    if not left:
        return ()
    dead = {demand for demand in set(demands) if not any(FITS[face * int(DEMANDS) + demand] for face in left)}
    return tuple(
        _dead(text, square) for square, demand in zip(where.spaces, demands, strict=True) if demand in dead
    )


@keep(4096)
def _dead(text: Text, square: Square) -> Node:
    x, y = 100 * square[0] + 50, 100 * square[1] + 50
    label = text.say("gold-rush-scene-dead-square")
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
    for action in options:
        if fresh is not None and action in on_fresh:
            label = text.action(action, state)
            yield spot_node("target", "targets", seat, on_fresh[action], corner(where, fresh), 1, label)
        elif TENT.has(action):
            number = int(state.tile_at(TENT.parts(action)[0]))
            spot = Spot(action, "tent", *tent_place(where.lies[number], int(TENT.parts(action)[1])))
            label = text.action(action, state)
            yield spot_node("target", "targets", seat, spot, corner(where, number), 1, label)
        elif action == MINE.action:
            mine = state.mountain_of[state.tent_at[seat]]
            segment = next(one for one, _ in list_piles(state, where) if state.mountain_of[one] == mine)
            yield _mine(*pile_place(where, segment), text.action(action, state))


def _refused_cowboys(
    state: GoldRushState, where: MapLayout, fresh: int, options: list[int]
) -> Iterator[Node]:
    """The features of the new tile on which no cowboy may be placed: whoever points there is told why."""
    left, top = corner(where, fresh)
    seen: set[Point] = set()
    for spot in range(int(SPOTS)):
        kind = int(state.kind_at(fresh, spot))
        if kind == NOTHING or COWBOY.of(spot) in options:
            continue
        x, y = spot_on_tile(where.lies[fresh], spot, kind)
        if (x, y) not in seen:  # a feature's second spot is the same place
            seen.add((x, y))
            yield _refusal(int(COWBOY.of(spot)), left + x, top + y, RADIUS)


def _refused_tents(state: GoldRushState, where: MapLayout, options: list[int]) -> Iterator[Node]:
    """The mountain segments on which no tent may be pitched."""
    offered: dict[int, list[int]] = {}
    for action in options:
        if TENT.has(action):
            cell, side = TENT.parts(action)
            offered.setdefault(int(cell), []).append(int(side))
    for number, square in enumerate(where.tiles):
        cell = int(state.cell_of[number])
        yield from _refused_tents_on(cell, where.lies[number], square, tuple(offered.get(cell, ())))


@keep(8192)
def _refused_tents_on(cell: int, lies: int, square: Square, offered: tuple[int, ...]) -> tuple[Node, ...]:
    seen = {tent_place(lies, side) for side in offered}
    parts = []
    for side in range(4):
        if MOUNTAIN_AT[lies * 4 + side] < 0:
            continue
        x, y = tent_place(lies, side)
        if (x, y) not in seen:  # a segment's second side is the same place
            seen.add((x, y))
            parts.append(_refusal(int(TENT.of(cell, side)), 100 * square[0] + x, 100 * square[1] + y, RADIUS))
    return tuple(parts)


@keep(4096)
def _refusal(action: int, x: float, y: float, r: float) -> Node:
    area, refused = rect(x - r, y - r, 2 * r, 2 * r), VERBS.text(action)
    return why_field(f"why-{refused.replace(' ', '-')}", "marks", area, action=refused)


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
    shown = {face * 4 + turn for some in turns.values() for turn in some}
    yield from (face_node(*divmod(lies, 4)) for lies in sorted(shown.difference(where.lies)))
    square_of = {int(state.space_cell[space]): square for space, square in enumerate(where.spaces)}
    for cell, square in square_of.items():
        if turns and cell not in turns:
            yield _refusal(int(PLACE.of(cell, 0)), 100 * square[0] + 50, 100 * square[1] + 50, 43)
    for cell, ways in turns.items():
        yield _square(text, cell, face, tuple(ways), square_of[cell])


@keep(8192)
def _square(text: Text, cell: int, face: int, turns: tuple[int, ...], square: Square) -> Node:
    label = text.say("gold-rush-scene-place-here", place=way(text, square), turns=len(turns))
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
    lies = int(state.lie_of[number])
    for action in options:
        if COWBOY.has(action):
            spot = int(COWBOY.part(action))
            kind = int(state.kind_at(number, spot))
            x, y = spot_on_tile(lies, spot, kind)
            if kind == MOUNTAIN:
                miners.add((x, y))
            clicked = min(87.0, max(13.0, x)), min(87.0, max(13.0, y))
            rise = RISE if kind == RAIL else 0
            aside = x - clicked[0], y - clicked[1] - rise
            yield Spot(action, "lying" if spot >= FIRST_HALF_SPOT else "standing", *clicked, aside)
        elif TENT.has(action) and int(state.tile_at(TENT.parts(action)[0])) == number:
            side = int(TENT.parts(action)[1])
            x, y = tent_place(lies, side)
            if (x, y) in miners:  # the nuggets make room while there is a choice between cowboy and tent
                near = _mountain(lies, side).nuggets
                yield Spot(action, "tent", *near, (x - near[0], y - near[1]))
            else:
                yield Spot(action, "tent", x, y)


def _mountain(lies: int, side: int) -> MountainSpots:
    return anchors(*divmod(lies, 4)).mountains[int(MOUNTAIN_AT[lies * 4 + side])]


def tent_place(lies: int, side: int) -> Point:
    """Where on its tile the tent would stand, on the mountain at a side."""
    return _mountain(lies, side).piece


@keep(8192)
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


@keep(2048)
def _mine(x: float, y: float, label: str) -> Node:
    ring: Style = {"fill": "var(--may)", "fill_opacity": 0.08, "stroke": "var(--may)", "stroke_width": 2.5}
    mark = circle(0, 0, 18, stroke_dasharray="6 4", **ring)
    return target("target-mine", "targets", label, VERBS.text(MINE.action), mark, place=at(x, y))
