"""`boomtown doctor` finds what is wrong with a database, says it, and writes nothing."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path

import pytest
import sqlalchemy as sa

from boomtown.server.tables.database import open_database
from boomtown.server.tables.hub import Hub
from boomtown.server.tables.opening import keep_private
from boomtown.server.tables.store import Chair
from boomtown.server.web.settings import Settings
from tests.cli.terminal import Call, Ended
from tests.server.postgres import free_port
from tests.server.tables import hub_on, make_tables, play_on, two_at_a_table


def made(data: Path, *spoiling: str) -> list[str]:
    """A data folder with three tables, two of them running; then it is spoilt. The ids of the tables."""
    data.mkdir()
    keep_private(data)
    address = Settings(data=data).address

    async def story() -> list[str]:
        await make_tables(address)
        async with hub_on(address) as hub:
            rooms = [await table_in_play(hub), await table_in_play(hub)]
            free = [Chair(seat, None, "", "") for seat in range(2)]
            rooms.append((await hub.open("claim", "Free", frozenset(), free, True)).room.id)

        def spoil(connection: sa.Connection) -> None:
            connection.execute(sa.text("UPDATE room SET created_at = 1 WHERE id = :id"), {"id": rooms[0]})
            for statement in spoiling:
                connection.execute(sa.text(statement.replace("FIRST", rooms[0])))

        database = open_database(address)
        await database.write(spoil)
        await database.close()
        return rooms

    return asyncio.run(story())


async def table_in_play(hub: Hub) -> str:
    """A table with some moves."""
    live = await two_at_a_table(hub)
    await play_on(live, 3)
    return live.room.id


def content(folder: Path) -> dict[str, tuple[str, int]]:
    """All files of a folder, by what is in them and by their rights."""
    return {
        path.name: (sha256(path.read_bytes()).hexdigest(), path.stat().st_mode) for path in folder.iterdir()
    }


def test_a_sound_database_is_called_sound(boomtown: Call, tmp_path: Path) -> None:
    made(tmp_path / "data")
    before = content(tmp_path / "data")
    ended = boomtown("doctor", "--data", str(tmp_path / "data"))
    assert (ended.code, ended.err) == (0, "")
    assert "3 tables" in ended.out
    assert "Nothing is wrong." in ended.out
    assert content(tmp_path / "data") == before


MOVE = "UPDATE entry SET payload = CAST('{0}' AS BLOB) WHERE room = 'FIRST' AND seq = (SELECT version FROM room WHERE id = 'FIRST')"
FLY = MOVE.replace("{0}", '{"type"\\: "moved", "seat"\\: 0, "text"\\: "fly away"}')


@pytest.mark.parametrize(
    ("spoiling", "kind", "said", "code"),
    [
        ("UPDATE entry SET payload = x'00' WHERE room = 'FIRST' AND seq = 2", "unreadable", "entry 2", 1),
        ("DELETE FROM entry WHERE room = 'FIRST' AND seq = 3", "unreadable", "entry 3 is missing", 1),
        ("UPDATE room SET version = version + 1 WHERE id = 'FIRST'", "unreadable", "is missing", 1),
        ("UPDATE room SET game = 'chess' WHERE id = 'FIRST'", "unreadable", "chess", 1),
        ("UPDATE room SET seats = 50 WHERE id = 'FIRST'", "unreadable", "50 seats", 1),
        ("UPDATE room SET actors = 'x' WHERE id = 'FIRST'", "summary", "actors", 1),
        ("DELETE FROM chair WHERE room = 'FIRST'", "summary", "chairs", 1),
        (FLY, "read-only", "no-such-action", 1),
        ("UPDATE room SET rules = 77 WHERE id = 'FIRST'", "rules", "are all allowed", 0),
        ("UPDATE alembic_version SET version_num = '9999'", "revision", "newer", 1),
    ],
)
def test_what_is_wrong_is_found_and_left_as_it_is(
    boomtown: Call, tmp_path: Path, spoiling: str, kind: str, said: str, code: int
) -> None:
    rooms = made(tmp_path / "data", spoiling)
    before = content(tmp_path / "data")
    ended = boomtown("doctor", "--data", str(tmp_path / "data"), "--json")
    assert ended.code == code
    assert ended.err == ""
    (found,) = ended.document["findings"]
    assert (found["kind"], found["is_wrong"]) == (kind, code == 1)
    assert said in found["text"]
    assert found["table"] == ("" if kind == "revision" else rooms[0])
    assert ended.document["tables"] == 3
    assert content(tmp_path / "data") == before
    plain = boomtown("doctor", "--data", str(tmp_path / "data"))
    assert (plain.code, said in plain.out) == (code, True)


def test_files_that_others_can_read_are_found(boomtown: Call, tmp_path: Path) -> None:
    made(tmp_path / "data")
    (tmp_path / "data").chmod(0o755)
    (tmp_path / "data" / "boomtown.db").chmod(0o644)
    ended = boomtown("doctor", "--data", str(tmp_path / "data"), "--json")
    assert ended.code == 1
    assert [found["kind"] for found in ended.document["findings"]] == ["rights", "rights"]


def test_a_server_that_runs_is_not_in_the_way(boomtown: Call, tmp_path: Path) -> None:
    data = tmp_path / "data"
    made(data)
    database = open_database(Settings(data=data).address)

    def examine_while_writing(connection: sa.Connection) -> Ended:
        connection.execute(sa.text("UPDATE room SET title = 'Held'"))
        return boomtown("doctor", "--data", str(data), "--json")

    async def beside() -> int:
        ended = await database.write(examine_while_writing)
        await database.close()
        assert ended.document["tables"] == 3
        return ended.code

    assert asyncio.run(beside()) == 0


def test_what_is_no_database_is_said_in_one_line(boomtown: Call, tmp_path: Path) -> None:
    ended = boomtown("doctor", "--data", str(tmp_path))
    assert (ended.code, ended.err.count("\n")) == (2, 1)
    (tmp_path / "boomtown.db").write_bytes(b"a diary " * 1000)
    ended = boomtown("doctor", "--data", str(tmp_path))
    assert (ended.code, ended.err.count("\n")) == (1, 1)
    assert "not a database" in ended.err
    ended = boomtown("doctor", "--database", f"postgresql://ada:hush@127.0.0.1:{free_port()}/boomtown")
    assert (ended.code, ended.err.count("\n")) == (1, 1)
    assert "hush" not in ended.err
