"""The pieces of Carson City as typed, frozen components, read and checked from data/pieces.toml."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal

import msgspec

COLUMNS: Final = "abcdefgh"
SIZE: Final = len(COLUMNS)  # parcels on a side of the board
PARCELS: Final = [f"{column}{row}" for row in range(1, SIZE + 1) for column in COLUMNS]  # row 1 by the track


class PerOwn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Income for each building of another kind that the owner has anywhere on the board."""

    id: str
    dollars: int


class Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building tile: what it needs, what it brings and what it earns."""

    id: str
    count: int
    source: str
    needs_road: bool = False
    brings_house: bool = False
    houses: int = 0  # as how many houses it counts for its neighbours
    revolvers: int = 0
    attackable: bool = True
    per_house: int = 0
    per_mountain: int = 0
    per_free_parcel: int = 0
    per_own: PerOwn | None = None
    least: int = 0


class Personality(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A personality card: the cash limits of its two sides."""

    id: str
    yellow_limit: int
    red_limit: int
    source: str


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A square of the action track: where it is printed, how many may stand there, what it costs."""

    id: str
    row: int
    place: int
    source: str
    stands: Literal["one", "many", "none"] = "one"
    price: int = 0
    start: str = ""  # the building that lies there at the start; empty = drawn from the bag
    last_turn: int = 4  # the turn counter closes it afterwards


class River(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The course of the river on the back of the board, and the tiles for a course of one's own."""

    id: str
    parcels: tuple[str, ...]
    tiles: int
    source: str


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The totals the rulebook states."""

    houses: int
    mountains: int
    roads: int
    revolvers: int
    property_tiles: int
    cowboys: int
    duel_tiles: int
    money: int
    source: str


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    box: Box
    building: tuple[Building, ...]
    personality: tuple[Personality, ...]
    square: tuple[Square, ...]
    river: River


def read(raw: bytes) -> Pieces:
    """The pieces in this TOML text; ValueError names the entry that is wrong.

    Rules: "Game contents", p. 1.
    """
    pieces = msgspec.toml.decode(raw, type=Pieces)
    buildings = [building.id for building in pieces.building]
    ids = [*buildings, *(card.id for card in pieces.personality), *(square.id for square in pieces.square)]
    for name in ids:
        if ids.count(name) > 1:
            raise ValueError(f"two entries are called {name}")
    if sum(building.count for building in pieces.building) != 30:
        raise ValueError("the box holds 30 buildings, the entries add up to another number")
    for building in pieces.building:
        if building.per_own is not None and building.per_own.id not in buildings:
            raise ValueError(f"building {building.id}: there is no {building.per_own.id}")
    for square in pieces.square:
        if square.start and square.start not in buildings:
            raise ValueError(f"square {square.id}: there is no {square.start}")
    check_river(pieces.river)
    return pieces


def check_river(river: River) -> None:
    """A river enters at the rim, flows from side to side, does not touch itself and leaves at the rim.

    Rules: "The Carson River variant", p. 8.
    """
    if not 0 < len(river.parcels) <= river.tiles:
        raise ValueError(f"river {river.id}: it has at most {river.tiles} parcels")
    course = [PARCELS.index(parcel) for parcel in river.parcels]
    for place, parcel in enumerate(course):
        beside = [other for other, near in enumerate(course) if are_beside(parcel, near)]
        if beside != [other for other in (place - 1, place + 1) if 0 <= other < len(course)]:
            raise ValueError(f"river {river.id}: {PARCELS[parcel]} is not beside its neighbours alone")
    for end in (course[0], course[-1]):
        if end % SIZE not in (0, SIZE - 1) and end // SIZE not in (0, SIZE - 1):
            raise ValueError(f"river {river.id}: {PARCELS[end]} is not at the rim")


def are_beside(parcel: int, other: int) -> bool:
    """Whether two parcels share a side."""
    return abs(parcel % SIZE - other % SIZE) + abs(parcel // SIZE - other // SIZE) == 1


PIECES: Final = read(files(__package__).joinpath("data", "pieces.toml").read_bytes())
BUILDINGS: Final = PIECES.building
PERSONALITIES: Final = PIECES.personality
SQUARES: Final = PIECES.square
