"""False fronts: a building is its paint, the shape of its parapet and the icon on its sign."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Style, at, circle, el, path, rect
from boomtown.look.icons import icon
from boomtown.look.lettering import INK

PARAPET: Final = {
    "flat": "M6 54V18H58V54z",
    "step": "M6 54V22H16V12H48V22H58V54z",
    "arch": "M6 54V22H14Q32 2 50 22H58V54z",
    "peak": "M6 54V24L32 6L58 24V54z",
}
FRONT: Final = {  # building -> paint, parapet, icon
    "bank": ("stone", "step", "bank"),
    "city-hall": ("rose", "peak", "capitol"),
    "trading-post": ("wood", "flat", "shop"),
    "hotel": ("sky", "flat", "bed"),
    "assayer": ("stone", "arch", "weight-scale"),
    "market": ("mint", "step", "wheat"),
    "stock-yards": ("barn", "peak", "bull"),
    "sheriff": ("wall", "flat", "law-star"),
    "blacksmith": ("stone-dark", "peak", "anvil"),
    "saw-mill": ("wood", "peak", "circular-saw"),
    "brick-oven": ("barn", "arch", "brick-pile"),
    "leadbricks": ("mustard", "step", "wooden-crate"),
    "saddlery": ("wood", "step", "horse-head"),
    "belles-saloon": ("rose", "arch", "saloon-doors"),
    "hardnails": ("sky", "step", "wooden-crate"),
    "masonoaks": ("mint", "step", "wooden-crate"),
    "fire-house": ("barn", "step", "fire-axe"),
    "soup-kitchen": ("stone", "flat", "camp-cooking-pot"),
    "pharmacist": ("mint", "flat", "pestle-mortar"),
    "wine-and-roses": ("mustard", "arch", "wine-glass"),
    "post-office": ("sky", "arch", "post-office"),
    "tobacconist": ("wood", "arch", "smoking-pipe"),
    "newspaper": ("stone", "peak", "newspaper"),
    "boarding-house": ("mint", "peak", "bunk-beds"),
    "bordello": ("rose", "step", "rose"),
    "opera-house": ("barn", "arch", "banjo"),
    "doctor": ("wall", "peak", "stethoscope"),
    "stables": ("wood", "peak", "stable"),
    "undertaker": ("stone-dark", "flat", "coffin"),
    "military-store": ("sky", "peak", "wooden-crate"),
    "cavalry-hotel": ("mustard", "flat", "bed"),
    "capitol": ("wall", "arch", "capitol"),
}
PLAIN: Final = ("wood", "flat", "shop")  # a building that somebody added to the data
WINDOWS: Final = "M11 44h10v7H11zM43 44h10v7H43z"


@lru_cache(maxsize=256)
def front(building: str, x: float, y: float, size: float) -> Markup:
    """A finished building; its windows are lit at night."""
    paint, parapet, sign = FRONT.get(building, PLAIN)
    line: Style = {"stroke": "var(--outline)", "stroke_width": 1.6, "stroke_linejoin": "round"}
    return el(
        "g",
        el("ellipse", cx=32, cy=55, rx=27, ry=4.5, fill="#000", opacity=0.16, stroke="none"),
        path(PARAPET[parapet], fill=f"var(--{paint})"),
        circle(32, 23, 12, fill="var(--wall)"),
        icon(sign, 32, 23, 18, INK, stroke="none"),
        path("M2 42H62L58 37H6z", fill="var(--wood-dark)"),
        rect(27, 43, 10, 11, fill="var(--wood-dark)"),
        path(WINDOWS, fill="var(--lamp)", stroke_width=1),
        path("M5 42V54M59 42V54", stroke="var(--wood-dark)", stroke_width=2.4),
        transform=at(x, y, size / 64),
        **line,
    )


@lru_cache(maxsize=256)
def scaffold(building: str, x: float, y: float, size: float) -> Markup:
    """A building site: the front as it will be, dashed, behind poles and planks."""
    _, parapet, sign = FRONT.get(building, PLAIN)
    planks = "M2 54H62M10 54V10M54 54V10M4 34H60M10 54L54 34"
    ghost: Style = {"fill": "var(--sunken)", "stroke": "var(--ink-2)", "stroke_dasharray": "5 4"}
    poles: Style = {"fill": "none", "stroke": "var(--wood)", "stroke_width": 3, "stroke_linecap": "round"}
    return el(
        "g",
        path(PARAPET[parapet], stroke_width=2, **ghost),
        path(planks, **poles),
        icon(sign, 32, 22, 20, "var(--ink-2)"),
        transform=at(x, y, size / 64),
    )


def burnt(x: float, y: float, size: float) -> Markup:
    """Flames over a front."""
    smoke = path("M6 54V24L20 34L32 20L46 36L58 26V54z", fill="var(--outline)", opacity=0.62)
    fire = icon("flame", 32, 30, 40, "var(--mustard)", stroke="var(--barn)", stroke_width=14)
    return el("g", smoke, fire, transform=at(x, y, size / 64))


def board_up(x: float, y: float, size: float) -> Markup:
    """Two planks across a front: it is closed."""
    board: Style = {"fill": "var(--wood)", "stroke": "var(--outline)", "stroke_width": 1.4}
    one = rect(2, 26, 60, 8, transform="rotate(24 32 30)", **board)
    two = rect(2, 26, 60, 8, transform="rotate(-24 32 30)", **board)
    return el("g", one, two, transform=at(x, y, size / 64))
