"""`import boomtown` is the public interface: small, quick, and what its examples say."""

import doctest
import importlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import boomtown
from boomtown.games.registry import GAMES, UnknownGame

SOURCES = Path(boomtown.__file__).parent
WITH_EXAMPLES = sorted(
    ".".join(("boomtown", *path.relative_to(SOURCES).with_suffix("").parts)).removesuffix(".__init__")
    for path in SOURCES.rglob("*.py")
    if "\n>>> " in (text := path.read_text(encoding="utf-8")) or " >>> " in text
)


def printed(program: str) -> str:
    command = [sys.executable, "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_the_examples_of_a_module_come_true(module: str) -> None:
    results = doctest.testmod(importlib.import_module(module))
    assert results.attempted > 0
    assert results.failed == 0


def test_the_interface_itself_has_examples() -> None:
    assert {"boomtown", "boomtown.core.record", "boomtown.bots"} <= {*WITH_EXAMPLES}


@pytest.mark.parametrize("name", boomtown.__all__)
def test_every_name_is_there_and_is_listed(name: str) -> None:
    assert getattr(boomtown, name) is not None
    assert name in dir(boomtown)


def test_all_is_what_type_checkers_see() -> None:
    everything: dict[str, Any] = {}
    exec("from boomtown import *", everything)
    assert {*boomtown.__all__} <= {*everything}
    assert {*boomtown.HOMES} < {*boomtown.__all__}


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'gmae'"):
        boomtown.gmae  # noqa: B018


def test_games_can_be_asked_for_before_and_after_the_package_of_this_name_is_loaded() -> None:
    first = "import boomtown; print(boomtown.games(), boomtown.games())"
    second = "import boomtown, boomtown.games.registry; print(boomtown.games(), boomtown.games())"
    assert printed(first) == printed(second) == f"{[*GAMES]} {[*GAMES]}"


def test_an_unknown_game_is_said_to_be_unknown() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        boomtown.game("chess")


def test_importing_it_loads_no_rules() -> None:
    loaded = printed("import sys, boomtown; print(*(name for name in sys.modules if 'boomtown' in name))")
    assert {*loaded.split()} == {"boomtown", "boomtown.core", "boomtown.vectors"}


def test_a_game_is_loaded_without_drawings_texts_and_other_games() -> None:
    program = (
        "import sys, boomtown; boomtown.game('claim'); print(*(n for n in sys.modules if 'boomtown.' in n))"
    )
    loaded = printed(program).split()
    wrong = ("boomtown.look", "boomtown.server", "boomtown.lab", "boomtown.bots", "boomtown.games.gold_rush")
    assert [name for name in loaded if name.startswith(wrong) or ".ui" in name] == []
