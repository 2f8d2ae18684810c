"""The Carson River: its course, mountains, bridges, ranches and mines beside it."""

import pytest

from boomtown.core.record import Table
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.components import PARCELS, PIECES
from boomtown.games.carson_city.rules.scoring import building_income
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.games.carson_city.rules.tables import MINE, RANCH, ROAD_WORKER
from boomtown.games.carson_city.rules.verbs import EDGES
from tests.games.carson_city.tables import (
    actor,
    choose,
    final_lines,
    go_on,
    next_turn,
    offered,
    opening,
    placed,
    step,
    until,
    why_not,
)

RIVER = ("carson-river",)
DRY = ("b2", "b3", "b4", "b5", "b6", "b7", "g2", "g3", "g4")  # mountains that no river touches


def laid(*parcels: str, variant: str = "laid") -> Table[CarsonCityState]:
    table = Table(CARSON_CITY, 2, frozenset({"carson-river", f"course={variant}"}))
    return go_on(
        table, *(f"{actor(table) if variant == 'laid' else '*'} river {parcel}" for parcel in parcels)
    )


def bridges(table: Table[CarsonCityState]) -> list[str]:
    return [EDGES[edge] for edge in range(len(EDGES)) if table.state.edge_cost[edge] == 2]


def river(table: Table[CarsonCityState]) -> list[str]:
    return [PARCELS[parcel] for parcel in range(64) if table.state.content[parcel] == 3]


def test_the_usual_river_takes_ten_parcels_and_leaves_six_mountains() -> None:
    """Rules: "The Carson River variant", p. 8. Ruling R27."""
    start = opening(variants=RIVER, centre="f4", mountains=DRY)
    assert river(start) == sorted(PIECES.river.parcels, key=PARCELS.index)
    assert [*start.state.content].count(2) == 6


def test_neither_centre_nor_mountain_nor_claim_may_be_river() -> None:
    """Rules: "The Carson River variant", p. 8."""
    start = Table(CARSON_CITY, 2, frozenset(RIVER))
    go_on(start, "* draw bank; * draw bank; * draw bank")
    assert why_not(start, "centre 2 2") == "river"
    go_on(start, "* centre 5 5")
    assert why_not(start, "mountain 2 2") == "river"
    go_on(start, *(f"* mountain 1 {row}" for row in range(1, 7)), "* order 0")
    assert why_not(start, "claim c3") == "river"
    assert "claim c3" not in offered(start)


def test_no_cowboy_and_no_house_may_be_placed_on_the_river() -> None:
    """Rules: "The Carson River variant", p. 8."""
    table = choose(
        opening("f5", "a1", "h8", "g5", variants=RIVER, centre="f6", mountains=DRY), "banker", "grocer"
    )
    assert why_not(table, "cowboy c3") == "river"
    placed(table, "construction-5", "pass", "h4")
    assert why_not(table, "purchase c3") == "river"
    go_on(table, "0 done; 0 buy")
    assert why_not(table, "build e5") == "river"
    go_on(table, "0 build f5")
    assert "house e5" not in offered(table)
    assert table.state.is_reached(PARCELS.index("e5"))
    assert why_not(table, "house e5") == "river"


def test_edges_across_the_stream_take_two_roads() -> None:
    """Rules: "The Carson River variant", p. 8. Ruling R25."""
    start = opening(variants=RIVER, centre="f4", mountains=DRY)
    inner = ["c2n", "c3n", "d4n", "d5n", "e6n", "e7n", "e8n", "d3w", "e5w"]
    assert sorted(bridges(start)) == sorted([*inner, "c1n", "e8s"])


def test_a_bridge_needs_two_roads_of_the_same_seat() -> None:
    """Rules: "The Carson River variant", p. 8; "Roads", p. 4."""
    # the centre f6 has a corner at e6's side: e7n joins it from the right
    table = opening("f5", "a1", "h8", "f7", variants=RIVER, centre="f6", mountains=DRY)
    choose(table, "banker", "grocer")
    placed(table, "construction-5")
    go_on(table, "0 buy")
    assert why_not(table, "road e6n") == "bridge-takes-two"
    assert "road e6w" not in offered(table)
    go_on(table, "0 build f5; 0 house g5")
    choose(next_turn(table), "road-worker", "grocer")
    worker = [*table.state.personality].index(ROAD_WORKER)
    until(table, "LayRoads")
    go_on(table, f"{1 - worker} done")
    assert table.state.roads[worker] == 3
    go_on(table, f"{worker} road e6n")
    assert table.state.road[EDGES.index("e6n")] == 1
    assert table.state.roads[worker] == 1
    assert table.state.road_stock == 25 - 4 - 2 - 2  # four of the centre, one each, two of the road worker


def test_roads_may_be_laid_at_the_end_of_a_turn_with_the_river_only() -> None:
    """Rules: "The Carson River variant", p. 8; "Roads", p. 4. Ruling R12."""
    table = until(choose(opening(variants=RIVER, centre="f4", mountains=DRY), "banker", "grocer"), "LayRoads")
    assert offered(table)[-1] == "done"
    assert why_not(table, "pass") == "road-first"
    assert why_not(table, "road f4n") == "road-there"
    assert why_not(table, "road a1n") == "road-not-joined"
    dry = next_turn(choose(opening(), "banker", "grocer"))
    assert not any(move.endswith("done") for move in dry.record.moves)


def test_a_parcel_beside_a_bridge_is_worth_three_points() -> None:
    """Rules: "The Carson River variant", p. 8. Ruling R26."""
    table = opening("f6", "a1", "h8", "b2", variants=RIVER, centre="f6", mountains=DRY)
    choose(table, "road-worker", "grocer")
    assert (0, 1, "bridges") not in final_lines(table)
    placed(table)
    until(table, "LayRoads")
    while actor(table) != 0:
        go_on(table, f"{actor(table)} done")
    go_on(table, "0 road e6n")
    assert (0, 1, "bridges") in final_lines(table)  # the house of the centre
    assert (0, 4, "estates") in final_lines(table)  # it and the mountain b2, which touches no bridge


@pytest.mark.parametrize(("centre", "empty", "bridge"), [("f6", "f5", "e6n"), ("e4", "f7", "e5w")])
def test_a_bridge_counts_at_both_ends_for_whoever_owns_what_stands_there(
    centre: str, empty: str, bridge: str
) -> None:
    """Rules: "The Carson River variant", p. 8. Ruling R26."""
    mountains = ("d6", *DRY[:5])
    table = opening("d6", centre, "h8", empty, variants=RIVER, centre=centre, mountains=mountains)
    until(placed(choose(table, "road-worker", "grocer")), "LayRoads")
    while actor(table) != 0:
        go_on(table, f"{actor(table)} done")
    go_on(table, f"0 road {bridge}")
    lines = [(seat, points) for seat, points, rule in final_lines(table) if rule == "bridges"]
    assert lines == [(0, 1), (1, 1)]  # the mountain d6 and the centre; nothing stands on f5


def test_river_parcels_are_free_for_a_ranch_and_bring_a_mine_3_dollars_once() -> None:
    """Rules: "The Carson River variant", p. 8; "Ranch", p. 6; "Mine", p. 6. Ruling R15."""
    table = opening(
        "d1", "a1", "h8", "b1", variants=RIVER, centre="f6", mountains=("c6", "g2", "g3", "g4", "g5", "g6")
    )
    state = table.state
    d1, b1 = PARCELS.index("d1"), PARCELS.index("b1")
    assert building_income(state, d1, RANCH, 0) == 5  # c1 and c2 are river
    assert building_income(state, d1, MINE, 0) == 3  # no mountain, but the river, counted once
    assert building_income(state, b1, MINE, 0) == 3
    assert building_income(state, PARCELS.index("h1"), MINE, 0) == 3  # the mountain g2
    assert building_income(state, PARCELS.index("d6"), MINE, 0) == 6  # the mountain c6 and the river


def test_a_river_of_ones_own_runs_from_rim_to_rim() -> None:
    """Rules: "The Carson River variant", p. 8. Ruling R27."""
    start = laid()
    assert actor(start) == 0
    assert why_not(start, "river c3") == "river-not-at-rim"
    assert why_not(start, "done") == "river-too-short"
    assert why_not(start, "draw bank") == "river-first"
    go_on(start, "0 river c1; 0 river c2; 0 river c3")
    assert why_not(start, "done") == "river-not-at-rim"
    assert why_not(start, "river c2") == "river-there"
    assert why_not(start, "river e3") == "river-flows-on"
    go_on(start, "0 river d3; 0 river e3")
    assert why_not(start, "river f4") == "river-flows-on"
    go_on(start, "0 river e2")
    assert why_not(start, "river d2") == "river-touches-itself"
    go_on(start, "0 river e1; 0 done")
    assert step(start) == "DrawBuilding"
    assert sorted(bridges(start)) == sorted(["c1n", "c2n", "c3n", "d3w", "e3w", "e3n", "e2n", "e1n"])


def test_a_river_may_flow_through_a_corner_of_the_board() -> None:
    """Rules: "The Carson River variant", p. 8. Rulings R25 and R27."""
    assert offered(laid("b1")) == ["river c1", "river b2", "river a1"]
    assert sorted(bridges(go_on(laid("b1", "a1", "a2"), "0 done"))) == ["a2n", "a2w", "b1n", "b1w"]


def test_a_river_may_not_go_where_it_could_never_leave() -> None:
    """Rules: "The Carson River variant", p. 8. Ruling R27."""
    spiral = laid("d1", "d2", "d3", "d4", "d5", "e5", "f5", "g5", "g4", "g3", "f3")
    assert why_not(spiral, "river f4") == "river-touches-itself"
    assert why_not(spiral, "river e3") == "river-touches-itself"
    assert "river f2" in offered(spiral)


def test_a_long_river_keeps_tiles_for_its_way_out() -> None:
    """Rules: "The Carson River variant", p. 8. Ruling R27."""
    long = laid("a4", "b4", "b5", "b6", "c6", "d6", "e6", "f6", "f5", "f4", "e4", "d4")
    assert why_not(long, "river d5") == "river-touches-itself"
    assert why_not(long, "river c4") == "river-touches-itself"
    go_on(long, "0 river d3")
    assert why_not(long, "river e3") == "river-touches-itself"
    assert why_not(long, "river c3") == "river-cannot-leave"  # 14 parcels, and two more to the rim
    go_on(long, "0 river d2; 0 river d1; 0 done")
    assert len(river(long)) == 15


def test_chance_may_lay_the_river() -> None:
    """Rules: "The Carson River variant", p. 8. Ruling R27."""
    start = laid("h5", "g5", "f5", variant="random")
    assert actor(start) == -1
    odds = {CARSON_CITY.verbs.text(action): weight for action, weight in start.state.odds()}
    assert odds == {"river f4": 2, "river e5": 2, "river f6": 2}


def test_mountains_make_room_for_a_river_of_ones_own() -> None:
    """Rules: "The Carson River variant", p. 8. Ruling R27."""
    short = go_on(laid("a1", "a2", "a3"), "0 done; * draw bank; * draw bank; * draw bank; * centre 3 3")
    assert short.state.agenda[-1].left == 8  # type: ignore[attr-defined]


def test_without_the_variant_the_course_does_not_matter() -> None:
    """Rules: "The Carson River variant", p. 8."""
    table = Table(CARSON_CITY, 2, frozenset({"course=random"}))
    assert step(table) == "DrawBuilding"
    assert river(table) == []
