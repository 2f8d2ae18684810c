"""The rules of Claim in order of play."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.pile import EVERYBODY, ONE_SEAT
from boomtown.core.step import CHANCE, HIDDEN, NOBODY, Step
from boomtown.games.claim.rules.scoring import highest_alone
from boomtown.games.claim.rules.state import NO_BID, ClaimState
from boomtown.games.claim.rules.tables import BACK_COUNT, BACK_OF, CLAIM_WORTH, HAND
from boomtown.games.claim.rules.verbs import BID, SCOUT, STAKE, STAMP


@final
class Survey(Step[ClaimState]):
    """Everybody sees the stamp on the back of the uppermost claim; a round begins.

    Rules: "The survey", p. 1.
    """

    def __init__(self, rounds: i64) -> None:
        self.rounds: Final[i64] = rounds  # still to play, this one included

    def actor(self, state: ClaimState) -> i64:
        """The pile."""
        return CHANCE

    def options(self, state: ClaimState, seat: i64, menu: Menu) -> None:
        """Each stamp the uppermost card may bear."""
        state.pile.offer_back(STAMP, menu, BACK_COUNT)

    def reason(self, state: ClaimState, seat: i64, action: i64) -> str | None:
        """Some card with this stamp must be able to lie on top."""
        if not STAMP.has(action):
            return "claim-reason-survey-first"
        for kind in range(i64(len(BACK_OF))):
            if BACK_OF[kind] == STAMP.part(action) and state.pile.may_come(kind) > 0:
                return None
        return "claim-reason-none-left"

    def take(self, state: ClaimState, seat: i64, action: i64) -> None:
        """Show it; bids follow."""
        state.pile.show_back(STAMP.part(action))
        state.tell("claim-event-surveyed", NOBODY, STAMP.part(action))
        state.push(SecretBid(self.rounds))


@final
class SecretBid(Step[ClaimState]):
    """All seats choose a card at the same time, face down.

    Rules: "The bid", p. 1.
    """

    def __init__(self, rounds: i64) -> None:
        self.rounds: Final[i64] = rounds

    def actor(self, state: ClaimState) -> i64:
        """The first who has not chosen; when all have, the step runs by itself."""
        for seat in range(state.seat_count):
            if state.bid[seat] == NO_BID:
                return seat
        return NOBODY

    def actors(self, state: ClaimState) -> list[int]:
        """All who have not chosen, at once."""
        return [int(seat) for seat in range(state.seat_count) if state.bid[seat] == NO_BID]

    def options(self, state: ClaimState, seat: i64, menu: Menu) -> None:
        """Every unspent card."""
        for card in range(HAND):
            if state.holds(seat, card):
                menu.add(BID.of(card))

    def reason(self, state: ClaimState, seat: i64, action: i64) -> str | None:
        """A card is bid once."""
        if not BID.has(action):
            return "claim-reason-bid-now"
        return None if state.holds(seat, BID.part(action)) else "claim-reason-card-spent"

    def reason_numbers(self, state: ClaimState, seat: i64, action: i64) -> list[int]:
        """The figure on the card."""
        return [int(BID.part(action)) + 1] if BID.has(action) else []

    def visible_action(self, state: ClaimState, seat: i64, action: i64, viewer: i64) -> i64:
        """Face down."""
        return action if viewer == seat else HIDDEN

    def take_back(self, state: ClaimState, viewer: i64) -> None:
        """Cards that lie face down are in hand again."""
        for seat in range(state.seat_count):
            if seat != viewer:
                state.bid[seat] = NO_BID

    def take(self, state: ClaimState, seat: i64, action: i64) -> None:
        """It lies on the table; the others still choose."""
        state.bid[seat] = BID.part(action)
        state.tell("claim-event-bid", seat)
        state.push(self)

    def run(self, state: ClaimState) -> None:
        """All have chosen."""
        state.push(RevealBids(self.rounds))


@final
class RevealBids(Step[ClaimState]):
    """Claim and bids are turned over: the highest card takes the claim, on a tie it goes under the pile.

    Rules: "The reveal", p. 2.
    """

    def __init__(self, rounds: i64) -> None:
        self.rounds: Final[i64] = rounds

    def actor(self, state: ClaimState) -> i64:
        """The pile."""
        return CHANCE

    def options(self, state: ClaimState, seat: i64, menu: Menu) -> None:
        """Every claim with the stamp that was seen."""
        state.pile.offer(STAKE, menu)

    def reason(self, state: ClaimState, seat: i64, action: i64) -> str | None:
        """A claim that may lie on top."""
        if not STAKE.has(action):
            return "claim-reason-reveal-first"
        return None if state.pile.may_come(STAKE.part(action)) > 0 else "claim-reason-none-left"

    def take(self, state: ClaimState, seat: i64, action: i64) -> None:
        """Score, spend the cards, go on to the next round."""
        kind = STAKE.part(action)
        winner = highest_alone(state)
        state.pile.take(kind)
        if winner == NOBODY:
            state.pile.put_under(kind, EVERYBODY)
            state.tell("claim-event-tied", NOBODY, kind)
        else:
            state.taken[kind] += 1
            state.award(winner, CLAIM_WORTH[kind], "claim-score-won", kind, state.bid[winner] + 1)
        for bidder in range(state.seat_count):
            state.hand[bidder * HAND + state.bid[bidder]] = 0
            state.bid[bidder] = NO_BID
        if self.rounds == 1:
            state.push(DeclareWinners())
            return
        state.push(Survey(self.rounds - 1))
        if winner != NOBODY:
            state.push(Scout(winner))


@final
class Scout(Step[ClaimState]):
    """Whoever took a claim looks at the next one and puts it back (R1).

    Rules: "The scout", p. 2.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: ClaimState) -> i64:
        """The pile."""
        return CHANCE

    def options(self, state: ClaimState, seat: i64, menu: Menu) -> None:
        """Every claim that may lie on top."""
        state.pile.offer(SCOUT, menu)

    def reason(self, state: ClaimState, seat: i64, action: i64) -> str | None:
        """A claim that may lie on top."""
        if not SCOUT.has(action):
            return "claim-reason-scout-first"
        return None if state.pile.may_come(SCOUT.part(action)) > 0 else "claim-reason-none-left"

    def visible_action(self, state: ClaimState, seat: i64, action: i64, viewer: i64) -> i64:
        """One seat looks."""
        return action if viewer == self.seat else HIDDEN

    def take(self, state: ClaimState, seat: i64, action: i64) -> None:
        """It lies on top again, and one seat knows it."""
        kind = SCOUT.part(action)
        state.pile.take(kind)
        state.pile.put_on_top(kind, ONE_SEAT[self.seat])
        state.tell("claim-event-scouted", self.seat)
        state.tell_seat(self.seat, "claim-event-seen", self.seat, kind)


@final
class DeclareWinners(Step[ClaimState]):
    """The most points win; tied seats share the victory.

    Rules: "The end", p. 2.
    """

    def run(self, state: ClaimState) -> None:
        """The agenda is empty now: the game is over."""
        best: i64 = 0
        for seat in range(state.seat_count):
            if state.score[seat] > best:
                best = state.score[seat]
        for seat in range(state.seat_count):
            if state.score[seat] == best:
                state.tell("claim-event-won", seat, best)


STEPS: Final[tuple[type[Step[Any]], ...]] = (Survey, SecretBid, RevealBids, Scout, DeclareWinners)
