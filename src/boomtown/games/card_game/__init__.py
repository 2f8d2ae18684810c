"""Carson City: The Card Game."""

from boomtown.games.card_game.rules.game import CARD_GAME as CARD_GAME
