"""What players of Nevada City may be after, with no regard for anything else: for games under the laws."""

from __future__ import annotations

from typing import Final

from boomtown.core.laws import PlayStyle
from boomtown.games.nevada_city.rules.state import FINISHED, MARRIED, NO_CONTRACT, PLACES, NevadaCityState
from boomtown.games.nevada_city.rules.tables import BUILDINGS, CONTRACTS, GOOD_COUNT, MONEY, PEOPLE


def money(state: NevadaCityState, seat: int) -> int:
    """Its dollars."""
    return int(state.money(seat))


def debts(state: NevadaCityState, seat: int) -> int:
    """Loans, and as few dollars as possible."""
    return 100 * int(state.loans[seat]) - money(state, seat)


def stocks(state: NevadaCityState, seat: int) -> int:
    """Goods of all kinds."""
    return int(sum(state.goods[seat * GOOD_COUNT : seat * GOOD_COUNT + MONEY]))


def land(state: NevadaCityState, seat: int) -> int:
    """Mines, farms and ranches."""
    return int(state.tiles(seat))


def buildings(state: NevadaCityState, seat: int) -> int:
    """Buildings, the finished ones before those in work."""
    own = [int(state.stage[building]) for building in range(int(BUILDINGS)) if state.owner[building] == seat]
    return sum(2 if stage == FINISHED else 1 for stage in own)


def contracts(state: NevadaCityState, seat: int) -> int:
    """Contracts, the completed ones before those reserved."""
    done = sum(state.completed_by[contract] == seat for contract in range(int(CONTRACTS)))
    reserved = state.reserved[seat * PLACES : (seat + 1) * PLACES]
    return 2 * done + sum(contract != NO_CONTRACT for contract in reserved)


def people(state: NevadaCityState, seat: int) -> int:
    """Characters, the married ones before others."""
    own = [int(state.status[person]) for person in range(int(PEOPLE)) if state.boss[person] == seat]
    return sum(2 if status == MARRIED else 1 for status in own)


def leisure(state: NevadaCityState, seat: int) -> int:
    """Markers that are not used."""
    return int(state.free[seat])


PLAY_STYLES: Final[dict[str, PlayStyle]] = {
    "rich": money,
    "poor": debts,
    "hoarding": stocks,
    "land-grabbing": land,
    "building": buildings,
    "trading": contracts,
    "sociable": people,
    "idle": leisure,
}
