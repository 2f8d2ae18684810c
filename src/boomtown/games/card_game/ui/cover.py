"""The picture of the game for a lobby: a corner of a city of overlapping cards, and the bid that won them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.svg import Box, Node, Scene, Section, at, make_scene, node, rect
from boomtown.core.text import Text
from boomtown.games.card_game.components import TERRAIN
from boomtown.games.card_game.ui.panels.auction import auction_card
from boomtown.games.card_game.ui.parcels import PLOT, definitions, face, front
from boomtown.look import LOOK

# Cards in the order in which they were laid: id, row, column. They follow the building rules.
CITY: Final = (
    ("e1-08", 2, 2),
    ("e1-04", 2, 0),
    ("e1-21", 0, 1),
    ("e1-30", 0, 3),
    ("e2-24", 1, 5),
    ("e1-36", 3, 4),
    ("e1-28", 4, 1),
    ("e2-25", 4, 3),
    ("e1-15", 3, 6),
)
NUMBER: Final = {card.id: number for number, card in enumerate(TERRAIN)}
BOX: Final[Box] = (34, 24, 420, 300)
TILT: Final = (-14, -3, 9)  # degrees of the cards in hand


def cover(text: Text) -> Scene:
    """Mines in the hills, a church and houses, and three auction cards at the side."""
    section = Section("cover", text.title(), BOX, ("ground", "faces", "city", "hand"), BOX[0], BOX[1])
    return make_scene(text.title(), BOX, [section], [*_city(), *_hand()], LOOK)


def _city() -> Iterator[Node]:
    yield node("ground", "ground", rect(0, 0, 560, 400, fill="var(--void)"))
    yield definitions()
    for name, row, column in CITY:
        yield face(NUMBER[name], 0)
        yield node(f"card-{name}", "city", front(NUMBER[name]), transform=at(PLOT * column, PLOT * row))


def _hand() -> Iterator[Node]:
    for n, (value, turn) in enumerate(zip((4, 7, 9), TILT, strict=True)):
        place = f"{at(318 + 40 * n, 236 - (0, 10, 4)[n])} rotate({turn} 30 86)"
        yield node(f"auction-{value}", "hand", auction_card(0, value, 62), transform=place)
