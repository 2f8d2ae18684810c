"""Nobody keeps all bots busy: whoever has very many tables waits for himself, others do not wait for him."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from boomtown.core.step import View
from boomtown.server.bots.fair_turns import AT_ONCE, FairTurns
from boomtown.server.tables.hub import Hub
from boomtown.server.tables.store import Chair
from tests.server.tables import ADA, BEN, hub_on

MANY = 7  # tables of Ada's


class SlowBots:
    """Bots that think until they are told to move; by name is counted how many do."""

    is_paced = False

    def __init__(self) -> None:
        self.thinking = Counter[str]()
        self.go_on = asyncio.Event()

    async def choose(self, game: str, bot: str, view: View[Any]) -> str:
        """Wait for ever."""
        self.thinking[bot] += 1
        await asyncio.Event().wait()
        return ""

    def close(self) -> None:
        """Nothing runs."""


async def open_tables(hub: Hub, owner: str, bot: str, count: int) -> None:
    """Tables at which only bots sit."""
    chairs = [Chair(seat, None, bot, f"Bot {seat}") for seat in range(2)]
    for _ in range(count):
        await hub.open("gold-rush", "Test", frozenset(), chairs, False, owner=owner)


def test_one_owner_has_few_bots_that_think_and_others_do_not_wait_for_him(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            hub.thinkers.close()
            bots: Any = SlowBots()
            hub.thinkers = bots
            await open_tables(hub, ADA.id, "marshal", MANY)
            await open_tables(hub, ADA.id, "deputy", MANY)
            await open_tables(hub, BEN.id, "sheriff", 1)
            await asyncio.sleep(0.1)
            assert bots.thinking == {"marshal": AT_ONCE, "deputy": MANY, "sheriff": 1}

    asyncio.run(story())


def test_turns_come_one_after_the_other_and_nothing_is_left_of_them() -> None:
    async def story() -> None:
        turns, most, now = FairTurns(), 0, 0

        async def think(who: str) -> None:
            nonlocal most, now
            async with turns.turn_of(who):
                now += 1
                most = max(most, now)
                await asyncio.sleep(0)
                now -= 1

        thinking = [asyncio.create_task(think("ada")) for _ in range(10)]
        await asyncio.sleep(0)
        thinking[5].cancel()  # somebody goes away while waiting
        await asyncio.gather(*thinking, return_exceptions=True)
        assert (most, now) == (AT_ONCE, 0)
        assert not turns.turns and not turns.wanted

    asyncio.run(story())
