"""Text in pictures: three fonts with their roles, and names that must fit their room."""

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
SMALLEST: Final = 12  # units; smaller text is refused

NARROW: Final = frozenset("ijl.,:;'’!|()[]tfrI1- ")
WIDE: Final = frozenset("mwMW@%&—…")


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


def width(content: str, size: float) -> float:
    """About how wide a line is: pictures are made where no font can be measured."""
    em = 0.0
    for letter in content:
        if letter in NARROW:
            em += 0.32
        elif letter in WIDE or ord(letter) > 0x2E80:
            em += 0.95
        else:
            em += 0.66 if letter.isupper() else 0.53
    return em * size


def broken(content: str, size: float, room: float) -> list[str]:
    """The text in one line, or in two of which the longer one is as short as can be.

    >>> broken("Pass", 16, 90), broken("Do nothing more", 16, 90)
    (['Pass'], ['Do nothing', 'more'])
    """
    parts = content.split()
    if width(content, size) <= room or len(parts) == 1:
        return [shorten(content, size, room)]
    ways = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    best = min(ways, key=lambda way: max(width(line, size) for line in way))
    return [shorten(line, size, room) for line in best]


def shorten(content: str, size: float, room: float) -> str:
    """The text, cut with an ellipsis if it is wider than its room.

    >>> shorten("Calamity", 17, 100), shorten("Calamity Jane of Deadwood", 17, 100)
    ('Calamity', 'Calamity…')
    """
    if width(content, size) <= room:
        return content
    while content and width(content + "…", size) > room:
        content = content[:-1]
    return content.rstrip() + "…"
