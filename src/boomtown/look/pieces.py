"""Pieces and marks of every game: seats' tokens, cowboys, tents, gold, and the states of a place.

Every movable piece has an ink outline inside a cream keyline, so that it reads on any land, by day and night.
"""

from __future__ import annotations

from typing import Final

from boomtown.core.svg import Markup, Style, Value, at, circle, el, number, path, together
from boomtown.look.icons import icon
from boomtown.look.lettering import words
from boomtown.look.seats import Seat

COWBOY: Final = (
    "M20 20.5c-7.5 0-12 5.5-13.4 22.5q13.4 5 26.8 0c-1.4-17-5.9-22.5-13.4-22.5z"
    "M4.5 13.2q6 2.2 7-1.6c.5-6.5 3.2-9.6 5.7-8.2q2.8 1.7 5.6 0c2.5-1.4 5.2 1.7 5.7 8.2q1 3.8 7 1.6"
    "q-1.5 5.4-9 6.3a6.7 6.7 0 0 1-13 0q-7.5-.9-9-6.3z"
)
TENT: Final = "M2 39L20 7h4L42 39z"

KEYLINE: Final[Style] = {"fill": "none", "stroke": "var(--keyline)", "stroke_linejoin": "round"}
OUTLINE: Final[Style] = {"stroke": "var(--outline)", "stroke_linejoin": "round"}
MAY: Final[Style] = {"fill": "var(--may)", "stroke": "var(--may)", "fill_opacity": 0.2}


def disc(seat: Seat, cx: float, cy: float, r: float) -> Markup:
    """The seat's round token with its symbol."""
    return el(
        "g",
        circle(0, 0, r, fill="var(--outline)"),
        circle(0, 0, r * 0.93, fill="var(--keyline)"),
        circle(0, 0, r * 0.82, fill=seat.color),
        icon(seat.icon, 0, 0, r * 1.2, seat.ink),
        transform=at(cx, cy),
    )


def cowboy(
    seat: Seat, cx: float, cy: float, height: float = 44, lying: bool = False, **attributes: Value
) -> Markup:
    """A cowboy around its middle: hat, head and poncho in the seat's colour, its symbol on the chest."""
    scale = height / 48
    if lying:
        shadow = el(
            "ellipse", cx=1 * scale, cy=15 * scale, rx=24 * scale, ry=4 * scale, fill="#000", opacity=0.22
        )
    else:
        shadow = el("ellipse", cy=21 * scale, rx=15 * scale, ry=3.6 * scale, fill="#000", opacity=0.22)
    turn = " rotate(-78)" if lying else ""
    body = el(
        "g",
        path(COWBOY, stroke_width=6.4, **KEYLINE),
        path(COWBOY, fill=seat.color, stroke_width=2.2, **OUTLINE),
        icon(seat.icon, 20, 34.5, 16.5, seat.ink),
        transform=f"scale({scale:.4g}){turn} translate(-20 -24)",
    )
    return el("g", shadow, body, transform=at(cx, cy), **attributes)


def tent(seat: Seat, cx: float, cy: float, height: float = 36, **attributes: Value) -> Markup:
    """A tent around its middle, in the seat's pattern with its badge."""
    scale = height / 40
    body = el(
        "g",
        el("ellipse", cx=22, cy=40, rx=20, ry=3.4, fill="#000", opacity=0.22),
        path(TENT, stroke_width=6, **KEYLINE),
        path(TENT, fill=seat.color),
        path(TENT, fill=seat.pattern, stroke_width=2.2, **OUTLINE),
        path("M22 12L15 39h14z", fill="var(--outline)"),
        path("M22 12L13 39h6z", fill="var(--keyline)", opacity=0.85),
        path("M20 8L25 2M24 8L19 2", stroke="var(--outline)", stroke_width=2),
        disc(seat, 22, 28, 9.5),
        transform=f"scale({scale:.4g}) translate(-22 -22)",
    )
    return el("g", body, transform=at(cx, cy), **attributes)


def _coin(r: float, fill: str, ink: str, content: str, stack: int) -> Markup:
    under = together(
        el("ellipse", cy=2.6 * level, rx=r, ry=r * 0.86, fill=fill, stroke="var(--outline)", stroke_width=1.2)
        for level in range(stack, 0, -1)
    )
    shade = el("ellipse", cy=2.6 * stack + 2, rx=r, ry=r * 0.86, fill="#000", opacity=0.25)
    top = circle(0, 0, r, fill=fill, stroke="var(--outline)", stroke_width=1.4)
    rim = circle(
        0, 0, r - 2.4, fill="none", stroke=ink, stroke_width=0.8, stroke_dasharray="2 2", opacity=0.6
    )
    figure = words(content, 0, r * 0.42, max(12, r * 1.2), "slab", ink, "middle")
    return shade + under + top + rim + figure


def pile(cx: float, cy: float, height: int, r: float = 12) -> Markup:
    """A pile of mining tokens, face down, with its height; more tokens make it look higher."""
    layers = min(4, 1 + height // 3)
    return el("g", _coin(r, "var(--gold)", "var(--gold-ink)", str(height), layers), transform=at(cx, cy))


def token(cx: float, cy: float, value: int, r: float = 12) -> Markup:
    """The front of a mining token: gold with its value, or gravel."""
    if value == 0:
        return el("g", _coin(r, "var(--stone)", "var(--outline)", "0", 0), transform=at(cx, cy))
    return el("g", _coin(r, "var(--gold)", "var(--gold-ink)", str(value), 0), transform=at(cx, cy))


def corners(x: float, y: float, size: float, arm: float = 16) -> Markup:
    """Four brackets: the last move was here."""
    a, right, low = number(arm), number(x + size), number(y + size)
    d = (
        f"M{number(x)} {number(y + arm)}v-{a}h{a}M{number(x + size - arm)} {number(y)}h{a}v{a}"
        f"M{right} {number(y + size - arm)}v{a}h-{a}M{number(x + arm)} {low}h-{a}v-{a}"
    )
    wide = path(d, fill="none", stroke="var(--page)", stroke_width=5, opacity=0.7)
    return wide + path(d, fill="none", stroke="var(--ink)", stroke_width=2.6)


def dead_square(cx: float, cy: float) -> Markup:
    """Never again: a grey cross."""
    d = f"M{number(cx - 10)} {number(cy - 10)}l20 20m0-20l-20 20"
    return path(d, stroke="var(--line-strong)", stroke_width=3.5, stroke_linecap="round", opacity=0.75)


def stripe(seat: Seat, x: float, y: float, w: float, h: float) -> Markup:
    """A strip of the seat's pattern: this belongs to it."""
    room: Style = {"x": x, "y": y, "width": w, "height": h}
    return el("rect", fill=seat.color, **room) + el("rect", fill=seat.pattern, **room)
