"""How many sequences of actions there are from fixed positions, and the order of the options: both are pinned."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from boomtown.core.laws import perft
from boomtown.core.record import Table
from boomtown.games.card_game.components import BACKS, CHARACTERS
from boomtown.games.card_game.rules.state import CardGameState
from tests.games.card_game.tables import golden_table, offered, table

POSITIONS: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "perft.toml").read_text(encoding="utf-8")
)["position"]


def named(position: dict[str, Any]) -> str:
    where = position.get("golden", f"{position.get('seats')}-seats")
    return f"{where}-{position.get('move', 0)}-{position['at'].replace(' ', '-')}"


def reached(position: dict[str, Any]) -> Table[CardGameState]:
    if "golden" in position:
        return golden_table(position["golden"], position["move"])
    return table(seats=position["seats"], variants=position["variants"])


@pytest.mark.parametrize("position", POSITIONS, ids=named)
def test_the_number_of_sequences_is_known(position: dict[str, Any]) -> None:
    state = reached(position).state
    depths = range(1, len(position["counts"]) + 1)
    assert [perft(state, depth) for depth in depths] == position["counts"]


@pytest.mark.parametrize("position", [one for one in POSITIONS if "options" in one], ids=named)
def test_the_order_of_the_options_is_known(position: dict[str, Any]) -> None:
    """Rules: "Playing the game", p. 2. Ruling C21."""
    pinned = [text for line in position["options"].splitlines() for text in line.split(", ")]
    assert offered(reached(position)) == [text.strip(",") for text in pinned if text]


def test_the_first_counts_agree_with_the_cards_counted_by_hand() -> None:
    """Each back is seen once, then each character with that back may come."""
    assert [perft(table().state, depth) for depth in (1, 2)] == [len(BACKS), len(CHARACTERS)]
