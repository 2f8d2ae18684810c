"""Stage 2 of a round: auction cards are chosen secretly and shown."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, HIDDEN, NOBODY, Step
from boomtown.games.card_game.rules.state import NO_BID, CardGameState
from boomtown.games.card_game.rules.steps.readiness import why_no_use
from boomtown.games.card_game.rules.steps.selling import offer_sales, sell, why_no_sale
from boomtown.games.card_game.rules.tables import HAND, USABLE, VALUES
from boomtown.games.card_game.rules.verbs import BID, SELL, TURN, USE


@final
class ChooseBid(Step[CardGameState]):
    """All seats choose an auction card at the same time, face down; then all are shown at once.

    Whoever has used the Lawyer chooses one too: it is discarded without a turn.

    Rules: "Playing the game", p. 2; "Descriptions of the different characters", p. 6.
    """

    def actor(self, state: CardGameState) -> i64:
        """The first who has not chosen; when all have, the cards are shown."""
        bid = state.bid
        for seat in range(state.seat_count):
            if bid[seat] == NO_BID:
                return seat
        return NOBODY

    def actors(self, state: CardGameState) -> list[int]:
        """All who have not chosen, at once."""
        return [int(seat) for seat in range(state.seat_count) if state.bid[seat] == NO_BID]

    def options(self, state: CardGameState, seat: i64, menu: Menu) -> None:
        """Every card not used in this era; the Auctioneer sells at any moment (C5)."""
        hand, first = state.hand, seat * VALUES
        for value in range(i64(1), HAND + 1):
            if hand[first + value] == 1:
                menu.add(BID.of(value - 1))
        offer_sales(state, seat, menu)

    def reason(self, state: CardGameState, seat: i64, action: i64) -> str | None:
        """A used card is not available for the rest of the era."""
        if SELL.has(action):
            return why_no_sale(state, seat, SELL.part(action))
        if USE.has(action):
            return why_no_use(state, seat, USE.part(action)) or "card-game-reason-moment-passed"
        if not BID.has(action):
            return "card-game-reason-bid-now"
        return None if state.holds(seat, BID.part(action) + 1) else "card-game-reason-card-used"

    def reason_numbers(self, state: CardGameState, seat: i64, action: i64) -> list[int]:
        """The value of the card, and the era in which it was used; or the character."""
        if USE.has(action):
            return [int(USABLE[USE.part(action)])]
        return [int(BID.part(action)) + 1, int(state.era) + 1] if BID.has(action) else []

    def visible_action(self, state: CardGameState, seat: i64, action: i64, viewer: i64) -> i64:
        """Cards lie face down; a sale is seen by all."""
        return action if viewer == seat or not BID.has(action) else HIDDEN

    def take_back(self, state: CardGameState, viewer: i64) -> None:
        """Cards that lie face down are in hand again."""
        for seat in range(state.seat_count):
            if seat != viewer:
                state.bid[seat] = NO_BID

    def take(self, state: CardGameState, seat: i64, action: i64) -> None:
        """It lies on the table; the others still choose."""
        if SELL.has(action):
            sell(state, seat, SELL.part(action))
        else:
            state.bid[seat] = BID.part(action) + 1
            state.tell("card-game-event-bid", seat)
        state.push(self)

    def run(self, state: CardGameState) -> None:
        """All cards are turned over; they are used for this era."""
        for seat in range(state.seat_count):
            value = state.bid[seat]
            state.bid[seat] = NO_BID
            state.played[seat] = value
            state.hand[seat * VALUES + value] = 0
        for seat in range(state.seat_count):
            if state.due[seat] > 0:
                state.tell("card-game-event-bid-shown", seat, state.played[seat])
            else:
                state.tell("card-game-event-bid-wasted", seat, state.played[seat])


@final
class TurnCards(Step[CardGameState]):
    """Each virtual player's uppermost auction card is turned up together with the others.

    Their stacks have no order until then.

    Rules: "Playing the game", p. 2.
    """

    def actor(self, state: CardGameState) -> i64:
        """The stacks, until all have shown a card."""
        return CHANCE if self.player(state) < state.player_count else NOBODY

    def player(self, state: CardGameState) -> i64:
        """Whose card is next; the number of players if all lie there."""
        player = state.seat_count
        while player < state.player_count and state.played[player] > 0:
            player += 1
        return player

    def options(self, state: CardGameState, seat: i64, menu: Menu) -> None:
        """Every card left in the stack."""
        first = self.player(state) * VALUES
        for value in range(i64(1), VALUES):
            if state.hand[first + value] == 1:
                menu.add_weighted(TURN.of(value - 1), 1)

    def roll(self, state: CardGameState, rng: Rng, menu: Menu) -> i64:
        """As the odds say, without listing them: so many rounds, so many cards are gone."""
        hand, place = state.hand, self.player(state) * VALUES
        left = rng.below(HAND - state.round)
        while hand[place] == 0 or left > 0:
            left -= hand[place]
            place += 1
        return TURN.of(place % VALUES - 1)

    def reason(self, state: CardGameState, seat: i64, action: i64) -> str | None:
        """A card that has not been turned up in this era."""
        if not TURN.has(action):
            return "card-game-reason-turn-first"
        value = TURN.part(action) + 1
        return None if state.holds(self.player(state), value) else "card-game-reason-cannot-come"

    def take(self, state: CardGameState, seat: i64, action: i64) -> None:
        """It lies open."""
        player, value = self.player(state), TURN.part(action) + 1
        state.played[player] = value
        state.hand[player * VALUES + value] = 0
        state.tell("card-game-event-card-turned", player, value)
        if player + 1 < state.player_count:
            state.push(self)

    def run(self, state: CardGameState) -> None:
        """There are no virtual players."""


CHOOSE_BID: Final = ChooseBid()
TURN_CARDS: Final = TurnCards()
