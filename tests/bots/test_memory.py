"""What a search remembers of options: the unknown first, then what looked well, and what was seldom looked at."""

import pytest

from boomtown.core.laws import play_one
from boomtown.core.menu import Menu
from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE
from boomtown.games.carson_city import CARSON_CITY
from boomtown.search.history import UNKNOWN, History
from boomtown.search.mcts import TreeSearch
from boomtown.search.settings import SearchSettings

SEEDS = 30


def menu_of(*actions: int) -> Menu:
    menu = Menu()
    for action in actions:
        menu.add(action)
    return menu


def drawn(memory: History, menu: Menu, seat: int, first: int = 0) -> set[int]:
    """The actions that some seeds draw."""
    return {int(menu.actions[memory.draw(menu, first, seat, Rng(seed))]) for seed in range(SEEDS)}


def test_what_is_unknown_comes_first() -> None:
    memory = History(10, 2, 0.02)
    assert drawn(memory, menu_of(3, 5, 7), 0) == {3, 5, 7}
    memory.note(0, 5, 0.9)
    assert drawn(memory, menu_of(3, 5, 7), 0) == {3, 7}
    assert memory.promise(0, 3) == UNKNOWN > memory.promise(0, 5)


def test_every_seat_has_a_memory_of_its_own() -> None:
    memory = History(10, 2, 0.02)
    memory.note(0, 5, 0.9)
    assert memory.promise(1, 5) == UNKNOWN


def test_the_best_mean_is_drawn_from_those_that_are_left() -> None:
    memory = History(10, 2, 0.02)
    for action, value in ((3, 0.2), (5, 0.9), (7, 0.4)):
        for _ in range(4):
            memory.note(1, action, value)
    menu = menu_of(5, 3, 7)
    assert drawn(memory, menu, 1) == {5}
    assert drawn(memory, menu, 1, first=1) == {7}


@pytest.mark.parametrize(("curiosity", "action"), [(0.01, 5), (0.5, 3)])
def test_the_curious_look_again_at_what_they_know_little_of(curiosity: float, action: int) -> None:
    memory = History(10, 1, curiosity)
    memory.note(0, 3, 0.5)
    for _ in range(25):
        memory.note(0, 5, 0.6)
    assert memory.promise(0, 5) == pytest.approx(0.6 + curiosity / 5)
    assert drawn(memory, menu_of(3, 5), 0) == {action}


def test_a_search_that_remembers_opens_with_better_options() -> None:
    """The first options that rivals are shown look better on the average than any eight."""
    table, rng = Table(CARSON_CITY, 4, is_listening=False), Rng(3)
    seat = CHANCE
    while seat == CHANCE or int(table.state.turn) < 2 or len(table.state.options(seat)) < 30:
        play_one(table, rng)
        seat = int(table.state.actor())
    view = CARSON_CITY.view(table.state, seat)
    means = {}
    for memory in (0.0, 0.02):
        search = TreeSearch(
            CARSON_CITY, view, Rng(5), SearchSettings(exploration=0.04, history_weight=memory)
        )
        search.run(200)
        tree = search.tree
        looks = [
            node
            for node in range(int(tree.count))
            if tree.visits[node] == 1 and tree.first[node] == -1 and tree.seat[node] not in (CHANCE, seat)
        ]
        means[memory] = sum(float(tree.value_sum[node]) for node in looks) / len(looks)
    assert means[0.02] > means[0.0]
