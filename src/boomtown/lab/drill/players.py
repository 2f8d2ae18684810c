"""People who play while others attack: they write down every move they were told is done."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from boomtown.lab.drill.wire import Place, ask
from boomtown.lab.load.wire import choices, hello, open_page

SEATS: Final = 2
RECONNECT: Final = 15.0  # seconds at a table, on average, until a page goes away and comes back
RESEND: Final = 5.0  # seconds until a page sends again what was not answered
GRACE: Final = 15.0  # seconds after the end in which what was sent may still be answered
STUCK: Final = 30.0  # seconds without an answer that no player forgives
UNDO: Final = 0.06  # how often somebody takes back rather than goes on
SHORT: Final = 0.2  # how often a page that has just sent a move goes away before it is answered


@dataclass(frozen=True)
class Move:
    """A move as it was sent."""

    room: str
    seat: int
    text: str
    id: str


@dataclass
class Ledger:
    """What the players have sent, and what they were told."""

    rooms: dict[str, list[str]] = field(default_factory=dict)  # tokens of those who sit there
    sent: dict[str, Move] = field(default_factory=dict)  # by id
    acknowledged: list[Move] = field(default_factory=list)  # in this order
    refused: set[str] = field(default_factory=set)  # ids
    refusals: Counter[str] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)  # seconds from sending to being told
    undone: int = 0
    reconnects: int = 0  # that a page wanted
    kicked: int = 0  # and that it did not want
    faults: list[str] = field(default_factory=list)

    def acknowledge(self, move: Move, wait: float) -> None:
        """The server says that it is done."""
        self.acknowledged.append(move)
        self.waits.append(wait)

    def list_unanswered(self) -> list[Move]:
        """What may have been done or not: nobody was told."""
        answered = self.refused | {move.id for move in self.acknowledged}
        return [move for id, move in self.sent.items() if id not in answered]


@dataclass
class Evening:
    """All that the players of a drill have in common."""

    place: Place
    until: float  # by time.monotonic
    every: float
    seed: int
    undoes: bool
    ledger: Ledger = field(default_factory=Ledger)

    def is_over(self) -> bool:
        """Whether nobody begins anything any more."""
        return time.monotonic() >= self.until

    async def insist(self, source: str, path: str, document: object, token: str = "") -> Any:
        """Ask until it works, as somebody would who is told to wait; None when the evening is over."""
        first = time.monotonic()
        while not self.is_over() or time.monotonic() - first < GRACE:
            answer = await ask(self.place, source, "POST", path, document=document, token=token)
            if answer.status == 200:
                return answer.json()
            self.ledger.refusals[f"{path.partition('/api/')[2].split('/')[0]} {answer.label}"] += 1
            await asyncio.sleep(1.0)
            if time.monotonic() - first > STUCK:
                self.ledger.faults.append(f"a player could not POST {path} in {STUCK:g} s: {answer.label}")
                return None
        return None


class Household:
    """Two people with an address of their own who play one table after the other."""

    def __init__(self, evening: Evening, number: int, game: str, source: str) -> None:
        self.evening = evening
        self.number = number
        self.game = game
        self.source = source
        self.tokens: list[str] = []
        self.room = ""

    async def open(self) -> bool:
        """Open a table and sit down; False if that cannot be."""
        evening = self.evening
        while len(self.tokens) < SEATS:
            name = {"name": f"Player {self.number}-{len(self.tokens)}"}
            person = await evening.insist(self.source, "/api/people", name)
            if person is None:
                return False
            self.tokens.append(person["token"])
        wish = {"game": self.game, "seats": ["me", *["open"] * (SEATS - 1)], "public": True}
        table = await evening.insist(self.source, "/api/tables", wish, self.tokens[0])
        if table is None:
            return False
        self.room = table["id"]
        for seat in range(1, SEATS):
            path = f"/api/tables/{self.room}/sit"
            if await evening.insist(self.source, path, {"seat": seat}, self.tokens[seat]) is None:
                return False
        evening.ledger.rooms[self.room] = self.tokens
        return True

    async def play(self) -> None:
        """Until the evening is over; a game that ends is followed by another."""
        while True:
            pages = [Page(self, seat) for seat in range(SEATS)]
            await asyncio.gather(*(page.play() for page in pages))
            if self.evening.is_over() or not await self.open():
                return


class Page:
    """One seat's page: it looks, acts, takes back, goes away and comes back, and sends again what was not answered."""

    def __init__(self, household: Household, seat: int) -> None:
        self.evening = household.evening
        self.ledger = household.evening.ledger
        self.household = household
        self.room = household.room
        self.seat = seat
        self.rng = random.Random(f"{self.evening.seed} {household.number} {seat} {self.room}")
        self.told: dict[str, Any] = {}  # the last update
        self.pending: Move | None = None
        self.message = ""
        self.first_at = self.sent_at = 0.0
        self.is_resent = True  # what is pending was sent over this very connection
        self.needs = 0  # the version that an update must have before there is anything to do
        self.asked: dict[str, str] = {}  # ids of what is no move -> what it is
        self.number = 0
        self.is_over = False
        self.next_at = 0.0

    async def play(self) -> None:
        """Until the game or the evening is over."""
        from websockets.exceptions import WebSocketException

        while not self.is_done():
            self.is_resent = self.pending is None
            try:
                async with open_page(
                    self.evening.place.url,
                    self.room,
                    self.household.tokens[self.seat],
                    self.household.source,
                ) as socket:
                    await self.stay(socket)
            except (OSError, TimeoutError, WebSocketException):
                self.ledger.kicked += 1
                await asyncio.sleep(self.rng.uniform(0.2, 0.6))
        if self.pending is not None:
            waited = time.monotonic() - self.first_at
            self.ledger.faults.append(
                f"table {self.room}: a move of seat {self.seat} had no answer in {waited:.0f} s"
            )

    def is_done(self) -> bool:
        """Whether there is nothing more to do; what was sent waits for its answer a little longer."""
        now = time.monotonic()
        if self.pending is None:
            return self.is_over or self.evening.is_over()
        return now > max(self.evening.until + GRACE, self.first_at + GRACE) or now > self.first_at + STUCK

    async def stay(self, socket: Any) -> None:
        """One connection, until the page goes away."""
        self.told = {}
        self.asked = {}
        await socket.send(hello(self.seat))
        leave_at = time.monotonic() + self.rng.expovariate(1 / RECONNECT)
        self.plan()
        while not self.is_done():
            now = time.monotonic()
            if now >= leave_at:
                self.ledger.reconnects += 1
                return
            if now >= self.next_at and self.told:
                has_acted = await self.do_something(socket)
                if has_acted and self.rng.random() < SHORT:
                    leave_at = now + self.rng.uniform(0.0, 0.01)
            try:
                async with asyncio.timeout(max(0.001, min(self.next_at, leave_at) - time.monotonic())):
                    self.hear(json.loads(await socket.recv()))
            except TimeoutError:
                continue

    def plan(self) -> None:
        """Think for a while before the next thing."""
        self.next_at = time.monotonic() + self.evening.every * self.rng.uniform(0.5, 1.5)

    async def do_something(self, socket: Any) -> bool:
        """Send what is next, if anything is; True if it is a new move."""
        self.plan()
        now = time.monotonic()
        if self.pending is not None:
            if not self.is_resent or now - self.sent_at > RESEND:
                if not self.is_resent:
                    self.sent_at = now  # the page had gone away itself: only now is somebody waiting
                self.is_resent = True
                await socket.send(self.message)
            return False
        if self.asked or self.evening.is_over():
            self.asked = {}
            return False
        told = self.told
        question = told["question"]
        if question is not None and question["mine"] == self.seat:
            await self.say(socket, "answer", is_yes=self.rng.random() < 0.8)
        elif told["version"] < self.needs or told["status"] != "running":
            return False
        elif self.evening.undoes and told["can_undo"] == 2 and self.rng.random() < UNDO:
            await self.say(socket, "undo")
        elif found := choices(told):
            await self.act(socket, self.rng.choice(found))
            return True
        return False

    def new_id(self) -> str:
        """An id that nobody else has."""
        self.number += 1
        return f"{self.room}-{self.seat}-{self.number}"

    async def say(self, socket: Any, what: str, **more: object) -> None:
        """Ask for something that is no move; it is not sent again."""
        new = self.new_id()
        self.asked = {new: what}
        self.next_at = time.monotonic() + RESEND
        await socket.send(json.dumps({"do": what, "id": new, "seat": self.seat, **more}))

    async def act(self, socket: Any, text: str) -> None:
        """Make a move."""
        move = Move(self.room, self.seat, text, self.new_id())
        self.ledger.sent[move.id] = self.pending = move
        self.message = json.dumps(
            {
                "do": "act",
                "id": move.id,
                "seat": self.seat,
                "decision": self.told["decision"],
                "action": text,
            }
        )
        self.needs = self.told["version"] + 1
        self.is_resent = True
        self.first_at = self.sent_at = time.monotonic()
        await socket.send(self.message)

    def hear(self, told: dict[str, Any]) -> None:
        """Take in what the server says."""
        if told["tell"] == "update":
            self.told = told
            self.is_over = told["status"] == "over"
        elif told["tell"] == "presence":  # nothing that a program plays by
            return
        elif self.pending is not None and told["id"] == self.pending.id:
            if told["tell"] == "done":
                self.ledger.acknowledge(self.pending, time.monotonic() - self.sent_at)
                self.pending = None
            elif told["reason"] in ("too-fast", "cannot-save"):
                self.refuse(told["reason"], is_final=False)
            else:
                self.refuse(told["reason"], is_final=True)
        elif told["id"] in self.asked:
            what = self.asked.pop(told["id"])
            if told["tell"] == "sorry":
                self.ledger.refusals[f"{what} {told['reason']}"] += 1
            elif what == "undo":
                self.ledger.undone += 1
                self.needs = self.told["version"]
            self.plan()
        elif told["tell"] == "sorry":  # without an id: whatever was sent last was too much
            self.refuse(told["reason"], is_final=False)

    def refuse(self, reason: str, is_final: bool) -> None:
        """Something was refused; what may work later is sent again."""
        self.ledger.refusals[f"act {reason}" if self.pending is not None else reason] += 1
        if self.pending is not None and is_final:
            self.ledger.refused.add(self.pending.id)
            self.pending = None
            self.needs = 0
        elif self.pending is not None:
            self.is_resent = False
        self.plan()
