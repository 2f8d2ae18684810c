"""The components packed into arrays of numbers: what would need a calculation is looked up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.games.gold_rush.components import FACES, HALVES, PIECES, SIDES, TOKENS, segments, turn_side
from boomtown.games.gold_rush.rules.verbs import PLANE, SPOT_NAMES

CELLS: Final[i64] = PLANE.cells
STEP_TO: Final = vec[i64]([-int(PLANE.south), 1, int(PLANE.south), -1])  # (side) -> neighbouring cell

TILES: Final[i64] = PIECES.box.tiles
COWBOYS: Final[i64] = PIECES.box.cowboys  # of a seat
TOKENS_IN_BOX: Final[i64] = PIECES.box.tokens
VALUES: Final[i64] = len(TOKENS)
TOKEN_VALUE: Final = vec[i64]([token.value for token in TOKENS])  # (value number) -> nuggets
TOKEN_COUNT: Final = vec[i64]([token.count for token in TOKENS])  # (value number) -> tokens in the box

START_FACE: Final[i64] = [face.start for face in FACES].index(True)
PILE_COUNT: Final = vec[i64]([face.count - face.start for face in FACES])  # (face) -> tiles in the piles

# how many segments the tiles of the box have together: the room for features
ALL_MOUNTAINS: Final[i64] = sum(face.count * len(face.mountains) for face in FACES)
ALL_RAILS: Final[i64] = sum(face.count * len(face.railroads) for face in FACES)
ALL_PRAIRIES: Final[i64] = sum(face.count * len(face.prairies) for face in FACES)
ALL_CITIES: Final[i64] = sum(face.count for face in FACES if face.city)
ALL_SPACES: Final[i64] = 2 * TILES + 4  # no map of so many squares has more neighbours

# what lies along a side, and where a cowboy may stand
PRAIRIE: Final[i64] = 1
RAIL: Final[i64] = 2
MOUNTAIN: Final[i64] = 3
CITY: Final[i64] = 4
NOTHING: Final[i64] = 0
SPOTS: Final[i64] = len(SPOT_NAMES)
CITY_SPOT: Final[i64] = 4  # sides come first, then the city, then the half sides
FIRST_HALF_SPOT: Final[i64] = 5

# segments of a face, numbered as in its entry
MOUNTAIN_COUNT: Final = vec[i64]([len(face.mountains) for face in FACES])
RAIL_COUNT: Final = vec[i64]([len(face.railroads) for face in FACES])
PRAIRIE_COUNT: Final = vec[i64]([len(face.prairies) for face in FACES])
IS_CITY: Final = vec[i64]([int(face.city) for face in FACES])
NUGGETS_ON: Final = vec[i64]([sum(mountain.nuggets for mountain in face.mountains) for face in FACES])
MOST_MOUNTAINS: Final[i64] = 4  # on one face: one at each side
MOST_RAILS: Final[i64] = 4
MOST_PRAIRIES: Final[i64] = 8  # one at each half side


def spread_rows(rows: list[list[int]], room: int, filler: int) -> vec[i64]:
    """Rows of different length in one array, each with the same room."""
    flat: list[int] = []
    for row in rows:
        flat.extend(row)
        flat.extend([filler] * (room - len(row)))
    return vec[i64](flat)


# (face * MOST_… + segment) -> a figure of that segment
MOUNTAIN_SIDES: Final = spread_rows(
    [[len(m.sides) for m in face.mountains] for face in FACES], int(MOST_MOUNTAINS), 0
)
MOUNTAIN_NUGGETS: Final = spread_rows(
    [[m.nuggets for m in face.mountains] for face in FACES], int(MOST_MOUNTAINS), 0
)
RAIL_SIDES: Final = spread_rows(
    [[len(r.sides) for r in face.railroads] for face in FACES], int(MOST_RAILS), 0
)
RAIL_LOCOMOTIVES: Final = spread_rows(
    [[r.locomotives for r in face.railroads] for face in FACES], int(MOST_RAILS), 0
)
PRAIRIE_TIPIS: Final = spread_rows(
    [[p.tipis for p in face.prairies] for face in FACES], int(MOST_PRAIRIES), 0
)
PRAIRIE_HORSES: Final = spread_rows(
    [[p.horses for p in face.prairies] for face in FACES], int(MOST_PRAIRIES), 0
)

# A tile is laid as face * 4 + turn, its "lie".


def places_at(places: tuple[str, ...], kind: str) -> vec[i64]:
    """(lie, side or half side) -> which segment of this kind touches it, or -1."""
    flat: list[int] = []
    for face in FACES:
        for turn in range(4):
            row = [-1] * len(places)
            if kind == "mountain":
                touched: list[tuple[str, ...]] = [mountain.sides for mountain in face.mountains]
            elif kind == "rail":
                touched = [track.sides for track in face.railroads]
            else:
                touched = [prairie.halves for prairie in face.prairies]
            for number, where in enumerate(touched):
                for place in where:
                    row[places.index(turn_side(place, turn))] = number
            flat.extend(row)
    return vec[i64](flat)


MOUNTAIN_AT: Final = places_at(SIDES, "mountain")  # (lie * 4 + side) -> segment
RAIL_AT: Final = places_at(SIDES, "rail")  # (lie * 4 + side) -> segment
PRAIRIE_AT: Final = places_at(HALVES, "prairie")  # (lie * 8 + half) -> segment


def first_places(touching: vec[i64], places: int, room: int) -> vec[i64]:
    """(lie, segment) -> the first of the places that the segment touches: its name."""
    flat: list[int] = []
    for lie in range(4 * len(FACES)):
        row = [-1] * room
        for place in range(places - 1, -1, -1):
            segment = int(touching[lie * places + place])
            if segment >= 0:
                row[segment] = place
        flat.extend(row)
    return vec[i64](flat)


MOUNTAIN_SPOT: Final = first_places(
    MOUNTAIN_AT, 4, int(MOST_MOUNTAINS)
)  # (lie * MOST_MOUNTAINS + segment) -> side
RAIL_SPOT: Final = first_places(RAIL_AT, 4, int(MOST_RAILS))  # (lie * MOST_RAILS + segment) -> side
PRAIRIE_HALF: Final = first_places(
    PRAIRIE_AT, 8, int(MOST_PRAIRIES)
)  # (lie * MOST_PRAIRIES + segment) -> half side


def side_kinds() -> vec[i64]:
    """(lie, side) -> what runs across it."""
    letters = {"P": 1, "R": 2, "M": 3}
    return vec[i64](
        [letters[face.sides[(side - turn) % 4]] for face in FACES for turn in range(4) for side in range(4)]
    )


SIDE_KIND: Final = side_kinds()  # (lie * 4 + side) -> PRAIRIE, RAIL or MOUNTAIN


def first_turns() -> vec[i64]:
    """(lie) -> the first turn in which the tile looks the same."""
    flat: list[int] = []
    for face in FACES:
        looks = [segments(face, turn) for turn in range(4)]
        flat.extend(looks.index(look) for look in looks)
    return vec[i64](flat)


FIRST_TURN: Final = first_turns()

# An empty square next to the map demands something of each side: a number with one digit to base 4 per side,
# 0 where no tile lies yet.
DIGIT: Final = vec[i64]([1, 4, 16, 64])  # (side)
DEMANDS: Final[i64] = 256


def fitting_turns() -> vec[i64]:
    """(face, demand) -> the set of turns in which the face meets the demand; of equal looks only the first."""
    flat: list[int] = []
    for face in range(len(FACES)):
        row = [0] * 256
        for turn in range(4):
            lie = face * 4 + turn
            if int(FIRST_TURN[lie]) != turn:
                continue
            demands = [0]  # every demand this lie meets: each side is asked for what it shows, or for nothing
            for side in range(4):
                digit = int(SIDE_KIND[lie * 4 + side]) * 4**side
                demands += [demand + digit for demand in demands]
            for demand in demands:
                row[demand] += 2**turn
        flat.extend(row)
    return vec[i64](flat)


FITS: Final = fitting_turns()  # (face * DEMANDS + demand) -> set of turns

# Cowboys on a feature are one number with a digit to base 8 per seat: joined features are simply added.
ONE_COWBOY: Final = vec[i64]([1, 8, 64, 512, 4096])  # (seat)
