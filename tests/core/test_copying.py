"""What lies on a table can be pickled, copied and deep-copied, plain and compiled, and is as its clone is."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.deck import Deck
from boomtown.core.menu import Menu
from boomtown.core.pile import Kinds, Pile
from boomtown.core.playout import play_out
from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.step import NOBODY, Event, Game, Listener, State
from boomtown.core.wire import attributes, plain, snapshot
from boomtown.games import ALL

Way = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: dict[str, Way] = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": pickled}


@pytest.fixture(params=WAYS)
def way(request: pytest.FixtureRequest) -> Way:
    """One of the ways to get a second one."""
    return WAYS[request.param]


@cache
def played(game: Game[Any], moves: int) -> Table[Any]:
    """A table after some moves at random, with all that it has told."""
    rng = Rng(5)
    table = Table(game, int(game.fewest))
    for _ in range(moves):
        if table.state.is_over():
            break
        seat = int(table.state.actor())
        if seat < 0:
            table.roll(rng)
        else:
            options = table.state.options(seat)
            table.act(seat, options[int(rng.below(len(options)))])
    return table


def table_of(game: Game[Any], moves: int) -> Table[Any]:
    """The same for a test that may play on."""
    return played(game, moves).clone()


def told(events: list[list[Event]]) -> list[tuple[Any, ...]]:
    """Everything that events hold, to compare."""
    return [
        (
            e.name,
            int(e.seat),
            e.numbers,
            int(e.audience),
            e.step,
            int(e.points),
            e.is_score,
            snapshot(e.after),
        )
        for heard in events
        for e in heard
    ]


@pytest.mark.parametrize("moves", [0, 30, 10_000])
@pytest.mark.parametrize("name", ALL)
def test_a_state_is_as_its_clone_and_its_own(name: str, moves: int, way: Way) -> None:
    state: State = table_of(ALL[name], moves).state
    clone, before = state.clone(), snapshot(state)
    state.listener = Listener()
    again = way(state)
    assert type(again) is type(state)
    assert sorted(attributes(again)) == sorted(attributes(clone))
    assert again.listener is None
    assert snapshot(again) == snapshot(clone) == before
    play_out(again, Rng(1), Menu())
    play_out(clone, Rng(1), Menu())
    assert snapshot(again) == snapshot(clone)
    state.listener = None
    assert snapshot(state) == before  # what is played on the copy does not show on the original


@pytest.mark.parametrize("name", ALL)
def test_a_view_can_be_filled_as_before(name: str, way: Way) -> None:
    game = ALL[name]
    view = game.view(table_of(game, 40).state, 0)
    again = way(view)
    assert int(again.seat) == 0
    assert snapshot(game.determinize(again, Rng(2))) == snapshot(game.determinize(view, Rng(2)))


@pytest.mark.parametrize("name", ALL)
def test_a_table_goes_on_as_its_clone_does(name: str, way: Way) -> None:
    table = table_of(ALL[name], 60)
    clone, again = table.clone(), way(table)
    assert again.game is table.game
    assert again.record == clone.record
    assert again.lines == clone.lines
    assert told(again.events) == told(clone.events)
    assert again.moves_to_undo(0) == clone.moves_to_undo(0)
    before = len(table.record.moves)
    for one in (again, clone):
        rng = Rng(9)
        for _ in range(20):
            if one.state.is_over():
                break
            seat = int(one.state.actor())
            if seat < 0:
                one.roll(rng)
            else:
                one.act(seat, one.state.options(seat)[-1])
    assert again.record == clone.record
    assert told(again.events) == told(clone.events)
    assert len(table.record.moves) == len(table.lines[int(NOBODY)]) == before


@pytest.mark.parametrize("name", ALL)
def test_there_is_one_of_each_game(name: str, way: Way) -> None:
    game = ALL[name]
    assert way(game) is game
    assert way(game.with_slow_evaluation()) is game.with_slow_evaluation()


def test_a_game_that_nobody_could_find_is_not_pickled() -> None:
    game: Game[Any] = Game("somewhere", 1, ALL["claim"].verbs, 2, 2, [])
    with pytest.raises(pickle.PicklingError, match="somewhere"):
        pickle.dumps(game)


def test_a_generator_goes_on_with_the_same_numbers_by_itself(way: Way) -> None:
    rng = Rng(7)
    rng.below(10)
    again = way(rng)
    numbers = [int(again.below(1000)) for _ in range(20)]
    assert [int(rng.below(1000)) for _ in range(20)] == numbers


@pytest.mark.parametrize("name", ALL)
def test_steps_are_as_they_were(name: str, way: Way) -> None:
    for moves in range(0, 60, 7):
        for step in table_of(ALL[name], moves).state.agenda:
            again = way(step)
            assert type(again) is type(step)
            assert plain(again) == plain(step)


def test_a_deck_and_a_pile_are_their_own(way: Way) -> None:
    deck = Deck(vec[i64]([1, 2]), 3)
    kinds = Kinds(vec[i64]([0, 0]), vec[i64]([0, 0]), 1)
    pile = Pile(kinds, vec[i64]([1, 2]), vec[i64]([3]))
    pile.top, pile.top_known, pile.back = vec[i64]([1]), vec[i64]([3]), 0
    again, pile_again = way(deck), way(pile)
    again.remove(1)
    assert (list(deck.left), int(deck.size)) == ([1, 2], 3)
    assert (list(again.left), int(again.size)) == ([1, 1], 2)
    assert plain(pile_again) == plain(pile)
    assert list(pile_again.kinds.layer_of) == [0, 0]
    pile_again.left[0] = 9
    assert list(pile.left) == [1, 2]


def test_an_array_is_its_own(way: Way) -> None:
    array = vec[i64]([3, -1, 1 << 60])
    again = way(array)
    assert (type(again), list(again)) == (type(array), list(array))
    again[0] = 4
    assert array[0] == 3
