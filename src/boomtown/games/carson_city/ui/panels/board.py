"""Where things lie on the sheet: the four sections, parcels and their sides, and the squares of the track."""

from __future__ import annotations

from typing import Final

from boomtown.core.svg import Box
from boomtown.games.carson_city.components import SIZE, SQUARES
from boomtown.games.carson_city.rules.tables import CORNER_ROW, EDGE_ENDS

Point = tuple[float, float]

# the sections on the sheet
GAP: Final = 10
TRACK_BOX: Final[Box] = (0, 0, 1040, 208)
TOWN_BOX: Final[Box] = (0, 0, 506, 506)
PEOPLE_BOX: Final[Box] = (0, 0, 524, 284)
MINE_BOX: Final[Box] = (0, 0, 524, 212)
PLAYERS_WIDTH: Final = 320
LEFT: Final = TOWN_BOX[2] + GAP  # of the right column
TOP: Final = TRACK_BOX[3] + GAP  # of town and people
HEIGHT: Final = TOP + TOWN_BOX[3]
WIDTH: Final = LEFT + PEOPLE_BOX[2]

# the town
PARCEL: Final = 60  # size of a parcel
TOWN_LEFT: Final = 15  # of the parcels, inside the frame
TOWN_TOP: Final = 9

# the track
MARGIN: Final = 10
SQUARE_HEIGHT: Final = 60
APART: Final = 6  # between squares
START: Final = 46  # room for the turn counter behind the last square
SHARES: Final = {1: (1.16, 0.94, 0.94, 1.16, 0.8), 2: (1.0,) * 10, 3: (1.0,) * 8}  # widths in each row


def corner(parcel: int) -> Point:
    """The upper left corner of a parcel in the town."""
    return TOWN_LEFT + PARCEL * (parcel % SIZE), TOWN_TOP + PARCEL * (parcel // SIZE)


def middle(parcel: int) -> Point:
    """The middle of a parcel."""
    x, y = corner(parcel)
    return x + PARCEL / 2, y + PARCEL / 2


def ends(edge: int) -> tuple[Point, Point]:
    """The two corners that an edge joins."""
    rows = [divmod(int(EDGE_ENDS[edge * 2 + end]), int(CORNER_ROW)) for end in range(2)]
    first, second = [(TOWN_LEFT + PARCEL * x, TOWN_TOP + PARCEL * y) for y, x in rows]
    return first, second


def _boxes() -> list[Box]:
    """Each square of the track; the second row runs from right to left."""
    boxes: list[Box] = []
    for square in SQUARES:
        shares = SHARES[square.row]
        room = TRACK_BOX[2] - 2 * MARGIN - APART * (len(shares) - 1) - (START if square.row == 3 else 0)
        place = square.place - 1
        if square.row == 2:
            place = len(shares) - 1 - place
        unit = room / sum(shares)
        left = MARGIN + sum(shares[:place]) * unit + APART * place
        top = 8 + (SQUARE_HEIGHT + APART) * (square.row - 1)
        boxes.append((round(left, 1), top, round(shares[place] * unit, 1), SQUARE_HEIGHT))
    return boxes


SQUARE_BOX: Final = _boxes()  # (square)
COUNTER_START: Final[Point] = (TRACK_BOX[2] - MARGIN - START / 2 + 4, SQUARE_BOX[-1][1] + SQUARE_HEIGHT / 2)
