"""Card files are checked, and a mistake is told by file, entry and field."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from boomtown.core.sources import folder_of
from boomtown.games import GAMES
from tests.cli.terminal import Call

PACKAGE = folder_of("boomtown")
# one mistake a game: the file, the text in it, what comes instead, and what is told
MISTAKES = {
    "carson-city": (
        "pieces.toml",
        "per_house = 5",
        "per_house = 5.5",
        "building saloon (per_house): Expected `int`, got `float`",
    ),
    "card-game": ("cards.toml", "era = 1, appeal = 4", "era = 3, appeal = 4", "(era): Invalid enum value 3"),
    "gold-rush": (
        "pieces.toml",
        "nuggets = 3",
        "nuggets = 7",
        "face gr01 (mountains[0].nuggets): Expected `int` <= 6",
    ),
    "nevada-city": (
        "workers.toml",
        "salary = 3",
        "salary = 3.5",
        "worker dutch-vandermeer (salary): Expected `int`, got `float`",
    ),
}


def data(game: str) -> Path:
    return PACKAGE / "games" / game.replace("-", "_") / "data"


def spoil(folder: Path, game: str) -> str:
    """Write the mistake of a game into its files in a folder; what must be told."""
    file, right, wrong, told = MISTAKES[game]
    text = (folder / file).read_text(encoding="utf-8")
    assert right in text
    (folder / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    return told


@pytest.mark.parametrize("game", GAMES)
def test_the_files_of_the_game_are_in_order(boomtown: Call, game: str) -> None:
    ended = boomtown("cards", game)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.splitlines()[-1] == f"The files in {data(game)} are in order."


def test_the_entries_are_counted(boomtown: Call) -> None:
    assert boomtown("cards", "nevada-city", "--json").document["cards"]["contract"] == 40
    assert boomtown("cards", "gold-rush", "--json").document["cards"] == {"token": 5, "face": 50}


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_is_told(boomtown: Call, tmp_path: Path, game: str) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(data(game), folder)
    told = spoil(folder, game)
    ended = boomtown("cards", game, "--folder", folder)
    assert ended.code == 1
    assert ended.out.startswith(f"Mistake in {MISTAKES[game][0]}: ")
    assert told in ended.out
    assert told in boomtown("cards", game, "--folder", folder, "--json").document["problem"]


@pytest.mark.parametrize("command", ["cards gold-rush", "games", "simulate gold-rush --games 1"])
@pytest.mark.plain
def test_a_mistake_in_the_games_own_file_is_one_sentence(tmp_path: Path, command: str) -> None:
    """Whoever corrects the file in its place cannot load the game any more: still no traceback."""
    without = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(PACKAGE, tmp_path / "boomtown", ignore=without)
    told = spoil(tmp_path / "boomtown/games/gold_rush/data", "gold-rush")
    ended = subprocess.run(
        [sys.executable, "-m", "boomtown", *command.split()],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 1
    assert told in ended.stdout + ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("claim",), "claim has no card files to correct"),
        (("nevada-city", "--folder", "/no/such/folder"), "there is no folder '/no/such/folder'"),
        (("gold-rush", "--folder", __file__), "is no folder, but a file"),
        (("gold-rush", "--folder", "x" * 300), "cannot be read: File name too long"),
        (("gold-rush", "--folder", f"{__file__}/within"), "there is no folder"),
        (("chess",), "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_checked_is_refused(boomtown: Call, words: tuple[str, ...], problem: str) -> None:
    ended = boomtown("cards", *words)
    assert (ended.code, ended.out) == (2, "")
    assert problem in ended.err


@pytest.mark.parametrize("game", GAMES)
def test_an_empty_folder_lacks_the_first_file(boomtown: Call, tmp_path: Path, game: str) -> None:
    ended = boomtown("cards", game, "--folder", tmp_path)
    assert (ended.code, ended.err) == (1, "")
    assert ended.out.strip().endswith(f".toml: there is no such file in {tmp_path}")


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"\xff\xfe", "it is no text in UTF-8"),
        (b"box = " + b"[" * 5000, "too deep to read"),
        (b"box = 3", "box: Expected `object`, got `int`"),
        (b"token = 1\nface = 2\nbox = 3", "Expected `object`, got `int`"),
        (
            b"face = [1]\ntoken = [1]\n[box]\ntiles=2\ntokens=1\ncowboys=1\nsource=''",
            "token number 1: Expected `object`",
        ),
        (b"", "box is missing"),
    ],
)
def test_nonsense_is_told_as_well(boomtown: Call, tmp_path: Path, content: bytes, problem: str) -> None:
    (tmp_path / "pieces.toml").write_bytes(content)
    ended = boomtown("cards", "gold-rush", "--folder", tmp_path)
    assert (ended.code, ended.err) == (1, "")
    assert ended.out.startswith("Mistake in pieces.toml: ")
    assert problem in ended.out


def test_a_folder_instead_of_a_file_is_told(boomtown: Call, tmp_path: Path) -> None:
    (tmp_path / "pieces.toml").mkdir()
    ended = boomtown("cards", "gold-rush", "--folder", tmp_path)
    assert (ended.code, ended.out) == (1, "Mistake in pieces.toml: it cannot be read: Is a directory\n")
