"""The way to the database, SQLite or PostgreSQL, and what may go wrong on it."""

from __future__ import annotations

import sqlite3
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

# What the database or the way to it may raise: SQLAlchemy passes on what a driver raises while it connects
TROUBLE: Final = (OSError, SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)
PATIENCE: Final = 10  # seconds until a database that does not answer is taken for lost
WRITING: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
ONLY_READING: Final = ("query_only=ON", "busy_timeout=5000")


def open_engine(address: str, only_reads: bool = False) -> AsyncEngine:
    """The database at an address such as `sqlite+aiosqlite:///boomtown.db` or `postgresql+asyncpg://…`."""
    if not address.startswith("sqlite"):
        settings = {"default_transaction_read_only": "on"} if only_reads else {}
        waiting = {"timeout": PATIENCE, "server_settings": settings}
        return create_async_engine(address, pool_pre_ping=True, connect_args=waiting)
    engine = create_async_engine(address)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ONLY_READING if only_reads else WRITING:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def sentence_of(problem: BaseException) -> str:
    """What the driver says, in one line."""
    told = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    said = " ".join(str(told).split()).rpartition(">: ")[2]
    return said or type(told).__name__
