"""All tables in play: who watches which, and the bots that are to move."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from typing import Protocol

from boomtown.core.record import Refused, refuse_idle, refuse_start
from boomtown.games import ALL
from boomtown.server.chance import new_secret
from boomtown.server.entries import Began, Entry, Sat
from boomtown.server.levels import STAND_IN
from boomtown.server.live import Live, load
from boomtown.server.store import Chair, Room, Store, now
from boomtown.server.thinking import Thinkers

MOST_IN_MEMORY = 500  # tables nobody looks at are read again when somebody does
PAUSE_AFTER_FAULT = 5.0  # seconds until bots that failed try again
log = logging.getLogger("boomtown")


class Watcher(Protocol):
    """Somebody who looks at a table."""

    person: str | None

    def poke(self) -> None:
        """Something has changed: look again."""


class Hub:
    """The tables of this process."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace  # seconds between two moves of bots, so that people can follow
        self.tables: OrderedDict[str, Live] = OrderedDict()
        self.watchers: dict[str, set[Watcher]] = {}
        self.runners: dict[str, asyncio.Task[None]] = {}
        self.loading = asyncio.Lock()
        self.is_closing = False

    # tables

    async def live(self, room_id: str) -> Live:
        """A table by its id; Refused if there is none."""
        async with self.loading:
            live = self.tables.get(room_id)
            if live is None:
                live = await load(room_id, self.store, self.changed)
                if live is None:
                    raise Refused("no-such-table")
                self.tables[room_id] = live
                self.forget_some()
            self.tables.move_to_end(room_id)
            return live

    def forget_some(self) -> None:
        """The tables that nobody looks at and no bot plays leave the memory, the oldest first."""
        for room_id in [*self.tables]:
            if len(self.tables) <= MOST_IN_MEMORY:
                return
            if not self.watchers.get(room_id) and room_id not in self.runners:
                del self.tables[room_id]

    async def open(
        self,
        game: str,
        title: str,
        variants: frozenset[str],
        chairs: Sequence[Chair],
        is_public: bool,
        moves: tuple[str, ...] = (),
    ) -> Live:
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
            title=title,
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
        async with live.lock:
            await live.change(taken)
        return live

    async def branch(self, live: Live, moves: int, person: str, name: str) -> Live:
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
        elif not 0 <= moves <= len(record.moves):
            raise Refused("no-such-move")
        else:
            chairs = [
                Chair(seat, None, live.chairs[seat].bot or STAND_IN, live.chairs[seat].name)
                for seat in range(live.room.seats)
            ]
            own = max(live.seat_for(person), 0)
            chairs[own] = Chair(own, person, "", name)
        variants = frozenset(live.room.variants)
        went = tuple(record.moves[:moves])
        return await self.open(live.room.game, live.room.title, variants, chairs, False, went)

    # watchers

    def watch(self, room_id: str, watcher: Watcher) -> None:
        """Somebody looks at a table from now on."""
        self.watchers.setdefault(room_id, set()).add(watcher)
        self.poke(room_id)

    def unwatch(self, room_id: str, watcher: Watcher) -> None:
        """Somebody has gone."""
        self.watchers.get(room_id, set()).discard(watcher)
        self.poke(room_id)

    def here(self, room_id: str) -> set[str]:
        """The people who look at a table."""
        return {watcher.person for watcher in self.watchers.get(room_id, ()) if watcher.person is not None}

    def poke(self, room_id: str) -> None:
        """Everybody at the table looks again."""
        for watcher in self.watchers.get(room_id, ()):
            watcher.poke()

    def changed(self, live: Live) -> None:
        """A change is on disk: tell it, and let bots move."""
        self.poke(live.room.id)
        self.run_bots(live)

    # bots

    def run_bots(self, live: Live) -> None:
        """Let the bots of a table play until a person is to move."""
        if live.room.id not in self.runners and not self.is_closing and bots_to_move(live):
            task = asyncio.get_running_loop().create_task(self.play_bots(live))
            self.runners[live.room.id] = task
            task.add_done_callback(lambda done: self.rested(live, done))

    def rested(self, live: Live, task: asyncio.Task[None]) -> None:
        """A runner has ended; what came in between starts the next, after a fault with a pause."""
        self.runners.pop(live.room.id, None)
        if self.is_closing or task.cancelled():
            return
        if task.exception() is None:
            self.run_bots(live)
            return
        log.error("table %s: its bots stopped", live.room.id, exc_info=task.exception())
        asyncio.get_running_loop().call_later(PAUSE_AFTER_FAULT, self.run_bots, live)

    async def play_bots(self, live: Live) -> None:
        """One bot after the other, at a pace that people can follow."""
        while seats := bots_to_move(live):
            seat, table, decision = seats[0], live.require_table(), live.decision
            view = live.game.view(table.state, seat)
            chosen, _ = await asyncio.gather(
                self.thinkers.choose(live.room.game, live.chairs[seat].bot, view), asyncio.sleep(self.pace)
            )
            try:
                await live.act(None, seat, chosen, decision)
            except Refused as refused:
                if refused.reason != "stale":  # an undo came between: think again
                    raise

    async def resume(self) -> None:
        """After a restart the bots of running tables go on."""
        for room_id in await self.store.waiting_for_bots():
            self.run_bots(await self.live(room_id))

    async def close(self) -> None:
        """Stop everything; nothing is lost, the log has it all."""
        self.is_closing = True
        for task in [*self.runners.values()]:
            task.cancel()
        await asyncio.gather(*self.runners.values(), return_exceptions=True)
        self.thinkers.close()
        await self.store.close()


def bots_to_move(live: Live) -> list[int]:
    """The seats of bots that may act now."""
    return [seat for seat in live.actors() if seat >= 0 and live.chairs[seat].bot]
