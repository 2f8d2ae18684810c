"""HTML as escaped text: `tag` for elements of a page, `el` of core.svg for those inside an SVG picture."""

from __future__ import annotations

from typing import Final

from boomtown.core.svg import Markup, escape, number, together
from boomtown.core.text import Text
from boomtown.look.icons import ICONS
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS

__all__ = ["Attribute", "Markup", "badge", "paragraphs", "pictogram", "tag", "together"]

Attribute = str | int | float | bool | None
VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta", "source", "wbr"})  # have no end tag


def tag(name: str, /, *children: str | None, **attributes: Attribute) -> Markup:
    """One element of a page; True is a bare attribute, False and None are left out, text is escaped.

    >>> tag("label", "<Doc>", for_="name", hidden=True)
    '<label for="name" hidden>&lt;Doc&gt;</label>'
    """
    parts = ["<", name]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        word = key.rstrip("_").replace("_", "-")
        if value is True:
            parts.append(f" {word}")
        else:
            parts.append(f' {word}="{escape(value) if isinstance(value, str) else number(value)}"')
    parts.append(">")
    if name in VOID:
        return Markup("".join(parts))
    parts.extend(
        child if isinstance(child, Markup) else escape(child) for child in children if child is not None
    )
    parts.append(f"</{name}>")
    return Markup("".join(parts))


def pictogram(name: str, size: int = 18) -> Markup:
    """An icon of look/icons.json beside text; what it means must be said in words."""
    if name not in ICONS:
        raise KeyError(name)
    drawn = Markup(f'<use href="#i-{name}"/>')
    return tag(
        "svg", drawn, class_="icon", width=size, height=size, viewBox="0 0 512 512", aria_hidden="true"
    )


def badge(symbol: int, size: int = 28, text: Text | None = None) -> Markup:
    """The round token with a symbol; with a text it says the symbol's name, else it is an ornament."""
    said: dict[str, Attribute] = {"aria_hidden": "true"}
    if text is not None:
        said = {"role": "img", "aria_label": text.seat(symbol)}
    token = disc(SEATS[symbol], 20, 20, 19)
    return tag("svg", token, class_="badge", width=size, height=size, viewBox="0 0 40 40", **said)


def paragraphs(content: str) -> Markup:
    """A longer text: empty lines part its paragraphs."""
    return together(tag("p", part.strip()) for part in content.split("\n\n") if part.strip())
