"""The laws at every position of random games at all kinds of tables, half of them plain and half compiled."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import boomtown
from boomtown.core.rng import Rng
from boomtown.games import laws_of
from boomtown.games.card_game.rules.tables import SWITCH_NAMES
from tests.games.card_game.tables import NAMES, golden, golden_table

LAWS = laws_of("card-game")
EVERY_NUMBER = 40  # at each so many positions all action numbers are tried
FIRST_SEED = 500 if boomtown.COMPILED else 0
GAMES = 2  # of each kind

TABLES = [
    frozenset[str](),
    frozenset({"players=6", "virtual-1=expert", "virtual-2=intermediate", "suit-1=cow", "suit-4=hat"}),
    frozenset({"players=5", "virtual-1=intermediate", "virtual-3=expert", *SWITCH_NAMES[:4]}),
    frozenset(SWITCH_NAMES[4:]),
]


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("variants", TABLES, ids=lambda words: "+".join(sorted(words)) or "plain")
def test_the_laws_hold_at_every_position(seats: int, variants: frozenset[str]) -> None:
    for seed in range(GAMES):
        record = LAWS.check_game(
            seats, variants, 1000 * seats + FIRST_SEED + seed, every_number=EVERY_NUMBER, each=3
        )
        assert len(record.moves) > 200


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    name=st.sampled_from(NAMES),
    move=st.integers(0, 460),
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
