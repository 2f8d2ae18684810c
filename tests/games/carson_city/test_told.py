"""What a table tells, line by line: who did what, where, and for how much."""

from boomtown.core.record import Table
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.rules.state import CarsonCityState
from tests.games.carson_city.tables import (
    MOUNTAINS,
    choose,
    go_on,
    next_turn,
    opening,
    placed,
    to_the_end,
    until,
)
from tests.games.carson_city.test_words import log

CLAIMS = ("e3", "h1", "h8", "g6")


def told(table: Table[CarsonCityState], *moves: str) -> list[str]:
    """What is told while these moves are made."""
    before = len(log(table))
    return log(go_on(table, *moves))[before:]


def test_setting_up() -> None:
    """Rules: "Game setup", p. 2."""
    assert log(opening(*CLAIMS)) == [
        "For sale at $5: a saloon.",
        "For sale at $6: a bank.",
        "For sale at $8: a drugstore.",
        "The town begins on d4: a house with a road on every side.",
        *(f"A mountain rises on {parcel}." for parcel in MOUNTAINS),
        "Ann is drawn first for the turn order.",
        "Ben is drawn second for the turn order.",
        "e3 belongs to Ann.",
        "h1 belongs to Ben.",
        "h8 belongs to Ben.",
        "g6 belongs to Ann.",
        "Turn 1 of 4 begins.",
    ]


def test_a_whole_turn() -> None:
    """Rules: "How to play", p. 3; "Actions", p. 4."""
    table = opening(*CLAIMS)
    before = len(log(table))
    go_on(table, "0 choose banker; 1 choose sheriff; 1 sheriff gambling; 0 cowboy construction-5")
    go_on(table, "1 cowboy wages; 0 cowboy ammunition; 1 cowboy roads; 0 cowboy b2; 1 pass")
    go_on(table, "0 purchase b2; 0 buy; 0 road e4n; 0 build e3; 0 house f3; * roll 2; * roll 5")
    assert log(next_turn(table))[before:] == [
        "Ann chooses the Banker ($9 at once).",
        "Ann gets $9 from the Banker.",
        "Ben chooses the Sheriff (white cowboy).",
        "Ben gets the white cowboy.",
        "The numbers on the cards tell in which order cowboys are placed.",
        "Ben places the white cowboy on Gambling.",
        "Ann places a cowboy on Construction at $5 (saloon).",
        "Ben places a cowboy on Wages.",
        "Ann places a cowboy on Ammunition.",
        "Ben places a cowboy on Roads.",
        "Ann places a cowboy on b2 (mountain).",
        "Ben is the first to pass.",
        "Ann is the second to pass.",
        "Ben gets $4 in wages for 1 cowboy.",
        "Ann takes the three guns: firepower +3 until the end of the turn.",
        "Ben gets 1 road.",
        "Ann buys b2 for $3.",
        "b2 (mountain) belongs to Ann.",
        "Ann buys a saloon for $5.",
        "Ann lays a road (north side of e4).",
        "Ann builds a saloon on e3.",
        "Ann puts a house on f3.",
        "Ben rolls a 2 and a 5 and gets $7.",
        "Ann earns $10 on e3 (saloon).",
        "Turn 1 is over. From now on no more points are sold for $2.",
        "Ann gets 4 new cowboys.",
        "Ben gets 4 new cowboys.",
        "Ben spends $6 at the end of the turn and scores 0 points.",
        "The buildings nobody bought move on to cheaper squares.",
        "For sale at $12: a ranch.",
        "Turn 2 of 4 begins.",
    ]


def test_the_yellow_personalities() -> None:
    """Rules: "Personalities", p. 7."""
    table = opening(*CLAIMS, seats=4)
    assert told(
        table,
        "0 choose road-worker; 1 choose captain; 1 hire 2; 2 choose settler; 2 claim b2",
        "3 choose grocer; 3 wait",
    ) == [
        "Ann chooses the Road Worker (2 roads, ½ price).",
        "Ann gets 2 roads from the Road Worker.",
        "Ben chooses the Captain (hires cowboys).",
        "Ben hires 2 cowboys for $4.",
        "Cleo chooses the Settler (a free parcel).",
        "b2 (mountain) belongs to Cleo.",
        "Dan chooses the Grocer ($8 or double).",
        "Dan does not take the $8 and waits for what the Grocer offers later.",
        "The numbers on the cards tell in which order cowboys are placed.",
    ]


def test_the_red_personalities() -> None:
    """Rules: "Personalities", p. 7; "4 End of turn", p. 3."""
    table = opening("e3", "h1", "b2", "g6", seats=5, variants=["personalities=red"])
    before = len(log(table))
    go_on(table, "0 choose road-worker; 0 fetch 6; * draw hotel; 0 keep; 1 choose captain; 1 arm 2")
    go_on(table, "2 choose settler; 2 wait; 3 choose grocer; 3 take; 4 choose banker")
    go_on(until(placed(table), "BuyBundle"), "4 bundle 3")
    assert log(next_turn(table))[before:] == [
        "Ann chooses the Road Worker (a building for $5).",
        "Ann has the Road Worker take a bank off the track for $5.",
        "For sale at $12: a hotel.",
        "Ann keeps the bank for later.",
        "Ben chooses the Captain (sells revolvers).",
        "Ben buys 2 revolvers for $9.",
        "Cleo chooses the Settler ($8 or mountains).",
        "Cleo does not take the $8 and waits for what the Settler offers later.",
        "Dan chooses the Grocer ($8 or houses).",
        "Dan gets $8 from the Grocer.",
        "Eve chooses the Banker (sells points).",
        "The numbers on the cards tell in which order cowboys are placed.",
        "Eve is the first to pass.",
        "Dan is the second to pass.",
        "Ann is the third to pass.",
        "Cleo is the fourth to pass.",
        "Ben is the fifth to pass.",
        "Cleo gets $1 from the Settler for mountains.",
        "Eve buys 3 points from the Banker for $3.",
        "Turn 1 is over. From now on no more points are sold for $2.",
        *(f"{name} gets 4 new cowboys." for name in ("Ann", "Ben", "Cleo", "Dan", "Eve")),
        "The buildings nobody bought move on to cheaper squares.",
        "Turn 2 of 4 begins.",
    ]


def test_what_is_offered_and_not_taken() -> None:
    """Rules: "The captain", p. 7; "The Chinese coolie", p. 7; "The banker", p. 7; "Actions", p. 4."""
    red = opening(seats=3, variants=["personalities=red"])
    lines = told(red, "0 choose captain; 0 decline; 1 choose road-worker; 1 decline; 2 choose banker")
    assert [line for line in lines if "nothing" in line] == ["Ann buys nothing.", "Ben buys nothing."]
    until(placed(red, "construction-12", "points-5"), "ConstructBuilding")
    assert told(red, "2 decline")[0] == "Cleo buys nothing: Construction at $12 (mine)."
    until(red, "BuyBundle")
    assert told(red, "2 decline")[0] == "Cleo buys nothing."
    yellow = go_on(opening(), "0 choose captain")
    assert told(yellow, "0 decline") == ["Ann buys nothing."]


def test_a_house_that_is_asked_for() -> None:
    """Rules: "Building construction", p. 4. Ruling R30."""
    table = placed(choose(opening("e3", "d5", "c4", "g6"), "banker", "mercenary"), "construction-5")
    lines = told(table, "0 buy; 0 build e3; 0 house d5; 1 refuse; 0 house c4; 1 agree")
    assert lines[:8] == [
        "Ann buys a saloon for $5.",
        "Ann asks whether a house may go on d5.",
        "Ben wants no house on d5.",
        "Ann asks whether a house may go on c4.",
        "Ben agrees to a house on c4.",
        "Ann builds a saloon on e3.",
        "Ann puts a house on c4.",
        "Ann earns $5 on e3 (saloon).",
    ]


def test_cowboys_taken_back() -> None:
    """Rules: "The Kit Carson variant", p. 8."""
    table = choose(opening(variants=["kit-carson"]), "sheriff", "banker")
    assert told(table, "0 sheriff gambling; 1 cowboy c3; 0 recall; 1 lift c3; 0 pass") == [
        "Ann places the white cowboy on Gambling.",
        "Ben places a cowboy on c3.",
        "Ann takes the white cowboy back from Gambling.",
        "Ben takes a cowboy back from c3.",
        "Ann is the first to pass.",
    ]


def test_a_river_of_ones_own() -> None:
    """Rules: "The Carson River variant", p. 8. Ruling R27."""
    table = Table(CARSON_CITY, 2, frozenset({"carson-river", "course=laid"}))
    assert told(table, "0 river a1; 0 river b1; 0 river c1; 0 done") == [
        "The river flows over a1.",
        "The river flows over b1.",
        "The river flows over c1.",
        "The river has found its course over 3 parcels.",
    ]


def test_sides_that_chance_turns() -> None:
    """Rules: "Personalities", p. 7."""
    table = Table(CARSON_CITY, 2, frozenset({"personalities=random"}))
    assert told(table, "* side red; * side yellow") == [
        "Sheriff: the red side lies up.",
        "Banker: the yellow side lies up.",
    ]


def test_the_grocer_who_doubles() -> None:
    """Rules: "The grocer", p. 7; "Estate income", p. 5."""
    table = go_on(opening("e3", "a1", "h8", "h4"), "0 choose grocer; 0 wait; 1 choose mercenary")
    go_on(placed(table, "construction-4"), "0 buy; 0 build e3")
    assert told(table, "0 double mine")[:2] == [
        "Ann has the Grocer double the income of mines.",
        "Ann earns $18 on e3 (mine).",
    ]


def test_the_grocer_who_is_asked_again_and_pays_after_all() -> None:
    """Rules: "The grocer", p. 7. Ruling R37."""
    table = until(go_on(opening(), "0 choose grocer; 0 wait; 1 choose mercenary"), "DoubleIncome")
    assert told(table, "0 take")[0] == "Ann gets $8 from the Grocer."


def test_the_road_worker_whose_building_finds_no_free_parcel() -> None:
    """Rules: "The Chinese coolie", p. 7; "Building construction", p. 4. Ruling R29."""
    table = go_on(opening("d4", "h1", "h8", "b2", variants=["personalities=red"]), "0 choose road-worker")
    assert told(table, "0 fetch 6; * draw hotel") == [
        "Ann has the Road Worker take a bank off the track for $5.",
        "Ann keeps the bank for later.",
        "For sale at $12: a hotel.",
    ]


def test_the_end_of_the_game() -> None:
    """Rules: "End of the game", p. 5."""
    table = choose(opening("b2", "h1", "h8", "d4"), "banker", "mercenary")
    assert log(to_the_end(table))[-5:] == [
        "Turn 4 is over.",
        "Ann scores 4 points for no building, 1 house and 1 mountain.",
        "Ann turns the last $48 into 8 points.",
        "Ben turns the last $36 into 6 points.",
        "Ann wins with 12 points!",
    ]
