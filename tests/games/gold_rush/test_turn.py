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
