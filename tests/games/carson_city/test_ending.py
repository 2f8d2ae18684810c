"""The end of a turn: new cowboys, the cash limit, the track; and the end of the game."""

import pytest

from boomtown.core.record import Table
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.rules.state import CarsonCityState
from tests.games.carson_city.tables import (
    actor,
    choose,
    events,
    final_lines,
    go_on,
    golden_table,
    is_over,
    money,
    next_turn,
    offered,
    opening,
    placed,
    reserve,
    score_lines,
    scores,
    step,
    to_the_end,
    until,
    why_not,
)


def rich(wages: int, cards: tuple[str, str] = ("mercenary", "sheriff")) -> Table[CarsonCityState]:
    """Seat 0 ends the first turn with $15 and so many wages; seat 1 passes first."""
    table = choose(opening(), *cards)
    while actor(table) != 0:
        go_on(table, f"{actor(table)} pass")
    placed(table, *["wages"] * wages)
    until(table, "KeepToLimit")
    while actor(table) != 0:
        go_on(table, f"{actor(table)} {offered(table)[0]}")
    return table


def test_new_cowboys_arrive_four_then_five_then_five() -> None:
    """Rules: "4 End of turn", p. 3."""
    table = choose(opening(seats=2), "banker", "mercenary")
    go_on(
        table,
        "0 cowboy wages; 1 cowboy wages; 0 cowboy wages; 1 cowboy wages; 0 cowboy wages; 1 cowboy wages",
    )
    next_turn(table)
    assert reserve(table) == [4, 4]
    told = events(to_the_end(table), "event-cowboys-received")
    assert [numbers[0] for _, seat, numbers in told if seat == 0] == [4, 5, 1]  # no more than ten


def test_the_turn_counter_closes_the_cheapest_square() -> None:
    """Rules: "4 End of turn", p. 3."""
    table = to_the_end(choose(opening(), "banker", "mercenary"))
    told = [numbers[:2] for _, _, numbers in events(table, "event-turn-ended")]
    assert told == [[1, 22], [2, 21], [3, 20], [4, -1]]


def test_money_above_the_limit_is_spent_for_a_point_each_10_dollars() -> None:
    """Rules: "4 End of turn", p. 3. Ruling R20."""
    table = rich(3)  # $27 and a limit of $20
    assert offered(table) == ["points 0", "points 1", "points 2"]
    assert why_not(table, "points 3") == "no-money"
    assert why_not(table, "pass") == "limit-first"
    go_on(table, "0 points 0")
    assert (money(table)[0], scores(table)[0]) == (20, 0)  # $7 are lost


def test_more_than_the_excess_may_be_spent() -> None:
    """Rules: "4 End of turn", p. 3. Ruling R20."""
    assert money(go_on(rich(3), "0 points 1"))[0] == 17
    table = go_on(rich(3), "0 points 2")
    assert (money(table)[0], scores(table)[0]) == (7, 2)


def test_less_than_the_excess_is_not_enough() -> None:
    """Rules: "4 End of turn", p. 3. Ruling R20."""
    table = choose(opening(), "banker", "sheriff")
    while actor(table) != 0:
        go_on(table, f"{actor(table)} pass")
    next_turn(placed(table, "wages", "wages", "wages"))
    go_on(table, "1 choose banker; 0 choose sheriff")
    assert money(table)[0] == 36
    until(table, "KeepToLimit")
    assert actor(table) == 0
    assert offered(table) == ["points 1", "points 2", "points 3"]
    assert why_not(table, "points 0") == "above-limit"
    refusal = table.why_not(0, table.find("points 0"))
    assert refusal is not None
    assert refusal.numbers == [20]
    go_on(table, "0 points 1")
    assert (money(table)[0], scores(table)[0]) == (20, 1)  # $16 for one point


def test_the_cash_limit_goes_round_in_the_order_of_passing() -> None:
    """Rules: "4 End of turn", p. 3. Ruling R34."""
    table = until(choose(opening(), "banker", "grocer"), "KeepToLimit")
    first = actor(table)
    assert first == table.state.lower[0]
    go_on(table, f"{first} points 0")
    assert actor(table) == table.state.lower[1]


def test_whoever_has_no_choice_is_not_asked() -> None:
    """Rules: "4 End of turn", p. 3."""
    table = choose(opening(), "mercenary", "sheriff")
    placed(table, "pass", "construction-12")
    go_on(table, "0 buy; 0 keep; 0 done")
    assert actor(table) == 1  # seat 0 has $3
    go_on(table, "1 points 0")
    assert step(table) != "KeepToLimit"


def test_the_game_has_four_turns() -> None:
    """Rules: "How to play", p. 3; "End of the game", p. 5."""
    table = to_the_end(opening())
    assert is_over(table)
    assert [numbers[0] for _, _, numbers in events(table, "event-turn-began")] == [1, 2, 3, 4]


def test_buildings_houses_and_mountains_are_worth_two_points_each() -> None:
    """Rules: "End of the game", p. 5."""
    table = choose(opening("d4", "h1", "h8", "b2"), "banker", "mercenary")
    assert (0, 4, "estates") in final_lines(table)  # a house and a mountain
    built = choose(opening("e3", "h1", "h8", "h4"), "banker", "mercenary")
    go_on(placed(built, "construction-3", "pass", "construction-4"), "0 buy; 0 build e3; 0 buy; 0 keep")
    assert (0, 2, "estates") in final_lines(built)  # neither the kept ranch nor the empty parcel


def test_money_buys_points_at_6_dollars_at_the_end() -> None:
    """Rules: "End of the game", p. 5."""
    table = choose(opening(), "banker", "mercenary")
    assert [line for line in final_lines(table) if line[2] == "money"] == [(0, 4, "money"), (1, 2, "money")]


def test_what_is_above_the_cash_limit_is_spent_before_the_end() -> None:
    """Rules: "End of the game", p. 5; "4 End of turn", p. 3."""
    table = choose(opening(), "captain", "mercenary")
    placed(table, "wages", "pass", "wages", "gambling")
    lines = final_lines(table)  # seat 0 has $23 with a limit of $25
    assert [line for line in lines if line[2] == "cash-limit"] == []
    go_on(table, "* roll 6; * roll 6")  # $35
    assert (0, 1, "cash-limit") in final_lines(table)
    assert (0, 4, "money") in final_lines(table)


def test_the_first_to_pass_wins_a_tie() -> None:
    """Rules: "End of the game", p. 5. Ruling R03."""
    table = golden_table("2-seats-a-tie-broken")
    assert len({*scores(table)}) == 1
    winner = int(table.state.lower[0])
    assert CARSON_CITY.winners(table.state) == [winner]
    assert events(table, "event-won") == [("event-won", winner, [scores(table)[0], 0, 0])]


def test_the_most_points_win() -> None:
    """Rules: "End of the game", p. 5."""
    table = golden_table("2-seats-a-robbed-building")
    best = scores(table).index(max(scores(table)))
    assert CARSON_CITY.winners(table.state) == [best]


def test_score_lines_add_up_at_any_time() -> None:
    """Rules: "End of the game", p. 5."""
    table = golden_table("5-seats-red-personalities")
    for seat in range(5):
        assert sum(points for who, points, _ in score_lines(table) if who == seat) == scores(table)[seat]


@pytest.mark.parametrize("moves", [0, 15, 60, 120])
def test_the_standing_can_be_asked_for_at_any_time(moves: int) -> None:
    """Rules: "End of the game", p. 5."""
    table = golden_table("5-seats-everything-at-once", moves)
    assert CARSON_CITY.standing(table.state).is_over()
    assert len(CARSON_CITY.winners(CARSON_CITY.standing(table.state))) == 1
