"""A small browser for tests: it sends requests straight to the application, keeps cookies, follows nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlencode, urlsplit

from starlette.applications import Starlette
from starlette.types import Message

from boomtown.server.web.app import make_app
from boomtown.server.web.settings import Settings


def scope_of(method: str, path: str, headers: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """What a server tells an application about a request; the method of a socket is SOCKET."""
    address = urlsplit(path)
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(address.path),
        "raw_path": address.path.encode(),
        "query_string": address.query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers],
        "client": ("127.0.0.1", 1),
        "server": ("test", 80),
    }
    if method == "SOCKET":
        del scope["method"]
        scope |= {
            "type": "websocket",
            "scheme": "ws",
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
    return scope


class Exchange:
    """A request or a socket under way: all that comes back, in its order, and what is still to be said."""

    def __init__(self, app: Starlette, scope: dict[str, Any], first: Message) -> None:
        self.got: list[Message] = []
        self.taken = 0  # of it
        self.path: str = scope["path"]
        self.is_socket = scope["type"] == "websocket"
        self.waiting = [first]
        self.bell = asyncio.Event()
        self.is_listened_to = False  # the application waits for the next word
        self.task = asyncio.get_running_loop().create_task(app(scope, self.receive, self.send))

    async def receive(self) -> Message:
        """The next word for the application."""
        while not self.waiting:
            self.is_listened_to = True
            self.bell.clear()
            await self.bell.wait()
        self.is_listened_to = False
        return self.waiting.pop(0)

    async def send(self, message: Message) -> None:
        """A word from the application; a socket that it closes is gone for the browser too."""
        self.got.append(message)
        if message["type"] == "websocket.close":
            self.say({"type": "websocket.disconnect", "code": message.get("code", 1000)})

    def say(self, message: Message) -> None:
        """Something more for the application."""
        self.waiting.append(message)
        self.is_listened_to = False
        self.bell.set()

    def take(self) -> list[Message]:
        """What has come since the last time."""
        new, self.taken = self.got[self.taken :], len(self.got)
        return new

    async def end(self) -> None:
        """The browser goes away; a fault of the application is raised here."""
        if not self.task.done():
            self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task


@dataclass
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        """The body as text."""
        return self.body.decode()

    @property
    def goes_to(self) -> str:
        """Where a redirection leads; empty if it is none."""
        return self.headers.get("location", "") if 300 <= self.status < 400 else ""


@dataclass
class Browser:
    """One person's browser at an application."""

    app: Starlette
    language: str = "en"
    cookies: dict[str, str] = field(default_factory=dict)

    async def get(self, path: str, **headers: str) -> Answer:
        """Open a page."""
        return await self.ask("GET", path, b"", headers)

    async def post(self, path: str, form: Mapping[str, str] | None = None, **headers: str) -> Answer:
        """Send a form."""
        kind = {"content-type": "application/x-www-form-urlencoded"}
        return await self.ask("POST", path, urlencode(form or {}).encode(), kind | headers)

    async def ask(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """One request; header names may be written with underscores."""
        sent = {"host": "test", "accept-language": self.language, "content-length": str(len(body))}
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookies:
            sent["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        scope = scope_of(method, path, sent.items())
        waiting = [{"type": "http.request", "body": body, "more_body": False}]
        got: list[Message] = []

        async def receive() -> Message:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            got.append(message)

        await self.app(scope, receive, send)
        start = next(message for message in got if message["type"] == "http.response.start")
        whole = b"".join(
            message.get("body", b"") for message in got if message["type"] == "http.response.body"
        )
        received = [(name.decode(), value.decode("latin-1")) for name, value in start["headers"]]
        self.keep([value for name, value in received if name == "set-cookie"])
        return Answer(start["status"], dict(received), whole)

    def keep(self, given: list[str]) -> None:
        """Remember the cookies; those that have run out are dropped."""
        for line in given:
            for name, morsel in SimpleCookie(line).items():
                if morsel["max-age"] == "0":
                    self.cookies.pop(name, None)
                else:
                    self.cookies[name] = morsel.value


@asynccontextmanager
async def visiting(data: Path, **settings: Any) -> AsyncIterator[Browser]:
    """A browser at a new application on this folder; `Browser(browser.app)` is somebody else."""
    app = make_app(Settings(data=data, has_limits=False, **settings))
    async with app.router.lifespan_context(app):
        yield Browser(app)
