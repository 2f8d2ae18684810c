"""One run: tables are opened, people sit down and play, spectators look on, and what came of it is counted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from boomtown.core.record import parse_record
from boomtown.lab.load.beside import Beside
from boomtown.lab.load.pages import Ending, LoadPage
from boomtown.lab.load.tally import TableTally, summarize
from boomtown.lab.load.wire import call, request

AT_ONCE: Final = 8  # tables that are opened at the same time
TICKS: Final = 100  # of the kernel's clock of processes, in a second


@dataclass(frozen=True)
class Load:
    """What a server is to bear."""

    games: tuple[str, ...]  # in turn
    tables: int
    seats: int  # as far as the game has so many
    every: float
    seconds: float
    spectators: int = 0  # of each table
    reconnect: float = 0.0  # seconds that a connection lasts; 0 = to the end


async def play(url: str, load: Load, beside: Beside, process: int = 0) -> dict[str, Any]:
    """Play it; `process` is the server's, if it runs here and is to be measured."""
    known = {game["name"]: game["seats"] for game in await asyncio.to_thread(call, url, "/api/games")}
    gate = asyncio.Semaphore(AT_ONCE)

    async def open_next(number: int) -> TableTally:
        game = load.games[number % len(load.games)]
        fewest, most = known[game]
        async with gate:
            return await open_table(url, game, min(max(load.seats, fewest), most), number)

    tallies = await asyncio.gather(*(open_next(number) for number in range(load.tables)))
    ending = Ending(load.seconds)
    pages = [
        asyncio.create_task(LoadPage(url, tally, seat, load.every, load.reconnect, ending).look())
        for tally in tallies
        for seat in [*range(len(tally.tokens)), *[-1] * load.spectators]
    ]
    await ending.begin(tallies, len(pages))
    before, own, started = use_of(process), time.process_time(), time.perf_counter()
    try:
        await asyncio.gather(beside.play(url, tallies[0].tokens[0], ending.quiet), ending.wait(tallies))
    finally:
        passed, after = time.perf_counter() - started, use_of(process)
        used = time.process_time() - own
        for page in pages:
            page.cancel()
        ended = await asyncio.gather(*pages, return_exceptions=True)
    for problem in ended:
        if isinstance(problem, Exception):
            raise problem
    for tally in tallies:
        records = [await asyncio.to_thread(read_record, url, tally.room, who) for who in tally.tokens]
        tally.compare(records)
    found = summarize(tallies)
    return {
        "tables": load.tables,
        "seats": load.seats,
        "spectators": load.spectators,
        "seconds": round(passed, 1),
        "moves_per_second": round(found["moves"] / passed, 1),
        **found,
        "server_cpu_percent": round(100 * (after.seconds - before.seconds) / passed, 1) if process else None,
        "server_memory_mb": after.megabytes if process else None,
        "load_cpu_percent": round(100 * used / passed, 1),
        "thinking": beside.tables,
        "bots": beside.bots,
        "bot_moves": beside.moves,
    }


async def open_table(url: str, game: str, seats: int, number: int) -> TableTally:
    """A table with somebody at every seat."""

    async def ask(path: str, body: object, token: str = "") -> Any:
        return await asyncio.to_thread(call, url, path, body, token)

    tokens = [(await ask("/api/people", {"name": f"Load {number}-{seat}"}))["token"] for seat in range(seats)]
    wish = {"game": game, "seats": ["me", *["open"] * (seats - 1)]}
    room = (await ask("/api/tables", wish, tokens[0]))["id"]
    for seat in range(1, seats):
        await ask(f"/api/tables/{room}/sit", {"seat": seat}, tokens[seat])
    return TableTally(room, game, tokens)


def read_record(url: str, room: str, token: str) -> list[str]:
    """The moves of a table, as somebody who sits there may read them."""
    return parse_record(request(url, f"/api/tables/{room}/record", None, token).decode()).moves


@dataclass(frozen=True)
class Use:
    """What a process has used."""

    seconds: float  # of processor, with its threads
    megabytes: float


def use_of(process: int) -> Use:
    """What a process has used until now, as the kernel knows it; nothing of none."""
    if not process:
        return Use(0.0, 0.0)
    folder = Path("/proc") / str(process)
    times = (folder / "stat").read_text().rpartition(")")[2].split()
    status = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines() if ":" in line)
    return Use((int(times[11]) + int(times[12])) / TICKS, round(int(status["VmRSS"].split()[0]) / 1024, 1))


def find_most(bears: Callable[[int], bool], first: int, most: int) -> int:
    """The greatest number of tables that is borne, within a tenth; 0 if even one is too many.

    >>> find_most(lambda tables: tables <= 137, 20, 1000)
    130
    """
    low, high = 0, first
    while bears(high):
        low, high = high, high * 2
        if low >= most:
            return low
    while high - low > max(1, low // 10):
        middle = (low + high) // 2
        if bears(middle):
            low = middle
        else:
            high = middle
    return low
