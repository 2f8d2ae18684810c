"""Text in pictures: three fonts with their roles."""

from __future__ import annotations

from typing import Final, Literal

from boomtown.core.svg import Markup, Style, Value, el

Font = Literal["ui", "bold", "slab", "display"]  # sentences; stress; headings, numbers, names; winners only

FAMILY: Final[dict[Font, str]] = {
    "ui": "var(--font-ui)",
    "bold": "var(--font-ui)",
    "slab": "var(--font-slab)",
    "display": "var(--font-display)",
}
WEIGHT: Final[dict[Font, int]] = {"ui": 400, "bold": 700, "slab": 600, "display": 400}
FILE: Final[dict[Font, str]] = {
    "ui": "alegreya-sans-400",
    "bold": "alegreya-sans-700",
    "slab": "zilla-slab-600",
    "display": "rye-400",
}
SMALLEST: Final = 12  # units; smaller text is refused
INK: Final = "#2b2018"  # on cream and on paint, which stay light at night


def words(
    content: str,
    x: float,
    y: float,
    size: float,
    font: Font = "ui",
    fill: str = "var(--ink)",
    anchor: str | None = None,
    **attributes: Value,
) -> Markup:
    """One line of text; y is its base line."""
    if size < SMALLEST:
        raise ValueError(f"text of {size} units is too small to read")
    type_: Style = {"font_family": FAMILY[font], "font_weight": WEIGHT[font], "font_size": size}
    return el("text", content, x=x, y=y, text_anchor=anchor, fill=fill, **type_, **attributes)
