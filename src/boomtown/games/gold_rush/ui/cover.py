"""The picture of the game for a lobby: a corner of the land with what one does there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.svg import Box, Node, Scene, Section, at, make_scene, node, rect
from boomtown.core.text import Text
from boomtown.games.gold_rush.ui.tiles import tile
from boomtown.look import LOOK
from boomtown.look.pieces import cowboy, pile, tent
from boomtown.look.seats import SEATS

# Tiles that fit, row by row, with their quarter turns.
LAND: Final = (
    (("gr19", 1), ("gr23", 3), ("gr21", 1), ("gr18", 3), ("gr15", 0)),
    (("gr01", 1), ("gr19", 3), ("gr36", 1), ("gr11", 2), ("gr03", 2)),
    (("gr03", 1), ("gr02", 0), ("gr25", 3), ("gr09", 1), ("gr14", 3)),
)
BOX: Final[Box] = (40, 0, 420, 300)  # the outer columns are cut


def cover(text: Text) -> Scene:
    """A town between mountains, a railroad that leads there, and everybody at work."""
    section = Section("cover", text.title(), BOX, ("land", "pieces"), BOX[0], BOX[1])
    return make_scene(text.title(), BOX, [section], [*_land(), *_pieces()], LOOK)


def _land() -> Iterator[Node]:
    seam = rect(0, 0, 100, 100, fill="none", stroke="var(--outline)", stroke_opacity=0.2)
    for row, faces in enumerate(LAND):
        for column, (face, turn) in enumerate(faces):
            place = at(100 * column, 100 * row)
            yield node(f"tile-{column}-{row}", "land", tile(face, turn), seam, transform=place)


def _pieces() -> Iterator[Node]:
    hat, star, cactus, _, horseshoe, _ = SEATS
    pieces = {
        "tent": tent(horseshoe, 92, 212, 56),
        "pile": pile(138, 238, 7, 17),
        "miner": cowboy(hat, 176, 218, 58),
        "railwayman": cowboy(star, 232, 62, 54),
        "farmer": cowboy(cactus, 294, 226, 44, lying=True),
    }
    for name, drawn in pieces.items():
        yield node(name, "pieces", drawn)
