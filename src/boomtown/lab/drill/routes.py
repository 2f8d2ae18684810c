"""All that can be asked of the server, found in the server's own routes and types: nothing is left out."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec
from msgspec.inspect import (
    BoolType,
    IntType,
    ListType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    type_info,
)

if TYPE_CHECKING:
    from starlette.applications import Starlette

FIELDS: Final = (  # of all forms
    *(
        "name",
        "seats",
        "level",
        "opponents",
        "title",
        "public",
        "seat",
        "bot",
        "at",
        "record",
        "language",
        "theme",
        "back",
    ),
    *("commitment", "muted", "device", "absence"),
    *("seat0", "seat1", "seat9", "name0", "name1", "variant-", "variant-no-farmers", "variant-x=y", ""),
)


@cache
def routes() -> list[tuple[str, str]]:
    """The method and the path of every route of the server."""
    from boomtown.server.web.app import make_app
    from boomtown.server.web.settings import Settings

    with tempfile.TemporaryDirectory() as folder:  # nothing is written into it: the app is only looked at
        return routes_of(make_app(Settings(data=Path(folder))))


def routes_of(app: Starlette) -> list[tuple[str, str]]:
    """The method and the path of every route of an application, sockets as SOCKET; ValueError for any other kind."""
    from starlette.routing import Mount, Route, WebSocketRoute

    found: list[tuple[str, str]] = []
    for route in app.routes:
        match route:
            case Route():
                found += [(method, route.path) for method in sorted(route.methods or {"GET"})]
            case WebSocketRoute():
                found.append(("SOCKET", route.path))
            case Mount():  # of files
                found += [(method, f"{route.path}/{{path}}") for method in ("GET", "HEAD")]
            case _:
                raise ValueError(f"nobody knows how to ask {route!r}")
    return found


def forms() -> list[str]:
    """The paths of all forms."""
    return [path for method, path in routes() if method == "POST" and not path.startswith("/api/")]


@cache
def api_calls() -> dict[str, type[Any]]:
    """The paths of the interface to which something is sent, and the type of it."""
    from boomtown.server.web.api.endpoints import CALLS

    return {call.path: call.takes for call in CALLS if call.takes is not None}


@cache
def socket_messages() -> tuple[type[Any], ...]:
    """The types of all messages from pages."""
    from boomtown.server.web.protocol import Asking

    return get_args(Asking)


NONSENSE: Final = (  # as JSON, though not all of it is
    *(
        "null",
        "true",
        "-1",
        "0",
        "1",
        "9",
        "10",
        "1.5",
        "1e400",
        "-0",
        "NaN",
        "Infinity",
        "9" * 60,
        "-" + "9" * 30,
    ),
    *('""', '"0"', '" 0"', '"\\u0000"', '"\\ud800"', '"\\udfff\\ud800"', '"\\u202e"', '"../.."', '"%00"'),
    *(
        '"' + "x" * 300 + '"',
        '"' + "é" * 150 + '"',
        "[]",
        "[0]",
        '["me"]',
        "{}",
        '{"seat": 0}',
        "[" * 500,
        "'x'",
        "",
    ),
)


def sample(kind: Type) -> object:
    """Some value of a type."""
    match kind:
        case Metadata():
            return sample(kind.type)
        case IntType():
            return kind.ge or 0
        case StrType():
            return ("0" if kind.pattern else "x") * max(
                1, kind.min_length or 0
            )  # all patterns of ours take digits
        case BoolType():
            return False
        case ListType():
            return [sample(kind.item_type)] * max(1, kind.min_length or 0)
        case UnionType():
            return sample(next(one for one in kind.types if not isinstance(one, NoneType)))
        case _:
            return None


def mutations(kind: type[Any]) -> Iterator[str]:
    """JSON of a type with one thing wrong: each field left out, doubled, and replaced by all kinds of nonsense."""
    struct = type_info(kind)
    assert isinstance(struct, StructType)
    whole = {field.encode_name: msgspec.json.encode(sample(field.type)).decode() for field in struct.fields}
    if struct.tag_field is not None:
        whole = {struct.tag_field: msgspec.json.encode(struct.tag).decode(), **whole}
    yield write_object(whole)
    yield write_object({**whole, "more": "1"})
    yield write_object(whole) * 2
    yield write_object(whole)[:-1]
    for name in whole:
        yield write_object({other: said for other, said in whole.items() if other != name})
        yield write_object(whole)[:-1] + f', "{name}": {whole[name]}}}'
        yield from (write_object({**whole, name: said}) for said in NONSENSE if said != whole[name])


def write_object(fields: dict[str, str]) -> str:
    """An object of JSON whose values are written already."""
    return "{" + ", ".join(f'"{name}": {said}' for name, said in fields.items()) + "}"
