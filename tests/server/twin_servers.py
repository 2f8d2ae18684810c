"""Servers in worlds that a seat cannot tell apart: same people, tokens, ids, clock and luck, only secrets differ."""

from __future__ import annotations

import asyncio
import random
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from starlette.applications import Starlette

from boomtown.bots.judgement import Judgement
from boomtown.core.record import Table, parse_move
from boomtown.core.step import CHANCE, NOBODY, View
from boomtown.core.wire import encode, snapshot
from boomtown.games import ALL
from boomtown.server.bots.levels import STAND_IN
from boomtown.server.tables.log_entries import Began, Entry, Moved, Opened, Removed, Said, Sat
from boomtown.server.tables.log_entries import encode as encode_entry
from boomtown.server.tables.session import TableSession
from boomtown.server.tables.store import Person, Room, Store
from boomtown.server.web import replays
from boomtown.server.web.app import make_app
from boomtown.server.web.people import hash_token
from boomtown.server.web.settings import Settings
from tests.server import trouble
from tests.server.asgi import Exchange, scope_of
from tests.server.worlds import alike_for, running, twin

ROOM: Final = "Two-Worlds"
SECRET: Final = bytes(range(100, 132))
MOMENT: Final = 1_800_000_000  # seconds since 1970: all that happens, happens then
PATIENCE: Final = 200.0  # seconds until a server must have come to rest
TABLES: Final = ("person", "token", "room", "chair", "entry")
LOT: Final = random.Random(0)  # begun anew for each world: the same luck in all of them
SEEDS: Final = 12  # tables that are looked at for one whose secrets can be exchanged


class Asker(NamedTuple):
    """Somebody who asks: how the test calls them, what they show, and in which language they read."""

    name: str
    token: str
    language: str


ADA: Final = Asker("the owner of the seat", "token-of-ada", "en")
AGAIN: Final = Asker("the same person on another device", "other-token-of-ada", "de")
SPECTATOR: Final = Asker("a spectator", "", "fr")
STRANGER: Final = Asker("a stranger", "token-of-dan", "nl")
LEFT: Final = Asker("somebody who has left", "token-of-cleo", "en")
REMOVED: Final = Asker("somebody who was removed", "token-of-eve", "de")
REVOKED: Final = Asker("a revoked token", "lost-token-of-ada", "fr")
BEN: Final = Asker("the owner of the table", "token-of-ben", "en")
ASKERS: Final = (ADA, AGAIN, SPECTATOR, STRANGER, LEFT, REMOVED, REVOKED)
TOKENS: Final = {
    "id-of-ada": (ADA.token, AGAIN.token, REVOKED.token),
    "id-of-ben": (BEN.token,),
    "id-of-cleo": (LEFT.token,),
    "id-of-dan": (STRANGER.token,),
    "id-of-eve": (REMOVED.token,),
}
LINK: Final = "link-of-dan"
NEVER_TOLD: Final = (  # of a running game to anybody
    SECRET.hex(),
    *TOKENS,
    *(token for tokens in TOKENS.values() for token in (*tokens, *map(hash_token, tokens))),
)


class Oracle:
    """Bots that never move by themselves, and whose advice is made of nothing but the bytes of the views they get."""

    is_paced = False

    async def choose(self, game_name: str, bot: str, view: View[Any]) -> str:
        """Think for ever."""
        never: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        return await never

    async def judge(self, game_name: str, level: str, view: View[Any]) -> list[Judgement]:
        """All options by lot; the lot is the view."""
        return await self.judge_several(game_name, level, [view])

    async def judge_several(self, game_name: str, level: str, views: Sequence[View[Any]]) -> list[Judgement]:
        """The same for several views."""
        lot = sha256(b"\n".join(encode(ALL[game_name], view) for view in views)).digest()
        options: list[int] = views[0].state.options(views[0].seat)
        return [Judgement(action, 1, 0.5, lot[n % len(lot)] / 10) for n, action in enumerate(options)]

    def close(self) -> None:
        """Nothing runs."""


class World:
    """One server with the table in it, and how to talk to it."""

    def __init__(self, app: Starlette, data: Path) -> None:
        self.app = app
        self.hub = app.state.desk.hub
        self.hub.thinkers = Oracle()
        self.hub.clock = lambda: 0.0
        self.hub.remind = lambda _: None  # every minute: there are none
        self.data = data
        self.live: TableSession
        self.open: list[Exchange] = []

    async def begin(self, room: Room, payloads: Sequence[bytes]) -> None:
        """Fill the database and read the table."""
        store: Store = self.hub.store
        for person, (first, *others) in TOKENS.items():
            await store.add_person(Person(person, person.rpartition("-")[2].capitalize()), hash_token(first))
            for token in others:
                await store.add_token(person, hash_token(token))
        await store.revoke(hash_token(REVOKED.token))
        await store.add_link("id-of-dan", hash_token(LINK))
        await store.add_room(room, payloads)
        self.live = await self.hub.live(ROOM)
        self.database = sqlite3.connect(self.data / "boomtown.db", isolation_level=None)
        self.keep()

    # what was, is again

    def keep(self) -> None:
        """Remember how everything is now."""
        self.kept = {name: self.database.execute(f"SELECT * FROM {name}").fetchall() for name in TABLES}
        self.kept_live, self.kept_room = self.live.draft(), self.live.room
        self.seen = self.data_version()

    def data_version(self) -> int:
        """A number that changes whenever the server writes."""
        return int(self.database.execute("PRAGMA data_version").fetchone()[0])

    def restore(self) -> bool:
        """Everything as it was kept; whether anything had changed."""
        if self.data_version() == self.seen:
            return False
        self.database.execute("BEGIN IMMEDIATE")
        for name, rows in self.kept.items():
            self.database.execute(f"DELETE FROM {name}")
            marks = ", ".join("?" * len(rows[0]))
            self.database.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)
        self.database.execute("COMMIT")
        self.live.become(self.kept_live.draft())
        self.live.room = self.kept_room
        for room in [room for room in self.hub.tables if room != ROOM]:
            del self.hub.tables[room]
            if room in self.hub.runners:
                self.hub.runners[room].cancel()
        self.hub.away.clear()
        self.seen = self.data_version()
        return True

    # talking

    def seats_of(self, asker: Asker) -> list[int]:
        """Where somebody sits now, if their token counts."""
        query = "SELECT person FROM token WHERE hash = ? AND NOT is_revoked"
        found = self.database.execute(query, [hash_token(asker.token)]).fetchone()
        return self.live.seats_of(None if found is None else found[0])

    async def begin_exchange(
        self, asker: Asker, method: str, path: str, body: bytes = b"", kind: str = "", encoding: str = ""
    ) -> Exchange:
        """Ask something, and wait until everything has been said that is said without another word."""
        headers = [("host", "test"), ("accept-language", asker.language)]
        if asker.token:
            headers += [("cookie", f"boomtown={asker.token}"), ("authorization", f"Bearer {asker.token}")]
        if encoding:
            headers.append(("accept-encoding", encoding))
        if kind:
            headers += [("content-type", kind), ("content-length", str(len(body)))]
        first = {"type": "http.request", "body": body, "more_body": False}
        if method == "SOCKET":
            first = {"type": "websocket.connect"}
        watching = len(self.watchers)
        exchange = Exchange(self.app, scope_of(method, path, headers), first)
        await self.rest(exchange, watching)
        return exchange

    async def tell(self, page: Exchange, text: str) -> None:
        """Say something over a socket."""
        page.say({"type": "websocket.receive", "text": text})
        await self.rest(page)

    @property
    def watchers(self) -> set[Any]:
        """Sockets and streams that are open."""
        watching: set[Any] = self.hub.watchers.get(ROOM, set())
        return watching

    async def rest(self, exchange: Exchange, watching: int = -1) -> None:
        """Wait until this is answered, and all that is open has been told everything.

        An answer that does not end is a stream: it is one of those who watch, of which there were so many.
        """
        until = time.monotonic() + PATIENCE
        while not (
            (exchange.task.done() or exchange.is_listened_to or 0 <= watching < len(self.watchers))
            and all(map(is_at_rest, self.watchers))
            and all(one.task.done() or one.is_listened_to or not one.is_socket for one in self.open)
        ):
            assert time.monotonic() < until, f"{exchange.path} does not come to rest: how is it asked?"
            await asyncio.sleep(0.001)


def is_at_rest(watcher: Any) -> bool:
    """Whether a socket or stream has told all there is, and ponders nothing."""
    bell, pondering = watcher.is_due, getattr(watcher, "pondering", None)
    return bool(bell._waiters) and not bell.is_set() and (pondering is None or pondering.done())


class Twins:
    """Servers in several worlds; `alike` says for each seat which of them it cannot tell from the first."""

    def __init__(self, worlds: list[World], alike: dict[int, set[int]], seat: int, left: int) -> None:
        self.worlds = worlds
        self.alike = alike
        self.seat = seat  # Ada's
        self.left = left  # Cleo's, in which a bot stands in

    @property
    def live(self) -> TableSession:
        """The table of the first world."""
        return self.worlds[0].live

    @property
    def rival(self) -> int:
        """A seat that neither Ada nor Cleo has had."""
        return next(seat for seat in range(self.live.room.seats) if seat not in (self.seat, self.left))

    def same_for(self, asker: Asker) -> set[int]:
        """The worlds that somebody may not be able to tell apart, by the seats they have now."""
        seats = self.worlds[0].seats_of(asker) or [int(NOBODY)]
        return set.intersection(*(self.alike.get(seat, {0}) for seat in seats))

    def quiet_act(self) -> str:
        """An option of Ada's seat that tells nobody of those who watch anything; empty if there is none."""
        state = self.live.require_table().state
        if self.seat not in state.actors():
            return ""
        for action in state.options(self.seat)[:20]:
            text = self.live.game.verbs.text(action)
            after = [world.live.draft() for world in self.worlds]
            for draft in after:
                draft.apply(Moved(self.seat, text))
                while draft.actors() == [CHANCE]:
                    draft.apply(draft.next_draw())
            if all(
                seen(after[world], viewer) == seen(after[0], viewer)
                for viewer, worlds in self.alike.items()
                for world in worlds
            ):
                return text
        return ""


def seen(live: TableSession, viewer: int) -> tuple[object, ...]:
    """What a viewer has seen and heard of the last moves."""
    table = live.require_table()
    heard = [
        (event.name, event.seat, event.numbers, snapshot(live.game.view(event.after, viewer).state))
        for told in table.events[-4:]
        for event in told
        if event.audience in (NOBODY, viewer)
    ]
    return table.lines[viewer], heard, snapshot(live.game.view(table.state, viewer).state), live.status


def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """One clock and one luck for all worlds.

    Pictures are made of their SVG alone: that they are the same is seen in the SVG.
    """
    monkeypatch.setattr(time, "time", lambda: float(MOMENT))
    monkeypatch.setattr(secrets, "token_bytes", LOT.randbytes)
    monkeypatch.setattr(secrets, "token_urlsafe", lambda count: LOT.randbytes(count).hex())
    monkeypatch.setattr(secrets, "choice", LOT.choice)
    monkeypatch.setattr(secrets, "randbelow", LOT.randrange)
    monkeypatch.setattr(replays, "png", trouble.svg_and_width)


def tables_alike(game: str, seats: int, moves: int, seat: int, left: int) -> list[Table[Any]]:
    """A table, and tables that this seat, a spectator and the other seat cannot tell from it, as far as they are found.

    If there are such, the spectator does not know something that the seat does: else it would not show that somebody
    sees the seat's secrets who has no right to them.
    """
    best: list[Table[Any]] = []
    for number in range(SEEDS):
        table = running(game, seats, moves, seat, number)
        watched, own = twin_of(table, int(NOBODY), seat), twin_of(table, seat)
        if watched is None or own is None:
            continue
        other = twin_of(table, left)
        found = [table, watched, own, *([] if other is None else [other])]
        if watched.lines[seat] != table.lines[seat]:
            return found
        best = best or found
    assert best, f"nothing is secret at these tables of {game}: the test would prove nothing"
    return best


def twin_of(table: Table[Any], viewer: int, knowing: int = CHANCE) -> Table[Any] | None:
    """A table with other secrets that a viewer cannot tell from this one, if one is soon found; rather one that
    somebody else can."""
    found = None
    for seed in range(8):
        other = twin(table, viewer, seed)
        if other is None or other[1] == 0:
            continue
        found = found or other[0]
        if knowing == CHANCE or other[0].lines[knowing] != table.lines[knowing]:
            return other[0]
    return found


def log_of(table: Table[Any], seat: int, left: int) -> list[Entry]:
    """All that happened: Ada sits at the seat, Cleo has left hers, the others are Ben's, and Eve was sent away."""
    owners = {seat: "ada", left: "cleo"}
    entries: list[Entry] = [Opened("id-of-ben")]
    for chair in range(table.record.seats):
        name = owners.get(chair, "ben")
        entries.append(Sat(chair, f"id-of-{name}", "", name.capitalize()))
    entries += [Began(), Said("id-of-ben", "Ben", "howdy")]
    entries += [Moved(*parse_move(move)) for move in table.record.moves]
    return [*entries, Sat(left, None, STAND_IN, "Cleo", "id-of-cleo"), Removed("id-of-eve", "Eve")]


def room_of(table: Table[Any], entries: Sequence[Entry]) -> Room:
    """The room with this log, and its summary as the server would have written it."""
    room = Room(
        id=ROOM,
        version=0,
        game=table.record.game,
        rules=table.record.rules,
        seats=table.record.seats,
        variants=tuple(table.record.variants),
        title="Two worlds",
        is_public=True,
        secret=SECRET,
        status="running",
        actors=(),
        scores=(),
        created_at=MOMENT * 1000,
        changed_at=MOMENT * 1000,
    )
    live = TableSession(room, Store.__new__(Store), lambda _: None)
    for entry in entries:
        live.apply(entry)
    return live.summary()


@asynccontextmanager
async def twin_servers(data: Path, game: str, seats: int, moves: int, seat: int) -> AsyncIterator[Twins]:
    """Servers in worlds that Ada at her seat, or others, cannot tell apart."""
    left = (seat + 1) % seats
    tables = tables_alike(game, seats, moves, seat, left)
    viewers = (seat, left, int(NOBODY))
    same = [alike_for(viewers, tables[0], other) for other in tables]
    alike = {viewer: {n for n, those in enumerate(same) if viewer in those} for viewer in viewers}
    async with AsyncExitStack() as stack:
        worlds = []
        for number, table in enumerate(tables):
            LOT.seed(0)
            folder = data / str(number)
            app = make_app(Settings(data=folder, has_limits=False, pace=3600.0))
            await stack.enter_async_context(app.router.lifespan_context(app))
            world = World(app, folder)
            entries = log_of(table, seat, left)
            await world.begin(room_of(table, entries), [encode_entry(entry) for entry in entries])
            stack.callback(world.database.close)
            worlds.append(world)
        yield Twins(worlds, alike, seat, left)
