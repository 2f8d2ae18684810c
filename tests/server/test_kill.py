"""The power goes out at any moment: nothing acknowledged is lost, nothing counts twice."""

from __future__ import annotations

import http.client
import random
import threading
import time
import tomllib
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.groups import becomes
from tests.server.postgres import running_postgres
from tests.server.running import Server


class Player:
    """Somebody who plays both seats of a table, sending every move until it is acknowledged."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.rng = random.Random(name)
        self.acknowledged: dict[int, str] = {}  # decision -> line of the record
        self.resent = 0
        self.is_stopping = False
        self.problem: BaseException | None = None
        self.token = self.until_it_works("POST", "/api/people", {"name": name})["token"]
        self.table = self.open_table()
        self.thread = threading.Thread(target=self.play)

    def open_table(self) -> str:
        wish = {"game": "gold-rush", "seats": ["me", "me"]}
        return str(self.until_it_works("POST", "/api/tables", wish)["id"])

    def until_it_works(self, method: str, path: str, body: object = None) -> Any:
        """Call again while the server is away."""
        while True:
            try:
                return self.server.call(method, path, body, getattr(self, "token", ""))
            except urllib.error.HTTPError:
                raise
            except (OSError, http.client.HTTPException, ValueError):
                self.resent += 1
                time.sleep(0.02)

    def play(self) -> None:
        try:
            while not self.is_stopping:
                self.play_one()
        except BaseException as problem:
            self.problem = problem

    def play_one(self) -> None:
        table = self.until_it_works("GET", f"/api/tables/{self.table}")
        if table["status"] == "over":
            self.is_stopping = True
            return
        seat = table["actors"][0]
        options = self.until_it_works("GET", f"/api/tables/{self.table}/options?seat={seat}")
        action, decision = self.rng.choice(options["actions"]), options["decision"]
        move = {"seat": seat, "decision": decision, "action": action, "id": f"{self.name}-{decision}"}
        self.until_it_works("POST", f"/api/tables/{self.table}/act", move)
        assert decision not in self.acknowledged
        self.acknowledged[decision] = f"{seat} {action}"

    def check(self) -> None:
        """Every acknowledged move stands where it was made, and no other move of a seat does."""
        assert self.problem is None, self.problem
        request = urllib.request.Request(
            f"{self.server.url}/api/tables/{self.table}/record",
            headers={"authorization": f"Bearer {self.token}"},
        )
        with urllib.request.urlopen(request) as answer:
            record = tomllib.loads(answer.read().decode())
        moves = record["moves"].splitlines()
        by_seats = {at: move for at, move in enumerate(moves) if not move.startswith("*")}
        assert by_seats == self.acknowledged


def kill_again_and_again(server: Server, kills: int, seed: int) -> int:
    """Players play while the server is killed and started again; then nothing is missing."""
    rng = random.Random(seed)
    players = [Player(server, f"player-{number}") for number in range(3)]
    for player in players:
        player.thread.start()
    for _ in range(kills):
        time.sleep(rng.uniform(0.05, 0.6))
        server.kill()
        server.start()
    time.sleep(0.3)
    for player in players:
        player.is_stopping = True
    for player in players:
        player.thread.join(60)
        player.check()
    assert any(player.resent for player in players), "no kill hit anybody"
    return sum(len(player.acknowledged) for player in players)


def test_a_killed_server_leaves_no_process_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOOMTOWN_NO_PRELOAD", "false")
    server = Server(tmp_path, "--thinkers", "2")
    token = server.post("/api/people", {"name": "Ada"})["token"]
    server.post("/api/tables", {"game": "gold-rush", "seats": ["marshal", "deputy", "me"]}, token)
    try:
        # the server, bots that think, quick bots, and what multiprocessing keeps
        assert becomes(server.process.pid, 4, 9)
        server.kill()
        assert becomes(server.process.pid, 0, 0)
    finally:
        server.stop()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_kills_at_random_moments_lose_nothing(kind: str, tmp_path: Path) -> None:
    run(kind, tmp_path, 3)


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_many_kills_lose_nothing(kind: str, tmp_path: Path) -> None:
    run(kind, tmp_path, 50)


def run(kind: str, folder: Path, kills: int) -> None:
    """On either database."""
    if kind == "sqlite":
        server = Server(folder)
        try:
            assert kill_again_and_again(server, kills, 1) > kills
        finally:
            server.stop()
        return
    with running_postgres() as address:
        server = Server(folder, "--database", address)
        try:
            assert kill_again_and_again(server, kills, 2) > kills
        finally:
            server.stop()
