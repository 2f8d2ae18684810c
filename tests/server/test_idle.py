"""Tables that nobody uses leave the memory and come back from the log; bots do not play for nobody."""

from __future__ import annotations

import asyncio

import pytest

from boomtown.server.tables import hub as hub_module
from boomtown.server.tables.hub import IDLE, Hub
from boomtown.server.tables.session import TableSession
from boomtown.server.tables.store import Chair
from tests.server.tables import ADA, hub_on, play_on, two_at_a_table
from tests.server.test_absence import Clock, Page

LATER = IDLE / 60 + 1  # minutes


async def bots_alone(hub: Hub) -> TableSession:
    """A table at which bots sit and nobody else."""
    chairs = [Chair(seat, None, "greenhorn", name) for seat, name in enumerate(("Doc", "Belle"))]
    return await hub.open("gold-rush", "A show", frozenset(), chairs, True, owner=ADA.id)


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            clock = Clock()
            hub.clock = clock
            live = await two_at_a_table(hub)
            await play_on(live, 5)
            hub.forget_some()
            assert live.room.id in hub.tables, "somebody has just used it"
            clock.minutes += LATER
            hub.forget_some()
            assert hub.tables == {}
            again = await hub.live(live.room.id)
            assert again is not live
            assert again.require_table().record == live.require_table().record

    asyncio.run(story())


def test_of_a_game_that_is_over_nothing_stays_in_the_memory(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            clock = Clock()
            hub.clock = clock
            live, other = await two_at_a_table(hub, "claim"), await two_at_a_table(hub, "claim")
            hub.absences(live)
            hub.absences(other)
            while live.status != "over":
                await play_on(live, 1)
            clock.minutes += LATER
            hub.forget_some()
            assert not any((hub.tables, hub.last_used, hub.watchers, hub.told_presence))
            assert {room for room, _ in hub.away} == {other.room.id}, "there somebody is waited for"

    asyncio.run(story())


def test_a_table_that_somebody_looks_at_or_changes_stays(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            clock, page = Clock(), Page(ADA.id)
            hub.clock = clock
            live = await two_at_a_table(hub)
            hub.watch(live.room.id, page)
            clock.minutes += LATER
            hub.forget_some()
            assert live.room.id in hub.tables
            hub.unwatch(live.room.id, page)
            assert hub.watchers == {}
            hub.forget_some()
            assert live.room.id in hub.tables, "the page may only have been loaded again"
            clock.minutes += LATER
            async with live.lock:
                hub.forget_some()
                assert live.room.id in hub.tables
            hub.forget_some()
            assert hub.tables == {}

    asyncio.run(story())


def test_if_there_are_very_many_the_oldest_leave_at_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "MOST_IN_MEMORY", 2)

    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            first, second = await two_at_a_table(hub), await two_at_a_table(hub)
            await hub.live(first.room.id)
            third = await two_at_a_table(hub)
            assert [*hub.tables] == [first.room.id, third.room.id]
            assert second.room.id not in hub.last_used

    asyncio.run(story())


def test_bots_among_themselves_wait_for_somebody_who_looks(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=0) as hub:
            clock, page = Clock(), Page(None)
            hub.clock = clock
            live = await bots_alone(hub)
            clock.minutes += LATER
            for _ in range(500):
                if live.room.id not in hub.runners:
                    break
                await asyncio.sleep(0.02)
            assert live.room.id not in hub.runners, "they play for nobody"
            assert live.status == "running"
            stopped = live.decision
            hub.forget_some()
            again = await hub.live(live.room.id)
            hub.watch(live.room.id, page)
            for _ in range(500):
                if again.decision > stopped:
                    break
                await asyncio.sleep(0.02)
            assert again.decision > stopped, "somebody looks, and they do not go on"

    asyncio.run(story())


def test_memory_is_given_back_while_somebody_plays_and_thoroughly_when_nobody_is_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[bool] = []
    monkeypatch.setattr(hub_module, "IDLE", 0.02)
    monkeypatch.setattr(hub_module, "give_back_memory", given.append)

    async def given_back(is_quiet: bool) -> None:
        async with asyncio.timeout(20):
            while is_quiet not in given:
                await asyncio.sleep(0.01)

    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            left, watched = await two_at_a_table(hub), await two_at_a_table(hub)
            page = Page(ADA.id)
            hub.watch(watched.room.id, page)
            while left.room.id in hub.tables:  # whoever opens a table forgets others
                await asyncio.sleep(0.03)
                hub.forget_some()
            tidying = asyncio.create_task(hub.tidy())
            await given_back(False)
            assert True not in given, "nobody who plays waits for the garbage collector"
            hub.unwatch(watched.room.id, page)
            await given_back(True)
            tidying.cancel()

    asyncio.run(story())
