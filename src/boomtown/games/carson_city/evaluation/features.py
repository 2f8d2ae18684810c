"""A seat's turn thought through to its end, square by square, with the money it will have by then: for bots.

All in hundredths: of a victory point, of a dollar, of a chance.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.games.carson_city.rules.reserves import cash_limit, is_at
from boomtown.games.carson_city.rules.scoring import (
    LIMIT_PRICE,
    building_income,
    building_price,
    buildings_of,
    estate_income,
    parcel_price,
)
from boomtown.games.carson_city.rules.state import NO_SEAT, CarsonCityState, cowboys_of, zeros
from boomtown.games.carson_city.rules.steps.actions import PerformAction
from boomtown.games.carson_city.rules.steps.building import BuildBuilding
from boomtown.games.carson_city.rules.steps.estate import PayEstates
from boomtown.games.carson_city.rules.tables import (
    AMMUNITION,
    AROUND,
    AROUND_COUNT,
    BRINGS_HOUSE,
    CORNER_COUNT,
    CORNER_ROW,
    COWBOY_INCOME,
    COWBOY_POINTS,
    EARNS,
    ESTATE_INCOME,
    ESTATE_POINTS,
    FIRST_BUILDING,
    FIRST_CONSTRUCTION,
    FIRST_PARCEL,
    FREE,
    GAMBLING,
    HOUSE_VALUE,
    IS_OCCUPIED,
    KIND_COUNT,
    LAST_CONSTRUCTION,
    MOUNTAIN_TILE,
    NEEDS_ROAD,
    ONE_COWBOY,
    PARCEL_COUNT,
    PARCEL_PURCHASE,
    PARCELS_INCOME,
    PARCELS_POINTS,
    PER_HOUSE,
    PRICE,
    REVOLVERS_OF,
    ROW,
    SMALL_ROADS,
    SQUARE_COUNT,
    THREE_ROADS,
    TURNS,
    WAGES,
)

CARRIED: Final = vec[i64]([38, 32, 26, 20, 16])  # (turn) -> a dollar left when it ends
EARNED: Final = vec[i64]([126, 86, 51, 22, 0])  # (turn) -> a dollar in each of the turns after it
COWBOY: Final = vec[i64]([75, 75, 65, 55, 15])  # (turn) -> in the reserve
REVOLVER: Final[i64] = 25  # for each turn, this one included
ROAD: Final[i64] = 25
ESTATE: Final[i64] = 200  # a parcel with something on it, at the end of the game
KEPT: Final[i64] = 80  # a building in front of the seat that has no place yet
LATER: Final[i64] = 60  # percent: of a building's worth if it waits for a place
ROOM: Final = vec[i64]([60, 40, 15])  # (rank) -> percent of what an empty parcel could bring
UNSEEN: Final[i64] = 97  # percent: nobody else stands there yet
NO_ROOM: Final[i64] = -1


def is_placing(state: CarsonCityState) -> bool:
    """Whether cowboys can still be placed in this turn."""
    return state.turn > 0 and state.passed < state.seat_count


def next_square(state: CarsonCityState) -> i64:
    """The first square of the action track that is still to be performed in this turn."""
    if state.turn == 0 or is_placing(state):
        return 0
    square = SQUARE_COUNT
    for step in state.agenda:
        if isinstance(step, PerformAction):
            square = step.square
        elif isinstance(step, PayEstates):
            return ESTATE_INCOME
    return square


def power(state: CarsonCityState, seat: i64) -> i64:
    """The firepower a seat may have when duels are fought: half of its reserve is placed until then."""
    strength = state.firepower(seat)
    if is_placing(state) and state.pass_place(seat) == state.passed:
        strength -= state.reserve[seat] // 2
    return strength


def chance(state: CarsonCityState, seat: i64, space: i64) -> i64:
    """How likely the seat is to win a space on which it stands, in percent."""
    if state.sheriff_at == space:
        return 100
    likely: i64 = 100
    standing = state.standing[space]
    for rival in range(state.seat_count):
        if rival != seat and cowboys_of(standing, rival) > 0:
            even = 50 + 10 * (power(state, seat) - power(state, rival))
            likely = likely * (5 if even < 5 else 95 if even > 95 else even) // 100
    return UNSEEN if likely == 100 and is_placing(state) else likely


def roads_missing(state: CarsonCityState, parcel: i64) -> i64:
    """How many roads it takes to reach a parcel from those that lie on the board."""
    if state.is_reached(parcel):
        return 0
    least: i64 = 2 * ROW
    column, row = parcel % ROW, parcel // ROW
    for corner in range(CORNER_COUNT):
        if state.touched[corner] == 1:
            x, y = corner % CORNER_ROW - column, corner // CORNER_ROW - row
            steps = (-x if x < 0 else x - 1 if x > 1 else 0) + (-y if y < 0 else y - 1 if y > 1 else 0)
            if steps < least:
                least = steps
    return least


def room_income(state: CarsonCityState, seat: i64, parcel: i64) -> i64:
    """What a building on an empty parcel could earn: a mine, a ranch, or one among houses at a road."""
    mountains: i64 = 0
    free: i64 = 0
    houses: i64 = 0
    for i in range(AROUND_COUNT[parcel]):
        near = AROUND[parcel * 8 + i]
        what = state.content[near]
        if what == FREE:
            free += 1
        elif state.owner[near] == NO_SEAT or state.owner[near] == seat:
            houses += HOUSE_VALUE[what]
            if what == MOUNTAIN_TILE:
                mountains += 1
    best = free - 1 if free > mountains * 3 else mountains * 3
    if houses > 0 and houses * 4 + 4 > best and state.is_reached(parcel):
        best = houses * 4 + 4
    return best


def best_doubled(state: CarsonCityState, seat: i64) -> tuple[i64, i64]:
    """The kind of building that earns the seat most in a turn, and how many dollars."""
    dollars = zeros(KIND_COUNT)
    for parcel in range(PARCEL_COUNT):
        if state.owner[parcel] == seat and state.content[parcel] >= FIRST_BUILDING:
            dollars[state.content[parcel] - FIRST_BUILDING] += estate_income(state, parcel)
    best: i64 = 0
    for kind in range(KIND_COUNT):
        if dollars[kind] > dollars[best]:
            best = kind
    return best, dollars[best]


@final
class TurnOutlook:
    """The rest of a turn as a seat may see it: what it will win, buy, build and earn."""

    def __init__(self, state: CarsonCityState, seat: i64) -> None:
        self.state: Final[CarsonCityState] = state
        self.seat: Final[i64] = seat
        self.square: Final[i64] = next_square(state)
        self.money: i64 = state.money[seat] * 100
        self.roads: i64 = state.roads[seat]
        self.parcels: i64 = state.parcels[seat]
        self.income: i64 = 0  # of all buildings in a turn
        self.total: i64 = 0
        self.rooms: list[int] = []  # empty parcels of the seat

    def points(self) -> i64:
        """All that is to come in this turn, and what it leaves for the others."""
        state, seat, turn = self.state, self.seat, self.state.turn
        for parcel in range(PARCEL_COUNT):
            if state.owner[parcel] == seat:
                if state.content[parcel] == FREE:
                    self.rooms.append(int(parcel))
                elif state.content[parcel] >= FIRST_BUILDING:
                    self.income += estate_income(state, parcel) * 100
        self.place_in_hand()
        for square in range(SQUARE_COUNT):
            if square == PARCEL_PURCHASE:
                self.buy_parcels()
            elif square == ESTATE_INCOME:
                self.place_kept()
                self.meet_on_buildings()
                if self.square <= ESTATE_INCOME and turn > 0:
                    self.money += self.income
            elif is_at(state, seat, square):
                likely: i64 = 100 if square in (WAGES, SMALL_ROADS) else chance(state, seat, square)
                self.total += (100 - likely) * COWBOY[turn] // 100
                self.perform(square, likely)
        self.total += self.roads * ROAD * (TURNS - turn + 1) // TURNS
        self.total += self.income * EARNED[turn] // 100
        self.value_rooms()
        limit = cash_limit(state, seat) * 100
        if self.money > limit:
            self.total += (self.money - limit) // LIMIT_PRICE
            self.money = limit
        return self.total + self.money * CARRIED[turn] // 100

    def perform(self, square: i64, likely: i64) -> None:
        """What a square brings, with this chance."""
        state, seat = self.state, self.seat
        if square == WAGES:
            self.money += cowboys_of(state.standing[square], seat) * 400
            if state.sheriff_at == square and state.sheriff_owner == seat:
                self.money += 400
        elif square == AMMUNITION:
            self.total += likely * 60 // 100
        elif square == THREE_ROADS:
            self.roads += 3 * likely // 100
        elif square == SMALL_ROADS:
            self.roads += cowboys_of(state.standing[square], seat)
        elif square <= LAST_CONSTRUCTION:
            self.construct(square, likely)
        elif square == PARCELS_INCOME:
            self.money += self.parcels * 2 * likely
        elif square == COWBOY_INCOME:
            self.money += power(state, seat) * 2 * likely
        elif square == GAMBLING:
            self.money += 7 * likely
        elif square == PARCELS_POINTS:
            self.total += self.parcels // 2 * likely
        elif square == COWBOY_POINTS:
            self.total += power(state, seat) // 2 * likely
        elif square == ESTATE_POINTS:
            self.total += buildings_of(state, seat) * likely
        elif 100 // PRICE[square] > CARRIED[state.turn]:
            spent = self.money * likely // 100
            self.total += spent // PRICE[square]
            self.money -= spent

    def buy_parcels(self) -> None:
        """Parcels on which a cowboy stands, as long as the money lasts."""
        state, seat = self.state, self.seat
        for parcel in range(PARCEL_COUNT):
            space = FIRST_PARCEL + parcel
            if (state.standing[space] == 0 and state.sheriff_at != space) or state.owner[parcel] != NO_SEAT:
                continue
            price = parcel_price(state, parcel) * 100
            if price > self.money or not is_at(state, seat, space):
                continue
            likely = chance(state, seat, space)
            self.money -= price * likely // 100
            self.total += (100 - likely) * COWBOY[state.turn] // 100
            if IS_OCCUPIED[state.content[parcel]] == 1:
                self.total += ESTATE * likely // 100
            elif likely >= 50:
                self.rooms.append(int(parcel))
            self.parcels += likely // 50

    def construct(self, square: i64, likely: i64) -> None:
        """A building is bought, if it can be paid, and placed where it earns most."""
        price = building_price(self.state, self.seat, square) * 100
        if price > self.money:
            return
        self.money -= price * likely // 100
        self.settle(self.state.tile_on[square - FIRST_CONSTRUCTION], likely)

    def place_in_hand(self) -> None:
        """The building that is being placed right now."""
        agenda = self.state.agenda
        step = agenda[-1] if len(agenda) > 0 else None
        if isinstance(step, BuildBuilding) and step.seat == self.seat:
            self.settle(step.kind, 100)
            self.total -= LATER * KEPT // 100  # counted among the kept ones too

    def place_kept(self) -> None:
        """Buildings in front of the seat: some of their worth, for a place is uncertain."""
        for kind in range(KIND_COUNT):
            self.total += self.state.kept[self.seat * KIND_COUNT + kind] * KEPT * LATER // 100

    def settle(self, kind: i64, likely: i64) -> None:
        """A building goes on the best empty parcel of the seat that it can reach, or is kept."""
        state, seat = self.state, self.seat
        best, best_room, best_dollars, best_roads = KEPT, NO_ROOM, i64(0), i64(0)
        for room in self.rooms:
            missing: i64 = roads_missing(state, room) if NEEDS_ROAD[kind] == 1 else 0
            if missing > self.roads:
                continue
            dollars: i64 = 0
            if EARNS[kind] == 1:
                dollars = building_income(state, room, kind, seat)
                if BRINGS_HOUSE[kind] == 1:
                    dollars += PER_HOUSE[kind]
            value = ESTATE + dollars * (EARNED[state.turn] + CARRIED[state.turn]) - missing * ROAD
            if value > best:
                best, best_room, best_dollars, best_roads = value, i64(room), dollars, missing
        if best_room == NO_ROOM:
            self.total += KEPT * likely // 100
            return
        self.rooms.remove(int(best_room))
        self.roads -= best_roads
        self.income += best_dollars * likely
        revolvers = REVOLVERS_OF[kind] * REVOLVER * (TURNS - state.turn + 1)
        self.total += (ESTATE + revolvers) * likely // 100

    def meet_on_buildings(self) -> None:
        """Half the income of a building that the seat attacks; what it keeps of one it defends."""
        state, seat = self.state, self.seat
        for parcel in range(PARCEL_COUNT):
            space = FIRST_PARCEL + parcel
            standing = state.standing[space]
            if standing == 0 or state.owner[parcel] == NO_SEAT:
                continue
            own = cowboys_of(standing, seat)
            half = estate_income(state, parcel) * 50
            if state.owner[parcel] == seat:
                if standing != own * ONE_COWBOY[seat]:  # attacked
                    self.money -= half // 2 if own > 0 else half
            elif own > 0:
                self.money += half * chance(state, seat, space) // 100

    def value_rooms(self) -> None:
        """What the empty parcels could bring: a lot where much can be earned, little for more than two."""
        state, turn = self.state, self.state.turn
        values: list[int] = []
        for room in self.rooms:
            values.append(int(room_income(state, self.seat, room)))
        values.sort(reverse=True)
        rank: i64 = 0
        for value in values:
            if turn < TURNS:
                self.total += (ESTATE + value * EARNED[turn]) * ROOM[rank] // 100
            if rank < 2:
                rank += 1
