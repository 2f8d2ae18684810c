"""Goals: who has how much of what, and the points for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boomtown.games.nevada_city.rules.people import guns, icons, weddings
from boomtown.games.nevada_city.rules.state import FINISHED, NevadaCityState
from boomtown.games.nevada_city.rules.tables import (
    BOARD_BUILDINGS,
    BUILDINGS,
    CONTRACTS,
    FIRST_COMMODITY,
    GOAL_LEVEL,
    GOAL_METRIC,
    GOOD_COUNT,
    MONEY,
    MOST_LEVELS,
)

# what goals count, in the order of vocabulary.METRICS
PROPERTIES: Final[i64] = 0
BUILT: Final[i64] = 1
COMPLETED: Final[i64] = 2
DOLLARS: Final[i64] = 3
COMMODITIES: Final[i64] = 4
RESOURCES: Final[i64] = 5
WEDDINGS: Final[i64] = 6
ICONS: Final[i64] = 7
GUNS: Final[i64] = 8


def goods_between(state: NevadaCityState, seat: i64, first: i64, last: i64) -> i64:
    """All goods of a seat from one kind to before another."""
    count: i64 = 0
    for good in range(first, last):
        count += state.goods[seat * GOOD_COUNT + good]
    return count


def resource_tokens(state: NevadaCityState, seat: i64) -> i64:
    """Silver, crops and livestock together: they break ties of the final score (R28).

    Rules: "End of game", p. 12.
    """
    return goods_between(state, seat, 0, FIRST_COMMODITY)


def buildings_of(state: NevadaCityState, seat: i64) -> i64:
    """Finished building cards; unfinished ones do not count (R27)."""
    count: i64 = 0
    for building in range(BOARD_BUILDINGS, BUILDINGS):
        if state.owner[building] == seat and state.stage[building] == FINISHED:
            count += 1
    return count


def contracts_of(state: NevadaCityState, seat: i64) -> i64:
    """Completed contracts (R27)."""
    count: i64 = 0
    for contract in range(CONTRACTS):
        if state.completed_by[contract] == seat:
            count += 1
    return count


def amount_of(state: NevadaCityState, seat: i64, metric: i64) -> i64:
    """How much of what a goal counts a seat has.

    Rules: "Goal cards", p. 3; "End of game", p. 12.
    """
    if metric == PROPERTIES:
        return state.tiles(seat)
    if metric == BUILT:
        return buildings_of(state, seat)
    if metric == COMPLETED:
        return contracts_of(state, seat)
    if metric == DOLLARS:
        return state.money(seat)
    if metric == COMMODITIES:
        return goods_between(state, seat, FIRST_COMMODITY, MONEY)
    if metric == RESOURCES:
        return resource_tokens(state, seat)
    if metric == WEDDINGS:
        return weddings(state, seat)
    if metric == ICONS:
        return icons(state, seat)
    return guns(state, seat)


def goal_points(state: NevadaCityState, seat: i64, goal: i64) -> i64:
    """Points of a goal: tied seats share the levels they take, rounded down; nothing for nothing (R28).

    Rules: "End of game", p. 12.
    """
    metric = GOAL_METRIC[goal]
    own = amount_of(state, seat, metric)
    if own == 0:
        return 0
    ahead: i64 = 0
    tied: i64 = 0
    for other in range(state.seat_count):
        amount = amount_of(state, other, metric)
        if amount > own:
            ahead += 1
        elif amount == own:
            tied += 1
    shared: i64 = 0
    for level in range(ahead, ahead + tied):
        shared += GOAL_LEVEL[goal * MOST_LEVELS + level]
    return shared // tied
