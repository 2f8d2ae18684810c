"""`boomtown serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
import time
import webbrowser
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from boomtown.cli.arguments import is_page_address
from boomtown.cli.output import Flag
from boomtown.lab.processors import processors
from boomtown.mistakes import Failure, Mistake
from boomtown.server.web.settings import Settings
from boomtown.terminal import note

MOST_THINKERS: Final = 256
FEWEST_LIMITS: Final = 0.5
MOST_LIMITS: Final = 100
LONGEST_PATIENCE: Final = 600
SWITCH: Final = (
    0.0005  # seconds that a thread may keep the interpreter while others wait: ten times less than usual
)


def command(
    *,
    host: Annotated[str, Parameter(env_var="BOOMTOWN_HOST")] = "127.0.0.1",
    port: Annotated[int, Parameter(env_var="BOOMTOWN_PORT")] = 8080,
    data: Annotated[Path, Parameter(env_var="BOOMTOWN_DATA")] = Path("boomtown-data"),
    database: Annotated[str, Parameter(env_var="BOOMTOWN_DATABASE")] = "",
    public_url: Annotated[str, Parameter(env_var="BOOMTOWN_PUBLIC_URL")] = "",
    pace: Annotated[float, Parameter(env_var="BOOMTOWN_PACE")] = 0.7,
    thinkers: Annotated[int, Parameter(env_var="BOOMTOWN_THINKERS")] = 0,
    open_page: Annotated[bool, Parameter(name="--open", negative=(), env_var="BOOMTOWN_OPEN")] = False,
    limits: Annotated[float, Parameter(env_var="BOOMTOWN_LIMITS")] = 1.0,
    no_limits: Annotated[Flag, Parameter(env_var="BOOMTOWN_NO_LIMITS")] = False,
    patience: Annotated[float, Parameter(env_var="BOOMTOWN_PATIENCE")] = 10.0,
    trusted_proxies: Annotated[str, Parameter(env_var="BOOMTOWN_TRUSTED_PROXIES")] = "127.0.0.1,::1",
    no_compile: Annotated[Flag, Parameter(env_var="BOOMTOWN_NO_COMPILE")] = False,
    no_preload: Annotated[Flag, Parameter(env_var="BOOMTOWN_NO_PRELOAD")] = False,
) -> None:
    """Open the table: a web page on which people and bots play.

    Without more it is for this machine only; with `--host 0.0.0.0` friends in the home network can join by
    the link that the page shows. All games are kept in the data folder; stop with Ctrl-C, nothing is lost.

    Every setting can also stand in the environment, so that no password stands on a command line: --public-url is
    BOOMTOWN_PUBLIC_URL there, and so on. What is given here counts more.

    Parameters
    ----------
    host
        Address to listen on.
    port
        Port to listen on.
    data
        Folder for the database; it is made if it is not there.
    database
        Address of a PostgreSQL database, as postgresql://user@host/name; SQLite in the data folder unless given.
    public_url
        Where friends reach the page, if it stands behind another server.
    pace
        Seconds between two moves of bots; the time they think counts.
    thinkers
        Processes in which Sheriffs and Marshals think; one for each processor unless given.
    open_page
        Open the page in the browser.
    limits
        How much people and addresses may do, as a multiple of the usual limits, from 0.5 to 100.
    no_limits
        Do not limit how often somebody may ask.
    patience
        Seconds in which a request must tell what it wants; after that its connection is closed.
    trusted_proxies
        Addresses of servers before this one, with commas between, that are believed where a request comes from.
    no_compile
        Do not compile the rules in the background, if they are not compiled yet.
    no_preload
        Load drawings and texts when somebody needs them, not in the background after the start.
    """
    if not 0 < port < 65536:
        raise Mistake(f"a port is a number from 1 to 65535, not {port}")
    if pace < 0:
        raise Mistake("bots cannot move before their turn: --pace is 0 or more")
    if not FEWEST_LIMITS <= limits <= MOST_LIMITS:  # not a number is out of every bounds
        raise Mistake(
            f"--limits is a number from {FEWEST_LIMITS} to {MOST_LIMITS}; --no-limits lifts them all"
        )
    if not 0 < patience <= LONGEST_PATIENCE:
        raise Mistake(f"--patience is a number of seconds, more than 0 and at most {LONGEST_PATIENCE}")
    if not 0 <= thinkers <= MOST_THINKERS:
        raise Mistake(f"--thinkers is a number from 1 to {MOST_THINKERS}")
    scheme, found, place = database.partition("://")
    if database and not (scheme.startswith("postgres") and found and place):
        raise Mistake(
            "--database is an address such as postgresql://user@host/name"
        )  # not what: it may hold a password
    if public_url and not is_page_address(public_url):
        raise Mistake(f"--public-url is an address such as https://games.example.org, not {public_url!r}")
    refuse_used_port(host, port)
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as problem:
        raise Mistake(f"the data folder cannot be made: {problem}") from None
    settings = Settings(
        host,
        port,
        data,
        database,
        public_url,
        pace,
        thinkers or processors(),
        compiles=not no_compile,
        preloads=not no_preload,
        has_limits=not no_limits,
        limits=limits,
        patience=patience,
        trusted_proxies=trusted_proxies,
    )
    from boomtown.server.tables.opening import CannotOpen, alone_in, try_database

    try:
        with nullcontext() if database else alone_in(data):
            asyncio.run(try_database(settings))
            run(settings, open_page)
    except CannotOpen as problem:
        raise Failure(str(problem)) from None


def refuse_used_port(host: str, port: int) -> None:
    """Say so at once if somebody else listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except PermissionError:
            raise Mistake(f"port {port} needs more rights; choose one above 1023 with --port") from None
        except OSError as problem:
            raise Mistake(f"{host}, port {port}: {problem.strerror}; choose another with --port") from None


class ClientFaults(logging.Filter):
    """Leaves out what uvicorn calls an error though a client alone is to blame: strangers could fill the log with it."""

    SENTENCES: Final = (
        "ASGI callable returned without completing handshake.",  # a socket was refused with a page that says why
        "Invalid UTF-8 sequence received from client.",
    )

    def filter(self, record: logging.LogRecord) -> bool:
        return record.getMessage() not in self.SENTENCES


def run(settings: Settings, open_page: bool) -> None:
    """Serve until somebody stops it."""
    import uvicorn

    from boomtown.server.web.app import make_app
    from boomtown.server.web.half_open import patient

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    logging.getLogger("uvicorn.error").addFilter(ClientFaults())
    sys.setswitchinterval(SWITCH)
    note(f"The table is open: {settings.url} (stop with Ctrl-C)")
    if open_page:
        threading.Thread(target=open_when_ready, args=(settings,), daemon=True).start()
    uvicorn.run(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        http=patient(settings.patience),
        ws_max_size=65_536,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=3,
    )


def open_when_ready(settings: Settings) -> None:
    """Open the page once the server answers; without a browser the address on the terminal must do."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    for _ in range(100):
        try:
            socket.create_connection((host, settings.port), 1).close()
            break
        except OSError:
            time.sleep(0.1)
    if not webbrowser.open(settings.url):
        note(f"No browser found here: please open {settings.url}")
