"""Programs play over HTTP: the bot of docs/write-a-bot.md, and what is refused."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.error
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from boomtown.core.rng import Rng
from boomtown.core.wire import decode
from boomtown.games import GAMES, part
from boomtown.server.api.openapi import description
from tests.server.running import Server, running_server

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this file."""
    with running_server(tmp_path_factory.mktemp("data"), "--pace", "0") as running:
        yield running


def refused(server: Server, method: str, path: str, body: object = None, token: str = "") -> tuple[int, str]:
    """Status and reason of a call that must fail."""
    with pytest.raises(urllib.error.HTTPError) as problem:
        server.call(method, path, body, token)
    with problem.value as answer:
        return answer.code, json.load(answer)["reason"]


def test_the_bot_of_the_docs_plays_a_whole_game(server: Server, tmp_path: Path) -> None:
    page = (DOCS / "write-a-bot.md").read_text()
    found = re.search(r"```python http\n(.*?)```", page, re.DOTALL)
    assert found is not None
    assert found[1].strip().count("\n") < 40
    script = tmp_path / "bot.py"
    script.write_text(found[1])
    done = subprocess.run(
        [sys.executable, str(script), server.url], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout)) == 2


def test_a_program_sees_what_its_seat_may_know_and_can_fill_it(server: Server) -> None:
    token = server.post("/api/people", {"name": "A"})["token"]
    table = server.post("/api/tables", {"game": "gold-rush", "seats": ["me", "open"]}, token)["id"]
    other = server.post("/api/people", {"name": "B"})["token"]
    server.post(f"/api/tables/{table}/sit", {"seat": 1}, other)
    raw = json.dumps(server.get(f"/api/tables/{table}/view?seat=0", token)).encode()
    game = GAMES["gold-rush"]
    view = decode(game, raw, part("gold-rush", "steps").STEPS)
    assert view.seat == 0
    assert game.fill(view, Rng(1)).actors() == [0]
    options = server.get(f"/api/tables/{table}/options?seat=0", token)
    assert options["numbers"] == view.state.options(0)
    assert server.get(f"/api/tables/{table}/options?seat=1", other)["actions"] == []


def test_what_is_not_allowed_is_refused_with_its_reason(server: Server) -> None:
    token = server.post("/api/people", {"name": "A"})["token"]
    other = server.post("/api/people", {"name": "B"})["token"]
    table = server.post("/api/tables", {"game": "gold-rush", "seats": ["me", "greedy"]}, token)["id"]
    act = f"/api/tables/{table}/act"
    decision = server.get(f"/api/tables/{table}/options?seat=0", token)["decision"]
    move = {"seat": 0, "decision": decision, "action": "pass"}
    assert refused(server, "POST", act, move) == (401, "no-token")
    assert refused(server, "POST", act, move, other) == (403, "not-your-seat")
    assert refused(server, "POST", act, move, token) == (409, "gold-rush-reason-place-first")
    assert refused(server, "POST", act, {**move, "action": "x"}, token) == (409, "no-such-action")
    assert refused(server, "POST", act, {**move, "seat": 99}, token) == (400, "message-bad")
    assert refused(server, "POST", act, {**move, "more": 1}, token) == (400, "message-bad")
    assert refused(server, "POST", act, "nonsense", token) == (400, "message-bad")
    assert refused(server, "GET", "/api/tables/nothing") == (404, "no-such-table")
    assert refused(server, "GET", f"/api/tables/{table}/view?seat=1", token) == (403, "not-your-seat")
    new = {"game": "gold-rush", "seats": ["me"]}
    assert refused(server, "POST", "/api/tables", new, token) == (409, "no-such-seat-count")
    new = {"game": "gold-rush", "seats": ["me", "shark"]}
    assert refused(server, "POST", "/api/tables", new, token) == (409, "no-such-bot")
    new = {"game": "chess", "seats": ["me", "open"]}
    assert refused(server, "POST", "/api/tables", new, token) == (404, "no-such-game")


def test_a_running_record_shows_only_what_the_seat_may_know(server: Server) -> None:
    token = server.post("/api/people", {"name": "A"})["token"]
    table = server.post("/api/tables", {"game": "gold-rush", "seats": ["me", "open"]}, token)["id"]
    assert refused(server, "GET", f"/api/tables/{table}/view", None, token)[1] == "not-begun"


def test_the_description_names_every_call() -> None:
    described = description()
    assert set(described["paths"]) >= {"/api/tables/{room}/act", "/api/tables/{room}/options", "/api/games"}
    text = json.dumps(described)
    for reference in set(re.findall(r'"#/components/schemas/(\w+)"', text)):
        assert reference in described["components"]["schemas"]


SPELLINGS = (
    "0001",
    "01",
    "001",
    "1 ",
    " 1",
    "+1",
    "1.0",
    "١",
    "１",
    "1\x00",
    "0x1",
    "-1",
    "0,1",
    "[1]",
    "01&seat=1",
    "",
)


def test_no_spelling_of_a_seat_shows_what_another_seat_may_know(server: Server) -> None:
    own, other = (server.post("/api/people", {"name": name})["token"] for name in "AB")
    table = server.post("/api/tables", {"game": "card-game", "seats": ["me", "open"]}, own)["id"]
    server.post(f"/api/tables/{table}/sit", {"seat": 1}, other)
    rival = server.get(f"/api/tables/{table}/options?seat=1", other)
    bid = {"seat": 1, "decision": rival["decision"], "action": rival["actions"][0]}
    server.post(f"/api/tables/{table}/act", bid, other)
    for call in ("view", "options", "stream"):
        for spelled in ("1", *SPELLINGS):
            path = f"/api/tables/{table}/{call}?seat={quote(spelled, safe='&=')}"
            assert refused(server, "GET", path, token=own) == (403, "not-your-seat"), spelled
    assert server.get(f"/api/tables/{table}/view?seat=0", own)["seat"] == 0
