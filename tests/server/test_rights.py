"""The right to a seat is proved at every message and every update, not once."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Server, running_server
from tests.server.test_socket import hello, move, page, told


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this file; its bots take their time."""
    with running_server(tmp_path_factory.mktemp("data"), "--pace", "3600") as running:
        yield running


def table_of(server: Server, game: str) -> tuple[str, str, str]:
    """A running table for two, and their tokens."""
    ada, ben = (server.post("/api/people", {"name": name})["token"] for name in ("Ada", "Ben"))
    table = server.post("/api/tables", {"game": game, "seats": ["me", "open"]}, ada)["id"]
    server.post(f"/api/tables/{table}/sit", {"seat": 1}, ben)
    return table, ada, ben


def send_form(server: Server, path: str, token: str) -> None:
    """A form of our own pages."""
    headers = {"cookie": f"boomtown={token}", "origin": server.url}
    request = urllib.request.Request(server.url + path, b"", headers, method="POST")
    urllib.request.urlopen(request, timeout=20).close()


def test_a_revoked_token_acts_no_more_on_an_open_socket(server: Server) -> None:
    async def story() -> None:
        table, ada, _ = table_of(server, "gold-rush")
        async with page(server, table, ada) as socket:
            update = await hello(socket, 0)
            await asyncio.to_thread(send_form, server, "/me/forget", ada)
            with suppress(ConnectionClosed):  # an update that was just being drawn has told so already
                await socket.send(json.dumps(move(update, 0)))
            assert (await told(socket, "sorry"))["reason"] == "revoked"
            with pytest.raises(ConnectionClosed):
                while True:
                    await asyncio.wait_for(socket.recv(), 20)
        assert server.get(f"/api/tables/{table}")["decision"] == update["decision"]

    asyncio.run(story())


def test_a_revoked_token_sees_no_more_updates(server: Server) -> None:
    async def story() -> None:
        table, ada, ben = table_of(server, "gold-rush")
        async with page(server, table, ada) as one, page(server, table, ben) as two:
            update = await hello(one, 0)
            await hello(two, 1)
            await asyncio.to_thread(send_form, server, "/me/forget", ben)
            await one.send(json.dumps(move(update, 0)))
            await told(one, "done")
            with pytest.raises(ConnectionClosed):
                while True:
                    message = json.loads(await asyncio.wait_for(two.recv(), 20))
                    assert message.get("decision", 0) <= update["decision"], "it saw the move"

    asyncio.run(story())


def test_who_has_left_sees_what_a_spectator_sees(server: Server) -> None:
    """He went on seeing the secret bid of the bot in his old seat."""

    async def story() -> None:
        table, _, ben = table_of(server, "card-game")
        async with page(server, table, ben) as socket:
            mine = await hello(socket, 1)
            assert (mine["seat"], mine["seats"]) == (1, [1])
            await asyncio.to_thread(send_form, server, f"/table/{table}/leave", ben)
            seen = await told(socket, "update")
            while seen["seats"]:
                seen = await told(socket, "update")
            assert (seen["seat"], seen["groups"]) == (-2, [])
            assert seen["is_fresh"], "what he has seen of his seat is drawn anew"

    asyncio.run(story())


def test_a_stream_ends_with_the_right_to_its_seat(server: Server) -> None:
    table, _, ben = table_of(server, "card-game")
    request = urllib.request.Request(
        f"{server.url}/api/tables/{table}/stream?seat=1", headers={"authorization": f"Bearer {ben}"}
    )
    with urllib.request.urlopen(request, timeout=20) as lines:
        read: list[dict[str, Any]] = []
        while not any("status" in line for line in read):
            read.append(json.loads(lines.readline()))
        send_form(server, f"/table/{table}/leave", ben)
        rest = [json.loads(line) for line in lines]
    assert [line.get("reason") for line in rest] == ["not-your-seat"]
