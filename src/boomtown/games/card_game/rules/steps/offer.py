"""Stage 1 of a round: a character and terrain cards are revealed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.pile import EVERYBODY
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY, Step
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.tables import (
    BACK_COUNT,
    BACK_OF,
    CARDS,
    CHARACTER_COUNT,
    CHARACTER_LAST,
    IN_PILE,
    ON_OFFER,
    SKULL,
)
from boomtown.games.card_game.rules.verbs import BACK, DRAW, REVEAL


def may_show(state: CardGameState, back: i64) -> bool:
    """Whether the uppermost character may have this back.

    Rules: "Game setup", p. 1.
    """
    for kind in range(CHARACTER_COUNT):
        if BACK_OF[kind] == back and state.pile.may_come(kind) > 0:
            return True
    return False


def put_on_offer(state: CardGameState, card: i64, place: i64) -> None:
    """A card lies face up in the column; those further from the piles move on.

    Rules: "Playing the game", p. 2.
    """
    offered = state.offered
    for later in range(state.offer_count, place, -1):
        offered[later] = offered[later - 1]
    offered[place] = card
    state.offer_count += 1
    state.where[card] = ON_OFFER


def take_off_offer(state: CardGameState, card: i64) -> None:
    """A card leaves the column; those further from the piles move up.

    Rules: "Playing the game", p. 2.
    """
    offered = state.offered
    place: i64 = 0
    while offered[place] != card:
        place += 1
    state.offer_count -= 1
    for later in range(place, state.offer_count):
        offered[later] = offered[later + 1]
    offered[state.offer_count] = 0


@final
class CutPile(Step[CardGameState]):
    """The characters are shuffled and cut: all see the uppermost back; a skull means nothing yet (C16).

    Rules: "Game setup", p. 1.
    """

    def actor(self, state: CardGameState) -> i64:
        """The pile."""
        return CHANCE

    def options(self, state: CardGameState, seat: i64, menu: Menu) -> None:
        """Every back."""
        state.pile.offer_back(BACK, menu, BACK_COUNT)

    def roll(self, state: CardGameState, rng: Rng, menu: Menu) -> i64:
        """As the odds say, without listing them."""
        return BACK.of(BACK_OF[state.pile.sample(rng)])

    def reason(self, state: CardGameState, seat: i64, action: i64) -> str | None:
        """The pile is cut first."""
        return None if BACK.has(action) else "card-game-reason-cut-first"

    def take(self, state: CardGameState, seat: i64, action: i64) -> None:
        """Everybody sees it."""
        state.pile.show_back(BACK.part(action))
        state.tell("card-game-event-pile-cut", NOBODY, BACK.part(action))


@final
class RevealCharacter(Step[CardGameState]):
    """The uppermost character is turned up; the back of the next one comes to light.

    Rules: "Playing the game", p. 2.
    """

    def actor(self, state: CardGameState) -> i64:
        """The pile."""
        return CHANCE

    def options(self, state: CardGameState, seat: i64, menu: Menu) -> None:
        """Every character with the back that was seen."""
        state.pile.offer(REVEAL, menu)

    def roll(self, state: CardGameState, rng: Rng, menu: Menu) -> i64:
        """As the odds say, without listing them."""
        return REVEAL.of(state.pile.sample(rng))

    def reason(self, state: CardGameState, seat: i64, action: i64) -> str | None:
        """It must be able to lie on top."""
        if not REVEAL.has(action):
            return "card-game-reason-reveal-first"
        return None if state.pile.may_come(REVEAL.part(action)) > 0 else "card-game-reason-cannot-come"

    def take(self, state: CardGameState, seat: i64, action: i64) -> None:
        """It lies nearest to the piles (C12); then look at the pile again."""
        character = REVEAL.part(action)
        state.pile.take(character)
        put_on_offer(state, CARDS + character, 0)
        state.tell("card-game-event-character-revealed", NOBODY, character)
        state.push(SEE_BACK)


@final
class SeeBack(Step[CardGameState]):
    """The back of the next character: the order of ties, or a skull that sends the character back.

    After a skull the character goes under the pile and the one with the skull is revealed, again and again.

    Rules: "Tiebreaker", p. 2; "Skull", p. 2.
    """

    def actor(self, state: CardGameState) -> i64:
        """The pile."""
        return CHANCE

    def options(self, state: CardGameState, seat: i64, menu: Menu) -> None:
        """Every back that may lie on top."""
        state.pile.offer_back(BACK, menu, BACK_COUNT)

    def roll(self, state: CardGameState, rng: Rng, menu: Menu) -> i64:
        """As the odds say, without listing them."""
        return BACK.of(BACK_OF[state.pile.sample(rng)])

    def reason(self, state: CardGameState, seat: i64, action: i64) -> str | None:
        """Some character with this back must be able to lie on top."""
        if not BACK.has(action):
            return "card-game-reason-back-first"
        return None if may_show(state, BACK.part(action)) else "card-game-reason-cannot-come"

    def take(self, state: CardGameState, seat: i64, action: i64) -> None:
        """Show it; obey the skull."""
        back = BACK.part(action)
        state.pile.show_back(back)
        state.tell("card-game-event-back-seen", NOBODY, back)
        if back == SKULL:
            card = state.offered[0]
            take_off_offer(state, card)
            state.where[card] = IN_PILE
            state.pile.put_under(card - CARDS, EVERYBODY)  # all have seen which one
            state.tell("card-game-event-skull", NOBODY, card - CARDS)
            state.push(REVEAL_CHARACTER)


@final
class RevealTerrain(Step[CardGameState]):
    """Terrain cards are turned up one by one; each lies further from the piles than the one before.

    Rules: "Playing the game", p. 2.
    """

    def __init__(self, left: i64, seat: i64) -> None:
        self.left: Final[i64] = left  # cards still to come
        self.seat: Final[i64] = seat  # who asked for it with an ability, or NOBODY

    def actor(self, state: CardGameState) -> i64:
        """The pile."""
        return CHANCE

    def options(self, state: CardGameState, seat: i64, menu: Menu) -> None:
        """Every card of this era that nobody has seen."""
        state.terrain.offer(DRAW, menu)

    def roll(self, state: CardGameState, rng: Rng, menu: Menu) -> i64:
        """As the odds say, without listing them."""
        return DRAW.of(state.terrain.sample(rng))

    def reason(self, state: CardGameState, seat: i64, action: i64) -> str | None:
        """A card of this era that has not been drawn."""
        if not DRAW.has(action):
            return "card-game-reason-draw-first"
        return None if state.terrain.left[DRAW.part(action)] > 0 else "card-game-reason-cannot-come"

    def take(self, state: CardGameState, seat: i64, action: i64) -> None:
        """In the variant character-last the character stays behind those of the ordinary reveal."""
        card = DRAW.part(action)
        state.terrain.remove(card)
        place = state.offer_count
        if self.seat == NOBODY and state.switches[CHARACTER_LAST] == 1:
            place -= 1
        put_on_offer(state, card, place)
        if self.seat == NOBODY:
            state.tell("card-game-event-terrain-revealed", NOBODY, card)
            if self.left > 1:
                state.push(REVEAL_TERRAIN[self.left - 1])
        else:
            state.tell("card-game-event-terrain-added", self.seat, card)


# steps never change: one of each is enough for all games
SEE_BACK: Final = SeeBack()
REVEAL_CHARACTER: Final = RevealCharacter()
REVEAL_TERRAIN: Final = [RevealTerrain(left, NOBODY) for left in range(i64(6))]  # (cards still to come)
