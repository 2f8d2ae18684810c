"""The interface described in OpenAPI 3.1, made from the types of the calls."""

from __future__ import annotations

from typing import Any

import msgspec

from boomtown.server.api.calls import CALLS
from boomtown.server.api.types import Problem


def description() -> dict[str, Any]:
    """The interface in OpenAPI 3.1, made from the types."""
    types = [kind for call in CALLS for kind in (call.takes, call.gives) if kind is not None] + [Problem]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        entry: dict[str, Any] = {
            "summary": (call.does.__doc__ or "").strip(),
            "operationId": call.does.__name__,
            "responses": {
                "200": {"description": "done", "content": json_of(schema_of[id(call.gives)])},
                "default": {"description": "refused", "content": json_of(schemas[-1])},
            },
        }
        if "{room}" in call.path:
            entry["parameters"] = [
                {"name": "room", "in": "path", "required": True, "schema": {"type": "string"}}
            ]
        if call.takes is not None:
            entry["requestBody"] = {"required": True, "content": json_of(schema_of[id(call.takes)])}
        paths.setdefault(call.path, {})[call.method.lower()] = entry
    return {
        "openapi": "3.1.0",
        "info": {"title": "Boomtown", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{"token": []}, {}],
    }


def json_of(schema: dict[str, Any]) -> dict[str, Any]:
    """A body of JSON with this schema."""
    return {"application/json": {"schema": schema}}
