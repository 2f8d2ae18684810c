"""Action rounds and a character's turn."""

from boomtown.games.nevada_city.rules.tables import MONEY
from tests.games.nevada_city.tables import (
    actor,
    events,
    give,
    go_on,
    held,
    money,
    offered,
    person,
    step,
    table,
    to_seat,
    to_year,
    why_not,
)


def test_each_round_uses_one_character_of_each_player() -> None:
    """Rules: "Action rounds", p. 7; "Take actions", p. 7; "Game summary", p. 5."""
    made = table()
    assert why_not(made, "pass") == "choose-character"
    assert why_not(made, "activate barnaby-whine") == "not-yours"
    go_on(made, "0 activate clara-ticktok", "0 work mine 1")
    assert actor(made) == 1
    go_on(made, "1 activate wendell-whine", "1 pass")
    assert made.state.round == 2
    go_on(
        made,
        "0 activate jane-ticktok",
        "0 pass",
        "1 activate sybil-whine",
        "1 pass",
        "* reveal fertile-fields",
    )
    assert why_not(made, "activate clara-ticktok") == "no-marker"


def test_passing_gives_up_all_markers_that_are_left() -> None:
    """Rules: "Take actions", p. 7. Ruling R36."""
    made = table("0 activate jane-ticktok", "0 work mine 1", "0 pass")
    assert (made.state.marks[person("jane-ticktok")], made.state.spent[0]) == (0, 3)
    assert actor(made) == 1


def test_rounds_go_on_until_no_markers_are_left() -> None:
    """Rules: "Action rounds", p. 7."""
    made = to_year(table(), 1856)
    assert [told[2][0] for told in events(made, "event-round-began")][:4] == [1, 2, 3, 4]
    assert made.state.round == 1


def test_a_tile_is_worked_once_a_year_and_skills_reach_more() -> None:
    """Rules: "Farm", p. 8; "Ranch", p. 8; "Mine", p. 8. Ruling R35."""
    made = table("0 activate jane-ticktok")
    assert why_not(made, "work farm 2") == "no-skill"
    assert why_not(made, "work ranch 3") == "all-worked"
    go_on(made, "0 work ranch 2")
    assert why_not(made, "work ranch 1") == "all-worked"
    made.state.properties[0] = 0
    assert why_not(made, "work mine 1") == "no-property"


def test_only_a_choice_of_the_turn_is_taken() -> None:
    """Rules: "Take actions", p. 7."""
    made = table("0 activate jane-ticktok")
    assert why_not(made, "done") == "choose-action"
    assert why_not(made, "use blacksmith-two") == "not-built"
    assert why_not(made, "use trading-post-buy4") == "brown-space"
    assert why_not(made, "extra silver-discovered") == "not-in-force"


def test_a_character_acts_once_at_each_building() -> None:
    """Rules: "Use a building", p. 8. Ruling R8."""
    made = table("0 activate jane-ticktok", "0 use city-hall-claim2", "0 settle mine")
    assert why_not(made, "use city-hall-claim4") == "been-here"
    go_on(made, "0 pass")
    to_seat(made, 0)
    go_on(made, "0 activate silas-ticktok")
    assert why_not(made, "use city-hall-claim2") == "space-taken"
    assert "use city-hall-claim4" in offered(made)


def test_octagons_hold_any_number_of_markers() -> None:
    """Rules: "Use a building", p. 8; "City Hall", p. 12."""
    made = table("0 activate jane-ticktok", "0 use city-hall-claim4", "0 settle mine", "0 pass",
                 "1 activate wendell-whine", "1 use city-hall-claim4", "1 settle mine")  # fmt: skip
    assert money(made) == [13 - 5, 14 - 5]


def test_fees_go_to_the_owner_who_pays_none() -> None:
    """Rules: "Use a building", p. 8; "Fine points", p. 16. Ruling R8."""
    made = give(table("0 activate jane-ticktok"), 0, silver=3)
    go_on(made, "0 use assayer-sell-bonus", "0 sell 2")
    assert money(made) == [13 + 2 * 4 - 1, 14 + 1]
    go_on(made, "0 pass", "1 activate wendell-whine", "1 use assayer-sell-bulk", "1 sell 1")
    assert money(made)[1] == 15 + 3
    go_on(made, "1 use market-sell-bulk", "1 sell 1")  # the Bank's
    assert money(made) == [20, 18 + 3 - 1]


def test_the_fee_may_be_paid_out_of_the_proceeds() -> None:
    """Rules: "Use a building", p. 8."""
    poor = give(table("0 activate jane-ticktok"), 0, money=0, crops=2, silver=0)
    assert "use market-sell-bulk" in offered(poor)
    assert why_not(poor, "use city-hall-claim2") == "no-money"
    go_on(poor, "0 use market-sell-bulk", "0 sell 1")
    assert money(poor)[0] == 2
    give(poor, 0, money=0, livestock=0)
    assert why_not(poor, "use stock-yards-sell-bulk") == "no-goods"


def test_an_event_may_allow_an_extra_action_once_for_each_character() -> None:
    """Rules: "Event cards", p. 3; "Extended play example", p. 15. Ruling R43."""
    made = table("0 activate jane-ticktok", event="silver-discovered")
    silver = held(made, 0, "silver")
    go_on(made, "0 extra silver-discovered")
    assert held(made, 0, "silver") == silver + 1
    assert why_not(made, "extra silver-discovered") == "been-here"
    go_on(made, "0 pass")
    to_seat(made, 0)
    go_on(made, "0 activate silas-ticktok")
    assert "extra silver-discovered" in offered(made)
    assert made.state.in_force[0] == 1
    assert to_year(made, 1856).state.in_force[0] == 0


def test_loans_leave_the_marker_at_the_bank_until_they_are_repaid() -> None:
    """Rules: "Bank", p. 12; "Fine points", p. 16. Ruling R17."""
    made = table("0 activate jane-ticktok")
    assert why_not(made, "repay") == "no-loan"
    go_on(made, "0 use bank-loan")
    assert (money(made)[0], int(made.state.loans[0]), int(made.state.markers[0])) == (18, 1, 0)
    assert why_not(made, "use bank-civic") == "been-here"
    go_on(made, "0 repay")
    assert (money(made)[0], int(made.state.loans[0]), int(made.state.spent[0])) == (13, 0, 1)
    go_on(made, "0 pass")
    to_seat(made, 0)
    go_on(made, "0 activate ezra-ticktok", "0 use bank-loan")
    give(made, 0, money=4)
    assert why_not(made, "repay") == "no-money"


def test_a_loan_may_be_repaid_after_the_last_marker_of_a_turn() -> None:
    """Rules: "Bank", p. 12; "Fine points", p. 16. Ruling R17."""
    made = give(table("0 activate jane-ticktok"), 0, money=0, crops=4)
    go_on(made, "0 use bank-loan", "0 use city-hall-claim3", "0 settle farm")
    assert why_not(made, "repay") == "no-money"
    go_on(made, "0 use market-sell-bulk", "0 sell 2")
    assert (money(made)[0], step(made), offered(made)) == (5, "UseMarkers", ["repay", "done"])
    assert why_not(made, "work mine 1") == "no-marker"
    assert why_not(made, "pass") == "no-marker"
    go_on(made, "0 repay")
    assert (money(made)[0], int(made.state.loans[0]), actor(made)) == (0, 0, 1)


def test_whoever_has_no_loan_or_passes_or_has_just_borrowed_is_not_asked_to_repay() -> None:
    """Rules: "Bank", p. 12. Ruling R17."""
    made = table("0 activate clara-ticktok", "0 work mine 1")  # her only marker
    assert actor(made) == 1
    made = table("0 activate jane-ticktok", "0 use bank-loan", "0 pass")
    assert actor(made) == 1
    made = table("0 activate clara-ticktok", "0 use bank-loan")
    assert actor(made) == 1
    made = give(table("0 activate jane-ticktok", "0 use bank-loan", "0 work mine 1"), 0, money=4)
    go_on(made, "0 work farm 1")
    assert actor(made) == 1


def test_the_bank_lends_no_more_than_a_family_has_action_spaces() -> None:
    """Rules: "Bank", p. 12. Ruling R32."""
    made = table("0 activate jane-ticktok")
    made.state.loans[0] = 8
    assert why_not(made, "use bank-loan") == "no-credit"


def test_tokens_and_markers_are_not_limited() -> None:
    """Rules: "Base game parts", p. 1. Ruling R25."""
    rich = give(table("0 activate jane-ticktok"), 0, livestock=60, money=200)
    go_on(rich, "0 work ranch 2")
    assert held(rich, 0, "livestock") == 64
    assert rich.state.supply[MONEY] < -200


def test_whoever_has_no_markers_is_skipped() -> None:
    """Rules: "Take actions", p. 7; "Check for events", p. 7. Ruling R19."""
    made = table()
    for name in ("silas-ticktok", "jane-ticktok", "ezra-ticktok", "clara-ticktok"):
        made.state.spent[0] += made.state.marks[person(name)]
        made.state.marks[person(name)] = 0
    made.state.free[0] = 0
    made.state.agenda.pop()
    made.state.settle()
    assert (actor(made), step(made)) == (1, "ChooseCharacter")
