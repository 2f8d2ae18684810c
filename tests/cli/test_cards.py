"""Card files are checked, and a mistake is told by file and entry."""

import shutil
from pathlib import Path

import pytest

from boomtown.games.nevada_city import components
from tests.cli.terminal import Call

DATA = Path(components.__file__).parent / "data"


def test_the_files_of_the_game_are_in_order(boomtown: Call) -> None:
    ended = boomtown("cards", "nevada-city")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.splitlines()[-1].endswith("are in order.")
    assert boomtown("cards", "nevada-city", "--json").document["cards"]["contract"] == 40


def test_a_mistake_is_told(boomtown: Call, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(DATA, folder)
    text = (folder / "workers.toml").read_text(encoding="utf-8")
    (folder / "workers.toml").write_text(text.replace("salary = 3", "salary = 3.5", 1), encoding="utf-8")
    ended = boomtown("cards", "nevada-city", "--folder", folder)
    assert ended.code == 1
    assert ended.out.startswith("Mistake in workers.toml: worker dutch-vandermeer (salary): ")
    assert "problem" in boomtown("cards", "nevada-city", "--folder", folder, "--json").document


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("gold-rush",), "gold-rush has no card files to correct"),
        (("nevada-city", "--folder", "/no/such/folder"), "/no/such/folder is no folder"),
        (("chess",), "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_checked_is_refused(boomtown: Call, words: tuple[str, ...], problem: str) -> None:
    ended = boomtown("cards", *words)
    assert (ended.code, ended.out) == (2, "")
    assert problem in ended.err
