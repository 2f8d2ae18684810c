"""Says which form of the rules is tested, and makes sure of it where that was ordered."""

import os
import signal
from pathlib import Path

import pytest

import boomtown

ORDERED = os.environ.get("BOOMTOWN_TEST_COMPILED")  # "1" compiled, "0" plain, unset: whatever there is


def pytest_configure() -> None:
    if ORDERED is not None and boomtown.COMPILED != (ORDERED == "1"):
        pytest.exit(f"BOOMTOWN_TEST_COMPILED={ORDERED}, but these are {form()}", returncode=3)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # run in the background of a script
        signal.signal(signal.SIGINT, signal.default_int_handler)  # else no test could interrupt a command


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked `compiled` say the same of both forms: where plain rules are ordered, they are left to the others."""
    if ORDERED == "0":
        left = [item for item in items if item.get_closest_marker("compiled")]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not item.get_closest_marker("compiled")]


def pytest_report_header() -> str:
    return f"boomtown: {form()}"


def form() -> str:
    return f"{'compiled' if boomtown.COMPILED else 'plain'} rules in {Path(boomtown.__file__).parent}"
