"""Just enough, and one too little: what is offered is exactly what nothing forbids."""

import pytest

from boomtown.core.step import CHANCE
from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.games.gold_rush.rules.steps.ending import ScoreIncompleteCities
from tests.agreement import agreeing, first_asked, refusal_of
from tests.games.gold_rush.tables import actor, events, go_on, golden, home, pile, table, tokens


def test_the_last_token_of_a_completed_mountain_goes_to_its_miner() -> None:
    """Rules: "A completed mountain", p. 6."""
    one = table("gr38 1e e pass", "gr16 1n s cowboy s")
    assert pile(one) == 2
    go_on(one, "* token 1", "* token 2")
    assert (pile(one), tokens(one)) == (0, [0, 2])


def test_a_single_token_that_is_left_is_taken_too() -> None:
    """Rules: "A completed mountain", p. 6."""
    mined = table("gr38 1e e tent 0 n", "gr39 1w e pass", "gr39 2e e mine", "* token 1", "gr16 1n s cowboy s")
    assert pile(mined) == 1
    assert tokens(go_on(mined, "* token 2")) == [1, 1]


def test_merchants_of_unfinished_cities_go_home_in_the_end() -> None:
    """Rules: "Scoring incomplete features", p. 7."""
    made = table("gr36 1e n cowboy city")
    assert home(made) == [3, 4]
    ScoreIncompleteCities().run(made.state)
    assert home(made) == [4, 4]


def test_a_mountain_nobody_claims_is_told_with_its_tokens_and_its_tile() -> None:
    """Rules: "A completed mountain", p. 6. Ruling A7."""
    made = table("gr38 1e e pass", "gr39 1w e pass", "gr39 2e e pass", "gr16 1n s pass")
    assert events(made, "event-mountain-unclaimed") == [("event-mountain-unclaimed", 1, [2, 4, 0])]


# the first time that a recorded game comes to a question: what it says to a move that it is not about
ASKED = {
    "2-seats-last-tile-discarded": {
        "DrawTile": "draw-first",
        "PlaceTile": "place-first",
        "ChooseAction": "choose-action",
        "ShareTokens": "token-first",
        "TakeToken": "token-first",
    }
}


@pytest.mark.parametrize(
    ("game", "asked"), [(game, asked) for game, steps in ASKED.items() for asked in steps]
)
def test_a_move_for_another_moment_is_told_what_comes_first(game: str, asked: str) -> None:
    """Rules: "Game turn", p. 8."""
    made = first_asked(GOLD_RUSH, golden(game), asked)
    elsewhere = "pass" if actor(made) == CHANCE else "begin 0"
    assert refusal_of(agreeing(made), elsewhere) == ASKED[game][asked]
