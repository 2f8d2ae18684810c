"""Processes of our own for work that takes long; broken ones are replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

import boomtown
from boomtown import build
from boomtown.server.bots.worker import begin

P = ParamSpec("P")
R = TypeVar("R")


class Pool:
    """Some workers of low priority; they start with the first work, with the compiled rules if there are any."""

    def __init__(self, workers: int, niceness: int) -> None:
        self.workers = workers
        self.niceness = niceness
        self.executor: ProcessPoolExecutor | None = None
        self.heard = 0.0  # when a worker last gave an answer

    def start(self) -> ProcessPoolExecutor:
        """New workers."""
        prefer_compiled()
        context = multiprocessing.get_context("spawn")
        self.executor = ProcessPoolExecutor(
            self.workers, mp_context=context, initializer=begin, initargs=(self.niceness,)
        )
        return self.executor

    async def do(self, work: Callable[P, R], *arguments: P.args, **_: P.kwargs) -> R:
        """Let a worker do it; if the workers break down, new ones try once more."""
        executor = self.executor or self.start()
        try:
            return await self._ask(executor, work, *arguments)
        except BrokenProcessPool:
            if executor is self.executor:
                self.abandon()
            return await self._ask(self.executor or self.start(), work, *arguments)

    async def _ask(self, executor: ProcessPoolExecutor, work: Callable[..., R], *arguments: object) -> R:
        answer = await asyncio.get_running_loop().run_in_executor(executor, work, *arguments)
        self.heard = time.monotonic()
        return answer

    def renew(self) -> None:
        """What is under way is finished by the old workers, what comes now is for new ones."""
        if self.executor is not None:
            self.executor.shutdown(wait=False)
            self.executor = None

    def abandon(self) -> None:
        """End the workers, whatever they do; work that others wait for is given to new ones."""
        executor, self.executor = self.executor, None
        if executor is not None:
            # before Python 3.14 there is no public way to end a worker that does not listen
            for process in [*(executor._processes or {}).values()]:
                process.kill()

    def close(self) -> None:
        """Nobody waits for anything any more."""
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)
        self.abandon()


def prefer_compiled() -> None:
    """Processes that are started from now on find the compiled rules first, if there are any.

    A spawned process takes over our path. We ourselves have the package loaded and stay with it.
    """
    if boomtown.COMPILED:
        return
    folder = None if os.environ.get("BOOMTOWN_PLAIN") else build.folder()
    sys.path[:] = [place for place in sys.path if f"{os.sep}{build.BUILDS}{os.sep}" not in place]
    if folder is not None:
        sys.path.insert(0, str(folder))
