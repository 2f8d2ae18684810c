"""Every component drawn: terrain cards, characters with their backs, auction cards, and marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.pile import NO_BACK
from boomtown.core.svg import Markup, Node, Scene, Section, el, make_scene, node
from boomtown.core.text import Text
from boomtown.games.card_game.components import BACKS, CHARACTERS, ELEMENTS, TERRAIN
from boomtown.games.card_game.rules.tables import BACK_OF
from boomtown.games.card_game.ui.marks import INK, at, figure_disc, legal, legal_cover
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
from boomtown.look import LOOK
from boomtown.look.icons import icon
from boomtown.look.lettering import shorten, words
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS

COLUMNS: Final = 12
ACROSS: Final = 136
DOWN: Final = 154
PEOPLE: Final = 7  # characters in a row
MORE: Final = ("village", "card-play", "person", "laurels")  # icons that only some tables show


def gallery(text: Text) -> dict[str, Scene]:
    """The sheets by name."""
    rows = -(-len(TERRAIN) // COLUMNS)
    people = -(-len(CHARACTERS) // PEOPLE)
    return {
        "terrain": _sheet(
            text.say("card-game-scene-gallery-terrain"),
            COLUMNS * ACROSS,
            rows * DOWN,
            [definitions(), *_terrain(text)],
        ),
        "elements": _sheet(
            text.say("card-game-scene-gallery-elements"), 8 * ACROSS, 220, [definitions(), *_elements(text)]
        ),
        "characters": _sheet(
            text.say("card-game-scene-gallery-characters"), PEOPLE * 202, people * 132, _characters(text)
        ),
        "auction": _sheet(text.say("card-game-scene-gallery-auction"), 12 * 60, 6 * 88, _auction()),
        "marks": _sheet(
            text.say("card-game-scene-gallery-marks"), 5 * 140, 160, [definitions(), face(0, 0), *_marks()]
        ),
    }


def _sheet(title: str, wide: float, high: float, nodes: list[Node] | Iterator[Node]) -> Scene:
    box = (-12.0, -44.0, wide + 24.0, high + 56.0)
    paper = node("paper", "ground", el("rect", x=-12, y=-44, width=box[2], height=box[3], fill="var(--page)"))
    heading = node("title", "sheet", words(title, 0, -16, 20, "slab"))
    section = Section("sheet", title, box, ("ground", "faces", "sheet"), box[0], box[1])
    return make_scene(title, box, [section], [paper, heading, *nodes], LOOK)


def _terrain(text: Text) -> Iterator[Node]:
    for number, card in enumerate(TERRAIN):
        yield face(number, 0)
        picture = front(number) + figure_disc(card.appeal, PLOT, PLOT, 11.5)
        name = words(card.id, 0, 142, 14, "bold")
        place = at(number % COLUMNS * ACROSS, number // COLUMNS * DOWN)
        label = text.name(card.id)
        yield node(card.id, "sheet", picture, name, transform=place, role="img", aria_label=label)


def _elements(text: Text) -> Iterator[Node]:
    for number, kind in enumerate(ELEMENTS):
        ground = el("rect", width=72, height=72, rx=6, fill="var(--prairie)", stroke="var(--line-strong)")
        empty = el("use", href="#cg-grass-0", x=6, y=6)
        picture = empty if kind.id == "empty" else element(kind.id, 4, 4, 64)
        name = words(shorten(text.name(kind.id), 14, ACROSS - 8), 0, 90, 14)
        place = at(number % 8 * ACROSS, number // 8 * 110)
        yield node(
            kind.id,
            "sheet",
            ground,
            picture,
            name,
            transform=place,
            role="img",
            aria_label=text.name(kind.id),
        )


def _characters(text: Text) -> Iterator[Node]:
    for number, person in enumerate(CHARACTERS):
        front_side = character_card(number, text.name(person.id), effect(text, number), moment(text, number))
        back = el("g", character_back(int(BACK_OF[number])), transform=at(CARD[0] + 8, 0))
        place = at(number % PEOPLE * 202, number // PEOPLE * 132)
        label = character_label(text, number)
        yield node(person.id, "sheet", front_side, back, transform=place, role="img", aria_label=label)


def _auction() -> Iterator[Node]:
    for player in range(len(SEATS)):
        cards = [
            el("g", auction_card(player, value, 50), transform=at(60 * (value - 1), 0))
            for value in range(1, 12)
        ]
        back = el("g", auction_back(player, 50), transform=at(60 * 11, 0))
        yield node(f"auction-{SEATS[player].name}", "sheet", *cards, back, transform=at(0, 88 * player))


def _marks() -> Iterator[Node]:
    dot = el("circle", cx=PLOT, cy=PLOT, r=9, fill="var(--may)", stroke="var(--keyline)", stroke_width=2.6)
    gavel = el("circle", cx=31, cy=31, r=13, fill="var(--keyline)", stroke="var(--may)", stroke_width=2.5)
    marks: dict[str, Markup] = {
        "legal-place": front(0) + dot,
        "legal-card": legal(-4, -4, TERRAIN_CARD + 8, TERRAIN_CARD + 8, 11) + front(0),
        "legal-sale": front(0)
        + legal_cover(TERRAIN_CARD, TERRAIN_CARD)
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
