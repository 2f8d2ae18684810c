"""The table of Gold Rush: data, clone and small questions, no rules.

Every mountain, railroad and prairie segment on the map has a number, given in the order of placing. Joined
segments form a feature; a feature is called by the number of its oldest segment. So `mountain_of[segment]`
leads to the feature, and `mountain_open[feature]` counts its open sides.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boomtown.core.audience import Hidden, Private, Public
from boomtown.core.deck import Deck, full_deck
from boomtown.core.step import State
from boomtown.games.gold_rush.rules.tables import (
    ALL_CITIES,
    ALL_MOUNTAINS,
    ALL_PRAIRIES,
    ALL_RAILS,
    ALL_SPACES,
    CELLS,
    CITY,
    CITY_SPOT,
    COWBOYS,
    FIRST_HALF_SPOT,
    MOUNTAIN,
    MOUNTAIN_AT,
    NOTHING,
    ONE_COWBOY,
    PILE_COUNT,
    PRAIRIE,
    PRAIRIE_AT,
    RAIL,
    RAIL_AT,
    SPOTS,
    TILES,
    TOKEN_COUNT,
    TOKENS_IN_BOX,
    VALUES,
)

NO_TILE: Final[i64] = -1
NO_TENT: Final[i64] = -1
NO_SEAT: Final[i64] = -1
AT_HOME: Final[i64] = -1  # a cowboy in its owner's supply


# copied, never changed: slices of an array are made at memory speed
ZEROS: Final = vec[i64]([0] * int(CELLS))
NONES: Final = vec[i64]([-1] * int(CELLS))


def zeros(count: i64) -> vec[i64]:
    """So many zeros."""
    return ZEROS[:count]


def nones(count: i64) -> vec[i64]:
    """So many times "none", whatever its name is."""
    return NONES[:count]


@final
@mypyc_attr(acyclic=True)
class GoldRushState(State):
    """The map with its features, everybody's cowboys, tents and tokens, and what is left in piles and bag."""

    def __init__(self, seat_count: i64, old: GoldRushState | None = None) -> None:
        super().__init__(seat_count, old=old)
        self.has_farmers: Public[i64] = old.has_farmers if old else i64(1)
        self.first_seat: Public[i64] = old.first_seat if old else i64(0)  # who took the first turn
        # the face-down land tiles
        self.piles: Public[Deck] = old.piles.clone() if old else full_deck(PILE_COUNT)

        # The map

        # (cell) -> tile + 1, or -(space + 1), or 0
        self.board: Public[vec[i64]] = old.board[:] if old else zeros(CELLS)
        self.tile_count: Public[i64] = old.tile_count if old else i64(0)
        # (tile), in the order of placing
        self.cell_of: Public[vec[i64]] = old.cell_of[:] if old else zeros(TILES)
        self.lie_of: Public[vec[i64]] = old.lie_of[:] if old else zeros(TILES)  # (tile) -> face * 4 + turn
        # (tile) -> the number of its first mountain segment
        self.first_mountain: Public[vec[i64]] = old.first_mountain[:] if old else zeros(TILES)
        self.first_rail: Public[vec[i64]] = old.first_rail[:] if old else zeros(TILES)
        self.first_prairie: Public[vec[i64]] = old.first_prairie[:] if old else zeros(TILES)
        self.space_count: Public[i64] = old.space_count if old else i64(0)
        # (space): the empty squares next to a tile
        self.space_cell: Public[vec[i64]] = old.space_cell[:] if old else zeros(ALL_SPACES)
        # (space) -> what a tile there must show on its sides
        self.space_demand: Public[vec[i64]] = old.space_demand[:] if old else zeros(ALL_SPACES)

        # Mountains: (segment) for mountain_of, is_taken and camp, (feature) for all else

        self.mountain_count: Public[i64] = old.mountain_count if old else i64(0)
        self.mountain_of: Public[vec[i64]] = old.mountain_of[:] if old else zeros(ALL_MOUNTAINS)
        # sides without a neighbour; 0 = complete
        self.mountain_open: Public[vec[i64]] = old.mountain_open[:] if old else zeros(ALL_MOUNTAINS)
        # gold nugget symbols
        self.mountain_nuggets: Public[vec[i64]] = old.mountain_nuggets[:] if old else zeros(ALL_MOUNTAINS)
        # mining tokens in the pile
        self.mountain_tokens: Public[vec[i64]] = old.mountain_tokens[:] if old else zeros(ALL_MOUNTAINS)
        # a digit to base 8 per seat
        self.mountain_cowboys: Public[vec[i64]] = old.mountain_cowboys[:] if old else zeros(ALL_MOUNTAINS)
        # 1 where a cowboy or tent stands on the segment
        self.mountain_is_taken: Public[vec[i64]] = old.mountain_is_taken[:] if old else zeros(ALL_MOUNTAINS)
        # the action that pitches a tent here
        self.mountain_camp: Public[vec[i64]] = old.mountain_camp[:] if old else zeros(ALL_MOUNTAINS)

        # Railroads: (segment) for rail_of, (feature) for all else

        self.rail_count: Public[i64] = old.rail_count if old else i64(0)
        self.rail_of: Public[vec[i64]] = old.rail_of[:] if old else zeros(ALL_RAILS)
        self.rail_open: Public[vec[i64]] = old.rail_open[:] if old else zeros(ALL_RAILS)
        self.rail_tiles: Public[vec[i64]] = old.rail_tiles[:] if old else zeros(ALL_RAILS)
        self.rail_locomotives: Public[vec[i64]] = old.rail_locomotives[:] if old else zeros(ALL_RAILS)
        self.rail_cowboys: Public[vec[i64]] = old.rail_cowboys[:] if old else zeros(ALL_RAILS)

        self.prairie_count: Public[i64] = old.prairie_count if old else i64(0)
        self.prairie_of: Public[vec[i64]] = old.prairie_of[:] if old else zeros(ALL_PRAIRIES)  # (segment)
        # (feature)
        self.prairie_cowboys: Public[vec[i64]] = old.prairie_cowboys[:] if old else zeros(ALL_PRAIRIES)

        self.city_count: Public[i64] = old.city_count if old else i64(0)
        # (city), in the order of placing
        self.city_tile: Public[vec[i64]] = old.city_tile[:] if old else zeros(ALL_CITIES)
        # seat or NO_SEAT
        self.city_merchant: Public[vec[i64]] = old.city_merchant[:] if old else nones(ALL_CITIES)
        self.city_is_done: Public[vec[i64]] = old.city_is_done[:] if old else zeros(ALL_CITIES)

        # The players' pieces

        # tile * SPOTS + spot, or AT_HOME
        self.cowboy_at: Public[vec[i64]] = old.cowboy_at[:] if old else nones(seat_count * COWBOYS)
        self.supply: Public[vec[i64]] = old.supply[:] if old else vec[i64]([int(COWBOYS)] * int(seat_count))
        # mountain segment or NO_TENT
        self.tent_at: Public[vec[i64]] = old.tent_at[:] if old else nones(seat_count)

        # Mining tokens: values exist once a token is taken

        self.bag: Public[i64] = old.bag if old else TOKENS_IN_BOX  # tokens not yet on the map
        # values nobody has seen; with the own tokens it would betray those of the others
        self.unseen: Hidden[Deck] = old.unseen.clone() if old else full_deck(TOKEN_COUNT)
        # held by each seat
        self.token_count: Public[vec[i64]] = old.token_count[:] if old else zeros(seat_count)
        # (seat * VALUES + value number)
        self.held: Private[vec[i64]] = old.held[:] if old else zeros(seat_count * VALUES)

    def clone(self) -> GoldRushState:
        """A copy of its own."""
        return GoldRushState(self.seat_count, self)

    def tile_at(self, cell: i64) -> i64:
        """The tile on a square, or NO_TILE."""
        return self.board[cell] - 1 if self.board[cell] > 0 else NO_TILE

    def kind_at(self, tile: i64, spot: i64) -> i64:
        """What a cowboy would stand on at this spot of a tile: RAIL, MOUNTAIN, CITY, PRAIRIE or NOTHING."""
        lie = self.lie_of[tile]
        if spot < CITY_SPOT:
            if MOUNTAIN_AT[lie * 4 + spot] >= 0:
                return MOUNTAIN
            return RAIL if RAIL_AT[lie * 4 + spot] >= 0 else NOTHING
        if spot == CITY_SPOT:
            return CITY if self.city_on(tile) >= 0 else NOTHING
        return PRAIRIE if PRAIRIE_AT[lie * 8 + spot - FIRST_HALF_SPOT] >= 0 else NOTHING

    def mountain_at(self, tile: i64, side: i64) -> i64:
        """The mountain segment at a side that shows one."""
        return self.first_mountain[tile] + MOUNTAIN_AT[self.lie_of[tile] * 4 + side]

    def rail_at(self, tile: i64, side: i64) -> i64:
        """The railroad segment at a side that shows one."""
        return self.first_rail[tile] + RAIL_AT[self.lie_of[tile] * 4 + side]

    def prairie_at(self, tile: i64, half: i64) -> i64:
        """The prairie segment at a half side that shows one."""
        return self.first_prairie[tile] + PRAIRIE_AT[self.lie_of[tile] * 8 + half]

    def city_on(self, tile: i64) -> i64:
        """The city on a tile, or -1."""
        for city in range(self.city_count):
            if self.city_tile[city] == tile:
                return city
        return -1

    def mountain_tile(self, segment: i64) -> i64:
        """The tile that shows a mountain segment."""
        tile = self.tile_count - 1
        while self.first_mountain[tile] > segment:
            tile -= 1
        return tile


def cowboys_of(cowboys: i64, seat: i64) -> i64:
    """How many of the cowboys on a feature belong to a seat."""
    return cowboys // ONE_COWBOY[seat] % 8


def face_of(lie: i64) -> i64:
    """The face that a tile shows, which may lie in four turns."""
    return lie // 4


def opposite(side: i64) -> i64:
    """The side across."""
    return (side + 2) % 4


def place_of(tile: i64, spot: i64) -> i64:
    """A spot on a tile as one number."""
    return tile * SPOTS + spot
