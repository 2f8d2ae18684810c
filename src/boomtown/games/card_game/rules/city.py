"""A city on its ring: where a card fits, laying it, lifting it.

What a card may cover is asked for a whole row at once. The rules themselves, parcel by parcel, are in
steps/building.py; a law compares the two.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.games.card_game.rules.ring import (
    column_of,
    corner_column,
    corner_row,
    on_ring,
    row_of,
    turned_east,
    turned_west,
)
from boomtown.games.card_game.rules.state import CardGameState, zeros
from boomtown.games.card_game.rules.tables import (
    ALSO_UNDER,
    CAPTAIN,
    CAPTAIN_SIDE,
    CITY_ROOM,
    CITY_SIDE,
    EMPTY,
    FIRST_CELL,
    FULL_ROW,
    KINDS,
    LOW_BITS,
    ONE_BIT,
    OUTLAWS,
    OUTLAWS_NEVER_ON_OUTLAWS,
    PRISON,
    PRISON_AT_ONCE,
    SAME_UNDER,
    SHERIFF,
    SIDE,
)
from boomtown.games.card_game.rules.verbs import PLACE


def has_prison(state: CardGameState, seat: i64) -> bool:
    """Whether a city shows a Prison."""
    shown, first = state.shown, (seat * KINDS + PRISON) * SIDE
    for row in range(first, first + SIDE):
        if shown[row] != 0:
            return True
    return False


def has_law(state: CardGameState, seat: i64) -> bool:
    """Whether outlaws are harmless to a seat: with the Sheriff or a Prison.

    Rules: "Building rules", p. 4; "Victory points for buildings", p. 8.
    """
    return state.has(seat, SHERIFF) or has_prison(state, seat)


def longer_side(state: CardGameState, seat: i64) -> i64:
    """How long the longer side of a city may be; with the Captain 9, the other side stays 8.

    Rules: "Building rules", p. 4; "Descriptions of the different characters", p. 6.
    """
    return CAPTAIN_SIDE if state.has(seat, CAPTAIN) else CITY_SIDE


def free_rows(state: CardGameState, seat: i64, card: i64) -> vec[i64]:
    """(row) -> the parcels any card may cover: bare table, empty parcels, outlaws where there is law."""
    covered, shown = state.covered, state.shown
    empty, outlaws = (seat * KINDS + EMPTY) * SIDE, (seat * KINDS + OUTLAWS) * SIDE
    free = zeros(SIDE)
    for row in range(SIDE):
        free[row] = (FULL_ROW - covered[seat * SIDE + row]) | shown[empty + row]
    law = has_law(state, seat)
    if state.switches[PRISON_AT_ONCE] == 1 and not law:
        for corner in range(i64(4)):
            law = law or state.parcel(card, corner) == PRISON
    if law:
        for row in range(SIDE):
            free[row] |= shown[outlaws + row]
    return free


def barred_columns(state: CardGameState, seat: i64, card: i64, row: i64) -> i64:
    """The columns where outlaws of a card in this row would lie on outlaws, which some tables never allow (C22)."""
    shown, first = state.shown, (seat * KINDS + OUTLAWS) * SIDE
    barred: i64 = 0
    for corner in range(i64(4)):
        if state.parcel(card, corner) == OUTLAWS:
            barred |= turned_east(shown[first + corner_row(row, corner)], corner_column(0, corner))
    return barred


def offer_spots(state: CardGameState, seat: i64, card: i64, menu: Menu) -> None:
    """Every place for the north-west parcel of a card, row by row from the north, each from the west.

    Rules: "Building rules", p. 4.
    """
    height, width = state.height[seat], state.width[seat]
    if height == 0:
        menu.add(PLACE.of(FIRST_CELL))
        return
    covered, shown, base = state.covered, state.shown, seat * SIDE
    free = free_rows(state, seat, card)
    first = seat * KINDS * SIDE
    element = state.parcel(card, 0)
    nw, nw_also = first + SAME_UNDER[element] * SIDE, first + ALSO_UNDER[element] * SIDE
    element = state.parcel(card, 1)
    ne, ne_also = first + SAME_UNDER[element] * SIDE, first + ALSO_UNDER[element] * SIDE
    element = state.parcel(card, 2)
    sw, sw_also = first + SAME_UNDER[element] * SIDE, first + ALSO_UNDER[element] * SIDE
    element = state.parcel(card, 3)
    se, se_also = first + SAME_UNDER[element] * SIDE, first + ALSO_UNDER[element] * SIDE
    longest = longer_side(state, seat)
    is_barring = state.switches[OUTLAWS_NEVER_ON_OUTLAWS] == 1
    for step in range(height - longest, longest - 1):
        is_long = height > CITY_SIDE or step < height - CITY_SIDE or step > CITY_SIDE - 2
        limit = CITY_SIDE if is_long else longest
        if width > limit:
            continue
        row = on_ring(state.north[seat] + step)
        south = on_ring(row + 1)
        fit = free[row] | shown[nw + row] | shown[nw_also + row]
        fit &= turned_east(free[row] | shown[ne + row] | shown[ne_also + row], 1)
        fit &= free[south] | shown[sw + south] | shown[sw_also + south]
        fit &= turned_east(free[south] | shown[se + south] | shown[se_also + south], 1)
        if is_barring:
            fit &= FULL_ROW - barred_columns(state, seat, card, row)
        if fit == 0:
            continue
        # joined: a city parcel above or below the card, or beside or under it
        beside = covered[base + row] | covered[base + south]
        near = covered[base + on_ring(row - 1)] | covered[base + on_ring(row + 2)] | beside
        near |= turned_east(near, 1)
        near |= turned_east(beside, 2) | turned_west(beside)
        column = on_ring(state.west[seat] + width - limit)
        fit = turned_east(fit & near, column) & LOW_BITS[2 * limit - 1 - width]
        start = PLACE.of(row * SIDE)
        while fit > 0:
            if fit & 1 == 1:
                menu.add(start + column)
            fit >>= 1
            column = on_ring(column + 1)


def cover(state: CardGameState, seat: i64, card: i64, cell: i64) -> i64:
    """Show the parcels of a terrain card instead of what lies there; 1 if nothing does, so that it lies flat."""
    row, column = row_of(cell), column_of(cell)
    covered, shown, parcels, base = state.covered, state.shown, state.parcels, seat * SIDE
    is_flat: i64 = 1
    for corner in range(i64(4)):
        line, bit = corner_row(row, corner), ONE_BIT[corner_column(column, corner)]
        if covered[base + line] & bit != 0:
            is_flat = 0
            old = seat * KINDS * SIDE + line
            while shown[old] & bit == 0:
                old += SIDE
            shown[old] -= bit
            parcels[(old - line) // SIDE] -= 1
        else:
            covered[base + line] |= bit
        element = seat * KINDS + state.parcel(card, corner)
        shown[element * SIDE + line] |= bit
        parcels[element] += 1
    return is_flat


def lay(state: CardGameState, seat: i64, card: i64, cell: i64) -> None:
    """Lay a terrain card with its north-west parcel on a cell; it covers what lies there."""
    row, column = row_of(cell), column_of(cell)
    is_flat = cover(state, seat, card, cell)
    if is_flat == 0:
        roughen(state, seat, row, column)
    place = seat * CITY_ROOM + state.city_count[seat]
    state.city_card[place] = card
    state.city_cell[place] = cell
    state.city_is_flat[place] = is_flat
    state.city_count[seat] += 1
    widen(state, seat, row, column)


def roughen(state: CardGameState, seat: i64, row: i64, column: i64) -> None:
    """The cards under a new one no longer lie flat."""
    city_cell = state.city_cell
    for place in range(seat * CITY_ROOM, seat * CITY_ROOM + state.city_count[seat]):
        down, along = row_of(city_cell[place]) - row, column_of(city_cell[place]) - column
        if on_ring(down + 1) < 3 and on_ring(along + 1) < 3:
            state.city_is_flat[place] = 0


def widen(state: CardGameState, seat: i64, row: i64, column: i64) -> None:
    """The box around the city takes in a card."""
    if state.height[seat] == 0:
        state.north[seat] = row
        state.west[seat] = column
        state.height[seat] = 2
        state.width[seat] = 2
        return
    down = on_ring(row - state.north[seat])
    if down > SIDE // 2:  # the shorter way is to the north
        state.north[seat] = row
        state.height[seat] += SIDE - down
    elif down + 2 > state.height[seat]:
        state.height[seat] = down + 2
    along = on_ring(column - state.west[seat])
    if along > SIDE // 2:
        state.west[seat] = column
        state.width[seat] += SIDE - along
    elif along + 2 > state.width[seat]:
        state.width[seat] = along + 2


def rest_without(state: CardGameState, seat: i64, cell: i64) -> vec[i64]:
    """(row) -> the covered parcels if a card that lies flat were lifted."""
    rest = state.covered[seat * SIDE : seat * SIDE + SIDE]
    row, column = row_of(cell), column_of(cell)
    bits = ONE_BIT[column] + ONE_BIT[on_ring(column + 1)]
    rest[row] -= bits
    rest[on_ring(row + 1)] -= bits
    return rest


def is_in_one_piece(rest: vec[i64]) -> bool:
    """Whether covered parcels hang together by their sides; none at all do."""
    first: i64 = 0
    while first < SIDE and rest[first] == 0:
        first += 1
    if first == SIDE:
        return True
    reached = zeros(SIDE)
    reached[first] = rest[first] - (rest[first] & (rest[first] - 1))  # one parcel
    grows = True
    while grows:
        grows = False
        for row in range(SIDE):
            here = reached[row]
            near = here | turned_east(here, 1) | turned_west(here)
            near = (near | reached[on_ring(row + 1)] | reached[on_ring(row - 1)]) & rest[row]
            if near != here:
                reached[row] = near
                grows = True
    for row in range(SIDE):
        if reached[row] != rest[row]:
            return False
    return True


def lift(state: CardGameState, seat: i64, place: i64) -> None:
    """Take a card that lies flat out of a city; `place` is its place in the list of cards."""
    card, cell = state.city_card[place], state.city_cell[place]
    row, column = row_of(cell), column_of(cell)
    for corner in range(i64(4)):
        line, bit = corner_row(row, corner), ONE_BIT[corner_column(column, corner)]
        state.covered[seat * SIDE + line] -= bit
        element = seat * KINDS + state.parcel(card, corner)
        state.shown[element * SIDE + line] -= bit
        state.parcels[element] -= 1
    state.city_count[seat] -= 1
    for later in range(place, seat * CITY_ROOM + state.city_count[seat]):
        state.city_card[later] = state.city_card[later + 1]
        state.city_cell[later] = state.city_cell[later + 1]
        state.city_is_flat[later] = state.city_is_flat[later + 1]
    state.north[seat] = 0
    state.west[seat] = 0
    state.height[seat] = 0
    state.width[seat] = 0
    last = seat * CITY_ROOM + state.city_count[seat]
    state.city_card[last] = 0
    state.city_cell[last] = 0
    state.city_is_flat[last] = 0
    for left in range(seat * CITY_ROOM, last):
        widen(state, seat, row_of(state.city_cell[left]), column_of(state.city_cell[left]))
