"""Just enough, and one too little: money, goods and cards at the margin."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.record import Table
from boomtown.core.step import CHANCE
from boomtown.games.nevada_city import NEVADA_CITY
from boomtown.games.nevada_city.rules.state import FINISHED, NevadaCityState
from boomtown.games.nevada_city.rules.steps.claiming import tiles_left
from boomtown.games.nevada_city.rules.steps.hardships import LoseEach
from boomtown.games.nevada_city.rules.tables import BUILDING_NAMES, BUILDING_OF, CONTRACT_NAMES
from tests.agreement import agreeing, first_asked, refusal_of
from tests.games.nevada_city.tables import (
    actor,
    contract,
    discard_worker,
    give,
    go_on,
    golden,
    held,
    hold,
    money,
    offered,
    site,
    space,
    stand,
    step,
    table,
    to_year,
    why_not,
)

JANE = "0 activate jane-ticktok"
Made = Table[NevadaCityState]


def at(name: str, *, money: int) -> Made:
    """Jane, with this much money, before a building that belongs to seat 1 or to the Bank."""
    made = discard_worker(table(JANE, seats=4, variants=["extra-buildings", "poker"]), "harriet-moss")
    number = BUILDING_OF[space(name)]
    if made.state.stage[number] != FINISHED:
        stand(made, BUILDING_NAMES[number], 1)
    return give(made, 0, money=money)


@pytest.mark.parametrize(
    ("name", "dollars"),
    [
        ("bank-civic", 1),
        ("city-hall-claim2", 2),
        ("city-hall-claim3", 3),
        ("city-hall-claim4", 4),
        ("trading-post-buy1", 1),  # a dollar less, by the event
        ("hotel-hire1", 3 + 1),
        ("stock-yards-contract", 1),
        ("sheriff-posse", 2),  # the own building, where the Sheriff pays no fee
        ("blacksmith-two", 1),
        ("saw-mill-three", 2),
        ("brick-oven-four", 3),
        ("leadbricks-buy1", 2),
        ("saddlery-look1", 1),
        ("belles-saloon-spirits2", 1),
        ("belles-saloon-gamble", 1 + 1),
        ("pharmacist-brew1", 1),
        ("post-office-mail1", 2),
        ("newspaper-press1", 1),  # for the contract; the points are optional
        ("bordello-company3", 3),
        ("opera-house-gallery", 2),
        ("stables-groom1", 2),
        ("cavalry-hotel-hire1", 2 + 1),
        ("capitol-claim-building", 1),
        ("capitol-claim-property", 1 + 1),
        ("capitol-claim-both", 3 + 1),
    ],
)
def test_the_last_dollar_opens_a_space(name: str, dollars: int) -> None:
    """Rules: "Use a building", p. 8; "Bank", p. 12; "City Hall", p. 12; "Hotel", p. 12."""
    made = agreeing(at(name, money=dollars - 1))
    assert why_not(made, f"use {name}") == "no-money"
    go_on(agreeing(at(name, money=dollars)), f"0 use {name}")


def test_at_the_newspaper_the_last_dollar_buys_a_point() -> None:
    """Rules: "Newspaper", p. 14."""
    made = agreeing(go_on(at("newspaper-press1", money=3), "0 use newspaper-press1"))
    assert offered(made, "publish") == ["publish 1", "publish 2"]
    assert why_not(made, "publish 3") == "no-money"
    assert why_not(agreeing(give(made, 0, money=7)), "publish 6") == "too-many"


def test_the_last_dollar_may_be_staked() -> None:
    """Rules: "Belle's, Wine & Roses Saloons", p. 14; "Play the advanced game", p. 18."""
    made = agreeing(go_on(at("belles-saloon-gamble", money=3), "0 use belles-saloon-gamble"))
    assert offered(made) == ["stake 1", "stake 2"]
    assert why_not(made, "stake 3") == "no-money"
    go_on(made, "0 stake 2", "* card 2", "* card 4")
    assert money(made)[0] == 0


def test_whoever_pays_the_fee_of_a_gamble_out_of_nothing_cannot_gamble() -> None:
    """Rules: "Belle's, Wine & Roses Saloons", p. 14."""
    assert why_not(at("wine-and-roses-gamble", money=1), "use wine-and-roses-gamble") == "no-money"


def test_what_is_sold_must_cover_the_fee() -> None:
    """Rules: "Use a building", p. 8; "Assayer, Market, Stock Yards", p. 13."""
    made = give(table(JANE, seats=3), 0, money=0, crops=3)
    made.state.sale_mod[1] = -2  # a crop brings $1
    made.state.price_mod[space("market-sell-bulk")] = 1  # the fee is $2
    go_on(agreeing(made), "0 use market-sell-bulk")
    assert offered(agreeing(made)) == ["sell 2", "sell 3"]
    assert why_not(made, "sell 1") == "no-money"
    assert why_not(made, "sell 4") == "no-goods"
    go_on(made, "0 sell 2")
    assert (money(made)[0], held(made, 0, "crops")) == (0, 1)


def test_a_space_sells_no_more_than_it_says() -> None:
    """Rules: "Assayer, Market, Stock Yards", p. 13."""
    made = go_on(give(table(JANE, seats=3), 0, crops=9), "0 use market-sell-bonus")
    assert why_not(agreeing(made), "sell 9") == "too-many"
    few = offered(made)[-1]
    go_on(made, f"0 {few}")


def test_goods_at_a_price_are_bought_to_the_last_dollar() -> None:
    """Rules: "Trading Post", p. 12."""
    made = agreeing(go_on(at("trading-post-buy1", money=2), "0 use trading-post-buy1"))
    assert why_not(made, "take silver") == "not-sold-here"
    agreeing(go_on(made, "0 take iron"))
    assert why_not(made, "take silver") == "not-sold-here"
    assert why_not(made, "pass") == "take-goods"
    go_on(made, "0 take lumber")
    assert (money(made)[0], step(made)) == (0, "UseMarkers")


def test_a_price_is_never_below_nothing() -> None:
    """Rules: "Event cards", p. 3; "Military Store", p. 18; "Bank", p. 12."""
    store = at("military-store-buy1", money=0)
    store.state.price_mod[space("military-store-buy1")] = -3
    go_on(store, "0 use military-store-buy1", "0 take iron", "0 take iron", "0 take iron")
    assert money(store)[0] == 0
    fee = at("bordello-spirits3", money=0)
    fee.state.price_mod[space("bordello-spirits3")] = -9
    assert money(go_on(fee, "0 use bordello-spirits3")) == money(at("bordello-spirits3", money=0))
    loan = table(JANE)
    loan.state.loan_mod = -7
    before = money(loan)
    assert money(go_on(loan, "0 use bank-loan")) == before
    assert loan.state.loans[0] == 1


def test_a_bundle_is_made_of_what_the_store_sells() -> None:
    """Rules: "Hardnail's, Leadbrick's, Masonoak's General Store", p. 13."""
    made = agreeing(go_on(at("hardnails-buy1", money=2), "0 use hardnails-buy1"))
    assert why_not(made, "take silver") == "not-sold-here"
    agreeing(go_on(made, "0 take spirits"))
    assert why_not(made, "take silver") == "not-sold-here"
    assert why_not(made, "pass") == "take-goods"
    agreeing(go_on(made, "0 take spirits"))
    assert why_not(made, "take spirits") == "too-few-kinds"


def test_a_pharmacist_swaps_what_is_there() -> None:
    """Rules: "Pharmacist", p. 14. Ruling R31."""
    made = give(at("pharmacist-brew1", money=1), 0, iron=1, lumber=0, brick=1, spirits=0, entertainment=1)
    agreeing(go_on(made, "0 use pharmacist-brew1"))
    assert why_not(made, "pay lumber") == "no-goods"
    assert why_not(made, "pay entertainment") == "not-swapped-here"
    agreeing(go_on(made, "0 pay iron"))
    assert why_not(made, "pay iron") == "no-goods"
    assert why_not(made, "pass") == "pay-goods"
    go_on(made, "0 pay brick")
    assert (held(made, 0, "spirits"), step(made)) == (2, "UseMarkers")


@pytest.mark.parametrize(("dollars", "kinds"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_a_property_costs_its_price_to_the_last_dollar(dollars: int, kinds: int) -> None:
    """Rules: "City Hall", p. 12; "Use City Hall to claim a building or property", p. 9."""
    made = agreeing(go_on(at("city-hall-claim2", money=2 + dollars), "0 use city-hall-claim2"))
    assert offered(made, "settle") == ["settle mine", "settle farm", "settle ranch"][:kinds]
    capitol = go_on(
        at("capitol-claim-both", money=4 + dollars), "0 use capitol-claim-both", "0 claim saw-mill"
    )
    assert why_not(agreeing(capitol), "pass") == "claim-property"
    assert offered(capitol) == ["settle mine", "settle farm", "settle ranch"][: 1 + min(kinds, 2)]


def test_at_the_capitol_a_building_comes_before_its_property() -> None:
    """Rules: "Capitol", p. 18."""
    both = agreeing(go_on(at("capitol-claim-both", money=9), "0 use capitol-claim-both"))
    assert why_not(both, "settle mine") == "building-first"
    building = agreeing(go_on(at("capitol-claim-building", money=9), "0 use capitol-claim-building"))
    assert why_not(building, "settle mine") == "building-first"
    tile = agreeing(go_on(at("capitol-claim-property", money=9), "0 use capitol-claim-property"))
    assert why_not(tile, "claim saw-mill") == "property-only"


def test_the_last_tile_can_be_claimed_and_then_there_is_none() -> None:
    """Rules: "Use City Hall to claim a building or property", p. 9; "Base game parts", p. 1."""
    for left in (1, 0):
        made = at("city-hall-claim2", money=9)
        made.state.properties[3] += tiles_left(made.state, 0) - left  # seat 1 has them
        agreeing(go_on(made, "0 use city-hall-claim2"))
        assert ("settle mine" in offered(made)) == (left == 1)
    assert why_not(made, "settle mine") == "no-tile"


def test_a_contract_needs_all_its_money_and_all_its_goods() -> None:
    """Rules: "Complete a contract", p. 10. Ruling R11."""
    cards = ("cigar-import", "town-well", "silversmith", "barn-dance")  # two crops and $4
    for dollars, crops, why in (
        (4, 2, ""),
        (3, 2, "no-money"),
        (4, 1, "not-all-goods"),
        (3, 1, "not-all-goods"),
    ):
        made = give(table(JANE, contracts=cards), 0, money=dollars, crops=crops)
        agreeing(go_on(made, "0 use sheriff-deputy"))
        if why:
            assert why_not(made, "complete cigar-import") == why
        else:
            assert money(go_on(made, "0 complete cigar-import"))[0] == 0


def test_a_fee_that_is_owed_and_the_money_of_a_contract_are_two_things() -> None:
    """Rules: "Use a building", p. 8; "Complete a contract", p. 10. Ruling R7."""
    shares = ("mining-shares", "cigar-import", "silversmith", "barn-dance")  # three silver bring $3
    made = give(
        table("0 activate jane-ticktok", "0 pass", contracts=shares), 1, money=1, silver=3, crops=2, spirits=0
    )
    go_on(made, "1 activate wendell-whine", "1 use sheriff-deputy")
    assert offered(agreeing(made)) == ["complete mining-shares"]
    assert why_not(made, "complete cigar-import") == "no-money"
    assert why_not(made, "complete barn-dance") == "not-all-goods"


def test_the_first_contract_of_the_list_is_one_like_any_other() -> None:
    """Rules: "Reserve a contract", p. 10; "Saddlery", p. 13; "Post Office", p. 14."""
    first, other, third = CONTRACT_NAMES[0], "cigar-import", "mining-shares"
    shown = table(JANE, contracts=(first, other, third, "army-contract"))
    go_on(agreeing(shown), "0 use sheriff-deputy", f"0 reserve {first}")
    seen = table(JANE, seats=4, contracts=("army-contract", "silversmith", "barn-dance", "tannery"))
    looked = [f"* look {name}" for name in (first, other, third)]
    agreeing(go_on(stand(seen, "saddlery", 1), "0 use saddlery-look1", *looked))
    assert offered(seen, "reserve") == [f"reserve {name}" for name in (first, other, third)]
    go_on(seen, f"0 reserve {other}")
    assert offered(seen) == [f"top {first}", f"under {first}", f"top {third}", f"under {third}"]


def test_construction_takes_what_the_site_needs_and_no_more() -> None:
    """Rules: "Construction", p. 9; "Fine points", p. 16. Ruling R31."""
    made = give(table(variants=["extra-buildings"]), 0, iron=1, lumber=0, brick=0, entertainment=1)
    go_on(site(made, "military-store", 0), JANE, "0 build military-store")
    assert why_not(agreeing(made), "pay silver") == "not-needed"
    assert why_not(made, "pay spirits") == "not-needed"
    assert why_not(made, "stand-in iron") == "pay-the-good-first"
    agreeing(go_on(made, "0 pay iron"))
    assert why_not(made, "pay iron") == "no-goods"
    agreeing(go_on(made, "0 stand-in iron"))
    assert step(made) == "UseMarkers"  # nothing more can be brought
    assert held(made, 0, "entertainment") == 0


def test_all_that_can_be_sold_must_cover_the_fee() -> None:
    """Rules: "Use a building", p. 8; "Assayer, Market, Stock Yards", p. 13."""
    for crops, fee, opens in ((1, 1, True), (1, 2, False), (2, 2, True), (9, 9, False)):
        made = give(table(JANE, seats=3), 0, money=0, crops=crops)
        made.state.sale_mod[1] = -2  # a crop brings $1
        made.state.price_mod[space("market-sell-bulk")] = fee - 1
        agreeing(made)
        if opens:
            go_on(made, "0 use market-sell-bulk")
        else:
            assert why_not(made, "use market-sell-bulk") == "no-money"


def test_a_dearer_good_costs_more_and_no_fee() -> None:
    """Rules: "Trading Post", p. 12; "Event cards", p. 3."""
    made = at("trading-post-buy1", money=9)
    made.state.price_mod[space("trading-post-buy1")] = 1
    go_on(made, "0 use trading-post-buy1", "0 take iron", "0 take iron", "0 done")
    assert money(made)[0] == 9 - 2 * 3


def test_of_both_things_at_the_capitol_the_tile_must_be_there() -> None:
    """Rules: "Capitol", p. 18."""
    made = at("capitol-claim-both", money=9)
    made.state.properties[3] += tiles_left(made.state, 0)
    go_on(agreeing(made), "0 use capitol-claim-both", "0 claim saw-mill")
    assert offered(agreeing(made)) == ["settle farm", "settle ranch"]


def test_nothing_stands_in_if_there_is_no_entertainment() -> None:
    """Rules: "Fine points", p. 16. Ruling R31."""
    made = give(table(variants=["extra-buildings"]), 0, iron=0, lumber=0, brick=1, entertainment=0)
    go_on(site(made, "military-store", 0), JANE, "0 build military-store")
    assert why_not(agreeing(made), "stand-in iron") == "no-goods"
    assert why_not(made, "stand-in brick") == "pay-the-good-first"
    assert why_not(made, "stand-in silver") == "not-needed"


def test_each_dollar_that_is_short_counts_while_buying() -> None:
    """Rules: "Trading Post", p. 12."""
    made = go_on(at("trading-post-buy1", money=3), "0 use trading-post-buy1", "0 take iron")
    give(made, 0, money=0)
    refusal = made.why_not(0, made.find("take iron"))
    assert refusal is not None
    assert (refusal.reason, refusal.numbers) == ("nevada-city-reason-no-money", [1])


def test_a_card_may_ask_for_a_single_dollar_instead_of_what_is_missing() -> None:
    """Rules: "Check for events", p. 7. An owner of the game may correct the figures."""
    made = give(to_year(table(), 1856), 0, crops=1)
    made.state.agenda.pop()
    LoseEach(vec[i64]([0, 3, 0, 0, 0, 0, 0, 0, 0]), 1).resolve(made.state, 0, 0)
    before = money(made)[0]
    made.state.settle()
    assert (held(made, 0, "crops"), money(made)[0]) == (0, before - 2)


def test_whoever_has_dealt_with_a_contract_is_offered_the_badge_alone() -> None:
    """Rules: "Sheriff", p. 13; "Reserve a contract", p. 10. Ruling R9."""
    made = hold(give(table(JANE), 0, crops=4), 0, "seed-exchange")
    go_on(made, "0 advance seed-exchange", "0 done", "0 use sheriff-deputy")
    assert offered(agreeing(made)) == ["badge"]


def test_the_last_contract_of_the_deck_comes_on_display() -> None:
    """Rules: "Reserve a contract", p. 10. Ruling R14."""
    made = table(JANE)
    deck = made.state.contracts
    for card in range(len(deck.left)):
        deck.left[card] = int(card == contract("chapel"))
    deck.size_of[0] = 1
    go_on(made, "0 use sheriff-deputy", "0 reserve town-well")
    assert offered(agreeing(made)) == ["offer chapel"]


# the first time that a recorded game comes to a question: what it says to a move that it is not about
ASKED = {
    "2-seats-first-game": {
        "DealStartBuildings": "draw-first",
        "ChooseFamily": "choose-family",
        "FillDisplay": "draw-first",
        "DrawCubes": "draw-first",
        "DealGoals": "draw-first",
        "KeepGoal": "keep-goal",
        "ReceiveWorkers": "draw-first",
        "RevealEvent": "draw-first",
        "TakeCommodities": "take-goods",
        "ChooseCharacter": "choose-character",
        "UseMarkers": "choose-action",
        "VisitSpace": "not-at-this-space",
        "DeliverToContract": "pay-goods",
        "BuyMore": "take-goods",
        "BankBuilds": "draw-first",
        "DeliverToBuilding": "pay-goods",
        "PeekAtEvents": "draw-first",
        "HoldWeddings": "marry-or-not",
        "PayWedding": "pay-goods",
        "LoseMarkers": "spend-marker",
        "ReturnMarkers": "repay-or-not",
        "SwapMore": "pay-goods",
        "LeaveIdle": "leave-idle",
        "LayEvents": "lay-events",
        "TurnOverGoal": "draw-first",
    },
    "2-seats-greedy": {"TakeBundle": "take-goods", "PayForEvent": "spend-marker"},
    "3-seats-all-options": {
        "SwapChild": "swap-or-not",
        "TurnUpGoal": "draw-first",
        "FaceTroublemaker": "choose-fighter",
        "DrawForOutsider": "draw-first",
        "DrawForCharacter": "draw-first",
        "DrawStake": "draw-first",
        "DrawHouse": "draw-first",
        "Showdown": "choose-fighter",
    },
    "3-seats-newcomers": {"AdoptChild": "adopt-or-not"},
    "4-seats-greedy": {"CallFireBrigade": "spend-marker"},
    "4-seats-looked-at": {
        "LookAtContracts": "draw-first",
        "ReturnContracts": "return-contracts",
        "AnteUp": "ante-or-not",
        "DealPoker": "draw-first",
        "RedrawPoker": "redraw-or-not",
        "DrawAgain": "draw-first",
    },
}


@pytest.mark.parametrize(
    ("game", "asked"), [(game, asked) for game, steps in ASKED.items() for asked in steps]
)
def test_a_move_for_another_moment_is_told_what_comes_first(game: str, asked: str) -> None:
    """Rules: "Action rounds", p. 7."""
    made = agreeing(first_asked(NEVADA_CITY, golden(game), asked))
    elsewhere = "pass" if actor(made) == CHANCE else "deal sheriff"
    assert refusal_of(made, elsewhere) == ASKED[game][asked]
