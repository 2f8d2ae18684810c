"""The way to the database, SQLite or PostgreSQL: units of work that run as a whole, and what may go wrong.

A unit of work is a plain function over a connection. However many statements it has, whoever awaits it waits once: a
busy event loop would make every single wait a long one.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

# What the database or the way to it may raise: SQLAlchemy passes on what a driver raises while it connects
TROUBLE: Final = (OSError, SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)
PATIENCE: Final = 10  # seconds until a database that does not answer is taken for lost
WRITING: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
ONLY_READING: Final = ("query_only=ON", "busy_timeout=5000")
OLD_SQLITE: Final = "sqlite+aiosqlite:"  # how addresses began once

P = ParamSpec("P")
R = TypeVar("R")
Work = Callable[Concatenate[sa.Connection, P], R]


class Database(ABC):
    """A database that runs units of work."""

    is_shared: bool  # whether other servers may write there, too

    @abstractmethod
    async def read(self, work: Work[P, R], *arguments: P.args, **named: P.kwargs) -> R:
        """Run a unit of work that changes nothing."""

    @abstractmethod
    async def write(self, work: Work[P, R], *arguments: P.args, **named: P.kwargs) -> R:
        """Run a unit of work in a transaction; it is on disk when this returns, or was never made if it raised."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of all connections."""


class Sqlite(Database):
    """A file that belongs to this process, see `opening.alone_in`: one thread writes, another one reads."""

    is_shared = False

    def __init__(self, address: str, only_reads: bool) -> None:
        self.engine = sa.create_engine(address)
        self.is_closed = False
        # SQLite has one writer at a time: waiting for a thread is fair, waiting for its file lock is not
        self.writer = ThreadPoolExecutor(1, "database-writer")
        self.reader = ThreadPoolExecutor(1, "database-reader")
        pragmas = ONLY_READING if only_reads else WRITING

        @sa.event.listens_for(self.engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            for pragma in pragmas:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    async def read(self, work: Work[P, R], *arguments: P.args, **named: P.kwargs) -> R:
        """Run a unit of work that changes nothing."""
        return await self._run(
            self.reader, self.engine.connect, lambda connection: work(connection, *arguments, **named)
        )

    async def write(self, work: Work[P, R], *arguments: P.args, **named: P.kwargs) -> R:
        """Run a unit of work in a transaction."""
        return await self._run(
            self.writer, self.engine.begin, lambda connection: work(connection, *arguments, **named)
        )

    async def _run(
        self,
        thread: ThreadPoolExecutor,
        connect: Callable[[], AbstractContextManager[sa.Connection]],
        work: Callable[[sa.Connection], R],
    ) -> R:
        """Let a thread do it. Who is cancelled meanwhile still waits for the end: what comes next must not overtake it."""

        def unit() -> R:
            with connect() as connection:
                return work(connection)

        if self.is_closed:
            raise OSError("the database is closed")
        done = asyncio.get_running_loop().run_in_executor(thread, unit)
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            raise

    async def close(self) -> None:
        """End what has begun, and both threads."""
        self.is_closed = True
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self.writer.shutdown()
        self.reader.shutdown()
        self.engine.dispose()


class Postgres(Database):
    """A server that others may use as well; its driver needs no threads."""

    is_shared = True

    def __init__(self, address: str, only_reads: bool) -> None:
        settings = {"default_transaction_read_only": "on"} if only_reads else {}
        waiting = {"timeout": PATIENCE, "server_settings": settings}
        self.engine = create_async_engine(address, pool_pre_ping=True, connect_args=waiting)

    async def read(self, work: Work[P, R], *arguments: P.args, **named: P.kwargs) -> R:
        """Run a unit of work that changes nothing."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(work, *arguments, **named)

    async def write(self, work: Work[P, R], *arguments: P.args, **named: P.kwargs) -> R:
        """Run a unit of work in a transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work, *arguments, **named)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()


def open_database(address: str, only_reads: bool = False) -> Database:
    """The database at an address such as `sqlite:///boomtown.db` or `postgresql+asyncpg://…`."""
    if address.startswith(OLD_SQLITE):
        address = f"sqlite:{address.removeprefix(OLD_SQLITE)}"
    return (Sqlite if address.startswith("sqlite") else Postgres)(address, only_reads)


def sentence_of(problem: BaseException) -> str:
    """What the driver says, in one line."""
    told = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    said = " ".join(str(told).split()).rpartition(">: ")[2]
    return said or type(told).__name__
