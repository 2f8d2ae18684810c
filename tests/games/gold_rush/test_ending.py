"""The end of the game: what is unfinished, farmers, gold, and who has won."""

import pytest

from boomtown.core.record import live_score
from boomtown.core.step import CHANCE, NOBODY
from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.games.gold_rush.rules.state import NO_SEAT
from boomtown.games.gold_rush.rules.steps.action import ChooseAction
from boomtown.games.gold_rush.rules.verbs import PASS
from tests.games.gold_rush.tables import (
    events,
    final_lines,
    golden,
    golden_table,
    home,
    score_lines,
    scores,
    table,
    tents,
    tokens,
)
from tests.games.gold_rush.test_evaluation import EVERYTHING


def test_the_game_ends_with_mountains_railroads_cities_farmers_and_gold_in_this_order() -> None:
    """Rules: "Game end and final scoring", p. 7; "Scoring overview", p. 8."""
    table_at_end = golden_table("5-seats-completed-city")
    last = [
        event.name.removeprefix("gold-rush-score-") for event in table_at_end.events[-1] if event.is_score
    ]
    order = ["incomplete-mountain", "incomplete-railroad", "incomplete-city", "prairie", "gold"]
    ending = [name for name in last if name in order]
    assert sorted(ending, key=order.index) == ending
    assert {*ending} == {*order}
    assert events(table_at_end, "event-final-scoring") == [("event-final-scoring", NOBODY, [0, 0, 0])]


def test_tents_and_tokens_on_mountains_are_removed_first() -> None:
    """Rules: "Scoring incomplete features", p. 7."""
    camped = table("gr05 1n e cowboy n", "gr38 1e e tent 0 n")
    ended = GOLD_RUSH.standing(camped.state)
    assert [*ended.tent_at] == [-1, -1]
    assert sum(ended.mountain_tokens) == 0
    assert [*ended.token_count] == [0, 0]  # nobody gets them
    assert [*ended.score] == [2, 0]  # two symbols


def test_all_cowboys_return_when_everything_is_scored() -> None:
    """Rules: "Scoring incomplete features", p. 7."""
    ended = golden_table("4-seats-shared-victory")
    assert home(ended) == [4] * 4
    assert tents(ended) == [-1] * 4
    state = ended.state
    assert not any((*state.mountain_cowboys, *state.rail_cowboys, *state.prairie_cowboys))
    assert {*state.city_merchant} == {NO_SEAT}


@pytest.mark.parametrize(
    ("moves", "line", "numbers"),
    [
        (["gr03 1n w cowboy n"], (0, 4, "incomplete-mountain"), [4, 0, 1]),
        (["gr38 1e e cowboy e"], (0, 2, "incomplete-railroad"), [2, 0, 1]),
        (["gr36 1e n cowboy city", "gr49 1w n pass"], (0, 3, "incomplete-city"), [1, 0, 1]),
        (["gr41 1e e cowboy er"], (0, 2, "prairie"), [1, 0, 1]),
        (["gr42 1e e cowboy er"], (0, 4, "prairie"), [0, 1, 1]),
        (
            ["gr38 1e e tent 0 n", "gr39 1w e pass", "gr39 2e e mine", "* token 3"],
            (0, 3, "gold"),
            [1, 0, 0],
        ),
    ],
)
def test_a_line_of_the_final_scoring_says_what_is_scored_and_on_which_tile(
    moves: list[str], line: tuple[int, int, str], numbers: list[int]
) -> None:
    """Rules: "Scoring incomplete features", p. 7; "Scoring farmers", p. 7; "Scoring gold", p. 7."""
    ended = table(*moves)
    assert final_lines(ended) == [line]
    assert [event.numbers for event in live_score(GOLD_RUSH, ended.state)] == [numbers]


def test_tied_players_score_incomplete_railroads_and_mountains_in_full() -> None:
    """Rules: "Scoring incomplete features", p. 7."""
    railroad = table("gr43 1w w cowboy e", "gr43 1s n cowboy s", "gr46 1w1s s pass")
    assert final_lines(railroad) == [(0, 4, "incomplete-railroad"), (1, 4, "incomplete-railroad")]
    mountain = table(
        "gr38 1e e pass",
        "gr16 1e1n w cowboy w",
        "gr39 1w e pass",
        "gr39 2w e pass",
        "gr17 1w1n e cowboy e",
        "gr01 1n n pass",  # joins them and stays open to the north
    )
    assert final_lines(mountain) == [(0, 6, "incomplete-mountain"), (1, 6, "incomplete-mountain")]


def test_each_of_tied_players_is_shown_the_tile_of_the_own_cowboy() -> None:
    """Rules: "Scoring incomplete features", p. 7."""
    tied = table(
        "gr38 1e e cowboy e",
        "gr16 1e1n w cowboy w",  # the second tile: a gold miner
        "gr39 1w e cowboy er",
        "gr39 2w e pass",
        "gr40 3w e cowboy nl",
        "gr41 2e e pass",
        "gr17 1w1n e cowboy e",  # the seventh: with the last cowboy of the other seat
        "gr01 1n n pass",  # joins the two mountains
    )
    assert home(tied) == [0, 3]
    lines = [line for line in live_score(GOLD_RUSH, tied.state) if line.name.endswith("incomplete-mountain")]
    assert [(line.seat, line.numbers[2]) for line in lines] == [(0, 7), (1, 2)]


def test_locomotives_have_no_effect_on_an_incomplete_railroad() -> None:
    """Rules: "Scoring incomplete features", p. 7."""
    assert final_lines(table("gr39 1e e cowboy e", "gr39 2e e pass")) == [(0, 3, "incomplete-railroad")]


def test_a_railroad_that_leads_back_to_an_incomplete_city_counts_once() -> None:
    """Rules: "Scoring incomplete features", p. 7. Ruling A32."""
    city = table("gr36 1e n cowboy city", "gr43 2e n pass", "gr43 1e1s s pass", "gr46 2e1s e pass")
    assert final_lines(city) == [(0, 3, "incomplete-city")]


def test_a_prairie_reaches_as_far_as_tracks_mountains_and_the_edge_of_the_map() -> None:
    """Rules: "The prairies", p. 6; "Scoring farmers", p. 7."""
    north = table("gr42 1e w cowboy nl", "gr41 2e e pass")  # horses north, tipis south of the track
    assert final_lines(north) == [(0, 4, "prairie")]
    both = table("gr42 1e w cowboy nl", "gr41 2e w pass")
    assert final_lines(both) == [(0, 6, "prairie")]


def test_without_farmers_prairies_are_worth_nothing() -> None:
    """Rules: "The prairies", p. 6; "Scoring farmers", p. 7."""
    ended = golden_table("5-seats-no-farmers")
    assert "prairie" not in [name for _, _, name in score_lines(ended)]
    assert not any(text in move for move in ended.record.moves for text in (" cowboy nl", " cowboy nr"))


def test_gold_is_scored_at_the_end_only() -> None:
    """Rules: "Scoring gold", p. 7."""
    ended = golden_table("3-seats-tied-mountain")
    gold = [
        (move, event) for move, told in enumerate(ended.events) for event in told if "gold" in event.name[9:]
    ]
    assert {move for move, event in gold if event.is_score} == {len(ended.record.moves)}


def test_tied_winners_share_the_victory() -> None:
    """Rules: "Scoring gold", p. 7. Ruling A21."""
    ended = golden_table("4-seats-shared-victory")
    best = max(scores(ended))
    assert [seat for seat, points in enumerate(scores(ended)) if points == best] == [2, 3]
    assert [(seat, numbers[0]) for _, seat, numbers in events(ended, "event-won")] == [(2, best), (3, best)]


# The live score: what if the game ended now?


def test_the_live_score_foretells_the_end() -> None:
    """Rules: "Game end and final scoring", p. 7."""
    discarded = golden("2-seats-last-tile-discarded")
    before = golden_table("2-seats-last-tile-discarded", len(discarded.moves) - 1)
    assert [*GOLD_RUSH.standing(before.state).score] == discarded.scores
    mined = golden("2-seats-railroad-loop")
    assert mined.moves[-2:] == ["0 mine", "* token 1"]
    before = golden_table("2-seats-railroad-loop", len(mined.moves) - 2)
    assert [*GOLD_RUSH.standing(before.state).score] == [mined.scores[0] - 1, mined.scores[1]]


def test_passing_never_changes_what_the_table_is_worth() -> None:
    """Rules: "3. Evaluating and scoring completed railroads, mountains, and cities", p. 5."""
    ended = golden_table("2-seats-past-fifty")
    checked = 0
    for number in range(0, len(ended.record.moves), 7):
        state = golden_table("2-seats-past-fifty", number).state
        if isinstance(state.agenda[-1], ChooseAction):
            after = state.clone()
            after.act(state.actor(), PASS.action)
            assert GOLD_RUSH.standing(after).score == GOLD_RUSH.standing(state).score
            checked += 1
    assert checked > 5


def test_while_tokens_are_taken_completed_features_are_worth_what_they_will_score() -> None:
    """Rules: "3. Evaluating and scoring completed railroads, mountains, and cities", p. 5. Ruling A29."""
    waiting = table(*EVERYTHING)
    assert waiting.state.actor() == CHANCE
    assert [*GOLD_RUSH.standing(waiting.state).score] == [9, 2]
    done = table(*EVERYTHING, "* token 0", "* token 0")
    assert [*GOLD_RUSH.standing(done.state).score] == scores(done) == [9, 2]
    assert tokens(done) == [0, 2]


def test_a_railroad_just_completed_is_worth_its_locomotive_before_it_is_scored() -> None:
    """Rules: "A completed railroad with locomotives", p. 5."""
    closing = table("gr39 1w e cowboy e", "gr49 1e n pass", "gr49 2w n")
    assert [(line.name, line.points) for line in live_score(GOLD_RUSH, closing.state)] == [
        ("gold-rush-score-railroad", 8)
    ]
