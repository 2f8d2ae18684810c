"""Records and pictures of tables: what a viewer may know while a game runs, everything after it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from boomtown.core.record import BadRecord, Record, Refused, parse_record, replay_to
from boomtown.games import ALL
from boomtown.look.picture import png
from boomtown.server.bots.levels import STAND_IN
from boomtown.server.tables.session import TableSession
from boomtown.server.tables.store import Chair
from boomtown.server.web import pages
from boomtown.server.web.people import Viewer
from boomtown.server.web.presenter import Presenter, page_text

if TYPE_CHECKING:
    from boomtown.server.web.app import Services

PICTURE_WIDTH: Final = 1400  # pixels


def known_record(live: TableSession, viewer: Viewer) -> str:
    """The record as this viewer may read it; once the game is over with the secret and the shares of its draws."""
    table = live.require_table()
    if table.state.is_over():
        known = replace(table.record, secret=live.room.secret.hex(), drawn_from=live.inherited)
        if live.shares:
            known = replace(known, room=live.room.id, shares=live.by_seat(live.shares))
        return known.text()
    seat = live.seat_for(viewer.id)
    return replace(table.record, moves=table.lines[seat]).text()


async def record(desk: Services, request: Request, viewer: Viewer) -> Response:
    """Download the record."""
    live = await desk.hub.live_for(request.path_params["room"], viewer.id)
    name = f"{live.room.game}-{live.room.id}.toml"
    return PlainTextResponse(
        known_record(live, viewer), headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def picture(desk: Services, request: Request, viewer: Viewer) -> Response:
    """A picture of the table, now or after `at` moves."""
    live = await desk.hub.live_for(request.path_params["room"], viewer.id)
    live.require_table()
    at = request.query_params.get("at", "")
    position = live.position_for(at) if at else None
    svg = await desk.hub.renderer.make(draw_picture, live.snapshot(), viewer, position)
    if request.scope["path"].endswith(".svg"):
        return Response(svg, media_type="image/svg+xml")
    return Response(await desk.pictures.do(png, svg, PICTURE_WIDTH), media_type="image/png")


def draw_picture(live: TableSession, viewer: Viewer, position: int | None) -> str:
    """The table as this viewer sees it, as SVG."""
    table = live.require_table()
    if position is not None:
        table = replay_to(live.game, table.record, position)
    looking = Presenter(live, viewer.id)
    looking.show(live.seat_for(viewer.id), viewer.language)
    return looking.draw(table.state).svg(viewer.theme or "noon")


async def branch(desk: Services, request: Request, viewer: Viewer, form: dict[str, str]) -> Response:
    """Go on from a position as a new table, against bots."""
    live = await desk.hub.live_for(request.path_params["room"], viewer.id)
    at = live.position_for(form.get("at", ""))
    await desk.check_opening(viewer, request)
    person, token = await desk.person_or_guest(viewer, request)
    new = await desk.hub.branch(live, at, person.id, person.name)
    return desk.go(f"/table/{new.room.id}", token)


def read_whole(text: str) -> Record:
    """A record whose moves these rules allow; long ones take a while."""
    try:
        given = parse_record(text)
        if given.game not in ALL:
            raise Refused("no-such-game")
        replay_to(ALL[given.game], given)
    except BadRecord:
        raise Refused("bad-record") from None
    return given


async def import_record(desk: Services, request: Request, viewer: Viewer, form: dict[str, str]) -> Response:
    """A record becomes a table: to look at, or to go on."""
    await desk.check_opening(viewer, request)
    async with desk.importing:  # one at a time: the others wait, and nobody else notices
        given = await run_in_threadpool(read_whole, form.get("record", ""))
    person, token = await desk.person_or_guest(viewer, request)
    chairs = [Chair(0, person.id, "", person.name)]
    names = pages.bot_names(viewer, given.seats)
    chairs += [Chair(seat, None, STAND_IN, names[seat]) for seat in range(1, given.seats)]
    title = page_text(viewer.language).say("imported-title")
    variants = frozenset(given.variants)
    moves = tuple(given.moves)
    live = await desk.hub.open(given.game, title, variants, chairs, False, moves, owner=person.id)
    return desk.go(f"/table/{live.room.id}", token)
