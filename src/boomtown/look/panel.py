"""What panels are made of: sections, papers, headings, plates, and the sheets of a gallery."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from boomtown.core.svg import (
    Box,
    Markup,
    Node,
    Scene,
    Section,
    Style,
    circle,
    el,
    make_scene,
    node,
    number,
    path,
    rect,
)
from boomtown.look import LOOK
from boomtown.look.icons import icon
from boomtown.look.lettering import INK, words
from boomtown.look.targets import opener
from boomtown.look.typesetting import line, shorten, width

Size = tuple[float, float]  # width and height
FRAME: Final = (12, 44, 12)  # of a gallery's sheet: at the sides, above for its title, below


def section(
    name: str,
    title: str,
    size: Size,
    x: float = 0,
    y: float = 0,
    layers: tuple[str, ...] = (),
    below: tuple[str, ...] = (),
    scale: float = 1,
) -> Section:
    """A section that begins at its own origin; without layers it has one, which is called as it is."""
    box = (0.0, 0.0, float(size[0]), float(size[1]))
    return Section(name, title, box, layers or (name,), x, y, scale, below=below)


def drawer(name: str, title: str, size: Size, layers: tuple[str, ...] = ()) -> Section:
    """A section that is closed until somebody uses a part with its opener."""
    box = (0.0, 0.0, float(size[0]), float(size[1]))
    return Section(name, title, box, layers or (name,), is_drawer=True)


@lru_cache(maxsize=256)
def paper(
    key: str, layer: str, wide: float, high: float, fill: str = "var(--surface)", title: str = ""
) -> Node:
    """The paper under a section; with a title it is the section's large heading."""
    sheet = rect(0.5, 0.5, wide - 1, high - 1, 12, fill=fill, stroke="var(--line-strong)")
    if title:
        return node(key, layer, sheet, line(title, 28, 36, 20, wide - 56, "slab"))
    return node(key, layer, sheet, aria_hidden="true")


def plate(
    wide: float, high: float, rx: float = 8, stroke: str = "var(--line-strong)", **more: float
) -> Markup:
    """A raised plate at the origin: the ground of a card, a row or a panel."""
    return rect(0, 0, wide, high, rx, fill="var(--raised)", stroke=stroke, **more)


def caption(content: str, x: float, y: float, room: float, anchor: str | None = None) -> Markup:
    """The heading of a group of things."""
    fitting = shorten(content.upper(), 13.8, room, "slab")  # the letters are spaced
    return words(fitting, x, y, 13, "slab", "var(--ink-2)", anchor, letter_spacing=0.5)


def pill(x: float, y: float, content: str, size: float = 15, fill: str = "var(--bar)") -> Markup:
    """A dark plate around its middle, with a few figures."""
    wide = width(content, size, "slab") + 12
    ink = "var(--bar-ink)" if fill == "var(--bar)" else "var(--ink)"
    ground = rect(x - wide / 2, y - size * 0.68, wide, size * 1.36, 6, fill=fill)
    return ground + words(content, x, y + size * 0.35, size, "slab", ink, "middle")


def chip(content: str, x: float, y: float, size: float = 12) -> Markup:
    """A small cream plate around its middle, with a figure: for what lies on paint."""
    wide = max(12.0, width(content, size, "slab") + 5)
    edge: Style = {"fill": "var(--keyline)", "stroke": "var(--outline)", "stroke_width": 0.8}
    ground = rect(x - wide / 2, y - 6.5, wide, 13, 4, **edge)
    return ground + words(content, x, y + 4.3, size, "slab", INK, "middle")


def figure_disc(value: int, cx: float, cy: float, r: float) -> Markup:
    """A figure on a dark disc."""
    spot = circle(cx, cy, r, fill="var(--bar)", stroke="var(--keyline)", stroke_width=1.8)
    size = max(12, round(r * 1.3, 1))
    return spot + words(str(value), cx, cy + size * 0.35, size, "slab", "var(--bar-ink)", "middle")


def eye(cx: float, cy: float) -> Markup:
    """An eye: here something can be opened and looked at."""
    d = f"M{number(cx - 8)} {number(cy)}q8-9 16 0q-8 9-16 0z"
    lids = path(d, fill="none", stroke="var(--ink-2)", stroke_width=1.5)
    return lids + circle(cx, cy, 2.6, fill="var(--ink-2)")


def opener_plate(drawer: str, x: float, y: float, wide: float, content: str, label: str) -> Markup:
    """A raised plate with a spyglass that opens a drawer."""
    ground = rect(x, y, wide, 24, 7, fill="var(--raised)", stroke="var(--line-strong)", stroke_width=1.2)
    said = line(content, x + 26, y + 16.5, 14, wide - 32, "bold", "var(--ink-2)")
    glass = icon("spyglass", x + 14, y + 12, 16, "var(--ink-2)")
    return el("g", ground, glass, said, **opener(label, drawer))


def gallery_sheet(
    title: str,
    size: Size,
    nodes: Iterable[Node],
    layers: tuple[str, ...] = ("ground", "faces", "sheet"),
) -> Scene:
    """A sheet of a gallery under its title; what is drawn lies in the layer `sheet`, from the origin on."""
    side, above, below = FRAME
    box: Box = (-side, -above, size[0] + 2 * side, size[1] + above + below)
    ground = node("paper", layers[0], rect(*box, fill="var(--page)"))
    heading = node("title", "sheet", words(title, 0, -16, 20, "slab"))
    whole = Section("sheet", title, box, layers, box[0], box[1])
    return make_scene(title, box, [whole], [ground, heading, *nodes], LOOK)
