"""What programs can do: each call is a function with typed input and output."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from starlette.requests import Request

from boomtown.core.record import Refused
from boomtown.core.wire import plain
from boomtown.games import GAMES, text_of
from boomtown.server.bots.levels import check_bot
from boomtown.server.tables.session import TableSession
from boomtown.server.tables.store import Chair, Person, Room
from boomtown.server.tables.verifiable_draws import commitment
from boomtown.server.web.api.types import (
    Acting,
    Committing,
    GameInfo,
    KnownPerson,
    MoveTaken,
    Muting,
    NewPerson,
    NewTable,
    Options,
    Revealing,
    Saying,
    SeatView,
    Sitting,
    TableInfo,
)
from boomtown.server.web.pages.naming import bot_names
from boomtown.server.web.people import PROGRAM, Viewer, clean_line, make_guest
from boomtown.server.web.rate_limits import address_of

if TYPE_CHECKING:
    from boomtown.server.web.app import Services

Endpoint = Callable[["Services", Request, Viewer, Any], Awaitable[Any]]


class Call(Struct, frozen=True):
    """One entry of the interface."""

    method: str
    path: str
    does: Endpoint
    takes: type[Any] | None
    gives: Any
    kind: str = "api"  # which limit counts
    also: tuple[str, ...] = ()  # which further ones it spends itself
    has_seat: bool = False  # whether one of one's own seats can be asked for

    @property
    def needs_token(self) -> bool:
        """Whoever changes something must be somebody, but for those who become somebody."""
        return self.method == "POST" and self.takes is not NewPerson


def require_known(viewer: Viewer) -> Person:
    """Somebody who has shown a token."""
    if viewer.person is None:
        raise Refused("no-token")
    return viewer.person


async def live_of(desk: Services, request: Request, viewer: Viewer) -> TableSession:
    """The table in the path, if the viewer may look at it."""
    return await desk.hub.live_for(request.path_params["room"], viewer.id)


def own_seat(request: Request, live: TableSession, viewer: Viewer) -> int:
    """The seat asked for, if it is one's own; the first of one's own or a spectator's otherwise."""
    return live.seat_for(viewer.id, request.query_params.get("seat"))


def info(live: TableSession) -> TableInfo:
    """What everybody may know of a table."""
    room = live.summary()
    return TableInfo(
        room.id,
        room.game,
        room.title,
        room.status,
        room.variants,
        room.actors,
        room.scores,
        live.names(),
        [chair.seat for chair in live.chairs if chair.is_free],
        live.decision,
        live.version,
        commitment(room.secret),
        live.by_seat(live.commitments),
        live.by_seat(live.shares),
    )


# the calls


async def add_person(desk: Services, request: Request, viewer: Viewer, new: NewPerson) -> KnownPerson:
    """Become somebody."""
    desk.limiter.spend("person", None, address_of(request))
    person, token = await make_guest(desk.store, new.name, PROGRAM)
    return KnownPerson(person.id, person.name, token)


async def list_games(desk: Services, request: Request, viewer: Viewer, _: None) -> list[GameInfo]:
    """The games of this server."""
    return [
        GameInfo(
            name,
            text_of(name, viewer.language).title(),
            (int(game.fewest), int(game.most)),
            [word for variant in game.variants for word in variant.words()],
            int(game.rules),
            int(game.verbs.count),
        )
        for name, game in GAMES.items()
    ]


async def list_tables(desk: Services, request: Request, viewer: Viewer, _: None) -> list[TableInfo]:
    """Own tables, then public ones."""
    rooms: dict[str, Room] = {}
    own = await desk.store.rooms_of(viewer.id) if viewer.id else []
    for room in [*own, *await desk.store.open_rooms(), *await desk.store.running_rooms()]:
        rooms[room.id] = room
    found = []
    for room_id in rooms:
        try:
            found.append(info(await desk.hub.live(room_id)))
        except Refused as refused:
            if refused.reason != "quarantined":  # one bad table hides no other
                raise
    return found


async def add_table(desk: Services, request: Request, viewer: Viewer, new: NewTable) -> TableInfo:
    """Open a table."""
    person = require_known(viewer)
    if new.game not in GAMES:
        raise Refused("no-such-game")
    await desk.check_opening(viewer, request)
    chairs = []
    names = bot_names(viewer, len(new.seats))
    for seat, kind in enumerate(new.seats):
        if kind == "me":
            chairs.append(Chair(seat, person.id, "", person.name))
        elif kind == "open":
            chairs.append(Chair(seat, None, "", ""))
        else:
            check_bot(kind)
            chairs.append(Chair(seat, None, kind, names[seat]))
    title, variants = clean_line(new.title) or person.name, frozenset(new.variants)
    live = await desk.hub.open(
        new.game, title, variants, chairs, new.public, owner=person.id, absence=new.absence
    )
    return info(live)


async def show_table(desk: Services, request: Request, viewer: Viewer, _: None) -> TableInfo:
    """One table."""
    return info(await live_of(desk, request, viewer))


async def take_seat(desk: Services, request: Request, viewer: Viewer, wish: Sitting) -> TableInfo:
    """Sit down."""
    person, live = require_known(viewer), await live_of(desk, request, viewer)
    await live.sit(person.id, wish.seat, person.name, commitment=wish.commitment or "")
    return info(live)


async def commit(desk: Services, request: Request, viewer: Viewer, wish: Committing) -> TableInfo:
    """Show the hash of a share of the draws."""
    live = await live_of(desk, request, viewer)
    await live.commit(require_known(viewer).id, wish.seat, wish.commitment)
    return info(live)


async def reveal(desk: Services, request: Request, viewer: Viewer, wish: Revealing) -> TableInfo:
    """Show the share."""
    live = await live_of(desk, request, viewer)
    await live.reveal(require_known(viewer).id, wish.seat, wish.share)
    return info(live)


async def come_back(desk: Services, request: Request, viewer: Viewer, _: None) -> TableInfo:
    """Take your seat again from the bot that stands in there."""
    person, live = require_known(viewer), await live_of(desk, request, viewer)
    await live.come_back(person.id, person.name)
    return info(live)


async def show_view(desk: Services, request: Request, viewer: Viewer, _: None) -> SeatView:
    """What a seat may know."""
    live = await live_of(desk, request, viewer)
    view = live.game.view(live.require_table().state, own_seat(request, live, viewer))
    return SeatView(live.room.game, int(view.seat), plain(view.state))


async def show_options(desk: Services, request: Request, viewer: Viewer, _: None) -> Options:
    """What a seat may do now; nothing while others are to act."""
    live = await live_of(desk, request, viewer)
    state, seat = live.require_running().state, own_seat(request, live, viewer)
    numbers = state.options(seat) if seat >= 0 and seat in state.actors() else []
    return Options(seat, live.decision, [live.game.verbs.text(action) for action in numbers], numbers)


async def act(desk: Services, request: Request, viewer: Viewer, move: Acting) -> MoveTaken:
    """A move; when this answers it is on disk."""
    live = await live_of(desk, request, viewer)
    number = await live.act(require_known(viewer).id, move.seat, move.action, move.decision, move.id)
    return MoveTaken(live.version, live.decision, number, live.move_text(number))


async def say(desk: Services, request: Request, viewer: Viewer, wish: Saying) -> MoveTaken:
    """A word to the table."""
    person, live = require_known(viewer), await live_of(desk, request, viewer)
    live.refuse_chat(person.id)
    desk.limiter.spend("chat", person.id, address_of(request))
    await live.say(person.id, person.name, wish.text)
    return MoveTaken(live.version, live.decision)


async def mute(desk: Services, request: Request, viewer: Viewer, wish: Muting) -> MoveTaken:
    """Let the person at a seat write no more, or again; for the owner of the table."""
    person, live = require_known(viewer), await live_of(desk, request, viewer)
    await live.mute(person.id, wish.seat, wish.is_muted)
    return MoveTaken(live.version, live.decision)


async def remove(desk: Services, request: Request, viewer: Viewer, wish: Sitting) -> MoveTaken:
    """Send the person at a seat away; for the owner of the table."""
    person, live = require_known(viewer), await live_of(desk, request, viewer)
    await live.remove(person.id, wish.seat)
    return MoveTaken(live.version, live.decision)


async def close_table(desk: Services, request: Request, viewer: Viewer, _: None) -> MoveTaken:
    """Nobody new, no one who only watches, no chat; for the owner of the table."""
    person, live = require_known(viewer), await live_of(desk, request, viewer)
    await live.close(person.id)
    return MoveTaken(live.version, live.decision)


STREAM: Final = "/api/tables/{room}/stream"  # these two answer with something else than one JSON document
RECORD: Final = "/api/tables/{room}/record"
CALLS: Final = (
    Call("POST", "/api/people", add_person, NewPerson, KnownPerson, also=("person",)),
    Call("GET", "/api/games", list_games, None, list[GameInfo]),
    Call("GET", "/api/tables", list_tables, None, list[TableInfo]),
    Call("POST", "/api/tables", add_table, NewTable, TableInfo, also=("table",)),
    Call("GET", "/api/tables/{room}", show_table, None, TableInfo),
    Call("POST", "/api/tables/{room}/sit", take_seat, Sitting, TableInfo),
    Call("POST", "/api/tables/{room}/commit", commit, Committing, TableInfo),
    Call("POST", "/api/tables/{room}/reveal", reveal, Revealing, TableInfo),
    Call("POST", "/api/tables/{room}/back", come_back, None, TableInfo),
    Call("GET", "/api/tables/{room}/view", show_view, None, SeatView, has_seat=True),
    Call("GET", "/api/tables/{room}/options", show_options, None, Options, has_seat=True),
    Call("POST", "/api/tables/{room}/act", act, Acting, MoveTaken, "move"),
    Call("POST", "/api/tables/{room}/say", say, Saying, MoveTaken, also=("chat",)),
    Call("POST", "/api/tables/{room}/mute", mute, Muting, MoveTaken),
    Call("POST", "/api/tables/{room}/remove", remove, Sitting, MoveTaken),
    Call("POST", "/api/tables/{room}/close", close_table, None, MoveTaken),
)
