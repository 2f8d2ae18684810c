"""Programs play over HTTP: the bot of docs/write-a-bot.md, and what is refused."""

from __future__ import annotations

import http.client
import json
import re
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import pytest

from boomtown.core.record import Record
from boomtown.core.rng import Rng
from boomtown.core.wire import decode
from boomtown.games import ALL, GAMES, game_parts
from boomtown.lab.drill.routes import routes
from boomtown.server.web.api.openapi import description
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
    view = decode(game, raw, game_parts("gold-rush").rules.steps)
    assert view.seat == 0
    assert game.determinize(view, Rng(1)).actors() == [0]
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


def test_the_description_can_be_read_after_somebody_has_taken_it_compressed(server: Server) -> None:
    packed = urllib.request.Request(f"{server.url}/api/openapi.json", headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(packed, timeout=20) as answer:
        assert answer.headers["content-encoding"] == "gzip"
    for _ in range(2):
        assert server.get("/api/openapi.json")["openapi"] == "3.1.0"


def test_a_refusal_of_the_example_has_its_sentence(server: Server) -> None:
    """A record of it can become a table: what is refused there was a fault of the server's."""
    token = server.post("/api/people", {"name": "A"})["token"]
    record = Record("claim", int(ALL["claim"].rules), 2)
    form = urlencode({"record": record.text()}).encode()
    headers = {"cookie": f"boomtown={token}", "origin": server.url}
    with urllib.request.urlopen(
        urllib.request.Request(f"{server.url}/import", form, headers), timeout=20
    ) as page:
        table = page.url.rpartition("/")[2]
    decision = server.get(f"/api/tables/{table}/options", token)["decision"]
    wrong = {"seat": 0, "decision": decision, "action": "stamp water"}
    assert refused(server, "POST", f"/api/tables/{table}/act", wrong, token)[0] == 409


def operations() -> dict[tuple[str, str], dict[str, Any]]:
    """All that is described, by method and path."""
    paths = description()["paths"]
    return {
        (method.upper(), path): entry for path, entries in paths.items() for method, entry in entries.items()
    }


def test_every_route_of_the_interface_is_described() -> None:
    asked = {(method, path) for method, path in routes() if path.startswith("/api/") and method != "HEAD"}
    assert asked - {("GET", "/api/openapi.json")} == set(operations())


def test_seats_limits_and_refusals_are_described() -> None:
    described = operations()
    with_seat = {
        path
        for (_, path), entry in described.items()
        if any(one["name"] == "seat" and one["in"] == "query" for one in entry["parameters"])
    }
    assert with_seat == {f"/api/tables/{{room}}/{what}" for what in ("view", "options", "stream")}
    for (method, path), entry in described.items():
        assert re.search(r"Limit `\w+`: \d+ in ", entry["description"]), path
        assert {"429", "503"} <= set(entry["responses"])
        assert ("401" in entry["responses"]) is (method == "POST" and path != "/api/people")
        assert ([{"token": []}] == entry["security"]) is ("401" in entry["responses"])
        assert ("room" in [one["name"] for one in entry["parameters"]]) is ("{room}" in path)
    assert "Limit `chat`" in described["POST", "/api/tables/{room}/say"]["description"]
    too_fast = description()["components"]["responses"]["429"]
    assert too_fast["headers"]["Retry-After"]["required"]
    stream = described["GET", "/api/tables/{room}/stream"]["responses"]["200"]["content"]
    assert len(stream["application/x-ndjson"]["schema"]["anyOf"]) == 4
    assert "text/plain" in described["GET", "/api/tables/{room}/record"]["responses"]["200"]["content"]


def ask(server: Server, method: str, path: str) -> tuple[int, dict[str, str], bytes]:
    """Any request: its status, headers and body."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.request(method, path)
    answer = connection.getresponse()
    found = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    connection.close()
    return found


def test_options_tells_all_that_can_be_done_there(server: Server) -> None:
    for path in {path for _, path in operations()}:
        methods = {method for method, other in operations() if other == path} | {"OPTIONS"}
        methods |= {"HEAD"} if "GET" in methods else set()
        status, headers, body = ask(server, "OPTIONS", path.format(room="x"))
        assert (status, body) == (204, b"")
        assert set(headers["allow"].split(", ")) == methods, path
        status, headers, _ = ask(server, "DELETE", path.format(room="x"))
        assert (status, set(headers["allow"].split(", "))) == (405, methods)
    assert ask(server, "OPTIONS", "/me")[1]["allow"] == "GET, HEAD, OPTIONS, POST"


def test_an_address_of_nothing_answers_in_json(server: Server) -> None:
    for method in ("GET", "POST", "OPTIONS"):
        status, headers, body = ask(server, method, "/api/nothing")
        assert (status, headers["content-type"]) == (404, "application/json")
        assert json.loads(body)["reason"] == "no-such-page"


def test_whoever_must_be_somebody_is_told_so_before_all_else(server: Server) -> None:
    token = server.post("/api/people", {"name": "A"})["token"]
    room = server.post("/api/tables", {"game": "gold-rush", "seats": ["me", "open"]}, token)["id"]
    server.post(f"/api/tables/{room}/close", {}, token)
    for (method, path), entry in operations().items():
        if "401" in entry["responses"]:
            assert refused(server, method, path.format(room=room), {}) == (401, "no-token"), path


def test_two_point_zero_is_two(server: Server) -> None:
    token, other = (server.post("/api/people", {"name": name})["token"] for name in "AB")
    room = server.post("/api/tables", {"game": "gold-rush", "seats": ["me", "open"]}, token)["id"]
    assert refused(server, "POST", f"/api/tables/{room}/sit", {"seat": 1.5}, other) == (400, "message-bad")
    assert server.post(f"/api/tables/{room}/sit", {"seat": 1.0}, other)["free"] == []
