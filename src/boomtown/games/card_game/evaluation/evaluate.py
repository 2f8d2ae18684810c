"""What each player may expect at the end: what a search judges a table by.

All figures are hundredths of a point. No rule depends on anything here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.games.card_game.rules.scoring import (
    LINES,
    POINTS_PER_OUTLAWS,
    appeal_of,
    character_points,
    counts_of,
    lines,
)
from boomtown.games.card_game.rules.state import NO_CARD, CardGameState, zeros
from boomtown.games.card_game.rules.steps.taking import comes_before
from boomtown.games.card_game.rules.tables import (
    APPEAL,
    BANK,
    BLACKSMITH,
    CARDS,
    CHARACTER_COUNT,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    EMPTY,
    ERA_DECK,
    ERAS,
    GENERAL_STORE,
    GOVERNOR,
    HAND,
    HAS_ARROW,
    HOTEL,
    HOUSE,
    IS_BUILDING,
    KINDS,
    MINE,
    MOUNTAIN,
    OUTLAWS,
    PARCELS,
    POINTS_PER,
    PRISON,
    RANCH,
    ROUNDS,
    SALOON,
    SHERIFF,
    TOWNHOUSE,
)

# Weights set by hand: `boomtown ladder card-game` says how good they are, docs/decisions/0017 how they were found.
SHARE: Final[i64] = 30  # of 100: how much of what may come counts for what stands
CHARACTERS: Final[i64] = 220  # of 100: how much more a character brings than rules of thumb hope for
PIP: Final = vec[i64]([60, 100])  # (era) -> what one more on an auction card is worth in another round
ROUND: Final[i64] = 650  # what a round brings to anybody

# what may still become of a character at the start of the game, in the order of data/cards.toml; those that can be
# used help each time, the Guide loses what will be built
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


def mean_parcels() -> vec[i64]:
    """(era * KINDS + element) -> how many parcels of a terrain card show it, in hundredths."""
    flat: list[int] = []
    for deck in ERA_DECK:
        for element in range(int(KINDS)):
            found = size = 0
            for card in range(int(CARDS)):
                if deck[card] == 1:
                    size += 1
                    for corner in range(4):
                        found += int(PARCELS[card * 4 + corner] == element)
            flat.append(100 * found // size)
    return vec[i64](flat)


MEAN: Final = mean_parcels()


def to_come(state: CardGameState, left: i64) -> vec[i64]:
    """(element) -> parcels that a seat may still add to its city in so many rounds, in hundredths."""
    found = zeros(KINDS)
    now = left if state.era == ERAS - 1 else left - ROUNDS
    if now < 0:
        now = 0
    later = left - now
    for element in range(KINDS):
        per_round = now * MEAN[state.era * KINDS + element]
        if later > 0:
            per_round += later * MEAN[KINDS + element]
        found[element] = per_round * SHARE // 100
    return found


def final_counts(counts: vec[i64], coming: vec[i64]) -> vec[i64]:
    """(element) -> parcels of a city at the end, in hundredths."""
    found = zeros(KINDS)
    for element in range(KINDS):
        found[element] = 100 * counts[element] + coming[element]
    return found


def in_city(final: vec[i64]) -> i64:
    """The lines of the pad that count wherever things are, for counts in hundredths."""
    houses = final[HOUSE] + 2 * final[TOWNHOUSE] + 2 * final[HOTEL]
    buildings: i64 = 0
    for element in range(KINDS):
        if IS_BUILDING[element] == 1:
            buildings += final[element]
    return (
        (final[DRUGSTORE] + final[BLACKSMITH]) * final[RANCH]
        + (final[BANK] + final[BLACKSMITH]) * final[MINE]
        + (final[CHURCH] + final[GENERAL_STORE]) * houses
        + final[CITY_HALL] * buildings
    ) // 100


def has_sheriff_or_prison(state: CardGameState, seat: i64, counts: vec[i64]) -> bool:
    """Whether outlaws are harmless."""
    return state.has(seat, SHERIFF) or counts[PRISON] > 0


def city_parts(state: CardGameState, seat: i64, left: i64, coming: vec[i64]) -> tuple[i64, i64, i64]:
    """What the city and the characters of a seat bring now, what characters may bring more, and what will be built."""
    counts = counts_of(state, seat)
    pad = lines(state, seat, counts)
    points: i64 = 0
    for line in range(LINES):
        points += pad[line]
    hope: i64 = 0
    for character in range(CHARACTER_COUNT):
        if state.has(seat, character):
            points += character_points(state, seat, character, counts)
            hope += character_hope(state, character, left, coming)
    growth: i64 = 0
    if left > 0:
        none = zeros(KINDS)
        growth = in_city(final_counts(counts, coming)) - in_city(final_counts(counts, none))
    return 100 * points, hope, growth


def city_outlook(state: CardGameState, seat: i64, left: i64, coming: vec[i64]) -> i64:
    """What the city and the characters of a seat will bring."""
    standing, hope, growth = city_parts(state, seat, left, coming)
    return standing + hope + growth


def character_hope(state: CardGameState, character: i64, left: i64, coming: vec[i64]) -> i64:
    """What a character may bring beyond its points now."""
    return rule_of_thumb(state, character, left, coming) * CHARACTERS // 100


def rule_of_thumb(state: CardGameState, character: i64, left: i64, coming: vec[i64]) -> i64:
    """What a character is good for at first sight: for what will be built, and for each use."""
    hope: i64 = 0
    is_counting = False
    for element in range(KINDS):
        per = POINTS_PER[character * KINDS + element]
        if per != 0:
            is_counting = True
            hope += per * coming[element]
    if HAS_ARROW[character] == 1:
        uses: i64 = 0  # in hundredths
        this_era = left if state.era == ERAS - 1 else left - ROUNDS
        if this_era < 0:
            this_era = 0
        if state.is_used[character] == 0 and this_era > 0:
            uses += 40 + 60 * this_era // ROUNDS
        if state.era < ERAS - 1 and (character != GOVERNOR or uses == 0):
            uses += 100 if character != GOVERNOR or state.is_used[character] == 0 else 0
        return hope + CHARACTER_HOPE[character] * uses // 200
    if is_counting:
        return hope
    return CHARACTER_HOPE[character] * left // (ERAS * ROUNDS)


def card_worths(state: CardGameState, seat: i64, left: i64, coming: vec[i64]) -> vec[i64]:
    """(place in the column) -> roughly what the card there is worth to a seat, wherever it is placed."""
    counts = counts_of(state, seat)
    final = final_counts(counts, coming)
    houses = final[HOUSE] + 2 * final[TOWNHOUSE] + 2 * final[HOTEL]
    built = counts[HOUSE] + 2 * counts[TOWNHOUSE] + 2 * counts[HOTEL]
    near = built if built < 3 else i64(3)
    per = zeros(KINDS)  # (element) -> what one more is worth
    per[HOUSE] = final[CHURCH] + final[GENERAL_STORE] + 30
    stores = counts[SALOON] * 2 + counts[BANK] + counts[DRUGSTORE] + counts[GENERAL_STORE] + counts[CITY_HALL]
    per[HOUSE] += 60 if stores > 0 else 0
    per[TOWNHOUSE] = 2 * per[HOUSE]
    per[HOTEL] = 2 * per[HOUSE] + 300 + final[CITY_HALL]
    per[MOUNTAIN] = 200 if counts[MINE] > 0 else i64(20)
    per[MINE] = (
        final[BANK] + final[BLACKSMITH] + final[CITY_HALL] + (300 if counts[MOUNTAIN] > 0 else i64(100))
    )
    per[RANCH] = final[DRUGSTORE] + final[BLACKSMITH] + final[CITY_HALL] + 250
    per[BLACKSMITH] = final[RANCH] + final[MINE] + final[CITY_HALL]
    per[DRUGSTORE] = final[RANCH] + final[CITY_HALL] + 100 * near + 15 * left
    per[BANK] = final[MINE] + final[CITY_HALL] + 100 * near + 15 * left
    per[SALOON] = final[CITY_HALL] + 200 * near + 30 * left
    per[GENERAL_STORE] = houses + final[CITY_HALL] + 100 * near + 15 * left
    per[CHURCH] = houses + final[CITY_HALL]
    per[PRISON] = final[CITY_HALL] + 50
    per[CITY_HALL] = 100 * near
    for element in range(KINDS):
        if IS_BUILDING[element] == 1:
            per[CITY_HALL] += final[element]
    law = has_sheriff_or_prison(state, seat, counts)
    per[OUTLAWS] = 0 if law else 100 * POINTS_PER_OUTLAWS
    if counts[OUTLAWS] > 0 and not law:
        per[PRISON] -= 100 * POINTS_PER_OUTLAWS * counts[OUTLAWS]
    per[EMPTY] = 50
    for character in range(CHARACTER_COUNT):
        if state.has(seat, character):
            for element in range(KINDS):
                per[element] += 100 * POINTS_PER[character * KINDS + element]
    worth = zeros(state.offer_count)
    for place in range(state.offer_count):
        card = state.offered[place]
        if card < CARDS:
            for corner in range(i64(4)):
                worth[place] += per[state.parcel(card, corner)]
        else:
            character = card - CARDS
            worth[place] = 100 * character_points(state, seat, character, counts) + character_hope(
                state, character, left, coming
            )
    return worth


def next_taker(state: CardGameState, due: vec[i64]) -> i64:
    """Who takes a card next, auction cards lying open, or NO_CARD."""
    best: i64 = NO_CARD
    for player in range(state.player_count):
        if due[player] > 0 and (best == NO_CARD or comes_before(state, player, best)):
            best = player
    return best


def share_offer(state: CardGameState, expected: vec[i64], worths: list[vec[i64]]) -> None:
    """All take in turn what is worth most to them, by seat and place in the column, and expect as much."""
    due = state.due[:]
    is_gone = zeros(state.offer_count)
    rest = state.offer_count
    while rest > 0:
        player = next_taker(state, due)
        if player == NO_CARD:
            return
        due[player] -= 1
        rest -= 1
        best: i64 = NO_CARD
        if player < state.seat_count:
            worth = worths[player]
            for place in range(state.offer_count):
                if is_gone[place] == 0 and (best == NO_CARD or worth[place] > worth[best]):
                    best = place
            expected[player] += worth[best]
        else:
            for place in range(state.offer_count):
                if is_gone[place] == 0 and (
                    best == NO_CARD or APPEAL[state.offered[place]] > APPEAL[state.offered[best]]
                ):
                    best = place
            expected[player] += 100 * APPEAL[state.offered[best]]
        is_gone[best] = 1


def rounds_after(state: CardGameState) -> i64:
    """Rounds still to play, without the one that has begun."""
    return rounds_left(state) - (1 if state.offer_count > 0 else 0)


def evaluate(state: CardGameState) -> vec[i64]:
    """(player) -> points to be expected at the end, in hundredths."""
    left = rounds_after(state)
    coming = to_come(state, left)
    own = zeros(state.seat_count)
    for seat in range(state.seat_count):
        own[seat] = city_outlook(state, seat, left, coming)
        for value in range(i64(1), HAND + 1):
            if state.holds(seat, value):
                own[seat] += PIP[state.era] * value
        if state.bid[seat] > 0:
            own[seat] -= PIP[state.era] * state.bid[seat]
    worths: list[vec[i64]] = []
    if state.offer_count > 0:
        worths = [card_worths(state, seat, left, coming) for seat in range(state.seat_count)]
    return summed_up(state, own, worths)


def summed_up(state: CardGameState, own: vec[i64], worths: list[vec[i64]]) -> vec[i64]:
    """(player) -> what it has of its own, what rounds to come bring to anybody, and its share of the offer."""
    left = rounds_after(state)
    expected = zeros(state.player_count)
    for player in range(state.player_count):
        expected[player] = left * ROUND
        expected[player] += own[player] if player < state.seat_count else 100 * appeal_of(state, player)
    if state.offer_count > 0:
        share_offer(state, expected, worths)
    return expected


def final_outlook(state: CardGameState) -> vec[i64]:
    """(player) -> the points of a game that is over, in hundredths."""
    expected = state.score[:]
    for player in range(state.player_count):
        expected[player] *= 100
    return expected
