"""All that can be asked about a table, made from the application's own routes and types, spelled in many ways.

Whatever has a name that nobody has thought of here (a part of a path, a field, a parameter) is an error: a new route or
message is asked like all others, or the test fails.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

import msgspec
from msgspec.inspect import StructType, type_info

import boomtown.server
from boomtown.core.record import Record
from boomtown.lab.drill.routes import FIELDS, api_calls, mutations, socket_messages
from boomtown.server.web.assets import version
from tests.server.twin_servers import LINK, ROOM, Twins

FORM: Final = "application/x-www-form-urlencoded"
JSON: Final = "application/json"
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "LOOK")
PART: Final = re.compile(r"\{(\w+)(?::\w+)?\}")
FORM_FIELD: Final = re.compile(r"""\bform(?:\.get\(|\[)"([^"]+)\"""")
PARAMETER: Final = re.compile(r"""\bquery_params(?:\.get\w*\(|\[)"([^"]+)\"""")
Spellings = Mapping[str, list[Any]]  # name -> the plain one first


class Ask(NamedTuple):
    """One request; the plain ones are those of a page or program that means no harm."""

    method: str
    path: str
    body: bytes = b""
    kind: str = ""
    is_plain: bool = False

    def __str__(self) -> str:
        """For people."""
        return f"{self.method} {self.path} {self.body[:100]!r}"


def sources() -> str:
    """The text of the whole server."""
    return "\n".join(file.read_text() for file in Path(boomtown.server.__path__[0]).rglob("*.py"))


def form_fields() -> set[str]:
    """The fields that the server looks for in forms."""
    return {*FORM_FIELD.findall(sources())}


def parameters() -> set[str]:
    """The parameters that the server looks for in addresses."""
    return {*PARAMETER.findall(sources())}


# spellings


def seats_spelled(own: int, other: int) -> list[str]:
    """Seats as they may stand in an address: one's own first, then somebody else's in all ways."""
    arabic, wide = chr(ord("٠") + other), chr(ord("０") + other)
    odd = [
        f"0{other}",
        f"000{other}",
        f"+{other}",
        f" {other}",
        f"{other} ",
        f"{other}.0",
        f"{other}e0",
        f"-{other}",
    ]
    odd += [
        f"{other}\0",
        f"{own},{other}",
        f"0x{other}",
        f"{other}_0",
        arabic,
        wide,
        "-1",
        "-2",
        "99",
        "",
        "9" * 300,
    ]
    spelled = [urlencode({"seat": one}) for one in (own, other, f"000{own}", *odd)]
    return [
        *spelled,
        f"seat={own}&seat={other}",
        f"seat={other}&seat={own}",
        f"seat[]={other}",
        f"SEAT={other}",
    ]


def positions_spelled(last: int) -> list[str]:
    """Positions as they may stand in an address."""
    ways = (
        last // 2,
        0,
        last,
        last - 1,
        1,
        last + 1,
        -1,
        f"0{last}",
        f"+{last}",
        f"{last}.0",
        "x",
        "",
        "٣",
        "9" * 99,
    )
    return [urlencode({"at": way}) for way in ways]


def parts(twins: Twins) -> Spellings:
    """What stands in the place of each part of a path."""
    game = twins.live.room.game
    return {
        "room": [
            ROOM,
            ROOM.upper(),
            f"{ROOM}%00",
            f"{ROOM}/",
            f"%20{ROOM}",
            f"{ROOM}%2Fview",
            "unknown",
            "",
            "%FF",
        ],
        "game": [game, "unknown", game.upper()],
        "token": ["unknown", LINK],
        "version": [version(), "other"],
        "path": ["tokens.css", "table/main.js", "../app.py", "%2e%2e/app.py", "rye-400.ttf", ""],
    }


def parameters_spelled(twins: Twins) -> Spellings:
    """The parameters of addresses."""
    return {
        "seat": [*seats_spelled(twins.seat, twins.rival), *seats_spelled(twins.seat, twins.left)],
        "at": positions_spelled(twins.live.decision),
    }


def fields(twins: Twins) -> Spellings:
    """What stands in each field of a form, a call or a message; all of it leaves the worlds alike."""
    live, seat, rival = twins.live, twins.seat, twins.rival
    now, record = live.decision, Record("claim", 1, 3)
    numbers = [now, 0, now - 1, now + 1, 1, 100_000, 100_001, -1, "0", None]
    return {
        "id": ["1", "", "x" * 64, "x" * 65, None],
        "seat": [seat, rival, twins.left, 9, 10, -1, -2, str(rival), f"0{rival}", float(rival), True, None],
        "absent": [rival, twins.left, seat, 9, -1],
        "decision": numbers,
        "at": [now // 2, *numbers],
        "drawn": [-1, live.version, live.version - 1, 0, 1_000_000, -2],
        "action": [*refused_actions(twins), "x", ""],
        "language": ["en", "de", "fr", "nl", "xx", ""],
        "commitment": ["0" * 64, "x", ""],
        "share": ["0" * 32, "x"],
        "step": [0, 1, 100, 101, -1, "0", None],
        "bot": ["deputy", "unknown", ""],
        "level": ["deputy", "unknown"],
        "opponents": ["1", "99", "x"],
        "text": ["hello", "", "x" * 600],
        "is_yes": [True, False],
        "is_muted": [True, False],
        "muted": ["on", "off"],
        "name": ["Zoe", "", "x" * 100],
        "title": ["Here", "", "\0"],
        "game": [live.room.game, "unknown"],
        "seats": [["me", "open", "deputy"], ["me"], ["unknown", "me"]],
        "variants": [[], ["unknown"]],
        "public": [True, False],
        "absence": [10, 0, "x"],
        "device": ["unknown", ""],
        "record": [record.text(), live.require_table().record.game, ""],
        "theme": ["night", "unknown"],
        "back": ["/", "//elsewhere"],
    }


def refused_actions(twins: Twins) -> list[str]:
    """Some of the actions that Ada's seat cannot take now: the reasons must not tell anything either."""
    state, verbs = twins.live.require_table().state, twins.live.game.verbs
    options = {*state.options(twins.seat)} if twins.seat in state.actors() else set()
    every = range(0, int(verbs.count), max(1, int(verbs.count) // 25))
    return [verbs.text(action) for action in every if action not in options]


# requests


def filled(path: str, known: Spellings) -> Iterator[str]:
    """A path with something in the place of each part: the plain one, then each part in other ways."""
    names = PART.findall(path)
    for name in names:
        assert name in known, f"nobody knows what to put in the place of {name} in {path}"
    plain = {name: known[name][0] for name in names}
    yield PART.sub(lambda found: plain[found[1]], path)
    for name in names:
        for other in known[name][1:]:
            said = {**plain, name: other}
            yield PART.sub(lambda found, said=said: said[found[1]], path)  # type: ignore[misc]


def in_ways(names: list[str], known: Spellings) -> Iterator[dict[str, Any]]:
    """Values for some fields: the plain ones, then each in other ways, then without it."""
    plain = {name: known[name][0] for name in names}
    yield plain
    for name in names:
        for other in known[name][1:]:
            yield {**plain, name: other}
        yield {other: value for other, value in plain.items() if other != name}


def names_of(kind: type[Any], known: Spellings) -> list[str]:
    """The fields of a type of message."""
    struct = type_info(kind)
    assert isinstance(struct, StructType)
    names = [field.encode_name for field in struct.fields]
    for name in names:
        assert name in known, f"nobody knows what to put into the field {name} of {kind.__name__}"
    return names


def forms_of(path: str, known: Spellings) -> Iterator[bytes]:
    """Forms for a route: all fields that the server knows, each in all ways."""
    names = [name for name in FIELDS if name in known]
    if path in ("/new/{game}", "/play/{game}", "/learn/{game}"):
        known = {**known, "seats": ["3", "99", "x"]}
    for said in in_ways(names, known):
        yield urlencode({name: value for name, value in said.items() if value is not None}).encode()


def asks(twins: Twins, routes: list[tuple[str, str]]) -> Iterator[Ask]:
    """All requests: each route in its plain form, then in all spellings, then by all methods."""
    known_parts, known_fields = parts(twins), fields(twins)
    for method, path in routes:
        if method == "SOCKET":
            continue
        plain, *others = filled(path, known_parts)
        bodies, kind = [b""], ""
        if method == "POST" and path in api_calls():
            names = names_of(api_calls()[path], known_fields)
            bodies = [msgspec.json.encode(said) for said in in_ways(names, known_fields)]
            kind = JSON
        elif method == "POST":
            bodies, kind = [*forms_of(path, known_fields)], FORM
        yield Ask(method, plain, bodies[0], kind, is_plain=method != "HEAD")
        yield from (Ask(method, other, bodies[0], kind) for other in others)
        if "{room}" in path:
            yield from (Ask(method, plain, body, kind) for body in bodies[1:])
        if "{room}" in path and method in ("GET", "POST"):
            for spelled in parameters_spelled(twins).values():
                yield from (Ask(method, f"{plain}?{query}", bodies[0], kind) for query in spelled)
    for path in dict.fromkeys(path for method, path in routes if method != "SOCKET"):
        plain = next(filled(path, known_parts))
        declared = {method for method, other in routes if other == path}
        yield from (Ask(method, plain) for method in METHODS if method not in declared)


# messages


def words(twins: Twins, has_nonsense: bool = False) -> Iterator[str]:
    """All messages of a page, each field in all ways; with nonsense as well as with what is only wrong."""
    known = fields(twins)
    for kind in socket_messages():
        struct = type_info(kind)
        assert isinstance(struct, StructType)
        for said in in_ways(names_of(kind, known), known):
            yield msgspec.json.encode({"do": struct.tag, **said}).decode()
        if has_nonsense:
            yield from mutations(kind)
    yield from ("", "x", "[]", '{"do": "unknown", "id": "1"}', '{"do": "look"}')
