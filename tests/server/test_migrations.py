"""The revisions make the very tables of `store.py`, on both databases, and lose nothing of older ones."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from boomtown.server.migrations import bring_up_to_date
from boomtown.server.store import Person, Store, metadata, open_engine


def differences(connection: sa.Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_revisions_make_the_tables_of_today(database: str) -> None:
    async def story() -> None:
        engine = open_engine(database)
        await bring_up_to_date(engine)
        await bring_up_to_date(engine)  # the second time there is nothing to do
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(story())


def test_a_database_from_before_keeps_what_it_has(database: str) -> None:
    async def story() -> None:
        engine = open_engine(database)
        async with engine.begin() as connection:
            await connection.execute(sa.text("DROP TABLE alembic_version"))
        store = Store(engine)
        await store.add_person(Person("ada", "Ada"), "token")
        await bring_up_to_date(engine)
        found = await store.person_of("token")
        assert found is not None and found.name == "Ada"
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(story())
