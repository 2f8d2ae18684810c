"""A server of our own in another process: started on a free port, stopped or killed at will."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.postgres import free_port


class Server:
    """A running server and how to talk to it."""

    def __init__(self, data: Path, *arguments: str, port: int = 0) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "boomtown", "serve", "--port", str(self.port)]
        self.command += ["--data", str(data), "--no-limits", *arguments]
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        """Start it and wait until it answers."""
        # drawings and texts of all games take two seconds of processor, and few tests need them
        environment = {"BOOMTOWN_NO_PRELOAD": "true", **os.environ, "BOOMTOWN_PLAIN": "1"}
        self.process = subprocess.Popen(
            self.command,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,  # a group of its own, so that it can be asked who is left of it
        )
        for _ in range(400):
            if self.process.poll() is not None:
                assert self.process.stderr is not None
                raise RuntimeError(self.process.stderr.read().decode())
            try:
                self.get("/api/games")
            except OSError:
                time.sleep(0.05)
            else:
                return self.process
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """Kill it as the power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ask it to stop."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
        if self.process.stderr is not None:
            self.process.stderr.close()

    def call(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """One call of the interface for programs."""
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def get(self, path: str, token: str = "") -> Any:
        """Ask."""
        return self.call("GET", path, token=token)

    def post(self, path: str, body: object, token: str = "") -> Any:
        """Do."""
        return self.call("POST", path, body, token)


@contextmanager
def running_server(data: Path, *arguments: str) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(data, *arguments)
    try:
        yield server
    finally:
        server.stop()
