"""The offer: the piles with the order of ties, the cards that can be taken, and everybody's bid in turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boomtown.core.step import HIDDEN
from boomtown.core.svg import Markup, Node, Style, el, node
from boomtown.games.card_game.components import CHARACTERS, TERRAIN
from boomtown.games.card_game.drawing.auction import RATIO, auction_back, auction_card, no_card
from boomtown.games.card_game.drawing.characters import (
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
from boomtown.games.card_game.drawing.marks import (
    action_button,
    at,
    button,
    caption,
    figure_disc,
    legal,
    paper,
    pill,
)
from boomtown.games.card_game.drawing.parcels import CARD as TERRAIN_CARD
from boomtown.games.card_game.drawing.parcels import PLOT, front
from boomtown.games.card_game.drawing.seen import Seen
from boomtown.games.card_game.state import NO_BID
from boomtown.games.card_game.steps.taking import TakeCard
from boomtown.games.card_game.tables import CARDS, MOST_PLAYERS, RANK, SKULL
from boomtown.games.card_game.verbs import DECLINE, FETCH, TAKE, VERBS
from boomtown.games.card_game.words import terrain
from boomtown.look.icons import icon
from boomtown.look.lettering import Font, shortened, width, words
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS

WIDTH: Final = 256
HEIGHT: Final = 588
PAD: Final = 12
INNER: Final = WIDTH - 2 * PAD
GAP: Final = 8  # between cards
COLUMN: Final = 124  # where the cards begin
DEEP: Final = 346  # and how much room they have
BIDS: Final = 488  # where the bids begin


def offer(seen: Seen) -> Iterator[Node]:
    """The section."""
    text = seen.text
    yield paper("offer-paper", "offer", WIDTH, HEIGHT)
    title = text.say("card-game-scene-on-offer")
    yield node("offer-title", "offer", caption(title, PAD, 24, INNER))
    yield from _piles(seen)
    if seen.state.is_over():
        yield _victory(seen)
        return
    if any(FETCH.has(action) for action in seen.options):
        yield from _fetching(seen)
    else:
        yield from _column(seen)
    yield from _bids(seen)


def _piles(seen: Seen) -> Iterator[Node]:
    """Terrain cards of this era, characters with the back that all see, and what it means for ties."""
    text, state = seen.text, seen.state
    left, people = int(state.terrain.size), int(state.pile.size())
    label = text.say("card-game-scene-terrain-left", cards=left)
    yield _pile("pile-terrain", PAD, terrain_back(int(state.era)), left, label)
    label = text.say("card-game-scene-characters-left", cards=people)
    yield _pile("pile-characters", PAD + 78, character_back(int(state.pile.back)), people, label)
    back = int(state.pile.back)
    if back < 0 or back == SKULL:
        return
    order = sorted(seen.players, key=lambda player: int(RANK[back * int(MOST_PLAYERS) + player]))
    label = text.say("card-game-scene-tie-order", names=text.all_of([seen.names[player] for player in order]))
    yield _ties(tuple(order), text.say("card-game-scene-ties"), label)


@lru_cache(maxsize=512)
def _pile(key: str, x: float, back: Markup, left: int, label: str) -> Node:
    body = stack(left - 1) + back if left else el("rect", width=60, height=60, rx=6, fill="var(--sunken)")
    count = words(str(left), 30, 80, 15, "slab", "var(--ink-2)", "middle")
    return node(key, "offer", body, count, transform=at(x, 34), role="img", aria_label=label)


@lru_cache(maxsize=512)
def _ties(order: tuple[int, ...], title: str, label: str) -> Node:
    """Who wins a tie: the players in this order."""
    parts = [words(shortened(title, 13, 86), 0, 12, 13, "ui", "var(--ink-2)")]
    for n, player in enumerate(order):
        x, y = 12 + 30 * (n % 3), 33 + 30 * (n // 3)
        parts.append(disc(SEATS[player], x, y, 11.5))
        if n % 3 < 2 and n + 1 < len(order):
            parts.append(el("path", d=f"M{x + 13} {y - 3}l3 3l-3 3", fill="none", stroke="var(--ink-3)"))
    return node("ties", "offer", *parts, transform=at(PAD + 148, 34), role="img", aria_label=label)


def grid(count: int) -> tuple[int, float]:
    """How many columns so many cards lie in, and the size of one."""
    return (2, 109) if count <= 6 else (3, 74)


def _column(seen: Seen) -> Iterator[Node]:
    """The cards on offer, the nearest to the piles first, then the one that is being placed."""
    state = seen.state
    cards = [int(state.offered[n]) for n in range(int(state.offer_count))]
    count = len(cards) + (seen.placing is not None)
    columns, size = grid(count)
    left = (WIDTH - columns * size - (columns - 1) * GAP) / 2
    places = [(left + n % columns * (size + GAP), COLUMN + n // columns * (size + GAP)) for n in range(count)]
    for card, (x, y) in zip(cards, places, strict=False):
        yield _offered(seen, card, x, y, size)
    if seen.placing is not None:
        (owner, card), (x, y) = seen.placing, places[-1]
        label = seen.text.say(
            "card-game-scene-to-place", name=seen.names[owner], card=terrain(seen.text, seen.state, card)
        )
        yield _in_hand(card, owner, x, y, size, seen.text.say("card-game-scene-in-hand"), label)


def _offered(seen: Seen, card: int, x: float, y: float, size: float) -> Node:
    """A card that somebody will take; turquoise for whoever may take it now."""
    action, text = int(TAKE.of(card)), seen.text
    is_legal = action in seen.options
    choice = VERBS.text(action) if is_legal else ""
    why = ""
    step = seen.state.agenda[-1] if seen.state.agenda else None
    if not is_legal and seen.options and not isinstance(step, TakeCard):
        why = VERBS.text(action)
    if card < CARDS:
        label = text.say(
            "card-game-scene-card", card=terrain(text, seen.state, card), appeal=TERRAIN[card].appeal
        )
        label = text.action(action, seen.state) if is_legal else label
        return _terrain(card, x, y, size, label, choice, why)
    who = card - int(CARDS)
    label = text.action(action, seen.state) if is_legal else character_label(text, who)
    drawn = character_card(who, text.name(CHARACTERS[who].id), effect(text, who), moment(text, who))
    return _character(who, drawn, x, y, size, label, choice, why)


def _part(label: str, choice: str, why: str) -> Style:
    """A button for whoever may take the card, else a thing to ask about."""
    if choice:
        return button(label, choice)
    return {"role": "img", "aria_label": label, "data_why": why or None}


@lru_cache(maxsize=4096)
def _terrain(card: int, x: float, y: float, size: float, label: str, choice: str, why: str) -> Node:
    scale = size / TERRAIN_CARD
    edge = 4 / scale
    around = legal(-edge, -edge, TERRAIN_CARD + 2 * edge, TERRAIN_CARD + 2 * edge, 11) if choice else Markup()
    picture = front(card) + figure_disc(TERRAIN[card].appeal, PLOT, PLOT, 12)
    key = f"card-{TERRAIN[card].id}"
    return node(key, "offer", around, picture, transform=at(x, y, scale), **_part(label, choice, why))


@lru_cache(maxsize=512)
def _character(
    who: int, drawn: Markup, x: float, y: float, size: float, label: str, choice: str, why: str
) -> Node:
    scale = size / CARD[0]
    edge = 4 / scale
    around = legal(-edge, -edge, CARD[0] + 2 * edge, CARD[1] + 2 * edge, 11) if choice else Markup()
    key = f"character-{CHARACTERS[who].id}"
    return node(key, "offer", around, drawn, transform=at(x, y, scale), **_part(label, choice, why))


@lru_cache(maxsize=1024)
def _in_hand(card: int, owner: int, x: float, y: float, size: float, word: str, label: str) -> Node:
    """The card that is just being placed, pale, with its owner."""
    scale = size / TERRAIN_CARD
    parts = [
        el("g", front(card), opacity=0.5),
        disc(SEATS[owner], PLOT, 46, 20),
        pill(word, PLOT, 88, TERRAIN_CARD - 8),
    ]
    key = f"card-{TERRAIN[card].id}"
    return node(key, "offer", *parts, transform=at(x, y, scale), role="img", aria_label=label)


def _fetching(seen: Seen) -> Iterator[Node]:
    """The characters that the Paperboy can fetch."""
    text, state = seen.text, seen.state
    actions = [action for action in seen.options if FETCH.has(action)]
    room = DEEP - 48
    rows = -(-len(actions) // 2)
    high = max(25.0, min(46.0, room / rows - 4))
    for n, action in enumerate(actions):
        who = int(FETCH.part(action))
        x, y = PAD + n % 2 * 117, COLUMN + n // 2 * (high + 4)
        size = (115.0, high)
        drawn = character_strip(who, text.name(CHARACTERS[who].id), effect(text, who), size)
        around = legal(-2, -2, size[0] + 4, high + 4)
        key, choice = f"fetch-{CHARACTERS[who].id}", VERBS.text(action)
        label = text.action(action, state)
        yield node(key, "offer", around, drawn, transform=at(x, y), **button(label, choice))
    if DECLINE.action in seen.options:
        label, word = text.action(DECLINE.action, state), text.say("card-game-scene-fetch-nobody")
        place = (float(PAD), float(COLUMN + DEEP - 42), float(INNER))
        yield action_button("fetch-decline", "offer", place, word, label, VERBS.text(DECLINE.action))


def _bids(seen: Seen) -> Iterator[Node]:
    """Everybody's auction card in the order of turns, and how far they are."""
    text, state = seen.text, seen.state
    title = text.say("card-game-scene-bids")
    yield node("bids-title", "offer", caption(title, PAD, BIDS, INNER))
    step = state.agenda[-1] if state.agenda else None
    now = int(step.seat) if isinstance(step, TakeCard) else seen.placing[0] if seen.placing else -1
    slot = INNER / len(seen.players)
    wide = min(40.0, slot - 5)
    is_shown = any(state.played)
    for n, player in enumerate(seen.turn_order):
        name, value, boost = seen.names[player], int(state.played[player]), int(state.boost[player])
        bid = int(state.bid[player]) if player < len(seen.seats) else int(NO_BID)
        if value:
            label = text.say("card-game-scene-bid", name=name, value=value, boost=boost)
        elif bid == NO_BID:
            label = text.say("card-game-scene-bid-none", name=name)
        else:
            label = text.say("card-game-scene-bid-hidden", name=name)
        has_taken = is_shown and state.due[player] == 0 and player != now
        if has_taken:
            label = text.say("list-next", items=label, next=text.say("card-game-scene-has-taken"))
        face = value or (bid if bid >= 0 and bid != HIDDEN else 0)
        mark = "now" if player == now else "taken" if has_taken else str(n + 1) if is_shown else ""
        lies = bid not in (int(NO_BID),) or bool(value)
        x = PAD + n * slot + (slot - wide) / 2
        yield _bid(player, face, lies, boost, mark, x, wide, label)


@lru_cache(maxsize=4096)
def _bid(
    player: int, face: int, lies: bool, boost: int, mark: str, x: float, wide: float, label: str
) -> Node:
    high = wide * RATIO
    card = auction_card(player, face, wide) if face else auction_back(player, wide) if lies else no_card(wide)
    parts = []
    if mark == "now":
        around: Style = {"fill": "none", "stroke": "var(--ink)", "stroke_width": 2.4}
        parts.append(el("rect", x=-4, y=-4, width=wide + 8, height=high + 28, rx=8, **around))
    parts.append(el("g", card, opacity=0.6) if mark == "taken" else card)
    if not face and not lies:
        parts.append(disc(SEATS[player], wide / 2, high / 2, min(13, wide * 0.34)))
    if boost:
        tag = f"+{boost}"
        size = width(tag, 13) + 10
        parts.append(el("rect", x=wide - size + 5, y=-8, width=size, height=19, rx=9.5, fill="var(--bar)"))
        parts.append(words(tag, wide + 5 - size / 2, 6, 13, "bold", "var(--bar-ink)", "middle"))
    middle, low = wide / 2, high + 18
    if mark == "taken":
        check = f"M{middle - 6:g} {low - 5:g}l5 5l8-9"
        parts.append(el("path", d=check, fill="none", stroke="var(--good)", stroke_width=2.6))
    elif mark == "now":
        parts.append(icon("card-play", middle, low - 5, 19, "var(--ink)"))
    elif mark:
        parts.append(words(mark, middle, low, 15, "slab", "var(--ink-2)", "middle"))
    return node(f"bid-{player}", "offer", *parts, transform=at(x, BIDS + 16), role="img", aria_label=label)


def _victory(seen: Seen) -> Node:
    """The laurels, who has won, and the others in their order."""
    text, points = seen.text, seen.points
    order = sorted(seen.players, key=lambda player: -points[player])
    best = [player for player in order if points[player] == max(points)]
    title = text.say("card-game-scene-winners", players=len(best))
    size = max(16.0, min(28.0, 28 * INNER / width(title, 28)))
    parts = [icon("laurels", WIDTH / 2, 190, 112, "var(--gold)")]
    parts.append(words(title, WIDTH / 2, 282, size, "display", anchor="middle"))
    for n, player in enumerate(order):
        y = 322 + n * 43
        is_best = player in best
        if is_best:
            parts.append(
                el("rect", x=PAD - 4, y=y - 20, width=INNER + 8, height=40, rx=8, fill="var(--sunken)")
            )
        font: Font = "slab" if is_best else "ui"
        parts.append(disc(SEATS[player], PAD + 18, y, 16))
        parts.append(words(shortened(seen.names[player], 18, 140), PAD + 44, y + 6, 18, font))
        parts.append(words(str(points[player]), WIDTH - PAD - 6, y + 7, 21, "slab", anchor="end"))
    label = f"{title}: {text.all_of([seen.names[player] for player in best])}"
    return node("victory", "offer", *parts, role="img", aria_label=label)
