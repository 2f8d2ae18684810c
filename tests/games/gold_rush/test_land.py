"""Drawing and placing land tiles, and the mining tokens they bring."""

from collections.abc import Iterator

from boomtown.core.record import Table
from boomtown.core.step import CHANCE
from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.games.gold_rush.audit import audit
from boomtown.games.gold_rush.rules.state import GoldRushState
from boomtown.games.gold_rush.rules.tables import PRAIRIE, RAIL
from boomtown.games.gold_rush.rules.verbs import CELL_NAMES, PLANE
from tests.games.gold_rush.tables import (
    actor,
    events,
    go_on,
    golden_table,
    home,
    is_over,
    offered,
    pile,
    score_lines,
    scores,
    table,
    tents,
    tokens,
    why_not,
)

# Drawing


def test_every_undrawn_tile_is_as_likely_as_any_other() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3. Ruling A34."""
    odds = {GOLD_RUSH.verbs.text(action): weight for action, weight in table("gr17 1n s pass").state.odds()}
    assert sum(odds.values()) == 70
    assert (odds["draw gr01"], odds["draw gr17"], odds["draw gr36"]) == (1, 2, 4)
    assert odds["draw gr24"] == 2  # the third is the start tile


def test_what_is_not_left_cannot_be_drawn() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3."""
    game = table("gr01 1n n pass")
    assert why_not(game, "draw gr01") == "none-left"
    assert "draw gr01" not in offered(game)


def test_a_tile_is_drawn_before_anything_else() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3."""
    assert why_not(table(), "token 5") == "draw-first"
    assert why_not(table(), "draw gr38", seat=0) == "not-your-turn"


def test_a_tile_that_fits_nowhere_leaves_the_game_and_another_is_drawn() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3. Ruling A20."""
    closed = table("gr16 1n s pass")  # no mountain is open any more
    bag = int(closed.state.bag)
    go_on(closed, "* draw gr01")
    assert actor(closed) == CHANCE
    assert events(closed, "event-tile-discarded") == [("event-tile-discarded", 1, [0, 0, 0])]
    assert (closed.state.tile_count, closed.state.bag) == (2, bag)  # its three tokens never enter
    assert why_not(closed, "draw gr01") == "none-left"
    go_on(closed, "* draw gr38")
    assert actor(closed) == 1  # still the same turn


def test_a_tile_discarded_in_the_middle_of_a_game_shortens_it() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3. Ruling A20."""
    ended = golden_table("3-seats-tile-discarded")
    discarded = len(events(ended, "event-tile-discarded"))
    assert discarded > 0
    assert ended.state.tile_count == 72 - discarded


def test_the_game_ends_at_once_if_the_last_tile_fits_nowhere() -> None:
    """Rules: "Game end and final scoring", p. 7. Ruling A23."""
    moves = golden_table("2-seats-last-tile-discarded").record.moves
    before = golden_table("2-seats-last-tile-discarded", len(moves) - 1)
    assert before.state.piles.size == 1
    assert actor(before) == CHANCE
    go_on(before, moves[-1])
    assert events(before, "event-tile-discarded")[-1][2] == [0, 0, 0]  # gr01
    assert is_over(before)


# Placing


def test_a_tile_may_not_lie_on_another() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3."""
    assert why_not(table("* draw gr38"), "place 0 e") == "square-taken"


def test_a_tile_lies_next_to_another_and_a_corner_is_not_enough() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3."""
    drawn = table("* draw gr38")
    assert why_not(drawn, "place 1e1s e") == "not-adjacent"
    assert why_not(drawn, "place 2e e") == "not-adjacent"


def test_all_neighbours_must_continue() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3."""
    corner = table("gr16 1n s pass", "gr38 1e e pass", "* draw gr24")  # 1e1n: prairie to the left and below
    assert offered(corner, "place 1e1n") == []
    drawn = table("gr16 1n s pass", "gr38 1e e pass", "* draw gr43")
    assert offered(drawn, "place 1e1n") == ["place 1e1n s"]
    assert why_not(drawn, "place 1e1n w") == "does-not-continue"


def test_a_refused_turn_names_itself_the_side_and_what_meets_there() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3."""
    drawn = table("gr16 1n s pass", "gr38 1e e pass", "* draw gr43")
    refusal = drawn.why_not(0, drawn.find("place 1e1n w"))
    assert refusal is not None
    turned_west, south = 3, 2
    assert (refusal.step, refusal.numbers) == ("PlaceTile", [turned_west, south, RAIL, PRAIRIE])


def test_where_no_turn_fits_the_refusal_speaks_of_all_turns() -> None:
    """Whatever turn is asked about, it says what the square demands. Rules: "1. Draw and place a Land tile", p. 3."""
    drawn = table("gr16 1n s pass", "gr38 1e e pass", "* draw gr24")  # 1e1n: prairie to the left and below
    demand = PRAIRIE * 4**2 + PRAIRIE * 4**3
    for top in "nesw":
        assert why_not(drawn, f"place 1e1n {top}") == "fits-in-no-turn"
        refusal = drawn.why_not(0, drawn.find(f"place 1e1n {top}"))
        assert refusal is not None
        assert refusal.numbers == [demand]


def test_a_tile_that_fails_at_the_north_side_in_every_turn_fits_in_none() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3."""
    assert (
        why_not(table("* draw gr37"), "place 1s n") == "fits-in-no-turn"
    )  # tracks on all sides, below a prairie


def test_whether_a_tile_fits_somehow_is_asked_of_its_own_four_turns() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3."""
    last = table("* draw gr19")  # left of the start tile with its last side up only
    assert offered(last, "place 1w") == ["place 1w w"]
    assert [why_not(last, f"place 1w {top}") for top in "nes"] == ["does-not-continue"] * 3
    all_mountain = table("gr38 1e e pass", "* draw gr01")  # 1e1n: prairie below
    assert why_not(all_mountain, "place 1e1n n") == "fits-in-no-turn"


def test_two_turns_that_look_the_same_are_one_option() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3. Ruling A25."""
    drawn = table("* draw gr38")
    assert why_not(drawn, "place 1e w") == "same-turn"
    refusal = drawn.why_not(0, drawn.find("place 1e w"))
    assert refusal is not None
    assert refusal.numbers == [1]  # the first such turn: east
    horses = table("* draw gr42")  # the same track, but horses on one side
    assert offered(horses, "place 1e") == ["place 1e e", "place 1e w"]


def test_a_tile_is_placed_before_anything_else() -> None:
    """Rules: "Playing the game", p. 2."""
    drawn = table("* draw gr38")
    for text in ("pass", "mine", "cowboy n", "tent 0 n", "draw gr38"):
        assert why_not(drawn, text) == "place-first"


# all tiles in an order in which each continues the one before, with the side to which its top is turned
ROW = """
    gr43e gr11e gr01n gr12n gr07n gr10e gr04n gr22w gr37n gr41w gr37n gr45n gr44s gr41e gr21e gr15s gr43w gr50n
    gr39e gr40e gr39e gr46n gr38n gr13e gr48w gr44e gr08s gr23w gr46e gr47s gr40w gr42w gr49e gr06e gr14n gr09n
    gr34n gr48s gr35e gr19w gr49s gr49e gr18n gr05e gr17e gr24w gr18n gr17n gr16n gr25e gr16w gr36w gr36n gr32s
    gr24n gr19e gr03w gr17s gr02e gr20n gr03n gr33w gr32s gr36s gr36s gr27e gr28w gr29n gr31s gr30n gr26n
"""


def in_a_row(action: str) -> Iterator[Table[GoldRushState]]:
    """A table to which one tile after another is added at the eastern end, each with this action."""
    row = table()
    for east, tile in enumerate(ROW.split(), 1):
        yield go_on(row, f"{tile[:-1]} {CELL_NAMES[PLANE.cell(east, 0)]} {tile[-1]} {action}")


def test_the_map_may_be_as_long_as_all_tiles_together() -> None:
    """Rules: "1. Draw and place a Land tile", p. 3. Ruling A33."""
    for row in in_a_row("pass"):
        assert audit(row.state) is None
    assert row.state.tile_count == 72
    assert is_over(row)


def test_if_nobody_has_a_point_all_share_the_victory() -> None:
    """Rules: "Scoring gold", p. 7; "Goal of the game", p. 1. Ruling A21."""
    *_, row = in_a_row("pass")
    assert scores(row) == [0, 0]
    assert events(row, "event-won") == [("event-won", 0, [0, 0, 0]), ("event-won", 1, [0, 0, 0])]


def test_the_start_tile_counts_like_any_other() -> None:
    """Rules: "Preparation", p. 2. Ruling A35."""
    assert score_lines(table("gr36 1e n cowboy w", "gr49 1w n pass")) == [(0, 3, "railroad")]
    assert score_lines(table("gr16 1n s cowboy s", "* token 1", "* token 1")) == [(0, 2, "mountain")]
    assert tents(table("gr38 1e e tent 0 n")) == [0, -1]


# Mining tokens


def test_a_tile_without_a_mountain_brings_no_token() -> None:
    """Rules: "Placing Mining tokens", p. 3."""
    assert table("gr38 1e e").state.bag == 62


def test_every_symbol_of_a_tile_brings_a_token_before_the_action() -> None:
    """Rules: "Placing Mining tokens", p. 3."""
    placed = table("gr01 1n n")
    assert pile(placed) == 1 + 3
    assert actor(placed) == 0
    assert events(placed, "event-tokens-placed") == [("event-tokens-placed", 0, [3, 4, 1])]


def test_if_the_bag_runs_out_as_many_tokens_as_there_are_are_placed() -> None:
    """Rules: "Placing Mining tokens", p. 3. Ruling A1."""
    poor = table()
    poor.state.bag = 1  # no sequence of moves leads here with our tiles
    go_on(poor, "gr04 1n e")
    assert (pile(poor), poor.state.bag) == (2, 0)
    go_on(poor, "0 cowboy n", "gr16 2n s pass")
    assert pile(poor) == 2
    go_on(poor, "* token 1", "* token 1")
    assert scores(poor) == [4, 0]  # symbols, not tokens


def test_two_mountains_of_one_tile_get_their_own_tokens() -> None:
    """Rules: "Placing Mining tokens", p. 3. Ruling A2."""
    twin = table("gr14 1n s")  # one joins the start tile's mountain, the other looks west
    assert pile(twin, tile=0) == 2
    assert pile(twin, tile=1, mountain=1) == 1


def test_two_mountains_of_one_tile_are_vacant_each_for_itself() -> None:
    """Rules: "2b. Pitch a tent", p. 4. Ruling A2."""
    twin = table("gr15 1s s tent 1s s", "gr38 1e e")
    assert "tent 1s w" in offered(twin)
    assert why_not(twin, "tent 1s s") == "tent-there"


def test_joined_mountains_have_one_pile_and_share_everybody_on_them() -> None:
    """Rules: "Placing Mining tokens", p. 3. Ruling A3."""
    apart = table("gr38 1e e tent 0 n", "gr03 1e1n n cowboy n", "gr39 1w e pass", "* draw gr01")
    assert (pile(apart, tile=0), pile(apart, tile=2)) == (1, 3)
    joined = go_on(apart, "1 place 1n n")
    assert pile(joined, tile=0) == pile(joined, tile=2) == 1 + 3 + 3
    assert why_not(joined, "cowboy n") == "feature-occupied"
    mined = go_on(joined, "1 pass", "gr39 2w e mine", "* token 1")
    assert pile(mined, tile=2) == 6
    assert tokens(mined) == [1, 0]


def test_two_segments_of_one_tile_that_meet_outside_are_one_mountain() -> None:
    """Rules: "A completed mountain", p. 6. Ruling A27."""
    apart = table("gr14 1s e cowboy e", "gr07 1e1s w pass", "gr08 1e2s n pass")
    assert (pile(apart, 1, 0) + pile(apart, 1, 1), apart.state.bag) == (1 + 2 + 1 + 1, 57)
    closing = go_on(apart, "gr09 2s e")
    assert pile(closing, 1, 0) == pile(closing, 1, 1) == 7
    go_on(closing, "1 pass", *["* token 1"] * 7)
    assert score_lines(closing) == [(0, 7, "mountain")]
    assert home(closing) == [4, 4]
    assert audit(closing.state) is None


def test_a_tile_that_closes_a_mountain_with_both_its_segments_scores_it_once() -> None:
    """Rules: "A completed mountain", p. 6. Ruling A27."""
    closing = table(
        "gr38 1e e pass", "gr07 1e1s w cowboy s", "gr08 1e2s n pass", "gr09 2s e pass", "gr14 1s e"
    )
    assert pile(closing, 5, 0) == pile(closing, 5, 1) == 7
    go_on(closing, "0 pass", *["* token 1"] * 7)
    assert actor(closing) == CHANCE
    assert offered(closing)[0] == "draw gr01"  # no eighth token is asked for
    assert score_lines(closing) == [(1, 7, "mountain")]
