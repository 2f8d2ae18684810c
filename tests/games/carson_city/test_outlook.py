"""What a search judges a table by, and the small choices that are made before it looks."""

from collections.abc import Callable
from hashlib import sha256

import pytest

from boomtown.bots import make_bot
from boomtown.bots.search_bot import SearchBot
from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.audit import audit
from boomtown.games.carson_city.components import PARCELS
from boomtown.games.carson_city.rules.scoring import estate_income
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.search.settings import SearchSettings
from tests.games.carson_city.tables import NAMES, choose, go_on, golden, golden_table, opening, placed, until

SMALL = (
    "PlaceHouse",
    "AskOwner",
    "SettleParcel",
    "HireCowboys",
    "TakeMoneyOrWait",
    "DoubleIncome",
    "TakeGuns",
)


def expected(state: CarsonCityState) -> list[int]:
    return [int(points) for points in CARSON_CITY.evaluate(state)]


def calmed(state: CarsonCityState) -> CarsonCityState:
    after = state.clone()
    CARSON_CITY.quiesce(after, Rng(1), Menu())
    return after


def asks(state: CarsonCityState) -> str:
    return type(state.agenda[-1]).__name__ if state.agenda else "nothing"


@pytest.mark.parametrize(
    "name", ["2-seats-a-tie-broken", "4-seats-random-sides", "5-seats-everything-at-once"]
)
def test_when_the_game_is_over_everybody_expects_the_score(name: str) -> None:
    state = golden_table(name).state
    assert state.is_over()
    assert expected(state) == [100 * int(points) for points in state.score]
    after = calmed(state)
    assert after.is_over()
    assert [*after.score] == [*state.score]


@pytest.mark.parametrize("move", range(20, 640, 62))
def test_it_can_be_asked_for_at_any_time(move: int) -> None:
    state = calmed(golden_table("5-seats-everything-at-once", move).state)
    assert all(0 < points < 20_000 for points in expected(state))


def richer(state: CarsonCityState) -> None:
    state.money[0] += 5


def better_armed(state: CarsonCityState) -> None:
    state.revolvers[0] += 1


def stronger(state: CarsonCityState) -> None:
    state.reserve[0] += 1


def better_paved(state: CarsonCityState) -> None:
    state.roads[0] += 1


def with_a_building_to_place(state: CarsonCityState) -> None:
    state.kept[0] += 1


def with_a_point_more(state: CarsonCityState) -> None:
    state.score[0] += 1


@pytest.mark.parametrize(
    "better",
    [richer, better_armed, stronger, better_paved, with_a_building_to_place, with_a_point_more],
)
@pytest.mark.parametrize("move", [26, 60, 100])
def test_whoever_has_more_of_something_expects_more(
    better: Callable[[CarsonCityState], None], move: int
) -> None:
    state = golden_table("2-seats-a-robbed-building", move).state
    before = expected(state)
    better(state)
    after = expected(state)
    assert after[0] > before[0]
    assert after[1] <= before[1]


def test_cowboys_who_can_still_be_placed_count_for_more_than_those_who_stay_at_home() -> None:
    table = choose(opening("e3", "h1", "h8", "h4"), "banker", "mercenary")
    before = expected(table.state)[0]
    passing = go_on(choose(opening("e3", "h1", "h8", "h4"), "banker", "mercenary"), "0 pass")
    assert expected(passing.state)[0] < before


def test_a_grocer_who_waits_expects_what_he_will_double() -> None:
    waiting = go_on(opening("e3", "h1", "h8", "h4"), "0 choose grocer; 0 wait; 1 choose mercenary")
    idle = go_on(opening("e3", "h1", "h8", "h4"), "0 choose banker; 1 choose mercenary")
    assert expected(waiting.state)[0] > expected(idle.state)[0] - 9 * 40 + 8 * 20  # at least his $8


# small choices


def test_a_house_stands_where_its_building_profits() -> None:
    table = choose(opening("d5", "h1", "h8", "a8"), "road-worker", "mercenary")
    go_on(placed(table, "construction-5"), "0 buy; 0 build d5")  # a saloon beside the town
    after = calmed(table.state)
    saloon = PARCELS.index("d5")
    assert asks(table.state) == "PlaceHouse"
    assert after.is_building(saloon)
    assert estate_income(after, saloon) == 10  # two houses: the town's and its own
    assert [*table.state.content] != [*after.content]


def test_the_settler_takes_a_parcel_and_the_captain_hires() -> None:
    settled = calmed(go_on(opening("e3"), "0 choose settler").state)
    assert int(settled.parcels[0]) == 3
    hired = calmed(go_on(opening("e3"), "0 choose captain").state)
    assert (int(hired.reserve[0]), int(hired.money[0])) == (5, 11)


def test_the_grocer_waits_only_for_more_than_8_dollars() -> None:
    table = go_on(opening("e3", "h1", "h8", "h4"), "0 choose grocer")
    assert int(calmed(table.state).money[0]) == 23
    go_on(table, "0 wait; 1 choose mercenary")
    go_on(placed(table, "construction-4"), "0 buy; 0 build e3")  # a mine among three mountains: $9
    until(table, "DoubleIncome")
    after = calmed(table.state)
    assert int(after.money[0]) == int(table.state.money[0]) + 18


@pytest.mark.parametrize("name", NAMES)
def test_afterwards_somebody_has_a_real_choice_and_every_piece_is_in_its_place(name: str) -> None:
    for move in range(0, len(golden(name).moves), 37):
        state = golden_table(name, move).state
        after, again = calmed(state), calmed(state)
        assert asks(after) not in SMALL
        assert audit(after) is None
        assert (expected(after), [*after.content]) == (expected(again), [*again.content])
        if asks(state) not in SMALL:
            assert asks(after) == asks(state)


@pytest.mark.parametrize(("side", "owner"), [("yellow", 0), ("red", -1)])
def test_only_the_red_sheriff_leaves_the_guns(side: str, owner: int) -> None:
    table = choose(opening(variants=[f"personalities={side}"]), "sheriff", "banker")
    placed(table, "gambling", "gambling", "ammunition")
    assert asks(table.state) == "TakeGuns"
    assert calmed(table.state).guns_owner == owner


@pytest.mark.parametrize("level", ["greenhorn", "deputy", "sheriff*0.01", "marshal*0.01"])
def test_bots_of_every_level_answer_about_the_guns(level: str) -> None:
    table = placed(choose(opening(), "banker", "mercenary"), "gambling", "gambling", "ammunition")
    choice = make_bot(level, CARSON_CITY).choose(CARSON_CITY.view(table.state, 0), Rng(1))
    assert CARSON_CITY.verbs.text(choice) in ("guns", "leave")


def test_a_house_on_a_foreign_parcel_is_asked_for_and_answered() -> None:
    name = "4-seats-a-house-agreed-and-refused"
    seen = 0
    for move in range(len(golden(name).moves)):
        if golden(name).moves[move].split()[1] in ("agree", "refuse"):
            seen += 1
            state = golden_table(name, move).state
            assert asks(state) == "AskOwner"
            assert asks(calmed(state)) not in SMALL
    assert seen > 1


# searches


def test_a_search_builds_a_mine_among_mountains() -> None:
    table = choose(opening("e3", "h1", "h8", "h4"), "banker", "mercenary")
    go_on(placed(table, "construction-4"), "0 buy")
    choice = SearchBot(CARSON_CITY, 100, 1, SearchSettings()).choose(CARSON_CITY.view(table.state, 0), Rng(1))
    assert CARSON_CITY.verbs.text(choice) == "build e3"


def test_the_outlook_is_the_same_in_both_modes() -> None:
    values: list[int] = []
    for name in ("2-seats-a-robbed-building", "4-seats-kit-carson", "5-seats-everything-at-once"):
        for move in range(0, len(golden(name).moves), 29):
            values += expected(calmed(golden_table(name, move).state))
    assert sha256(str(values).encode()).hexdigest()[:16] == "91745398d8e86180"
