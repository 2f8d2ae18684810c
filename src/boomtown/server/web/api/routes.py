"""How programs come in: tokens, limits, JSON in and out, and the stream of a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from boomtown.core.record import Refused
from boomtown.core.text import CORE
from boomtown.games import ALL, GAMES, text_of
from boomtown.server.web import replays
from boomtown.server.web.api.endpoints import CALLS, RECORD, STREAM, Call, live_of, own_seat, require_known
from boomtown.server.web.api.openapi import description
from boomtown.server.web.api.types import LARGEST, News, Problem, Standing, Undone
from boomtown.server.web.people import Viewer, hash_token, preferred_language, prove
from boomtown.server.web.presenter import page_text
from boomtown.server.web.rate_limits import address_of, headers_for
from boomtown.server.web.security import body_of, require_type
from boomtown.server.web.statuses import status_of

if TYPE_CHECKING:
    from boomtown.server.web.app import Services


async def program_of(desk: Services, request: Request) -> Viewer:
    """Who sends this request, by its token."""
    scheme, _, shown = request.headers.get("authorization", "").partition(" ")
    language = preferred_language(request.headers.get("accept-language", ""))
    if scheme.lower() != "bearer" or not shown:
        return Viewer(None, language, "")
    token = hash_token(shown)
    return Viewer(await desk.store.person_of(token), language, "", token)


def make_route(desk: Services, call: Call) -> Callable[[Request], Awaitable[Response]]:
    """A route that reads, does and writes typed JSON."""

    async def answer(request: Request) -> Response:
        viewer = await program_of(desk, request)
        try:
            await spend(desk, call.kind, request, viewer)
            if call.needs_token:
                require_known(viewer)
            wish = await wish_of(desk, request, call) if call.takes else None
            result = await call.does(desk, request, viewer, wish)
        except msgspec.MsgspecError as problem:
            return write_json(Problem("message-bad", str(problem)), 400)
        except Refused as refused:
            return refuse(refused, request)
        return write_json(result, 200)

    return answer


def language_of(request: Request) -> str:
    """The language of the answer."""
    return preferred_language(request.headers.get("accept-language", ""))


async def spend(desk: Services, kind: str, request: Request, viewer: Viewer) -> None:
    """Not too much at once. Whoever sits at a table has a budget of their own for moves there."""
    if kind == "move" and viewer.person is not None:
        await desk.find_counted(request, viewer, "api", "move")
    else:
        desk.limiter.spend("api" if kind == "move" else kind, viewer.id, address_of(request))


async def wish_of(desk: Services, request: Request, call: Call) -> Any:
    """What is asked for, as its type says."""
    require_type(request, "application/json")
    raw = await body_of(request, LARGEST, 2 * desk.settings.patience)
    try:
        return msgspec.convert(with_whole_numbers(msgspec.json.decode(raw)), call.takes)
    except (UnicodeDecodeError, RecursionError):
        raise Refused("message-bad") from None


def with_whole_numbers(value: Any) -> Any:
    """JSON knows one kind of number: 2.0 is 2, and some languages write it so."""
    if isinstance(value, dict):
        return {name: with_whole_numbers(entry) for name, entry in value.items()}
    if isinstance(value, list):
        return [with_whole_numbers(entry) for entry in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def refuse(refused: Refused, request: Request) -> Response:
    """A refusal as JSON, with its status."""
    response = write_json(explain_refusal(refused, language_of(request)), status_of(refused, 409))
    response.headers.update(headers_for(refused))
    return response


def write_json(result: Any, status: int) -> Response:
    """Typed JSON."""
    return Response(msgspec.json.encode(result), status, media_type="application/json")


def explain_refusal(refused: Refused, language: str) -> Problem:
    """A refusal with its sentence."""
    for game in ALL:  # a record of the example can become a table too
        if refused.reason.startswith(f"{game}-"):
            return Problem(refused.reason, text_of(game, language).reason(refused.reason, refused.numbers))
    if refused.reason in CORE.reasons:
        first = next(iter(GAMES))
        return Problem(refused.reason, text_of(first, language).reason(refused.reason, refused.numbers))
    return Problem(refused.reason, page_text(language).say(f"sorry-{refused.reason}"))


class Stream:
    """Somebody who reads a table line by line."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.is_due = asyncio.Event()

    def poke(self) -> None:
        """Something has changed."""
        self.is_due.set()

    def poke_presence(self) -> None:
        """Who is there is not told to programs."""


class Held(StreamingResponse):
    """Lines of JSON, and what is let go when they end, however that comes."""

    def __init__(self, content: AsyncIterator[bytes], held: ExitStack) -> None:
        super().__init__(content, media_type="application/x-ndjson")
        self.held = held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send them."""
        with self.held:
            await super().__call__(scope, receive, send)


def stream_moves(desk: Services) -> Callable[[Request], Awaitable[Response]]:
    """The moves of a table as they come, one JSON document a line, as the seat may read them."""

    async def answer(request: Request) -> Response:
        viewer = await program_of(desk, request)
        holding = ExitStack()
        try:
            live = await desk.find_counted(request, viewer, "connect", "own-connect")
            seat = own_seat(request, live, viewer)
            holding.enter_context(desk.holding(request, viewer, live))
        except Refused as refused:
            return refuse(refused, request)
        stream = Stream(viewer.id)

        async def lines() -> AsyncIterator[bytes]:
            desk.hub.watch(live.room.id, stream)
            told: list[str] = []
            try:
                while True:
                    stream.is_due.clear()
                    try:
                        await prove(viewer, desk.store)
                        live.refuse_outsider(viewer.id)
                        if seat >= 0:
                            live.seat_for(viewer.id, seat)
                    except Refused as refused:  # revoked, closed, left or removed: no longer theirs to read
                        yield msgspec.json.encode(explain_refusal(refused, viewer.language)) + b"\n"
                        return
                    known_lines = live.table.lines[seat] if live.table is not None else []
                    same = alike(told, known_lines)
                    if same < len(told):
                        yield msgspec.json.encode(Undone(len(told) - same)) + b"\n"
                    for at in range(same, len(known_lines)):
                        yield msgspec.json.encode(News(at + 1, known_lines[at])) + b"\n"
                    told = [*known_lines]
                    yield msgspec.json.encode(Standing(live.status, live.actors())) + b"\n"
                    if live.status == "over":
                        return
                    await stream.is_due.wait()
            finally:
                desk.hub.unwatch(live.room.id, stream)

        return Held(lines(), holding)

    return answer


def alike(told: list[str], lines: list[str]) -> int:
    """How many lines are still as they were told: after an undo others may have taken their places already."""
    both = min(len(told), len(lines))
    return next((at for at in range(both) if told[at] != lines[at]), both)


def record(desk: Services) -> Callable[[Request], Awaitable[Response]]:
    """The record as the program may read it."""

    async def answer(request: Request) -> Response:
        viewer = await program_of(desk, request)
        try:
            await spend(desk, "api", request, viewer)
            return PlainTextResponse(replays.known_record(await live_of(desk, request, viewer), viewer))
        except Refused as refused:
            return refuse(refused, request)

    return answer


def make_routes(desk: Services) -> list[Route]:
    """All routes of the interface."""
    described = msgspec.json.encode(description())

    async def openapi(request: Request) -> Response:
        try:
            desk.limiter.spend("api", None, address_of(request))
        except Refused as refused:
            return refuse(refused, request)
        return Response(
            described, media_type="application/json"
        )  # one each: what compresses it changes its headers

    return [
        *(Route(call.path, make_route(desk, call), methods=[call.method]) for call in CALLS),
        Route(STREAM, stream_moves(desk)),
        Route(RECORD, record(desk)),
        Route("/api/openapi.json", openapi),
    ]
