"""The rules of Last Match in order of play."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import CHANCE, NOBODY, Step
from last_match.rules.state import LastMatchState
from last_match.rules.verbs import MOST, ROW, ROWS, TAKE


@final
class LayRow(Step[LastMatchState]):
    """A roll decides how many matches there are.

    Rules: "The row", p. 1.
    """

    def actor(self, state: LastMatchState) -> i64:
        """The die."""
        return CHANCE

    def options(self, state: LastMatchState, seat: i64, menu: Menu) -> None:
        """Each length alike."""
        for place in range(len(ROWS)):
            menu.add_weighted(ROW.of(place), 1)

    def reason(self, state: LastMatchState, seat: i64, action: i64) -> str | None:
        """Nothing else comes first."""
        return None if ROW.has(action) else "last-match-reason-row-first"

    def take(self, state: LastMatchState, seat: i64, action: i64) -> None:
        """They lie there; the first seat begins."""
        state.row = state.first_row = ROWS[ROW.part(action)]
        state.tell("last-match-event-laid", NOBODY, state.row)
        state.push(TakeMatches(0))


@final
class TakeMatches(Step[LastMatchState]):
    """A seat takes one, two or three matches; the last one wins.

    Rules: "The turn", p. 1; "The end", p. 1.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: LastMatchState) -> i64:
        """One after the other."""
        return self.seat

    def options(self, state: LastMatchState, seat: i64, menu: Menu) -> None:
        """As many as there are."""
        for matches in range(min(MOST, int(state.row))):
            menu.add(TAKE.of(matches))

    def reason(self, state: LastMatchState, seat: i64, action: i64) -> str | None:
        """They must be there."""
        if not TAKE.has(action):
            return "last-match-reason-take-now"
        return None if TAKE.part(action) < state.row else "last-match-reason-too-few"

    def reason_numbers(self, state: LastMatchState, seat: i64, action: i64) -> list[int]:
        """What is left of the row."""
        return [int(state.row)]

    def take(self, state: LastMatchState, seat: i64, action: i64) -> None:
        """Take them; the next seat follows unless the row is gone."""
        matches = TAKE.part(action) + 1
        state.row -= matches
        state.taken[seat] += matches
        state.tell("last-match-event-took", seat, matches)
        if state.row > 0:
            state.push(TakeMatches((seat + 1) % state.seat_count))
        else:
            state.award(seat, 1, "last-match-score-last")


STEPS: Final[tuple[type[Step[Any]], ...]] = (LayRow, TakeMatches)
