"""A PostgreSQL server of our own for the tests: on a free loopback port, in a folder of its own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def programs() -> Path | None:
    """The folder of PostgreSQL's programs: they are not on the path in Debian."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A server that can be stopped and started; PostgreSQL refuses root, so root becomes postgres."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.runner = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.runner:
            shutil.chown(folder, "postgres")
        self.port = free_port()
        self.address = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self.call("initdb", "-U", "postgres", "-A", "trust", "--no-sync")

    def call(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs on the data."""
        subprocess.run(
            [*self.runner, str(self.programs / program), "-D", str(self.folder / "data"), *arguments],
            check=True,
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )

    def start(self) -> None:
        """Start it, and wait until it is there."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self.call("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """Stop it at once; connections break."""
        self.call("pg_ctl", "-m", "immediate", "stop")


@contextmanager
def stoppable_postgres() -> Iterator[Postgres]:
    """A running server for as long as it is needed."""
    found = programs()
    if found is None:
        raise RuntimeError("PostgreSQL is not installed: ./check installs it")
    folder = Path(tempfile.mkdtemp(prefix="boomtown-pg-"))
    try:
        server = Postgres(found, folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a server for as long as it is needed."""
    with stoppable_postgres() as server:
        yield server.address
