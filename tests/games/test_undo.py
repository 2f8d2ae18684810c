"""What a seat may take back alone has told it nothing: in every game, whatever happens, plain and compiled."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boomtown.core.laws import Laws, play_one
from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.games import ALL, laws_of
from boomtown.testing.plan import list_tables

EVERY: Final = 5  # moves between two positions that are judged; the games begin at different ones


def judge_games(laws: Laws, first: int, games: int) -> tuple[int, int]:
    """Play random games of all kinds; how many of the moves judged may be taken back alone, and how many not."""
    free = barred = 0
    tables = list_tables(laws.game, None)
    for number in range(first, first + games):
        seats, variants = tables[number * 7 % len(tables)]
        table: Table[Any] = Table(laws.game, seats, variants)
        rng = Rng(number + 1)
        while not table.state.is_over():
            play_one(table, rng)
            if (
                (len(table.record.moves) + number) % EVERY == 0
                and table.in_a_row
                and not table.state.is_over()
            ):
                if table.moves_to_undo(table.in_a_row[-1].seat):
                    free += 1
                else:
                    barred += 1
                laws.check_undo(table, Rng(number * 1000 + len(table.record.moves)))
        # everything lies open now, the draws' secret as well
        assert [table.moves_to_undo(seat) for seat in range(seats)] == [0] * seats
    return free, barred


@pytest.mark.parametrize("game", sorted(ALL))
def test_what_is_taken_back_alone_has_told_nothing(game: str) -> None:
    free, _ = judge_games(laws_of(game), 0, 3)
    assert free > 5


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(ALL))
def test_what_is_taken_back_alone_has_told_nothing_in_500_games(game: str) -> None:
    free, barred = judge_games(laws_of(game), 0, 500)
    assert free > 500
    if game in ("card-game", "carson-city"):
        assert barred > 5, "choices made at the same time come to light: some moves must be barred"
