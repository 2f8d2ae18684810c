"""The auction cards of a seat, those it has used struck through; and how its city pays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, circle, el, image, node, rect
from boomtown.core.text import Text
from boomtown.games.card_game.rules.tables import ROUNDS
from boomtown.games.card_game.rules.verbs import BID, VERBS
from boomtown.games.card_game.ui.marks import era_name
from boomtown.games.card_game.ui.panels.auction import RATIO, auction_card
from boomtown.games.card_game.ui.parcels import element
from boomtown.games.card_game.ui.seen import CardGameSeen
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.panel import caption, paper
from boomtown.look.targets import button, legal
from boomtown.look.typesetting import width

WIDTH: Final = 512
POINTS: Final = 256  # width of the points
HEIGHT: Final = 134
PAD: Final = 12
CARD: Final = 50  # width of an auction card
APART: Final = (WIDTH - 2 * PAD - CARD) / 8
COLUMNS: Final = 4  # of the kinds that pay


def hand(seen: CardGameSeen) -> Iterator[Node]:
    """The section of the auction cards."""
    text, state, seat = seen.text, seen.state, seen.subject
    yield paper("hand-paper", "hand", WIDTH, HEIGHT)
    name = seen.names[seat]
    title = (
        text.say("card-game-scene-your-hand")
        if seen.is_own
        else text.say("card-game-scene-hand-of", name=name)
    )
    left = int(ROUNDS) - int(state.round)
    era = era_name(text, int(state.era))
    more = "" if left == 0 else text.say("card-game-scene-rounds-left", rounds=left, era=era)
    yield _heading(title, more)
    chosen = int(state.bid[seat])
    for n, (value, is_left) in enumerate(seen.list_bids(seat)):
        action = int(BID.of(value - 1))
        is_legal = action in seen.options
        label = text.say("card-game-scene-auction", value=value)
        if is_legal:
            label = text.action(action, state)
        elif value == chosen:
            label = text.say("list-next", items=label, next=text.say("card-game-scene-chosen"))
        elif not is_left:
            label = text.say("list-next", items=label, next=text.say("card-game-scene-used"))
        choice = VERBS.text(action) if is_legal else ""
        asks = any(BID.has(option) for option in seen.options) and not is_legal
        why = VERBS.text(action) if asks else ""
        yield _card(seat, seen.suit(seat), value, n, is_left, value == chosen, label, choice, why)


@lru_cache(maxsize=512)
def _heading(title: str, more: str) -> Node:
    room = WIDTH - 3 * PAD - width(more, 14)
    parts = caption(title, PAD, 24, room), words(more, WIDTH - PAD, 24, 14, "ui", "var(--ink-2)", "end")
    return node("hand-heading", "hand", *parts)


@lru_cache(maxsize=2048)
def _card(
    seat: int,
    suit: int,
    value: int,
    place: int,
    is_left: bool,
    is_chosen: bool,
    label: str,
    choice: str,
    why: str,
) -> Node:
    high = CARD * RATIO
    around = legal(-3, -3, CARD + 6, high + 6) if choice else Markup()
    drawn = auction_card(suit, value, CARD, not is_left)
    if is_chosen:
        rim: Style = {"fill": "none", "stroke": "var(--ink)", "stroke_width": 3}
        drawn += rect(-3, -3, CARD + 6, high + 6, 8, **rim)
        drawn += circle(CARD - 2, 2, 11, fill="var(--bar)", stroke="var(--keyline)")
        drawn += icon("card-play", CARD - 2, 2, 14, "var(--bar-ink)")
    part: Style = (
        button(label, choice) if choice else {"role": "img", "aria_label": label, "data_why": why or None}
    )
    key = f"auction-{seat}-{value}"
    return node(key, "hand", around, drawn, transform=at(round(PAD + place * APART, 1), 42), **part)


def points(seen: CardGameSeen) -> Iterator[Node]:
    """The section of the points."""
    yield paper("points-paper", "points", POINTS, HEIGHT)
    yield points_of(seen, seen.subject, "points", None)


def points_of(seen: CardGameSeen, seat: int, layer: str, place: str | None) -> Node:
    """What the points of a seat would be now, and where they come from."""
    people = sum(worth for _, worth in seen.worths[seat])
    return _points(seen.text, seen.points[seat], tuple(seen.pays[seat].items()), people, layer, place)


@keep(2048)
def _points(
    text: Text, total: int, pays: tuple[tuple[str, int], ...], people: int, layer: str, place: str | None
) -> Node:
    found = dict(pays)
    names = [text.say("card-game-scene-pays", what=text.name(kind), points=found[kind]) for kind in found]
    if people:
        names.append(text.say("card-game-scene-pays", what=text.say("card-game-scene-people"), points=people))
    label = text.say("card-game-scene-points-now", points=total)
    if names:
        label = text.say("list-next", items=label, next=text.all_of(names))
    parts = [
        caption(text.say("card-game-scene-how"), PAD, 24, POINTS - 80),
        words(str(total), POINTS - PAD, 30, 27, "slab", anchor="end"),
    ]
    cells = [(element(kind, 0, 0, 30), worth) for kind, worth in pays]
    if people:
        cells.append((icon("person", 15, 17, 24, "var(--ink)"), people))
    for n, (picture, worth) in enumerate(cells):
        x, y = PAD - 2 + n % COLUMNS * 60, 36 + n // COLUMNS * 32
        figure = words(str(worth).replace("-", "−"), 31, 24, 16, "slab")
        parts.append(el("g", picture, figure, transform=at(x, y)))
    return image(f"{layer}-pays", layer, label, *parts, place=place)
