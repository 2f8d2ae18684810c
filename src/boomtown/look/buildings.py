"""The buildings of a town on a field of 64 x 64: told apart by silhouette first, paint second."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Style, Value, at, circle, el, number, path, rect, together

WALL: Final = "var(--wall)"
WOOD: Final = "var(--wood)"
DOOR: Final = "var(--wood-dark)"


def _box(x: float, y: float, w: float, h: float, fill: str, **attributes: Value) -> Markup:
    return rect(x, y, w, h, fill=fill, **attributes)


def _shape(d: str, fill: str = "none", **attributes: Value) -> Markup:
    return path(d, fill=fill, **attributes)


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
    rose = circle(20, 33, 3.6, fill="var(--lamp)", stroke_width=1)
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


def townhouse() -> Markup:
    """Two tall gables, blue and rose."""
    left = _box(9, 27, 22, 27, WALL) + _shape("M5 28L20 12L35 28z", "var(--sky)")
    right = _box(31, 22, 24, 32, "var(--rose)") + _shape("M27 23L43 7L59 23z", "var(--barn)")
    rooms = together(_window(x, y) for x, y in ((13, 32), (22, 32), (35, 27), (46, 27), (46, 38)))
    return left + right + rooms + _box(16, 42, 7, 12, DOOR) + _box(35.5, 41, 7, 13, DOOR)


def mine() -> Markup:
    """A mound, a timber portal and a cart full of gold."""
    mound = _shape("M4 54Q8 26 22 18Q30 8 42 16Q58 24 60 54z", "var(--rock)")
    shade = _shape("M42 16Q58 24 60 54H50Q50 30 42 16z", "var(--rock-shade)", stroke="none")
    portal = _shape("M19 54V32h26v22z", "var(--outline)")
    beams = _shape("M16 54V31M48 54V31M13 31H51", stroke=DOOR, stroke_width=5)
    light = _shape("M13 31H51M16 54V33M48 54V33", stroke=WOOD, stroke_width=2.4)
    cart = _shape("M23 42h18l-3 9H26z", "var(--stone-dark)", stroke="var(--keyline)", stroke_width=1)
    load = _shape("M25 42q3-5 7-4t7 4z", "var(--gold)", stroke_width=1)
    wheels = together(circle(x, 52, 2.4, fill="var(--stone)") for x in (28, 36))
    return mound + shade + portal + beams + light + cart + load + wheels


def ranch() -> Markup:
    """A gate with horns and a red barn."""
    barn = _shape("M28 54V33L41 22L54 33V54z", "var(--barn)") + _shape("M25 34L41 20L57 34", stroke_width=2.6)
    door = _box(36, 40, 10, 14, WALL) + _shape(
        "M36 40L46 54M46 40L36 54", stroke="var(--barn)", stroke_width=1.6
    )
    loft = _window(38.5, 28, 5, 5)
    gate = _shape("M8 54V24M24 54V24M4 25H28", stroke=DOOR, stroke_width=3.6)
    board = _shape("M10 30h12v6H10z", WOOD, stroke_width=1.2)
    horns = _shape("M12 20q4 3 8 0M12 20q-2-1-1-4M20 20q2-1 1-4", stroke_width=1.8)
    fence = "M2 45H8M2 50H8M24 45h6M24 50h6M54 45h8M54 50h8M60 42v12"
    return barn + door + loft + gate + board + horns + _shape(fence, stroke=DOOR, stroke_width=2.2)


def drugstore() -> Markup:
    """A green front with a mortar on its sign and a striped awning."""
    front = _box(12, 16, 40, 38, "var(--mint)") + _shape("M10 16h44v-4H10z", WALL)
    sign = _box(18, 18, 28, 12, WALL) + _shape(
        "M27.5 21h9q0 6-3 7h-3q-3-1-3-7z", "var(--mint)", stroke_width=1.2
    )
    pestle = _shape("M33 24l5-5", stroke_width=2)
    awning = _shape("M8 38L12 31H52L56 38z", WALL)
    stripes = "M16 38l2-7M24 38l1-7M32 38v-7M40 38l-1-7M48 38l-2-7"
    ground = _window(15, 42, 9, 9) + _window(40, 42, 9, 9) + _box(28, 41, 8, 13, DOOR)
    return front + sign + pestle + awning + _shape(stripes, stroke="var(--good)", stroke_width=2.2) + ground


def bank() -> Markup:
    """A pediment with a gold coin, and columns."""
    roof = _shape("M8 25L32 9L56 25z", "var(--stone)") + _box(10, 25, 44, 5, WALL)
    hall = _box(12, 30, 40, 20, "var(--stone-dark)") + together(
        _box(x, 30, 5, 20, WALL) for x in (12, 23, 36, 47)
    )
    door = _box(28.5, 37, 7, 13, DOOR) + _box(8, 50, 48, 4, "var(--stone)")
    coin = circle(32, 18.5, 5, fill="var(--gold)", stroke_width=1.2)
    dollar = "M33.6 16.5q-3.4-1-3.4 .8t1.8 1.2t1.8 1.4t-3.6 .8M32 15.2v6.6"
    return roof + hall + door + coin + _shape(dollar, stroke_width=1)


def prison() -> Markup:
    """Battlements and barred windows, stone."""
    walls = _box(9, 22, 46, 32, "var(--stone)")
    crenels = _shape("M7 22h50v-6h-6v3h-7v-3h-7v3h-10v-3h-7v3h-7v-3H7z", "var(--stone-dark)")
    cells = _box(14, 27, 13, 10, "var(--outline)") + _box(37, 27, 13, 10, "var(--outline)")
    door = _box(27, 40, 10, 14, DOOR)
    bars = "M18 27v10M22.5 27v10M41 27v10M45.5 27v10M30.5 40v14M33.5 40v14"
    joints = "M9 46h12M43 46h12M14 41h8M42 50h8M10 51h7"
    stones = _shape(joints, stroke="var(--stone-dark)", stroke_width=1.2)
    return walls + crenels + cells + door + _shape(bars, stroke="var(--keyline)", stroke_width=1.4) + stones


def store() -> Markup:
    """A wide stepped front, a striped awning and crates."""
    front = _shape("M6 54V24H14V16H50V24H58V54z", WOOD) + _box(14, 18, 36, 10, WALL)
    letters = _shape("M19 23h3M25 23h3M31 23h3M37 23h3M43 23h2.5", stroke_width=3.4)
    awning = _shape("M4 38L9 30H55L60 38z", WALL)
    stripes = together(
        _shape(
            f"M{x} 38l{number((32 - x) * 0.1)}-8h4.4l{number((x - 27) * 0.05)} 8z",
            "var(--barn)",
            stroke_width=1,
        )
        for x in (8, 18, 29, 40, 50)
    )
    crates = _box(42, 45, 9, 9, "var(--mustard)") + _shape("M42 45l9 9M51 45l-9 9", stroke_width=1)
    crate = _box(51, 48, 6, 6, "var(--mustard)", stroke_width=1)
    return (
        front
        + letters
        + awning
        + stripes
        + _window(10, 42, 12, 9)
        + _box(27, 41, 9, 13, DOOR)
        + crates
        + crate
    )


BUILDINGS: Final[Mapping[str, Callable[[], Markup]]] = {
    "house": house,
    "church": church,
    "hotel": hotel,
    "saloon": saloon,
    "townhouse": townhouse,
    "mine": mine,
    "ranch": ranch,
    "drugstore": drugstore,
    "bank": bank,
    "prison": prison,
    "store": store,
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
    place = at(x, y, size / 64)
    return el("g", shadow, el("g", BUILDINGS[kind](), **line), transform=place)
