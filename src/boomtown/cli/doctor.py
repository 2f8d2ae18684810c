"""`boomtown doctor`: whether the database of a server is sound."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from boomtown.cli.output import FAILED, SUCCESS, Json, show
from boomtown.mistakes import Failure, Mistake
from boomtown.terminal import rows


def command(
    *,
    data: Annotated[Path, Parameter(env_var="BOOMTOWN_DATA")] = Path("boomtown-data"),
    database: Annotated[str, Parameter(env_var="BOOMTOWN_DATABASE")] = "",
    as_json: Json = False,
) -> int:
    """Examine the database of a server: tables that cannot be read or played on, files that others can read.

    Every table is read and played again. Nothing is ever written, so it may run beside a server.

    Parameters
    ----------
    data
        Folder of the database.
    database
        Address of a PostgreSQL database, as postgresql://user@host/name; SQLite in the data folder unless given.
    as_json
        Print one JSON document.
    """
    from boomtown.server.tables.database import TROUBLE, sentence_of
    from boomtown.server.tables.examination import examine
    from boomtown.server.tables.opening import DATABASE, place_of
    from boomtown.server.web.settings import Settings

    settings = Settings(data=data, database=database)
    if not database and not (data / DATABASE).is_file():
        raise Mistake(f"there is no database {data / DATABASE}; give its folder with --data")
    try:
        report = asyncio.run(examine(settings))
    except TROUBLE as problem:
        raise Failure(f"{place_of(settings)} cannot be read: {sentence_of(problem)}") from None
    document: dict[str, Any] = {"database": place_of(settings), **msgspec.to_builtins(report)}
    wrong = sum(finding.is_wrong for finding in report.findings)
    document["wrong"] = wrong
    show(document, lines_of(document), as_json)
    return FAILED if wrong else SUCCESS


def lines_of(document: dict[str, Any]) -> list[str]:
    """The report for people."""
    table: list[tuple[object, ...]] = [("", "KIND", "TABLE", "GAME", "WHAT")]
    for one in document["findings"]:
        mark = "!" if one["is_wrong"] else ""
        table.append((mark, one["kind"], one["table"] or "-", one["game"] or "-", one["text"]))
    return [
        f"{document['database']}: {document['tables']} tables, revision {document['revision'] or 'none'}",
        *(rows(table) if document["findings"] else []),
        f"Wrong: {document['wrong']}" if document["wrong"] else "Nothing is wrong.",
    ]
