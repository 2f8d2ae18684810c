"""How programs that load a server reach it: the interface for programs, and the sockets of pages."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any


def said_by(problem: urllib.error.HTTPError) -> str:
    """The sentence of a refusal."""
    raw = problem.read()
    try:
        return str(json.loads(raw)["text"])
    except (ValueError, LookupError, TypeError):
        return f"status {problem.code}"


def request(url: str, path: str, body: object = None, token: str = "") -> bytes:
    """One call of the interface for programs, as it is answered; without a body it only asks."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(url + path, data, headers)
    with urllib.request.urlopen(asked, timeout=30) as answer:
        said: bytes = answer.read()
    return said


def call(url: str, path: str, body: object = None, token: str = "") -> Any:
    """The same, answered with a JSON document."""
    return json.loads(request(url, path, body, token))


def open_page(url: str, room: str, token: str, source: str = "") -> Any:
    """The socket of a page at a table, to be entered with `async with`; without a token of somebody who only
    watches. `source` is the address it comes from."""
    from websockets.asyncio.client import connect

    origin: Any = url
    more: dict[str, Any] = {"local_addr": (source, 0)} if source else {}
    return connect(
        url.replace("http", "ws", 1) + f"/table/{room}/socket",
        additional_headers={"cookie": f"boomtown={token}"} if token else {},
        origin=origin,
        max_size=None,
        **more,
    )


def hello(seat: int) -> str:
    """With what a page begins."""
    return json.dumps({"do": "hello", "seat": seat, "language": "en"})


def choices(told: dict[str, Any]) -> list[str]:
    """All that may be done, by an update."""
    return [choice["action"] for group in told["groups"] for choice in group["choices"]]
