"""What a seat sees of the Card Game, as a sheet: city, offer, hand, points and people, and a drawer per player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boomtown.core.step import View
from boomtown.core.svg import Node, Scene, Section, make_scene
from boomtown.core.text import Text
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.ui.panels import city as in_city
from boomtown.games.card_game.ui.panels import hand as in_hand
from boomtown.games.card_game.ui.panels import offer as on_offer
from boomtown.games.card_game.ui.panels import people as of_people
from boomtown.games.card_game.ui.panels.drawers import draw_drawer, drawer
from boomtown.games.card_game.ui.panels.glance import about
from boomtown.games.card_game.ui.seen import CardGameSeen
from boomtown.games.card_game.ui.whys import questions
from boomtown.look import LOOK
from boomtown.look.asking import add_questions

GAP: Final = 8


def scene(view: View[CardGameState], text: Text, names: Sequence[str] | None = None) -> Scene:
    """The table as the view shows it; every option of its seat can be chosen somewhere."""
    seen = CardGameSeen(view, text, names)
    others = [player for player in seen.players if player != seen.subject]
    sections = [*_layout(text), *(drawer(seen, player) for player in others)]
    nodes: list[Node] = [
        *in_city.city(seen),
        *on_offer.offer(seen),
        *in_hand.hand(seen),
        *in_hand.points(seen),
        *of_people.people(seen),
        *(part for player in others for part in draw_drawer(seen, player)),
    ]
    unique = {
        part.key: part for part in add_questions(nodes, questions(seen))
    }  # several drawings may ask for the face of the same card
    whole = (0.0, 0.0, float(_RIGHT + of_people.WIDTH), float(of_people.HEIGHT))
    return make_scene(text.title(), whole, sections, unique.values(), LOOK, is_sheet=True)


_MIDDLE: Final = on_offer.WIDTH + GAP  # where the city begins
_RIGHT: Final = _MIDDLE + in_city.WIDTH + GAP  # where the people begin
_LOW: Final = in_city.HEIGHT + GAP  # where hand and points begin


def _layout(text: Text) -> list[Section]:
    """The offer at the left, the city in the middle, the people at the right, hand and points below."""

    def part(
        title: str,
        wide: float,
        high: float,
        x: float,
        y: float,
        layers: tuple[str, ...] = (),
        below: tuple[str, ...] = (),
    ) -> Section:
        name = title.rpartition("-")[2]
        return Section(name, text.say(title), (0.0, 0.0, wide, high), layers or (name,), x, y, below=below)

    return [
        part("card-game-scene-tab-city", in_city.WIDTH, in_city.HEIGHT, _MIDDLE, 0, in_city.LAYERS),
        part("card-game-scene-tab-offer", on_offer.WIDTH, on_offer.HEIGHT, 0, 0),
        part(  # whoever bids wants to see for what, and what others have left
            "card-game-scene-tab-hand",
            in_hand.WIDTH,
            in_hand.HEIGHT,
            _MIDDLE,
            _LOW,
            below=("offer", "people"),
        ),
        part("card-game-scene-tab-points", in_hand.POINTS, in_hand.HEIGHT, 0, _LOW),
        part("card-game-scene-tab-people", of_people.WIDTH, of_people.HEIGHT, _RIGHT, 0),
    ]


def facts(
    view: View[CardGameState], text: Text, names: Sequence[str]
) -> list[tuple[str, list[tuple[str, str]]]]:
    """For a page that shows the players itself: of each a sentence, and icons with a few characters."""
    seen = CardGameSeen(view, text, names)
    told = []
    for player in seen.players:
        left = sum(is_left for _, is_left in seen.list_bids(player))
        shown = [
            ("village", str(len(seen.terrain(player)))),
            ("person", str(len(seen.characters(player)))),
            ("card-play", str(left)),
        ]
        value, boost = int(seen.state.played[player]), int(seen.state.boost[player])
        if value:
            shown.append(("gavel", f"{value}+{boost}" if boost else str(value)))
        told.append((about(seen, player), shown))
    return told
