"""What every answer carries and every request must: headers against foreign scripts, frames and forms."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boomtown.core.record import Refused

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
PORTS: Final = {"http": 80, "https": 443}  # where nothing is said
LONGEST_PATH: Final = 1000
LONGEST_PART: Final = 200  # bytes of one part of a path: file systems take no longer names
log = logging.getLogger("boomtown")


class Guard:
    """Adds the headers; pages are never kept by the browser, what is static is."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with the headers."""

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                is_static = scope["path"].startswith("/static/")
                headers.setdefault("cache-control", "public, max-age=600" if is_static else "no-store")
            await send(message)

        await self.app(scope, receive, guarded)


class LastResort:
    """Answers what nobody else can: an address that none can have, and a fault of ours."""

    def __init__(
        self,
        app: ASGIApp,
        nowhere: Callable[[Request], Awaitable[Response]],
        failed: Callable[[Request], Response],
    ) -> None:
        self.app = app
        self.nowhere = nowhere
        self.failed = failed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on that can be understood."""
        has_begun = False

        async def noticed(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        is_http = scope["type"] == "http"
        try:
            if is_http and not is_possible(scope["path"]):
                await (await self.nowhere(Request(scope, receive)))(scope, receive, noticed)
            else:
                await self.app(scope, receive, noticed)
        except ClientDisconnect:
            return  # nobody is there to be answered
        except Exception:
            if not is_http or has_begun:
                raise
            log.exception("no answer to %s %s", scope["method"], ascii(scope["path"]))
            await self.failed(Request(scope, receive))(scope, receive, send)


def is_possible(path: str) -> bool:
    """Whether an address of ours could look like this."""
    return (
        len(path) <= LONGEST_PATH
        and path.isprintable()
        and all(len(part.encode()) <= LONGEST_PART for part in path.split("/"))
    )


async def body_of(request: Request, largest: int, seconds: float) -> bytes:
    """The body of a request, if it is not too large and comes in time."""
    chunks, size = [], 0
    try:
        async with asyncio.timeout(seconds):
            async for chunk in request.stream():
                size += len(chunk)
                if size > largest:
                    raise Refused("form-too-large")
                chunks.append(chunk)
    except TimeoutError:
        raise Refused("too-slow") from None
    return b"".join(chunks)


def require_type(request: Request, kind: str) -> None:
    """What is sent must be of this kind; whoever does not say what it is may be right."""
    said = request.headers.get("content-type", kind)
    if said.partition(";")[0].strip().lower() != kind:
        raise Refused("wrong-type")


def is_foreign(connection: HTTPConnection, public_url: str = "") -> bool:
    """Whether a form or socket comes from a page of another site.

    Our own site is where the request was sent to, and the public address: a server before this one may send requests on
    to another name than people have asked for (nginx does, unless it is told not to).
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") in ("cross-site", "same-site")
    try:
        is_public = bool(public_url) and origin_of(origin) == origin_of(public_url)
        return not is_public and urlsplit(origin).netloc != connection.headers.get("host", "")
    except ValueError:
        return True


def origin_of(url: str) -> tuple[str, str, int | None]:
    """What makes two pages belong to the same site; ValueError if it is no address."""
    parts = urlsplit(url)
    return parts.scheme, parts.hostname or "", parts.port or PORTS.get(parts.scheme)
