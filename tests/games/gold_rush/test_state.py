"""The table: data that clones share with nobody."""

import pytest

from boomtown.core.wire import ARRAY, attributes, snapshot
from tests.games.gold_rush.tables import golden_table

MIDDLE = golden_table("5-seats-completed-city", 120).state
ARRAYS = [name for name in attributes(MIDDLE) if type(getattr(MIDDLE, name)) is ARRAY]


@pytest.mark.parametrize("name", ARRAYS)
def test_a_clone_has_arrays_of_its_own(name: str) -> None:
    before = snapshot(MIDDLE)
    copy = MIDDLE.clone()
    assert snapshot(copy) == before
    getattr(copy, name)[0] += 1
    assert snapshot(copy) != before
    assert snapshot(MIDDLE) == before


def test_a_clone_has_bags_and_an_agenda_of_its_own() -> None:
    before = snapshot(MIDDLE)
    copy = MIDDLE.clone()
    copy.piles.remove(49)
    copy.unseen.remove(0)
    copy.agenda.pop()
    assert snapshot(MIDDLE) == before


def test_every_tile_and_segment_is_found_where_it_lies() -> None:
    for tile in range(int(MIDDLE.tile_count)):
        assert MIDDLE.tile_at(MIDDLE.cell_of[tile]) == tile
    for segment in range(int(MIDDLE.mountain_count)):
        tile = int(MIDDLE.mountain_tile(segment))
        later = tile + 1 == MIDDLE.tile_count or segment < MIDDLE.first_mountain[tile + 1]
        assert MIDDLE.first_mountain[tile] <= segment
        assert later
