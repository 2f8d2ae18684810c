"""What each seat may expect: the final score at the end, sensible orders before it, the same in both modes."""

from hashlib import sha256

import pytest

from boomtown.core.record import Table
from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.games.gold_rush.rules.state import GoldRushState
from tests.games.gold_rush.tables import NAMES, go_on, golden_table, offered, table


def expected(of: Table[GoldRushState]) -> list[int]:
    return [int(points) for points in GOLD_RUSH.evaluate(of.state)]


def lead(of: Table[GoldRushState], seat: int) -> int:
    points = expected(of)
    return points[seat] - points[1 - seat]


@pytest.mark.parametrize("name", NAMES)
def test_at_the_end_the_outlook_is_the_score(name: str) -> None:
    ended = golden_table(name)
    assert ended.state.is_over()
    assert expected(ended) == [100 * int(points) for points in ended.state.score]


def test_looking_ahead_changes_nothing() -> None:
    state = golden_table("5-seats-completed-city", 200).state
    before = f"{[*state.mountain_tokens]}{[*state.score]}{len(state.agenda)}{[*state.supply]}"
    GOLD_RUSH.evaluate(state)
    assert f"{[*state.mountain_tokens]}{[*state.score]}{len(state.agenda)}{[*state.supply]}" == before


def test_a_cowboy_on_a_city_promises_more_than_doing_nothing() -> None:
    assert lead(table("gr36 1e n cowboy city"), 0) > lead(table("gr36 1e n pass"), 0)


def test_mining_a_token_promises_more_than_leaving_it() -> None:
    def at_the_mine() -> Table[GoldRushState]:
        camp = table("gr36 1e n tent 0 n")
        for _ in range(2):  # the other seat's turn, then the own tile
            camp.say(-1, "draw gr37")
            camp.say(int(camp.state.actor()), offered(camp)[0])
            if camp.state.actor() == 1:
                camp.say(1, "pass")
        return camp

    assert lead(go_on(at_the_mine(), "0 mine"), 0) > lead(go_on(at_the_mine(), "0 pass"), 0)


def test_the_outlook_is_the_same_in_both_modes() -> None:
    found = [
        [int(points) for points in GOLD_RUSH.evaluate(golden_table(name, move).state)]
        for name in ("2-seats-railroad-loop", "5-seats-completed-city", "5-seats-no-farmers")
        for move in range(5, 200, 9)
    ]
    assert sha256(str(found).encode()).hexdigest()[:16] == "7b5b4c1d8ac261d5"
