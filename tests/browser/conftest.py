"""A server of its own and a browser for the tests of the pages.

They run in a process of their own, `pytest tests/browser`: Playwright leaves a running event loop behind.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

HERE = Path(__file__).parent
CHROMIUM = Path("/usr/bin/chromium")
WHOLE_GAMES = ("test_games.py", "test_whole_game.py")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE: dict[str, Any] = {"viewport": {"width": 1400, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}

AT_ONCE = """try { localStorage.getItem("boomtown-table") ?? localStorage.setItem("boomtown-table", '{"pace": "at-once"}'); }
catch { /* a page that may store nothing */ }"""  # nobody here wants to wait for what is shown in its own time

# sizes and colours of the screen: each of them within `./check`, all pairs within `./check long`
SIGHTS = pytest.mark.parametrize(
    ("size", "theme"),
    [
        pytest.param(WIDE, "light", id="wide-light"),
        pytest.param(PHONE, "dark", id="phone-dark"),
        pytest.param(WIDE, "dark", id="wide-dark", marks=pytest.mark.long),
        pytest.param(PHONE, "light", id="phone-light", marks=pytest.mark.long),
    ],
)

WHOLE = 10_000  # decisions: more than any game has
# how many decisions of a game are made: its beginning within `./check`, all within `./check long`
LENGTHS = pytest.mark.parametrize(
    "most",
    [pytest.param(12, id="beginning"), pytest.param(WHOLE, id="whole", marks=pytest.mark.long)],
)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Only for those who ask for this folder."""
    asked = [(config.invocation_params.dir / arg.split("::")[0]).resolve() for arg in config.args]
    return None if any(path == HERE or HERE in path.parents for path in asked) else True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: a long test that begins last has one processor work and the others wait."""
    items.sort(key=lambda item: item.path.name not in WHOLE_GAMES)


class Server:
    """`boomtown serve` in a process of its own; it can be killed and come back."""

    def __init__(self, data: Path, *program: str) -> None:
        self.data = data
        self.program = program or ("-m", "boomtown")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        options = [
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--pace",
            "0",
            "--no-limits",
            "--no-preload",
        ]
        log = (self.data.parent / "server.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, *self.program, "serve", *options],
            stdout=log,
            stderr=log,
            env={**os.environ, "BOOMTOWN_PLAIN": "1"},
        )
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{self.url}/about", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"the server does not answer; see {log.name}")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("boomtown") / "data")
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = {"executable_path": str(CHROMIUM)} if CHROMIUM.exists() else {}
        opened = playwright.chromium.launch(args=FLAGS, **own)  # type: ignore[arg-type]
        yield opened
        opened.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Somebody new opens the pages; whatever goes wrong there fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_page(**how: Any) -> Page:
        context = browser.new_context(base_url=server.url, **{**WIDE, **how})
        context.add_init_script(AT_ONCE)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
        page.on(
            "request",
            lambda asked: (
                None
                if asked.url.startswith((server.url, "data:", "blob:"))
                else troubles.append(f"asks another host: {asked.url}")
            ),
        )
        page.troubles = troubles  # type: ignore[attr-defined]
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []
