"""Duel tiles: hands, the stockpile, and what can be known of the hands of others.

A first hand is known by its announced total. Tiles that were played are seen by all; whoever runs out draws
from among them. So a tile never played is in somebody's first hand, and every other one is in the stockpile
or in a hand drawn from it: `could_draw` bounds such a hand together with those drawn before it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.rng import Rng
from boomtown.core.step import HIDDEN
from boomtown.games.carson_city.rules.state import NO_TILE, NO_TOTAL, CarsonCityState, zeros
from boomtown.games.carson_city.rules.tables import POINTS_ON_TILES

DEALT: Final[i64] = 6  # tiles of a first hand
REDRAWN: Final[i64] = 3  # tiles drawn from the stockpile by whoever has none left
TOTALS: Final[i64] = DEALT * (POINTS_ON_TILES - 1) + 1  # different totals of a hand
NO_WAYS: Final = vec[i64]([0] * int((POINTS_ON_TILES + 1) * (DEALT + 1) * TOTALS))


def undealt(state: CarsonCityState, points: i64) -> i64:
    """How many tiles of a number nobody has yet; each seat brings one to the mixed sets.

    Rules: "The Might is right variant", p. 8.
    """
    left = state.seat_count
    for seat in range(state.seat_count):
        left -= state.tiles[seat * POINTS_ON_TILES + points]
    return left


def in_stock(state: CarsonCityState, points: i64) -> i64:
    """How many tiles of a number lie in the stockpile: those played, without what was drawn again.

    Rules: "The Might is right variant", p. 8.
    """
    left = state.shown_tiles[points]
    for seat in range(state.seat_count):
        if state.redrawn[seat] > 0:
            left -= state.tiles[seat * POINTS_ON_TILES + points]
    return left


def deal_tile(state: CarsonCityState, seat: i64, points: i64) -> None:
    """A tile for the seat's eyes only.

    Rules: "The Might is right variant", p. 8.
    """
    state.tiles[seat * POINTS_ON_TILES + points] += 1
    state.tile_count[seat] += 1
    state.tell("carson-city-event-tile-dealt", seat, state.tile_count[seat])
    state.tell_seat(seat, "carson-city-event-tile-seen", seat, points)


def discard_tile(state: CarsonCityState, seat: i64) -> i64:
    """The tile a seat has played is shown and goes to the stockpile; its points.

    Rules: "The Might is right variant", p. 8.
    """
    points = state.played[seat]
    state.played[seat] = NO_TILE
    state.tiles[seat * POINTS_ON_TILES + points] -= 1
    state.tile_count[seat] -= 1
    if state.redrawn[seat] == 0:
        state.shown_tiles[points] += 1
        if state.total[seat] != NO_TOTAL:
            state.total[seat] -= points
        return points
    for other in range(state.seat_count):  # whoever drew later drew while this tile was here
        if state.redrawn[other] >= state.redrawn[seat]:
            state.could_draw[other * POINTS_ON_TILES + points] -= 1
    return points


def begin_redraw(state: CarsonCityState, seat: i64) -> None:
    """The seat draws from the stockpile: what all know of that hand starts with what lies there.

    Rules: "The Might is right variant", p. 8.
    """
    could = state.could_draw
    if state.redrawn[seat] > 0:  # what its old hand told of earlier draws stays known
        for other in range(state.seat_count):
            if 0 < state.redrawn[other] < state.redrawn[seat]:
                for points in range(POINTS_ON_TILES):
                    known = could[seat * POINTS_ON_TILES + points]
                    if known < could[other * POINTS_ON_TILES + points]:
                        could[other * POINTS_ON_TILES + points] = known
    state.redraws += 1
    state.redrawn[seat] = state.redraws
    state.total[seat] = NO_TOTAL
    for points in range(POINTS_ON_TILES):
        could[seat * POINTS_ON_TILES + points] = state.shown_tiles[points]


def is_open(state: CarsonCityState, seat: i64) -> bool:
    """Whether all know a hand: with two seats everybody starts with the same tiles, 0 to 5.

    Rules: "The Might is right variant", p. 8.
    """
    return state.seat_count == 2 and state.redrawn[seat] == 0


def hide_tiles(state: CarsonCityState, viewer: i64) -> None:
    """In a view: the hands of others, and tiles that lie face down.

    Rules: "The Might is right variant", p. 8.
    """
    for seat in range(state.seat_count):
        if seat == viewer:
            continue
        if state.played[seat] != NO_TILE:
            state.played[seat] = HIDDEN
        if not is_open(state, seat):
            for points in range(POINTS_ON_TILES):
                state.tiles[seat * POINTS_ON_TILES + points] = HIDDEN


def fill_tiles(state: CarsonCityState, rng: Rng) -> None:
    """Hands that agree with everything the viewer knows, and any of their tiles face down.

    Rules: "The Might is right variant", p. 8.
    """
    hidden = zeros(state.seat_count)
    for seat in range(state.seat_count):
        if state.tiles[seat * POINTS_ON_TILES] == HIDDEN:
            hidden[seat] = 1
            for points in range(POINTS_ON_TILES):
                state.tiles[seat * POINTS_ON_TILES + points] = 0
    fill_drawn_hands(state, hidden, rng)
    while not fill_first_hands(state, hidden, rng):
        for seat in range(state.seat_count):
            if hidden[seat] == 1 and state.redrawn[seat] == 0:
                for points in range(POINTS_ON_TILES):
                    state.tiles[seat * POINTS_ON_TILES + points] = 0
    for seat in range(state.seat_count):
        if state.played[seat] == HIDDEN:
            state.played[seat] = any_tile(state, seat, rng)


def any_tile(state: CarsonCityState, seat: i64, rng: Rng) -> i64:
    """One of the tiles in a hand, at random.

    Rules: "The Might is right variant", p. 8.
    """
    place = rng.below(state.tile_count[seat])
    points: i64 = 0
    while place >= state.tiles[seat * POINTS_ON_TILES + points]:
        place -= state.tiles[seat * POINTS_ON_TILES + points]
        points += 1
    return points


def fill_drawn_hands(state: CarsonCityState, hidden: vec[i64], rng: Rng) -> None:
    """Hands drawn from the stockpile, in the order of the draws.

    Rules: "The Might is right variant", p. 8.
    """
    for number in range(1, state.redraws + 1):
        for seat in range(state.seat_count):
            if state.redrawn[seat] != number or hidden[seat] == 0:
                continue
            for _ in range(state.tile_count[seat]):
                pool = drawable(state, number)
                state.tiles[seat * POINTS_ON_TILES + sample(pool, rng)] += 1


def drawable(state: CarsonCityState, number: i64) -> vec[i64]:
    """What one more tile of the hand with this draw number may be: no bound of this or a later draw is broken.

    Rules: "The Might is right variant", p. 8.
    """
    pool = state.shown_tiles[:]
    for seat in range(state.seat_count):
        if state.redrawn[seat] < number:
            continue
        for points in range(POINTS_ON_TILES):
            left = state.could_draw[seat * POINTS_ON_TILES + points]
            for other in range(state.seat_count):
                if 0 < state.redrawn[other] <= state.redrawn[seat]:
                    left -= state.tiles[other * POINTS_ON_TILES + points]
            if left < pool[points]:
                pool[points] = left
    return pool


def sample(pool: vec[i64], rng: Rng) -> i64:
    """The points of one of the tiles in a pool, at random.

    Rules: "The Might is right variant", p. 8.
    """
    size: i64 = 0
    for points in range(POINTS_ON_TILES):
        size += pool[points]
    place = rng.below(size)
    found: i64 = 0
    while place >= pool[found]:
        place -= pool[found]
        found += 1
    return found


def fill_first_hands(state: CarsonCityState, hidden: vec[i64], rng: Rng) -> bool:
    """First hands with their announced totals, from the tiles never played; False if the last ones do not fit.

    Rules: "The Might is right variant", p. 8.
    """
    pool = zeros(POINTS_ON_TILES)
    for points in range(POINTS_ON_TILES):
        pool[points] = state.seat_count - state.shown_tiles[points]
        for seat in range(state.seat_count):
            if state.redrawn[seat] == 0:
                pool[points] -= state.tiles[seat * POINTS_ON_TILES + points]
    for seat in range(state.seat_count):
        if hidden[seat] == 0 or state.redrawn[seat] > 0:
            continue
        if state.total[seat] == NO_TOTAL:
            for _ in range(state.tile_count[seat]):
                points = sample(pool, rng)
                pool[points] -= 1
                state.tiles[seat * POINTS_ON_TILES + points] += 1
        elif not fill_hand(state, seat, pool, rng):
            return False
    return True


def fill_hand(state: CarsonCityState, seat: i64, pool: vec[i64], rng: Rng) -> bool:
    """A hand of known size and total from a pool, every choice of tiles as likely; False if there is none.

    Rules: "The Might is right variant", p. 8.
    """
    # ways[(points * (DEALT + 1) + tiles) * TOTALS + total]: choices of so many tiles worth `points` or more
    ways = NO_WAYS[:]
    ways[POINTS_ON_TILES * (DEALT + 1) * TOTALS] = 1
    most_tiles = state.tile_count[seat]
    most_points = state.total[seat]
    for points in range(POINTS_ON_TILES - 1, i64(-1), i64(-1)):
        for count in range(most_tiles + 1):
            for total in range(most_points + 1):
                found: i64 = 0
                for some in range(pool[points] + 1):
                    if some > count or some * points > total:
                        break
                    rest = (points + 1) * (DEALT + 1) + count - some
                    found += CHOICES[pool[points] * 6 + some] * ways[rest * TOTALS + total - some * points]
                ways[(points * (DEALT + 1) + count) * TOTALS + total] = found
    count = most_tiles
    total = most_points
    if ways[count * TOTALS + total] == 0:
        return False
    for points in range(POINTS_ON_TILES):
        place = rng.below(ways[(points * (DEALT + 1) + count) * TOTALS + total])
        some = i64(0)
        while True:
            rest = (points + 1) * (DEALT + 1) + count - some
            here = CHOICES[pool[points] * 6 + some] * ways[rest * TOTALS + total - some * points]
            if place < here:
                break
            place -= here
            some += 1
        pool[points] -= some
        state.tiles[seat * POINTS_ON_TILES + points] = some
        count -= some
        total -= some * points
    return True


CHOICES: Final = vec[i64](  # (tiles * 6 + some) -> ways to choose some of up to five equal tiles
    [1, 0, 0, 0, 0, 0]
    + [1, 1, 0, 0, 0, 0]
    + [1, 2, 1, 0, 0, 0]
    + [1, 3, 3, 1, 0, 0]
    + [1, 4, 6, 4, 1, 0]
    + [1, 5, 10, 10, 5, 1]
)
