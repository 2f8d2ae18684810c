"""Seeded games and searches leave the same trace in both modes: each is pinned by its hash."""

from hashlib import sha256

import pytest

from boomtown.core.laws import play_one
from boomtown.core.menu import Menu
from boomtown.core.playout import play_out
from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.games.carson_city import CARSON_CITY
from boomtown.search.textbook_ismcts import search
from tests.games.carson_city.tables import golden_table

SEEDS = 20
ALL = "might-is-right carson-river course=random kit-carson personalities=random kept-tiles-wait"


def mark(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("seats", "variants", "trace"),
    [
        (2, "", "fd13c52163179de3"),
        (3, "", "9a8e495e3096ed2a"),
        (4, "", "ee59818bf8041fd4"),
        (5, "", "af7bc4821dc5f52b"),
        (2, "might-is-right personalities=red", "47c2684f8ef55a98"),
        (4, "might-is-right", "f905dd0c792435d1"),
        (3, "carson-river", "2988dd9477267294"),
        (5, "kit-carson", "53e7ad2827b701a6"),
        (5, ALL, "7271a18d9d4f1b77"),
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
        (2, "", "ca9fe7bfbb95e4c3"),
        (3, ALL, "4704ac2bda807795"),
        (4, "", "1a99275484379db2"),
        (5, ALL, "7adaf2954863beea"),
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
        ("2-seats-a-robbed-building", 20, "cowboy d2, then 370069"),
        ("2-seats-a-robbed-building", 80, "build g3, then 864318"),
        ("3-seats-an-attack-cancelled", 46, "house c5, then 767053"),
        ("2-seats-might-is-right", 52, "play 2, then 335081"),
        ("4-seats-kit-carson", 60, "cowboy c3, then 517686"),
        ("5-seats-red-personalities", 72, "fetch 5, then 23900"),
        ("5-seats-everything-at-once", 330, "points 0, then 920611"),
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
            tables += [f"{[*CARSON_CITY.determinize(view, Rng(seed)).tiles]}" for seed in range(20)]
    assert mark("".join(tables)) == "1bcc8800a4389bb1"
