"""Carson City: personalities, cowboys, duels and a town that grows, for 2 to 5 seats."""

from boomtown.games.carson_city.rules.game import CARSON_CITY as CARSON_CITY
