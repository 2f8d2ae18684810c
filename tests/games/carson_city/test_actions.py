"""The squares of the action track: wages, ammunition, roads, parcels, incomes and victory points."""

import pytest

from boomtown.core.record import Table
from boomtown.games.carson_city.components import PARCELS, SQUARES
from boomtown.games.carson_city.rules.scoring import parcel_price
from boomtown.games.carson_city.rules.state import CarsonCityState
from tests.games.carson_city.tables import (
    actor,
    at,
    choose,
    events,
    firepower,
    go_on,
    golden_table,
    money,
    next_turn,
    offered,
    opening,
    owner,
    placed,
    reserve,
    score_lines,
    scores,
    step,
    until,
    why_not,
)


def acted(
    *spaces: str, claims: tuple[str, ...] = (), variants: tuple[str, ...] = ()
) -> Table[CarsonCityState]:
    """Seat 0, the banker, places cowboys there in the first turn; seat 1, the mercenary, passes."""
    table = choose(opening(*claims, variants=variants), "banker", "mercenary")
    first, *others = spaces
    return placed(table, first, "pass", *others)


def test_actions_are_performed_in_the_order_of_the_track() -> None:
    """Rules: "Actions", p. 4; "3 Performing the actions and duels", p. 3."""
    assert [square.id for square in SQUARES][:6] == [
        "wages",
        "ammunition",
        "three-roads",
        "roads",
        "parcel-purchase",
        "construction-12",
    ]
    table = acted("parcels-income", "three-roads", "wages")
    told = [
        name
        for name, _, _ in events(table)
        if name.startswith(("event-wages", "event-roads", "event-parcels"))
    ]
    assert told == ["event-wages", "event-roads-taken", "event-parcels-income"]


def test_a_cowboy_whose_action_is_performed_goes_to_the_general_reserve() -> None:
    """Rules: "3 Performing the actions and duels", p. 3."""
    table = acted("wages", "gambling")
    assert step(table) == "Gamble"
    assert (at(table, "wages"), reserve(table), [*table.state.supply]) == ([0, 0], [1, 3], [8, 7])


def test_wages_are_4_dollars_a_cowboy() -> None:
    """Rules: "Wages", p. 4."""
    assert money(acted("wages", "wages", "gambling")) == [24 + 8, 15]


def test_the_3_guns_chip_goes_back_at_the_end_of_the_turn() -> None:
    """Rules: "Ammunition", p. 4."""
    table = acted("ammunition", "gambling")
    assert firepower(table) == [1 + 3, 3 + 3]
    next_turn(table)
    assert table.state.guns_owner == -1


def test_the_red_sheriff_may_leave_the_guns_and_so_lose_his_duel_more_easily() -> None:
    """Rules: "Ammunition", p. 4; "Actions", p. 4; "The sheriff", p. 7. Ruling R44."""
    table = choose(opening(variants=["red-sheriff"]), "sheriff", "banker")
    placed(table, "gambling", "gambling", "ammunition")
    assert (step(table), actor(table), offered(table)) == ("TakeGuns", 0, ["guns", "leave"])
    assert why_not(table, "decline") == "guns-first"
    go_on(table, "0 leave")
    assert (table.state.guns_owner, firepower(table)) == (-1, [1, 2])
    assert (at(table, "ammunition"), [*table.state.supply]) == ([0, 0], [8, 7])  # the cowboy is spent
    assert events(table, "event-guns-left") == [("event-guns-left", 0, [0, 0, 0])]
    go_on(table, "* roll 3; * roll 3")
    assert score_lines(table) == [(0, 3, "lost-duel")]


def test_whoever_takes_the_guns_after_all_has_them() -> None:
    """Rules: "Ammunition", p. 4. Ruling R44."""
    table = choose(opening(variants=["red-sheriff"]), "sheriff", "banker")
    go_on(placed(table, "gambling", "gambling", "ammunition"), "0 guns")
    assert (table.state.guns_owner, firepower(table)) == (0, [4, 2])
    assert [*table.state.supply] == [8, 7]


@pytest.mark.parametrize("space", ["three-roads", "h4", "construction-12", "points-2", "a8"])
def test_anybody_who_has_a_duel_ahead_is_asked_about_the_guns(space: str) -> None:
    """Rules: "Actions", p. 4; "3 Performing the actions and duels", p. 3. Ruling R44."""
    table = choose(opening("b8", "a1", "h8", "a8"), "banker", "mercenary")
    go_on(placed(table, "construction-3"), "0 buy; 0 build a8")
    next_turn(table)
    choose(table, "banker", "mercenary")  # seat 1 is the banker now
    if space == "points-2":
        space = "points-3"
    placed(table, space, space, "ammunition")
    assert (step(table), actor(table)) == ("TakeGuns", 1)


@pytest.mark.parametrize("space", ["wages", "roads"])
def test_without_a_duel_ahead_the_guns_are_taken_without_a_question(space: str) -> None:
    """Rules: "Ammunition", p. 4; "Wages", p. 4. Ruling R44."""
    table = choose(opening(variants=["red-sheriff"]), "sheriff", "banker")
    placed(
        table, space, space, "ammunition", "gambling"
    )  # the sheriff's duels are over, others' do not count
    assert table.state.guns_owner == 0
    assert not events(table, "event-guns-left")


def test_a_duel_of_others_is_no_reason_to_leave_the_guns() -> None:
    """Rules: "Actions", p. 4. Ruling R44."""
    table = choose(opening(seats=3), "banker", "grocer", "mercenary")
    placed(table, "ammunition", "gambling", "gambling")
    assert table.state.guns_owner == 0


def test_roads_come_from_the_stock() -> None:
    """Rules: "Roads", p. 4."""
    table = acted("three-roads", "roads", "roads")
    assert [*table.state.roads] == [1 + 3 + 2, 1]
    assert table.state.road_stock == 25 - 4 - 2 - 5
    told = [(seat, numbers[0]) for _, seat, numbers in events(table, "event-roads-taken")]
    assert told == [(0, 3), (0, 2)]


def test_the_stock_of_roads_is_limited() -> None:
    """Rules: "Roads", p. 4. Ruling R13."""
    table = collected()
    assert table.state.road_stock == 0
    assert [*table.state.roads] == [1 + 3 * 2 + 3 + 4 + 5 + 1, 1]  # of the last two one was left


def test_with_unlimited_roads_there_are_always_enough() -> None:
    """Rules: "Roads", p. 4. Ruling R13."""
    table = collected("unlimited-roads")
    assert table.state.road_stock == 25
    assert [*table.state.roads] == [1 + 4 * 2 + 3 + 4 + 5, 1]


def collected(*variants: str) -> Table[CarsonCityState]:
    """For three turns seat 0, the road worker, takes as many roads as it can."""
    table = choose(opening(variants=variants), "road-worker", "mercenary")
    for cowboys in (3, 4, 5):
        placed(table, "roads", "pass", *["roads"] * (cowboys - 1))
        until(table, "ChoosePersonality")
        go_on(table, "1 choose mercenary; 0 choose road-worker")
    return table


# parcels


def test_a_parcel_costs_a_dollar_and_one_for_each_thing_on_it_or_around_it() -> None:
    """Rules: "Parcel purchase", p. 4."""
    state = opening().state
    prices = {name: int(parcel_price(state, PARCELS.index(name))) for name in ("h8", "d4", "b2", "d3", "a5")}
    assert prices == {"h8": 1, "d4": 2, "b2": 3, "d3": 5, "a5": 1}


def test_a_seat_buys_its_parcels_one_by_one_in_any_order_or_not_at_all() -> None:
    """Rules: "Parcel purchase", p. 4; "Actions", p. 4."""
    table = acted("d3", "h4", "h5")
    assert offered(table) == ["purchase d3", "purchase h4", "purchase h5", "done"]
    assert why_not(table, "buy") == "purchase-first"
    assert why_not(table, "purchase h6") == "no-cowboy-there"
    go_on(table, "0 purchase h5")
    assert why_not(table, "purchase h5") == "parcel-owned"
    assert offered(table) == ["purchase d3", "purchase h4", "done"]
    go_on(table, "0 done")
    assert [owner(table, parcel) for parcel in ("d3", "h4", "h5")] == [-1, -1, 0]
    assert sum(at(table, "d3")) == 0
    assert money(table)[0] == 24 - 1


def test_money_sets_the_limit_of_purchases() -> None:
    """Rules: "Parcel purchase", p. 4."""
    table = choose(opening(), "mercenary", "sheriff")
    placed(table, "wages", "construction-12", "pass", "construction-3")
    go_on(table, "0 buy; 0 keep; 0 buy; 0 keep")
    next_turn(table)
    assert money(table)[0] == 0
    choose(table, "banker", "mercenary")
    poor = 0
    while actor(table) != poor:
        go_on(table, f"{actor(table)} cowboy wages")
    placed(table, "d3")
    assert owner(table, "d3") == -1  # nobody is asked who cannot pay
    assert at(table, "d3") == [0, 0]


def test_a_parcel_one_cannot_pay_is_refused() -> None:
    """Rules: "Parcel purchase", p. 4."""
    table = choose(opening(), "mercenary", "sheriff")
    placed(table, "pass", "construction-12")
    go_on(table, "0 buy; 0 keep")
    next_turn(table)
    go_on(table, "1 choose banker; 0 choose mercenary")
    placed(table, "pass", "d3", "h5")
    assert money(table)[0] == 3
    assert why_not(table, "purchase d3") == "no-money"
    refusal = table.why_not(0, table.find("purchase d3"))
    assert refusal is not None
    assert refusal.numbers == [5, 3]


def test_a_house_or_mountain_is_taken_over_with_its_parcel() -> None:
    """Rules: "Parcel purchase", p. 4; "Building construction", p. 4."""
    table = go_on(acted("d4", "b2"), "0 purchase d4; 0 purchase b2")
    assert (owner(table, "d4"), owner(table, "b2")) == (0, 0)


# incomes


def test_parcels_income_is_2_dollars_a_parcel() -> None:
    """Rules: "Parcels income", p. 5."""
    assert ("event-parcels-income", 0, [4, 2, 0]) in events(acted("parcels-income"))


def test_cowboy_income_is_2_dollars_a_point_of_firepower() -> None:
    """Rules: "Cowboy income", p. 5. Ruling R24."""
    table = choose(opening(), "banker", "mercenary")
    placed(table, "pass", "cowboy-income", "ammunition")
    power = 1 + 3 + 3  # a cowboy, the mercenary and the guns
    assert ("event-cowboy-income", 1, [2 * power, power, 0]) in events(table)


def test_the_gambler_rolls_two_dice_with_six_faces() -> None:
    """Rules: "Gambling income", p. 5."""
    table = acted("gambling")
    faces = [f"roll {face}" for face in range(1, 7)]
    assert offered(table) == faces
    assert offered(go_on(table, "* roll 6")) == faces
    assert money(go_on(table, "* roll 5"))[0] == 24 + 6 + 5


# victory points


def test_parcels_points_are_half_the_parcels_rounded_down() -> None:
    """Rules: "Parcels victory points", p. 5."""
    table = acted("parcels-points", "h4")
    go_on(table, "0 purchase h4")
    assert score_lines(table)[0] == (0, 1, "parcels")  # three parcels


def test_cowboy_points_are_half_the_firepower_rounded_down() -> None:
    """Rules: "Cowboy victory points", p. 5. Ruling R24."""
    table = choose(opening(), "banker", "mercenary")
    placed(table, "pass", "cowboy-points")
    assert score_lines(table)[0] == (1, 2, "cowboys")  # two cowboys and three of the mercenary


def test_estate_points_are_the_buildings_on_the_board() -> None:
    """Rules: "Estate victory points", p. 5."""
    table = acted("estate-points", "construction-3", "construction-4", claims=("e3", "a1", "h8", "d4"))
    go_on(table, "0 buy; 0 build e3; 0 buy")  # the mine is built, the ranch finds no free parcel
    until(table, "KeepToLimit")
    assert score_lines(table)[0] == (0, 1, "buildings")


@pytest.mark.parametrize(
    ("square", "most"), [("points-2", 12), ("points-3", 8), ("points-4", 6), ("points-5", 4)]
)
def test_points_are_bought_at_the_price_of_the_square(square: str, most: int) -> None:
    """Rules: "Buying victory points", p. 5. Ruling R19."""
    table = acted(square)
    assert offered(table) == [f"points {points}" for points in range(most + 1)]
    assert why_not(table, f"points {most + 1}") == "no-money"
    assert why_not(table, "pass") == "points-first"
    go_on(table, f"0 points {most}")
    assert money(table)[0] == 24 - most * int(square[-1])
    assert scores(table)[0] == most


def test_whoever_cannot_pay_a_point_is_not_asked() -> None:
    """Rules: "Buying victory points", p. 5; "Actions", p. 4."""
    table = choose(opening(), "mercenary", "sheriff")
    placed(table, "pass", "points-5", "construction-12")
    go_on(table, "0 buy; 0 keep; 0 done")
    assert ("event-not-performed", 0, [19, 0, 0]) in events(table)


def test_the_order_of_passing_decides_who_gets_scarce_roads() -> None:
    """Rules: "Roads", p. 4. Rulings R13 and R34. Ruling R34."""
    table = choose(opening(), "banker", "mercenary")
    placed(table, "roads", "roads", "gambling", "pass")
    told = [seat for name, seat, _ in events(table, "event-roads-taken")]
    assert told == [1, 0] == [*table.state.lower]


def test_recorded_games_tell_each_square() -> None:
    """Rules: "Actions", p. 4."""
    told = {name for name, _, _ in events(golden_table("5-seats-a-kept-building-placed"))}
    assert {"event-wages", "event-gambled", "event-parcel-bought", "event-building-placed"} <= told
