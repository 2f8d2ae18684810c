"""Duels: several seats on one square, parcel or building, decided by dice or by duel tiles."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, HIDDEN, NOBODY, Step
from boomtown.games.carson_city.rules.duel_tiles import (
    REDRAWN,
    begin_redraw,
    deal_tile,
    discard_tile,
    in_stock,
)
from boomtown.games.carson_city.rules.reserves import seats_at, send_home
from boomtown.games.carson_city.rules.state import NO_SEAT, NO_TILE, CarsonCityState, cowboys_of, zeros
from boomtown.games.carson_city.rules.tables import (
    FIRST_PARCEL,
    LAWMAN,
    PARCEL_COUNT,
    POINTS_ON_TILES,
    RED,
    SPACE_COUNT,
    STANDS,
    STANDS_ONE,
)
from boomtown.games.carson_city.rules.verbs import DEAL, DUEL, PLAY, ROLL

LOST_DUEL_POINTS: Final[i64] = 3  # of the red sheriff


def next_duellist(state: CarsonCityState, space: i64, place: i64) -> i64:
    """The first place on the lower track, from this one on, of somebody who stands there; -1 if there is none.

    Rules: "3 Performing the actions and duels", p. 3.
    """
    for later in range(place, state.seat_count):
        if cowboys_of(state.standing[space], state.lower[later]) > 0:
            return later
    return -1


def has_duel_after(state: CarsonCityState, seat: i64, square: i64) -> bool:
    """Whether the seat stands among others where a duel is still to be fought after this square.

    Rules: "3 Performing the actions and duels", p. 3.
    """
    for space in range(square + 1, SPACE_COUNT):
        if cowboys_of(state.standing[space], seat) > 0 and seats_at(state, space) > 1:
            if space >= FIRST_PARCEL or STANDS[space] == STANDS_ONE:
                return True
    return False


@final
class Duel(Step[CarsonCityState]):
    """Several seats want the same: everybody adds a die, or a duel tile, to his firepower.

    Rules: "3 Performing the actions and duels", p. 3; "The Might is right variant", p. 8.
    """

    def __init__(self, space: i64) -> None:
        self.space: Final[i64] = space

    def run(self, state: CarsonCityState) -> None:
        """Dice one by one, tiles all at once."""
        state.tell("carson-city-event-duel-began", NOBODY, self.space, seats_at(state, self.space))
        if state.has_duel_tiles:
            state.push(PlayDuelTiles(self.space))
        else:
            state.push(RollDie(self.space, next_duellist(state, self.space, 0)))


@final
class RollDie(Step[CarsonCityState]):
    """Everybody in the duel rolls a die; when all have, the highest total wins.

    Rules: "3 Performing the actions and duels", p. 3.
    """

    def __init__(self, space: i64, place: i64) -> None:
        self.space: Final[i64] = space
        self.place: Final[i64] = place  # of the seat on the lower track

    def actor(self, state: CarsonCityState) -> i64:
        """The die."""
        return CHANCE

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Six faces."""
        for face in range(i64(6)):
            menu.add_weighted(ROLL.of(face), 1)

    def roll(self, state: CarsonCityState, rng: Rng, menu: Menu) -> i64:
        """The same, without a menu."""
        return ROLL.of(rng.below(6))

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """A face of the die."""
        return None if ROLL.has(action) else "carson-city-reason-roll-first"

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """The next die, or the end of the duel."""
        duellist = state.lower[self.place]
        face = ROLL.part(action) + 1
        power = state.firepower(duellist)
        state.die[duellist] = face
        state.tell("carson-city-event-die-rolled", duellist, face, power, face + power)
        place = next_duellist(state, self.space, self.place + 1)
        if place >= 0:
            state.push(RollDie(self.space, place))
        else:
            settle_duel(state, self.space, state.die)


@final
class PlayDuelTiles(Step[CarsonCityState]):
    """Everybody in the duel chooses a duel tile at the same time, face down.

    Rules: "The Might is right variant", p. 8.
    """

    def __init__(self, space: i64) -> None:
        self.space: Final[i64] = space

    def actor(self, state: CarsonCityState) -> i64:
        """The first who has not chosen; when all have, the step runs by itself."""
        for place in range(state.seat_count):
            seat = state.lower[place]
            if state.played[seat] == NO_TILE and cowboys_of(state.standing[self.space], seat) > 0:
                return seat
        return NOBODY

    def actors(self, state: CarsonCityState) -> list[int]:
        """All who have not chosen, at once."""
        seats: list[int] = []
        for place in range(state.seat_count):
            seat = state.lower[place]
            if state.played[seat] == NO_TILE and cowboys_of(state.standing[self.space], seat) > 0:
                seats.append(int(seat))
        return seats

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Every number in hand."""
        for points in range(POINTS_ON_TILES):
            if state.tiles[seat * POINTS_ON_TILES + points] > 0:
                menu.add(PLAY.of(points))

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """A tile from the own hand."""
        if not PLAY.has(action):
            return "carson-city-reason-play-first"
        has_it = state.tiles[seat * POINTS_ON_TILES + PLAY.part(action)] > 0
        return None if has_it else "carson-city-reason-no-such-tile"

    def visible_action(self, state: CarsonCityState, seat: i64, action: i64, viewer: i64) -> i64:
        """Face down."""
        return action if viewer == seat else HIDDEN

    def take_back(self, state: CarsonCityState, viewer: i64) -> None:
        """Tiles that lie face down are in hand again."""
        for seat in range(state.seat_count):
            if seat != viewer:
                state.played[seat] = NO_TILE

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """It lies on the table; the others still choose."""
        state.played[seat] = PLAY.part(action)
        state.tell("carson-city-event-tile-laid", seat)
        state.push(self)

    def run(self, state: CarsonCityState) -> None:
        """All tiles are shown and go to the stockpile; whoever has none left draws three from it."""
        added = zeros(state.seat_count)
        for place in range(state.seat_count):
            seat = state.lower[place]
            if state.played[seat] != NO_TILE:
                added[seat] = discard_tile(state, seat)
                power = state.firepower(seat)
                state.tell("carson-city-event-tile-shown", seat, added[seat], power, added[seat] + power)
        for place in range(state.seat_count - 1, i64(-1), i64(-1)):
            seat = state.lower[place]
            if state.tile_count[seat] == 0:
                state.push(TurnToStockpile(seat))
        settle_duel(state, self.space, added)


@final
class TurnToStockpile(Step[CarsonCityState]):
    """Whoever has no duel tiles left turns to the stockpile.

    Rules: "The Might is right variant", p. 8.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, state: CarsonCityState) -> None:
        """Three tiles, face down."""
        begin_redraw(state, self.seat)
        state.push(RedrawDuelTile(self.seat, REDRAWN))


@final
class RedrawDuelTile(Step[CarsonCityState]):
    """Whoever has no duel tiles left takes three at random from the stockpile.

    Rules: "The Might is right variant", p. 8.
    """

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def actor(self, state: CarsonCityState) -> i64:
        """The stockpile."""
        return CHANCE

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Every number, as often as it lies there."""
        for points in range(POINTS_ON_TILES):
            if in_stock(state, points) > 0:
                menu.add_weighted(DEAL.of(points), in_stock(state, points))

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """A tile of the stockpile."""
        if not DEAL.has(action):
            return "carson-city-reason-deal-first"
        return None if in_stock(state, DEAL.part(action)) > 0 else "carson-city-reason-none-left"

    def visible_action(self, state: CarsonCityState, seat: i64, action: i64, viewer: i64) -> i64:
        """Its owner alone looks."""
        return action if viewer == self.seat else HIDDEN

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """One tile after the other."""
        deal_tile(state, self.seat, DEAL.part(action))
        if self.left > 1:
            state.push(RedrawDuelTile(self.seat, self.left - 1))


def settle_duel(state: CarsonCityState, space: i64, added: vec[i64]) -> None:
    """The highest total wins, on a tie whoever passed first; the losers take their cowboys back (R03).

    Rules: "3 Performing the actions and duels", p. 3; "The sheriff", p. 7 (the red side).
    """
    winner: i64 = NO_SEAT
    best: i64 = -1
    for place in range(state.seat_count):
        seat = state.lower[place]
        if cowboys_of(state.standing[space], seat) > 0:
            total = state.firepower(seat) + added[seat]
            if total > best:
                winner = seat
                best = total
    for place in range(state.seat_count):
        seat = state.lower[place]
        if seat != winner and cowboys_of(state.standing[space], seat) > 0:
            send_home(state, seat, space)
            state.tell("carson-city-event-duel-lost", seat, space)
            if state.has(seat, LAWMAN, RED):
                state.award(seat, LOST_DUEL_POINTS, "carson-city-score-lost-duel", space)
    state.tell("carson-city-event-duel-won", winner, space, best)


@final
class ChooseDuel(Step[CarsonCityState]):
    """Of several duels on the board, whoever of all involved passed first says which is next.

    Rules: "Parcel purchase", p. 4; "Estate income", p. 5.
    """

    def __init__(self, is_estate: i64) -> None:
        self.is_estate: Final[i64] = is_estate  # 1 = duels for buildings, 0 = for ownerless parcels

    def is_contested(self, state: CarsonCityState, parcel: i64) -> bool:
        """Whether several seats stand on a parcel of the kind that is dealt with."""
        standing = state.standing[FIRST_PARCEL + parcel]
        if standing == 0 or (state.owner[parcel] == NO_SEAT) == (self.is_estate == 1):
            return False
        return seats_at(state, FIRST_PARCEL + parcel) > 1

    def actor(self, state: CarsonCityState) -> i64:
        """The earliest passer of all involved; nobody if there is nothing to choose."""
        duels: i64 = 0
        earliest = state.seat_count
        standing = state.standing
        for parcel in range(PARCEL_COUNT):
            if standing[FIRST_PARCEL + parcel] != 0 and self.is_contested(state, parcel):
                duels += 1
                place = next_duellist(state, FIRST_PARCEL + parcel, 0)
                if place < earliest:
                    earliest = place
        return state.lower[earliest] if duels > 1 else NOBODY

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Every duel still to be fought."""
        for parcel in range(PARCEL_COUNT):
            if self.is_contested(state, parcel):
                menu.add(DUEL.of(parcel))

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """A parcel or building for which several seats fight."""
        if not DUEL.has(action):
            return "carson-city-reason-duel-first"
        is_contested = self.is_contested(state, DUEL.part(action))
        return None if is_contested else "carson-city-reason-nobody-fights"

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """This one, then the others."""
        state.push(self)
        state.push(Duel(FIRST_PARCEL + DUEL.part(action)))

    def run(self, state: CarsonCityState) -> None:
        """The only duel, or none."""
        standing = state.standing
        for parcel in range(PARCEL_COUNT):
            if standing[FIRST_PARCEL + parcel] != 0 and self.is_contested(state, parcel):
                state.push(Duel(FIRST_PARCEL + parcel))
                return
