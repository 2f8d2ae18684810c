"""The table of Gold Rush: data, clone and small questions, no rules.

Every mountain, railroad and prairie segment on the map has a number, given in the order of placing. Joined
segments form a feature; a feature is called by the number of its oldest segment. So `mountain_of[segment]`
leads to the feature, and `mountain_open[feature]` counts its open sides.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

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

    def __init__(self, seat_count: i64, source: GoldRushState | None = None) -> None:
        super().__init__(seat_count)
        if source is not None:
            self.copy_table(source)
            self.has_farmers: i64 = source.has_farmers
            self.first_seat: i64 = source.first_seat
            self.piles: Deck = source.piles.clone()
            self.board: vec[i64] = source.board[:]
            self.tile_count: i64 = source.tile_count
            self.cell_of: vec[i64] = source.cell_of[:]
            self.lie_of: vec[i64] = source.lie_of[:]
            self.first_mountain: vec[i64] = source.first_mountain[:]
            self.first_rail: vec[i64] = source.first_rail[:]
            self.first_prairie: vec[i64] = source.first_prairie[:]
            self.space_count: i64 = source.space_count
            self.space_cell: vec[i64] = source.space_cell[:]
            self.space_demand: vec[i64] = source.space_demand[:]
            self.mountain_count: i64 = source.mountain_count
            self.mountain_of: vec[i64] = source.mountain_of[:]
            self.mountain_open: vec[i64] = source.mountain_open[:]
            self.mountain_nuggets: vec[i64] = source.mountain_nuggets[:]
            self.mountain_tokens: vec[i64] = source.mountain_tokens[:]
            self.mountain_cowboys: vec[i64] = source.mountain_cowboys[:]
            self.mountain_is_taken: vec[i64] = source.mountain_is_taken[:]
            self.mountain_camp: vec[i64] = source.mountain_camp[:]
            self.rail_count: i64 = source.rail_count
            self.rail_of: vec[i64] = source.rail_of[:]
            self.rail_open: vec[i64] = source.rail_open[:]
            self.rail_tiles: vec[i64] = source.rail_tiles[:]
            self.rail_locomotives: vec[i64] = source.rail_locomotives[:]
            self.rail_cowboys: vec[i64] = source.rail_cowboys[:]
            self.prairie_count: i64 = source.prairie_count
            self.prairie_of: vec[i64] = source.prairie_of[:]
            self.prairie_cowboys: vec[i64] = source.prairie_cowboys[:]
            self.city_count: i64 = source.city_count
            self.city_tile: vec[i64] = source.city_tile[:]
            self.city_merchant: vec[i64] = source.city_merchant[:]
            self.city_is_done: vec[i64] = source.city_is_done[:]
            self.cowboy_at: vec[i64] = source.cowboy_at[:]
            self.supply: vec[i64] = source.supply[:]
            self.tent_at: vec[i64] = source.tent_at[:]
            self.bag: i64 = source.bag
            self.unseen: Deck = source.unseen.clone()
            self.token_count: vec[i64] = source.token_count[:]
            self.held: vec[i64] = source.held[:]
            return
        self.has_farmers = 1
        self.first_seat = 0  # who took the first turn
        self.piles = full_deck(PILE_COUNT)  # the face-down land tiles

        # the map
        self.board = zeros(CELLS)  # (cell) -> tile + 1, or -(space + 1), or 0
        self.tile_count = 0
        self.cell_of = zeros(TILES)  # (tile), in the order of placing
        self.lie_of = zeros(TILES)  # (tile) -> face * 4 + turn
        self.first_mountain = zeros(TILES)  # (tile) -> the number of its first mountain segment
        self.first_rail = zeros(TILES)
        self.first_prairie = zeros(TILES)
        self.space_count = 0
        self.space_cell = zeros(ALL_SPACES)  # (space): the empty squares next to a tile
        self.space_demand = zeros(ALL_SPACES)  # (space) -> what a tile there must show on its sides

        # mountains: (segment) for mountain_of, is_taken and camp, (feature) for all else
        self.mountain_count = 0
        self.mountain_of = zeros(ALL_MOUNTAINS)
        self.mountain_open = zeros(ALL_MOUNTAINS)  # sides without a neighbour; 0 = complete
        self.mountain_nuggets = zeros(ALL_MOUNTAINS)  # gold nugget symbols
        self.mountain_tokens = zeros(ALL_MOUNTAINS)  # mining tokens in the pile
        self.mountain_cowboys = zeros(ALL_MOUNTAINS)  # a digit to base 8 per seat
        self.mountain_is_taken = zeros(ALL_MOUNTAINS)  # 1 where a cowboy or tent stands on the segment
        self.mountain_camp = zeros(ALL_MOUNTAINS)  # the action that pitches a tent here

        # railroads: (segment) for rail_of, (feature) for all else
        self.rail_count = 0
        self.rail_of = zeros(ALL_RAILS)
        self.rail_open = zeros(ALL_RAILS)
        self.rail_tiles = zeros(ALL_RAILS)
        self.rail_locomotives = zeros(ALL_RAILS)
        self.rail_cowboys = zeros(ALL_RAILS)

        self.prairie_count = 0
        self.prairie_of = zeros(ALL_PRAIRIES)  # (segment)
        self.prairie_cowboys = zeros(ALL_PRAIRIES)  # (feature)

        self.city_count = 0
        self.city_tile = zeros(ALL_CITIES)  # (city), in the order of placing
        self.city_merchant = nones(ALL_CITIES)  # seat or NO_SEAT
        self.city_is_done = zeros(ALL_CITIES)

        # the players' pieces
        self.cowboy_at = nones(seat_count * COWBOYS)  # tile * SPOTS + spot, or AT_HOME
        self.supply = vec[i64]([int(COWBOYS)] * int(seat_count))
        self.tent_at = nones(seat_count)  # mountain segment or NO_TENT

        # mining tokens: values exist once a token is taken
        self.bag = TOKENS_IN_BOX  # tokens not yet on the map
        self.unseen = full_deck(TOKEN_COUNT)  # values nobody has seen; HIDDEN in views
        self.token_count = zeros(seat_count)  # held by each seat
        self.held = zeros(seat_count * VALUES)  # (seat * VALUES + value number); HIDDEN in others' views

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


def place_of(tile: i64, spot: i64) -> i64:
    """A spot on a tile as one number."""
    return tile * SPOTS + spot
