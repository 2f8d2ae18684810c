"""What all drawings of Nevada City share: places, papers, captions, and what may be chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, el, node, number
from boomtown.look.lettering import Font, shorten, width, words
from boomtown.look.pieces import MAY

INK: Final = "#2b2018"  # on paint, which stays light at night


def at(x: float, y: float, scale: float = 1) -> str:
    """A place as a transform."""
    size = "" if scale == 1 else f" scale({scale:.4g})"
    return f"translate({number(x)} {number(y)}){size}"


def button(label: str, action: str) -> Style:
    """The attributes of a part that can be chosen."""
    return {
        "class_": "target",
        "role": "button",
        "tabindex": "-1",
        "aria_label": label,
        "data_action": action,
    }


def opener(label: str, drawer: str) -> Style:
    """The attributes of a part that opens a drawer."""
    return {"role": "button", "tabindex": "0", "aria_label": label, "data_open": drawer}


def legal(x: float, y: float, wide: float, high: float, rx: float = 9) -> Markup:
    """A field that may be chosen, over a picture that must stay to be seen: the dashes have a light ground."""
    room: Style = {"x": x, "y": y, "width": wide, "height": high, "rx": rx}
    under = el("rect", **room, fill="var(--may)", fill_opacity=0.1, stroke="var(--keyline)", stroke_width=4.5)
    return under + el(
        "rect", **room, fill="none", stroke="var(--may)", stroke_width=2.6, stroke_dasharray="7 4"
    )


def legal_round(cx: float, cy: float, r: float) -> Markup:
    """The same around something small and round."""
    under = el("circle", cx=cx, cy=cy, r=r, fill="none", stroke="var(--keyline)", stroke_width=3.6)
    return under + el("circle", cx=cx, cy=cy, r=r, stroke_width=2.3, stroke_dasharray="4.5 2.6", **MAY)


@lru_cache(maxsize=256)
def paper(key: str, layer: str, wide: float, high: float, fill: str = "var(--surface)") -> Node:
    """The paper of a section."""
    sheet = el(
        "rect", x=0.5, y=0.5, width=wide - 1, height=high - 1, rx=12, fill=fill, stroke="var(--line-strong)"
    )
    return node(key, layer, sheet, aria_hidden="true")


def caption(content: str, x: float, y: float, room: float, anchor: str | None = None) -> Markup:
    """The heading of a group of things."""
    fitted = shorten(content.upper(), 13.5, room)
    return words(fitted, x, y, 13, "slab", "var(--ink-2)", anchor, letter_spacing=0.5)


@lru_cache(maxsize=4096)
def line(
    content: str,
    x: float,
    y: float,
    size: float,
    room: float,
    font: Font = "ui",
    fill: str = "var(--ink)",
    anchor: str | None = None,
) -> Markup:
    """A line that fits its room: smaller as far as it can be read, then cut."""
    fitted = max(12.0, min(size, int(10 * size * room / max(1.0, width(content, size))) / 10))
    return words(shorten(content, fitted, room), x, y, fitted, font, fill, anchor)


@lru_cache(maxsize=1024)
def first_words(content: str, size: float, room: float) -> str:
    """As many whole words of a name as fit its room, at least one."""
    parts = content.split()
    while len(parts) > 1 and width(" ".join(parts), size) > room:
        parts.pop()
        while len(parts) > 1 and len(parts[-1]) < 2:
            parts.pop()  # no name ends with “&”
    return " ".join(parts)


@lru_cache(maxsize=1024)
def wrap_text(content: str, size: float, room: float, most: int = 9) -> tuple[str, ...]:
    """The text in as many lines as it needs; the last line allowed is cut."""
    rows: list[str] = []
    row = ""
    for word in content.split():
        longer = f"{row} {word}".strip()
        if row and width(longer, size) > room and len(rows) < most - 1:
            rows.append(row)
            row = word
        else:
            row = longer
    return (*rows, shorten(row, size, room))


def eye(cx: float, cy: float) -> Markup:
    """An eye: here something can be opened and looked at."""
    d = f"M{number(cx - 8)} {number(cy)}q8-9 16 0q-8 9-16 0z"
    line: Style = {"fill": "none", "stroke": "var(--ink-2)", "stroke_width": 1.5}
    return el("path", d=d, **line) + el("circle", cx=cx, cy=cy, r=2.6, fill="var(--ink-2)")


def chip(content: str, x: float, y: float, size: float = 12) -> Markup:
    """A small cream plate with a figure; x, y is its middle."""
    wide = max(12.0, width(content, size) + 5)
    plate = el(
        "rect",
        x=x - wide / 2,
        y=y - 6.5,
        width=wide,
        height=13,
        rx=4,
        fill="var(--keyline)",
        stroke="var(--outline)",
        stroke_width=0.8,
    )
    return plate + words(content, x, y + 4.3, size, "slab", INK, "middle")


def action_button(
    key: str, layer: str, box: tuple[float, float, float, float], word: str, offer: Style
) -> Node:
    """A button for what has no place on the table; the box is x, y, width, height."""
    x, y, wide, high = box
    room: Style = {"width": wide, "height": high - 2, "rx": 8}
    foot = el("rect", y=2, **room, fill="var(--may)", opacity=0.55)
    body = el("rect", **room, fill="var(--raised)", stroke="var(--may)", stroke_width=1.5)
    name = line(word, wide / 2, high / 2 + 4, 15, wide - 10, "bold", anchor="middle")
    return node(key, layer, body, foot, body, name, transform=at(x, y), **offer)
