"""Nobody can tell two worlds apart that he may not: whatever is asked, in whatever way, no byte differs.

Several servers hold the same table in worlds that differ only in what some seat, or a spectator, was not shown. All
that the application itself lists (routes, calls, messages) is asked of all of them, by everybody, in many spellings;
statuses, headers and bodies are compared byte by byte. Nothing is masked: clock, luck and ids are the same by
construction.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from boomtown.core.step import View
from boomtown.core.wire import plain
from boomtown.games import GAMES, game_parts
from boomtown.lab.drill.routes import FIELDS, routes_of
from boomtown.server.tables.seating import Seating
from boomtown.server.tables.session import TableSession
from boomtown.server.tables.store import Store
from boomtown.server.web import replays, socket
from boomtown.server.web.app import make_app
from boomtown.server.web.people import Viewer
from boomtown.server.web.presenter import Presenter
from boomtown.server.web.protocol import Done, Why
from boomtown.server.web.settings import Settings
from boomtown.server.web.socket import Connection
from tests.server import twin_servers as twin_servers_module
from tests.server.asking import (
    FORM,
    JSON,
    Ask,
    asks,
    fields,
    form_fields,
    names_of,
    parameters,
    parameters_spelled,
    words,
)
from tests.server.interrogation import SOCKET, Happening, Interrogation, hello
from tests.server.twin_servers import (
    ADA,
    AGAIN,
    ASKERS,
    BEN,
    LEFT,
    ROOM,
    SPECTATOR,
    Asker,
    Twins,
    World,
    same_luck,
    twin_servers,
)

TABLES = {  # game -> seats, moves after which something is secret, and a seat
    "gold-rush": (3, 100, 0),
    "card-game": (4, 60, 1),
    "carson-city": (4, 60, 1),
    "nevada-city": (3, 1, 2),
    "claim": (3, 21, 0),
}


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    same_luck(monkeypatch)


# what happens


async def send(world: World, asker: Asker, path: str, body: object = None) -> None:
    """Send a form without fields, or JSON; it must be taken."""
    raw, kind = (b"", FORM) if body is None else (msgspec.json.encode(body), JSON)
    exchange = await world.begin_exchange(asker, "POST", path, raw, kind)
    assert exchange.got[0]["status"] in (200, 303), exchange.got


async def tell(world: World, asker: Asker, **said: object) -> None:
    """Say something by a page that is open for a moment; it must be done."""
    page = await world.begin_exchange(asker, "SOCKET", SOCKET)
    await world.tell(page, hello(-1, asker))
    await world.tell(page, msgspec.json.encode({"id": "1", **said}).decode())
    told = [msgspec.json.decode(message["text"])["tell"] for message in page.got if "text" in message]
    assert "done" in told, page.got[-1]
    await page.end()
    await world.rest(page)


def happenings(twins: Twins) -> list[Happening]:
    """Rights come and go: all of it by the doors that pages and programs use."""
    chosen = twins.quiet_act()

    async def move(world: World) -> None:
        said = {"seat": twins.seat, "decision": world.live.decision, "action": chosen}
        await send(world, ADA, f"/api/tables/{ROOM}/act", said)

    async def undo(world: World) -> None:
        await tell(world, ADA, do="undo", seat=twins.seat)

    async def agree(world: World) -> None:
        for asker, seat in ((BEN, twins.rival), (LEFT, twins.left)):
            if world.live.asked is not None:
                await tell(world, asker, do="answer", seat=seat, is_yes=True)

    async def come_back(world: World) -> None:
        await send(world, LEFT, f"/api/tables/{ROOM}/back")

    async def take_seat_again(world: World) -> None:
        await tell(world, ADA, do="back")

    async def leave(world: World) -> None:
        await send(world, ADA, f"/table/{ROOM}/leave")

    async def forget_device(world: World) -> None:
        await send(world, AGAIN, "/me/forget")

    async def mute(world: World) -> None:
        await send(world, BEN, f"/api/tables/{ROOM}/mute", {"seat": twins.seat})

    async def speak(world: World) -> None:
        await send(world, BEN, f"/api/tables/{ROOM}/say", {"text": "well, well"})

    async def remove(world: World) -> None:
        await send(world, BEN, f"/api/tables/{ROOM}/remove", {"seat": twins.seat})

    async def close(world: World) -> None:
        await send(world, BEN, f"/table/{ROOM}/close")

    own = [Happening("Ada moves", move), Happening("Ada takes it back", undo)] if chosen else []
    if any(line.startswith(f"{twins.seat} ") for line in twins.live.require_table().record.moves):
        own += [Happening("Ada goes back further", undo), Happening("all agree", agree)]
    return [
        Happening("Cleo comes back", come_back),
        *own,
        Happening("Ben mutes Ada", mute),
        Happening("Ada leaves", leave),
        Happening("Ada comes back", take_seat_again),
        Happening("Ada's other device is revoked", forget_device),
        Happening("Ben speaks", speak),
        Happening("Ben removes Ada", remove),
        Happening("Ben closes the table", close),
    ]


class Sample(NamedTuple):
    """Which of all that can be asked is asked: everything, or one of so many unusual spellings, each time others.

    With words, only that in which one of them stands.
    """

    one_of: int = 1
    offset: int = 0
    only: tuple[str, ...] = ()

    def requests(self, every: list[Ask], asker: int) -> list[Ask]:
        """Some of the requests; Ada, who has most to ask, asks for more of them."""
        if self.only:
            return [ask for ask in every if self.has(str(ask))]
        step = max(1, self.one_of // 4) if asker == 0 else self.one_of
        return [
            ask
            for number, ask in enumerate(every)
            if (ask.is_plain and ROOM in ask.path)
            or (number + asker + self.offset) % (min(4, step) if ask.is_plain else step) == 0
        ]

    def messages(self, every: list[str], asker: int) -> list[str]:
        """Some of the messages."""
        step = max(1, self.one_of // 4)
        chosen = [word for number, word in enumerate(every) if (number + asker + self.offset) % step == 0]
        return [word for word in every if self.has(word)] if self.only else chosen

    def happenings(self, every: list[Happening]) -> list[Happening]:
        """All that happens."""
        return [happening for happening in every if not self.only or self.has(happening.name)]

    def has(self, text: str) -> bool:
        """Whether it is one of those that are wanted."""
        return any(word in text for word in self.only)


def interrogate(data: Path, game: str, seat: int, sample: Sample) -> int:
    """Ask it all at a table of a game; the number of answers that were the same in two worlds."""
    seats, moves, _ = TABLES[game]

    async def story() -> int:
        async with twin_servers(data, game, seats, moves, seat) as twins:
            asking = Interrogation(twins, f"{game}, seat {seat}")
            requests = [*asks(twins, routes_of(twins.worlds[0].app))]
            said = [*words(twins, has_nonsense=sample.one_of == 1)]
            for number, asker in enumerate(ASKERS):
                for ask in sample.requests(requests, number):
                    await asking.ask(asker, ask)
                await asking.say_all(asker, sample.messages(said, number))
            happening = sample.happenings(happenings(twins))
            if happening:
                watchers = ASKERS if sample.one_of == 1 else (ADA, AGAIN, SPECTATOR, LEFT)
                await asking.watch_everything(watchers, happening)
            return asking.compared

    return asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_asked_tells_worlds_apart(tmp_path: Path, game: str) -> None:
    sample = Sample(one_of=160, offset=7 * [*GAMES].index(game))
    assert interrogate(tmp_path, game, TABLES[game][2], sample) > 500


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seat"), [(game, seat) for game in TABLES for seat in range(TABLES[game][0])]
)
def test_nothing_at_all_tells_worlds_apart(tmp_path: Path, game: str, seat: int) -> None:
    assert interrogate(tmp_path, game, seat, Sample()) > 10_000


# the test would see it


def see_a_leak(data: Path, *only: str) -> None:
    """Whoever asks this can tell worlds of the example apart."""
    with pytest.raises(AssertionError, match="can tell worlds apart"):
        interrogate(data, "claim", 0, Sample(2, only=only))


def test_a_picture_of_the_whole_state_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(self: Presenter, state: Any) -> Any:
        return game_parts(self.live.room.game).ui.draw_scene(
            View(self.seat, state), self.text, self.live.names()
        )

    monkeypatch.setattr(Presenter, "draw", leaking)
    see_a_leak(tmp_path, "picture.svg")


def test_a_seat_that_is_read_twice_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`?seat=0001`: one place reads the first three digits, another all of them."""
    strict = Seating.seat_for

    def lax(self: Seating, person: str | None, asked: object = None) -> int:
        if isinstance(asked, str) and asked.isascii() and asked.isdigit():
            strict(self, person, int(asked[:3]))
            return min(int(asked), self.room.seats - 1)
        return strict(self, person, asked)

    monkeypatch.setattr(Seating, "seat_for", lax)
    see_a_leak(tmp_path, "/view?seat=")


def test_a_record_of_everything_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def whole_record(live: TableSession, viewer: Viewer) -> str:
        return live.require_table().record.text()

    monkeypatch.setattr(replays, "known_record", whole_record)
    see_a_leak(tmp_path, "/record")


def test_advice_by_the_whole_state_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def told(self: Connection, asking: Why) -> Done:
        return Done(asking.id, str(plain(self.live.require_table().state)))

    monkeypatch.setattr(Connection, "why", told)
    see_a_leak(tmp_path, '"do":"why"')


def test_a_right_that_is_asked_once_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has left goes on seeing his seat."""
    right = Presenter.update

    def stale(self: Presenter, *known: Any) -> Any:
        if self.seat >= 0:
            with pytest.MonkeyPatch.context() as once:
                once.setattr(self.live, "seats_of", lambda _: [self.seat], raising=False)
                return right(self, *known)
        return right(self, *known)

    monkeypatch.setattr(Presenter, "update", stale)
    monkeypatch.setattr(Connection, "still_sits", lambda _: True)
    see_a_leak(tmp_path, "Ada leaves")


def test_a_token_that_is_asked_for_once_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def trust(viewer: Viewer, store: Store) -> Viewer:
        return viewer

    monkeypatch.setattr(socket, "prove", trust)
    see_a_leak(tmp_path, "revoked", "Ben speaks")


def add_route(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """The application gets one more route, which tells everything."""

    def with_route(settings: Settings) -> Starlette:
        app = make_app(settings)

        async def peek(request: Request) -> Response:
            live = await app.state.desk.hub.live(ROOM)
            return JSONResponse(plain(live.require_table().state))

        app.router.routes.insert(0, Route(path, peek))
        return app

    monkeypatch.setattr(twin_servers_module, "make_app", with_route)


def test_a_new_route_is_asked_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_route(monkeypatch, "/api/tables/{room}/peek")
    see_a_leak(tmp_path, "peek")


def test_a_new_route_that_nobody_knows_how_to_ask_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_route(monkeypatch, "/table/{room}/of/{who}")
    with pytest.raises(AssertionError, match="nobody knows what to put in the place of who"):
        interrogate(tmp_path, "claim", 0, Sample(only=("peek",)))


def test_a_new_field_of_a_message_that_nobody_knows_is_an_error() -> None:
    kind = msgspec.defstruct("Peek", [("id", str), ("card", int)], tag="peek", tag_field="do")
    with pytest.raises(AssertionError, match="nobody knows what to put into the field card of Peek"):
        names_of(kind, {"id": ["1"]})


def test_every_field_of_a_form_and_every_parameter_is_spelled(tmp_path: Path) -> None:
    async def story() -> None:
        async with twin_servers(tmp_path, "claim", *TABLES["claim"]) as twins:
            assert form_fields() <= {*FIELDS} & {*fields(twins)}
            assert parameters() <= {*parameters_spelled(twins)}

    assert {"seat", "at", "record"} <= form_fields()
    assert {"seat", "at"} <= parameters()
    asyncio.run(story())
