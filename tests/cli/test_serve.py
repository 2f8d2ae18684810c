"""A server is set up by the command line or by the environment."""

import os
from pathlib import Path

import pytest

from boomtown.build import PLAIN
from boomtown.cli import serve
from boomtown.cli.app import make_app
from boomtown.lab.drill.own_server import without_settings
from boomtown.server.tables import opening
from boomtown.server.web.settings import Settings
from tests.cli.terminal import Call

IN_ENVIRONMENT = {
    "BOOMTOWN_HOST": "127.0.0.2",
    "BOOMTOWN_PORT": "18080",
    "BOOMTOWN_DATA": "elsewhere",
    "BOOMTOWN_DATABASE": "postgresql://ada:secret@db/games",
    "BOOMTOWN_PUBLIC_URL": "https://games.example.org",
    "BOOMTOWN_PACE": "1.5",
    "BOOMTOWN_THINKERS": "3",
    "BOOMTOWN_OPEN": "1",
    "BOOMTOWN_LIMITS": "2",
    "BOOMTOWN_NO_LIMITS": "yes",
    "BOOMTOWN_PATIENCE": "20",
    "BOOMTOWN_TRUSTED_PROXIES": "10.0.0.1",
    "BOOMTOWN_NO_COMPILE": "true",
    "BOOMTOWN_NO_PRELOAD": "true",
}
Opened = list[tuple[Settings, bool]]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Opened:
    """The servers that would have been opened."""
    calls: Opened = []

    async def try_database(settings: Settings) -> None:
        """A database is there."""

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(serve, "run", lambda settings, is_shown: calls.append((settings, is_shown)))
    monkeypatch.setattr(serve, "refuse_used_port", lambda host, port: None)
    monkeypatch.setattr(opening, "try_database", try_database)
    for name in IN_ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)
    return calls


def test_every_setting_has_a_name_in_the_environment() -> None:
    arguments = make_app("serve")["serve"].assemble_argument_collection()
    named = {name for entry in arguments for name in entry.parameter.env_var or ()}
    assert len(named) == len(list(arguments))
    assert named == {f"BOOMTOWN_{entry.names[0][2:].upper().replace('-', '_')}" for entry in arguments}
    assert named == set(IN_ENVIRONMENT)


def test_a_server_can_be_set_up_by_the_environment_alone(
    boomtown: Call, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in IN_ENVIRONMENT.items():
        monkeypatch.setenv(name, value)
    assert boomtown("serve").code == 0
    wanted = Settings(
        host="127.0.0.2",
        port=18080,
        data=Path("elsewhere"),
        database="postgresql://ada:secret@db/games",
        public_url="https://games.example.org",
        pace=1.5,
        thinkers=3,
        compiles=False,
        preloads=False,
        has_limits=False,
        limits=2.0,
        patience=20.0,
        trusted_proxies="10.0.0.1",
    )
    assert opened == [(wanted, True)]


def test_the_command_line_counts_more(
    boomtown: Call, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOOMTOWN_PORT", "18080")
    monkeypatch.setenv("BOOMTOWN_PACE", "2")
    assert boomtown("serve", "--port", "18081").code == 0
    assert (opened[0][0].port, opened[0][0].pace) == (18081, 2.0)


def test_no_password_is_repeated(boomtown: Call, opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOOMTOWN_DATABASE", "mysql://ada:secret@db/games")
    ended = boomtown("serve")
    assert (ended.code, opened) == (2, [])
    assert "secret" not in ended.err


@pytest.mark.parametrize("url", ["games.example.org", "ftp://games.example.org", "https://", "https://["])
def test_a_public_address_that_no_browser_could_open_is_refused(
    boomtown: Call, opened: Opened, url: str
) -> None:
    ended = boomtown("serve", "--public-url", url)
    assert (ended.code, opened) == (2, [])
    assert "--public-url is an address such as https://games.example.org" in ended.err


def test_a_server_that_is_attacked_is_not_the_one_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOOMTOWN_DATABASE", "postgresql://ada:secret@db/games")
    monkeypatch.setenv(PLAIN, "1")
    assert {name for name in without_settings() if name.startswith("BOOMTOWN_")} == {PLAIN}
    assert without_settings()["PATH"] == os.environ["PATH"]
