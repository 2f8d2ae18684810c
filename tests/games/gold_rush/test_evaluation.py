"""Third part of a turn: completed railroads, cities and mountains, and what goes home afterwards."""

import pytest

from boomtown.games.gold_rush.audit import audit
from boomtown.games.gold_rush.rules.tables import CITY, MOUNTAIN, RAIL
from tests.games.gold_rush.tables import (
    events,
    go_on,
    home,
    offered,
    pile,
    score_lines,
    scores,
    table,
    tents,
    tokens,
)

# Railroads


@pytest.mark.parametrize(
    ("end", "what"),
    [("gr49 1w n", "junction"), ("gr36 1w n", "city"), ("gr33 1w w", "mountain")],
)
def test_a_railroad_ends_at_a_junction_a_city_or_a_mountain(end: str, what: str) -> None:
    """Rules: "A completed railroad", p. 5."""
    assert score_lines(table("gr49 1e n cowboy w", f"{end} pass")) == [(0, 3, "railroad")], what


def test_a_railroad_is_not_complete_while_one_end_is_open() -> None:
    """Rules: "A completed railroad", p. 5."""
    open_end = table("gr49 1e n cowboy w", "gr38 1w e pass", "gr39 2w e pass")
    assert score_lines(open_end) == []
    assert home(open_end) == [3, 4]


def test_a_railroad_that_forms_a_loop_is_complete() -> None:
    """Rules: "A completed railroad", p. 5."""
    loop = table("gr43 1s w cowboy e", "gr43 1e1s n pass", "gr46 1e2s e pass", "gr46 2s s pass")
    assert score_lines(loop) == [(0, 4, "railroad")]
    assert home(loop) == [4, 4]


def test_a_tile_that_a_railroad_leaves_and_enters_again_counts_once() -> None:
    """Rules: "A completed railroad", p. 5. Ruling A12."""
    back = table("gr49 1e n cowboy e", "gr43 2e n pass", "gr43 1e1s s pass", "gr46 2e1s e pass")
    assert score_lines(back) == [(0, 4, "railroad")]  # the junction and three curves


def test_a_railroad_with_both_ends_at_the_junction_just_placed_is_scored_once() -> None:
    """Rules: "A completed railroad", p. 5. Ruling A13."""
    back = table(
        "gr17 1s s pass", "gr43 1e1s s cowboy n", "gr46 2e1s e pass", "gr43 2e n pass", "gr49 1e n pass"
    )
    assert score_lines(back) == [(1, 4, "railroad")]
    assert home(back) == [4, 4]


def test_everything_that_happens_is_told_with_its_place_and_figures() -> None:
    """Rules: "Game turn", p. 8; "A completed mountain", p. 6; "A completed railroad", p. 5."""
    first = table("gr05 1n e cowboy n", "gr38 1e e tent 0 n", "gr39 1w e pass", "gr36 2e n cowboy city")
    assert events(first, "event-tile-placed", "event-cowboy-placed", "event-tent-pitched") == [
        ("event-tile-placed", 0, [4, 1, 0]),  # gr05 is tile 1
        ("event-cowboy-placed", 0, [MOUNTAIN, 1, 0]),  # at its north side
        ("event-tile-placed", 1, [37, 2, 0]),
        ("event-tent-pitched", 1, [0, 0, 0]),  # on the start tile
        ("event-tile-placed", 0, [38, 3, 0]),
        ("event-tile-placed", 1, [35, 4, 0]),
        ("event-cowboy-placed", 1, [CITY, 4, 4]),
    ]
    mined = go_on(first, "gr40 2w e pass", "gr39 3w e mine", "* token 3")
    assert events(mined)[-2:] == [
        ("event-token-taken", 1, [1, 0, 0]),  # one is left on the mountain of segment 0
        ("event-token-seen", 1, [3, 0, 0]),
    ]
    mountain = go_on(mined, "gr16 2n s pass", "* token 0", "* token 1")
    assert events(mountain)[-7:] == [
        ("event-token-taken", 0, [1, 0, 0]),
        ("event-token-seen", 0, [0, 0, 0]),
        ("event-token-taken", 0, [0, 0, 0]),
        ("event-token-seen", 0, [1, 0, 0]),
        ("event-tent-returned", 1, [7, 0, 0]),
        ("score-mountain", 0, [3, 0, 7]),  # three symbols, completed by tile 7
        ("event-cowboy-returned", 0, [MOUNTAIN, 1, 0]),
    ]
    railroad = go_on(mountain, "gr49 4w n cowboy e")
    assert events(railroad)[-2:] == [
        ("score-railroad", 1, [7, 3, 8]),  # seven tiles with three locomotives, completed by tile 8
        ("event-cowboy-returned", 1, [RAIL, 8, 1]),
    ]
    city = table(
        "gr37 1e n cowboy city", "gr49 1w n pass", "gr49 1e1n n pass", "gr49 2e n pass", "gr32 1e1s s pass"
    )
    assert events(city, "score-city") == [("score-city", 0, [4, 0, 1])]


def test_one_tile_may_complete_two_railroads() -> None:
    """Rules: "A completed railroad", p. 5."""
    two = table(
        "gr49 1w n cowboy e",  # as far as the start tile
        "gr16 1n s pass",
        "gr17 1e1n n pass",
        "gr17 2e1n n pass",
        "gr49 2e n cowboy w",  # as far as the gap
        "gr18 3e1n n pass",
        "gr49 1e n pass",
    )
    assert score_lines(two) == [(0, 2, "railroad"), (0, 3, "railroad")]


def test_exactly_one_locomotive_doubles_wherever_it_stands() -> None:
    """Rules: "A completed railroad with locomotives", p. 5."""
    end = table("gr49 1e n cowboy w", "gr34 1w w pass")  # on the track that ends in the mountain
    assert score_lines(end) == [(0, 6, "railroad")]


def test_without_a_railwayman_a_railroad_gives_nothing() -> None:
    """Rules: "A completed railroad", p. 5. Ruling A18."""
    assert score_lines(table("gr49 1e n cowboy e", "gr49 1w n pass")) == []


# Cities


def test_a_city_is_complete_when_all_its_railroads_are() -> None:
    """Rules: "A completed city", p. 6."""
    city = table("gr36 1e n cowboy city", "gr49 1w n pass", "gr49 2e n pass")
    assert score_lines(city) == []
    go_on(city, "gr49 1e1s e pass")
    assert score_lines(city) == [(0, 9, "city")]
    assert home(city) == [4, 4]


def test_a_city_with_four_tracks_needs_all_four() -> None:
    """Rules: "A completed city", p. 6."""
    city = table("gr37 1e n cowboy city", "gr49 1w n pass", "gr49 2e n pass", "gr49 1e1s e pass")
    assert score_lines(city) == []
    go_on(city, "gr32 1e1n n pass")
    assert score_lines(city) == [(0, 12, "city")]


def test_a_city_completed_by_the_tile_that_shows_it_scores_at_once() -> None:
    """Rules: "A completed city", p. 6. Ruling A17."""
    city = table(
        "gr17 1s s pass",
        "gr43 1e1s s pass",
        "gr46 2e1s e pass",
        "gr43 2e n pass",
        "gr49 1w n pass",
        "gr36 1e n cowboy city",
    )
    assert score_lines(city) == [(1, 6, "city")]
    assert home(city) == [4, 4]


def test_a_completed_city_is_not_scored_again() -> None:
    """Rules: "A completed city", p. 6."""
    city = table("gr36 1e n cowboy city", "gr49 1w n pass", "gr49 2e n pass", "gr49 1e1s e pass")
    go_on(city, "gr38 3e e cowboy e", "gr32 4e s pass")
    assert score_lines(city) == [(0, 9, "city"), (0, 3, "railroad")]


# Mountains


def test_a_mountain_is_complete_when_no_side_is_open() -> None:
    """Rules: "A completed mountain", p. 6."""
    mountain = table("gr01 1n n cowboy n", "gr16 1w1n e pass", "gr17 1e1n w pass")
    assert (score_lines(mountain), home(mountain)) == ([], [3, 4])
    go_on(mountain, "gr18 2n s pass", *["* token 1"] * 7)
    assert (score_lines(mountain), home(mountain)) == ([(0, 7, "mountain")], [4, 4])


def test_a_gap_inside_keeps_a_mountain_open() -> None:
    """Rules: "A completed mountain", p. 6."""
    gap = table("gr38 1e e pass", "gr07 1e1s w cowboy s", "gr08 1e2s n pass", "gr09 2s e pass")
    assert score_lines(gap) == []  # closed all around, but for the square in the corner
    go_on(gap, "gr10 1s s pass", *["* token 1"] * 6)
    assert score_lines(gap) == [(1, 6, "mountain")]


def test_the_most_miners_take_tokens_and_points_alone() -> None:
    """Rules: "A completed mountain", p. 6; "Multiple cowboys on a completed railroad or mountain", p. 5."""
    mountain = table(
        "gr38 1e e pass",
        "gr39 1w e pass",
        "gr16 1e1n w cowboy w",
        "gr16 1w1n e cowboy e",  # the other seat
        "gr43 1e2n s pass",
        "gr49 2e n pass",
        "gr17 2n s cowboy s",  # the second of the first seat
        "gr01 1n n pass",
        *["* token 1"] * 7,
    )
    assert score_lines(mountain) == [(0, 7, "mountain")]
    assert tokens(mountain) == [7, 0]
    assert home(mountain) == [4, 4]


def test_a_mountain_without_a_miner_loses_its_tokens() -> None:
    """Rules: "A completed mountain", p. 6. Ruling A7."""
    unclaimed = table("gr38 1e e tent 0 n", "gr16 1n s pass")
    assert score_lines(unclaimed) == []
    assert (pile(unclaimed), tokens(unclaimed), unclaimed.state.bag) == (0, [0, 0], 61)
    assert tents(unclaimed) == [-1, -1]
    assert events(unclaimed, "event-mountain-unclaimed") == [("event-mountain-unclaimed", 1, [2, 2, 0])]


def test_one_tile_may_complete_two_mountains() -> None:
    """Rules: "A completed mountain", p. 6. Ruling A28."""
    two = table("gr38 1e e pass", "gr16 1e1n w cowboy w", "gr14 1n e cowboy s")
    assert (pile(two, tile=0), pile(two, tile=2)) == (2, 2)
    go_on(two, *["* token 1"] * 4)
    assert sorted(score_lines(two)) == [(0, 2, "mountain"), (1, 2, "mountain")]
    assert tokens(two) == [2, 2]
    assert home(two) == [4, 4]


def test_mined_symbols_count_all_the_same() -> None:
    """Rules: "A completed mountain", p. 6."""
    mined = table("gr05 1n e cowboy n", "gr38 1e e tent 0 n", "gr39 1w e pass", "gr39 2e e mine", "* token 1")
    go_on(mined, "gr16 2n s pass", "* token 0", "* token 0")
    assert score_lines(mined) == [(0, 3, "mountain")]


# Several features at once

EVERYTHING = (
    "gr36 1e n cowboy city",
    "gr43 2e n pass",
    "gr43 1e1s s pass",
    "gr46 2e1s e pass",  # one railroad leads back to the city
    "gr16 1n s pass",
    "gr17 1w1n n pass",
    "gr18 2w1n n pass",
    "gr16 2w e cowboy e",
    "gr33 1w w cowboy e",  # completes a railroad, the city and a mountain
)


def test_tokens_are_taken_before_anything_is_scored() -> None:
    """Rules: "A completed mountain", p. 6. Ruling A29."""
    waiting = table(*EVERYTHING)
    assert scores(waiting) == [0, 0]
    go_on(waiting, "* token 5")
    assert scores(waiting) == [0, 0]
    go_on(waiting, "* token 3")
    assert scores(waiting) == [9, 2]


def test_railroads_then_cities_then_mountains_are_scored_and_cowboys_return_after_all_of_them() -> None:
    """Rules: "3. Evaluating and scoring completed railroads, mountains, and cities", p. 5. Ruling A16."""
    done = table(*EVERYTHING, "* token 5", "* token 3")
    last = [(name, seat) for name, seat, _ in events(done)][-6:]
    assert last == [
        ("score-railroad", 0),
        ("score-city", 0),
        ("score-mountain", 1),
        ("event-cowboy-returned", 0),
        ("event-cowboy-returned", 0),
        ("event-cowboy-returned", 1),
    ]
    assert home(done) == [4, 4]
    assert audit(done.state) is None


def test_a_cowboy_that_returned_can_be_placed_on_a_later_turn() -> None:
    """Rules: "Returning cowboys to their owners", p. 6."""
    back = table("gr36 1e n pass", "gr49 1w n cowboy e")
    assert home(back) == [4, 4]
    go_on(back, "gr38 2e e pass", "gr39 2w e cowboy e")
    assert home(back) == [4, 3]


def test_cowboys_on_other_features_stay() -> None:
    """Rules: "Returning cowboys to their owners", p. 6."""
    stay = table("gr24 1e n cowboy n", "gr16 1n s cowboy s", "* token 1", "* token 1")
    assert home(stay) == [3, 4]


def test_what_was_completed_is_no_longer_occupied() -> None:
    """Rules: "Returning cowboys to their owners", p. 6."""
    later = table("gr36 1e n cowboy w", "gr49 1w n pass", "gr38 2w e")
    assert "cowboy e" in offered(later)
