"""Where every piece of Gold Rush must be: an account of the whole box, taken from the map tile by tile.

It reads the tiles only, not the features that the rules keep up to date, and so checks those too.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from boomtown.core.step import HIDDEN
from boomtown.games.gold_rush.components import FACES, HALVES, PIECES, SIDES, TOKENS, turn_side
from boomtown.games.gold_rush.rules.features import neighbour
from boomtown.games.gold_rush.rules.state import AT_HOME, GoldRushState, cowboys_of
from boomtown.games.gold_rush.rules.steps.cowboy import feature_at
from boomtown.games.gold_rush.rules.tables import CITY, COWBOYS, MOUNTAIN, PRAIRIE, RAIL, SPOTS

Segment = tuple[int, int]  # kind and number
Border = tuple[int, str]  # cell and side or half side


def audit(state: GoldRushState) -> str | None:
    """What does not add up, or None."""
    return tiles(state) or cowboys(state) or tokens(state) or spaces(state) or features(state)


def tiles(state: GoldRushState) -> str | None:
    """No face is on the map or in the piles more often than in the box; segments are numbered tile by tile."""
    laid = [0] * len(FACES)
    mountains = tracks = prairies = 0
    for tile in range(int(state.tile_count)):
        laid[int(state.lie_of[tile]) // 4] += 1
        if state.board[state.cell_of[tile]] != tile + 1:
            return f"tile {tile} is not on its square"
        if (mountains, tracks, prairies) != (
            state.first_mountain[tile],
            state.first_rail[tile],
            state.first_prairie[tile],
        ):
            return f"the segments of tile {tile} have other numbers"
        face = FACES[int(state.lie_of[tile]) // 4]
        mountains += len(face.mountains)
        tracks += len(face.railroads)
        prairies += len(face.prairies)
    for number, face in enumerate(FACES):
        if laid[number] + state.piles.left[number] > face.count:
            return f"there are too many tiles {face.id}"
    if sum(state.piles.left) != state.piles.size:
        return "the piles have another size"
    return None


def cowboys(state: GoldRushState) -> str | None:
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


def tokens(state: GoldRushState) -> str | None:
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


def spaces(state: GoldRushState) -> str | None:
    """The list of spaces is the list of empty squares next to a tile."""
    listed = [int(state.space_cell[space]) for space in range(int(state.space_count))]
    if len({*listed}) != len(listed) or {*listed} != survey_of(state).spaces:
        return "the spaces are not the empty squares around the map"
    return None


def features(state: GoldRushState) -> str | None:
    """Features grown tile by tile equal those found by walking over the map from its components."""
    survey = survey_of(state)
    named: dict[Segment, Segment] = {}
    for segment, whole in survey.whole_of.items():
        if named.setdefault((segment[0], feature_of(state, segment)), whole) != whole:
            return f"segment {segment} is joined with what it does not touch"
    if len(named) != len(survey.figures):
        return "segments that meet are not joined"
    for (kind, feature), whole in named.items():
        told: tuple[int, ...] = ()
        if kind == MOUNTAIN:
            told = int(state.mountain_open[feature]), int(state.mountain_nuggets[feature])
        elif kind == RAIL:
            tiles, locomotives = int(state.rail_tiles[feature]), int(state.rail_locomotives[feature])
            told = int(state.rail_open[feature]), tiles, locomotives
        if told != survey.figures[whole]:
            return f"feature {feature} of kind {kind} has the figures {survey.figures[whole]}, not {told}"
    return None


def feature_of(state: GoldRushState, segment: Segment) -> int:
    """The feature to which the rules say a segment belongs."""
    kind, number = segment
    if kind == MOUNTAIN:
        return int(state.mountain_of[number])
    return int(state.rail_of[number] if kind == RAIL else state.prairie_of[number])


class MapSurvey(NamedTuple):
    """What walking over a map finds."""

    spaces: set[int]
    whole_of: dict[Segment, Segment]  # each segment with one that stands for the whole feature
    # mountain: open sides, nuggets; railroad: open ends, tiles, locomotives; prairie: nothing
    figures: dict[Segment, tuple[int, ...]]


def survey_of(state: GoldRushState) -> MapSurvey:
    """The survey of the map on the table."""
    tiles = int(state.tile_count)
    return survey(tuple(state.cell_of[:tiles]), tuple(state.lie_of[:tiles]))


@lru_cache(maxsize=4)  # the map stays the same for several moves
def survey(cells: tuple[int, ...], lies: tuple[int, ...]) -> MapSurvey:
    """Walk over the tiles on these squares, side by side."""
    borders, tile_of = all_borders(cells, lies)
    parent = {segment: segment for segment in tile_of}

    def root(segment: Segment) -> Segment:
        while (above := parent[segment]) != segment:
            parent[segment] = parent[above]  # the way gets shorter
            segment = above
        return segment

    at_the_rim: list[Segment] = []
    for (cell, place), segment in borders.items():
        mate = borders.get(across(cell, place))
        if mate is None:
            at_the_rim.append(segment)
        else:
            parent[root(segment)] = root(mate)
    whole_of = {segment: root(segment) for segment in parent}
    open_sides = Counter(whole_of[segment] for segment in at_the_rim)
    nuggets: Counter[Segment] = Counter()
    locomotives: Counter[Segment] = Counter()
    tiles_of: dict[Segment, set[int]] = {whole: set() for whole in whole_of.values()}
    for segment, (tile, place_in_face) in tile_of.items():
        whole, face = whole_of[segment], FACES[lies[tile] // 4]
        tiles_of[whole].add(tile)
        if segment[0] == MOUNTAIN:
            nuggets[whole] += face.mountains[place_in_face].nuggets
        elif segment[0] == RAIL:
            locomotives[whole] += face.railroads[place_in_face].locomotives
    figures: dict[Segment, tuple[int, ...]] = {}
    for whole, tiles in tiles_of.items():
        figures[whole] = ()
        if whole[0] == MOUNTAIN:
            figures[whole] = open_sides[whole], nuggets[whole]
        elif whole[0] == RAIL:
            figures[whole] = open_sides[whole], len(tiles), locomotives[whole]
    around = {int(neighbour(cell, side)) for cell in cells for side in range(4)}
    return MapSurvey(around - {*cells}, whole_of, figures)


def all_borders(
    cells: tuple[int, ...], lies: tuple[int, ...]
) -> tuple[dict[Border, Segment], dict[Segment, tuple[int, int]]]:
    """Each side and half side with its segment, and each segment with its tile and its place in the face."""
    borders: dict[Border, Segment] = {}
    tile_of: dict[Segment, tuple[int, int]] = {}
    first = {int(MOUNTAIN): 0, int(RAIL): 0, int(PRAIRIE): 0}  # segments are numbered in order of placing
    for tile, (cell, lie) in enumerate(zip(cells, lies)):
        face = FACES[lie // 4]
        for kind, touched in (
            (int(MOUNTAIN), [mountain.sides for mountain in face.mountains]),
            (int(RAIL), [track.sides for track in face.railroads]),
            (int(PRAIRIE), [prairie.halves for prairie in face.prairies]),
        ):
            for number, places in enumerate(touched):
                segment = kind, first[kind] + number
                tile_of[segment] = tile, number
                borders.update({(cell, turn_side(place, lie % 4)): segment for place in places})
            first[kind] += len(touched)
    return borders, tile_of


OPPOSITE: Final = {
    place: turn_side(place[0], 2) + {"": "", "l": "r", "r": "l"}[place[1:]] for place in (*SIDES, *HALVES)
}


def across(cell: int, place: str) -> Border:
    """The side or half side that touches this one from the neighbouring square."""
    return int(neighbour(cell, SIDES.index(place[0]))), OPPOSITE[place]
