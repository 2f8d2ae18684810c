"""The lines of a land tile on a field of 100 x 100: edges of mountains and tracks, from the sides they touch.

Shapes are described once, lying north, and then turned. The edge of a mountain runs from corner to corner, so
that neighbouring tiles always meet.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, Literal

from boomtown.core.svg import number
from boomtown.games.gold_rush.components import SIDES, Face, Railroad, turn_side

Point = tuple[float, float]
Kind = Literal["bow", "corner", "band", "bowl", "full"]

MIDDLE: Final[dict[str, Point]] = {"n": (50, 0), "e": (100, 50), "s": (50, 100), "w": (0, 50)}
STEPS: Final = 16  # of a mountain's edge
GAUGE: Final = 3.4  # from the middle of a track to its rail
PLAZA: Final = 29  # radius of a city
STOP: Final = 17  # radius of a junction
BESIDE_ROCK: Final = {PLAZA: 22, STOP: 15}  # the same on a tile that also shows a mountain
STRIP: Final = 8  # width of the prairie between a mountain and a city or junction
TUNNEL: Final = 0.03  # of the way through a tile: how far before the rock a track ends


def spin(point: Point, turn: int) -> Point:
    """A point of the tile after so many quarter turns clockwise."""
    x, y = point
    for _ in range(turn % 4):
        x, y = 100 - y, x
    return x, y


@dataclass(frozen=True, slots=True)
class Rock:
    """The shape of a mountain segment: its kind, and how often it is turned from where it is described."""

    kind: Kind
    turn: int
    swell: float = 0.7  # how round a bow is: above 1 it leaves the corners to a second mountain
    depth: float = 34  # how far a bow reaches into the tile
    bulge: float = 2  # how far a corner reaches beyond the diagonal

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies on the mountain."""
        x, y = spin((x, y), -self.turn)
        swell = math.sin(math.pi * min(100.0, max(0.0, x)) / 100)
        if self.kind == "bow":
            return y < self.depth * math.pow(swell, self.swell)
        if self.kind == "corner":
            along = min(100.0, max(0.0, 50 - (x - y) / 2))
            return x + y < 100 + 2 * self.bulge * math.sin(math.pi * along / 100)
        if self.kind == "band":
            return 20 * math.pow(swell, 0.8) < y < 100 - 20 * math.pow(swell, 0.8)
        return self.kind == "full" or y < 100 - 27 * math.pow(swell, 0.7)

    def edges(self, rng: Random) -> list[list[Point]]:
        """Where the mountain ends: one line, two for a band, none for a full tile; a little uneven."""
        if self.kind == "full":
            return []
        swell = [math.sin(math.pi * i / STEPS) for i in range(STEPS + 1)]
        rough = [rng.uniform(-1.8, 1.8) if 0 < i < STEPS else 0.0 for i in range(STEPS + 1)]
        way = [100 * i / STEPS for i in range(STEPS + 1)]
        lines: list[list[Point]]
        if self.kind == "bow":
            lines = [
                [
                    (100 - w, self.depth * math.pow(s, self.swell) + r)
                    for w, s, r in zip(way, swell, rough, strict=True)
                ]
            ]
        elif self.kind == "corner":
            b = self.bulge
            lines = [
                [(100 - w + b * s + r, w + b * s + r) for w, s, r in zip(way, swell, rough, strict=True)]
            ]
        elif self.kind == "band":
            upper = [
                (100 - w, 20 * math.pow(s, 0.8) + 0.6 * r) for w, s, r in zip(way, swell, rough, strict=True)
            ]
            lower = [
                (w, 100 - 20 * math.pow(s, 0.8) + 0.6 * r) for w, s, r in zip(way, swell, rough, strict=True)
            ]
            lines = [upper, lower]
        else:
            lines = [
                [
                    (100 - w, 100 - 27 * math.pow(s, 0.7) + r)
                    for w, s, r in zip(way, swell, rough, strict=True)
                ]
            ]
        return [[spin(point, self.turn) for point in line] for line in lines]

    def outline(self, edges: list[list[Point]]) -> list[Point]:
        """The whole segment: its edges, closed along the sides of the tile."""
        if self.kind == "band":
            return edges[0] + edges[1]
        corners: dict[Kind, list[Point]] = {
            "bow": [(0, 0), (100, 0)],
            "corner": [(0, 0), (100, 0)],
            "bowl": [(0, 0), (100, 0), (100, 100)],
            "full": [(0, 0), (100, 0), (100, 100), (0, 100)],
        }
        return [spin(point, self.turn) for point in corners[self.kind]] + (edges[0] if edges else [])


def hub_radius(face: Face) -> float:
    """The radius of the city or junction in the middle of a tile, 0 if there is none."""
    radius = PLAZA if face.city else STOP if face.junction else 0
    return BESIDE_ROCK[radius] if radius and face.mountains else radius


def rocks(face: Face, turn: int) -> list[Rock]:
    """The shapes of a turned tile's mountain segments: they leave room for each other and for what is in the middle."""
    shapes = [_rock([turn_side(side, turn) for side in mountain.sides]) for mountain in face.mountains]
    return [
        replace(
            shape,
            swell=1.35 if _has_neighbour(face, number) else 0.7,
            depth=_depth(face, number, shapes),
            bulge=_bulge(face, number),
        )
        for number, shape in enumerate(shapes)
    ]


def _has_neighbour(face: Face, number: int) -> bool:
    """Whether another mountain begins at a corner of the tile where this one ends."""
    others = {side for other, rock in enumerate(face.mountains) if other != number for side in rock.sides}
    return any(turn_side(side, way) in others for side in face.mountains[number].sides for way in (1, 3))


def _depth(face: Face, number: int, shapes: list[Rock]) -> float:
    """How far a bow may reach: to a wide mountain behind it, or to the strip of prairie before a city or junction."""
    kinds = {shape.kind for shape in shapes}
    if "bowl" in kinds or "band" in kinds:
        return 30 if "bowl" in kinds else 24
    hub = hub_radius(face)
    if not hub:
        return 34
    return 50 - hub - STRIP if _is_joined(face, number) else 50 - hub + 3


def _bulge(face: Face, number: int) -> float:
    """How far a corner may reach: less if a track or another mountain is near, or a strip of prairie goes round."""
    hub = hub_radius(face)
    if hub:
        return -(hub + STRIP) * math.sqrt(0.5) if _is_joined(face, number) else 2
    return -5 if face.railroads or _has_neighbour(face, number) else 2


def _is_joined(face: Face, number: int) -> bool:
    """Whether the prairie goes round a mountain, from the half side before it to the one after it, clockwise."""
    sides = face.mountains[number].sides
    before = next((turn_side(side, 3) + "r" for side in sides if turn_side(side, 3) not in sides), "")
    after = next((turn_side(side, 1) + "l" for side in sides if turn_side(side, 1) not in sides), "")
    return all((before in prairie.halves) == (after in prairie.halves) for prairie in face.prairies)


def _rock(sides: Sequence[str]) -> Rock:
    touched = set(sides)
    if len(touched) == 4:
        return Rock("full", 0)
    if len(touched) == 1:
        return Rock("bow", SIDES.index(sides[0]))
    if len(touched) == 3:
        return Rock("bowl", next(turn for turn in range(4) if turn_side("s", turn) not in touched))
    if turn_side(sides[0], 2) in touched:
        return Rock("band", 0 if "e" in touched else 1)
    return Rock(
        "corner", next(turn for turn in range(4) if touched == {turn_side("n", turn), turn_side("w", turn)})
    )


@dataclass(frozen=True, slots=True)
class Track:
    """The middle line of a track: straight to another side or a stop, or at most a quarter of a circle."""

    start: Point
    end: Point
    center: Point | None = None  # of the circle

    def line(self, aside: float = 0) -> str:
        """The path of the track, or of a rail so far beside it."""
        if self.center is None:
            dx, dy = self.end[0] - self.start[0], self.end[1] - self.start[1]
            long = math.hypot(dx, dy)
            x, y = self.start[0] - dy / long * aside, self.start[1] + dx / long * aside
            return f"M{number(x)} {number(y)}l{number(dx)} {number(dy)}"
        r = 50 + aside
        (cx, cy), (sx, sy), (ex, ey) = self.center, self.start, self.end
        is_clockwise = (sx - cx) * (ey - cy) > (sy - cy) * (ex - cx)
        first = f"{number(cx + (sx - cx) / 50 * r)} {number(cy + (sy - cy) / 50 * r)}"
        last = f"{number(cx + (ex - cx) / 50 * r)} {number(cy + (ey - cy) / 50 * r)}"
        return f"M{first}A{number(r)} {number(r)} 0 0 {int(is_clockwise)} {last}"

    def point(self, part: float) -> Point:
        """Where one is after this part of the way."""
        (sx, sy), (ex, ey) = self.start, self.end
        if self.center is None:
            return sx + (ex - sx) * part, sy + (ey - sy) * part
        cx, cy = self.center
        first, last = math.atan2(sy - cy, sx - cx), math.atan2(ey - cy, ex - cx)
        angle = first + math.remainder(last - first, math.tau) * part
        return cx + 50 * math.cos(angle), cy + 50 * math.sin(angle)

    def distance(self, x: float, y: float) -> float:
        """How far a point is from the track."""
        if self.center is not None:
            return abs(math.hypot(x - self.center[0], y - self.center[1]) - 50)
        (sx, sy), (ex, ey) = self.start, self.end
        dx, dy = ex - sx, ey - sy
        part = ((x - sx) * dx + (y - sy) * dy) / (dx * dx + dy * dy)
        part = min(1.0, max(0.0, part))
        return math.hypot(x - sx - dx * part, y - sy - dy * part)


def track(face: Face, piece: Railroad, turn: int) -> Track:
    """The middle line of a piece of track on a turned tile."""
    sides = [turn_side(side, turn) for side in piece.sides]
    if len(sides) == 2:
        return _through(*sides)
    if piece.ends_at != "mountain":
        return Track(MIDDLE[sides[0]], (50, 50))
    shapes = rocks(face, turn)
    beside = [turn_side(side, turn) for mountain in face.mountains for side in mountain.sides]
    ways = [_through(sides[0], side) for side in (turn_side(sides[0], 2), *beside)]
    return next(line for line in (_into_rock(way, shapes) for way in ways) if line)


def _through(side: str, other: str) -> Track:
    """From side to side: straight on or round the corner between them."""
    start, end = MIDDLE[side], MIDDLE[other]
    if turn_side(side, 2) == other:
        return Track(start, end)
    return Track(start, end, (start[0] + end[0] - 50, start[1] + end[1] - 50))


def _into_rock(way: Track, shapes: list[Rock]) -> Track | None:
    """The same track as far as the mountain that it meets; None if it meets none."""
    for percent in range(5, 101):
        if any(shape.holds(*way.point(percent / 100)) for shape in shapes):
            return Track(way.start, way.point(percent / 100 - TUNNEL), way.center)
    return None
