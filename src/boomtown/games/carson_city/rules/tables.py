"""The components packed into arrays of numbers: what would need a calculation is looked up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.games.carson_city.components import BUILDINGS, PARCELS, PERSONALITIES, PIECES, SIZE, SQUARES
from boomtown.games.carson_city.rules.verbs import KINDS

SEATS_AT_MOST: Final[i64] = 5
TURNS: Final[i64] = 4
ROW: Final[i64] = SIZE  # parcels in a row of the board
PARCEL_COUNT: Final[i64] = len(PARCELS)

# what is in the box
HOUSES: Final[i64] = PIECES.box.houses
MOUNTAINS: Final[i64] = PIECES.box.mountains
ROADS: Final[i64] = PIECES.box.roads
PROPERTY_TILES: Final[i64] = PIECES.box.property_tiles
COWBOYS: Final[i64] = PIECES.box.cowboys
BANK: Final[i64] = PIECES.box.money
RIVER_TILES: Final[i64] = PIECES.river.tiles

# buildings
KIND_COUNT: Final[i64] = len(BUILDINGS)
RANCH: Final[i64] = KINDS.index("ranch")
MINE: Final[i64] = KINDS.index("mine")
CHURCH: Final[i64] = KINDS.index("church")
NEEDS_ROAD: Final = vec[i64]([int(building.needs_road) for building in BUILDINGS])  # (kind) -> 0 or 1
BRINGS_HOUSE: Final = vec[i64]([int(building.brings_house) for building in BUILDINGS])
REVOLVERS_OF: Final = vec[i64]([building.revolvers for building in BUILDINGS])
IS_ATTACKABLE: Final = vec[i64]([int(building.attackable) for building in BUILDINGS])
PER_HOUSE: Final = vec[i64]([building.per_house for building in BUILDINGS])  # (kind) -> dollars
PER_MOUNTAIN: Final = vec[i64]([building.per_mountain for building in BUILDINGS])
PER_FREE_PARCEL: Final = vec[i64]([building.per_free_parcel for building in BUILDINGS])
PER_OWN: Final = vec[i64]([building.per_own.dollars if building.per_own else 0 for building in BUILDINGS])
OWN_KIND: Final = vec[i64]([KINDS.index(one.per_own.id) if one.per_own else 0 for one in BUILDINGS])
LEAST: Final = vec[i64]([building.least for building in BUILDINGS])
EARNS: Final = vec[i64](  # (kind) -> 1 if it can have an income
    [int(one.per_house + one.per_mountain + one.per_free_parcel + one.least > 0) for one in BUILDINGS]
)

# what lies on a parcel: nothing, a house, a mountain, the river, or FIRST_BUILDING + kind
FREE: Final[i64] = 0
HOUSE_TILE: Final[i64] = 1
MOUNTAIN_TILE: Final[i64] = 2
RIVER_TILE: Final[i64] = 3
FIRST_BUILDING: Final[i64] = 4
HOUSE_VALUE: Final = vec[i64]([0, 1, 0, 0] + [building.houses for building in BUILDINGS])  # (content)
IS_OCCUPIED: Final = vec[i64]([0, 1, 1, 0] + [1] * len(BUILDINGS))  # (content) -> house, mountain, building

# the action track
SQUARE_COUNT: Final[i64] = len(SQUARES)
SQUARE_NAMES: Final = [square.id for square in SQUARES]
WAGES: Final[i64] = SQUARE_NAMES.index("wages")
AMMUNITION: Final[i64] = SQUARE_NAMES.index("ammunition")
THREE_ROADS: Final[i64] = SQUARE_NAMES.index("three-roads")
SMALL_ROADS: Final[i64] = SQUARE_NAMES.index("roads")
PARCEL_PURCHASE: Final[i64] = SQUARE_NAMES.index("parcel-purchase")
FIRST_CONSTRUCTION: Final[i64] = SQUARE_NAMES.index("construction-12")
LAST_CONSTRUCTION: Final[i64] = SQUARE_NAMES.index("construction-3")
PARCELS_INCOME: Final[i64] = SQUARE_NAMES.index("parcels-income")
COWBOY_INCOME: Final[i64] = SQUARE_NAMES.index("cowboy-income")
GAMBLING: Final[i64] = SQUARE_NAMES.index("gambling")
ESTATE_INCOME: Final[i64] = SQUARE_NAMES.index("estate-income")
PARCELS_POINTS: Final[i64] = SQUARE_NAMES.index("parcels-points")
COWBOY_POINTS: Final[i64] = SQUARE_NAMES.index("cowboy-points")
ESTATE_POINTS: Final[i64] = SQUARE_NAMES.index("estate-points")
FIRST_POINTS: Final[i64] = SQUARE_NAMES.index("points-5")
SITES: Final[i64] = LAST_CONSTRUCTION - FIRST_CONSTRUCTION + 1  # construction squares, the dearest is site 0
STANDS_ONE: Final[i64] = 1
STANDS_MANY: Final[i64] = 2
STANDS: Final = vec[i64](  # (square) -> 0 = no cowboy stands there, STANDS_ONE of each seat, STANDS_MANY
    [["none", "one", "many"].index(square.stands) for square in SQUARES]
)
PRICE: Final = vec[i64]([square.price for square in SQUARES])  # (square) -> of a building or of a point
LAST_TURN: Final = vec[i64]([square.last_turn for square in SQUARES])  # (square) -> closed afterwards
NO_KIND: Final[i64] = -1
START_TILES: Final = vec[
    i64
](  # (site) -> the building that lies there at the start, or NO_KIND
    [
        KINDS.index(square.start) if square.start else -1
        for square in SQUARES[int(FIRST_CONSTRUCTION) : int(LAST_CONSTRUCTION) + 1]
    ]
)
BAG_COUNT: Final = vec[i64](  # (kind) -> tiles in the bag when the fixed ones have been laid out
    [building.count - [square.start for square in SQUARES].count(building.id) for building in BUILDINGS]
)

# spaces for cowboys: the squares of the track, then the parcels
FIRST_PARCEL: Final[i64] = SQUARE_COUNT
SPACE_COUNT: Final[i64] = SQUARE_COUNT + PARCEL_COUNT
ONE_COWBOY: Final = vec[i64]([1, 16, 256, 4096, 65536])  # (seat) -> its digit among the cowboys on a space
ONE_OF: Final = vec[i64]([2**number for number in range(40)])  # (number) -> the set that has only this

# personalities
CARD_COUNT: Final[i64] = len(PERSONALITIES)
CARD_NAMES: Final = [card.id for card in PERSONALITIES]
LAWMAN: Final[i64] = CARD_NAMES.index("sheriff")
BANKER: Final[i64] = CARD_NAMES.index("banker")
GROCER: Final[i64] = CARD_NAMES.index("grocer")
ROAD_WORKER: Final[i64] = CARD_NAMES.index("road-worker")
SETTLER: Final[i64] = CARD_NAMES.index("settler")
CAPTAIN: Final[i64] = CARD_NAMES.index("captain")
MERCENARY: Final[i64] = CARD_NAMES.index("mercenary")
YELLOW: Final[i64] = 0
RED: Final[i64] = 1
CASH_LIMIT: Final = vec[i64](  # (card * 2 + side) -> dollars
    [limit for card in PERSONALITIES for limit in (card.yellow_limit, card.red_limit)]
)

# duel tiles
POINTS_ON_TILES: Final[i64] = 6  # different numbers: 0 to 5

# the board: parcels, their corners and sides
CORNER_ROW: Final[i64] = ROW + 1
CORNER_COUNT: Final[i64] = CORNER_ROW * CORNER_ROW
LEVEL_EDGES: Final[i64] = ROW * CORNER_ROW
EDGE_COUNT: Final[i64] = 2 * LEVEL_EDGES


def around(parcel: int) -> list[int]:
    """The parcels around one, diagonals included."""
    column, row = parcel % SIZE, parcel // SIZE
    return [
        y * SIZE + x
        for y in range(max(row - 1, 0), min(row + 2, SIZE))
        for x in range(max(column - 1, 0), min(column + 2, SIZE))
        if (x, y) != (column, row)
    ]


def spread_rows(rows: list[list[int]], room: int) -> vec[i64]:
    """Rows of different length in one array, each with the same room."""
    flat: list[int] = []
    for row in rows:
        flat.extend(row)
        flat.extend([-1] * (room - len(row)))
    return vec[i64](flat)


def beside(parcel: int) -> list[int]:
    """The parcels above, right, below and left of one; -1 beyond the rim."""
    column, row = parcel % SIZE, parcel // SIZE
    return [
        parcel - SIZE if row > 0 else -1,
        parcel + 1 if column < SIZE - 1 else -1,
        parcel + SIZE if row < SIZE - 1 else -1,
        parcel - 1 if column > 0 else -1,
    ]


def sides(parcel: int) -> list[int]:
    """The edges above, right of, below and left of a parcel, numbered as their names."""
    column, row = parcel % SIZE, parcel // SIZE
    upright = int(LEVEL_EDGES) + row * (SIZE + 1) + column
    return [parcel, upright + 1, parcel + SIZE, upright]


def ends(edge: int) -> list[int]:
    """The two corners that an edge joins."""
    level, corners = int(LEVEL_EDGES), SIZE + 1
    if edge < level:
        first = edge // SIZE * corners + edge % SIZE
        return [first, first + 1]
    return [edge - level, edge - level + corners]


AROUND: Final = spread_rows([around(parcel) for parcel in range(len(PARCELS))], 8)  # (parcel * 8 + i)
AROUND_COUNT: Final = vec[i64]([len(around(parcel)) for parcel in range(len(PARCELS))])  # (parcel)
BESIDE: Final = spread_rows(
    [beside(parcel) for parcel in range(len(PARCELS))], 4
)  # (parcel * 4 + side n, e, s, w)
SIDE_OF: Final = spread_rows(
    [sides(parcel) for parcel in range(len(PARCELS))], 4
)  # (parcel * 4 + side) -> edge
IS_RIM: Final = vec[i64]([int(-1 in beside(parcel)) for parcel in range(len(PARCELS))])  # (parcel)
EDGE_ENDS: Final = spread_rows(
    [ends(edge) for edge in range(int(EDGE_COUNT))], 2
)  # (edge * 2 + end) -> corner
CORNER_OF: Final = spread_rows(  # (parcel * 4 + i) -> its corners
    [
        [parcel // SIZE * (SIZE + 1) + parcel % SIZE + step for step in (0, 1, SIZE + 1, SIZE + 2)]
        for parcel in range(len(PARCELS))
    ],
    4,
)
USUAL_RIVER: Final = vec[i64]([PARCELS.index(parcel) for parcel in PIECES.river.parcels])


# (white * 6 + black, dice numbered from 0) -> the parcel they point at: all but the outer ring
DICE_PARCEL: Final = vec[i64]([(black + 1) * SIZE + white + 1 for white in range(6) for black in range(6)])


def at_dice(white: i64, black: i64) -> i64:
    """The parcel that two dice point at.

    Rules: "Game setup", p. 2.
    """
    return DICE_PARCEL[white * 6 + black]
