"""Carcassonne: Gold Rush, complete, for 2 to 5 seats."""

from boomtown.games.gold_rush.rules.game import GOLD_RUSH as GOLD_RUSH
