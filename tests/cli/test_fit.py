"""Weights learned from games."""

import tomllib
from pathlib import Path

import pytest

from boomtown.cli.fit import learned_outlook
from boomtown.cli.output import Mistake
from boomtown.games.nevada_city.prospects import NAMES
from tests.cli.terminal import Call


def test_weights_are_written_with_the_command_that_made_them(boomtown: Call, tmp_path: Path) -> None:
    file = tmp_path / "outlook.toml"
    ended = boomtown("fit", "nevada-city", "--games", 1, "--seed", 3, "--out", file, "--json")
    text = file.read_text(encoding="utf-8")
    assert ended.code == 0
    assert text.splitlines()[0].endswith("by: boomtown fit nevada-city --games 1 --seed 3")
    assert tomllib.loads(text) == ended.document["weights"]
    assert [*ended.document["weights"]] == NAMES


def test_the_guesses_of_the_card_game_are_weighed_era_by_era(boomtown: Call) -> None:
    weights = boomtown("fit", "card-game", "--games", 4, "--json").document["weights"]
    assert {name: len(row) for name, row in weights.items()} == {"characters": 2, "growth": 2, "pips": 2}
    assert weights["pips"][1] > 2000, "auction cards are worth something in the second era"


@pytest.mark.parametrize("game", ["claim", "carson-city"])
def test_other_outlooks_are_not_learned(game: str) -> None:
    with pytest.raises(Mistake, match="is not learned"):
        learned_outlook(game)
