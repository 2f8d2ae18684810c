"""The socket of a table: one viewer's page, kept in step with the log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from boomtown.core.record import BadRecord, Refused, Table, why_not
from boomtown.core.rng import Rng
from boomtown.core.sources import heading_of
from boomtown.core.step import NOBODY
from boomtown.core.text import CORE, nearest
from boomtown.games import game_parts
from boomtown.server.bots.hints import advise, list_ideas
from boomtown.server.bots.levels import check_bot
from boomtown.server.bots.why import explain
from boomtown.server.tables.hub import Hub
from boomtown.server.tables.session import TableSession
from boomtown.server.tables.store import Person
from boomtown.server.web import protocol as messages
from boomtown.server.web.people import Viewer, prove
from boomtown.server.web.presence import presence_at
from boomtown.server.web.presenter import Presenter, page_text
from boomtown.server.web.protocol import (
    Act,
    Again,
    Answer,
    Back,
    Close,
    Commit,
    Done,
    Explain,
    Hello,
    Hint,
    Ideas,
    LeaveGuide,
    Look,
    Mute,
    Read,
    Remove,
    Replace,
    Reveal,
    Say,
    Sorry,
    Undo,
    Why,
    Worth,
)
from boomtown.server.web.rate_limits import Limiter, TooFast, address_of
from boomtown.server.web.spectators import NOTHING

Q = TypeVar("Q")
LARGEST = 8_192  # bytes of a message from a page
KINDS: Final[dict[type, str]] = {
    Look: "look",
    Again: "look",
    Why: "worth",
    Worth: "worth",
    Hint: "hint",
    Ideas: "hint",
    Explain: "hint",
}  # dear ones
log = logging.getLogger("boomtown")


class Connection:
    """One page at one table. Updates are made when the page can take them: several changes share one."""

    def __init__(
        self,
        socket: WebSocket,
        hub: Hub,
        live: TableSession,
        viewer: Viewer,
        limiter: Limiter,
        patience: float = 15.0,
    ) -> None:
        self.socket = socket
        self.hub = hub
        self.live = live
        self.viewer = viewer
        self.person = viewer.id
        self.desk = Presenter(live, self.person)
        self.limiter = limiter
        self.patience = patience  # seconds in which a page must say hello
        self.is_due = asyncio.Event()
        self.has_changed = False  # the table, not only who is there
        self.told_presence: messages.Presence | None = None
        self.drawing = asyncio.Lock()
        self.is_greeted = False
        self.hellos = 0
        self.drawn = NOTHING  # the version of the table that the page has drawn itself
        self.told_by_feed = NOTHING  # the number of the update that all who only watch share
        self.pondering: asyncio.Task[None] | None = None  # a question that takes a while

    def poke(self) -> None:
        """Something has changed."""
        self.has_changed = True
        self.is_due.set()

    def poke_presence(self) -> None:
        """Somebody has come or gone."""
        self.is_due.set()

    async def serve(self) -> None:
        """Until the page goes away."""
        await self.socket.accept()
        self.hub.watch(self.live.room.id, self)
        sender = asyncio.create_task(self.send_updates())
        try:
            async with asyncio.timeout(self.patience) as waiting:
                while True:
                    await self.receive()
                    if self.is_greeted:
                        waiting.reschedule(None)
        except WebSocketDisconnect:
            pass
        except TimeoutError:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close(1008)
        finally:
            self.hub.unwatch(self.live.room.id, self)
            sender.cancel()
            if self.pondering is not None:
                self.pondering.cancel()

    async def send_updates(self) -> None:
        """One update after the other, as long as there is something new."""
        while True:
            await self.is_due.wait()
            self.is_due.clear()
            if not self.is_greeted:
                continue
            try:
                if self.has_changed:
                    self.has_changed = False
                    await self.send_update()
                await self.send_presence()
            except (WebSocketDisconnect, RuntimeError):
                return
            except Refused as refused:
                # the token counts no more, or the table was closed to those who only watch
                await self.turn_away(refused)
                return
            except Exception:
                log.exception("table %s: an update failed", self.live.room.id)
                await self.socket.close(1011)
                return

    async def send_update(self) -> None:
        """What has changed for this viewer, who must still have the right to it."""
        live = self.live
        if live.is_spectator(self.person) and self.desk.at is None:
            live.refuse_outsider(self.person)
            await self.send_shared_update()
            return
        self.told_by_feed = NOTHING
        renderer = self.hub.renderer
        make = renderer.make if live.is_spectator(self.person) else renderer.make_for_player
        async with self.desk_at_rest():
            here, absences = self.hub.here(live.room.id), self.hub.absences(live)
            said = await make(self.write_update, here, absences)
            self.told_presence = presence_at(live, self.desk.language, here, absences)
            self.viewer = await prove(self.viewer, self.hub.store)
            live.refuse_outsider(self.person)
            if not self.still_sits():  # the next update shows what everybody sees
                self.desk.forget()
                self.poke()
                return
        await self.send_text(said)

    def still_sits(self) -> bool:
        """Whether the seat that is shown is one of the person's own, or nobody's: it was drawn a moment ago."""
        return self.desk.seat < 0 or self.desk.seat in self.live.seats_of(self.person)

    @asynccontextmanager
    async def desk_at_rest(self) -> AsyncIterator[None]:
        """As long as a thread draws what is on the desk, nothing of it changes."""
        async with self.drawing:
            self.desk.live = self.live.snapshot()
            try:
                yield
            finally:
                self.desk.live = self.live

    def write_update(self, here: set[str], absences: Mapping[str, int]) -> str:
        """All that is new on the screen of this viewer, as it is sent."""
        return messages.encode_message(self.desk.update(here, absences)).decode()

    async def send_shared_update(self) -> None:
        """What all who only watch are told: made where nobody who plays waits for it."""
        live, wanted = self.live, (self.hellos, self.desk.at)
        feed = self.hub.spectators.feed(live, self.desk.language)
        here, absences = self.hub.here(live.room.id), self.hub.absences(live)
        number, said = await self.hub.renderer.make(
            feed.tell, live.snapshot(), self.told_by_feed, self.drawn, here, absences
        )
        live.refuse_outsider(self.person)
        if wanted != (self.hellos, self.desk.at):  # the page wants something else by now: that comes next
            return
        self.told_by_feed = number
        self.told_presence = presence_at(live, self.desk.language, feed.here, feed.absences)
        self.desk.show(int(NOBODY), self.desk.language)  # what is on the screen is the feed's
        await self.send_text(said)

    async def send_presence(self) -> None:
        """Who is there, if that is not what the page was told last: nothing is drawn for it."""
        live = self.live
        present = presence_at(live, self.desk.language, self.hub.here(live.room.id), self.hub.absences(live))
        if present == self.told_presence or self.told_presence is None:
            return
        self.viewer = await prove(self.viewer, self.hub.store)
        live.refuse_outsider(self.person)
        self.told_presence = present
        await self.send(present)

    async def turn_away(self, refused: Refused) -> None:
        """The page is no longer who it was: say so, and end the connection."""
        await self.refuse_if_there("", refused)
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(1008)

    async def send(self, message: messages.Telling) -> None:
        """Send, if the page is still there."""
        await self.send_text(messages.encode_message(message).decode())

    async def send_text(self, text: str) -> None:
        """Send something that is written already, if there is anything to say."""
        if text and self.socket.application_state == WebSocketState.CONNECTED:
            await self.socket.send_text(text)

    async def receive(self) -> None:
        """Take one message; whatever is wrong with it, the page is told and nothing changes."""
        got = await self.socket.receive()
        if got["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(got.get("code", 1000))
        raw = got.get("bytes") or (got.get("text") or "").encode()
        asked_id = ""
        try:
            asking = self.understand(raw)
            asked_id = getattr(asking, "id", "")
            self.spend(asking)
            self.viewer = await prove(self.viewer, self.hub.store)
            answer = await self.answer(asking)
        except Refused as refused:
            if refused.reason == "revoked":
                await self.turn_away(refused)
                raise WebSocketDisconnect(1008) from None
            await self.refuse(asked_id, refused)
        except BadRecord:
            await self.refuse(asked_id, Refused("bad-record"))
        else:
            if answer is not None:
                await self.send(answer)

    def understand(self, raw: bytes) -> messages.Asking:
        """What a message says; nonsense is counted too."""
        if len(raw) > LARGEST:
            self.limiter.spend("socket", self.person, self.address)
            raise Refused("message-too-large")
        try:
            return messages.parse_message(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            self.limiter.spend("socket", self.person, self.address)
            raise Refused("message-bad") from problem

    def spend(self, asking: messages.Asking) -> None:
        """Not too much at once. Whoever sits here has a budget of their own for moves, which no one else can spend."""
        if isinstance(asking, Act | Undo | Answer) and self.live.seats_of(self.person):
            self.limiter.spend("move", self.person, "", self.live.room.id)
            return
        self.limiter.spend("socket", self.person, self.address)
        if type(asking) in KINDS:
            self.limiter.spend(KINDS[type(asking)], self.person, self.address)

    @property
    def address(self) -> str:
        """Where the page is."""
        return address_of(self.socket)

    async def refuse(self, asked_id: str, refused: Refused) -> None:
        """Say why not, in the viewer's language."""
        await self.send(Sorry(asked_id, refused.reason, *self.explain_refusal(refused)))

    def explain_refusal(self, refused: Refused) -> tuple[str, str]:
        """The sentence of a refusal and the heading of the rulebook it comes from."""
        text = self.desk.text
        if refused.reason in CORE.reasons or refused.step:
            table, own = self.live.table, self.live.seats_of(self.person)
            seat = self.desk.seat if self.desk.seat in own else int(NOBODY)
            state = None if table is None else self.live.game.view(table.state, seat).state
            package = game_parts(self.live.room.game).package
            heading = heading_of(package, refused.step) if refused.step else ""
            return text.reason(refused.reason, refused.numbers, state), heading or ""
        said = page_text(self.desk.language).say(f"sorry-{refused.reason}")
        guidance = self.desk.guidance() if refused.reason == "not-this-step" else None
        return f"{said} {guidance.say}" if guidance else said, ""

    async def answer(self, asking: messages.Asking) -> Done | None:
        """Do what was asked; an update follows by itself where something changed."""
        live, person = self.live, self.person
        match asking:
            case Hello():
                async with self.desk_at_rest():
                    await self.show(asking)
                    self.desk.at = None
                self.drawn, self.told_by_feed = asking.drawn, NOTHING
                self.hellos += 1
                self.is_greeted = True
                self.poke()
                return None
            case Commit():
                await live.commit(self.require_person().id, asking.seat, asking.commitment)
            case Reveal():
                await live.reveal(self.require_person().id, asking.seat, asking.share)
            case Act():
                number = await live.act(
                    self.require_person().id, asking.seat, asking.action, asking.decision, asking.id
                )
                return Done(asking.id, move=number, action=live.move_text(number))
            case Undo():
                await live.undo(self.require_person().id, asking.seat)
            case Replace():
                check_bot(asking.bot)
                await self.hub.replace(live, self.require_person().id, asking.seat, asking.absent, asking.bot)
            case Back():
                who = self.require_person()
                await live.come_back(who.id, who.name)
            case Answer():
                await self.hub.answer(live, self.require_person().id, asking.seat, asking.is_yes)
            case Say():
                who = self.require_person()
                live.refuse_chat(who.id)
                self.limiter.spend("chat", who.id, self.address)
                await live.say(who.id, who.name, asking.text)
            case Mute():
                await live.mute(self.require_person().id, asking.seat, asking.is_muted)
            case Remove():
                await live.remove(self.require_person().id, asking.seat)
            case Close():
                await live.close(self.require_person().id)
            case Why():
                return self.why(asking)
            case Worth():
                return self.worth(asking)
            case Read():
                await live.read_step(self.require_person().id, asking.step)
            case LeaveGuide():
                await live.leave_guide(self.require_person().id)
            case Ideas():
                self.ponder(asking.id, self.ideas, asking)
                return None
            case Hint():
                self.ponder(asking.id, self.hint, asking)
                return None
            case Explain():
                self.ponder(asking.id, self.explain, asking)
                return None
            case Look():
                if asking.at is not None and asking.at > live.decision:
                    raise Refused("no-such-move")
                async with self.desk_at_rest():
                    self.desk.at = asking.at
                    self.desk.forget()
                self.poke()
            case Again():
                live.seat_for(person, self.desk.seat)
                async with self.desk_at_rest():
                    self.desk.begin_again()
                self.poke()
        if person is None and not isinstance(asking, Look):
            raise Refused("not-your-seat")
        return Done(asking.id)

    async def show(self, hello: Hello) -> None:
        """Begin with what the page has drawn itself; of what spectators see, the feed knows that."""
        language = nearest(hello.language)
        if self.live.is_spectator(self.person):
            self.desk.show(hello.seat, language)
        else:
            await self.hub.renderer.make_for_player(self.desk.show, hello.seat, language, hello.drawn)

    def require_person(self) -> Person:
        """Somebody known."""
        if self.viewer.person is None:
            raise Refused("not-your-seat")
        return self.viewer.person

    def own_table(self, seat: int) -> Table[Any]:
        """The table, for somebody who sits at this seat."""
        self.live.seat_for(self.person, seat)
        return self.live.require_running()

    def why(self, asking: Why) -> Done:
        """The reason why not, judged on what the seat can see."""
        table = self.own_table(asking.seat)
        seen = self.live.game.view(table.state, asking.seat).state
        refusal = why_not(self.live.game, seen, asking.seat, table.find(asking.action))
        said, heading = ("", "") if refusal is None else self.explain_refusal(refusal)
        return Done(asking.id, said, asking.action, heading=heading)

    def worth(self, asking: Worth) -> Done:
        """How the standing would change, on a possible table behind the view."""
        table, game = self.own_table(asking.seat), self.live.game
        action = table.find(asking.action)
        if table.why_not(asking.seat, action) is not None:
            raise Refused("no-such-action")
        view = game.view(table.state, asking.seat)
        possible = game.determinize(view, Rng(1))
        before = [int(points) for points in game.standing(possible).score]
        possible.act(asking.seat, action)
        after = [int(points) for points in game.standing(possible).score]
        return Done(asking.id, "", asking.action, [new - old for new, old in zip(after, before, strict=True)])

    async def hint(self, asking: Hint) -> Done:
        """What the Sheriff would do with this view."""
        self.own_table(asking.seat)
        words = page_text(self.desk.language)
        advice = await advise(self.hub.thinkers, self.live, asking.seat, self.desk.text, words)
        return Done(asking.id, advice.label, self.live.game.verbs.text(advice.action), note=advice.note)

    async def ideas(self, asking: Ideas) -> Done:
        """The options that the Sheriff thinks of first with this view."""
        self.own_table(asking.seat)
        words = page_text(self.desk.language)
        found = await list_ideas(self.hub.thinkers, self.live, asking.seat, self.desk.text, words)
        return Done(asking.id, ideas=found)

    async def explain(self, asking: Explain) -> Done:
        """Why a bot did something, by what the seat that is shown may know."""
        desk = self.desk
        words = page_text(desk.language)
        found = await explain(self.hub.thinkers, self.live, desk.seat, asking.at, desk.text, words)
        return Done(asking.id, explained=found)

    def ponder(self, asked_id: str, find: Callable[[Q], Awaitable[Done]], asking: Q) -> None:
        """Answer later, and one after the other: meanwhile the page can go on."""
        if self.pondering is not None and not self.pondering.done():
            raise TooFast
        self.pondering = asyncio.get_running_loop().create_task(self.reply(asked_id, find, asking))

    async def reply(self, asked_id: str, find: Callable[[Q], Awaitable[Done]], asking: Q) -> None:
        """Find the answer and send it, if whoever asked may still have it."""
        seat = getattr(asking, "seat", self.desk.seat)
        try:
            async with self.hub.turns.turn_of(self.person or self.address):
                found = await find(asking)
            self.viewer = await prove(self.viewer, self.hub.store)
            if seat >= 0:
                self.live.seat_for(self.person, seat)
            await self.send(found)
        except Refused as refused:
            await self.refuse_if_there(asked_id, refused)
        except (WebSocketDisconnect, RuntimeError):  # the page is gone
            return
        except Exception:
            log.exception("table %s: no answer", self.live.room.id)
            await self.refuse_if_there(asked_id, Refused("no-answer"))

    async def refuse_if_there(self, asked_id: str, refused: Refused) -> None:
        """Say why not to a page that may have gone meanwhile."""
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.refuse(asked_id, refused)
