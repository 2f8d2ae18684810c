"""Choosing personalities, and what both sides of each card do."""

import pytest

from boomtown.games.carson_city.components import PARCELS, PIECES
from boomtown.games.carson_city.rules.reserves import cash_limit
from boomtown.games.carson_city.rules.state import NO_SEAT
from boomtown.games.carson_city.rules.tables import CARD_NAMES
from tests.games.carson_city.tables import (
    actor,
    at,
    choose,
    events,
    firepower,
    go_on,
    golden,
    golden_table,
    is_asked,
    money,
    next_turn,
    offered,
    opening,
    owner,
    placed,
    reserve,
    score_lines,
    scores,
    track,
    until,
    why_not,
)

RED = ("personalities=red",)
RIVER = PIECES.river.parcels


def test_each_card_is_chosen_once_and_all_seven_are_there_in_every_turn() -> None:
    """Rules: "1 Choice of personality", p. 3."""
    table = opening()
    assert len(offered(table)) == 7
    assert why_not(table, "pass") == "choose-first"
    go_on(table, "0 choose banker")
    assert why_not(table, "choose banker") == "card-taken"
    assert len(offered(table)) == 6
    choose(table, "mercenary")
    next_turn(table)
    assert len(offered(table)) == 7


def test_cards_are_chosen_in_the_order_in_which_all_passed_the_turn_before() -> None:
    """Rules: "1 Choice of personality", p. 3. Ruling R03."""
    table = choose(opening(seats=3), "sheriff", "banker", "captain")
    placed(table, "wages", "pass", "wages", "pass")  # the banker first, then the sheriff, then the captain
    assert [*table.state.lower] == [1, 0, 2]
    next_turn(table)
    assert actor(table) == 1


@pytest.mark.parametrize(
    ("side", "limits"),
    [("yellow", [20, 120, 60, 30, 30, 25, 20]), ("red", [20, 60, 60, 30, 20, 20, 30])],
)
def test_every_side_has_its_cash_limit(side: str, limits: list[int]) -> None:
    """Rules: "Personalities", p. 7."""
    for number, card in enumerate(CARD_NAMES):
        table = opening(variants=[f"personalities={side}"])
        go_on(table, f"0 choose {card}")
        assert cash_limit(table.state, 0) == limits[number]


def test_the_banker_brings_9_dollars() -> None:
    """Rules: "The banker", p. 7."""
    assert money(go_on(opening(), "0 choose banker")) == [24, 15]


def test_the_red_banker_sells_points_before_the_cash_limit() -> None:
    """Rules: "The banker", p. 7. Ruling R41."""
    table = choose(opening(variants=RED), "banker", "mercenary")
    placed(table, "wages", "pass", "wages", "wages")
    until(table, "BuyBundle")
    assert money(table)[0] == 27
    assert offered(table) == ["bundle 3", "bundle 5", "bundle 7", "decline"]
    assert why_not(table, "points 1") == "bundle-first"
    go_on(table, "0 bundle 7")
    assert (money(table)[0], scores(table)[0]) == (2, 7)
    assert score_lines(table) == [(0, 7, "banker")]


def test_the_red_banker_sells_nothing_to_those_who_cannot_pay() -> None:
    """Rules: "The banker", p. 7. Ruling R41."""
    table = until(choose(opening(variants=RED), "banker", "mercenary"), "BuyBundle")
    assert why_not(table, "bundle 7") == "no-money"
    refusal = table.why_not(0, table.find("bundle 7"))
    assert refusal is not None
    assert refusal.numbers == [25, 15]


def test_the_grocer_pays_8_dollars_at_once_or_is_asked_again_at_estate_income() -> None:
    """Rules: "The grocer", p. 7. Ruling R37."""
    assert money(go_on(opening(), "0 choose grocer; 0 take")) == [23, 15]
    table = go_on(opening(), "0 choose grocer")
    assert why_not(table, "pass") == "take-or-wait"
    go_on(table, "0 wait; 1 choose mercenary")
    until(table, "DoubleIncome")
    assert offered(table) == ["take"]
    assert why_not(table, "wait") == "double-first"
    assert why_not(table, "double church") == "no-income"
    assert why_not(table, "double bank") == "none-built"
    go_on(table, "0 take")
    assert money(table) == [23, 15]


def test_the_grocer_doubles_the_income_of_one_kind() -> None:
    """Rules: "The grocer", p. 7."""
    table = go_on(opening("e3", "a1", "h8", "h4"), "0 choose grocer; 0 wait; 1 choose mercenary")
    placed(table, "construction-3", "pass", "construction-4")
    go_on(table, "0 buy; 0 build e3", "0 buy; 0 build h4")  # the mine beside mountains, then the ranch
    assert offered(table) == ["take", "double ranch", "double mine"]
    go_on(table, "0 double mine")
    incomes = [numbers[:2] for _, _, numbers in events(table, "event-estate-income")]
    assert [18, 20] in incomes  # e3 beside d2, e2 and f2: twice $9
    assert money(table)[0] == 15 - 7 + 18 + 5  # and $5 of the ranch at the rim


def test_the_red_grocer_gives_a_point_for_each_own_house_at_the_end_of_the_turn() -> None:
    """Rules: "The grocer", p. 7."""
    table = go_on(
        opening("d4", "a1", "h8", "e4", variants=RED), "0 choose grocer; 0 wait; 1 choose mercenary"
    )
    placed(table)
    until(table, "KeepToLimit")
    assert score_lines(table) == [(0, 1, "grocer")]
    taken = go_on(opening("d4", variants=RED), "0 choose grocer; 0 take; 1 choose mercenary")
    assert score_lines(until(taken, "KeepToLimit")) == []


def test_the_road_worker_brings_two_roads_and_halves_prices_rounded_up() -> None:
    """Rules: "The Chinese coolie", p. 7."""
    table = choose(opening(), "road-worker", "mercenary")
    assert [*table.state.roads] == [3, 1]
    placed(table, "construction-5", "pass", "construction-3", "construction-12")
    paid = []
    for _ in range(3):
        before = money(table)[0]
        go_on(table, "0 buy")
        paid.append(before - money(table)[0])
        go_on(table, "0 keep")
    assert paid == [6, 3, 2]


def test_the_red_road_worker_takes_any_building_for_5_dollars_and_the_track_is_filled() -> None:
    """Rules: "The Chinese coolie", p. 7. Ruling R29."""
    table = go_on(opening("e3", variants=RED), "0 choose road-worker")
    assert offered(table) == [*(f"fetch {price}" for price in (12, 10, 8, 6, 5, 4, 3)), "decline"]
    assert why_not(table, "choose banker") == "fetch-first"
    go_on(table, "0 fetch 6; * draw hotel")
    assert money(table)[0] == 10
    assert track(table) == ["hotel", "mine", "ranch", "drugstore", "saloon", "mine", "ranch"]
    go_on(table, "0 build e3; 0 house c4")  # a bank, at once
    assert table.state.kind_on(20) == 3
    assert is_asked(table, "ChoosePersonality")


def test_the_red_road_worker_may_keep_his_building_or_take_none() -> None:
    """Rules: "The Chinese coolie", p. 7. Ruling R29."""
    table = go_on(opening("e3", variants=RED), "0 choose road-worker; 0 fetch 6; * draw hotel; 0 keep")
    assert sum(table.state.kept) == 1
    none = go_on(opening("e3", variants=RED), "0 choose road-worker; 0 decline")
    assert money(none) == [15, 15]


def test_the_settler_gives_a_parcel() -> None:
    """Rules: "The settler", p. 7."""
    table = go_on(opening("e3"), "0 choose settler")
    assert why_not(table, "claim e3") == "parcel-owned"
    go_on(table, "0 claim d4")
    assert owner(table, "d4") == 0
    assert money(table)[0] == 15


def test_the_settler_gives_nothing_where_every_parcel_has_an_owner() -> None:
    """Rules: "The settler", p. 7. Ruling R42."""
    moves = golden("5-seats-no-parcel-left").moves
    chosen = max(number for number, move in enumerate(moves) if move.endswith(" choose settler"))
    before = golden_table("5-seats-no-parcel-left", chosen)
    assert before.state.turn == 4
    assert NO_SEAT not in {owner(before, parcel) for parcel in PARCELS if parcel not in RIVER}
    after = golden_table("5-seats-no-parcel-left", chosen + 1)
    assert is_asked(after, "ChoosePersonality")  # the next seat: the game goes on
    assert (money(after), [*after.state.parcels]) == (money(before), [*before.state.parcels])
    assert len(offered(after)) == 6


def test_the_red_settler_pays_8_dollars_or_a_dollar_a_mountain() -> None:
    """Rules: "The settler", p. 7. Ruling R05."""
    claims = ("b2", "a1", "h8", "c2")
    assert money(go_on(opening(*claims, variants=RED), "0 choose settler; 0 take"))[0] == 23
    table = go_on(opening(*claims, variants=RED), "0 choose settler; 0 wait; 1 choose mercenary")
    until(placed(table), "KeepToLimit")
    assert money(table)[0] == 17
    assert scores(table) == [0, 0]


def test_with_settler_points_the_red_settler_gives_a_point_a_mountain() -> None:
    """Rules: "The settler", p. 7. Ruling R05."""
    table = opening("b2", "a1", "h8", "c2", variants=[*RED, "settler-points"])
    go_on(table, "0 choose settler; 0 wait; 1 choose mercenary")
    until(placed(table), "KeepToLimit")
    assert (money(table)[0], scores(table)[0]) == (15, 2)


@pytest.mark.parametrize(("cowboys", "price"), [(1, 1), (2, 4), (3, 9)])
def test_the_captain_hires_cowboys(cowboys: int, price: int) -> None:
    """Rules: "The captain", p. 7."""
    table = go_on(opening(), f"0 choose captain; 0 hire {cowboys}")
    assert (reserve(table)[0], money(table)[0]) == (3 + cowboys, 15 - price)


def test_the_captain_is_optional_and_needs_money() -> None:
    """Rules: "The captain", p. 7. Ruling R41."""
    table = go_on(opening(), "0 choose captain")
    assert why_not(table, "arm 1") == "hire-first"
    go_on(table, "0 decline; 1 choose mercenary")
    assert reserve(table) == [3, 3]
    placed(table, "construction-12")
    go_on(table, "0 buy; 0 keep")
    next_turn(table)
    go_on(table, "1 choose banker; 0 choose captain")
    assert money(table)[0] == 3
    assert offered(table) == ["hire 1", "decline"]
    assert why_not(table, "hire 2") == "no-money"
    refusal = table.why_not(0, table.find("hire 2"))
    assert refusal is not None
    assert refusal.numbers == [4, 3]


def test_a_colour_has_ten_cowboys() -> None:
    """Rules: "The captain", p. 7; "4 End of turn", p. 3. Ruling R18."""
    table = choose(opening(), "captain", "mercenary")
    next_turn(next_turn(table))
    assert reserve(table) == [10, 10]  # 3 + 4 + 5, but no more than ten
    go_on(table, "0 choose captain")
    assert not is_asked(table, "HireCowboys")  # there is nobody left to hire


def test_the_captain_offers_no_more_than_are_left() -> None:
    """Rules: "The captain", p. 7. Ruling R18."""
    table = choose(opening(), "banker", "mercenary")
    next_turn(placed(table, "wages"))  # three cowboys, one leaves, four come
    go_on(table, "1 choose mercenary; 0 choose banker")
    next_turn(placed(table, "wages", "pass", "wages"))  # six, two leave, five come
    go_on(table, "1 choose mercenary; 0 choose captain")
    assert reserve(table)[0] == 9
    assert offered(table) == ["hire 1", "decline"]
    assert why_not(table, "hire 2") == "no-cowboy-left"


@pytest.mark.parametrize(("revolvers", "price"), [(1, 3), (2, 9)])
def test_the_red_captain_sells_revolvers_for_the_rest_of_the_game(revolvers: int, price: int) -> None:
    """Rules: "The captain", p. 7."""
    table = go_on(opening(variants=RED), "0 choose captain")
    assert why_not(table, "hire 1") == "arm-first"
    go_on(table, f"0 arm {revolvers}")
    assert (firepower(table)[0], money(table)[0]) == (3 + revolvers, 15 - price)
    choose(table, "banker")
    next_turn(table)
    assert table.state.revolvers[0] == revolvers


def test_the_red_captain_needs_money_too() -> None:
    """Rules: "The captain", p. 7."""
    table = opening(variants=RED)
    go_on(table, "0 choose road-worker; 0 fetch 12; * draw hotel; 0 keep; 1 choose captain; 1 decline")
    placed(table, "construction-3", "pass")
    go_on(table, "0 buy; 0 keep")
    next_turn(table)
    go_on(table, "1 choose mercenary; 0 choose captain")
    assert money(table)[0] == 7
    assert why_not(table, "arm 2") == "no-money"


@pytest.mark.parametrize(("side", "power"), [("yellow", 6), ("red", 5)])
def test_the_mercenary_adds_firepower_for_this_turn(side: str, power: int) -> None:
    """Rules: "The mercenary", p. 7."""
    table = go_on(opening(variants=[f"personalities={side}"]), "0 choose mercenary")
    assert firepower(table) == [power, 3]
    choose(table, "banker")
    next_turn(table)
    assert firepower(table) == [7, 7]


def test_the_white_cowboy_counts_in_the_reserve_and_leaves_at_the_end_of_the_turn() -> None:
    """Rules: "The sheriff", p. 7. Ruling R10."""
    table = go_on(opening(), "0 choose sheriff")
    assert (firepower(table)[0], reserve(table)[0]) == (4, 3)
    choose(table, "banker")
    placed(table, "pass")
    next_turn(table)
    assert firepower(table) == [7, 7]
    assert table.state.sheriff_owner == -1


def test_the_white_cowboy_stands_alone() -> None:
    """Rules: "The sheriff", p. 7. Ruling R11."""
    table = choose(opening("e3", seats=2), "sheriff", "banker")
    go_on(table, "0 cowboy ammunition; 1 cowboy gambling")
    assert why_not(table, "sheriff gambling") == "sheriff-needs-room"
    assert why_not(table, "sheriff ammunition") == "sheriff-needs-room"
    assert why_not(table, "sheriff e3") == "own-parcel"
    go_on(table, "0 sheriff three-roads")
    assert why_not(table, "cowboy three-roads") == "sheriff-there"
    assert why_not(table, "sheriff wages") == "no-sheriff"
    go_on(table, "1 pass")
    assert why_not(table, "sheriff wages") == "sheriff-placed"
    assert why_not(table, "cowboy three-roads") == "already-there"
    assert at(table, "three-roads") == [0, 0]
    placed(table)
    assert [*table.state.roads] == [4, 1]


def test_the_white_cowboy_buys_a_parcel_like_any_other() -> None:
    """Rules: "The sheriff", p. 7; "Parcel purchase", p. 4."""
    table = placed(choose(opening(), "sheriff", "banker"), "sheriff h4")
    assert offered(table) == ["purchase h4", "done"]
    go_on(table, "0 purchase h4")
    assert owner(table, "h4") == 0
    assert table.state.sheriff_owner == NO_SEAT


def test_others_may_join_the_white_cowboy_on_the_open_squares() -> None:
    """Rules: "The sheriff", p. 7; "Wages", p. 4. Ruling R11."""
    table = choose(opening(), "sheriff", "banker")
    placed(table, "sheriff wages", "wages", "wages")
    assert [numbers[:2] for _, _, numbers in events(table, "event-wages")] == [[4, 1], [8, 2]]
