"""Plain HTTP over connections of our own, from an address of our own: what attackers send must not be mended."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlencode

MOST_READ: Final = 4_000_000  # bytes of an answer
PATIENCE: Final = 10.0  # seconds
NO_ANSWER: Final = 0
TOO_LATE: Final = -1


@dataclass(frozen=True)
class Place:
    """Where the server is."""

    host: str
    port: int

    @property
    def url(self) -> str:
        """Its address, as browsers know it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"


@dataclass(frozen=True)
class HttpAnswer:
    """What came back: a status, or why there is none."""

    status: int
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    @property
    def label(self) -> str:
        """The status in a word."""
        return {NO_ANSWER: "closed", TOO_LATE: "no answer"}.get(self.status, str(self.status))

    def json(self) -> Any:
        """The document in it."""
        return json.loads(self.body)


def open_socket(place: Place, source: str, buffer: int = 0) -> socket.socket:
    """A socket that is being connected; with a buffer it takes no more than so many bytes unread."""
    family = socket.AF_INET6 if ":" in place.host else socket.AF_INET
    made = socket.socket(family)
    made.setblocking(False)
    try:
        if buffer:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        if source:
            made.bind((source, 0))
    except OSError:
        made.close()
        raise
    return made


async def connect(place: Place, source: str, buffer: int = 0) -> socket.socket:
    """A bare connection: what is not read by hand is not read."""
    made = open_socket(place, source, buffer)
    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.get_running_loop().sock_connect(made, (place.host, place.port))
    except BaseException:
        made.close()
        raise
    return made


def request(
    place: Place,
    method: str,
    path: str,
    body: bytes = b"",
    headers: Sequence[tuple[str, str]] = (),
    length: int | None = None,
) -> bytes:
    """The bytes of a request; `length` is what it says of its body, whatever is true."""
    lines = [f"{method} {path} HTTP/1.1", f"host: {place.url[7:]}", "connection: close"]
    lines += [f"{name}: {value}" for name, value in headers]
    if body or length is not None:
        lines.append(f"content-length: {len(body) if length is None else length}")
    return "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogatepass") + body


def as_form(fields: dict[str, str]) -> tuple[bytes, tuple[str, str]]:
    """The fields of a form as its body, and the header that says so."""
    kind = ("content-type", "application/x-www-form-urlencoded")
    return urlencode(fields, errors="surrogatepass").encode(), kind


async def exchange(place: Place, source: str, raw: bytes, seconds: float = PATIENCE) -> HttpAnswer:
    """Send these bytes and read one answer; whatever goes wrong is an answer, too."""
    try:
        async with asyncio.timeout(seconds):
            connection = await connect(place, source)
            reader, writer = await asyncio.open_connection(sock=connection)
            try:
                return await talk(reader, writer, raw)
            finally:
                writer.transport.abort()
    except TimeoutError:
        return HttpAnswer(TOO_LATE)
    except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        return HttpAnswer(NO_ANSWER)


async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, raw: bytes) -> HttpAnswer:
    """Send and read; a server that has heard enough may answer and close before all is sent."""

    async def send() -> None:
        try:
            for begin in range(0, len(raw), 65_536):
                writer.write(raw[begin : begin + 65_536])
                await writer.drain()
        except OSError:
            pass

    sending = asyncio.create_task(send())
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
        given = headers.get("content-length", "")
        body = b""
        while len(body) < MOST_READ and (not given or len(body) < int(given)):
            if not (chunk := await reader.read(65_536)):
                break
            body += chunk
        return HttpAnswer(int(head[0].split(" ")[1]), headers, body)
    finally:
        sending.cancel()


async def ask(
    place: Place,
    source: str,
    method: str,
    path: str,
    *,
    document: object = None,
    token: str = "",
    language: str = "en",
) -> HttpAnswer:
    """One call of the interface for programs, or one page."""
    headers = [("content-type", "application/json"), ("accept-language", language)]
    if token:
        headers.append(("authorization", f"Bearer {token}"))
    body = b"" if document is None else json.dumps(document).encode()
    return await exchange(place, source, request(place, method, path, body, headers))
