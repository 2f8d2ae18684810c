"""What parcels show, defined once and used everywhere: the elements, grass, and the ground of a card."""

from __future__ import annotations

from functools import cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, el, node, path, rect, together
from boomtown.games.card_game.components import ELEMENTS, TERRAIN
from boomtown.look.buildings import BUILDINGS, building
from boomtown.look.land import lot, tufts
from boomtown.look.landmarks import landmark

PLOT: Final = 62  # a parcel of a card that is drawn at its full size
CARD: Final = 2 * PLOT
RIM: Final = 3  # the cream edge of a card
GRASSES: Final = 4  # ways in which grass grows
SIZE: Final = 54  # of an element on its parcel
OTHER_NAME: Final = {"general-store": "store"}  # what the drawing is called


def _drawing(kind: str) -> Markup:
    name = OTHER_NAME.get(kind, kind)
    return building(name, 0, 0, SIZE) if name in BUILDINGS else landmark(name, 0, 0, SIZE)


def _grass(way: int) -> Markup:
    rng = lot("grass", way)
    room = PLOT - RIM
    return tufts(
        (6 + rng.random() * (room - 12), 14 + rng.random() * (room - 20), 0.7 + 0.1 * rng.randrange(6))
        for _ in range(4)
    )


def _ground() -> Markup:
    """A card without its elements: shadow, cream edge, four parcels and the dashes between them."""
    shade = rect(-0.5, 1.5, CARD + 1, CARD + 1, 7, fill="#000", opacity=0.28)
    line: Style = {"stroke": "var(--outline)", "stroke_width": 1.3}
    edge = rect(0, 0, CARD, CARD, 6, fill="var(--keyline)", **line)
    inner, end = PLOT - RIM, CARD - RIM
    light = f"M{PLOT} {RIM}h{inner}v{inner}h-{inner}zM{RIM} {PLOT}h{inner}v{inner}h-{inner}z"
    dark = f"M{RIM} {RIM}h{inner}v{inner}h-{inner}zM{PLOT} {PLOT}h{inner}v{inner}h-{inner}z"
    seam: Style = {"stroke": "var(--trail-edge)", "stroke_width": 0.8, "stroke_dasharray": "3 3"}
    lines = path(f"M{PLOT} {RIM}V{end}M{RIM} {PLOT}H{end}", opacity=0.6, **seam)
    fields = path(light, fill="var(--prairie)") + path(dark, fill="var(--prairie-2)")
    return shade + edge + fields + lines


@cache
def definitions() -> Node:
    """All of them as one node that never changes."""
    parts = [el("g", _ground(), id="cg-ground")]
    parts += [el("g", _grass(way), id=f"cg-grass-{way}") for way in range(GRASSES)]
    parts += [el("g", _drawing(e.id), id=f"cg-{e.id}") for e in ELEMENTS if e.id != "empty"]
    return node("definitions", "faces", el("defs", *parts))


def element(kind: str, x: float, y: float, size: float) -> Markup:
    """An element by its definition; x, y is the upper left corner of its field."""
    scale = size / SIZE
    if scale == 1:
        return el("use", href=f"#cg-{kind}", x=x, y=y)
    return el("use", href=f"#cg-{kind}", transform=at(x, y, scale))


@cache
def draw_face(card: int, reading: int) -> Markup:
    """A card's face, 124 x 124; `reading` 1 is the variant in which Houses come first."""
    printed = TERRAIN[card]
    kinds = (printed.other or printed.parcels) if reading else printed.parcels
    parts = [el("use", href="#cg-ground")]
    for corner, kind in enumerate(kinds):
        x = PLOT if corner % 2 else RIM
        y = PLOT if corner > 1 else RIM
        if kind == "empty":
            parts.append(el("use", href=f"#cg-grass-{(card + 3 * corner) % GRASSES}", x=x, y=y))
        else:
            parts.append(element(kind, x + 2.5, y + 1.5, SIZE))
    return together(parts)


@cache
def face(card: int, reading: int) -> Node:
    """The definition of a card's face."""
    name = TERRAIN[card].id
    return node(f"face-{name}", "faces", el("defs", el("g", draw_face(card, reading), id=f"cg-{name}")))


def front(card: int, scale: float = 1) -> Markup:
    """A terrain card by its definition, 124 x 124 at its full size."""
    shrink = None if scale == 1 else f"scale({scale:.4g})"
    return el("use", href=f"#cg-{TERRAIN[card].id}", transform=shrink)
