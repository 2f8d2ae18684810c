"""Contracts: reserved, worked on, completed and scored."""

from boomtown.games.nevada_city.rules.state import NO_CONTRACT
from tests.games.nevada_city.tables import (
    contract,
    employ,
    events,
    give,
    go_on,
    goods,
    held,
    hold,
    made_up,
    money,
    offered,
    person,
    score_lines,
    scores,
    stand,
    step,
    table,
    to_seat,
    to_year,
    why_not,
)

JANE = "0 activate jane-ticktok"


def test_a_contract_is_reserved_in_a_free_slot_and_replaced() -> None:
    """Rules: "Reserve a contract", p. 10. Ruling R11."""
    made = go_on(give(table(JANE), 0, entertainment=0), "0 use bank-civic")
    assert offered(made) == ["reserve town-well"]
    assert why_not(made, "reserve army-contract") == "wrong-colour"
    assert why_not(made, "reserve chapel") == "not-on-offer"
    assert why_not(made, "complete town-well") == "not-all-goods"
    go_on(made, "0 reserve town-well")
    assert (int(made.state.cards_held[0]), step(made), money(made)[0]) == (1, "FillDisplay", 12)


def test_without_a_slot_or_a_fitting_card_a_contract_space_is_closed() -> None:
    """Rules: "Reserve a contract", p. 10. Ruling R11."""
    made = hold(hold(employ(table(JANE), 0, "harriet-moss"), 0, "chapel"), 0, "river-bridge")
    give(made, 0, entertainment=0)
    assert why_not(made, "use bank-civic") == "no-slot"
    give(made, 0, brick=2, iron=1)
    go_on(made, "0 use bank-civic")
    assert why_not(made, "reserve town-well") == "no-slot"
    assert offered(made) == ["complete town-well"]  # which needs no slot
    none = table(JANE, contracts=("army-contract", "chapel", "silversmith", "barn-dance"))
    assert why_not(none, "use bank-civic") == "no-contract"
    assert why_not(give(table(JANE), 0, money=0), "use bank-civic") == "no-money"


def test_each_character_deals_with_one_contract_a_year() -> None:
    """Rules: "Reserve a contract", p. 10; "Complete a contract", p. 10. Ruling R9."""
    made = hold(table(JANE), 0, "chapel")
    go_on(made, "0 use bank-civic", "0 reserve town-well")
    reserved = ("event-contract-reserved", 0, [contract("town-well"), 0, 0])
    assert events(made, "event-contract-reserved") == [reserved]
    assert why_not(go_on(made, "* offer schoolhouse"), "use stock-yards-contract") == "one-contract"
    assert why_not(made, "advance chapel") == "one-contract"
    go_on(made, "0 advance town-well", "0 pay brick", "0 done")  # the card it has reserved, once
    assert why_not(made, "advance town-well") == "one-contract"
    to_seat(go_on(made, "0 pass"), 0)
    go_on(made, "0 activate silas-ticktok", "0 advance chapel", "0 done")
    assert why_not(made, "use stock-yards-contract") == "one-contract"


def test_whoever_has_worked_on_one_contract_works_on_none_other_that_year() -> None:
    """Rules: "Work on a reserved contract", p. 10. Ruling R9."""
    made = hold(hold(hold(table(JANE), 0, "jail-cells"), 0, "schoolhouse"), 0, "water-tower")
    go_on(made, "0 advance jail-cells", "0 pay iron", "0 done")
    for name in ("jail-cells", "schoolhouse", "water-tower"):
        assert why_not(made, f"advance {name}") == "one-contract"
        assert f"advance {name}" not in offered(made)


def test_a_character_that_has_dealt_with_a_contract_may_still_use_the_badge() -> None:
    """Rules: "Sheriff", p. 13. Ruling R9."""
    made = table(
        JANE, "0 use bank-civic", "0 reserve town-well", "* offer schoolhouse", "0 use sheriff-deputy"
    )
    assert offered(made) == ["badge"]
    assert why_not(made, "reserve schoolhouse") == "one-contract"
    assert why_not(made, "complete schoolhouse") == "one-contract"


def test_goods_stay_on_a_contract_until_it_is_complete() -> None:
    """Rules: "Work on a reserved contract", p. 10. Ruling R11."""
    made = hold(give(table(JANE), 0, livestock=2, crops=5), 0, "army-contract")
    assert why_not(made, "advance chapel") == "not-reserved"
    go_on(made, "0 advance army-contract")
    assert offered(made) == ["pay crops", "pay livestock", "done"]
    assert why_not(made, "stand-in crops") == "no-stand-in"
    assert why_not(made, "pay iron") == "not-needed"
    assert why_not(made, "take iron") == "pay-goods"
    go_on(made, "0 pay livestock", "0 pay livestock")
    assert why_not(made, "pay livestock") == "no-goods"
    go_on(made, "0 pay crops", "0 done")
    assert (held(made, 0, "crops"), int(made.state.delivered[1]), int(made.state.delivered[2])) == (4, 1, 2)
    to_seat(go_on(made, "0 pass"), 0)
    give(made, 0, livestock=1, crops=4)
    before = scores(made)[0]
    go_on(
        made, "0 activate silas-ticktok", "0 advance army-contract", *["0 pay crops"] * 4, "0 pay livestock"
    )
    assert (scores(made)[0] - before, int(made.state.cards_held[0])) == (11, 0)
    assert made.state.completed_by[contract("army-contract")] == 0
    made_up(made)


def test_nothing_to_add_is_no_work() -> None:
    """Rules: "Work on a reserved contract", p. 10."""
    made = hold(give(table(JANE), 0, livestock=0, crops=0), 0, "army-contract")
    assert why_not(made, "advance army-contract") == "nothing-to-add"


def test_trade_skills_help_with_contracts_and_property_skills_do_not() -> None:
    """Rules: "Complete a contract", p. 10; "Skills", p. 3. Ruling R10."""
    made = hold(table(), 0, "breeding-stock")  # three livestock
    give(made, 0, livestock=2)
    go_on(made, JANE, "0 advance breeding-stock", "0 pay livestock", "0 pay livestock")
    assert made.state.delivered[2] == 2  # Jane's Ranching brings none
    smith = hold(table(), 0, "apprentice-smith")
    go_on(
        give(smith, 0, iron=3), "0 activate ezra-ticktok", "0 advance apprentice-smith", *["0 pay iron"] * 3
    )
    assert smith.state.completed_by[contract("apprentice-smith")] == 0
    builder = hold(give(table("0 activate clara-ticktok"), 0, livestock=1), 0, "army-contract")
    go_on(builder, "0 advance army-contract", "0 done")
    assert events(builder, "event-skill-delivered") == []  # carpentry and masonry are not wanted


def test_the_listed_building_raises_the_points_and_pays_its_owner() -> None:
    """Rules: "Complete a contract", p. 10."""
    made = hold(stand(give(table(JANE), 0, silver=4), "post-office", 1), 0, "bullion-shipment")
    before = scores(made)
    go_on(made, "0 advance bullion-shipment", *["0 pay silver"] * 4)
    assert [after - old for after, old in zip(scores(made), before)] == [8, 2]
    assert score_lines(made, "contract", "contract-building") == [
        (0, 8, "contract"),
        (1, 2, "contract-building"),
    ]


def test_a_building_of_the_bank_counts_but_pays_nobody() -> None:
    """Rules: "Complete a contract", p. 10. Ruling R13."""
    made = hold(stand(give(table(JANE), 0, silver=4), "post-office", 4), 0, "bullion-shipment")
    go_on(made, "0 advance bullion-shipment", *["0 pay silver"] * 4)
    assert score_lines(made, "contract", "contract-building") == [(0, 8, "contract")]


def test_a_reward_may_pay_the_fee_but_not_what_the_contract_needs() -> None:
    """Rules: "Complete a contract", p. 10; "Use a building", p. 8."""
    made = table(JANE, contracts=("mining-shares", "town-well", "line-of-credit", "barn-dance"))
    give(made, 0, money=0, silver=3)
    go_on(made, "0 use assayer-contract")
    assert offered(made) == ["complete mining-shares"]
    assert why_not(made, "reserve mining-shares") == "no-money"
    go_on(made, "0 complete mining-shares")
    assert money(made) == [3 - 1, 14 + 1]
    rich = table(JANE, contracts=("mining-shares", "town-well", "line-of-credit", "barn-dance"))
    go_on(give(rich, 0, money=11, silver=0), "0 use assayer-contract", "0 complete line-of-credit")
    assert (money(rich)[0], held(rich, 0, "entertainment")) == (0, 3)


def test_a_skill_contract_teaches_the_character_that_completed_it() -> None:
    """Rules: "Complete a contract", p. 10. Ruling R12."""
    made = hold(give(table(JANE), 0, crops=4), 0, "seed-exchange")
    go_on(made, "0 advance seed-exchange", *["0 pay crops"] * 4)
    assert made.state.skill(person("jane-ticktok"), 1) == 1
    assert offered(made, "work farm") == ["work farm 1", "work farm 2"]
    worker = hold(give(employ(table(), 0, "benny-hart"), 0, crops=4), 0, "seed-exchange")
    go_on(worker, "0 activate benny-hart", "0 advance seed-exchange", *["0 pay crops"] * 4, "0 pass")
    assert worker.state.skill(person("benny-hart"), 1) == 1
    give(worker, 0, spirits=0, entertainment=0)  # no wedding: the worker leaves, the contract stays
    to_year(worker, 1856)
    assert worker.state.taught[person("benny-hart")] == 0
    assert worker.state.completed_by[contract("seed-exchange")] == 0


def test_entertainment_stands_in_for_commodities_that_are_missing() -> None:
    """Rules: "Fine points", p. 16. Ruling R31."""
    made = table(JANE, contracts=("army-contract", "town-well", "silversmith", "barn-dance"))
    give(made, 0, brick=1, iron=0, entertainment=2)
    go_on(made, "0 use bank-civic", "0 complete town-well")
    assert goods(made, 0).keys() == {"silver", "crops", "livestock", "lumber", "spirits"}
    assert made.state.reserved[3] == NO_CONTRACT
    made_up(made)
