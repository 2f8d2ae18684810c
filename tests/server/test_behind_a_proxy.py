"""Behind a server that does not pass the name on which people have asked for, forms and sockets work all the same."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from boomtown.server.web.security import origin_of
from tests.server.running import Server, running_server

PUBLIC = "https://games.example.org"
HOST = re.compile(rb"(?im)^host:[^\r\n]*")
FORM = "application/x-www-form-urlencoded"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server that knows its public address."""
    data = tmp_path_factory.mktemp("data")
    with running_server(data, "--pace", "3600", "--public-url", f"{PUBLIC}/") as running:
        yield running


@asynccontextmanager
async def proxy_before(server: Server) -> AsyncIterator[int]:
    """A proxy as nginx is without a line about Host: it asks for the server by the name that it knows itself."""

    async def copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while chunk := await source.read(65_536):
                target.write(chunk)
                await target.drain()
        except ConnectionError:
            pass
        finally:
            target.close()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        behind, before = await asyncio.open_connection("127.0.0.1", server.port)
        before.write(HOST.sub(b"Host: 127.0.0.1:%d" % server.port, head))
        await asyncio.gather(copy(reader, before), copy(behind, writer))

    proxy = await asyncio.start_server(pass_on, "127.0.0.1", 0)
    async with proxy:
        yield proxy.sockets[0].getsockname()[1]


async def send_form(port: int, origin: str) -> int:
    """Change one's name by the form of a page; gives the status."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    body = b"name=Ada"
    head = f"POST /me HTTP/1.1\r\nHost: games.example.org\r\nOrigin: {origin}\r\nContent-Type: {FORM}\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
    line = await asyncio.wait_for(reader.readline(), 20)
    writer.close()
    return int(line.split()[1])


async def open_socket(server: Server, port: int, origin: str) -> int:
    """Open the socket of a table; gives the status."""
    token = await asyncio.to_thread(lambda: server.post("/api/people", {"name": "Ada"})["token"])
    new = {"game": "gold-rush", "seats": ["me", "open"]}
    table = await asyncio.to_thread(lambda: server.post("/api/tables", new, token)["id"])
    address, headers = f"ws://127.0.0.1:{port}/table/{table}/socket", {"cookie": f"boomtown={token}"}
    try:
        async with connect(address, additional_headers=headers, origin=origin) as socket:  # type: ignore[arg-type]
            await socket.send(json.dumps({"type": "hello", "seat": 0, "version": 0}))
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


Ask = Callable[[Server, int, str], Awaitable[int]]
ASKED: dict[str, tuple[Ask, int]] = {
    "form": (lambda _, port, origin: send_form(port, origin), 303),
    "socket": (open_socket, 101),
}


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize(
    ("origin", "is_ours"),
    [
        (PUBLIC, True),
        (f"{PUBLIC}:443", True),
        ("https://GAMES.example.org", True),
        ("http://games.example.org", False),
        (f"{PUBLIC}:444", False),
        (f"{PUBLIC}.evil.example", False),
        ("https://evil.example", False),
        ("null", False),
        ("https://[", False),
    ],
)
def test_the_public_address_is_our_own(server: Server, asked: str, origin: str, is_ours: bool) -> None:
    ask, done = ASKED[asked]

    async def story() -> int:
        async with proxy_before(server) as port:
            return await ask(server, port, origin)

    assert (asyncio.run(story()) == done) is is_ours


def test_whoever_comes_directly_is_at_home_too(server: Server) -> None:
    assert asyncio.run(open_socket(server, server.port, server.url)) == 101
    assert asyncio.run(open_socket(server, server.port, "https://evil.example")) == 403


def test_an_origin_is_a_scheme_a_name_and_a_port() -> None:
    assert origin_of("https://a.example/x") == origin_of("https://A.example:443")
    assert origin_of("http://a.example") != origin_of("https://a.example")
