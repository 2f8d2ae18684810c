"""The socket of a table: everybody sees the same moves, nonsense changes nothing, a move sent twice counts once."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.server.running import Server, running_server

ANSWER = 60.0  # seconds: those who give advice leave the processors to all other tests


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this file."""
    with running_server(tmp_path_factory.mktemp("data"), "--pace", "0") as running:
        yield running


def table_for_two(server: Server) -> tuple[str, str, str]:
    """A running table, and the tokens of its two people."""
    ada, ben = (server.post("/api/people", {"name": name})["token"] for name in ("Ada", "Ben"))
    table = server.post("/api/tables", {"game": "gold-rush", "seats": ["me", "open"]}, ada)["id"]
    server.post(f"/api/tables/{table}/sit", {"seat": 1}, ben)
    return table, ada, ben


def page(server: Server, table: str, token: str = "", origin: str | None = None) -> connect:
    """A page that opens the socket."""
    address = f"{server.url.replace('http', 'ws')}/table/{table}/socket"
    headers = {"cookie": f"boomtown={token}"} if token else {}
    return connect(address, additional_headers=headers, origin=origin or server.url, max_size=None)  # type: ignore[arg-type]


async def told(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), ANSWER))
        if message["tell"] == kind:
            return message


async def hello(socket: ClientConnection, seat: int) -> dict[str, Any]:
    """Say hello and get the first update."""
    await socket.send(json.dumps({"do": "hello", "seat": seat, "language": "en"}))
    return await told(socket, "update")


def move(update: dict[str, Any], seat: int, move_id: str = "m1") -> dict[str, Any]:
    """The first option of an update as a message."""
    action = update["groups"][0]["choices"][0]["action"]
    return {"do": "act", "id": move_id, "seat": seat, "decision": update["decision"], "action": action}


def test_two_pages_see_the_same_moves(server: Server) -> None:
    async def story() -> None:
        table, ada, ben = table_for_two(server)
        async with page(server, table, ada) as one, page(server, table, ben) as two:
            mine, theirs = await hello(one, 0), await hello(two, 1)
            assert mine["groups"]
            assert not theirs["groups"]
            await one.send(json.dumps(move(mine, 0)))
            seen = await told(two, "update")
            while seen["decision"] == theirs["decision"]:
                seen = await told(two, "update")
            lines = [line["text"] for frame in seen["frames"] for line in frame["lines"]]
            assert any("Ada" in line for line in lines)

    asyncio.run(story())


def test_a_move_sent_twice_counts_once(server: Server) -> None:
    async def story() -> None:
        table, ada, _ = table_for_two(server)
        async with page(server, table, ada) as socket:
            message = json.dumps(move(await hello(socket, 0), 0, "same"))
            for _ in range(3):
                await socket.send(message)
            for _ in range(3):
                assert (await told(socket, "done"))["id"] == "same"
        assert server.get(f"/api/tables/{table}")["decision"] == 2

    asyncio.run(story())


NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"act"',
    '{"do": "dance", "id": "1"}',
    '{"do": "act"}',
    '{"do": "act", "id": "1", "seat": 0, "decision": -1, "action": "pass"}',
    '{"do": "act", "id": "1", "seat": 0, "decision": 1e99, "action": "pass"}',
    '{"do": "act", "id": "1", "seat": 99, "decision": 1, "action": "pass"}',
    '{"do": "act", "id": "1", "seat": 0, "decision": 1, "action": "pass", "more": true}',
    '{"do": "act", "id": "1", "seat": 0, "decision": 1, "action": 7}',
    '{"do": "act", "id": "1", "seat": 0, "decision": 1, "action": "draw gr01"}',
    '{"do": "act", "id": "1", "seat": 1, "decision": 1, "action": "pass"}',
    '{"do": "act", "id": "1", "seat": 0, "decision": 0, "action": "pass"}',
    '{"do": "act", "id": "1", "seat": 0, "decision": 50, "action": "pass"}',
    '{"do": "undo", "id": "1", "seat": 1}',
    '{"do": "answer", "id": "1", "seat": 0, "is_yes": true}',
    '{"do": "replace", "id": "1", "seat": 0, "absent": 1, "bot": "shark"}',
    '{"do": "replace", "id": "1", "seat": 0, "absent": 0, "bot": "greedy"}',
    '{"do": "look", "id": "1", "at": 99999}',
    '{"do": "worth", "id": "1", "seat": 1, "action": "pass"}',
    '{"do": "hint", "id": "1", "seat": 1}',
    '{"do": "why", "id": "1", "seat": 0, "action": "nothing of the kind"}',
    '{"do": "say", "id": "1", "text": "   "}',
    '{"do": "say", "id": "1", "text": "' + "x" * 1500 + '"}',
    "x" * 20_000,
    b"\xff\xfe\x00",
]


def test_nonsense_gets_a_clear_answer_and_changes_nothing(server: Server) -> None:
    async def story() -> None:
        table, ada, _ = table_for_two(server)
        before = server.get(f"/api/tables/{table}")
        async with page(server, table, ada) as socket:
            await hello(socket, 0)
            for raw in NONSENSE:
                await socket.send(raw)
                sorry = await told(socket, "sorry")
                assert len(sorry["text"]) > 10, raw
            assert (await hello(socket, 0))["decision"] == before["decision"]
        assert server.get(f"/api/tables/{table}") == before

    asyncio.run(story())


def test_a_spectator_looks_and_may_do_nothing(server: Server) -> None:
    async def story() -> None:
        table, ada, _ = table_for_two(server)
        async with page(server, table, ada) as socket, page(server, table) as stranger:
            mine = await hello(socket, 0)
            seen = await hello(stranger, 0)  # asks for a seat that is not theirs
            assert seen["seat"] == -2
            assert seen["groups"] == []
            await stranger.send(json.dumps(move(mine, 0)))
            assert (await told(stranger, "sorry"))["reason"] == "not-your-seat"
            await stranger.send(json.dumps({"do": "say", "id": "1", "text": "hello"}))
            assert (await told(stranger, "sorry"))["reason"] == "not-your-seat"

    asyncio.run(story())


def test_pages_of_other_sites_get_no_socket(server: Server) -> None:
    async def story() -> None:
        table, ada, _ = table_for_two(server)
        with pytest.raises(InvalidStatus):
            async with page(server, table, ada, origin="http://elsewhere.example"):
                pass
        with pytest.raises(InvalidStatus):
            async with page(server, "no-such-table", ada):
                pass

    asyncio.run(story())


def test_after_a_lost_connection_everything_is_told_anew(server: Server) -> None:
    async def story() -> None:
        table, ada, _ = table_for_two(server)
        async with page(server, table, ada) as socket:
            first = await hello(socket, 0)
            await socket.send(json.dumps(move(first, 0)))
            await told(socket, "done")
        async with page(server, table, ada) as socket:
            again = await hello(socket, 0)
        assert again["decision"] == first["decision"] + 1
        assert again["frames"][-1]["full"]
        assert again["can_undo"] == 2

    asyncio.run(story())


def test_hint_worth_and_why_answer(server: Server) -> None:
    async def story() -> None:
        table, ada, _ = table_for_two(server)
        async with page(server, table, ada) as socket:
            update = await hello(socket, 0)
            action = update["groups"][0]["choices"][0]["action"]
            await socket.send(json.dumps({"do": "hint", "id": "h", "seat": 0}))
            hint = await told(socket, "done")
            options = [choice["action"] for group in update["groups"] for choice in group["choices"]]
            assert hint["action"] in options
            assert hint["text"]
            assert re.search(r"(better than|as good as): .*\. That should end about", hint["note"])
            await socket.send(json.dumps({"do": "worth", "id": "w", "seat": 0, "action": action}))
            assert len((await told(socket, "done"))["points"]) == 2
            await socket.send(json.dumps({"do": "why", "id": "y", "seat": 0, "action": "mine"}))
            assert len((await told(socket, "done"))["text"]) > 10

    asyncio.run(story())
