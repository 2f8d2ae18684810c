"""How an older database becomes one of today: revisions in `versions/`, run by Alembic when the server starts.

After a change of the tables in `store.py`, `tests/server/test_migrations.py` fails until a revision makes it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from boomtown.server.tables.database import Database

FIRST: Final = "0001"  # what servers made that did not know of revisions


class NewerDatabase(Exception):
    """The tables are those of a version that this one does not know."""


async def bring_up_to_date(database: Database, revision: str = "head") -> None:
    """Make the tables, or change them to those of today or of a revision; all of it or nothing."""
    await database.write(_bring_up_to_date, revision)


def revision_of(connection: sa.Connection) -> str | None:
    """Which revision the tables are of; None if they are of no known time."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> list[str]:
    """All that this version knows, the latest first."""
    scripts = ScriptDirectory(str(Path(__file__).parent))
    return [script.revision for script in scripts.walk_revisions()]


def _bring_up_to_date(connection: sa.Connection, revision: str) -> None:
    found, known = revision_of(connection), revisions()
    if found is not None and found not in known:
        raise NewerDatabase(f"revision {found}; this one knows {known[0]}")
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    tables = sa.inspect(connection).get_table_names()
    if "room" in tables and "alembic_version" not in tables:
        command.stamp(config, FIRST)
    command.upgrade(config, revision)
