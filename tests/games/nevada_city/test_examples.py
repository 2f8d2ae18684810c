"""The worked examples of the rulebook, step by step."""

from boomtown.core.step import CHANCE
from tests.games.nevada_city.tables import (
    actor,
    contract,
    give,
    go_on,
    held,
    money,
    offered,
    scores,
    stand,
    step,
    table,
    to_seat,
)


def test_the_extended_play_example() -> None:
    """Rules: "Extended play example", p. 15; "Use City Hall to claim a building or property", p. 9;
    "Ranch", p. 8; "Reserve a contract", p. 10; "Action rounds", p. 7.
    """
    # Alan is the Sheriff; Beth owns the Stock Yards
    alan = table(seats=3, event="silver-discovered")
    state = alan.state
    before = scores(alan)[0]
    assert state.in_force[0] == 1  # a marker may bring a silver all year
    assert (actor(alan), offered(alan)) == (
        0,
        [f"activate {name}-ticktok" for name in ("silas", "jane", "ezra", "clara")],
    )
    go_on(alan, "0 activate jane-ticktok")
    assert state.marks[1] == 3
    # 1: the first marker goes to the $2 space of City Hall; the money goes to the Bank
    go_on(alan, "0 use city-hall-claim2")
    assert (money(alan)[0], state.marks[1]) == (6, 2)
    # 2: a Ranch for $3, which scores at once
    go_on(alan, "0 settle ranch")
    assert (money(alan)[0], scores(alan)[0] - before, state.properties[2]) == (3, 2, 3)
    # 3 to 7: two brown cubes; a Ranch for the marker and one for the Ranching skill, two livestock each
    assert (state.production[2], state.skill(1, 2)) == (2, 1)
    assert offered(alan, "work ranch") == ["work ranch 1", "work ranch 2"]
    livestock = held(alan, 0, "livestock")
    go_on(alan, "0 work ranch 2")
    assert (held(alan, 0, "livestock") - livestock, state.worked[2], state.marks[1]) == (4, 2, 1)
    # 8 and 9: the last marker claims the Army Contract at Beth's Stock Yards for $1
    beth = money(alan)[1]
    go_on(alan, "0 use stock-yards-contract", "0 reserve army-contract")
    assert (money(alan)[0], money(alan)[1] - beth) == (2, 1)
    assert [int(card) for card in state.reserved[:4]] == [contract("army-contract"), -2, -2, -2]
    assert actor(alan) == CHANCE  # a new contract replaces it
    go_on(alan, "* offer chapel")
    assert contract("chapel") in [int(card) for card in state.display]
    # all markers are used: the turn passes on, and a second round will come
    assert (step(alan), actor(alan), state.marks[1]) == ("ChooseCharacter", 1, 0)
    go_on(alan, "1 activate barnaby-whine", "1 pass", "2 activate josiah-drywell", "2 pass")
    assert (state.round, step(alan)) == (2, "RevealEvent")


def test_a_character_with_one_mining_skill_works_two_mines() -> None:
    """Rules: "Mine", p. 8; "Skills", p. 3."""
    mines = table("0 activate otis-copperpot", families=("copperpot", "whine"))
    state = mines.state
    assert (state.properties[0], state.skill(12, 0), state.yields(0)) == (3, 1, 1)
    state.production[0] = 2  # as in the picture: silver stands at 2
    state.bag.left[0] -= 1
    state.bag.size -= 1
    assert offered(mines, "work mine") == ["work mine 1", "work mine 2"]
    go_on(mines, "0 work mine 2")
    assert (held(mines, 0, "silver"), state.worked[0]) == (1 + 4, 2)
    assert offered(mines, "work mine") == ["work mine 1"]  # the third with another marker


def test_with_two_green_cubes_each_farm_yields_two_crops() -> None:
    """Rules: "Production and market value", p. 4; "Farm", p. 8."""
    farm = table("0 activate jane-ticktok")
    assert farm.state.production[1] == 2
    go_on(farm, "0 work farm 1")
    assert held(farm, 0, "crops") == 1 + 2
    go_on(farm, "0 work farm 1")
    assert held(farm, 0, "crops") == 1 + 4


def test_with_two_green_cubes_on_the_market_chart_crops_sell_at_two_dollars() -> None:
    """Rules: "Production and market value", p. 4; "Assayer, Market, Stock Yards", p. 13."""
    sale = table("0 activate jane-ticktok")
    give(sale, 0, crops=4, money=5)
    sale.state.market[1] = 2
    sale.state.bag.left[1] += 1
    sale.state.bag.size += 1
    go_on(sale, "0 use market-sell-bulk", "0 sell 4")
    assert (held(sale, 0, "crops"), money(sale)[0]) == (0, 5 - 1 + 8)


def test_the_two_dollar_space_of_the_brick_oven_gives_three_brick() -> None:
    """Rules: "Blacksmith, Brick Oven, Saw Mill", p. 13."""
    oven = stand(table(), "brick-oven", 1)
    owner, brick = money(oven)[1], held(oven, 0, "brick")
    go_on(oven, "0 activate jane-ticktok", "0 use brick-oven-three")
    assert (held(oven, 0, "brick") - brick, money(oven)) == (3, [13 - 2, owner + 2])


def test_a_contract_is_completed_immediately_with_a_blacksmith() -> None:
    """Rules: "Complete a contract", p. 10."""
    smith = table(
        "0 activate ezra-ticktok", contracts=("wagon-works", "town-well", "silversmith", "barn-dance")
    )
    give(smith, 0, silver=2, iron=0, entertainment=0)
    before = scores(smith)[0]
    go_on(smith, "0 use assayer-contract", "0 complete silversmith")
    assert (held(smith, 0, "silver"), held(smith, 0, "iron")) == (0, 0)  # the icon was the iron
    assert scores(smith)[0] - before == 4
    to_seat(smith, 1)
