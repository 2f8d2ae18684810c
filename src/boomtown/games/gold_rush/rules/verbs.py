"""Everything that can be done in Gold Rush."""

from __future__ import annotations

from typing import Final

from boomtown.core.grid import Plane
from boomtown.core.verbs import One, Plain, Two, Verbs
from boomtown.games.gold_rush.components import FACES, HALVES, PIECES, SIDES, TOKENS

# 72 tiles in a row and the squares at both ends are at most 73 steps apart, so they never meet themselves
PLANE: Final = Plane((PIECES.box.tiles + 2) // 2)
CELL_NAMES: Final = PLANE.names()
SPOT_NAMES: Final = [*SIDES, "city", *HALVES]  # where a cowboy can stand: see tables.py

VERBS: Final = Verbs()

DRAW: Final[One] = VERBS.one("draw", [face.id for face in FACES])  # chance: a land tile
TOKEN: Final[One] = VERBS.one("token", [str(token.value) for token in TOKENS])  # chance: a mining token
PLACE: Final[Two] = VERBS.two("place", CELL_NAMES, [*SIDES])  # the tile, its top turned to this side
COWBOY: Final[One] = VERBS.one("cowboy", SPOT_NAMES)  # on the tile just placed
TENT: Final[Two] = VERBS.two("tent", CELL_NAMES, [*SIDES])  # on the mountain at this side of a tile
MINE: Final[Plain] = VERBS.plain("mine")  # a token from the mountain where the own tent stands
PASS: Final[Plain] = VERBS.plain("pass")  # neither cowboy nor tent nor token
BEGIN: Final[One] = VERBS.one("begin", [str(seat) for seat in range(5)])  # chance: who takes the first turn
