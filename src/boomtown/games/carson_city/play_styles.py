"""What players of Carson City may be after, with no regard for anything else: for games under the laws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.laws import PlayStyle
from boomtown.games.carson_city.rules.state import NO_SEAT, CarsonCityState, cowboys_of
from boomtown.games.carson_city.rules.steps.building import BuildBuilding
from boomtown.games.carson_city.rules.tables import (
    CHURCH,
    FIRST_CONSTRUCTION,
    FIRST_PARCEL,
    KIND_COUNT,
    ONE_COWBOY,
    PARCEL_COUNT,
    SITES,
    SMALL_ROADS,
    SPACE_COUNT,
    THREE_ROADS,
)


def money(state: CarsonCityState, seat: int) -> int:
    """Its dollars."""
    return int(state.money[seat])


def debts(state: CarsonCityState, seat: int) -> int:
    """As few dollars as possible."""
    return -money(state, seat)


def land(state: CarsonCityState, seat: int) -> int:
    """Parcels, then ownerless ones where it stands alone, then the money for them."""
    alone = sum(
        cowboys == state.standing[space] and state.owner[space - FIRST_PARCEL] == NO_SEAT
        for space, cowboys in spaces(state, seat)
        if space >= FIRST_PARCEL
    )
    return 100 * (2 * int(state.parcels[seat]) + alone) + money(state, seat)


def churches(state: CarsonCityState, seat: int) -> int:
    """Churches; other buildings for want of them, so that churches come on the track."""
    return 8 * buildings_of(state, seat, [int(CHURCH)]) + buildings(state, seat)


def buildings(state: CarsonCityState, seat: int) -> int:
    """Buildings of any kind."""
    return buildings_of(state, seat, [*range(int(KIND_COUNT))])


def stocks(state: CarsonCityState, seat: int) -> int:
    """Cowboys, roads and revolvers in the personal reserve, buildings that are kept, and duel tiles."""
    kept = sum(state.kept[seat * KIND_COUNT : (seat + 1) * KIND_COUNT])
    held = state.reserve[seat] + state.roads[seat] + state.revolvers[seat] + state.tile_count[seat]
    return int(kept + held)


def roads(state: CarsonCityState, seat: int) -> int:
    """Roads on the board, whoever has laid them, then its own in reserve, then squares that give some."""
    squares = sum(space in (THREE_ROADS, SMALL_ROADS) for space, _ in spaces(state, seat))
    return 100 * int(sum(state.road)) + 10 * int(state.roads[seat]) + squares


def quarrels(state: CarsonCityState, seat: int) -> int:
    """Spaces where others stand too, then firepower."""
    shared = sum(cowboys != state.standing[space] for space, cowboys in spaces(state, seat))
    return 100 * shared + int(state.firepower(seat))


def buildings_of(state: CarsonCityState, seat: int, kinds: list[int]) -> int:
    """Buildings on the board, then in hand, then squares of its own where one is for sale; then money and land."""
    built = sum(state.built[seat * KIND_COUNT + kind] for kind in kinds)
    kept = sum(state.kept[seat * KIND_COUNT + kind] for kind in kinds)
    kept += sum(isinstance(step, BuildBuilding) and step.kind in kinds for step in state.agenda)
    squares = range(int(FIRST_CONSTRUCTION), int(FIRST_CONSTRUCTION + SITES))
    for_sale = sum(
        space in squares
        and state.tile_on[space - FIRST_CONSTRUCTION] in kinds
        and cowboys == state.standing[space]
        for space, cowboys in spaces(state, seat)
    )
    sites = sum(
        state.owner[parcel] == seat and state.is_reached(parcel) for parcel in range(int(PARCEL_COUNT))
    )
    return 1000 * int(4 * built + 2 * kept + for_sale) + money(state, seat) + 4 * min(sites, 4)


def spaces(state: CarsonCityState, seat: int) -> Iterator[tuple[int, int]]:
    """Where a seat has cowboys, each with these cowboys as `standing` would count them alone."""
    for space in range(int(SPACE_COUNT)):
        own = cowboys_of(state.standing[space], seat)
        if own:
            yield space, int(own * ONE_COWBOY[seat])


PLAY_STYLES: Final[dict[str, PlayStyle]] = {
    "land-grabbing": land,
    "church-building": churches,
    "building": buildings,
    "poor": debts,
    "rich": money,
    "hoarding": stocks,
    "road-laying": roads,
    "quarrelsome": quarrels,
}
