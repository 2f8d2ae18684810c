"""A table in play: its log in memory, the rules applied to it, and the rights of those who sit there.

A move is checked, drawn out (chance follows at once), appended to the log, and only then told to anybody: it is made at
a draft of the table, which takes the table's place when it is on disk. So whoever reads a table reads what is on disk,
needs no lock, and keeps what he has read; a draft that cannot be written is dropped, and nothing is to be undone.
"""

from __future__ import annotations

import asyncio
import copy
import logging
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from boomtown.core.record import Record, Refused, Table, parse_move
from boomtown.core.step import CHANCE, Game
from boomtown.core.text import VIRTUAL_NAMES
from boomtown.games import ALL, game_parts, symbols_of
from boomtown.games.guides import LEARNER
from boomtown.server.bots.levels import STAND_IN
from boomtown.server.tables.database import TROUBLE
from boomtown.server.tables.guiding import Guiding
from boomtown.server.tables.log_entries import (
    Answered,
    Asked,
    Began,
    Closed,
    Committed,
    Entry,
    GuideLeft,
    Moved,
    Muted,
    Opened,
    Removed,
    Revealed,
    Said,
    Sat,
    StepRead,
    Undid,
    encode,
)
from boomtown.server.tables.store import Chair, Conflict, Room, Store
from boomtown.server.tables.told_log import ToldLog
from boomtown.server.tables.verifiable_draws import (
    COMMITMENT,
    SHARE,
    commitment_of_share,
    draw,
    draw_key,
    draws_before,
)

LONGEST_CHAT = 500
LONGEST_ID = 64
ABSENCE = 10  # minutes, unless the table says otherwise
KEPT = 12  # of so many of the last moves it is known how the table was at each event: pages may lag behind
POSITION = re.compile("0|[1-9][0-9]{0,5}")  # one spelling for each number
MoveId = tuple[str, int, int, str]  # person, seat, decision it answers, and the sender's own id
log = logging.getLogger("boomtown")


class TableSession(Guiding):
    """One table, loaded from its log. All changes go through `change`, one at a time."""

    def __init__(self, room: Room, store: Store, told: Callable[[TableSession], None]) -> None:
        super().__init__()
        self.room = room
        self.store = store
        # called after every change, when it is on disk, and when the database goes or comes back
        self.told = told
        self.game: Game[Any] = ALL[room.game]
        self.lock = asyncio.Lock()
        self.told_logs: dict[
            str, ToldLog
        ] = {}  # by language; only the renderer's thread reads and writes them
        known = {*vars(self)}
        self.forget()
        self.own_fields = {*vars(self)} - known  # all that the log makes

    def forget(self) -> None:
        """Back to an empty log; everything that `apply` changes begins here."""
        self.version = 0
        self.table: Table[Any] | None = None
        self.chairs: list[Chair] = [Chair(seat, None, "", "") for seat in range(self.room.seats)]
        # with the number of moves at that time
        self.chat: list[tuple[int, Said | Muted | Removed | Closed]] = []
        self.owner: str | None = None
        self.muted: set[str] = set()
        self.removed: set[str] = set()
        self.is_closed = False
        self.asked: Asked | None = None
        self.answers: dict[int, bool] = {}
        self.commitments: dict[int, str] = {}  # of the players' shares of the draws, by seat
        self.shares: dict[int, str] = {}
        self.sent: dict[MoveId, int] = {}  # moves that carry an id -> their place in the record
        self.absence = ABSENCE  # minutes that somebody must be away until a bot may stand in
        self.stand_ins: dict[int, str] = {}  # seats of bots that stand in -> the person whose seat it is
        self.inherited = 0  # moves taken over from another table, or with draws that a guide has fixed
        self.forget_guide()
        self.undone = 0  # how often: viewers draw anew after an undo
        self.fault = ""  # why the log cannot be played on under these rules; then the table is read-only

    def snapshot(self) -> TableSession:
        """The table as it is now, for a thread to look at: changes are made at drafts, so nothing of it changes."""
        return copy.copy(self)

    def tell(self) -> None:
        """Everybody who looks on is told."""
        self.told(self)

    def apply(self, entry: Entry) -> None:
        """One entry of the log. What the rules refuse today leaves the table read-only at its last good move."""
        match entry:
            case Opened():
                self.owner, self.absence = entry.person, entry.absence
                self.guide = game_parts(self.room.game).guide if entry.guided else None
                self.began_guided = entry.guided
            case Sat():
                self.owner = self.owner or entry.person
                if not self.is_full:  # who gets up takes along what nobody has seen
                    self.commitments.pop(entry.seat, None)
                self.chairs[entry.seat] = Chair(entry.seat, entry.person, entry.bot, entry.name)
                self.stand_ins.pop(entry.seat, None)
                if entry.stands_for:
                    self.stand_ins[entry.seat] = entry.stands_for
                self.drop_question()  # it was about this seat, or others are to answer it now
            case Committed():
                self.commitments[entry.seat] = entry.commitment
            case Revealed():
                self.shares[entry.seat] = entry.share
            case Began():
                self.table = Table(self.game, self.room.seats, frozenset(self.room.variants), kept=KEPT)
                self.inherited = len(entry.moves)
                for move in entry.moves:
                    self.play(*parse_move(move))
            case Moved():
                if entry.id and entry.decision >= 0:
                    self.sent[entry.person, entry.seat, entry.decision, entry.id] = self.decision
                self.play(entry.seat, entry.text)
                if entry.fixed:
                    self.inherited = self.decision
                self.drop_question()
            case Undid():
                if self.table is not None and not self.fault:
                    self.table.undo(entry.moves)
                    self.inherited = min(self.inherited, self.decision)  # what comes now is drawn here
                self.sent = {sent: place for sent, place in self.sent.items() if place < self.decision}
                self.undone += 1
                self.drop_question()
            case Said():
                self.chat.append((self.decision, entry))
            case Muted():
                self.muted = self.muted | {entry.person} if entry.is_muted else self.muted - {entry.person}
                self.chat.append((self.decision, entry))
            case Removed():
                self.removed.add(entry.person)
                self.drop_question()  # it may have been theirs, or theirs to answer
                self.chat.append((self.decision, entry))
            case Closed():
                self.is_closed = True
                self.chat.append((self.decision, entry))
            case Asked():
                self.asked, self.answers = entry, {entry.by: True}
            case Answered():
                self.answers[entry.seat] = entry.is_yes
                if not entry.is_yes:
                    self.drop_question()
            case StepRead():
                self.steps_read = entry.step + 1
            case GuideLeft():
                self.guide = None

    def play(self, seat: int, text: str) -> None:
        """A move of the log."""
        if self.table is not None and not self.fault:
            try:
                self.table.say(seat, text)
            except Refused as refused:
                self.fault = refused.reason

    def drop_question(self) -> None:
        """Nothing is asked any more."""
        self.asked, self.answers = None, {}

    # what is so

    @property
    def decision(self) -> int:
        """The number of moves so far: which decision is to be answered now."""
        return 0 if self.table is None else len(self.table.record.moves)

    @property
    def status(self) -> str:
        """open (seats are free), running, or over."""
        if self.table is None:
            return "open"
        return "over" if self.table.state.is_over() else "running"

    @property
    def is_full(self) -> bool:
        """Whether all seats are taken: the game has begun, or does so soon."""
        return self.table is not None or not any(chair.is_free for chair in self.chairs)

    @property
    def is_gathering(self) -> bool:
        """Whether all seats are taken and the shares of the draws are awaited."""
        return self.table is None and self.is_full

    def by_seat(self, told: dict[int, str]) -> list[str]:
        """Commitments or shares, "" for a seat that has none."""
        return [told.get(seat, "") for seat in range(self.room.seats)]

    def actors(self) -> list[int]:
        """The seats that may act; nobody at a read-only table."""
        return [] if self.table is None or self.fault else self.table.state.actors()

    def position_for(self, asked: str) -> int:
        """A position of the record named from outside: how many moves have been made then."""
        if not POSITION.fullmatch(asked) or int(asked) > self.decision:
            raise Refused("no-such-move")
        return int(asked)

    @property
    def symbols(self) -> list[int]:
        """(player) -> the symbol that stands for it."""
        return symbols_of(self.room.game, self.room.seats, self.room.variants)

    def names(self) -> list[str]:
        """How everybody is called: people, bots, and those whom the rules play."""
        virtual = 0 if self.table is None else int(self.table.state.player_count) - self.room.seats
        return [*(chair.name for chair in self.chairs), *VIRTUAL_NAMES[:virtual]]

    def record(self) -> Record | None:
        """All that was played."""
        return None if self.table is None else self.table.record

    def still_to_answer(self) -> list[int]:
        """Seats of people who have not answered yet what was asked; bots agree to everything.

        Those that stand in for somebody are not asked: see `ask`.
        """
        if self.asked is None:
            return []
        people = {chair.person: chair.seat for chair in self.chairs if chair.person is not None}
        heard = {self.chairs[seat].person for seat in self.answers}
        absent = self.chairs[self.asked.absent].person if self.asked.absent >= 0 else None
        return sorted(seat for who, seat in people.items() if who not in heard and who != absent)

    # what somebody wants

    async def sit(
        self, person: str | None, seat: int, name: str, bot: str = "", commitment: str = ""
    ) -> None:
        """Take a free seat before the game, with the hash of a share of the draws or without.

        The last one begins the game; if anybody has committed to a share, all of these are shown first.
        """
        if commitment and not COMMITMENT.fullmatch(commitment):
            raise Refused("message-bad")
        async with self.lock:
            await self.catch_up()
            seat = self.free_seat(seat)
            if not bot:
                self.refuse_newcomer(person)
            taken: list[Entry] = [Sat(seat, person, bot, name)]
            if commitment:
                taken.append(Committed(seat, commitment))
            await self.change([*taken, *self.entries_to_begin(seat, bool(commitment))])

    def entries_to_begin(self, seat: int, is_committed: bool) -> list[Entry]:
        """The start, if this was the last free seat and there is no share to wait for."""
        free = [chair.seat for chair in self.chairs if chair.is_free and chair.seat != seat]
        is_awaited = is_committed or bool(self.commitments)
        return [] if free or is_awaited or self.table is not None else [Began()]

    async def commit(self, person: str, seat: int, commitment: str) -> None:
        """Show the hash of a share of the draws; it stands, and comes too late when all seats are taken."""
        if not COMMITMENT.fullmatch(commitment):
            raise Refused("message-bad")
        async with self.lock:
            await self.catch_up()
            seat = self.seat_for(person, seat)
            if self.is_full or seat in self.commitments:
                raise Refused("share-late")
            await self.change([Committed(seat, commitment)])

    async def reveal(self, person: str, seat: int, share: str) -> None:
        """Show the share itself, once no more commitment can come; the last one begins the game."""
        async with self.lock:
            await self.catch_up()
            seat = self.seat_for(person, seat)
            if not self.is_full:
                raise Refused("share-early")
            if self.table is not None or seat in self.shares:
                raise Refused("share-late")
            if not SHARE.fullmatch(share) or commitment_of_share(share) != self.commitments.get(seat):
                raise Refused("share-wrong")
            awaited = {*self.commitments} - {*self.shares, seat}
            shown: list[Entry] = [Revealed(seat, share)]
            await self.change(shown if awaited else [*shown, Began()])

    async def begin(self) -> None:
        """Begin with the shares that have been shown: whoever is not there does not hold up the others."""
        async with self.lock:
            await self.catch_up()
            if self.is_gathering:
                await self.change([Began()])

    async def leave(self, person: str, seat: int, bot: str = "") -> None:
        """Get up: before the game the seat is free again, later a bot goes on."""
        async with self.lock:
            await self.catch_up()
            self.seat_for(person, seat)
            if not self.is_full:
                await self.change([Sat(seat)])
            else:  # a full table does not open again: the next to sit down would know the shares of the others
                await self.change([Sat(seat, None, bot or STAND_IN, self.chairs[seat].name, person)])

    async def come_back(self, person: str, name: str) -> None:
        """Take the own seat again from the bot that stands in there."""
        async with self.lock:
            await self.catch_up()
            seats = self.seats_to_take_back(person)
            if not seats:
                raise Refused("not-your-seat")
            await self.change([Sat(seat, person, "", self.chairs[seat].name or name) for seat in seats])

    async def act(self, person: str | None, seat: int, text: str, decision: int, move_id: str = "") -> int:
        """A move; its number in the record, from 1. One that was sent before gets the number it got then.

        A bot's move comes without a person.
        """
        if type(move_id) is not str or len(move_id) > LONGEST_ID:
            raise Refused("no-such-action")
        async with self.lock:
            await self.catch_up()
            if person is not None:
                self.seat_for(person, seat)
            elif not self.chairs[seat].bot:
                raise Refused("stale")  # somebody has come back to his seat while the bot was thinking
            place = self.sent.get((person or "", seat, decision, move_id))
            if place is not None:
                return place + 1
            table = self.require_running()
            if not self.answers_now(seat, decision):
                raise Refused("stale")
            refusal = table.why_not(seat, table.find(text))
            if refusal is not None:
                raise refusal
            if person is not None:
                self.refuse_elsewhere(seat, text)
            number = self.decision + 1
            await self.change([Moved(seat, text, move_id, person or "", decision)])
            return number

    def move_text(self, number: int) -> str:
        """What was done at a move of the record."""
        return parse_move(self.require_table().record.moves[number - 1])[1]

    def answers_now(self, seat: int, decision: int) -> bool:
        """Whether a decision made at that moment answers the one of now: others may have chosen meanwhile
        if all choose at once, but this seat and chance have not acted."""
        if not 0 <= decision <= self.decision or self.table is None:
            return False
        meanwhile = [parse_move(move)[0] for move in self.table.record.moves[decision:]]
        return seat not in meanwhile and CHANCE not in meanwhile and seat in self.table.state.actors()

    async def undo(self, person: str, seat: int, moves: int = 0) -> None:
        """Take back the own last moves that have told nothing; more than those only if all agree.

        After the end the secrets of the players and of the draws are known: then a new table goes on from there.
        """
        async with self.lock:
            await self.catch_up()
            self.seat_for(person, seat)
            table = self.require_running()
            if table.state.is_over():
                raise Refused("undo-over")
            alone = table.moves_to_undo(seat)
            wanted = moves or alone or self.back_to_own(seat)
            if not 0 < wanted <= self.decision:
                raise Refused("nothing-to-undo")
            if wanted <= alone:
                await self.change([Undid(wanted, seat)])
            else:
                await self.ask(Asked(seat, moves=wanted))

    def back_to_own(self, seat: int) -> int:
        """How many moves go back to before the last one of this seat."""
        moves = self.require_table().record.moves
        for count, move in enumerate(reversed(moves), 1):
            if parse_move(move)[0] == seat:
                return count
        return 0

    async def read_step(self, person: str, step: int) -> None:
        """On from a step of the guide that asks for no act; once is enough."""
        async with self.lock:
            await self.catch_up()
            self.seat_for(person, LEARNER)
            if step != self.guide_step() or self.require_guide().steps[step].do:
                raise Refused("stale")
            await self.change([StepRead(step)])

    async def leave_guide(self, person: str) -> None:
        """On without the guide."""
        async with self.lock:
            await self.catch_up()
            self.seat_for(person, LEARNER)
            if self.guide is not None:
                await self.change([GuideLeft()])

    async def replace(self, person: str, seat: int, absent: int, bot: str) -> None:
        """Ask to let a bot play for somebody who has been away for long; `Hub.replace` knows for how long."""
        async with self.lock:
            await self.catch_up()
            self.seat_for(person, seat)
            self.require_running()
            if not 0 <= absent < self.room.seats or self.chairs[absent].person in (None, person):
                raise Refused("seat-taken")
            await self.ask(Asked(seat, absent=absent, bot=bot))

    async def ask(self, question: Asked) -> None:
        """Ask everybody; if nobody else is to be asked, it is so at once."""
        if self.asked is not None:
            raise Refused("already-asked")
        if question.moves and self.stand_ins:
            raise Refused("undo-away")  # a stand-in agrees to nothing on a person's behalf
        self.asked, self.answers = question, {question.by: True}
        waiting = self.still_to_answer()
        self.drop_question()
        await self.change([question, *([] if waiting else [self.entry_when_agreed(question)])])

    async def answer(self, person: str, seat: int, is_yes: bool) -> None:
        """Yes or no; the last yes makes it so."""
        async with self.lock:
            await self.catch_up()
            self.seat_for(person, seat)
            if self.asked is None or self.chairs[seat].person in {
                self.chairs[s].person for s in self.answers
            }:
                raise Refused("nothing-asked")
            entries: list[Entry] = [Answered(seat, is_yes)]
            waiting = [s for s in self.still_to_answer() if self.chairs[s].person != person]
            if is_yes and not waiting:
                entries.append(self.entry_when_agreed(self.asked))
            await self.change(entries)

    def entry_when_agreed(self, question: Asked) -> Entry:
        """What follows when all have said yes."""
        if question.absent >= 0:
            chair = self.chairs[question.absent]
            return Sat(question.absent, None, question.bot, chair.name, chair.person or "")
        return Undid(question.moves, question.by)

    async def say(self, person: str, name: str, text: str) -> None:
        """A word to the table."""
        said = "".join(sign for sign in text if sign.isprintable()).strip()
        if not said or len(said) > LONGEST_CHAT:
            raise Refused("chat-too-long" if said else "chat-empty")
        async with self.lock:
            await self.catch_up()
            self.refuse_chat(person)
            await self.change([Said(person, name, said)])

    # what the owner of the table wants

    async def mute(self, owner: str, seat: object, is_muted: bool) -> None:
        """Let somebody write no more, or again."""
        async with self.lock:
            await self.catch_up()
            chair = self.other_at(owner, seat)
            if chair.person is not None and is_muted != (chair.person in self.muted):
                await self.change([Muted(chair.person, chair.name, is_muted)])

    async def remove(self, owner: str, seat: object) -> None:
        """Send somebody away from all their seats: before the game these are free again, later bots go on."""
        async with self.lock:
            await self.catch_up()
            chair = self.other_at(owner, seat)
            if chair.person is None:
                return
            if self.status == "over":
                raise Refused("game-over")
            bot = STAND_IN if self.is_full else ""
            seats = [self.chairs[other] for other in self.seats_of(chair.person)]
            left = [
                Sat(other.seat, None, bot, other.name, chair.person) if bot else Sat(other.seat)
                for other in seats
            ]
            await self.change([*left, Removed(chair.person, chair.name)])

    async def close(self, owner: str) -> None:
        """Close the table, for good."""
        async with self.lock:
            await self.catch_up()
            if owner != self.owner:
                raise Refused("not-owner")
            if not self.is_closed:
                await self.change([Closed()])

    # how it becomes so

    def require_table(self) -> Table[Any]:
        """The game must have begun."""
        if self.table is None:
            raise Refused("not-begun")
        return self.table

    def require_running(self) -> Table[Any]:
        """The game must go on."""
        if self.fault:
            raise Refused("read-only")
        return self.require_table()

    async def change(self, entries: Sequence[Entry]) -> None:
        """Do it, let chance follow, write it down, tell it. If it cannot be written it was never so."""
        draft = self.draft()
        payloads: list[bytes] = []
        for entry in entries:
            if isinstance(entry, Began) and entry.moves:
                await asyncio.to_thread(draft.apply, entry)  # a whole game may have to be played again
            else:
                draft.apply(entry)
            payloads.append(encode(entry))
        while draft.actors() == [CHANCE]:
            drawn = draft.next_draw()
            draft.apply(drawn)
            payloads.append(encode(drawn))
        after = draft.summary()
        has_new_chairs = after.chairs != tuple(self.chairs)
        stored = after if has_new_chairs else msgspec.structs.replace(after, chairs=())
        self.is_behind = True  # until it is certain what is on disk, whatever happens here
        try:
            await self.store.append(stored, payloads)
        except Conflict:
            await self.read()
            raise Refused("stale") from None
        except TROUBLE as problem:
            log.error("table %s: nothing can be written: %s", self.room.id, problem)
            with suppress(Refused):  # it may be on disk all the same, if only the answer was lost
                await self.read()
            raise Refused("cannot-save") from None
        draft.version += len(payloads)
        self.become(draft)
        self.is_behind = False
        self.room = msgspec.structs.replace(after, version=self.version)
        self.tell()

    def next_draw(self) -> Moved:
        """What chance does now: fixed by the secret of the table, the players' shares and the number of the draw;
        or by the guide of a first game."""
        seat, text = self.guided_move()
        if seat == CHANCE:
            return Moved(int(CHANCE), text, fixed=True)
        table = self.require_table()
        number = draws_before(table.record.moves)
        key = draw_key(self.room.secret, self.room.id, self.by_seat(self.shares))
        outcome = draw(key, number, table.state.odds())
        return Moved(int(CHANCE), self.game.verbs.text(outcome))

    def summary(self) -> Room:
        """What the lobby is to know."""
        return msgspec.structs.replace(
            self.room,
            version=self.version,
            status=self.status,
            is_public=self.room.is_public and not self.is_closed,
            actors=tuple(self.actors()),
            scores=tuple(self.table.record.scores) if self.table is not None else (),
            chairs=tuple(self.chairs),
        )


async def load_session(
    room_id: str, store: Store, told: Callable[[TableSession], None]
) -> TableSession | None:
    """A table from the database; ValueError and others if it cannot be read, with what is wrong."""
    room = await store.room(room_id)
    if room is None:
        return None
    if room.game not in ALL:
        raise ValueError(f"there is no game {room.game!r}")
    live = TableSession(room, store, told)
    await live.take_in(await store.log(room_id))
    if live.version < room.version:
        raise ValueError(f"entry {live.version + 1} is missing")
    return live
