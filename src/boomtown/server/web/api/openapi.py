"""The interface described in OpenAPI 3.1, made from the types of the calls."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

import boomtown
from boomtown.server.web.api.endpoints import CALLS, RECORD, STREAM, Call
from boomtown.server.web.api.types import LARGEST, News, Problem, Standing, Undone
from boomtown.server.web.protocol import Seat
from boomtown.server.web.rate_limits import HOUR, LIMITS, MINUTE

INTRODUCTION: Final = f"""\
Play and watch at the tables of this server. `POST /api/people` gives a token for `Authorization: Bearer …`; whoever shows
none may look at public tables. What is refused answers with a status of 400 or more and a `Problem`: the id of the reason
and a sentence in the language of `Accept-Language`; nothing has changed then. A body has at most {LARGEST:,} bytes. Each
call says how often it may be used; a host may make all limits wider or narrower. Who asks too often gets status 429 with
`Retry-After`. OPTIONS tells what can be done at an address.
"""
REFUSALS: Final = {  # when a call may be refused, beyond what every one may
    400: "the body is not what it should be",
    401: "no token was shown, or one that counts no more",
    403: "not this person, or not this seat",
    404: "there is no such table or game",
    408: "the body took too long to come",
    409: "the rules or the state of the table do not allow it now",
    413: "the body is too large",
    415: "the body is not JSON",
}
TIMES: Final = {MINUTE: "minute", HOUR: "hour"}
RETRY: Final = {
    "description": "seconds to wait until it is possible again",
    "required": True,
    "schema": {"type": "integer", "minimum": 1},
}
ROOM: Final = {
    "name": "room",
    "in": "path",
    "required": True,
    "description": "the id of a table",
    "schema": {"type": "string", "minLength": 1, "maxLength": 32, "pattern": "^[A-Za-z0-9_-]+$"},
}
SEAT: Final = {
    "name": "seat",
    "in": "query",
    "required": False,
    "description": "one of your own seats; without it your first, or what a spectator may know",
}
ANYBODY: Final[list[dict[str, list[str]]]] = [{"token": []}, {}]
AT_A_TABLE: Final = (403, 404, 409)
LINES: Final = (News, Undone, Standing, Problem)
STREAMED: Final = """\
The moves of a table as they come, one JSON document a line: a move, how many were taken back, or who is to act now. It
ends with the game, or with a `Problem` when the table is no longer yours to read."""
RECORDED: Final = "The record: what you may know while the game runs, everything after it."


def description() -> dict[str, Any]:
    """The interface in OpenAPI 3.1, made from the types."""
    types: list[Any] = [kind for call in CALLS for kind in (call.takes, call.gives) if kind is not None]
    types += [Seat, Problem, *LINES]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    problem, seat = json_of(schema_of[id(Problem)]), SEAT | {"schema": schema_of[id(Seat)]}
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        kinds = (call.kind, *call.also)
        entry = operation(call.path, (call.does.__doc__ or "").strip(), call.does.__name__, kinds)
        entry["responses"] = answers(json_of(schema_of[id(call.gives)]), statuses_of(call))
        entry["security"] = [{"token": []}] if call.needs_token else ANYBODY
        if call.has_seat:
            entry["parameters"].append(seat)
        if call.takes is not None:
            entry["requestBody"] = {"required": True, "content": json_of(schema_of[id(call.takes)])}
        paths.setdefault(call.path, {})[call.method.lower()] = entry
    line = {"anyOf": [schema_of[id(kind)] for kind in LINES]}
    stream, record = (
        operation(STREAM, STREAMED, "stream", ["connect"]),
        operation(RECORD, RECORDED, "record", ["api"]),
    )
    stream["responses"] = answers({"application/x-ndjson": {"schema": line}}, AT_A_TABLE)
    stream["parameters"].append(seat)
    record["responses"] = answers({"text/plain": {"schema": {"type": "string"}}}, AT_A_TABLE)
    paths[STREAM], paths[RECORD] = {"get": stream}, {"get": record}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Boomtown", "version": boomtown.__version__, "description": INTRODUCTION},
        "paths": paths,
        "components": {
            "schemas": components,
            "responses": {
                **{str(status): refusal(text, problem) for status, text in REFUSALS.items()},
                "429": refusal("too often", problem) | {"headers": {"Retry-After": RETRY}},
                "503": refusal("the table or the database cannot be read or written now", problem),
                "default": refusal("refused for another reason", problem),
            },
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(path: str, summary: str, name: str, kinds: Iterable[str]) -> dict[str, Any]:
    """What is said of everything that can be done: its limits are those of these kinds."""
    return {
        "summary": summary,
        "description": " ".join(map(limit_of, kinds)),
        "operationId": name,
        "security": ANYBODY,
        "parameters": [ROOM] if "{room}" in path else [],
    }


def answers(content: dict[str, Any], statuses: Iterable[int]) -> dict[str, Any]:
    """What may come back."""
    refused = [*sorted(statuses), 429, 503, "default"]
    refusals = {str(status): {"$ref": f"#/components/responses/{status}"} for status in refused}
    return {"200": {"description": "done", "content": content}, **refusals}


def statuses_of(call: Call) -> set[int]:
    """How a call may be refused, beyond what every one may."""
    found = set(AT_A_TABLE) if "{room}" in call.path else set()
    if call.takes is not None:
        found |= {400, 408, 413, 415}
    if call.needs_token:
        found |= {401, 404, 409}
    return found


def limit_of(kind: str) -> str:
    """How often something may be done, in words."""
    limit = LIMITS[kind]
    rates = ", ".join(f"{rate.most:g} in {say_seconds(rate.seconds)}" for rate in limit.rates)
    each = f"{limit.people} times as often for an address" if limit.people else "for a person at a table"
    return f"Limit `{kind}`: {rates}; {each}."


def say_seconds(seconds: float) -> str:
    """A time in words.

    >>> say_seconds(60.0), say_seconds(600.0), say_seconds(20.0)
    ('a minute', '10 minutes', '20 seconds')
    """
    if seconds in TIMES:
        return f"{'an' if seconds == HOUR else 'a'} {TIMES[seconds]}"
    return f"{seconds / MINUTE:g} minutes" if seconds > MINUTE else f"{seconds:g} seconds"


def refusal(text: str, problem: dict[str, Any]) -> dict[str, Any]:
    """An answer that says why not."""
    return {"description": text, "content": problem}


def json_of(schema: dict[str, Any]) -> dict[str, Any]:
    """A body of JSON with this schema."""
    return {"application/json": {"schema": schema}}
