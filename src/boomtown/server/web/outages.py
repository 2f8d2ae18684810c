"""What people and programs are told while the database is away or its disk is full."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from boomtown.core.record import Refused
from boomtown.server.tables.database import sentence_of
from boomtown.server.web import api
from boomtown.server.web.people import stranger

if TYPE_CHECKING:
    from boomtown.server.web.app import Services

log = logging.getLogger("boomtown")


def unavailable(desk: Services) -> Callable[[Request, Exception], Awaitable[Response]]:
    """What answers a request that the database has failed: a sentence, and when to ask again."""

    async def answer(request: Request, problem: Exception) -> Response:
        if request.scope["type"] != "http":  # a socket says so itself
            raise problem
        log.error("%s: the database: %s", request.url.path, sentence_of(problem))
        refused = Refused("not-readable" if request.method in ("GET", "HEAD") else "cannot-save")
        if request.url.path.startswith("/api/"):
            return api.refuse(refused, request)
        page = desk.sorry(stranger(request), refused)
        if refused.reason == "not-readable":
            page.headers["refresh"] = "5"  # the browser asks again by itself
        return page

    return answer
