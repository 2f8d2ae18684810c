"""Every worked example of the rulebook, laid out with our tiles; the colours are the rulebook's."""

from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.games.gold_rush.rules.tables import MOUNTAIN, PRAIRIE
from tests.games.gold_rush.tables import (
    events,
    final_lines,
    go_on,
    golden,
    golden_table,
    home,
    offered,
    pile,
    score_lines,
    scores,
    table,
    tents,
    tokens,
    why_not,
)

# Placing a tile


def test_the_mountain_continues_to_the_left_and_the_prairie_below() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3."""
    drawn = table("gr03 1n e pass", "gr38 1e e pass", "* draw gr08")  # its mountain: north and west
    assert offered(drawn, "place 1e1n") == ["place 1e1n n"]


def test_the_mountain_continues() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3."""
    assert offered(table("* draw gr16"), "place 1n") == ["place 1n s"]


def test_railroad_tracks_and_prairies_continue() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3."""
    assert offered(table("* draw gr38"), "place") == ["place 1e e", "place 1s e", "place 1w e"]


def test_prairie_against_mountain_is_not_allowed() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3."""
    drawn = table("* draw gr16")
    assert why_not(drawn, "place 1s n") == "does-not-continue"
    refusal = drawn.why_not(0, drawn.find("place 1s n"))
    assert refusal is not None
    # top to the north, at the north side: a mountain on the tile, prairie on the map
    assert refusal.numbers == [0, 0, MOUNTAIN, PRAIRIE]
    go_on(drawn, "0 place 1s s")


# Placing mining tokens


def test_a_tile_with_two_nugget_symbols_brings_two_tokens_on_top_of_those_already_there() -> None:
    """Rules: "Placing Mining tokens", p. 3."""
    start = table()
    assert (pile(start), start.state.bag) == (1, 62)
    grown = go_on(start, "gr04 1n e")  # before the action of this turn
    assert (pile(grown), grown.state.bag) == (3, 60)


# Placing a cowboy


def test_blue_may_not_place_a_railwayman_on_an_occupied_railroad_but_a_miner_or_a_farmer() -> None:
    """Rules: "2a. Place a cowboy", p. 4."""
    blue = table("gr38 1e e cowboy e", "gr24 1w n")
    assert why_not(blue, "cowboy e") == "feature-occupied"
    assert offered(blue, "cowboy") == ["cowboy n", "cowboy el", "cowboy er"]


def test_blue_may_not_place_a_miner_on_an_occupied_mountain_but_the_token_still_comes() -> None:
    """Rules: "2a. Place a cowboy", p. 4; "Placing Mining tokens", p. 3."""
    red = table("gr03 1n w cowboy n")
    assert pile(red) == 4
    blue = go_on(red, "gr24 2n s")
    assert pile(blue) == 5
    assert why_not(blue, "cowboy s") == "feature-occupied"
    assert offered(blue, "cowboy") == ["cowboy e", "cowboy er", "cowboy nl"]


# Pitching a tent


def test_yellow_pitches_her_tent_on_a_mountain_with_a_blue_miner() -> None:
    """Rules: "2b. Pitch a tent", p. 4."""
    blue = table("gr05 1n e cowboy n")
    yellow = go_on(blue, "gr38 1e e tent 0 n")
    assert tents(yellow) == [-1, 0]
    assert home(yellow) == [3, 4]


def test_yellow_pitches_her_tent_on_a_tile_whose_railroad_holds_a_red_railwayman() -> None:
    """Rules: "2b. Pitch a tent", p. 4."""
    crowded = table(
        "gr03 1n w cowboy n",  # a blue miner
        "gr16 1e1n n cowboy n",  # a red miner, on another mountain so far
        "gr38 1e e pass",
        "gr08 1e2n w tent 0 n",  # a blue tent
        "gr21 2n s cowboy n",  # joins the mountains; a red railwayman
        "gr39 1w e",
        seats=3,
    )
    assert why_not(crowded, "tent 0 n") == "tent-there"
    assert why_not(crowded, "tent 1n n") == "cowboy-there"
    yellow = go_on(crowded, "2 tent 2n e")
    assert tents(yellow) == [0, -1, 5]


# Mining


def test_yellow_mines_a_token_beside_a_blue_miner() -> None:
    """Rules: "2c. Mine for gold", p. 4."""
    pitched = table("gr05 1n e cowboy n", "gr38 1e e tent 0 n", "gr39 2e e pass")
    assert pile(pitched) == 2
    yellow = go_on(pitched, "gr39 1w e mine", "* token 3")
    assert pile(yellow) == 1
    assert tokens(yellow) == [0, 1]
    assert scores(yellow) == [0, 0]  # values count at the end only
    assert final_lines(yellow)[-1] == (1, 3, "gold")


# Railroads


def test_blue_scores_4_points_for_a_railroad_of_four_tiles() -> None:
    """Rules: "A completed railroad", p. 5."""
    blue = table("gr38 1w e cowboy e", "gr49 1e n pass", "gr49 2w n pass")
    assert score_lines(blue) == [(0, 4, "railroad")]


def test_blue_scores_3_points_for_a_railroad_of_three_tiles() -> None:
    """Rules: "A completed railroad", p. 5."""
    blue = table("gr36 1e n cowboy w", "gr49 1w n pass")
    assert score_lines(blue) == [(0, 3, "railroad")]


def test_blue_scores_8_points_for_four_tiles_with_one_locomotive() -> None:
    """Rules: "A completed railroad with locomotives", p. 5."""
    blue = table("gr39 1w e cowboy e", "gr49 1e n pass", "gr49 2w n pass")
    assert score_lines(blue) == [(0, 8, "railroad")]


def test_blue_scores_6_points_for_six_tiles_with_two_locomotives() -> None:
    """Rules: "A completed railroad with locomotives", p. 5."""
    blue = table("gr39 1w e cowboy e", "gr39 2w e pass", "gr49 3w n pass", "gr38 1e e pass", "gr49 2e n pass")
    assert score_lines(blue) == [(0, 6, "railroad")]


def test_yellow_goes_from_49_points_to_51() -> None:
    """Rules: "The scoreboard", p. 5."""
    lines = [event for move in golden_table("2-seats-past-fifty").events for event in move if event.is_score]
    steps = [(int(event.after.score[event.seat] - event.points), int(event.points)) for event in lines]
    assert (49, 2) in steps
    assert min(golden("2-seats-past-fifty").scores) > 49 + 2  # nobody fell back to 1


def test_a_new_tile_joins_two_railroads_and_both_players_score_in_full() -> None:
    """Rules: "Multiple cowboys on a completed railroad or mountain", p. 5."""
    joined = table(
        "gr43 1w w cowboy e",
        "gr43 1s n cowboy s",
        "gr49 1e n pass",
        "gr49 2s e pass",
        "gr46 1w1s s pass",
    )
    assert score_lines(joined) == [(0, 6, "railroad"), (1, 6, "railroad")]
    assert home(joined) == [4, 4]


def test_of_several_railwaymen_the_player_with_the_most_scores_alone() -> None:
    """Rules: "Multiple cowboys on a completed railroad or mountain", p. 5."""
    joined = table(
        "gr43 1w w cowboy e",
        "gr43 1s n cowboy s",
        "gr17 1e1s e pass",
        "gr49 1e s pass",
        "gr46 1e2s n cowboy s",  # the second of the first player
        "gr49 1e3s e pass",
        "gr46 1w1s s pass",
        "gr47 2s s pass",
    )
    assert score_lines(joined) == [(0, 8, "railroad")]
    assert home(joined) == [4, 4]


# Mountains


def test_yellow_takes_the_remaining_tokens_and_scores_7_points_for_7_nuggets() -> None:
    """Rules: "A completed mountain", p. 6."""
    yellow = table(
        "gr01 1n n cowboy n",
        "gr16 1w1n e tent 0 n",
        "gr17 1e1n w pass",
        "gr38 1e e mine",
        "* token 2",  # one of the seven is gone, its symbol is not
        "gr18 2n s pass",
    )
    for value in (0, 1, 1, 5, 3, 0):
        assert scores(yellow) == [0, 0]  # first the tokens, then the points
        go_on(yellow, f"* token {value}")
    assert tokens(yellow) == [6, 1]
    assert score_lines(yellow) == [(0, 7, "mountain")]
    assert tents(yellow) == [-1, -1]
    assert home(yellow) == [4, 4]


def test_blue_and_red_are_tied_share_three_tokens_in_turn_and_score_5_points_each() -> None:
    """Rules: "A completed mountain", p. 6."""
    blue, red = 0, 1
    tied = table(
        "gr05 1n e cowboy n",
        "gr16 1e1n n cowboy n",
        "gr08 1e2n w tent 0 n",
        "gr38 1e e tent 1e2n s",
        "gr39 2e e mine",
        "* token 1",
        "gr40 1w e mine",
        "* token 1",
        "gr10 2n s pass",  # Blue joins and completes it
    )
    assert pile(tied) == 3
    go_on(tied, "* token 2", "* token 3", "* token 5")
    taken = [seat for _, seat, _ in events(tied, "event-token-taken")]
    assert taken[2:] == [blue, red, blue]
    assert score_lines(tied) == [(blue, 5, "mountain"), (red, 5, "mountain")]
    assert final_lines(tied) == [(blue, 1 + 2 + 5, "gold"), (red, 1 + 3, "gold")]


# Cities


def test_the_blue_merchant_scores_6_points_for_two_railroads_one_of_them_a_loop() -> None:
    """Rules: "A completed city", p. 6."""
    blue = table(
        "gr36 1e n cowboy city", "gr49 1w n pass", "gr43 2e n pass", "gr43 1e1s s pass", "gr46 2e1s e pass"
    )
    assert score_lines(blue) == [(0, 6, "city")]
    assert home(blue) == [4, 4]


# Placing and returning in one turn


def test_blue_places_a_tile_and_a_railwayman_and_scores_3_points_in_one_turn() -> None:
    """Rules: "Returning cowboys to their owners", p. 6."""
    blue = table("gr36 1e n pass", "gr38 2e e pass", "gr49 1w n cowboy e")
    assert score_lines(blue) == [(0, 3, "railroad")]
    assert home(blue) == [4, 4]


def test_blue_places_a_tile_and_a_miner_takes_2_tokens_and_scores_2_points_in_one_turn() -> None:
    """Rules: "Returning cowboys to their owners", p. 6."""
    blue = table("gr16 1n s cowboy s", "* token 5", "* token 0")
    assert score_lines(blue) == [(0, 2, "mountain")]
    assert tokens(blue) == [2, 0]
    assert home(blue) == [4, 4]


# Prairies


def test_no_farmer_may_be_placed_on_a_prairie_just_joined() -> None:
    """Rules: "The prairies", p. 6."""
    joining = table("gr17 1n s cowboy nl", "gr42 1e w cowboy nl", "gr43 1e1n s")
    assert why_not(joining, "cowboy nl") == "feature-occupied"
    assert "cowboy nr" in offered(joining)  # the corner beyond the tracks is another prairie
    assert home(joining) == [3, 3]


# Final scoring


def test_red_scores_2_points_for_an_incomplete_railroad() -> None:
    """Rules: "Scoring incomplete features", p. 7."""
    red = table("gr39 1e e cowboy e")  # the locomotive has no effect
    assert final_lines(red) == [(0, 2, "incomplete-railroad")]


def test_yellow_scores_3_points_for_an_incomplete_city_with_one_completed_railroad() -> None:
    """Rules: "Scoring incomplete features", p. 7."""
    yellow = table("gr36 1e n cowboy city", "gr49 1w n pass")
    assert final_lines(yellow) == [(0, 3, "incomplete-city")]


def test_blue_scores_3_points_for_an_incomplete_mountain_with_3_nuggets() -> None:
    """Rules: "Scoring incomplete features", p. 7."""
    blue = table("gr05 1n e cowboy n", "gr06 2n e pass")
    assert final_lines(blue) == [(0, 3, "incomplete-mountain")]


def test_green_scores_10_points_and_black_with_fewer_cowboys_none() -> None:
    """Rules: "Scoring incomplete features", p. 7."""
    green = table(
        "gr38 1e e pass",
        "gr39 1w e pass",
        "gr16 1e1n w cowboy w",
        "gr03 1w1n n cowboy n",  # Black
        "gr43 1e2n s pass",
        "gr49 2e n pass",
        "gr07 2n w cowboy s",  # Green's second
        "gr01 1n n pass",
    )
    assert home(green) == [2, 3]
    assert final_lines(green) == [(0, 10, "incomplete-mountain")]


def test_green_and_yellow_with_equal_farmers_both_score_6_points() -> None:
    """Rules: "Scoring farmers", p. 7."""
    tied = table("gr17 1n s cowboy nl", "gr42 1e w cowboy nl", "gr43 1e1n s pass")
    assert final_lines(tied) == [(0, 6, "prairie"), (1, 6, "prairie")]


def test_red_scores_4_points_for_a_small_prairie_with_two_tipi_camps() -> None:
    """Rules: "Scoring farmers", p. 7."""
    red = table("gr17 1n s cowboy nl", "gr17 2n n pass")
    assert final_lines(red) == [(0, 4, "prairie")]


def test_blue_with_the_most_farmers_alone_scores_16_points_for_a_large_prairie() -> None:
    """Rules: "Scoring farmers", p. 7."""
    blue = table(
        "gr06 1n w cowboy el",
        "gr42 1e w cowboy nl",  # Yellow
        "gr18 1w1n n cowboy el",  # Blue's second
        "gr41 1w w pass",
        "gr46 1e1n s pass",
    )
    assert home(blue) == [2, 3]
    assert final_lines(blue) == [(0, 16, "prairie")]


def test_blue_scores_16_points_for_nine_mining_tokens() -> None:
    """Rules: "Scoring gold", p. 7."""
    blue = table(
        "gr01 1n n cowboy n",
        "gr16 1w1n e pass",
        "gr04 1e1n n pass",
        "gr17 2n s pass",
        "gr18 2e1n w pass",
        *("* token 1", "* token 1", "* token 1"),  # 3 points
        *("* token 2", "* token 2", "* token 2", "* token 2"),  # 8 points
        "* token 5",
        "* token 0",  # gravel
    )
    assert tokens(blue) == [9, 0]
    assert final_lines(blue) == [(0, 16, "gold")]
    assert scores(blue) == [9, 0]  # the nine symbols; tokens are scored at the end
    assert [*GOLD_RUSH.standing(blue.state).score] == [9 + 16, 0]
