"""Nevada City: families build a town in the Wild West, year by year; base and advanced game."""

from boomtown.games.nevada_city.rules.game import NEVADA_CITY as NEVADA_CITY
