"""The account of the box finds what is missing: each fault is planted and must be found."""

from collections.abc import Callable

import pytest

from boomtown.games.carson_city.audit import audit
from boomtown.games.carson_city.rules.state import CarsonCityState
from tests.games.carson_city.tables import NAMES, golden, golden_table

NAME, MOVE = "5-seats-everything-at-once", 330


def mint(state: CarsonCityState) -> None:
    state.money[0] += 1


def owe(state: CarsonCityState) -> None:
    state.bank += state.money[0] + 1
    state.money[0] = -1


def lose_a_road(state: CarsonCityState) -> None:
    state.has_endless_roads = 0


def forget_a_corner(state: CarsonCityState) -> None:
    state.touched[[*state.touched].index(1)] = 0


def hang_a_road(state: CarsonCityState) -> None:
    edge = max(
        edge for edge in range(64) if not state.road[edge] and not state.touched[edge // 8 * 9 + edge % 8]
    )
    state.road[edge] = 1
    state.touched[edge // 8 * 9 + edge % 8] = state.touched[edge // 8 * 9 + edge % 8 + 1] = 1


def lose_a_house(state: CarsonCityState) -> None:
    state.house_stock -= 1


def raise_a_mountain(state: CarsonCityState) -> None:
    state.content[[*state.content].index(0)] = 2


def build_what_there_is_not(state: CarsonCityState) -> None:
    parcel = next(one for one in range(64) if state.owner[one] >= 0 and state.content[one] == 0)
    state.content[parcel] = 4 + 8  # one more than the last of the eight kinds


def miscount_parcels(state: CarsonCityState) -> None:
    state.parcels[0] += 1


def lose_a_tile(state: CarsonCityState) -> None:
    state.tile_on[max(site for site in range(7) if state.tile_on[site] >= 0)] = -1


def miscount_the_bag(state: CarsonCityState) -> None:
    state.bag.size += 1


def miscount_buildings(state: CarsonCityState) -> None:
    state.built[0] += 1


def lose_a_cowboy(state: CarsonCityState) -> None:
    state.reserve[0] -= 1


def invite_a_stranger(state: CarsonCityState) -> None:
    state.standing[0] += 16**5


def arm_somebody(state: CarsonCityState) -> None:
    state.revolvers[0] += 20


def pass_twice(state: CarsonCityState) -> None:
    state.lower[0] = state.lower[1] = 3
    state.passed = 2


def share_a_card(state: CarsonCityState) -> None:
    state.personality[0] = state.personality[1] = 3


def lose_a_duel_tile(state: CarsonCityState) -> None:
    state.tile_count[0] += 1


def exchange_a_duel_tile(state: CarsonCityState) -> None:
    state.shown_tiles[0] += 1


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (mint, "the players and the bank have $471"),
        (owe, "somebody owes money"),
        (lose_a_road, "roads, not 25"),
        (forget_a_corner, "the corners where roads end are others"),
        (hang_a_road, "a road hangs in the air"),
        (lose_a_house, "houses, not 20"),
        (raise_a_mountain, "mountains beside"),
        (build_what_there_is_not, "holds 12"),
        (miscount_parcels, "seat 0 owns"),
        (lose_a_tile, "is missing or too many"),
        (miscount_the_bag, "the bag has another size"),
        (miscount_buildings, "seat 0 has built another number"),
        (lose_a_cowboy, "seat 0 has 9 cowboys"),
        (invite_a_stranger, "somebody who is not here"),
        (arm_somebody, "revolvers, its buildings"),
        (pass_twice, "the lower track shows"),
        (share_a_card, "the cards"),
        (lose_a_duel_tile, "seat 0 has"),
        (exchange_a_duel_tile, "tiles worth 0"),
    ],
)
def test_a_fault_is_found(fault: Callable[[CarsonCityState], None], complaint: str) -> None:
    state = golden_table(NAME, MOVE).state
    assert audit(state) is None
    fault(state)
    assert complaint in str(audit(state))


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_adds_up_at_every_fortieth_move(name: str) -> None:
    for number in range(0, len(golden(name).moves), 40):
        assert audit(golden_table(name, number).state) is None
