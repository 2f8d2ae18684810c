"""Stage 3 of a round: in descending order of their auction cards all players take a card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.steps.building import PlaceCard
from boomtown.games.card_game.rules.steps.fetching import FetchCharacter, is_any_free
from boomtown.games.card_game.rules.steps.offer import take_off_offer
from boomtown.games.card_game.rules.steps.readiness import why_no_use
from boomtown.games.card_game.rules.steps.selling import offer_sales, sell, why_no_sale
from boomtown.games.card_game.rules.tables import (
    APPEAL,
    CARDS,
    MOST_PLAYERS,
    ON_OFFER,
    PAPERBOY,
    PAPERBOY_AT_ONCE,
    RANK,
    USABLE,
    WITH,
)
from boomtown.games.card_game.rules.verbs import SELL, TAKE, USE

OWN_TURN: Final[i64] = 0  # why a seat takes a card
BY_GOVERNOR: Final[i64] = 1
BY_LAWYER: Final[i64] = 2


def comes_before(state: CardGameState, player: i64, other: i64) -> bool:
    """Whether a player takes a card before another: the higher value, on a tie the stronger suit.

    Rules: "Playing the game", p. 2; "Tiebreaker", p. 2.
    """
    value, against = state.played[player] + state.boost[player], state.played[other] + state.boost[other]
    if value != against:
        return value > against
    first = state.pile.back * MOST_PLAYERS
    return RANK[first + state.suit[player]] < RANK[first + state.suit[other]]


def hand_over(state: CardGameState, player: i64, card: i64) -> None:
    """A card of the offer goes to a player.

    Rules: "Playing the game", p. 2.
    """
    take_off_offer(state, card)
    state.where[card] = WITH + player
    if card < CARDS:
        state.tell("card-game-event-terrain-taken", player, card)
    else:
        state.tell("card-game-event-character-taken", player, card - CARDS)


@final
class TakeTurns(Step[CardGameState]):
    """The player with the highest auction card is next; virtual players take what appeals to them most.

    Rules: "Playing the game", p. 2; "Virtual players", p. 2; "End-of-round example", p. 3.
    """

    def run(self, state: CardGameState) -> None:
        """Until a seat has to choose, or everybody has taken what is due."""
        due = state.due
        while True:
            best: i64 = NOBODY
            for player in range(state.player_count):
                if due[player] > 0 and (best == NOBODY or comes_before(state, player, best)):
                    best = player
            if best == NOBODY:
                return
            if state.listener is not None:
                self.tell_tie(state, best)
            if best < state.seat_count:
                state.push(self)
                state.push(TAKE_ON_TURN[best])
                return
            due[best] = 0
            hand_over(state, best, self.most_appealing(state))

    def most_appealing(self, state: CardGameState) -> i64:
        """The card with the highest appeal, of equal ones the nearest to the piles."""
        best = state.offered[0]
        for place in range(i64(1), state.offer_count):
            if APPEAL[state.offered[place]] > APPEAL[best]:
                best = state.offered[place]
        return best

    def tell_tie(self, state: CardGameState, best: i64) -> None:
        """Say who wins a tie before a card is taken."""
        value = state.played[best] + state.boost[best]
        for other in range(state.player_count):
            if other != best and state.due[other] > 0 and state.played[other] + state.boost[other] == value:
                state.tell("card-game-event-tie-won", best, value)
                return


@final
class TakeCard(Step[CardGameState]):
    """A seat takes a terrain card or the character; nobody may refuse (C14).

    On its own turn, or at once with the Governor or the Lawyer.

    Rules: "Playing the game", p. 2; "Descriptions of the different characters", p. 6.
    """

    def __init__(self, seat: i64, by: i64) -> None:
        self.seat: Final[i64] = seat
        self.by: Final[i64] = by

    def actor(self, state: CardGameState) -> i64:
        """Whose turn it is."""
        return self.seat

    def options(self, state: CardGameState, seat: i64, menu: Menu) -> None:
        """Every card on offer, the nearest to the piles first; and the Auctioneer's sales (C5)."""
        offered = state.offered
        for place in range(state.offer_count):
            menu.add(TAKE.of(offered[place]))
        offer_sales(state, seat, menu)

    def reason(self, state: CardGameState, seat: i64, action: i64) -> str | None:
        """It must lie there."""
        if SELL.has(action):
            return why_no_sale(state, seat, SELL.part(action))
        if USE.has(action):
            passed = "card-game-reason-moment-passed" if self.by == OWN_TURN else "card-game-reason-take-now"
            return why_no_use(state, seat, USE.part(action)) or passed
        if not TAKE.has(action):
            return "card-game-reason-take-now"
        return None if state.where[TAKE.part(action)] == ON_OFFER else "card-game-reason-not-on-offer"

    def reason_numbers(self, state: CardGameState, seat: i64, action: i64) -> list[int]:
        """The character that cannot be used now."""
        return [int(USABLE[USE.part(action)])] if USE.has(action) else []

    def take(self, state: CardGameState, seat: i64, action: i64) -> None:
        """A terrain card is placed at once."""
        if SELL.has(action):
            sell(state, seat, SELL.part(action))
            state.push(self)
            return
        card = TAKE.part(action)
        if self.by == OWN_TURN:
            state.due[seat] -= 1
        if card < CARDS:
            state.push(PlaceCard(seat, card))
        elif card - CARDS == PAPERBOY and state.switches[PAPERBOY_AT_ONCE] == 1 and is_any_free(state):
            state.push(FetchCharacter(seat))
        hand_over(state, seat, card)


TAKE_TURNS: Final = TakeTurns()
TAKE_ON_TURN: Final = [TakeCard(seat, OWN_TURN) for seat in range(MOST_PLAYERS)]  # (seat)
