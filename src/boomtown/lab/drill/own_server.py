"""A server that is started to be attacked, or to be measured."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from boomtown.build import PLAIN
from boomtown.lab.drill.wire import Place
from boomtown.mistakes import Failure

START: Final = 30.0  # seconds until a server answers


class Server:
    """A server of our own, with limits as people start it unless told, whose log and memory can be looked at."""

    def __init__(self, folder: Path, more: Sequence[str] = ()) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.place = Place("127.0.0.1", probe.getsockname()[1])
        self.data = folder / "data"
        self.log = folder / "log"
        words = ["serve", "--port", str(self.place.port), "--data", str(self.data), "--no-compile"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", "boomtown", *words, "--pace", "0.3", "--thinkers", "1", *more],
                env=without_settings(),
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + START
        while time.monotonic() < until and self.process.poll() is None:
            try:
                socket.create_connection((self.place.host, self.place.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise Failure(f"the server did not start: {self.log.read_text(errors='replace')[-300:]}")

    def stop(self) -> None:
        """Ask it to stop; kill it if it does not listen."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def without_settings() -> dict[str, str]:
    """The environment without what it says of a server that is not to be attacked, such as its database."""
    kept = {PLAIN: os.environ[PLAIN]} if PLAIN in os.environ else {}
    return {name: value for name, value in os.environ.items() if not name.startswith("BOOMTOWN_")} | kept


@contextmanager
def own_server(folder: Path, more: Sequence[str] = ()) -> Iterator[Server]:
    """A server for as long as it is needed; `more` are further words of `boomtown serve`."""
    server = Server(folder, more)
    try:
        server.wait()
        yield server
    finally:
        server.stop()
