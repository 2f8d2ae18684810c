"""Tables to test with: a hub on a database, bots that do not wait, people with names."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from boomtown.core.step import CHANCE
from boomtown.server.bots.service import BotService
from boomtown.server.tables.database import open_database
from boomtown.server.tables.hub import Hub
from boomtown.server.tables.migrations import bring_up_to_date
from boomtown.server.tables.session import TableSession
from boomtown.server.tables.store import Chair, Person, Store

ADA, BEN = Person("ada", "Ada"), Person("ben", "Ben")


async def make_tables(address: str) -> None:
    """An empty database of today."""
    database = open_database(address)
    await bring_up_to_date(database)
    await database.close()


@asynccontextmanager
async def hub_on(database: str, pace: float = 0.0) -> AsyncIterator[Hub]:
    """A hub with two known people."""
    hub = Hub(Store(open_database(database)), BotService(1), pace)
    for person in (ADA, BEN):
        if await hub.store.person_of(f"{person.id}-token") is None:
            await hub.store.add_person(person, f"{person.id}-token")
    try:
        yield hub
    finally:
        await hub.close()


def people(*who: Person) -> list[Chair]:
    """A chair for each."""
    return [Chair(seat, person.id, "", person.name) for seat, person in enumerate(who)]


async def two_at_a_table(hub: Hub, game: str = "gold-rush") -> TableSession:
    """Ada and Ben play."""
    return await hub.open(game, "Test", frozenset(), people(ADA, BEN), True)


async def play_on(live: TableSession, moves: int) -> None:
    """Play so many moves, each seat its first option."""
    for _ in range(moves):
        table = live.require_table()
        seat = table.state.actors()[0]
        assert seat != CHANCE, "the server draws by itself"
        person = live.chairs[seat].person
        assert person is not None
        text = live.game.verbs.text(table.state.options(seat)[0])
        await live.act(person, seat, text, live.decision)
