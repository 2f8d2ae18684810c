"""Compiling the rules in the background, so that the bots think faster; nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import boomtown
from boomtown import build

WARMING: Final = "warming"
COMPILED: Final = "compiled"
PLAIN: Final = "plain"
NICENESS: Final = 15
COMMAND: Final = (sys.executable, "-P", "-m", "boomtown.server.bots.background_compile")
log = logging.getLogger("boomtown")


def first_state() -> str:
    """Whether there is a build already, or one could be made."""
    if os.environ.get("BOOMTOWN_PLAIN"):
        return PLAIN
    if boomtown.COMPILED or build.folder() is not None:
        return COMPILED
    try:
        build.need_compiler()
    except build.CannotCompile:
        return PLAIN
    return WARMING if build.root() is not None else PLAIN


class Warming:
    """How far the compiled rules are; `ready` is called when they can be used."""

    def __init__(self, is_wanted: bool, ready: Callable[[], None]) -> None:
        self.ready = ready
        self.state = first_state() if is_wanted else PLAIN
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Compile, if there is something to compile."""
        if self.state == WARMING:
            self.task = asyncio.get_running_loop().create_task(self.compile())

    async def compile(self) -> None:
        """In a process of its own; without a build everything goes on as it is."""
        process = await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        try:
            said, _ = await process.communicate()
        finally:
            if process.returncode is None:  # the server stops
                process.terminate()
                await process.wait()
        if process.returncode == 0:
            self.state = COMPILED
            self.ready()
        else:
            self.state = PLAIN
            log.warning("the rules could not be compiled: %s", said.decode(errors="replace")[-2000:])

    async def close(self) -> None:
        """Nobody needs it any more."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task


def main() -> None:
    """Make the build with what the machine has to spare."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        build.build()
    except build.CannotCompile as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
