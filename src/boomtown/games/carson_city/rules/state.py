"""The table of Carson City: data, clone and small questions, no rules.

A parcel has a number from 0 (a1, upper left) to 63 (h8), row by row. A space is where a cowboy can stand: a
square of the action track, or FIRST_PARCEL + parcel. A kind is a building (ranch, mine, …), a card one of the
seven personalities, a site one of the seven construction squares (site 0 is the dearest).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boomtown.core.deck import Deck, full_deck
from boomtown.core.step import State
from boomtown.games.carson_city.rules.tables import (
    BAG_COUNT,
    BANK,
    CARD_COUNT,
    CHURCH,
    CORNER_COUNT,
    CORNER_OF,
    COWBOYS,
    EDGE_COUNT,
    FIRST_BUILDING,
    HOUSES,
    KIND_COUNT,
    MERCENARY,
    NO_KIND,
    ONE_COWBOY,
    PARCEL_COUNT,
    POINTS_ON_TILES,
    ROADS,
    SPACE_COUNT,
    START_TILES,
    YELLOW,
)

NO_SEAT: Final[i64] = -1
NO_CARD: Final[i64] = -1
NO_SPACE: Final[i64] = -1
NO_TILE: Final[i64] = -2  # -1 is HIDDEN: a duel tile lies there, others do not know which
NO_TOTAL: Final[i64] = -1  # of duel tiles: nobody but their owner knows it
GUNS: Final[i64] = 3  # firepower of the special chip
MERCENARY_POWER: Final = vec[i64]([3, 2])  # (side)

# copied, never changed: slices of an array are made at memory speed
ZEROS: Final = vec[i64]([0] * int(EDGE_COUNT))
ONES: Final = vec[i64]([1] * int(EDGE_COUNT))
NONES: Final = vec[i64]([-1] * int(PARCEL_COUNT))
NO_TILES: Final = vec[i64]([int(NO_TILE)] * 5)


def zeros(count: i64) -> vec[i64]:
    """So many zeros."""
    return ZEROS[:count]


def nones(count: i64) -> vec[i64]:
    """So many times "none", whatever its name is."""
    return NONES[:count]


@final
@mypyc_attr(acyclic=True)
class CarsonCityState(State):
    """The board with its town, the action track, and what everybody has."""

    def __init__(self, seat_count: i64, source: CarsonCityState | None = None) -> None:
        super().__init__(seat_count)
        if source is not None:
            self.copy_table(source)
            self.has_duel_tiles: i64 = source.has_duel_tiles
            self.has_river: i64 = source.has_river
            self.is_kit_carson: i64 = source.is_kit_carson
            self.kept_tiles_wait: i64 = source.kept_tiles_wait
            self.settler_gives_points: i64 = source.settler_gives_points
            self.bonus_each_turn: i64 = source.bonus_each_turn
            self.has_endless_roads: i64 = source.has_endless_roads
            self.first_revolvers: i64 = source.first_revolvers
            self.turn: i64 = source.turn
            self.side: vec[i64] = source.side  # shared: replaced at set-up, never changed afterwards
            self.edge_cost: vec[i64] = source.edge_cost  # shared
            self.owner: vec[i64] = source.owner[:]
            self.content: vec[i64] = source.content[:]
            self.road: vec[i64] = source.road[:]
            self.touched: vec[i64] = source.touched[:]
            self.house_stock: i64 = source.house_stock
            self.road_stock: i64 = source.road_stock
            self.bank: i64 = source.bank
            self.bag: Deck = source.bag.clone()
            self.tile_on: vec[i64] = source.tile_on[:]
            self.standing: vec[i64] = source.standing[:]
            self.sheriff_owner: i64 = source.sheriff_owner
            self.sheriff_at: i64 = source.sheriff_at
            self.guns_owner: i64 = source.guns_owner
            self.upper: vec[i64] = source.upper[:]
            self.lower: vec[i64] = source.lower[:]
            self.passed: i64 = source.passed
            self.money: vec[i64] = source.money[:]
            self.roads: vec[i64] = source.roads[:]
            self.reserve: vec[i64] = source.reserve[:]
            self.supply: vec[i64] = source.supply[:]
            self.revolvers: vec[i64] = source.revolvers[:]
            self.parcels: vec[i64] = source.parcels[:]
            self.built: vec[i64] = source.built[:]
            self.kept: vec[i64] = source.kept[:]
            self.kept_now: vec[i64] = source.kept_now[:]
            self.set_aside: i64 = source.set_aside
            self.personality: vec[i64] = source.personality[:]
            self.waits: vec[i64] = source.waits[:]
            self.doubled: vec[i64] = source.doubled[:]
            self.lifted: vec[i64] = source.lifted[:]
            self.die: vec[i64] = source.die[:]
            has_tiles = source.has_duel_tiles == 1
            self.tiles: vec[i64] = source.tiles[:] if has_tiles else source.tiles
            self.tile_count: vec[i64] = source.tile_count[:] if has_tiles else source.tile_count
            self.played: vec[i64] = source.played[:] if has_tiles else source.played
            self.total: vec[i64] = source.total[:] if has_tiles else source.total
            self.shown_tiles: vec[i64] = source.shown_tiles[:] if has_tiles else source.shown_tiles
            self.could_draw: vec[i64] = source.could_draw[:] if has_tiles else source.could_draw
            self.redrawn: vec[i64] = source.redrawn[:] if has_tiles else source.redrawn
            self.redraws: i64 = source.redraws
            return
        # what was chosen before the game
        self.has_duel_tiles = 0  # Might is right
        self.has_river = 0  # Carson River
        self.is_kit_carson = 0
        self.kept_tiles_wait = 0  # R04
        self.settler_gives_points = 0  # R05
        self.bonus_each_turn = 0  # R06
        self.has_endless_roads = 0  # R13
        self.first_revolvers = 0  # R02: revolvers of each seat at the start
        self.turn = 0  # 1 to 4; 0 while the table is set up
        self.side = zeros(CARD_COUNT)  # (card) -> YELLOW or RED

        # the board
        self.edge_cost = ONES[:]  # (edge) -> roads it takes: 2 where it crosses the river
        self.owner = nones(PARCEL_COUNT)  # (parcel) -> seat or NO_SEAT
        self.content = zeros(
            PARCEL_COUNT
        )  # (parcel) -> FREE, HOUSE_TILE, MOUNTAIN_TILE, RIVER_TILE or building
        self.road = zeros(EDGE_COUNT)  # (edge) -> 1 where a road (or a bridge) lies
        self.touched = zeros(CORNER_COUNT)  # (corner) -> 1 where a road ends
        self.house_stock = HOUSES
        self.road_stock = ROADS  # in the general reserve
        self.bank = BANK
        self.bag = full_deck(BAG_COUNT)
        self.tile_on = START_TILES[:]  # (site) -> kind or NO_KIND

        # cowboys on the board: (space) -> a digit to base 16 per seat; the white one stands apart
        self.standing = zeros(SPACE_COUNT)
        self.sheriff_owner = NO_SEAT  # who has the white cowboy this turn
        self.sheriff_at = NO_SPACE  # where it stands; NO_SPACE = in its owner's reserve
        self.guns_owner = NO_SEAT  # who has the 3-guns chip this turn

        # the two turn order tracks
        self.upper = nones(seat_count)  # (place) -> seat: in the order of the personalities
        self.lower = nones(seat_count)  # (place) -> seat: in the order of passing
        self.passed = 0  # how many stand on the lower track

        # what everybody has
        self.money = zeros(seat_count)
        self.roads = zeros(seat_count)  # in the personal reserve
        self.reserve = zeros(seat_count)  # cowboys in the personal reserve
        self.supply = vec[i64]([int(COWBOYS)] * int(seat_count))  # cowboys in the general reserve
        self.revolvers = zeros(seat_count)
        self.parcels = zeros(seat_count)  # how many it owns
        self.built = zeros(seat_count * KIND_COUNT)  # (seat * KIND_COUNT + kind) -> buildings on the board
        self.kept = zeros(seat_count * KIND_COUNT)  # buildings bought and not yet placed
        self.kept_now = zeros(seat_count * KIND_COUNT)  # those of them bought at construction this turn
        self.set_aside = 0  # a set of seat * KIND_COUNT + kind: kept buildings that were put back (R43)
        self.personality = nones(seat_count)  # card or NO_CARD
        self.waits = zeros(seat_count)  # 1 = grocer or settler: not the money at once
        self.doubled = nones(seat_count)  # kind whose income the grocer doubles, or NO_KIND
        self.lifted = zeros(seat_count)  # Kit Carson: cowboys taken back this turn
        self.die = zeros(seat_count)  # the die each seat rolled last in a duel; 0 = none yet

        # duel tiles: (seat * POINTS_ON_TILES + points) -> tiles
        self.tiles = zeros(seat_count * POINTS_ON_TILES)  # in hand; HIDDEN in others' views
        self.tile_count = zeros(seat_count)  # how many in hand
        self.played = NO_TILES[:seat_count]  # face down in a duel: points or NO_TILE; HIDDEN in others' views
        self.total = nones(seat_count)  # announced points of the tiles left of the first hand, or NO_TOTAL
        self.shown_tiles = zeros(POINTS_ON_TILES)  # (points) -> different tiles that have been played so far
        self.could_draw = zeros(
            seat_count * POINTS_ON_TILES
        )  # what may be in a hand drawn from the stockpile
        self.redrawn = zeros(seat_count)  # 0 = still has its first hand; else the number of its last draw
        self.redraws = 0

    def clone(self) -> CarsonCityState:
        """A copy of its own."""
        return CarsonCityState(self.seat_count, self)

    def firepower(self, seat: i64) -> i64:
        """Cowboys in the personal reserve (the white one too), revolvers, the 3-guns chip and the mercenary.

        Rules: "Cowboy income", p. 5; "Ammunition", p. 4; "The mercenary", p. 7. Rulings R10 and R24.
        """
        power = self.reserve[seat] + self.revolvers[seat]
        if self.sheriff_owner == seat and self.sheriff_at == NO_SPACE:
            power += 1
        if self.guns_owner == seat:
            power += GUNS
        if self.personality[seat] == MERCENARY:
            power += MERCENARY_POWER[self.side[MERCENARY]]
        return power

    def has(self, seat: i64, card: i64, side: i64) -> bool:
        """Whether the seat is helped by this side of a personality in this turn."""
        return self.personality[seat] == card and self.side[card] == side

    def is_yellow(self, card: i64) -> bool:
        """Whether this personality card lies with its yellow side up."""
        return self.side[card] == YELLOW

    def pass_place(self, seat: i64) -> i64:
        """The seat's place on the lower track; after all others if it has not passed."""
        for place in range(self.passed):
            if self.lower[place] == seat:
                return place
        return self.passed

    def is_building(self, parcel: i64) -> bool:
        """Whether a building tile lies there (a house is none)."""
        return self.content[parcel] >= FIRST_BUILDING

    def kind_on(self, parcel: i64) -> i64:
        """The building on a parcel, or NO_KIND."""
        content = self.content[parcel]
        return content - FIRST_BUILDING if content >= FIRST_BUILDING else NO_KIND

    def is_reached(self, parcel: i64) -> bool:
        """Whether a road ends at a corner of the parcel."""
        touched = self.touched
        first = parcel * 4
        return (
            touched[CORNER_OF[first]] == 1
            or touched[CORNER_OF[first + 1]] == 1
            or touched[CORNER_OF[first + 2]] == 1
            or touched[CORNER_OF[first + 3]] == 1
        )

    def has_church(self, parcel: i64) -> bool:
        """Whether a church lies there."""
        return self.content[parcel] == FIRST_BUILDING + CHURCH


def cowboys_of(standing: i64, seat: i64) -> i64:
    """How many of the cowboys on a space belong to a seat."""
    return standing // ONE_COWBOY[seat] % 16
