"""The offer: the piles with the order of ties, the cards that can be taken, and everybody's bid in turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, el, image, node, path, rect
from boomtown.core.text import Text
from boomtown.games.card_game.components import CHARACTERS, TERRAIN
from boomtown.games.card_game.rules.tables import CARDS, MOST_PLAYERS, RANK, ROUNDS, SKULL
from boomtown.games.card_game.rules.verbs import DECLINE, FETCH, TAKE, VERBS
from boomtown.games.card_game.ui.marks import pill
from boomtown.games.card_game.ui.panels.bids import bids
from boomtown.games.card_game.ui.panels.characters import (
    BACK,
    CARD,
    character_back,
    character_card,
    character_label,
    character_strip,
    effect,
    moment,
    stack,
    terrain_back,
)
from boomtown.games.card_game.ui.panels.city import card_label
from boomtown.games.card_game.ui.parcels import CARD as TERRAIN_CARD
from boomtown.games.card_game.ui.parcels import front
from boomtown.games.card_game.ui.seen import CardGameSeen
from boomtown.games.card_game.ui.text import corners
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import INK, Font, words
from boomtown.look.panel import caption, figure_disc, paper
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.targets import action_button, button, legal, target
from boomtown.look.typesetting import shorten, width

WIDTH: Final = 256
HEIGHT: Final = 588
PAD: Final = 12
INNER: Final = WIDTH - 2 * PAD
GAP: Final = 8  # between cards
COLUMN: Final = 121  # where the cards begin
DEEP: Final = 452  # and how much room there is below, without bids


def offer(seen: CardGameSeen) -> Iterator[Node]:
    """The section."""
    text = seen.text
    yield paper("offer-paper", "offer", WIDTH, HEIGHT)
    yield _title(text)
    yield from _piles(seen)
    if seen.state.is_over():
        yield _victory(seen)
        return
    if any(FETCH.has(action) for action in seen.options):
        yield from _fetching(seen)
        return
    yield from _column(seen)
    if seen.state.round < ROUNDS:
        yield from bids(seen)


@keep(8)
def _title(text: Text) -> Node:
    return node("offer-title", "offer", caption(text.say("card-game-scene-on-offer"), PAD, 24, INNER))


def _piles(seen: CardGameSeen) -> Iterator[Node]:
    """Terrain cards of this era, characters with the back that all see, and what it means for ties."""
    text, state = seen.text, seen.state
    left, people = int(state.terrain.size), int(state.pile.size())
    label = text.say("card-game-scene-terrain-left", cards=left)
    yield _pile("pile-terrain", terrain_back(int(state.era)), left, label)
    label = text.say("card-game-scene-characters-left", cards=people)
    yield _characters(character_back(int(state.pile.back)), people, label)
    back = int(state.pile.back)
    if back < 0 or back == SKULL:
        return
    order = sorted(seen.players, key=lambda player: int(RANK[back * int(MOST_PLAYERS) + seen.suit(player)]))
    yield _ties(text, tuple((seen.suit(player), seen.names[player]) for player in order))


@lru_cache(maxsize=512)
def _pile(key: str, back: Markup, left: int, label: str) -> Node:
    body = stack(left - 1) + back if left else rect(0, 0, 60, 60, 6, fill="var(--sunken)")
    count = words(str(left), 30, 78, 15, "slab", "var(--ink-2)", "middle")
    return image(key, "offer", label, body, count, place=at(PAD, 32))


@lru_cache(maxsize=512)
def _characters(back: Markup, left: int, label: str) -> Node:
    """The pile of characters: its back is so high that the count stands beside the foot of the column of suits."""
    wide, high = BACK
    body = stack(min(left, 3) - 1, wide, high) + back
    if left == 0:
        body = rect(0, 0, wide, high, 6, fill="var(--sunken)")
    count = words(str(left), wide - 4, high - 5, 13, "slab", INK if left else "var(--ink-2)", "end")
    return image("pile-characters", "offer", label, body, count, place=at(PAD + 80, 27))


@keep(512)
def _ties(text: Text, order: tuple[tuple[int, str], ...]) -> Node:
    """Who wins a tie: the players with these suits and names in this order."""
    label = text.say("card-game-scene-tie-order", names=text.all_of([name for _, name in order]))
    title = text.say("card-game-scene-ties")
    parts = [words(shorten(title, 13, 86), 0, 12, 13, "ui", "var(--ink-2)")]
    for n, (suit, _) in enumerate(order):
        x, y = 12 + 30 * (n % 3), 33 + 30 * (n // 3)
        parts.append(disc(SEATS[suit], x, y, 11.5))
        if n % 3 < 2 and n + 1 < len(order):
            parts.append(path(f"M{x + 13} {y - 3}l3 3l-3 3", fill="none", stroke="var(--ink-3)"))
    return image("ties", "offer", label, *parts, place=at(PAD + 148, 32))


def places(count: int) -> tuple[float, list[tuple[float, float]]]:
    """The size of so many cards, and where they lie: two in a row, the nearest to the piles first."""
    size = float(CARD[0]) if count <= 6 else 80.0
    left = (WIDTH - 2 * size - GAP) / 2 if count <= 6 else PAD + 16
    step = WIDTH - 2 * left - size
    return size, [(left + n % 2 * step, COLUMN + n // 2 * (size + GAP - 1)) for n in range(count)]


def _column(seen: CardGameSeen) -> Iterator[Node]:
    """The cards on offer, the nearest to the piles first, then the one that is being placed."""
    state = seen.state
    cards = [int(state.offered[n]) for n in range(int(state.offer_count))]
    size, spots = places(len(cards) + (seen.placing is not None))
    for card, (x, y) in zip(cards, spots, strict=False):
        yield _offered(seen, card, x, y, size)
    if seen.placing is not None:
        (owner, card), (x, y) = seen.placing, spots[-1]
        yield _in_hand(seen.text, card, seen.suit(owner), seen.names[owner], x, y, size, seen.switches[0])


def _offered(seen: CardGameSeen, card: int, x: float, y: float, size: float) -> Node:
    """A card that somebody will take; turquoise for whoever may take it now."""
    action, text = int(TAKE.of(card)), seen.text
    is_legal = action in seen.options
    choice = VERBS.text(action) if is_legal else ""
    if card < CARDS:
        label = (
            text.action(action, seen.state) if is_legal else card_label(text, card, seen.switches[0], True)
        )
        return _terrain(card, x, y, size, label, choice)
    who = card - int(CARDS)
    label = (
        text.action(action, seen.state) if is_legal else character_label(text, who, switches=seen.switches)
    )
    name = text.name(CHARACTERS[who].id)
    if size < 100:
        drawn, wide, high = character_strip(who, name, "", (112.0, 40.0)), 112.0, 40.0
        drawn += figure_disc(CHARACTERS[who].appeal, 102, 2, 10.5)
        x, y = x - 16, y + 20
    else:
        drawn = character_card(who, name, effect(text, who), moment(text, who, seen.switches))
        wide, high = size, float(CARD[1])
    return _character(who, drawn, x, y, wide, high, label, choice)


def _part(label: str, choice: str) -> Style:
    """A button for whoever may take the card, else a thing to ask about."""
    return button(label, choice) if choice else {"role": "img", "aria_label": label}


@lru_cache(maxsize=4096)
def _terrain(card: int, x: float, y: float, size: float, label: str, choice: str) -> Node:
    around = legal(-3, -3, size + 6, size + 6) if choice else Markup()
    picture = front(card, size / TERRAIN_CARD) + figure_disc(TERRAIN[card].appeal, size / 2, size / 2, 10.5)
    key = f"card-{TERRAIN[card].id}"
    return node(key, "offer", around, picture, transform=at(x, y), **_part(label, choice))


@lru_cache(maxsize=512)
def _character(
    who: int, drawn: Markup, x: float, y: float, wide: float, high: float, label: str, choice: str
) -> Node:
    around = legal(-3, -3, wide + 6, high + 6) if choice else Markup()
    key = f"character-{CHARACTERS[who].id}"
    return node(key, "offer", around, drawn, transform=at(x, y), **_part(label, choice))


@keep(1024)
def _in_hand(
    text: Text, card: int, suit: int, name: str, x: float, y: float, size: float, reading: int
) -> Node:
    """The card that is just being placed, pale, with its owner."""
    word = text.say("card-game-scene-in-hand")
    label = text.say("card-game-scene-to-place", name=name, card=corners(text, card, reading))
    pale = el("g", front(card, size / TERRAIN_CARD), opacity=0.5)
    badge = disc(SEATS[suit], size / 2, size * 0.36, size * 0.16)
    key = f"card-{TERRAIN[card].id}"
    tag = pill(word, size / 2, size * 0.72, size - 4)
    return image(key, "offer", label, pale, badge, tag, place=at(x, y))


def _fetching(seen: CardGameSeen) -> Iterator[Node]:
    """The characters that the Paperboy can fetch."""
    text, state = seen.text, seen.state
    actions = [action for action in seen.options if FETCH.has(action)]
    columns = 1 if len(actions) <= 9 else 2
    rows = -(-len(actions) // columns)
    high = min(40.0, (DEEP - 52) / rows - 5)
    wide = (INNER - (columns - 1) * GAP) / columns
    for n, action in enumerate(actions):
        who = int(FETCH.part(action))
        x, y = PAD + n % columns * (wide + GAP), COLUMN + n // columns * (high + 5)
        note = effect(text, who) if columns == 1 else ""
        drawn = character_strip(who, text.name(CHARACTERS[who].id), note, (wide, high))
        around = legal(-2, -2, wide + 4, high + 4)
        key, choice = f"fetch-{CHARACTERS[who].id}", VERBS.text(action)
        label = text.action(action, state)
        yield target(key, "offer", label, choice, around, drawn, place=at(x, y))
    if DECLINE.action in seen.options:
        label, word = text.action(DECLINE.action, state), text.say("card-game-scene-fetch-nobody")
        box = (PAD, COLUMN + DEEP - 42, INNER, 42)
        yield action_button("fetch-decline", "offer", box, word, button(label, VERBS.text(DECLINE.action)))


def _victory(seen: CardGameSeen) -> Node:
    """The laurels, who has won, and the others in their order."""
    text, points = seen.text, seen.points
    order = sorted(seen.players, key=lambda player: -points[player])
    best = [player for player in order if points[player] == max(points)]
    title = text.say("card-game-scene-winners", players=len(best))
    size = max(16.0, min(28.0, 28 * INNER / width(title, 28, "display")))
    parts = [icon("laurels", WIDTH / 2, 190, 112, "var(--gold)")]
    parts.append(words(title, WIDTH / 2, 282, size, "display", anchor="middle"))
    for n, player in enumerate(order):
        y = 322 + n * 43
        is_best = player in best
        if is_best:
            parts.append(rect(PAD - 4, y - 20, INNER + 8, 40, 8, fill="var(--sunken)"))
        font: Font = "slab" if is_best else "ui"
        parts.append(disc(SEATS[seen.suit(player)], PAD + 18, y, 16))
        parts.append(words(shorten(seen.names[player], 18, 140, font), PAD + 44, y + 6, 18, font))
        parts.append(words(str(points[player]), WIDTH - PAD - 6, y + 7, 21, "slab", anchor="end"))
    label = f"{title}: {text.all_of([seen.names[player] for player in best])}"
    return image("victory", "offer", label, *parts)
