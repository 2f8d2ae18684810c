"""All tables in play: who watches which, and the bots that are to move."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import logging
import math
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from boomtown.core.record import Refused, refuse_idle, refuse_start
from boomtown.core.step import View
from boomtown.games import ALL
from boomtown.look.kept import forget_all
from boomtown.server.bots.fair_turns import FairTurns
from boomtown.server.bots.levels import STAND_IN
from boomtown.server.bots.service import QUICK, BotService
from boomtown.server.tables.database import TROUBLE
from boomtown.server.tables.log_entries import Began, Entry, Opened, Sat
from boomtown.server.tables.retrying import pause_after
from boomtown.server.tables.session import ABSENCE, TableSession, load_session
from boomtown.server.tables.store import Chair, Room, Store, now
from boomtown.server.tables.verifiable_draws import new_secret
from boomtown.server.web.people import clean_line
from boomtown.server.web.rendering import Renderer
from boomtown.server.web.spectators import Spectators

MOST_IN_MEMORY = 500  # tables nobody looks at are read again when somebody does
IDLE = (
    30.0  # seconds after which a table that nobody uses leaves the memory, and bots no longer play for nobody
)
SHARES_AWAITED = 10.0  # seconds until a full table begins without the shares that are still missing
PRESENCE_PAUSE = 1.0  # seconds in which nobody is told again who has come or gone
ROOM_ID = re.compile("[A-Za-z0-9_-]{1,32}")
R = TypeVar("R")
log = logging.getLogger("boomtown")


class Watcher(Protocol):
    """Somebody who looks at a table."""

    person: str | None

    def poke(self) -> None:
        """Something has changed: look again."""

    def poke_presence(self) -> None:
        """Somebody who sits there has come or gone."""


class Hub:
    """The tables of this process."""

    def __init__(self, store: Store, thinkers: BotService, pace: float) -> None:
        self.store = store
        self.thinkers = thinkers
        self.turns = FairTurns()
        # seconds between two moves of bots, so that people can follow; 0 = as fast as possible
        self.pace = pace
        thinkers.is_paced = pace > 0
        self.tables: OrderedDict[str, TableSession] = OrderedDict()  # the one used last at the end
        self.last_used: dict[str, float] = {}
        self.forgotten = 0  # tables whose memory has not been given back
        self.watchers: dict[str, set[Watcher]] = {}
        self.spectators = Spectators()
        self.renderer = Renderer()
        self.runners: dict[str, asyncio.Task[None]] = {}
        self.gathering: dict[str, asyncio.Task[None]] = {}  # tables that wait for shares of the draws
        self.loading = asyncio.Lock()
        self.failures: dict[str, int] = {}  # in a row, of tables whose bots or whose database failed
        self.retries: dict[str, asyncio.Task[None]] = {}  # that read a table again
        self.unreadable: set[str] = set()  # tables of which the host has been told
        self.resuming: asyncio.Task[None] | None = None
        self.tidying: asyncio.Task[None] | None = None
        # table and person -> since when all know that he is away
        self.away: dict[tuple[str, str], float] = {}
        self.told_presence: dict[
            str, bool
        ] = {}  # tables told just now -> whether nobody has come or gone since
        self.clock = time.monotonic
        self.is_closing = False

    # tables

    async def live(self, room_id: str) -> TableSession:
        """A table by its id; Refused if there is none, or if it cannot be read."""
        if not ROOM_ID.fullmatch(room_id):  # a database may refuse to look for it
            raise Refused("no-such-table")
        live = self.tables.get(room_id)
        if live is None:
            async with self.loading:
                live = self.tables.get(room_id) or await self.load(room_id)
                self.tables[room_id], self.last_used[room_id] = live, self.clock()
                self.forget_some()
            self.await_shares(live)  # a server that was stopped meanwhile has not forgotten
        self.use(live)
        return live

    def use(self, live: TableSession) -> None:
        """Somebody wants something of a table: it stays in memory for a while, and its bots play."""
        self.tables.move_to_end(live.room.id)
        self.last_used[live.room.id] = self.clock()
        self.run_bots(live)

    def is_idle(self, room_id: str) -> bool:
        """Whether nobody looks at a table, and nobody has done so for a while."""
        return not self.watchers.get(room_id) and self.clock() - self.last_used[room_id] > IDLE

    async def load(self, room_id: str) -> TableSession:
        """A table from the database. One that makes no sense is left as it is, and the host is told once."""
        try:
            live = await load_session(room_id, self.store, self.notice_change)
        except TROUBLE as problem:
            log.error("table %s: nothing can be read: %s", room_id, problem)
            raise Refused("not-readable") from None
        except Exception as problem:
            if room_id not in self.unreadable:
                self.unreadable.add(room_id)
                log.error("table %s is set aside: %s (`boomtown doctor` says more)", room_id, problem)
            raise Refused("quarantined") from problem
        if live is None:
            raise Refused("no-such-table")
        self.unreadable.discard(room_id)
        if live.fault:
            log.warning("table %s: its moves are refused after %s: %s", room_id, live.decision, live.fault)
        if live.status == "running" and live.room.rules != live.game.rules:
            rules = live.room.rules, int(live.game.rules)
            log.warning("table %s: begun under rules %s, the game is at %s", room_id, *rules)
        return live

    async def live_for(self, room_id: str, person: str | None) -> TableSession:
        """A table that this person may look at, and is there as long as he does so."""
        live = await self.live(room_id)
        live.refuse_outsider(person)
        if person is not None:  # a program may play without a socket or a stream
            self.away.pop((room_id, person), None)
        return live

    def bots_left_by(self, person: str) -> int:
        """Tables in play that somebody has opened for bots without sitting there."""
        return sum(
            live.owner == person and live.status == "running" and not live.seats_of(person)
            for live in self.tables.values()
        )

    def forget_some(self) -> None:
        """The tables that nobody uses leave the memory; if there are very many, the oldest at once."""
        for room_id in [*self.tables]:
            if len(self.tables) <= MOST_IN_MEMORY and not self.is_idle(room_id):
                continue
            if not (self.watchers.get(room_id) or self.is_busy(room_id)):
                if self.tables[room_id].status == "over":  # nobody is waited for any more
                    self.away = {key: since for key, since in self.away.items() if key[0] != room_id}
                del self.tables[room_id], self.last_used[room_id]
                self.forgotten += 1

    def is_busy(self, room_id: str) -> bool:
        """Whether something goes on at a table by itself, or somebody is just changing it."""
        waiting = (self.runners, self.failures, self.gathering, self.retries)
        return any(room_id in tasks for tasks in waiting) or self.tables[room_id].lock.locked()

    async def tidy(self) -> None:
        """Forget some tables now and then, and give back their memory.

        Whoever opens a table makes room for it, too, so what was forgotten is counted there.
        """
        while True:
            await asyncio.sleep(IDLE / 2)
            self.forget_some()
            if self.forgotten:
                is_quiet = not self.watchers
                await asyncio.to_thread(give_back_memory, is_quiet)
                self.forgotten = 0 if is_quiet else 1  # what was in use meanwhile is given back later

    async def open(
        self,
        game: str,
        title: str,
        variants: frozenset[str],
        chairs: Sequence[Chair],
        is_public: bool,
        moves: tuple[str, ...] = (),
        owner: str = "",
        absence: int = ABSENCE,
        guided: bool = False,
    ) -> TableSession:
        """A new table; if nobody is missing the game begins at once, or goes on after these moves."""
        if game not in ALL:
            raise Refused("no-such-game")
        refuse_start(ALL[game], len(chairs), variants)
        if not moves:  # a table that goes on keeps the variants it had
            refuse_idle(ALL[game], variants)
        moment = now()
        room = Room(
            id=secrets.token_urlsafe(9),
            version=0,
            game=game,
            rules=int(ALL[game].rules),
            seats=len(chairs),
            variants=tuple(sorted(variants)),
            title=clean_line(title),
            is_public=is_public,
            secret=new_secret(),
            status="open",
            actors=(),
            scores=(),
            created_at=moment,
            changed_at=moment,
            chairs=tuple(Chair(chair.seat, None, "", "") for chair in chairs),
        )
        await self.store.add_room(room, [])
        live = await self.live(room.id)
        taken: list[Entry] = [
            Sat(chair.seat, chair.person, chair.bot, chair.name) for chair in chairs if not chair.is_free
        ]
        if len(taken) == len(chairs):
            taken.append(Began(moves))
        if owner:
            taken.insert(0, Opened(owner, absence, guided))
        async with live.lock:
            await live.change(taken)
        return live

    async def branch(self, live: TableSession, moves: int, person: str, name: str) -> TableSession:
        """A new table that goes on from a position of another that has ended, against bots in the other seats.

        A table that these rules cannot play on has not ended, and its secrets are still secrets: there all keep
        their seats, and it goes on after the last good move.
        """
        record = live.require_table().record
        if live.fault:
            if not live.seats_of(person):
                raise Refused("not-your-seat")
            chairs, moves = [*live.chairs], len(record.moves)
        elif live.status != "over":
            raise Refused("not-over")
        else:
            chairs = [
                Chair(seat, None, live.chairs[seat].bot or STAND_IN, live.chairs[seat].name)
                for seat in range(live.room.seats)
            ]
            own = max(live.seat_for(person), 0)
            chairs[own] = Chair(own, person, "", name)
        variants = frozenset(live.room.variants)
        went = tuple(record.moves[:moves])
        return await self.open(live.room.game, live.room.title, variants, chairs, False, went, owner=person)

    # watchers

    def watch(self, room_id: str, watcher: Watcher) -> None:
        """Somebody looks at a table from now on."""
        self.watchers.setdefault(room_id, set()).add(watcher)
        if watcher.person is not None:
            self.away.pop((room_id, watcher.person), None)
        self.tell_presence(room_id, watcher)

    def unwatch(self, room_id: str, watcher: Watcher) -> None:
        """Somebody has gone."""
        left = self.watchers.get(room_id, set())
        left.discard(watcher)
        if not left:
            self.watchers.pop(room_id, None)
            self.spectators.forget(room_id)
        if room_id in self.tables:
            self.use(self.tables[room_id])
        self.tell_presence(room_id, watcher)

    def tell_presence(self, room_id: str, watcher: Watcher) -> None:
        """Somebody has come or gone: the others are told if it is one of those who sit there."""
        live = self.tables.get(room_id)
        if live is None or not live.is_spectator(watcher.person):
            self.poke_presence(room_id)

    def poke_presence(self, room_id: str) -> None:
        """Everybody at the table is told who is there: at once, and then not again for a while."""
        if room_id in self.told_presence:
            self.told_presence[room_id] = False
            return
        self.told_presence[room_id] = True
        for watcher in self.watchers.get(room_id, ()):
            watcher.poke_presence()
        asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self.end_presence_pause, room_id)

    def end_presence_pause(self, room_id: str) -> None:
        """Who has come or gone meanwhile is told now."""
        if not self.told_presence.pop(room_id):
            self.poke_presence(room_id)

    def here(self, room_id: str) -> set[str]:
        """The people who look at a table."""
        return {watcher.person for watcher in self.watchers.get(room_id, ()) if watcher.person is not None}

    def absences(self, live: TableSession) -> dict[str, int]:
        """Who is away from a running game: minutes until a bot may stand in, 0 = now.

        The time runs from the moment that the others were first told, so it begins anew with the server.
        """
        if live.status != "running":
            return {}
        here, waits = self.here(live.room.id), {}
        for chair in live.chairs:
            if chair.person is not None and chair.person not in here:
                if (live.room.id, chair.person) not in self.away:
                    self.away[live.room.id, chair.person] = self.clock()
                    self.remind(live.room.id)
                waits[chair.person] = math.ceil(self.minutes_left(live, chair.person))
        return waits

    def minutes_left(self, live: TableSession, person: str) -> float:
        """How long until a bot may stand in for somebody who is away."""
        since = self.away.get((live.room.id, person), self.clock())
        return max(0.0, live.absence - (self.clock() - since) / 60)

    def remind(self, room_id: str) -> None:
        """Tell every minute how long somebody will be waited for, as long as somebody waits."""
        if (
            not self.is_closing
            and self.watchers.get(room_id)
            and any(room == room_id for room, _ in self.away)
        ):
            self.poke_presence(room_id)
            asyncio.get_running_loop().call_later(60, self.remind, room_id)

    async def replace(self, live: TableSession, person: str, seat: int, absent: int, bot: str) -> None:
        """Let a bot stand in for somebody, if he has been away for as long as the table waits and all were told."""
        self.refuse_to_replace(live, absent)
        await live.replace(person, seat, absent, bot)

    async def answer(self, live: TableSession, person: str, seat: int, is_yes: bool) -> None:
        """Say yes or no to what was asked; whoever was to be replaced may have come back meanwhile."""
        if is_yes and live.asked is not None:
            self.refuse_to_replace(live, live.asked.absent)
        await live.answer(person, seat, is_yes)

    def refuse_to_replace(self, live: TableSession, absent: int) -> None:
        """Refused if somebody sits at this seat who has not been away for long enough."""
        who = live.chairs[absent].person if 0 <= absent < live.room.seats else None
        if who is not None and (who not in self.absences(live) or self.minutes_left(live, who) > 0):
            raise Refused("not-away")

    def poke(self, room_id: str) -> None:
        """Everybody at the table looks again."""
        for watcher in self.watchers.get(room_id, ()):
            watcher.poke()

    def notice_change(self, live: TableSession) -> None:
        """A change is on disk, or the database has gone or is back: tell it, and let bots move."""
        self.poke(live.room.id)
        if live.is_cut_off:
            self.keep_reading(live)
        else:
            self.failures.pop(live.room.id, None)
            self.await_shares(live)
            self.run_bots(live)

    # a database that is away

    def keep_reading(self, live: TableSession) -> None:
        """Try to read a table until it can be read."""
        if live.room.id not in self.retries and not self.is_closing:
            task = asyncio.get_running_loop().create_task(self.read_again(live))
            self.retries[live.room.id] = task

    async def read_again(self, live: TableSession) -> None:
        """Each time after a longer pause; then everybody is told and bots go on."""
        try:
            while live.is_cut_off:
                await asyncio.sleep(self.pause(live.room.id))
                with suppress(Refused):
                    async with live.lock:
                        await live.read()
        finally:
            del self.retries[live.room.id]

    def pause(self, room_id: str) -> float:
        """Seconds to wait after one more failure of a table."""
        self.failures[room_id] = self.failures.get(room_id, 0) + 1
        return pause_after(self.failures[room_id])

    # shares of the draws

    def await_shares(self, live: TableSession) -> None:
        """Begin a table whose seats are all taken, soon at the latest."""
        if live.is_gathering and live.room.id not in self.gathering and not self.is_closing:
            task = asyncio.get_running_loop().create_task(self.begin_soon(live))
            self.gathering[live.room.id] = task
            task.add_done_callback(lambda _: self.gathering.pop(live.room.id, None))

    async def begin_soon(self, live: TableSession) -> None:
        """Wait for shares, but not for ever; if nothing can be written, try again."""
        while live.is_gathering:
            await asyncio.sleep(SHARES_AWAITED)
            with suppress(Refused):
                await live.begin()

    # bots

    def run_bots(self, live: TableSession) -> None:
        """Let the bots of a table play until a person is to move."""
        is_free = live.room.id not in self.runners and not self.is_closing and not live.is_cut_off
        if is_free and bots_to_move(live) and not self.is_forsaken(live):
            task = asyncio.get_running_loop().create_task(self.play_bots(live))
            self.runners[live.room.id] = task
            task.add_done_callback(lambda done: self.end_run(live, done))

    def end_run(self, live: TableSession, task: asyncio.Task[None]) -> None:
        """A runner has ended; what came in between starts the next, after a fault with a pause."""
        self.runners.pop(live.room.id, None)
        if self.is_closing or task.cancelled():
            return
        problem = task.exception()
        if problem is None:
            self.run_bots(live)
            return
        if isinstance(problem, Refused):
            log.error("table %s: its bots stopped: %s", live.room.id, problem.reason)
        else:
            log.error("table %s: its bots stopped", live.room.id, exc_info=problem)
        if not live.is_cut_off:  # else they go on when the table has been read
            asyncio.get_running_loop().call_later(self.pause(live.room.id), self.run_bots, live)

    async def play_bots(self, live: TableSession) -> None:
        """One bot after the other, at a pace that people can follow."""
        while (seats := bots_to_move(live)) and not self.is_forsaken(live):
            seat, table, decision = seats[0], live.require_table(), live.decision
            view = live.game.view(table.state, seat)
            chosen, _ = await asyncio.gather(self.choose(live, seat, view), asyncio.sleep(self.pace))
            try:
                await live.act(None, seat, chosen, decision)
            except Refused as refused:
                if refused.reason != "stale":  # an undo came between: think again
                    raise

    async def choose(self, live: TableSession, seat: int, view: View[Any]) -> str:
        """What a bot does; those that think for long do so at few tables of one owner at once."""
        if live.is_guided:
            return live.guided_move()[1]
        bot = live.chairs[seat].bot
        if bot in QUICK:
            return await self.thinkers.choose(live.room.game, bot, view)
        async with self.turns.turn_of(live.owner or live.room.id):
            return await self.thinkers.choose(live.room.game, bot, view)

    def is_forsaken(self, live: TableSession) -> bool:
        """Whether bots play among themselves and nobody looks on: then they wait for somebody."""
        return not any(chair.person for chair in live.chairs) and self.is_idle(live.room.id)

    def resume_beside(self) -> None:
        """Let the bots of running tables go on after a restart, and tidy up; nobody waits for it."""
        loop = asyncio.get_running_loop()
        self.resuming, self.tidying = loop.create_task(self.resume()), loop.create_task(self.tidy())

    async def resume(self) -> None:
        """After a restart the bots of running tables go on; a table that cannot be read stops no other."""
        for room_id in await self.insist(self.store.waiting_for_bots):
            with suppress(Refused):
                await self.insist(self.live, room_id)

    async def insist(self, read: Callable[..., Coroutine[Any, Any, R]], *arguments: str) -> R:
        """Read something from the database, however often it takes."""
        failures = 0
        while True:
            try:
                return await read(*arguments)
            except TROUBLE as problem:
                log.error("bots cannot go on yet: %s", problem)
            except Refused as refused:
                if refused.reason != "not-readable":
                    raise
            failures += 1
            await asyncio.sleep(pause_after(failures))

    async def close(self) -> None:
        """Stop everything; nothing is lost, the log has it all."""
        self.is_closing = True
        tasks = [*self.runners.values(), *self.gathering.values(), *self.retries.values()]
        tasks += [task for task in (self.resuming, self.tidying) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        self.renderer.close()
        await self.store.close()


def bots_to_move(live: TableSession) -> list[int]:
    """The seats of bots that may act now; in a guided game the one that the guide names."""
    seats = [seat for seat in live.actors() if seat >= 0 and live.chairs[seat].bot]
    return [seat for seat in seats if seat == live.guided_move()[0]] if live.is_guided else seats


def give_back_memory(is_quiet: bool) -> None:
    """The C library keeps what Python has freed; where it can be told to, it lets the machine have it.

    Things that refer to each other, such as a page and its task, are found by the garbage collector, for which
    everybody has to wait: that is done when nobody is there. Nor are parts of pictures kept for nobody.
    """
    if is_quiet:
        forget_all()
        gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # only glibc knows it
    if trim is not None:
        trim(0)
