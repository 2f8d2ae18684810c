"""Goods, skills, kinds of contracts and cubes: each has a paint, a shape and an icon."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Style, circle, el, path, rect, together
from boomtown.games.nevada_city.effect_types import COLOURS, GOODS, RESOURCES, SKILLS
from boomtown.look.icons import icon
from boomtown.look.lettering import INK

GOOD: Final = {  # icon, paint
    "silver": ("ore", "var(--stone)"),
    "crops": ("wheat", "var(--mustard)"),
    "livestock": ("bull", "var(--wood)"),
    "iron": ("anvil", "var(--stone-dark)"),
    "lumber": ("log", "var(--wood)"),
    "brick": ("brick-pile", "var(--barn)"),
    "spirits": ("brandy-bottle", "var(--mint)"),
    "entertainment": ("banjo", "var(--rose)"),
    "money": ("two-coins", "var(--gold)"),
}
DARK: Final = ("iron", "brick", "lumber", "livestock")  # paints that need a light icon
SKILL: Final = {
    "mining": "war-pick",
    "farming": "wheat",
    "ranching": "horse-head",
    "blacksmithing": "anvil",
    "carpentry": "hand-saw",
    "masonry": "trowel",
}
COLOUR: Final = {  # paint, icon
    "civic": ("var(--sky)", "capitol"),
    "production": ("var(--mustard)", "wheat"),
    "entertainment": ("var(--rose)", "banjo"),
    "construction": ("var(--wood)", "claw-hammer"),
    "commerce": ("var(--mint)", "two-coins"),
}
PROPERTY: Final = {  # icon, paint
    "mine": ("gold-mine", "var(--rock)"),
    "farm": ("wheat", "var(--mustard)"),
    "ranch": ("barn", "var(--sage)"),
}
assert set(GOOD) == set(GOODS) and set(SKILL) == set(SKILLS) and set(COLOUR) == set(COLOURS)


@lru_cache(maxsize=2048)
def good(kind: str, cx: float, cy: float, r: float) -> Markup:
    """A token: resources are round, commodities square."""
    sign, paint = GOOD[kind]
    edge: Style = {"fill": paint, "stroke": "var(--outline)", "stroke_width": 1.3}
    if kind in RESOURCES or kind == "money":
        body = circle(cx, cy, r, **edge)
    else:
        half = r * 0.93
        body = rect(cx - half, cy - half, 2 * half, 2 * half, r * 0.28, **edge)
    return body + icon(sign, cx, cy, r * 1.36, "var(--keyline)" if kind in DARK else INK)


@lru_cache(maxsize=2048)
def needs(items: Sequence[tuple[str, bool]], x: float, y: float, room: float, r: float) -> Markup:
    """Goods in a row, those that were paid strong and ticked; they move together where room is short."""
    step = min(2 * r + 2, (room - 2 * r) / max(1, len(items) - 1))
    parts = []
    for n, (kind, is_paid) in enumerate(items):
        cx = x + r + n * step
        parts.append(el("g", good(kind, cx, y, r), opacity=None if is_paid else 0.42))
        if is_paid:
            d = f"M{cx - r / 2:.1f} {y:.1f}l{r / 3:.1f} {r / 2.6:.1f} {r / 1.6:.1f}-{r / 1.3:.1f}"
            edge: Style = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
            parts.append(path(d, stroke="var(--outline)", stroke_width=4.4, **edge))
            parts.append(path(d, stroke="var(--keyline)", stroke_width=2.4, **edge))
    return together(parts)


@lru_cache(maxsize=512)
def draw_wanted(items: Sequence[str], x: float, y: float, room: float, r: float) -> Markup:
    """Goods in a row, all strong: what a card asks for."""
    step = min(2 * r + 1.5, (room - 2 * r) / max(1, len(items) - 1))
    return together(good(kind, x + r + n * step, y, r) for n, kind in enumerate(items))


@lru_cache(maxsize=256)
def cube(kind: str, x: float, y: float) -> Markup:
    """A wooden cube; x, y is the middle of its front."""
    paint = GOOD[kind][1]
    return el(
        "g",
        path(f"M{x - 8:g} {y - 6:g}l4-5h16l-4 5z", fill=paint),
        path(f"M{x + 8:g} {y - 6:g}l4-5v13l-4 5z", fill=paint),
        path(f"M{x + 8:g} {y - 6:g}l4-5v13l-4 5z", fill="#000", opacity=0.25),
        rect(x - 8, y - 6, 16, 13, fill=paint),
        stroke="var(--outline)",
        stroke_width=1,
    )


@lru_cache(maxsize=512)
def skills(icons: Sequence[str], x: float, y: float, step: float = 22, r: float = 10) -> Markup:
    """Skill icons in a row on dull discs."""
    parts = []
    for n, kind in enumerate(icons):
        parts.append(circle(x + n * step, y, r, fill="var(--sunken)"))
        parts.append(icon(SKILL[kind], x + n * step, y, r * 1.4, "var(--ink)"))
    return together(parts)


@lru_cache(maxsize=64)
def tile(kind: str, wide: float, high: float) -> Markup:
    """A property tile."""
    sign, paint = PROPERTY[kind]
    body = rect(0, 0, wide, high, 6, fill=paint, stroke="var(--outline)", stroke_width=1.2)
    return body + icon(sign, wide / 2, high * 0.36, wide * 0.66, INK)
