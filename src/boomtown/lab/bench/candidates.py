"""What can be measured here: the rules plain and compiled, and a peer in an environment of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import boomtown
from boomtown import build
from boomtown.games import registry
from boomtown.mistakes import Failure
from boomtown.terminal import note

HERE: Final = Path(__file__).parent
PEER: Final = "catanatron"
OURS: Final = (
    "inside",
    "outside",
    "clone",
    "view",
    "fill",
    "view_fill",
    "scene",
    "playout",
    "search",
    "think",
)
PEERS: Final = ("inside", "clone")


@dataclass(frozen=True)
class Candidate:
    """One way to run a game: its name, the Python and its environment, and what can be measured of it."""

    name: str
    python: str
    environment: Mapping[str, str]
    tasks: tuple[str, ...] = OURS

    def command(self, game: str, seats: int, seconds: float) -> list[str]:
        """Give the command of the process that measures it."""
        if self.name == PEER:
            return [self.python, "-E", "-s", str(HERE / "catan.py")]
        return [self.python, "-P", "-m", "boomtown.lab.bench.rules", game, str(seats), str(seconds)]


def ours() -> list[Candidate]:
    """Find the forms of the rules that can be measured here, the fastest last."""
    compiled = build.folder()
    if build.root() is None:  # installed: there is one form only
        name = "compiled" if boomtown.COMPILED else "plain"
        return [Candidate(name, sys.executable, os.environ)]
    found = [Candidate("plain", sys.executable, plain_environment())]
    if compiled is not None:
        found.append(Candidate("compiled", sys.executable, build.environment(compiled)))
    return found


def able_to_play(game: str, candidates: Sequence[Candidate]) -> list[Candidate]:
    """Leave out compiled rules for a game of another package: its interpreted classes cannot inherit from them."""
    is_ours = game in registry.OURS
    return [candidate for candidate in candidates if is_ours or candidate.name != "compiled"]


def plain_environment() -> dict[str, str]:
    """Give the environment of a process that is to use the sources: no build is on its path."""
    tree = build.root()
    builds = None if tree is None else tree / build.BUILDS
    path = [
        part
        for part in os.environ.get("PYTHONPATH", "").split(os.pathsep)
        if part and Path(part).parent != builds
    ]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def peer() -> Candidate:
    """Install catanatron into an environment of its own, unless it is there."""
    tree = build.root()
    pins = None if tree is None else tree / "requirements/peers.txt"
    if tree is None or pins is None or not pins.is_file():
        raise Failure("--peers needs the source tree, and this boomtown is installed without one")
    home, stamp = tree / ".peers", tree / ".peers/installed.txt"
    python = home / "bin/python"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != pins.read_text(encoding="utf-8"):
        note("boomtown: installing catanatron into .peers")
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        for step in (
            [sys.executable, "-m", "venv", "--clear", str(home)],
            [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
            + ["--require-hashes", "-r", str(pins)],
        ):
            done = subprocess.run(step, env=environment, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                last = [*done.stderr.strip().splitlines(), "no reason given"][-1:]
                raise Failure(f"catanatron cannot be installed: {last[0]}")
        stamp.write_text(pins.read_text(encoding="utf-8"), encoding="utf-8")
    return Candidate(PEER, str(python), os.environ, PEERS)
