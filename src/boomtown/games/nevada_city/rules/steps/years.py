"""The years: preparation, action rounds and cleanup in order, until the game ends."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.step import NOBODY, Step
from boomtown.games.nevada_city.rules.event_deck import put_event_on_space
from boomtown.games.nevada_city.rules.state import IN_TOWN, LEFT_TOWN, NevadaCityState
from boomtown.games.nevada_city.rules.steps.charts import draw_cubes
from boomtown.games.nevada_city.rules.steps.cleanup import (
    FIRST_YEAR,
    DiscardEvents,
    PassBadge,
    ReturnMarkers,
    YearEndIncome,
)
from boomtown.games.nevada_city.rules.steps.conditions import ReceiveWorkers
from boomtown.games.nevada_city.rules.steps.ending import push_final_scoring
from boomtown.games.nevada_city.rules.steps.fights import FaceTroublemaker
from boomtown.games.nevada_city.rules.steps.rounds import TWO_PLAYERS, ActionRound
from boomtown.games.nevada_city.rules.steps.weddings import HoldWeddings
from boomtown.games.nevada_city.rules.tables import FIRST_WORKER, PEOPLE

YEARS: Final[i64] = 4
YEARS_OF_TWO: Final[i64] = 5  # with two players
EXTRA_WORKERS: Final[i64] = 1  # more than there are players


@final
class PrepareYear(Step[NevadaCityState]):
    """Events on their spaces, unhired workers away, new ones in; then the rounds and the cleanup.

    The year's buildings can be claimed because of the year alone.

    Rules: "Game summary", p. 5; "Prepare for the new year", p. 6; "Events", p. 6; "Buildings", p. 6;
    "Workers", p. 7; "Cleanup", p. 11.
    """

    def __init__(self, year: i64) -> None:
        self.year: Final[i64] = year

    def run(self, state: NevadaCityState) -> None:
        """In the order of the summary."""
        state.year = self.year
        state.round = 0
        for place in range(i64(6)):
            if self.year == 0 or (place != 1 and place != 3):  # later years leave spaces 2 and 4 empty
                put_event_on_space(state, place)
        for person in range(FIRST_WORKER, PEOPLE):
            if state.status[person] == IN_TOWN:
                state.status[person] = LEFT_TOWN
        state.tell("nevada-city-event-year-began", NOBODY, FIRST_YEAR + self.year)
        state.push(CheckEnd())
        state.push(DiscardEvents())
        state.push(YearEndIncome())
        state.push(ActionRound(1))
        state.push(ReceiveWorkers(state.seat_count + EXTRA_WORKERS))


def is_last_year(state: NevadaCityState) -> bool:
    """Whether no year follows, however many plots are taken.

    Rules: "The goal of the game", p. 5; "Two-player game", p. 16.
    """
    return state.year + 1 == (YEARS_OF_TWO if state.seat_count == TWO_PLAYERS else YEARS)


@final
class CheckEnd(Step[NevadaCityState]):
    """The game ends after the last year, or when every plot holds a card (R26).

    Rules: "Check end-of-game conditions", p. 11; "End of game", p. 12.
    """

    def run(self, state: NevadaCityState) -> None:
        """The end, or the rest of the cleanup and another year."""
        is_last = is_last_year(state)
        if is_last or state.plots_taken >= state.plots:
            state.tell("nevada-city-event-game-ended", NOBODY, 0 if is_last else 1)
            push_final_scoring(state)
            return
        state.push(PrepareYear(state.year + 1))
        for place in range(state.seat_count - 1, -1, -1):
            state.push(HoldWeddings(place))
        if state.has_troublemakers:
            state.push(FaceTroublemaker(0))
        for place in range(state.seat_count - 1, -1, -1):
            state.push(ReturnMarkers(place))
        state.push(PassBadge())
        draw_cubes(state)
