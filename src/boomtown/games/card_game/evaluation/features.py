"""What lets a seat expect points: its city, the spots left in it, its characters and auction cards, as plain numbers.

More than half of all parcels are empty and may be covered. So a city is worth what can still be put between its buildings:
for each parcel where a card may come to lie, what a House, a Mountain, a Mine or a Saloon would find around it there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.games.card_game.rules.city import has_law
from boomtown.games.card_game.rules.ring import on_ring, turned_east, turned_west
from boomtown.games.card_game.rules.scoring import LINES, POINTS_PER_SALOON_HOUSE
from boomtown.games.card_game.rules.state import CardGameState, zeros
from boomtown.games.card_game.rules.tables import (
    BANK,
    CELLS,
    CHARACTER_COUNT,
    CITY_HALL,
    CITY_SIDE,
    DRUGSTORE,
    ELEMENT_IDS,
    EMPTY,
    FULL_ROW,
    GENERAL_STORE,
    HAND,
    HOTEL,
    HOUSE,
    KINDS,
    LOW_BITS,
    MINE,
    MOUNTAIN,
    OUTLAWS,
    RANCH,
    SALOON,
    SIDE,
    TOWNHOUSE,
    USABLE,
)
from boomtown.games.card_game.rules.verbs import CHARACTER_NAMES, USABLE_NAMES

# The numbers, one place each. `evaluation/weights.toml` says what each is worth.
SPOT_NAMES: Final = [
    "houses-best-3",  # what Houses would bring to the buildings around them, on the three best spots
    "houses-best-8",
    "houses-all",
    "mountains-best-2",  # Mines around them
    "mountains-best-6",
    "mines-best",  # Mountains around it
    "mines-best-3",
    "stores-best",  # Houses around it
    "stores-best-3",
    "bare-by-ranches",  # parcels without a card next to Ranches
    "rows-to-grow",
    "columns-to-grow",
    "law",
]
NAMES: Final = [
    *ELEMENT_IDS,
    "ranches-line",  # the lines of the score pad
    "mines-line",
    "drugstores-line",
    "banks-line",
    "saloons-line",
    "stores-line",
    "per-ranch-line",
    "per-mine-line",
    "per-house-line",
    "hotels-line",
    "city-hall-line",
    "outlaws-line",
    *SPOT_NAMES,
    *CHARACTER_NAMES,
    *(f"{name}-to-use" for name in USABLE_NAMES),
    "characters",
    "pips",  # of the auction cards in hand
    "high-cards",
]
FEATURE_COUNT: Final[i64] = len(NAMES)
FIRST_LINE: Final[i64] = NAMES.index("ranches-line")
FIRST_SPOT: Final[i64] = NAMES.index("houses-best-3")
FIRST_CHARACTER: Final[i64] = NAMES.index(CHARACTER_NAMES[0])
FIRST_USABLE: Final[i64] = NAMES.index(f"{USABLE_NAMES[0]}-to-use")
USABLE_COUNT: Final[i64] = len(USABLE_NAMES)
PEOPLE: Final[i64] = NAMES.index("characters")
PIPS: Final[i64] = NAMES.index("pips")
HIGH_CARDS: Final[i64] = NAMES.index("high-cards")
HIGH: Final[i64] = 7  # and above

# maps of a city: what stands around each parcel of the ring
FOR_HOUSES: Final[i64] = 0  # points that a House would bring to the buildings there
FOR_MOUNTAINS: Final[i64] = 1  # Mines
FOR_MINES: Final[i64] = 2  # Mountains
FOR_STORES: Final[i64] = 3  # Houses
MAPS: Final[i64] = 4
ROOM: Final[i64] = 17  # a parcel may have eight Hotels around it: 0 to 16


def all_neighbours() -> vec[i64]:
    """(cell * 8 + number) -> a cell of the ring adjacent to it, diagonals too."""
    steps = [(down, along) for down in (-1, 0, 1) for along in (-1, 0, 1) if down != 0 or along != 0]
    return vec[i64](
        [
            (cell // 16 + down) % 16 * 16 + (cell + along) % 16
            for cell in range(int(CELLS))
            for down, along in steps
        ]
    )


NEIGHBOURS: Final = all_neighbours()


def spread_weight(
    state: CardGameState, seat: i64, element: i64, around: vec[i64], kind: i64, weight: i64
) -> None:
    """Add a weight to a map around all parcels that show an element."""
    rest = state.parcels[seat * KINDS + element]
    shown, line = state.shown, (seat * KINDS + element) * SIDE
    row: i64 = 0
    while rest > 0:
        bits, cell = shown[line + row], row * SIDE
        while bits > 0:
            if bits & 1 == 1:
                rest -= 1
                for near in range(cell * 8, cell * 8 + 8):
                    around[kind * CELLS + NEIGHBOURS[near]] += weight
            bits >>= 1
            cell += 1
        row += 1


def maps_of(state: CardGameState, seat: i64) -> vec[i64]:
    """(map * CELLS + cell) -> what stands around it."""
    around = zeros(MAPS * CELLS)
    spread_weight(state, seat, SALOON, around, FOR_HOUSES, POINTS_PER_SALOON_HOUSE)
    spread_weight(state, seat, BANK, around, FOR_HOUSES, 1)
    spread_weight(state, seat, DRUGSTORE, around, FOR_HOUSES, 1)
    spread_weight(state, seat, GENERAL_STORE, around, FOR_HOUSES, 1)
    spread_weight(state, seat, CITY_HALL, around, FOR_HOUSES, 1)
    spread_weight(state, seat, MINE, around, FOR_MOUNTAINS, 1)
    spread_weight(state, seat, MOUNTAIN, around, FOR_MINES, 1)
    spread_weight(state, seat, HOUSE, around, FOR_STORES, 1)
    spread_weight(state, seat, TOWNHOUSE, around, FOR_STORES, 2)
    spread_weight(state, seat, HOTEL, around, FOR_STORES, 2)
    return around


def best_of(spots: vec[i64], kind: i64, count: i64) -> i64:
    """The highest numbers of a map, so many of them, added up."""
    total: i64 = 0
    value = ROOM - 1
    while value > 0 and count > 0:
        taken = spots[kind * ROOM + value]
        if taken > count:
            taken = count
        total += taken * value
        count -= taken
        value -= 1
    return total


def count_spots(state: CardGameState, seat: i64, found: vec[i64]) -> None:
    """What may come to lie where: the places of SPOT_NAMES."""
    north, height, width = state.north[seat], state.height[seat], state.width[seat]
    # the Captain's ninth row does not count: it may never come
    rows_to_grow = CITY_SIDE - height if height < CITY_SIDE else i64(0)
    columns_to_grow = CITY_SIDE - width if width < CITY_SIDE else i64(0)
    law = has_law(state, seat)
    spots = zeros(MAPS * ROOM)  # (map * ROOM + number) -> on how many spots
    bare_by_ranches: i64 = 0
    if height > 0:
        around = maps_of(state, seat)
        covered, shown = state.covered, state.shown
        empty, outlaws = (seat * KINDS + EMPTY) * SIDE, (seat * KINDS + OUTLAWS) * SIDE
        ranches = (seat * KINDS + RANCH) * SIDE
        # one parcel further than the city on each side, where it may grow
        margin = i64(1) if columns_to_grow > 0 else i64(0)
        west = on_ring(state.west[seat] - margin)
        columns = turned_east(LOW_BITS[width + 2 * margin], on_ring(SIDE - west))
        more = i64(1) if rows_to_grow > 0 else i64(0)
        for step in range(-more, height + more):
            row = on_ring(north + step)
            bare = (FULL_ROW - covered[seat * SIDE + row]) & columns
            near = (
                shown[ranches + row] | shown[ranches + on_ring(row + 1)] | shown[ranches + on_ring(row - 1)]
            )
            bits = bare & (near | turned_east(near, 1) | turned_west(near))
            while bits > 0:
                bare_by_ranches += bits & 1
                bits >>= 1
            bits = bare | shown[empty + row]
            if law:
                bits |= shown[outlaws + row]
            cell = row * SIDE
            while bits > 0:
                if bits & 1 == 1:
                    spots[around[cell]] += 1
                    spots[ROOM + around[CELLS + cell]] += 1
                    spots[2 * ROOM + around[2 * CELLS + cell]] += 1
                    spots[3 * ROOM + around[3 * CELLS + cell]] += 1
                bits >>= 1
                cell += 1
    found[FIRST_SPOT] = best_of(spots, FOR_HOUSES, 3)
    found[FIRST_SPOT + 1] = best_of(spots, FOR_HOUSES, 8)
    found[FIRST_SPOT + 2] = best_of(spots, FOR_HOUSES, CELLS)
    found[FIRST_SPOT + 3] = best_of(spots, FOR_MOUNTAINS, 2)
    found[FIRST_SPOT + 4] = best_of(spots, FOR_MOUNTAINS, 6)
    found[FIRST_SPOT + 5] = best_of(spots, FOR_MINES, 1)
    found[FIRST_SPOT + 6] = best_of(spots, FOR_MINES, 3)
    found[FIRST_SPOT + 7] = best_of(spots, FOR_STORES, 1)
    found[FIRST_SPOT + 8] = best_of(spots, FOR_STORES, 3)
    found[FIRST_SPOT + 9] = bare_by_ranches
    found[FIRST_SPOT + 10] = rows_to_grow
    found[FIRST_SPOT + 11] = columns_to_grow
    found[FIRST_SPOT + 12] = 1 if law else 0


def count_features(state: CardGameState, seat: i64, pad: vec[i64]) -> vec[i64]:
    """All the numbers of a seat whose score pad has these lines."""
    found = zeros(FEATURE_COUNT)
    for element in range(KINDS):
        found[element] = state.parcels[seat * KINDS + element]
    for line in range(LINES):
        found[FIRST_LINE + line] = pad[line]
    count_spots(state, seat, found)
    for character in range(CHARACTER_COUNT):
        if state.has(seat, character):
            found[FIRST_CHARACTER + character] = 1
            found[PEOPLE] += 1
    for place in range(USABLE_COUNT):
        if state.has(seat, USABLE[place]) and state.is_used[USABLE[place]] == 0:
            found[FIRST_USABLE + place] = 1
    for value in range(i64(1), HAND + 1):
        if state.holds(seat, value):
            found[PIPS] += value
            found[HIGH_CARDS] += 1 if value >= HIGH else 0
    return found
