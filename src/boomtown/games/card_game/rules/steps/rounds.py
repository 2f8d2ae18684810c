"""The course of the game: nine rounds, the change of era, nine rounds."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.deck import full_deck
from boomtown.core.step import NOBODY, Step
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.steps.abilities import AFTER_BIDS, BEFORE_BIDS
from boomtown.games.card_game.rules.steps.bids import CHOOSE_BID, TURN_CARDS
from boomtown.games.card_game.rules.steps.ending import push_end
from boomtown.games.card_game.rules.steps.offer import REVEAL_CHARACTER, REVEAL_TERRAIN
from boomtown.games.card_game.rules.steps.taking import TAKE_TURNS
from boomtown.games.card_game.rules.tables import (
    CARDS,
    CHARACTER_COUNT,
    ERA_DECK,
    ERAS,
    FEWEST_PLAYERS,
    GOVERNOR,
    REMOVED,
    ROUNDS,
)

TERRAIN_CARDS: Final[i64] = 4
MORE_TERRAIN_CARDS: Final[i64] = 5  # with five or six players


@final
class BeginRound(Step[CardGameState]):
    """A round has three stages: the offer, the auction cards, the taking; abilities come between them.

    Rules: "Playing the game", p. 2.
    """

    def run(self, state: CardGameState) -> None:
        """The whole round, in order from the bottom."""
        state.tell("card-game-event-round-began", NOBODY, state.era + 1, state.round + 1)
        cards = MORE_TERRAIN_CARDS if state.player_count > FEWEST_PLAYERS else TERRAIN_CARDS
        state.push(END_ROUND)
        state.push(TAKE_TURNS)
        state.push(AFTER_BIDS)
        state.push(TURN_CARDS)
        state.push(CHOOSE_BID)
        state.push(BEFORE_BIDS)
        state.push(REVEAL_TERRAIN[cards])
        state.push(REVEAL_CHARACTER)


@final
class EndRound(Step[CardGameState]):
    """What nobody took is removed from the game, with six players nothing; used auction cards lie open (C11).

    Rules: "Playing the game", p. 2.
    """

    def run(self, state: CardGameState) -> None:
        """The next round, the next era, or the end."""
        for place in range(state.offer_count):
            card = state.offered[place]
            state.where[card] = REMOVED
            state.offered[place] = 0
            if card < CARDS:
                state.tell("card-game-event-terrain-removed", NOBODY, card)
            else:
                state.tell("card-game-event-character-removed", NOBODY, card - CARDS)
        state.offer_count = 0
        for player in range(state.player_count):
            state.played[player] = 0
            state.boost[player] = 0
            state.due[player] = 1
        state.round += 1
        if state.round < ROUNDS:
            state.push(BEGIN_ROUND)
        elif state.era + 1 < ERAS:
            state.push(CHANGE_ERA)
        else:
            push_end(state)


@final
class ChangeEra(Step[CardGameState]):
    """The terrain cards of Era II; all auction cards return, all characters but the Governor are upright.

    Rules: "Playing the game", p. 2; "Character cards", p. 6.
    """

    def run(self, state: CardGameState) -> None:
        """The pile of characters goes on."""
        state.era += 1
        state.round = 0
        state.terrain = full_deck(ERA_DECK[state.era])
        state.deal()
        for character in range(CHARACTER_COUNT):
            if character != GOVERNOR:
                state.is_used[character] = 0
        state.tell("card-game-event-era-changed", NOBODY)
        state.push(BEGIN_ROUND)


BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
CHANGE_ERA: Final = ChangeEra()
