"""The routes: pages, forms and sockets. What they say is in pages/, what they do in tables/."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any, Final, ParamSpec
from urllib.parse import parse_qs, urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Match, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketState

from boomtown.bots.levels import GREENHORN
from boomtown.core.record import Refused
from boomtown.core.text import LANGUAGES
from boomtown.games import GAMES, game_parts
from boomtown.games.guides import LEARNER
from boomtown.server.bots import coach as coaching
from boomtown.server.bots.background_compile import Warming
from boomtown.server.bots.levels import check_bot, usual_opponents
from boomtown.server.bots.pool import Pool
from boomtown.server.bots.service import BotService
from boomtown.server.tables.database import TROUBLE, open_database, sentence_of
from boomtown.server.tables.hub import Hub
from boomtown.server.tables.opening import prepare_database
from boomtown.server.tables.session import ABSENCE, TableSession
from boomtown.server.tables.store import Chair, Person, Store
from boomtown.server.web import api, moderation, pages, replays
from boomtown.server.web.assets import FONTS, asset
from boomtown.server.web.foreign_games import leave_out_unpresentable
from boomtown.server.web.newcomers import first_variants
from boomtown.server.web.outages import unavailable
from boomtown.server.web.people import (
    COOKIE,
    YEAR,
    Viewer,
    clean_line,
    hash_token,
    make_guest,
    new_token,
    proper_name,
    remember,
    stranger,
    viewer_of,
    viewer_or_stranger,
)
from boomtown.server.web.preloading import preload
from boomtown.server.web.presenter import page_text
from boomtown.server.web.rate_limits import Limiter, TooFast, address_of, headers_for
from boomtown.server.web.security import Guard, LastResort, body_of, is_foreign, require_type
from boomtown.server.web.settings import Settings
from boomtown.server.web.socket import Connection
from boomtown.server.web.statuses import status_of

LARGEST_FORM: Final = 20_000  # bytes
LARGEST_IMPORT: Final = 400_000  # a record of a long game fits
MOST_TABLES: Final = 50  # of one person that are not over
FORM_TYPE: Final = "application/x-www-form-urlencoded"
log = logging.getLogger("boomtown")

P = ParamSpec("P")
Form = dict[str, str]
Page = Callable[["Services", Request, Viewer], Awaitable[Response]]
Action = Callable[["Services", Request, Viewer, Form], Awaitable[Response]]


class Services:
    """What all routes need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(open_database(settings.address))
        thinkers = BotService(settings.thinkers)
        self.hub = Hub(self.store, thinkers, settings.pace)
        self.coach = coaching.Coach(thinkers.deep.do)
        # what makes them lets nothing else of its process run meanwhile
        self.pictures = Pool(1, niceness=10)
        self.warming = Warming(settings.compiles, thinkers.renew)
        self.limiter = Limiter(settings.has_limits, settings.limits)
        self.importing = asyncio.Lock()

    @asynccontextmanager
    async def lifespan(self, _: Any) -> AsyncIterator[None]:
        """Open the database, let bots go on; close everything at the end."""
        await prepare_database(self.settings, self.store.database)
        self.hub.resume_beside()
        self.warming.start()
        preloading = asyncio.create_task(preload(self.hub.renderer)) if self.settings.preloads else None
        yield
        if preloading is not None:
            preloading.cancel()
        await self.coach.close()
        self.pictures.close()
        await self.warming.close()
        await self.hub.close()

    # how requests come in

    def shows(self, page: Page, kind: str = "page") -> Callable[[Request], Awaitable[Response]]:
        """A route that shows something; what is refused becomes a page that says so."""

        async def answer(request: Request) -> Response:
            viewer = await viewer_of(request, self.store)
            try:
                self.limiter.spend(kind, viewer.id, address_of(request))
                return await page(self, request, viewer)
            except Refused as refused:
                return self.sorry(viewer, refused)

        return answer

    def does(
        self, action: Action, largest: int = LARGEST_FORM, kind: str = "form"
    ) -> Callable[[Request], Awaitable[Response]]:
        """A route that changes something: a form of our own pages, not too often, not too large."""

        async def answer(request: Request) -> Response:
            viewer = await viewer_of(request, self.store)
            try:
                if is_foreign(request, self.settings.public_url):
                    raise Refused("foreign-form")
                self.limiter.spend(kind, viewer.id, address_of(request))
                require_type(request, FORM_TYPE)
                raw = await body_of(request, largest, 2 * self.settings.patience)
                form = await self.hub.renderer.make(form_of, raw) if len(raw) > LARGEST_FORM else form_of(raw)
                return await action(self, request, viewer, form)
            except Refused as refused:
                return self.sorry(viewer, refused)

        return answer

    async def show(self, draw: Callable[P, str], *facts: P.args, **more: P.kwargs) -> Response:
        """A page, drawn when it is its turn."""
        return HTMLResponse(await self.hub.renderer.make(draw, *facts, **more))

    def sorry(self, viewer: Viewer, refused: Refused) -> Response:
        """A page that says what is not possible."""
        status = status_of(refused, 400)
        return HTMLResponse(pages.sorry(viewer, refused), status, headers=headers_for(refused))

    async def nowhere(self, request: Request, _: Exception | None = None) -> Response:
        """No page has this address."""
        path = request.scope["path"]
        if path.startswith("/static/"):
            return Response(status_code=404)
        if path.startswith("/api/"):
            return api.refuse(self.count_refusal(request, "api", Refused("no-such-page")), request)
        viewer = await viewer_or_stranger(request, self.store)
        return self.sorry(viewer, self.count_refusal(request, "page", Refused("no-such-page"), viewer.id))

    def count_refusal(
        self, request: Request, kind: str, refused: Refused, person: str | None = None
    ) -> Refused:
        """A refusal, which costs something too: after very many it is another one."""
        try:
            self.limiter.spend(kind, person, address_of(request))
        except TooFast as too_fast:
            return too_fast
        return refused

    async def wrong_method(self, request: Request, _: Exception) -> Response:
        """The address is right, but nothing of this kind can be done there; whoever asks is told what can."""
        allowed = {"allow": ", ".join(methods_at(request))}
        if request.method == "OPTIONS":
            return Response(status_code=204, headers=allowed)
        refused = Refused("wrong-method")
        if request.scope["path"].startswith("/api/"):
            response = api.refuse(self.count_refusal(request, "api", refused), request)
        else:
            response = self.sorry(stranger(request), self.count_refusal(request, "page", refused))
        response.headers.update(allowed)
        return response

    def answer_failure(self, request: Request) -> Response:
        """A fault of ours, which the log tells about; nothing of it is told to others."""
        if request.scope["path"].startswith("/api/"):
            return api.refuse(Refused("failed"), request)
        return self.sorry(stranger(request), Refused("failed"))

    async def person_or_guest(self, viewer: Viewer, request: Request, name: str = "") -> tuple[Person, str]:
        """The viewer, or a new guest with a token to remember (empty for somebody known)."""
        if viewer.person is not None:
            return viewer.person, ""
        self.limiter.spend("person", None, address_of(request))
        return await make_guest(self.store, name, viewer.device)

    async def check_opening(self, viewer: Viewer, request: Request) -> None:
        """Nobody opens one table after the other, nor has very many at once."""
        self.limiter.spend("table", viewer.id, address_of(request))
        if viewer.id is not None and self.limiter.is_on:
            unfinished = await self.store.count_unfinished(viewer.id) + self.hub.bots_left_by(viewer.id)
            if unfinished >= MOST_TABLES * self.limiter.factor:
                raise Refused("too-many-tables")

    async def find_counted(
        self, connection: HTTPConnection, viewer: Viewer, kind: str, own_kind: str
    ) -> TableSession:
        """The table in the path, and one more of a kind: at one's own table of a kind that nobody else can use up.

        Which it is shows only when the table is there. So one that is not in memory costs something before it is looked
        for, and somebody else's before it is refused.
        """
        room, address = connection.path_params["room"], address_of(connection)
        if room not in self.hub.tables:
            self.limiter.spend("find", viewer.id, "" if viewer.id else address)
        live = await self.hub.live(room)
        if live.seats_of(viewer.id):
            self.limiter.spend(own_kind, viewer.id, "", room if own_kind == "move" else "")
        else:
            self.limiter.spend(kind, viewer.id, address)
        return await self.hub.live_for(room, viewer.id)

    def holding(
        self, connection: HTTPConnection, viewer: Viewer, live: TableSession
    ) -> AbstractContextManager[None]:
        """A socket or stream that stays open at a table."""
        kind = "own-connect" if live.seats_of(viewer.id) else "connect"
        return self.limiter.holding(kind, viewer.id, address_of(connection))

    def go(self, path: str, token: str = "") -> Response:
        """On to another page; a new guest is remembered."""
        response = RedirectResponse(path, 303)
        if token:
            remember(response, token, self.settings.url.startswith("https:"))
        return response


def form_of(raw: bytes) -> Form:
    """The fields of a form; the last of each name."""
    try:
        fields = parse_qs(raw.decode(), keep_blank_values=True, max_num_fields=200)
    except ValueError:
        raise Refused("message-bad") from None
    return {name: values[-1] for name, values in fields.items()}


# pages


async def lobby(desk: Services, request: Request, viewer: Viewer) -> Response:
    """The first page."""
    mine = await desk.store.rooms_of(viewer.id) if viewer.id else []
    open_rooms, running = await desk.store.open_rooms(), await desk.store.running_rooms()
    return await desk.show(pages.lobby, viewer, mine, open_rooms, running, desk.warming.state)


async def new_table(desk: Services, request: Request, viewer: Viewer) -> Response:
    """The form for a new table."""
    game = known_game(request)
    rooms = [] if viewer.person is None else await desk.store.rooms_of(viewer.person.id)
    return await desk.show(pages.new_table, viewer, game, first_variants(game, rooms))


async def table(desk: Services, request: Request, viewer: Viewer) -> Response:
    """A table: the game itself, or who is still missing."""
    live = await desk.hub.live_for(request.path_params["room"], viewer.id)
    return await desk.show(pages.table, viewer, live.snapshot(), desk.settings.url)


async def rules(desk: Services, request: Request, viewer: Viewer) -> Response:
    """The short rules of a game."""
    return await desk.show(pages.rules, viewer, known_game(request))


async def about(desk: Services, request: Request, viewer: Viewer) -> Response:
    """Credits, licence, and what this is."""
    return await desk.show(pages.about, viewer)


async def away(desk: Services, request: Request, viewer: Viewer) -> Response:
    """What a browser shows when this server cannot be reached."""
    return await desk.show(pages.away, viewer)


async def me(desk: Services, request: Request, viewer: Viewer) -> Response:
    """Name, language, theme, other devices."""
    return await settings_page(desk, request, viewer)


async def settings_page(desk: Services, request: Request, viewer: Viewer, made: str = "") -> Response:
    """The settings, with all devices of the person; `made` is a new link."""
    shown = hash_token(request.cookies.get(COOKIE, ""))
    devices = [] if viewer.person is None else await desk.store.devices_of(viewer.person.id, shown)
    return await desk.show(pages.me, viewer, made, devices)


async def link(desk: Services, request: Request, viewer: Viewer) -> Response:
    """Somebody brings their seat to this device: ask first, so that a preview of the link does nothing."""
    return await desk.show(pages.link, viewer, request.path_params["token"])


# forms


async def play_now(desk: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """A game against bots with one click."""
    game = known_game(request)
    await desk.check_opening(viewer, request)
    person, token = await desk.person_or_guest(viewer, request, form.get("name", ""))
    rooms = await desk.store.rooms_of(person.id)
    level, opponents = usual_opponents(rooms, person.id)
    bot = form.get("level", "") or level
    check_bot(bot)
    wanted = max(1, number(form.get("opponents", ""), opponents))
    seats = min(1 + wanted, int(GAMES[game].most))
    names = pages.bot_names(viewer, seats - 1)
    chairs = [Chair(0, person.id, "", person.name)]
    chairs += [Chair(seat, None, bot, names[seat - 1]) for seat in range(1, seats)]
    variants = first_variants(game, rooms)
    live = await desk.hub.open(game, pages.table_title(), variants, chairs, False, owner=person.id)
    return desk.go(f"/table/{live.room.id}", token)


async def learn(desk: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """A first game through which a guide leads."""
    game = known_game(request)
    guide = game_parts(game).guide
    if guide is None:
        raise Refused("no-such-page")
    await desk.check_opening(viewer, request)
    person, token = await desk.person_or_guest(viewer, request)
    names = pages.bot_names(viewer, guide.seats - 1)
    chairs = [Chair(LEARNER, person.id, "", person.name)]
    chairs += [Chair(seat, None, GREENHORN, names[seat - 1]) for seat in range(1, guide.seats)]
    title, variants = page_text(viewer.language).say("guide-title"), frozenset(guide.variants)
    live = await desk.hub.open(game, title, variants, chairs, False, owner=person.id, guided=True)
    return desk.go(f"/table/{live.room.id}", token)


async def open_table(desk: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """A new table as the form says: `seat0` … are `me`, `here` (another person on this device, called as
    `name0` … says), `open`, or the name of a bot."""
    game = known_game(request)
    await desk.check_opening(viewer, request)
    person, token = await desk.person_or_guest(viewer, request, form.get("name", ""))
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


async def sit(desk: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """Take a free seat."""
    live = await desk.hub.live_for(request.path_params["room"], viewer.id)
    live.refuse_newcomer(viewer.id)
    person, token = await desk.person_or_guest(viewer, request, form.get("name", ""))
    bot, seat = form.get("bot", ""), live.free_seat(form.get("seat", ""))
    if bot:
        if not live.seats_of(person.id):
            raise Refused("not-your-seat")
        check_bot(bot)
        await live.sit(None, seat, pages.bot_names(viewer, live.room.seats)[seat], bot)
    else:
        # one share for each person
        commitment = "" if live.seats_of(person.id) else form.get("commitment", "")
        await live.sit(person.id, seat, person.name, commitment=commitment)
    return desk.go(f"/table/{live.room.id}", token)


async def leave(desk: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """Get up from a table; a running game goes on with a bot."""
    live = await desk.hub.live(request.path_params["room"])
    for seat in live.seats_of(viewer.id):
        await live.leave(viewer.id or "", seat)
    return desk.go("/")


async def save_me(desk: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """Name, language and theme; only a name makes a guest known."""
    token = ""
    if form.get("name", "").strip():
        person, token = await desk.person_or_guest(viewer, request, form["name"])
        if not token:
            await desk.store.rename(person.id, proper_name(form["name"]))
    response = desk.go(safe_path(form.get("back", "/")), token)
    for name, known in (("language", LANGUAGES), ("theme", ("noon", "night"))):
        if form.get(name) in known:
            response.set_cookie(name, form[name], max_age=YEAR, samesite="lax", path="/")
    if form.get("theme") == "system":
        response.delete_cookie("theme", path="/", samesite="lax")
    return response


async def make_link(desk: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """A link that moves the person to another device."""
    if viewer.person is None:
        raise Refused("not-your-seat")
    token = new_token()
    await desk.store.add_link(viewer.person.id, hash_token(token))
    return await settings_page(desk, request, viewer, f"{desk.settings.url}/link/{token}")


async def take_link(desk: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """This device is that person now; the link works once, a new token takes its place."""
    token = new_token()
    link_hash = hash_token(request.path_params["token"])
    if await desk.store.take_link(link_hash, hash_token(token), viewer.device) is None:
        raise Refused("no-such-link")
    return desk.go("/", token)


async def revoke_device(desk: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """End another device of one's own, or a link that nobody has taken yet."""
    if viewer.person is None or not await desk.store.revoke_device(viewer.person.id, form.get("device", "")):
        raise Refused("no-such-device")
    return desk.go("/me")


async def forget_me(desk: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """The token of this device counts no more."""
    await desk.store.revoke(hash_token(request.cookies.get(COOKIE, "")))
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


def methods_at(request: Request) -> list[str]:
    """All that can be done at an address, by however many routes."""
    found = {"OPTIONS"}
    for route in request.app.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE:
            found |= route.methods or set()
    return sorted(found)


def number(text: str, otherwise: int) -> int:
    """A small whole number from a form; another one where nothing is said."""
    if not text:
        return otherwise
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise Refused("message-bad")
    return int(text)


def safe_path(path: str) -> str:
    """A path of our own, whatever a form says."""
    try:
        parts = urlsplit(path)
    except ValueError:
        return "/"
    is_own = (
        not parts.scheme and not parts.netloc and path.startswith("/") and not path.startswith(("//", "/\\"))
    )
    return path if is_own else "/"


async def deny(websocket: WebSocket, response: Response) -> None:
    """Open no socket, and say why as a page, where the server can."""
    if "websocket.http.response" in websocket.scope.get("extensions", {}):
        await websocket.send_denial_response(response)
    else:
        await websocket.close(1008)


def make_app(settings: Settings) -> Starlette:
    """The whole application."""
    leave_out_unpresentable()
    desk = Services(settings)

    async def socket(websocket: WebSocket) -> None:
        if is_foreign(websocket, settings.public_url):
            await websocket.close(1008)
            return
        try:
            viewer = await viewer_of(websocket, desk.store)
        except TROUBLE as problem:
            log.error("a page cannot come in: %s", sentence_of(problem))
            await websocket.close(1013)  # it tries again by itself
            return
        try:
            # Whoever sits here can come back however many others there are behind the same address.
            live = await desk.find_counted(websocket, viewer, "connect", "own-connect")
            with desk.holding(websocket, viewer, live):
                patience = 1.5 * desk.settings.patience
                await Connection(websocket, desk.hub, live, viewer, desk.limiter, patience).serve()
        except Refused as refused:
            if websocket.application_state == WebSocketState.CONNECTING:
                await deny(websocket, desk.sorry(viewer, refused))

    shows, does = desk.shows, desk.does
    app = Starlette(
        routes=[
            Route("/", shows(lobby)),
            Route("/new/{game}", shows(new_table)),
            Route("/new/{game}", does(open_table), methods=["POST"]),
            Route("/play/{game}", does(play_now), methods=["POST"]),
            Route("/learn/{game}", does(learn), methods=["POST"]),
            Route("/rules/{game}", shows(rules)),
            Route("/about", shows(about)),
            Route("/away", shows(away)),
            Route("/me", shows(me)),
            Route("/me", does(save_me), methods=["POST"]),
            Route("/me/link", does(make_link), methods=["POST"]),
            Route("/me/forget", does(forget_me), methods=["POST"]),
            Route("/me/revoke", does(revoke_device), methods=["POST"]),
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
            Route("/table/{room}/picture.svg", shows(replays.picture, "picture")),
            Route("/table/{room}/picture.png", shows(replays.picture, "picture")),
            Route("/import", does(replays.import_record, LARGEST_IMPORT, "import"), methods=["POST"]),
            *api.make_routes(desk),
            WebSocketRoute("/table/{room}/socket", socket),
            Mount("/static/fonts", StaticFiles(directory=FONTS)),
            Route("/static/{version}/{path:path}", asset),
        ],
        middleware=[
            Middleware(Guard),
            Middleware(GZipMiddleware, minimum_size=800),
            Middleware(LastResort, nowhere=desk.nowhere, failed=desk.answer_failure),
        ],
        exception_handlers={
            404: desk.nowhere,
            405: desk.wrong_method,
            **dict.fromkeys(TROUBLE, unavailable(desk)),
        },
        lifespan=desk.lifespan,
    )
    app.state.desk = desk
    return app
