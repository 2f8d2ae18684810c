"""Every component drawn: terrain cards, characters with their backs, auction cards, and marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.pile import NO_BACK
from boomtown.core.svg import (
    Markup,
    Node,
    Scene,
    at,
    circle,
    el,
    image,
    node,
    rect,
)
from boomtown.core.text import Text
from boomtown.games.card_game.components import BACKS, CHARACTERS, ELEMENTS, TERRAIN
from boomtown.games.card_game.rules.tables import BACK_OF
from boomtown.games.card_game.ui.panels.auction import auction_back, auction_card
from boomtown.games.card_game.ui.panels.characters import (
    CARD,
    character_back,
    character_card,
    character_label,
    effect,
    moment,
    terrain_back,
)
from boomtown.games.card_game.ui.parcels import CARD as TERRAIN_CARD
from boomtown.games.card_game.ui.parcels import PLOT, definitions, element, face, front
from boomtown.look.icons import icon
from boomtown.look.lettering import INK, words
from boomtown.look.panel import Size, figure_disc, gallery_sheet
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.targets import legal, legal_over
from boomtown.look.typesetting import shorten

COLUMNS: Final = 12
ACROSS: Final = 136
DOWN: Final = 154
PEOPLE: Final = 7  # characters in a row
MORE: Final = ("village", "card-play", "person", "laurels")  # icons that only some tables show


def gallery(text: Text) -> dict[str, Scene]:
    """The sheets by name."""
    rows, people = -(-len(TERRAIN) // COLUMNS), -(-len(CHARACTERS) // PEOPLE)
    sheets: dict[str, tuple[str, Size, Iterator[Node]]] = {
        "terrain": ("card-game-scene-gallery-terrain", (COLUMNS * ACROSS, rows * DOWN), _terrain(text)),
        "elements": ("card-game-scene-gallery-elements", (8 * ACROSS, 220), _elements(text)),
        "characters": ("card-game-scene-gallery-characters", (PEOPLE * 202, people * 132), _characters(text)),
        "auction": ("card-game-scene-gallery-auction", (12 * 60, 6 * 88), _auction()),
        "marks": ("card-game-scene-gallery-marks", (5 * 140, 160), _marks()),
    }
    return {
        name: gallery_sheet(text.say(title), size, [definitions(), *nodes])
        for name, (title, size, nodes) in sheets.items()
    }


def _terrain(text: Text) -> Iterator[Node]:
    for number, card in enumerate(TERRAIN):
        yield face(number, 0)
        picture = front(number) + figure_disc(card.appeal, PLOT, PLOT, 11.5)
        name = words(card.id, 0, 142, 14, "bold")
        place = at(number % COLUMNS * ACROSS, number // COLUMNS * DOWN)
        label = text.name(card.id)
        yield image(card.id, "sheet", label, picture, name, place=place)


def _elements(text: Text) -> Iterator[Node]:
    for number, kind in enumerate(ELEMENTS):
        ground = rect(0, 0, 72, 72, 6, fill="var(--prairie)", stroke="var(--line-strong)")
        empty = el("use", href="#cg-grass-0", x=6, y=6)
        picture = empty if kind.id == "empty" else element(kind.id, 4, 4, 64)
        name = words(shorten(text.name(kind.id), 14, ACROSS - 8), 0, 90, 14)
        place = at(number % 8 * ACROSS, number // 8 * 110)
        yield image(kind.id, "sheet", text.name(kind.id), ground, picture, name, place=place)


def _characters(text: Text) -> Iterator[Node]:
    for number, person in enumerate(CHARACTERS):
        front_side = character_card(number, text.name(person.id), effect(text, number), moment(text, number))
        back = el("g", character_back(int(BACK_OF[number])), transform=at(CARD[0] + 8, 0))
        place = at(number % PEOPLE * 202, number // PEOPLE * 132)
        label = character_label(text, number)
        yield image(person.id, "sheet", label, front_side, back, place=place)


def _auction() -> Iterator[Node]:
    for player in range(len(SEATS)):
        cards = [
            el("g", auction_card(player, value, 50), transform=at(60 * (value - 1), 0))
            for value in range(1, 12)
        ]
        back = el("g", auction_back(player, 50), transform=at(60 * 11, 0))
        yield node(f"auction-{SEATS[player].name}", "sheet", *cards, back, transform=at(0, 88 * player))


def _marks() -> Iterator[Node]:
    yield face(0, 0)
    dot = circle(PLOT, PLOT, 9, fill="var(--may)", stroke="var(--keyline)", stroke_width=2.6)
    gavel = circle(31, 31, 13, fill="var(--keyline)", stroke="var(--may)", stroke_width=2.5)
    marks: dict[str, Markup] = {
        "legal-place": front(0) + dot,
        "legal-card": legal(-4, -4, TERRAIN_CARD + 8, TERRAIN_CARD + 8, 11) + front(0),
        "legal-sale": front(0)
        + legal_over(-1, -1, TERRAIN_CARD + 2, TERRAIN_CARD + 2, 7)
        + gavel
        + icon("gavel", 31, 31, 17, INK),
        "backs": el("g", terrain_back(0), transform=at(0, -8))
        + el("g", terrain_back(1), transform=at(66, -8))
        + el("g", character_back(BACKS.index("skull")), transform=at(0, 58))
        + el("g", character_back(int(NO_BACK)), transform=at(66, 58)),
        "signs": el("g", *(icon(name, 20 + 30 * n, 20, 24, "var(--ink)") for n, name in enumerate(MORE)))
        + el("g", *(disc(seat, 12 + 23 * n, 60, 11) for n, seat in enumerate(SEATS))),
    }
    for number, (name, mark) in enumerate(marks.items()):
        yield node(name, "sheet", mark, transform=at(number * 140, 8))
