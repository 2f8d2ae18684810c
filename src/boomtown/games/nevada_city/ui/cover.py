"""The picture of the game for a lobby: Main Street at the foot of the mines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.svg import Box, Node, Scene, Section, at, circle, el, make_scene, node, path, rect
from boomtown.core.text import Text
from boomtown.games.nevada_city.ui.fronts import front, scaffold
from boomtown.games.nevada_city.ui.portraits import portrait
from boomtown.games.nevada_city.ui.tokens import good
from boomtown.look import LOOK
from boomtown.look.land import lot, peak, scrub, tufts
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS

BOX: Final[Box] = (0, 0, 420, 300)
BACK: Final = (("assayer", 12), ("hotel", 88), ("belles-saloon", 164), ("newspaper", 240), ("stables", 328))
FRONT: Final = (("bank", 4), ("city-hall", 100), ("market", 196))
PEOPLE: Final = (
    ("Silas Ticktok", True),
    ("Jane Ticktok", False),
    ("Ezra Ticktok", True),
    ("Clara Ticktok", False),
)


def cover(text: Text) -> Scene:
    """Two rows of fronts, a building site with its goods, and a family with its markers."""
    section = Section("cover", text.title(), BOX, ("ground", "town", "people", "goods"), BOX[0], BOX[1])
    return make_scene(text.title(), BOX, [section], [*_ground(), *_town(), *_people()], LOOK)


def _ground() -> Iterator[Node]:
    rng = lot("cover")
    stars = [circle(rng.randrange(420), rng.randrange(4, 60), 1.2) for _ in range(26)]
    grass = [(rng.randrange(4, 416), rng.randrange(150, 296), rng.uniform(0.7, 1.2)) for _ in range(34)]
    yield node(
        "sky",
        "ground",
        rect(0, 0, 420, 300, fill="var(--dawn)"),
        el("g", *stars, fill="var(--stars)"),
        circle(330, 48, 26, fill="var(--sun)"),
    )
    summits = [
        peak(x, 112, w, h) for x, w, h in ((40, 120, 70), (150, 150, 92), (262, 110, 60), (392, 130, 84))
    ]
    yield node("hills", "ground", *summits)
    yield node(
        "land",
        "ground",
        path("M0 106Q120 94 240 104T420 100V300H0z", fill="var(--prairie)"),
        path("M0 158H420V178H0z", fill="var(--trail)", opacity=0.5),
        tufts(grass),
        scrub(388, 262),
        scrub(20, 286),
    )


def _town() -> Iterator[Node]:
    for name, x in BACK:
        yield node(f"back-{name}", "town", front(name, x, 84, 80))
    for name, x in FRONT:
        yield node(f"front-{name}", "town", front(name, x, 158, 96))
    yield node("site", "town", scaffold("opera-house", 300, 160, 96))
    for n, kind in enumerate(("iron", "lumber", "lumber", "brick")):
        yield node(f"good-{n}", "goods", good(kind, 314 + n * 25, 264, 11))


def _people() -> Iterator[Node]:
    band = path("M0 262Q210 248 420 262V300H0z", fill="var(--prairie-2)")
    yield node("meadow", "people", band, opacity=0.8)
    for n, (name, man) in enumerate(PEOPLE):
        yield node(f"person-{n}", "people", portrait(name, man, 40 + n * 62, 266, 24), transform=at(0, 0))
        yield node(f"marker-{n}", "people", disc(SEATS[0], 60 + n * 62, 284, 11))
