"""`boomtown load`: how much a server can bear."""

from __future__ import annotations

import asyncio
import tempfile
import urllib.error
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final

from boomtown.cli.arguments import is_page_address
from boomtown.cli.output import FAILED, SUCCESS, Json, show
from boomtown.games import GAMES
from boomtown.lab.drill.own_server import own_server
from boomtown.lab.load.beside import Beside
from boomtown.lab.load.play import Load, find_most, play
from boomtown.lab.load.wire import call, said_by
from boomtown.mistakes import Mistake
from boomtown.terminal import facts, progress, rows

MIXED: Final = "mixed"
MOST_TABLES: Final = 2000
FACTS: Final = (
    *("tables", "seats", "spectators", "seconds", "moves", "moves_per_second"),
    *("p50_ms", "p95_ms", "p99_ms", "spectators_p99_ms", "join_p99_ms"),
    *("connections", "too_late", "errors", "load_cpu_percent"),
)
SERVER: Final = ("server_cpu_percent", "server_memory_mb")
THINKING: Final = ("thinking", "bots", "bot_moves")


def command(
    url: str = "",
    *,
    tables: int = 10,
    seats: int = 4,
    every: float = 5.0,
    seconds: float = 30.0,
    games: str = MIXED,
    spectators: int = 0,
    reconnect: float = 0.0,
    thinking: int = 0,
    bots: str = "sheriff,sheriff,sheriff",
    find: float = 0.0,
    as_json: Json = False,
) -> int:
    """Play many tables over real sockets and tell how long a move takes from sending to being seen.

    Every seat is a page of its own with its own person; it reads while it thinks, and where all choose at once it
    does so. Without an address a server of its own is started, with an empty data folder, and its processor time and
    memory are told; another one is to be started with --no-limits. With --thinking bots play among themselves at
    further tables meanwhile: what is told is how long the moves of people take. It ends with 1 if what the server
    acknowledged, what its log holds and what pages saw are not the same.

    Parameters
    ----------
    url
        Address of the server; one is started unless given.
    tables
        Number of tables at once; with --find the number to begin with.
    seats
        Seats of each table, as far as the game has so many.
    every
        Seconds that a page thinks, give or take a half.
    seconds
        How long to play.
    games
        Names of games with commas between, for the tables in turn; `mixed` are all.
    spectators
        Pages at each table that only watch.
    reconnect
        Seconds after which a page is cut off and comes back, give or take a half; 0 = never.
    thinking
        Number of further tables at which only bots play.
    bots
        Bots at each of these, with commas between.
    find
        Search the number of tables with which 99 of 100 moves are seen within so many milliseconds.
    as_json
        Print one JSON document.
    """
    if tables < 1 or seats < 1 or seconds <= 0 or min(thinking, every, spectators, reconnect, find) < 0:
        raise Mistake("tables and seats are at least 1, seconds more than 0, the others are not negative")
    if tables > MOST_TABLES:
        raise Mistake(f"--tables is at most {MOST_TABLES}")
    if url and not is_page_address(url):
        raise Mistake(f"{url!r} is no address of a server; one looks like http://127.0.0.1:8080")
    names = tuple(GAMES) if games == MIXED else tuple(games.split(","))
    load = Load(names, tables, seats, every, seconds, spectators, reconnect)
    if find:
        document = search(url, load, find, thinking, bots)
    else:
        document = measure(url, load, thinking, bots)
    show(document, lines(document), as_json)
    return FAILED if document["faults"] else SUCCESS


def measure(url: str, load: Load, thinking: int, bots: str) -> dict[str, Any]:
    """One run; the mistakes of whoever gave the address or the bots are told as such."""
    with server_at(url) as (place, process):
        refuse_other_servers(place, load.games)
        beside = Beside(load.games[0], thinking, bots)
        try:
            with progress(f"Playing {load.tables} tables"):
                return asyncio.run(play(place, load, beside, process))
        except urllib.error.HTTPError as problem:
            raise Mistake(f"{place}: {said_by(problem)}") from None
        except (OSError, ValueError, HTTPException) as problem:
            raise Mistake(f"{place}: {problem}") from None


@contextmanager
def server_at(url: str) -> Iterator[tuple[str, int]]:
    """The address of a server, and its process if it is one of our own."""
    if url:
        yield url.rstrip("/"), 0
        return
    with (
        tempfile.TemporaryDirectory(prefix="boomtown-load-") as folder,
        own_server(Path(folder), ["--no-limits"]) as server,
    ):
        yield server.place.url, server.process.pid


def search(url: str, load: Load, most_wait: float, thinking: int, bots: str) -> dict[str, Any]:
    """The run with the most tables that was borne, and what was tried; without one the smallest run."""
    tried: dict[int, dict[str, Any]] = {}

    def bears(tables: int) -> bool:
        tried[tables] = found = measure(url, replace(load, tables=tables), thinking, bots)
        return found["p99_ms"] <= most_wait and not found["faults"] and not found["errors"]

    most = find_most(bears, load.tables, MOST_TABLES // 2)
    return {
        **tried[most or min(tried)],
        "found": most,
        "tried": {str(tables): tried[tables]["p99_ms"] for tables in sorted(tried)},
        "faults": [fault for found in tried.values() for fault in found["faults"]],
    }


def lines(document: dict[str, Any]) -> Iterator[str]:
    """What was measured, for people."""
    names = list(FACTS)
    if document["server_memory_mb"] is not None:
        names += SERVER
    if document["thinking"]:
        names += THINKING
    if "found" in document:
        names = ["found", "tried", *names]
    yield from facts(document, names)
    if document["first_errors"]:
        yield from facts(document, ["first_errors"])
    yield ""
    by_game = document["games"]
    columns = ("tables", "moves", "p50_ms", "p95_ms", "p99_ms")
    yield from rows(
        [("game", *columns), *((game, *(of[name] for name in columns)) for game, of in by_game.items())]
    )
    yield ""
    if document["faults"]:
        yield from (f"fault: {fault}" for fault in document["faults"])
    else:
        yield "What the server acknowledged, what its log holds and what pages saw are the same."


def refuse_other_servers(url: str, games: tuple[str, ...]) -> None:
    """Say so if nobody answers there, or somebody who is no server of ours."""
    try:
        known = {str(game["name"]) for game in call(url, "/api/games")}
    except (urllib.error.HTTPError, ValueError, HTTPException, LookupError, TypeError):
        raise Mistake(f"what answers at {url} is no server of Boomtown") from None
    except OSError as problem:
        raise Mistake(f"nobody answers at {url}: {getattr(problem, 'reason', problem)}") from None
    for game in games:
        if game not in known:
            raise Mistake(f"the server at {url} has no game {game!r}; it has {', '.join(sorted(known))}")
