"""Selling terrain cards with the Auctioneer.

Rules: "Descriptions of the different characters", p. 6.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.games.card_game.rules.city import is_in_one_piece, lift, rest_without
from boomtown.games.card_game.rules.state import NO_CARD, CardGameState
from boomtown.games.card_game.rules.tables import AUCTIONEER, BARE, CITY_ROOM, SIDE, SOLD
from boomtown.games.card_game.rules.verbs import SELL

MOST_SALES: Final[i64] = 3


def offer_sales(state: CardGameState, seat: i64, menu: Menu) -> None:
    """Every card that lies flat and whose absence leaves the city in one piece, the oldest first.

    Rules: "Descriptions of the different characters", p. 6.
    """
    if not state.has(seat, AUCTIONEER) or state.sold[seat] == MOST_SALES:
        return
    for place in range(seat * CITY_ROOM, seat * CITY_ROOM + state.city_count[seat]):
        if state.city_is_flat[place] == 1 and is_in_one_piece(
            rest_without(state, seat, state.city_cell[place])
        ):
            menu.add(SELL.of(state.city_card[place]))


def can_sell(state: CardGameState, seat: i64) -> bool:
    """Whether a seat can sell any card.

    Rules: "Descriptions of the different characters", p. 6.
    """
    menu = Menu()
    offer_sales(state, seat, menu)
    return menu.count > 0


def why_no_sale(state: CardGameState, seat: i64, card: i64) -> str | None:
    """Up to three own cards that neither cover nor are covered; the city may not fall apart (C5).

    Rules: "Descriptions of the different characters", p. 6.
    """
    if not state.has(seat, AUCTIONEER):
        return "card-game-reason-no-auctioneer"
    if state.sold[seat] >= MOST_SALES:
        return "card-game-reason-three-sold"
    place = state.city_index(seat, card)
    if place == NO_CARD:
        return "card-game-reason-not-in-city"
    cell = state.city_cell[place]
    for other in range(seat * CITY_ROOM, seat * CITY_ROOM + state.city_count[seat]):
        if other != place and is_overlapping(cell, state.city_cell[other]):
            return "card-game-reason-overlaps"
    return None if is_walkable(state, seat, cell) else "card-game-reason-splits-city"


def is_overlapping(one: i64, two: i64) -> bool:
    """Whether cards on these two cells of the ring share a parcel.

    Rules: "Descriptions of the different characters", p. 6.
    """
    down, along = (one // SIDE - two // SIDE) % SIDE, (one - two) % SIDE
    return (down < 2 or down == SIDE - 1) and (along < 2 or along == SIDE - 1)


def is_walkable(state: CardGameState, seat: i64, gap: i64) -> bool:
    """Whether one can walk over a city from side to side although the card on one cell is gone.

    Rules: "Descriptions of the different characters", p. 6.
    """
    parcels: i64 = 0
    start: i64 = -1
    is_city: list[bool] = []
    for cell in range(SIDE * SIDE):
        is_here = state.element_at(seat, cell // SIDE, cell % SIDE) != BARE and not is_part(gap, cell)
        is_city.append(is_here)
        if is_here:
            parcels += 1
            start = cell
    if parcels == 0:
        return True
    to_visit: list[i64] = [start]
    is_city[start] = False
    visited: i64 = 0
    while len(to_visit) > 0:
        cell = to_visit.pop()
        visited += 1
        row, column = cell // SIDE, cell % SIDE
        for side in range(i64(4)):
            down: i64 = (1, 0, SIDE - 1, 0)[side]
            along: i64 = (0, 1, 0, SIDE - 1)[side]
            beside = (row + down) % SIDE * SIDE + (column + along) % SIDE
            if is_city[beside]:
                is_city[beside] = False
                to_visit.append(beside)
    return visited == parcels


def is_part(card_cell: i64, cell: i64) -> bool:
    """Whether a cell belongs to a card whose north-west parcel lies on another.

    Rules: "Building rules", p. 4.
    """
    return (cell // SIDE - card_cell // SIDE) % SIDE < 2 and (cell - card_cell) % SIDE < 2


def sell(state: CardGameState, seat: i64, card: i64) -> None:
    """The card goes from the city under the Auctioneer.

    Rules: "Descriptions of the different characters", p. 6.
    """
    lift(state, seat, state.city_index(seat, card))
    state.where[card] = SOLD + seat
    state.sold[seat] += 1
    state.tell("card-game-event-sold", seat, card, state.sold[seat])
