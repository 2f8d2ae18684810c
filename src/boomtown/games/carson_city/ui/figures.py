"""Cowboys on their spaces: who stands where on the track and in the town."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.svg import Markup, Node, at, circle, image
from boomtown.core.text import Text
from boomtown.games.carson_city.rules.tables import FIRST_PARCEL, FREE, SPACE_COUNT, STANDS, STANDS_MANY
from boomtown.games.carson_city.rules.verbs import SPACES
from boomtown.games.carson_city.ui.panels.board import PARCEL, SQUARE_BOX, Point, middle
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen, groups
from boomtown.games.carson_city.ui.shapes import badge, draw_cowboy, white
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.panel import pill

WHITE: Final = -1
ON_LAND: Final = 40  # height of a cowboy on free land
AT_HOUSE: Final = 34  # beside a building
ON_TRACK: Final = 38
CROWDED: Final = 31


def figures(seen: CarsonCitySeen) -> Iterator[Node]:
    """All cowboys on the board, and a mark where they will fight."""
    state = seen.state
    standing, white_at = state.standing, int(state.sheriff_at)
    names, white_of = tuple(seen.names), int(state.sheriff_owner)
    for space in range(int(SPACE_COUNT)):
        if standing[space] or white_at == space:
            there = tuple(groups(state, space))
            yield from _figures(seen.text, names, space, there, white_of, is_bare(seen, space))


def is_bare(seen: CarsonCitySeen, space: int) -> bool:
    """Whether it is a parcel with nothing on it."""
    return space >= FIRST_PARCEL and bool(seen.state.content[space - FIRST_PARCEL] == FREE)


@keep(2048)
def _figures(
    text: Text,
    names: tuple[str, ...],
    space: int,
    there: tuple[tuple[int, int], ...],
    white_of: int,
    is_bare: bool,
) -> tuple[Node, ...]:
    """The cowboys on a space."""
    layer = "track-figures" if space < FIRST_PARCEL else "figures"
    where, height = places(space, is_bare, len(there)), figure_height(space, is_bare, len(there))
    called = place_name(text, space)
    parts = []
    for (seat, count), (x, y) in zip(there, where, strict=True):
        owner = white_of if seat == WHITE else seat
        label = text.say(
            "carson-city-scene-sheriff-there" if seat == WHITE else "carson-city-scene-cowboys-there",
            name=names[owner],
            cowboys=count,
            place=called,
        )
        parts.append(_figure(space, layer, seat, owner, count, x, y, height, label))
    is_duel = len(there) > 1 and not (space < FIRST_PARCEL and STANDS[space] == STANDS_MANY)
    if is_duel and there[-1][0] != WHITE:
        x, y = where[0]
        parts.append(
            _duel(space, layer, x, y, height, text.say("carson-city-scene-duel-there", place=called))
        )
    return tuple(parts)


def place_name(text: Text, space: int) -> str:
    """How people call a space."""
    return SPACES[space] if space >= FIRST_PARCEL else text.say("carson-city-square", square=SPACES[space])


def figure_height(space: int, is_bare: bool, count: int) -> float:
    """How large so many figures are drawn on a space."""
    if space < FIRST_PARCEL:
        return ON_TRACK if count < 3 or STANDS[space] == STANDS_MANY else CROWDED
    return ON_LAND if is_bare else AT_HOUSE


def places(space: int, is_bare: bool, count: int) -> list[Point]:
    """Where so many figures stand on a space: on squares from the right, beside buildings at the lower right."""
    if space < FIRST_PARCEL:
        x, y, wide, high = SQUARE_BOX[space]
        apart = min(27.0 if STANDS[space] == STANDS_MANY else 22.0, (wide - 62) / max(1, count - 1))
        right = x + wide - 17
        return [(round(right - apart * (count - 1 - n), 1), y + high / 2 + 4) for n in range(count)]
    x, y = middle(space - int(FIRST_PARCEL))
    if is_bare:
        apart = min(24.0, (PARCEL - 34) / max(1, count - 1))
        return [(round(x + (n - (count - 1) / 2) * apart, 1), y - 1) for n in range(count)]
    apart = min(18.0, (PARCEL - 34) / max(1, count - 1))
    return [(round(x + 15 - apart * (count - 1 - n), 1), y + 11) for n in range(count)]


def piece(seat: int, owner: int, height: float) -> Markup:
    """A cowboy of a seat at the origin, or the white one with the badge of its owner."""
    if seat == WHITE:
        return white(0, 0, height) + badge(owner, -height * 0.26, height * 0.36, 6.5)
    return draw_cowboy(seat, 0, 0, height)


def _figure(
    space: int, layer: str, seat: int, owner: int, count: int, x: float, y: float, height: float, label: str
) -> Node:
    parts = [piece(seat, owner, height)]
    if count > 1:
        parts.append(pill(8, -height * 0.36, f"×{count}", 13))
    who = "white" if seat == WHITE else str(seat)
    key = f"figure-{SPACES[space]}-{who}"
    return image(key, layer, label, *parts, place=at(x, y))


def _duel(space: int, layer: str, x: float, y: float, height: float, label: str) -> Node:
    ring = circle(0, 0, 8.5, fill="var(--accent)", stroke="var(--keyline)", stroke_width=1.6)
    mark = ring + icon("duel", 0, 0, 12, "var(--accent-ink)")
    place = at(x - height * 0.42, y - height * 0.4)
    return image(f"fight-{SPACES[space]}", layer, label, mark, place=place)
