"""Every component drawn: one sheet for each kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.svg import Markup, Node, Scene, Section, el, make_scene, node, together
from boomtown.core.text import Text
from boomtown.games.gold_rush.components import FACES, TOKENS
from boomtown.games.gold_rush.ui.figures import LYING, STANDING, TENT_HEIGHT
from boomtown.games.gold_rush.ui.landscape import draw_tile, face_node
from boomtown.look import LOOK
from boomtown.look.lettering import words
from boomtown.look.pieces import (
    corners,
    cowboy,
    dead_square,
    disc,
    legal_spot,
    legal_square,
    pile,
    stripe,
    tent,
    token,
)
from boomtown.look.seats import SEATS

COLUMNS: Final = 10
ACROSS: Final = 116
DOWN: Final = 136
SEATS_MOST: Final = 5


def gallery(text: Text) -> dict[str, Scene]:
    """The sheets by name."""
    return {
        "tiles": _sheet(
            text.say("gold-rush-scene-gallery-tiles"),
            COLUMNS * ACROSS,
            -(-len(FACES) // COLUMNS) * DOWN,
            _tiles(text),
        ),
        "pieces": _sheet(text.say("gold-rush-scene-gallery-pieces"), SEATS_MOST * 150, 250, _pieces(text)),
        "tokens": _sheet(text.say("gold-rush-scene-gallery-tokens"), len(TOKENS) * 110, 230, _tokens(text)),
        "marks": _sheet(text.say("gold-rush-scene-gallery-marks"), 560, 130, _marks()),
    }


def _sheet(title: str, width: float, height: float, nodes: Iterator[Node]) -> Scene:
    box = (-12.0, -44.0, width + 24.0, height + 56.0)
    paper = node("paper", "ground", el("rect", x=-12, y=-44, width=box[2], height=box[3], fill="var(--page)"))
    heading = node("title", "sheet", words(title, 0, -16, 20, "slab"))
    section = Section("sheet", title, box, ("ground", "faces", "sheet"), box[0], box[1])
    return make_scene(title, box, [section], [paper, heading, *nodes], LOOK)


def _at(x: float, y: float) -> str:
    return f"translate({x:g} {y:g})"


def _tiles(text: Text) -> Iterator[Node]:
    for number, face in enumerate(FACES):
        yield face_node(number, 0)
        place = _at(number % COLUMNS * ACROSS, number // COLUMNS * DOWN)
        frame = el("rect", width=100, height=100, fill="none", stroke="var(--outline)", stroke_width=1.5)
        name = words(face.id, 0, 116, 13, "bold")
        count = words(f"×{face.count}", 100, 116, 13, anchor="end", fill="var(--ink-2)")
        label = {"role": "img", "aria_label": text.name(face.id)}
        yield node(face.id, "sheet", draw_tile(number, 0), frame, name, count, transform=place, **label)


def _pieces(text: Text) -> Iterator[Node]:
    for number, seat in enumerate(SEATS[:SEATS_MOST]):
        sheet = el("rect", width=138, height=238, rx=12, fill="var(--prairie)", stroke="var(--line-strong)")
        yield node(
            seat.id,
            "sheet",
            sheet,
            disc(seat, 36, 38, 22),
            cowboy(seat, 98, 40, STANDING + 10),
            tent(seat, 38, 110, TENT_HEIGHT + 10),
            cowboy(seat, 98, 112, LYING + 10, lying=True),
            el("rect", x=14, y=154, width=110, height=20, rx=6, fill="var(--keyline)"),
            stripe(seat, 17, 157, 104, 14),
            words(text.seat(number), 69, 214, 16, "slab", anchor="middle"),
            transform=_at(number * 150, 0),
        )


def _tokens(text: Text) -> Iterator[Node]:
    for number, entry in enumerate(TOKENS):
        parts = together(
            [
                token(50, 40, entry.value, 26),
                words(text.name(entry.id), 50, 92, 15, "slab", anchor="middle"),
                words(f"×{entry.count}", 50, 112, 13, fill="var(--ink-2)", anchor="middle"),
            ]
        )
        yield node(entry.id, "sheet", parts, transform=_at(number * 110, 0))
    for number, size in enumerate((1, 3, 6, 9, 14)):
        yield node(f"pile-{size}", "sheet", pile(50, 165, size, 20), transform=_at(number * 110, 0))


def _marks() -> Iterator[Node]:
    seat = SEATS[0]
    marks: dict[str, Markup] = {
        "legal-square": legal_square(7, 7, 86),
        "legal-cowboy": legal_spot(50, 50, 24, cowboy(seat, 50, 49, 36)),
        "legal-tent": legal_spot(50, 50, 24, tent(seat, 50, 50, 32)),
        "last": corners(4, 4, 92) + disc(SEATS[1], 98, 2, 11),
        "dead": dead_square(50, 50),
    }
    for number, (name, mark) in enumerate(marks.items()):
        ground = el("rect", width=100, height=100, fill="var(--void)")
        yield node(name, "sheet", ground, mark, transform=_at(number * 112, 8))
