"""`boomtown load`: people's moves are measured while bots think at other tables."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from boomtown.cli.app import run
from tests.cli.terminal import Call
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


@contextmanager
def somebody_else(answer: bytes) -> Iterator[str]:
    """Somebody who gives every caller the same answer; gives the address."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            with suppress(OSError):  # closed: nobody calls any more
                while True:
                    caller, _ = listening.accept()
                    with caller:
                        caller.recv(65_536)
                        caller.sendall(answer)

        threading.Thread(target=serve, daemon=True).start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"


@pytest.mark.parametrize(
    "answer",
    [
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"HTTP/1.1 200 OK\r\ncontent-length: 15\r\n\r\n<html>No</html>",
        b"HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\nno",
        b"HTTP/1.1 200 OK\r\ncontent-length: 8\r\n\r\n[1, 2, 3",
        b"HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n[1, 2, 3]",
        b'HTTP/1.1 200 OK\r\ncontent-length: 12\r\n\r\n[{"id": "x"}]',
    ],
)
def test_a_server_of_somebody_else_is_told_from_ours(answer: bytes, boomtown: Call) -> None:
    with somebody_else(answer) as url:
        ended = boomtown("load", url, "--seconds", "0.1")
        assert (ended.code, ended.out) == (2, "")
        assert ended.err == f"boomtown: what answers at {url} is no server of Boomtown\n"


def test_a_server_without_the_game_is_told_what_it_has(boomtown: Call) -> None:
    body = b'[{"name": "chess"}]'
    with somebody_else(b"HTTP/1.1 200 OK\r\ncontent-length: %d\r\n\r\n%s" % (len(body), body)) as url:
        ended = boomtown("load", url)
        assert ended.err == f"boomtown: the server at {url} has no game 'gold-rush'; it has chess\n"
