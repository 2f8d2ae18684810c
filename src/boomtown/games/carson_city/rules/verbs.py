"""Everything that can be done in Carson City."""

from __future__ import annotations

from typing import Final

from boomtown.core.verbs import One, Plain, Two, Verbs
from boomtown.games.carson_city.components import BUILDINGS, PARCELS, PERSONALITIES, SIZE, SQUARES

DICE: Final = [str(face) for face in range(1, 7)]
SEATS: Final = [str(seat) for seat in range(5)]
KINDS: Final = [building.id for building in BUILDINGS]
SPACES: Final = [square.id for square in SQUARES] + PARCELS  # where cowboys stand: squares, then parcels
PRICES: Final = [str(square.price) for square in SQUARES if square.id.startswith("construction")]
POINTS_AT_MOST: Final = 199  # more cannot be bought at once: no seat ever has so much money


def edge_names() -> list[str]:
    """All sides of parcels: upper sides row by row (the lower rim last), then left sides (the right rim last).

    `c3n` is the upper side of c3, `c3w` its left one; only the rim needs `s` and `e`.
    """
    rim = SIZE - 1
    level = [f"{PARCELS[row * SIZE + column]}n" for row in range(SIZE) for column in range(SIZE)]
    level += [f"{PARCELS[rim * SIZE + column]}s" for column in range(SIZE)]
    upright: list[str] = []
    for row in range(SIZE):
        upright += [f"{PARCELS[row * SIZE + column]}w" for column in range(SIZE)]
        upright.append(f"{PARCELS[row * SIZE + rim]}e")
    return level + upright


EDGES: Final = edge_names()

VERBS: Final = Verbs()

# chance
SIDE: Final[One] = VERBS.one("side", ["yellow", "red"])  # the side of a personality card
CENTRE: Final[Two] = VERBS.two("centre", DICE, DICE)  # white die: column, black die: row
MOUNTAIN: Final[Two] = VERBS.two("mountain", DICE, DICE)
ORDER: Final[One] = VERBS.one("order", SEATS)  # who is next in the order of the first turn
DRAW: Final[One] = VERBS.one("draw", KINDS)  # a building from the bag
ROLL: Final[One] = VERBS.one("roll", DICE)  # in a duel, or gambling
DEAL: Final[One] = VERBS.one("deal", [str(points) for points in range(6)])  # a duel tile, secretly

# setting up
RIVER: Final[One] = VERBS.one("river", PARCELS)  # the next parcel of a river of one's own (or of chance)
CLAIM: Final[One] = VERBS.one("claim", PARCELS)  # a parcel for nothing: at the start, and by the settler

# personalities
CHOOSE: Final[One] = VERBS.one("choose", [card.id for card in PERSONALITIES])
TAKE: Final[Plain] = VERBS.plain("take")  # the $8 of grocer or settler
WAIT: Final[Plain] = VERBS.plain("wait")  # for what else they offer
DOUBLE: Final[One] = VERBS.one("double", KINDS)  # the grocer doubles the income of a kind
HIRE: Final[One] = VERBS.one("hire", ["1", "2", "3"])  # cowboys from the captain
ARM: Final[One] = VERBS.one("arm", ["1", "2"])  # revolvers from the captain
BUNDLE: Final[One] = VERBS.one("bundle", ["3", "5", "7"])  # victory points from the banker
FETCH: Final[One] = VERBS.one("fetch", PRICES)  # the road worker takes a building off a square

# placing cowboys
COWBOY: Final[One] = VERBS.one("cowboy", SPACES)
SHERIFF: Final[One] = VERBS.one("sheriff", SPACES)  # the white cowboy
LIFT: Final[One] = VERBS.one("lift", SPACES)  # Kit Carson: take a cowboy back
RECALL: Final[Plain] = VERBS.plain("recall")  # Kit Carson: take the white cowboy back
PASS: Final[Plain] = VERBS.plain("pass")

# performing actions
DUEL: Final[One] = VERBS.one("duel", PARCELS)  # which duel is next
PLAY: Final[One] = VERBS.one("play", [str(points) for points in range(6)])  # a duel tile, secretly
PURCHASE: Final[One] = VERBS.one("purchase", PARCELS)  # a parcel
BUY: Final[Plain] = VERBS.plain("buy")  # the building on the square
BUILD: Final[One] = VERBS.one("build", PARCELS)  # place it
ROAD: Final[One] = VERBS.one("road", EDGES)
HOUSE: Final[One] = VERBS.one("house", PARCELS)
KEEP: Final[Plain] = VERBS.plain("keep")  # the building, to place it later
RAISE: Final[One] = VERBS.one("raise", KINDS)  # take up a building that was kept
AGREE: Final[Plain] = VERBS.plain("agree")  # to a house on the own parcel
REFUSE: Final[Plain] = VERBS.plain("refuse")
POINTS: Final[One] = VERBS.one("points", [str(points) for points in range(POINTS_AT_MOST + 1)])
DECLINE: Final[Plain] = VERBS.plain("decline")  # what is offered
DONE: Final[Plain] = VERBS.plain("done")  # nothing more of this
GUNS: Final[Plain] = VERBS.plain("guns")  # take the chip with the three guns
LEAVE: Final[Plain] = VERBS.plain("leave")  # leave it
