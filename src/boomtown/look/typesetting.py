"""Text that must fit its room: how wide it is, and how it is made smaller, cut or broken into lines."""

from __future__ import annotations

from functools import lru_cache

from boomtown.core.svg import Markup, together
from boomtown.look.font_metrics import advance
from boomtown.look.lettering import FILE, SMALLEST, Font, words


@lru_cache(maxsize=16384)
def width(content: str, size: float, font: Font = "ui") -> float:
    """How wide a line is; pairs of letters that are drawn closer together make it a little narrower.

    >>> round(width("Gold Rush", 16), 1), round(width("Gold Rush", 16, "display"), 1)
    (63.6, 84.7)
    """
    file = FILE[font]
    return size * sum(advance(file, letter) for letter in content)


def shorten(content: str, size: float, room: float, font: Font = "ui") -> str:
    """The text, cut with an ellipsis if it is wider than its room.

    >>> shorten("Calamity", 17, 100), shorten("Calamity Jane of Deadwood", 17, 100)
    ('Calamity', 'Calamity Jan…')
    """
    if width(content, size, font) <= room:
        return content
    while content and width(content + "…", size, font) > room:
        content = content[:-1]
    return content.rstrip() + "…"


def fit_size(content: str, size: float, room: float, font: Font = "ui") -> float:
    """The size at which a line fits its room: the one wanted, or smaller as far as it can be read."""
    return max(SMALLEST, min(size, int(10 * size * room / max(1.0, width(content, size, font))) / 10))


@lru_cache(maxsize=4096)
def line(
    content: str,
    x: float,
    y: float,
    size: float,
    room: float,
    font: Font = "ui",
    fill: str = "var(--ink)",
    anchor: str | None = None,
) -> Markup:
    """A line that fits its room: smaller as far as it can be read, then cut."""
    fitting = fit_size(content, size, room, font)
    return words(shorten(content, fitting, room, font), x, y, fitting, font, fill, anchor)


def break_in_two(content: str, size: float, room: float, font: Font = "ui") -> list[str]:
    """The text in one line, or in two of which the longer one is as short as can be.

    >>> break_in_two("Pass", 16, 90), break_in_two("Do nothing more", 16, 90)
    (['Pass'], ['Do nothing', 'more'])
    """
    parts = content.split()
    if width(content, size, font) <= room or len(parts) == 1:
        return [shorten(content, size, room, font)]
    ways = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    best = min(ways, key=lambda way: max(width(row, size, font) for row in way))
    return [shorten(row, size, room, font) for row in best]


@lru_cache(maxsize=512)
def lines(
    content: str, x: float, y: float, size: float, room: float, font: Font = "ui", fill: str = "var(--ink)"
) -> Markup:
    """One or two centred lines around a height."""
    rows = break_in_two(content, size, room, font)
    first = y + size * 0.35 - size * 0.56 * (len(rows) - 1)
    return together(
        words(row, x, first + size * 1.12 * n, size, font, fill, "middle") for n, row in enumerate(rows)
    )


@lru_cache(maxsize=1024)
def wrap_text(
    content: str, size: float, room: float, most: int | None = None, font: Font = "ui"
) -> tuple[str, ...]:
    """The text in as many lines as it needs; if that is more than so many, the last one is cut.

    Lines end at spaces, not at hard ones.
    """
    rows = [""]
    for word in content.split(" "):
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and width(longer, size, font) > room and (most is None or len(rows) < most):
            rows.append(word)
        else:
            rows[-1] = longer
    return tuple(rows) if most is None else (*rows[:-1], shorten(rows[-1], size, room, font))


def paragraph(
    content: str, x: float, y: float, size: float, room: float, fill: str = "var(--ink-2)"
) -> Markup:
    """As many lines as the room needs, from this base line down."""
    rows = wrap_text(content, size, room)
    return together(words(row, x, y + size * 1.22 * n, size, fill=fill) for n, row in enumerate(rows))


@lru_cache(maxsize=1024)
def first_words(content: str, size: float, room: float, font: Font = "ui") -> str:
    """As many whole words of a name as fit its room, at least one; none ends with “&”."""
    parts = content.split()
    while len(parts) > 1 and width(" ".join(parts), size, font) > room:
        parts.pop()
        while len(parts) > 1 and len(parts[-1]) < 2:
            parts.pop()
    return " ".join(parts)
