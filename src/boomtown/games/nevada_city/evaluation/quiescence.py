"""The small decisions of an action, and what an event asks, taken by rule of thumb: so that a search judges whole acts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import CHANCE
from boomtown.games.nevada_city.evaluation.evaluate import expected_of
from boomtown.games.nevada_city.evaluation.features import FEATURE_COUNT
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.steps.rounds import ChooseCharacter
from boomtown.games.nevada_city.rules.steps.turn import UseMarkers

PATIENCE: Final[i64] = (
    16  # small decisions in a row: an action has a few, then the round of questions of an event
)


def is_small(state: NevadaCityState) -> bool:
    """Whether a seat is in the middle of an action, or an event asks something of it."""
    if state.is_over():
        return False
    step = state.agenda[-1]
    if isinstance(step, UseMarkers | ChooseCharacter):
        return False
    seat = step.actor(state)
    return seat != CHANCE


def quiesce(state: NevadaCityState, menu: Menu) -> None:
    """Take small decisions, one after the other, each by what it lets its seat expect."""
    found = vec[i64]([0] * int(FEATURE_COUNT))
    for _ in range(PATIENCE):
        if not is_small(state):
            return
        step = state.agenda[-1]
        seat = step.actor(state)
        menu.clear()
        step.options(state, seat, menu)
        best = menu.actions[0]
        if menu.count > 1:
            most: i64 = -1000000
            for place in range(menu.count):
                after = state.clone()
                after.act(seat, menu.actions[place])
                value = expected_of(after, seat, found)
                if value > most:
                    most = value
                    best = menu.actions[place]
        state.act(seat, best)
