"""Using characters: before auction cards are chosen, and after they are shown."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.steps.offer import RevealTerrain
from boomtown.games.card_game.rules.steps.readiness import can_use, why_no_use
from boomtown.games.card_game.rules.steps.selling import offer_sales, sell, why_no_sale
from boomtown.games.card_game.rules.steps.taking import BY_GOVERNOR, BY_LAWYER, TakeCard
from boomtown.games.card_game.rules.tables import (
    BOOST,
    DAY_LABOURER,
    GOVERNOR,
    LAWYER,
    STAGE_ONE,
    STAGE_TWO,
    STAGES_END,
    USABLE,
)
from boomtown.games.card_game.rules.verbs import DECLINE, SELL, USE


@final
class UseCharacter(Step[CardGameState]):
    """Whoever has a character whose moment has come may use it, in the order of the player aid.

    Nobody has to; each is turned sideways and stays so for this era. Nobody is asked who has nothing to use.

    Rules: "To use character cards", p. 2; "Character cards", p. 6;
    "Descriptions of the different characters", p. 6.
    """

    def __init__(self, place: i64, end: i64) -> None:
        self.place: Final[i64] = place  # in the order of the player aid
        self.end: Final[i64] = end  # of this stage

    def actor(self, state: CardGameState) -> i64:
        """The owner of the character, if it can be used."""
        return state.owner(USABLE[self.place]) if can_use(state, self.place) else NOBODY

    def options(self, state: CardGameState, seat: i64, menu: Menu) -> None:
        """Use it or not; the Auctioneer sells at any moment (C5)."""
        menu.add(USE.of(self.place))
        offer_sales(state, seat, menu)
        menu.add(DECLINE.action)

    def reason(self, state: CardGameState, seat: i64, action: i64) -> str | None:
        """One character at a time; what was declined has had its moment."""
        if SELL.has(action):
            return why_no_sale(state, seat, SELL.part(action))
        if not USE.has(action):
            return None if action == DECLINE.action else "card-game-reason-use-or-decline"
        place = USE.part(action)
        if place == self.place:
            return None
        reason = why_no_use(state, seat, place)
        if reason is not None:
            return reason
        return "card-game-reason-moment-passed" if place < self.place else "card-game-reason-other-character"

    def reason_numbers(self, state: CardGameState, seat: i64, action: i64) -> list[int]:
        """Who is meant: the character asked about, or the one whose moment it is."""
        if USE.has(action) and self.reason(state, seat, action) != "card-game-reason-other-character":
            return [int(USABLE[USE.part(action)])]
        return [int(USABLE[self.place])]

    def take(self, state: CardGameState, seat: i64, action: i64) -> None:
        """Turn it sideways and do what it says; the others' moments follow."""
        if SELL.has(action):
            sell(state, seat, SELL.part(action))
            state.push(self)
            return
        character = USABLE[self.place]
        if self.place + 1 < self.end:
            state.push(UseCharacter(self.place + 1, self.end))
        if action == DECLINE.action:
            state.tell("card-game-event-character-declined", seat, character)
            return
        state.is_used[character] = 1
        if character == GOVERNOR:
            state.push(TakeCard(seat, BY_GOVERNOR))
            state.push(RevealTerrain(1, seat))
        elif character == LAWYER:
            state.due[seat] = 0
            state.push(TakeCard(seat, BY_LAWYER))
        elif character == DAY_LABOURER:
            state.due[seat] = 2
            state.push(RevealTerrain(1, seat))
        else:
            state.boost[seat] += BOOST[character]
        state.tell("card-game-event-character-used", seat, character)

    def run(self, state: CardGameState) -> None:
        """Nobody can use this one: look for the next."""
        for place in range(self.place + 1, self.end):
            if can_use(state, place):
                state.push(UseCharacter(place, self.end))
                return


BEFORE_BIDS: Final = UseCharacter(STAGE_ONE, STAGE_TWO)
AFTER_BIDS: Final = UseCharacter(STAGE_TWO, STAGES_END)
