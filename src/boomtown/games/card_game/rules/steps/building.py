"""Building a city: a terrain card is placed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import Step
from boomtown.games.card_game.rules.city import has_law, lay, longer_side, offer_spots
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.steps.readiness import why_no_use
from boomtown.games.card_game.rules.steps.selling import offer_sales, sell, why_no_sale
from boomtown.games.card_game.rules.tables import (
    BARE,
    CELLS,
    CITY_ROOM,
    CITY_SIDE,
    EMPTY,
    FIRST_CELL,
    HOUSE,
    OUTLAWS,
    OUTLAWS_NEVER_ON_OUTLAWS,
    PRISON,
    PRISON_AT_ONCE,
    SET_ASIDE,
    SIDE,
    TOWNHOUSE,
    USABLE,
)
from boomtown.games.card_game.rules.verbs import ASIDE, PLACE, SELL, USE


@final
class PlaceCard(Step[CardGameState]):
    """A terrain card is added to the city: joined by a side, never turned, never slid under others.

    A card that fits nowhere is set aside and counts for nothing (C4).

    Rules: "Building rules", p. 4; "Example of terrain card placement", p. 4.
    """

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def actor(self, state: CardGameState) -> i64:
        """Who has taken it."""
        return self.seat

    def options(self, state: CardGameState, seat: i64, menu: Menu) -> None:
        """Every spot where it fits; the Auctioneer may make room first (C5)."""
        offer_spots(state, seat, self.card, menu)
        if menu.count == 0:
            menu.add(ASIDE.action)
        offer_sales(state, seat, menu)

    def reason(self, state: CardGameState, seat: i64, action: i64) -> str | None:
        """The building rules, one after the other."""
        if SELL.has(action):
            return why_no_sale(state, seat, SELL.part(action))
        if PLACE.has(action):
            return why_no_place(state, seat, self.card, PLACE.part(action))
        if USE.has(action):
            return why_no_use(state, seat, USE.part(action)) or "card-game-reason-place-now"
        if action != ASIDE.action:
            return "card-game-reason-place-now"
        for cell in range(CELLS):
            if why_no_place(state, seat, self.card, cell) is None:
                return "card-game-reason-must-place"
        return None

    def reason_numbers(self, state: CardGameState, seat: i64, action: i64) -> list[int]:
        """The element that may not be covered, or how large a city may be; or the character."""
        if USE.has(action):
            return [int(USABLE[USE.part(action)])]
        if not PLACE.has(action):
            return []
        reason = why_no_place(state, seat, self.card, PLACE.part(action))
        if reason == "card-game-reason-too-large":
            return [int(longer_side(state, seat))]
        for corner in range(i64(4)):
            if why_not_cover(state, seat, self.card, PLACE.part(action), corner) is not None:
                return [int(element_under(state, seat, PLACE.part(action), corner))]
        return []

    def take(self, state: CardGameState, seat: i64, action: i64) -> None:
        """It lies there; or it is out of the game."""
        if SELL.has(action):
            sell(state, seat, SELL.part(action))
            state.push(self)
        elif action == ASIDE.action:
            state.where[self.card] = SET_ASIDE + seat
            state.tell("card-game-event-set-aside", seat, self.card)
        else:
            lay(state, seat, self.card, PLACE.part(action))
            state.tell("card-game-event-placed", seat, self.card, PLACE.part(action))


def why_no_place(state: CardGameState, seat: i64, card: i64, cell: i64) -> str | None:
    """Why a card cannot lie with its north-west parcel on a cell, parcel by parcel as the rulebook says.

    Rules: "Building rules", p. 4.
    """
    if state.city_count[seat] == 0:
        return None if cell == FIRST_CELL else "card-game-reason-first-card"
    if not is_within_limits(state, seat, cell):
        return "card-game-reason-too-large"
    if not is_joined(state, seat, cell):
        return "card-game-reason-not-joined"
    for corner in range(i64(4)):
        reason = why_not_cover(state, seat, card, cell, corner)
        if reason is not None:
            return reason
    return None


def is_within_limits(state: CardGameState, seat: i64, cell: i64) -> bool:
    """At most 8 x 8 parcels, wherever they lie (C13); with the Captain 9 rows or 9 columns, not both.

    Rules: "Building rules", p. 4; "Descriptions of the different characters", p. 6.
    """
    longest = longer_side(state, seat)
    rows, columns = extent(state, seat, cell // SIDE, True), extent(state, seat, cell % SIDE, False)
    return rows <= longest and columns <= longest and (rows <= CITY_SIDE or columns <= CITY_SIDE)


def extent(state: CardGameState, seat: i64, line: i64, is_row: bool) -> i64:
    """How many rows (or columns) a city needs with a new card whose first one is this line.

    Rules: "Building rules", p. 4.
    """
    first: i64 = 0  # counted from the new card; the ring is cut on its far side
    last: i64 = 1
    for place in range(seat * CITY_ROOM, seat * CITY_ROOM + state.city_count[seat]):
        cell = state.city_cell[place]
        away = ((cell // SIDE if is_row else cell % SIDE) - line + 8) % SIDE - 8
        if away < first:
            first = away
        if away + 1 > last:
            last = away + 1
    return last - first + 1


def element_under(state: CardGameState, seat: i64, cell: i64, corner: i64) -> i64:
    """What the city shows where a corner of a card on this cell would lie.

    Rules: "Building rules", p. 4.
    """
    row, column = (cell // SIDE + corner // 2) % SIDE, (cell + corner % 2) % SIDE
    return state.element_at(seat, row, column)


def is_joined(state: CardGameState, seat: i64, cell: i64) -> bool:
    """Whether a parcel of the card lies on the city or shares a side with it; a corner is not enough.

    Rules: "Building rules", p. 4.
    """
    row, column = cell // SIDE, cell % SIDE
    for down in range(i64(-1), i64(3)):
        for along in range(i64(-1), i64(3)):
            is_corner = (down == -1 or down == 2) and (along == -1 or along == 2)
            if not is_corner and state.element_at(seat, (row + down) % SIDE, (column + along) % SIDE) != BARE:
                return True
    return False


def why_not_cover(state: CardGameState, seat: i64, card: i64, cell: i64, corner: i64) -> str | None:
    """Empty parcels may be covered; the same by the same, a House by a Townhouse, outlaws where there is law.

    A Prison on the card itself is not yet law (C2), and with law outlaws may cover outlaws (C22), unless the table
    has decided otherwise.

    Rules: "Building rules", p. 4.
    """
    old, new = element_under(state, seat, cell, corner), state.parcel(card, corner)
    if old in (BARE, EMPTY):
        return None
    if old == OUTLAWS:
        if new == OUTLAWS and state.switches[OUTLAWS_NEVER_ON_OUTLAWS] == 1:
            return "card-game-reason-outlaws-on-outlaws"
        is_law = has_law(state, seat)
        if state.switches[PRISON_AT_ONCE] == 1:
            for part in range(i64(4)):
                is_law = is_law or state.parcel(card, part) == PRISON
        return None if is_law else "card-game-reason-covers-outlaws"
    if old == new or (old == HOUSE and new == TOWNHOUSE):
        return None
    return "card-game-reason-covers"
