"""The static evaluation: points, and what a table promises beyond them.

All in hundredths of a victory point.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.games.carson_city.evaluation.experience import experience
from boomtown.games.carson_city.evaluation.turn_outlook import (
    COWBOY,
    ESTATE,
    REVOLVER,
    TurnOutlook,
    is_placing,
)
from boomtown.games.carson_city.rules.reserves import cash_limit
from boomtown.games.carson_city.rules.scoring import (
    DOLLARS_PER_POINT,
    LIMIT_PRICE,
    buildings_of,
    houses_of,
    mountains_of,
)
from boomtown.games.carson_city.rules.state import NO_SPACE, CarsonCityState
from boomtown.games.carson_city.rules.steps.building import PlaceHouse
from boomtown.games.carson_city.rules.steps.personality import HireCowboys, SettleParcel, TakeMoneyOrWait
from boomtown.games.carson_city.rules.tables import ROAD_WORKER, TURNS, YELLOW
from boomtown.games.carson_city.rules.verbs import COWBOY as PLACE
from boomtown.games.carson_city.rules.verbs import PLAY, SHERIFF

HALF_PRICES: Final[i64] = 100  # of the road worker, before anything is built
PASSED: Final[i64] = 15  # for each seat that has not passed yet
TILE_POINT: Final[i64] = 20  # a point on a duel tile


def promises(state: CarsonCityState, seat: i64, options: list[int]) -> list[int]:
    """What each option promises beyond the standing right after it: the own outlook, less that of the best rival.

    Rules: "End of the game", p. 5; "The Might is right variant", p. 8.
    """
    found: list[int] = []
    unchanged = best_rival(state, seat)
    for action in options:
        if PLAY.has(action):  # who wins is seen in the standing; high tiles are for later
            found.append(int(-TILE_POINT * PLAY.part(action)))
            continue
        after = state.clone()
        after.act(seat, action)
        is_alone = (PLACE.has(action) and state.standing[PLACE.part(action)] == 0) or SHERIFF.has(action)
        lead = outlook(after, seat) - unchanged if is_alone and is_placing(after) else looked_on(after, seat)
        found.append(int(lead - seen_lead(after, seat)))
    return found


def looked_on(state: CarsonCityState, seat: i64) -> i64:
    """The lead by outlook; where a choice of the same seat belongs to the act, the best it leads to.

    Rules: "Building construction", p. 4; "Personalities", p. 7.
    """
    lead = outlook(state, seat) - best_rival(state, seat)
    if len(state.agenda) == 0 or state.actor() != seat:
        return lead
    step = state.agenda[-1]
    if isinstance(step, (PlaceHouse, TakeMoneyOrWait, SettleParcel, HireCowboys)):
        for action in state.options(seat):
            after = state.clone()
            after.act(seat, action)
            other = outlook(after, seat) - best_rival(after, seat)
            if other > lead:
                lead = other
    return lead


def best_rival(state: CarsonCityState, seat: i64) -> i64:
    """The best outlook of the other seats.

    Rules: "End of the game", p. 5.
    """
    best: i64 = -1000000
    for rival in range(state.seat_count):
        if rival != seat:
            other = outlook(state, rival)
            if other > best:
                best = other
    return best


def seen_lead(state: CarsonCityState, seat: i64) -> i64:
    """What the standing shows already: the lead if the game ended now.

    Rules: "End of the game", p. 5.
    """
    best: i64 = 0
    is_first = True
    for rival in range(state.seat_count):
        if rival != seat:
            other = count_points_now(state, rival)
            if is_first or other > best:
                best = other
            is_first = False
    return count_points_now(state, seat) - best


def count_points_now(state: CarsonCityState, seat: i64) -> i64:
    """The points of a seat if the game ended now.

    Rules: "End of the game", p. 5; "4 End of turn", p. 3.
    """
    money, points = state.money[seat], state.score[seat]
    excess = money - cash_limit(state, seat)
    if excess > 0:
        points += excess // LIMIT_PRICE
        money -= excess
    return (points + money // DOLLARS_PER_POINT) * 100 + estates_of(state, seat) * ESTATE


def estates_of(state: CarsonCityState, seat: i64) -> i64:
    """How many parcels of the seat have something on them.

    Rules: "End of the game", p. 5.
    """
    return buildings_of(state, seat) + houses_of(state, seat) + mountains_of(state, seat)


def worth(state: CarsonCityState, seat: i64) -> i64:
    """Points to come beyond the standing.

    Rules: "End of the game", p. 5.
    """
    return outlook(state, seat) - count_points_now(state, seat)


def evaluate(state: CarsonCityState) -> vec[i64]:
    """The points that every seat may expect at the end of the game.

    Rules: "End of the game", p. 5.
    """
    expected = state.score[:]
    if state.is_over():
        for seat in range(state.seat_count):
            expected[seat] *= 100
        return expected
    for seat in range(state.seat_count):
        plan = TurnOutlook(state, seat)
        expected[seat] = expected_by(state, seat, plan) + experience(state, seat, plan)
    return expected


def outlook(state: CarsonCityState, seat: i64) -> i64:
    """The points that a seat may expect at the end of the game.

    Rules: "End of the game", p. 5; "Actions", p. 4.
    """
    return expected_by(state, seat, TurnOutlook(state, seat))


def expected_by(state: CarsonCityState, seat: i64, expected: TurnOutlook) -> i64:
    """The same by a plan for the rest of the turn, which is thought through here.

    Rules: "End of the game", p. 5; "Actions", p. 4.
    """
    turn = state.turn
    total = state.score[seat] * 100 + estates_of(state, seat) * ESTATE + expected.points()
    total += state.revolvers[seat] * REVOLVER * (TURNS - turn + 1)
    is_ahead = expected.square == 0  # all actions of this turn
    if turn < TURNS or is_ahead:
        total += state.reserve[seat] * COWBOY[turn]
        if state.sheriff_owner == seat and state.sheriff_at == NO_SPACE:
            total += COWBOY[turn] * 3 // 2
    if is_ahead:
        if state.has(seat, ROAD_WORKER, YELLOW):
            total += HALF_PRICES
        place = state.pass_place(seat)
        if place < state.passed:
            total += (state.seat_count - 1 - place) * PASSED
    return total
