"""`boomtown load`: people's moves are measured while bots think at other tables."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boomtown.cli.app import run
from tests.server.running import running_server


def test_bots_play_beside_the_people(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running_server(tmp_path, "--pace", "0") as server:
        words = ["load", server.url, "--tables", "1", "--seats", "2", "--every", "0.1", "--seconds", "6"]
        assert run([*words, "--thinking", "2", "--bots", "uniform,greenhorn", "--json"]) == 0
        document = json.loads(capsys.readouterr().out)
        assert (document["thinking"], document["bots"]) == (2, "uniform,greenhorn")
        assert document["bot_moves"] > 0
        assert document["moves"] > 0
        assert document["errors"] == 0
        assert run([*words, "--thinking", "1", "--bots", "skynet"]) != 0
