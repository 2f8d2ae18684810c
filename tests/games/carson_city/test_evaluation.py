"""What the bot that looks one act ahead does at a table where nothing is left to chance."""

from boomtown.bots.greedy import Greedy
from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.components import PARCELS
from boomtown.games.carson_city.rules.scoring import estate_income
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.lab.arena import play_game
from tests.games.carson_city.tables import choose, go_on, opening, placed


def favourite(table: Table[CarsonCityState], seat: int = 0) -> str:
    """The best option to a bot that misjudges none."""
    choice = Greedy(CARSON_CITY).choose(CARSON_CITY.view(table.state, seat), Rng(1))
    return CARSON_CITY.verbs.text(choice)


def test_roads_are_laid_one_by_one_toward_the_parcel_and_the_house_stands_beside_it() -> None:
    table = choose(opening("e7", "h1", "h8", "a8"), "road-worker", "mercenary")  # two roads off the town
    go_on(placed(table, "construction-5"), "0 buy")  # a saloon
    assert not table.state.is_reached(PARCELS.index("e7"))
    laid = []
    while favourite(table).startswith("road"):
        laid.append(favourite(table))
        go_on(table, f"0 {laid[-1]}")
    assert len(laid) == 2
    assert favourite(table) == "build e7"
    go_on(table, "0 build e7")
    house = favourite(table)
    assert house.startswith("house")
    go_on(table, f"0 {house}")
    assert estate_income(table.state, PARCELS.index("e7")) > 0


def test_a_saloon_that_no_road_can_reach_is_not_wanted_and_a_mine_among_mountains_is() -> None:
    def expected(more: str) -> int:
        made = go_on(choose(opening("h7", "h1", "g8", "c8"), "banker", "mercenary"), more)
        return int(CARSON_CITY.evaluate(made.state)[0])

    assert expected("0 cowboy construction-4") > expected("0 cowboy construction-5")
    assert favourite(choose(opening("e3", "h1", "h8", "h4"), "banker", "mercenary")) in (
        "cowboy construction-4",
        "cowboy construction-12",
    )  # a mine in e3


def test_money_buys_points_where_they_are_cheap() -> None:
    table = choose(opening("h7", "h1", "g8", "h4"), "banker", "mercenary")
    placed(table, "points-2")
    dollars = int(table.state.money[0])
    assert favourite(table) == f"points {dollars // 2}"


def test_greedy_seats_build_a_town() -> None:
    bots = [Greedy(CARSON_CITY) for _ in range(3)]
    texts = [text.split()[1] for text in play_game(CARSON_CITY, bots, frozenset(), 1).record.moves]
    assert texts.count("build") >= 4
