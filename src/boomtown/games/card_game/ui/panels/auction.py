"""Auction cards: a figure, and the owner's pattern and symbol; and their backs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Style, circle, el, number, path, rect, together
from boomtown.look.icons import icon
from boomtown.look.lettering import INK, words
from boomtown.look.seats import SEATS

RATIO: Final = 1.42  # height to width
LINE: Final[Style] = {"stroke": "var(--outline)", "stroke_width": 1.3}


def _sheet(wide: float, high: float) -> Markup:
    shade = rect(-0.5, 2, wide + 1, high, 6.5, fill="#000", opacity=0.25)
    return shade + rect(0, 0, wide, high, 6, fill="var(--wall)", **LINE)


@lru_cache(maxsize=512)
def auction_card(suit: int, value: int, wide: float, is_used: bool = False) -> Markup:
    """The front of a card; a used one is pale and struck through."""
    owner, high = SEATS[suit], wide * RATIO
    room: Style = {"x": 3, "y": high * 0.56, "width": wide - 6, "height": high * 0.44 - 3, "rx": 3.5}
    size = wide * 0.6
    seal = circle(wide / 2, high * 0.77, wide * 0.27, fill="var(--keyline)", **LINE)
    whole = together(
        [
            _sheet(wide, high),
            el("rect", fill=owner.color, **room),
            el("rect", fill=owner.pattern, **room),
            words(str(value), wide / 2, high * 0.45, round(max(12, size), 1), "slab", INK, "middle"),
            seal,
            icon(owner.icon, wide / 2, high * 0.77, wide * 0.4, INK),
        ]
    )
    if not is_used:
        return whole
    d = f"M5 {number(high - 5)}L{number(wide - 5)} 5"
    return el("g", whole, opacity=0.4) + path(d, stroke="var(--ink-2)", stroke_width=2.2)


@lru_cache(maxsize=128)
def auction_back(suit: int, wide: float) -> Markup:
    """A card face down."""
    owner, high = SEATS[suit], wide * RATIO
    room: Style = {"x": 3, "y": 3, "width": wide - 6, "height": high - 6, "rx": 4}
    seal = circle(wide / 2, high / 2, wide * 0.3, fill="var(--keyline)", **LINE)
    return together(
        [
            _sheet(wide, high),
            el("rect", fill=owner.color, **room),
            el("rect", fill=owner.pattern, **room),
            seal,
            icon(owner.icon, wide / 2, high / 2, wide * 0.44, INK),
        ]
    )


def no_card(wide: float) -> Markup:
    """Where a card is still to come."""
    line: Style = {"fill": "none", "stroke": "var(--line-strong)", "stroke_dasharray": "5 4"}
    return rect(0, 0, wide, wide * RATIO, 6, stroke_width=1.5, **line)
