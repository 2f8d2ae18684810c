"""Cowboys on their spaces: who stands where on the track and in the town."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, at, circle, image
from boomtown.games.carson_city.rules.tables import FIRST_PARCEL, FREE, SPACE_COUNT, STANDS, STANDS_MANY
from boomtown.games.carson_city.rules.verbs import SPACES
from boomtown.games.carson_city.ui.panels.board import PARCEL, SQUARE_BOX, Point, middle
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen, groups
from boomtown.games.carson_city.ui.shapes import badge, draw_cowboy, white
from boomtown.look.icons import icon
from boomtown.look.panel import pill

WHITE: Final = -1
ON_LAND: Final = 40  # height of a cowboy on free land
AT_HOUSE: Final = 34  # beside a building
ON_TRACK: Final = 38
CROWDED: Final = 31


def figures(seen: CarsonCitySeen) -> Iterator[Node]:
    """All cowboys on the board, and a mark where they will fight."""
    state = seen.state
    for space in range(int(SPACE_COUNT)):
        if not state.standing[space] and state.sheriff_at != space:
            continue
        there = groups(state, space)
        layer = "track-figures" if space < FIRST_PARCEL else "figures"
        where = places(seen, space, len(there))
        height = figure_height(seen, space, len(there))
        for (seat, count), (x, y) in zip(there, where, strict=True):
            owner = int(state.sheriff_owner) if seat == WHITE else seat
            label = seen.say(
                "carson-city-scene-sheriff-there" if seat == WHITE else "carson-city-scene-cowboys-there",
                name=seen.names[owner],
                cowboys=count,
                place=place_name(seen, space),
            )
            yield _figure(space, layer, seat, owner, count, x, y, height, label)
        is_duel = len(there) > 1 and not (space < FIRST_PARCEL and STANDS[space] == STANDS_MANY)
        if is_duel and there[-1][0] != WHITE:
            x, y = where[0]
            yield _duel(
                space,
                layer,
                x,
                y,
                height,
                seen.say("carson-city-scene-duel-there", place=place_name(seen, space)),
            )


def place_name(seen: CarsonCitySeen, space: int) -> str:
    """How people call a space."""
    return SPACES[space] if space >= FIRST_PARCEL else seen.say("carson-city-square", square=SPACES[space])


def figure_height(seen: CarsonCitySeen, space: int, count: int) -> float:
    """How large so many figures are drawn on a space."""
    if space < FIRST_PARCEL:
        return ON_TRACK if count < 3 or STANDS[space] == STANDS_MANY else CROWDED
    return ON_LAND if seen.state.content[space - FIRST_PARCEL] == FREE else AT_HOUSE


def places(seen: CarsonCitySeen, space: int, count: int) -> list[Point]:
    """Where so many figures stand on a space: on squares from the right, beside buildings at the lower right."""
    if space < FIRST_PARCEL:
        x, y, wide, high = SQUARE_BOX[space]
        apart = min(27.0 if STANDS[space] == STANDS_MANY else 22.0, (wide - 62) / max(1, count - 1))
        right = x + wide - 17
        return [(round(right - apart * (count - 1 - n), 1), y + high / 2 + 4) for n in range(count)]
    parcel = space - int(FIRST_PARCEL)
    x, y = middle(parcel)
    if seen.state.content[parcel] == FREE:
        apart = min(24.0, (PARCEL - 34) / max(1, count - 1))
        return [(round(x + (n - (count - 1) / 2) * apart, 1), y - 1) for n in range(count)]
    apart = min(18.0, (PARCEL - 34) / max(1, count - 1))
    return [(round(x + 15 - apart * (count - 1 - n), 1), y + 11) for n in range(count)]


def piece(seat: int, owner: int, height: float) -> Markup:
    """A cowboy of a seat at the origin, or the white one with the badge of its owner."""
    if seat == WHITE:
        return white(0, 0, height) + badge(owner, -height * 0.26, height * 0.36, 6.5)
    return draw_cowboy(seat, 0, 0, height)


@lru_cache(maxsize=4096)
def _figure(
    space: int, layer: str, seat: int, owner: int, count: int, x: float, y: float, height: float, label: str
) -> Node:
    parts = [piece(seat, owner, height)]
    if count > 1:
        parts.append(pill(8, -height * 0.36, f"×{count}", 13))
    who = "white" if seat == WHITE else str(seat)
    key = f"figure-{SPACES[space]}-{who}"
    return image(key, layer, label, *parts, place=at(x, y))


@lru_cache(maxsize=1024)
def _duel(space: int, layer: str, x: float, y: float, height: float, label: str) -> Node:
    ring = circle(0, 0, 8.5, fill="var(--accent)", stroke="var(--keyline)", stroke_width=1.6)
    mark = ring + icon("duel", 0, 0, 12, "var(--accent-ink)")
    place = at(x - height * 0.42, y - height * 0.4)
    return image(f"fight-{SPACES[space]}", layer, label, mark, place=place)
