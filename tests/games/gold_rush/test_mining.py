"""Mining for gold, and who knows what has been found."""

import pytest

from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, HIDDEN, NOBODY
from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.games.gold_rush.rules.state import GoldRushState
from boomtown.games.gold_rush.rules.tables import TOKEN_COUNT, VALUES
from tests.games.gold_rush.tables import (
    actor,
    events,
    final_lines,
    go_on,
    golden_table,
    offered,
    pile,
    score_lines,
    scores,
    table,
    tokens,
    why_not,
)

CAMP = ("gr03 1n w tent 0 n", "gr38 1e e pass")  # four tokens beside the first seat's tent


def test_the_topmost_token_of_the_mountain_with_the_own_tent_is_taken() -> None:
    """Rules: "2c. Mine for gold", p. 4."""
    mined = table(*CAMP, "gr39 1w e mine")
    assert actor(mined) == CHANCE
    go_on(mined, "* token 2")
    assert (pile(mined), tokens(mined), scores(mined)) == (3, [1, 0], [0, 0])


def test_mining_needs_a_tent() -> None:
    """Rules: "2c. Mine for gold", p. 4."""
    placed = table(*CAMP, "gr39 1w e pass", "gr39 2w e")
    assert why_not(placed, "mine") == "no-tent"
    assert "mine" not in offered(placed)


def test_mining_needs_a_token() -> None:
    """Rules: "2c. Mine for gold", p. 4. Ruling A6."""
    empty = table(
        "gr38 1e e tent 0 n", "gr39 1w e pass", "gr39 2e e mine", "* token 0", "gr40 2w e pass", "gr41 3e e"
    )
    assert pile(empty) == 0
    assert why_not(empty, "mine") == "pile-empty"
    assert "mine" not in offered(empty)


def test_who_else_is_on_the_mountain_does_not_matter() -> None:
    """Rules: "2c. Mine for gold", p. 4."""
    crowded = table(
        "gr05 1n e cowboy n", "gr38 1e e tent 0 n", "gr06 2n e tent 2n n", "gr39 1w e mine", "* token 5"
    )
    assert tokens(crowded) == [0, 1]


def test_a_token_brought_by_the_tile_of_this_turn_can_be_mined() -> None:
    """Rules: "2c. Mine for gold", p. 4; "Placing Mining tokens", p. 3. Ruling A31."""
    empty = table("gr38 1e e tent 0 n", "gr39 1w e pass", "gr39 2e e mine", "* token 0", "gr40 2w e pass")
    fresh = go_on(empty, "gr05 1n e")
    assert pile(fresh) == 1
    go_on(fresh, "0 mine", "* token 3")
    assert tokens(fresh) == [2, 0]


def test_a_mountain_just_completed_can_be_mined_before_the_majority_takes_the_rest() -> None:
    """Rules: "2c. Mine for gold", p. 4; "A completed mountain", p. 6. Ruling A5."""
    closing = table("gr38 1e e tent 0 n", "gr05 1n e cowboy n", "gr16 2n s mine", "* token 5")
    assert tokens(closing) == [1, 0]
    go_on(closing, "* token 1", "* token 1")
    assert tokens(closing) == [1, 2]
    assert score_lines(closing) == [(1, 3, "mountain")]


def test_nothing_happens_before_the_token_is_turned() -> None:
    """Rules: "2c. Mine for gold", p. 4."""
    mining = table(*CAMP, "gr39 1w e mine")
    assert why_not(mining, "draw gr40") == "token-first"
    assert why_not(mining, "pass", seat=0) == "not-your-turn"


def test_only_tokens_that_nobody_has_seen_can_come_up() -> None:
    """Rules: "Placing Mining tokens", p. 3. Ruling A30."""
    rich = table("gr01 1n n cowboy n", "gr16 1w1n e pass", "gr17 1e1n w pass", "gr18 2n s pass")
    odds = [weight for _, weight in rich.state.odds()]
    assert odds == [*TOKEN_COUNT] == [13, 20, 16, 9, 5]
    go_on(rich, *["* token 5"] * 5)
    assert why_not(rich, "token 5") == "none-left"
    assert offered(rich) == ["token 0", "token 1", "token 2", "token 3"]


def test_tokens_that_leave_the_game_unseen_stay_unknown() -> None:
    """Rules: "Placing Mining tokens", p. 3. Ruling A30."""
    lost = table("gr16 1n s pass")
    assert (pile(lost), lost.state.bag, lost.state.unseen.size) == (0, 61, 63)


def test_others_see_that_a_token_is_taken_but_not_its_value() -> None:
    """Rules: "2c. Mine for gold", p. 4. Ruling A19."""
    mined = table(*CAMP, "gr39 2e e pass", "gr39 1w e mine", "* token 3", seats=3)
    assert mined.lines[0][-1] == "* token 3"
    assert mined.lines[1][-1] == mined.lines[2][-1] == mined.lines[int(NOBODY)][-1] == "* token ?"
    told = [event for event in mined.events[-1] if event.name == "gold-rush-event-token-seen"]
    assert [(event.audience, event.numbers[0]) for event in told] == [(0, 3)]


def test_heights_of_piles_and_numbers_of_tokens_are_public_and_values_are_not() -> None:
    """Rules: "2c. Mine for gold", p. 4. Ruling A19."""
    state = table(*CAMP, "gr39 2e e pass", "gr39 1w e mine", "* token 3", seats=3).state
    for viewer in (0, 1, 2, int(NOBODY)):
        seen = GOLD_RUSH.view(state, viewer).state
        assert [*seen.token_count] == [1, 0, 0]
        assert seen.mountain_tokens == state.mountain_tokens
        assert [*seen.held[:VALUES]] == ([0, 0, 0, 1, 0] if viewer == 0 else [HIDDEN] * 5)
        assert [*seen.unseen.left] == [HIDDEN] * 5  # would betray the others' tokens


@pytest.mark.parametrize("viewer", [0, 1, int(NOBODY)])
def test_when_the_game_is_over_all_tokens_are_turned_over(viewer: int) -> None:
    """Rules: "Scoring gold", p. 7. Ruling A19."""
    state = golden_table("2-seats-railroad-loop").state
    assert GOLD_RUSH.view(state, viewer).state.held == state.held


def test_the_majority_takes_all_tokens_that_are_left() -> None:
    """Rules: "A completed mountain", p. 6."""
    taken = table(
        "gr05 1n e cowboy n",
        "gr38 1e e tent 0 n",
        "gr39 1w e pass",
        "gr39 2e e mine",
        "* token 1",
        "gr16 2n s pass",
    )
    assert pile(taken) == 2
    go_on(taken, "* token 2", "* token 2")
    assert (pile(taken), tokens(taken)) == (0, [2, 1])
    assert final_lines(taken) == [(0, 4, "gold"), (1, 1, "gold")]


def test_if_the_current_seat_is_not_tied_the_next_tied_seat_takes_the_first_token() -> None:
    """Rules: "A completed mountain", p. 6. Ruling A8."""
    tied = table(
        "gr38 1e e pass",
        "gr05 1n e cowboy n",
        "gr16 1e1n n cowboy n",
        "gr08 1e2n w pass",
        "gr39 1w e pass",
        "gr39 2w e pass",
        "gr10 2n s pass",  # by the first seat
        *["* token 1"] * 5,
        seats=3,
    )
    assert [seat for _, seat, _ in events(tied, "event-token-taken")] == [1, 2, 1, 2, 1]
    assert score_lines(tied) == [(1, 5, "mountain"), (2, 5, "mountain")]


def test_while_tokens_are_shared_each_seat_sees_its_own() -> None:
    """Rules: "A completed mountain", p. 6. Ruling A19."""
    tied = table(
        "gr05 1n e cowboy n",
        "gr16 1e1n n cowboy n",
        "gr08 1e2n w pass",
        "gr38 1e e pass",
        "gr10 2n s pass",
        *("* token 0", "* token 1", "* token 2", "* token 3", "* token 5"),
    )
    assert tied.lines[0][-5:] == ["* token 0", "* token ?", "* token 2", "* token ?", "* token 5"]
    assert tied.lines[1][-5:] == ["* token ?", "* token 1", "* token ?", "* token 3", "* token ?"]


def test_any_token_that_nobody_has_seen_may_be_the_topmost() -> None:
    """Rules: "Placing Mining tokens", p. 3. Ruling A30."""
    mining = table("gr38 1e e tent 0 n", "gr39 1w e pass", "gr39 2e e mine")
    assert weights(mining) == {"token 0": 13, "token 1": 20, "token 2": 16, "token 3": 9, "token 5": 5}
    assert GOLD_RUSH.verbs.text(mining.state.roll(Rng(1))) in weights(mining)
    sharing = table("gr16 1n s cowboy s", "* token 5")
    assert GOLD_RUSH.verbs.text(sharing.state.roll(Rng(1))) in weights(sharing)
    assert weights(sharing) == {"token 0": 13, "token 1": 20, "token 2": 16, "token 3": 9, "token 5": 4}


def weights(drawing: Table[GoldRushState]) -> dict[str, int]:
    """What chance may bring, and how likely."""
    return {GOLD_RUSH.verbs.text(action): weight for action, weight in drawing.state.odds()}


def test_in_a_view_only_the_own_tokens_are_scored() -> None:
    """Rules: "Scoring gold", p. 7. Ruling A19."""
    mined = table(
        "gr38 1e e pass", "gr39 1w e tent 0 n", "gr39 2e e pass", "gr40 2w e mine", "* token 5", seats=2
    )
    told = [[*GOLD_RUSH.standing(GOLD_RUSH.view(mined.state, seat).state).score] for seat in (0, 1)]
    assert told == [[0, 0], [0, 5]]
