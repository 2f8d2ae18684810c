"""A process changes to the compiled build of its sources, once."""

import os
import sys
from pathlib import Path

import pytest

import boomtown
from boomtown import build, cli

Started = list[tuple[list[str], dict[str, str]]]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Started:
    """The processes that would have been started, on a machine with a build in tmp_path."""
    calls: Started = []
    monkeypatch.setattr(os, "execve", lambda _, words, environment: calls.append((words, environment)))
    monkeypatch.setattr(build, "folder", lambda: tmp_path)
    monkeypatch.setattr(boomtown, "COMPILED", False)
    monkeypatch.setattr(sys, "argv", ["boomtown", "replay", "a game.toml"])
    for name in (build.PLAIN, cli.TRIED, "PYTHONPATH"):
        monkeypatch.delenv(name, raising=False)
    return calls


def test_a_plain_process_starts_again_with_the_build(started: Started, tmp_path: Path) -> None:
    cli.use_build()
    words, environment = started[0]
    assert words == [sys.executable, "-P", "-m", "boomtown", "replay", "a game.toml"]
    assert environment["PYTHONPATH"] == str(tmp_path)


def test_a_build_that_does_not_help_is_not_tried_again(
    started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    cli.use_build()
    monkeypatch.setenv(cli.TRIED, started[0][1][cli.TRIED])
    cli.use_build()
    assert len(started) == 1
    assert cli.TRIED not in os.environ  # the processes it starts may try


def test_a_compiled_process_goes_on(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boomtown, "COMPILED", True)
    cli.use_build()
    assert started == []


def test_plain_rules_can_be_demanded(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(build.PLAIN, "1")
    cli.use_build()
    assert started == []


def test_without_a_build_nothing_happens(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "folder", lambda: None)
    cli.use_build()
    assert started == []


def test_compile_says_where_the_build_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from boomtown.cli.app import run

    monkeypatch.setattr(build, "build", lambda: tmp_path)
    assert run(["compile"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == str(tmp_path)


def test_without_a_compiler_there_are_words_and_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from boomtown.cli.app import run

    def fail() -> Path:
        raise build.CannotCompile("no C compiler: there is no command 'cc'")

    monkeypatch.setattr(build, "build", fail)
    assert run(["compile"]) == 1
    assert capsys.readouterr() == ("", "boomtown: no C compiler: there is no command 'cc'\n")
