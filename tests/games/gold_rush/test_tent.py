"""Pitching the tent on a mountain, and moving it."""

from boomtown.games.gold_rush.rules.state import NO_TENT
from tests.games.gold_rush.tables import (
    actor,
    events,
    go_on,
    home,
    offered,
    pile,
    score_lines,
    table,
    tents,
    tokens,
    why_not,
)


def test_a_tent_may_stand_on_a_new_tile_or_on_an_old_one() -> None:
    """Rules: "2b. Pitch a tent", p. 4."""
    placed = table("gr03 1n w")
    assert offered(placed, "tent") == ["tent 0 n", "tent 1n n"]


def test_a_tent_needs_a_mountain() -> None:
    """Rules: "2b. Pitch a tent", p. 4."""
    placed = table("gr38 1e e")
    assert why_not(placed, "tent 2e n") == "no-tile-there"
    assert why_not(placed, "tent 0 s") == "no-mountain-there"
    assert why_not(placed, "tent 1e e") == "no-mountain-there"


def test_a_segment_is_called_by_its_first_side_only() -> None:
    """Rules: "2b. Pitch a tent", p. 4. Ruling A25."""
    placed = table("gr03 1n w")
    assert why_not(placed, "tent 1n s") == "other-spot"
    refusal = placed.why_not(0, placed.find("tent 1n s"))
    assert refusal is not None
    assert refusal.numbers == [0]  # the north side


def test_a_refusal_names_the_first_side_of_the_very_segment() -> None:
    """Rules: "2b. Pitch a tent", p. 4. Ruling A25."""
    placed = table("gr07 1n w pass", "gr38 1e e pass", "gr39 1w e")  # a mountain from south to west
    assert offered(placed, "tent") == ["tent 0 n", "tent 1n s"]
    refusal = placed.why_not(0, placed.find("tent 1n w"))
    assert refusal is not None
    assert (refusal.reason, refusal.numbers) == ("gold-rush-reason-other-spot", [2])  # the south side


def test_the_real_obstacle_comes_before_the_name_of_the_side() -> None:
    """Rules: "2b. Pitch a tent", p. 4. Ruling A25."""
    taken = table("gr03 1n w cowboy n", "gr38 1e e")
    assert why_not(taken, "tent 1n s") == "cowboy-there"
    assert why_not(table("gr03 1n w tent 1n n", "gr38 1e e"), "tent 1n s") == "tent-there"
    closed = table("gr05 1n e pass", "gr16 2n s pass", "gr38 1e e")
    assert why_not(closed, "tent 1n s") == "mountain-complete"


def test_the_segment_must_be_vacant() -> None:
    """Rules: "2b. Pitch a tent", p. 4."""
    taken = table("gr03 1n w cowboy n", "gr38 1e e tent 0 n", "gr39 1w e")
    assert why_not(taken, "tent 0 n") == "tent-there"
    assert why_not(taken, "tent 1n n") == "cowboy-there"


def test_not_even_the_own_cowboy_or_the_own_tent_may_stand_there() -> None:
    """Rules: "2b. Pitch a tent", p. 4. Ruling A24."""
    own = table("gr03 1n w cowboy n", "gr38 1e e pass", "gr39 1w e tent 0 n", "gr39 2w e pass", "gr40 2e e")
    assert why_not(own, "tent 1n n") == "cowboy-there"
    assert why_not(own, "tent 0 n") == "tent-there"
    assert offered(own, "tent") == []


def test_a_tent_that_moves_leaves_its_segment_vacant() -> None:
    """Rules: "2b. Pitch a tent", p. 4."""
    moved = table("gr03 1n w tent 0 n", "gr38 1e e pass", "gr39 1w e tent 1n n")
    assert tents(moved) == [1, -1]
    assert [name for name, _, _ in events(moved, "event-tent-pitched", "event-tent-moved")] == [
        "event-tent-pitched",
        "event-tent-moved",
    ]
    assert offered(go_on(moved, "gr40 2e e"), "tent") == ["tent 0 n"]


def test_a_tent_moved_inside_its_mountain_mines_the_same_pile() -> None:
    """Rules: "2b. Pitch a tent", p. 4. Ruling A9."""
    moved = table("gr03 1n w tent 0 n", "gr38 1e e pass", "gr39 1w e tent 1n n", "gr39 2w e pass")
    assert pile(moved) == 4
    go_on(moved, "gr40 2e e mine", "* token 1")
    assert pile(moved) == 3


def test_a_tent_may_move_to_another_mountain() -> None:
    """Rules: "2b. Pitch a tent", p. 4."""
    moved = table("gr24 1e n tent 0 n", "gr38 1w e pass", "gr39 2w e tent 1e n", "gr39 2e e pass")
    go_on(moved, "gr40 3w e mine", "* token 1")
    assert (pile(moved, tile=0), pile(moved, tile=1)) == (1, 0)


def test_a_tent_may_not_be_pitched_on_a_completed_mountain() -> None:
    """Rules: "2b. Pitch a tent", p. 4."""
    assert why_not(table("gr16 1n s pass", "gr38 1e e"), "tent 0 n") == "mountain-complete"


def test_a_tent_may_not_be_pitched_on_the_mountain_this_tile_has_completed() -> None:
    """Rules: "2b. Pitch a tent", p. 4. Ruling A4."""
    closing = table("gr16 1n s")
    assert why_not(closing, "tent 0 n") == "mountain-complete"
    assert why_not(closing, "tent 1n s") == "mountain-complete"
    assert offered(closing, "tent") == []


def test_a_tent_cannot_be_taken_back() -> None:
    """Rules: "2b. Pitch a tent", p. 4. Ruling A10."""
    pitched = table("gr24 1e n tent 0 n", "gr38 1w e pass", "gr39 2w e")
    assert offered(pitched, "tent") == ["tent 1e n"]
    for action in pitched.state.options(actor(pitched)):
        after = pitched.state.clone()
        after.act(0, action)
        assert after.tent_at[0] != NO_TENT


def test_tents_have_no_part_in_a_completed_mountain_and_go_home() -> None:
    """Rules: "A completed mountain", p. 6."""
    closed = table(
        "gr05 1n e tent 0 n", "gr38 1e e tent 1n n", "gr16 2n s cowboy s", "* token 1", *["* token 2"] * 2
    )
    assert score_lines(closed) == [(0, 3, "mountain")]
    assert tokens(closed) == [3, 0]
    assert tents(closed) == [-1, -1]
    assert [seat for _, seat, _ in events(closed, "event-tent-returned")] == [0, 1]
    assert home(closed) == [4, 4]


def test_a_tent_that_came_home_can_be_pitched_again() -> None:
    """Rules: "A completed mountain", p. 6; "2b. Pitch a tent", p. 4."""
    again = table("gr24 1e n tent 0 n", "gr16 1n s pass", "gr38 1w e tent 1e n")
    assert tents(again) == [1, -1]
    assert events(again, "event-tent-moved") == []


def test_two_tents_share_a_mountain() -> None:
    """Rules: "2b. Pitch a tent", p. 4."""
    shared = table(
        "gr05 1n e tent 0 n",
        "gr38 1e e tent 1n n",
        "gr39 1w e mine",
        "* token 1",
        "gr39 2w e mine",
        "* token 2",
    )
    assert tokens(shared) == [1, 1]
    assert pile(shared) == 0
