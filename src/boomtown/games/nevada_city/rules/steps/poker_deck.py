"""The poker deck, shuffled before each contest: what a draw may bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.games.nevada_city.rules.tables import POKER_CARDS
from boomtown.games.nevada_city.rules.verbs import CARD

WHOLE: Final[i64] = -1  # no card is out of the deck


def offer_cards(menu: Menu, drawn: i64) -> None:
    """All cards but the one that has been drawn.

    Rules: "Play the advanced game", p. 18.
    """
    for card in range(POKER_CARDS):
        if card != drawn:
            menu.add_weighted(CARD.of(card), 1)


def why_not_drawn(action: i64, drawn: i64) -> str | None:
    """It must be a card that is still in the deck.

    Rules: "Play the advanced game", p. 18.
    """
    if not CARD.has(action):
        return "nevada-city-reason-draw-first"
    return "nevada-city-reason-none-left" if CARD.part(action) == drawn else None
