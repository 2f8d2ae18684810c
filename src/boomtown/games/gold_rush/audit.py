"""Where every piece of Gold Rush must be: an account of the whole box, taken from the map tile by tile.

It reads the tiles only, not the features that the rules keep up to date, and so checks those too.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from boomtown.core.step import HIDDEN
from boomtown.games.gold_rush.components import FACES, HALVES, PIECES, SIDES, TOKENS, turned
from boomtown.games.gold_rush.features import neighbour
from boomtown.games.gold_rush.state import AT_HOME, GoldRush, cowboys_of
from boomtown.games.gold_rush.steps.cowboy import feature_at
from boomtown.games.gold_rush.tables import CITY, COWBOYS, MOUNTAIN, PRAIRIE, RAIL, SPOTS

Segment = tuple[int, int]  # kind and number
Border = tuple[int, str]  # cell and side or half side


def audit(state: GoldRush) -> str | None:
    """What does not add up, or None."""
    return tiles(state) or cowboys(state) or tokens(state) or spaces(state) or features(state)


def tiles(state: GoldRush) -> str | None:
    """No face is on the map or in the piles more often than in the box."""
    laid = [0] * len(FACES)
    for tile in range(int(state.tile_count)):
        laid[int(state.lie_of[tile]) // 4] += 1
        if state.board[state.cell_of[tile]] != tile + 1:
            return f"tile {tile} is not on its square"
    for number, face in enumerate(FACES):
        if laid[number] + state.piles.left[number] > face.count:
            return f"there are too many tiles {face.id}"
    if sum(state.piles.left) != state.piles.size:
        return "the piles have another size"
    return None


def cowboys(state: GoldRush) -> str | None:
    """Each cowboy is at home or on one feature, and each feature knows its cowboys."""
    counted: dict[tuple[int, int, int], int] = {}
    for seat in range(int(state.seat_count)):
        home = 0
        for cowboy in range(int(COWBOYS)):
            place = int(state.cowboy_at[seat * COWBOYS + cowboy])
            if place == AT_HOME:
                home += 1
                continue
            tile, spot = divmod(place, int(SPOTS))
            key = int(state.kind_at(tile, spot)), int(feature_at(state, tile, spot)), seat
            counted[key] = counted.get(key, 0) + 1
        if home != state.supply[seat]:
            return f"seat {seat} has {home} cowboys at home, not {state.supply[seat]}"
    told: dict[tuple[int, int, int], int] = {}
    for kind, packed in (
        (MOUNTAIN, state.mountain_cowboys),
        (RAIL, state.rail_cowboys),
        (PRAIRIE, state.prairie_cowboys),
    ):
        for feature, together in enumerate(packed):
            for seat in range(int(state.seat_count)) if together else ():
                told[int(kind), feature, seat] = int(cowboys_of(together, seat))
    for city in range(int(state.city_count)):
        told[int(CITY), city, int(state.city_merchant[city])] = 1
    if counted != {key: count for key, count in told.items() if count and key[2] >= 0}:
        return "the features do not know their cowboys"
    return None


def tokens(state: GoldRush) -> str | None:
    """Tokens in the bag, on mountains and held are never more than in the box; values add up."""
    on_map = sum(state.mountain_tokens)
    held = sum(state.token_count)
    if min(state.mountain_tokens) < 0 or state.bag < 0 or state.bag + on_map + held > PIECES.box.tokens:
        return f"{state.bag} tokens in the bag, {on_map} on the map, {held} held"
    if state.held[0] == HIDDEN or state.unseen.left[0] == HIDDEN:
        return "values are hidden in a whole state"
    for value, token in enumerate(TOKENS):
        seen = sum(state.held[seat * len(TOKENS) + value] for seat in range(int(state.seat_count)))
        if seen + state.unseen.left[value] != token.count:
            return f"there are {seen + state.unseen.left[value]} tokens worth {token.value}"
    for seat in range(int(state.seat_count)):
        if sum(state.held[seat * len(TOKENS) : (seat + 1) * len(TOKENS)]) != state.token_count[seat]:
            return f"seat {seat} holds another number of tokens"
    if sum(state.unseen.left) != state.unseen.size:
        return "the unseen tokens have another size"
    return None


def spaces(state: GoldRush) -> str | None:
    """The list of spaces is the list of empty squares next to a tile."""
    expected = {
        int(neighbour(state.cell_of[tile], side))
        for tile in range(int(state.tile_count))
        for side in range(4)
    } - {int(state.cell_of[tile]) for tile in range(int(state.tile_count))}
    listed = [int(state.space_cell[space]) for space in range(int(state.space_count))]
    if len({*listed}) != len(listed) or {*listed} != expected:
        return "the spaces are not the empty squares around the map"
    return None


def features(state: GoldRush) -> str | None:
    """Features grown tile by tile equal those found by walking over the map from its components."""
    borders = all_borders(state)
    parent = {segment: segment for segment in borders.values()}

    def root(segment: Segment) -> Segment:
        while parent[segment] != segment:
            segment = parent[segment]
        return segment

    open_sides: dict[Segment, int] = {}
    at_the_rim = []
    for (cell, place), segment in borders.items():
        mate = borders.get(across(cell, place))
        if mate is None:
            at_the_rim.append(segment)
        else:
            parent[root(segment)] = root(mate)
    for segment in at_the_rim:
        open_sides[root(segment)] = open_sides.get(root(segment), 0) + 1
    named: dict[tuple[int, int], Segment] = {}
    for segment in parent:
        name = segment[0], feature_of(state, segment)
        if named.setdefault(name, root(segment)) != root(segment):
            return f"segment {segment} is joined with what it does not touch"
    if len(named) != len({root(segment) for segment in parent}):
        return "segments that meet are not joined"
    for (kind, feature), whole in named.items():
        if kind == MOUNTAIN and state.mountain_open[feature] != open_sides.get(whole, 0):
            return f"mountain {feature} has another number of open sides"
        if kind == RAIL and state.rail_open[feature] != open_sides.get(whole, 0):
            return f"railroad {feature} has another number of open ends"
    return figures(state)


@cache
def borders_of(lie: int) -> list[tuple[str, int, int]]:
    """The sides and half sides of a tile as it lies, each with the kind and number of its segment."""
    number, turn = divmod(lie, 4)
    face = FACES[number]
    touched: list[tuple[int, list[tuple[str, ...]]]] = [
        (int(MOUNTAIN), [mountain.sides for mountain in face.mountains]),
        (int(RAIL), [track.sides for track in face.railroads]),
        (int(PRAIRIE), [prairie.halves for prairie in face.prairies]),
    ]
    return [
        (turned(place, turn), kind, segment)
        for kind, segments in touched
        for segment, places in enumerate(segments)
        for place in places
    ]


def all_borders(state: GoldRush) -> dict[Border, Segment]:
    """Each side and half side on the map with the segment it belongs to."""
    borders: dict[Border, Segment] = {}
    for tile in range(int(state.tile_count)):
        first = {
            int(MOUNTAIN): int(state.first_mountain[tile]),
            int(RAIL): int(state.first_rail[tile]),
            int(PRAIRIE): int(state.first_prairie[tile]),
        }
        cell = int(state.cell_of[tile])
        for place, kind, segment in borders_of(int(state.lie_of[tile])):
            borders[cell, place] = kind, first[kind] + segment
    return borders


OPPOSITE: Final = {
    place: turned(place[0], 2) + {"": "", "l": "r", "r": "l"}[place[1:]] for place in (*SIDES, *HALVES)
}
SIDE_OF: Final = {place: SIDES.index(turned(place[0], 0)) for place in (*SIDES, *HALVES)}


def across(cell: int, place: str) -> Border:
    """The side or half side that touches this one from the neighbouring square."""
    return int(neighbour(cell, SIDE_OF[place])), OPPOSITE[place]


def feature_of(state: GoldRush, segment: Segment) -> int:
    """The feature to which the rules say a segment belongs."""
    kind, number = segment
    if kind == MOUNTAIN:
        return int(state.mountain_of[number])
    return int(state.rail_of[number] if kind == RAIL else state.prairie_of[number])


def figures(state: GoldRush) -> str | None:
    """Nuggets, locomotives and different tiles of every feature, counted again."""
    nuggets: dict[int, int] = {}
    locomotives: dict[int, int] = {}
    rail_tiles: dict[int, set[int]] = {}
    for tile in range(int(state.tile_count)):
        face = FACES[int(state.lie_of[tile]) // 4]
        for i, mountain in enumerate(face.mountains):
            feature = int(state.mountain_of[state.first_mountain[tile] + i])
            nuggets[feature] = nuggets.get(feature, 0) + mountain.nuggets
        for i, track in enumerate(face.railroads):
            feature = int(state.rail_of[state.first_rail[tile] + i])
            locomotives[feature] = locomotives.get(feature, 0) + track.locomotives
            rail_tiles.setdefault(feature, set()).add(tile)
    for feature, count in nuggets.items():
        if state.mountain_nuggets[feature] != count:
            return f"mountain {feature} shows {count} nuggets"
    for feature, on in rail_tiles.items():
        if state.rail_tiles[feature] != len(on) or state.rail_locomotives[feature] != locomotives[feature]:
            return f"railroad {feature} has {len(on)} tiles and {locomotives[feature]} locomotives"
    return None
