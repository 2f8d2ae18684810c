"""A move waits once for the disk and for nothing else, and what only this process can change is known without asking."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from boomtown.core.record import Refused
from boomtown.server.tables.database import Database, open_database
from boomtown.server.tables.known_tokens import Known, KnownTokens
from boomtown.server.tables.store import Person, Room, Store
from boomtown.server.web.people import Viewer, prove
from boomtown.server.web.protocol import Act, Done
from boomtown.server.web.socket import Connection
from tests.server.tables import ADA, BEN, hub_on, make_tables, play_on, two_at_a_table


class Counting:
    """How many units of work a database is asked to run."""

    def __init__(self, database: Database) -> None:
        self.units: list[str] = []
        for kind in ("read", "write"):
            setattr(database, kind, self.counted(kind, getattr(database, kind)))

    def counted(self, kind: str, run: Any) -> Any:
        """The same, and it is noted."""

        async def counted(*arguments: Any, **named: Any) -> Any:
            self.units.append(kind)
            return await run(*arguments, **named)

        return counted


def test_a_move_is_one_unit_of_work_where_nobody_else_can_write(database: str) -> None:
    """Before, SQLite took a thread there and back for each statement: twenty waits for a move and its update."""

    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            viewer = await prove(Viewer(ADA, "en", "", "ada-token"), hub.store)
            page = Connection(None, hub, live, viewer, None)  # type: ignore[arg-type]
            text = live.game.verbs.text(live.require_table().state.options(0)[0])
            counting = Counting(hub.store.database)
            page.viewer = await prove(page.viewer, hub.store)
            answer = await page.answer(Act("id-1", 0, live.decision, text))
            assert isinstance(answer, Done)
            page.viewer = await prove(page.viewer, hub.store)  # before the update
            is_shared = hub.store.is_shared
            assert counting.units == (["read", "read", "write", "read"] if is_shared else ["write"])

    asyncio.run(story())


def test_a_log_is_read_again_after_whatever_went_wrong(database: str) -> None:
    """Somebody goes away while a move is written: it is on disk, and the table that nobody told must notice."""

    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            append, is_written = hub.store.append, asyncio.Event()

            async def slow(after: Room, payloads: list[bytes]) -> None:
                await append(after, payloads)
                is_written.set()
                await asyncio.sleep(60)

            hub.store.append = slow  # type: ignore[method-assign,assignment]
            text, decision = live.game.verbs.text(live.require_table().state.options(0)[0]), live.decision
            acting = asyncio.create_task(live.act("ada", 0, text, decision, "id-1"))
            await asyncio.wait_for(is_written.wait(), 20)
            acting.cancel()
            await asyncio.wait([acting])
            hub.store.append = append  # type: ignore[method-assign]
            assert live.decision == decision
            assert await live.act("ada", 0, text, decision, "id-1") == decision + 1
            assert live.decision > decision
            await play_on(live, 1)

    asyncio.run(story())


def test_a_write_that_nobody_waits_for_any_more_is_not_overtaken(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'test.db'}"

    def slowly(connection: sa.Connection) -> None:
        connection.execute(sa.text("CREATE TABLE kept (id INTEGER)"))
        time.sleep(0.3)

    async def story() -> None:
        database = open_database(address)
        writing = asyncio.create_task(database.write(slowly))
        await asyncio.sleep(0.1)
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
        assert await database.read(lambda connection: sa.inspect(connection).get_table_names()) == ["kept"]
        await database.close()
        with pytest.raises(OSError, match="closed"):
            await database.read(lambda connection: None)

    asyncio.run(story())


def test_an_address_of_earlier_settings_still_opens_the_database(tmp_path: Path) -> None:
    async def story() -> None:
        address = f"sqlite+aiosqlite:///{tmp_path / 'test.db'}"
        await make_tables(address)
        store = Store(open_database(address))
        await store.add_person(ADA, "token")
        assert await store.person_of("token") == ADA
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("way", ["revoke", "revoke_device", "rename"])
def test_what_is_known_of_a_token_is_forgotten_with_every_write(database: str, way: str) -> None:
    async def story() -> None:
        store = Store(open_database(database))
        await store.add_person(ADA, "one")
        await store.add_token("ada", "two")
        await store.add_person(BEN, "ben-token")
        for token in ("one", "two", "ben-token"):
            assert await store.person_of(token) is not None
        viewer = Viewer(ADA, "en", "", "one")
        assert await prove(viewer, store) == viewer
        if way == "rename":
            await store.rename("ada", "Ada Lovelace")
            assert (await prove(viewer, store)).person == Person("ada", "Ada Lovelace")
            assert await store.person_of("two") == Person("ada", "Ada Lovelace")
        else:
            if way == "revoke":
                await store.revoke("one")
            else:
                (own,) = [one for one in await store.devices_of("ada", "one") if one.is_this]
                assert await store.revoke_device("ada", own.id)
            with pytest.raises(Refused, match="revoked"):
                await prove(viewer, store)
            assert await store.person_of("two") == ADA
        assert await store.person_of("ben-token") == BEN
        await store.close()

    asyncio.run(story())


def test_a_token_that_is_revoked_while_it_is_looked_up_does_not_stay_known(tmp_path: Path) -> None:
    """The answer was read before the write, and comes after it."""

    async def story() -> None:
        address = f"sqlite:///{tmp_path / 'test.db'}"
        await make_tables(address)
        store = Store(open_database(address))
        await store.add_person(ADA, "token")
        read, may_answer = store.database.read, asyncio.Event()

        async def late(*arguments: Any) -> Any:
            found = await read(*arguments)
            await may_answer.wait()
            return found

        store.database.read = late  # type: ignore[method-assign,assignment]
        asking = asyncio.create_task(store.person_of("token"))
        await asyncio.sleep(0.1)
        await store.revoke("token")
        may_answer.set()
        assert await asking == ADA, "it was asked before"
        assert await store.person_of("token") is None
        await store.close()

    asyncio.run(story())


def test_only_so_many_tokens_are_known_at_once() -> None:
    known = KnownTokens(most=3)
    for number in range(5):
        known.keep(f"token-{number}", Known(Person(f"person-{number}", ""), 0), known.changes)
        known.find("token-0")
    assert [number for number in range(5) if known.find(f"token-{number}")] == [0, 3, 4]
