"""Whether a database is sound: every table is read and played again, and nothing is ever written."""

from __future__ import annotations

import stat
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import quote

import msgspec
import sqlalchemy as sa

from boomtown.games import ALL
from boomtown.server.tables.database import TROUBLE, open_database, sentence_of
from boomtown.server.tables.migrations import revision_of, revisions
from boomtown.server.tables.opening import DATABASE, OURS
from boomtown.server.tables.session import load_session
from boomtown.server.tables.store import Store
from boomtown.server.web.settings import Settings

SUMMARIES: Final = ("status", "actors", "scores", "chairs")  # of a room: what lists know of its log


class Finding(msgspec.Struct, frozen=True):
    """Something that the host should know; what is wrong needs him."""

    kind: str  # file, rights, revision, unreadable, read-only, rules, summary
    table: str  # empty if it is not about one
    game: str
    text: str
    is_wrong: bool = True


class Examination(msgspec.Struct):
    """What was looked at and what was found."""

    revision: str = ""
    tables: int = 0
    findings: list[Finding] = []


async def examine(settings: Settings) -> Examination:
    """Look at a whole database; what it raises if it cannot even be opened is one of TROUBLE."""
    report = Examination(findings=[*rights(settings.data)] if not settings.database else [])
    store = Store(open_database(reading_address(settings), only_reads=True))
    try:
        found: str | None = await store.database.read(revision_of)
        report.revision = found or ""
        if not settings.database:
            told = await store.database.read(quick_check)
            report.findings += [
                Finding("file", "", "", " ".join(line.split())) for line in told if line != "ok"
            ]
        report.findings += [*revision_findings(report.revision)]
        for room_id in await store.room_ids():
            report.tables += 1
            report.findings += [finding async for finding in table_findings(store, room_id)]
    finally:
        await store.close()
    return report


def quick_check(connection: sa.Connection) -> Sequence[str]:
    """What SQLite says about its file; "ok" if that is sound."""
    return connection.execute(sa.text("PRAGMA quick_check")).scalars().all()


def reading_address(settings: Settings) -> str:
    """The address of a database that is only read.

    SQLite would make files beside a database that nobody has open; one that is immutable needs none.
    """
    if settings.database:
        return settings.address
    file = settings.data.resolve() / DATABASE
    is_open = file.with_name(f"{DATABASE}-wal").exists()
    return f"sqlite:///file:{quote(str(file))}?{'mode=ro' if is_open else 'immutable=1'}&uri=true"


def revision_findings(found: str) -> Iterator[Finding]:
    """Whether the tables are those of this version."""
    known = revisions()
    if found == known[0]:
        return
    if found in known:
        text = f"revision {found} is older than {known[0]}: the server brings it up to date when it starts"
        yield Finding("revision", "", "", text, is_wrong=False)
    elif found:
        yield Finding(
            "revision", "", "", f"revision {found} is of a newer Boomtown; this one knows {known[0]}"
        )
    else:
        yield Finding("revision", "", "", "no revision is noted: the server notes one when it starts", False)


def rights(data: Path) -> Iterator[Finding]:
    """Files that others than their owner may read, and a folder of ours that is open to them."""
    paths = [data / name for name in OURS if (data / name).exists()]
    if all(path.name in OURS for path in data.iterdir()):
        paths.append(data)
    for path in paths:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o077:
            yield Finding("rights", "", "", f"{path} is open to others than its owner (mode {mode:o})")


async def table_findings(store: Store, room_id: str) -> AsyncIterator[Finding]:
    """What is to be said about one table."""
    game = ""
    try:
        room = await store.room(room_id)
        game = "" if room is None else room.game
        live = await load_session(room_id, store, lambda _: None)
    except TROUBLE as problem:
        yield Finding("unreadable", room_id, game, sentence_of(problem))
        return
    except Exception as problem:  # whatever a row can do to its reader
        yield Finding("unreadable", room_id, game, " ".join(str(problem).split()))
        return
    if room is None or live is None:  # gone meanwhile
        return
    if live.fault:
        text = f"its moves are refused after {live.decision}: {live.fault}; it is read-only"
        yield Finding("read-only", room_id, game, text)
    now = int(ALL[game].rules)
    if room.rules != now:
        replays = "are refused" if live.fault else "are all allowed"
        text = f"begun under rules {room.rules}, the game is at {now}: its moves {replays}"
        yield Finding("rules", room_id, game, text, is_wrong=False)
    elif not live.fault:
        after = live.summary()
        wrong = [name for name in SUMMARIES if getattr(room, name) != getattr(after, name)]
        if wrong and live.version == room.version:
            yield Finding(
                "summary", room_id, game, f"lists show something else than its log: {', '.join(wrong)}"
            )
