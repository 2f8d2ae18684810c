"""A log that is followed: what it holds beyond what is known is taken in, all of it or nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from boomtown.core.record import Refused
from boomtown.server.tables.database import TROUBLE
from boomtown.server.tables.drafts import Drafted
from boomtown.server.tables.log_entries import Entry, check_seats, decode
from boomtown.server.tables.store import Room, Store

A_FEW: Final = 20  # entries of a log that are taken in at once; more are taken in beside the other tables
log = logging.getLogger("boomtown")


class LogFollower(Drafted):
    """Whatever is made of the log of a table, entry by entry."""

    room: Room
    store: Store
    version: int  # entries that are taken in

    def __init__(self) -> None:
        self.is_cut_off = False  # the database did not answer; what is known here may be old
        self.is_behind = (
            False  # something went wrong on the way to the log: it may hold more than is known here
        )

    def apply(self, entry: Entry) -> None:
        """Take in one entry."""
        raise NotImplementedError

    def tell(self) -> None:
        """Something is new, or the database has gone or is back."""
        raise NotImplementedError

    async def catch_up(self) -> None:
        """Read what the log may hold beyond what is known: others may have written, or something went wrong."""
        if self.store.is_shared or self.is_behind or self.is_cut_off:
            await self.read()

    async def read(self) -> None:
        """Take in what the log holds beyond what is known: all of it, or Refused says why not."""
        try:
            rows = await self.store.log(self.room.id, self.version)
        except TROUBLE as problem:
            if not self.is_cut_off:
                log.error("table %s: nothing can be read: %s", self.room.id, problem)
                self.is_cut_off = True
                self.tell()
            raise Refused("not-readable") from None
        except Exception as problem:
            raise self.unreadable(problem) from problem
        is_back, self.is_cut_off = self.is_cut_off, False
        if rows:
            draft = self.draft()
            try:
                await draft.take_in(rows)
            except Exception as problem:
                raise self.unreadable(problem) from problem
            self.become(draft)
        self.is_behind = False
        if rows or is_back:
            self.tell()

    def unreadable(self, problem: Exception) -> Refused:
        """The log makes no sense: the host is told what is wrong, others that he knows."""
        log.error("table %s: its log cannot be read: %s", self.room.id, problem)
        return Refused("quarantined")

    async def take_in(self, rows: Sequence[tuple[int, bytes, int]]) -> None:
        """Apply entries of the log; ValueError if they are none."""
        if len(rows) > A_FEW:
            await asyncio.to_thread(self.apply_rows, rows)
        else:
            self.apply_rows(rows)

    def apply_rows(self, rows: Sequence[tuple[int, bytes, int]]) -> None:
        """Entries in their order, none missing."""
        for seq, payload, _ in rows:
            if seq != self.version + 1:
                raise ValueError(f"entry {self.version + 1} is missing")
            try:
                entry = decode(payload)
                check_seats(entry, self.room.seats)
                self.apply(entry)
            except Exception as problem:
                raise ValueError(f"entry {seq}: {problem}") from problem
            self.version = seq
