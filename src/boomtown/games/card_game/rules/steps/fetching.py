"""The Paperboy fetches a character that nobody has taken."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.steps.readiness import why_no_use
from boomtown.games.card_game.rules.steps.selling import offer_sales, sell, why_no_sale
from boomtown.games.card_game.rules.tables import (
    BACK_OF,
    CARDS,
    CHARACTER_COUNT,
    IN_PILE,
    PAPERBOY,
    PAPERBOY_AT_ONCE,
    REMOVED,
    USABLE,
    WITH,
)
from boomtown.games.card_game.rules.verbs import DECLINE, FETCH, SELL, USE


def is_free(state: CardGameState, character: i64) -> bool:
    """Whether nobody has taken a character: it was removed, or lies in the pile.

    While the game goes on the uppermost stays: its back is the order of ties (C19).

    Rules: "Descriptions of the different characters", p. 6.
    """
    place = state.where[CARDS + character]
    if place == IN_PILE and state.switches[PAPERBOY_AT_ONCE] == 1:
        return BACK_OF[character] != state.pile.back
    return place in (REMOVED, IN_PILE)


def is_any_free(state: CardGameState) -> bool:
    """Whether there is a character to fetch.

    Rules: "Descriptions of the different characters", p. 6.
    """
    for character in range(CHARACTER_COUNT):
        if is_free(state, character):
            return True
    return False


@final
class FetchCharacter(Step[CardGameState]):
    """Whoever has the Paperboy may choose a character that was removed or is still in the pile.

    At the end of the game, before scoring (C6); in the variant paperboy-at-once when the Paperboy is taken.

    Rules: "Descriptions of the different characters", p. 6.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: CardGameState) -> i64:
        """The owner of the Paperboy."""
        return self.seat

    def options(self, state: CardGameState, seat: i64, menu: Menu) -> None:
        """Every character nobody has taken; nobody has to. The Auctioneer sells at any moment (C5)."""
        for character in range(CHARACTER_COUNT):
            if is_free(state, character):
                menu.add(FETCH.of(character))
        offer_sales(state, seat, menu)
        menu.add(DECLINE.action)

    def reason(self, state: CardGameState, seat: i64, action: i64) -> str | None:
        """Not one that lies on offer or in front of somebody."""
        if FETCH.has(action):
            return None if is_free(state, FETCH.part(action)) else "card-game-reason-not-free"
        if SELL.has(action):
            return why_no_sale(state, seat, SELL.part(action))
        if USE.has(action):
            return why_no_use(state, seat, USE.part(action)) or "card-game-reason-fetch-or-decline"
        return None if action == DECLINE.action else "card-game-reason-fetch-or-decline"

    def reason_numbers(self, state: CardGameState, seat: i64, action: i64) -> list[int]:
        """The character that cannot be used now."""
        return [int(USABLE[USE.part(action)])] if USE.has(action) else []

    def take(self, state: CardGameState, seat: i64, action: i64) -> None:
        """It lies in front of the seat like any other."""
        if SELL.has(action):
            sell(state, seat, SELL.part(action))
            state.push(self)
            return
        if action == DECLINE.action:
            state.tell("card-game-event-not-fetched", seat)
            return
        character = FETCH.part(action)
        if state.where[CARDS + character] == IN_PILE:
            if BACK_OF[character] == state.pile.back:  # no two backs are alike, and no skull lies on top now
                state.pile.take(character)
            else:
                state.pile.pull(character)
        state.where[CARDS + character] = WITH + seat
        state.tell("card-game-event-fetched", seat, character)


def fetching_seat(state: CardGameState) -> i64:
    """Who fetches a character at the end of the game, or NOBODY.

    Rules: "Descriptions of the different characters", p. 6.
    """
    if state.switches[PAPERBOY_AT_ONCE] == 1:
        return NOBODY
    return state.owner(PAPERBOY)
