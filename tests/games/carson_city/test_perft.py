"""How many sequences of actions there are from fixed positions, and the order of the options: both are pinned."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from boomtown.core.laws import perft
from boomtown.core.record import Table
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.rules.state import CarsonCityState
from tests.games.carson_city.tables import choose, golden_table, offered, opening

POSITIONS: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "perft.toml").read_text(encoding="utf-8")
)["position"]


def named(position: dict[str, Any]) -> str:
    where = position.get("golden", f"{position.get('seats')}-seats")
    return f"{where}-{position.get('move', 0)}-{position['at'].replace(' ', '-')}"


def reached(position: dict[str, Any]) -> Table[CarsonCityState]:
    if "golden" in position:
        return golden_table(position["golden"], position["move"])
    return Table(CARSON_CITY, position["seats"], frozenset(position["variants"]))


@pytest.mark.parametrize("position", POSITIONS, ids=named)
def test_the_number_of_sequences_is_known(position: dict[str, Any]) -> None:
    state = reached(position).state
    depths = range(1, len(position["counts"]) + 1)
    assert [perft(state, depth) for depth in depths] == position["counts"]


@pytest.mark.parametrize("position", [one for one in POSITIONS if "options" in one], ids=named)
def test_the_order_of_the_options_is_known(position: dict[str, Any]) -> None:
    """Rules: "2 Cowboy placement", p. 3. Ruling R33."""
    pinned = [text for line in position["options"].splitlines() for text in line.split(", ")]
    assert offered(reached(position)) == [text.strip(",") for text in pinned if text]


def test_the_first_counts_agree_with_what_can_be_counted_by_hand() -> None:
    assert perft(Table(CARSON_CITY, 2, frozenset()).state, 1) == 8  # kinds in the bag
    assert perft(opening().state, 1) == 7  # personalities
    assert (
        perft(choose(opening(), "banker", "mercenary").state, 1) == 21 + 60 + 1
    )  # squares, parcels, passing
