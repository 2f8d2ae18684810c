"""What is shown large for a while: bids that are turned up one by one, who takes what, the second era, the end."""

from __future__ import annotations

from typing import Final

from boomtown.core.svg import Markup, at, el, rect
from boomtown.games.card_game.components import CHARACTERS
from boomtown.games.card_game.ui.panels.auction import RATIO, auction_card
from boomtown.games.card_game.ui.panels.characters import CARD, character_card, effect
from boomtown.games.card_game.ui.parcels import CARD as TERRAIN_CARD
from boomtown.games.card_game.ui.parcels import draw_face
from boomtown.look.lettering import words
from boomtown.look.moments import LONG, SHORT, Moment, Story, columns, emblem, moment
from boomtown.look.panel import pill
from boomtown.look.typesetting import shorten

WASTED: Final = "card-game-event-bid-wasted"
BIDS: Final = ("card-game-event-bid-shown", WASTED, "card-game-event-card-turned")
TIE: Final = "card-game-event-tie-won"
TERRAIN: Final = "card-game-event-terrain-taken"
CHARACTER: Final = "card-game-event-character-taken"
BID_WIDE: Final = 56.0  # of an auction card, in units
EMBLEMS: Final = {
    "card-game-event-era-changed": "cycle",
    "card-game-event-final-scoring": "trophy-cup",
    "card-game-event-won": "laurels",
}


def draw_moment(story: Story) -> Moment | None:
    """The newest event if it is worth a look."""
    name = story.now.name
    if name in BIDS:
        return _bids(story)
    if name in (TERRAIN, CHARACTER):
        return None if story.is_own else _taken(story)
    if name in EMBLEMS:
        return emblem(story, EMBLEMS[name], hold=SHORT if name == "card-game-event-final-scoring" else LONG)
    return None


def _bids(story: Story) -> Moment:
    """The cards that lie open so far, each player's in a column of its own; the strongest stands out."""
    shown = {event.seat: event.numbers[0] for event in story.told if event.name in BIDS}
    boost = story.view.state.boost
    counted = {
        event.seat: event.numbers[0] + int(boost[event.seat])
        for event in story.told
        if event.name in BIDS and event.name != WASTED
    }
    best = max(counted.values(), default=0)
    parts: list[Markup] = []
    middles = columns(len(story.names))
    room = 2 * middles[0] - 48
    high = BID_WIDE * RATIO
    for player, x in enumerate(middles):
        if counted.get(player) == best:
            parts.append(
                rect(x - room / 2 + 3, 10, room - 6, high + 44, 10, fill="var(--gold)", opacity=0.22)
            )
        parts.append(
            words(shorten(story.names[player], 15, room - 8, "slab"), x, 30, 15, "slab", anchor="middle")
        )
        wide = min(BID_WIDE, room - 12)
        place = at(x - wide / 2, 42)
        if player in shown:
            card = auction_card(story.symbols[player], shown[player], wide)
        else:
            card = rect(
                0, 0, wide, wide * RATIO, 6, fill="none", stroke="var(--line-strong)", stroke_dasharray="5 4"
            )
        parts.append(el("g", card, transform=place))
        if player in counted and boost[player]:
            parts.append(pill(x + wide / 2, 44, f"+{int(boost[player])}"))
    is_last = len(shown) == len(story.names)
    return moment(story.now.said, 136, LONG if is_last else SHORT, *parts)


def _taken(story: Story) -> Moment:
    """The card, and who takes it."""
    now = story.now
    wide, high = CARD
    if now.name == TERRAIN:
        size = 112
        drawn = draw_face(now.numbers[0], int(story.view.state.switches[0]))
        card = el("g", drawn, transform=at(262, 12, size / TERRAIN_CARD))
    else:
        who = now.numbers[0]
        name = story.text.name(CHARACTERS[who].id)
        card = el(
            "g",
            character_card(who, name, effect(story.text, who)),
            transform=at(318 - wide / 2, 68 - high / 2),
        )
    return moment(now.said, 136, SHORT, story.person(now.seat, 140, 54, 150), card)
