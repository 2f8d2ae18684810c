"""Every component drawn: one sheet for each kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from boomtown.core.step import NOBODY, View
from boomtown.core.svg import (
    Markup,
    Node,
    Scene,
    at,
    el,
    image,
    node,
    rect,
    together,
)
from boomtown.core.text import Text
from boomtown.games.carson_city.components import BUILDINGS
from boomtown.games.carson_city.rules.game import CARSON_CITY
from boomtown.games.carson_city.rules.tables import SEATS_AT_MOST, SIDE_OF
from boomtown.games.carson_city.ui.panels import drawers, track
from boomtown.games.carson_city.ui.panels.board import PARCEL, TRACK_BOX
from boomtown.games.carson_city.ui.panels.duel import die, duel_tile
from boomtown.games.carson_city.ui.panels.reserve import road_token
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen
from boomtown.games.carson_city.ui.panels.town import plot
from boomtown.games.carson_city.ui.shapes import badge, coin, definitions, draw_cowboy, tile, use_shape, white
from boomtown.games.carson_city.ui.text.arguments import settler_pay
from boomtown.games.carson_city.ui.ways import draw_road, water
from boomtown.look.icons import icon
from boomtown.look.lettering import words
from boomtown.look.panel import Size, gallery_sheet
from boomtown.look.seats import SEATS
from boomtown.look.targets import legal

ACROSS: Final = 128
SIGNS: Final = (
    "coins",
    "western-hat",
    "revolver",
    "stakes-fence",
    "road",
    "duel",
    "trophy-cup",
    "spyglass",
    "laurels",
)


def gallery(text: Text) -> dict[str, Scene]:
    """The sheets by name."""
    start = CarsonCitySeen(View(NOBODY, CARSON_CITY.start(2, frozenset())), text)
    cards = drawers.cards(text, tuple(start.state.side), settler_pay(start.state))
    sheets: dict[str, tuple[Size, tuple[str, ...], Iterable[Node]]] = {
        "buildings": ((5 * ACROSS, 2 * 136), (), _buildings(text)),
        "pieces": ((int(SEATS_AT_MOST) * ACROSS, 196), (), _pieces(text)),
        "track": ((TRACK_BOX[2], TRACK_BOX[3]), track.LAYERS, track.track(start)),
        "personalities": ((960, 588), ("cards",), cards),
        "marks": ((7 * 88, 176), (), _marks()),
    }
    return {
        name: gallery_sheet(
            start.say("carson-city-scene-gallery", sheet=name),
            size,
            [definitions(), *nodes],
            ("under", "drawings", "sheet", *layers),
        )
        for name, (size, layers, nodes) in sheets.items()
    }


def _land(wide: float, high: float) -> Markup:
    return rect(0, 0, wide, high, 10, fill="var(--prairie)", stroke="var(--line-strong)")


def _buildings(text: Text) -> Iterator[Node]:
    named = {kind: text.name(kind) for kind in (*(one.id for one in BUILDINGS), "house", "mountain")}
    counts = {building.id: building.count for building in BUILDINGS}
    for number, (kind, name) in enumerate(named.items()):
        parts = [
            _land(116, 124),
            tile(kind, 18, 8, 80),
            words(name, 58, 112, 15, "slab", "var(--outline)", "middle"),
        ]
        if kind in counts:
            parts.append(words(f"×{counts[kind]}", 108, 18, 13, fill="var(--outline)", anchor="end"))
        place = at(number % 5 * ACROSS, number // 5 * 136)
        yield image(kind, "sheet", name, *parts, place=place)


def _pieces(text: Text) -> Iterator[Node]:
    for number in range(int(SEATS_AT_MOST)):
        seat = SEATS[number]
        parts = [
            _land(116, 188),
            el("g", plot(number), badge(number, 11.5, PARCEL - 11.5), transform=at(8, 10)),
            draw_cowboy(number, 92, 42, 52),
            badge(number, 36, 104, 20),
            white(92, 104, 50) if number == 0 else use_shape("revolver", 92, 104),
            words(text.seat(number), 58, 172, 16, "slab", "var(--outline)", "middle"),
        ]
        yield node(seat.id, "sheet", together(parts), transform=at(number * ACROSS, 0))


def _marks() -> Iterator[Node]:
    edge = int(SIDE_OF[2])  # the lower side of a1
    marks: dict[str, Markup] = {
        "legal": legal(6, 6, PARCEL - 12, PARCEL - 12, 7, 0.2),
        "income": coin(30, 30, 12, 16),
        "road": el("g", *draw_road(edge, False), transform=at(-15, -39)),
        "bridge": water((1, 3)) + el("g", *draw_road(edge, True), transform=at(-15, -39)),
        "river": water((0, 1)),
        "die": die(30, 30, 5, 40),
        "tile": duel_tile(16, 30, 4) + duel_tile(45, 30, -1),
        "roads": road_token(22, 30) + road_token(36, 30),
    }
    for number, (name, mark) in enumerate(marks.items()):
        ground = rect(0, 0, PARCEL, PARCEL, fill="var(--prairie)")
        yield node(name, "sheet", ground, mark, transform=at(number * 76, 8))
    for number, sign in enumerate(SIGNS):
        yield node(
            f"sign-{sign}", "sheet", icon(sign, 22, 22, 40, "var(--ink)"), transform=at(number * 60, 100)
        )
