"""People who only watch share what they are told, and it is what each of them would have been told alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.core.step import NOBODY
from boomtown.server.tables.log_entries import Said
from boomtown.server.tables.session import TableSession
from boomtown.server.web import protocol as messages
from boomtown.server.web.presenter import Presenter
from boomtown.server.web.spectators import NOTHING, SpectatorFeed, Spectators
from tests.server.running import Server, running_server
from tests.server.tables import ADA, BEN, hub_on, play_on, two_at_a_table
from tests.server.test_absence import Page
from tests.server.test_rights import send_form, table_of
from tests.server.test_socket import hello, move, page, told


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this file."""
    with running_server(tmp_path_factory.mktemp("data"), "--pace", "3600") as running:
        yield running


class Watcher:
    """A page that only watches and keeps what it is told."""

    def __init__(self, feed: SpectatorFeed) -> None:
        self.feed = feed
        self.told = NOTHING

    def look(self, drawn: int = NOTHING) -> str:
        self.told, said = self.feed.tell(self.feed.live.snapshot(), self.told, drawn, {ADA.id}, {})
        return said


def alone(live: TableSession, desk: Presenter) -> str:
    """What a page would be told that shares nothing."""
    return messages.encode_message(desk.update({ADA.id}, {})).decode()


@pytest.mark.parametrize("game", ["gold-rush", "card-game", "carson-city", "nevada-city"])
def test_all_are_told_the_same_and_what_each_would_be_told_alone(game: str, database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            live = await two_at_a_table(hub, game)
            feed, desk = SpectatorFeed(live, "de"), Presenter(live, None)
            desk.show(int(NOBODY), "de")
            one, other = Watcher(feed), Watcher(feed)
            for _ in range(12):
                assert one.look() == other.look() == alone(live, desk)
                assert one.look() == "", "nothing has changed"
                await play_on(live, 1)
            live.apply(Said(BEN.id, BEN.name, "Howdy"))
            live.version += 1
            assert "Howdy" in one.look()

    asyncio.run(story())


def test_whoever_comes_in_or_missed_something_is_told_all_of_it(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            live = await two_at_a_table(hub)
            feed = SpectatorFeed(live, "en")
            slow, quick = Watcher(feed), Watcher(feed)
            slow.look()
            for _ in range(3):
                quick.look()
                await play_on(live, 1)
            quick.look()
            newcomer = Presenter(live, None)
            newcomer.show(int(NOBODY), "en")
            assert slow.look() == Watcher(feed).look() == alone(live, newcomer)
            drawn = Presenter(live, None)
            drawn.show(int(NOBODY), "en", live.version)
            assert Watcher(feed).look(live.version) == alone(live, drawn)
            for nonsense in range(live.version + 1, live.version + 100):
                Watcher(feed).look(nonsense)
            assert len(feed.whole) == 2, "whatever pages claim to have drawn, nothing piles up"

    asyncio.run(story())


def test_many_who_watch_cost_as_much_as_one(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0
    update = Presenter.update

    def counted(self: Presenter, *about: Any) -> Any:
        nonlocal made
        made += 1
        return update(self, *about)

    async def story() -> None:
        nonlocal made
        async with hub_on(database, pace=60) as hub:
            live = await two_at_a_table(hub)
            spectators = Spectators()
            crowd = [Watcher(spectators.feed(live, "en")) for _ in range(100)]
            monkeypatch.setattr(Presenter, "update", counted)
            for watcher in crowd:
                watcher.look()
            assert made == 2, "one for those who follow, one for those who come in"
            made = 0
            await play_on(live, 1)
            for watcher in crowd:
                watcher.look()
            assert made == 1

    asyncio.run(story())


def test_only_those_who_sit_there_are_announced_once_in_a_while(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boomtown.server.tables.hub.PRESENCE_PAUSE", 0.2)

    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            live = await two_at_a_table(hub)
            ada, ben, stranger = Page(ADA.id), Page(BEN.id), Page(None)
            hub.watch(live.room.id, ada)
            await asyncio.sleep(0.3)
            told = ada.presence_pokes
            hub.watch(live.room.id, stranger)
            hub.unwatch(live.room.id, stranger)
            assert ada.presence_pokes == told
            for _ in range(20):  # his line is bad
                hub.watch(live.room.id, ben)
                hub.unwatch(live.room.id, ben)
            assert ada.presence_pokes == told + 1
            await asyncio.sleep(0.5)
            assert ada.presence_pokes == told + 2, "the last word comes, and then it is quiet"
            assert ada.pokes == 0, "nothing is drawn"
            assert hub.told_presence == {}

    asyncio.run(story())


def test_who_comes_and_goes_is_told_without_the_picture(server: Server) -> None:
    async def story() -> None:
        table, ada, ben = table_of(server, "gold-rush")
        async with page(server, table, ada) as player, page(server, table) as watcher:
            await hello(player, 0)
            seen = await hello(watcher, -1)
            assert [one["is_here"] for one in seen["players"]] == [True, False]
            async with page(server, table, ben) as other:
                await hello(other, 1)
                for looking in (player, watcher):
                    message = json.loads(await looking.recv())
                    assert message["tell"] == "presence"
                    assert [one["is_here"] for one in message["players"]] == [True, True]
                newcomer = page(server, table)
                async with newcomer as late:  # the update was made before Ben came
                    await hello(late, -1)
                    assert (await told(late, "presence"))["players"][1]["is_here"]
            for looking in (player, watcher):
                message = json.loads(await looking.recv())
                assert (message["tell"], message["players"][1]["is_here"]) == ("presence", False)
                assert message["players"][1]["absence"]

    asyncio.run(story())


def test_a_spectator_follows_looks_back_and_follows_again(server: Server) -> None:
    async def story() -> None:
        table, ada, _ = table_of(server, "gold-rush")
        async with page(server, table, ada) as player, page(server, table) as watcher:
            update = await hello(player, 0)
            seen = await hello(watcher, -1)
            assert (seen["seat"], seen["seats"], seen["is_fresh"]) == (-2, [], True)
            await player.send(json.dumps(move(update, 0)))
            seen = await told(watcher, "update")
            assert (seen["decision"] > update["decision"], seen["is_fresh"]) == (True, False)
            await watcher.send(json.dumps({"do": "look", "id": "1", "at": 0}))
            seen = await told(watcher, "update")
            assert seen["at"] == 0
            await watcher.send(json.dumps({"do": "hello", "seat": -1, "language": "xx" * 9}))
            seen = await told(watcher, "update")
            assert (seen["at"], seen["is_fresh"]) == (seen["decision"], True)

    asyncio.run(story())


def test_whoever_gets_up_goes_on_as_a_spectator(server: Server) -> None:
    async def story() -> None:
        table, ada, ben = table_of(server, "card-game")
        async with page(server, table, ada) as player, page(server, table, ben) as leaving:
            update = await hello(player, 0)
            await hello(leaving, 1)
            await asyncio.to_thread(send_form, server, f"/table/{table}/leave", ben)
            seen = await told(leaving, "update")
            while seen["seats"]:
                seen = await told(leaving, "update")
            assert (seen["seat"], seen["is_fresh"]) == (-2, True)
            await player.send(json.dumps(move(update, 0)))
            seen = await told(leaving, "update")
            assert seen["decision"] > update["decision"]

    asyncio.run(story())
