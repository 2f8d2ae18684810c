"""The town: surveyed land, the river, property, mountains, houses, buildings with their incomes, roads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, el, node, number, together
from boomtown.games.carson_city.components import COLUMNS, PARCELS, SIZE
from boomtown.games.carson_city.drawing.board import (
    PARCEL,
    TOWN_LEFT,
    TOWN_TOP,
    corner,
    ends,
)
from boomtown.games.carson_city.drawing.shapes import at, badge, coin, tile
from boomtown.games.carson_city.drawing.table import Table
from boomtown.games.carson_city.spaces import is_shielded
from boomtown.games.carson_city.state import NO_SEAT
from boomtown.games.carson_city.steps.building import AskOwner, PlaceHouse
from boomtown.games.carson_city.tables import (
    BESIDE,
    EDGE_COUNT,
    FREE,
    HOUSE_TILE,
    IS_ATTACKABLE,
    MOUNTAIN_TILE,
    PARCEL_COUNT,
    RIVER_TILE,
    SIDE_OF,
)
from boomtown.games.carson_city.verbs import EDGES, KINDS
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
SIDES: Final = ((30, 0), (60, 30), (30, 60), (0, 30))  # the middle of each side of a parcel


@cache
def ground() -> Node:
    """The frame with the names of columns and rows, prairie and survey lines."""
    side = SIZE * PARCEL
    line: Style = {"stroke": "var(--outline)", "stroke_width": 1.5}
    frame = el("rect", x=0.8, y=0.8, width=504.4, height=504.4, rx=10, fill="var(--wood-dark)", **line)
    land = el("rect", x=TOWN_LEFT, y=TOWN_TOP, width=side, height=side, fill="var(--prairie)")
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
        el("path", d="".join(fields), fill="var(--prairie-2)", opacity=0.75),
        tufts(grass),
        el("path", d=survey, fill="none", **dashes),
        *names,
        aria_hidden="true",
    )


def town(seen: Table, incomes: Mapping[int, int]) -> Iterator[Node]:
    """All that lies on the board."""
    yield ground()
    yield from _waters(seen)
    pending = _pending(seen)
    for parcel in range(int(PARCEL_COUNT)):
        owner, content = int(seen.state.owner[parcel]), int(seen.state.content[parcel])
        if owner != NO_SEAT:
            yield _plot(parcel, owner)
        if content == RIVER_TILE or (content == FREE and owner == NO_SEAT and parcel not in pending):
            continue
        yield _parcel(
            parcel,
            content,
            owner,
            incomes.get(parcel, 0),
            pending.get(parcel, ""),
            _label(seen, parcel, incomes),
        )
    yield from _roads(seen)


def _pending(seen: Table) -> dict[int, str]:
    """Buildings and houses that wait for a decision: parcel -> what."""
    step = seen.step
    if isinstance(step, PlaceHouse):
        return {int(step.parcel): KINDS[int(step.kind)]}
    if isinstance(step, AskOwner):
        return {int(step.parcel): KINDS[int(step.kind)], int(step.house): "house"}
    return {}


def _label(seen: Table, parcel: int, incomes: Mapping[int, int]) -> str:
    state, place = seen.state, PARCELS[parcel]
    owner, kind = int(state.owner[parcel]), int(state.kind_on(parcel))
    what = seen.text.name(KINDS[kind]) if kind >= 0 else seen.say(f"what-{WHAT[int(state.content[parcel])]}")
    if owner == NO_SEAT:
        return seen.say("parcel", place=place, what=what)
    name = seen.names[owner]
    if kind < 0:
        return seen.say("parcel-of", place=place, what=what, name=name)
    if not IS_ATTACKABLE[kind]:
        return seen.say("estate-safe", place=place, what=what, name=name)
    message = "estate-guarded" if is_shielded(state, parcel) else "estate"
    return seen.say(message, place=place, what=what, name=name, dollars=incomes.get(parcel, 0))


@lru_cache(maxsize=1024)
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


@lru_cache(maxsize=8192)
def _parcel(parcel: int, content: int, owner: int, income: int, pending: str, label: str) -> Node:
    parts = []
    if pending:
        dashes: Style = {
            "fill": "none",
            "stroke": "var(--ink)",
            "stroke_dasharray": "3 4",
            "stroke_width": 1.5,
        }
        frame = el("rect", x=8, y=8, width=PARCEL - 16, height=PARCEL - 16, rx=6, **dashes)
        parts.append(el("g", thing(pending), opacity=0.72) + frame)
    elif content >= FREE + 4:
        parts.append(thing(KINDS[content - 4]))
    elif content != FREE:
        parts.append(thing(WHAT[content]))
    if owner != NO_SEAT:
        parts.append(badge(owner, 11.5, PARCEL - 11.5))
    if income:
        parts.append(coin(PARCEL - 10.5, 11, income))
    return node(
        f"parcel-{PARCELS[parcel]}",
        "parcels",
        *parts,
        transform=at(*corner(parcel)),
        role="img",
        aria_label=label,
    )


@cache
def thing(kind: str) -> Markup:
    """What stands on a parcel, at the origin."""
    if kind == "mountain":
        return tile(kind, 3, 1, PARCEL - 6)
    if kind == "house":
        return tile(kind, 6, 4, PARCEL - 12)
    return tile(kind, 4, 2, PARCEL - 8)


def _waters(seen: Table) -> Iterator[Node]:
    state = seen.state
    if not state.has_river:
        return
    label = seen.say("what-river")
    for parcel in range(int(PARCEL_COUNT)):
        if state.content[parcel] != RIVER_TILE:
            continue
        flows = []
        for side in range(4):
            other = int(BESIDE[parcel * 4 + side])
            if other < 0:
                is_open = state.edge_cost[SIDE_OF[parcel * 4 + side]] == 2
            else:
                is_open = state.content[other] == RIVER_TILE
            if is_open:
                flows.append(side)
        yield _water(parcel, tuple(flows), seen.say("parcel", place=PARCELS[parcel], what=label))


@lru_cache(maxsize=512)
def _water(parcel: int, flows: tuple[int, ...], label: str) -> Node:
    return node(
        f"water-{PARCELS[parcel]}",
        "water",
        water(flows),
        transform=at(*corner(parcel)),
        role="img",
        aria_label=label,
    )


@cache
def water(flows: tuple[int, ...]) -> Markup:
    """A parcel of the river at the origin; it flows through the middle of these sides."""
    parts = []
    if len(flows) < 2:  # its end, while it is laid: a pond
        (x, y) = SIDES[flows[0]] if flows else (30, 30)
        d = f"M{x} {y}L30 30"
    else:
        (x, y), (to_x, to_y) = SIDES[flows[0]], SIDES[flows[-1]]
        d = f"M{x} {y}Q30 30 {to_x} {to_y}"
    for paint, wide in (("var(--trail)", 42), ("var(--water)", 37)):
        parts.append(el("path", d=d, fill="none", stroke=paint, stroke_width=wide))
        if len(flows) < 2:
            parts.append(el("circle", cx=30, cy=30, r=wide / 2, fill=paint))
    light: Style = {"fill": "none", "stroke": "var(--keyline)", "stroke_width": 1.6, "opacity": 0.65}
    ripples = "M17 22q4-3.5 8 0t8 0M30 34q4-3.5 8 0t8 0M20 44q3.5-3 7 0t7 0"
    return together(parts) + el("path", d=ripples, stroke_linecap="round", **light)


def _roads(seen: Table) -> Iterator[Node]:
    for edge in range(int(EDGE_COUNT)):
        if seen.state.road[edge]:
            is_bridge = seen.state.edge_cost[edge] == 2
            label = seen.say("bridge" if is_bridge else "road", edge=EDGES[edge])
            yield from _road(edge, bool(is_bridge), label)


@lru_cache(maxsize=1024)
def _road(edge: int, is_bridge: bool, label: str) -> tuple[Node, Node]:
    """The beds of all roads lie under all roads, so that they join."""
    bed, top = road(edge, is_bridge)
    return (
        node(f"bed-{EDGES[edge]}", "road-beds", bed, aria_hidden="true"),
        node(f"road-{EDGES[edge]}", "roads", top, role="img", aria_label=label),
    )


def road(edge: int, is_bridge: bool) -> tuple[Markup, Markup]:
    """Bed and surface of a road, or of a bridge."""
    (x, y), (to_x, to_y) = ends(edge)
    d = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
    round_: Style = {"stroke_linecap": "round", "d": d}
    bed = el("path", stroke="var(--trail-edge)", stroke_width=11, **round_)
    top = el("path", stroke="var(--trail)", stroke_width=8, **round_)
    if not is_bridge:
        middle: Style = {
            "stroke": "var(--wall)",
            "stroke_width": 1.3,
            "stroke_dasharray": "5 5",
            "opacity": 0.8,
        }
        return bed, top + el("path", d=d, **middle)
    along = 1 if y == to_y else 0
    inset = f"M{number(x + 6 * along)} {number(y + 6 * (1 - along))}L{number(to_x - 6 * along)} {number(to_y - 6 * (1 - along))}"
    deck = together(
        [
            el("path", d=inset, stroke="var(--outline)", stroke_width=17),
            el("path", d=inset, stroke="var(--wood-dark)", stroke_width=14.5),
            el("path", d=inset, stroke="var(--wood)", stroke_width=10, stroke_dasharray="4 1.2"),
        ]
    )
    return bed, top + deck
