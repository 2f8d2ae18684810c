"""What stands on the map: cowboys, tents and piles of mining tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Node, at, node
from boomtown.core.text import Text
from boomtown.games.gold_rush.components import FACES
from boomtown.games.gold_rush.rules.state import AT_HOME, NO_TENT, GoldRushState
from boomtown.games.gold_rush.rules.tables import (
    CITY_SPOT,
    COWBOYS,
    FIRST_HALF_SPOT,
    MOST_MOUNTAINS,
    MOUNTAIN,
    MOUNTAIN_AT,
    MOUNTAIN_SIDES,
    PRAIRIE_AT,
    RAIL_AT,
    SPOTS,
)
from boomtown.games.gold_rush.ui.anchors import Anchors, anchors
from boomtown.games.gold_rush.ui.landscape import lie
from boomtown.games.gold_rush.ui.map_layout import MapLayout
from boomtown.games.gold_rush.ui.text import ROLE, way
from boomtown.look.pieces import cowboy, pile, tent
from boomtown.look.seats import SEATS

STANDING: Final = 42  # units high
LYING: Final = 38
TENT_HEIGHT: Final = 35
RISE: Final = 7  # from a railwayman's track to his middle


def places_on(state: GoldRushState, number: int) -> Anchors:
    """Where things stand on a tile of the map."""
    return anchors(*lie(state, number))


def figures(state: GoldRushState, where: MapLayout, names: Sequence[str], text: Text) -> list[Node]:
    """Cowboys, tents and piles, the nearer ones in front."""
    found = [
        *_cowboys(state, where, names, text),
        *_tents(state, where, names, text),
        *_piles(state, where, text),
    ]
    return [piece for _, piece in sorted(found, key=lambda pair: pair[0])]


def _cowboys(
    state: GoldRushState, where: MapLayout, names: Sequence[str], text: Text
) -> Iterator[tuple[tuple[float, str], Node]]:
    for number in range(int(state.seat_count * COWBOYS)):
        place = int(state.cowboy_at[number])
        if place == AT_HOME:
            continue
        there, spot = divmod(place, int(SPOTS))
        seat = number // int(COWBOYS)
        role = ROLE[state.kind_at(there, spot)]
        x, y = spot_on_tile(state, there, spot)
        x, y = (
            100 * where.tiles[there][0] + x,
            100 * where.tiles[there][1] + y - (RISE if role == "railwayman" else 0),
        )
        label = text.say(
            "gold-rush-scene-cowboy", name=names[seat], role=role, place=way(text, where.tiles[there])
        )
        yield (y, f"cowboy-{number}"), _cowboy(number, seat, x, y, role == "farmer", label)


@lru_cache(maxsize=8192)
def _cowboy(number: int, seat: int, x: float, y: float, lying: bool, label: str) -> Node:
    piece = cowboy(SEATS[seat], 0, 0, LYING if lying else STANDING, lying)
    place = {"transform": at(x, y), "role": "img", "aria_label": label}
    return node(f"cowboy-{number}", "pieces", piece, **place)


def spot_on_tile(state: GoldRushState, number: int, spot: int) -> tuple[float, float]:
    """Where a cowboy is at this spot of a tile: its middle, or a railwayman's feet."""
    places, lay = places_on(state, number), int(state.lie_of[number])
    if spot == CITY_SPOT:
        return places.merchant
    if spot >= FIRST_HALF_SPOT:
        return places.prairies[int(PRAIRIE_AT[lay * 8 + spot - FIRST_HALF_SPOT])].farmer
    if int(state.kind_at(number, spot)) == MOUNTAIN:
        return places.mountains[int(MOUNTAIN_AT[lay * 4 + spot])].piece
    return places.railwaymen[int(RAIL_AT[lay * 4 + spot])]


def mountain_tiles(state: GoldRushState) -> list[int]:
    """(mountain segment) -> the tile that shows it."""
    tiles: list[int] = []
    for number in range(int(state.tile_count)):
        tiles.extend([number] * len(FACES[lie(state, number)[0]].mountains))
    return tiles


def camp(state: GoldRushState, where: MapLayout, tiles: list[int], segment: int) -> tuple[float, float]:
    """Where a tent stands on a mountain segment."""
    number = tiles[segment]
    x, y = places_on(state, number).mountains[segment - int(state.first_mountain[number])].piece
    return 100 * where.tiles[number][0] + x, 100 * where.tiles[number][1] + y


def _tents(
    state: GoldRushState, where: MapLayout, names: Sequence[str], text: Text
) -> Iterator[tuple[tuple[float, str], Node]]:
    tiles = mountain_tiles(state)
    for seat in range(int(state.seat_count)):
        segment = int(state.tent_at[seat])
        if segment != NO_TENT:
            x, y = camp(state, where, tiles, segment)
            label = text.say(
                "gold-rush-scene-tent", name=names[seat], place=way(text, where.tiles[tiles[segment]])
            )
            yield (y, f"tent-{seat}"), _tent(seat, x, y, label)


@lru_cache(maxsize=2048)
def _tent(seat: int, x: float, y: float, label: str) -> Node:
    place = {"transform": at(x, y), "role": "img", "aria_label": label}
    return node(f"tent-{seat}", "pieces", tent(SEATS[seat], 0, 0, TENT_HEIGHT), **place)


def pile_segments(state: GoldRushState) -> dict[int, int]:
    """(mountain with tokens) -> the segment on which its pile is drawn: the roomiest, of equal ones the oldest."""
    best: dict[int, tuple[int, int]] = {}
    tiles = mountain_tiles(state)
    for segment, number in enumerate(tiles):
        mountain = int(state.mountain_of[segment])
        if int(state.mountain_tokens[mountain]) > 0:
            face = lie(state, number)[0]
            sides = int(MOUNTAIN_SIDES[face * MOST_MOUNTAINS + segment - int(state.first_mountain[number])])
            best[mountain] = max(best.get(mountain, (0, 0)), (sides, -segment))
    return {mountain: -negative for mountain, (_, negative) in best.items()}


def pile_place(state: GoldRushState, where: MapLayout, number: int, segment: int) -> tuple[float, float]:
    """The middle of a pile on a mountain segment of a tile."""
    x, y = places_on(state, number).mountains[segment - int(state.first_mountain[number])].pile
    return 100 * where.tiles[number][0] + x, 100 * where.tiles[number][1] + y


def _piles(state: GoldRushState, where: MapLayout, text: Text) -> Iterator[tuple[tuple[float, str], Node]]:
    tiles = mountain_tiles(state)
    for mountain, segment in pile_segments(state).items():
        tokens = int(state.mountain_tokens[mountain])
        x, y = pile_place(state, where, tiles[segment], segment)
        place = way(text, where.tiles[tiles[segment]])
        yield (
            (y, f"pile-{segment}"),
            _pile(segment, tokens, x, y, text.say("gold-rush-scene-pile", tokens=tokens, place=place)),
        )


@lru_cache(maxsize=8192)
def _pile(segment: int, tokens: int, x: float, y: float, label: str) -> Node:
    place = {"transform": at(x, y), "role": "img", "aria_label": label}
    return node(f"pile-{segment}", "pieces", pile(0, 0, tokens), **place)
