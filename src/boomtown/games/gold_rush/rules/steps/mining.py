"""Mining for gold: tokens come into the hands of a seat, and only then have a value."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, HIDDEN, Step
from boomtown.games.gold_rush.rules.state import NO_TENT, GoldRushState, cowboys_of
from boomtown.games.gold_rush.rules.tables import TOKEN_VALUE, VALUES
from boomtown.games.gold_rush.rules.verbs import TOKEN


def can_mine(state: GoldRushState, seat: i64) -> bool:
    """Whether tokens lie on the mountain where the own tent stands (A5, A6).

    Rules: "2c. Mine for gold", p. 4.
    """
    tent = state.tent_at[seat]
    return tent != NO_TENT and state.mountain_tokens[state.mountain_of[tent]] > 0


def why_no_mining(state: GoldRushState, seat: i64) -> str | None:
    """The tent must stand on a mountain, and a token must lie there.

    Rules: "2c. Mine for gold", p. 4.
    """
    if state.tent_at[seat] == NO_TENT:
        return "gold-rush-reason-no-tent"
    if state.mountain_tokens[state.mountain_of[state.tent_at[seat]]] == 0:
        return "gold-rush-reason-pile-empty"
    return None


def roll_token(state: GoldRushState, rng: Rng) -> i64:
    """A token nobody has seen."""
    return TOKEN.of(state.unseen.sample(rng))


def why_not_this_token(state: GoldRushState, action: i64) -> str | None:
    """Only a token nobody has seen can come up."""
    if not TOKEN.has(action):
        return "gold-rush-reason-token-first"
    return None if state.unseen.left[TOKEN.part(action)] > 0 else "gold-rush-reason-none-left"


def give_token(state: GoldRushState, seat: i64, mountain: i64, value: i64) -> None:
    """The topmost token of a pile goes face down before a seat, who alone may look at it (A19).

    Rules: "2c. Mine for gold", p. 4.
    """
    state.unseen.remove(value)
    state.mountain_tokens[mountain] -= 1
    state.token_count[seat] += 1
    state.held[seat * VALUES + value] += 1
    state.tell("gold-rush-event-token-taken", seat, state.mountain_tokens[mountain], mountain)
    state.tell_seat(seat, "gold-rush-event-token-seen", seat, TOKEN_VALUE[value])


@final
class TakeToken(Step[GoldRushState]):
    """The topmost mining token of the mountain with the own tent is taken, whoever else is there.

    Rules: "2c. Mine for gold", p. 4.
    """

    def __init__(self, seat: i64, mountain: i64) -> None:
        self.seat: Final[i64] = seat
        self.mountain: Final[i64] = mountain

    def actor(self, state: GoldRushState) -> i64:
        """The pile."""
        return CHANCE

    def options(self, state: GoldRushState, seat: i64, menu: Menu) -> None:
        """Every value nobody has seen."""
        state.unseen.offer(TOKEN, menu)

    def roll(self, state: GoldRushState, rng: Rng, menu: Menu) -> i64:
        """The short cut for a Deck."""
        return roll_token(state, rng)

    def reason(self, state: GoldRushState, seat: i64, action: i64) -> str | None:
        """A token that exists."""
        return why_not_this_token(state, action)

    def visible_action(self, state: GoldRushState, seat: i64, action: i64, viewer: i64) -> i64:
        """Only its owner sees the value."""
        return action if viewer == self.seat else HIDDEN

    def take(self, state: GoldRushState, seat: i64, action: i64) -> None:
        """It lies face down before the owner."""
        give_token(state, self.seat, self.mountain, TOKEN.part(action))


@final
class ShareTokens(Step[GoldRushState]):
    """The tokens left on a completed mountain go to those with the most gold miners, in turns if they are tied,
    beginning with the current seat or the next tied one clockwise (A8).

    Rules: "A completed mountain", p. 6.
    """

    def __init__(self, seat: i64, mountain: i64, most: i64) -> None:
        self.seat: Final[i64] = seat  # who takes the next token if tied
        self.mountain: Final[i64] = mountain
        self.most: Final[i64] = most  # gold miners of each tied seat

    def taker(self, state: GoldRushState) -> i64:
        """The first of the tied seats, clockwise from this one."""
        seat = self.seat
        while cowboys_of(state.mountain_cowboys[self.mountain], seat) != self.most:
            seat = (seat + 1) % state.seat_count
        return seat

    def actor(self, state: GoldRushState) -> i64:
        """The pile."""
        return CHANCE

    def options(self, state: GoldRushState, seat: i64, menu: Menu) -> None:
        """Every value nobody has seen."""
        state.unseen.offer(TOKEN, menu)

    def roll(self, state: GoldRushState, rng: Rng, menu: Menu) -> i64:
        """The short cut for a Deck."""
        return roll_token(state, rng)

    def reason(self, state: GoldRushState, seat: i64, action: i64) -> str | None:
        """A token that exists."""
        return why_not_this_token(state, action)

    def visible_action(self, state: GoldRushState, seat: i64, action: i64, viewer: i64) -> i64:
        """Only its owner sees the value."""
        return action if viewer == self.taker(state) else HIDDEN

    def take(self, state: GoldRushState, seat: i64, action: i64) -> None:
        """One token, then the next seat's."""
        taker = self.taker(state)
        give_token(state, taker, self.mountain, TOKEN.part(action))
        if state.mountain_tokens[self.mountain] > 0:
            state.push(ShareTokens((taker + 1) % state.seat_count, self.mountain, self.most))
