"""`./check` runs every part to its end, tells how each went, and finds the tests of what has changed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.changes import changed_files, related_tests
from tests.check import Check, Part, closing_lines
from tests.conftest import HERE, runs_once

SAMPLE = """
import pytest

def test_good(): pass

def test_bad(): assert False

@pytest.mark.skip
def test_left_out(): pass
"""


def sh(command: str) -> list[str]:
    return ["sh", "-c", command]


def test_a_part_ends_with_the_first_command_that_fails(capfd: pytest.CaptureFixture[str]) -> None:
    part = Part("things", [sh("echo one"), sh("echo two >&2; exit 3"), sh("echo three")], {})
    part.finish()
    assert not part.is_ok
    assert capfd.readouterr().out == "\n==> things\none\ntwo\n"


def test_a_part_beside_others_is_printed_whole(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    beside, front = (Part(name, [sh(f"echo {name} is done")], {}) for name in ("beside", "front"))
    beside.start(tmp_path / "log")
    front.finish()
    beside.finish()
    assert capfd.readouterr().out == "\n==> front\nfront is done\n\n==> beside\nbeside is done\n"


def test_what_still_runs_is_ended(tmp_path: Path) -> None:
    check = Check(tmp_path)
    part = check.part("endless", ["sleep", "1000"], ["touch", str(tmp_path / "file")])
    part.start(tmp_path / "log")
    while part.process is None:
        pass
    check.stop()
    part.finish()
    assert not part.is_ok
    assert not (tmp_path / "file").exists()


def test_in_the_end_parts_tests_and_the_slowest_are_told(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(SAMPLE)
    check = Check(tmp_path)
    check.part("format", ["true"]).finish()
    check.tests("tests", ["-p", "no:cacheprovider", str(tmp_path / "test_sample.py")]).finish()
    check.part("never run", ["true"])
    lines = closing_lines(check.parts, 12.3)
    assert [line.split()[0] for line in lines[1:3]] == ["ok", "FAILED"]
    assert "3 tests  tests" in lines[2]
    slowest = lines[lines.index("The slowest tests:") + 1 : -3]
    assert {line.rpartition("::")[2] for line in slowest} == {"test_good", "test_bad", "test_left_out"}
    assert lines[-2] == "Something FAILED, 12 s in all"
    assert lines[-1].strip("=") == " 1 failed, 1 passed, 1 skipped in 12.30s "


@pytest.mark.parametrize(
    ("file", "test"),
    [
        ("tests/core/test_rng.py", "tests/core/test_rng.py"),
        ("src/boomtown/core/rng.py", "tests/core/test_rng.py"),
        ("src/boomtown/server/tables/store.py", "tests/server/test_store.py"),
        ("src/boomtown/games/claim/data/claim.toml", "tests/games/claim/test_claim.py"),
        ("tests/server/asgi.py", "tests/server/test_devices.py"),
        ("docs/commands.md", "tests/docs/test_docs.py"),
    ],
)
def test_a_change_has_its_tests(file: str, test: str) -> None:
    assert test in related_tests(HERE.parent, [file])


def test_the_nearest_tests_come_first() -> None:
    found = related_tests(HERE.parent, ["src/boomtown/core/rng.py", "tests/core/test_grid.py"])
    assert {*found[:2]} == {"tests/core/test_rng.py", "tests/core/test_grid.py"}
    assert len(found) > 2


def test_what_has_changed_since_the_main_branch_is_found(tmp_path: Path) -> None:
    who = "-c user.name=Ada -c user.email=ada@example"
    script = f"""git init -q -b main . && touch same edited && git add . && git {who} commit -qm one
        git checkout -qb mine && touch committed && git add . && git {who} commit -qm two && echo x >edited && touch new"""
    subprocess.run(sh(script), cwd=tmp_path, check=True)
    assert sorted(changed_files(tmp_path)) == ["committed", "edited", "new"]


@pytest.mark.parametrize(
    ("file", "once"),
    [
        ("core/test_rng.py", False),
        ("games/claim/test_claim.py", False),
        ("games/claim/test_scene.py", True),
        ("server/test_store.py", True),
    ],
)
def test_rules_are_tested_in_both_forms(file: str, once: bool) -> None:
    assert runs_once(HERE / file) is once


def test_no_test_begins_when_the_time_is_up(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/core/test_rng.py"]
    ended = subprocess.run(
        ["env", "BOOMTOWN_TEST_SECONDS=0", *command],
        cwd=HERE.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0
    assert "skipped" in ended.stdout.splitlines()[-1]
    assert "passed" not in ended.stdout
