"""What the viewer may choose in town, on the track and among the people, each with the ghost of what comes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, circle, el, node, number, path
from boomtown.games.carson_city.components import PERSONALITIES
from boomtown.games.carson_city.rules.scoring import parcel_price
from boomtown.games.carson_city.rules.state import NO_SEAT
from boomtown.games.carson_city.rules.steps.construction import ConstructBuilding
from boomtown.games.carson_city.rules.tables import FIRST_CONSTRUCTION, FIRST_PARCEL
from boomtown.games.carson_city.rules.verbs import (
    BUY,
    CHOOSE,
    COWBOY,
    DOUBLE,
    EDGES,
    FETCH,
    LIFT,
    RECALL,
    ROAD,
    SHERIFF,
    SPACES,
)
from boomtown.games.carson_city.ui.figures import WHITE, figure_height, is_bare, piece, places
from boomtown.games.carson_city.ui.panels.board import PARCEL, SQUARE_BOX, corner, ends
from boomtown.games.carson_city.ui.panels.people import HIGH, WIDE, card_corner
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen, action_text, groups, word_of
from boomtown.games.carson_city.ui.parcels import doubles, draw_price, parcel_target
from boomtown.games.carson_city.ui.ways import draw_road, touch
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.targets import button, ghost, legal, target

STANDING: Final = {"cowboy": COWBOY, "sheriff": SHERIFF, "lift": LIFT}


def targets(seen: CarsonCitySeen, incomes: Mapping[int, int]) -> Iterator[Node]:
    """All options that have a place, in their order."""
    spaces: dict[int, list[int]] = {}
    others = []
    for action in seen.options:
        word = word_of(action)
        if word in STANDING:
            space = int(STANDING[word].part(action))
            spaces.setdefault(space, []).append(action)
        elif action == RECALL.action:
            spaces.setdefault(int(seen.state.sheriff_at), []).append(action)
        else:
            others.append(action)
    for space, actions in spaces.items():
        yield _standing_place(seen, space, actions, incomes)
    for action in others:
        yield from _other(seen, action)


def _other(seen: CarsonCitySeen, action: int) -> Iterator[Node]:
    """Options that place no cowboy."""
    if CHOOSE.has(action):
        yield _card(int(CHOOSE.part(action)), action_text(action), seen.action(action))
    elif ROAD.has(action):
        edge = int(ROAD.part(action))
        yield _edge(edge, bool(seen.state.edge_cost[edge] == 2), action_text(action), seen.action(action))
    elif FETCH.has(action):
        yield _square(int(FIRST_CONSTRUCTION + FETCH.part(action)), action, seen.action(action))
    elif action == BUY.action and isinstance(seen.step, ConstructBuilding):
        yield _square(int(seen.step.square), action, seen.action(action))
    elif DOUBLE.has(action):
        yield from doubles(seen, action)
    else:
        yield from parcel_target(seen, action)


def _standing_place(seen: CarsonCitySeen, space: int, actions: list[int], incomes: Mapping[int, int]) -> Node:
    """A space where a cowboy may be placed or taken back, with all ways to do so."""
    there = tuple(seat for seat, _ in groups(seen.state, space))
    label = seen.action(actions[0])
    price, is_empty = "", is_bare(seen, space)
    if space >= FIRST_PARCEL and word_of(actions[0]) in ("cowboy", "sheriff"):
        parcel = space - int(FIRST_PARCEL)
        owner = seen.state.owner[parcel]
        if owner == NO_SEAT:
            dollars = int(parcel_price(seen.state, parcel))
            price = seen.say("carson-city-scene-dollars", dollars=dollars)
            effect = seen.say("carson-city-scene-effect-price", dollars=dollars)
        elif owner == seen.seat:
            effect = seen.say("carson-city-scene-effect-defend")
        else:
            effect = seen.say("carson-city-scene-effect-attack", dollars=incomes.get(parcel, 0) // 2)
        label = seen.say("carson-city-scene-with-effect", action=label, effect=effect)
    return _standing_node(space, seen.seat, tuple(actions), there, is_empty, price, label)


@keep(8192)
def _standing_node(
    space: int,
    viewer: int,
    actions: tuple[int, ...],
    there: tuple[int, ...],
    is_empty: bool,
    price: str,
    label: str,
) -> Node:
    height = figure_height(space, is_empty, len(there) + 1)
    ghosts = []
    for action in actions:
        word = word_of(action)
        seat = viewer if word in ("cowboy", "lift") else WHITE
        seats = there if seat in there else sorted([*there, seat], key=lambda who: (who == WHITE, who))
        where = places(space, is_empty, len(seats))[seats.index(seat)]
        if word in ("cowboy", "sheriff"):
            drawn = el("g", piece(seat, viewer, height), transform=at(*where))
        else:
            drawn = _taken_back(*where)
        ghosts.append(ghost(action_text(action), drawn))
    style = button(label, *map(action_text, actions))
    key = f"target-{SPACES[space]}"
    if space < FIRST_PARCEL:
        x, y, wide, high = SQUARE_BOX[space]
        mark = legal(x + 2, y + 2, wide - 4, high - 4, 7, 0.1)
        return node(key, "track-targets", mark, *ghosts, **style)
    left, top = corner(space - int(FIRST_PARCEL))
    if price:
        mark = draw_price(left, top, price, is_empty, bool(there))
    else:
        mark = legal(left + 2.5, top + 2.5, PARCEL - 5, PARCEL - 5, 7, 0.1)
    return node(key, "town-targets", mark, *ghosts, **style)


def _taken_back(x: float, y: float) -> Markup:
    """An arrow away from the board."""
    ring = circle(x, y, 14, fill="var(--keyline)", stroke="var(--may)", stroke_width=2.5)
    arrow = f"M{number(x)} {number(y + 7)}v-13m-5.5 5.5l5.5-5.5l5.5 5.5"
    line: Style = {"fill": "none", "stroke": "var(--may)", "stroke_width": 3, "stroke_linecap": "round"}
    return ring + path(arrow, **line)


@keep(2048)
def _edge(edge: int, is_bridge: bool, action: str, label: str) -> Node:
    """A side of a parcel for a road: a narrow mark with a wide place to touch."""
    (x, y), (to_x, to_y) = ends(edge)
    mx, my = (x + to_x) / 2, (y + to_y) / 2
    if y == to_y:
        dash = f"M{number(x + 11)} {number(y)}H{number(to_x - 11)}"
    else:
        dash = f"M{number(x)} {number(y + 11)}V{number(to_y - 11)}"
    parts = [
        path(touch(edge), fill="none", pointer_events="all"),
        path(dash, stroke="var(--keyline)", stroke_width=9, stroke_linecap="round", opacity=0.8),
        path(dash, stroke="var(--may)", stroke_width=5, stroke_dasharray="7 4"),
    ]
    if is_bridge:
        ring = circle(mx, my, 9, fill="var(--keyline)", stroke="var(--may)", stroke_width=2)
        parts.append(ring + words("2", mx, my + 4.5, 13, "slab", "#2b2018", "middle"))
    drawn = ghost(action, *draw_road(edge, is_bridge))
    return target(f"target-{EDGES[edge]}", "edge-targets", label, action, *parts, drawn)


@keep(256)
def _square(square: int, action: int, label: str) -> Node:
    """A square of the track whose building may be taken or bought."""
    x, y, wide, high = SQUARE_BOX[square]
    mark = legal(x + 2, y + 2, wide - 4, high - 4, 7, 0.1)
    return target(f"target-{SPACES[square]}", "track-targets", label, action_text(action), mark)


@keep(64)
def _card(card: int, action: str, label: str) -> Node:
    mark = legal(2, 2, WIDE - 4, HIGH - 4, 8, 0.1)
    place = at(*card_corner(card))
    name = PERSONALITIES[card].id
    return target(f"target-{name}", "people-targets", label, action, mark, place=place)
