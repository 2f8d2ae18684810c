"""Rules of thumb for bots that look one act ahead: what a bid, a card or an ability promises.

All figures are hundredths of a point. No rule depends on anything here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.games.card_game.rules.city import lay, offer_spots
from boomtown.games.card_game.rules.scoring import city_points
from boomtown.games.card_game.rules.state import CardGameState, zeros
from boomtown.games.card_game.rules.steps.taking import comes_before
from boomtown.games.card_game.rules.tables import (
    APPEAL,
    BOOST,
    CARDS,
    DAY_LABOURER,
    ERAS,
    GOVERNOR,
    LAWYER,
    ROUNDS,
    STAGE_TWO,
    USABLE,
    VALUES,
    WITH,
)
from boomtown.games.card_game.rules.verbs import BID, PLACE, SELL, TAKE, USE

POINT: Final[i64] = 100
LIKELY: Final[i64] = 1000  # certainty
PRICE_OF_A_PIP: Final[i64] = 55  # what one more on the auction card is worth in another round
HASTE: Final[i64] = 200  # a sale now spoils this much while the city still grows
EXTRA_CARD: Final[i64] = 500
PATIENCE: Final[i64] = 60  # what an ability may do better in each round still to come
PATIENCE_OF_A_PIP: Final[i64] = 8  # the same for each point of a boost

# what may still become of a card by what will be built around it, at the start of the game: for each element
# (empty, house, townhouse, mountain, mine, ranch, blacksmith, drugstore, bank, saloon, hotel, general store,
# church, prison, city hall, outlaws) …
HOPE: Final = vec[i64]([15, 120, 240, 70, 150, 120, 250, 300, 300, 450, 240, 500, 500, 150, 500, 0])
# … and for each character, in the order of data/cards.toml; those that can be used help each time, the Guide
# loses what will be built
CHARACTER_HOPE: Final = vec[i64](
    [
        400,
        1200,
        500,
        200,
        800,
        700,
        700,
        900,
        200,
        300,
        1000,
        500,
        700,
        1000,
        700,
        200,
        -1600,
        500,
        500,
        500,
        500,
    ]
)


def rounds_left(state: CardGameState) -> i64:
    """Rounds still to play, this one included."""
    return (ERAS - state.era) * ROUNDS - state.round


def card_promise(state: CardGameState, seat: i64, card: i64) -> i64:
    """What a card on offer is worth to a seat: its points at the best spot, and what may come of it."""
    left = rounds_left(state) - 1
    before = city_points(state, seat)
    if card >= CARDS:
        owned = state.clone()
        owned.where[card] = WITH + seat
        return POINT * (city_points(owned, seat) - before) + CHARACTER_HOPE[card - CARDS] * left // (
            ERAS * ROUNDS
        )
    menu = Menu()
    offer_spots(state, seat, card, menu)
    best: i64 = -10000
    for option in range(menu.count):
        built = state.clone()
        lay(built, seat, card, PLACE.part(menu.actions[option]))
        points = city_points(built, seat) - before
        if points > best:
            best = points
    if menu.count == 0:
        return 0
    hope: i64 = 0
    for corner in range(i64(4)):
        hope += HOPE[state.parcel(card, corner)]
    return POINT * best + hope * left // (ERAS * ROUNDS)


def offer_promises(state: CardGameState, seat: i64) -> vec[i64]:
    """(place in the column) -> what the card there is worth to a seat."""
    worth = zeros(state.offer_count)
    for place in range(state.offer_count):
        worth[place] = card_promise(state, seat, state.offered[place])
    return worth


def promise_of_rank(state: CardGameState, worth: vec[i64]) -> vec[i64]:
    """(players ahead) -> the best card left if each of them takes what appeals to most."""
    is_gone = zeros(state.offer_count)
    best_left = zeros(state.player_count)
    for ahead in range(state.player_count):
        best: i64 = -10000
        taken: i64 = -1
        for place in range(state.offer_count):
            if is_gone[place] == 0:
                if worth[place] > best:
                    best = worth[place]
                if taken < 0 or APPEAL[state.offered[place]] > APPEAL[state.offered[taken]]:
                    taken = place
        best_left[ahead] = best
        if taken >= 0:
            is_gone[taken] = 1
    return best_left


def chances_of_rank(state: CardGameState, seat: i64, value: i64) -> vec[i64]:
    """(players ahead) -> how likely it is, by LIKELY, with an auction card of this value."""
    likely = zeros(state.player_count)
    likely[0] = LIKELY
    for other in range(state.player_count):
        if other == seat or state.due[other] == 0:
            continue
        cards: i64 = 0
        higher: i64 = 0
        for card in range(i64(1), VALUES):
            if state.holds(other, card):
                cards += 2
                if card + state.boost[other] > value:
                    higher += 2
                elif card + state.boost[other] == value:
                    higher += 1
        for ahead in range(state.player_count - 1, i64(-1), i64(-1)):
            stays = likely[ahead] * (cards - higher) // cards
            likely[ahead] = stays + (likely[ahead - 1] * higher // cards if ahead > 0 else 0)
    return likely


def bid_promise(state: CardGameState, seat: i64, value: i64, best_left: vec[i64]) -> i64:
    """The card to be hoped for with an auction card, less what the card may do in another round."""
    if state.due[seat] == 0:
        return -PRICE_OF_A_PIP * value
    likely = chances_of_rank(state, seat, value + state.boost[seat])
    hope: i64 = 0
    for ahead in range(state.player_count):
        hope += likely[ahead] * best_left[ahead]
    return hope // LIKELY - PRICE_OF_A_PIP * value


def rank_now(state: CardGameState, seat: i64) -> i64:
    """How many players take a card before this one, auction cards lying open."""
    ahead: i64 = 0
    for other in range(state.player_count):
        if other != seat and state.due[other] > 0 and comes_before(state, other, seat):
            ahead += 1
    return ahead


def use_promise(state: CardGameState, seat: i64, place: i64) -> i64:
    """What an ability brings now, less what it may bring in a better round."""
    best_left = promise_of_rank(state, offer_promises(state, seat))
    character = USABLE[place]
    spread = best_left[0] - best_left[state.player_count - 1]
    later = ROUNDS - 1 - state.round  # rounds of this era
    if place >= STAGE_TWO:
        boosted = state.clone()
        boosted.boost[seat] += BOOST[character]
        gain = best_left[rank_now(boosted, seat)] - best_left[rank_now(state, seat)]
        return gain - PATIENCE_OF_A_PIP * BOOST[character] * later - 1
    if character == GOVERNOR:
        return best_left[0] - PATIENCE * (rounds_left(state) - 1)
    if character == DAY_LABOURER:
        return EXTRA_CARD
    if character == LAWYER:
        return best_left[0] - best_left[state.player_count // 2] - PATIENCE * later
    return spread // 2 - PATIENCE * later


def promises_of(state: CardGameState, seat: i64, options: list[int]) -> list[int]:
    """What each option promises beyond the standing right after it."""
    found: list[int] = []
    best_left = zeros(0)
    for option in options:
        action: i64 = option
        promise: i64 = 0
        if BID.has(action):
            if len(best_left) == 0:
                best_left = promise_of_rank(state, offer_promises(state, seat))
            promise = bid_promise(state, seat, BID.part(action) + 1, best_left)
        elif TAKE.has(action):
            card = TAKE.part(action)
            promise = card_promise(state, seat, card)
            if card >= CARDS:  # the standing after it counts what it is worth now
                owned = state.clone()
                owned.where[card] = WITH + seat
                promise -= POINT * (city_points(owned, seat) - city_points(state, seat))
        elif USE.has(action):
            promise = use_promise(state, seat, USE.part(action))
        elif SELL.has(action) and rounds_left(state) > 1:
            promise = -HASTE
        found.append(int(promise))
    return found
