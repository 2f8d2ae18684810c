"""Seeded games and searches leave the same trace in both modes: each is pinned by its hash."""

from hashlib import sha256

import pytest

from boomtown.core.laws import play_one
from boomtown.core.menu import Menu
from boomtown.core.playout import play_out
from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.search.textbook_ismcts import search
from tests.games.gold_rush.tables import golden_table

SEEDS = 40


def mark(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("seats", "variants", "trace"),
    [
        (2, "", "b6a9fb6317c3a17a"),
        (3, "", "7856eea69a5f7a97"),
        (4, "", "a1f3c929f2a2234b"),
        (5, "", "22edffd1caa7190a"),
        (2, "no-farmers", "6c6f112bb43cc492"),
        (5, "no-farmers", "a6ceded5af50a6f4"),
    ],
)
def test_random_games_leave_the_same_records(seats: int, variants: str, trace: str) -> None:
    records = []
    for seed in range(SEEDS):
        table = Table(GOLD_RUSH, seats, frozenset(variants.split()), is_listening=False)
        rng = Rng(seed)
        while not table.state.is_over():
            play_one(table, rng)
        records.append(table.record.text())
    assert mark("".join(records)) == trace


@pytest.mark.parametrize(
    ("seats", "trace"),
    [(2, "c8117bf920bb0496"), (3, "04b2cfa3768c6782"), (4, "ec337d6af49e82d1"), (5, "494a85757e4c11f8")],
)
def test_random_play_to_the_end_leaves_the_same_tables(seats: int, trace: str) -> None:
    ends = []
    for seed in range(SEEDS):
        state = GOLD_RUSH.start(seats, frozenset())
        decisions = int(play_out(state, Rng(1000 + seed), Menu()))
        ends.append(f"{decisions} {[*state.score]} {[*state.cell_of]} {[*state.lie_of]} {[*state.held]}")
    assert mark("".join(ends)) == trace


@pytest.mark.parametrize(
    ("name", "move", "choice"),
    [
        ("2-seats-railroad-loop", 61, "place 4e1n n, then 20318"),
        ("2-seats-railroad-loop", 62, "tent 1w s, then 516313"),
        ("3-seats-tied-mountain", 120, "tent 3w2s n, then 140055"),
        ("4-seats-shared-victory", 200, "tent 2e6s w, then 301029"),
        ("5-seats-no-farmers", 121, "cowboy w, then 160597"),
        ("5-seats-completed-city", 220, "tent 3w2s n, then 27463"),
    ],
)
def test_a_search_comes_to_the_same_choice_with_the_same_numbers(name: str, move: int, choice: str) -> None:
    state = golden_table(name, move).state
    rng = Rng(move)
    action = search(GOLD_RUSH, GOLD_RUSH.view(state, state.actor()), rng, 30)
    # the next number shows that the search has used just as many
    assert f"{GOLD_RUSH.verbs.text(action)}, then {int(rng.below(1_000_000))}" == choice


def test_filling_a_view_gives_the_same_tables() -> None:
    state = golden_table("5-seats-completed-city", 200).state
    tables = []
    for seat in range(5):
        view = GOLD_RUSH.view(state, seat)
        for seed in range(20):
            filled = GOLD_RUSH.determinize(view, Rng(seed))
            tables.append(f"{[*filled.held]}{[*filled.unseen.left]}")
    assert mark("".join(tables)) == "70282498c71ec5e1"
