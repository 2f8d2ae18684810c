"""Carson City: The Card Game."""

from boomtown.games.card_game.game import CARD_GAME as CARD_GAME
