"""The town: surveyed land, the river, property, mountains, houses, buildings with their incomes, roads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from boomtown.core.svg import Markup, Node, Style, at, el, image, node, number, path, rect, together
from boomtown.core.text import Text
from boomtown.games.carson_city.components import COLUMNS, PARCELS, SIZE
from boomtown.games.carson_city.rules.spaces import is_shielded
from boomtown.games.carson_city.rules.state import NO_SEAT
from boomtown.games.carson_city.rules.steps.building import AskOwner, PlaceHouse
from boomtown.games.carson_city.rules.tables import (
    FIRST_BUILDING,
    FREE,
    HOUSE_TILE,
    IS_ATTACKABLE,
    MOUNTAIN_TILE,
    PARCEL_COUNT,
    RIVER_TILE,
)
from boomtown.games.carson_city.rules.verbs import KINDS
from boomtown.games.carson_city.ui.panels.board import PARCEL, TOWN_LEFT, TOWN_TOP, corner
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen
from boomtown.games.carson_city.ui.shapes import badge, coin, tile
from boomtown.games.carson_city.ui.ways import roads, waters
from boomtown.look.kept import keep
from boomtown.look.land import lot, tufts
from boomtown.look.lettering import words
from boomtown.look.seats import SEATS

LAYERS: Final = (
    "drawings",
    "ground",
    "water",
    "plots",
    "road-beds",
    "roads",
    "parcels",
    "figures",
    "whys",
    "town-targets",
    "edge-targets",
)
WHAT: Final = {
    int(FREE): "free",
    int(HOUSE_TILE): "house",
    int(MOUNTAIN_TILE): "mountain",
    int(RIVER_TILE): "river",
}


@cache
def ground() -> Node:
    """The frame with the names of columns and rows, prairie and survey lines."""
    side = SIZE * PARCEL
    line: Style = {"stroke": "var(--outline)", "stroke_width": 1.5}
    frame = rect(0.8, 0.8, 504.4, 504.4, 10, fill="var(--wood-dark)", **line)
    land = rect(TOWN_LEFT, TOWN_TOP, side, side, fill="var(--prairie)")
    fields, grass = [], []
    for parcel in range(int(PARCEL_COUNT)):
        x, y = corner(parcel)
        column, row = parcel % SIZE + 1, parcel // SIZE + 1
        if (column * 3 + row * 5 + column * row) % 4 == 0:
            fields.append(f"M{number(x)} {number(y)}h{PARCEL}v{PARCEL}h-{PARCEL}z")
        rng = lot("carson-city", parcel)
        grass += [
            (x + 8 + rng.random() * 44, y + 14 + rng.random() * 40, 0.7 + rng.random() * 0.6)
            for _ in range(4)
        ]
    steps = range(1, SIZE)
    survey = "".join(
        f"M{TOWN_LEFT + i * PARCEL} {TOWN_TOP}v{side}M{TOWN_LEFT} {TOWN_TOP + i * PARCEL}h{side}"
        for i in steps
    )
    dashes: Style = {"stroke": "var(--trail-edge)", "stroke_dasharray": "4 4", "opacity": 0.55}
    names = []
    for i in range(SIZE):
        along = i * PARCEL + PARCEL / 2
        low = TOWN_TOP + side + 12.5
        ink = "var(--bar-ink)"
        names.append(words(COLUMNS[i], TOWN_LEFT + along, low, 13, "slab", ink, "middle"))
        names.append(
            words(str(i + 1), TOWN_LEFT / 2 + 0.3, TOWN_TOP + along + 4.5, 13, "slab", ink, "middle")
        )
    return node(
        "ground",
        "ground",
        frame,
        land,
        path("".join(fields), fill="var(--prairie-2)", opacity=0.75),
        tufts(grass),
        path(survey, fill="none", **dashes),
        *names,
        aria_hidden="true",
    )


class ShownParcel(NamedTuple):
    """What there is to see of a parcel."""

    parcel: int
    content: int
    owner: int
    owned_by: str  # how the owner is called
    income: int
    is_guarded: bool
    pending: str  # what waits there for a decision


def town(
    seen: CarsonCitySeen, incomes: Mapping[int, int], buildings: Mapping[int, list[int]]
) -> Iterator[Node]:
    """All that lies on the board."""
    state, text, edge_cost = seen.state, seen.text, tuple(seen.state.edge_cost)
    owner, content = tuple(state.owner), tuple(state.content)
    guarded = [parcel for built in buildings.values() for parcel in built if is_shielded(state, parcel)]
    yield ground()
    if state.has_river:
        yield from waters(text, content, edge_cost)
    told = owner, content, tuple(incomes.items()), tuple(guarded), _list_pending(seen)
    yield from _parcels(text, tuple(seen.names), *told)
    yield from roads(text, tuple(state.road), edge_cost)


@keep(1024)
def _parcels(
    text: Text,
    names: tuple[str, ...],
    owner: tuple[int, ...],
    content: tuple[int, ...],
    incomes: tuple[tuple[int, int], ...],  # of parcels
    guarded: tuple[int, ...],
    pending: tuple[tuple[int, str], ...],
) -> tuple[Node, ...]:
    """Property, and what stands there or waits to stand there; the river is drawn as a whole."""
    parts: list[Node] = []
    income_of, what_waits = dict(incomes), dict(pending)
    for parcel, (seat, what) in enumerate(zip(owner, content, strict=True)):
        name = ""
        if seat != NO_SEAT:
            name = names[seat]
            parts.append(_plot(parcel, seat))
        waits = what_waits.get(parcel, "")
        if what == RIVER_TILE or (what == FREE and seat == NO_SEAT and not waits):
            continue
        income = income_of.get(parcel, 0)
        parts.append(_parcel(text, ShownParcel(parcel, what, seat, name, income, parcel in guarded, waits)))
    return tuple(parts)


def _list_pending(seen: CarsonCitySeen) -> tuple[tuple[int, str], ...]:
    """Buildings and houses that wait for a decision: where, and what."""
    step = seen.step
    if isinstance(step, PlaceHouse):
        return ((int(step.parcel), KINDS[int(step.kind)]),)
    if isinstance(step, AskOwner):
        return ((int(step.parcel), KINDS[int(step.kind)]), (int(step.house), "house"))
    return ()


def _label(text: Text, shown: ShownParcel) -> str:
    place, kind = PARCELS[shown.parcel], shown.content - int(FIRST_BUILDING)
    what = text.say("carson-city-scene-free")
    if shown.content != FREE:
        what = text.name(KINDS[kind] if kind >= 0 else WHAT[shown.content])
    if shown.owner == NO_SEAT:
        return text.say("carson-city-scene-parcel", place=place, what=what)
    name = shown.owned_by
    if kind < 0:
        return text.say("carson-city-scene-parcel-of", place=place, what=what, name=name)
    if not IS_ATTACKABLE[kind]:
        return text.say("carson-city-scene-estate-safe", place=place, what=what, name=name)
    message = "carson-city-scene-estate-guarded" if shown.is_guarded else "carson-city-scene-estate"
    return text.say(message, place=place, what=what, name=name, dollars=shown.income)


@keep(1024)
def _plot(parcel: int, owner: int) -> Node:
    """A property tile: a rim in the seat's pattern, and a faint tint."""
    return node(
        f"plot-{PARCELS[parcel]}", "plots", plot(owner), transform=at(*corner(parcel)), aria_hidden="true"
    )


@cache
def plot(owner: int) -> Markup:
    """The rim of a seat's parcel at the origin."""
    seat = SEATS[owner]
    room: Style = {"x": 4.5, "y": 4.5, "width": PARCEL - 9, "height": PARCEL - 9, "rx": 5}
    line: Style = {"fill": "none", "stroke_width": 4.5}
    return together(
        [
            el("rect", fill=seat.color, fill_opacity=0.2, stroke="var(--keyline)", stroke_width=7, **room),
            el("rect", stroke=seat.color, **line, **room),
            el("rect", stroke=seat.pattern, **line, **room),
        ]
    )


@keep(8192)
def _parcel(text: Text, shown: ShownParcel) -> Node:
    parts = []
    if shown.pending:
        dashes: Style = {
            "fill": "none",
            "stroke": "var(--ink)",
            "stroke_dasharray": "3 4",
            "stroke_width": 1.5,
        }
        frame = rect(8, 8, PARCEL - 16, PARCEL - 16, 6, **dashes)
        parts.append(el("g", thing(shown.pending), opacity=0.72) + frame)
    elif shown.content >= FIRST_BUILDING:
        parts.append(thing(KINDS[shown.content - int(FIRST_BUILDING)]))
    elif shown.content != FREE:
        parts.append(thing(WHAT[shown.content]))
    if shown.owner != NO_SEAT:
        parts.append(badge(shown.owner, 11.5, PARCEL - 11.5))
    if shown.income:
        parts.append(coin(PARCEL - 10.5, 11, shown.income))
    place = at(*corner(shown.parcel))
    return image(f"parcel-{PARCELS[shown.parcel]}", "parcels", _label(text, shown), *parts, place=place)


@cache
def thing(kind: str) -> Markup:
    """What stands on a parcel, at the origin."""
    if kind == "mountain":
        return tile(kind, 3, 1, PARCEL - 6)
    if kind == "house":
        return tile(kind, 6, 4, PARCEL - 12)
    return tile(kind, 4, 2, PARCEL - 8)
