"""The options of one decision."""

from collections import Counter

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng


def test_options_keep_the_order_in_which_they_are_added() -> None:
    menu = Menu()
    for action in (5, 3, 9):
        menu.add(action)
    assert menu.to_list() == [5, 3, 9]
    assert menu.to_weighted_list() == [(5, 1), (3, 1), (9, 1)]
    assert [menu.has(action) for action in (3, 4, 9, 0)] == [True, False, True, False]


def test_a_menu_grows_as_far_as_needed() -> None:
    menu = Menu()
    for action in range(300):
        menu.add_weighted(action, action + 1)
    assert menu.to_list() == [*range(300)]
    assert menu.to_weighted_list() == [(action, action + 1) for action in range(300)]
    assert menu.total == 300 * 301 // 2


def test_a_cleared_menu_forgets_everything() -> None:
    menu = Menu()
    menu.add_weighted(7, 3)
    menu.clear()
    assert (menu.count, menu.total, menu.to_list(), menu.has(7)) == (0, 0, [], False)
    menu.add(1)
    assert menu.to_weighted_list() == [(1, 1)]


def test_every_option_of_a_seat_is_as_likely_as_any_other() -> None:
    menu = Menu()
    for action in (10, 20, 30):
        menu.add(action)
    rng = Rng(1)
    counts = Counter(int(menu.pick(rng)) for _ in range(3000))
    assert sorted(counts) == [10, 20, 30]
    assert all(900 < count < 1100 for count in counts.values())


def test_outcomes_of_chance_come_by_their_weights() -> None:
    menu = Menu()
    menu.add_weighted(1, 1)
    menu.add_weighted(2, 0)
    menu.add_weighted(3, 3)
    rng = Rng(2)
    counts = Counter(int(menu.pick(rng)) for _ in range(4000))
    assert sorted(counts) == [1, 3]  # what weighs nothing never comes
    assert 900 < counts[1] < 1100
