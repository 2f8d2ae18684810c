"""Everything that can be done in the Card Game."""

from __future__ import annotations

from typing import Final

from boomtown.core.verbs import One, Plain, Verbs
from boomtown.games.card_game.components import BACKS, CHARACTERS, TERRAIN

# A city lies on a ring of 16 x 16 parcels: its box is never larger than 8 x 9, so all parcels it can ever
# reach from where it is have different names. Rows a to p from north to south, columns 1 to 16 from west to
# east; the first card lies at h8. Only selling cards can make a city wander around the ring.
ROW_NAMES: Final = "abcdefghijklmnop"
CELL_NAMES: Final = [f"{row}{column}" for row in ROW_NAMES for column in range(1, 17)]
TERRAIN_NAMES: Final = [card.id for card in TERRAIN]
CHARACTER_NAMES: Final = [character.id for character in CHARACTERS]

# in the order of the player aid: the first five before auction cards are chosen, two after they are shown
USABLE_NAMES: Final = ["governor", "lawyer", "day-labourer", "heroes", "gunsmith", "mercenary", "doctor"]

VERBS: Final = Verbs()

# chance
BACK: Final[One] = VERBS.one("back", [*BACKS])  # the back of the uppermost character comes to light
REVEAL: Final[One] = VERBS.one("reveal", CHARACTER_NAMES)  # the uppermost character is turned up
DRAW: Final[One] = VERBS.one("draw", TERRAIN_NAMES)  # a terrain card is turned up
TURN: Final[One] = VERBS.one("turn", [str(value) for value in range(1, 12)])  # a virtual player's card

# seats
USE: Final[One] = VERBS.one("use", USABLE_NAMES)  # a character's ability
DECLINE: Final[Plain] = VERBS.plain("decline")  # not to use or fetch a character now
BID: Final[One] = VERBS.one("bid", [str(value) for value in range(1, 10)])  # secretly, an auction card
TAKE: Final[One] = VERBS.one("take", [*TERRAIN_NAMES, *CHARACTER_NAMES])  # a card on offer
PLACE: Final[One] = VERBS.one("place", CELL_NAMES)  # the north-west parcel of the terrain card just taken
ASIDE: Final[Plain] = VERBS.plain("aside")  # a terrain card that fits nowhere
SELL: Final[One] = VERBS.one("sell", TERRAIN_NAMES)  # with the Auctioneer
FETCH: Final[One] = VERBS.one("fetch", CHARACTER_NAMES)  # with the Paperboy
DONE: Final[Plain] = VERBS.plain("done")  # no more sales
