"""The portraits of the four levels, drawn on a field of 40 x 40."""

from __future__ import annotations

from functools import cache
from typing import Final

from boomtown.bots.levels import LEVELS
from boomtown.core.svg import Markup, Style, el, together
from boomtown.server.web.pages.html import tag

INK: Final = "#2b2018"
LINE: Final[Style] = {
    "stroke": INK,
    "stroke_width": 1.1,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
STROKE: Final[Style] = {"fill": "none", **LINE}

SHOULDERS: Final = "M3.6 40Q4.2 31.6 13.5 30.4L20 32.6L26.5 30.4Q35.8 31.6 36.4 40z"
NECK: Final = "M16.4 25h7.2v6.2Q20 33.8 16.4 31.2z"
KERCHIEF: Final = "M12.6 29.6Q20 33.4 27.4 29.6L26.4 33.2L21.6 34L20 39.2L18.4 34L13.6 33.2z"
BRAIDS: Final = "M12.2 17Q9.4 25 11.4 34.5L14.6 33.5Q13.2 26 14.2 19zM27.8 17Q30.6 25 28.6 34.5L25.4 33.5Q26.8 26 25.8 19z"
LAPELS: Final = "M13.5 30.4L18.6 40M26.5 30.4L21.4 40"
STETSON: Final = (
    "M12 14.2Q11.8 4.4 16.2 4Q20 6.2 23.8 4Q28.2 4.4 28 14.2z",
    "M3.6 11.6Q7 14.6 20 14.2Q33 14.6 36.4 11.6Q34 17.6 20 17.3Q6 17.6 3.6 11.6z",
)
STRAW: Final = (
    "M12.8 13.4Q12.6 5.2 20.6 5Q27.6 5.4 27.2 13.6z",
    "M4.4 15.2Q11 11.6 20 12.2Q30 11.6 36 14.4Q29 18.2 19.6 17.6Q10 18 4.4 15.2z",
)
MOUSTACHE: Final = "M13.8 26.6Q14.4 23.2 20 24.2Q25.6 23.2 26.2 26.6Q23 27.4 20 25.6Q17 27.4 13.8 26.6z"
BEARD: Final = (
    "M12.3 18.5Q11.4 31.6 20 33.4Q28.6 31.6 27.7 18.5Q26.4 24 23.4 23.7Q20 22.6 16.6 23.7Q13.6 24 12.3 18.5z"
)
STAR: Final = "M0-4L1 -1.3L3.8-1.3L1.6.6L2.4 3.4L0 1.8L-2.4 3.4L-1.6.6L-3.8-1.3L-1-1.3z"


def _head(skin: str) -> Markup:
    return el("path", d=NECK, fill=skin, **LINE) + el(
        "ellipse", cx=20, cy=20.6, rx=7.7, ry=8.8, fill=skin, **LINE
    )


def _hat(parts: tuple[str, str], felt: str, band: str) -> Markup:
    crown, brim = (el("path", d=d, fill=felt, **LINE) for d in parts)
    return (
        crown
        + el("path", d="M12.2 12.6Q20 14.6 27.8 12.6", stroke=band, stroke_width=2.2, fill="none")
        + brim
    )


def _eyes(y: float, height: float) -> Markup:
    d = f"M17 {y}v{height}M23 {y}v{height}"
    return el("path", d=d, stroke=INK, stroke_width=2.1, stroke_linecap="round", fill="none")


def _star(x: float, y: float, size: float, metal: str, is_ringed: bool = False) -> Markup:
    ring = el("circle", r=4.9, fill="none", stroke=metal, stroke_width=1.7) if is_ringed else Markup()
    edge = el("circle", r=5.8, **STROKE) if is_ringed else Markup()
    star = el("path", d=STAR, fill=metal, stroke=INK, stroke_width=0.7, stroke_linejoin="round")
    return el("g", edge, ring, star, transform=f"translate({x} {y}) scale({size})")


def _greenhorn() -> Markup:
    """Fresh from the stagecoach: straw hat, freckles, and a good mood."""
    freckles = el(
        "path",
        d="M14.9 23.2v.1M16.6 24v.1M23.4 24v.1M25.1 23.2v.1",
        stroke="#b06a3a",
        stroke_width=1.1,
        stroke_linecap="round",
    )
    hair = el(
        "path",
        d="M12.6 20.5Q11.6 15.5 15 14.5H25Q28.4 15.5 27.4 20.5L25.4 17.6L22.6 18.6L20.4 16.9L16.6 18.7L14.8 17.4z",
        fill="#d08a3c",
    )
    smile = el("path", d="M16.4 25.4Q20 29.6 23.6 25.4z", fill="#fff6e4", **LINE)
    wide = el("circle", cx=17, cy=21, r=1.9, fill="#fff") + el("circle", cx=23, cy=21, r=1.9, fill="#fff")
    return together(
        [
            el("path", d=SHOULDERS, fill="var(--mint)", **LINE),
            _head("#f4cfa6"),
            el("path", d=KERCHIEF, fill="var(--barn)", **LINE),
            hair,
            wide,
            _eyes(20.7, 0.6),
            freckles,
            smile,
            _hat(STRAW, "#e3bf6b", "var(--barn)"),
        ]
    )


def _deputy() -> Markup:
    """Knows the town and takes what it offers: braids, a brown hat, the first star."""
    hair = el(
        "path", d="M12.4 21Q12 15 20 14.8Q28 15 27.6 21Q26 17.8 20 17.6Q14 17.8 12.4 21z", fill="#4a2d1a"
    )
    mouth = el(
        "path",
        d="M17.2 26q2.8 1.8 5.6-.4",
        fill="none",
        stroke="#9c2f22",
        stroke_width=1.3,
        stroke_linecap="round",
    )
    return together(
        [
            el("path", d=BRAIDS, fill="#4a2d1a", **LINE),
            el("path", d=SHOULDERS, fill="var(--sky)", **LINE),
            _head("#c98f60"),
            el("path", d=KERCHIEF, fill="var(--mustard)", **LINE),
            hair,
            _eyes(20.6, 1.5),
            mouth,
            _hat(STETSON, "#8a5c34", "var(--mustard)"),
            _star(29, 35.4, 0.85, "#d9d4c6"),
        ]
    )


def _sheriff() -> Markup:
    """Thinks before the draw: moustache, waistcoat, a golden star."""
    brows = el("path", d="M15 19.3l3.4.5M25 19.3l-3.4.5", **STROKE)
    return together(
        [
            el("path", d=SHOULDERS, fill="#e9dcc3", **LINE),
            el(
                "path",
                d="M3.6 40Q4.2 31.6 13.5 30.4L19 40zM36.4 40Q35.8 31.6 26.5 30.4L21 40z",
                fill="var(--barn)",
                **LINE,
            ),
            _head("#e2b084"),
            el("path", d="M15.6 30.2L20 32.4L24.4 30.2L23.4 34.4L20 32.6L16.6 34.4z", fill=INK),
            _eyes(21, 1.2),
            brows,
            el("path", d=MOUSTACHE, fill="#5b3a20", **LINE),
            _hat(STETSON, "#c9b48c", "#5b3a20"),
            _star(29.6, 35.2, 1.05, "var(--gold)"),
        ]
    )


def _marshal() -> Markup:
    """Has seen it all: white beard, black hat and coat, the star in its ring."""
    brows = el(
        "path",
        d="M14.6 19.6l3.8 1M25.4 19.6l-3.8 1",
        stroke="#efe9dc",
        stroke_width=1.7,
        stroke_linecap="round",
    )
    return together(
        [
            el("path", d=SHOULDERS, fill="#3b3430", **LINE),
            el("path", d=LAPELS, stroke="#6a5d52", stroke_width=1.2, fill="none"),
            _head("#b97f52"),
            el("path", d=BEARD, fill="#efe9dc", **LINE),
            el("path", d="M17.8 26.6q2.2 1 4.4 0", **STROKE),
            _eyes(21.8, 0.5),
            brows,
            _hat(STETSON, "#2f2a28", "var(--gold)"),
            _star(29.4, 35, 0.78, "var(--gold)", is_ringed=True),
        ]
    )


GROUND: Final = {
    "greenhorn": "var(--sage)",
    "deputy": "var(--prairie)",
    "sheriff": "var(--plaza)",
    "marshal": "var(--dawn)",
}
DRAWN: Final = {"greenhorn": _greenhorn, "deputy": _deputy, "sheriff": _sheriff, "marshal": _marshal}


@cache
def symbols() -> Markup:
    """The definitions `face-greenhorn` … that `face` refers to."""
    clip = el("clipPath", el("circle", cx=20, cy=20, r=19), id="face-round")
    drawn = [
        el(
            "symbol",
            el("circle", cx=20, cy=20, r=19, fill=GROUND[level]),
            el("g", DRAWN[level](), clip_path="url(#face-round)"),
            el("circle", cx=20, cy=20, r=19, fill="none", stroke=INK, stroke_width=1.6),
            id=f"face-{level}",
            viewBox="0 0 40 40",
        )
        for level in LEVELS
    ]
    return clip + together(drawn)


def portraits() -> Markup:
    """The definitions as a drawing of the page that nobody sees."""
    return el("svg", el("defs", symbols()), class_="drawings", width=0, height=0, aria_hidden="true")


def face(level: str, size: int = 40) -> Markup:
    """A portrait by reference: an ornament beside the name of the level."""
    if level not in LEVELS:
        raise KeyError(level)
    drawn = Markup(f'<use href="#face-{level}"/>')
    return tag("svg", drawn, class_="face", width=size, height=size, viewBox="0 0 40 40", aria_hidden="true")
