"""Says which form of the rules is tested, and makes sure of it where that was ordered.

`./check` runs the tests of `core` and `games` with plain and with compiled rules. All others, and those of words and
drawings, which are interpreted in both forms, run once: with compiled rules, which are quicker.
"""

import os
import signal
import time
from pathlib import Path

import pytest

import boomtown

HERE = Path(__file__).parent
ORDERED = os.environ.get("BOOMTOWN_TEST_COMPILED")  # "1" compiled, "0" plain, unset: whatever there is
SECONDS = float(
    os.environ.get("BOOMTOWN_TEST_SECONDS", "inf")
)  # tests that have not begun by then are skipped
IN_BOTH_FORMS = ("core", "games")
INTERPRETED = ("test_words.py", "test_scene.py", "test_drawing*.py")
STARTED = time.monotonic()


def pytest_configure() -> None:
    if ORDERED is not None and boomtown.COMPILED != (ORDERED == "1"):
        pytest.exit(f"BOOMTOWN_TEST_COMPILED={ORDERED}, but these are {form()}", returncode=3)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # run in the background of a script
        signal.signal(signal.SIGINT, signal.default_int_handler)  # else no test could interrupt a command


def pytest_report_header() -> str:
    return f"boomtown: {form()}"


def form() -> str:
    return f"{'compiled' if boomtown.COMPILED else 'plain'} rules in {Path(boomtown.__file__).parent}"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Whoever wants no test that runs once need not read their files, unless a test in it needs plain rules."""
    if "not once" not in config.option.markexpr or not collection_path.name.startswith("test_"):
        return None
    if runs_once(collection_path) and "pytest.mark.plain" not in collection_path.read_text(encoding="utf-8"):
        return True
    return None


@pytest.hookimpl(tryfirst=True)  # `-m` chooses after it
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if runs_once(item.path) and item.get_closest_marker("plain") is None:
            item.add_marker("once")
    items.sort(key=short_ones_last)


def short_ones_last(item: pytest.Item) -> int:
    """First the tests that wait for servers, then those that play many games: all processors are busy to the end."""
    if item.get_closest_marker("once") is not None:
        return 0
    return 1 if item.get_closest_marker("compiled") is not None else 2


def runs_once(path: Path) -> bool:
    """Whether one form of the rules is as good as the other for the tests of a file."""
    folder = path.relative_to(HERE).parts[0] if path.is_relative_to(HERE) else ""
    return folder not in IN_BOTH_FORMS or any(path.match(pattern) for pattern in INTERPRETED)


def pytest_runtest_setup(item: pytest.Item) -> None:
    if boomtown.COMPILED and item.get_closest_marker("plain") is not None:
        pytest.skip("needs plain rules")
    if time.monotonic() - STARTED > SECONDS:
        pytest.skip("no time is left: ./check runs it")
