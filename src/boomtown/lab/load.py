"""Many tables played over real sockets: how long a move takes from sending to being seen."""

from __future__ import annotations

import asyncio
import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from typing import Any


def said_by(problem: urllib.error.HTTPError) -> str:
    """The sentence of a refusal."""
    raw = problem.read()
    try:
        return str(json.loads(raw)["text"])
    except (ValueError, LookupError, TypeError):
        return f"status {problem.code}"


def call(url: str, path: str, body: object = None, token: str = "") -> Any:
    """One call of the interface for programs; without a body it only asks."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path, data, headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


class Beside:
    """Tables at which bots play among themselves; a game that ends is followed by another."""

    def __init__(self, game: str, tables: int, bots: str) -> None:
        self.wish = {"game": game, "seats": bots.split(",")}
        self.tables = tables
        self.bots = bots
        self.moves = 0

    async def play(self, url: str, token: str, until: float) -> None:
        """Keep all of them playing until the time is over, and count their moves."""
        rooms = [await self.open(url, token) for _ in range(self.tables)]
        ended = 0
        while rooms:
            await asyncio.sleep(max(0.0, min(1.0, until - time.perf_counter())))
            seen = [await asyncio.to_thread(call, url, f"/api/tables/{room}", None, token) for room in rooms]
            if time.perf_counter() >= until:
                self.moves = ended + sum(table["decision"] for table in seen)
                return
            for place, table in enumerate(seen):
                if table["status"] == "over":
                    ended += table["decision"]
                    rooms[place] = await self.open(url, token)

    async def open(self, url: str, token: str) -> str:
        """One more table."""
        room: str = (await asyncio.to_thread(call, url, "/api/tables", self.wish, token))["id"]
        return room


class LoadTally:
    """What was measured."""

    def __init__(self, until: float) -> None:
        self.until = until
        self.sent: dict[tuple[str, int], float] = {}  # table and number of the decision -> when
        self.waits: list[float] = []
        self.moves = 0
        self.errors = 0


async def play(
    url: str, tables: int, seats: int, every: float, seconds: float, game: str, beside: Beside
) -> dict[str, Any]:
    """Open the tables, sit everybody down, play, count."""
    rooms = []
    for number in range(tables):
        tokens = [
            (await asyncio.to_thread(call, url, "/api/people", {"name": f"Load {number}-{seat}"}))["token"]
            for seat in range(seats)
        ]
        wish = {"game": game, "seats": ["me", *["open"] * (seats - 1)]}
        room = (await asyncio.to_thread(call, url, "/api/tables", wish, tokens[0]))["id"]
        for seat in range(1, seats):
            await asyncio.to_thread(call, url, f"/api/tables/{room}/sit", {"seat": seat}, tokens[seat])
        rooms.append((room, tokens))
    started = time.perf_counter()
    tally = LoadTally(started + seconds)
    pages = [
        page(url, room, seat, token, every, tally)
        for room, tokens in rooms
        for seat, token in enumerate(tokens)
    ]
    await asyncio.gather(beside.play(url, rooms[0][1][0], tally.until), *pages)
    passed = time.perf_counter() - started
    return {
        "tables": tables,
        "seats": seats,
        "seconds": round(passed, 1),
        "moves": tally.moves,
        "moves_per_second": round(tally.moves / passed, 1),
        **percentiles(tally.waits),
        "errors": tally.errors,
        "thinking": beside.tables,
        "bots": beside.bots,
        "bot_moves": beside.moves,
    }


def percentiles(waits: Sequence[float]) -> dict[str, float]:
    """How long half of them, 95 and 99 % of them took at the most, in milliseconds.

    >>> percentiles([0.001 * number for number in range(1, 101)])
    {'p50_ms': 51.0, 'p95_ms': 96.0, 'p99_ms': 100.0}
    """
    ordered = sorted(waits) or [0.0]
    return {f"p{share}_ms": round(ordered[len(ordered) * share // 100] * 1000, 1) for share in (50, 95, 99)}


def open_page(url: str, room: str, token: str, source: str = "") -> Any:
    """The socket of a page at a table, to be entered with `async with`; `source` is the address it comes from."""
    from websockets.asyncio.client import connect

    origin: Any = url
    more: dict[str, Any] = {"local_addr": (source, 0)} if source else {}
    return connect(
        url.replace("http", "ws", 1) + f"/table/{room}/socket",
        additional_headers={"cookie": f"boomtown={token}"},
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


async def page(url: str, room: str, seat: int, token: str, every: float, tally: LoadTally) -> None:
    """One page: it looks, and acts when it is its turn."""
    from websockets.exceptions import WebSocketException

    rng = random.Random(f"{room}{seat}")
    try:
        async with open_page(url, room, token) as socket:
            await socket.send(hello(seat))
            acting: asyncio.Task[None] | None = None
            seen = 0  # moves
            while (left := tally.until - time.perf_counter()) > 0:
                try:
                    told = json.loads(await asyncio.wait_for(socket.recv(), left))
                except TimeoutError:
                    break
                if told["tell"] == "sorry":
                    tally.errors += 1
                elif told["tell"] == "done":
                    tally.moves += 1  # it is on disk
                elif told["tell"] == "update":
                    while seen < told["decision"]:  # a move and the draws after it come in one update
                        if (sent := tally.sent.get((room, seen))) is not None:
                            tally.waits.append(time.perf_counter() - sent)
                        seen += 1
                    if told["groups"] and told["status"] == "running":
                        if acting is not None:
                            await acting
                        acting = asyncio.create_task(act(socket, room, seat, told, every, rng, tally))
            if acting is not None:
                acting.cancel()
    except (OSError, WebSocketException):
        tally.errors += 1


async def act(
    socket: Any,
    room: str,
    seat: int,
    told: dict[str, Any],
    every: float,
    rng: random.Random,
    tally: LoadTally,
) -> None:
    """Think for a while, then send a random move."""
    await asyncio.sleep(every * rng.uniform(0.5, 1.5))
    decision = told["decision"]
    tally.sent[room, decision] = time.perf_counter()
    move = {"do": "act", "id": f"{seat}-{decision}", "seat": seat, "decision": decision}
    await socket.send(json.dumps({**move, "action": rng.choice(choices(told))}))
