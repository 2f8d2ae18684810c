"""The table: data that clones share with nobody."""

import pytest

from boomtown.core.wire import ARRAY, attributes, snapshot
from tests.games.nevada_city.tables import golden_table

MIDDLE = golden_table("3-seats-all-options", 200).state
ARRAYS = [name for name in attributes(MIDDLE) if type(getattr(MIDDLE, name)) is ARRAY]


@pytest.mark.parametrize("name", ARRAYS)
def test_a_clone_has_arrays_of_its_own(name: str) -> None:
    before = snapshot(MIDDLE)
    copy = MIDDLE.clone()
    assert snapshot(copy) == before
    getattr(copy, name)[0] += 1
    assert snapshot(copy) != before
    assert snapshot(MIDDLE) == before


def test_a_clone_has_decks_and_an_agenda_of_its_own() -> None:
    before = snapshot(MIDDLE)
    copy = MIDDLE.clone()
    copy.bag.size += 1
    copy.workers.left[0] += 1
    copy.goals.left[0] += 1
    copy.contracts.left[0] += 1
    copy.agenda.pop()
    assert snapshot(MIDDLE) == before
