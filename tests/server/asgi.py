"""A small browser for tests: it sends requests straight to the application, keeps cookies, follows nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

from starlette.applications import Starlette
from starlette.types import Message

from boomtown.server.app import make_app
from boomtown.server.settings import Settings


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
        address = urlsplit(path)
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": address.path,
            "raw_path": address.path.encode(),
            "query_string": address.query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in sent.items()],
            "client": ("127.0.0.1", 1),
            "server": ("test", 80),
        }
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
