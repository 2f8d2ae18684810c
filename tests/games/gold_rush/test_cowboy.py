"""Placing a cowboy: railwayman, gold miner, merchant, farmer."""

import pytest

from boomtown.games.gold_rush.rules.verbs import SPOT_NAMES
from tests.games.gold_rush.tables import (
    events,
    final_lines,
    go_on,
    home,
    offered,
    pile,
    score_lines,
    table,
    tents,
    why_not,
)


@pytest.mark.parametrize(
    ("turn", "line"),
    [
        ("gr24 1e n cowboy e", (0, 3, "incomplete-railroad")),
        ("gr24 1e n cowboy n", (0, 1, "incomplete-mountain")),
        ("gr36 1e n cowboy city", (0, 3, "incomplete-city")),
        ("gr42 1e e cowboy er", (0, 4, "prairie")),
    ],
)
def test_a_cowboy_works_as_railwayman_miner_merchant_or_farmer(turn: str, line: tuple[int, int, str]) -> None:
    """Rules: "2a. Place a cowboy", p. 4."""
    placed = table("gr16 1n s pass", "gr49 1w n pass", turn)
    assert home(placed) == [3, 4]
    assert final_lines(placed) == [line]


def test_a_cowboy_occupies_one_feature_of_the_new_tile() -> None:
    """Rules: "2a. Place a cowboy", p. 4."""
    placed = table("gr24 1e n cowboy n", "gr38 2e e")
    assert "cowboy e" in offered(placed)  # the miner does not occupy the railroad of his tile


def test_there_is_no_spot_where_the_tile_shows_nothing() -> None:
    """Rules: "2a. Place a cowboy", p. 4."""
    placed = table("gr38 1e e")
    assert why_not(placed, "cowboy n") == "nothing-there"
    assert why_not(placed, "cowboy city") == "nothing-there"
    mountain = table("gr16 1n s")
    assert why_not(mountain, "cowboy sl") == "nothing-there"


def test_a_feature_is_called_by_its_first_spot_only() -> None:
    """Rules: "2a. Place a cowboy", p. 4. Ruling A25."""
    straight = table("gr38 1e e")
    assert "cowboy e" in offered(straight)
    assert why_not(straight, "cowboy w") == "other-spot"
    mountain = table("gr05 1n e")
    assert "cowboy n" in offered(mountain)
    assert why_not(mountain, "cowboy s") == "other-spot"
    assert why_not(mountain, "cowboy er") == "other-spot"
    refusal = mountain.why_not(0, mountain.find("cowboy s"))
    assert refusal is not None
    assert refusal.numbers == [0]  # the north side


def test_the_last_cowboy_of_the_supply_may_be_placed_too() -> None:
    """Rules: "2a. Place a cowboy", p. 4."""
    out = table(
        "gr37 1e n cowboy nl",
        "gr38 1w e pass",
        "gr37 2e n cowboy er",
        "gr39 2w e pass",
        "gr36 3e n cowboy er",
        "gr39 3w e pass",
        "gr36 4e n",
    )
    assert home(out) == [1, 4]
    assert "cowboy er" in offered(out)
    assert why_not(out, "cowboy sl") == "other-spot"
    refusal = out.why_not(0, out.find("cowboy sl"))
    assert refusal is not None
    assert refusal.numbers == [SPOT_NAMES.index("er")]
    go_on(out, "0 cowboy er", "gr40 4w e pass", "gr40 5w e")
    assert home(out) == [0, 4]
    assert offered(out, "cowboy") == []
    assert why_not(out, "cowboy e") == "no-cowboy-left"
    refusal = out.why_not(0, out.find("cowboy e"))
    assert refusal is not None
    assert refusal.numbers == [4, 0]  # four farmers, nobody else


def test_the_real_obstacle_comes_before_the_name_of_the_spot() -> None:
    """Rules: "2a. Place a cowboy", p. 4. Ruling A25."""
    occupied = table("gr05 1n e cowboy n", "gr06 2n e")
    assert why_not(occupied, "cowboy s") == "feature-occupied"
    without = table("gr38 1e e", variants=["no-farmers"])
    assert why_not(without, "cowboy wr") == "no-farmers"


def test_no_cowboy_may_join_another_not_even_an_own_one() -> None:
    """Rules: "2a. Place a cowboy", p. 4."""
    foreign = table("gr05 1n e cowboy n", "gr06 2n e")
    assert why_not(foreign, "cowboy n") == "feature-occupied"
    own = table("gr05 1n e cowboy n", "gr38 1e e pass", "gr06 2n e")
    assert why_not(own, "cowboy n") == "feature-occupied"


def test_railroads_mountains_and_prairies_are_occupied_each_for_itself() -> None:
    """Rules: "2a. Place a cowboy", p. 4."""
    beside = table("gr24 1e n cowboy e", "gr24 2e n")
    assert why_not(beside, "cowboy e") == "feature-occupied"
    assert offered(beside, "cowboy") == ["cowboy n", "cowboy el", "cowboy er"]


def test_a_junction_ends_railroads_so_its_other_tracks_are_free() -> None:
    """Rules: "2a. Place a cowboy", p. 4; "A completed railroad", p. 5."""
    junction = table("gr38 1e e cowboy e", "gr49 2e n")
    assert why_not(junction, "cowboy w") == "feature-occupied"
    assert offered(junction, "cowboy")[:2] == ["cowboy e", "cowboy s"]


def test_tents_do_not_keep_miners_away() -> None:
    """Rules: "2a. Place a cowboy", p. 4; "2b. Pitch a tent", p. 4."""
    camped = table("gr38 1e e tent 0 n", "gr05 1n e cowboy n")
    assert home(camped) == [4, 3]


def test_a_cowboy_must_come_from_the_supply() -> None:
    """Rules: "2a. Place a cowboy", p. 4."""
    spent = table(
        "gr38 1e e cowboy e",
        "gr39 1w e pass",
        "gr24 2e n cowboy n",
        "gr24 2w n pass",
        "gr25 3e n cowboy n",
        "gr39 3w e pass",
        "gr42 4e e cowboy nl",
        "gr40 4w e pass",
    )
    assert home(spent) == [0, 4]
    placed = go_on(spent, "gr41 5e e")  # tiles are placed all the same
    assert why_not(placed, "cowboy nl") == "no-cowboy-left"
    assert offered(placed, "cowboy") == []
    assert offered(placed, "tent") != []


def test_without_farmers_no_cowboy_is_placed_on_a_prairie() -> None:
    """Rules: "The prairies", p. 6; "2a. Place a cowboy", p. 4."""
    placed = table("gr24 1e n", variants=["no-farmers"])
    assert offered(placed, "cowboy") == ["cowboy e", "cowboy n"]
    assert why_not(placed, "cowboy el") == "no-farmers"


def test_a_merchant_without_a_completed_railroad_and_a_farmer_without_symbols_score_nothing() -> None:
    """Rules: "Scoring incomplete features", p. 7; "Scoring farmers", p. 7."""
    assert final_lines(table("gr36 1e n cowboy city")) == []
    assert final_lines(table("gr38 1e e cowboy nl")) == []


def test_a_farmer_stays_when_everything_around_is_completed() -> None:
    """Rules: "The prairies", p. 6."""
    farming = table("gr16 1n s cowboy nl")  # the mountain is complete
    assert events(farming, "event-cowboy-returned") == []
    assert home(farming) == [3, 4]


def test_the_tracks_of_junctions_and_cities_divide_prairies() -> None:
    """Rules: "The prairies", p. 6. Ruling A14."""
    for tile in ("gr49 1e n", "gr36 1e n"):  # one side without track keeps its prairie in one piece
        assert offered(table(tile), "cowboy")[-3:] == ["cowboy nl", "cowboy er", "cowboy sr"]
    for tile in ("gr50 1e n", "gr37 1e n"):
        assert offered(table(tile), "cowboy")[-4:] == ["cowboy nr", "cowboy er", "cowboy sr", "cowboy nl"]


def test_a_track_that_ends_in_a_mountain_divides_the_prairie() -> None:
    """Rules: "The prairies", p. 6. Ruling A15."""
    ending = table("gr33 1e e")  # the mountain to the right, the track to the left
    assert offered(ending, "cowboy") == ["cowboy w", "cowboy e", "cowboy sl", "cowboy nl"]
    go_on(ending, "0 cowboy nl", "gr38 1w e")
    assert why_not(ending, "cowboy nl") == "feature-occupied"  # along the track, all of one side
    assert "cowboy er" in offered(ending)


def test_a_miner_and_the_own_tent_share_a_mountain_on_different_segments() -> None:
    """Rules: "2b. Pitch a tent", p. 4. Ruling A11."""
    shared = table("gr38 1e e tent 0 n", "gr39 1w e pass", "gr05 1n e cowboy n")
    assert (home(shared), tents(shared)) == ([3, 4], [0, -1])
    assert pile(shared) == 2


def test_a_railroad_nobody_is_on_can_be_claimed_by_whoever_completes_it() -> None:
    """Rules: "Returning cowboys to their owners", p. 6. Ruling A18."""
    unclaimed = table("gr36 1e n pass", "gr49 1w n pass")
    assert score_lines(unclaimed) == []
    claimed = table("gr36 1e n pass", "gr49 1w n cowboy e")
    assert score_lines(claimed) == [(1, 3, "railroad")]
    assert home(claimed) == [4, 4]
