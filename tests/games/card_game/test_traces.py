"""Seeded games and searches leave the same trace in both modes: each is pinned by its hash."""

from hashlib import sha256

import pytest

from boomtown.core.laws import play_one
from boomtown.core.menu import Menu
from boomtown.core.playout import play_out
from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.games.card_game import CARD_GAME
from boomtown.games.card_game.rules.tables import SWITCH_NAMES
from boomtown.search.textbook_ismcts import search
from tests.games.card_game.tables import golden_table

SEEDS = 10
MIXED = "players=6 virtual-1=expert virtual-2=intermediate"


def mark(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("seats", "variants", "trace"),
    [
        (1, "", "17aff174277ee4ba"),
        (2, MIXED, "5ef2460d9e87ab7a"),
        (3, "", "f36c6f8e551686ea"),
        (4, " ".join(SWITCH_NAMES), "2f8a1adfdc1ce9ac"),
        (5, "", "12fbb7e273f16a32"),
        (6, "", "b959bc520f36fdf5"),
    ],
)
def test_random_games_leave_the_same_records(seats: int, variants: str, trace: str) -> None:
    records = []
    for seed in range(SEEDS):
        table = Table(CARD_GAME, seats, frozenset(variants.split()), is_listening=False)
        rng = Rng(seed)
        while not table.state.is_over():
            play_one(table, rng)
        records.append(table.record.text())
    assert mark("".join(records)) == trace


@pytest.mark.parametrize(
    ("seats", "trace"),
    [
        (1, "488a2067a2a8553b"),
        (2, "b8c52ad13f636049"),
        (3, "64f38bc07f4e0e77"),
        (4, "f259a66ca00e30fb"),
        (5, "646b9127713b0b79"),
        (6, "85ce4a486e09d9e0"),
    ],
)
def test_random_play_to_the_end_leaves_the_same_tables(seats: int, trace: str) -> None:
    ends = []
    for seed in range(4 * SEEDS):
        state = CARD_GAME.start(seats, frozenset())
        decisions = int(play_out(state, Rng(1000 + seed), Menu()))
        ends.append(f"{decisions} {[*state.score]} {[*state.where]} {[*state.city_cell]} {[*state.shown]}")
    assert mark("".join(ends)) == trace


@pytest.mark.parametrize(
    ("name", "move", "choice"),
    [
        ("1-seats-virtual-winner", 45, "bid 1, then 504462"),
        ("2-seats-card-set-aside", 140, "take e2-18, then 998827"),
        ("5-seats-every-ability", 300, "bid 9, then 958108"),
        ("6-seats-nothing-left", 200, "bid 9, then 862700"),
    ],
)
def test_a_search_comes_to_the_same_choice_with_the_same_numbers(name: str, move: int, choice: str) -> None:
    state = golden_table(name, move).state
    while state.actor() < 0:
        state.act(state.actor(), state.roll(Rng(move)))
    rng = Rng(move)
    action = search(CARD_GAME, CARD_GAME.view(state, state.actor()), rng, 30)
    # the next number shows that the search has used just as many
    assert f"{CARD_GAME.verbs.text(action)}, then {int(rng.below(1_000_000))}" == choice
