"""What all parts of the scene are drawn from: the state as one seat sees it, its options, words and names."""

from __future__ import annotations

from functools import cache
from typing import Final

from boomtown.games.carson_city.rules.scoring import estate_income
from boomtown.games.carson_city.rules.state import NO_SPACE, CarsonCityState, cowboys_of
from boomtown.games.carson_city.rules.steps.actions import PerformAction
from boomtown.games.carson_city.rules.tables import EARNS, PARCEL_COUNT
from boomtown.games.carson_city.rules.verbs import VERBS
from boomtown.look import seen as look

NO_SQUARE: Final = -1


@cache
def action_text(action: int) -> str:
    """The text of an action: `cowboy e6`."""
    return VERBS.text(action)


@cache
def word_of(action: int) -> str:
    """The word of its verb: `cowboy`."""
    return action_text(action).partition(" ")[0]


@cache
def object_of(action: int) -> str:
    """What follows the word: `e6`."""
    return action_text(action).partition(" ")[2]


class CarsonCitySeen(look.Seen[CarsonCityState]):
    """A view of Carson City, and what follows from it."""

    @property
    def square(self) -> int:
        """The square of the track that is performed now, or NO_SQUARE."""
        for step in reversed(self.state.agenda):
            if isinstance(step, PerformAction):
                return int(step.square) - 1
        return NO_SQUARE


def groups(state: CarsonCityState, space: int) -> list[tuple[int, int]]:
    """Who stands on a space: (seat, cowboys), and last the white one as (-1, 1)."""
    found: list[tuple[int, int]] = []
    there = int(state.standing[space])
    if there:
        for seat in range(int(state.seat_count)):
            cowboys = int(cowboys_of(there, seat))
            if cowboys:
                found.append((seat, cowboys))
    if state.sheriff_at != NO_SPACE and state.sheriff_at == space:
        found.append((-1, 1))
    return found


def estates(state: CarsonCityState) -> dict[int, int]:
    """The income of every building on the board that can have one."""
    found = {}
    for parcel in range(int(PARCEL_COUNT)):
        kind = int(state.kind_on(parcel))
        if kind >= 0 and EARNS[kind]:
            found[parcel] = int(estate_income(state, parcel))
    return found
