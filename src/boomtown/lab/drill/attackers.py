"""Attackers: who they are, how fast they may be, and what they write down. What they do is in the modules beside."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from boomtown.lab.drill.wire import HttpAnswer, Place, as_form, ask, exchange, request
from boomtown.lab.load.wire import hello, open_page

# requests and messages a second of one attacker: the generator must leave the server its processor
RATE: Final = 20.0
OUTLAW: Final = "Black Bart"  # attackers are called so
LONGEST_ROUND: Final = 6.0  # seconds of one attack
LONGEST_HOLD: Final = 45.0  # seconds for which a connection is kept
MOST_HELD: Final = 120  # connections that one attacker keeps at a time
MOST_FAULTS: Final = 200
SERVER_FAULT: Final = 500
INTERNAL_ERROR: Final = 1011  # why a server closes a socket when something of its own went wrong

Method = Callable[["Attack"], Awaitable[None]]
ATTACKS: Final[dict[str, Method]] = {}


def attack(method: Method) -> Method:
    """Make a function known as an attack, by its name."""
    ATTACKS[getattr(method, "__name__", "").replace("_", "-")] = method
    return method


@dataclass
class AttackReport:
    """What attackers have seen: plain data, for it comes from another process."""

    counts: dict[str, Counter[str]] = field(default_factory=dict)  # by attack: statuses and answers
    faults: list[str] = field(default_factory=list)
    sent: int = 0

    def merge(self, other: AttackReport) -> None:
        """Add what another attacker has seen."""
        for name, counts in other.counts.items():
            self.counts.setdefault(name, Counter()).update(counts)
        self.faults += other.faults
        self.sent += other.sent


@dataclass
class Attacker:
    """One hostile client with an address and a seed of its own; it becomes somebody when an attack needs that."""

    place: Place
    source: str
    rng: random.Random
    until: float  # by time.monotonic
    rooms: list[str]  # of players
    report: AttackReport = field(default_factory=AttackReport)
    token: str = ""
    own_room: str = ""  # a table at which both seats are the attacker's
    held: set[asyncio.Task[None]] = field(default_factory=set)
    next_at: float = 0.0

    async def pace(self) -> None:
        """Wait for one's turn to send."""
        now = time.monotonic()
        self.next_at = max(self.next_at, now) + 1 / RATE
        self.report.sent += 1
        await asyncio.sleep(self.next_at - 1 / RATE - now)

    async def rage(self, names: Iterator[str]) -> AttackReport:
        """Do one attack after the other until the time is over."""
        while (left := self.until - time.monotonic()) > 0:
            await self.look_around()
            await Attack(next(names), self).run(min(left, LONGEST_ROUND))
            await asyncio.sleep(self.rng.uniform(0.05, 0.3))
        for task in self.held:
            task.cancel()
        await asyncio.gather(*self.held, return_exceptions=True)
        return self.report

    async def look_around(self) -> None:
        """Find the tables at which people play now: they are public, and no attacker sits there by right."""
        answer = await ask(self.place, self.source, "GET", "/api/tables")
        if answer.status == 200:
            tables = [table for table in answer.json() if OUTLAW not in table["names"]]
            running = [table["id"] for table in tables if table["status"] == "running"]
            self.rooms = running[:50] or self.rooms


class Attack:
    """One round of one attack: what it sends is paced, what it gets is counted under its name."""

    def __init__(self, name: str, attacker: Attacker) -> None:
        self.name = name
        self.attacker = attacker
        self.rng = attacker.rng
        self.place = attacker.place
        self.source = attacker.source

    async def run(self, seconds: float) -> None:
        """A round; what breaks on our side of the line is counted, too."""
        from websockets.exceptions import WebSocketException

        try:
            async with asyncio.timeout(seconds):
                await ATTACKS[self.name](self)
        except TimeoutError:
            self.count("round ended by time")
        except (OSError, WebSocketException) as problem:
            self.count(f"{type(problem).__name__}")

    def count(self, label: str) -> None:
        """Something came back."""
        self.attacker.report.counts.setdefault(self.name, Counter())[label] += 1

    def fault(self, sentence: str) -> None:
        """The server has done what it must not do."""
        if len(self.attacker.report.faults) < MOST_FAULTS:
            self.attacker.report.faults.append(f"{self.name}: {sentence}")

    def room(self) -> str:
        """A table at which players play."""
        return self.rng.choice(self.attacker.rooms) if self.attacker.rooms else "none"

    # HTTP

    async def send(self, raw: bytes, seconds: float = 10.0, about: str = "") -> HttpAnswer:
        """These very bytes, as a request."""
        await self.attacker.pace()
        answer = await exchange(self.place, self.source, raw, seconds)
        self.count(answer.label)
        if answer.status >= SERVER_FAULT:
            said = about or raw[:80].decode("latin-1").split("\r\n")[0]
            self.fault(f"{said!r} was answered with {answer.status}")
        return answer

    async def ask(
        self,
        method: str,
        path: str,
        body: bytes = b"",
        headers: Sequence[tuple[str, str]] = (),
        token: str = "",
        about: str = "",
    ) -> HttpAnswer:
        """A request; the token goes along as browsers and as programs show it."""
        shown = [("authorization", f"Bearer {token}"), ("cookie", f"boomtown={token}")] if token else []
        raw = request(self.place, method, path, body, [*shown, *headers])
        return await self.send(raw, about=about or f"{method} {path[:80]} {body[:100]!r}")

    async def post(self, path: str, document: object, token: str = "") -> HttpAnswer:
        """A call of the interface for programs."""
        kind = [("content-type", "application/json")]
        return await self.ask("POST", path, json.dumps(document).encode(), kind, token)

    async def fill_in(self, path: str, fields: dict[str, str], token: str = "") -> HttpAnswer:
        """A form."""
        body, kind = as_form(fields)
        return await self.ask("POST", path, body, [kind], token)

    # who the attacker is

    async def token(self) -> str:
        """The token of the attacker as a person; empty if the server makes no new people now."""
        if not self.attacker.token:
            answer = await self.post("/api/people", {"name": OUTLAW})
            self.attacker.token = answer.json()["token"] if answer.status == 200 else ""
        return self.attacker.token

    async def own_table(self) -> str:
        """A running table whose two seats are the attacker's; empty if the server opens none now."""
        token = await self.token()
        if self.attacker.own_room:
            answer = await self.ask("GET", f"/api/tables/{self.attacker.own_room}", token=token)
            if answer.status == 200 and answer.json()["status"] == "running":
                return self.attacker.own_room
        answer = await self.post("/api/tables", {"game": "gold-rush", "seats": ["me", "me"]}, token)
        self.attacker.own_room = answer.json()["id"] if answer.status == 200 else ""
        return self.attacker.own_room

    # sockets and what is kept open

    async def say(self, messages: Sequence[str | bytes], room: str, token: str = "", seat: int = -1) -> None:
        """Say these things over the socket of a table, and count what is answered; a closed socket is opened again."""
        from websockets.exceptions import ConnectionClosed, InvalidHandshake

        left = [*messages]
        for _ in range(12):
            if not left:
                return
            try:
                async with open_page(self.place.url, room, token, self.source) as socket:
                    hearing = asyncio.create_task(self.hear(socket))
                    try:
                        await socket.send(hello(seat))
                        while left:
                            await self.attacker.pace()
                            await socket.send(left.pop(0))
                        await asyncio.sleep(0.5)
                    except ConnectionClosed:
                        pass  # whoever hears counts it
                    finally:
                        await asyncio.wait([hearing], timeout=0.2)
                        hearing.cancel()
            except (InvalidHandshake, OSError, TimeoutError) as problem:
                self.count_refusal(problem)
                return

    def count_refusal(self, problem: Exception) -> None:
        """A socket that the server did not open."""
        response: Any = getattr(problem, "response", None)
        status = 0 if response is None else int(response.status_code)
        self.count(f"socket {status or type(problem).__name__}")
        if status >= SERVER_FAULT:
            self.fault(f"a socket was answered with {status}")

    async def hear(self, socket: Any) -> None:
        """Count what a socket tells until it is closed."""
        from websockets.exceptions import ConnectionClosed

        try:
            while True:
                told = await socket.recv(decode=False)
                if told.startswith(b'{"tell":"update"'):
                    self.count("update")
                else:
                    said = json.loads(told)
                    self.count(said["tell"] if said["tell"] != "sorry" else f"sorry {said['reason']}")
        except ConnectionClosed as closed:
            # what we closed ourselves is only echoed
            code = closed.rcvd.code if closed.rcvd is not None and closed.rcvd_then_sent else 0
            self.count(f"closed {code}" if code else "closed")
            if code == INTERNAL_ERROR:
                self.fault(f"a socket was closed with 1011 {closed.reason!r}")

    def hold(self, keeping: Coroutine[Any, Any, None]) -> bool:
        """Keep something open beside the next attacks; False if enough is kept."""
        if len(self.attacker.held) >= MOST_HELD:
            keeping.close()
            return False
        task = asyncio.create_task(self.keep(keeping))
        self.attacker.held.add(task)
        task.add_done_callback(self.attacker.held.discard)
        return True

    async def keep(self, keeping: Coroutine[Any, Any, None]) -> None:
        """Until the server has had enough of it, or the time is over."""
        from websockets.exceptions import ConnectionClosed, InvalidHandshake

        began = time.monotonic()
        try:
            async with asyncio.timeout(LONGEST_HOLD):
                await keeping
        except (TimeoutError, asyncio.CancelledError):
            self.count("kept to the end")
            return
        except InvalidHandshake as problem:
            self.count_refusal(problem)
            return
        except (OSError, ConnectionClosed):
            pass
        self.count("closed in 15 s" if time.monotonic() - began < 15 else "closed in 45 s")


async def rage_all(
    place: Place,
    sources: Sequence[str],
    seed: int,
    seconds: float,
    rooms: Sequence[str],
    names: Sequence[str],
) -> AttackReport:
    """All attackers at once."""
    until = time.monotonic() + seconds
    attackers = [
        Attacker(place, source, random.Random(f"{seed} {number}"), until, [*rooms])
        for number, source in enumerate(sources)
    ]
    turns = itertools.cycle(
        random.Random(seed).sample([*names], len(names))
    )  # all share them: none is left out
    report = AttackReport()
    for seen in await asyncio.gather(*(attacker.rage(turns) for attacker in attackers)):
        report.merge(seen)
    return report


def besiege(
    place: Place,
    sources: Sequence[str],
    seed: int,
    seconds: float,
    rooms: Sequence[str],
    names: Sequence[str],
) -> AttackReport:
    """All of it, for a process of its own: players are measured in another."""
    from boomtown.lab.drill import every_attack

    known = every_attack()
    return asyncio.run(
        rage_all(place, sources, seed, seconds, rooms, [name for name in known if name in names])
    )
