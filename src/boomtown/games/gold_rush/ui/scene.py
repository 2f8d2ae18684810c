"""What a seat sees of Gold Rush, as a scene in three sections: map, players and hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boomtown.core.step import View
from boomtown.core.svg import Box, Node, Scene, Section, make_scene, node, rect
from boomtown.core.text import Text
from boomtown.games.gold_rush.rules.state import GoldRushState
from boomtown.games.gold_rush.ui.figures import figures
from boomtown.games.gold_rush.ui.landscape import LAYERS, ground, land, last_tile
from boomtown.games.gold_rush.ui.map_layout import survey
from boomtown.games.gold_rush.ui.panels.hand import hand
from boomtown.games.gold_rush.ui.panels.hand import height as hand_height
from boomtown.games.gold_rush.ui.panels.players import WIDTH, cards, label, players, tent_word, worth_word
from boomtown.games.gold_rush.ui.panels.players import height as players_height
from boomtown.games.gold_rush.ui.targets import dead_squares, targets
from boomtown.look import LOOK
from boomtown.look.kept import keep

SMALLEST_MAP: Final = (760, 560)
MARGIN: Final = 12


def scene(view: View[GoldRushState], text: Text, names: Sequence[str] | None = None) -> Scene:
    """The table as the view shows it; every option of its seat can be chosen somewhere."""
    state, seat = view.state, int(view.seat)
    called = list(names) if names is not None else [text.seat(n) for n in range(int(state.seat_count))]
    options = state.options(seat) if seat in state.actors() else []
    where = survey(state)
    people = cards(view, called)
    sections = _layout(where.box, players_height(people), hand_height(view), text)
    nodes: list[Node] = [
        ground(*sections[0].box),
        *land(text, where),
        *last_tile(state, where, called, text),
        *dead_squares(state, where, text),
        *figures(state, where, called, text),
        *targets(state, where, seat, options, text),
        *(_side(section) for section in sections[1:]),
        *players(text, people),
        *hand(view, where, options, called, text),
    ]
    column = sections[1]
    whole = (0.0, 0.0, column.x + column.scale * WIDTH, sections[0].box[3])
    return make_scene(text.title(), whole, sections, nodes, LOOK)


def facts(
    view: View[GoldRushState], text: Text, names: Sequence[str]
) -> list[tuple[str, list[tuple[str, str]]]]:
    """For a page that shows the players itself: of each seat a sentence, and icons with a few characters."""
    return [
        (
            label(text, card),
            [
                ("western-hat", str(card.cowboys)),
                ("camping-tent", tent_word(text, card)),
                (
                    "gold-nuggets",
                    f"{card.tokens} ({worth_word(text, card)})" if card.values else str(card.tokens),
                ),
            ],
        )
        for card in cards(view, names)
    ]


def _layout(land_box: Box, people: float, held: float, text: Text) -> tuple[Section, ...]:
    """The map at the left, players and hand in a column that grows with it."""
    left, top, width, height = land_box
    left, top, width, height = left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN
    wanted = max(height, SMALLEST_MAP[1], people + held)
    scale = round(min(1.7, wanted / (people + held), max(1.0, wanted / 760)), 3)
    wide = max(width, SMALLEST_MAP[0])
    box = (left - (wide - width) / 2, top - (wanted - height) / 2, wide, wanted)
    return (
        Section("map", text.say("gold-rush-scene-map"), box, LAYERS),
        Section(
            "players",
            text.say("gold-rush-scene-players"),
            (0, 0, WIDTH, people),
            ("players",),
            wide,
            0,
            scale,
        ),
        Section(
            "hand",
            text.say("gold-rush-scene-hand"),
            (0, 0, WIDTH, held),
            ("hand",),
            wide,
            scale * people,
            scale,
        ),
    )


@keep(256)
def _side(section: Section) -> Node:
    """The paper of a panel."""
    sheet = rect(0, 0, section.box[2], section.box[3], fill="var(--surface)")
    return node(f"{section.name}-side", section.name, sheet, aria_hidden="true")
