"""What grows and stands on the land: grass, scrub, summits, gold, tipis, horses, water, tunnels."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Final

from boomtown.core.svg import Markup, Style, at, circle, el, number
from boomtown.look.icons import icon

SHADE: Final[Style] = {"fill": "#000", "opacity": 0.2, "stroke": "none"}


def lot(*key: object) -> Random:
    """A generator for ornaments: the same key always draws the same grass."""
    return Random("|".join(map(str, key)))


def path(*lines: Iterable[tuple[float, float]]) -> str:
    """Straight lines through the points of each line, to a tenth of a unit: a map full of them must stay light.

    >>> path([(0, 10.04), (10.26, 5), (12, 5)], [(12, 6), (13, 5)])
    'M0 10l10.3-5 1.7 0m0 1l1-1'
    """
    x = y = 0
    parts = []
    for line in lines:
        steps = []
        for point in line:
            step_x, step_y = round(10 * point[0]) - x, round(10 * point[1]) - y
            steps += [number(step_x / 10), number(step_y / 10)]
            x, y = x + step_x, y + step_y
        parts.append(f"m{' '.join(steps[:2])}" + (f"l{' '.join(steps[2:])}" if steps[2:] else ""))
    return "".join(parts).replace(" -", "-").replace("m", "M", 1)


def tufts(places: Iterable[tuple[float, float, float]]) -> Markup:
    """Blades of grass, each place with its size."""
    blades = [f"M{number(round(x, 1))} {number(round(y, 1))}{_tuft(round(s, 1))}" for x, y, s in places]
    line: Style = {"stroke": "var(--tuft)", "stroke_width": 1, "stroke_linecap": "round", "opacity": 0.75}
    return el("path", d="".join(blades), fill="none", **line)


@cache
def _tuft(size: float) -> str:
    """Three blades from their middle: few sizes, so that a map full of them stays light."""
    middle, side, tip = number(-6 * size), number(3 * size), number(-5 * size)
    left = f"m-{side} 0q{number(size)}-{side} {number(0.6 * size)} {tip}"
    right = f"m{number(5.4 * size)} {number(5 * size)}q-{number(size)}-{side}-{number(0.4 * size)} {tip}"
    return f"v{middle}m0 {number(6 * size)}{left}{right}"


def scrub(x: float, y: float) -> Markup:
    """A low bush."""
    d = f"M{number(x - 4)} {number(y)}q-1-4 2-4q1-3 4-1q4 0 3 5z"
    return el("path", d=d, fill="var(--sage)", stroke="var(--tuft)", stroke_width=0.9)


def peak(cx: float, base: float, w: float, h: float) -> Markup:
    """One summit: lit left face, shaded right face, a few strokes."""
    top = base - h
    left, right = (cx - w / 2, base), (cx + w / 2, base)
    crown, shoulder = (cx, top), (cx + w * 0.16, top + h * 0.24)
    body = [left, (cx - w * 0.12, top + h * 0.14), crown, shoulder, right]
    dark = [
        crown,
        (cx + w * 0.08, top + h * 0.38),
        (cx - w * 0.04, top + h * 0.62),
        (cx + w * 0.11, base),
        right,
        shoulder,
    ]
    strokes = []
    for i in range(2):
        x = cx - w * (0.16 + 0.12 * i)
        strokes.append([(x, base - h * (0.5 - 0.18 * i)), (x - w * 0.05, base - h * (0.26 - 0.1 * i))])
    edge: Style = {"stroke": "var(--outline)", "stroke_width": 1.2, "stroke_linejoin": "round"}
    mark: Style = {
        "stroke": "var(--rock-shade)",
        "stroke_width": 1,
        "stroke_linecap": "round",
        "opacity": 0.8,
    }
    return el(
        "g",
        el("path", d=path(body) + "z", fill="var(--rock-light)"),
        el("path", d=path(dark) + "z", fill="var(--rock-shade)"),
        el("path", d=path(*strokes), **mark),
        el("path", d=path(body) + "z", fill="none", **edge),
    )


def nugget(cx: float, cy: float, scale: float = 1) -> Markup:
    """A gold nugget, the symbol that brings a mining token."""
    return el(
        "g",
        el(
            "path",
            d="M-6 2L-4-4L1-6L6-2L5 4L-1 6z",
            fill="none",
            stroke="var(--hachure)",
            stroke_width=3,
            opacity=0.5,
        ),
        el("path", d="M-6 2L-4-4L1-6L6-2L5 4L-1 6z", fill="var(--gold)"),
        el("path", d="M-4-4L0-1L6-2M0-1L-1 6", fill="none", stroke_width=0.9),
        el("path", d="M-3.5-3L1-5L0-1.6z", fill="#fff6d0", stroke="none", opacity=0.8),
        transform=at(cx, cy, scale),
        stroke="var(--outline)",
        stroke_width=1.2,
        stroke_linejoin="round",
    )


def tipi(cx: float, cy: float, scale: float = 1) -> Markup:
    """A camp: one painted tipi."""
    band = "M-6.7 2.5L-5.3-.3L0 2L5.3-.3L6.7 2.5L3.3 4L0 2L-3.3 4z"
    return el(
        "g",
        el("ellipse", cx=0, cy=9, rx=12, ry=2.6, **SHADE),
        el("path", d="M-3-13L1-8M3-13L-1-8M0-14V-8", fill="none"),
        el("path", d="M-10 9L-1-9H1L10 9z", fill="var(--wall)"),
        el("path", d=band, fill="var(--barn)", stroke_width=0.8),
        el("path", d="M-2.5 9L0 1L2.5 9z", fill="var(--outline)"),
        transform=at(cx, cy, scale),
        stroke="var(--outline)",
        stroke_width=1.3,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def horses(cx: float, cy: float, scale: float = 1) -> Markup:
    """A herd: two horses."""
    return el(
        "g",
        el("ellipse", cx=0, cy=10, rx=14, ry=2.6, **SHADE),
        icon("horse-head", 6, -2, 18, "var(--ink-2)"),
        icon("horse-head", -5, 1, 16, "var(--ink)"),
        transform=at(cx, cy, scale),
    )


def water_tower(cx: float, cy: float, scale: float = 1) -> Markup:
    """The tank at which trains stop: a junction."""
    return el(
        "g",
        el("ellipse", cx=0, cy=14, rx=13, ry=2.8, **SHADE),
        el(
            "path",
            d="M-7 2L-9 14M7 2L9 14M-2.5 2V14M2.5 2V14M-8 9L8 5M8 9L-8 5",
            fill="none",
            stroke_width=1.6,
        ),
        el("path", d="M-10-9H10L8.5 3H-8.5z", fill="var(--wood)"),
        el("path", d="M-5-9L-4 3M0-9V3M5-9L4 3", fill="none", stroke="var(--wood-dark)", stroke_width=0.9),
        el("path", d="M-9.7-6H9.7M-9-.5H9", fill="none", stroke_width=1.1),
        el("path", d="M-12-9L0-16L12-9z", fill="var(--barn)"),
        transform=at(cx, cy, scale),
        stroke="var(--outline)",
        stroke_width=1.3,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def tunnel(cx: float, cy: float, turn: int) -> Markup:
    """A portal in the rock; turn is in degrees, 0 opens to the south."""
    return el(
        "g",
        el("path", d="M-11.5 5V-4a11.5 10.5 0 0 1 23 0V5z", fill="var(--stone)"),
        el("path", d="M-11-1H-7M11-1H7M-8-8.5L-5.5-6M8-8.5L5.5-6M0-14V-10", fill="none", stroke_width=1),
        el("path", d="M-7 5V-3a7 6.5 0 0 1 14 0V5z", fill="var(--outline)"),
        transform=f"translate({number(cx)} {number(cy)}) rotate({turn})",
        stroke="var(--outline)",
        stroke_width=1.5,
        stroke_linejoin="round",
    )


def compass(cx: float, cy: float, radius: float = 33) -> Markup:
    """The surveyor's rose."""
    needle = "M0-27L5 0L0 27L-5 0z"
    return el(
        "g",
        circle(0, 0, 33, fill="var(--surface)", stroke="var(--line-strong)"),
        circle(0, 0, 28, fill="none", stroke="var(--line-strong)", stroke_width=0.8, stroke_dasharray="1 3"),
        el("path", d="M-27 0L0-4L27 0L0 4z", fill="var(--line-strong)", opacity=0.7),
        el("path", d=needle, fill="var(--ink-2)"),
        el("path", d="M0-27L5 0H-5z", fill="var(--accent)"),
        transform=at(cx, cy, radius / 33),
        aria_hidden="true",
    )
