"""What stands on the map: cowboys, tents and piles of mining tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from boomtown.core.svg import Node, at, image
from boomtown.core.text import Text
from boomtown.games.gold_rush.rules.state import AT_HOME, NO_TENT, GoldRushState
from boomtown.games.gold_rush.rules.tables import (
    CITY_SPOT,
    COWBOYS,
    FIRST_HALF_SPOT,
    MOST_MOUNTAINS,
    MOUNTAIN,
    MOUNTAIN_AT,
    MOUNTAIN_SIDES,
    PRAIRIE,
    PRAIRIE_AT,
    RAIL,
    RAIL_AT,
    SPOTS,
)
from boomtown.games.gold_rush.ui.anchors import MountainSpots, anchors
from boomtown.games.gold_rush.ui.map_layout import MapLayout, Square
from boomtown.games.gold_rush.ui.shapes import Point
from boomtown.games.gold_rush.ui.text import ROLE, way
from boomtown.look.kept import keep
from boomtown.look.pieces import cowboy, pile, tent
from boomtown.look.seats import SEATS

STANDING: Final = 42  # units high
LYING: Final = 38
TENT_HEIGHT: Final = 35
RISE: Final = 7  # from a railwayman's track to his middle


class ShownCowboy(NamedTuple):
    """What there is to see of a cowboy on the map."""

    number: int
    tile: int
    spot: int
    kind: int  # of the feature


def figures(state: GoldRushState, where: MapLayout, names: Sequence[str], text: Text) -> tuple[Node, ...]:
    """Cowboys, tents and piles, the nearer ones in front."""
    cowboys = []
    for number, place in enumerate(state.cowboy_at[: state.seat_count * COWBOYS]):
        if place != AT_HOME:
            tile, spot = divmod(int(place), int(SPOTS))
            cowboys.append(ShownCowboy(number, tile, spot, int(state.kind_at(tile, spot))))
    return _figures(text, tuple(names), where, tuple(cowboys), tuple(state.tent_at), list_piles(state, where))


@keep(512)
def _figures(
    text: Text,
    names: tuple[str, ...],
    where: MapLayout,
    cowboys: tuple[ShownCowboy, ...],
    tents: tuple[int, ...],
    piles: tuple[tuple[int, int], ...],
) -> tuple[Node, ...]:
    found: list[tuple[tuple[float, str], Node]] = []
    for cowboy_ in cowboys:
        number, tile = cowboy_.number, cowboy_.tile
        square, spot = where.tiles[tile], spot_on_tile(where.lies[tile], cowboy_.spot, cowboy_.kind)
        x, y = 100 * square[0] + spot[0], 100 * square[1] + spot[1]
        if cowboy_.kind == RAIL:
            y -= RISE
        name = names[number // int(COWBOYS)]
        found.append(((y, f"cowboy-{number}"), _cowboy(text, number, name, cowboy_.kind, x, y, square)))
    for seat, segment in enumerate(tents):
        if segment != NO_TENT:
            x, y = _on_mountain(where, segment, camp(where, segment).piece)
            square = where.tiles[where.mountains[segment][0]]
            found.append(((y, f"tent-{seat}"), _tent(text, seat, names[seat], x, y, square)))
    for segment, tokens in piles:
        x, y = pile_place(where, segment)
        square = where.tiles[where.mountains[segment][0]]
        found.append(((y, f"pile-{segment}"), _pile(text, segment, tokens, x, y, square)))
    return tuple(piece for _, piece in sorted(found, key=lambda pair: pair[0]))


@keep(8192)
def _cowboy(text: Text, number: int, name: str, kind: int, x: float, y: float, square: Square) -> Node:
    role, place = ROLE[kind], way(text, square)
    lying = kind == int(PRAIRIE)
    piece = cowboy(SEATS[number // int(COWBOYS)], 0, 0, LYING if lying else STANDING, lying)
    label = text.say("gold-rush-scene-cowboy", name=name, role=role, place=place)
    return image(f"cowboy-{number}", "pieces", label, piece, place=at(x, y))


def spot_on_tile(lies: int, spot: int, kind: int) -> Point:
    """Where a cowboy on a feature of this kind is at this spot of a tile: its middle, or a railwayman's feet."""
    places = anchors(*divmod(lies, 4))
    if spot == CITY_SPOT:
        return places.merchant
    if spot >= FIRST_HALF_SPOT:
        return places.prairies[int(PRAIRIE_AT[lies * 8 + spot - int(FIRST_HALF_SPOT)])].farmer
    if kind == MOUNTAIN:
        return places.mountains[int(MOUNTAIN_AT[lies * 4 + spot])].piece
    return places.railwaymen[int(RAIL_AT[lies * 4 + spot])]


def camp(where: MapLayout, segment: int) -> MountainSpots:
    """Where things stand on a mountain segment, on its tile."""
    tile, number = where.mountains[segment]
    return anchors(*divmod(where.lies[tile], 4)).mountains[number]


def _on_mountain(where: MapLayout, segment: int, point: Point) -> Point:
    east, south = where.tiles[where.mountains[segment][0]]
    return 100 * east + point[0], 100 * south + point[1]


@keep(2048)
def _tent(text: Text, seat: int, name: str, x: float, y: float, square: Square) -> Node:
    label = text.say("gold-rush-scene-tent", name=name, place=way(text, square))
    return image(f"tent-{seat}", "pieces", label, tent(SEATS[seat], 0, 0, TENT_HEIGHT), place=at(x, y))


def list_piles(state: GoldRushState, where: MapLayout) -> tuple[tuple[int, int], ...]:
    """The piles of tokens: the segment where each is drawn, and how many they are."""
    count = len(where.mountains)
    return _list_piles(where, tuple(state.mountain_of[:count]), tuple(state.mountain_tokens[:count]))


@keep(512)
def _list_piles(
    where: MapLayout, mountain_of: tuple[int, ...], tokens: tuple[int, ...]
) -> tuple[tuple[int, int], ...]:
    """A pile lies on the roomiest segment of its mountain, of equal ones on the oldest."""
    best: dict[int, tuple[int, int]] = {}
    for segment, (tile, number) in enumerate(where.mountains):
        mountain = mountain_of[segment]
        if tokens[mountain] > 0:
            sides = int(MOUNTAIN_SIDES[where.lies[tile] // 4 * int(MOST_MOUNTAINS) + number])
            best[mountain] = max(best.get(mountain, (0, 0)), (sides, -segment))
    return tuple((-negative, tokens[mountain]) for mountain, (_, negative) in best.items())


def pile_place(where: MapLayout, segment: int) -> Point:
    """The middle of a pile on a mountain segment."""
    return _on_mountain(where, segment, camp(where, segment).pile)


@keep(8192)
def _pile(text: Text, segment: int, tokens: int, x: float, y: float, square: Square) -> Node:
    label = text.say("gold-rush-scene-pile", tokens=tokens, place=way(text, square))
    return image(f"pile-{segment}", "pieces", label, pile(0, 0, tokens), place=at(x, y))
