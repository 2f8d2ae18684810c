"""Whoever uses a space pays its fee exactly once, in whatever order its effects come."""

import pytest

from boomtown.core.record import Table
from boomtown.core.step import Event
from boomtown.games import laws_of
from boomtown.games.nevada_city.audit import ledger
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.steps.visiting import VisitSpace
from tests.games.nevada_city.tables import (
    NAMES,
    actor,
    contract,
    give,
    go_on,
    golden_table,
    held,
    hold,
    money,
    offered,
    person,
    scores,
    space,
    stand,
    step,
    table,
    to_seat,
    why_not,
)

SHARES = ("mining-shares", "town-well", "silversmith", "barn-dance")  # three silver bring $3
WENDELL = ("0 activate jane-ticktok", "0 pass", "1 activate wendell-whine")


def poor_at_the_sheriff(dollars: int = 0) -> Table[NevadaCityState]:
    """Seat 1 uses the Sheriff's $2 space without the $2, but with silver for a contract that pays $3."""
    made = give(table(*WENDELL, contracts=SHARES), 1, money=dollars, silver=3)
    return go_on(made, "1 use sheriff-deputy")


def all_told(made: Table[NevadaCityState]) -> list[Event]:
    return [event for move in made.events for event in move]


# in debt


@pytest.mark.parametrize("dollars", [0, 1])
def test_the_badge_is_not_for_nothing(dollars: int) -> None:
    """Rules: "Sheriff", p. 13; "Use a building", p. 8. Ruling R7."""
    made = poor_at_the_sheriff(dollars)
    assert offered(made) == ["complete mining-shares"]
    assert why_not(made, "badge") == "no-money"
    assert why_not(made, "reserve town-well") == "no-money"
    assert why_not(made, "done") == "something-first"
    sheriff = money(made)[0]
    go_on(made, "1 complete mining-shares", "* offer chapel")
    assert money(made) == [sheriff + 2, dollars + 3 - 2]
    assert offered(made) == ["badge", "done"]
    go_on(made, "1 badge")
    assert (made.state.deputy, money(made)) == (1, [sheriff + 2, dollars + 1])
    assert ledger(all_told(made)) is None


def test_a_copied_badge_is_not_for_nothing_either() -> None:
    """Rules: "Tobacconist", p. 14; "Sheriff", p. 13. Ruling R21."""
    made = stand(table(contracts=SHARES), "tobacconist", 4)
    go_on(made, "0 activate jane-ticktok", "0 use sheriff-deputy", "0 badge", "0 done", "0 pass")
    give(made, 1, money=1, silver=3)
    go_on(made, "1 activate wendell-whine", "1 use tobacconist-cigar1", "1 copy sheriff-deputy")
    assert (money(made)[1], offered(made)) == (0, ["complete mining-shares"])
    assert why_not(made, "badge") == "no-money"
    before = money(made)[0]
    go_on(made, "1 complete mining-shares", "* offer chapel", "1 badge")
    assert (made.state.deputy, money(made)) == (1, [before + 2, 1])
    assert ledger(all_told(made)) is None


def test_who_pays_out_of_the_proceeds_pays_once() -> None:
    """Rules: "Use a building", p. 8; "Assayer, Market, Stock Yards", p. 13."""
    made = give(table("0 activate jane-ticktok", seats=3), 0, money=0, crops=2)
    go_on(made, "0 use market-sell-bonus", "0 sell 2")
    assert money(made) == [2 * (3 + 1) - 1, 9, 10 + 1]
    assert ledger(all_told(made)) is None


def test_proceeds_may_just_cover_the_fee_but_not_less() -> None:
    """Rules: "Use a building", p. 8; "Assayer, Market, Stock Yards", p. 13."""
    made = give(table("0 activate jane-ticktok", seats=3), 0, money=0, crops=2)
    made.state.sale_mod[1] = -2  # a crop brings $1, as much as the fee
    go_on(made, "0 use market-sell-bulk", "0 sell 1")
    assert money(made)[0] == 0
    worthless = give(table("0 activate jane-ticktok", seats=3), 0, money=0, crops=2)
    worthless.state.sale_mod[1] = -3
    assert why_not(worthless, "use market-sell-bulk") == "no-money"


# in any order


def test_the_badge_may_come_before_or_after_the_contract() -> None:
    """Rules: "Sheriff", p. 13. Ruling R20."""
    first = table("0 activate jane-ticktok", "0 use sheriff-deputy", "0 badge", "0 reserve town-well")
    last = table("0 activate jane-ticktok", "0 use sheriff-deputy", "0 reserve town-well", "* offer chapel")
    assert offered(last) == ["badge", "done"]
    assert why_not(last, "reserve silversmith") == "not-at-this-space"  # one contract
    go_on(last, "0 badge")
    for made in (go_on(first, "* offer chapel"), last):
        assert (made.state.deputy, int(made.state.reserved[0]), step(made)) == (
            0,
            contract("town-well"),
            "UseMarkers",
        )


def test_a_space_ends_when_all_of_it_has_happened() -> None:
    """Rules: "Sheriff", p. 13. Ruling R20."""
    made = table("0 activate jane-ticktok", "0 use sheriff-deputy", "0 badge")
    assert why_not(made, "badge") == "not-at-this-space"
    assert "done" in offered(made)
    go_on(made, "0 reserve town-well", "* offer chapel")
    assert step(made) == "UseMarkers"


def test_at_the_newspaper_points_come_before_the_contract() -> None:
    """Rules: "Newspaper", p. 14. Ruling R20."""
    made = stand(table("0 activate jane-ticktok"), "newspaper", 1)
    go_on(made, "0 use newspaper-press1")
    assert {"publish 1", "reserve town-well"} <= {*offered(made)}
    before = scores(made)[0]
    go_on(made, "0 reserve town-well", "* offer chapel")
    assert (step(made), scores(made)[0]) == ("UseMarkers", before)  # the points are over


# a loan in the middle of an action


def looking(*cards: str, dollars: int = 2) -> Table[NevadaCityState]:
    """Jane looks at three contracts in the Saddlery, with all places taken and few dollars."""
    made = stand(give(table("0 activate jane-ticktok", seats=4), 0, money=dollars, crops=2), "saddlery", 1)
    hold(hold(hold(made, 0, "wagon-works"), 0, "river-bridge"), 0, "smelter-stack")
    return go_on(made, "0 use saddlery-look1", *(f"* look {card}" for card in cards))


def test_a_loan_may_be_taken_for_a_contract_that_has_just_come_to_light() -> None:
    """Rules: "Fine points", p. 16; "Saddlery", p. 13. Ruling R41."""
    made = looking("cigar-import", "tannery", "grand-ball")  # two crops and $4
    assert offered(made) == ["use bank-loan", "done"]
    assert why_not(made, "complete cigar-import") == "no-money"
    go_on(made, "0 use bank-loan")
    assert (money(made)[0], int(made.state.loans[0]), step(made)) == (2 - 1 + 5, 1, "VisitSpace")
    assert why_not(made, "use bank-loan") == "no-use-for-loan"
    go_on(made, "0 complete cigar-import", "0 top tannery", "0 top grand-ball")
    assert (money(made)[0], held(made, 0, "crops")) == (2, 0)
    assert made.state.marks[person("jane-ticktok")] == 1


def test_a_loan_in_an_action_takes_a_marker_of_the_active_character() -> None:
    """Rules: "Fine points", p. 16. Ruling R41."""
    made = looking("cigar-import", "tannery", "grand-ball")
    made.state.marks[person("jane-ticktok")] = 0
    assert why_not(made, "use bank-loan") == "no-marker"
    made.state.marks[person("jane-ticktok")] = 2
    made.state.visited[person("jane-ticktok")] |= 1
    assert why_not(made, "use bank-loan") == "been-here"


def test_a_turn_ends_with_a_loan_in_the_middle_of_its_last_action() -> None:
    """Rules: "Fine points", p. 16; "Take actions", p. 7. Ruling R41."""
    made = stand(give(table("0 activate jane-ticktok", seats=4), 0, money=2, crops=2), "saddlery", 1)
    hold(hold(hold(made, 0, "wagon-works"), 0, "river-bridge"), 0, "smelter-stack")
    go_on(made, "0 work mine 1", "0 use saddlery-look1", "* look cigar-import", "* look tannery")
    go_on(made, "* look grand-ball", "0 use bank-loan", "0 complete cigar-import", "0 top tannery")
    go_on(made, "0 top grand-ball")
    assert (actor(made), step(made)) == (1, "ChooseCharacter")


@pytest.mark.parametrize("card", ["chapel", "line-of-credit"])
def test_no_loan_is_taken_for_what_it_would_not_pay(card: str) -> None:
    """Rules: "Fine points", p. 16. Ruling R41."""
    made = looking(card, "tannery", "grand-ball")
    assert offered(made) == ["done"]  # goods are missing, or more than a loan pays
    assert why_not(made, "use bank-loan") == "no-use-for-loan"


def test_the_post_office_asks_if_a_loan_would_help() -> None:
    """Rules: "Post Office", p. 14; "Fine points", p. 16. Ruling R41."""
    made = stand(give(table("0 activate jane-ticktok", seats=4), 0, money=3, crops=2), "post-office", 1)
    hold(hold(hold(made, 0, "wagon-works"), 0, "river-bridge"), 0, "smelter-stack")
    go_on(made, "0 use post-office-mail1", "* offer chapel", "* offer tannery", "* offer grand-ball")
    go_on(made, "* offer cigar-import")
    assert offered(made) == ["use bank-loan", "done"]
    go_on(made, "0 use bank-loan", "0 complete cigar-import")
    assert money(made)[0] == 3 - 2 + 5 - 4


def test_elsewhere_a_loan_comes_before_the_action() -> None:
    """Rules: "Fine points", p. 16. Ruling R41."""
    made = give(table("0 activate jane-ticktok"), 0, money=1, crops=2)
    go_on(made, "0 use sheriff-deputy")
    assert why_not(made, "use bank-loan") == "no-use-for-loan"


# the law


@pytest.mark.parametrize("name", NAMES)
def test_in_every_recorded_game_all_fees_are_paid_once(name: str) -> None:
    made = golden_table(name)
    assert ledger(all_told(made)) is None
    assert any(event.name == "nevada-city-event-fee-paid" for event in all_told(made))


def test_the_law_notices_a_fee_that_is_dropped() -> None:
    """The old fault: going on at a space with nothing owed."""
    made = poor_at_the_sheriff()
    made.state.agenda[-1] = VisitSpace(1, person("wendell-whine"), space("sheriff-deputy"), 0, 0, 0)
    go_on(made, "1 badge", "1 reserve town-well", "* offer chapel")
    assert ledger(all_told(made)) == "seat 1 has not paid $2 for sheriff-deputy"
    laws = laws_of("nevada-city")
    assert laws.ledger(all_told(made)) == ledger(all_told(made))
    to_seat(go_on(made, "1 use bank-loan", "1 pass"), 0)
    assert ledger(all_told(made)) == "seat 1 has not paid $2 for sheriff-deputy"


def test_the_law_notices_a_fee_that_is_paid_twice_or_to_somebody_else() -> None:
    made = go_on(table(*WENDELL), "1 use sheriff-deputy", "1 badge")
    told = all_told(made)
    paid = next(event for event in told if event.name == "nevada-city-event-fee-paid")
    assert ledger(told) is None
    assert "does not owe" in str(ledger([*told, paid]))
    dollars, _, where = paid.numbers
    stranger = Event(paid.name, 1, [dollars, 4, where], paid.audience, paid.step, paid.after)
    assert "does not owe" in str(ledger([stranger if event is paid else event for event in told]))
    assert ledger([event for event in told if event is not paid]) == (
        "seat 1 has not paid $2 for sheriff-deputy"
    )


@pytest.mark.parametrize("seat", [0, 1])
def test_the_law_notices_a_fee_that_is_told_but_not_paid(seat: int) -> None:
    made = go_on(table(*WENDELL), "1 use sheriff-deputy")
    told = all_told(made)
    paid = next(event for event in told if event.name == "nevada-city-event-fee-paid")
    cheat = paid.after.clone()
    assert isinstance(cheat, NevadaCityState)
    cheat.give(seat, 8, 1)
    lie = Event(paid.name, 1, paid.numbers, paid.audience, paid.step, cheat)
    assert "did not change hands" in str(ledger([lie if event is paid else event for event in told]))
