"""Buying, placing and keeping buildings; their houses; roads; the church."""

import pytest

from boomtown.core.record import Table
from boomtown.games.carson_city.components import BUILDINGS, PARCELS
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.games.carson_city.rules.verbs import EDGES
from tests.games.carson_city.tables import (
    actor,
    at,
    choose,
    events,
    firepower,
    go_on,
    golden_table,
    is_asked,
    money,
    next_turn,
    offered,
    opening,
    placed,
    reserve,
    step,
    track,
    until,
    why_not,
)

CLAIMS = ("e3", "h1", "h8", "g6")  # e3 is reached by a road, g6 is not; both are seat 0's


def bought(
    square: str = "construction-5",
    claims: tuple[str, ...] = CLAIMS,
    draws: tuple[str, ...] = ("saloon", "bank", "drugstore"),
    variants: tuple[str, ...] = (),
    seats: int = 2,
) -> Table[CarsonCityState]:
    """Seat 0 has bought the building of a square."""
    table = choose(
        opening(*claims, draws=draws, variants=variants, seats=seats),
        *("banker", "mercenary", "sheriff")[:seats],
    )
    while actor(table) != 0:
        go_on(table, f"{actor(table)} pass")
    return go_on(placed(table, square), "0 buy")


def test_a_building_is_bought_at_the_price_of_its_square() -> None:
    """Rules: "Building construction", p. 4."""
    table = choose(opening(*CLAIMS), "banker", "mercenary")
    placed(table, "construction-12")
    assert offered(table) == ["buy", "decline"]
    assert why_not(table, "keep") == "buy-first"
    go_on(table, "0 buy")
    assert money(table)[0] == 24 - 12
    assert track(table)[0] == "-"


def test_a_building_may_be_declined_and_the_cowboy_is_gone_all_the_same() -> None:
    """Rules: "Building construction", p. 4; "Actions", p. 4."""
    table = choose(opening(*CLAIMS), "banker", "mercenary")
    placed(table, "construction-12", "pass", "gambling")
    go_on(table, "0 decline")
    assert track(table)[0] == "mine"
    assert (reserve(table), at(table, "construction-12")) == ([1, 3], [0, 0])


def test_whoever_cannot_pay_is_not_asked() -> None:
    """Rules: "Building construction", p. 4."""
    table = choose(opening(*CLAIMS), "mercenary", "sheriff")
    placed(table, "pass", "construction-12", "construction-10")
    go_on(table, "0 buy; 0 keep")
    assert ("event-not-performed", 0, [6, 0, 0]) in events(table)
    assert "ranch" in track(table)


def test_a_parcel_must_be_own_free_and_reached_by_a_road() -> None:
    """Rules: "Building construction", p. 4."""
    table = bought()
    assert offered(table, "build") == ["build e3"]
    assert why_not(table, "build h1") == "not-your-parcel"
    assert why_not(table, "build d5") == "not-your-parcel"
    assert why_not(table, "build g6") == "not-reached"
    assert why_not(table, "pass") == "build-first"


def test_nothing_is_built_on_a_mountain_or_a_house() -> None:
    """Rules: "Building construction", p. 4."""
    assert why_not(bought(claims=("d4", "h1", "h8", "e3")), "build d4") == "occupied"
    assert why_not(bought("construction-3", claims=("b2", "h1", "h8", "e3")), "build b2") == "occupied"


def test_roads_may_be_laid_for_a_building() -> None:
    """Rules: "Building construction", p. 4; "Roads", p. 4. Ruling R12."""
    table = bought()
    assert why_not(table, "road a1n") == "road-not-joined"
    assert why_not(table, "road d4n") == "road-there"
    assert "road e4n" in offered(table)
    go_on(table, "0 road e4n")
    assert why_not(table, "road f4n") == "no-road-left"
    assert table.state.is_reached(PARCELS.index("f3"))


def test_roads_may_lie_on_the_rim() -> None:
    """Rules: "Roads", p. 4. Ruling R14."""
    table = bought(variants=("unlimited-roads",))
    for edge in ("d5w", "d6w", "d7w", "d8w"):
        if f"road {edge}" not in offered(table):
            break
        go_on(table, f"0 road {edge}")
    assert "d8s" in EDGES
    assert {"a1n", "a1w", "h1e", "h8s", "h8e"} <= {*EDGES}
    assert len(EDGES) == 144


def test_ranches_and_mines_need_no_road_and_bring_no_house() -> None:
    """Rules: "Building construction", p. 4; "Ranch", p. 6; "Mine", p. 6. Ruling R01."""
    for square in ("construction-3", "construction-4"):
        table = bought(square)
        assert offered(table) == ["build e3", "build g6", "keep"]
        assert why_not(table, "road e4n") == "needs-no-road"
        go_on(table, "0 build g6")
        assert not is_asked(table, "PlaceHouse")
        assert table.state.house_stock == 19


@pytest.mark.parametrize("kind", ["drugstore", "bank", "saloon", "hotel", "church", "prison"])
def test_all_other_buildings_bring_a_house(kind: str) -> None:
    """Rules: "Building construction", p. 4; "House", p. 6. Ruling R01."""
    table = go_on(bought(draws=(kind, "ranch", "ranch")), "0 build e3")
    assert step(table) == "PlaceHouse"
    assert [building.brings_house for building in BUILDINGS if building.id == kind] == [True]
    go_on(table, "0 house d3")
    assert table.state.content[PARCELS.index("d3")] == 1
    assert table.state.house_stock == 18


def test_a_house_needs_another_free_parcel_that_a_road_reaches() -> None:
    """Rules: "Building construction", p. 4; "House", p. 6. Ruling R15."""
    table = go_on(bought(), "0 build e3")
    assert why_not(table, "house e3") == "building-goes-there"
    assert why_not(table, "house d4") == "occupied"
    assert why_not(table, "house a5") == "not-reached"
    assert why_not(table, "pass") == "house-first"
    assert offered(table, "house") == [
        f"house {parcel}" for parcel in ("c3", "d3", "c4", "e4", "c5", "d5", "e5")
    ]
    go_on(table, "0 road e4n")
    assert "house f3" in offered(table)


def test_the_building_stands_only_when_its_house_does() -> None:
    """Rules: "Building construction", p. 4. Ruling R36."""
    table = go_on(bought(), "0 build e3; 0 keep")
    assert table.state.content[PARCELS.index("e3")] == 0
    assert sum(table.state.kept) == 1


def test_a_house_on_a_foreign_parcel_needs_agreement() -> None:
    """Rules: "Building construction", p. 4. Ruling R30."""
    table = go_on(bought(claims=("e3", "d5", "c5", "g6")), "0 build e3; 0 house d5")
    assert actor(table) == 1
    assert why_not(table, "pass") == "answer-first"
    go_on(table, "1 agree")
    assert table.state.content[PARCELS.index("d5")] == 1
    assert table.state.kind_on(PARCELS.index("e3")) == 4


@pytest.mark.parametrize(("refused", "other"), [("d5", "c4"), ("c4", "d5"), ("c3", "c4"), ("d5", "c5")])
def test_a_refusal_holds_for_this_parcel_and_this_building_and_not_for_others(
    refused: str, other: str
) -> None:
    """Rules: "Building construction", p. 4. Ruling R30."""
    table = go_on(bought(claims=("e3", refused, other, "g6")), f"0 build e3; 0 house {refused}; 1 refuse")
    assert step(table) == "PlaceHouse"
    assert why_not(table, f"house {refused}") == "house-refused"
    go_on(table, f"0 house {other}")
    assert actor(table) == 1  # asked for the other parcel, he agrees
    go_on(table, "1 agree")
    assert table.state.content[PARCELS.index(other)] == 1
    assert table.state.kind_on(PARCELS.index("e3")) == 4


def test_all_parcels_of_an_owner_may_be_refused_one_by_one() -> None:
    """Rules: "Building construction", p. 4. Ruling R30."""
    table = go_on(bought(claims=("e3", "d5", "c4", "g6")), "0 build e3; 0 house d5; 1 refuse")
    go_on(table, "0 house c4; 1 refuse")
    assert why_not(table, "house d5") == why_not(table, "house c4") == "house-refused"
    assert offered(table, "house") == [f"house {parcel}" for parcel in ("c3", "d3", "e4", "c5", "e5")]
    go_on(table, "0 keep; 0 raise saloon; 0 build e3")  # another try: all may be asked again
    assert {"house d5", "house c4"} <= {*offered(table)}


def test_revolvers_come_with_the_building_when_it_is_placed() -> None:
    """Rules: "Ranch", p. 6; "Mine", p. 6; "Prison", p. 6."""
    kept = go_on(bought("construction-3"), "0 keep")
    assert kept.state.revolvers[0] == 0
    for square, parcel, revolvers in (("construction-3", "e3", 1), ("construction-4", "g6", 1)):
        assert go_on(bought(square), f"0 build {parcel}").state.revolvers[0] == revolvers
    prison = go_on(bought(draws=("prison", "ranch", "ranch")), "0 build e3; 0 house d3")
    assert prison.state.revolvers[0] == 2


def test_a_kept_building_may_be_placed_at_the_end_of_construction() -> None:
    """Rules: "Building construction", p. 4. Ruling R04."""
    table = go_on(bought(), "0 keep")
    assert step(table) == "PlaceKeptBuildings"
    assert offered(table) == ["raise saloon", "done"]
    assert why_not(table, "raise bank") == "not-kept"
    assert why_not(table, "buy") == "raise-first"
    go_on(table, "0 raise saloon; 0 build e3; 0 house d3")
    assert sum(table.state.kept) == 0


def keeping(
    *squares: str, draws: tuple[str, ...] = ("saloon", "bank", "drugstore")
) -> Table[CarsonCityState]:
    """Seat 0 has bought the buildings of these squares and kept them; seat 1 has passed at once."""
    table = choose(opening(*CLAIMS, draws=draws), "banker", "mercenary")
    placed(table, squares[0], "pass", *squares[1:])
    while not is_asked(table, "PlaceKeptBuildings"):
        go_on(table, "0 buy; 0 keep")
    return table


def test_a_building_put_back_waits_until_something_has_been_placed() -> None:
    """Rules: "Building construction", p. 4. Ruling R43."""
    table = go_on(keeping("construction-5", "construction-3"), "0 raise saloon; 0 keep")
    assert why_not(table, "raise saloon") == "set-aside"
    assert offered(table) == ["raise ranch", "done"]
    go_on(table, "0 raise ranch; 0 keep")
    assert step(table) != "PlaceKeptBuildings"  # nothing has changed: it would be the same again
    assert table.state.set_aside == 0


def test_a_building_put_back_may_be_tried_again_once_a_building_has_been_placed() -> None:
    """Rules: "Building construction", p. 4. Ruling R43."""
    table = go_on(
        keeping("construction-5", "construction-3"), "0 raise saloon; 0 keep; 0 raise ranch; 0 build g6"
    )
    assert offered(table) == ["raise saloon", "done"]
    go_on(table, "0 raise saloon; 0 build e3; 0 house d3")
    assert sum(table.state.kept) == 0


def test_a_building_put_back_may_be_tried_again_once_a_road_has_been_laid() -> None:
    """Rules: "Building construction", p. 4; "Roads", p. 4. Ruling R43."""
    table = go_on(
        keeping("construction-5", "construction-6"),
        "0 raise saloon; 0 keep; 0 raise bank; 0 road e4n; 0 keep",
    )
    assert offered(table) == ["raise saloon", "done"]
    assert why_not(table, "raise bank") == "set-aside"  # it was put back after the road


def test_a_building_put_back_may_be_tried_again_once_a_house_stands() -> None:
    """Rules: "Building construction", p. 4; "House", p. 6. Ruling R43."""
    table = go_on(
        keeping("construction-3", "construction-6"), "0 raise ranch; 0 keep; 0 raise bank; 0 build e3"
    )
    assert table.state.set_aside > 0
    go_on(table, "0 house d3")
    assert offered(table) == ["raise ranch", "done"]


def both_keep() -> Table[CarsonCityState]:
    """Both keep a building, and the one who passed first, seat 1, has put it back."""
    table = choose(opening("e3", "e4", "d3", "g6"), "banker", "mercenary")
    placed(table, "construction-3", "construction-5", "gambling", "pass")
    go_on(table, "1 buy; 1 keep; 0 buy; 0 keep")
    return go_on(table, "1 raise saloon; 1 keep")


def test_whoever_has_put_his_buildings_back_comes_again_when_another_has_placed_something() -> None:
    """Rules: "Building construction", p. 4. Rulings R34 and R43."""
    table = go_on(both_keep(), "0 raise ranch; 0 build g6")
    assert (actor(table), offered(table)) == (1, ["raise saloon", "done"])
    go_on(table, "1 raise saloon; 1 build d3; 1 house c3")
    assert sum(table.state.kept) == 0
    assert step(table) == "Gamble"


def test_nobody_comes_again_if_nothing_was_placed_or_after_saying_done() -> None:
    """Rules: "Building construction", p. 4. Ruling R43."""
    assert step(go_on(both_keep(), "0 done")) == "Gamble"
    table = choose(opening("e3", "e4", "d3", "g6"), "banker", "mercenary")
    placed(table, "construction-3", "construction-5", "gambling", "pass")
    go_on(table, "1 buy; 1 keep; 0 buy; 0 keep; 1 done; 0 raise ranch; 0 build g6")
    assert step(table) == "Gamble"
    assert sum(table.state.kept) == 1


def test_kept_tiles_may_have_to_wait_for_the_next_turn() -> None:
    """Rules: "Building construction", p. 4. Ruling R04."""
    table = go_on(bought(variants=("kept-tiles-wait",)), "0 keep")
    assert step(table) != "PlaceKeptBuildings"
    next_turn(table)
    go_on(table, "1 choose mercenary; 0 choose banker")
    placed(table, "construction-3")
    go_on(table, "0 buy; 0 keep")
    assert step(table) == "PlaceKeptBuildings"
    assert offered(table) == ["raise saloon", "done"]
    assert why_not(table, "raise ranch") == "from-next-turn"


def test_kept_buildings_are_placed_in_the_order_of_passing() -> None:
    """Rules: "Building construction", p. 4. Ruling R34."""
    table = choose(opening("e3", "e4", "h8", "g6"), "banker", "mercenary")
    placed(table, "construction-5", "construction-4", "gambling", "pass")
    go_on(table, "0 buy; 0 keep; 1 buy; 1 keep")
    assert [*table.state.lower] == [1, 0]
    assert actor(table) == 1
    go_on(table, "1 done")
    assert actor(table) == 0


def with_buildings(*kinds: str, cards: tuple[str, str] = ("banker", "mercenary")) -> Table[CarsonCityState]:
    """The second turn: seat 0 has a ranch in e3, and the track offers what is said for $5, $6 and $8."""
    table = choose(opening("e3", "h1", "h8", "d3", draws=kinds), "banker", "mercenary")
    placed(table, "construction-3")
    go_on(table, "0 buy; 0 build e3")
    next_turn(table)
    return choose(table, *cards)


def test_unsold_buildings_slide_to_the_cheaper_squares() -> None:
    """Rules: "4 End of turn", p. 3."""
    table = choose(opening("e3"), "banker", "mercenary")
    placed(table, "construction-3", "pass", "construction-6")
    go_on(table, "0 buy; 0 keep; 0 buy; 0 keep")  # the bank and the ranch
    until(table, "DrawBuilding")
    assert track(table) == ["-", "-", "mine", "ranch", "drugstore", "saloon", "mine"]
    go_on(table, "* draw church; * draw hotel")
    assert track(table) == ["hotel", "church", "mine", "ranch", "drugstore", "saloon", "mine"]


def test_a_church_beside_an_attacked_building_ends_the_attack() -> None:
    """Rules: "Church", p. 6. Ruling R07."""
    table = with_buildings("church", "ranch", "ranch")
    assert track(table)[5] == "church"  # it has slid to $4; seat 1 is the banker
    placed(table, "e3", "construction-4", "gambling", "e3", "pass", "pass")
    go_on(table, "0 buy; 0 build d3; 0 house c3")
    assert step(table) == "Gamble"
    assert ("event-attack-cancelled", 1, [PARCELS.index("e3"), 0, 0]) in events(table)
    assert at(table, "e3") == [1, 0]  # the defender stays
    next_turn(table)
    assert not events(table, "event-robbed")


def test_what_a_church_protects_cannot_be_attacked_nor_can_churches_and_prisons() -> None:
    """Rules: "Church", p. 6; "Prison", p. 6. Ruling R07."""
    table = choose(
        opening("e3", "h1", "h8", "d3", draws=("church", "prison", "ranch")), "banker", "mercenary"
    )
    placed(table, "construction-3", "pass", "construction-5")
    go_on(table, "0 buy; 0 build d3; 0 house c3; 0 buy; 0 build e3")
    next_turn(table)
    choose(table, "banker", "mercenary")
    assert why_not(table, "cowboy d3") == "never-attacked"
    assert why_not(table, "cowboy e3") == "church-protects"


def test_own_buildings_may_be_defended_whatever_they_are() -> None:
    """Rules: "2 Cowboy placement", p. 3. Ruling R38."""
    table = choose(
        opening("e3", "h1", "h8", "d3", draws=("church", "prison", "ranch")), "banker", "mercenary"
    )
    placed(table, "construction-5")
    go_on(table, "0 buy; 0 build d3; 0 house c3")
    next_turn(table)
    go_on(table, "1 choose mercenary; 0 choose banker; 0 cowboy d3")
    assert at(table, "d3") == [1, 0]
    placed(table)
    assert firepower(table)[0] > 0


def test_when_the_bag_is_empty_squares_stay_empty() -> None:
    """Rules: "4 End of turn", p. 3; "The Chinese coolie", p. 7. Ruling R17."""
    end = golden_table("5-seats-the-bag-runs-out")
    assert end.state.bag.size == 0
    assert "-" in track(end)


@pytest.mark.parametrize(
    ("centre", "own", "refused", "other"),
    [("b5", "c5", "a5", "a4"), ("b5", "c5", "a4", "a5"), ("g4", "f4", "h4", "h5"), ("g4", "f4", "h5", "h4")],
)
def test_refusals_are_told_apart_in_the_middle_of_the_board(
    centre: str, own: str, refused: str, other: str
) -> None:
    """Rules: "Building construction", p. 4. Ruling R30."""
    table = opening(own, refused, other, "d8", centre=centre)
    go_on(placed(choose(table, "banker", "mercenary"), "construction-5"), f"0 buy; 0 build {own}")
    go_on(table, f"0 house {refused}; 1 refuse")
    assert why_not(table, f"house {refused}") == "house-refused"
    assert f"house {other}" in offered(table)
    go_on(table, f"0 house {other}; 1 refuse")
    assert why_not(table, f"house {refused}") == why_not(table, f"house {other}") == "house-refused"
