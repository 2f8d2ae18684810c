"""The numbers of refusals, for sentences such as "you are short of $2": only when a person asks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boomtown.core.step import Step
from boomtown.games.nevada_city.rules.effects import AMPLE
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.steps.replacing import in_place
from boomtown.games.nevada_city.rules.tables import BUILDING_OF, MONEY
from boomtown.games.nevada_city.rules.verbs import COPY, USE

NO_MONEY: Final = "nevada-city-reason-no-money"
REPLACED_BY: Final = "nevada-city-reason-replaced"


def numbers_of(step: Step[NevadaCityState], state: NevadaCityState, seat: i64, action: i64) -> list[int]:
    """The missing dollars, or the building that has taken the place of another; most refusals have no numbers."""
    reason = step.reason(state, seat, action)
    if reason == NO_MONEY:
        return [missing_dollars(step, state, seat, action)]
    if reason == REPLACED_BY:
        space = USE.part(action) if USE.has(action) else COPY.part(action)
        return [int(in_place(state, BUILDING_OF[space]))]
    return []


def missing_dollars(step: Step[NevadaCityState], state: NevadaCityState, seat: i64, action: i64) -> int:
    """How many dollars more would do."""
    richer = state.clone()
    dollars = 0
    while step.reason(richer, seat, action) == NO_MONEY and dollars < AMPLE:
        richer.give(seat, MONEY, 1)
        dollars += 1
    return dollars
