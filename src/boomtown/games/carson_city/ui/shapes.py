"""Drawings used over and over, defined once in each scene, and the small marks made of them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, el, node, number, together
from boomtown.games.carson_city.rules.tables import SEATS_AT_MOST
from boomtown.games.carson_city.rules.verbs import KINDS
from boomtown.look.buildings import building
from boomtown.look.icons import icon
from boomtown.look.land import peak
from boomtown.look.lettering import Font, broken, shorten, width, words
from boomtown.look.pieces import COWBOY, KEYLINE, OUTLINE, cowboy, disc
from boomtown.look.seats import SEATS

COWBOY_HEIGHT: Final = 48  # of the definition
BUILDING_SIZE: Final = 64
BADGE: Final = 10  # radius of the definition
COIN: Final = 10
DASHED: Final[Style] = {"stroke": "var(--may)", "stroke_width": 2.5, "stroke_dasharray": "7 5"}


def at(x: float, y: float, scale: float = 1) -> str:
    """Moved, and made larger or smaller."""
    return f"translate({number(x)} {number(y)})" + ("" if scale == 1 else f" scale({scale:.4g})")


@cache
def definitions() -> Node:
    """All drawings that the scene uses by name."""
    tiles = [building(kind, 0, 0, BUILDING_SIZE) for kind in (*KINDS, "house")]
    drawn = {f"cc-{kind}": tile for kind, tile in zip((*KINDS, "house"), tiles, strict=True)}
    drawn["cc-mountain"] = _mountain()
    drawn["cc-white"] = _white_cowboy()
    drawn["cc-coin"] = _coin()
    drawn["cc-revolver"] = _revolver()
    for seat in range(int(SEATS_AT_MOST)):
        drawn[f"cc-cowboy-{seat}"] = cowboy(SEATS[seat], 0, 0, COWBOY_HEIGHT)
        drawn[f"cc-badge-{seat}"] = disc(SEATS[seat], 0, 0, BADGE)
    stroke = el("rect", width=1.3, height=5, fill="var(--outline)", opacity=0.28)
    hatch: Style = {"width": 5, "height": 5, "patternUnits": "userSpaceOnUse"}
    pattern = el("pattern", stroke, id="cc-hatch", patternTransform="rotate(40)", **hatch)
    parts = [el("g", drawing, id=name) for name, drawing in drawn.items()]
    return node("drawings", "drawings", el("defs", *parts, pattern), aria_hidden="true")


def _mountain() -> Markup:
    shadow = el("ellipse", cx=32, cy=55, rx=27, ry=4.5, fill="#000", opacity=0.16)
    return shadow + peak(44, 54, 34, 30) + peak(24, 54, 42, 44)


def _white_cowboy() -> Markup:
    """The sheriff's own cowboy."""
    shadow = el("ellipse", cy=21, rx=15, ry=3.6, fill="#000", opacity=0.22)
    body = el(
        "g",
        el("path", d=COWBOY, stroke_width=6.4, **KEYLINE),
        el("path", d=COWBOY, fill="#fffdf6", stroke_width=2.2, **OUTLINE),
        icon("law-star", 20, 34.5, 17.5, "#2b2018"),
        transform="translate(-20 -24)",
    )
    return shadow + body


def _coin() -> Markup:
    rim: Style = {"fill": "none", "stroke": "var(--gold-ink)", "stroke_width": 0.8, "opacity": 0.6}
    return together(
        [
            el("ellipse", cy=3.4, rx=COIN, ry=9, fill="var(--outline)"),
            el("circle", r=COIN, fill="var(--gold)", stroke="var(--outline)", stroke_width=1.3),
            el("circle", r=7.8, stroke_dasharray="2 2", **rim),
        ]
    )


def _revolver() -> Markup:
    disk = el("circle", r=17, fill="var(--stone)", stroke="var(--outline)", stroke_width=1.5)
    return disk + icon("revolver", 0, 0, 24, "var(--outline)")


def use_shape(name: str, x: float, y: float, scale: float = 1, **attributes: str | float) -> Markup:
    """A defined drawing at its place."""
    return el("use", href=f"#cc-{name}", transform=at(x, y, scale), **attributes)


def tile(kind: str, x: float, y: float, size: float) -> Markup:
    """A building, a house or a mountain; x, y is the upper left corner of its field."""
    return use_shape(kind, x, y, size / BUILDING_SIZE)


def draw_cowboy(seat: int, x: float, y: float, height: float) -> Markup:
    """A cowboy around its middle."""
    return use_shape(f"cowboy-{seat}", x, y, height / COWBOY_HEIGHT)


def white(x: float, y: float, height: float) -> Markup:
    """The sheriff's cowboy around its middle."""
    return use_shape("white", x, y, height / COWBOY_HEIGHT)


def badge(seat: int, x: float, y: float, r: float = BADGE) -> Markup:
    """The seat's round token."""
    return use_shape(f"badge-{seat}", x, y, r / BADGE)


def coin(x: float, y: float, figure: int | str, r: float = COIN) -> Markup:
    """Money with its amount."""
    shown = words(str(figure), x, y + r * 0.42, max(12, r * 1.2), "slab", "var(--gold-ink)", "middle")
    return use_shape("coin", x, y, r / COIN) + shown


def pill(x: float, y: float, content: str, size: float = 15, fill: str = "var(--bar)") -> Markup:
    """A dark plate around its middle, with a few figures."""
    wide = width(content, size) + 12
    ink = "var(--bar-ink)" if fill == "var(--bar)" else "var(--ink)"
    plate = el("rect", x=x - wide / 2, y=y - size * 0.68, width=wide, height=size * 1.36, rx=6, fill=fill)
    return plate + words(content, x, y + size * 0.35, size, "slab", ink, "middle")


def button(label: str, *actions: str) -> Style:
    """The attributes of a part that can be chosen: one option, or several to go through."""
    choice = {"data_action": actions[0]} if len(actions) == 1 else {"data_actions": "|".join(actions)}
    return {"class_": "target", "role": "button", "tabindex": "-1", "aria_label": label, **choice}


def ghost(action: str, *pieces: Markup) -> Markup:
    """What an option would bring, hidden until it is pointed at."""
    return el("g", *pieces, class_="ghost", display="none", opacity=0.86, data_ghost=action)


def field(x: float, y: float, wide: float, high: float, opacity: float = 0.16, radius: float = 7) -> Markup:
    """A place that may be chosen: dashed and light."""
    box: Style = {"x": x, "y": y, "width": wide, "height": high, "rx": radius}
    return el("rect", fill="var(--may)", fill_opacity=opacity, **box, **DASHED)


def key(x: float, y: float, wide: float, high: float) -> Markup:
    """The body of a button: turquoise, since it may be chosen."""
    foot = el("rect", x=x, y=y + 2, width=wide, height=high, rx=8, fill="var(--may)", opacity=0.55)
    body: Style = {"fill": "var(--raised)", "stroke": "var(--may)", "stroke_width": 1.5}
    return foot + el("rect", x=x, y=y, width=wide, height=high, rx=8, **body)


@lru_cache(maxsize=512)
def lines(
    content: str, x: float, y: float, size: float, room: float, font: Font = "ui", fill: str = "var(--ink)"
) -> Markup:
    """One or two centred lines around a height."""
    parts = broken(content, size, room)
    first = y + size * 0.35 - size * 0.56 * (len(parts) - 1)
    return together(
        words(part, x, first + size * 1.12 * n, size, font, fill, "middle") for n, part in enumerate(parts)
    )


def paragraph(
    content: str, x: float, y: float, size: float, room: float, fill: str = "var(--ink-2)"
) -> Markup:
    """As many lines as the room needs, from this base line down."""
    rows = [""]
    for word in content.split(" "):  # not at hard spaces
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and width(longer, size) > room * 1.06:  # the measure is generous
            rows.append(word)
        else:
            rows[-1] = longer
    return together(words(row, x, y + size * 1.22 * n, size, fill=fill) for n, row in enumerate(rows))


def opener(section: str, x: float, y: float, wide: float, content: str, label: str) -> Markup:
    """A raised plate that opens a drawer."""
    body: Style = {"fill": "var(--raised)", "stroke": "var(--line-strong)", "stroke_width": 1.2}
    plate = el("rect", x=x, y=y, width=wide, height=24, rx=7, **body)
    said = words(shorten(content, 14, wide - 32), x + 26, y + 16.5, 14, "bold", "var(--ink-2)")
    glass = icon("spyglass", x + 14, y + 12, 16, "var(--ink-2)")
    return el("g", plate, glass, said, data_open=section, role="button", tabindex="0", aria_label=label)


@cache
def paper(key_: str, layer: str, wide: float, high: float) -> Node:
    """The sheet under a section."""
    sheet: Style = {"fill": "var(--surface)", "stroke": "var(--line-strong)"}
    rect = el("rect", x=0.5, y=0.5, width=wide - 1, height=high - 1, rx=12, **sheet)
    return node(key_, layer, rect, aria_hidden="true")
