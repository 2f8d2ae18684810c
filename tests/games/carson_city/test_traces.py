"""The worth of a table is the same in both modes: pinned by a hash."""

from hashlib import sha256

from boomtown.games.carson_city.evaluation.evaluate import worth
from tests.games.carson_city.tables import golden_table


def mark(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def test_the_worth_of_a_table_is_the_same() -> None:
    values = []
    for move in range(20, 300, 20):
        state = golden_table("5-seats-a-kept-building-placed", move).state
        values += [int(worth(state, seat)) for seat in range(5)]
    assert mark(str(values)) == "e09bb49e18cbbb8e"
