"""A town between railroad and mesas, under sun or stars: the picture at the head of the lobby."""

from __future__ import annotations

from functools import cache
from typing import Final

from boomtown.core.svg import Box, Markup, Style, circle, el, number, path, rect, together
from boomtown.look.buildings import building
from boomtown.look.icons import icon
from boomtown.look.land import lot, peak, scrub, tufts, water_tower
from boomtown.look.pieces import cowboy
from boomtown.look.seats import SEATS

BOX: Final[Box] = (0, 0, 1400, 250)
TRACK: Final = 232  # the height of the rails
FRONTS: Final = 208  # where the buildings stand
FAR: Final = ((480, 300, 92), (760, 240, 64), (1130, 330, 104))  # left, width, height
NEAR: Final = ((610, 260, 62), (930, 300, 56), (1250, 260, 74))
TOWN: Final = (
    ("ranch", 590),
    ("house", 655),
    ("church", 716),
    ("saloon", 780),
    ("hotel", 846),
    ("bank", 912),
    ("drugstore", 978),
    ("prison", 1044),
    ("store", 1110),
    ("townhouse", 1176),
    ("mine", 1262),
)
PEOPLE: Final = (("star", 742), ("horseshoe", 772), ("hat", 1020))
SIZE: Final = 74  # of a building


@cache
def skyline() -> Markup:
    """The whole picture, on a field of 1400 x 250; what matters stands at the right."""
    return together([_sky(), _mesas(), _prairie(), _town(), _railroad()])


def _sky() -> Markup:
    rng = lot("stars")
    stars = [
        circle(rng.randrange(500, 1400), rng.randrange(4, 120), round(rng.uniform(0.8, 1.9), 1))
        for _ in range(48)
    ]
    return together(
        [
            rect(0, 0, BOX[2], BOX[3], fill="var(--dawn)"),
            el("g", *stars, fill="var(--stars)"),
            circle(1010, 92, 62, fill="var(--sun)"),
            circle(1010, 92, 76, fill="none", stroke="var(--sun)", stroke_width=2, stroke_dasharray="3 9"),
        ]
    )


def _mesa(left: float, base: float, wide: float, high: float, fill: str) -> Markup:
    corners = (
        (0, 0),
        (0.16, 0.55),
        (0.22, 0.6),
        (0.25, 1),
        (0.72, 1),
        (0.76, 0.62),
        (0.86, 0.5),
        (1, 0),
    )
    line = "L".join(f"{number(round(left + wide * x))} {number(round(base - high * y))}" for x, y in corners)
    return path(f"M{line}z", fill=fill)


def _mesas() -> Markup:
    rng = lot("mesas")
    drawn = [_mesa(x, 186, w, h, "var(--mesa)") for x, w, h in FAR]
    for x, w, h in NEAR:
        ticks = "".join(
            f"M{number(round(x + w * (0.3 + 0.06 * i)))} {200 - h + 6}v{number(round(h * rng.uniform(0.3, 0.6)))}"
            for i in range(7)
        )
        drawn.append(_mesa(x, 200, w, h, "var(--rock)"))
        drawn.append(path(ticks, stroke="var(--rock-shade)", stroke_width=2, opacity=0.6))
    return together(drawn)


def _prairie() -> Markup:
    rng = lot("prairie")
    grass = [(rng.randrange(420, 1400), rng.randrange(212, 250), rng.uniform(0.7, 1.3)) for _ in range(70)]
    return together(
        [
            path("M0 196Q300 176 640 192T1400 190V250H0z", fill="var(--prairie)"),
            path("M0 222Q420 204 800 220T1400 214V250H0z", fill="var(--prairie-2)"),
            tufts(grass),
            *(scrub(x, y) for x, y in ((430, 206), (560, 213), (1368, 214))),
        ]
    )


def _town() -> Markup:
    houses = [building(kind, x, FRONTS - SIZE * 0.86, SIZE) for kind, x in TOWN]
    rocks = [peak(1392, 212, 46, 40), peak(1362, 212, 52, 56)]
    seats = {seat.name: seat for seat in SEATS}
    people = [cowboy(seats[name], x, 196, 42) for name, x in PEOPLE]
    return together([*rocks, *houses, *people])


def _railroad() -> Markup:
    middle, rails = f"M0 {TRACK}H1400", f"M0 {TRACK - 4}H1400M0 {TRACK + 4}H1400"
    smoke = "M544 168q-12-14 4-20q-4-16 16-14q10-14 22 0q16 2 10 16"
    ties: Style = {"stroke": "var(--tie)", "stroke_width": 13, "stroke_dasharray": "4 7"}
    return together(
        [
            path(middle, stroke="var(--ballast)", stroke_width=15),
            path(middle, **ties),
            path(rails, stroke="var(--rail)", stroke_width=2),
            path(smoke, fill="var(--wall)", opacity=0.75),
            icon("steam-locomotive", 554, TRACK - 26, 56, "var(--outline)"),
        ]
    )


@cache
def wayside() -> Markup:
    """A lonely place on a field of 420 x 150: nothing to find here but a water tower."""
    rng = lot("wayside")
    grass = [(rng.randrange(8, 412), rng.randrange(112, 148), rng.uniform(0.7, 1.3)) for _ in range(26)]
    stars = [circle(rng.randrange(420), rng.randrange(4, 80), 1.2) for _ in range(18)]
    return together(
        [
            rect(0, 0, 420, 150, fill="var(--dawn)"),
            el("g", *stars, fill="var(--stars)"),
            circle(318, 54, 30, fill="var(--sun)"),
            _mesa(30, 104, 190, 62, "var(--mesa)"),
            _mesa(250, 108, 150, 34, "var(--rock)"),
            path("M0 104Q120 92 240 102T420 98V150H0z", fill="var(--prairie)"),
            tufts(grass),
            scrub(60, 128),
            scrub(372, 122),
            water_tower(262, 92, 2),
            icon("cactus", 128, 96, 58, "var(--good)"),
            cowboy(SEATS[0], 182, 108, 46),
        ]
    )
