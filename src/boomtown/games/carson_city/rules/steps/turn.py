"""A turn: four phases, four times."""

from __future__ import annotations

from typing import final

from boomtown.core.step import NOBODY, Step
from boomtown.games.carson_city.rules.state import NO_CARD, CarsonCityState
from boomtown.games.carson_city.rules.steps.actions import PerformAction
from boomtown.games.carson_city.rules.steps.ending import (
    EndTurn,
    GiveBonus,
    KeepToLimit,
    MoveCounter,
    ShiftTrack,
    push_final_scoring,
)
from boomtown.games.carson_city.rules.steps.personality import ChoosePersonality
from boomtown.games.carson_city.rules.steps.preparation import DrawBuilding
from boomtown.games.carson_city.rules.steps.roads import LayRoads
from boomtown.games.carson_city.rules.tables import NO_KIND, TURNS


@final
class BeginTurn(Step[CarsonCityState]):
    """A turn of four phases begins; it puts all of them on the agenda. The game has four turns.

    Rules: "How to play", p. 3.
    """

    def run(self, state: CarsonCityState) -> None:
        """Cards lie on offer again; the last phase is pushed first."""
        state.turn += 1
        for seat in range(state.seat_count):
            state.personality[seat] = NO_CARD
            state.waits[seat] = 0
            state.doubled[seat] = NO_KIND
            state.lifted[seat] = 0
        state.tell("carson-city-event-turn-began", NOBODY, state.turn)
        if state.turn < TURNS:
            state.push(self)
            state.push(DrawBuilding())
            state.push(ShiftTrack())
        else:
            push_final_scoring(state)
        if state.has_river:
            state.push(LayRoads(0))
        if state.is_kit_carson and state.bonus_each_turn:
            state.push(GiveBonus())
        state.push(KeepToLimit(0))
        state.push(MoveCounter())
        state.push(EndTurn())
        state.push(PerformAction(0))
        state.push(ChoosePersonality(0))
