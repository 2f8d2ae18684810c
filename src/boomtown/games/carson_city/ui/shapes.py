"""Drawings used over and over, defined once in each scene, and the small marks made of them."""

from __future__ import annotations

from functools import cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, circle, el, node, path, rect, together
from boomtown.games.carson_city.rules.tables import SEATS_AT_MOST
from boomtown.games.carson_city.rules.verbs import KINDS
from boomtown.look.buildings import building
from boomtown.look.icons import icon
from boomtown.look.land import peak
from boomtown.look.lettering import words
from boomtown.look.pieces import COWBOY, KEYLINE, OUTLINE, cowboy, disc
from boomtown.look.seats import SEATS

COWBOY_HEIGHT: Final = 48  # of the definition
BUILDING_SIZE: Final = 64
BADGE: Final = 10  # radius of the definition
COIN: Final = 10


@cache
def definitions() -> Node:
    """All drawings that the scene uses by name."""
    tiles = [building(kind, 0, 0, BUILDING_SIZE) for kind in (*KINDS, "house")]
    drawn = {f"cc-{kind}": tile for kind, tile in zip((*KINDS, "house"), tiles, strict=True)}
    drawn["cc-mountain"] = _mountain()
    drawn["cc-white"] = _white_cowboy()
    drawn["cc-coin"] = _coin()
    drawn["cc-revolver"] = _revolver()
    for seat in range(int(SEATS_AT_MOST)):
        drawn[f"cc-cowboy-{seat}"] = cowboy(SEATS[seat], 0, 0, COWBOY_HEIGHT)
        drawn[f"cc-badge-{seat}"] = disc(SEATS[seat], 0, 0, BADGE)
    stroke = rect(0, 0, 1.3, 5, fill="var(--outline)", opacity=0.28)
    hatch: Style = {"width": 5, "height": 5, "patternUnits": "userSpaceOnUse"}
    pattern = el("pattern", stroke, id="cc-hatch", patternTransform="rotate(40)", **hatch)
    parts = [el("g", drawing, id=name) for name, drawing in drawn.items()]
    return node("drawings", "drawings", el("defs", *parts, pattern), aria_hidden="true")


def _mountain() -> Markup:
    shadow = el("ellipse", cx=32, cy=55, rx=27, ry=4.5, fill="#000", opacity=0.16)
    return shadow + peak(44, 54, 34, 30) + peak(24, 54, 42, 44)


def _white_cowboy() -> Markup:
    """The sheriff's own cowboy."""
    shadow = el("ellipse", cy=21, rx=15, ry=3.6, fill="#000", opacity=0.22)
    body = el(
        "g",
        path(COWBOY, stroke_width=6.4, **KEYLINE),
        path(COWBOY, fill="#fffdf6", stroke_width=2.2, **OUTLINE),
        icon("law-star", 20, 34.5, 17.5, "#2b2018"),
        transform="translate(-20 -24)",
    )
    return shadow + body


def _coin() -> Markup:
    rim: Style = {"fill": "none", "stroke": "var(--gold-ink)", "stroke_width": 0.8, "opacity": 0.6}
    return together(
        [
            el("ellipse", cy=3.4, rx=COIN, ry=9, fill="var(--outline)"),
            circle(0, 0, COIN, fill="var(--gold)", stroke="var(--outline)", stroke_width=1.3),
            circle(0, 0, 7.8, stroke_dasharray="2 2", **rim),
        ]
    )


def _revolver() -> Markup:
    disk = circle(0, 0, 17, fill="var(--stone)", stroke="var(--outline)", stroke_width=1.5)
    return disk + icon("revolver", 0, 0, 24, "var(--outline)")


def use_shape(name: str, x: float, y: float, scale: float = 1, **attributes: str | float) -> Markup:
    """A defined drawing at its place."""
    return el("use", href=f"#cc-{name}", transform=at(x, y, scale), **attributes)


def tile(kind: str, x: float, y: float, size: float) -> Markup:
    """A building, a house or a mountain; x, y is the upper left corner of its field."""
    return use_shape(kind, x, y, size / BUILDING_SIZE)


def draw_cowboy(seat: int, x: float, y: float, height: float) -> Markup:
    """A cowboy around its middle."""
    return use_shape(f"cowboy-{seat}", x, y, height / COWBOY_HEIGHT)


def white(x: float, y: float, height: float) -> Markup:
    """The sheriff's cowboy around its middle."""
    return use_shape("white", x, y, height / COWBOY_HEIGHT)


def badge(seat: int, x: float, y: float, r: float = BADGE) -> Markup:
    """The seat's round token."""
    return use_shape(f"badge-{seat}", x, y, r / BADGE)


def coin(x: float, y: float, figure: int | str, r: float = COIN) -> Markup:
    """Money with its amount."""
    shown = words(str(figure), x, y + r * 0.42, max(12, r * 1.2), "slab", "var(--gold-ink)", "middle")
    return use_shape("coin", x, y, r / COIN) + shown
