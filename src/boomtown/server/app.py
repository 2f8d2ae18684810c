"""The routes: pages, forms and sockets. What they say is in pages.py, what they do in hub.py and live.py."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from boomtown.core.record import Refused
from boomtown.core.text import LANGUAGES
from boomtown.games import GAMES
from boomtown.server import api, coaching, moderation, pages, replays
from boomtown.server.assets import FONTS, asset
from boomtown.server.engines import TROUBLE, sentence_of
from boomtown.server.guarding import Guard, is_foreign
from boomtown.server.hub import Hub
from boomtown.server.levels import check_bot, usual_level
from boomtown.server.live import ABSENCE
from boomtown.server.limiting import Limiter
from boomtown.server.newcomers import first_variants
from boomtown.server.opening import open_database
from boomtown.server.outages import unavailable
from boomtown.server.people import (
    COOKIE,
    YEAR,
    Viewer,
    clean_line,
    hashed,
    make_guest,
    new_token,
    proper_name,
    remember,
    stranger,
    viewer_of,
    viewer_or_stranger,
)
from boomtown.server.settings import Settings
from boomtown.server.socket import Connection
from boomtown.server.store import Chair, Person, Store, open_engine
from boomtown.server.thinking import Thinkers
from boomtown.server.warming import Warming

LARGEST_FORM: Final = 20_000  # bytes
LARGEST_IMPORT: Final = 400_000  # a record of a long game fits
log = logging.getLogger("boomtown")

Form = dict[str, str]
Page = Callable[["Desktop", Request, Viewer], Awaitable[Response]]
Action = Callable[["Desktop", Request, Viewer, Form], Awaitable[Response]]


class Desktop:
    """What all routes need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(open_engine(settings.address))
        thinkers = Thinkers(settings.thinkers)
        self.hub = Hub(self.store, thinkers, settings.pace)
        self.coach = coaching.Coach(thinkers.deep.do)
        self.warming = Warming(settings.compiles, thinkers.renew)
        self.limiter = Limiter(settings.has_limits)
        self.importing = asyncio.Lock()

    @asynccontextmanager
    async def lifespan(self, _: Any) -> AsyncIterator[None]:
        """Open the database, let bots go on; close everything at the end."""
        await open_database(self.settings, self.store.engine)
        self.hub.resume_beside()
        self.warming.start()
        yield
        await self.coach.close()
        await self.warming.close()
        await self.hub.close()

    # how requests come in

    def shows(self, page: Page) -> Callable[[Request], Awaitable[Response]]:
        """A route that shows something; what is refused becomes a page that says so."""

        async def answer(request: Request) -> Response:
            viewer = await viewer_of(request, self.store)
            try:
                return await page(self, request, viewer)
            except Refused as refused:
                return self.sorry(viewer, refused)

        return answer

    def does(self, action: Action, largest: int = LARGEST_FORM) -> Callable[[Request], Awaitable[Response]]:
        """A route that changes something: a form of our own pages, not too often, not too large."""

        async def answer(request: Request) -> Response:
            viewer = await viewer_of(request, self.store)
            try:
                if is_foreign(request):
                    raise Refused("foreign-form")
                if not await self.limiter.allows("form", viewer.id or "", request):
                    raise Refused("too-fast")
                return await action(self, request, viewer, await form_of(request, largest))
            except Refused as refused:
                return self.sorry(viewer, refused)

        return answer

    def sorry(self, viewer: Viewer, refused: Refused) -> Response:
        """A page that says what is not possible."""
        status = {
            "no-such-table": 404,
            "no-such-game": 404,
            "no-such-page": 404,
            "too-fast": 429,
            "form-too-large": 413,
            "cannot-save": 503,
            "not-readable": 503,
        }
        return HTMLResponse(pages.sorry(viewer, refused), status.get(refused.reason, 400))

    async def nowhere(self, request: Request, _: Exception) -> Response:
        """No page has this address."""
        if request.url.path.startswith("/static/"):
            return Response(status_code=404)
        return self.sorry(await viewer_of(request, self.store), Refused("no-such-page"))

    async def person_or_guest(self, viewer: Viewer, name: str = "") -> tuple[Person, str]:
        """The viewer, or a new guest with a token to remember (empty for somebody known)."""
        if viewer.person is not None:
            return viewer.person, ""
        return await make_guest(self.store, name)

    def go(self, path: str, token: str = "") -> Response:
        """On to another page; a new guest is remembered."""
        response = RedirectResponse(path, 303)
        if token:
            remember(response, token, self.settings.url.startswith("https:"))
        return response


async def form_of(request: Request, largest: int) -> Form:
    """The fields of a form; the last of each name."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > largest:
            raise Refused("form-too-large")
    try:
        fields = parse_qs(raw.decode(), keep_blank_values=True, max_num_fields=200)
    except ValueError:
        raise Refused("message-bad") from None
    return {name: values[-1] for name, values in fields.items()}


# pages


async def lobby(desk: Desktop, request: Request, viewer: Viewer) -> Response:
    """The first page."""
    mine = await desk.store.rooms_of(viewer.id) if viewer.id else []
    open_rooms, running = await desk.store.open_rooms(), await desk.store.running_rooms()
    return HTMLResponse(pages.lobby(viewer, mine, open_rooms, running, desk.warming.state))


async def new_table(desk: Desktop, request: Request, viewer: Viewer) -> Response:
    """The form for a new table."""
    game = known_game(request)
    rooms = [] if viewer.person is None else await desk.store.rooms_of(viewer.person.id)
    return HTMLResponse(pages.new_table(viewer, game, first_variants(game, rooms)))


async def table(desk: Desktop, request: Request, viewer: Viewer) -> Response:
    """A table: the game itself, or who is still missing."""
    live = await desk.hub.live(request.path_params["room"])
    async with live.lock:  # the page says which version it shows
        return HTMLResponse(pages.table(viewer, live, desk.settings.url))


async def rules(desk: Desktop, request: Request, viewer: Viewer) -> Response:
    """The short rules of a game."""
    return HTMLResponse(pages.rules(viewer, known_game(request)))


async def about(desk: Desktop, request: Request, viewer: Viewer) -> Response:
    """Credits, licence, and what this is."""
    return HTMLResponse(pages.about(viewer))


async def me(desk: Desktop, request: Request, viewer: Viewer) -> Response:
    """Name, language, theme, other devices."""
    return HTMLResponse(pages.me(viewer, ""))


async def link(desk: Desktop, request: Request, viewer: Viewer) -> Response:
    """Somebody brings their seat to this device: ask first, so that a preview of the link does nothing."""
    return HTMLResponse(pages.link(viewer, request.path_params["token"]))


# forms


async def play_now(desk: Desktop, request: Request, viewer: Viewer, form: Form) -> Response:
    """A game against bots with one click."""
    game = known_game(request)
    person, token = await desk.person_or_guest(viewer, form.get("name", ""))
    seats = number(form.get("seats", ""), int(GAMES[game].fewest))
    rooms = await desk.store.rooms_of(person.id)
    bot = form.get("level", "") or usual_level(rooms)
    check_bot(bot)
    names = pages.bot_names(viewer, seats - 1)
    chairs = [Chair(0, person.id, "", person.name)]
    chairs += [Chair(seat, None, bot, names[seat - 1]) for seat in range(1, seats)]
    variants = first_variants(game, rooms)
    live = await desk.hub.open(game, pages.table_title(), variants, chairs, False, owner=person.id)
    return desk.go(f"/table/{live.room.id}", token)


async def open_table(desk: Desktop, request: Request, viewer: Viewer, form: Form) -> Response:
    """A new table as the form says: `seat0` … are `me`, `here` (another person on this device, called as
    `name0` … says), `open`, or the name of a bot."""
    game = known_game(request)
    person, token = await desk.person_or_guest(viewer, form.get("name", ""))
    seats = number(form.get("seats", ""), int(GAMES[game].fewest))
    names = pages.bot_names(viewer, seats)
    chairs = []
    for seat in range(seats):
        kind = form.get(f"seat{seat}", "me" if seat == 0 else "open")
        if kind in ("me", "here"):
            name = person.name if kind == "me" else proper_name(form.get(f"name{seat}", ""))
            chairs.append(Chair(seat, person.id, "", name))
        elif kind == "open":
            chairs.append(Chair(seat, None, "", ""))
        else:
            check_bot(kind)
            chairs.append(Chair(seat, None, kind, names[seat]))
    variants = frozenset(
        f"{name}={value}" if value != "on" else name
        for name, value in ((key[8:], value) for key, value in form.items() if key.startswith("variant-"))
        if value and value != "off"
    )
    title = clean_line(form.get("title", "")) or pages.table_title()
    is_public = form.get("public") == "on"
    absence = number(form.get("absence", ""), ABSENCE)
    live = await desk.hub.open(
        game, title, variants, chairs, is_public, owner=person.id, absence=max(1, absence)
    )
    return desk.go(f"/table/{live.room.id}", token)


async def sit(desk: Desktop, request: Request, viewer: Viewer, form: Form) -> Response:
    """Take a free seat."""
    live = await desk.hub.live_for(request.path_params["room"], viewer.id)
    live.refuse_newcomer(viewer.id)
    person, token = await desk.person_or_guest(viewer, form.get("name", ""))
    bot, seat = form.get("bot", ""), live.free_seat(form.get("seat", ""))
    if bot:
        if not live.seats_of(person.id):
            raise Refused("not-your-seat")
        check_bot(bot)
        await live.sit(None, seat, pages.bot_names(viewer, live.room.seats)[seat], bot)
    else:
        await live.sit(person.id, seat, person.name)
    return desk.go(f"/table/{live.room.id}", token)


async def leave(desk: Desktop, request: Request, viewer: Viewer, form: Form) -> Response:
    """Get up from a table; a running game goes on with a bot."""
    live = await desk.hub.live(request.path_params["room"])
    for seat in live.seats_of(viewer.id):
        await live.leave(viewer.id or "", seat)
    return desk.go("/")


async def save_me(desk: Desktop, request: Request, viewer: Viewer, form: Form) -> Response:
    """Name, language and theme; only a name makes a guest known."""
    token = ""
    if form.get("name", "").strip():
        person, token = await desk.person_or_guest(viewer, form["name"])
        if not token:
            await desk.store.rename(person.id, proper_name(form["name"]))
    response = desk.go(safe_path(form.get("back", "/")), token)
    for name, known in (("language", LANGUAGES), ("theme", ("noon", "night"))):
        if form.get(name) in known:
            response.set_cookie(name, form[name], max_age=YEAR, samesite="lax", path="/")
    if form.get("theme") == "system":
        response.delete_cookie("theme", path="/", samesite="lax")
    return response


async def make_link(desk: Desktop, request: Request, viewer: Viewer, form: Form) -> Response:
    """A link that moves the person to another device."""
    if viewer.person is None:
        raise Refused("not-your-seat")
    token = new_token()
    await desk.store.add_token(viewer.person.id, hashed(token))
    return HTMLResponse(pages.me(viewer, f"{desk.settings.url}/link/{token}"))


async def take_link(desk: Desktop, request: Request, viewer: Viewer, form: Form) -> Response:
    """This device is that person now; the link works once, a new token takes its place."""
    old = request.path_params["token"]
    person = await desk.store.person_of(hashed(old))
    if person is None:
        raise Refused("no-such-link")
    token = new_token()
    await desk.store.add_token(person.id, hashed(token))
    await desk.store.revoke(hashed(old))
    return desk.go("/", token)


async def forget_me(desk: Desktop, request: Request, viewer: Viewer, form: Form) -> Response:
    """The token of this device counts no more."""
    await desk.store.revoke(hashed(request.cookies.get(COOKIE, "")))
    response = desk.go("/")
    response.delete_cookie(COOKIE, path="/")
    return response


# helpers


def known_game(request: Request) -> str:
    """The game in the path."""
    game: str = request.path_params["game"]
    if game not in GAMES:
        raise Refused("no-such-game")
    return game


def number(text: str, otherwise: int) -> int:
    """A small whole number from a form."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else otherwise


def safe_path(path: str) -> str:
    """A path of our own, whatever a form says."""
    parts = urlsplit(path)
    is_own = (
        not parts.scheme and not parts.netloc and path.startswith("/") and not path.startswith(("//", "/\\"))
    )
    return path if is_own else "/"


def make_app(settings: Settings) -> Starlette:
    """The whole application."""
    desk = Desktop(settings)

    async def socket(websocket: WebSocket) -> None:
        viewer = await viewer_of(websocket, desk.store)
        if is_foreign(websocket):
            await websocket.close(1008)
            return
        try:
            live = await desk.hub.live(websocket.path_params["room"])
        except Refused:
            await websocket.close(1008)
            return
        await Connection(websocket, desk.hub, live, viewer, desk.limiter).serve()

    shows, does = desk.shows, desk.does
    app = Starlette(
        routes=[
            Route("/", shows(lobby)),
            Route("/new/{game}", shows(new_table)),
            Route("/new/{game}", does(open_table), methods=["POST"]),
            Route("/play/{game}", does(play_now), methods=["POST"]),
            Route("/rules/{game}", shows(rules)),
            Route("/about", shows(about)),
            Route("/me", shows(me)),
            Route("/me", does(save_me), methods=["POST"]),
            Route("/me/link", does(make_link), methods=["POST"]),
            Route("/me/forget", does(forget_me), methods=["POST"]),
            Route("/link/{token}", shows(link)),
            Route("/link/{token}", does(take_link), methods=["POST"]),
            Route("/table/{room}", shows(table)),
            Route("/table/{room}/sit", does(sit), methods=["POST"]),
            Route("/table/{room}/leave", does(leave), methods=["POST"]),
            Route("/table/{room}/mute", does(moderation.mute), methods=["POST"]),
            Route("/table/{room}/remove", does(moderation.remove), methods=["POST"]),
            Route("/table/{room}/close", does(moderation.close), methods=["POST"]),
            Route("/table/{room}/branch", does(replays.branch), methods=["POST"]),
            Route("/table/{room}/record", shows(replays.record)),
            Route("/table/{room}/coach", shows(coaching.show)),
            Route("/table/{room}/picture.svg", shows(replays.picture)),
            Route("/table/{room}/picture.png", shows(replays.picture)),
            Route("/import", does(replays.import_record, LARGEST_IMPORT), methods=["POST"]),
            *api.routes(desk),
            WebSocketRoute("/table/{room}/socket", socket),
            Mount("/static/fonts", StaticFiles(directory=FONTS)),
            Route("/static/{version}/{path:path}", asset),
        ],
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=800)],
        exception_handlers={404: desk.nowhere, **dict.fromkeys(TROUBLE, unavailable(desk))},
        lifespan=desk.lifespan,
    )
    app.state.desk = desk
    return app
