"""Whatever is sent to a seat is the same, byte for byte, in all worlds that the seat cannot tell apart."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from boomtown.core.record import Refused, Table
from boomtown.core.step import NOBODY
from boomtown.core.text import LANGUAGES
from boomtown.core.wire import encode, plain
from boomtown.server import messages, replays
from boomtown.server.api.calls import info
from boomtown.server.desk import Desk
from boomtown.server.entries import Asked, Said, Undid
from boomtown.server.hub import Hub
from boomtown.server.limiting import Limiter
from boomtown.server.live import Live
from boomtown.server.messages import Why, Worth
from boomtown.server.pages import table as table_page
from boomtown.server.people import Viewer
from boomtown.server.socket import Connection
from boomtown.server.store import Person
from boomtown.server.worker import Question, grow
from tests.server.worlds import played, table_of, twins

ADA = Person("ada", "Ada")
GAMES = [
    ("gold-rush", 2, 150),
    ("gold-rush", 4, 170),
    ("claim", 3, 21),
    ("claim", 4, 26),
    ("card-game", 4, 60),
    ("carson-city", 5, 60),
    ("nevada-city", 3, 1),
]
BRIEF = (
    "card-game",
    "carson-city",
    "nevada-city",
)  # their secrets soon come to light: look at them just then
SECRETIVE = {"carson-city": frozenset({"might-is-right"})}  # with these variants there are secrets


def all_that_is_sent(live: Live, viewer: int) -> Iterator[tuple[str, bytes]]:
    """Everything that can leave the server for a seat (or a spectator), with its name."""
    person = ADA if viewer >= 0 else None
    desk = Desk(live, None if person is None else person.id)
    for language in LANGUAGES:
        desk.show(viewer, language)
        desk.at = None
        yield f"update in {language}", messages.write(desk.update({"ada", "ben"}))
    for at in range(0, live.decision, 23):
        desk.at = at
        desk.forget()
        yield f"replay at {at}", messages.write(desk.update({"ada"}))
    desk.at = None
    record = live.record()
    assert record is not None
    looker = Viewer(person, "en", "")
    yield "record", replays.known_record(live, looker).encode()
    yield "page", table_page(looker, live, "http://localhost").encode()
    yield "table for programs", msgspec.json.encode(info(live))
    state = live.require_table().state
    view = live.game.view(state, viewer)
    yield "view for programs", msgspec.json.encode(plain(view.state))
    yield "picture", desk.draw(state).svg().encode()
    if viewer >= 0:
        yield from answers(live, viewer)
    if viewer in state.actors():
        raw = encode(live.game, view)
        yield "hint", repr(grow(Question(live.room.game, "sheriff", raw), 4, 60.0, 7)).encode()
    live.apply(Said("ben", "Ben", "hello"))
    live.apply(Asked(by=(viewer + 1) % live.room.seats, moves=2))
    yield "question", messages.write(desk.update(set()))
    live.apply(Undid(5, 0))
    yield "after an undo", messages.write(desk.update(set()))


def answers(live: Live, viewer: int) -> Iterator[tuple[str, bytes]]:
    """What the socket answers to questions and to what is not allowed."""
    connection = Connection(None, Hub.__new__(Hub), live, ADA, Limiter(False))  # type: ignore[arg-type]
    state, verbs = live.require_table().state, live.game.verbs
    actions = [*range(0, int(verbs.count), max(1, int(verbs.count) // 25))]
    if viewer in state.actors():
        actions += state.options(viewer)[:8]
    for action in actions:
        text = verbs.text(action)
        yield f"why not {text}", messages.write(connection.why(Why("1", viewer, text)))
        try:
            yield f"worth of {text}", messages.write(connection.worth(Worth("1", viewer, text)))
        except Refused as refused:
            yield f"no worth of {text}", repr(connection.told(refused)).encode()
        try:
            asyncio.run(refused_act(live, viewer, text))
        except Refused as refused:
            yield f"error for {text}", repr((refused.reason, *connection.told(refused))).encode()


async def refused_act(live: Live, viewer: int, text: str) -> None:
    """Try a move that is not allowed; allowed ones are left alone."""
    table = live.require_table()
    refusal = table.why_not(viewer, table.find(text))
    if refusal is not None:
        raise refusal


def running(game: str, seats: int, moves: int, viewer: int) -> Table[Any]:
    """A table at which something is secret; after the end all is open."""
    moment, variants = viewer if game in BRIEF else None, SECRETIVE.get(game, frozenset())
    tables = (
        played(game, seats, moves, seats * 10 + viewer + seed, moment, variants)
        for seed in range(0, 2000, 100)
    )
    return next(table for table in tables if not table.state.is_over())


@pytest.mark.parametrize(("game", "seats", "moves"), GAMES)
def test_nothing_that_is_sent_tells_worlds_apart(game: str, seats: int, moves: int) -> None:
    differing = 0
    for viewer in (*range(seats), int(NOBODY)):
        world = running(game, seats, moves, viewer)
        sent: dict[str, bytes] = {}
        for other, different_moves in twins(world, viewer, 2):
            here = dict(all_that_is_sent(table_of(game, other, viewer), viewer))
            differing += different_moves
            sent = sent or here
            assert here.keys() == sent.keys()
            for name, content in here.items():
                assert content == sent[name], f"seat {viewer} can tell worlds apart by: {name}"
    assert differing > 5, "the worlds hardly differ: the test would prove nothing"


def test_the_test_would_see_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a desk drew the whole state instead of the view, the worlds could be told apart."""

    def leaking(self: Desk, state: Any) -> Any:
        from boomtown.core.step import View
        from boomtown.games import part

        return part(self.live.room.game, "scene").scene(View(self.seat, state), self.text, self.live.names())

    monkeypatch.setattr(Desk, "draw", leaking)
    with pytest.raises(AssertionError, match="can tell worlds apart"):
        test_nothing_that_is_sent_tells_worlds_apart("gold-rush", 3, 150)
