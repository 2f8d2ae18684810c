"""A database that is away, full, spoilt or of another version: nothing is lost, nothing is shown too early, and people
are told in words."""

from __future__ import annotations

import asyncio
import os
import re
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from starlette.types import Message

from boomtown.core.record import Refused
from boomtown.server.tables.database import open_database
from boomtown.server.tables.hub import Hub
from boomtown.server.tables.opening import keep_private
from boomtown.server.tables.retrying import LONGEST, SHORTEST, pause_after
from boomtown.server.tables.session import TableSession
from boomtown.server.tables.store import Chair, Room, Store
from boomtown.server.web.app import Services
from boomtown.server.web.people import COOKIE
from boomtown.server.web.presenter import Presenter, page_text
from boomtown.server.web.settings import Settings
from tests.server.asgi import Answer, Browser, visiting
from tests.server.postgres import free_port, stoppable_postgres
from tests.server.running import running_server
from tests.server.tables import ADA, BEN, hub_on, make_tables, people, play_on, two_at_a_table

PATIENCE = 60.0  # seconds for what happens by itself


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something has happened."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


def desk_of(browser: Browser) -> Services:
    """The insides of the server that a browser visits."""
    desk: Services = browser.app.state.desk
    return desk


async def bots_at_a_table(hub: Hub) -> TableSession:
    """Two bots that need a while."""
    chairs = [Chair(seat, None, "uniform", f"Bot {seat}") for seat in range(2)]
    return await hub.open("gold-rush", "Test", frozenset(), chairs, True)


class Watching:
    """Somebody who looks at a table and counts how often something was told."""

    person: str | None = None

    def __init__(self) -> None:
        self.pokes = 0

    def poke(self) -> None:
        """Something has changed."""
        self.pokes += 1

    def poke_presence(self) -> None:
        """Somebody has come or gone."""


# what is not on disk is told to nobody


@asynccontextmanager
async def table_in_a_browser(data: Path) -> AsyncIterator[tuple[Browser, TableSession]]:
    """Somebody at a table for two people of one device."""
    async with visiting(data) as browser:
        form = {"seats": "2", "seat0": "me", "seat1": "here", "public": "on"}
        opened = await browser.post("/new/gold-rush", form)
        yield browser, await desk_of(browser).hub.live(opened.goes_to.rpartition("/")[2])


async def first_of_stream(browser: Browser, path: str) -> bytes:
    """What a stream tells at first, up to how the table stands."""
    token = browser.cookies[COOKIE]
    got: list[bytes] = []
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"test"), (b"authorization", f"Bearer {token}".encode())],
        "client": ("127.0.0.1", 1),
        "server": ("test", 80),
    }

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        got.append(message.get("body", b""))
        if b'"status"' in got[-1]:
            raise OSError("the reader has gone")

    with suppress(Exception):  # however the server notices
        await browser.app(scope, receive, send)
    return b"".join(got)


async def all_that_is_told(browser: Browser, live: TableSession) -> dict[str, bytes]:
    """The answers of every route that tells about a table."""
    room = live.room.id
    table, interface = f"/table/{room}", f"/api/tables/{room}"
    told = {}
    for path in (table, f"{table}/record", f"{table}/picture.svg", f"{table}/coach", "/api/tables"):
        told[path] = (await browser.get(path, authorization=f"Bearer {browser.cookies[COOKIE]}")).body
    for path in (interface, f"{interface}/view", f"{interface}/options", f"{interface}/record"):
        told[path] = (await browser.get(path, authorization=f"Bearer {browser.cookies[COOKIE]}")).body
    told["stream"] = await first_of_stream(browser, f"{interface}/stream")
    desk = Presenter(live, live.chairs[0].person)
    desk.show(0, "en")
    told["socket"] = repr(desk.update(set())).encode()
    return told


def test_no_answer_of_any_route_shows_a_move_that_is_not_on_disk(tmp_path: Path) -> None:
    async def story() -> None:
        async with table_in_a_browser(tmp_path) as (browser, live):
            store = desk_of(browser).store
            await play_on(live, 2)
            before = await all_that_is_told(browser, live)
            is_writing, may_fail = asyncio.Event(), asyncio.Event()

            async def full(after: Room, payloads: Sequence[bytes]) -> None:
                is_writing.set()
                await may_fail.wait()
                raise OSError("no space left on device")

            append, store.append = store.append, full  # type: ignore[method-assign]
            acting = asyncio.create_task(play_on(live, 1))
            await asyncio.wait_for(is_writing.wait(), PATIENCE)
            assert await all_that_is_told(browser, live) == before
            may_fail.set()
            with pytest.raises(Refused, match="cannot-save"):
                await acting
            assert await all_that_is_told(browser, live) == before
            store.append = append  # type: ignore[method-assign]
            await play_on(live, 1)
            after = await all_that_is_told(browser, live)
            same = [path for path, told in after.items() if told == before[path]]
            assert same == [f"/table/{live.room.id}/coach"]  # else this test could not fail

    asyncio.run(story())


# a database that is away


def test_a_table_is_as_it_was_while_the_database_is_away_and_its_bots_go_on_when_it_is_back() -> None:
    async def story() -> None:
        with stoppable_postgres() as server:
            address = Settings(database=server.address).address
            await make_tables(address)
            async with hub_on(address, pace=0.02) as hub:
                bots, mine = await bots_at_a_table(hub), await two_at_a_table(hub)
                await play_on(mine, 3)
                version, moves = mine.version, mine.decision
                looking = Watching()
                hub.watch(bots.room.id, looking)
                await until(lambda: bots.decision > 5)
                await asyncio.to_thread(server.stop)
                await until(lambda: bots.is_cut_off)
                seen, told = bots.decision, looking.pokes
                assert (bots.status, seen > 5) == ("running", True)
                for _ in range(2):
                    with pytest.raises(Refused, match="not-readable"):
                        await play_on(mine, 1)
                assert (mine.version, mine.decision, mine.status) == (version, moves, "running")
                shown = Presenter(mine, ADA.id).update(set())
                assert shown.trouble == page_text("en").say("sorry-not-readable")
                with pytest.raises(Refused, match="not-readable"):
                    await hub.live("another")
                await asyncio.to_thread(server.start)
                await until(lambda: bots.decision > seen + 3)
                assert looking.pokes > told
                await until(lambda: not mine.is_cut_off)
                assert Presenter(mine, ADA.id).update(set()).trouble == ""
                await play_on(mine, 1)
                assert mine.decision > moves

    asyncio.run(story())


def test_a_read_that_fails_leaves_the_table_and_is_tried_again_until_it_works(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            await play_on(live, 4)
            before, version = [*live.require_table().record.moves], live.version
            log, tries = hub.store.log, 0

            async def away(room_id: str, after: int = 0) -> list[tuple[int, bytes, int]]:
                nonlocal tries
                tries += 1
                if tries < 4:
                    raise OperationalError("SELECT", {}, OSError("connection refused"))
                return await log(room_id, after)

            async def nowhere(*_: object) -> None:
                hub.store.log = away  # type: ignore[method-assign]
                raise ConnectionRefusedError("connection refused")

            append, hub.store.append = hub.store.append, nowhere  # type: ignore[method-assign,assignment]
            with pytest.raises(Refused, match="cannot-save"):
                await play_on(live, 1)
            hub.store.append = append  # type: ignore[method-assign]
            with pytest.raises(Refused, match="not-readable"):
                await play_on(live, 1)
            assert (live.require_table().record.moves, live.version) == (before, version)
            await until(lambda: not live.is_cut_off)  # nobody asked for it
            assert tries == 4
            await play_on(live, 1)

    asyncio.run(story())


def test_bots_wait_for_a_full_disk_and_then_go_on(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            append, tries = hub.store.append, 0

            async def full(after: Room, payloads: Sequence[bytes]) -> None:
                nonlocal tries
                tries += 1
                if 4 < tries < 7:
                    raise OSError("no space left on device")
                await append(after, payloads)

            hub.store.append = full  # type: ignore[method-assign]
            live = await bots_at_a_table(hub)
            await until(lambda: tries > 9)
            assert live.status == "running"
            await until(lambda: not hub.failures)

    asyncio.run(story())


def test_what_was_written_though_the_answer_was_lost_counts_once(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            append = hub.store.append

            async def cut(after: Room, payloads: Sequence[bytes]) -> None:
                await append(after, payloads)
                raise ConnectionResetError("connection lost")

            hub.store.append = cut  # type: ignore[method-assign]
            text = live.game.verbs.text(live.require_table().state.options(0)[0])
            decision = live.decision
            with pytest.raises(Refused, match="cannot-save"):
                await live.act("ada", 0, text, decision, "id-1")
            hub.store.append = append  # type: ignore[method-assign]
            known = live.decision
            assert known > decision, "it is so, and everybody is told"
            assert await live.act("ada", 0, text, decision, "id-1") == decision + 1
            assert live.decision == known

    asyncio.run(story())


def test_pauses_grow_to_half_a_minute() -> None:
    assert 0 < pause_after(1) <= SHORTEST
    assert pause_after(1) < pause_after(3) < pause_after(6)
    assert LONGEST / 2 < pause_after(10_000) <= LONGEST
    assert len({pause_after(5) for _ in range(20)}) > 1


def test_people_and_programs_are_told_that_the_database_is_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with table_in_a_browser(tmp_path) as (browser, live):
            browser.language = "de"
            said = page_text("de").say("sorry-not-readable")
            kept = page_text("de").say("sorry-cannot-save")
            store = desk_of(browser).store

            async def away(_: str) -> None:
                raise OperationalError("SELECT", {}, OSError("connection refused"))

            store.person_of = away  # type: ignore[method-assign,assignment]
            for path in ("/", "/me", "/about", f"/table/{live.room.id}", f"/table/{live.room.id}/record"):
                answer = await browser.get(path)
                assert (answer.status, said in answer.text) == (503, True), path
                assert answer.headers["retry-after"] == "5"
                assert "refresh" in answer.headers
            answer = await browser.post("/me", {"name": "Ada"})
            assert (answer.status, kept in answer.text) == (503, True)
            assert "refresh" not in answer.headers
            assert (await browser.get("/nowhere")).status == 404
            for path in (
                "/api/tables",
                f"/api/tables/{live.room.id}/record",
                f"/api/tables/{live.room.id}/stream",
            ):
                answer = await browser.get(path, authorization="Bearer somebody")
                assert (answer.status, answer.headers["retry-after"]) == (503, "5"), path
                assert '"not-readable"' in answer.text

    asyncio.run(story())


def test_a_page_that_opens_its_socket_while_the_database_is_away_is_told_to_come_again(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with table_in_a_browser(tmp_path) as (browser, live):

            async def away(_: str) -> None:
                raise ConnectionRefusedError("connection refused")

            desk_of(browser).store.person_of = away  # type: ignore[method-assign,assignment]
            path, sent = f"/table/{live.room.id}/socket", []
            cookie = f"{COOKIE}={browser.cookies[COOKIE]}".encode()
            scope = {
                "type": "websocket",
                "asgi": {"version": "3.0"},
                "scheme": "ws",
                "path": path,
                "raw_path": path.encode(),
                "query_string": b"",
                "root_path": "",
                "headers": [(b"host", b"test"), (b"origin", b"http://test"), (b"cookie", cookie)],
                "client": ("127.0.0.1", 1),
                "server": ("test", 80),
                "subprotocols": [],
            }

            async def receive() -> Message:
                return {"type": "websocket.connect"}

            async def send(message: Message) -> None:
                sent.append((message["type"], message.get("code")))

            await browser.app(scope, receive, send)
            assert sent == [("websocket.close", 1013)]

    asyncio.run(story())


def test_a_full_disk_is_told_in_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as browser:

            async def full(*_: object) -> None:
                raise OSError("no space left on device")

            desk_of(browser).store.add_person = full  # type: ignore[method-assign,assignment]
            answer = await browser.post("/play/gold-rush")
            assert answer.status == 503
            assert page_text("en").say("sorry-cannot-save") in answer.text
            answer = await browser.ask("POST", "/api/people", b'{"name": "Ada"}', {})
            assert (answer.status, '"cannot-save"' in answer.text) == (503, True)

    asyncio.run(story())


# tables that cannot be read


def entry_is(payload: str, seq: int = 2) -> str:
    """Another entry in the log; a colon with a space after it is no parameter."""
    return f"UPDATE entry SET payload = CAST('{payload}' AS BLOB) WHERE room = :room AND seq = {seq}"


SPOILT = {  # and whether the table can still be opened: its log tells all that its row and its chairs do not
    "actors": ("UPDATE room SET actors = 'x,,9' WHERE id = :room", True),
    "scores": ("UPDATE room SET scores = 'many' WHERE id = :room", True),
    "chairs": ("DELETE FROM chair WHERE room = :room", True),
    "one chair": ("DELETE FROM chair WHERE room = :room AND seat = 0", True),
    "game": ("UPDATE room SET game = 'chess' WHERE id = :room", False),
    "seats": ("UPDATE room SET seats = 99 WHERE id = :room", False),
    "no seats": ("UPDATE room SET seats = -1 WHERE id = :room", False),
    "fewer seats": ("UPDATE room SET seats = 1 WHERE id = :room", False),
    "status": ("UPDATE room SET status = 'odd' WHERE id = :room", False),
    "variants": ("UPDATE room SET variants = 'nonsense' WHERE id = :room", False),
    "time": ("UPDATE room SET changed_at = 9000000000000000000 WHERE id = :room", False),
    "version": ("UPDATE room SET version = 'three' WHERE id = :room", False),
    "later version": ("UPDATE room SET version = 1000 WHERE id = :room", False),
    "secret": ("UPDATE room SET secret = 'not bytes' WHERE id = :room", False),
    "text": ("UPDATE entry SET payload = 'not bytes' WHERE room = :room AND seq = 2", False),
    "payload": ("UPDATE entry SET payload = x'7b00ff' WHERE room = :room AND seq = 2", False),
    "no entry": (entry_is('{"type": "danced"}'), False),
    "seat": (entry_is('{"type": "sat", "seat": 77}'), False),
    "minus": (entry_is('{"type": "sat", "seat": -1}'), False),
    "asked": (entry_is('{"type": "asked", "by": 7}', 3), False),
    "answered": (entry_is('{"type": "answered", "seat": 7, "is_yes": true}', 3), False),
    "undone": (entry_is('{"type": "undid", "by": 0, "moves": 900}', 5), False),
    "gap": ("DELETE FROM entry WHERE room = :room AND seq = 2", False),
}


async def spoil(address: str, statement: str, room: str, **more: object) -> None:
    """Change the database behind the server's back."""

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.text(statement), {"room": room, **more})

    database = open_database(address)
    await database.write(work)
    await database.close()


@pytest.mark.parametrize("kind", SPOILT)
def test_one_table_that_makes_no_sense_stops_no_other(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    statement, can_be_opened = SPOILT[kind]

    async def story() -> None:
        async with visiting(tmp_path, pace=60) as browser:
            rooms = []
            for _ in range(2):  # a bot is to move next at both
                form = {"seats": "2", "seat0": "deputy", "seat1": "me", "public": "on"}
                rooms.append((await browser.post("/new/gold-rush", form)).goes_to.rpartition("/")[2])
        bad, good = rooms
        await spoil(Settings(data=tmp_path).address, statement, bad)
        async with visiting(tmp_path, pace=60) as again:
            again.cookies = browser.cookies
            hub = desk_of(again).hub
            assert hub.resuming is not None
            await asyncio.wait_for(hub.resuming, PATIENCE)
            assert good in hub.runners, "the bot of the other table goes on"
            answers: list[Answer] = [await again.get(path) for path in ("/", "/new/gold-rush", "/api/tables")]
            assert [answer.status for answer in answers] == [200, 200, 200]
            assert good in answers[0].text
            assert good in answers[2].text
            assert (await again.get(f"/table/{good}")).status == 200
            answer = await again.get(f"/table/{bad}")
            assert answer.status == (200 if can_be_opened else 503)
            if not can_be_opened:
                assert page_text("en").say("sorry-quarantined") in answer.text
                assert bad not in answers[2].text
                assert (await again.get(f"/api/tables/{bad}")).status == 503
                assert f"table {bad} is set aside" in caplog.text

    asyncio.run(story())


def test_the_port_opens_before_any_table_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_: Store) -> list[str]:
        await asyncio.Event().wait()
        return []

    async def story() -> None:
        async with asyncio.timeout(PATIENCE), visiting(tmp_path) as browser:
            assert (await browser.get("/")).status == 200

    monkeypatch.setattr(Store, "waiting_for_bots", never)
    asyncio.run(story())


def test_after_a_restart_only_tables_at_which_a_bot_is_to_move_are_read(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            await two_at_a_table(hub)
            chairs = [*people(ADA), Chair(1, None, "uniform", "Bot")]
            await hub.open("gold-rush", "A person is to move", frozenset(), chairs, True)
            waiting = await bots_at_a_table(hub)
        async with hub_on(database, pace=60) as hub:
            await hub.resume()
            assert [*hub.tables] == [waiting.room.id]

    asyncio.run(story())


def test_bots_go_on_even_if_the_database_comes_later_than_the_server(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            room = (await bots_at_a_table(hub)).room.id
        async with hub_on(database) as hub:
            asked, find = 0, hub.store.waiting_for_bots

            async def late() -> list[str]:
                nonlocal asked
                asked += 1
                if asked < 3:
                    raise ConnectionRefusedError("connection refused")
                return await find()

            hub.store.waiting_for_bots = late  # type: ignore[method-assign]
            await hub.resume()
            assert room in hub.runners

    asyncio.run(story())


def test_a_table_of_other_rules_goes_on_if_its_moves_are_still_allowed(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            good, bad = await two_at_a_table(hub), await two_at_a_table(hub)
            await play_on(good, 2)
            await play_on(bad, 2)
            rooms = good.room.id, bad.room.id
        for room in rooms:
            await spoil(database, "UPDATE room SET rules = 77 WHERE id = :room", room)
        seq = bad.version
        move = f"UPDATE entry SET payload = :move WHERE room = :room AND seq = {seq}"
        await spoil(database, move, bad.room.id, move=b'{"type":"moved","seat":0,"text":"fly away"}')
        async with hub_on(database) as hub:
            again = await hub.live(good.room.id)
            await play_on(again, 1)
            assert f"{good.room.id}: begun under rules 77" in caplog.text
            spoilt = await hub.live(bad.room.id)
            assert (spoilt.fault, spoilt.decision) == ("no-such-action", bad.decision - 1)
            with pytest.raises(Refused, match="read-only"):
                await spoilt.act(BEN.id, 1, "pass", spoilt.decision)
            assert f"{bad.room.id}: its moves are refused" in caplog.text

    asyncio.run(story())


def test_a_new_table_with_a_variant_that_does_nothing_is_refused_and_an_old_one_goes_on(
    database: str,
) -> None:
    chosen = frozenset({"course=random"})  # without a river

    async def story() -> None:
        async with hub_on(database) as hub:
            with pytest.raises(Refused, match="variant-needs-another"):
                await hub.open("carson-city", "New", chosen, people(ADA, BEN), True)
            live = await hub.open("carson-city", "Old", chosen, people(ADA, BEN), True, ("* draw bank",))
            assert (live.fault, live.room.variants) == ("", ("course=random",))

    asyncio.run(story())


# how the server starts


def refusal_to_start(*arguments: str) -> str:
    """What `boomtown serve` says when it does not start: one line, exit code 1."""
    command = [sys.executable, "-m", "boomtown", "serve", "--port", str(free_port()), *arguments]
    ended = subprocess.run(
        command,
        check=False,
        env={**os.environ, "BOOMTOWN_PLAIN": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ended.returncode == 1, ended.stderr
    lines = ended.stderr.strip().splitlines()
    assert len(lines) == 1, ended.stderr
    assert re.match("boomtown: ", lines[0])
    return lines[0]


def test_a_second_server_on_a_data_folder_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    with running_server(tmp_path) as first:
        assert "another server uses the data folder" in refusal_to_start("--data", str(tmp_path))
        first.kill()
        with running_server(tmp_path) as second:
            assert second.get("/api/games")


def test_a_data_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "boomtown.lock").mkdir()  # even an administrator cannot write there
    assert str(tmp_path) in refusal_to_start("--data", str(tmp_path))


def test_a_file_that_is_no_database_is_left_alone_and_named(tmp_path: Path) -> None:
    file = tmp_path / "boomtown.db"
    file.write_bytes(b"This is a diary, not a database. " * 200)
    before = file.read_bytes()
    told = refusal_to_start("--data", str(tmp_path))
    assert str(file) in told
    assert "not a database" in told
    assert file.read_bytes() == before


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    async def from_tomorrow() -> None:
        async with visiting(tmp_path):
            pass
        await spoil(Settings(data=tmp_path).address, "UPDATE alembic_version SET version_num = :room", "9999")

    asyncio.run(from_tomorrow())
    told = refusal_to_start("--data", str(tmp_path))
    assert "newer Boomtown" in told
    assert "9999" in told


def test_a_database_that_is_not_there_is_named_without_its_password(tmp_path: Path) -> None:
    address = f"postgresql://ada:hush@127.0.0.1:{free_port()}/boomtown"
    told = refusal_to_start("--data", str(tmp_path), "--database", address)
    assert "127.0.0.1" in told
    assert "hush" not in told


# who may read the files


def mode(path: Path) -> int:
    """The rights of a file."""
    return stat.S_IMODE(path.stat().st_mode)


def test_the_files_of_the_database_are_for_their_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "data"

    async def story() -> None:
        async with visiting(data) as browser:
            await browser.post("/play/gold-rush")
            files = sorted(path.name for path in data.iterdir())
            assert files == ["boomtown.db", "boomtown.db-shm", "boomtown.db-wal"]
            assert {mode(path) for path in data.iterdir()} == {0o600}
            assert mode(data) == 0o700

    asyncio.run(story())
    data.chmod(0o755)
    (data / "boomtown.db").chmod(0o644)
    asyncio.run(story())


def test_a_folder_with_other_things_in_it_keeps_its_rights(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letters.txt").write_text("Dear Ada")
    keep_private(tmp_path)
    assert mode(tmp_path) == 0o755
    assert mode(tmp_path / "boomtown.db") == 0o600
