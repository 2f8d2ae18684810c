"""The database: people, tables, and for each table the log of all that happened, which only grows.

The same statements run on SQLite and PostgreSQL. What is appended is on disk before anybody hears of it.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from boomtown.server.tables.database import TROUBLE, Database
from boomtown.server.tables.known_tokens import Known, KnownTokens

MOST_SEATS: Final = 10
END_OF_TIME: Final = 253_402_300_800_000  # the year 10,000
STATUSES: Final = ("open", "running", "over")
log = logging.getLogger("boomtown")
MINUTE: Final = 60_000  # milliseconds
LINK_LASTS: Final = 15 * MINUTE
SEEN_AGAIN: Final = 60 * MINUTE  # how old the moment may be at which a device was seen last
DEVICE, LINK = "device", "link"  # kinds of tokens

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

person = sa.Table(
    "person",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),  # all times are milliseconds since 1970, UTC
)

token = sa.Table(  # what a device shows to be somebody, or a link to become one; only its hash is kept
    "token",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("person.id"), nullable=False, index=True),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("is_revoked", sa.Boolean, nullable=False, default=False),
    sa.Column(
        "id", sa.String(32), nullable=False, unique=True
    ),  # its name on pages: tells nothing of the hash
    sa.Column("kind", sa.String(10), nullable=False),  # device, link
    sa.Column("label", sa.String(60), nullable=False),
    sa.Column("last_seen_at", sa.BigInteger, nullable=False),
    sa.Column("expires_at", sa.BigInteger, nullable=True),  # empty = never
)

room = sa.Table(
    "room",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # how many entries the log has
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("variants", sa.String(2000), nullable=False),  # words with commas
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("is_public", sa.Boolean, nullable=False),
    sa.Column("secret", sa.LargeBinary(32), nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),  # open, running, over
    sa.Column("actors", sa.String(40), nullable=False),  # seats to act, with commas
    sa.Column("scores", sa.String(200), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("changed_at", sa.BigInteger, nullable=False),
)

chair = sa.Table(
    "chair",
    metadata,
    sa.Column("room", sa.ForeignKey("room.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("person.id"), nullable=True, index=True),
    sa.Column("bot", sa.String(40), nullable=False),  # empty = a person, or nobody yet
    sa.Column("name", sa.String(40), nullable=False),
    sqlite_with_rowid=False,
)

entry = sa.Table(
    "entry",
    metadata,
    sa.Column("room", sa.ForeignKey("room.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("payload", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.CheckConstraint("seq > 0", name="from_one"),
    sqlite_with_rowid=False,
)

SEATED: Final = (  # who sits where now; for many chairs at once
    chair.update()
    .where(chair.c.room == sa.bindparam("of_room"), chair.c.seat == sa.bindparam("of_seat"))
    .values(person=sa.bindparam("person"), bot=sa.bindparam("bot"), name=sa.bindparam("name"))
)


class Conflict(Exception):
    """Somebody else appended first: read the log again."""


class BadRow(ValueError):
    """A row of the database that is no table; says what is wrong."""


class Person(msgspec.Struct, frozen=True):
    """Somebody with a name."""

    id: str
    name: str


class Device(msgspec.Struct, frozen=True):
    """Something that is somebody: a browser, a program, or a link that nobody has taken yet."""

    id: str
    is_link: bool
    label: str
    created_at: int
    last_seen_at: int
    expires_at: int | None
    is_this: bool  # the one that asks


class Chair(msgspec.Struct, frozen=True):
    """Who sits at a seat: a person, a bot, or nobody yet."""

    seat: int
    person: str | None
    bot: str
    name: str

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.person is None and not self.bot


class Room(msgspec.Struct, frozen=True):
    """What the lobby knows of a table."""

    id: str
    version: int
    game: str
    rules: int
    seats: int
    variants: tuple[str, ...]
    title: str
    is_public: bool
    secret: bytes
    status: str
    actors: tuple[int, ...]
    scores: tuple[int, ...]
    created_at: int
    changed_at: int
    chairs: tuple[Chair, ...] = ()


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Store:
    """All reading and writing of the database. Every method is one unit of work: a function over a connection."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.known_tokens = KnownTokens()
        self.bad_rows: set[str] = set()  # of which the host has been told

    @property
    def is_shared(self) -> bool:
        """Whether other servers may write there, too: else this process knows what it has read or written."""
        return self.database.is_shared

    async def close(self) -> None:
        """Let go of all connections."""
        await self.database.close()

    # people

    async def add_person(self, who: Person, token_hash: str, label: str = "") -> None:
        """A new guest with a first token."""

        def work(connection: sa.Connection) -> None:
            connection.execute(person.insert().values(id=who.id, name=who.name, created_at=now()))
            connection.execute(_device(who.id, token_hash, label))

        await self.database.write(work)

    async def add_token(self, person_id: str, token_hash: str, label: str = "") -> None:
        """One more device."""

        def work(connection: sa.Connection) -> None:
            connection.execute(_device(person_id, token_hash, label))

        await self.database.write(work)

    async def add_link(self, person_id: str, link_hash: str) -> None:
        """A link that makes one more device, once and soon; the person's links that have expired are dropped."""
        moment = now()
        expired = token.delete().where(
            token.c.person == person_id, token.c.kind == LINK, token.c.expires_at <= moment
        )
        added = _device(person_id, link_hash, "").values(kind=LINK, expires_at=moment + LINK_LASTS)

        def work(connection: sa.Connection) -> None:
            connection.execute(expired)
            connection.execute(added)

        await self.database.write(work)

    async def take_link(self, link_hash: str, token_hash: str, label: str = "") -> Person | None:
        """Make a device of an open link; None if it is none.

        One conditional update ends the link, and its count decides: of any number who come at once, one gets in.
        """
        used = (
            token.update()
            .where(
                token.c.hash == link_hash,
                token.c.kind == LINK,
                token.c.is_revoked.is_(False),
                token.c.expires_at > now(),
            )
            .values(is_revoked=True)
        )
        owner = sa.select(person.c.id, person.c.name).join(token, token.c.person == person.c.id)

        def work(connection: sa.Connection) -> Person | None:
            if connection.execute(used).rowcount != 1:
                return None
            row = connection.execute(owner.where(token.c.hash == link_hash)).one()
            connection.execute(_device(row.id, token_hash, label))
            return Person(row.id, row.name)

        return await self.database.write(work)

    async def devices_of(self, person_id: str, token_hash: str = "") -> list[Device]:
        """The devices and open links of somebody, the last used first; `token_hash` is what the asker shows."""
        query = (
            sa.select(token)
            .where(token.c.person == person_id, _is_valid())
            .order_by(token.c.last_seen_at.desc(), token.c.id)
        )
        return [
            Device(
                row.id,
                row.kind == LINK,
                row.label,
                row.created_at,
                row.last_seen_at,
                row.expires_at,
                row.hash == token_hash,
            )
            for row in await self.database.read(_rows, query)
        ]

    async def revoke_device(self, person_id: str, device_id: str) -> bool:
        """End a device or an open link of one's own; False if there is no such."""
        ended = (
            token.update()
            .where(token.c.person == person_id, token.c.id == device_id, token.c.is_revoked.is_(False))
            .values(is_revoked=True)
        )
        try:
            return await self.database.write(_change, ended) == 1
        finally:  # however it ended: it may be on disk though the answer was lost
            self.known_tokens.forget_person(person_id)

    async def revoke(self, token_hash: str) -> None:
        """A token that counts no more."""
        ended = token.update().where(token.c.hash == token_hash).values(is_revoked=True)
        try:
            await self.database.write(_change, ended)
        finally:
            self.known_tokens.forget(token_hash)

    async def person_of(self, token_hash: str) -> Person | None:
        """Who shows this token; nobody by one that is revoked or expired, or by a link.

        Sockets and streams ask at every message and every update: what only this process can change is known.
        """
        found = self.known_tokens.find(token_hash)
        if found is None:
            changes = self.known_tokens.changes
            found = await self._prove(token_hash)
            if found is None:
                return None
            if not self.is_shared:
                self.known_tokens.keep(token_hash, found, changes)
        if found.seen_at <= now() - SEEN_AGAIN:
            await self._see(token_hash)
        return found.person

    async def _prove(self, token_hash: str) -> Known | None:
        """What the database says about a token. Those of devices never expire, so what it says stays so."""
        query = (
            sa.select(person.c.id, person.c.name, token.c.last_seen_at)
            .join(token, token.c.person == person.c.id)
            .where(token.c.hash == token_hash, token.c.kind == DEVICE, _is_valid())
        )
        for row in await self.database.read(_rows, query):
            return Known(Person(row.id, row.name), row.last_seen_at)
        return None

    async def _see(self, token_hash: str) -> None:
        """The device has been used; if that cannot be written, it may come in all the same."""
        seen = token.update().where(token.c.hash == token_hash).values(last_seen_at=now())
        with suppress(*TROUBLE):
            await self.database.write(_change, seen)
        self.known_tokens.forget(token_hash)

    async def rename(self, person_id: str, name: str) -> None:
        """Another name."""
        renamed = person.update().where(person.c.id == person_id).values(name=name)
        try:
            await self.database.write(_change, renamed)
        finally:
            self.known_tokens.forget_person(person_id)

    # rooms

    async def add_room(self, new: Room, payloads: Sequence[bytes]) -> None:
        """A new table with its chairs and the first entries of its log."""

        def work(connection: sa.Connection) -> None:
            connection.execute(room.insert().values(**_columns(new), version=len(payloads)))
            if new.chairs:
                chairs = [{"room": new.id, **msgspec.structs.asdict(one)} for one in new.chairs]
                connection.execute(chair.insert(), chairs)
            _write_entries(connection, new.id, 0, payloads)

        await self.database.write(work)

    async def append(self, after: Room, payloads: Sequence[bytes]) -> None:
        """Append to the log of a table, if it is still as long as `after.version` says; else Conflict.

        The summary of `after` is stored with it, and its chairs if it has any: who has not moved needs no statement
        at every move. The transaction begins with the update and
        never reads first: it takes the write lock at once, and no upgrade of a lock can fail.
        """
        expected = after.version
        grown = (
            room.update()
            .where(room.c.id == after.id, room.c.version == expected)
            .values(
                version=expected + len(payloads),
                status=after.status,
                actors=_joined(after.actors),
                scores=_joined(after.scores),
                changed_at=now(),
                is_public=after.is_public,
            )
        )
        chairs = [
            {"of_room": after.id, "of_seat": one.seat, "person": one.person, "bot": one.bot, "name": one.name}
            for one in after.chairs
        ]

        def work(connection: sa.Connection) -> None:
            if connection.execute(grown).rowcount == 0:
                raise Conflict(after.id)
            _write_entries(connection, after.id, expected, payloads)
            if chairs:
                connection.execute(SEATED, chairs)

        await self.database.write(work)

    async def room(self, room_id: str) -> Room | None:
        """A table by its id; BadRow if it cannot be read."""
        for found in await self.database.read(_room_rows, room.c.id == room_id, limit=1):
            return room_of(*found)
        return None

    async def room_ids(self) -> list[str]:
        """All tables, the oldest first."""
        query = sa.select(room.c.id).order_by(room.c.created_at, room.c.id)
        return [row.id for row in await self.database.read(_rows, query)]

    async def log(self, room_id: str, after: int = 0) -> list[tuple[int, bytes, int]]:
        """The entries of a table after a version: number, payload, time."""
        query = (
            sa.select(entry.c.seq, entry.c.payload, entry.c.at)
            .where(entry.c.room == room_id, entry.c.seq > after)
            .order_by(entry.c.seq)
        )
        return [(row.seq, bytes(row.payload), row.at) for row in await self.database.read(_rows, query)]

    async def rooms_of(self, person_id: str, limit: int = 50) -> list[Room]:
        """Tables at which somebody sits, the latest first."""
        sits = sa.select(chair.c.room).where(chair.c.person == person_id)
        return await self._rooms(room.c.id.in_(sits), limit=limit)

    async def count_unfinished(self, person_id: str) -> int:
        """At how many tables somebody sits whose game is not over."""
        query = (
            sa.select(sa.func.count(sa.distinct(chair.c.room)))
            .join(room, room.c.id == chair.c.room)
            .where(chair.c.person == person_id, room.c.status != "over")
        )
        ((count,),) = await self.database.read(_rows, query)
        return int(count)

    async def open_rooms(self, limit: int = 50) -> list[Room]:
        """Public tables with a free seat."""
        return await self._rooms(room.c.is_public.is_(True), room.c.status == "open", limit=limit)

    async def running_rooms(self, limit: int = 50) -> list[Room]:
        """Public tables to watch."""
        return await self._rooms(room.c.is_public.is_(True), room.c.status != "open", limit=limit)

    async def waiting_for_bots(self) -> list[str]:
        """Ids of running tables at which a bot is to move, the latest first: after a restart they go on."""
        query = (
            sa.select(room.c.id, room.c.actors, chair.c.seat)
            .join(chair, chair.c.room == room.c.id)
            .where(room.c.status == "running", chair.c.bot != "")
            .order_by(room.c.changed_at.desc(), room.c.id)
        )
        rows = await self.database.read(_rows, query)
        return [*dict.fromkeys(row.id for row in rows if str(row.seat) in str(row.actors).split(","))]

    async def _rooms(self, *conditions: sa.ColumnElement[bool], limit: int) -> list[Room]:
        """Tables for a list; those that cannot be read are not in it."""
        found = []
        for row, chairs in await self.database.read(_room_rows, *conditions, limit=limit):
            try:
                found.append(room_of(row, chairs))
            except BadRow as problem:
                if row.id not in self.bad_rows:
                    self.bad_rows.add(row.id)
                    log.error("table %s is in no list: %s (`boomtown doctor` says more)", row.id, problem)
        return found


# parts of units of work


def _rows(connection: sa.Connection, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
    """All that is found."""
    return connection.execute(query).all()


def _change(connection: sa.Connection, statement: sa.Update) -> int:
    """How many rows are different now."""
    return connection.execute(statement).rowcount


def _write_entries(connection: sa.Connection, room_id: str, after: int, payloads: Sequence[bytes]) -> None:
    """The next entries of a log."""
    moment = now()
    rows = [
        {"room": room_id, "seq": after + number, "payload": payload, "at": moment}
        for number, payload in enumerate(payloads, 1)
    ]
    if rows:
        connection.execute(entry.insert(), rows)


def _room_rows(
    connection: sa.Connection, *conditions: sa.ColumnElement[bool], limit: int
) -> list[tuple[sa.Row[Any], list[sa.Row[Any]]]]:
    """Rows of tables, each with those of its chairs."""
    query = sa.select(room).where(*conditions).order_by(room.c.changed_at.desc()).limit(limit)
    rows = connection.execute(query).all()
    ids = [row.id for row in rows]
    sitting = sa.select(chair).where(chair.c.room.in_(ids)).order_by(chair.c.room, chair.c.seat)
    seats = connection.execute(sitting).all()
    return [(row, [seat for seat in seats if seat.room == row.id]) for row in rows]


def room_of(row: sa.Row[Any], chairs: Sequence[sa.Row[Any]]) -> Room:
    """A table from its rows; BadRow if they are none.

    Chairs, actors and scores are a summary of the log for lists: where it makes no sense they get less of it.
    """
    fields: dict[str, Any] = {str(name): value for name, value in row._mapping.items()}
    fields["variants"] = str(row.variants).split(",") if row.variants else []
    fields["scores"] = _numbers(row.scores)
    try:
        fields["secret"] = bytes(row.secret)
        fields["chairs"] = [
            Chair(one.seat, one.person, one.bot, one.name) for one in chairs if 0 <= one.seat < row.seats
        ]
        seats = {one.seat for one in fields["chairs"]}
        fields["actors"] = [seat for seat in _numbers(row.actors) if seat in seats]
        found = msgspec.convert(fields, Room)
    except (TypeError, ValueError, msgspec.MsgspecError) as problem:
        raise BadRow(f"its row makes no sense: {problem}") from None
    if not 0 < found.seats <= MOST_SEATS:
        raise BadRow(f"no table has {found.seats} seats")
    if not (0 <= found.created_at < END_OF_TIME and 0 <= found.changed_at < END_OF_TIME):
        raise BadRow("its times make no sense")
    if found.status not in STATUSES:
        raise BadRow(f"no table is {found.status!r}")
    return found


def _numbers(text: object) -> list[int]:
    """Whole numbers with commas between; none if it is anything else."""
    try:
        return [int(number) for number in str(text).split(",") if number]
    except ValueError:
        return []


def _device(person_id: str, token_hash: str, label: str) -> sa.Insert:
    moment = now()
    return token.insert().values(
        hash=token_hash,
        id=secrets.token_urlsafe(9),
        person=person_id,
        kind=DEVICE,
        label=label,
        created_at=moment,
        last_seen_at=moment,
        expires_at=None,
        is_revoked=False,
    )


def _is_valid() -> sa.ColumnElement[bool]:
    return sa.and_(
        token.c.is_revoked.is_(False), sa.or_(token.c.expires_at.is_(None), token.c.expires_at > now())
    )


def _columns(new: Room) -> dict[str, Any]:
    values = msgspec.structs.asdict(new)
    del values["chairs"], values["version"]
    for name in ("variants", "actors", "scores"):
        values[name] = _joined(values[name])
    return values


def _joined(items: Sequence[object]) -> str:
    return ",".join(str(item) for item in items)
