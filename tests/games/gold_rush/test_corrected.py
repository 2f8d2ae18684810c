"""Whoever owns the game may correct the tiles, as docs/your-own-cards.md promises: rules and pictures follow."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from boomtown.core.sources import folder_of
from tests.games.gold_rush import corrected_box

ROOT = Path(__file__).parents[3]
CHECKS = [
    corrected_box.the_box_is_the_corrected_one,
    corrected_box.every_tile_shows_the_prairies_of_its_entry,
    corrected_box.every_piece_has_a_picture_and_a_name,
    corrected_box.all_laws_hold,
    corrected_box.a_railroad_that_passes_a_tile_twice_counts_it_once,
    corrected_box.a_tile_that_closes_one_mountain_with_two_of_three_segments_scores_it_once,
    corrected_box.a_mountain_without_nuggets_brings_no_token_and_nobody_speaks_of_it,
    corrected_box.three_mountains_of_one_tile_are_three_places_for_cowboys_and_tents,
]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as it is, but for the file of the pieces."""
    folder = tmp_path_factory.mktemp("corrected")
    without, source = shutil.ignore_patterns("__pycache__", "static"), folder_of("boomtown")
    shutil.copytree(source, folder / "boomtown", ignore=without)
    for shared in source.parent.glob("*__mypyc.*"):  # what compiled modules have in common lies beside them
        shutil.copy2(shared, folder)
    file = folder / "boomtown/games/gold_rush/data/pieces.toml"
    file.write_text(corrected(file.read_text(encoding="utf-8")), encoding="utf-8")
    return folder


def corrected(text: str) -> str:
    """The file with the faces of the corrected box, another value of a token, and one more cowboy."""
    for face, entry in corrected_box.FACES_TOLD.items():
        head = re.compile(rf'(id = "{face}"\ncount = \d\n).*?(?=source)', re.DOTALL)
        text, count = head.subn(rf"\1{dedent(entry).strip()}\n", text)
        assert count == 1
    for right, wrong in (("value = 5", "value = 4"), ("cowboys = 4", "cowboys = 5")):
        assert right in text
        text = text.replace(right, wrong)
    return text


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_corrected_box_is_played_and_drawn_as_it_says(package: Path, check: Callable[[], None]) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "tests.games.gold_rush.corrected_box", check.__name__],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr[-2000:]
