"""The laws at every so many positions of random games: every seat count, every option alone and all together."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import boomtown
from boomtown.core.rng import Rng
from boomtown.games import laws_of
from boomtown.games.nevada_city import NEVADA_CITY
from tests.games.nevada_city.tables import NAMES, golden, golden_table

LAWS = laws_of("nevada-city")
EACH = 3  # every so many positions are checked, others in the next game
EVERY_NUMBER = 60  # at each so many positions all action numbers are tried
FIRST_SEED = 500 if boomtown.COMPILED else 0  # `./check` plays some games plain, and others compiled

WORDS = [word for variant in NEVADA_CITY.variants for word in variant.words()]
TOGETHER = {"extra-buildings", "poker", "gunslinging", "extra-events", "troublemakers"}
TABLES = [
    *((seats, frozenset[str]()) for seats in (2, 3, 4) for _ in range(3)),
    *((2 + number % 3, frozenset({word})) for number, word in enumerate(WORDS)),
    (2, frozenset(TOGETHER | {"first-game", "cubes=one-grey", "children=newcomer"})),
    (3, frozenset(TOGETHER | {"cubes=two-grey", "children=swap"})),
    (4, frozenset(TOGETHER | {"cubes=one-of-each", "children=newcomer"})),
]


@pytest.mark.parametrize(
    "number",
    range(len(TABLES)),
    ids=lambda number: f"{TABLES[number][0]}-{'+'.join(sorted(TABLES[number][1]))}",
)
def test_the_laws_hold(number: int) -> None:
    seats, variants = TABLES[number]
    record = LAWS.check_game(seats, variants, FIRST_SEED + number, every_number=EVERY_NUMBER, each=EACH)
    assert len(record.moves) > 150


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    name=st.sampled_from(NAMES),
    move=st.integers(0, 480),
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
