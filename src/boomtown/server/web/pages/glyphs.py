"""The small signs on the buttons of the table, and what its script draws by reference: badges and cowboys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from boomtown.core.svg import REFERENCE, Markup, Style, el, together
from boomtown.games import game_parts, text_of
from boomtown.look import LOOK
from boomtown.look.pieces import cowboy, disc
from boomtown.look.seats import SEATS
from boomtown.server.web.pages.html import tag
from boomtown.server.web.pages.portraits import symbols

LINES: Final = {  # on a field of 24 x 24, drawn with a round pen
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "fit": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
    "bulb": "M9 18h6M10 21h4M8.5 15.5a6.5 6.5 0 1 1 7 0q-.9.8-.9 2.5H9.4q0-1.7-.9-2.5",
    "chat": "M4 5h16v11H11l-5 4v-4H4z",
    "close": "M6 6l12 12M18 6L6 18",
    "check": "M5 13l5 5L19 7",
    "undo": "M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
    "turn": "M19 12a7 7 0 1 1-2.5-5.4M17 2.5v4.3h-4.3",
    "again": "M5 12a7 7 0 1 0 2.5-5.4M7 2.5v4.3h4.3",
    "help": "M9 9a3 3 0 1 1 4.2 2.8Q12 12.4 12 14M12 17.5v.01",
    "link": "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
}
SHAPES: Final = {  # filled
    "play": "M7 4l13 8-13 8z",
    "pause": "M6 4h4v16H6zM14 4h4v16h-4z",
    "first": "M5 4h3v16H5zM20 4v16l-11-8z",
    "back": "M18 4v16L6 12z",
    "forward": "M6 4v16l12-8z",
    "last": "M16 4h3v16h-3zM4 4v16l11-8z",
}
ALWAYS: Final = frozenset(
    {"void", "i-laurels", "i-clockwise-rotation", "i-anticlockwise-rotation", "i-steam-locomotive"}
    | {f"p-{seat.name}" for seat in SEATS}
)
PEN: Final[Style] = {
    "fill": "none",
    "stroke": "currentColor",
    "stroke_width": 2.2,
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}


@cache
def needed_by(game: str) -> Markup:
    """References to all shared drawings that pictures of the game may need later, so that the page has them."""
    scenes = game_parts(game).ui.draw_gallery(text_of(game)).values()
    names = {
        name for scene in scenes for node in scene.nodes.values() for name in REFERENCE.findall(node.svg)
    }
    return together(
        el("use", href=f"#{name}") if name.startswith("i-") else el("path", fill=f"url(#{name})")
        for name in sorted(names & LOOK.defs.keys() | ALWAYS)
    )


def drawings(marks: Sequence[int], players: int = 0, game: str = "") -> Markup:
    """The definitions: a sign `g-…`, a seat's badge `badge-0` … and its cowboy `cowboy-0` …, each with its symbol."""
    lines = [_sign(name, el("path", d=d, **PEN)) for name, d in LINES.items()]
    shapes = [_sign(name, el("path", d=d, fill="currentColor")) for name, d in SHAPES.items()]
    badges = [
        el("symbol", disc(SEATS[symbol], 20, 20, 19), id=f"badge-{n}", viewBox="0 0 40 40")
        for n, symbol in enumerate(marks)
    ]
    figures = [
        el("symbol", cowboy(SEATS[symbol], 24, 26, 44), id=f"cowboy-{n}", viewBox="0 0 48 52")
        for n, symbol in enumerate(marks[:players])
    ]
    later = needed_by(game) if game else Markup()
    defs = el(
        "defs", together(lines), together(shapes), together(badges), together(figures), symbols(), later
    )
    return el("svg", defs, class_="drawings", width=0, height=0, aria_hidden="true")


def _sign(name: str, drawn: Markup) -> Markup:
    return el("symbol", drawn, id=f"g-{name}", viewBox="0 0 24 24")


def sign(name: str, size: int = 20) -> Markup:
    """A sign of the above; what it means must be said in words."""
    if name not in LINES and name not in SHAPES:
        raise KeyError(name)
    drawn = Markup(f'<use href="#g-{name}"/>')
    return tag("svg", drawn, class_="icon", width=size, height=size, viewBox="0 0 24 24", aria_hidden="true")


def seat_badge(seat: int, size: int = 28) -> Markup:
    """A seat's badge by reference: an ornament beside a name."""
    drawn = Markup(f'<use href="#badge-{seat}"/>')
    return tag("svg", drawn, class_="badge", width=size, height=size, viewBox="0 0 40 40", aria_hidden="true")
