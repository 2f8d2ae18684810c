"""The scripts can be run, are plain sh, and do what they are said to do."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMMANDS = ("boomtown", "check", ".ci/run", "requirements/remake")


def run(command: list[str], folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **variables}
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def ready(tmp_path: Path) -> Path:
    """Make a copy of the scripts that is set up already, with a stand-in for the program."""
    tree = tmp_path / "the tree"
    (tree / "requirements").mkdir(parents=True)
    for name in ("boomtown", "check", "setup.sh", "setup.py", "pyproject.toml", "requirements/play.txt"):
        shutil.copy(ROOT / name, tree / name)
    tools = tree / ".venv/bin"
    tools.mkdir(parents=True)
    for name in ("python", "boomtown"):
        (tools / name).write_text('#!/bin/sh\npwd\nfor word; do echo "[$word]"; done\n')
        (tools / name).chmod(0o755)
    (tree / ".venv/made-at").write_text(f"{tree}\n")
    stamp = run(["sh", "-c", "cat requirements/play.txt pyproject.toml setup.py | cksum"], tree).stdout
    (tree / ".venv/play.stamp").write_text(stamp)
    return tree


@pytest.mark.parametrize("name", COMMANDS)
def test_commands_are_executable(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)
    assert (ROOT / name).read_text(encoding="utf-8").startswith("#!/bin/sh\n")


@pytest.mark.parametrize("name", [*COMMANDS, "setup.sh"])
def test_scripts_are_plain_sh(name: str) -> None:
    result = run(["sh", "-n", name], ROOT)
    assert (result.returncode, result.stderr) == (0, "")


def test_the_build_server_runs_the_same_check() -> None:
    lines = (ROOT / ".ci/run").read_text(encoding="utf-8").splitlines()
    assert lines[-1].endswith("exec ./check")


def test_arguments_and_folder_are_those_of_the_caller(ready: Path, tmp_path: Path) -> None:
    result = run(["the tree/boomtown", "replay", "../a game.toml"], tmp_path)
    assert result.stdout.splitlines() == [str(tmp_path), "[replay]", "[../a game.toml]"], result.stderr


def test_the_command_works_through_a_link(ready: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(ready / "boomtown")
    assert run(["./link", "games"], tmp_path).stdout.splitlines() == [str(tmp_path), "[games]"]


def test_without_arguments_the_table_is_opened(ready: Path) -> None:
    assert run(["./boomtown"], ready).stdout.splitlines() == [str(ready), "[serve]", "[--open]"]


@pytest.mark.parametrize("name", ["requirements/play.txt", "pyproject.toml", "setup.py"])
def test_a_changed_file_means_a_new_set_up(ready: Path, name: str) -> None:
    with (ready / name).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    # The stand-in for Python installs nothing, but the script asks it to.
    result = run(["./boomtown", "games"], ready)
    assert "installing the packages of requirements/play.txt" in result.stderr


def test_a_moved_tree_gets_a_new_environment(ready: Path, tmp_path: Path) -> None:
    moved = ready.rename(tmp_path / "moved")
    result = run(["./boomtown", "games"], moved, PYTHON=str(moved / ".venv/bin/boomtown"))
    assert "making .venv" in result.stderr


def test_packages_that_were_left_half_installed_are_installed_again(ready: Path) -> None:
    (ready / ".venv/play.stamp").unlink()
    assert "[--force-reinstall]" not in run(["./boomtown", "games"], ready).stderr
    (ready / ".venv/play.stamp").unlink()
    (ready / ".venv/unfinished").touch()
    assert "[--force-reinstall]" in run(["./boomtown", "games"], ready).stderr
    (ready / ".venv/play.stamp").unlink()
    assert "[--force-reinstall]" not in run(["./boomtown", "games"], ready).stderr


def test_what_is_set_up_is_not_set_up_again(ready: Path) -> None:
    (ready / ".venv/play.stamp").unlink()
    assert "installing" in run(["./boomtown", "games"], ready).stderr
    assert run(["./boomtown", "games"], ready).stderr == ""


@pytest.mark.parametrize(
    ("present", "advice"),
    [
        ([], "please install (named as in Debian): python3 python3-venv"),
        (["apt-get"], "please run as root: apt-get install python3 python3-venv"),
    ],
)
def test_without_python_and_without_rights_there_is_advice(
    ready: Path, present: list[str], advice: str
) -> None:
    (ready / ".venv/play.stamp").unlink()
    tools = ready / "tools"
    tools.mkdir()
    for name in ("sh", "dirname", "readlink", "cat", "cksum"):
        (tools / name).symlink_to(str(shutil.which(name)))
    for name in [*present, "id"]:
        (tools / name).write_text("#!/bin/sh\necho 1000\n")
        (tools / name).chmod(0o755)
    result = run([str(tools / "sh"), "boomtown", "games"], ready, PATH=str(tools))
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.endswith(f"{advice}\n")
    assert len(result.stderr.splitlines()) == 1


def test_check_refuses_what_it_does_not_know() -> None:
    result = run(["./check", "everything"], ROOT)
    assert (result.returncode, result.stderr) == (2, "usage: ./check [quick | long]\n")
