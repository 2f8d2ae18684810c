"""Whether a character can be used now, and why not."""

from __future__ import annotations

from mypy_extensions import i64

from boomtown.core.step import NOBODY
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.tables import (
    DAY_LABOURER,
    GOVERNOR,
    LAWYER_WITH_BOOSTS,
    ROUNDS,
    STAGE_TWO,
    USABLE,
)


def can_use(state: CardGameState, place: i64) -> bool:
    """Whether a seat has this character, upright, and may profit from it in this round (C9, C10).

    Rules: "To use character cards", p. 2; "Character cards", p. 6.
    """
    character = USABLE[place]
    seat = state.owner(character)
    if seat == NOBODY or state.is_used[character] == 1:
        return False
    return state.due[seat] > 0 or is_allowed_without_turn(state, character)


def is_allowed_without_turn(state: CardGameState, character: i64) -> bool:
    """Whether the table lets whoever has no turn use a character; a Day Labourer's card would be left over (C11).

    Rules: "Playing the game", p. 2; "Descriptions of the different characters", p. 6.
    """
    return state.switches[LAWYER_WITH_BOOSTS] == 1 and character != DAY_LABOURER


def why_no_use(state: CardGameState, seat: i64, place: i64) -> str | None:
    """What stands against using a character in this stage of the round, whatever else is asked; None if nothing.

    Rules: "To use character cards", p. 2; "Character cards", p. 6.
    """
    character = USABLE[place]
    if not state.has(seat, character):
        return "card-game-reason-not-your-character"
    if state.is_used[character] == 1:
        return (
            "card-game-reason-governor-used" if character == GOVERNOR else "card-game-reason-character-used"
        )
    if state.round == ROUNDS:
        return "card-game-reason-rounds-over"
    is_shown = state.played[seat] > 0
    if state.due[seat] == 0 and not is_shown and not is_allowed_without_turn(state, character):
        return "card-game-reason-no-turn"
    if place >= STAGE_TWO and not is_shown:
        return "card-game-reason-after-bids"
    if place < STAGE_TWO and is_shown:
        return "card-game-reason-before-bids"
    return None
