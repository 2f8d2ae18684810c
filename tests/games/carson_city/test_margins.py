"""Just enough, and one too little: what is offered is exactly what nothing forbids."""

import pytest

from boomtown.core.record import Table
from boomtown.core.step import CHANCE
from boomtown.games import laws_of, text_of
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.components import PARCELS
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.games.carson_city.ui.scene import scene as draw_scene
from boomtown.testing.picture_laws import PictureLaws
from tests.agreement import agreeing, first_asked, refusal_of
from tests.games.carson_city.tables import (
    actor,
    choose,
    go_on,
    golden,
    is_asked,
    offered,
    opening,
    owner,
    placed,
    reserve,
    score_lines,
    until,
    why_not,
)

KIT = ("kit-carson",)
WAIT = ("kept-tiles-wait",)


def turn(*cards: str, variants: tuple[str, ...] = (), claims: tuple[str, ...] = ()) -> Table[CarsonCityState]:
    return choose(opening(*claims, variants=variants), *cards)


@pytest.mark.parametrize(("left", "hired"), [(3, 3), (2, 2), (1, 1)])
def test_the_captain_hires_all_that_are_left(left: int, hired: int) -> None:
    """Rules: "The captain", p. 7. Ruling R18."""
    table = go_on(opening(), "0 choose captain")
    table.state.supply[0] = left
    agreeing(table)
    assert offered(table, "hire") == [f"hire {cowboys}" for cowboys in range(1, hired + 1)]
    go_on(table, f"0 hire {hired}")
    assert (int(table.state.supply[0]), reserve(table)[0]) == (0, 3 + hired)


@pytest.mark.parametrize(("dollars", "most"), [(9, 2), (8, 1), (3, 1), (2, 0)])
def test_the_red_captain_sells_what_can_be_paid_and_nobody_has_to_buy(dollars: int, most: int) -> None:
    """Rules: "The captain", p. 7. Ruling R41."""
    table = opening(variants=["red-captain"])
    table.state.money[0] = dollars
    go_on(table, "0 choose captain")
    if most == 0:
        assert not is_asked(table, "BuyRevolvers")
    else:
        assert offered(agreeing(table)) == [*(f"arm {count}" for count in range(1, most + 1)), "decline"]


def test_the_white_cowboy_is_called_back_by_whoever_has_him_and_ten_times_at_most() -> None:
    """Rules: "The Kit Carson variant", p. 8; "The sheriff", p. 7. Ruling R31."""
    table = turn("sheriff", "mercenary", variants=KIT)
    go_on(table, "0 sheriff ammunition")
    assert why_not(agreeing(table), "recall", 1) == "no-sheriff"
    assert "recall" in offered(table, seat=0)
    go_on(table, *["0 recall; 0 sheriff gambling"] * 10)
    assert why_not(agreeing(table), "recall", 0) == "lifted-enough"
    go_on(table, "1 cowboy wages")
    agreeing(table)
    go_on(table, *["1 lift wages; 1 cowboy wages"] * 10)
    assert why_not(agreeing(table), "lift wages", 1) == "lifted-enough"


def test_when_all_have_stopped_nobody_is_asked_to_place() -> None:
    """Rules: "The Kit Carson variant", p. 8."""
    table = turn("sheriff", "mercenary", variants=KIT)
    go_on(table, "0 cowboy wages")
    placing = table.state.agenda[-1]
    go_on(table, "0 pass; 1 pass")
    assert placing.actors(table.state) == []


@pytest.mark.parametrize("parcels", [2, 3, 4, 5])
def test_points_for_parcels_are_half_of_them(parcels: int) -> None:
    """Rules: "Parcels victory points", p. 5."""
    table = turn("banker", "mercenary")
    for number in range(parcels - 2):
        parcel = PARCELS.index(f"{'abcdefgh'[number]}5")
        table.state.owner[parcel] = 0
        table.state.parcels[0] += 1
    placed(table, "parcels-points")
    assert score_lines(table)[0] == (0, parcels // 2, "parcels")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_tile_of_an_earlier_turn_may_be_raised_beside_one_of_its_kind_that_waits(seat: int) -> None:
    """Rules: "Building construction", p. 4. Ruling R04."""
    table = turn("banker", "mercenary", variants=WAIT)
    for kind in (0, 1):  # ranch and mine
        table.state.kept[seat * 8 + kind] += 1
    moves = ["construction-3", "construction-4"]
    moves.insert(1 - seat, "pass")  # by the other seat
    placed(table, *moves)
    go_on(table, f"{seat} buy; {seat} keep; {seat} buy")
    agreeing(go_on(table, f"{seat} keep"))
    assert offered(table) == ["raise ranch", "raise mine", "done"]
    own = next(parcel for parcel in PARCELS if owner(table, parcel) == seat)
    go_on(table, f"{seat} raise ranch; {seat} build {own}")
    assert offered(agreeing(table)) == ["raise mine", "done"]  # the other ranch waits


def test_a_tile_built_at_once_does_not_keep_an_older_one_waiting() -> None:
    """Rules: "Building construction", p. 4. Ruling R04."""
    table = turn("banker", "mercenary", variants=WAIT, claims=("e3", "h1", "h8", "g6"))
    table.state.kept[0] += 1  # a ranch of an earlier turn
    placed(table, "construction-3")
    go_on(table, "0 buy; 0 build g6")
    assert offered(agreeing(table)) == ["raise ranch", "done"]


@pytest.mark.parametrize(("first", "second"), [("d5", "e5"), ("e5", "d5"), ("c4", "e4"), ("c5", "e5")])
def test_two_refusals_in_one_half_of_the_board_are_both_remembered(first: str, second: str) -> None:
    """Rules: "Building construction", p. 4. Ruling R30."""
    table = turn("banker", "mercenary", claims=("e3", first, second, "g6"))
    placed(table, "construction-5")
    go_on(table, f"0 buy; 0 build e3; 0 house {first}; 1 refuse; 0 house {second}; 1 refuse")
    assert why_not(agreeing(table), f"house {first}") == why_not(table, f"house {second}") == "house-refused"


def test_where_a_house_is_sought_the_roads_that_cannot_lead_there_say_why() -> None:
    """Rules: "Roads", p. 4; "Building construction", p. 4. Found by `boomtown fuzz`."""
    table = turn("banker", "mercenary", claims=("e3", "h1", "h8", "g6"))
    placed(table, "construction-5")
    go_on(table, "0 buy; 0 build e3")
    assert offered(table, "road")
    laws = PictureLaws(laws_of("carson-city"))
    laws.check_picture(table.state, 0)
    drawn = draw_scene(CARSON_CITY.view(table.state, 0), text_of("carson-city")).svg()
    assert 'data-why="road a8s"' in drawn
    assert 'data-why="house a8"' in drawn


def test_money_for_a_purchase_is_counted_to_the_last_dollar() -> None:
    """Rules: "Parcel purchase", p. 4; "Building construction", p. 4; "Buying victory points", p. 5."""
    for dollars in (2, 3):
        parcel = turn("captain", "mercenary")
        parcel.state.money[0] = dollars
        placed(parcel, "b2")  # a mountain beside another: $3
        if dollars == 3:
            assert offered(agreeing(parcel)) == ["purchase b2", "done"]
        else:
            assert not is_asked(parcel, "PurchaseParcels")
        tile = turn("captain", "mercenary")
        tile.state.money[0] = dollars
        placed(tile, "construction-3")
        assert is_asked(tile, "ConstructBuilding") == (dollars == 3)
        points = turn("captain", "mercenary")
        points.state.money[0] = dollars
        placed(points, "points-3")
        assert is_asked(points, "BuyPoints") == (dollars == 3)
        if dollars == 3:
            agreeing(tile)
            assert offered(agreeing(points)) == ["points 0", "points 1"]


def test_the_red_banker_sells_bundles_that_can_be_paid() -> None:
    """Rules: "The banker", p. 7."""
    for dollars, bundles in ((25, 3), (24, 2), (12, 2), (11, 1), (3, 1)):
        table = choose(opening(variants=["red-banker"]), "banker", "mercenary")
        table.state.money[0] = dollars
        agreeing(until(placed(table), "BuyBundle"))
        assert offered(table, "bundle") == [f"bundle {points}" for points in (3, 5, 7)][:bundles]


# the first time that a recorded game comes to a question: what it says to a move that it is not about
ASKED = {
    "2-seats-a-river-laid": {
        "LayRiver": "river-first",
        "DrawBuilding": "draw-first",
        "RollCentre": "centre-first",
        "RollMountain": "mountain-first",
        "DrawOrder": "order-first",
        "ClaimFirstParcel": "claim-first",
        "ChoosePersonality": "choose-first",
        "PlaceCowboy": "place-first",
        "PurchaseParcels": "purchase-first",
        "ConstructBuilding": "buy-first",
        "BuildBuilding": "build-first",
        "BuyPoints": "points-first",
        "LayRoads": "road-first",
        "TakeGuns": "guns-first",
        "RollDie": "roll-first",
        "SettleParcel": "claim-first",
        "TakeMoneyOrWait": "take-or-wait",
        "PlaceHouse": "house-first",
        "DoubleIncome": "double-first",
        "KeepToLimit": "limit-first",
        "HireCowboys": "hire-first",
    },
    "2-seats-a-robbed-building": {"Gamble": "roll-first", "PlaceKeptBuildings": "raise-first"},
    "2-seats-might-is-right": {"PlayDuelTiles": "play-first"},
    "2-seats-parcels-not-bought": {"AskOwner": "answer-first"},
    "3-seats-a-bridge": {"ChooseDuel": "duel-first"},
    "3-seats-bonus-each-turn": {"PlaceTogether": "place-first"},
    "4-seats-random-sides": {"TurnCard": "side-first", "BuyRevolvers": "arm-first"},
    "4-seats-tiles-redrawn": {"DealDuelTile": "deal-first", "RedrawDuelTile": "deal-first"},
    "5-seats-everything-at-once": {"FetchBuilding": "fetch-first", "BuyBundle": "bundle-first"},
}


@pytest.mark.parametrize(
    ("game", "asked"), [(game, asked) for game, steps in ASKED.items() for asked in steps]
)
def test_a_move_for_another_moment_is_told_what_comes_first(game: str, asked: str) -> None:
    """Rules: "How to play", p. 3."""
    table = agreeing(first_asked(CARSON_CITY, golden(game), asked))
    elsewhere = "pass" if actor(table) == CHANCE else "side red"
    assert refusal_of(table, elsewhere) == ASKED[game][asked]
