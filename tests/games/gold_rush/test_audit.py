"""The account of all pieces notices whatever does not add up."""

from collections.abc import Callable

import pytest

from boomtown.games.gold_rush.audit import audit
from boomtown.games.gold_rush.rules.state import GoldRushState
from tests.games.gold_rush.tables import NAMES, golden, golden_table, table

MOVES = ("gr24 1e n cowboy n", "gr39 1w e tent 0 n", "gr36 2e n cowboy city", "gr40 2w e mine", "* token 3")


def lose_a_tile(state: GoldRushState) -> None:
    state.board[state.cell_of[1]] = 0


def double_a_face(state: GoldRushState) -> None:
    state.piles.left[0] += 1
    state.piles.size += 1


def miscount_the_piles(state: GoldRushState) -> None:
    state.piles.size -= 1


def renumber_segments(state: GoldRushState) -> None:
    state.first_rail[2] += 1


def lose_a_cowboy(state: GoldRushState) -> None:
    state.supply[0] -= 1


def forget_a_miner(state: GoldRushState) -> None:
    state.mountain_cowboys[state.mountain_of[state.first_mountain[1]]] = 0


def forget_a_merchant(state: GoldRushState) -> None:
    state.city_merchant[0] = -1


def add_a_token(state: GoldRushState) -> None:
    state.bag += 1


def take_a_token_too_many(state: GoldRushState) -> None:
    state.mountain_tokens[0] -= 2


def exchange_a_value(state: GoldRushState) -> None:
    state.held[5 + 3] -= 1
    state.held[5 + 4] += 1


def miscount_a_hand(state: GoldRushState) -> None:
    state.token_count[0] += 1
    state.bag -= 1


def miscount_the_unseen(state: GoldRushState) -> None:
    state.unseen.size += 1


def hide_a_value(state: GoldRushState) -> None:
    state.unseen.left[0] = -1


def lose_a_space(state: GoldRushState) -> None:
    state.space_count -= 1


def join_what_is_apart(state: GoldRushState) -> None:
    state.prairie_of[1] = state.prairie_of[0]


def part_what_is_joined(state: GoldRushState) -> None:
    state.rail_of[state.first_rail[1]] = state.first_rail[1]


def miscount_open_sides(state: GoldRushState) -> None:
    state.mountain_open[state.mountain_of[0]] += 1


def miscount_nuggets(state: GoldRushState) -> None:
    state.mountain_nuggets[state.mountain_of[0]] += 1


def miscount_the_length(state: GoldRushState) -> None:
    state.rail_tiles[state.rail_of[0]] += 1


def miscount_locomotives(state: GoldRushState) -> None:
    state.rail_locomotives[state.rail_of[0]] -= 1


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (lose_a_tile, "tile 1 is not on its square"),
        (double_a_face, "too many tiles gr01"),
        (miscount_the_piles, "the piles have another size"),
        (renumber_segments, "the segments of tile 2 have other numbers"),
        (lose_a_cowboy, "seat 0 has 2 cowboys at home, not 1"),
        (forget_a_miner, "the features do not know their cowboys"),
        (forget_a_merchant, "the features do not know their cowboys"),
        (add_a_token, "tokens in the bag"),
        (take_a_token_too_many, "tokens in the bag"),
        (exchange_a_value, "there are 8 tokens worth 3"),
        (miscount_a_hand, "seat 0 holds another number of tokens"),
        (miscount_the_unseen, "the unseen tokens have another size"),
        (hide_a_value, "values are hidden in a whole state"),
        (lose_a_space, "the spaces are not the empty squares"),
        (join_what_is_apart, "is joined with what it does not touch"),
        (part_what_is_joined, "segments that meet are not joined"),
        (miscount_open_sides, "has the figures"),
        (miscount_nuggets, "has the figures"),
        (miscount_the_length, "has the figures"),
        (miscount_locomotives, "has the figures"),
    ],
)
def test_a_fault_is_found(fault: Callable[[GoldRushState], None], complaint: str) -> None:
    state = table(*MOVES).state
    assert audit(state) is None
    fault(state)
    assert complaint in str(audit(state))


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_adds_up_at_every_tenth_move(name: str) -> None:
    for number in range(0, len(golden(name).moves), 10):
        assert audit(golden_table(name, number).state) is None
