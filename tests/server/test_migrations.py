"""The revisions make the very tables of `store.py`, on both databases, and lose nothing of older ones."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from boomtown.server.tables.database import open_database
from boomtown.server.tables.migrations import FIRST, bring_up_to_date
from boomtown.server.tables.store import Person, Store, metadata


def differences(connection: sa.Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_revisions_make_the_tables_of_today(database: str) -> None:
    async def story() -> None:
        opened = open_database(database)
        await bring_up_to_date(opened)
        await bring_up_to_date(opened)  # the second time there is nothing to do
        assert await opened.read(differences) == []
        await opened.close()

    asyncio.run(story())


def test_a_database_from_before_keeps_what_it_has(database: str) -> None:
    """The tables of the first revision, as servers made them that did not know of revisions."""

    def drop_all(connection: sa.Connection) -> None:
        metadata.drop_all(connection)
        connection.execute(sa.text("DROP TABLE alembic_version"))

    def fill(connection: sa.Connection) -> None:
        connection.execute(sa.text("DROP TABLE alembic_version"))
        connection.execute(sa.text("INSERT INTO person VALUES ('ada', 'Ada', 1)"))
        for name, is_revoked in (("first", False), ("second", False), ("gone", True)):
            connection.execute(
                sa.text("INSERT INTO token VALUES (:name, 'ada', 7, :is_revoked)"),
                {"name": name, "is_revoked": is_revoked},
            )

    async def story() -> None:
        opened = open_database(database)
        await opened.write(drop_all)
        await bring_up_to_date(opened, FIRST)
        await opened.write(fill)
        await bring_up_to_date(opened)
        store = Store(opened)
        devices = await store.devices_of("ada", "second")
        assert sorted((device.is_this, device.created_at, device.is_link) for device in devices) == [
            (False, 7, False),
            (True, 7, False),
        ]
        assert len({device.id for device in devices}) == 2
        assert await store.person_of("first") == await store.person_of("second") == Person("ada", "Ada")
        assert await store.person_of("gone") is None
        assert await opened.read(differences) == []
        await store.close()

    asyncio.run(story())
