"""The interface for programs keeps what its description promises: schemathesis reads it and tries everything out.

`./check` runs this with schemathesis in an environment of its own; BOOMTOWN_TEST_SCHEMATHESIS is its Python.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.server.running import running_server

PYTHON = os.environ.get("BOOMTOWN_TEST_SCHEMATHESIS", "")
CASES = 10  # for each call, beside those of the edges: some 700 in all
ENDLESS = "stream$"  # runs as long as its table does


@pytest.mark.skipif(not PYTHON, reason="./check names the Python that has schemathesis")
def test_every_call_does_what_the_description_says(tmp_path: Path) -> None:
    with running_server(tmp_path / "data", "--pace", "0") as server:
        token = server.post("/api/people", {"name": "Ada"})["token"]
        wish = {"game": "gold-rush", "seats": ["me", "deputy"]}
        settings = tmp_path / "schemathesis.toml"
        settings.write_text(
            f'[parameters]\n"path.room" = "{server.post("/api/tables", wish, token)["id"]}"\n',
            encoding="utf-8",
        )
        command = [PYTHON, "-m", "schemathesis.cli", "--config-file", str(settings), "run"]
        command += [f"{server.url}/api/openapi.json", "--header", f"Authorization: Bearer {token}"]
        command += ["--phases", "examples,coverage,fuzzing", "--max-examples", str(CASES)]
        command += ["--generation-deterministic", "--exclude-path-regex", ENDLESS]
        command += ["--request-timeout", "20", "--suppress-health-check", "all", "--no-color"]
        ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert ended.returncode == 0, ended.stdout[-6000:] + ended.stderr[-2000:]
        assert server.process.poll() is None
        assert "Tested: 17" in ended.stdout, ended.stdout[-2000:]
