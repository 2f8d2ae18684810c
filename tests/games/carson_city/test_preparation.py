"""Setting up: sides of the cards, duel tiles, buildings, centre, mountains, order and first parcels."""

import pytest

from boomtown.core.record import Refused, Table, refuse_idle
from boomtown.core.rng import Rng
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.components import PARCELS
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.games.carson_city.rules.tables import CARD_NAMES
from tests.games.carson_city.tables import (
    actor,
    dice,
    events,
    go_on,
    money,
    offered,
    opening,
    owner,
    step,
    track,
    why_not,
)


def odds(table: Table[CarsonCityState]) -> dict[str, int]:
    """What chance may do now, and how often."""
    return {CARSON_CITY.verbs.text(action): weight for action, weight in table.state.odds()}


def fresh(seats: int = 2, *variants: str) -> Table:  # type: ignore[type-arg]
    return Table(CARSON_CITY, seats, frozenset(variants))


def test_three_buildings_are_drawn_for_5_6_and_8_dollars() -> None:
    """Rules: "Game setup", p. 2."""
    start = fresh()
    assert track(start) == ["mine", "ranch", "-", "-", "-", "mine", "ranch"]
    assert why_not(start, "centre 1 1", -1) == "draw-first"
    go_on(start, "* draw church; * draw prison; * draw church")
    assert track(start) == ["mine", "ranch", "church", "prison", "church", "mine", "ranch"]
    assert step(start) == "RollCentre"


def test_chance_turns_each_side_of_a_card_as_often() -> None:
    """Rules: "Personalities", p. 7."""
    start = fresh(2, "personalities=random")
    assert odds(start) == {"side yellow": 1, "side red": 1}


def test_every_throw_of_the_two_dice_for_the_centre_is_as_likely() -> None:
    """Rules: "Game setup", p. 2."""
    start = go_on(fresh(), "* draw church; * draw prison; * draw church")
    assert odds(start) == {f"centre {white} {black}": 1 for white in range(1, 7) for black in range(1, 7)}


def test_the_dice_may_point_at_any_parcel_of_the_inner_board_but_the_river() -> None:
    """Rules: "Game setup", p. 2; "The Carson River variant", p. 8."""
    for variants, throws in (([], 36), (["carson-river"], 28)):
        start = go_on(fresh(2, *variants), "* draw church; * draw prison; * draw church")
        rolled = {CARSON_CITY.verbs.text(start.state.roll(Rng(seed))) for seed in range(500)}
        assert rolled == {*odds(start)}
        assert len(rolled) == throws


def test_what_is_no_longer_in_the_bag_cannot_be_drawn() -> None:
    """Rules: "Game setup", p. 2."""
    start = go_on(fresh(), "* draw church; * draw church")
    assert why_not(start, "draw church") == "none-left"


def test_the_centre_is_a_house_with_four_roads() -> None:
    """Rules: "Game setup", p. 2."""
    start = go_on(fresh(), "* draw bank; * draw bank; * draw bank")
    assert why_not(start, "mountain 1 1") == "centre-first"
    assert len(offered(start)) == 36
    go_on(start, "* centre 1 6")  # white: column, black: row
    assert [PARCELS[parcel] for parcel in range(64) if start.state.content[parcel]] == ["b7"]
    assert sum(start.state.road) == 4
    assert (start.state.house_stock, start.state.road_stock) == (19, 25 - 4 - 2)


def test_nine_mountains_rise_on_free_parcels_of_the_inner_board() -> None:
    """Rules: "Game setup", p. 2."""
    start = go_on(fresh(), "* draw bank; * draw bank; * draw bank; * centre 1 1")
    assert why_not(start, "mountain 1 1") == "occupied"
    assert why_not(start, "order 0") == "mountain-first"
    go_on(start, *(f"* mountain {column} 6" for column in range(1, 7)))
    assert why_not(start, "mountain 3 6") == "occupied"
    go_on(start, "* mountain 2 2; * mountain 3 3; * mountain 4 4")
    assert step(start) == "DrawOrder"
    assert [*start.state.content].count(2) == 9


def test_the_order_of_the_first_turn_is_drawn() -> None:
    """Rules: "Game setup", p. 2."""
    start = go_on(fresh(4), "* draw bank; * draw bank; * draw bank; * centre 1 1")
    go_on(
        start,
        *(f"* mountain {column} 6" for column in range(1, 7)),
        "* mountain 2 2; * mountain 3 3; * mountain 4 4",
    )
    assert why_not(start, "claim a1") == "order-first"
    assert why_not(start, "order 4") == "no-such-seat"
    go_on(start, "* order 2")
    assert why_not(start, "order 2") == "has-place"
    go_on(start, "* order 0; * order 3")  # the last one needs no draw
    assert [*start.state.lower] == [2, 0, 3, 1]
    assert actor(start) == 2


def test_any_ownerless_parcel_may_be_claimed_mountains_and_the_centre_too() -> None:
    """Rules: "Game setup", p. 2."""
    start = opening("d4")
    assert owner(start, "d4") == 0
    begun = fresh()
    go_on(begun, "* draw bank; * draw bank; * draw bank; * centre 3 3")
    go_on(
        begun,
        *(f"* mountain {column} 6" for column in range(1, 7)),
        "* mountain 1 1; * mountain 1 2; * mountain 2 1; * order 0",
    )
    assert len(offered(begun)) == 64
    go_on(begun, "0 claim b2")
    assert why_not(begun, "claim b2") == "parcel-owned"
    assert why_not(begun, "pass") == "claim-first"


def test_cards_lie_on_their_yellow_sides_unless_the_table_says_otherwise() -> None:
    """Rules: "Personalities", p. 7."""
    assert [*fresh().state.side] == [0] * 7
    assert [*fresh(2, "personalities=yellow").state.side] == [0] * 7
    assert [*fresh(2, "personalities=red").state.side] == [1] * 7
    mixed = fresh(2, "red-grocer", "red-captain").state
    assert [CARD_NAMES[card] for card in range(7) if mixed.side[card]] == ["grocer", "captain"]


def test_chance_turns_the_cards_that_nobody_has_fixed() -> None:
    """Rules: "Personalities", p. 7."""
    start = fresh(2, "personalities=random", "red-banker")
    assert why_not(start, "draw bank", -1) == "side-first"
    go_on(start, "* side red", *["* side yellow"] * 5)
    assert [*start.state.side] == [1, 1, 0, 0, 0, 0, 0]
    assert step(start) == "DrawBuilding"
    assert [numbers[0] for _, _, numbers in events(start, "event-side-turned")] == [0, 2, 3, 4, 5, 6]


def test_with_a_starting_revolver_everybody_has_one_more_firepower() -> None:
    """Rules: "Game setup", p. 2. Ruling R02."""
    assert opening().state.firepower(0) == 3
    assert opening(variants=["starting-revolver"]).state.firepower(0) == 4


def test_two_seats_with_duel_tiles_get_the_same_tiles_and_15_dollars() -> None:
    """Rules: "The Might is right variant", p. 8."""
    start = opening(variants=["might-is-right"])
    assert [*start.state.tiles] == [1] * 12
    assert money(start) == [15, 15]


def test_three_seats_get_six_tiles_each_and_30_dollars_less_their_total() -> None:
    """Rules: "The Might is right variant", p. 8."""
    start = fresh(3, "might-is-right")
    assert why_not(start, "draw bank") == "deal-first"
    go_on(start, *["* deal 5; * deal 5; * deal 5; * deal 4; * deal 4; * deal 4"])
    assert why_not(start, "deal 5") == "none-left"
    go_on(start, *["* deal 3; * deal 3; * deal 3; * deal 2; * deal 2; * deal 2"])
    go_on(start, *["* deal 1; * deal 1; * deal 1; * deal 0; * deal 0; * deal 0"])
    assert money(start) == [0, 0, 0]  # nobody has announced anything
    go_on(start, "* draw bank; * draw bank; * draw bank", f"* centre {dice('d4')}")
    go_on(
        start,
        *(f"* mountain {column} 6" for column in range(1, 7)),
        "* mountain 2 2; * mountain 4 4; * mountain 5 5",
    )
    go_on(start, "* order 0; * order 1")
    assert [*start.state.total] == [27, 15, 3]
    assert sum(start.state.total) == 45
    assert money(start) == [3, 15, 27]
    told = [(seat, numbers[:2]) for _, seat, numbers in events(start, "event-total-announced")]
    assert told == [(0, [27, 3]), (1, [15, 15]), (2, [3, 27])]  # the points, the money


def test_the_first_hands_are_dealt_for_their_owners_eyes() -> None:
    """Rules: "The Might is right variant", p. 8."""
    start = go_on(fresh(3, "might-is-right"), "* deal 5")
    assert start.lines[0] == ["* deal 5"]
    assert start.lines[1] == start.lines[-2] == ["* deal ?"]
    told = [(event.name, event.audience) for event in start.events[1]]
    assert ("carson-city-event-tile-seen", 0) in told


def test_refusals_of_chance_name_what_comes_first() -> None:
    """Rules: "Game setup", p. 2."""
    start = fresh()
    assert why_not(start, "roll 3") == "draw-first"


@pytest.mark.parametrize(
    ("variants", "idle"),
    [
        ("course=random", "course=random"),
        ("course=laid kit-carson", "course=laid"),
        ("bonus-each-turn might-is-right", "bonus-each-turn"),
        ("settler-points red-grocer", "settler-points"),
        ("course=usual", ""),
        ("course=random carson-river", ""),
        ("bonus-each-turn kit-carson", ""),
        ("settler-points red-settler", ""),
        ("settler-points personalities=red", ""),
        ("settler-points personalities=random", ""),
    ],
)
def test_a_variant_that_does_nothing_without_another_is_refused_for_new_tables(
    variants: str, idle: str
) -> None:
    """Rules: "Variants", p. 8. Rulings R05, R06 and R27."""
    chosen = frozenset(variants.split())
    assert CARSON_CITY.idle_variant(chosen) == idle
    if idle:
        with pytest.raises(Refused, match="variant-needs-another"):
            refuse_idle(CARSON_CITY, chosen)
    else:
        refuse_idle(CARSON_CITY, chosen)
    assert Table(CARSON_CITY, 2, chosen).state.seat_count == 2  # old records with it open all the same
