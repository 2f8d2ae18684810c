"""Land tiles drawn from their data alone, on a field of 100 x 100; everything stands upright whatever the turn."""

from __future__ import annotations

import itertools
import math
from functools import cache
from random import Random
from typing import Final

from boomtown.core.svg import Markup, Style, circle, el, rect, together
from boomtown.games.gold_rush.components import FACES, Face
from boomtown.games.gold_rush.ui.anchors import Anchors, anchors
from boomtown.games.gold_rush.ui.shapes import (
    GAUGE,
    PLAZA,
    STOP,
    Point,
    Rock,
    Track,
    hub_radius,
    rocks,
    track,
)
from boomtown.look.buildings import building
from boomtown.look.icons import icon
from boomtown.look.land import horses, lot, nugget, path, peak, scrub, tipi, tufts, tunnel, water_tower

NUMBER: Final = {face.id: place for place, face in enumerate(FACES)}
SUMMITS: Final = {"bow": 2, "corner": 4, "band": 5, "bowl": 6, "full": 8}
HEAPS: Final[
    tuple[tuple[Point, ...], ...]
] = (  # (count) -> where things lie around the middle of their heap, the upper ones first
    (),
    ((0.0, 0.0),),
    ((-7.0, -1.0), (7.0, 1.0)),
    ((0.0, -6.5), (-8.0, 4.0), (8.0, 4.5)),
    ((-7.0, -7.0), (7.0, -6.0), (-8.0, 5.0), (8.0, 5.5)),
    ((-7.0, -7.0), (7.0, -6.5), (-14.0, 4.0), (0.0, 5.0), (14.0, 4.5)),
    ((-14.0, -6.5), (0.0, -7.0), (14.0, -6.5), (-14.0, 5.0), (0.0, 5.5), (14.0, 5.0)),
)
LOCOMOTIVE: Final = "#2b2018"  # on its cream plate, by day and night


@cache
def tile(face_id: str, turn: int) -> Markup:
    """A land tile after so many quarter turns clockwise."""
    face = FACES[NUMBER[face_id]]
    places = anchors(NUMBER[face_id], turn)
    shapes = rocks(face, turn)
    tracks = [track(face, piece, turn) for piece in face.railroads]
    return together(
        [
            _prairie(face, shapes, tracks, places, lot("tile", face_id, turn)),
            *(
                _mountain(face, n, shape, places, lot("rock", face_id, turn, n))
                for n, shape in enumerate(shapes)
            ),
            *(_rails(line) for line in tracks),
            *(_portal(face, n, line) for n, line in enumerate(tracks)),
            _hub(face),
            *(_symbols(face, places)),
        ]
    )


def _prairie(face: Face, shapes: list[Rock], tracks: list[Track], places: Anchors, rng: Random) -> Markup:
    """Grass and scrub where nothing else is."""
    if not face.prairies:  # nothing but rock, also where mountains meet
        return rect(0, 0, 100, 100, fill="var(--rock)")
    ground = rect(0, 0, 100, 100, fill="var(--prairie)")
    symbols = [
        spots.symbol
        for spots, prairie in zip(places.prairies, face.prairies, strict=True)
        if prairie.tipis or prairie.horses
    ]

    def is_bare(x: float, y: float, room: float) -> bool:
        return not (
            any(shape.holds(x, y - 7) or shape.holds(x, y + 4) for shape in shapes)
            or any(line.distance(x, y - 2) < room for line in tracks)
            or any(math.dist((x, y), other) < room for other in symbols)
            or (face.city and math.dist((x, y), (50, 50)) < hub_radius(face) + 7)
        )

    patch = el(
        "ellipse",
        cx=rng.randrange(32, 68),
        cy=rng.randrange(26, 74),
        rx=rng.randrange(18, 30),
        ry=rng.randrange(10, 18),
        fill="var(--prairie-2)",
    )
    grass = [(rng.uniform(6, 94), rng.uniform(10, 94), rng.uniform(0.7, 1.3)) for _ in range(14)]
    bushes = [(rng.uniform(10, 90), rng.uniform(12, 92)) for _ in range(4)]
    return together(
        [
            ground,
            patch,
            tufts((x, y, s) for x, y, s in grass if is_bare(x, y, 12)),
            *(scrub(x, y) for x, y in bushes if is_bare(x, y, 15)),
        ]
    )


def _mountain(face: Face, segment: int, shape: Rock, places: Anchors, rng: Random) -> Markup:
    """Rock with hachures that point uphill from its edge, summits, and its nuggets."""
    edges = shape.edges(rng)
    ticks = path(*(mark for line in edges for mark in _hachures(shape, line, rng)))
    rim = path(*edges)
    ink: Style = {
        "stroke": "var(--hachure)",
        "fill": "none",
        "stroke_linejoin": "round",
        "stroke_linecap": "round",
    }
    gold = places.mountains[segment].nuggets
    count = face.mountains[segment].nuggets
    size = 1.0 if count <= 3 else 0.85
    return together(
        [
            el("path", d=path(shape.outline(edges)) + "z", fill="var(--rock)"),
            el("path", d=rim, stroke_width=2, **ink) if rim else Markup(),
            el("path", d=ticks, stroke_width=1.1, **ink) if ticks else Markup(),
            *_summits(face, shape, gold, rng),
            *(nugget(gold[0] + size * x, gold[1] + size * y, size) for x, y in HEAPS[count]),
        ]
    )


def _hachures(shape: Rock, line: list[Point], rng: Random) -> list[list[Point]]:
    marks = []
    for (x1, y1), (x2, y2) in list(itertools.pairwise(line))[1:-1]:
        long = math.hypot(x2 - x1, y2 - y1)
        nx, ny = -(y2 - y1) / long, (x2 - x1) / long
        if not shape.holds((x1 + x2) / 2 + nx * 4, (y1 + y2) / 2 + ny * 4):
            nx, ny = -nx, -ny
        for part in (0.25, 0.75):
            x, y, size = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part, rng.uniform(4, 8)
            marks.append([(x, y), (x + nx * size, y + ny * size)])
    return marks


def _summits(face: Face, shape: Rock, gold: Point, rng: Random) -> list[Markup]:
    """Peaks that stay on their mountain and leave the nuggets and a tunnel free."""
    has_tunnel = any(piece.ends_at == "mountain" for piece in face.railroads)
    found: list[tuple[float, float, float, float]] = []
    for _ in range(400):
        if len(found) == SUMMITS[shape.kind]:
            break
        w = rng.uniform(17, 23) if shape.kind == "bow" else rng.uniform(19, 30)
        h = w * rng.uniform(0.82, 1.05)
        x, base = rng.uniform(w / 2 + 1, 99 - w / 2), rng.uniform(h + 1, 97)
        feet = (x - w * 0.42, base - 2), (x + w * 0.42, base - 2), (x, base + 3), (x - w / 2, base - h * 0.3)
        if not all(shape.holds(*foot) for foot in (*feet, (x, base - h + 1))):
            continue
        if any(abs(x - other[0]) < 17 and abs(base - other[1]) < 13 for other in found):
            continue
        if abs(x - gold[0]) < 15 and -8 < base - gold[1] < 26:
            continue
        if has_tunnel and abs(x - 50) < 13 and abs(base - 50) < 36 and shape.kind == "bowl":
            continue
        found.append((x, base, w, h))
    return [peak(*summit) for summit in sorted(found, key=lambda summit: summit[1])]


def _rails(line: Track) -> Markup:
    """Ballast, ties and two rails; ties are spaced so that they continue on the next tile."""
    pace = 6.545 if line.center else 6.667
    middle = line.line()
    rails = line.line(GAUGE) + line.line(-GAUGE)
    ties = f"2.9 {pace - 2.9:.3f}"
    return together(
        [
            el("path", d=middle, fill="none", stroke="var(--trail-edge)", stroke_width=18, opacity=0.35),
            el("path", d=middle, fill="none", stroke="var(--ballast)", stroke_width=15.5),
            el(
                "path",
                d=middle,
                fill="none",
                stroke="var(--tie)",
                stroke_width=12.5,
                stroke_dasharray=ties,
                stroke_dashoffset=2.9 + (pace - 2.9) / 2,
            ),
            el("path", d=rails, fill="none", stroke="var(--rail)", stroke_width=1.8),
        ]
    )


def _portal(face: Face, piece: int, line: Track) -> Markup:
    """Where a track ends in a mountain."""
    if face.railroads[piece].ends_at != "mountain":
        return Markup()
    (sx, sy), (ex, ey) = line.point(0.95), line.end
    return tunnel(*line.end, round(math.degrees(math.atan2(ex - sx, sy - ey))))


def _hub(face: Face) -> Markup:
    """What stands in the middle where tracks meet: a town or a water tower."""
    rim: Style = {"stroke": "var(--trail-edge)"}
    radius = hub_radius(face)
    if face.junction:
        disc = circle(50, 50, radius, fill="var(--ballast)", stroke_width=1.5, **rim)
        return disc + water_tower(50, 49, 0.95 * radius / STOP)
    if not face.city:
        return Markup()
    town = together(
        [
            circle(50, 50, PLAZA, fill="var(--plaza)", stroke_width=1.5, **rim),
            circle(50, 50, PLAZA - 3, fill="none", stroke_width=1, stroke_dasharray="2 3", **rim),
            building("church", 36, 19, 28),
            building("hotel", 21, 31, 28),
            building("saloon", 51, 32, 28),
            building("house", 37, 49, 25),
        ]
    )
    if radius == PLAZA:
        return town
    return el("g", town, transform=f"translate(50 50) scale({radius / PLAZA:.3f}) translate(-50 -50)")


def _symbols(face: Face, places: Anchors) -> list[Markup]:
    """Locomotives on cream plates, tipis, horses; several on one prairie are smaller."""
    drawn = []
    for x, y in itertools.chain(*places.locomotives):
        edge: Style = {"stroke": "var(--outline)", "stroke_width": 1.4}
        plate = rect(x - 13, y - 12, 26, 24, 6, fill="var(--keyline)", **edge)
        drawn.append(plate + icon("steam-locomotive", x, y, 20, LOCOMOTIVE))
    for prairie, spots in zip(face.prairies, places.prairies, strict=True):
        shapes = [tipi] * prairie.tipis + [horses] * prairie.horses
        size = 1.05 if len(shapes) == 1 else 0.62
        for shape, (x, y) in zip(shapes, HEAPS[len(shapes)], strict=True):
            place = spots.symbol[0] + 1.2 * x, spots.symbol[1] + 1.2 * y
            drawn.append(shape(min(90.0, max(10.0, place[0])), min(90.0, max(10.0, place[1])), size))
    return drawn
