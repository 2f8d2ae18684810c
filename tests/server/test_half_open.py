"""Connections that never finish what they begin are closed after seconds; those that do their work are not."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from boomtown.server.web.half_open import is_loopback
from tests.server.running import Server, running_server
from tests.server.test_socket import hello, page, table_for_two

PATIENCE = 0.5  # seconds of the server under test
LONG = 30.0  # seconds after which a connection that is still open is taken to stay open for ever


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this file."""
    data = tmp_path_factory.mktemp("data")
    with running_server(data, "--pace", "0", "--patience", str(PATIENCE)) as running:
        yield running


def connected(server: Server) -> socket.socket:
    """A connection that says nothing."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=LONG)


def received(connection: socket.socket, trickle: bytes = b"") -> bytes:
    """All that the server says until it closes the connection, while a byte comes now and then."""
    got, began = b"", time.monotonic()
    connection.settimeout(0.1 if trickle else LONG)
    while time.monotonic() - began < LONG:
        try:
            chunk = connection.recv(65_536)
        except TimeoutError:
            try:
                connection.sendall(trickle)
            except OSError:
                return got
        except ConnectionError:
            return got
        else:
            if not chunk:
                return got
            got += chunk
    raise AssertionError("the connection stays open")


POST = b"POST /me HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 5000\r\n\r\n"


@pytest.mark.parametrize(
    ("said", "trickle"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nhost: x\r\n", b""),
        (b"GET / HTTP/1.1\r\nx-slow: ", b"a"),
        (b"GE", b"T"),
    ],
)
def test_a_head_that_never_ends_is_not_waited_for(server: Server, said: bytes, trickle: bytes) -> None:
    with connected(server) as connection:
        connection.sendall(said)
        got = received(connection, trickle)
    assert got.startswith(b"HTTP/1.1 408 ")
    assert b"did not arrive in time" in got


@pytest.mark.parametrize("trickle", [b"", b"a"])
def test_a_body_that_never_ends_is_answered_with_a_sentence(server: Server, trickle: bytes) -> None:
    with connected(server) as connection:
        connection.sendall(POST)
        got = received(connection, trickle)
    assert got.startswith(b"HTTP/1.1 408 ")
    assert b"too slowly" in got


def test_a_body_that_nobody_wanted_keeps_no_connection_open(server: Server) -> None:
    with connected(server) as connection:
        connection.sendall(POST.replace(b"POST /me", b"POST /nowhere"))
        got = received(connection, b"a")
    assert got.startswith(b"HTTP/1.1 404 ")


def test_a_second_request_must_end_too(server: Server) -> None:
    whole = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"
    with connected(server) as connection:
        connection.sendall(whole)
        connection.settimeout(LONG)
        first = connection.recv(65_536)
        assert first.startswith(b"HTTP/1.1 200 ")
        connection.sendall(b"GET / HTTP/1.1\r\nx-slow: ")
        got = received(connection, b"a")
    assert b"HTTP/1.1 408 " in got


def test_those_who_ask_one_thing_after_the_other_are_not_disturbed(server: Server) -> None:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=LONG)
    connection.connect()
    first = connection.sock
    for _ in range(4):
        connection.request("GET", "/api/games")
        assert connection.getresponse().read()
        time.sleep(PATIENCE * 0.6)  # together longer than the patience, each time less
    assert connection.sock is first, "still the same connection"
    connection.close()


def test_a_long_answer_takes_as_long_as_it_takes(server: Server) -> None:
    table, ada, _ = table_for_two(server)
    asked = f"GET /api/tables/{table}/stream HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {ada}\r\n\r\n"
    with connected(server) as connection:
        connection.sendall(asked.encode())
        answer = b""
        while b"running" not in answer:
            answer += connection.recv(65_536)
        connection.settimeout(PATIENCE * 5)
        with pytest.raises(TimeoutError):
            while connection.recv(65_536):
                pass


def test_answers_that_nobody_reads_are_given_up(server: Server) -> None:
    """So many that the kernel does not keep them all for the other side."""
    many = b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 1000
    with connected(server) as connection, suppress(ConnectionError):
        connection.settimeout(LONG)
        connection.sendall(many)  # the server reads on as long as somebody reads its answers
        time.sleep(PATIENCE * 10)
        read = received(connection)
        assert read.count(b"HTTP/1.1 200 ") < 1000, "the server has kept all of it"


def test_answers_that_are_read_slowly_come_to_their_end(server: Server) -> None:
    many, got = 600, 0
    with connected(server) as connection:
        connection.sendall(b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * many)
        last = b""
        while got < many:
            chunk = connection.recv(100_000)
            assert chunk, f"given up after {got} answers"
            got += (last + chunk).count(b"HTTP/1.1 200 ")
            last = chunk[-12:]
            time.sleep(PATIENCE / 20)  # together longer than anything may stay unread


def test_a_socket_that_never_says_hello_is_closed_and_one_that_does_stays(server: Server) -> None:
    async def story() -> None:
        table, ada, ben = table_for_two(server)
        async with page(server, table, ada) as silent, page(server, table, ben) as polite:
            await hello(polite, 1)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await asyncio.wait_for(silent.recv(), LONG)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            await asyncio.sleep(PATIENCE * 3)
            await polite.send(json.dumps({"do": "look", "id": "1", "at": 0}))
            assert json.loads(await asyncio.wait_for(polite.recv(), LONG))["tell"]

    asyncio.run(story())


def test_nonsense_is_no_hello(server: Server) -> None:
    async def story() -> None:
        table, ada, _ = table_for_two(server)
        async with page(server, table, ada) as socket:
            with pytest.raises(ConnectionClosed):
                for _ in range(int(LONG / 0.1)):
                    await socket.send("{")
                    await asyncio.sleep(0.1)

    asyncio.run(story())


def test_the_server_says_nothing_of_a_fault(server: Server) -> None:
    """Comes last: all that was sent before."""
    raw = [
        b"GET /table/%00 HTTP/1.1\r\nconnection: close\r\nhost: x\r\n\r\n",
        b"GET /table/%ff%fe?at=%ff HTTP/1.1\r\nconnection: close\r\nhost: [\r\ncookie: boomtown=\xff\r\n\r\n",
        b"GET /%ed%a0%80 HTTP/1.1\r\nconnection: close\r\nhost: x\r\norigin: http://[\r\n\r\n",
        b'POST /api/people HTTP/1.1\r\nconnection: close\r\nhost: x\r\ncontent-length: 12\r\n\r\n{"name":"\xff"}',
        b"GET http://[ HTTP/1.1\r\nconnection: close\r\nhost: x\r\n\r\n",
        b"\x00\x01\x02\r\n\r\n",
        b"GET / HTTP/1.1\r\nconnection: close\r\n" + b"x: " + b"y" * 100_000 + b"\r\n\r\n",
    ]
    for request in raw:
        with connected(server) as connection:
            connection.sendall(request)
            status = received(connection).split(b" ")[1:2]
            assert status and 400 <= int(status[0]) < 500, request
    asyncio.run(refused_sockets(server))
    server.process.terminate()
    server.process.wait(20)
    assert server.process.stderr is not None
    said = server.process.stderr.read()
    assert b"Traceback" not in said
    assert b"ERROR" not in said, "strangers can fill the log"


async def refused_sockets(server: Server) -> None:
    """A socket at a table that is not there, and one that sends no UTF-8."""
    with pytest.raises(InvalidStatus) as refused:
        await page(server, "nowhere")
    assert refused.value.response.status_code == 404
    table, ada, _ = table_for_two(server)
    async with page(server, table, ada) as socket:
        await socket.send(b"\xff", text=True)
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), LONG)


def test_which_addresses_are_of_this_machine() -> None:
    assert [is_loopback(host) for host in ("127.0.0.1", "::1", "192.0.2.7", "unix")] == [
        True,
        True,
        False,
        False,
    ]
