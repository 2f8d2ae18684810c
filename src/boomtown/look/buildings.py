"""The buildings of a town on a field of 64 x 64: told apart by silhouette first, paint second."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Style, Value, el, number, together

WALL: Final = "var(--wall)"
WOOD: Final = "var(--wood)"
DOOR: Final = "var(--wood-dark)"


def _box(x: float, y: float, w: float, h: float, fill: str, **attributes: Value) -> Markup:
    return el("rect", x=x, y=y, width=w, height=h, fill=fill, **attributes)


def _shape(d: str, fill: str = "none", **attributes: Value) -> Markup:
    return el("path", d=d, fill=fill, **attributes)


def _window(x: float, y: float, w: float = 5, h: float = 7) -> Markup:
    return _box(x, y, w, h, "var(--lamp)", stroke_width=1)


def house() -> Markup:
    """A gable and a red roof."""
    chimney = _box(41, 20, 5, 9, "var(--stone)")
    front = _box(18, 35, 28, 19, WALL) + _shape("M13 36L32 19L51 36z", "var(--barn)")
    return front + chimney + _box(28, 42, 8, 12, DOOR) + _window(20.5, 40) + _window(38.5, 40)


def church() -> Markup:
    """A steeple with a cross, white walls."""
    nave = _box(27, 35, 28, 20, WALL) + _shape("M24 36L41 23L58 36z", "var(--sky)")
    tower = _box(11, 25, 18, 30, WALL) + _shape("M8 26L20 5L32 26z", "var(--sky)")
    cross = _shape("M20 5V-2M17 1H23", stroke_width=2)
    door = _shape("M17 55V45q3-5 6 0V55z", DOOR)
    rose = el("circle", cx=20, cy=33, r=3.6, fill="var(--lamp)", stroke_width=1)
    windows = _shape("M35 51V43q2.5-4 5 0V51zM45 51V43q2.5-4 5 0V51z", "var(--lamp)", stroke_width=1)
    return nave + tower + cross + door + rose + windows


def hotel() -> Markup:
    """Three floors and a balcony, blue."""
    front = _box(11, 14, 42, 40, "var(--sky)") + _shape("M8 14h48l-3-5H11z", WALL)
    rooms = together(_window(x, y) for y in (18, 31) for x in (15, 24, 35, 44))
    rail = "M9 41V33M17 41V35M25 41V35M33 41V35M41 41V35M49 41V35M55 41V33M8 35H56"
    balcony = _shape("M7 41H57", stroke_width=2.8) + _shape(rail, stroke=WALL, stroke_width=1.4)
    posts = _shape("M9 41V54M55 41V54", stroke=DOOR, stroke_width=2.4)
    ground = _box(27, 43, 10, 11, DOOR) + _window(14, 45, 9, 7) + _window(41, 45, 9, 7)
    return front + rooms + balcony + ground + posts


def saloon() -> Markup:
    """A stepped front, a sign and swing doors, mustard."""
    front = _shape("M10 54V22H16V14H48V22H54V54z", "var(--mustard)") + _shape("M14 14h36", stroke_width=3)
    sign = _box(15, 18, 34, 10, "var(--barn)")
    letters = _shape("M19 23h3M25 23h3M31 23h3M37 23h3M43 23h2.5", stroke="var(--keyline)", stroke_width=3.4)
    porch = _shape("M6 36H58L54 31H10z", DOOR) + _shape("M9 36V54M55 36V54", stroke=DOOR, stroke_width=2.6)
    entry = _box(25, 38, 14, 16, "var(--outline)")
    doors = "M25 41q5-2 6.5 0V50q-3 2-6.5 0zM39 41q-5-2-6.5 0V50q3 2 6.5 0z"
    windows = _window(14, 40, 7, 8) + _window(43, 40, 7, 8)
    return front + sign + letters + porch + entry + _shape(doors, WOOD, stroke_width=1.2) + windows


BUILDINGS: Final[Mapping[str, Callable[[], Markup]]] = {
    "house": house,
    "church": church,
    "hotel": hotel,
    "saloon": saloon,
}


@lru_cache(maxsize=64)
def building(kind: str, x: float, y: float, size: float) -> Markup:
    """A building with its shadow; x, y is the upper left corner of its field."""
    shadow = el("ellipse", cx=32, cy=55, rx=27, ry=4.5, fill="#000", opacity=0.16)
    line: Style = {
        "stroke": "var(--outline)",
        "stroke_width": 1.5,
        "stroke_linejoin": "round",
        "stroke_linecap": "round",
    }
    place = f"translate({number(x)} {number(y)}) scale({size / 64:.4g})"
    return el("g", shadow, el("g", BUILDINGS[kind](), **line), transform=place)
