"""Claiming buildings and properties, construction, replacing buildings of the board."""

from boomtown.games.nevada_city.rules.state import FINISHED, FOR_CLAIM, IN_BOX, IN_WORK, REPLACED
from tests.games.nevada_city.tables import (
    building,
    give,
    go_on,
    held,
    made_up,
    money,
    offered,
    person,
    score_lines,
    scores,
    site,
    space,
    stand,
    step,
    table,
    to_seat,
    why_not,
)

JANE = "0 activate jane-ticktok"


def test_a_building_is_claimed_without_further_payment() -> None:
    """Rules: "Use City Hall to claim a building or property", p. 9; "City Hall", p. 12."""
    made = table(JANE, "0 use city-hall-claim2", "0 claim blacksmith")
    number = building("blacksmith")
    assert (int(made.state.owner[number]), int(made.state.stage[number]), money(made)[0]) == (0, IN_WORK, 11)
    assert made.state.plots_taken == 5


def test_only_buildings_of_this_and_earlier_years_are_available() -> None:
    """Rules: "Buildings", p. 6."""
    made = table(JANE, "0 use city-hall-claim2")
    assert why_not(made, "claim hardnails") == "later-year"
    assert why_not(made, "claim saddlery") == "not-for-claim"  # not with two players
    made.state.year = 1
    assert {"claim blacksmith", "claim hardnails"} <= {*offered(made)}


def test_two_buildings_under_construction_are_the_most() -> None:
    """Rules: "Use City Hall to claim a building or property", p. 9."""
    made = site(site(table(JANE), "blacksmith", 0), "saw-mill", 0)
    go_on(made, "0 use city-hall-claim2")
    assert why_not(made, "claim brick-oven") == "two-in-work"
    assert offered(made) == ["settle mine", "settle farm", "settle ranch"]


def test_a_property_costs_its_price_and_scores_two_points() -> None:
    """Rules: "Use City Hall to claim a building or property", p. 9; "Homestead mats", p. 2."""
    made = give(table(JANE), 0, money=4)
    go_on(made, "0 use city-hall-claim2")
    assert why_not(made, "settle ranch") == "no-money"
    before = scores(made)[0]
    go_on(made, "0 settle farm")
    assert (money(made)[0], scores(made)[0] - before) == (0, 2)


def test_homestead_and_supply_of_tiles_are_limited() -> None:
    """Rules: "Homestead mats", p. 2. Ruling R25."""
    made = table(JANE, "0 use city-hall-claim2")
    made.state.properties[0] = 14
    assert why_not(made, "settle mine") == "homestead-full"
    made.state.properties[0] = 1
    made.state.properties[3] = 23
    assert why_not(made, "settle mine") == "no-tile"
    made.state.properties[3] = 2
    made.state.properties[4] = 24 - made.state.properties[1]  # all other farms are the neighbour's
    assert why_not(made, "settle farm") == "no-tile"
    assert offered(made, "settle") == ["settle mine", "settle ranch"]


def test_without_money_or_anything_to_claim_city_hall_is_useless() -> None:
    """Rules: "City Hall", p. 12."""
    made = site(site(give(table(JANE), 0, money=2), "blacksmith", 0), "saw-mill", 0)
    assert why_not(made, "use city-hall-claim2") == "no-money"  # for a property beside the fee
    made.state.properties[0] = 14
    assert why_not(made, "use city-hall-claim2") == "two-in-work"
    for number in range(len(made.state.stage)):
        if made.state.stage[number] == FOR_CLAIM:
            made.state.stage[number] = IN_BOX
    assert why_not(made, "use city-hall-claim2") == "nothing-to-claim"


def test_full_plots_stop_claims_but_not_those_of_replacements() -> None:
    """Rules: "Fine points", p. 16. Ruling R26."""
    made = table(JANE, variants=["extra-buildings"])
    made.state.year = 2
    made.state.plots_taken = made.state.plots
    go_on(made, "0 use city-hall-claim2")
    assert why_not(made, "claim blacksmith") == "no-plot"
    assert {*offered(made, "claim")} == {"claim military-store", "claim cavalry-hotel", "claim capitol"}


def test_skills_and_goods_finish_a_building_over_several_actions() -> None:
    """Rules: "Construction", p. 9; "Constructing a building", p. 9. Ruling R10."""
    made = site(table(), "blacksmith", 0)  # two lumber and two brick
    give(made, 0, lumber=1, brick=0, entertainment=0)
    go_on(made, "0 activate clara-ticktok", "0 build blacksmith")  # masonry and carpentry
    assert [int(count) for count in made.state.supplied[building("blacksmith") * 3 :][:3]] == [0, 1, 1]
    assert offered(made) == ["pay lumber", "done"]
    assert why_not(made, "pay iron") == "not-needed"
    assert why_not(made, "stand-in lumber") == "pay-the-good-first"
    assert why_not(made, "take lumber") == "pay-goods"
    go_on(made, "0 pay lumber")
    to_seat(made, 0)
    go_on(give(made, 0, entertainment=1), "0 activate jane-ticktok", "0 build blacksmith")
    assert offered(made) == ["stand-in brick", "done"]
    assert why_not(made, "stand-in silver") == "not-needed"
    before, supply = scores(made)[0], int(made.state.supply[5])
    go_on(made, "0 stand-in brick")
    assert (int(made.state.stage[building("blacksmith")]), scores(made)[0] - before) == (FINISHED, 6)
    assert score_lines(made, "building") == [(0, 6, "building")]
    assert made.state.supply[5] == supply + 1  # two bricks go back, one of them had come as entertainment
    made_up(made)


def test_a_character_builds_once_a_year_at_a_site_and_cannot_use_what_it_has_finished() -> None:
    """Rules: "Construction", p. 9; "Constructing a building", p. 9. Ruling R8."""
    made = site(table(JANE), "blacksmith", 0, lumber=2, brick=1)
    give(made, 0, brick=1, entertainment=0)
    go_on(made, "0 build blacksmith", "0 pay brick")
    assert made.state.stage[building("blacksmith")] == FINISHED
    assert why_not(made, "use blacksmith-two") == "been-here"
    assert [int(count) for count in made.state.markers[space("blacksmith-two") :][:4]] == [0, 0, 0, 0]
    go_on(made, "0 pass")
    to_seat(made, 0)
    go_on(made, "0 activate silas-ticktok", "0 use blacksmith-two")
    assert held(made, 0, "iron") == 3


def test_construction_needs_an_own_site_and_something_to_add() -> None:
    """Rules: "Construction", p. 9."""
    made = site(site(table(JANE), "blacksmith", 1), "saw-mill", 0)
    assert why_not(made, "build brick-oven") == "no-site"
    assert why_not(made, "build blacksmith") == "not-yours"
    give(made, 0, iron=0, brick=0, entertainment=0)
    assert why_not(made, "build saw-mill") == "nothing-to-add"
    go_on(give(made, 0, iron=1), "0 build saw-mill", "0 done")
    assert why_not(made, "build saw-mill") == "been-here"


def test_a_replacement_takes_the_place_of_a_building_of_the_board() -> None:
    """Rules: "Play the advanced game", p. 18; "Replacement buildings", p. 18; "Capitol", p. 18."""
    made = table(JANE, "0 use city-hall-claim2", "0 settle mine", "0 pass", variants=["extra-buildings"])
    site(made, "capitol", 1, iron=3, lumber=3, brick=3)
    plots = int(made.state.plots_taken)
    go_on(made, "1 activate wendell-whine", "1 build capitol", "1 pay brick")
    assert (int(made.state.stage[building("capitol")]), int(made.state.stage[building("city-hall")])) == (
        FINISHED,
        REPLACED,
    )
    assert made.state.plots_taken == plots
    assert made.state.markers[space("capitol-claim-building")] == 1  # the marker moved to a like space
    assert made.state.visited[person("jane-ticktok")] >> building("capitol") & 1
    go_on(made, "1 pass")
    to_seat(made, 0)
    go_on(give(made, 0, money=9), "0 activate silas-ticktok", "0 use capitol-claim-both")
    assert why_not(made, "settle mine") == "building-first"
    go_on(made, "0 claim blacksmith")
    assert step(made) == "ClaimProperty"
    assert why_not(made, "pass") == "claim-property"
    assert why_not(give(made, 0, money=1), "settle ranch") == "no-money"
    go_on(made, "0 settle mine")
    assert made.state.in_work[0] == 1


def test_the_capitol_has_spaces_for_one_of_both_too() -> None:
    """Rules: "Capitol", p. 18."""
    made = stand(table(JANE, variants=["extra-buildings"]), "capitol", 1)
    made.state.stage[building("city-hall")] = REPLACED
    go_on(made, "0 use capitol-claim-property")
    assert why_not(made, "claim blacksmith") == "property-only"
    go_on(made, "0 settle mine")
    assert money(made) == [13 - 1 - 1, 14 + 1]


def test_markers_without_a_like_space_go_home() -> None:
    """Rules: "Cavalry Hotel", p. 18; "Replacement buildings", p. 18."""
    made = table(JANE, "0 use hotel-decide-events", variants=["extra-buildings"])
    while step(made) != "UseMarkers":
        if made.state.actor() < 0:
            made.act(-1, made.state.odds()[0][0])
        else:
            made.act(0, made.state.options(0)[0])
    site(made, "cavalry-hotel", 0, iron=2, lumber=3, brick=1)
    go_on(made, "0 build cavalry-hotel", "0 pay brick")
    assert [int(marks) for marks in made.state.markers if marks] == []
    made_up(made)


def test_markers_move_to_the_space_of_the_same_number() -> None:
    """Rules: "Replacement buildings", p. 18; "Cavalry Hotel", p. 18."""
    made = site(table(JANE, variants=["extra-buildings"]), "cavalry-hotel", 0, iron=2, lumber=3, brick=1)
    made.state.markers[space("hotel-hire2")] = 1
    made.state.markers[space("hotel-hire3")] = 64
    go_on(made, "0 build cavalry-hotel", "0 pay brick")
    moved = {
        name: int(made.state.markers[space(f"cavalry-hotel-{name}")]) for name in ("hire1", "hire2", "hire3")
    }
    assert moved == {"hire1": 0, "hire2": 1, "hire3": 64}
