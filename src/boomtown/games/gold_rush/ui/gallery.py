"""Every component drawn: one sheet for each kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.svg import Markup, Node, Scene, at, node, rect, together
from boomtown.core.text import Text
from boomtown.games.gold_rush.components import FACES, TOKENS
from boomtown.games.gold_rush.ui.figures import LYING, STANDING, TENT_HEIGHT
from boomtown.games.gold_rush.ui.landscape import draw_tile, face_node
from boomtown.look.lettering import words
from boomtown.look.panel import Size, gallery_sheet
from boomtown.look.pieces import corners, cowboy, dead_square, disc, pile, stripe, tent, token
from boomtown.look.seats import SEATS
from boomtown.look.targets import legal_spot, legal_square

COLUMNS: Final = 10
ACROSS: Final = 116
DOWN: Final = 136
SEATS_MOST: Final = 5


def gallery(text: Text) -> dict[str, Scene]:
    """The sheets by name."""
    rows = -(-len(FACES) // COLUMNS)
    sheets: dict[str, tuple[str, Size, Iterator[Node]]] = {
        "tiles": ("gold-rush-scene-gallery-tiles", (COLUMNS * ACROSS, rows * DOWN), _tiles(text)),
        "pieces": ("gold-rush-scene-gallery-pieces", (SEATS_MOST * 150, 250), _pieces(text)),
        "tokens": ("gold-rush-scene-gallery-tokens", (len(TOKENS) * 110, 230), _tokens(text)),
        "marks": ("gold-rush-scene-gallery-marks", (560, 130), _marks()),
    }
    return {
        name: gallery_sheet(text.say(title), size, nodes) for name, (title, size, nodes) in sheets.items()
    }


def _tiles(text: Text) -> Iterator[Node]:
    for number, face in enumerate(FACES):
        yield face_node(number, 0)
        place = at(number % COLUMNS * ACROSS, number // COLUMNS * DOWN)
        frame = rect(0, 0, 100, 100, fill="none", stroke="var(--outline)", stroke_width=1.5)
        name = words(face.id, 0, 116, 13, "bold")
        count = words(f"×{face.count}", 100, 116, 13, anchor="end", fill="var(--ink-2)")
        label = {"role": "img", "aria_label": text.name(face.id)}
        yield node(face.id, "sheet", draw_tile(number, 0), frame, name, count, transform=place, **label)


def _pieces(text: Text) -> Iterator[Node]:
    for number, seat in enumerate(SEATS[:SEATS_MOST]):
        sheet = rect(0, 0, 138, 238, 12, fill="var(--prairie)", stroke="var(--line-strong)")
        yield node(
            seat.id,
            "sheet",
            sheet,
            disc(seat, 36, 38, 22),
            cowboy(seat, 98, 40, STANDING + 10),
            tent(seat, 38, 110, TENT_HEIGHT + 10),
            cowboy(seat, 98, 112, LYING + 10, lying=True),
            rect(14, 154, 110, 20, 6, fill="var(--keyline)"),
            stripe(seat, 17, 157, 104, 14),
            words(text.seat(number), 69, 214, 16, "slab", anchor="middle"),
            transform=at(number * 150, 0),
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
        yield node(entry.id, "sheet", parts, transform=at(number * 110, 0))
    for number, size in enumerate((1, 3, 6, 9, 14)):
        yield node(f"pile-{size}", "sheet", pile(50, 165, size, 20), transform=at(number * 110, 0))


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
        ground = rect(0, 0, 100, 100, fill="var(--void)")
        yield node(name, "sheet", ground, mark, transform=at(number * 112, 8))
