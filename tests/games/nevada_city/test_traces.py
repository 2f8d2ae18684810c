"""Seeded games and searches leave the same trace in both modes: each is pinned by its hash."""

from hashlib import sha256

import pytest

from boomtown.core.laws import play_one
from boomtown.core.menu import Menu
from boomtown.core.playout import play_out
from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.games.nevada_city import NEVADA_CITY
from boomtown.search.textbook_ismcts import search
from tests.games.nevada_city.tables import golden_table

SEEDS = 12
ALL = "extra-buildings poker gunslinging extra-events troublemakers cubes=two-grey children=swap"


def mark(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("seats", "variants", "trace"),
    [
        (2, "", "abc729b7d356c387"),
        (3, "", "65bcb3ad5f86109c"),
        (4, "", "462762092de6b046"),
        (2, ALL, "ee72686c066a57dc"),
        (3, ALL, "6bab668f49706184"),
        (4, ALL, "f85564a6c337f093"),
    ],
)
def test_random_games_leave_the_same_records(seats: int, variants: str, trace: str) -> None:
    records = []
    for seed in range(SEEDS):
        table = Table(NEVADA_CITY, seats, frozenset(variants.split()), is_listening=False)
        rng = Rng(seed)
        while not table.state.is_over():
            play_one(table, rng)
        records.append(table.record.text())
    assert mark("".join(records)) == trace


@pytest.mark.parametrize(
    ("seats", "trace"), [(2, "f65be71a05c12ba5"), (3, "5866b87427eea78b"), (4, "a4098750c369864b")]
)
def test_random_play_to_the_end_leaves_the_same_tables(seats: int, trace: str) -> None:
    ends = []
    for seed in range(SEEDS):
        state = NEVADA_CITY.start(seats, frozenset())
        decisions = int(play_out(state, Rng(1000 + seed), Menu()))
        ends.append(f"{decisions} {[*state.score]} {[*state.goods]} {[*state.owner]} {[*state.supply]}")
    assert mark("".join(ends)) == trace


@pytest.mark.parametrize(
    ("name", "move", "choice"),
    [
        ("2-seats-greedy", 151, "marry sybil-whine benny-hart, then 945985"),
        ("3-seats-all-options", 300, "use belles-saloon-spirits2, then 574107"),
        ("4-seats-greedy", 264, "spend clara-ticktok, then 205097"),
    ],
)
def test_a_search_comes_to_the_same_choice_with_the_same_numbers(name: str, move: int, choice: str) -> None:
    state = golden_table(name, move).state
    while state.actor() < 0:
        state.act(-1, state.odds()[0][0])
    rng = Rng(move)
    action = search(NEVADA_CITY, NEVADA_CITY.view(state, state.actor()), rng, 20)
    # the next number shows that the search has used just as many
    assert f"{NEVADA_CITY.verbs.text(action)}, then {int(rng.below(1_000_000))}" == choice


def test_filling_views_gives_the_same_numbers() -> None:
    state = golden_table("2-seats-first-game", 200).state
    numbers = []
    for seat in range(2):
        view = NEVADA_CITY.view(state, seat)
        for seed in range(20):
            filled = NEVADA_CITY.determinize(view, Rng(seed))
            events = f"{[*filled.event_at]}{[*filled.event_seen]}"
            numbers.append(f"{[*filled.goal_kept]}{[*filled.goal_dealt]}{events}")
    assert mark("".join(numbers)) == "2d1d167276b4a81e"
