"""More that stands in a town, on a field of 64 x 64: summits, the smithy, the city hall, the outlaws' den."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from boomtown.core.svg import Markup, Style, at, el, path, rect, together
from boomtown.look.icons import icon
from boomtown.look.land import peak

LINE: Final[Style] = {
    "stroke": "var(--outline)",
    "stroke_width": 1.5,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}


def mountain() -> Markup:
    """Two summits, lit from the left."""
    return peak(44, 54, 34, 30) + peak(24, 54, 42, 44)


def blacksmith() -> Markup:
    """A low shed with a fire, a chimney and an anvil."""
    shed = rect(8, 32, 40, 22, fill="var(--stone-dark)")
    roof = path("M4 33L14 20H44L52 33z", fill="var(--wood-dark)")
    chimney = rect(44, 12, 9, 42, fill="var(--stone)")
    smoke = path("M48 9q-5-4 0-7", fill="none", stroke="var(--stone-dark)", stroke_width=2.4)
    gate = path("M13 54V39q9-7 18 0V54z", fill="var(--outline)")
    fire = path("M18 54q0-8 4-10q-1 4 2 5q3 1 2 5z", fill="var(--mustard)", stroke="none")
    iron = "M34 41h11v3h-3q0 4 3 5v2H35v-2q3-1 3-5q-4 0-5-3z"
    anvil = path(iron, fill="var(--keyline)", stroke_width=1)
    return together([shed, roof, chimney, smoke, gate, fire, anvil])


def city_hall() -> Markup:
    """A green dome with a flag over columns."""
    wings = rect(8, 32, 48, 22, fill="var(--wall)")
    front = rect(20, 22, 24, 32, fill="var(--rose)")
    gable = path("M17 32L32 22L47 32z", fill="var(--wall)")
    dome = path("M24 22q0-12 8-12t8 12z", fill="var(--mint)")
    mast = path("M32 10V1", fill="none", stroke_width=1.8)
    flag = path("M32 1h9l-2.5 2.5l2.5 2.5H32z", fill="var(--barn)", stroke_width=1)
    columns = "M21 34h3.4v17H21zM27 34h3.4v17H27zM34 34h3.4v17H34zM40 34h3.4v17H40z"
    porch = path(columns, fill="var(--wall)", stroke_width=1.2)
    door = rect(29, 41, 6, 13, fill="var(--wood-dark)")
    panes = "M11 37h5v7h-5zM48 37h5v7h-5zM11 46h5v6h-5zM48 46h5v6h-5z"
    windows = path(panes, fill="var(--lamp)", stroke_width=1)
    steps = rect(16, 51, 32, 3, fill="var(--stone)")
    return together([wings, front, gable, dome, mast, flag, porch, door, windows, steps])


def outlaws() -> Markup:
    """A wanted poster on rocks."""
    rocks = "M6 54Q10 42 18 44Q22 32 32 36Q42 30 46 43Q56 42 58 54z"
    den = path(rocks, fill="var(--rock-shade)")
    paper = rect(16, 5, 32, 38, fill="var(--wall)")
    letters = path("M20 11h4M26 11h3M31 11h4M37 11h3M42 11h2.5", fill="none", stroke_width=3)
    sum_ = path("M24 39h16", fill="none", stroke_width=2.2)
    face = icon("bandit", 32, 25, 21, "var(--accent)", stroke="none")
    return den + el("g", paper, letters, face, sum_, transform="rotate(-4 32 25)")


LANDMARKS: Final[Mapping[str, Callable[[], Markup]]] = {
    "mountain": mountain,
    "blacksmith": blacksmith,
    "city-hall": city_hall,
    "outlaws": outlaws,
}


@cache
def landmark(kind: str, x: float, y: float, size: float) -> Markup:
    """A landmark with its shadow; x, y is the upper left corner of its field."""
    shadow = el("ellipse", cx=32, cy=55, rx=27, ry=4.5, fill="#000", opacity=0.16)
    place = at(x, y, size / 64)
    return el("g", shadow, el("g", LANDMARKS[kind](), **LINE), transform=place)
