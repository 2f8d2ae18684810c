"""The spaces of the buildings, effect by effect."""

import pytest

from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, HIDDEN
from boomtown.games.nevada_city import NEVADA_CITY
from boomtown.games.nevada_city.effect_types import GOODS
from boomtown.games.nevada_city.rules.state import FINISHED, THE_BANK
from tests.agreement import agreeing
from tests.games.nevada_city.tables import (
    actor,
    building,
    contract,
    discard_worker,
    employ,
    events,
    give,
    go_on,
    goods,
    held,
    hold,
    money,
    offered,
    person,
    score_lines,
    scores,
    space,
    stand,
    step,
    table,
    to_seat,
    why_not,
)

JANE = "0 activate jane-ticktok"


@pytest.mark.parametrize(
    ("name", "place", "fee", "gained"),
    [
        ("blacksmith", "two", 1, {"iron": 2}),
        ("saw-mill", "three", 2, {"lumber": 3}),
        ("belles-saloon", "spirits3", 2, {"spirits": 3}),
        ("wine-and-roses", "show", 2, {"entertainment": 2}),
        ("bordello", "company2", 2, {"entertainment": 2}),
        ("opera-house", "box-seats", 3, {"entertainment": 3}),
    ],
)
def test_a_fee_brings_goods(name: str, place: str, fee: int, gained: dict[str, int]) -> None:
    """Rules: "Blacksmith, Brick Oven, Saw Mill", p. 13; "Belle's, Wine & Roses Saloons", p. 14;
    "Bordello, Opera House", p. 14.
    """
    made = stand(table(JANE, seats=4), name, 1)
    before = goods(made, 0)
    go_on(made, f"0 use {name}-{place}")
    assert {good: held(made, 0, good) - before[good] for good in gained} == gained
    assert [told[1:] for told in events(made, "event-goods-gained")] == [
        (0, [GOODS.index(good), count, 0]) for good, count in gained.items()
    ]
    assert money(made)[:2] == [8 - fee, 9 + fee]


def test_a_gain_needs_the_money_for_its_fee() -> None:
    """Rules: "Use a building", p. 8."""
    made = give(stand(table(JANE), "blacksmith", 1), 0, money=0)
    assert why_not(made, "use blacksmith-two") == "no-money"


def test_up_to_three_goods_are_bought_at_the_trading_post() -> None:
    """Rules: "Trading Post", p. 12."""
    made = table(JANE, event="fertile-fields")
    go_on(made, "0 use trading-post-buy1")
    assert offered(made) == ["take iron", "take lumber", "take brick", "take spirits"]
    assert why_not(made, "take entertainment") == "not-sold-here"
    assert why_not(made, "done") == "something-first"
    assert why_not(made, "sell 1") == "not-at-this-space"
    go_on(made, "0 take iron", "0 take iron")
    assert why_not(made, "pay iron") == "take-goods"
    assert why_not(made, "take entertainment") == "not-sold-here"
    assert "done" in offered(made)
    go_on(made, "0 take brick")
    assert (money(made)[0], held(made, 0, "iron"), held(made, 0, "brick")) == (13 - 6, 3, 2)
    assert step(made) == "UseMarkers"


def test_buying_ends_with_the_money() -> None:
    """Rules: "Trading Post", p. 12."""
    made = give(table(JANE, event="fertile-fields"), 0, money=3)
    go_on(made, "0 use trading-post-buy1", "0 take iron")
    assert (money(made)[0], step(made)) == (1, "UseMarkers")


def test_a_general_store_gives_three_goods_of_two_kinds() -> None:
    """Rules: "Hardnail's, Leadbrick's, Masonoak's General Store", p. 13."""
    made = stand(table(JANE), "hardnails", 1)
    go_on(made, "0 use hardnails-buy1", "0 take iron", "0 take iron")
    assert why_not(made, "take iron") == "too-few-kinds"
    assert why_not(made, "take brick") == "not-sold-here"
    assert why_not(made, "done") == "take-goods"
    go_on(made, "0 take spirits")
    assert (money(made), held(made, 0, "iron"), held(made, 0, "spirits")) == ([11, 16], 3, 2)
    assert [(told[1], GOODS[told[2][0]], told[2][1]) for told in events(made, "event-goods-gained")] == [
        (0, "iron", 1),
        (0, "iron", 1),
        (0, "spirits", 1),
    ]


def test_the_pharmacist_swaps_any_number_for_spirits_but_no_entertainment() -> None:
    """Rules: "Pharmacist", p. 14. Ruling R31."""
    made = stand(give(table(JANE), 0, iron=2, lumber=1, brick=0), "pharmacist", 1)
    go_on(made, "0 use pharmacist-brew1")
    assert why_not(made, "pay entertainment") == "not-swapped-here"
    assert why_not(made, "pay brick") == "no-goods"
    go_on(made, "0 pay iron")
    assert why_not(made, "take iron") == "pay-goods"
    go_on(made, "0 pay iron", "0 pay lumber")
    assert (held(made, 0, "spirits"), step(made), money(made)[0]) == (4, "UseMarkers", 12)


def test_the_pharmacist_is_of_no_use_without_goods_or_without_the_fee() -> None:
    """Rules: "Pharmacist", p. 14."""
    made = stand(give(table(JANE), 0, iron=0, lumber=0, brick=0), "pharmacist", 1)
    assert why_not(made, "use pharmacist-brew1") == "no-goods"
    give(made, 0, iron=1, money=0)
    assert why_not(made, "use pharmacist-brew1") == "no-money"


def test_the_spaces_limit_what_is_sold_and_some_add_a_bonus() -> None:
    """Rules: "Assayer, Market, Stock Yards", p. 13."""
    made = give(table(JANE), 0, crops=9)
    go_on(made, "0 use market-sell-bonus")
    assert offered(made) == ["sell 1", "sell 2", "sell 3"]
    assert why_not(made, "sell 4") == "too-many"
    go_on(made, "0 sell 3")
    assert money(made)[0] == 13 - 1 + 3 * (3 + 1)
    go_on(made, "0 pass")
    to_seat(made, 0)
    go_on(give(made, 0, crops=2), "0 activate silas-ticktok", "0 use market-sell-bulk")
    assert why_not(made, "sell 3") == "no-goods"


def test_the_newspaper_sells_up_to_five_points_and_then_a_contract() -> None:
    """Rules: "Newspaper", p. 14. Ruling R23. Ruling R20."""
    made = stand(give(table(JANE), 0, money=4), "newspaper", 1)
    go_on(made, "0 use newspaper-press1")
    assert why_not(made, "publish 4") == "no-money"
    assert why_not(made, "publish 6") == "too-many"
    assert why_not(made, "done") == "something-first"
    before = scores(made)[0]
    go_on(made, "0 publish 3")
    assert (scores(made)[0] - before, money(made)) == (3, [0, 14 + 4])
    assert "done" in offered(made)  # the contract may be left out
    go_on(made, "0 reserve town-well")
    assert made.state.reserved[0] == contract("town-well")
    owner = to_seat(made, 1)
    go_on(owner, "1 activate wendell-whine")
    assert why_not(owner, "use newspaper-press1") == "space-taken"


def test_the_owner_of_the_newspaper_pays_the_bank() -> None:
    """Rules: "Newspaper", p. 14. Ruling R23."""
    made = stand(table(JANE), "newspaper", 0)
    go_on(made, "0 use newspaper-press1", "0 publish 5", "0 done")
    assert money(made) == [13 - 5, 14]
    assert score_lines(made, "published") == [(0, 5, "published")]


def test_the_sheriff_building_has_the_badge_and_any_contract_for_two_dollars() -> None:
    """Rules: "Sheriff", p. 13; "Reset start player", p. 11. Ruling R20."""
    made = table(seats=3)
    go_on(made, JANE, "0 pass", "1 activate wendell-whine", "1 use sheriff-deputy")
    assert money(made)[:2] == [8 + 2, 9 - 2]
    go_on(made, "1 badge")
    assert (made.state.deputy, actor(made)) == (1, 1)
    assert "done" in offered(made)
    assert why_not(made, "badge") == "not-at-this-space"
    go_on(made, "1 done", "1 pass", "2 activate abel-drywell")
    made.state.markers[space("sheriff-deputy")] = 0
    made.state.spent[1] += 1
    go_on(made, "2 use sheriff-deputy", "2 reserve town-well")
    assert (made.state.deputy, step(made)) == (1, "FillDisplay")  # a contract without the badge


def test_whoever_has_the_badge_needs_a_contract_to_use_the_space() -> None:
    """Rules: "Sheriff", p. 13."""
    made = table(JANE)
    made.state.deputy = 0
    go_on(made, "0 use sheriff-deputy")
    assert why_not(made, "badge") == "has-badge"
    assert offered(made, "done") == []


def test_a_posse_is_hired_from_the_discard_pile_for_four_dollars_to_the_sheriff() -> None:
    """Rules: "Sheriff", p. 13. Ruling R7."""
    made = table(JANE)
    assert why_not(made, "use sheriff-posse") == "nobody-to-hire"  # the pile is empty in the first year
    discard_worker(made, "harriet-moss")
    go_on(made, "0 pass", "1 activate wendell-whine", "1 use sheriff-posse", "1 hire harriet-moss")
    assert money(made) == [13 + 4, 14 - 4 - 2]
    made.state.sheriff = 1  # the badge has moved on: the owner still pays nothing
    discard_worker(made, "pearl-ibsen")
    made.state.markers[space("sheriff-posse")] = 0
    made.state.spent[1] += 1
    to_seat(go_on(made, "1 pass"), 0)
    go_on(made, "0 activate silas-ticktok", "0 use sheriff-posse", "0 hire pearl-ibsen")
    assert money(made)[0] == 17 - 2


def test_hotel_guests_are_hired_for_fee_and_salary_and_act_from_the_next_round_on() -> None:
    """Rules: "Hotel", p. 12; "Homestead mats", p. 2. Ruling R15."""
    made = table(JANE)
    go_on(made, "0 use hotel-hire1")
    assert offered(made) == ["hire dutch-vandermeer", "hire marisol-vega", "hire one-eye-royce"]
    assert why_not(made, "hire flora-nye") == "not-for-hire"
    go_on(made, "0 hire one-eye-royce")
    assert (money(made)[0], int(made.state.cards_held[0]), int(made.state.free[0])) == (13 - 4, 1, 7 + 2)
    go_on(made, "0 pass", "1 activate sybil-whine", "1 pass", "* reveal fertile-fields")
    assert "activate one-eye-royce" in offered(made)
    poor = go_on(give(table(JANE), 0, money=5), "0 use hotel-hire1")
    assert why_not(poor, "hire dutch-vandermeer") == "no-money"
    assert offered(poor) == ["hire one-eye-royce"]


def test_a_worker_needs_a_free_slot() -> None:
    """Rules: "Homestead mats", p. 2; "Hotel", p. 12. Ruling R15."""
    made = hold(hold(employ(table(JANE), 0, "harriet-moss"), 0, "chapel"), 0, "river-bridge")
    assert why_not(made, "use hotel-hire1") == "no-slot"
    assert why_not(give(made, 0, money=1), "use hotel-hire1") == "no-slot"


def test_the_stables_hire_from_the_discard_pile_and_pay_the_owner() -> None:
    """Rules: "Stables", p. 18. Ruling R23."""
    made = stand(discard_worker(table(JANE, variants=["extra-buildings"]), "harriet-moss"), "stables", 1)
    go_on(made, "0 use stables-groom1", "0 hire harriet-moss")
    assert money(made) == [13 - 2, 14 + 2]
    own = stand(discard_worker(table(JANE, variants=["extra-buildings"]), "harriet-moss"), "stables", 0)
    go_on(own, "0 use stables-groom1", "0 hire harriet-moss")
    assert money(own) == [13 - 2, 14]


def test_the_tobacconist_copies_a_space_with_anothers_marker() -> None:
    """Rules: "Tobacconist", p. 14. Ruling R21."""
    made = stand(table(), "tobacconist", 4)
    go_on(made, JANE)
    assert why_not(made, "use tobacconist-cigar1") == "nothing-to-copy"
    go_on(
        made,
        "0 pass",
        "1 activate wendell-whine",
        "1 use bank-loan",
        "1 use trading-post-buy1",
        "1 take iron",
        "1 done",
        "1 pass",
    )
    go_on(made, "* reveal fertile-fields", "0 activate silas-ticktok", "0 use tobacconist-cigar1")
    assert offered(made) == ["copy trading-post-buy1"]  # not the loan
    assert why_not(made, "copy hotel-hire1") == "nobody-there"
    go_on(made, "0 copy trading-post-buy1", "0 take iron", "0 done")
    assert money(made)[0] == 13 - 1 - 1  # the wagons have made goods cheaper
    assert why_not(made, "use trading-post-buy2") == "been-here"
    assert made.state.markers[space("trading-post-buy1")] == 64  # no second marker


def test_the_post_office_replaces_all_contracts_first() -> None:
    """Rules: "Post Office", p. 14. Ruling R14. Ruling R20."""
    made = stand(table(JANE), "post-office", 4)
    go_on(made, "0 use post-office-mail1")
    assert [int(card) for card in made.state.display] == [-2] * 4
    assert [int(card) for card in made.state.contracts.bottom] == [
        contract(name) for name in ("army-contract", "town-well", "silversmith", "barn-dance")
    ]
    go_on(made, "* offer chapel", "* offer river-bridge", "* offer grand-ball", "* offer tannery")
    assert "done" in offered(made)
    assert why_not(made, "reserve town-well") == "not-on-offer"
    go_on(made, "0 reserve chapel")
    assert actor(made) == CHANCE


def test_an_empty_deck_leaves_the_display_with_holes() -> None:
    """Rules: "Reserve a contract", p. 10. Ruling R14."""
    made = table(JANE)
    pile = made.state.contracts
    for number in range(40):
        if pile.left[number]:
            pile.left[number] = 0
            pile.size_of[0] -= 1
            made.state.completed_by[number] = 1
    go_on(made, "0 use stock-yards-contract", "0 reserve army-contract")
    assert (step(made), int(made.state.display[0])) == ("UseMarkers", -2)
    stand(stand(made, "saddlery", 4), "post-office", 4)
    assert why_not(made, "use saddlery-look1") == "no-contract"
    assert "use post-office-mail1" in offered(made)


def test_the_saddlery_lets_one_player_look_at_three_contracts() -> None:
    """Rules: "Saddlery", p. 13."""
    made = stand(table(JANE, seats=4), "saddlery", 1)
    go_on(made, "0 use saddlery-look1", "* look chapel", "* look tannery", "* look grand-ball")
    assert events(made, "event-contracts-looked-at") == [("event-contracts-looked-at", 0, [0, 0, 0])]
    assert made.lines[1][-1] == "* look ?"
    assert made.lines[0][-1] == "* look grand-ball"
    seen = NEVADA_CITY.view(made.state, 1).state
    assert [int(card) for card in seen.looked_at][:4] == [HIDDEN] * 3 + [-2]
    assert offered(made) == ["reserve chapel", "reserve tannery", "reserve grand-ball", "done"]
    go_on(made, "0 reserve tannery")
    assert why_not(made, "pass") == "return-contracts"
    assert why_not(made, "top tannery") == "not-looked-at"
    go_on(made, "0 top chapel", "0 under grand-ball")
    assert [told[1:] for told in events(made, "event-contract-returned")] == [(0, [0, 0, 0]), (0, [1, 0, 0])]
    assert made.lines[1][-2:] == ["0 top ?", "0 under ?"]
    assert (step(made), made.state.looker) == ("UseMarkers", -1)
    # the top is known to this seat, and comes next
    assert [int(card) for card in NEVADA_CITY.view(made.state, 0).state.contracts.top] == [contract("chapel")]
    assert [int(card) for card in NEVADA_CITY.view(made.state, 1).state.contracts.top] == [HIDDEN]
    go_on(made, "0 use stock-yards-sell-bonus", "0 sell 1", "0 pass")
    assert events(made, "event-contract-seen")[0][2][0] == contract("chapel")


def test_whoever_looks_at_contracts_is_asked_even_if_none_can_be_taken() -> None:
    """Rules: "Saddlery", p. 13. Ruling R20."""
    made = stand(table(JANE, seats=4), "saddlery", 1)
    hold(hold(hold(made, 0, "wagon-works"), 0, "river-bridge"), 0, "smelter-stack")
    go_on(made, "0 use saddlery-look1", "* look chapel", "* look tannery", "* look grand-ball")
    assert offered(made) == ["done"]  # otherwise the others would learn something
    assert NEVADA_CITY.determinize(NEVADA_CITY.view(made.state, 1), Rng(3)).actor() == 0


def test_a_space_with_several_parts_ends_when_nothing_more_can_be_done() -> None:
    """Rules: "Use a building", p. 8. Ruling R20."""
    made = hold(hold(hold(table(JANE), 0, "chapel"), 0, "river-bridge"), 0, "smelter-stack")
    give(made, 0, brick=0, iron=0, silver=0, crops=0)
    go_on(made, "0 use sheriff-deputy", "0 badge")
    assert step(made) == "UseMarkers"  # no slot, nothing to complete


def test_gambling_needs_the_poker_deck() -> None:
    """Rules: "Belle's, Wine & Roses Saloons", p. 14; "Play the advanced game", p. 18."""
    made = stand(table(JANE), "belles-saloon", 1)
    assert why_not(made, "use belles-saloon-gamble") == "no-poker-deck"


@pytest.mark.parametrize(
    ("own", "house", "change"), [("5", "4", 3), ("4", "5", -3), ("joker", "a", 6), ("a", "joker", -3)]
)
def test_the_higher_card_wins_the_stake_and_the_joker_twice(own: str, house: str, change: int) -> None:
    """Rules: "Play the advanced game", p. 18."""
    made = stand(table(JANE, variants=["poker"]), "belles-saloon", 1)
    go_on(made, "0 use belles-saloon-gamble")
    assert offered(made) == [f"stake {dollars}" for dollars in (1, 2, 3, 4, 5)]
    assert why_not(made, "stake 6") == "too-many"
    go_on(made, "0 stake 3", f"* card {own}")
    assert why_not(made, f"card {own}", seat=int(CHANCE)) == "none-left"
    go_on(made, f"* card {house}")
    assert money(made) == [13 - 1 + change, 14 + 1]
    assert why_not(give(made, 0, money=1), "use belles-saloon-gamble") == "been-here"


def test_the_military_store_sells_cheaper_and_pays_its_owner() -> None:
    """Rules: "Military Store", p. 18; "Replacement buildings", p. 18. Ruling R23."""
    made = table(variants=["extra-buildings"], event="fertile-fields")
    stand(made, "military-store", 1)
    made.state.stage[building("trading-post")] = 4
    go_on(made, JANE, "0 use military-store-buy1", "0 take iron", "0 take iron", "0 done")
    assert money(made) == [11, 16]
    assert why_not(made, "use trading-post-buy1") == "replaced"
    go_on(made, "0 pass", "1 activate wendell-whine", "1 use military-store-buy2", "1 take iron", "1 done")
    assert money(made)[1] == 15  # the owner pays the Bank
    assert made.state.owner[building("trading-post")] == THE_BANK
    assert made.state.stage[building("military-store")] == FINISHED


def test_the_cavalry_hotel_hires_for_two_dollars_to_its_owner() -> None:
    """Rules: "Cavalry Hotel", p. 18."""
    made = stand(table(JANE, variants=["extra-buildings"]), "cavalry-hotel", 1)
    made.state.stage[building("hotel")] = 4
    go_on(made, "0 use cavalry-hotel-hire1", "0 hire one-eye-royce")
    assert money(made) == [13 - 2 - 1, 14 + 2]
    assert made.state.boss[person("one-eye-royce")] == 0


def test_nobody_copies_the_own_marker() -> None:
    """Rules: "Tobacconist", p. 14. Ruling R21."""
    made = stand(table(), "tobacconist", 4)
    go_on(made, "0 activate jane-ticktok", "0 use city-hall-claim2", "0 claim saw-mill", "0 pass")
    go_on(made, "1 activate wendell-whine", "1 use hotel-hire1", "1 hire one-eye-royce", "1 pass")
    to_seat(made, 1)
    go_on(agreeing(made), "1 activate sybil-whine")
    go_on(agreeing(made), "1 use tobacconist-cigar1")
    assert offered(agreeing(made)) == ["copy city-hall-claim2"]
    assert why_not(made, "copy hotel-hire1") == "nobody-there"


def test_without_money_for_its_own_fee_the_tobacconist_copies_nothing() -> None:
    """Rules: "Tobacconist", p. 14. Ruling R21."""
    made = stand(table(JANE, "0 use assayer-sell-bulk", "0 sell 1", "0 pass"), "tobacconist", 4)
    give(made, 1, money=0, silver=2)
    go_on(made, "1 activate wendell-whine")
    assert why_not(agreeing(made), "use tobacconist-cigar1") == "no-money"
    go_on(give(made, 1, money=1), "1 use tobacconist-cigar1")
    assert offered(agreeing(made)) == ["copy assayer-sell-bulk"]  # the own building: no fee


def test_the_post_office_needs_a_contract_somewhere() -> None:
    """Rules: "Post Office", p. 14. Ruling R14."""
    made = stand(table(JANE, seats=4), "post-office", 1)
    deck = made.state.contracts
    for place in range(4):
        made.state.display[place] = -2
    agreeing(made)
    assert "use post-office-mail1" in offered(made)  # the deck is there
    for card in range(len(deck.left)):
        deck.left[card] = 0
    deck.size_of[0] = 0
    assert why_not(agreeing(made), "use post-office-mail1") == "no-contract"
    made.state.display[2] = contract("chapel")
    assert "use post-office-mail1" in offered(agreeing(made))


def test_the_saddlery_shows_the_last_contract_of_the_deck() -> None:
    """Rules: "Saddlery", p. 13."""
    made = stand(table(JANE, seats=4), "saddlery", 1)
    deck = made.state.contracts
    for card in range(len(deck.left)):
        deck.left[card] = int(card == contract("chapel"))
    deck.size_of[0] = 1
    go_on(agreeing(made), "0 use saddlery-look1", "* look chapel")
    assert offered(agreeing(made)) == ["reserve chapel", "done"]


def test_a_card_that_is_out_does_not_come_again() -> None:
    """Rules: "Reserve a contract", p. 10."""
    made = go_on(table(JANE), "0 use sheriff-deputy", "0 reserve town-well")
    assert why_not(agreeing(made), "offer army-contract", seat=-1) == "none-left"
    assert why_not(made, "offer town-well", seat=-1) == "none-left"
