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


@contextmanager
def running_postgres() -> Iterator[str]:
    """A server for as long as it is needed; its address. PostgreSQL refuses root, so root becomes postgres."""
    bin_folder = programs()
    if bin_folder is None:
        raise RuntimeError("PostgreSQL is not installed: ./check installs it")
    folder = Path(tempfile.mkdtemp(prefix="boomtown-pg-"))
    runner = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if runner:
        shutil.chown(folder, "postgres")
    port = free_port()

    def call(*command: str) -> None:
        subprocess.run(
            [*runner, *command], check=True, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )

    data = str(folder / "data")
    try:
        call(str(bin_folder / "initdb"), "-D", data, "-U", "postgres", "-A", "trust", "--no-sync")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        call(str(bin_folder / "pg_ctl"), "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
        finally:
            call(str(bin_folder / "pg_ctl"), "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
