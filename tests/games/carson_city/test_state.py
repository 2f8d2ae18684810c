"""The table: data that clones share with nobody."""

import pytest

from boomtown.core.wire import ARRAY, attributes, snapshot
from tests.games.carson_city.tables import golden_table

MIDDLE = golden_table("5-seats-everything-at-once", 300).state
SHARED = ("side", "edge_cost")  # replaced at set-up, never changed afterwards
ARRAYS = [name for name in attributes(MIDDLE) if type(getattr(MIDDLE, name)) is ARRAY and name not in SHARED]


@pytest.mark.parametrize("name", ARRAYS)
def test_a_clone_has_arrays_of_its_own(name: str) -> None:
    before = snapshot(MIDDLE)
    copy = MIDDLE.clone()
    assert snapshot(copy) == before
    getattr(copy, name)[0] += 1
    assert snapshot(copy) != before
    assert snapshot(MIDDLE) == before


def test_a_clone_has_a_bag_and_an_agenda_of_its_own() -> None:
    before = snapshot(MIDDLE)
    copy = MIDDLE.clone()
    copy.bag.remove(0)
    copy.agenda.pop()
    assert snapshot(MIDDLE) == before


def test_what_clones_share_does_not_change_after_the_set_up() -> None:
    start = golden_table("5-seats-everything-at-once", 300).state
    end = golden_table("5-seats-everything-at-once").state
    for name in SHARED:
        assert [*getattr(start, name)] == [*getattr(end, name)]
    random = golden_table("4-seats-random-sides", 3)
    before = random.state.clone()
    random.say(-1, "side red")
    assert [*before.side] != [*random.state.side]
