"""The picture of the game for a lobby: the heart of a young town, and a quarrel about a saloon."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.svg import Box, Node, Scene, Section, Style, at, el, make_scene, node, path, rect
from boomtown.core.text import Text
from boomtown.games.carson_city.ui.panels.board import PARCEL
from boomtown.games.carson_city.ui.panels.town import plot, thing
from boomtown.games.carson_city.ui.shapes import badge, coin, definitions, draw_cowboy, white
from boomtown.look import LOOK
from boomtown.look.land import lot, tufts

BOX: Final[Box] = (0, 0, 420, 300)
SCALE: Final = 1.75
COLUMNS: Final = 4
# what lies there, whose it is (-1 = nobody's), and what it earns
TOWN: Final = (
    (("mountain", -1, 0), ("mine", 1, 3), ("church", 0, 0), ("house", -1, 0)),
    (("house", -1, 0), ("drugstore", 2, 6), ("saloon", 0, 15), ("", 0, 0)),
    (("", -1, 0), ("house", -1, 0), ("hotel", 4, 6), ("mountain", -1, 0)),
)
ROADS: Final = "M0 60H120V120M120 60H180V120H240M120 120H180V180"
LINES: Final = "M60 0V180M120 0V180M180 0V180M0 60H240M0 120H240"


def cover(text: Text) -> Scene:
    """Buildings with their incomes, property, roads, and two cowboys who want the same."""
    section = Section("cover", text.title(), BOX, ("drawings", "land", "pieces"))
    return make_scene(text.title(), BOX, [section], [definitions(), _land(), *_town(), _people()], LOOK)


def _land() -> Node:
    rng = lot("cover")
    grass = [(rng.uniform(4, 236), rng.uniform(8, 170), rng.uniform(0.7, 1.3)) for _ in range(44)]
    survey: Style = {"stroke": "var(--trail-edge)", "stroke_dasharray": "4 4", "opacity": 0.55}
    ground = rect(0, 0, 240, 172, fill="var(--prairie)")
    return node(
        "land",
        "land",
        ground,
        tufts(grass),
        path(LINES, fill="none", **survey),
        transform=f"scale({SCALE})",
    )


def _town() -> Iterator[Node]:
    rims = [
        el("g", plot(owner), transform=at(PARCEL * x, PARCEL * y))
        for y, row in enumerate(TOWN)
        for x, (_, owner, _) in enumerate(row)
        if owner >= 0
    ]
    yield node("rims", "land", *rims, transform=f"scale({SCALE})")
    round_ = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round", "d": ROADS}
    bed = el("path", stroke="var(--trail-edge)", stroke_width=11, **round_)
    top = el("path", stroke="var(--trail)", stroke_width=8, **round_)
    dash = path(
        ROADS, stroke="var(--wall)", stroke_width=1.3, stroke_dasharray="5 5", opacity=0.8, fill="none"
    )
    yield node("roads", "land", bed, top, dash, transform=f"scale({SCALE})")
    for y, row in enumerate(TOWN):
        for x, (kind, owner, income) in enumerate(row):
            parts = [thing(kind)] if kind else []
            if owner >= 0:
                parts.append(badge(owner, 11.5, PARCEL - 11.5))
            if income:
                parts.append(coin(PARCEL - 10.5, 11, income))
            place = at(SCALE * PARCEL * x, SCALE * PARCEL * y, SCALE)
            if parts:
                yield node(f"parcel-{x}-{y}", "land", *parts, transform=place)


def _people() -> Node:
    """The sheriff watches two who claim the same saloon."""
    duel = draw_cowboy(2, 286, 178, 62) + draw_cowboy(4, 330, 182, 62)
    return node("people", "pieces", duel, white(52, 250, 64))
