"""How the land may go on: what the tiles still in the piles can do for the open features of the map.

Likelihoods are thousandths. No rule depends on anything here.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boomtown.games.gold_rush.rules.features import neighbour
from boomtown.games.gold_rush.rules.scoring import POINTS_PER_HERD, POINTS_PER_TIPI_CAMP
from boomtown.games.gold_rush.rules.state import GoldRushState, face_of, opposite, zeros
from boomtown.games.gold_rush.rules.tables import (
    DEMANDS,
    MOST_PRAIRIES,
    MOUNTAIN,
    MOUNTAIN_AT,
    PILE_COUNT,
    PRAIRIE_AT,
    PRAIRIE_COUNT,
    PRAIRIE_HORSES,
    PRAIRIE_TIPIS,
    RAIL,
    RAIL_AT,
    SIDE_KIND,
)

HURDLE: Final[i64] = (
    4  # with so many tiles left that would close a side, one comes and is used in half of all cases
)
CERTAIN: Final[i64] = 1000
FACES: Final[i64] = len(PILE_COUNT)
CLOSES_MOUNTAINS: Final[i64] = 1
CLOSES_RAILS: Final[i64] = 2


def closing_faces() -> list[list[tuple[int, int]]]:
    """(demand) -> the faces that can meet it, each with whether it leaves no mountain, no railroad open there."""
    count = int(FACES)
    found: list[dict[int, int]] = [{} for _ in range(256)]
    kinds, mountains, rails = [*SIDE_KIND], [*MOUNTAIN_AT], [*RAIL_AT]
    for lie in range(4 * count):
        sides = kinds[lie * 4 : lie * 4 + 4]
        mountain, rail = mountains[lie * 4 : lie * 4 + 4], rails[lie * 4 : lie * 4 + 4]
        for asked in range(16):  # a set of sides
            demand = 0
            open_mountains, open_rails = set(), set()
            closed_mountains, closed_rails = set(), set()
            for side in range(4):
                if asked >> side & 1:
                    demand += int(sides[side]) * 4**side
                    closed_mountains.add(mountain[side])
                    closed_rails.add(rail[side])
                else:
                    open_mountains.add(mountain[side])
                    open_rails.add(rail[side])
            closed_mountains.discard(-1)
            closed_rails.discard(-1)
            closes = 0 if closed_mountains & open_mountains else int(CLOSES_MOUNTAINS)
            if not closed_rails & open_rails:
                closes |= int(CLOSES_RAILS)
            if closes:
                found[demand][lie // 4] = found[demand].get(lie // 4, 0) | closes
    return [sorted(faces.items()) for faces in found]


CLOSING: Final = closing_faces()
# (demand) -> the first of its entries in the two tables below, which end where those of the next demand begin
FIRST_CLOSING: Final = vec[i64]([sum(len(faces) for faces in CLOSING[:demand]) for demand in range(257)])
CLOSING_FACE: Final = vec[i64]([face for faces in CLOSING for face, _ in faces])  # (entry) -> a face
CLOSES: Final = vec[i64]([closes for faces in CLOSING for _, closes in faces])  # (entry) -> what it closes


@final
@mypyc_attr(acyclic=True)
class LandOutlook:
    """For each mountain and railroad how likely it is completed, for each prairie its points and its open border."""

    def __init__(self, state: GoldRushState) -> None:
        self.mountain_likely: vec[i64] = zeros(state.mountain_count)
        self.rail_likely: vec[i64] = zeros(state.rail_count)
        self.prairie_points: vec[i64] = zeros(state.prairie_count)
        self.prairie_border: vec[i64] = zeros(state.prairie_count)
        self.border: i64 = 0  # of all prairies
        for mountain in range(state.mountain_count):
            self.mountain_likely[mountain] = CERTAIN
        for rail in range(state.rail_count):
            self.rail_likely[rail] = CERTAIN
        self.look_at_spaces(state)
        self.count_prairies(state)

    def look_at_spaces(self, state: GoldRushState) -> None:
        """What may come to each empty square, for the features that end there."""
        space_cell, space_demand, board = state.space_cell, state.space_demand, state.board
        lie_of = state.lie_of
        known = zeros(DEMANDS * 2)
        for space in range(state.space_count):
            demand = space_demand[space]
            if known[demand * 2] == 0:
                self.count_closing(state, demand, known)
            for side in range(i64(4)):
                near = board[neighbour(space_cell[space], side)]
                if near <= 0:
                    continue
                tile, across = near - 1, opposite(side)
                lie = lie_of[tile]
                kind = SIDE_KIND[lie * 4 + across]
                if kind == MOUNTAIN:
                    mountain = state.mountain_of[state.first_mountain[tile] + MOUNTAIN_AT[lie * 4 + across]]
                    self.mountain_likely[mountain] = (
                        self.mountain_likely[mountain] * (known[demand * 2] - 1) // CERTAIN
                    )
                    continue
                if kind == RAIL:
                    rail = state.rail_of[state.first_rail[tile] + RAIL_AT[lie * 4 + across]]
                    self.rail_likely[rail] = self.rail_likely[rail] * (known[demand * 2 + 1] - 1) // CERTAIN
                for half in range(i64(2)):
                    prairie = state.prairie_of[
                        state.first_prairie[tile] + PRAIRIE_AT[lie * 8 + across * 2 + half]
                    ]
                    self.prairie_border[prairie] += 1
                    self.border += 1

    def count_closing(self, state: GoldRushState, demand: i64, known: vec[i64]) -> None:
        """How likely a tile comes that closes what is open at a square with this demand; 1 more, so that 0 is unknown."""
        left, faces, closes = state.piles.left, CLOSING_FACE, CLOSES
        mountains: i64 = 0
        rails: i64 = 0
        for entry in range(FIRST_CLOSING[demand], FIRST_CLOSING[demand + 1]):
            count = left[faces[entry]]
            if count > 0:
                if closes[entry] & CLOSES_MOUNTAINS != 0:
                    mountains += count
                if closes[entry] & CLOSES_RAILS != 0:
                    rails += count
        known[demand * 2] = 1 + CERTAIN * mountains // (mountains + HURDLE)
        known[demand * 2 + 1] = 1 + CERTAIN * rails // (rails + HURDLE)

    def count_prairies(self, state: GoldRushState) -> None:
        """The points of each prairie so far."""
        lie_of, prairie_of, points = state.lie_of, state.prairie_of, self.prairie_points
        segment: i64 = 0
        for tile in range(state.tile_count):
            face = face_of(lie_of[tile])
            for i in range(face * MOST_PRAIRIES, face * MOST_PRAIRIES + PRAIRIE_COUNT[face]):
                points[prairie_of[segment]] += (
                    POINTS_PER_TIPI_CAMP * PRAIRIE_TIPIS[i] + POINTS_PER_HERD * PRAIRIE_HORSES[i]
                )
                segment += 1
