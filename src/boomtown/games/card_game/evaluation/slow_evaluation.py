"""What each player may expect at the end, as games have taught: the judgement of the Marshal.

It sees what `evaluate.py` does not: the spots left in a city, and how well each card on offer would fit there. The figures
are hundredths of a point. No rule depends on anything here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.weights import exchange_weights, read_weights
from boomtown.games.card_game.evaluation.evaluate import rounds_after, rounds_left, summed_up
from boomtown.games.card_game.evaluation.features import FEATURE_COUNT, NAMES, PIPS, count_features
from boomtown.games.card_game.rules.city import cover, offer_spots, widen
from boomtown.games.card_game.rules.ring import column_of, row_of
from boomtown.games.card_game.rules.scoring import counts_of, lines, total_points
from boomtown.games.card_game.rules.state import CardGameState, zeros
from boomtown.games.card_game.rules.steps.offer import RevealCharacter
from boomtown.games.card_game.rules.tables import (
    ALL_CARDS,
    CARDS,
    CELLS,
    CHARACTER_COUNT,
    CITY_ROOM,
    ERAS,
    ROUNDS,
    SWITCHES,
    WITH,
)
from boomtown.games.card_game.rules.verbs import PLACE

# (feature * LESSONS + rounds to come, less one) -> ten-thousandths of a point, learned by `boomtown fit`
LESSONS: Final[i64] = ERAS * ROUNDS - 1  # before the first round there is nothing to learn from
LEARNED: Final = vec[i64](read_weights("boomtown.games.card_game", NAMES, int(LESSONS)))

# what cards are worth to cities: searches ask the same again and again. A question is known by two numbers of 42 bits,
# so that no two of them will ever be taken for the same.
KNOWN: Final[dict[int, int]] = {}
MOST_KNOWN: Final = 50000
FACTOR: Final[i64] = 1000003
OTHER_FACTOR: Final[i64] = 700001
MODULUS: Final[i64] = 4398046511093  # a prime below 2**42, so that products fit 63 bits
NOWHERE: Final[i64] = -1000000000
TEN_THOUSAND: Final[i64] = 10000


def lesson_of(left: i64) -> i64:
    """Which of the learned weights count with so many rounds to come, at least one."""
    return (left if left < LESSONS else LESSONS) - 1


def city_insight(state: CardGameState, seat: i64, left: i64) -> i64:
    """What city, characters and auction cards of a seat bring now and let it expect, in ten-thousandths of a point."""
    counts = counts_of(state, seat)
    pad = lines(state, seat, counts)
    points = total_points(state, seat, counts, pad)
    if left == 0:
        return TEN_THOUSAND * points
    found = count_features(state, seat, pad)
    weight = lesson_of(left)
    value: i64 = 0
    for place in range(FEATURE_COUNT):
        value += found[place] * LEARNED[weight]
        weight += LESSONS
    return TEN_THOUSAND * points + value


def best_fit(state: CardGameState, seat: i64, card: i64, left: i64, menu: Menu) -> tuple[i64, i64]:
    """The option on the menu to place a card after which the city promises most, and what it then promises."""
    built = state.clone()
    best: i64 = menu.actions[0]
    most = NOWHERE
    for place in range(menu.count):
        action = menu.actions[place]
        if not PLACE.has(action):
            continue
        cell = PLACE.part(action)
        cover(built, seat, card, cell)
        widen(built, seat, row_of(cell), column_of(cell))
        worth = city_insight(built, seat, left)
        # as it was before: quicker than a clone for each place
        built.covered, built.shown, built.parcels = state.covered[:], state.shown[:], state.parcels[:]
        built.north, built.west = state.north[:], state.west[:]
        built.height, built.width = state.height[:], state.width[:]
        if worth > most:
            most = worth
            best = action
    return best, most


def city_key(state: CardGameState, seat: i64, left: i64) -> int:
    """A number for all that makes a card worth more or less to a seat."""
    one = left
    for switch in range(SWITCHES):
        one = 2 * one + state.switches[switch]
    for character in range(CHARACTER_COUNT):
        one = 2 * one + (1 if state.has(seat, character) else 0)
    other = one
    for place in range(seat * CITY_ROOM, seat * CITY_ROOM + state.city_count[seat]):
        laid = state.city_card[place] * CELLS + state.city_cell[place] + 1
        one = (one * FACTOR + laid) % MODULUS
        other = (other * OTHER_FACTOR + laid) % MODULUS
    return int(one) * int(MODULUS) + int(other)


def fit_of(state: CardGameState, seat: i64, card: i64, left: i64) -> i64:
    """What a card is worth to a seat at the best spot of its city: nothing else counts than what `city_key` names."""
    before = city_insight(state, seat, left)
    if card >= CARDS:
        owned = state.clone()
        owned.where[card] = WITH + seat
        return (city_insight(owned, seat, left) - before) // 100
    menu = Menu()
    offer_spots(state, seat, card, menu)
    if menu.count == 0:
        return 0
    _, most = best_fit(state, seat, card, left, menu)
    return (most - before) // 100


def card_fits(state: CardGameState, seat: i64, left: i64) -> vec[i64]:
    """(place in the column) -> what the card there is worth to a seat."""
    fits = zeros(state.offer_count)
    if state.due[seat] == 0:
        return fits  # it takes none of them
    city = city_key(state, seat, left)
    for place in range(state.offer_count):
        card = state.offered[place]
        key = city * int(ALL_CARDS) + int(card)
        known = KNOWN.get(key)
        if known is None:
            if len(KNOWN) >= MOST_KNOWN:
                KNOWN.clear()
            known = int(fit_of(state, seat, card, left))
            KNOWN[key] = known
        fits[place] = known
    return fits


def evaluate_slowly(state: CardGameState) -> vec[i64]:
    """(player) -> points to be expected at the end, in hundredths."""
    left = rounds_after(state)
    own = zeros(state.seat_count)
    for seat in range(state.seat_count):
        own[seat] = city_insight(state, seat, left) // 100
        if state.bid[seat] > 0 and left > 0:
            own[seat] -= LEARNED[PIPS * LESSONS + lesson_of(left)] * state.bid[seat] // 100
    return summed_up(state, own, [card_fits(state, seat, left) for seat in range(state.seat_count)])


# for `boomtown fit`

# who plays the games, one lesson after the other: those who do not know the weights, then those who have learned them
TEACHERS: Final = ("sheriff@iterations=8@trees=1", *2 * ("sheriff@iterations=8@trees=1@slow_evaluation=1",))
TABLES: Final = (2, 4)  # of so many seats
IS_STEADY: Final = True  # what is worth something with ten rounds to come is worth about as much with eleven


def count_sample(state: CardGameState, seat: i64) -> tuple[int, list[float]] | None:
    """The rounds to come after the next one, and the features of a seat; None but when a round begins."""
    left = rounds_left(state)
    if (
        state.is_over()
        or left > LESSONS
        or state.offer_count > 0
        or not isinstance(state.agenda[-1], RevealCharacter)
    ):
        return None
    found = count_features(state, seat, lines(state, seat, counts_of(state, seat)))
    return int(left) - 1, [float(count) for count in found]


def arrange_weights(found: list[list[float]]) -> dict[str, list[int]]:
    """The rows of `evaluation/weights.toml`: for each feature what it is worth with 1, 2, … rounds to come."""
    return {name: [round(10000 * line[place]) for line in found] for place, name in enumerate(NAMES)}


def take_up_weights(weights: dict[str, list[int]]) -> dict[str, list[int]]:
    """Judge by these weights from now on; those of before are given back."""
    KNOWN.clear()
    return exchange_weights(LEARNED, NAMES, weights)
