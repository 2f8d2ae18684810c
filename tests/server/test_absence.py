"""A bot stands in for somebody only after an absence that all were told of, and gives the seat back."""

from __future__ import annotations

import asyncio

import pytest

from boomtown.core.record import Refused
from boomtown.server.tables.hub import Hub
from boomtown.server.tables.session import TableSession
from boomtown.server.tables.store import Chair, Person
from boomtown.server.web.presenter import Presenter
from tests.server.tables import ADA, BEN, hub_on, people, play_on, two_at_a_table


class Page:
    """Somebody who looks at a table."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.pokes = self.presence_pokes = 0

    def poke(self) -> None:
        self.pokes += 1

    def poke_presence(self) -> None:
        self.presence_pokes += 1


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.minutes = 0.0

    def __call__(self) -> float:
        return self.minutes * 60


async def waiting_for_ben(hub: Hub) -> tuple[TableSession, Clock]:
    """Ada looks at their table, Ben does not."""
    clock = Clock()
    hub.clock = clock
    live = await two_at_a_table(hub)
    hub.watch(live.room.id, Page(ADA.id))
    return live, clock


async def refused(hub: Hub, live: TableSession) -> str:
    """Why Ada cannot let a bot play for Ben."""
    with pytest.raises(Refused) as problem:
        await hub.replace(live, ADA.id, 0, 1, "uniform")
    return problem.value.reason


def test_nobody_who_is_there_is_replaced(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            live, clock = await waiting_for_ben(hub)
            ben = Page(BEN.id)
            hub.watch(live.room.id, ben)
            clock.minutes = 1000
            assert hub.absences(live) == {}
            assert await refused(hub, live) == "not-away"
            hub.unwatch(live.room.id, ben)
            assert await refused(hub, live) == "not-away"  # he has only just gone

    asyncio.run(story())


def test_a_bot_stands_in_after_the_time_that_all_were_told(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            live, clock = await waiting_for_ben(hub)
            clock.minutes = 100  # nobody has been told yet: the time begins now
            desk = Presenter(live, ADA.id)
            desk.show(0, "en")
            told = desk.update(hub.here(live.room.id), hub.absences(live)).players[1]
            assert (told.absence, told.is_replaceable) == ("Away. A bot may stand in in 10 minutes.", False)
            clock.minutes += 9.5
            assert await refused(hub, live) == "not-away"
            assert hub.absences(live) == {BEN.id: 1}
            clock.minutes += 0.5
            assert desk.update(hub.here(live.room.id), hub.absences(live)).players[1].is_replaceable
            await hub.replace(live, ADA.id, 0, 1, "uniform")
            assert live.chairs[1] == Chair(1, None, "uniform", "Ben")

    asyncio.run(story())


def test_who_was_here_in_between_is_waited_for_anew(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            live, clock = await waiting_for_ben(hub)
            hub.absences(live)
            clock.minutes = 9
            ben = Page(BEN.id)
            hub.watch(live.room.id, ben)
            hub.unwatch(live.room.id, ben)
            hub.absences(live)
            clock.minutes = 12
            assert await refused(hub, live) == "not-away"

    asyncio.run(story())


def test_who_comes_back_while_others_are_asked_is_not_replaced(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            clock = Clock()
            hub.clock = clock
            cleo = Person("cleo", "Cleo")
            await hub.store.add_person(cleo, "cleo-token")
            live = await hub.open("gold-rush", "Test", frozenset(), people(ADA, BEN, cleo), True)
            for person in (ADA, cleo):
                hub.watch(live.room.id, Page(person.id))
            hub.absences(live)
            clock.minutes = 11
            await hub.replace(live, ADA.id, 0, 1, "uniform")
            ben = Page(BEN.id)
            hub.watch(live.room.id, ben)
            for _ in range(2):
                with pytest.raises(Refused) as problem:
                    await hub.answer(live, cleo.id, 2, is_yes=True)
                assert problem.value.reason == "not-away"
                assert live.seats_of(BEN.id) == [1]
                hub.unwatch(live.room.id, ben)  # he has only just gone again
            clock.minutes += 11
            await hub.answer(live, cleo.id, 2, is_yes=True)
            assert live.chairs[1].bot == "uniform"

    asyncio.run(story())


def test_a_program_that_asks_now_and_then_is_there(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            live, clock = await waiting_for_ben(hub)
            hub.absences(live)
            for _ in range(3):
                clock.minutes += 9
                await hub.live_for(live.room.id, BEN.id)  # as every page and call of the interface does
                assert hub.absences(live) == {BEN.id: 10}
            assert await refused(hub, live) == "not-away"

    asyncio.run(story())


async def with_a_stand_in(hub: Hub) -> TableSession:
    """A bot plays for Ben."""
    live, clock = await waiting_for_ben(hub)
    await play_on(live, 2)
    hub.absences(live)
    clock.minutes = 11
    await hub.replace(live, ADA.id, 0, 1, "uniform")
    return live


def test_who_comes_back_takes_his_seat_again(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            live = await with_a_stand_in(hub)
            with pytest.raises(Refused):
                await live.come_back("stranger", "Stranger")
            assert live.seats_to_take_back(BEN.id) == [1]
            await live.come_back(BEN.id, BEN.name)
            assert live.chairs[1] == Chair(1, BEN.id, "", "Ben")
            assert live.seats_to_take_back(BEN.id) == []
            with pytest.raises(Refused) as problem:  # the bot was thinking meanwhile
                await live.act(None, 1, live.game.verbs.text(0), live.decision)
            assert problem.value.reason == "stale"

    asyncio.run(story())


def test_a_seat_can_be_had_back_after_a_restart_and_after_leaving(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            live = await two_at_a_table(hub)
            await live.leave(BEN.id, 1)
            room = live.room.id
        async with hub_on(database, pace=60) as hub:
            live = await hub.live(room)
            await live.come_back(BEN.id, BEN.name)
            assert live.seats_of(BEN.id) == [1]

    asyncio.run(story())


def test_a_stand_in_agrees_to_nothing_on_a_persons_behalf(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            live = await with_a_stand_in(hub)
            decision = live.decision
            with pytest.raises(Refused) as problem:
                await live.undo(ADA.id, 0)  # back before a draw: Ben would have to agree
            assert problem.value.reason == "undo-away"
            assert live.decision == decision

    asyncio.run(story())
