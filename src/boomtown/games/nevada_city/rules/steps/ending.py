"""The end of the game: goals are turned over and scored."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import CHANCE, NOBODY, Step
from boomtown.games.nevada_city.rules.scoring import amount_of, goal_points, resource_tokens
from boomtown.games.nevada_city.rules.state import NO_GOAL, NevadaCityState
from boomtown.games.nevada_city.rules.tables import GOAL_METRIC
from boomtown.games.nevada_city.rules.verbs import GOAL


def push_final_scoring(state: NevadaCityState) -> None:
    """All that follows the last year.

    Rules: "End of game", p. 12.
    """
    state.push(DeclareWinners())
    state.push(ScoreGoals())
    if has_spare_goal(state):
        state.push(TurnOverGoal())


def has_spare_goal(state: NevadaCityState) -> bool:
    """Whether a goal nobody knows lies beside the board: with two or three players, and with the ninth goal (R3).

    Rules: "Basic setup", p. 17; "Play the advanced game", p. 18.
    """
    return state.goals.size > 0 and state.last_goal == NO_GOAL


@final
class TurnOverGoal(Step[NevadaCityState]):
    """The goal that lay face down all the time.

    Rules: "End of game", p. 12; "Basic setup", p. 17.
    """

    def actor(self, state: NevadaCityState) -> i64:
        """Any goal nobody was dealt."""
        return CHANCE

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each alike."""
        state.goals.offer(GOAL, menu)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A goal nobody was dealt."""
        if not GOAL.has(action):
            return "nevada-city-reason-draw-first"
        return None if state.goals.left[GOAL.part(action)] > 0 else "nevada-city-reason-none-left"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """It scores like the others."""
        state.goals.remove(GOAL.part(action))
        state.last_goal = GOAL.part(action)
        state.tell("nevada-city-event-goal-turned-up", NOBODY, state.last_goal)


@final
class ScoreGoals(Step[NevadaCityState]):
    """Every goal is scored by all players; views score those they know.

    Rules: "End of game", p. 12.
    """

    def run(self, state: NevadaCityState) -> None:
        """The players' goals, then those of the board."""
        for seat in range(state.seat_count):
            self.score(state, state.goal_kept[seat])
        self.score(state, state.open_goal)
        self.score(state, state.last_goal)

    def score(self, state: NevadaCityState, goal: i64) -> None:
        """Points by rank."""
        if goal < 0:
            return
        state.tell("nevada-city-event-goal-scored", NOBODY, goal)
        for seat in range(state.seat_count):
            points = goal_points(state, seat, goal)
            if points > 0:
                amount = amount_of(state, seat, GOAL_METRIC[goal])
                state.award(seat, points, "nevada-city-score-goal", goal, amount)


def is_winner(state: NevadaCityState, seat: i64) -> bool:
    """The most points, then the most resources; still tied seats share the victory (R28).

    Rules: "End of game", p. 12; "The goal of the game", p. 5.
    """
    for other in range(state.seat_count):
        if state.score[other] > state.score[seat]:
            return False
        if state.score[other] == state.score[seat]:
            if resource_tokens(state, other) > resource_tokens(state, seat):
                return False
    return True


@final
class DeclareWinners(Step[NevadaCityState]):
    """The winner becomes the mayor of Nevada City.

    Rules: "End of game", p. 12.
    """

    def run(self, state: NevadaCityState) -> None:
        """The agenda is empty now: the game is over."""
        for seat in range(state.seat_count):
            if is_winner(state, seat):
                state.tell("nevada-city-event-won", seat, state.score[seat])
