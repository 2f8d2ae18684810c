"""Seeded games and searches leave the same trace in both modes: each is pinned by its hash."""

from hashlib import sha256

import pytest

from boomtown.bots.ismcts import search
from boomtown.core.laws import play_one
from boomtown.core.menu import Menu
from boomtown.core.playout import play_out
from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.evaluation import worth
from tests.games.carson_city.tables import golden_table

SEEDS = 20
ALL = "might-is-right carson-river course=random kit-carson personalities=random kept-tiles-wait"


def mark(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("seats", "variants", "trace"),
    [
        (2, "", "2aa82b3846262acf"),
        (3, "", "63d5f3c9ed586531"),
        (4, "", "9b07ec0d63baaeab"),
        (5, "", "d0fe2f7a1bb81463"),
        (2, "might-is-right personalities=red", "e4e64a4270e307c5"),
        (4, "might-is-right", "fc6b29661ea6d5c4"),
        (3, "carson-river", "5ee8e581bc3e6549"),
        (5, "kit-carson", "8bba53e970cce067"),
        (5, ALL, "0372ff10001d8d72"),
    ],
)
def test_random_games_leave_the_same_records(seats: int, variants: str, trace: str) -> None:
    records = []
    for seed in range(SEEDS):
        table = Table(CARSON_CITY, seats, frozenset(variants.split()), is_listening=False)
        rng = Rng(seed)
        while not table.state.is_over():
            play_one(table, rng)
        records.append(table.record.text())
    assert mark("".join(records)) == trace


@pytest.mark.parametrize(
    ("seats", "variants", "trace"),
    [
        (2, "", "b037dfbbf6ecb9f3"),
        (3, ALL, "60db9b3328fbcf56"),
        (4, "", "b3829c8d2128d9b7"),
        (5, ALL, "b3a3e00cd32e5096"),
    ],
)
def test_random_play_to_the_end_leaves_the_same_tables(seats: int, variants: str, trace: str) -> None:
    ends = []
    for seed in range(SEEDS):
        state = CARSON_CITY.start(seats, frozenset(variants.split()))
        decisions = int(play_out(state, Rng(1000 + seed), Menu()))
        ends.append(f"{decisions} {[*state.score]} {[*state.owner]} {[*state.content]} {[*state.road]}")
    assert mark("".join(ends)) == trace


@pytest.mark.parametrize(
    ("name", "move", "choice"),
    [
        ("2-seats-a-robbed-building", 20, "cowboy d2, then 67640"),
        ("2-seats-a-robbed-building", 80, "build g3, then 606726"),
        ("3-seats-an-attack-cancelled", 46, "house a4, then 885639"),
        ("2-seats-might-is-right", 52, "play 3, then 139112"),
        ("4-seats-kit-carson", 60, "cowboy c3, then 399203"),
        ("5-seats-red-personalities", 72, "fetch 5, then 697352"),
        ("5-seats-everything-at-once", 330, "points 1, then 952287"),
    ],
)
def test_a_search_comes_to_the_same_choice_with_the_same_numbers(name: str, move: int, choice: str) -> None:
    state = golden_table(name, move).state
    rng = Rng(move)
    action = search(CARSON_CITY, CARSON_CITY.view(state, state.actor()), rng, 30)
    # the next number shows that the search has used just as many
    assert f"{CARSON_CITY.verbs.text(action)}, then {int(rng.below(1_000_000))}" == choice


def test_filling_a_view_gives_the_same_tables() -> None:
    tables = []
    for name, move in (
        ("4-seats-tiles-redrawn", 200),
        ("4-seats-tiles-redrawn", 60),
        ("5-seats-everything-at-once", 500),
    ):
        state = golden_table(name, move).state
        for seat in range(4):
            view = CARSON_CITY.view(state, seat)
            tables += [f"{[*CARSON_CITY.fill(view, Rng(seed)).tiles]}" for seed in range(20)]
    assert mark("".join(tables)) == "1bcc8800a4389bb1"


def test_the_worth_of_a_table_is_the_same() -> None:
    values = []
    for move in range(20, 300, 20):
        state = golden_table("5-seats-a-kept-building-placed", move).state
        values += [int(worth(state, seat)) for seat in range(5)]
    assert mark(str(values)) == "e09bb49e18cbbb8e"
