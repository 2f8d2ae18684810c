"""Who is who: guests with a name and a revocable token in a cookie; only its hash is stored."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from boomtown.core.record import Refused
from boomtown.core.text import LANGUAGES, nearest
from boomtown.server.tables.database import TROUBLE
from boomtown.server.tables.store import Person, Store

COOKIE: Final = "boomtown"
YEAR: Final = 365 * 24 * 3600
LONGEST_NAME: Final = 24
FIRST: Final = ("Dusty", "Lucky", "Quiet", "Swift", "Sunny", "Gentle", "Tall", "Merry", "Rusty", "Bold")
LAST: Final = (
    "Rider",
    "Miner",
    "Drover",
    "Baker",
    "Smith",
    "Fiddler",
    "Ranger",
    "Pilgrim",
    "Farrier",
    "Scout",
)


PROGRAM: Final = "program"  # the label of whatever came in by the interface for programs
LONGEST_AGENT: Final = 1000
BROWSERS: Final = (  # what stands in a user agent, and the browser that it means; the first that fits
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


class Viewer(msgspec.Struct, frozen=True):
    """Whoever looks at a page: perhaps a known person, in any case with a language and a theme."""

    person: Person | None
    language: str
    theme: str  # noon, night, or empty: as the system says
    token: str = ""  # hash of the token that says so: as long as it counts, the viewer is this person
    device: str = ""  # what it is called in the list of devices

    @property
    def id(self) -> str | None:
        """The person's id, or None for somebody unknown."""
        return None if self.person is None else self.person.id


def hash_token(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


def new_token() -> str:
    """Something nobody can guess."""
    return secrets.token_urlsafe(32)


def clean_line(text: str) -> str:
    """A name or title as it may stand on a page: printable, one line, not too long; perhaps nothing is left."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def proper_name(name: str) -> str:
    """A name as it may stand on a page; made up if there is none."""
    return clean_line(name) or f"{secrets.choice(FIRST)} {secrets.choice(LAST)}"


def device_label(agent: str) -> str:
    """The family of a browser and its system, such as "Firefox on Android"; only words of ours are kept of it."""
    agent = agent[:LONGEST_AGENT]
    browser = next((name for mark, name in BROWSERS if mark in agent), "")
    system = next((name for mark, name in SYSTEMS if mark in agent), "")
    return f"{browser} on {system}" if browser and system else browser or system


async def viewer_of(connection: HTTPConnection, store: Store) -> Viewer:
    """Who sends this request."""
    shown = connection.cookies.get(COOKIE, "")
    token = hash_token(shown) if shown else ""
    person = await store.person_of(token) if token else None
    return msgspec.structs.replace(stranger(connection), person=person, token=token)


async def prove(viewer: Viewer, store: Store) -> Viewer:
    """The viewer as the database knows it now; Refused if the token counts no more.

    Who keeps a socket or a stream open asks this at every message and every update. While the database is away it
    cannot say no, and nothing new can happen at a table either.
    """
    if viewer.person is None:
        return viewer
    try:
        person = await store.person_of(viewer.token)
    except TROUBLE:
        return viewer
    if person is None or person.id != viewer.person.id:
        raise Refused("revoked")
    return msgspec.structs.replace(viewer, person=person)


async def viewer_or_stranger(connection: HTTPConnection, store: Store) -> Viewer:
    """Who sends this request, as far as the database says it just now."""
    try:
        return await viewer_of(connection, store)
    except TROUBLE:
        return stranger(connection)


def stranger(connection: HTTPConnection) -> Viewer:
    """What a request says without the database: in which language and which light to answer."""
    wanted = connection.cookies.get("language", "")
    language = (
        wanted if wanted in LANGUAGES else preferred_language(connection.headers.get("accept-language", ""))
    )
    theme = connection.cookies.get("theme", "")
    device = device_label(connection.headers.get("user-agent", ""))
    return Viewer(None, language, theme if theme in ("noon", "night") else "", device=device)


def preferred_language(header: str) -> str:
    """The first of a browser's languages that is one of ours."""
    for tag in header.split(","):
        code = tag.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return nearest(code)
    return LANGUAGES[0]


async def make_guest(store: Store, name: str, device: str) -> tuple[Person, str]:
    """A new person on this device, and the token that proves it."""
    person, token = Person(secrets.token_urlsafe(9), proper_name(name)), new_token()
    await store.add_person(person, hash_token(token), device)
    return person, token


def remember(response: Response, token: str, is_secure: bool) -> None:
    """Let the browser keep the token; scripts cannot read it, other sites cannot send it."""
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure, path="/"
    )
