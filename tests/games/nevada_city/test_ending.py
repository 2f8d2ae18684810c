"""The end of the game, goals and the two-player game."""

import pytest

from boomtown.core.record import live_score
from boomtown.core.step import HIDDEN, NOBODY
from boomtown.games.nevada_city import NEVADA_CITY
from boomtown.games.nevada_city.effect_types import METRICS
from boomtown.games.nevada_city.rules.scoring import amount_of, goal_points
from boomtown.games.nevada_city.rules.state import FINISHED, IN_WORK, MARRIED, REPLACED, THE_BANK
from boomtown.games.nevada_city.rules.tables import GOAL_NAMES
from tests.games.nevada_city.tables import (
    actor,
    building,
    contract,
    events,
    give,
    go_on,
    hold,
    is_over,
    lazily,
    made_up,
    offered,
    person,
    scores,
    site,
    stand,
    table,
    to_step,
    to_year,
    why_not,
)


@pytest.mark.parametrize(("seats", "years"), [(2, 5), (3, 4), (4, 4)])
def test_the_game_lasts_four_years_and_five_with_two_players(seats: int, years: int) -> None:
    """Rules: "The goal of the game", p. 5; "End of game", p. 12; "Two-player game", p. 16."""
    made = lazily(table(seats=seats), lambda state: False)
    assert [told[2][0] for told in events(made, "event-year-began")] == [1855 + year for year in range(years)]
    assert events(made, "event-game-ended") == [("event-game-ended", NOBODY, [0, 0, 0])]
    assert is_over(made)


def test_the_game_ends_early_when_every_plot_holds_a_card() -> None:
    """Rules: "Check end-of-game conditions", p. 11; "End of game", p. 12. Ruling R26."""
    made = table(seats=4)
    state = made.state
    for number in range(building("blacksmith"), building("blacksmith") + 16):  # 4 + 16 are the 20 plots
        state.owner[number] = number % 4
        state.stage[number] = FINISHED
        state.plots_taken += 1
    state.stage[building("blacksmith")] = IN_WORK  # finished or not
    state.in_work[building("blacksmith") % 4] += 1
    made_up(made)
    lazily(made, lambda state: False)
    assert events(made, "event-game-ended") == [("event-game-ended", NOBODY, [1, 0, 0])]
    assert (int(state.year), is_over(made)) == (0, True)


def test_goals_pay_by_rank_and_ties_share() -> None:
    """Rules: "End of game", p. 12; "Goal cards", p. 3. Ruling R28."""
    made = table(seats=4)
    money = GOAL_NAMES.index("well-heeled")
    for seat, dollars in enumerate((9, 7, 7, 0)):
        give(made, seat, money=dollars)
    assert [goal_points(made.state, seat, money) for seat in range(4)] == [8, (5 + 2) // 2, 3, 0]
    for seat in range(4):
        give(made, seat, money=3)
    assert [goal_points(made.state, seat, money) for seat in range(4)] == [15 // 4] * 4
    give(give(made, 0, money=0), 1, money=0)
    assert [goal_points(made.state, seat, money) for seat in range(4)] == [0, 0, 6, 6]


def test_each_goal_counts_what_it_says() -> None:
    """Rules: "Goal cards", p. 3. Ruling R27."""
    made = site(stand(table(), "blacksmith", 0), "saw-mill", 0)
    hold(
        give(
            made,
            0,
            money=5,
            iron=3,
            lumber=0,
            brick=0,
            spirits=0,
            entertainment=2,
            silver=4,
            crops=0,
            livestock=0,
        ),
        0,
        "chapel",
    )
    made.state.status[person("harriet-moss")] = MARRIED
    made.state.boss[person("harriet-moss")] = 0
    amounts = dict(zip(METRICS, (int(amount_of(made.state, 0, metric)) for metric in range(len(METRICS)))))
    assert amounts == {
        "properties": 5, "buildings": 2, "contracts": 0, "money": 5, "commodities": 5, "resources": 4,
        "married": 1, "skills": 2 + 1 + 1 + 2 + 1, "gunslinging": 1 + 0 + 2 + 1 + 0,
    }  # fmt: skip


def test_each_completed_contract_counts_for_its_goal() -> None:
    """Rules: "Goal cards", p. 3. Ruling R27."""
    made = table()
    for name in ("chapel", "tannery", "grand-ball"):
        made.state.completed_by[contract(name)] = 0
    made.state.completed_by[contract("town-well")] = 1
    goal = METRICS.index("contracts")
    assert [int(amount_of(made.state, seat, goal)) for seat in (0, 1)] == [3, 1]


def test_unfinished_buildings_and_contracts_score_nothing() -> None:
    """Rules: "End of game", p. 12. Ruling R27."""
    made = hold(site(to_year(table(seats=3), 1858), "hardnails", 0, iron=2, lumber=2), 0, "chapel")
    lazily(made, lambda state: False)
    assert [name for name, _, numbers in events(made, "score-building", "score-contract")] == []


def test_all_kept_goals_score_and_so_does_the_one_that_lay_face_down() -> None:
    """Rules: "End of game", p. 12; "Basic setup", p. 17. Ruling R3."""
    made = to_step(table(), "TurnOverGoal")
    assert [int(goal) for goal in made.state.goal_kept] == [0, 2]
    assert len(offered(made)) == 4  # those nobody was dealt
    assert why_not(made, "goal land-baron", seat=-1) == "none-left"
    go_on(made, "* goal full-storehouse")
    assert [told[2][0] for told in events(made, "event-goal-scored")] == [0, 2, 4]
    assert is_over(made)
    seen = NEVADA_CITY.view(made.state, 1).state
    assert (int(seen.goal_kept[0]), int(seen.goal_dealt[1])) == (0, HIDDEN)  # the rejected one stays unknown


def test_the_most_resources_break_a_tie_and_then_the_victory_is_shared() -> None:
    """Rules: "End of game", p. 12. Ruling R28."""
    made = lazily(table(), lambda state: False)
    made.state.score[0] = made.state.score[1]
    give(give(made, 0, silver=3, crops=0, livestock=0), 1, silver=1, crops=1, livestock=0)
    assert NEVADA_CITY.winners(made.state) == [0]
    give(made, 1, crops=2)
    assert NEVADA_CITY.winners(made.state) == [0, 1]
    made.state.score[1] += 1
    assert NEVADA_CITY.winners(made.state) == [1]


def test_a_standing_counts_the_goals_that_are_known() -> None:
    """Rules: "End of game", p. 12."""
    made = table()
    lines = live_score(NEVADA_CITY, NEVADA_CITY.view(made.state, 0).state)
    assert {event.numbers[0] for event in lines} == {0}  # the own goal only
    assert {event.numbers[0] for event in live_score(NEVADA_CITY, made.state)} >= {0}
    assert scores(made) == [11, 14]


def test_with_two_players_the_bank_takes_the_best_building_in_rounds_three_and_four() -> None:
    """Rules: "Two-player game", p. 16. Ruling R5."""
    made = to_step(table(), "BankBuilds")
    assert (int(made.state.round), actor(made)) == (4, -1)  # in round 3 the saloon was best alone
    assert made.state.owner[building("belles-saloon")] == THE_BANK
    assert offered(made) == ["bank blacksmith", "bank saw-mill", "bank brick-oven"]
    assert why_not(made, "bank assayer", seat=-1) == "none-left"
    assert why_not(made, "card 2", seat=-1) == "draw-first"
    go_on(made, "* bank saw-mill")
    assert [told[2][0] for told in events(made, "event-bank-built")] == [
        building("belles-saloon"),
        building("saw-mill"),
    ]
    assert (int(made.state.stage[building("saw-mill")]), int(made.state.plots_taken)) == (FINISHED, 6)


def test_a_replacement_of_the_bank_stands_at_once() -> None:
    """Rules: "Two-player game", p. 16; "Replacement buildings", p. 18. Ruling R5."""
    made = to_year(table(variants=["extra-buildings"]), 1857)
    lazily(made, lambda state: state.round == 4)
    assert made.state.stage[building("city-hall")] == REPLACED  # the Capitol has the most points
    assert made.state.owner[building("capitol")] == THE_BANK


def test_the_bank_takes_no_building_of_fewer_points() -> None:
    """Rules: "Two-player game", p. 16. Ruling R5."""
    made = to_step(table(), "BankBuilds")
    assert why_not(made, "bank hardnails", seat=-1) == "none-left"
    assert why_not(made, "bank belles-saloon", seat=-1) == "none-left"  # it has it already
