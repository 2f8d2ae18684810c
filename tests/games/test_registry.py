"""The games by name: ours without any metadata, those of other packages from their entry points."""

import logging
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from boomtown.bots.levels import SHERIFF, budget_of, settings_of
from boomtown.games import ALL, EXAMPLES, GAMES, UnknownGame, game_parts, registry
from boomtown.games.parts import GameParts

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
PLAYED = """
import sys
from boomtown.games import ALL
ALL["claim"].start(2, frozenset())
names = [name.removeprefix("boomtown.") for name in sys.modules if name.startswith("boomtown.")]
print(*(name for name in names if name.startswith(("look", "server", "games"))))
print("importlib.metadata" in sys.modules)
"""


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """Entry points that seem to be installed."""
    entries: list[EntryPoint] = []
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: entries)
    forget()
    yield entries
    forget()


def forget() -> None:
    registry.find_parts.cache_clear()
    registry.find_entries.cache_clear()
    registry.LEFT_OUT.clear()


def announce(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, registry.GROUP)


def test_the_project_announces_the_games_that_are_known_without_it() -> None:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    assert project["project"]["entry-points"][registry.GROUP] == registry.OURS


@pytest.mark.parametrize("name", registry.OURS)
def test_every_game_has_all_parts(name: str) -> None:
    parts = game_parts(name)
    assert (parts.name, parts.rules.game.name, parts.words.game) == (name, name, name)
    assert parts.package == registry.package_of(name) == parts.words.package
    assert parts.search_numbers is not None
    assert parts.audit.play_styles
    assert callable(parts.ui.draw_scene)


def test_whoever_plays_one_game_loads_no_drawings_and_no_other_game() -> None:
    told = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True, check=True).stdout
    modules, has_metadata = told.splitlines()
    strange = [
        name
        for name in modules.split()
        if not name.startswith(("games.claim", "games.parts", "games.registry", "games.guides"))
        and name != "games"
    ]
    assert strange == []
    assert "games.claim.ui" not in modules.split()
    assert has_metadata == "False"


def test_an_example_is_not_for_the_lobby() -> None:
    assert "claim" not in GAMES
    assert [*EXAMPLES] == ["claim"]
    assert "claim" in ALL


def test_an_unknown_game_is_an_error(announced: list[EntryPoint]) -> None:
    assert "no-such-game" not in ALL
    with pytest.raises(KeyError):
        ALL["no-such-game"]
    with pytest.raises(UnknownGame, match="no game 'no-such-game'"):
        game_parts("no-such-game")


def test_a_game_that_nobody_registered_can_be_searched(announced: list[EntryPoint]) -> None:
    assert budget_of(SHERIFF, "no-such-game").iterations == 2000
    assert settings_of("no-such-game").value_scale == 20.0


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("my-game", "no_such_package.parts:PARTS", "No module named 'no_such_package'"),
        ("my-game", "boomtown.games.claim.parts:NOTHING", "has no attribute 'NOTHING'"),
        ("my-game", "boomtown.games.claim.parts:load_rules", "is no GameParts"),
        ("my-game", "boomtown.games.claim.parts:PARTS", "its parts are those of 'claim'"),
        ("My Game", "boomtown.games.claim.parts:PARTS", "small letters"),
        ("claim", "other.parts:PARTS", "another game has this name"),
    ],
)
def test_a_game_that_cannot_be_used_is_reported_once_and_left_out(
    announced: list[EntryPoint], caplog: pytest.LogCaptureFixture, name: str, value: str, why: str
) -> None:
    announced.append(announce(name, value))
    with caplog.at_level(logging.WARNING, "boomtown"):
        assert [*GAMES] == [*registry.OUR_GAMES]
        assert [*ALL] == [*registry.OURS]
        assert "my-game" not in ALL
    (told,) = caplog.messages
    assert told.startswith(f"boomtown: the game {name}")
    assert why in told


def test_rules_that_fail_leave_a_game_out(
    announced: list[EntryPoint], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise ImportError("needs another package")

    broken = GameParts("my-game", "boomtown", fail, fail, fail, fail)  # type: ignore[arg-type]
    monkeypatch.setattr("boomtown.games.claim.parts.BROKEN", broken, raising=False)
    announced.append(announce("my-game", "boomtown.games.claim.parts:BROKEN"))
    with caplog.at_level(logging.WARNING, "boomtown"):
        assert "my-game" not in GAMES
        assert "my-game" not in ALL
    assert caplog.messages == [
        "boomtown: the game my-game of an installed package is left out: needs another package"
    ]
