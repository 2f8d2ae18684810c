"""Playing on by rule of thumb to a table that the evaluation can judge: a card is placed, auction cards lie open.

No rule depends on anything here.
"""

from __future__ import annotations

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE
from boomtown.games.card_game.evaluation.evaluate import city_outlook, rounds_left, to_come
from boomtown.games.card_game.evaluation.slow_evaluation import best_fit
from boomtown.games.card_game.rules.city import cover
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.steps.abilities import UseCharacter
from boomtown.games.card_game.rules.steps.bids import ChooseBid, TurnCards
from boomtown.games.card_game.rules.steps.building import PlaceCard
from boomtown.games.card_game.rules.steps.offer import RevealTerrain
from boomtown.games.card_game.rules.verbs import BID, DECLINE, PLACE


def best_spot(state: CardGameState, seat: i64, card: i64, menu: Menu) -> i64:
    """The option on the menu after which the city promises most."""
    left = rounds_left(state) - 1
    coming = to_come(state, left)
    built = state.clone()
    best: i64 = menu.actions[0]
    most: i64 = -1000000
    for place in range(menu.count):
        action = menu.actions[place]
        if not PLACE.has(action):
            continue
        cover(built, seat, card, PLACE.part(action))
        worth = city_outlook(built, seat, left, coming)
        # as it was before: quicker than a clone for each place
        built.covered, built.shown, built.parcels = state.covered[:], state.shown[:], state.parcels[:]
        if worth > most:
            most = worth
            best = action
    return best


def any_bid(menu: Menu, rng: Rng) -> i64:
    """Any of the auction cards on the menu."""
    bids: i64 = 0
    for place in range(menu.count):
        if BID.has(menu.actions[place]):
            bids += 1
    return menu.actions[rng.below(bids)]


def quiesce(state: CardGameState, rng: Rng, menu: Menu, is_keen: bool) -> None:
    """Bids are chosen and shown, a card that was taken is placed; nobody uses a character."""
    while not state.is_over():
        step = state.agenda[-1]
        seat = step.actor(state)
        if isinstance(step, PlaceCard):
            menu.clear()
            step.options(state, seat, menu)
            if is_keen:
                best, _ = best_fit(state, seat, step.card, rounds_left(state) - 1, menu)
            else:
                best = best_spot(state, seat, step.card, menu)
            state.act(seat, best)
        elif isinstance(step, ChooseBid):
            menu.clear()
            step.options(state, seat, menu)
            state.act(seat, any_bid(menu, rng))
        elif isinstance(step, UseCharacter):
            state.act(seat, DECLINE.action)
        elif isinstance(step, (TurnCards, RevealTerrain)) and state.offer_count > 0:
            state.act(CHANCE, step.roll(state, rng, menu))
        else:
            return
