"""The map as nodes: its paper, tiles with seams and a heavy rim, and the mark of the last move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, el, image, node, rect
from boomtown.core.text import Text
from boomtown.games.gold_rush.components import FACES
from boomtown.games.gold_rush.rules.state import GoldRushState
from boomtown.games.gold_rush.ui.map_layout import MapLayout, Square
from boomtown.games.gold_rush.ui.text import describe_tile, way
from boomtown.games.gold_rush.ui.tiles import tile
from boomtown.look.kept import keep
from boomtown.look.land import compass
from boomtown.look.pieces import corners, disc
from boomtown.look.seats import SEATS

LAYERS: Final = ("ground", "faces", "rims", "tiles", "marks", "pieces", "targets")


def lie(state: GoldRushState, number: int) -> tuple[int, int]:
    """The face and turn of a tile on the map."""
    return divmod(int(state.lie_of[number]), 4)


def face_id(face: int, turn: int) -> str:
    """The id under which a tile's drawing is defined."""
    return f"tile-{FACES[face].id}-{turn}"


@cache
def face_node(face: int, turn: int) -> Node:
    """The definition of a tile's drawing, used wherever the tile or its ghost is shown."""
    drawing = el("g", tile(FACES[face].id, turn), id=face_id(face, turn))
    return node(f"face-{FACES[face].id}-{turn}", "faces", el("defs", drawing))


def draw_tile(face: int, turn: int) -> Markup:
    """A tile by its definition."""
    return el("use", href=f"#{face_id(face, turn)}")


@keep(512)
def land(text: Text, where: MapLayout) -> tuple[Node, ...]:
    """All tiles: definitions, rims and the tiles themselves."""
    parts = [face_node(*divmod(lies, 4)) for lies in sorted(set(where.lies))]
    for number, (square, lies) in enumerate(zip(where.tiles, where.lies, strict=True)):
        parts.append(_rim(number, square))
        parts.append(_tile(text, number, lies, square))
    return tuple(parts)


@lru_cache(maxsize=1024)
def _describe(text: Text, lies: int) -> str:
    return describe_tile(text, *divmod(lies, 4))


def _corner(square: Square) -> str:
    return at(100 * square[0], 100 * square[1])


@keep(8192)
def _rim(number: int, square: Square) -> Node:
    """A dark edge under the tile; only at the border of the map it stays to be seen."""
    edge = rect(0, 0, 100, 100, stroke="var(--outline)", stroke_width=4.8, stroke_linejoin="round")
    return node(f"rim-{number}", "rims", edge, transform=_corner(square), aria_hidden="true")


@keep(8192)
def _tile(text: Text, number: int, lies: int, square: Square) -> Node:
    face, turn = divmod(lies, 4)
    label = text.say("gold-rush-scene-tile", tile=_describe(text, lies), place=way(text, square))
    seam = rect(0, 0, 100, 100, fill="none", stroke="var(--outline)", stroke_width=0.7, stroke_opacity=0.28)
    place = {"transform": _corner(square), "role": "img", "aria_label": label}
    return node(f"tile-{number}", "tiles", draw_tile(face, turn), seam, **place)


def last_tile(state: GoldRushState, where: MapLayout, names: Sequence[str], text: Text) -> Iterator[Node]:
    """Brackets and the badge of the seat that placed the last tile; the start tile is nobody's."""
    number = int(state.tile_count) - 1
    if number > 0:
        seat = int(state.first_seat + number - 1) % int(state.seat_count)  # every turn places one tile
        yield _last(text, seat, names[seat], where.tiles[number])


@keep(2048)
def _last(text: Text, seat: int, name: str, square: Square) -> Node:
    label = text.say("gold-rush-scene-last-tile", name=name)
    badge = disc(SEATS[seat], 98, 2, 11)
    return image("last", "marks", label, corners(4, 4, 92), badge, place=_corner(square))


@keep(256)
def ground(left: float, top: float, width: float, height: float) -> Node:
    """The paper under the map, with the surveyor's rose in a corner where no tile can lie."""
    room: Style = {"x": left, "y": top, "width": width, "height": height}
    paper = el("rect", fill="var(--void)", **room) + el("rect", fill="url(#void)", **room)
    return node("ground", "ground", paper, compass(left + 56, top + height - 56), aria_hidden="true")
