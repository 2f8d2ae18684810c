"""How Boomtown looks: tokens, icons, seats, pieces, land and buildings, all drawn by code."""

from __future__ import annotations

from typing import Final

from boomtown.core.svg import Markup, PictureStyle, circle, el
from boomtown.look.icons import symbols
from boomtown.look.seats import patterns
from boomtown.look.tokens import THEMES


def _void() -> Markup:
    """The dots of the paper under a map."""
    dot = circle(11, 11, 1.1, fill="var(--void-dot)")
    return el("pattern", dot, id="void", width=22, height=22, patternUnits="userSpaceOnUse")


LOOK: Final = PictureStyle(defs={"void": _void(), **patterns(), **symbols()}, themes=THEMES)
