"""The table of Carson City: data, clone and small questions, no rules.

A parcel has a number from 0 (a1, upper left) to 63 (h8), row by row. A space is where a cowboy can stand: a
square of the action track, or FIRST_PARCEL + parcel. A kind is a building (ranch, mine, …), a card one of the
seven personalities, a site one of the seven construction squares (site 0 is the dearest).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boomtown.core.audience import Private, Public
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
    ONE_OF,
    PARCEL_COUNT,
    POINTS_ON_TILES,
    ROADS,
    SPACE_COUNT,
    START_TILES,
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


def copy_if(may_change: bool, numbers: vec[i64]) -> vec[i64]:
    """A copy of its own, or the same array for all clones."""
    return numbers[:] if may_change else numbers


@final
@mypyc_attr(acyclic=True)
class CarsonCityState(State):
    """The board with its town, the action track, and what everybody has."""

    def __init__(self, seat_count: i64, old: CarsonCityState | None = None) -> None:
        super().__init__(seat_count, old=old)

        # What was chosen before the game

        self.has_duel_tiles: Public[i64] = old.has_duel_tiles if old else i64(0)  # Might is right
        self.has_river: Public[i64] = old.has_river if old else i64(0)  # Carson River
        self.is_kit_carson: Public[i64] = old.is_kit_carson if old else i64(0)
        self.kept_tiles_wait: Public[i64] = old.kept_tiles_wait if old else i64(0)  # R04
        self.settler_gives_points: Public[i64] = old.settler_gives_points if old else i64(0)  # R05
        self.bonus_each_turn: Public[i64] = old.bonus_each_turn if old else i64(0)  # R06
        self.has_endless_roads: Public[i64] = old.has_endless_roads if old else i64(0)  # R13
        # R02: revolvers of each seat at the start
        self.first_revolvers: Public[i64] = old.first_revolvers if old else i64(0)
        self.turn: Public[i64] = old.turn if old else i64(0)  # 1 to 4; 0 while the table is set up
        # (card) -> YELLOW or RED; shared: replaced at set-up, never changed afterwards
        self.side: Public[vec[i64]] = old.side if old else zeros(CARD_COUNT)

        # The board

        # (edge) -> roads it takes: 2 where it crosses the river; shared
        self.edge_cost: Public[vec[i64]] = old.edge_cost if old else ONES[:]
        # (parcel) -> seat or NO_SEAT
        self.owner: Public[vec[i64]] = old.owner[:] if old else nones(PARCEL_COUNT)
        # (parcel) -> FREE, HOUSE_TILE, MOUNTAIN_TILE, RIVER_TILE or building
        self.content: Public[vec[i64]] = old.content[:] if old else zeros(PARCEL_COUNT)
        # (edge) -> 1 where a road (or a bridge) lies
        self.road: Public[vec[i64]] = old.road[:] if old else zeros(EDGE_COUNT)
        # (corner) -> 1 where a road ends
        self.touched: Public[vec[i64]] = old.touched[:] if old else zeros(CORNER_COUNT)
        self.house_stock: Public[i64] = old.house_stock if old else HOUSES
        self.road_stock: Public[i64] = old.road_stock if old else ROADS  # in the general reserve
        self.bank: Public[i64] = old.bank if old else BANK
        self.bag: Public[Deck] = old.bag.clone() if old else full_deck(BAG_COUNT)
        # (site) -> kind or NO_KIND
        self.tile_on: Public[vec[i64]] = old.tile_on[:] if old else START_TILES[:]

        # Cowboys on the board: (space) -> a digit to base 16 per seat; the white one stands apart

        self.standing: Public[vec[i64]] = old.standing[:] if old else zeros(SPACE_COUNT)
        # who has the white cowboy this turn
        self.sheriff_owner: Public[i64] = old.sheriff_owner if old else NO_SEAT
        # where it stands; NO_SPACE = in its owner's reserve
        self.sheriff_at: Public[i64] = old.sheriff_at if old else NO_SPACE
        self.guns_owner: Public[i64] = old.guns_owner if old else NO_SEAT  # who has the 3-guns chip this turn

        # The two turn order tracks

        # (place) -> seat: in the order of the personalities
        self.upper: Public[vec[i64]] = old.upper[:] if old else nones(seat_count)
        # (place) -> seat: in the order of passing
        self.lower: Public[vec[i64]] = old.lower[:] if old else nones(seat_count)
        self.passed: Public[i64] = old.passed if old else i64(0)  # how many stand on the lower track

        # What everybody has

        self.money: Public[vec[i64]] = old.money[:] if old else zeros(seat_count)
        self.roads: Public[vec[i64]] = old.roads[:] if old else zeros(seat_count)  # in the personal reserve
        # cowboys in the personal reserve
        self.reserve: Public[vec[i64]] = old.reserve[:] if old else zeros(seat_count)
        # cowboys in the general reserve
        self.supply: Public[vec[i64]] = old.supply[:] if old else vec[i64]([int(COWBOYS)] * int(seat_count))
        self.revolvers: Public[vec[i64]] = old.revolvers[:] if old else zeros(seat_count)
        self.parcels: Public[vec[i64]] = old.parcels[:] if old else zeros(seat_count)  # how many it owns
        # (seat * KIND_COUNT + kind) -> buildings on the board
        self.built: Public[vec[i64]] = old.built[:] if old else zeros(seat_count * KIND_COUNT)
        # buildings bought and not yet placed
        self.kept: Public[vec[i64]] = old.kept[:] if old else zeros(seat_count * KIND_COUNT)
        # those of them bought at construction this turn
        self.kept_now: Public[vec[i64]] = old.kept_now[:] if old else zeros(seat_count * KIND_COUNT)
        # a set of seat * KIND_COUNT + kind: kept buildings that were put back (R43)
        self.set_aside: Public[i64] = old.set_aside if old else i64(0)
        # card or NO_CARD
        self.personality: Public[vec[i64]] = old.personality[:] if old else nones(seat_count)
        # 1 = grocer or settler: not the money at once
        self.waits: Public[vec[i64]] = old.waits[:] if old else zeros(seat_count)
        # kind whose income the grocer doubles, or NO_KIND
        self.doubled: Public[vec[i64]] = old.doubled[:] if old else nones(seat_count)
        # Kit Carson: cowboys taken back this turn
        self.lifted: Public[vec[i64]] = old.lifted[:] if old else zeros(seat_count)
        # the die each seat rolled last in a duel; 0 = none yet
        self.die: Public[vec[i64]] = old.die[:] if old else zeros(seat_count)

        # Duel tiles: (seat * POINTS_ON_TILES + points) -> tiles; played without them, clones share what never changes

        has_tiles = old is not None and old.has_duel_tiles != 0
        # in hand
        self.tiles: Private[vec[i64]] = (
            copy_if(has_tiles, old.tiles) if old else zeros(seat_count * POINTS_ON_TILES)
        )
        # how many in hand
        self.tile_count: Public[vec[i64]] = copy_if(has_tiles, old.tile_count) if old else zeros(seat_count)
        # face down in a duel: points or NO_TILE
        self.played: Private[vec[i64]] = copy_if(has_tiles, old.played) if old else NO_TILES[:seat_count]
        # announced points of the tiles left of the first hand, or NO_TOTAL
        self.total: Public[vec[i64]] = copy_if(has_tiles, old.total) if old else nones(seat_count)
        # (points) -> different tiles that have been played so far
        self.shown_tiles: Public[vec[i64]] = (
            copy_if(has_tiles, old.shown_tiles) if old else zeros(POINTS_ON_TILES)
        )
        # what may be in a hand drawn from the stockpile; follows from what all have seen
        self.could_draw: Public[vec[i64]] = (
            copy_if(has_tiles, old.could_draw) if old else zeros(seat_count * POINTS_ON_TILES)
        )
        # 0 = still has its first hand; else the number of its last draw
        self.redrawn: Public[vec[i64]] = copy_if(has_tiles, old.redrawn) if old else zeros(seat_count)
        self.redraws: Public[i64] = old.redraws if old else i64(0)

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
    return cowboys_in(standing, ONE_COWBOY[seat])


def cowboys_in(standing: i64, one: i64) -> i64:
    """The same where a loop has looked up ONE_COWBOY of the seat before."""
    return standing // one % 16


def contains(members: i64, number: i64) -> bool:
    """Whether a set, the sum of ONE_OF its members, has this one."""
    return members // ONE_OF[number] % 2 == 1
