"""What players of the Card Game may be after, with no regard for anything else: for games under the laws."""

from __future__ import annotations

from typing import Final

from boomtown.core.laws import PlayStyle
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.tables import CARDS, CHARACTER_COUNT, KINDS, OUTLAWS, SET_ASIDE, VALUES


def expanse(state: CardGameState, seat: int) -> int:
    """A city as long and as wide as can be."""
    return int(state.height[seat] + state.width[seat])


def density(state: CardGameState, seat: int) -> int:
    """Many cards on few parcels."""
    return 4 * int(state.city_count[seat]) - int(state.height[seat] * state.width[seat])


def characters(state: CardGameState, seat: int) -> int:
    """Characters in front of it."""
    return sum(state.has(seat, character) for character in range(int(CHARACTER_COUNT)))


def outlaws(state: CardGameState, seat: int) -> int:
    """Outlaws in its city."""
    return int(state.parcels[seat * KINDS + OUTLAWS])


def sales(state: CardGameState, seat: int) -> int:
    """Cards sold."""
    return int(state.sold[seat])


def misfits(state: CardGameState, seat: int) -> int:
    """Cards that fitted nowhere; until then a city where little fits."""
    aside = sum(state.where[card] == SET_ASIDE + seat for card in range(int(CARDS)))
    return 100 * aside + expanse(state, seat)


def stocks(state: CardGameState, seat: int) -> int:
    """High auction cards in hand; the one that lies face down is spent."""
    held = sum(value for value in range(int(VALUES)) if state.holds(seat, value))
    return held - max(int(state.bid[seat]), 0)


def waste(state: CardGameState, seat: int) -> int:
    """High auction cards, out of the hand first."""
    return -stocks(state, seat)


PLAY_STYLES: Final[dict[str, PlayStyle]] = {
    "sprawling": expanse,
    "dense": density,
    "sociable": characters,
    "lawless": outlaws,
    "selling": sales,
    "misfitting": misfits,
    "hoarding": stocks,
    "wasteful": waste,
}
