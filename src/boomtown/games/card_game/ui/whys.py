"""Why not? Whoever points at a card that the decision is about is told what stands in the way."""

from __future__ import annotations

from typing import Final

from boomtown.games.card_game.rules.state import NO_CARD, CardGameState
from boomtown.games.card_game.rules.steps.abilities import UseCharacter
from boomtown.games.card_game.rules.steps.bids import ChooseBid
from boomtown.games.card_game.rules.steps.building import PlaceCard
from boomtown.games.card_game.rules.steps.ending import SellBeforeScoring
from boomtown.games.card_game.rules.steps.fetching import FetchCharacter
from boomtown.games.card_game.rules.steps.taking import TakeCard
from boomtown.games.card_game.rules.tables import USABLE
from boomtown.games.card_game.rules.verbs import BID, FETCH, PLACE, SELL, TAKE, USE, VERBS
from boomtown.games.card_game.ui.seen import CardGameSeen
from boomtown.look.asking import Questions


def is_shown(state: CardGameState, seat: int, action: int) -> bool:
    """Whether it is about a character in front of the seat, a card of its city, or anything else."""
    if USE.has(action):
        return state.has(seat, USABLE[USE.part(action)])
    return not SELL.has(action) or state.city_index(seat, SELL.part(action)) != NO_CARD


QUESTIONS: Final = Questions(
    {
        UseCharacter: (USE, SELL),
        ChooseBid: (BID, SELL),
        TakeCard: (TAKE, SELL),
        PlaceCard: (PLACE, SELL),
        FetchCharacter: (FETCH, SELL),
        SellBeforeScoring: (SELL,),
    },
    frozenset(
        f"card-game-reason-{name}"
        for name in (
            "not-on-offer",  # it lies elsewhere, or nowhere
            "no-auctioneer",
            "too-large",  # told at the rim of the field, as far as there is one
            "not-joined",
        )
    ),
    is_shown=is_shown,
)


def questions(seen: CardGameSeen) -> dict[str, str]:
    """(key of a part) -> the refused action that it answers for: characters to use or fetch, cards to sell."""
    found: dict[str, str] = {}
    if not seen.options:
        return found
    asked = [verb for verb in QUESTIONS.verbs(seen.state) if verb in (USE, FETCH, SELL)]
    for action in QUESTIONS.list_refused(seen.state, seen.seat, *asked) if asked else ():
        text = VERBS.text(action)
        name = text.partition(" ")[2]
        keys = [f"card-{name}"] if SELL.has(action) else [f"character-{name}"]
        if FETCH.has(action):
            keys += [f"city-{player}-{name}" for player in seen.players]
        found.update(dict.fromkeys(keys, text))
    return found
