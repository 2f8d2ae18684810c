"""The laws at every position of random games with all kinds of variants, and of chosen ones."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import boomtown
from boomtown.core.rng import Rng
from boomtown.games import laws_of
from boomtown.games.carson_city import CARSON_CITY
from tests.games.carson_city.tables import NAMES, golden, golden_table

LAWS = laws_of("carson-city")
EVERY_NUMBER = 100  # at each so many positions all 1,144 action numbers are tried
EACH = 3  # every third position is checked
FIRST_SEED = 500 if boomtown.COMPILED else 0

VARIANTS = [
    "",
    "personalities=red",
    "personalities=random red-captain",
    "might-is-right",
    "carson-river",
    "carson-river course=random unlimited-roads",
    "carson-river course=laid personalities=red settler-points",
    "kit-carson",
    "kit-carson bonus-each-turn might-is-right",
    "kept-tiles-wait starting-revolver red-road-worker",
    "might-is-right carson-river kit-carson personalities=random kept-tiles-wait settler-points",
]


@pytest.mark.parametrize("variants", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_laws_hold_at_every_position(seats: int, variants: str) -> None:
    seed = FIRST_SEED + 100 * seats + VARIANTS.index(variants)
    record = LAWS.check_game(seats, frozenset(variants.split()), seed, EVERY_NUMBER, EACH)
    assert len(record.moves) > 60


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    name=st.sampled_from(NAMES),
    move=st.integers(0, 400),
    choices=st.lists(st.integers(0, 99), min_size=5, max_size=40),
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
        actors = table.state.actors()
        seat = actors[choice % len(actors)]
        options = table.state.options(seat)
        table.act(seat, options[choice % len(options)])
    if table.state.is_over():
        LAWS.check_end(table)
    else:
        LAWS.check_position(table.state, Rng(len(choices)))
        LAWS.check_door(table, Rng(len(choices)))


def test_every_variant_is_played_under_the_laws() -> None:
    played = {word.partition("=")[0] for words in VARIANTS for word in words.split()}
    assert {variant.name for variant in CARSON_CITY.variants if not variant.name.startswith("red-")} <= played
