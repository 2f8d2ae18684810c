"""The pieces of Carson City as typed, frozen components, read and checked from data/pieces.toml."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal

import msgspec

from boomtown.core.cards import Count, Figure, problems_of_ids, read_file, require_sound

FILE: Final = "pieces.toml"
ALL_BUILDINGS: Final = 30
COLUMNS: Final = "abcdefgh"
SIZE: Final = len(COLUMNS)  # parcels on a side of the board
PARCELS: Final = [f"{column}{row}" for row in range(1, SIZE + 1) for column in COLUMNS]  # row 1 by the track

Limit = Annotated[int, msgspec.Meta(ge=0, le=999)]  # of cash, at the end of a turn

# rules, texts and pictures know these by their ids
BUILDING_IDS: Final = ("ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church", "prison")
PERSONALITY_IDS: Final = ("sheriff", "banker", "grocer", "road-worker", "settler", "captain", "mercenary")
SQUARE_IDS: Final = (
    "wages", "ammunition", "three-roads", "roads", "parcel-purchase",
    "construction-12", "construction-10", "construction-8", "construction-6", "construction-5", "construction-4",
    "construction-3", "parcels-income", "cowboy-income", "gambling", "estate-income", "parcels-points",
    "cowboy-points", "estate-points", "points-5", "points-4", "points-3", "points-2",
)  # fmt: skip


class PerOwn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Income for each building of another kind that the owner has anywhere on the board."""

    id: str
    dollars: Figure


class Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building tile: what it needs, what it brings and what it earns."""

    id: str
    count: Count
    source: str
    needs_road: bool = False
    brings_house: bool = False
    houses: Figure = 0  # as how many houses it counts for its neighbours
    revolvers: Figure = 0
    attackable: bool = True
    per_house: Figure = 0
    per_mountain: Figure = 0
    per_free_parcel: Figure = 0
    per_own: PerOwn | None = None
    least: Figure = 0


class Personality(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A personality card: the cash limits of its two sides."""

    id: str
    yellow_limit: Limit
    red_limit: Limit
    source: str


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A square of the action track: where it is printed, how many may stand there, what it costs."""

    id: str
    row: Figure
    place: Figure
    source: str
    stands: Literal["one", "many", "none"] = "one"
    price: Figure = 0
    start: str = ""  # the building that lies there at the start; empty = drawn from the bag
    last_turn: Annotated[int, msgspec.Meta(ge=1, le=4)] = 4  # the turn counter closes it afterwards


class River(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The course of the river on the back of the board, and the tiles for a course of one's own."""

    id: str
    parcels: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    tiles: Count
    source: str


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The totals the rulebook states."""

    houses: Count
    mountains: Count
    roads: Count
    revolvers: Count
    property_tiles: Count
    cowboys: Count
    duel_tiles: Count
    money: Annotated[int, msgspec.Meta(ge=1, le=9999)]
    source: str


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    box: Box
    building: tuple[Building, ...]
    personality: tuple[Personality, ...]
    square: tuple[Square, ...]
    river: River


def read_pieces(folder: Traversable) -> Pieces:
    """The pieces in the file of a folder; BadCards names the entry and the field that are wrong.

    Rules: "Game contents", p. 1.
    """
    shape = {
        "box": Box,
        "building": tuple[Building, ...],
        "personality": tuple[Personality, ...],
        "square": tuple[Square, ...],
        "river": River,
    }
    pieces = Pieces(**read_file(folder, FILE, shape))
    require_sound(FILE, problems(pieces))
    return pieces


def problems(pieces: Pieces) -> Iterator[str]:
    """Everything that is wrong with the pieces, by entry and field."""
    yield from problems_of_ids("building", [entry.id for entry in pieces.building], BUILDING_IDS)
    yield from problems_of_ids("personality", [card.id for card in pieces.personality], PERSONALITY_IDS)
    squares = [square.id for square in pieces.square]
    yield from problems_of_ids("square", squares, SQUARE_IDS)
    for name, printed in zip(squares, SQUARE_IDS, strict=True):
        if name != printed:
            yield f"square {name} (id): squares stand in the order of the track, here comes {printed}"
    for building in pieces.building:
        if building.per_own is not None and building.per_own.id not in BUILDING_IDS:
            yield f"building {building.id} (per_own.id): there is no building {building.per_own.id!r}"
    for square in pieces.square:
        if square.start and square.start not in BUILDING_IDS:
            yield f"square {square.id} (start): there is no building {square.start!r}"
    counted = sum(building.count for building in pieces.building)
    if counted != ALL_BUILDINGS:
        yield f"building (count): the box holds {ALL_BUILDINGS} buildings, the entries add up to {counted}"
    for problem in problems_of_river(pieces.river):
        yield f"river {pieces.river.id} {problem}"


def problems_of_river(river: River) -> Iterator[str]:
    """A river enters at the rim, flows from side to side, does not touch itself and leaves at the rim.

    Rules: "The Carson River variant", p. 8.
    """
    if len(river.parcels) > river.tiles:
        yield f"(parcels): there are {river.tiles} tiles, and the river has {len(river.parcels)} parcels"
    unknown = [parcel for parcel in river.parcels if parcel not in PARCELS]
    if unknown:
        yield f"(parcels): there is no parcel {unknown[0]!r}"
        return
    course = [PARCELS.index(parcel) for parcel in river.parcels]
    for place, parcel in enumerate(course):
        beside = [other for other, near in enumerate(course) if are_beside(parcel, near)]
        if beside != [other for other in (place - 1, place + 1) if 0 <= other < len(course)]:
            yield f"(parcels): {PARCELS[parcel]} is not beside its neighbours alone"
    for end in (course[0], course[-1]):
        if end % SIZE not in (0, SIZE - 1) and end // SIZE not in (0, SIZE - 1):
            yield f"(parcels): {PARCELS[end]} is not at the rim"


def are_beside(parcel: int, other: int) -> bool:
    """Whether two parcels share a side."""
    return abs(parcel % SIZE - other % SIZE) + abs(parcel // SIZE - other // SIZE) == 1


PIECES: Final = read_pieces(files(__package__).joinpath("data"))
BUILDINGS: Final = PIECES.building
PERSONALITIES: Final = PIECES.personality
SQUARES: Final = PIECES.square
