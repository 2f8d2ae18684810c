"""Victory points: functions of the state, one for each line of the score pad.

Rows of a city are numbers of 16 bits on a ring; what is adjacent to a parcel are the three bits around its
column in its own row and in the rows above and below.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.games.card_game.rules.city import has_law
from boomtown.games.card_game.rules.ring import on_ring, turned_east
from boomtown.games.card_game.rules.state import CardGameState, zeros
from boomtown.games.card_game.rules.tables import (
    APPEAL,
    AUCTIONEER,
    BANK,
    BITS_IN,
    BLACKSMITH,
    CAPTAIN,
    CARDS,
    CHARACTER_COUNT,
    CHURCH,
    CITY_HALL,
    CITY_HALL_OTHERS_ONLY,
    DRUGSTORE,
    EDITOR,
    EDITOR_ONE_SIGN,
    EMPTY,
    FIXED_POINTS,
    GENERAL_STORE,
    GUIDE,
    HAS_ARROW,
    HAS_DOLLAR,
    HOTEL,
    HOUSE,
    IS_BUILDING,
    KINDS,
    MINE,
    MOUNTAIN,
    OUTLAWS,
    POINTS_PER,
    RANCH,
    SALOON,
    SETTLER,
    SIDE,
    SINGER,
    TOWNHOUSE,
    UNDERTAKER,
    WITH,
)

POINTS_PER_MOUNTAIN: Final[i64] = 2  # for a Mine
POINTS_PER_SALOON_HOUSE: Final[i64] = 2
POINTS_PER_HOTEL: Final[i64] = 3
POINTS_PER_OUTLAWS: Final[i64] = -6
POINTS_PER_SALE: Final[i64] = 7
POINTS_PER_DOLLAR: Final[i64] = 1  # for the Editor
POINTS_PER_ARROW: Final[i64] = 4
POINTS_PER_CHARACTER: Final[i64] = 2  # for the Undertaker
CITY_PARCELS: Final[i64] = 64
CAPTAIN_PARCELS: Final[i64] = 72

# the lines of the score pad, in its order: (line) in the result of `lines`
LINES: Final[i64] = 12
RANCH_LINE: Final[i64] = 0
MINE_LINE: Final[i64] = 1
DRUGSTORE_LINE: Final[i64] = 2
BANK_LINE: Final[i64] = 3
SALOON_LINE: Final[i64] = 4
STORE_LINE: Final[i64] = 5
PER_RANCH_LINE: Final[i64] = 6
PER_MINE_LINE: Final[i64] = 7
PER_HOUSE_LINE: Final[i64] = 8
HOTEL_LINE: Final[i64] = 9
CITY_HALL_LINE: Final[i64] = 10
OUTLAWS_LINE: Final[i64] = 11


def around(row: i64, column: i64) -> i64:
    """How many of the three parcels around a column are in a row."""
    return BITS_IN[turned_east(row, on_ring(column - 1)) & 7]


def next_to(rows: vec[i64], row: i64, column: i64) -> i64:
    """How many of these parcels are adjacent, diagonals too, to one that is not among them."""
    return (
        around(rows[row], column)
        + around(rows[on_ring(row + 1)], column)
        + around(rows[on_ring(row - 1)], column)
    )


def rows_of(state: CardGameState, seat: i64, element: i64) -> vec[i64]:
    """(row) -> the parcels of a city that show an element."""
    first = (seat * KINDS + element) * SIDE
    return state.shown[first : first + SIDE]


def empty_rows(state: CardGameState, seat: i64) -> vec[i64]:
    """(row) -> the empty parcels of a city, with law also those of outlaws; never the bare table (C1).

    Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8.
    """
    rows = rows_of(state, seat, EMPTY)
    if has_law(state, seat):
        outlaws = rows_of(state, seat, OUTLAWS)
        for row in range(SIDE):
            rows[row] |= outlaws[row]
    return rows


def double_rows(state: CardGameState, seat: i64) -> vec[i64]:
    """(row) -> the parcels that count as two Houses.

    Rules: "Scoring for real players", p. 5.
    """
    rows = rows_of(state, seat, TOWNHOUSE)
    hotels = rows_of(state, seat, HOTEL)
    for row in range(SIDE):
        rows[row] |= hotels[row]
    return rows


def counts_of(state: CardGameState, seat: i64) -> vec[i64]:
    """(element) -> how many parcels of a city show it; only the uppermost card counts (C3)."""
    return state.parcels[seat * KINDS : (seat + 1) * KINDS]


def adjacent_sum(buildings: vec[i64], singles: vec[i64], doubles: vec[i64] | None) -> i64:
    """For all these buildings together: what is adjacent, doubles counting twice."""
    total: i64 = 0
    for row in range(SIDE):
        bits, column = buildings[row], i64(0)
        while bits > 0:
            if bits & 1 == 1:
                total += next_to(singles, row, column)
                if doubles is not None:
                    total += 2 * next_to(doubles, row, column)
            bits >>= 1
            column += 1
    return total


def house_sum(counts: vec[i64]) -> i64:
    """The Houses of a city; Townhouses and Hotels count for two.

    Rules: "Scoring for real players", p. 5.
    """
    return counts[HOUSE] + 2 * counts[TOWNHOUSE] + 2 * counts[HOTEL]


def buildings_for_city_hall(state: CardGameState, counts: vec[i64]) -> i64:
    """Buildings other than Houses and Townhouses; the City Hall itself is one (C8).

    Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8.
    """
    buildings: i64 = 0
    for element in range(KINDS):
        if IS_BUILDING[element] == 1:
            buildings += counts[element]
    return buildings - counts[CITY_HALL] if state.switches[CITY_HALL_OTHERS_ONLY] == 1 else buildings


def lines(state: CardGameState, seat: i64, counts: vec[i64]) -> vec[i64]:
    """(line) -> points of a city for its buildings, as on the score pad.

    Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8.
    """
    points = zeros(LINES)
    ranches, mines, houses = counts[RANCH], counts[MINE], house_sum(counts)
    if ranches > 0:
        points[RANCH_LINE] = adjacent_sum(rows_of(state, seat, RANCH), empty_rows(state, seat), None)
    if mines > 0:
        points[MINE_LINE] = POINTS_PER_MOUNTAIN * adjacent_sum(
            rows_of(state, seat, MINE), rows_of(state, seat, MOUNTAIN), None
        )
    if houses > 0:
        single, double = rows_of(state, seat, HOUSE), double_rows(state, seat)
        if counts[DRUGSTORE] > 0:
            points[DRUGSTORE_LINE] = adjacent_sum(rows_of(state, seat, DRUGSTORE), single, double)
        if counts[BANK] > 0:
            points[BANK_LINE] = adjacent_sum(rows_of(state, seat, BANK), single, double)
        if counts[SALOON] > 0:
            points[SALOON_LINE] = POINTS_PER_SALOON_HOUSE * adjacent_sum(
                rows_of(state, seat, SALOON), single, double
            )
        if counts[GENERAL_STORE] > 0:
            points[STORE_LINE] = adjacent_sum(rows_of(state, seat, GENERAL_STORE), single, double)
        if counts[CITY_HALL] > 0:
            points[STORE_LINE] += adjacent_sum(rows_of(state, seat, CITY_HALL), single, double)
    points[PER_RANCH_LINE] = (counts[DRUGSTORE] + counts[BLACKSMITH]) * ranches
    points[PER_MINE_LINE] = (counts[BANK] + counts[BLACKSMITH]) * mines
    points[PER_HOUSE_LINE] = (counts[CHURCH] + counts[GENERAL_STORE]) * houses
    points[HOTEL_LINE] = POINTS_PER_HOTEL * counts[HOTEL]
    if counts[CITY_HALL] > 0:
        points[CITY_HALL_LINE] = counts[CITY_HALL] * buildings_for_city_hall(state, counts)
    if counts[OUTLAWS] > 0 and not has_law(state, seat):
        points[OUTLAWS_LINE] = POINTS_PER_OUTLAWS * counts[OUTLAWS]
    return points


def character_points(state: CardGameState, seat: i64, character: i64, counts: vec[i64]) -> i64:
    """What a character is worth to a seat at the end of the game.

    Rules: "Descriptions of the different characters", p. 6.
    """
    points = FIXED_POINTS[character]
    for element in range(KINDS):
        points += POINTS_PER[character * KINDS + element] * counts[element]
    if character == SETTLER:
        points += settler_points(state, seat)
    elif character == SINGER:
        points += best_saloon(state, seat)
    elif character == GUIDE:
        points += guide_points(state, seat, counts)
    elif character == EDITOR:
        points += editor_points(state, seat)
    elif character == UNDERTAKER:
        points += POINTS_PER_CHARACTER * characters_of(state, seat)
    elif character == AUCTIONEER:
        points += POINTS_PER_SALE * state.sold[seat]
    return points


def settler_points(state: CardGameState, seat: i64) -> i64:
    """A point for each empty parcel next to any Ranch, once each.

    Rules: "Descriptions of the different characters", p. 6.
    """
    ranches, empty = rows_of(state, seat, RANCH), empty_rows(state, seat)
    points: i64 = 0
    for row in range(SIDE):
        bits, column = empty[row], i64(0)
        while bits > 0:
            if bits & 1 == 1 and next_to(ranches, row, column) > 0:
                points += 1
            bits >>= 1
            column += 1
    return points


def best_saloon(state: CardGameState, seat: i64) -> i64:
    """The points of the Saloon that scores most.

    Rules: "Descriptions of the different characters", p. 6.
    """
    saloons, single = rows_of(state, seat, SALOON), rows_of(state, seat, HOUSE)
    double = double_rows(state, seat)
    best: i64 = 0
    for row in range(SIDE):
        bits, column = saloons[row], i64(0)
        while bits > 0:
            if bits & 1 == 1:
                houses = next_to(single, row, column) + 2 * next_to(double, row, column)
                if POINTS_PER_SALOON_HOUSE * houses > best:
                    best = POINTS_PER_SALOON_HOUSE * houses
            bits >>= 1
            column += 1
    return best


def guide_points(state: CardGameState, seat: i64, counts: vec[i64]) -> i64:
    """Half a point for each parcel of the allowed 64 (72) without a card, rounded up (C13).

    Rules: "Descriptions of the different characters", p. 6.
    """
    covered: i64 = 0
    for element in range(KINDS):
        covered += counts[element]
    available = CAPTAIN_PARCELS if state.has(seat, CAPTAIN) else CITY_PARCELS
    return (available - covered + 1) // 2


def characters_of(state: CardGameState, seat: i64) -> i64:
    """How many characters a player has."""
    count: i64 = 0
    for card in range(CARDS, CARDS + CHARACTER_COUNT):
        if state.where[card] == WITH + seat:
            count += 1
    return count


def editor_points(state: CardGameState, seat: i64) -> i64:
    """A point for each of the seat's characters with a dollar, four for each with an arrow; both count (C7).

    Rules: "Descriptions of the different characters", p. 6.
    """
    points: i64 = 0
    for character in range(CHARACTER_COUNT):
        if state.has(seat, character):
            if HAS_ARROW[character] == 1:
                points += POINTS_PER_ARROW
            if HAS_DOLLAR[character] == 1 and (
                HAS_ARROW[character] == 0 or state.switches[EDITOR_ONE_SIGN] == 0
            ):
                points += POINTS_PER_DOLLAR
    return points


def city_points(state: CardGameState, seat: i64) -> i64:
    """All that a seat would score now: buildings and characters.

    Rules: "End of the game", p. 4.
    """
    counts = counts_of(state, seat)
    return total_points(state, seat, counts, lines(state, seat, counts))


def total_points(state: CardGameState, seat: i64, counts: vec[i64], pad: vec[i64]) -> i64:
    """The lines of the score pad and the characters, added up.

    Rules: "End of the game", p. 4.
    """
    points: i64 = 0
    for line in range(LINES):
        points += pad[line]
    for character in range(CHARACTER_COUNT):
        if state.has(seat, character):
            points += character_points(state, seat, character, counts)
    return points


def appeal_of(state: CardGameState, player: i64) -> i64:
    """The appeal of all cards that a virtual player has collected.

    Rules: "Scoring for virtual players", p. 6.
    """
    where, points = state.where, i64(0)
    for card in range(CARDS + CHARACTER_COUNT):
        if where[card] == WITH + player:
            points += APPEAL[card]
    return points
