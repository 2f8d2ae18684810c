"""Pages, pictures and updates are drawn in a thread, one after the other: no move waits for a drawing.

Those who play come first: of all that waits, what they are shown is drawn before what a crowd wants.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
Waiting = deque[tuple[Future[Any], Callable[[], Any]]]


class Renderer:
    """One thread for all that takes long to draw.

    There is one, because threads share the interpreter with the event loop: several would take more of it from those
    who play. What it draws must not change meanwhile: tables are given to it as `Live.snapshot`.
    """

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "renderer")
        self.for_players: Waiting = deque()
        self.for_others: Waiting = deque()

    async def make(self, work: Callable[P, R], *arguments: P.args, **named: P.kwargs) -> R:
        """What the work gives, when it is its turn. Who goes away before that has not cost anything."""
        return await self._make(self.for_others, lambda: work(*arguments, **named))

    async def make_for_player(self, work: Callable[P, R], *arguments: P.args, **named: P.kwargs) -> R:
        """The same for somebody who plays: only other players come before."""
        return await self._make(self.for_players, lambda: work(*arguments, **named))

    async def _make(self, waiting: Waiting, work: Callable[[], R]) -> R:
        made: Future[R] = Future()
        waiting.append((made, work))
        self.thread.submit(self._make_next)
        return await asyncio.wrap_future(made)

    def _make_next(self) -> None:
        """Once for each that waits."""
        made, work = (self.for_players or self.for_others).popleft()
        if not made.set_running_or_notify_cancel():
            return
        try:
            made.set_result(work())
        except BaseException as problem:
            made.set_exception(problem)

    def close(self) -> None:
        """Nobody waits for anything any more."""
        self.thread.shutdown(wait=False, cancel_futures=True)
        for waiting in (self.for_players, self.for_others):
            while waiting:
                waiting.popleft()[0].cancel()
