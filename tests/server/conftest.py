"""Databases to test with: SQLite in a file, and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from boomtown.server.tables.migrations import bring_up_to_date
from boomtown.server.tables.store import open_engine
from boomtown.server.web.settings import Settings
from tests.server.postgres import running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    with running_postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind, as SQLAlchemy wants it."""
    if request.param == "sqlite":
        address = Settings(data=tmp_path).address
    else:
        address = Settings(database=request.getfixturevalue("postgres")).address

    async def empty() -> None:
        engine = open_engine(address)
        async with engine.begin() as connection:
            if request.param == "postgres":
                await connection.execute(sa.text("DROP SCHEMA public CASCADE"))
                await connection.execute(sa.text("CREATE SCHEMA public"))
        await bring_up_to_date(engine)
        await engine.dispose()

    asyncio.run(empty())
    return address
