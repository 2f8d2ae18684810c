"""How an older database becomes one of today: revisions in `versions/`, run by Alembic when the server starts.

After a change of the tables in `store.py`, `tests/server/test_migrations.py` fails until a revision makes it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine

FIRST: Final = "0001"  # what servers made that did not know of revisions


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Make the tables, or change them to those of today; all of it or nothing."""
    async with engine.begin() as connection:
        await connection.run_sync(_bring_up_to_date)


def _bring_up_to_date(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    tables = sa.inspect(connection).get_table_names()
    if "room" in tables and "alembic_version" not in tables:
        command.stamp(config, FIRST)
    command.upgrade(config, "head")
