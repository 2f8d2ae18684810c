"""Bots think in processes of their own, with the compiled rules if there are any: the table never waits for them.

A bot gets the view of its seat as JSON and answers with the text of an action: it cannot know more.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, ParamSpec, TypeVar

from boomtown import compiled
from boomtown.bots import make_bot
from boomtown.core.rng import Rng
from boomtown.core.step import View
from boomtown.core.wire import decode, encode
from boomtown.games import ALL, part

P = ParamSpec("P")
R = TypeVar("R")


def think(game_name: str, bot: str, raw: bytes, seed: int) -> str:
    """What a bot does with a view: runs in a worker."""
    game = ALL[game_name]
    view = decode(game, raw, part(game_name, "steps").STEPS)
    return game.verbs.text(make_bot(bot, game).choose(view, Rng(seed)))


class Thinkers:
    """The workers; they start when the first bot is to move."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        """Start the workers with the compiled rules first on their path."""
        folder = compiled.folder()
        if folder is not None:
            os.environ.update(compiled.environment(folder))
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(self.workers, mp_context=context)
        return self.pool

    async def choose(self, game_name: str, bot: str, view: View[Any]) -> str:
        """The text of the bot's action."""
        pool = self.pool or self.start()
        raw = encode(ALL[game_name], view)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(pool, think, game_name, bot, raw, secrets.randbelow(2**48))

    async def do(self, work: Callable[P, R], *arguments: P.args, **_: P.kwargs) -> R:
        """Let a worker do something else."""
        pool = self.pool or self.start()
        return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)

    def close(self) -> None:
        """Stop the workers."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
