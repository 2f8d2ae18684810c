"""`boomtown load`: how much a server can bear."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from http.client import HTTPException

from boomtown.cli.arguments import is_page_address
from boomtown.cli.output import Json, show
from boomtown.lab.load import Beside, call, play, said_by
from boomtown.mistakes import Mistake
from boomtown.terminal import facts, progress

FACTS = ("tables", "seats", "seconds", "moves", "moves_per_second", "p50_ms", "p95_ms", "p99_ms", "errors")
THINKING = ("thinking", "bots", "bot_moves")


def command(
    url: str,
    *,
    tables: int = 10,
    seats: int = 4,
    every: float = 5.0,
    seconds: float = 30.0,
    game: str = "gold-rush",
    thinking: int = 0,
    bots: str = "sheriff,sheriff,sheriff",
    as_json: Json = False,
) -> None:
    """Play many tables over real sockets and tell how long a move takes from sending to being seen.

    Every seat is a page of its own with its own person. Start the server with --no-limits. With --thinking bots
    play among themselves at further tables meanwhile: what is told is how long the moves of people take.

    Parameters
    ----------
    url
        Address of the server.
    tables
        Number of tables at once.
    seats
        Seats of each table.
    every
        Seconds between two moves at one table.
    seconds
        How long to play.
    game
        Name of the game.
    thinking
        Number of further tables at which only bots play.
    bots
        Bots at each of these, with commas between.
    as_json
        Print one JSON document.
    """
    if tables < 1 or seats < 1 or thinking < 0 or every < 0 or seconds <= 0:
        raise Mistake("tables and seats are at least 1, the others are not negative")
    if not is_page_address(url):
        raise Mistake(f"{url!r} is no address of a server; one looks like http://127.0.0.1:8080")
    url = url.rstrip("/")
    refuse_other_servers(url, game)
    beside = Beside(game, thinking, bots)
    try:
        with progress(f"Playing {tables} tables"):
            document = asyncio.run(play(url, tables, seats, every, seconds, game, beside))
    except urllib.error.HTTPError as problem:
        raise Mistake(f"{url}: {said_by(problem)}") from None
    except (OSError, ValueError, HTTPException) as problem:
        raise Mistake(f"{url}: {problem}") from None
    show(document, facts(document, (*FACTS, *(THINKING if thinking else ()))), as_json)


def refuse_other_servers(url: str, game: str) -> None:
    """Say so if nobody answers there, or somebody who is no server of ours."""
    try:
        games = {str(known["name"]) for known in call(url, "/api/games")}
    except (urllib.error.HTTPError, ValueError, HTTPException, LookupError, TypeError):
        raise Mistake(f"what answers at {url} is no server of Boomtown") from None
    except OSError as problem:
        raise Mistake(f"nobody answers at {url}: {getattr(problem, 'reason', problem)}") from None
    if game not in games:
        raise Mistake(f"the server at {url} has no game {game!r}; it has {', '.join(sorted(games))}")
