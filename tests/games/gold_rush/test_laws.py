"""The laws at every position of 500 random games, half of them plain and half compiled, and of chosen ones."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import boomtown
from boomtown.core.rng import Rng
from boomtown.games import laws_of
from tests.games.gold_rush.tables import NAMES, golden, golden_table

LAWS = laws_of("gold-rush")
BATCH = 10  # games a test, so that two processes share the work
EVERY_NUMBER = 150  # at each so many positions all 22,574 action numbers are tried

# seats, whether with farmers, games: `./check` plays them plain, and as many others compiled
PLAN = [
    (2, True, 60),
    (2, False, 30),
    (3, True, 30),
    (3, False, 20),
    (4, True, 30),
    (4, False, 20),
    (5, True, 40),
    (5, False, 20),
]
FIRST_SEED = 500 if boomtown.COMPILED else 0
BATCHES = [
    (seats, has_farmers, first) for seats, has_farmers, games in PLAN for first in range(0, games, BATCH)
]


def test_five_hundred_games_are_played() -> None:
    assert 2 * len(BATCHES) * BATCH == 2 * sum(games for _, _, games in PLAN) == 500


@pytest.mark.parametrize(("seats", "has_farmers", "first"), BATCHES)
def test_the_laws_hold_at_every_position(seats: int, has_farmers: bool, first: int) -> None:
    variants = frozenset() if has_farmers else frozenset({"no-farmers"})
    for seed in range(first, first + BATCH):
        record = LAWS.check_game(seats, variants, 1000 * seats + FIRST_SEED + seed, every_number=EVERY_NUMBER)
        assert len(record.moves) > 140  # a tile and an action for almost every tile


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    name=st.sampled_from(NAMES),
    move=st.integers(0, 229),
    choices=st.lists(st.integers(0, 59), min_size=5, max_size=60),
)
def test_the_laws_hold_wherever_chosen_moves_lead_from_a_recorded_game(
    name: str, move: int, choices: list[int]
) -> None:
    table = golden_table(name, min(move, len(golden(name).moves) - 1))
    for number, choice in enumerate(choices):
        if table.state.is_over():
            break
        if number % 20 == 0:
            LAWS.check_position(table.state, Rng(number))
        seat = table.state.actors()[0]
        options = table.state.options(seat)
        table.act(seat, options[choice % len(options)])
    if table.state.is_over():
        LAWS.check_end(table)
    else:
        LAWS.check_position(table.state, Rng(len(choices)))
        LAWS.check_door(table, Rng(len(choices)))
