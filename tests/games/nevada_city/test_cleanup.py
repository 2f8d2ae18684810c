"""The end of a year: incomes, badge, markers, loans, weddings."""

from boomtown.core.record import Table
from boomtown.games.nevada_city.rules.state import LEFT_TOWN, MARRIED, NevadaCityState
from tests.games.nevada_city.tables import (
    actor,
    employ,
    events,
    give,
    go_on,
    held,
    hold,
    lazily,
    made_up,
    money,
    offered,
    person,
    score_lines,
    stand,
    step,
    table,
    to_seat,
    to_step,
    to_year,
    why_not,
)


def test_the_soup_kitchen_is_paid_for_each_unhired_worker() -> None:
    """Rules: "Check for buildings that have end-of-year abilities", p. 11; "Soup Kitchen, Boarding House", p. 13."""
    made = stand(table(seats=4), "soup-kitchen", 2)
    before = money(made)
    to_year(made, 1856)
    assert [after - old for after, old in zip(money(made), before)] == [0, 0, 5 * 5, 0]


def test_the_boarding_house_scores_if_more_than_one_worker_is_left() -> None:
    """Rules: "Soup Kitchen, Boarding House", p. 13."""
    made = to_year(stand(table(), "boarding-house", 1), 1856)
    assert score_lines(made, "unhired") == [(1, 3, "unhired")]
    few = stand(table(), "boarding-house", 1)
    for name in ("dutch-vandermeer", "marisol-vega"):
        few.state.status[person(name)] = LEFT_TOWN
    assert score_lines(to_year(few, 1856), "unhired") == []


def test_what_the_bank_owns_earns_nothing() -> None:
    """Rules: "Soup Kitchen, Boarding House", p. 13; "Two-player game", p. 16. Ruling R5."""
    made = to_year(stand(table(), "boarding-house", 4), 1856)
    assert score_lines(made, "unhired") == []


def test_the_cleanup_comes_in_its_order() -> None:
    """Rules: "Cleanup", p. 11; "Game summary", p. 5."""
    made = employ(stand(table(), "boarding-house", 1), 0, "harriet-moss")
    made.state.deputy = 1
    go_on(made, "0 activate jane-ticktok", "0 use bank-loan", "0 pass")
    give(made, 0, money=9)
    to_year(made, 1856)
    names = [name for name, _, _ in events(made)]
    order = [
        "event-year-ended", "score-unhired", "event-events-ended", "event-cube-drawn", "event-badge-passed",
        "event-markers-returned", "event-released", "event-left-idle", "event-year-began",
    ]  # fmt: skip
    start = names.index("event-year-ended")
    places = [names.index(name, start) for name in order]
    assert places == sorted(places)


def test_cubes_go_back_and_others_are_drawn() -> None:
    """Rules: "Reset production and market value markers", p. 11. Ruling R2."""
    made = to_step(table(), "DrawCubes")
    assert [int(count) for count in made.state.production] == [1, 1, 1]
    assert [int(count) for count in made.state.market] == [2, 0, 1]
    assert [int(count) for count in made.state.bag.left] == [1, 4, 3, 0]
    go_on(made, "* cube silver", "* cube crops")
    assert [int(count) for count in made.state.production] == [2, 2, 1]
    assert why_not(made, "cube silver", seat=-1) == "none-left"


def test_the_deputy_becomes_the_sheriff_and_without_one_the_sheriff_stays() -> None:
    """Rules: "Reset start player", p. 11; "Fine points", p. 16."""
    made = table()
    made.state.deputy = 1
    to_year(made, 1856)
    assert (made.state.sheriff, made.state.deputy) == (1, -1)
    to_year(made, 1857)
    assert made.state.sheriff == 1


def test_markers_return_and_tiles_can_be_worked_again() -> None:
    """Rules: "Return unused action markers", p. 11."""
    made = table(
        "0 activate jane-ticktok", "0 work ranch 2", "0 use city-hall-claim2", "0 settle mine", "0 pass"
    )
    to_year(made, 1856)
    assert [int(free) for free in made.state.free] == [8, 8]
    assert [int(count) for count in made.state.worked] == [0] * 6
    assert [int(marks) for marks in made.state.markers if marks] == []
    assert made.state.visited[person("jane-ticktok")] == 0


def test_a_loan_is_repaid_or_leaves_an_action_space_of_the_family_empty() -> None:
    """Rules: "Return unused action markers", p. 11; "Fine points", p. 16. Ruling R17."""
    made = employ(table("0 activate jane-ticktok", "0 use bank-loan", "0 pass"), 0, "harriet-moss")
    to_step(made, "ReturnMarkers")
    assert actor(made) == 0
    assert why_not(made, "pass") == "repay-or-not"
    paid = go_on(made, "0 repay")
    assert (money(paid)[0], int(paid.state.loans[0])) == (13, 0)
    late = employ(table("0 activate jane-ticktok", "0 use bank-loan", "0 pass"), 0, "harriet-moss")
    go_on(to_step(late, "ReturnMarkers"), "0 done")
    assert step(to_step(late, "LeaveIdle")) == "LeaveIdle"
    assert why_not(late, "pass") == "leave-idle"
    assert why_not(late, "idle harriet-moss") == "not-yours"  # released, not married
    assert why_not(late, "idle barnaby-whine") == "not-yours"
    late.state.marks[person("clara-ticktok")] -= 1
    late.state.free[0] -= 1
    assert why_not(late, "idle clara-ticktok") == "no-marker"
    late.state.marks[person("clara-ticktok")] += 1
    late.state.free[0] += 1
    go_on(late, "0 idle jane-ticktok")
    to_year(late, 1856)
    assert (late.state.marks[person("jane-ticktok")], int(late.state.free[0])) == (2, 7)


def test_the_space_left_empty_may_be_that_of_a_worker_just_married() -> None:
    """Rules: "Return unused action markers", p. 11; "Release or marry current workers", p. 11. Ruling R42."""
    made = employ(table("0 activate jane-ticktok", "0 use bank-loan", "0 pass"), 0, "harriet-moss")
    employ(made, 0, "benny-hart")
    give(made, 0, spirits=2, silver=2, crops=0, livestock=0, money=0)
    to_step(made, "HoldWeddings")
    made_up(made)
    go_on(made, "0 marry ezra-ticktok harriet-moss")
    assert step(to_step(made, "LeaveIdle")) == "LeaveIdle"
    assert "idle harriet-moss" in offered(made)
    assert why_not(made, "idle benny-hart") == "not-yours"  # released
    go_on(made_up(made), "0 idle harriet-moss")
    to_year(made, 1856)
    assert (made.state.marks[person("harriet-moss")], int(made.state.free[0])) == (1, 8 + 2 - 1)


def test_as_many_spaces_are_left_empty_as_there_are_loans() -> None:
    """Rules: "Bank", p. 12; "Fine points", p. 16. Ruling R17."""
    made = table("0 activate jane-ticktok", "0 use bank-loan", "0 pass")
    to_seat(made, 0)
    go_on(made, "0 activate silas-ticktok", "0 use bank-loan", "0 pass")
    to_step(give(made, 0, money=0), "LeaveIdle")
    go_on(made, "0 idle jane-ticktok", "0 idle jane-ticktok")
    assert (made.state.marks[person("jane-ticktok")], int(made.state.free[0])) == (1, 6)
    assert [int(loans) for loans in made.state.loans] == [2, 0]
    assert step(made) != "LeaveIdle"


def test_a_contract_marker_at_the_bank_is_free_to_return() -> None:
    """Rules: "Return unused action markers", p. 11; "Bank", p. 12."""
    made = table("0 activate jane-ticktok", "0 use bank-civic", "0 reserve town-well", "0 pass")
    assert to_year(made, 1856).state.free[0] == 8


def wedding() -> Table[NevadaCityState]:
    """A table before its first weddings: seat 0 employs a woman and a man."""
    made = employ(employ(table(), 0, "harriet-moss"), 0, "benny-hart")
    return to_step(give(made, 0, spirits=1, entertainment=1, silver=2, crops=1, livestock=0), "HoldWeddings")


def test_a_worker_is_married_to_a_single_child_of_the_other_sex() -> None:
    """Rules: "Release or marry current workers", p. 11. Ruling R16."""
    made = wedding()
    assert {*offered(made)} == {"marry ezra-ticktok harriet-moss", "marry clara-ticktok benny-hart", "done"}
    assert why_not(made, "marry ezra-ticktok benny-hart") == "same-sex"
    assert why_not(made, "marry wendell-whine harriet-moss") == "not-yours"
    assert why_not(made, "marry ezra-ticktok pearl-ibsen") == "not-employed"
    employ(made, 1, "susannah-grice")
    assert why_not(made, "marry ezra-ticktok susannah-grice") == "not-employed"  # by the neighbours
    assert why_not(made, "pass") == "marry-or-not"
    go_on(made, "0 marry ezra-ticktok harriet-moss")
    assert (held(made, 0, "spirits"), held(made, 0, "entertainment")) == (0, 0)
    assert offered(made) == ["pay silver", "pay crops"]
    assert why_not(made, "pay iron") == "resources-only"
    assert why_not(made, "pay livestock") == "no-goods"
    assert why_not(made, "done") == "pay-goods"
    go_on(made, "0 pay crops")
    to_year(made, 1856)
    assert [told[1:] for told in events(made, "event-wedding-paid")] == [(0, [1, 0, 0]), (0, [0, 0, 0])]
    assert (int(made.state.status[person("harriet-moss")]), held(made, 0, "silver")) == (MARRIED, 1)
    assert made.state.status[person("benny-hart")] == LEFT_TOWN
    assert (made.state.cards_held[0], int(made.state.free[0])) == (0, 8 + 2)
    made_up(made)


def test_each_child_marries_once() -> None:
    """Rules: "Release or marry current workers", p. 11. Ruling R16."""
    made = employ(wedding(), 0, "pearl-ibsen")
    give(made, 0, spirits=6, silver=9, crops=0)
    go_on(made, "0 marry ezra-ticktok harriet-moss")
    assert why_not(made, "marry ezra-ticktok pearl-ibsen") == "already-married"
    go_on(made, "0 marry clara-ticktok benny-hart")
    to_year(made, 1856)
    assert made.state.status[person("pearl-ibsen")] == LEFT_TOWN
    assert made.state.free[0] == 8 + 2 + 3


def test_without_the_means_there_is_no_wedding() -> None:
    """Rules: "Release or marry current workers", p. 11."""
    made = give(employ(table(), 0, "harriet-moss"), 0, spirits=1, entertainment=0)
    to_year(made, 1856)
    assert events(made, "event-released") == [("event-released", 0, [person("harriet-moss"), 0, 0])]


def test_contracts_stay_at_the_homestead_over_the_year() -> None:
    """Rules: "Reserve a contract", p. 10."""
    made = to_year(hold(table(), 0, "chapel"), 1856)
    assert made.state.cards_held[0] == 1


def test_no_wedding_is_held_after_the_last_year() -> None:
    """Rules: "Check end-of-game conditions", p. 11. Ruling R16."""
    made = to_year(table(seats=3), 1858)
    give(employ(made, 0, "harriet-moss"), 0, spirits=3, silver=3)
    lazily(made, lambda state: False)
    assert made.state.is_over()
    assert [name for name, _, _ in events(made, "event-wed")] == []


def test_every_tile_of_every_player_can_be_worked_again() -> None:
    """Rules: "Farm", p. 8; "Ranch", p. 8; "Mine", p. 8; "Return unused action markers", p. 11."""
    made = table()
    for place in range(6):  # mines, farms and ranches of both
        made.state.worked[place] = 1
    assert [int(tiles) for tiles in to_year(made, 1856).state.worked][:6] == [0] * 6
