"""`boomtown load`: people's moves are measured, and what was acknowledged, logged and seen is compared."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import pytest

from boomtown.cli.app import run
from boomtown.games import GAMES
from boomtown.lab.load.tally import SentMove, Sight, TableTally, summarize
from tests.cli.terminal import Call
from tests.server.running import running_server


def test_bots_play_beside_the_people(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running_server(tmp_path, "--pace", "0") as server:
        words = ["load", server.url, "--tables", "1", "--seats", "2", "--every", "0.1", "--seconds", "6"]
        words += ["--games", "gold-rush"]
        assert run([*words, "--thinking", "2", "--bots", "uniform,greenhorn", "--json"]) == 0
        document = json.loads(capsys.readouterr().out)
        assert (document["thinking"], document["bots"]) == (2, "uniform,greenhorn")
        assert document["bot_moves"] > 0
        assert document["moves"] > 0
        assert document["errors"] == 0
        assert run([*words, "--thinking", "1", "--bots", "skynet"]) != 0


def test_all_games_are_played_with_spectators_and_broken_lines(capsys: pytest.CaptureFixture[str]) -> None:
    """On a server of its own, whose processor time and memory are told."""
    words = ["load", "--tables", "4", "--seats", "3", "--every", "0.3", "--seconds", "5", "--json"]
    assert run([*words, "--spectators", "1", "--reconnect", "2"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["faults"] == []
    assert sorted(document["games"]) == sorted(GAMES)
    assert sum(of["moves"] for of in document["games"].values()) == document["moves"] > 0
    assert document["connections"] > 4 * (3 + 1)
    assert 0 < document["p50_ms"] <= document["p95_ms"] <= document["p99_ms"]
    assert document["server_memory_mb"] > 20
    assert document["server_cpu_percent"] > 0


def test_where_all_choose_at_once_everybody_does(capsys: pytest.CaptureFixture[str]) -> None:
    """Four bids of the Card Game answer one decision: none is refused because another came first."""
    words = ["load", "--tables", "1", "--every", "0.2", "--seconds", "4", "--games", "card-game", "--json"]
    assert run(words) == 0
    document = json.loads(capsys.readouterr().out)
    assert (document["too_late"], document["errors"], document["faults"]) == (0, 0, [])
    assert document["moves"] > 4


def a_tally() -> TableTally:
    """Two moves, acknowledged and seen by both pages."""
    tally = TableTally("room", "gold-rush", ["ada", "ben"])
    tally.moves = [SentMove("0-1", 0, "pass", 1, 10.0, 2), SentMove("1-1", 1, "mine", 3, 20.0, 4)]
    for _ in range(2):
        sight = Sight(5.0)
        for decision, at in ((1, 6.0), (3, 10.5), (5, 20.25)):
            sight.see(decision, at)
        tally.sights.append(sight)
    return tally


PLAYED: Final = ["* draw gr1", "0 pass", "* draw gr2", "1 mine", "* draw gr3"]


def test_what_agrees_is_no_fault_and_waits_run_from_sending_to_being_seen() -> None:
    tally = a_tally()
    tally.compare([PLAYED, PLAYED])
    assert tally.faults == []
    assert tally.waits(tally.sights) == [0.5, 0.25, 0.5, 0.25]
    assert tally.is_told()


def test_what_is_lost_doubled_or_not_seen_is_a_fault() -> None:
    lost, doubled, unseen = a_tally(), a_tally(), a_tally()
    lost.compare([PLAYED[:3]] * 2)
    assert "move 4 was acknowledged as '1 mine', the log has 'nothing'" in lost.faults
    doubled.compare([[*PLAYED[:4], "0 pass"]] * 2)
    assert doubled.faults == ["move 5, '0 pass', is in the log and nobody has sent it"]
    del unseen.sights[1].decisions[-1], unseen.sights[1].times[-1]
    assert not unseen.is_told()
    unseen.compare([PLAYED] * 2)
    assert unseen.faults == ["a page saw 3 moves, the log has 5"]
    assert summarize([unseen])["faults"] == ["table room: a page saw 3 moves, the log has 5"]


def test_who_was_cut_off_is_not_waited_for_and_measures_nothing() -> None:
    tally = a_tally()
    tally.sights[0].until = 11.0
    del tally.sights[0].decisions[-1], tally.sights[0].times[-1]
    tally.sights[1].since = 15.0
    assert tally.waits(tally.sights) == [0.5, 0.25]
    tally.compare([PLAYED] * 2)
    assert tally.faults == []


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
        ended = boomtown("load", url, "--games", "gold-rush")
        assert ended.err == f"boomtown: the server at {url} has no game 'gold-rush'; it has chess\n"
