"""Where things stand on a land tile: symbols, cowboys, tents and piles, so that they do not cover each other."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Final

from boomtown.games.gold_rush.components import FACES, Face, Prairie, Railroad, turn_side
from boomtown.games.gold_rush.ui.shapes import Kind, Point, Rock, Track, hub_radius, rocks, spin, track

GRID: Final = 25  # the prairie is searched for room on a grid of so many cells a side
CELL: Final = 100 / GRID
HALF_MIDDLE: Final[dict[str, Point]] = {
    "nl": (25, 2), "nr": (75, 2), "el": (98, 25), "er": (98, 75),
    "sl": (75, 98), "sr": (25, 98), "wl": (2, 75), "wr": (2, 25),
}  # fmt: skip

# (nuggets, cowboy or tent, pile) on each kind of mountain
ON_ROCK: Final[dict[Kind, tuple[Point, Point, Point]]] = {
    "bow": ((49, 14), (22, 15), (73, 12)),
    "corner": ((29, 27), (62, 17), (17, 62)),
    "band": ((50, 50), (22, 48), (80, 50)),
    "bowl": ((50, 39), (21, 38), (79, 40)),
    "full": ((50, 50), (24, 38), (76, 62)),
}


@dataclass(frozen=True, slots=True)
class MountainSpots:
    """On a mountain segment: the middle of its nuggets, of a cowboy or tent, and of a pile."""

    nuggets: Point
    piece: Point
    pile: Point


@dataclass(frozen=True, slots=True)
class PrairieSpots:
    """On a prairie segment: a tipi or herd, and a lying farmer."""

    symbol: Point
    farmer: Point


@dataclass(frozen=True, slots=True)
class Anchors:
    """All places of a turned tile, segments as numbered in its face."""

    mountains: tuple[MountainSpots, ...]
    locomotives: tuple[tuple[Point, ...], ...]  # (railroad)
    railwaymen: tuple[Point, ...]  # (railroad); where they have their feet
    merchant: Point
    prairies: tuple[PrairieSpots, ...]


@cache
def anchors(face_number: int, turn: int) -> Anchors:
    """The places on a tile of this face after so many quarter turns."""
    face = FACES[face_number]
    tracks = [track(face, piece, turn) for piece in face.railroads]
    prairies = [
        PrairieSpots(spin(spots.symbol, turn), spin(spots.farmer, turn)) for spots in _prairies(face_number)
    ]
    return Anchors(
        mountains=tuple(_on_mountain(face, number, turn) for number in range(len(face.mountains))),
        locomotives=tuple(
            _locomotives(line, piece) for line, piece in zip(tracks, face.railroads, strict=True)
        ),
        railwaymen=tuple(
            _railwayman(line, piece, prairies) for line, piece in zip(tracks, face.railroads, strict=True)
        ),
        merchant=(67, 60),
        prairies=tuple(prairies),
    )


def _on_mountain(face: Face, number: int, turn: int) -> MountainSpots:
    sides = face.mountains[number].sides
    shape = rocks(face, 0)[number]
    nuggets, piece, pile = ON_ROCK[shape.kind]
    if shape.kind == "bow":
        others = {side for n, other in enumerate(face.mountains) if n != number for side in other.sides}
        meets = (
            turn_side(sides[0], 3) in others,
            turn_side(sides[0], 1) in others,
        )  # at its left, at its right corner
        if all(meets):
            nuggets, piece, pile = (50, 15), (31, 15), (69, 13)
        elif meets[1]:  # keep away from the corner where the two mountains meet
            nuggets, piece, pile = (44, 13), (21, 15), (65, 13)
        elif meets[0]:
            nuggets, piece, pile = (56, 13), (79, 15), (35, 13)
    elif shape.kind == "corner" and shape.bulge < 0:  # it has withdrawn towards its corner
        nuggets = nuggets[0] + shape.bulge / 2, nuggets[1] + shape.bulge / 2
        piece, pile = (piece[0], piece[1] + shape.bulge / 3), (pile[0] + shape.bulge / 3, pile[1])
    places = [spin(point, shape.turn + turn) for point in (nuggets, piece, pile)]
    return MountainSpots(*places)


def _locomotives(line: Track, piece: Railroad) -> tuple[Point, ...]:
    """In the middle of the track, or before its tunnel; two of them leave the middle free."""
    if piece.locomotives == 2:
        return line.point(0.27), line.point(0.73)
    middle = 0.6 if piece.ends_at == "mountain" else 0.5
    return tuple(line.point(middle) for _ in range(piece.locomotives))


def _railwayman(line: Track, piece: Railroad, prairies: list[PrairieSpots]) -> Point:
    """On the track, beside a locomotive, outside the city, and where most room is left to farmers."""
    if piece.ends_at == "mountain":
        return line.point(0.15 if piece.locomotives == 1 else 0.45)
    if piece.ends_at != "none":
        return line.point(0.26)
    if piece.locomotives != 1:
        return line.point(0.5)
    ends = line.point(0.2), line.point(0.8)
    return max(ends, key=lambda end: min(math.dist(end, spots.farmer) for spots in prairies))


@cache
def _prairies(face_number: int) -> tuple[PrairieSpots, ...]:
    """The places on every prairie segment of an unturned tile: where there is most room."""
    face = FACES[face_number]
    shapes = rocks(face, 0)
    tracks = [track(face, piece, 0) for piece in face.railroads]
    hub = hub_radius(face)
    is_free = [[_is_free(col, row, shapes, tracks, hub) for col in range(GRID)] for row in range(GRID)]
    taken = [
        place
        for line, piece in zip(tracks, face.railroads, strict=True)
        for place in _locomotives(line, piece)
    ]
    taken += [_on_mountain(face, number, 0).piece for number in range(len(shapes))]
    return tuple(_in_prairie(prairie, is_free, taken) for prairie in face.prairies)


def _middle(index: int) -> float:
    return (index + 0.5) * CELL


def _is_free(col: int, row: int, shapes: list[Rock], tracks: list[Track], hub: float) -> bool:
    x, y = _middle(col), _middle(row)
    if math.hypot(x - 50, y - 50) < hub + 2:
        return False
    return not any(shape.holds(x, y) for shape in shapes) and all(
        line.distance(x, y) > 8.5 for line in tracks
    )


def _in_prairie(prairie: Prairie, is_free: list[list[bool]], taken: list[Point]) -> PrairieSpots:
    halves = [HALF_MIDDLE[half] for half in prairie.halves]
    middle = (sum(x for x, _ in halves) / len(halves), sum(y for _, y in halves) / len(halves))
    room = _room(_region(prairie, is_free)) or {middle: 0.0}

    def best(wanted: float, away: list[tuple[Point, float]]) -> Point:
        def worth(place: Point) -> float:
            limits = [math.dist(place, other) - gap for other, gap in away]
            return min(wanted, room[place], *limits) - 0.03 * math.dist(place, middle)

        return max(sorted(room), key=worth)

    has_symbol = bool(prairie.tipis or prairie.horses)
    x, y = best(15, [(place, 14.0) for place in taken])
    symbol = (
        min(86.0, max(14.0, x)),
        min(87.0, max(15.0, y)),
    )  # its tips may touch the rock, not the next tile
    in_the_way = [(place, 12.0) for place in taken] + ([(symbol, 13.0)] if has_symbol else [])
    x, y = best(22, in_the_way)
    return PrairieSpots(symbol, (min(82.0, max(18.0, x)), min(85.0, max(15.0, y))))


def _region(prairie: Prairie, is_free: list[list[bool]]) -> set[tuple[int, int]]:
    """The free cells that can be reached from the half sides of a prairie."""
    cells = [(int(x / CELL), int(y / CELL)) for x, y in (HALF_MIDDLE[half] for half in prairie.halves)]
    seen = {(col, row) for col, row in cells if is_free[row][col]}
    todo = list(seen)
    while todo:
        col, row = todo.pop()
        for near in ((col + 1, row), (col - 1, row), (col, row + 1), (col, row - 1)):
            if near not in seen and 0 <= near[0] < GRID and 0 <= near[1] < GRID and is_free[near[1]][near[0]]:
                seen.add(near)
                todo.append(near)
    return seen


def _room(region: set[tuple[int, int]]) -> dict[Point, float]:
    """How far each place of a region is from its edge."""
    far: dict[tuple[int, int], float] = {}
    steps = ((1, 0, 1.0), (0, 1, 1.0), (1, 1, 1.4), (-1, 1, 1.4))
    for sign in (1, -1):  # down from the upper left, then back
        for col, row in sorted(region, key=lambda cell: (sign * cell[1], sign * cell[0])):
            near = min(far.get((col - sign * dc, row - sign * dr), 0.0) + d for dc, dr, d in steps)
            far[col, row] = min(near, far.get((col, row), near))
    return {(_middle(col), _middle(row)): distance * CELL for (col, row), distance in far.items()}
