"""Where the cards of a city lie on the picture: the ring is cut open around the city, which stands in the middle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boomtown.games.card_game.rules.city import longer_side
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.tables import CITY_ROOM, CITY_SIDE, FIRST_CELL, SIDE

FAR: Final = 12  # steps to the south or east; more are steps to the north or west


@dataclass(frozen=True, slots=True)
class CityLayout:
    """A field of so many parcels each way, with the city in its middle and room to grow around it."""

    north: int  # row of the ring at the top of the city
    west: int
    height: int  # of the city in parcels
    width: int
    cells: int  # of the field
    room: float  # units of the field
    grows: tuple[int, int]  # rows to the north and south, columns to the west and east, that cards may reach

    @property
    def plot(self) -> float:
        """Units of a parcel."""
        return self.room / self.cells

    @property
    def origin(self) -> tuple[float, float]:
        """Where the city begins."""
        return (self.cells - self.width) / 2 * self.plot, (self.cells - self.height) / 2 * self.plot

    def place(self, cell: int) -> tuple[float, float]:
        """The upper left corner of a parcel of the ring."""
        row, column = divmod(cell, int(SIDE))
        down, along = self.steps(row - self.north), self.steps(column - self.west)
        x, y = self.origin
        return round(x + along * self.plot, 2), round(y + down * self.plot, 2)

    def steps(self, away: int) -> int:
        """How far to go on the ring, to the south or east unless that is the long way round."""
        away %= int(SIDE)
        return away if away < FAR else away - int(SIDE)


def survey(state: CardGameState, seat: int, room: float) -> CityLayout:
    """The field for a city, at least 8 x 8 and large enough for every card that could be laid next."""
    high, wide = int(state.height[seat]), int(state.width[seat])
    if high == 0:  # the first card will lie in the middle
        row, column = divmod(int(FIRST_CELL), int(SIDE))
        return CityLayout(row, column, 2, 2, int(CITY_SIDE), room, (0, 0))
    longest = int(longer_side(state, seat))
    grows = max(0, min(2, longest - high)), max(0, min(2, longest - wide))
    cells = max(int(CITY_SIDE), high + 2 * grows[0], wide + 2 * grows[1])
    return CityLayout(int(state.north[seat]), int(state.west[seat]), high, wide, cells, room, grows)


def cards_in_order(state: CardGameState, seat: int) -> list[tuple[int, int, bool]]:
    """The cards of a city, the oldest first: card, cell, and whether nothing covers it."""
    first = seat * int(CITY_ROOM)
    cards = [
        (int(state.city_card[n]), int(state.city_cell[n]))
        for n in range(first, first + int(state.city_count[seat]))
    ]
    found, later = [], set[int]()
    for card, cell in reversed(cards):
        parcels = {(cell // 16 + down) % 16 * 16 + (cell + along) % 16 for down in (0, 1) for along in (0, 1)}
        found.append((card, cell, not parcels & later))
        later |= parcels
    return found[::-1]
