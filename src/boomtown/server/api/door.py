"""How programs come in: tokens, limits, JSON in and out, and the stream of a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from boomtown.core.record import Refused
from boomtown.core.text import CORE
from boomtown.games import GAMES, text_of
from boomtown.server import replays
from boomtown.server.api.calls import CALLS, Call, live_of, own_seat
from boomtown.server.api.openapi import description
from boomtown.server.api.types import Problem
from boomtown.server.desk import page_text
from boomtown.server.people import Viewer, hashed, preferred, prove

if TYPE_CHECKING:
    from boomtown.server.app import Desktop

LARGEST: Final = 100_000  # bytes of a request

async def program_of(desk: Desktop, request: Request) -> Viewer:
    """Who sends this request, by its token."""
    scheme, _, shown = request.headers.get("authorization", "").partition(" ")
    language = preferred(request.headers.get("accept-language", ""))
    if scheme.lower() != "bearer" or not shown:
        return Viewer(None, language, "")
    token = hashed(shown)
    return Viewer(await desk.store.person_of(token), language, "", token)


def answering(desk: Desktop, call: Call) -> Callable[[Request], Awaitable[Response]]:
    """A route that reads, does and writes typed JSON."""

    async def answer(request: Request) -> Response:
        viewer = await program_of(desk, request)
        try:
            if not await desk.limiter.allows("api", viewer.id or "", request):
                raise Refused("too-fast")
            wish = msgspec.json.decode(await body_of(request), type=call.takes) if call.takes else None
            result = await call.does(desk, request, viewer, wish)
        except msgspec.MsgspecError as problem:
            return answered(Problem("message-bad", str(problem)), 400)
        except Refused as refused:
            return answered(explained(refused, viewer.language), STATUS.get(refused.reason, 409))
        return answered(result, 200)

    return answer


STATUS: Final = {
    "no-such-table": 404,
    "no-such-game": 404,
    "no-token": 401,
    "not-your-seat": 403,
    "too-fast": 429,
    "form-too-large": 413,
    "cannot-save": 503,
    "not-readable": 503,
}


async def body_of(request: Request) -> bytes:
    """The body of a request, if it is not too large."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > LARGEST:
            raise Refused("form-too-large")
    return raw


def answered(result: Any, status: int) -> Response:
    """Typed JSON."""
    return Response(msgspec.json.encode(result), status, media_type="application/json")


def explained(refused: Refused, language: str) -> Problem:
    """A refusal with its sentence."""
    for game in GAMES:
        if refused.reason.startswith(f"{game}-"):
            return Problem(refused.reason, text_of(game, language).reason(refused.reason, refused.numbers))
    if refused.reason in CORE.reasons:
        first = next(iter(GAMES))
        return Problem(refused.reason, text_of(first, language).reason(refused.reason, refused.numbers))
    return Problem(refused.reason, page_text(language).say(f"sorry-{refused.reason}"))


def refuse(refused: Refused, request: Request) -> Response:
    """A refusal as JSON, with its status."""
    language = preferred(request.headers.get("accept-language", ""))
    return answered(explained(refused, language), STATUS.get(refused.reason, 409))


class Stream:
    """Somebody who reads a table line by line."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.is_due = asyncio.Event()

    def poke(self) -> None:
        """Something has changed."""
        self.is_due.set()


def streaming(desk: Desktop) -> Callable[[Request], Awaitable[Response]]:
    """The moves of a table as they come, one JSON document a line, as the seat may read them."""

    async def answer(request: Request) -> Response:
        viewer = await program_of(desk, request)
        try:
            live = await live_of(desk, request, viewer)
            seat = own_seat(request, live, viewer)
        except Refused as refused:
            return answered(explained(refused, "en"), STATUS.get(refused.reason, 409))
        stream = Stream(viewer.id)

        async def lines() -> AsyncIterator[bytes]:
            desk.hub.watch(live.room.id, stream)
            told = 0
            try:
                while True:
                    stream.is_due.clear()
                    try:
                        await prove(viewer, desk.store)
                        live.refuse_outsider(viewer.id)
                        if seat >= 0:
                            live.seat_for(viewer.id, seat)
                    except Refused as refused:  # revoked, closed, left or removed: no longer theirs to read
                        yield msgspec.json.encode(explained(refused, viewer.language)) + b"\n"
                        return
                    known_lines = live.table.lines[seat] if live.table is not None else []
                    if told > len(known_lines):
                        yield msgspec.json.encode({"undone": told - len(known_lines)}) + b"\n"
                        told = len(known_lines)
                    for at in range(told, len(known_lines)):
                        yield msgspec.json.encode({"move": at + 1, "line": known_lines[at]}) + b"\n"
                    told = len(known_lines)
                    yield msgspec.json.encode({"status": live.status, "actors": live.actors()}) + b"\n"
                    if live.status == "over":
                        return
                    await stream.is_due.wait()
            finally:
                desk.hub.unwatch(live.room.id, stream)

        return StreamingResponse(lines(), media_type="application/x-ndjson")

    return answer


def record(desk: Desktop) -> Callable[[Request], Awaitable[Response]]:
    """The record as the program may read it."""

    async def answer(request: Request) -> Response:
        viewer = await program_of(desk, request)
        try:
            return PlainTextResponse(replays.known_record(await live_of(desk, request, viewer), viewer))
        except Refused as refused:
            return answered(explained(refused, "en"), STATUS.get(refused.reason, 409))

    return answer


def routes(desk: Desktop) -> list[Route]:
    """All routes of the interface."""
    described = Response(msgspec.json.encode(description()), media_type="application/json")

    async def openapi(request: Request) -> Response:
        return described

    return [
        *(Route(call.path, answering(desk, call), methods=[call.method]) for call in CALLS),
        Route("/api/tables/{room}/stream", streaming(desk)),
        Route("/api/tables/{room}/record", record(desk)),
        Route("/api/openapi.json", openapi),
    ]
