"""The log only grows, without gaps, whoever writes; people are who shows their token."""

from __future__ import annotations

import asyncio

import pytest

from boomtown.server.tables.database import open_database
from boomtown.server.tables.store import Chair, Conflict, Person, Room, Store

ROOM = Room(
    id="room",
    version=0,
    game="gold-rush",
    rules=1,
    seats=2,
    variants=("no-farmers",),
    title="Dusty Gulch",
    is_public=True,
    secret=b"s" * 32,
    status="open",
    actors=(),
    scores=(),
    created_at=1,
    changed_at=1,
    chairs=(Chair(0, None, "", ""), Chair(1, None, "greedy", "Bot")),
)


def test_a_room_comes_back_as_it_was_stored(database: str) -> None:
    async def story() -> None:
        store = Store(open_database(database))
        await store.add_room(ROOM, [b"one", b"two"])
        found = await store.room("room")
        assert found is not None
        assert (found.variants, found.secret, found.chairs, found.version) == (
            ROOM.variants,
            ROOM.secret,
            ROOM.chairs,
            2,
        )
        assert [payload for _, payload, _ in await store.log("room")] == [b"one", b"two"]
        assert [seq for seq, _, _ in await store.log("room", after=1)] == [2]
        assert [room.id for room in await store.open_rooms()] == ["room"]
        assert await store.room("other") is None
        await store.close()

    asyncio.run(story())


def test_who_appends_to_an_old_version_gets_a_conflict_and_leaves_nothing(database: str) -> None:
    async def story() -> None:
        store = Store(open_database(database))
        await store.add_room(ROOM, [b"one"])
        with pytest.raises(Conflict):
            await store.append(ROOM, [b"late"])  # ROOM still says version 0
        assert [payload for _, payload, _ in await store.log("room")] == [b"one"]
        await store.close()

    asyncio.run(story())


def test_many_writers_leave_no_gap_and_lose_nothing(database: str) -> None:
    async def story() -> None:
        store = Store(open_database(database))
        await store.add_room(ROOM, [])
        written: list[bytes] = []

        async def writer(name: int) -> None:
            for number in range(8):
                while True:
                    now = await store.room("room")
                    assert now is not None
                    payload = f"{name}/{number}".encode()
                    try:
                        await store.append(now, [payload])
                    except Conflict:
                        continue
                    written.append(payload)
                    break

        await asyncio.gather(*(writer(name) for name in range(4)))
        log = await store.log("room")
        assert [seq for seq, _, _ in log] == list(range(1, 33))
        assert sorted(payload for _, payload, _ in log) == sorted(written)
        await store.close()

    asyncio.run(story())


def test_a_person_is_who_shows_the_token_until_it_is_revoked(database: str) -> None:
    async def story() -> None:
        store = Store(open_database(database))
        await store.add_person(Person("p", "Ada"), "hash")
        await store.add_token("p", "second")
        await store.rename("p", "Ada <b>")
        assert await store.person_of("second") == Person("p", "Ada <b>")
        await store.revoke("hash")
        assert await store.person_of("hash") is None
        assert await store.person_of("second") is not None
        await store.close()

    asyncio.run(story())
