"""What can be known of duel tiles: filling a view gives every hand that play does not rule out, and no other.

The possible hands are found another way here: by following every world that agrees with what a viewer saw.
"""

from collections import Counter
from itertools import combinations

import pytest

from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.rules.state import CarsonCityState
from tests.games.carson_city.tables import actor, idle, is_over, opening, step

Hand = tuple[int, ...]  # points of the tiles, ascending
SQUARES = ("ammunition", "three-roads", "gambling", "parcels-income", "cowboy-income")
FILLS = 60
FIGHTS = (5, 5, 3)  # squares that three seats want in a turn, so that their tiles run out at different times


def without(hand: Hand, points: int) -> Hand:
    left = [*hand]
    left.remove(points)
    return tuple(left)


def draws(stock: Hand) -> set[Hand]:
    return {*combinations(stock, 3)}


class Watcher:
    """All pairs of hands that a viewer holds possible; the stockpile is what no hand holds."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.worlds: set[tuple[Hand, Hand]] = {((0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 4, 5))}

    def plays(self, seat: int, points: int) -> None:
        kept = {world for world in self.worlds if points in world[seat]}
        self.worlds = {replaced(world, seat, without(world[seat], points)) for world in kept}

    def redraws(self, seat: int, hand: Hand) -> None:
        wider = set()
        for world in self.worlds:
            held = Counter(world[0]) + Counter(world[1])
            stock = tuple(sorted((Counter(dict.fromkeys(range(6), 2)) - held).elements()))
            wider |= {replaced(world, seat, drawn) for drawn in draws(stock)}
        self.worlds = {world for world in wider if seat != self.viewer or world[seat] == hand}


def replaced(world: tuple[Hand, Hand], seat: int, hand: Hand) -> tuple[Hand, Hand]:
    return (hand, world[1]) if seat == 0 else (world[0], hand)


def hand_of(state: CarsonCityState, seat: int) -> Hand:
    return tuple(points for points in range(6) for _ in range(int(state.tiles[seat * 6 + points])))


def check(table: Table[CarsonCityState], watcher: Watcher) -> None:
    view = CARSON_CITY.view(table.state, watcher.viewer)
    found = set()
    for seed in range(FILLS):
        filled = CARSON_CITY.determinize(view, Rng(seed))
        found.add((hand_of(filled, 0), hand_of(filled, 1)))
    assert found <= watcher.worlds
    if len(watcher.worlds) <= 6:
        assert found == watcher.worlds


@pytest.mark.parametrize("seed", range(6))
def test_two_seats_know_exactly_what_play_has_shown(seed: int) -> None:
    """Rules: "The Might is right variant", p. 8."""
    rng, table = Rng(seed), opening(variants=["might-is-right"])
    watchers = [Watcher(0), Watcher(1), Watcher(-2)]
    redrawn = 0
    while not is_over(table):
        if step(table) == "PlaceCowboy":
            wanted = [f"cowboy {square}" for square in SQUARES]
            texts = [CARSON_CITY.verbs.text(action) for action in table.state.options(actor(table))]
            table.say(actor(table), next((text for text in wanted if text in texts), "pass"))
        elif step(table) == "PlayDuelTiles":
            chosen = {}
            for watcher in watchers:
                check(table, watcher)
            for seat in [*table.state.actors()]:
                options = table.state.options(seat)
                chosen[seat] = options[int(rng.below(len(options)))]
                table.act(seat, chosen[seat])
            for watcher in watchers:
                for seat, action in chosen.items():
                    watcher.plays(seat, int(CARSON_CITY.verbs.text(action).split()[1]))
        elif step(table) == "RedrawDuelTile":
            seat = int(table.state.agenda[-1].seat)  # type: ignore[attr-defined]
            for _ in range(3):
                table.roll(rng)
            redrawn += 1
            for watcher in watchers:
                watcher.redraws(seat, hand_of(table.state, seat))
        elif actor(table) == -1:
            table.roll(rng)
        else:
            idle(table)
    assert redrawn >= 4


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_true_hands_are_never_ruled_out(seats: int) -> None:
    """Rules: "The Might is right variant", p. 8."""
    rng, table = Rng(seats), Table(CARSON_CITY, seats, frozenset({"might-is-right"}))
    redrawn = 0
    while not is_over(table):
        state = table.state
        if actor(table) == -1:
            table.roll(rng)
        elif step(table) == "PlaceCowboy":
            wanted = [f"cowboy {square}" for square in SQUARES]
            options = [CARSON_CITY.verbs.text(action) for action in state.options(actor(table))]
            table.say(actor(table), next((text for text in wanted if text in options), "pass"))
        elif step(table) == "PlayDuelTiles":
            options = [CARSON_CITY.verbs.text(action) for action in state.options(actor(table))]
            table.say(actor(table), options[int(rng.below(len(options)))])
        else:
            idle(table)
        for seat in range(seats):
            if state.redrawn[seat]:
                redrawn = max(redrawn, int(state.redraws))
                earlier = [one for one in range(seats) if 0 < state.redrawn[one] <= state.redrawn[seat]]
                for points in range(6):
                    held = sum(int(state.tiles[one * 6 + points]) for one in earlier)
                    assert held <= state.could_draw[seat * 6 + points] <= state.shown_tiles[points]
    assert redrawn >= 6


@pytest.mark.parametrize("seed", [16, 19, 30, 32])
def test_hands_drawn_at_different_times_are_known_exactly(seed: int) -> None:
    """Three seats, of which the third fights less often, as a spectator sees their hands drawn from the stockpile.

    Rules: "The Might is right variant", p. 8.
    """
    rng, table = Rng(seed), Table(CARSON_CITY, 3, frozenset({"might-is-right"}))
    worlds: set[tuple[Hand, ...]] = {((), (), ())}
    shown: Counter[int] = Counter()
    while not is_over(table):
        state = table.state
        if step(table) == "RedrawDuelTile":
            seat = int(state.agenda[-1].seat)  # type: ignore[attr-defined]
            for _ in range(3):
                table.roll(rng)
            wider = set()
            for world in worlds:
                held = sum((Counter(hand) for hand in world), Counter[int]())
                for drawn in draws(tuple(sorted((shown - held).elements()))):
                    wider.add(tuple(drawn if one == seat else world[one] for one in range(3)))
            worlds = wider
        elif actor(table) == -1:
            table.roll(rng)
        elif step(table) == "PlaceCowboy":
            wanted = [f"cowboy {square}" for square in SQUARES[: FIGHTS[actor(table)]]]
            texts = [CARSON_CITY.verbs.text(action) for action in state.options(actor(table))]
            table.say(actor(table), next((text for text in wanted if text in texts), "pass"))
        elif step(table) == "PlayDuelTiles":
            view = CARSON_CITY.view(state, -2)
            for fill in range(20):
                filled = CARSON_CITY.determinize(view, Rng(fill))
                hands = [hand_of(filled, one) if state.redrawn[one] else () for one in range(3)]
                assert tuple(hands) in worlds
            has_redrawn = [*state.redrawn]  # before anybody draws again
            for one in [*state.actors()]:
                options = state.options(one)
                action = options[int(rng.below(len(options)))]
                points = int(CARSON_CITY.verbs.text(action).split()[1])
                table.act(one, action)
                if has_redrawn[one]:
                    kept = [world for world in worlds if points in world[one]]
                    worlds = {
                        tuple(without(h, points) if n == one else h for n, h in enumerate(w)) for w in kept
                    }
                else:
                    shown[points] += 1
        else:
            idle(table)
    assert table.state.redraws >= 3
