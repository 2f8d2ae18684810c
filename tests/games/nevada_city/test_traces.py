"""Tables behind views are worth the same in both modes: pinned by a hash."""

from hashlib import sha256

from boomtown.core.rng import Rng
from boomtown.games.nevada_city import NEVADA_CITY
from boomtown.games.nevada_city.evaluation.one_ply import worth
from tests.games.nevada_city.tables import golden_table


def mark(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def test_filling_views_and_valuing_them_gives_the_same_numbers() -> None:
    state = golden_table("2-seats-first-game", 200).state
    numbers = []
    for seat in range(2):
        view = NEVADA_CITY.view(state, seat)
        for seed in range(20):
            filled = NEVADA_CITY.determinize(view, Rng(seed))
            events = f"{[*filled.event_at]}{[*filled.event_seen]}"
            numbers.append(f"{[*filled.goal_kept]}{[*filled.goal_dealt]}{events}{int(worth(filled, seat))}")
    assert mark("".join(numbers)) == "cdea5c150f54b77e"
