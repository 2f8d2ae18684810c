"""Everybody's auction card of this round, in the order in which cards are taken."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boomtown.core.step import HIDDEN
from boomtown.core.svg import Node, Style, at, el, image, node, path, rect
from boomtown.games.card_game.rules.state import NO_BID
from boomtown.games.card_game.rules.steps.taking import TakeCard
from boomtown.games.card_game.ui.panels.auction import RATIO, auction_back, auction_card, no_card
from boomtown.games.card_game.ui.seen import CardGameSeen
from boomtown.look.icons import icon
from boomtown.look.lettering import words
from boomtown.look.panel import caption
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import width

PAD: Final = 12
INNER: Final = 232  # width of all of them
TOP: Final = 488  # where they begin, in the section of the offer


def bids(seen: CardGameSeen) -> Iterator[Node]:
    """Everybody's auction card in the order of turns, and how far they are."""
    text, state = seen.text, seen.state
    title = text.say("card-game-scene-bids")
    yield node("bids-title", "offer", caption(title, PAD, TOP, INNER))
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
        yield _bid(player, seen.suit(player), face, lies, boost, mark, x, wide, label)


@lru_cache(maxsize=4096)
def _bid(
    player: int, suit: int, face: int, lies: bool, boost: int, mark: str, x: float, wide: float, label: str
) -> Node:
    high = wide * RATIO
    card = auction_card(suit, face, wide) if face else auction_back(suit, wide) if lies else no_card(wide)
    parts = []
    if mark == "now":
        around: Style = {"fill": "none", "stroke": "var(--ink)", "stroke_width": 2.4}
        parts.append(rect(-4, -4, wide + 8, high + 28, 8, **around))
    parts.append(el("g", card, opacity=0.6) if mark == "taken" else card)
    if not face and not lies:
        parts.append(disc(SEATS[suit], wide / 2, high / 2, min(13, wide * 0.34)))
    if boost:
        tag = f"+{boost}"
        size = width(tag, 13, "bold") + 10
        parts.append(rect(wide - size + 5, -8, size, 19, 9.5, fill="var(--bar)"))
        parts.append(words(tag, wide + 5 - size / 2, 6, 13, "bold", "var(--bar-ink)", "middle"))
    middle, low = wide / 2, high + 18
    if mark == "taken":
        check = f"M{middle - 6:g} {low - 5:g}l5 5l8-9"
        parts.append(path(check, fill="none", stroke="var(--good)", stroke_width=2.6))
    elif mark == "now":
        parts.append(icon("card-play", middle, low - 5, 19, "var(--ink)"))
    elif mark:
        parts.append(words(mark, middle, low, 15, "slab", "var(--ink-2)", "middle"))
    return image(f"bid-{player}", "offer", label, *parts, place=at(x, TOP + 16))
