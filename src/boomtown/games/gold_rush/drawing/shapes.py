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
from boomtown.games.gold_rush.components import SIDES, Face, Railroad, turned

Point = tuple[float, float]
Kind = Literal["bow", "corner", "band", "bowl", "full"]

MIDDLE: Final[dict[str, Point]] = {"n": (50, 0), "e": (100, 50), "s": (50, 100), "w": (0, 50)}
STEPS: Final = 16  # of a mountain's edge
GAUGE: Final = 3.4  # from the middle of a track to its rail
PLAZA: Final = 29  # radius of a city
STOP: Final = 17  # radius of a junction


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

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies on the mountain."""
        x, y = spin((x, y), -self.turn)
        swell = math.sin(math.pi * min(100.0, max(0.0, x)) / 100)
        if self.kind == "bow":
            return y < 34 * math.pow(swell, self.swell)
        if self.kind == "corner":
            return x + y < 102
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
                    (100 - w, 34 * math.pow(s, self.swell) + r)
                    for w, s, r in zip(way, swell, rough, strict=True)
                ]
            ]
        elif self.kind == "corner":
            lines = [
                [(100 - w + 2 * s + r, w + 2 * s + r) for w, s, r in zip(way, swell, rough, strict=True)]
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


def rocks(face: Face, turn: int) -> list[Rock]:
    """The shapes of a turned tile's mountain segments."""
    shapes = [_rock([turned(side, turn) for side in mountain.sides]) for mountain in face.mountains]
    if len(shapes) == 2 and (shapes[0].turn - shapes[1].turn) % 2 == 1:
        return [replace(shape, swell=1.35) for shape in shapes]
    return shapes


def _rock(sides: Sequence[str]) -> Rock:
    touched = set(sides)
    if len(touched) == 4:
        return Rock("full", 0)
    if len(touched) == 1:
        return Rock("bow", SIDES.index(sides[0]))
    if len(touched) == 3:
        return Rock("bowl", next(turn for turn in range(4) if turned("s", turn) not in touched))
    if turned(sides[0], 2) in touched:
        return Rock("band", 0 if "e" in touched else 1)
    return Rock(
        "corner", next(turn for turn in range(4) if touched == {turned("n", turn), turned("w", turn)})
    )


@dataclass(frozen=True, slots=True)
class Track:
    """The middle line of a track: straight to another side or a stop, or a quarter of a circle."""

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
        angle = part * math.pi / 2
        c, s = math.cos(angle), math.sin(angle)
        return cx + (sx - cx) * c + (ex - cx) * s, cy + (sy - cy) * c + (ey - cy) * s

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
    sides = [turned(side, turn) for side in piece.sides]
    start = MIDDLE[sides[0]]
    if len(sides) == 2:
        end = MIDDLE[sides[1]]
        if turned(sides[0], 2) == sides[1]:
            return Track(start, end)
        return Track(start, end, (start[0] + end[0] - 50, start[1] + end[1] - 50))
    if piece.ends_at != "mountain":
        return Track(start, (50, 50))
    across = turned(piece.sides[0], 2)
    is_bow = any(mountain.sides == (across,) for mountain in face.mountains)
    reach = 0.63 if is_bow else 0.27  # of the way through the tile, to where the rock begins
    return Track(start, (start[0] + (100 - 2 * start[0]) * reach, start[1] + (100 - 2 * start[1]) * reach))
