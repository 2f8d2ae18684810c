"""Who begins, the course of a turn, and the end of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import CHANCE, Step
from boomtown.games.gold_rush.rules.state import GoldRushState
from boomtown.games.gold_rush.rules.steps.ending import push_final_scoring
from boomtown.games.gold_rush.rules.steps.land import DrawTile
from boomtown.games.gold_rush.rules.verbs import BEGIN


@final
class DrawFirstSeat(Step[GoldRushState]):
    """The lot names the seat that begins, if the table has asked for it (A22).

    Rules: "Preparation", p. 2.
    """

    def actor(self, state: GoldRushState) -> i64:
        """The lot."""
        return CHANCE

    def options(self, state: GoldRushState, seat: i64, menu: Menu) -> None:
        """All seats are alike."""
        for first in range(state.seat_count):
            menu.add_weighted(BEGIN.of(first), 1)

    def reason(self, state: GoldRushState, seat: i64, action: i64) -> str | None:
        """A seat of this table."""
        if not BEGIN.has(action):
            return "gold-rush-reason-begin-first"
        return None if BEGIN.part(action) < state.seat_count else "gold-rush-reason-no-such-seat"

    def take(self, state: GoldRushState, seat: i64, action: i64) -> None:
        """The first turn is theirs, the others follow clockwise."""
        state.first_seat = BEGIN.part(action)
        state.tell("gold-rush-event-begins", state.first_seat)
        state.push(TURN_OF[state.first_seat])


@final
class TakeTurn(Step[GoldRushState]):
    """The seats take turns clockwise until the last land tile is placed.

    Rules: "Playing the game", p. 2; "Game turn", p. 8; "Game end and final scoring", p. 7.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, state: GoldRushState) -> None:
        """Draw a tile and go on from there; the next seat follows."""
        if state.piles.size == 0:
            push_final_scoring(state)
            return
        following = self.seat + 1
        state.push(TURN_OF[0 if following == state.seat_count else following])
        state.push(DRAW_OF[self.seat])


# steps never change: one for each seat is enough for all games
TURN_OF: Final = [TakeTurn(seat) for seat in range(i64(5))]
DRAW_OF: Final = [DrawTile(seat) for seat in range(i64(5))]
