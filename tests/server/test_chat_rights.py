"""Who may write at a table, and what its owner may do about others: mute, remove, close."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from boomtown.core.record import Refused
from boomtown.core.step import NOBODY
from boomtown.core.text import LANGUAGES
from boomtown.server.tables.log_entries import Closed, Muted, Opened, Removed, Sat, decode, encode
from boomtown.server.tables.session import TableSession, load_session
from boomtown.server.tables.store import Chair
from boomtown.server.web.presenter import Presenter
from tests.server.asgi import Browser, visiting
from tests.server.running import Server, running_server
from tests.server.structure import Structure
from tests.server.tables import ADA, BEN, hub_on, people, play_on, two_at_a_table
from tests.server.test_socket import ANSWER, hello, page, table_for_two


async def reason(doing: object) -> str:
    """Why something is refused."""
    with pytest.raises(Refused) as refused:
        await doing  # type: ignore[misc]
    return refused.value.reason


def test_those_at_the_table_write_and_those_who_watch_read(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await hub.open(
                "claim", "Test", frozenset(), [*people(ADA), Chair(1, None, "greedy", "Bot")], True
            )
            await live.say(ADA.id, ADA.name, "Howdy")
            assert await reason(live.say(BEN.id, BEN.name, "Spam")) == "chat-not-seated"
            watching = Presenter(live, BEN.id).update(set())
            assert [line[1:] for line in watching.chat] == [("Ada", "Howdy")]
            assert not watching.may_chat
            assert Presenter(live, ADA.id).update(set()).may_chat

    asyncio.run(story())


def test_whoever_opened_a_table_owns_it_and_in_old_logs_who_sat_first(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            chairs = [Chair(0, BEN.id, "", "Ben"), Chair(1, None, "", "")]
            live = await hub.open("claim", "Test", frozenset(), chairs, True, owner=ADA.id)
            again = await load_session(live.room.id, hub.store, lambda _: None)
            assert again is not None
            assert (live.owner, again.owner) == (ADA.id, ADA.id)
            old = await two_at_a_table(hub)
            assert old.owner == ADA.id

    asyncio.run(story())


def test_the_owner_mutes_and_lets_write_again(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            assert await reason(live.mute(BEN.id, 0, True)) == "not-owner"
            assert await reason(live.mute(ADA.id, 0, True)) == "not-yourself"
            assert await reason(live.mute(ADA.id, 7, True)) == "nobody-there"
            await live.mute(ADA.id, 1, True)
            assert await reason(live.say(BEN.id, BEN.name, "Hello?")) == "chat-muted"
            assert Presenter(live, ADA.id).update(set()).players[1].is_muted
            again = await load_session(live.room.id, hub.store, lambda _: None)
            assert again is not None
            assert again.muted == {BEN.id}
            version = live.version
            await live.mute(ADA.id, 1, True)
            assert live.version == version, "twice is once"
            await live.mute(ADA.id, 1, False)
            await live.say(BEN.id, BEN.name, "Thanks")

    asyncio.run(story())


def test_whoever_is_removed_before_the_game_leaves_a_free_seat_and_cannot_come_back(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            chairs = [*people(ADA, BEN), Chair(2, BEN.id, "", "Ben too"), Chair(3, None, "", "")]
            live = await hub.open("gold-rush", "Test", frozenset(), chairs, True)
            assert await reason(live.remove(BEN.id, 0)) == "not-owner"
            await live.remove(ADA.id, 1)
            assert [chair.is_free for chair in live.chairs] == [False, True, True, True]
            assert await reason(live.sit(BEN.id, 1, "Ben")) == "removed-here"
            again = await load_session(live.room.id, hub.store, lambda _: None)
            assert again is not None
            assert await reason(again.sit(BEN.id, 1, "Ben")) == "removed-here"

    asyncio.run(story())


def test_for_whoever_is_removed_from_a_running_game_a_bot_plays_on(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            live = await two_at_a_table(hub)
            await play_on(live, 3)
            page = Presenter(live, BEN.id)
            page.show(1, "en")
            await live.undo(ADA.id, 0, live.decision)  # asks Ben, who will not answer
            assert live.asked is not None
            await live.remove(ADA.id, 1)
            assert live.asked is None
            assert live.chairs[1].person is None
            assert live.chairs[1].bot
            assert await reason(live.act(BEN.id, 1, "pass", live.decision)) == "not-your-seat"
            shown = page.update(set())
            assert shown.seat == int(NOBODY), "an open page shows no more than a spectator's"
            assert shown.seats == []

    asyncio.run(story())


def test_a_closed_table_is_for_those_who_sit_there(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            chairs = [*people(ADA), Chair(1, None, "", "")]
            live = await hub.open("claim", "Test", frozenset(), chairs, True)
            assert [room.id for room in await hub.store.open_rooms()] == [live.room.id]
            assert await reason(live.close(BEN.id)) == "not-owner"
            await live.close(ADA.id)
            assert await hub.store.open_rooms() == []
            assert await reason(live.sit(BEN.id, 1, "Ben")) == "table-closed"
            assert await reason(live.say(ADA.id, ADA.name, "Anybody?")) == "chat-closed"
            for stranger in (BEN.id, None):
                assert await reason(hub.live_for(live.room.id, stranger)) == "table-closed"
            assert await hub.live_for(live.room.id, ADA.id) is live
            await live.sit(None, 1, "Bot", "uniform")  # with bots it can begin
            assert live.status == "running"

    asyncio.run(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_told_what_the_owner_has_done(database: str, language: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            await live.mute(ADA.id, 1, True)
            await live.mute(ADA.id, 1, False)
            await live.remove(ADA.id, 1)
            await live.close(ADA.id)
            desk = Presenter(live, ADA.id)
            desk.show(0, language)
            told = [(name, text) for _, name, text in desk.update(set()).chat]
            assert [name for name, _ in told] == [""] * 4
            assert len({text for _, text in told}) == 4
            assert all("Ben" in text for _, text in told[:3])

    asyncio.run(story())


def test_the_new_entries_are_stored_and_read() -> None:
    for entry in (Opened("a"), Muted("a", "A"), Muted("a", "A", False), Removed("a", "A"), Closed(), Sat(0)):
        assert decode(encode(entry)) == entry


# by forms and by programs


async def table_with_a_guest(browser: Browser, seats: int = 3) -> tuple[str, Browser, TableSession]:
    """A table of Ada's with Ben at seat 1."""
    form = {"name": "Ada", "seats": str(seats), "seat0": "me"} | {
        f"seat{seat}": "open" for seat in range(1, seats)
    }
    path = (await browser.post("/new/gold-rush", form | {"public": "on"})).goes_to
    friend = Browser(browser.app)
    await friend.post(f"{path}/sit", {"seat": "1", "name": "Ben"})
    return path, friend, await browser.app.state.desk.hub.live(path.removeprefix("/table/"))


def test_the_page_offers_the_owner_what_others_may_not_do(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as browser:
            path, friend, live = await table_with_a_guest(browser)
            mine, theirs = (await browser.get(path)).text, (await friend.get(path)).text
            assert Structure(mine).problems == []
            for offer in (f'action="{path}/remove"', f'action="{path}/close"'):
                assert offer in mine
                assert offer not in theirs
            for doing in ("mute", "remove", "close"):
                assert (await friend.post(f"{path}/{doing}", {"seat": "0"})).status == 403
            for spelled in ("", "01", "99", "+1", "\x00", "x" * 999):
                assert (await browser.post(f"{path}/remove", {"seat": spelled})).status == 400
            assert (await browser.post(f"{path}/mute", {"seat": "1"})).goes_to == path
            assert live.muted
            assert (await browser.post(f"{path}/remove", {"seat": "1"})).goes_to == path
            assert live.chairs[1].is_free
            refused = await friend.post(f"{path}/sit", {"seat": "1"})
            assert refused.status == 403
            assert "removed" in refused.text
            assert (await browser.post(f"{path}/close")).goes_to == path
            stranger = Browser(browser.app)
            for page in (path, f"{path}/record", f"{path}/picture.svg"):
                closed = await stranger.get(page)
                assert closed.status == 403
                assert Structure(closed.text).problems == []
            assert "boomtown" not in stranger.cookies
            assert (await stranger.post(f"{path}/sit", {"seat": "2"})).status == 403
            assert "boomtown" not in stranger.cookies, "nobody becomes a person by this"
            assert (await browser.get(path)).status == 200

    asyncio.run(story())


def test_a_running_table_offers_its_owner_to_close_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path, pace=60) as browser:
            path, friend, _ = await table_with_a_guest(browser, 2)
            mine = (await browser.get(path)).text
            assert Structure(mine).problems == []
            assert f'action="{path}/close"' in mine
            assert f'action="{path}/close"' not in (await friend.get(path)).text

    asyncio.run(story())


def test_programs_write_mute_remove_and_close(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path, pace=60) as browser:

            async def call(path: str, body: object, token: str = "") -> tuple[int, dict[str, str]]:
                headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
                answer = await browser.ask("POST", f"/api/{path}", json.dumps(body).encode(), headers)
                return answer.status, json.loads(answer.text)

            ada, ben, eve = [
                (await call("people", {"name": name}))[1]["token"] for name in ("Ada", "Ben", "Eve")
            ]
            new = {"game": "gold-rush", "seats": ["me", "open"], "title": "  Silver\x00\u202e Lode\n"}
            made = (await call("tables", new, ada))[1]
            assert made["title"] == "Silver Lode"
            table = f"tables/{made['id']}"
            await call(f"{table}/sit", {"seat": 1}, ben)
            assert (await call(f"{table}/say", {"text": "Howdy"}, ben))[0] == 200
            assert (await call(f"{table}/say", {"text": "Spam"}, eve))[1]["reason"] == "chat-not-seated"
            assert (await call(f"{table}/mute", {"seat": 1}, ben))[0] == 403
            assert (await call(f"{table}/mute", {"seat": 1}, ada))[0] == 200
            assert (await call(f"{table}/say", {"text": "Hey"}, ben))[1]["reason"] == "chat-muted"
            assert (await call(f"{table}/remove", {"seat": 1}, ada))[0] == 200
            assert (await call(f"{table}/close", None, ada))[0] == 200
            assert (await call(f"{table}/sit", {"seat": 1}, eve))[1]["reason"] == "table-closed"

    asyncio.run(story())


# over the socket


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests with sockets."""
    with running_server(tmp_path_factory.mktemp("data"), "--pace", "60") as running:
        yield running


async def done_or_sorry(socket: ClientConnection, **message: object) -> str:
    """What becomes of a wish: nothing, or the reason why not."""
    await socket.send(json.dumps({"id": "1", **message}))
    while True:
        said = json.loads(await asyncio.wait_for(socket.recv(), ANSWER))
        if said["tell"] in ("done", "sorry"):
            return str(said.get("reason", ""))


def test_the_owner_keeps_order_from_the_page(server: Server) -> None:
    async def story() -> None:
        table, ada, ben = table_for_two(server)
        eve = server.post("/api/people", {"name": "Eve"})["token"]
        async with (
            page(server, table, ada) as own,
            page(server, table, ben) as guest,
            page(server, table, eve) as watcher,
        ):
            assert (await hello(own, 0))["is_owner"]
            assert not (await hello(guest, 1))["is_owner"]
            assert not (await hello(watcher, -1))["may_chat"]
            assert await done_or_sorry(watcher, do="say", text="Spam") == "chat-not-seated"
            assert await done_or_sorry(guest, do="mute", seat=0, is_muted=True) == "not-owner"
            assert await done_or_sorry(guest, do="remove", seat=0) == "not-owner"
            assert await done_or_sorry(guest, do="close") == "not-owner"
            assert await done_or_sorry(own, do="mute", seat=1, is_muted=True) == ""
            assert await done_or_sorry(guest, do="say", text="Hey") == "chat-muted"
            assert await done_or_sorry(own, do="close") == ""
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await asyncio.wait_for(watcher.recv(), ANSWER)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            with pytest.raises(InvalidStatus) as refused:
                async with page(server, table, eve):
                    pass
            assert refused.value.response.status_code == 403
            assert await done_or_sorry(own, do="remove", seat=1) == ""
            with pytest.raises(ConnectionClosed):  # now they would only watch
                while True:
                    await asyncio.wait_for(guest.recv(), ANSWER)

    asyncio.run(story())


def test_the_stream_of_a_seat_ends_when_its_person_is_removed(server: Server) -> None:
    table, ada, ben = table_for_two(server)
    path = f"{server.url}/api/tables/{table}/stream?seat=1"
    request = urllib.request.Request(path, headers={"authorization": f"Bearer {ben}"})
    with urllib.request.urlopen(request, timeout=ANSWER) as stream:
        assert stream.readline()
        server.post(f"/api/tables/{table}/remove", {"seat": 1}, ada)
        stream.read()  # to its end
