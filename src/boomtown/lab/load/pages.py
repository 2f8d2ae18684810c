"""Pages at a table: each looks all the time, and acts when its seat is to act."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from math import inf
from typing import Any, Final

import msgspec

from boomtown.lab.load.tally import SentMove, Sight, TableTally
from boomtown.lab.load.wire import hello, open_page

COMING: Final = 60.0  # seconds until all pages have come in
SETTLE: Final = 10.0  # seconds in which the last moves may still be answered and seen
LATE: Final = ("stale", "not-your-turn", "no-such-action", "game-over")  # somebody else has acted meanwhile


class PageMessage(msgspec.Struct):
    """What a page of this kind needs of a message: the rest is not even read."""

    tell: str
    decision: int = 0
    status: str = ""
    groups: list[PageMessageGroup] = []
    id: str = ""
    move: int = 0
    action: str = ""
    reason: str = ""

    def options(self) -> list[str]:
        """All that may be done."""
        return [choice.action for group in self.groups for choice in group.choices]


class PageMessageChoice(msgspec.Struct):
    """An option."""

    action: str


class PageMessageGroup(msgspec.Struct):
    """The options of one verb."""

    choices: list[PageMessageChoice]


DECODER: Final = msgspec.json.Decoder(PageMessage)


class Ending:
    """When pages begin and stop: all come in first, play, send nothing new, and wait until all is answered and seen."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.begun = asyncio.Event()
        self.quiet = self.gone = inf

    async def begin(self, tallies: Sequence[TableTally], pages: int) -> None:
        """When so many pages have come in, or have had the time for it: what is measured begins now."""
        latest = time.perf_counter() + COMING
        while time.perf_counter() < latest and sum(len(tally.joins) for tally in tallies) < pages:
            await asyncio.sleep(0.05)
        self.quiet = time.perf_counter() + self.seconds
        self.gone = self.quiet + SETTLE
        self.begun.set()

    def is_quiet(self) -> bool:
        """Nothing new is sent."""
        return time.perf_counter() >= self.quiet

    async def wait(self, tallies: Sequence[TableTally]) -> None:
        """Until all is told."""
        await asyncio.sleep(max(0.0, self.quiet - time.perf_counter()))
        while time.perf_counter() < self.gone and not all(tally.is_told() for tally in tallies):
            await asyncio.sleep(0.05)


class LoadPage:
    """One page. With `reconnect` it goes away after about so many seconds, and comes back at once."""

    def __init__(
        self, url: str, tally: TableTally, seat: int, every: float, reconnect: float, ending: Ending
    ) -> None:
        self.url = url
        self.tally = tally
        self.seat = seat  # -1: it only watches
        self.every = every
        self.reconnect = reconnect
        self.ending = ending
        self.rng = random.Random(f"{tally.room}{seat}{len(tally.watching)}")
        self.waiting: SentMove | None = None  # for its acknowledgement
        self.latest = PageMessage("")
        self.acted = 0  # the number of its last move: what it sees must be newer
        self.count = 0

    async def look(self) -> None:
        """Until the end; whoever is cut off comes back."""
        from websockets.exceptions import WebSocketException

        token = self.tally.tokens[self.seat] if self.seat >= 0 else ""
        while time.perf_counter() < self.ending.gone:
            sight = Sight(time.perf_counter())
            (self.tally.sights if self.seat >= 0 else self.tally.watching).append(sight)
            try:
                async with open_page(self.url, self.tally.room, token) as socket:
                    await socket.send(hello(self.seat))
                    await self.stay(socket, sight)
            except (OSError, WebSocketException) as problem:
                self.tally.errors.append(f"connection: {type(problem).__name__}")
                await asyncio.sleep(1)
            if time.perf_counter() < self.ending.gone:
                sight.until = time.perf_counter()

    async def stay(self, socket: Any, sight: Sight) -> None:
        """For as long as this connection lasts: reading goes on while it thinks."""
        lasts = self.reconnect * self.rng.uniform(0.5, 1.5) if self.reconnect else inf
        came, thinking = time.perf_counter(), None
        try:
            if self.waiting is not None:
                await self.send(socket, self.waiting)  # again, as pages do: it counts once
            while True:
                left = came + lasts - time.perf_counter()
                # only who plays on is cut off: what comes at the very end is to be seen by everybody
                if left <= 0 and not self.ending.is_quiet():
                    return
                try:
                    heard = DECODER.decode(await asyncio.wait_for(socket.recv(), left if left > 0 else None))
                except TimeoutError:
                    continue
                if heard.tell == "update":
                    if not sight.decisions:
                        self.tally.joins.append(time.perf_counter() - came)
                        sight.since = time.perf_counter()
                    sight.see(heard.decision, time.perf_counter())
                    self.latest = heard
                else:
                    self.take_answer(heard)
                if self.may_act() and (thinking is None or thinking.done()):
                    thinking = asyncio.create_task(self.think(socket))
        finally:
            if thinking is not None:
                thinking.cancel()
                with suppress(asyncio.CancelledError):
                    await thinking

    def may_act(self) -> bool:
        """Whether its seat is to act, and it has not done so."""
        is_asked = self.seat >= 0 and self.latest.status == "running" and bool(self.latest.groups)
        has_seen = self.waiting is None and self.latest.decision >= self.acted
        return is_asked and has_seen and not self.ending.is_quiet()

    def take_answer(self, heard: PageMessage) -> None:
        """A move is acknowledged or refused."""
        move = self.waiting
        if move is None or heard.id != move.id:
            return
        if heard.tell == "done":
            move.number = self.acted = heard.move
            if heard.action != move.text:
                self.tally.faults.append(f"{move.line!r} was acknowledged as {heard.action!r}")
        elif heard.reason in LATE:
            self.tally.refusals += 1
            self.tally.moves.remove(move)
        else:
            self.tally.errors.append(heard.reason)
            self.tally.moves.remove(move)
        self.waiting = None

    async def think(self, socket: Any) -> None:
        """For a while, then send a random move; others may have chosen at the same time."""
        await self.ending.begun.wait()
        await asyncio.sleep(self.every * self.rng.uniform(0.5, 1.5))
        if not self.may_act():
            return
        self.count += 1
        text = self.rng.choice(self.latest.options())
        move = SentMove(
            f"{self.seat}-{self.count}", self.seat, text, self.latest.decision, time.perf_counter()
        )
        self.waiting = move
        self.tally.moves.append(move)
        await self.send(socket, move)

    async def send(self, socket: Any, move: SentMove) -> None:
        """Send a move."""
        said = {"do": "act", "id": move.id, "seat": move.seat, "decision": move.decision, "action": move.text}
        await socket.send(json.dumps(said))
