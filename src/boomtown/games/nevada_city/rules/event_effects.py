"""The common face of all kinds of effects that events have, and prizes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.games.nevada_city.rules.state import FINISHED, NevadaCityState
from boomtown.games.nevada_city.rules.tables import (
    BUILDINGS,
    GOOD_COUNT,
    NO_BUILDING,
    PASSIVE_KIND,
    POINTS,
    PRIZES,
)


class EventEffect:
    """What an event does when it is revealed; its objects hold the figures of the cards."""

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """Do it, or push the steps that do."""
        raise NotImplementedError


EVENT_EFFECTS: Final[
    list[EventEffect]
] = []  # (FIRST_EVENT_EFFECT[event] + index); made by steps/happenings.py


def grant(
    state: NevadaCityState, seat: i64, prizes: vec[i64], entry: i64, times: i64, score: str, number: i64
) -> None:
    """Goods and points of an entry's row of prizes, so many times."""
    first = entry * PRIZES
    for good in range(GOOD_COUNT):
        count = prizes[first + good] * times
        if count > 0:
            state.give(seat, good, count)
            state.tell("nevada-city-event-goods-gained", seat, good, count)
    points = prizes[first + POINTS] * times
    if points > 0:
        state.award(seat, points, score, number)


def finished_with(state: NevadaCityState, passive: i64) -> i64:
    """The finished building with this passive effect, or NO_BUILDING."""
    for building in range(BUILDINGS):
        if PASSIVE_KIND[building] == passive and state.stage[building] == FINISHED:
            return building
    return NO_BUILDING
