"""Weights learned from games."""

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from boomtown.cli.fit import find_fitting
from boomtown.games.card_game.evaluation.features import NAMES as CARD_GAME_NAMES
from boomtown.games.card_game.evaluation.slow_evaluation import LEARNED
from boomtown.games.nevada_city.evaluation.features import NAMES
from boomtown.mistakes import Mistake
from tests.cli.terminal import Call


def test_weights_are_written_with_the_command_that_made_them(boomtown: Call, tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    ended = boomtown("fit", "nevada-city", "--games", 1, "--seed", 3, "--out", file, "--json")
    text = file.read_text(encoding="utf-8")
    assert ended.code == 0
    assert text.splitlines()[0].endswith("by: boomtown fit nevada-city --games 1 --seed 3")
    assert tomllib.loads(text) == ended.document["weights"]
    assert [*ended.document["weights"]] == NAMES


def test_the_card_game_has_a_second_lesson(boomtown: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    teachers = ("deputy", "sheriff@iterations=1@trees=1@slow_evaluation=1")
    short = replace(find_fitting("card-game"), teachers=teachers, tables=(2,))
    monkeypatch.setattr("boomtown.cli.fit.find_fitting", lambda game: short)
    before = [*LEARNED]
    ended = boomtown("fit", "card-game", "--games", 1, "--json")
    assert [*LEARNED] == before
    assert [*ended.document["weights"]] == CARD_GAME_NAMES
    assert {len(row) for row in ended.document["weights"].values()} == {17}
    assert any(ended.document["weights"]["pips"])


@pytest.mark.parametrize("game", ["claim", "carson-city"])
def test_other_evaluations_are_not_learned(game: str) -> None:
    with pytest.raises(Mistake, match="is not learned"):
        find_fitting(game)
