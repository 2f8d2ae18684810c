"""Every worked example of the rulebook, laid out on our board; the colours are the rulebook's."""

from boomtown.core.record import Table
from boomtown.games.carson_city.components import PARCELS
from boomtown.games.carson_city.rules.scoring import building_income, estate_income, parcel_price
from boomtown.games.carson_city.rules.state import CarsonCityState
from tests.games.carson_city.tables import (
    actor,
    choose,
    events,
    go_on,
    money,
    next_turn,
    offered,
    opening,
    owner,
    placed,
    scores,
    track,
    until,
)

NEAR_CENTRE = {"c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"}


def test_at_the_beginning_nine_parcels_are_reached_by_a_road() -> None:
    """Rules: "Building construction", p. 4; "Game setup", p. 2."""
    start = opening().state
    assert {PARCELS[parcel] for parcel in range(64) if start.is_reached(parcel)} == NEAR_CENTRE


def test_the_set_up_puts_ranches_on_3_and_10_mines_on_4_and_12_and_draws_the_rest() -> None:
    """Rules: "Game setup", p. 2."""
    start = opening(seats=3)
    assert track(start) == ["mine", "ranch", "drugstore", "bank", "saloon", "mine", "ranch"]
    assert money(start) == [15, 15, 15]
    assert [*start.state.roads] == [1, 1, 1]
    assert [*start.state.reserve] == [3, 3, 3]


def test_parcels_are_claimed_from_the_first_to_the_last_and_back() -> None:
    """Rules: "Game setup", p. 2."""
    start = opening("d4", "b2", "a1", "h8", "h1", "a8", seats=3)
    assert [owner(start, parcel) for parcel in ("d4", "b2", "a1", "h8", "h1", "a8")] == [0, 1, 2, 2, 1, 0]


def test_green_sheriff_orange_grocer_and_purple_mercenary_place_in_this_order() -> None:
    """Rules: "1 Choice of personality", p. 3."""
    green, orange, purple = 2, 1, 0
    chosen = choose(opening(seats=3), "mercenary", "grocer", "sheriff")
    assert [*chosen.state.upper] == [green, orange, purple]
    assert actor(chosen) == green


def test_orange_is_the_first_to_pass_and_stands_first_on_the_lower_track() -> None:
    """Rules: "2 Cowboy placement", p. 3."""
    green, orange = 2, 1
    chosen = choose(opening(seats=3), "mercenary", "grocer", "sheriff")
    passed = go_on(chosen, f"{green} cowboy wages", f"{orange} pass")
    assert [*passed.state.lower][:1] == [orange]
    assert events(passed, "event-passed") == [("event-passed", orange, [1, 0, 0])]


def test_orange_purchases_a_parcel_beside_two_houses_two_saloons_and_a_mountain_for_6_dollars() -> None:
    """Rules: "Parcel purchase", p. 4."""
    mountains = ("c3", "g2", "g3", "g4", "g5", "g6", "g7", "f7", "e7")
    table = opening("e3", "a1", "h8", "e4", mountains=mountains, draws=("saloon", "saloon", "ranch"))
    choose(table, "banker", "grocer")
    placed(table, "construction-6", "wages", "construction-5")
    go_on(table, "0 buy; 0 build e3; 0 house c4", "0 buy; 0 build e4; 0 house e5")
    next_turn(table)
    choose(table, "banker", "grocer")
    orange = actor(table)
    placed(table, "d3")
    assert parcel_price(table.state, PARCELS.index("d3")) == 6
    before = money(table)[orange]
    go_on(table, f"{orange} purchase d3")
    assert money(table)[orange] == before - 6
    assert owner(table, "d3") == orange
    assert ("event-parcel-bought", orange, [PARCELS.index("d3"), 6, 0]) in events(table)


def test_a_roll_of_3_and_5_brings_8_dollars() -> None:
    """Rules: "Gambling income", p. 5."""
    table = placed(choose(opening(), "sheriff", "mercenary"), "gambling")
    go_on(table, "* roll 3; * roll 5")
    assert ("event-gambled", 0, [8, 3, 5]) in events(table)
    assert money(table) == [23, 15]


def test_the_orange_saloon_earns_15_dollars_and_the_purple_one_10() -> None:
    """Rules: "Estate income", p. 5; "Saloon", p. 6."""
    orange, purple = 0, 1
    table = opening("e3", "e5", "h8", "f4", draws=("saloon", "saloon", "ranch"))
    choose(table, "banker", "grocer")
    placed(table, "construction-6", "construction-5")
    go_on(table, "0 buy; 0 build e3; 0 road e4n; 0 house f4", "1 buy; 1 build e5; 1 house e4")
    assert income(table, "e3") == 15  # d4, e4 and the own f4
    assert income(table, "e5") == 10  # without f4, which is Orange's
    until(table, "ChoosePersonality")
    paid = events(table, "event-estate-income")
    assert paid == [
        ("event-estate-income", orange, [15, PARCELS.index("e3"), 0]),
        ("event-estate-income", purple, [10, PARCELS.index("e5"), 0]),
    ]


def test_a_bank_beside_a_house_and_a_hotel_earns_12_dollars_with_a_mine() -> None:
    """Rules: "Bank", p. 6; "Hotel", p. 6."""
    table = opening("e3", "a1", "h8", "e5", draws=("hotel", "bank", "ranch"))
    go_on(table, "0 choose settler; 0 claim e4; 1 choose mercenary")
    placed(table, "construction-6", "pass", "construction-5", "construction-4")
    go_on(table, "0 buy; 0 build e4; 0 house c4")
    assert income(table, "e4") == 3  # the house in the centre
    go_on(table, "0 buy; 0 build e5; 0 house c5")
    assert income(table, "e4") == 9  # a hotel is two houses
    go_on(table, "0 buy; 0 build e3")
    assert income(table, "e4") == 12


def test_a_drugstore_beside_three_houses_and_an_own_ranch_earns_15_dollars() -> None:
    """Rules: "Drugstore", p. 6; "Ranch", p. 6."""
    table = opening("e3", "a1", "h8", "e4", draws=("drugstore", "bank", "ranch"))
    go_on(table, "0 choose settler; 0 claim c4; 1 choose mercenary")
    placed(table, "construction-6", "pass", "construction-5", "construction-3")
    go_on(table, "0 buy; 0 build c4; 0 house d5")  # the bank
    go_on(table, "0 buy; 0 build e4; 0 house d3")
    assert income(table, "e4") == 9
    go_on(table, "0 buy; 0 build e3")
    assert income(table, "e4") == 15  # the ranch counts as a house and as a ranch


def test_money_beyond_the_cash_limit_buys_points_at_10_dollars() -> None:
    """Rules: "4 End of turn", p. 3."""
    table = choose(opening(), "mercenary", "sheriff")  # limits of $20
    placed(table, "pass", "wages", "wages", "wages")  # the sheriff passes first
    until(table, "KeepToLimit")
    assert actor(table) == 1  # $15, below the limit, and yet it may buy a point
    assert offered(table) == ["points 0", "points 1"]
    go_on(table, "1 points 0")
    assert money(table) == [27, 15]
    assert offered(table) == ["points 0", "points 1", "points 2"]
    go_on(table, "0 points 1")
    assert money(table)[0] == 17
    assert scores(table) == [1, 0]


def income(table: Table[CarsonCityState], parcel: str) -> int:
    """What the building on a parcel earns now."""
    number = PARCELS.index(parcel)
    state = table.state
    expected = building_income(state, number, state.kind_on(number), state.owner[number])
    assert estate_income(state, number) == expected
    return int(expected)
