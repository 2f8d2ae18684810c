"""Asks the same of servers in several worlds, and compares what comes back byte by byte."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
from starlette.types import Message

from boomtown.server.web.presence import presence_at
from boomtown.server.web.protocol import Presence
from tests.server.asgi import Exchange
from tests.server.asking import Ask
from tests.server.twin_servers import ADA, LOT, NEVER_TOLD, ROOM, SPECTATOR, Asker, Twins, World

SOCKET = f"/table/{ROOM}/socket"
STREAM = f"/api/tables/{ROOM}/stream"
SEEN = (f"/api/tables/{ROOM}/view", f"/api/tables/{ROOM}/record")  # after all that happens

CHANGES = ("full", "drop", "put", "lines")  # a frame without these shows nothing new


class Happening(NamedTuple):
    """Something that changes the table or somebody's right to it, done in one world after the other."""

    name: str
    does: Callable[[World], Awaitable[None]]


class Interrogation:
    """Asks the same of all worlds and compares."""

    def __init__(self, twins: Twins, name: str) -> None:
        self.twins = twins
        self.name = name
        self.compared = 0  # answers that were the same in two worlds
        self.steps = 0

    def compare(self, asker: Asker, what: str, answers: dict[int, bytes]) -> None:
        """No byte differs, and nothing is told that nobody is ever told."""
        first = next(iter(answers.values()))
        for world, answer in answers.items():
            assert answer == first, (
                f"{self.name}: {asker.name} can tell worlds apart by {what}: {difference(first, answer)}"
            )
            self.compared += world > 0
        for mark in NEVER_TOLD:
            assert mark.encode() not in first, f"{asker.name} is told {mark} by {what}"

    def in_worlds(self, numbers: Iterable[int]) -> Iterator[tuple[int, World]]:
        """The worlds, one after the other, with the same luck in each."""
        self.steps += 1
        for number in sorted(numbers):
            LOT.seed(self.steps)
            yield number, self.twins.worlds[number]

    async def ask(self, asker: Asker, ask: Ask) -> None:
        """One request in all worlds that the asker must not tell apart; afterwards all is as it was."""
        answers = {}
        for number, world in self.in_worlds(self.twins.same_for(asker)):
            encoding = "gzip" if ask.is_plain else ""
            exchange = await world.begin_exchange(asker, ask.method, ask.path, ask.body, ask.kind, encoding)
            await exchange.end()
            answers[number] = written(exchange.got)
            assert exchange.got[0]["status"] < 500, f"{self.name}: {ask} fails"
            world.restore()
        self.compare(asker, str(ask), answers)

    # sockets

    @asynccontextmanager
    async def pages(self, asker: Asker, numbers: set[int]) -> AsyncIterator[dict[int, Exchange]]:
        """A socket in each world, on which the page has said hello."""
        pages = {}
        for number, world in self.in_worlds(numbers):
            page = pages[number] = await world.begin_exchange(asker, "SOCKET", SOCKET)
            await world.tell(page, hello(self.twins.seat, asker))
        self.compare(asker, "hello", taken(pages))
        try:
            yield pages
        finally:
            for page in pages.values():
                await page.end()

    async def say(self, asker: Asker, said: str, pages: dict[int, Exchange]) -> bool:
        """One message in all worlds; whether something has changed, and is restored."""
        before = self.twins.same_for(asker)
        for number, world in self.in_worlds(pages):
            await world.tell(pages[number], said)
        may_know = before & self.twins.same_for(asker)
        answers = taken(pages)
        self.compare(asker, said, {number: answers[number] for number in may_know})
        has_changed = [self.twins.worlds[number].restore() for number in pages]
        return any(has_changed) or any(page.task.done() for page in pages.values())

    async def say_all(self, asker: Asker, every: Iterable[str]) -> None:
        """All these messages; after one that changes something another socket begins."""
        left = [*every]
        while left:
            async with self.pages(asker, self.twins.same_for(asker)) as pages:
                while left and not await self.say(asker, left.pop(0), pages):
                    pass

    def presence_of(self, asker: Asker, numbers: Iterable[int]) -> dict[int, bytes]:
        """What these worlds would tell of the same people being there, and the same being waited for."""
        told = {}
        for number in numbers:
            live = self.twins.worlds[number].live
            people = sorted(chair.person for chair in live.chairs if chair.person)
            present = presence_at(live, asker.language, {*people[::2]}, dict.fromkeys(people[1::2], 3))
            told[number] = msgspec.json.encode(present)
        return told

    # what happens while others watch

    async def watch_everything(self, askers: Sequence[Asker], happenings: Iterable[Happening]) -> None:
        """Sockets and streams stay open while rights come and go.

        What somebody is told of a happening is what he may know after it.
        """
        worlds = {*range(len(self.twins.worlds))}
        watching: dict[tuple[str, Asker], dict[int, Exchange]] = {}
        for asker in askers:
            may_know = self.twins.same_for(asker)
            pages, streams = {}, {}
            for number, world in self.in_worlds(worlds):
                pages[number] = await world.begin_exchange(asker, "SOCKET", SOCKET)
                await world.tell(pages[number], hello(self.twins.seat, asker))
                streams[number] = await world.begin_exchange(asker, "GET", STREAM)
                world.open += [pages[number], streams[number]]
            self.compare(asker, "socket", taken(pages, may_know))
            self.compare(asker, "stream", taken(streams, may_know))
            watching |= {("socket", asker): pages, ("stream", asker): streams}
        for happening in happenings:
            rights = {asker: self.twins.same_for(asker) for asker in askers}
            for each in watching.values():
                taken(each, ())
            for _, world in self.in_worlds(worlds):
                await happening.does(world)
                world.keep()
            for (what, asker), each in watching.items():
                may_know = self.twins.same_for(asker)
                told = {number: folded(each[number].take()) for number in may_know}
                self.compare(asker, f"{what} when {happening.name}", told)
                self.compare(asker, f"presence when {happening.name}", self.presence_of(asker, may_know))
                if what == "socket" and rights[asker] != may_know:  # all is shown anew, by the right of now
                    for number, world in self.in_worlds(worlds):
                        await world.tell(each[number], '{"do":"look","id":"1"}')
                    anew = {number: folded(each[number].take()) for number in may_know}
                    self.compare(asker, f"another look after {happening.name}", anew)
            for asker in (ADA, SPECTATOR):
                for path in SEEN:
                    await self.ask(asker, Ask("GET", path))
        for each in watching.values():
            for exchange in each.values():
                await exchange.end()


def difference(one: bytes, other: bytes) -> str:
    """Where two answers begin to differ."""
    shorter = min(len(one), len(other))
    at = next((place for place in range(shorter) if one[place] != other[place]), shorter)
    return f"{one[max(0, at - 60) : at + 60]!r} or {other[max(0, at - 60) : at + 60]!r}"


def written(got: Iterable[Message]) -> bytes:
    """What came back, as bytes: status, headers, body and messages in their order."""
    return b"\n".join(repr(sorted(message.items())).encode() for message in got)


def taken(pages: dict[int, Exchange], numbers: Iterable[int] | None = None) -> dict[int, bytes]:
    """What has come since the last time, in these worlds."""
    answers = {number: written(without_presence(page.take())) for number, page in pages.items()}
    return {number: answer for number, answer in answers.items() if numbers is None or number in numbers}


def without_presence(got: Iterable[Message]) -> list[Message]:
    """All but who comes and goes: that is told at most once a second, so the clock decides when, and no world.

    What it may hold is compared by itself (`presence_of`); nothing else may travel with it.
    """
    left = []
    for message in got:
        text = message.get("text", "")
        if text.startswith('{"tell":"presence"'):
            assert msgspec.json.encode(msgspec.json.decode(text, type=Presence)).decode() == text
        else:
            left.append(message)
    return left


def folded(got: Iterable[Message]) -> bytes:
    """What a socket or stream that watches has told of one happening, as one update and the lines that differ.

    How many updates there are is chance: when somebody's page closes because of it, the others are told once more, or
    not, as their threads happen to run. So the frames and words of all are put together, and the last one tells the rest.
    """
    update: dict[str, Any] = {}
    others: list[bytes] = []
    for message in without_presence(got):
        text = message.get("text", "")
        if text.startswith('{"tell":"update"'):
            new = msgspec.json.decode(text)
            frames = [frame for frame in new["frames"] if any(frame[name] for name in CHANGES)]
            new["frames"] = [*update.get("frames", []), *frames]
            new["chat"] = [*update.get("chat", []), *new["chat"]]
            new["is_fresh"] |= update.get("is_fresh", False)
            update = new
        else:
            others += (line for line in message.get("body", b"").split(b"\n") if line not in others)
            others += [] if "body" in message else [repr(sorted(message.items())).encode()]
    return b"\n".join([msgspec.json.encode(update), *others])


def hello(seat: int, asker: Asker) -> str:
    """What a page says first: everybody asks for Ada's seat."""
    return msgspec.json.encode({"do": "hello", "seat": seat, "language": asker.language}).decode()
