"""Lines across the land: the Carson River, roads and bridges."""

from __future__ import annotations

from functools import cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, circle, el, image, node, number, path, together
from boomtown.core.text import Text
from boomtown.games.carson_city.components import PARCELS
from boomtown.games.carson_city.rules.tables import BESIDE, EDGE_COUNT, PARCEL_COUNT, RIVER_TILE, SIDE_OF
from boomtown.games.carson_city.rules.verbs import EDGES
from boomtown.games.carson_city.ui.panels.board import corner, ends
from boomtown.games.carson_city.ui.text.arguments import edge as edge_name
from boomtown.look.kept import keep

SIDES: Final = ((30, 0), (60, 30), (30, 60), (0, 30))  # the middle of each side of a parcel


@keep(256)
def waters(text: Text, content: tuple[int, ...], edge_cost: tuple[int, ...]) -> tuple[Node, ...]:
    """The parcels of the river."""
    parts = []
    for parcel in range(int(PARCEL_COUNT)):
        if content[parcel] != RIVER_TILE:
            continue
        flows = []
        for side in range(4):
            other = int(BESIDE[parcel * 4 + side])
            if other < 0:
                is_open = edge_cost[int(SIDE_OF[parcel * 4 + side])] == 2
            else:
                is_open = content[other] == RIVER_TILE
            if is_open:
                flows.append(side)
        parts.append(_water(text, parcel, tuple(flows)))
    return tuple(parts)


@keep(1024)
def _water(text: Text, parcel: int, flows: tuple[int, ...]) -> Node:
    label = text.say("carson-city-scene-parcel", place=PARCELS[parcel], what=text.name("river"))
    return image(f"water-{PARCELS[parcel]}", "water", label, water(flows), place=at(*corner(parcel)))


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
        parts.append(path(d, fill="none", stroke=paint, stroke_width=wide))
        if len(flows) < 2:
            parts.append(circle(30, 30, wide / 2, fill=paint))
    light: Style = {"fill": "none", "stroke": "var(--keyline)", "stroke_width": 1.6, "opacity": 0.65}
    ripples = "M17 22q4-3.5 8 0t8 0M30 34q4-3.5 8 0t8 0M20 44q3.5-3 7 0t7 0"
    return together(parts) + path(ripples, stroke_linecap="round", **light)


@keep(512)
def roads(text: Text, road: tuple[int, ...], edge_cost: tuple[int, ...]) -> tuple[Node, ...]:
    """All roads and bridges."""
    laid = [edge for edge in range(int(EDGE_COUNT)) if road[edge]]
    return tuple(part for edge in laid for part in _road(text, edge, edge_cost[edge] == 2))


@keep(2048)
def _road(text: Text, edge: int, is_bridge: bool) -> tuple[Node, Node]:
    """The beds of all roads lie under all roads, so that they join."""
    message = "carson-city-scene-bridge" if is_bridge else "carson-city-scene-road"
    label = text.say(message, edge=edge_name(text, None, edge))
    bed, top = draw_road(edge, is_bridge)
    return (
        node(f"bed-{EDGES[edge]}", "road-beds", bed, aria_hidden="true"),
        image(f"road-{EDGES[edge]}", "roads", label, top),
    )


@cache
def touch(edge: int) -> str:
    """The outline of a wide place to touch around a side of a parcel."""
    (x, y), (to_x, to_y) = ends(edge)
    across = 15
    if y == to_y:
        middle = (x + to_x) / 2
        return (
            f"M{number(x + 5)} {number(y)}L{number(middle)} {number(y - across)}"
            f"L{number(to_x - 5)} {number(y)}L{number(middle)} {number(y + across)}z"
        )
    middle = (y + to_y) / 2
    return (
        f"M{number(x)} {number(y + 5)}L{number(x + across)} {number(middle)}"
        f"L{number(x)} {number(to_y - 5)}L{number(x - across)} {number(middle)}z"
    )


def draw_road(edge: int, is_bridge: bool) -> tuple[Markup, Markup]:
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
        return bed, top + path(d, **middle)
    along = 1 if y == to_y else 0
    inset = f"M{number(x + 6 * along)} {number(y + 6 * (1 - along))}L{number(to_x - 6 * along)} {number(to_y - 6 * (1 - along))}"
    deck = together(
        [
            path(inset, stroke="var(--outline)", stroke_width=17),
            path(inset, stroke="var(--wood-dark)", stroke_width=14.5),
            path(inset, stroke="var(--wood)", stroke_width=10, stroke_dasharray="4 1.2"),
        ]
    )
    return bed, top + deck
