"""Views as JSON and back."""

from resource import RUSAGE_SELF, getrusage
from typing import Any

import msgspec
import pytest

from boomtown.core.record import Record, replay_to
from boomtown.core.rng import Rng
from boomtown.core.step import HIDDEN, NOBODY, Game, Listener
from boomtown.core.wire import attributes, decode, encode, snapshot
from boomtown.games import ALL, game_parts
from boomtown.games.gold_rush import GOLD_RUSH

MOVES = {
    "gold-rush": ["* draw gr38", "0 place 1e e", "0 tent 0 n", "* draw gr39", "1 place 1w e", "1 pass"]
    + ["* draw gr39", "0 place 2e e", "0 mine", "* token 3"],
    "claim": ["* stamp water", "0 bid 3", "1 bid 7", "* stake creek", "* scout lode"],
}


def state_of(game: Game[Any]) -> Any:
    return replay_to(game, Record(game.name, 1, 2, moves=MOVES[game.name])).state


@pytest.mark.parametrize("name", sorted(MOVES))
@pytest.mark.parametrize("viewer", [0, 1, int(NOBODY)])
def test_a_view_comes_back_as_it_was(name: str, viewer: int) -> None:
    game = ALL[name]
    view = game.view(state_of(game), viewer)
    copy = decode(game, encode(game, view), game_parts(name).rules.steps)
    assert copy.seat == viewer
    assert snapshot(copy.state) == snapshot(view.state)
    assert copy.state.actors() == view.state.actors()
    assert snapshot(game.determinize(copy, Rng(3))) == snapshot(game.determinize(view, Rng(3)))


def test_a_view_says_of_which_game_it_is() -> None:
    raw = encode(GOLD_RUSH, GOLD_RUSH.view(state_of(GOLD_RUSH), 0))
    with pytest.raises(ValueError, match="a view of 'gold-rush', not of 'claim'"):
        decode(ALL["claim"], raw, ())


def test_what_is_hidden_is_not_in_the_text() -> None:
    sent = msgspec.json.decode(encode(GOLD_RUSH, GOLD_RUSH.view(state_of(GOLD_RUSH), 1)))
    assert sent["state"]["held"] == [HIDDEN] * 5 + [0] * 5
    assert sent["state"]["unseen"]["left"] == [HIDDEN] * 5
    assert "listener" not in sent["state"]


def test_steps_travel_by_name_with_their_fields() -> None:
    sent = msgspec.json.decode(encode(GOLD_RUSH, GOLD_RUSH.view(state_of(GOLD_RUSH), 0)))
    assert sent["state"]["agenda"] == [["TakeTurn", 0], ["DrawTile", 1]]


def test_a_snapshot_holds_everything_but_who_listens() -> None:
    state = state_of(GOLD_RUSH)
    quiet = snapshot(state)
    state.listener = Listener()
    assert snapshot(state) == quiet
    assert {*quiet} == {*attributes(state)} - {"listener"}


def test_a_snapshot_does_not_change_with_the_table() -> None:
    state = state_of(GOLD_RUSH)
    before = snapshot(state)
    state.act(-1, state.options(-1)[0])
    assert snapshot(state) != before
    assert before == snapshot(state_of(GOLD_RUSH))


def test_attributes_come_in_the_order_of_their_making() -> None:
    names = attributes(GOLD_RUSH.start(2, frozenset()))
    assert names[:5] == ["seat_count", "player_count", "score", "agenda", "listener"]
    assert names[-1] == "held"


def test_views_that_come_and_go_leave_no_memory_behind() -> None:
    raw, steps = (
        encode(GOLD_RUSH, GOLD_RUSH.view(state_of(GOLD_RUSH), 0)),
        game_parts("gold-rush").rules.steps,
    )
    for _ in range(100):
        decode(GOLD_RUSH, raw, steps)
    before = getrusage(RUSAGE_SELF).ru_maxrss
    for _ in range(1000):
        decode(GOLD_RUSH, raw, steps)
    assert getrusage(RUSAGE_SELF).ru_maxrss - before < 2000  # kilobytes
