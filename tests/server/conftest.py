"""Databases to test with: SQLite in a file, and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from boomtown.server.tables.database import open_database
from boomtown.server.tables.migrations import bring_up_to_date
from boomtown.server.web.settings import Settings
from tests.server.postgres import running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    with running_postgres() as address:
        yield address


def drop_all(connection: sa.Connection) -> None:
    """Leave nothing of what was there."""
    connection.execute(sa.text("DROP SCHEMA public CASCADE"))
    connection.execute(sa.text("CREATE SCHEMA public"))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind, as SQLAlchemy wants it."""
    if request.param == "sqlite":
        address = Settings(data=tmp_path).address
    else:
        address = Settings(database=request.getfixturevalue("postgres")).address

    async def empty() -> None:
        opened = open_database(address)
        if request.param == "postgres":
            await opened.write(drop_all)
        await bring_up_to_date(opened)
        await opened.close()

    asyncio.run(empty())
    return address
