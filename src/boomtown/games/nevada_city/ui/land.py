"""The land of a Homestead: its tiles, which of them are worked, and where new ones can lie."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, circle, el, image, node, rect, together
from boomtown.core.text import Text
from boomtown.games.nevada_city.effect_types import PROPERTIES, RESOURCES
from boomtown.games.nevada_city.rules.tables import HOMESTEAD_SPACES
from boomtown.games.nevada_city.rules.verbs import SETTLE, WORK
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen
from boomtown.games.nevada_city.ui.tokens import good, tile
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.panel import caption
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.targets import legal_over
from boomtown.look.typesetting import line

WIDTH: Final = 836  # of the Homestead
LAND_LEFT: Final = 536
LAND_TOP: Final = 62
TILE: Final = (44, 55)
TILE_STEP: Final = (48.6, 59)
ACROSS: Final = 6


def _tile_place(number: int) -> tuple[float, float]:
    row, column = divmod(number, ACROSS)
    return LAND_LEFT + column * TILE_STEP[0], LAND_TOP + row * TILE_STEP[1]


@lru_cache(maxsize=64)
def _prairie(first: int) -> Markup:
    parts = []
    for number in range(first, int(HOMESTEAD_SPACES)):
        x, y = _tile_place(number)
        field: Style = {"fill": "var(--prairie)", "fill_opacity": 0.45, "stroke": "var(--line-strong)"}
        parts.append(rect(x, y, TILE[0], TILE[1], 6, stroke_dasharray="3 3", **field))
    return together(parts)


def land(
    text: Text, seat: int, tiles: tuple[int, ...], worked: tuple[int, ...], layer: str, prefix: str
) -> Iterator[Node]:
    """The tiles by kind, worked ones with a marker."""
    yield _title(text, sum(tiles), layer, prefix)
    place = 0
    for kind, count in enumerate(tiles):
        for n in range(count):
            yield _tile(text, seat, kind, n, n < worked[kind], place, layer, prefix)
            place += 1


@keep(512)
def _title(text: Text, count: int, layer: str, prefix: str) -> Node:
    title = caption(text.say("nevada-city-scene-land"), LAND_LEFT, 56, 120)
    said = text.say("nevada-city-scene-land-of", tiles=count, spaces=int(HOMESTEAD_SPACES))
    tally = line(said, WIDTH - 10, 56, 13, 150, "ui", "var(--ink-2)", "end")
    return image(f"{prefix}land-title", layer, said, title, tally, _prairie(count))


@keep(4096)
def _tile(
    text: Text, seat: int, kind: int, number: int, is_worked: bool, place: int, layer: str, prefix: str
) -> Node:
    """A tile; the number is counted among those of its kind."""
    name = PROPERTIES[kind]
    lower = disc(SEATS[seat], 22, 42, 10) if is_worked else good(RESOURCES[kind], 22, 42, 8.5)
    label = text.say("nevada-city-scene-tile", property=name, worked="yes" if is_worked else "no")
    key, where = f"{prefix}tile-{name}-{number}", at(*_tile_place(place))
    return image(key, layer, label, tile(name, *TILE), lower, place=where)


def land_targets(
    seen: NevadaCitySeen, tiles: tuple[int, ...], worked: tuple[int, ...], layer: str
) -> Iterator[Node]:
    """Free tiles may be worked, and new ones claimed."""
    place = 0
    for kind, name in enumerate(PROPERTIES):
        for n in range(tiles[kind]):
            where = at(*_tile_place(place))
            place += 1
            free = n - worked[kind]
            offer = seen.offer(int(WORK.of(kind, free))) if 0 <= free < 9 else None
            if offer is not None:
                field = legal_over(-1, -1, TILE[0] + 2, TILE[1] + 2, 7)
                figure = words(str(free + 1), 36, 15, 14, "slab", "var(--may-ink)", "middle")
                spot = circle(36, 10, 8.5, fill="var(--may)", stroke="var(--keyline)")
                yield node(f"work-{name}-{n}", layer, field, spot, figure, transform=where, **offer)
    place = min(place, int(HOMESTEAD_SPACES) - len(PROPERTIES))  # room for all kinds side by side
    for kind, name in enumerate(PROPERTIES):
        offer = seen.offer(int(SETTLE.of(kind)))
        if offer is not None:
            where = at(*_tile_place(place))
            field = legal_over(0, 0, *TILE, 7)
            pale = el("g", tile(name, *TILE), opacity=0.7)
            yield node(f"settle-{name}", layer, field, pale, field, transform=where, **offer)
            place += 1
