"""The course of a turn, the start and the end of the game."""

import pytest

from boomtown.core.record import Refused, Table
from boomtown.core.step import CHANCE
from boomtown.games.gold_rush import GOLD_RUSH
from tests.games.gold_rush.tables import (
    actor,
    events,
    go_on,
    golden_table,
    home,
    is_over,
    pile,
    scores,
    table,
    tents,
    tokens,
    why_not,
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_four_cowboys_a_tent_and_no_points(seats: int) -> None:
    """Rules: "Preparation", p. 2; "Components", p. 1."""
    start = table(seats=seats)
    assert home(start) == [4] * seats  # the fifth of a colour marks the score
    assert tents(start) == [-1] * seats
    assert tokens(start) == scores(start) == [0] * seats


def test_the_first_seat_begins_unless_the_table_asks_for_the_lot() -> None:
    """Rules: "Preparation", p. 2. Ruling A22."""
    assert actor(table("* draw gr38", seats=3)) == 0
    assert actor(table("* draw gr38", seats=3, variants=["first=seat"])) == 0
    assert why_not(table(seats=3), "begin 1") == "draw-first"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_lot_names_every_seat_alike_and_play_goes_clockwise_from_there(seats: int) -> None:
    """Rules: "Preparation", p. 2; "Playing the game", p. 2. Ruling A22."""
    drawn = table(seats=seats, variants=["first=lot"])
    assert actor(drawn) == CHANCE
    odds = [(GOLD_RUSH.verbs.text(action), weight) for action, weight in drawn.state.odds()]
    assert odds == [(f"begin {seat}", 1) for seat in range(seats)]
    assert why_not(drawn, "draw gr38") == "begin-first"
    if seats < 5:
        assert why_not(drawn, f"begin {seats}") == "no-such-seat"
    last = seats - 1
    go_on(drawn, f"* begin {last}", "* draw gr38")
    assert actor(drawn) == last
    go_on(drawn, f"{last} place 1e e", f"{last} pass", "* draw gr39")
    assert actor(drawn) == 0
    assert drawn.record.moves[0] == f"* begin {last}"
    assert events(drawn, "event-begins") == [("event-begins", last, [0, 0, 0])]


def test_the_start_tile_lies_in_the_middle_with_one_token() -> None:
    """Rules: "Preparation", p. 2."""
    state = table().state
    assert (state.tile_count, state.tile_at(0), state.piles.size) == (1, 0, 71)
    assert pile(table()) == 1
    assert state.bag == 62


def test_the_first_seat_begins() -> None:
    """Rules: "Preparation", p. 2. Ruling A22."""
    assert actor(table("* draw gr24")) == 0


def test_the_seats_take_turns_clockwise() -> None:
    """Rules: "Playing the game", p. 2."""
    turns = []
    game = table(seats=3)
    for tile in ("gr38 1e e", "gr39 2e e", "gr39 3e e", "gr40 4e e"):
        go_on(game, tile)
        turns.append(actor(game))
        go_on(game, f"{actor(game)} pass")
    assert turns == [0, 1, 2, 0]


def test_a_turn_is_a_tile_then_an_action_then_the_next_seat() -> None:
    """Rules: "Playing the game", p. 2; "Game turn", p. 8."""
    game = table()
    assert actor(game) == CHANCE
    go_on(game, "* draw gr38")
    assert why_not(game, "pass") == "place-first"
    go_on(game, "0 place 1e e")
    assert why_not(game, "place 2e e") == "choose-action"
    go_on(game, "0 pass")
    assert actor(game) == CHANCE
    assert why_not(game, "pass") == "draw-first"


def test_nobody_acts_out_of_turn() -> None:
    """Rules: "Playing the game", p. 2."""
    game = table("* draw gr38")
    assert why_not(game, "place 1e e", seat=1) == "not-your-turn"
    assert why_not(game, "draw gr38", seat=int(CHANCE)) == "not-your-turn"


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_gold_rush_is_for_two_to_five(seats: int) -> None:
    """Rules: "Components", p. 1."""
    with pytest.raises(Refused, match="no-such-seat-count"):
        Table(GOLD_RUSH, seats)


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(Refused, match="no-such-variant"):
        Table(GOLD_RUSH, 2, frozenset({"no-cowboys"}))


def test_the_game_ends_after_the_turn_of_the_last_tile() -> None:
    """Rules: "Game end and final scoring", p. 7."""
    ended = golden_table("2-seats-railroad-loop")
    draws = [number for number, move in enumerate(ended.record.moves) if move.startswith("* draw")]
    assert len(draws) == 71
    words = [move.split()[1] for move in ended.record.moves[draws[-1] :]]
    assert words[:3] == ["draw", "place", "mine"]  # the last turn is a whole one
    assert is_over(ended)
    assert ended.state.piles.size == 0
    assert why_not(ended, "pass", seat=0) == "game-over"


def test_whoever_has_the_most_points_wins() -> None:
    """Rules: "Goal of the game", p. 1; "Scoring gold", p. 7."""
    ended = golden_table("2-seats-railroad-loop")
    best = max(scores(ended))
    assert events(ended, "event-won") == [("event-won", scores(ended).index(best), [best, 0, 0])]
