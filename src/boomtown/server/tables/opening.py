"""How a server comes to its database: one server for a data folder, files for its owner only, tables of today.

Whatever is wrong becomes one sentence for the host.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from boomtown.server.tables.database import TROUBLE, Database, open_database, sentence_of
from boomtown.server.tables.migrations import NewerDatabase, bring_up_to_date
from boomtown.server.web.settings import Settings

DATABASE: Final = "boomtown.db"
LOCK: Final = "boomtown.lock"
OURS: Final = (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", LOCK)
FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600


class CannotOpen(Exception):
    """The server cannot start; says why in a sentence."""


@contextmanager
def alone_in(data: Path) -> Iterator[None]:
    """Keep other servers out of a data folder; the kernel lets go of it whenever this process ends."""
    try:
        handle = os.open(data / LOCK, os.O_RDWR | os.O_CREAT, FILE_MODE)
    except OSError as problem:
        raise CannotOpen(f"the data folder {data} cannot be used: {problem.strerror}") from None
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CannotOpen(f"another server uses the data folder {data}: stop it first") from None
        except OSError:
            pass  # a file system without locks
        yield
    finally:
        os.close(handle)


def keep_private(data: Path) -> None:
    """Make the folder and the database file, and let nobody but their owner read them.

    SQLite gives the files beside the database the rights of the database. A folder in which other things lie is left
    as it is.
    """
    if not data.exists():
        data.mkdir(parents=True, mode=FOLDER_MODE)
    elif all(path.name in OURS for path in data.iterdir()):
        data.chmod(FOLDER_MODE)
    os.close(os.open(data / DATABASE, os.O_RDWR | os.O_CREAT, FILE_MODE))
    for name in OURS:
        if (data / name).exists():
            (data / name).chmod(FILE_MODE)


async def prepare_database(settings: Settings, database: Database) -> None:
    """Make the tables or bring them up to date; CannotOpen says what is wrong."""
    where = place_of(settings)
    try:
        if not settings.database:
            keep_private(settings.data)
        await bring_up_to_date(database)
    except NewerDatabase as problem:
        raise CannotOpen(f"{where} was made by a newer Boomtown ({problem}): start that one") from None
    except TROUBLE as problem:
        raise CannotOpen(f"{where} cannot be used: {sentence_of(problem)}") from None


async def try_database(settings: Settings) -> None:
    """Open the database and let go of it again, to see whether a server can start."""
    database = open_database(settings.address)
    try:
        await prepare_database(settings, database)
    finally:
        await database.close()


def place_of(settings: Settings) -> str:
    """Where the database is, without its password."""
    if not settings.database:
        return f"the database {settings.data / DATABASE}"
    return f"the database {make_url(settings.address).set(drivername='postgresql').render_as_string()}"
