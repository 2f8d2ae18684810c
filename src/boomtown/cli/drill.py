"""`boomtown drill`: hostile clients beside people who play."""

from __future__ import annotations

import asyncio
import ipaddress
import math
import multiprocessing
import os
import socket
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from boomtown.cli.output import FAILED, SUCCESS, Json, show
from boomtown.core.text import LANGUAGES
from boomtown.games import GAMES
from boomtown.lab.drill.attackers import AttackReport, besiege
from boomtown.lab.drill.own_server import Server, own_server
from boomtown.lab.drill.players import SEATS, Evening, Household, Ledger
from boomtown.lab.drill.verdict import (
    Faults,
    Footprint,
    footprint,
    judge_database,
    judge_footprint,
    judge_latency,
    judge_record,
    read_log,
)
from boomtown.lab.drill.wire import Place, ask
from boomtown.lab.load.tally import percentiles
from boomtown.mistakes import Failure, Mistake
from boomtown.processes import end_with_parent
from boomtown.terminal import facts, progress, rows

MOST_SECONDS: Final = 3600
MOST_TABLES: Final = 40
MOST_ATTACKERS: Final = 16
MOST_THOUGHT: Final = 60  # seconds
WARM: Final = 10.0  # seconds in which only the players play, before memory is measured
START: Final = 60.0  # seconds until somebody has acted at every table
SETTLE: Final = 90.0  # seconds in which memory and files may come back
FACTS: Final = (
    *(
        "seconds",
        "tables",
        "moves",
        "undone",
        "reconnects",
        "kicked",
        "refusals",
        "calm_p99_ms",
        "p50_ms",
        "p95_ms",
        "p99_ms",
    ),
    *("attackers", "requests", "memory_mb", "files", "warnings"),
)


def command(
    url: str = "",
    *,
    seconds: float = 60.0,
    tables: int = 5,
    game: str = "",
    every: float = 1.0,
    attackers: int = 4,
    only: str = "",
    seed: int = 0,
    p99: float = 200.0,
    as_json: Json = False,
) -> int:
    """Attack a server of this machine for a while beside people who play, and tell what it did to them.

    Without an address it starts a server of its own with an empty data folder, and reads its log, its memory and its
    database afterwards. It ends with 1 if an acknowledged move is lost or doubled, a table does not replay, the
    server failed at anything, players waited too long, or memory did not come back.

    Parameters
    ----------
    url
        Address of a server of this machine; one is started unless given. No other machine can be attacked.
    seconds
        How long to attack.
    tables
        Number of tables at which two people each play meanwhile.
    game
        Name of the game at all tables; all games in turn unless given.
    every
        Seconds that a player thinks about a move.
    attackers
        Number of attackers, each from an address of its own; 0 shows how it goes without.
    only
        Attacks to make, with commas between; all unless given.
    seed
        Seed of players and attackers.
    p99
        Milliseconds in which 99 of 100 moves must be acknowledged.
    as_json
        Print one JSON document.
    """
    check(seconds, tables, game, every, attackers)
    names = parse_attacks(only)
    place = own_place(url) if url else None
    games = [game] if game else [*GAMES]
    with (
        progress(f"Attacking for {seconds:g} s"),
        tempfile.TemporaryDirectory(prefix="boomtown-drill-") as folder,
    ):
        drill = Drill(games, tables, every, seconds, attackers, names, seed)
        if place is not None:
            document = asyncio.run(drill.run(place, None))
        else:
            with own_server(Path(folder)) as server:
                document = asyncio.run(drill.run(server.place, server))
    drill.faults.add("latency", judge_latency(document["p99_ms"], p99))
    document["faults"] = drill.faults.summarize()
    show(document, lines(document), as_json)
    return FAILED if document["faults"] else SUCCESS


def check(seconds: float, tables: int, game: str, every: float, attackers: int) -> None:
    """Refuse a drill that cannot be, or would never end."""
    if not 0 < seconds <= MOST_SECONDS:
        raise Mistake(f"--seconds is a number up to {MOST_SECONDS}")
    if not 1 <= tables <= MOST_TABLES or not 0 <= attackers <= MOST_ATTACKERS:
        raise Mistake(
            f"--tables is a number from 1 to {MOST_TABLES}, --attackers one from 0 to {MOST_ATTACKERS}"
        )
    if not 0 <= every <= MOST_THOUGHT:
        raise Mistake(f"--every is a number from 0 to {MOST_THOUGHT}")
    if game and game not in GAMES:
        raise Mistake(f"there is no game {game!r}")


def parse_attacks(only: str) -> list[str]:
    """The names of attacks that somebody chose."""
    from boomtown.lab.drill import every_attack

    known = every_attack()
    names = [name for name in only.split(",") if name]
    if unknown := [name for name in names if name not in known]:
        raise Mistake(f"there is no attack {unknown[0]!r}; there are {', '.join(known)}")
    return names or [*known]


def own_place(url: str) -> Place:
    """A server of this machine, and of no other."""
    parts = urlsplit(url if "//" in url else f"http://{url}")
    host = parts.hostname or ""
    try:
        is_own = host == "localhost" or ipaddress.ip_address(host).is_loopback
        port = parts.port or 80
    except ValueError:
        is_own, port = False, 0
    if not is_own or parts.scheme != "http":
        raise Mistake(
            f"{url} is not a server of this machine: a drill is only for one at http://127.0.0.1, http://[::1] or "
            "http://localhost"
        )
    return Place("127.0.0.1" if host == "localhost" else host, port)


def give_way() -> None:
    """The process of the attackers is less urgent than those of players and server, and ends with this one."""
    os.nice(10)
    end_with_parent()


class Drill:
    """One drill: players, attackers, measurements."""

    def __init__(
        self,
        games: Sequence[str],
        tables: int,
        every: float,
        seconds: float,
        attackers: int,
        names: Sequence[str],
        seed: int,
    ) -> None:
        self.games = games
        self.tables = tables
        self.every = every
        self.seconds = seconds
        self.attackers = attackers
        self.names = names
        self.seed = seed
        self.faults = Faults()
        self.report = AttackReport()
        self.prints: list[Footprint] = []

    async def run(self, place: Place, server: Server | None) -> dict[str, Any]:
        """Play, attack, measure, judge."""
        evening = Evening(place, math.inf, self.every, self.seed, server is not None)
        households = [
            Household(evening, number, self.games[number % len(self.games)], source(place, 1, number + 1))
            for number in range(self.tables)
        ]
        for household in households:
            if not await household.open():
                raise Failure(
                    f"{place.url}: players cannot open their tables: {'; '.join(evening.ledger.faults)}"
                )
        playing = asyncio.gather(*(household.play() for household in households))
        await self.warm_up(place, evening.ledger, min(WARM, self.seconds / 4))
        evening.until = time.monotonic() + self.seconds
        calm = len(evening.ledger.waits)
        start = footprint(server.process.pid) if server else Footprint(0.0, 0)
        watching = asyncio.create_task(self.watch(server))
        await self.attack(place, [*evening.ledger.rooms])
        await playing
        after = await self.settle(server, start)
        watching.cancel()
        await self.judge(evening, server)
        self.faults.add("footprint", judge_footprint(start, after))
        ledger = evening.ledger
        prints = [start, *self.prints, after]
        warnings = self.read_server(server)
        return {
            "seconds": self.seconds,
            "tables": len(ledger.rooms),
            "moves": len(ledger.acknowledged),
            "undone": ledger.undone,
            "reconnects": ledger.reconnects,
            "kicked": ledger.kicked,
            "refusals": dict(ledger.refusals.most_common()),
            "calm_p99_ms": percentiles(ledger.waits[:calm])["p99_ms"],  # before the attack
            **percentiles(ledger.waits[calm:]),
            "attackers": self.attackers,
            "requests": self.report.sent,
            "memory_mb": [start.memory, max(one.memory for one in prints), after.memory],
            "files": [start.files, max(one.files for one in prints), after.files],
            "warnings": warnings,
            "attacks": {
                name: dict(counts.most_common()) for name, counts in sorted(self.report.counts.items())
            },
        }

    async def warm_up(self, place: Place, ledger: Ledger, seconds: float) -> None:
        """Let everybody play for a while and ask for one of each kind of page in each language, so that what is loaded
        once is loaded before anything is measured."""
        until = time.monotonic() + seconds
        rooms = [*ledger.rooms]
        paths = ["/", "/about", "/me", "/api/tables", "/api/openapi.json"]
        paths += [f"/{kind}/{game}" for kind in ("new", "rules") for game in GAMES]
        paths += [f"/table/{room}{part}" for room in rooms[:4] for part in ("", "/record", "/picture.png")]
        for number, language in enumerate(LANGUAGES, 240):
            own = source(
                place, 1, number
            )  # each in a house of its own: nobody may see all pages in four languages
            for path in paths:
                await ask(place, own, "GET", path, language=language)
        latest = time.monotonic() + START
        while time.monotonic() < until or {move.room for move in ledger.acknowledged} < {*rooms}:
            await asyncio.sleep(0.1)
            if time.monotonic() > latest:
                self.faults.add("players", [f"not all tables had a move in {START:g} s"])
                return

    async def attack(self, place: Place, rooms: Sequence[str]) -> None:
        """Let the attackers in, in a process of their own."""
        if not self.attackers:
            await asyncio.sleep(self.seconds)
            return
        sources = [source(place, 0, number + 2) for number in range(self.attackers)]
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(1, context, initializer=give_way) as pool:
            self.report = await asyncio.get_running_loop().run_in_executor(
                pool, besiege, place, sources, self.seed, self.seconds, rooms, self.names
            )
        self.faults.add("attacks", self.report.faults)

    async def watch(self, server: Server | None) -> None:
        """Measure what the server needs, again and again."""
        while server is not None and server.process.poll() is None:
            self.prints.append(footprint(server.process.pid))
            await asyncio.sleep(0.5)

    async def settle(self, server: Server | None, start: Footprint) -> Footprint:
        """Wait until memory and files have come back, but not forever."""
        if server is None or server.process.poll() is not None:
            return Footprint(0.0, 0)
        until = time.monotonic() + SETTLE
        await asyncio.sleep(1.0)
        while not (after := footprint(server.process.pid)).is_back(start) and time.monotonic() < until:
            await asyncio.sleep(0.5)
        return after

    async def judge(self, evening: Evening, server: Server | None) -> None:
        """Compare what the players were told with what the server knows; stop it, and see what it has kept."""
        ledger = evening.ledger
        self.faults.add("players", ledger.faults)
        if server is not None and server.process.poll() is not None:
            self.faults.add("server", [f"it has ended with {server.process.returncode}"])
        records = {}
        for room, tokens in ledger.rooms.items():
            for seat in range(SEATS):
                path = f"/api/tables/{room}/record"
                answer = await ask(
                    evening.place, source(evening.place, 1, 251), "GET", path, token=tokens[seat]
                )
                if answer.status != 200:
                    self.faults.add("moves", [f"the record of table {room} was answered with {answer.label}"])
                text = answer.body.decode(errors="replace").partition('"""\n')[2].partition('"""')[0]
                records[room, seat] = text.splitlines()
        kept: dict[str, list[str]] = {}
        if server is not None:
            server.stop()
            kept = await judge_database(
                server.data, ledger.rooms, ledger.sent, ledger.acknowledged, self.faults.add
            )
        unsure = [] if server is not None else ledger.list_unanswered()
        for (room, seat), moves in records.items():
            if server is not None:  # the log tells what was taken back, too
                played = [
                    text
                    for who, _, text in (line.partition(" ") for line in kept.get(room, ()))
                    if who == str(seat)
                ]
            else:
                played = [move.text for move in ledger.acknowledged if (move.room, move.seat) == (room, seat)]
            maybe = [move.text for move in unsure if (move.room, move.seat) == (room, seat)]
            found = judge_record(moves, seat, played, maybe)
            self.faults.add("moves", [f"the record of table {room}: {fault}" for fault in found])

    def read_server(self, server: Server | None) -> int:
        """What the server has logged: errors are faults; gives the number of warnings."""
        if server is None:
            return 0
        with server.log.open(encoding="utf-8", errors="replace") as log:
            errors, warnings = read_log(log)
        self.faults.add("log", errors)
        return warnings


def source(place: Place, net: int, number: int) -> str:
    """A loopback address to come from: attackers and players must not share theirs. Where there is only one, any."""
    wanted = f"127.0.{net}.{number}"
    if ":" in place.host:
        return ""
    with socket.socket() as probe:
        try:
            probe.bind((wanted, 0))
        except OSError:
            return ""
    return wanted


def lines(document: dict[str, Any]) -> list[str]:
    """The drill for people."""
    table = [
        (name, ", ".join(f"{label}: {count}" for label, count in counts.items()))
        for name, counts in document["attacks"].items()
    ]
    told = [f"{kind}: {sentence}" for kind, found in document["faults"].items() for sentence in found]
    return [
        *facts(document, FACTS),
        *(["", "What attackers got:", *rows(table, "  ")] if table else []),
        *(
            ["", "Faults:", *(f"  {line}" for line in told)]
            if told
            else ["", "Nothing is lost, nothing is doubled."]
        ),
    ]
