"""How many sequences of actions there are from fixed positions, and the order of the options: both are pinned."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from boomtown.core.laws import perft
from boomtown.core.record import Table
from boomtown.games.nevada_city import NEVADA_CITY
from boomtown.games.nevada_city.rules.state import NevadaCityState
from tests.games.nevada_city.tables import golden_table, offered

POSITIONS: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "perft.toml").read_text(encoding="utf-8")
)["position"]


def named(position: dict[str, Any]) -> str:
    where = position.get("golden", f"{position.get('seats')}-seats")
    return f"{where}-{position.get('move', 0)}-{position['at'].replace(' ', '-')}"


def reached(position: dict[str, Any]) -> Table[NevadaCityState]:
    if "golden" in position:
        return golden_table(position["golden"], position["move"])
    return Table(NEVADA_CITY, position["seats"], frozenset(position["variants"]))


@pytest.mark.parametrize("position", POSITIONS, ids=named)
def test_the_number_of_sequences_is_known(position: dict[str, Any]) -> None:
    state = reached(position).state
    depths = range(1, len(position["counts"]) + 1)
    assert [perft(state, depth) for depth in depths] == position["counts"]


@pytest.mark.parametrize("position", [one for one in POSITIONS if "options" in one], ids=named)
def test_the_order_of_the_options_is_known(position: dict[str, Any]) -> None:
    """Ruling R40."""
    pinned = [text for line in position["options"].splitlines() for text in line.split(", ")]
    assert offered(reached(position)) == [text.strip(",") for text in pinned if text]


def test_the_first_counts_agree_with_the_cards_counted_by_hand() -> None:
    """Four start buildings in any order, then six families for the Sheriff."""
    start = Table(NEVADA_CITY, 4)
    assert [perft(start.state, depth) for depth in (1, 2, 3, 4, 5)] == [4, 12, 24, 24, 24 * 6]
