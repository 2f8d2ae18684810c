"""The map as nodes: its paper, tiles with seams and a heavy rim, and the mark of the last move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, el, image, node, rect
from boomtown.core.text import Text
from boomtown.games.gold_rush.components import FACES
from boomtown.games.gold_rush.rules.state import GoldRushState
from boomtown.games.gold_rush.ui.map_layout import MapLayout, Square
from boomtown.games.gold_rush.ui.text import WORDS, describe_tile, way
from boomtown.games.gold_rush.ui.tiles import tile
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


@lru_cache(maxsize=512)
def face_node(face: int, turn: int) -> Node:
    """The definition of a tile's drawing, used wherever the tile or its ghost is shown."""
    drawing = el("g", tile(FACES[face].id, turn), id=face_id(face, turn))
    return node(f"face-{FACES[face].id}-{turn}", "faces", el("defs", drawing))


def draw_tile(face: int, turn: int) -> Markup:
    """A tile by its definition."""
    return el("use", href=f"#{face_id(face, turn)}")


def land(state: GoldRushState, where: MapLayout, text: Text) -> Iterator[Node]:
    """All tiles: definitions, rims and the tiles themselves."""
    faces = sorted({int(state.lie_of[number]) for number in range(int(state.tile_count))})
    yield from (face_node(*divmod(face, 4)) for face in faces)
    for number, square in enumerate(where.tiles):
        yield _rim(number, square)
        yield _tile(number, int(state.lie_of[number]), square, text.language)


@lru_cache(maxsize=1024)
def _described(language: str, face: int, turn: int) -> str:
    return describe_tile(Text(WORDS, language), face, turn)


def _corner(square: Square) -> str:
    return at(100 * square[0], 100 * square[1])


@lru_cache(maxsize=8192)
def _rim(number: int, square: Square) -> Node:
    """A dark edge under the tile; only at the border of the map it stays to be seen."""
    edge = rect(0, 0, 100, 100, stroke="var(--outline)", stroke_width=4.8, stroke_linejoin="round")
    return node(f"rim-{number}", "rims", edge, transform=_corner(square), aria_hidden="true")


@lru_cache(maxsize=8192)
def _tile(number: int, lies: int, square: Square, language: str) -> Node:
    face, turn = divmod(lies, 4)
    text = Text(WORDS, language)
    label = text.say("gold-rush-scene-tile", tile=_described(language, face, turn), place=way(text, square))
    seam = rect(0, 0, 100, 100, fill="none", stroke="var(--outline)", stroke_width=0.7, stroke_opacity=0.28)
    place = {"transform": _corner(square), "role": "img", "aria_label": label}
    return node(f"tile-{number}", "tiles", draw_tile(face, turn), seam, **place)


def last_tile(state: GoldRushState, where: MapLayout, names: Sequence[str], text: Text) -> Iterator[Node]:
    """Brackets and the badge of the seat that placed the last tile; the start tile is nobody's."""
    number = int(state.tile_count) - 1
    if number > 0:
        seat = int(state.first_seat + number - 1) % int(state.seat_count)  # every turn places one tile
        yield _last(seat, where.tiles[number], text.say("gold-rush-scene-last-tile", name=names[seat]))


@lru_cache(maxsize=2048)
def _last(seat: int, square: Square, label: str) -> Node:
    badge = disc(SEATS[seat], 98, 2, 11)
    return image("last", "marks", label, corners(4, 4, 92), badge, place=_corner(square))


@lru_cache(maxsize=256)
def ground(left: float, top: float, width: float, height: float) -> Node:
    """The paper under the map, with the surveyor's rose in a corner where no tile can lie."""
    room: Style = {"x": left, "y": top, "width": width, "height": height}
    paper = el("rect", fill="var(--void)", **room) + el("rect", fill="url(#void)", **room)
    return node("ground", "ground", paper, compass(left + 56, top + height - 56), aria_hidden="true")
