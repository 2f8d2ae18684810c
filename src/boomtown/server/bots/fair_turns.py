"""Nobody keeps all bots busy: whoever asks for much at once waits for himself, and others do not wait for him."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

AT_ONCE: Final = 2  # decisions of one person that are thought about


class FairTurns:
    """The turns of people at what thinks for long. What waits here has not been handed to a worker, who takes one
    thing after the other."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.at_once = at_once
        self.turns: dict[str, asyncio.Semaphore] = {}
        self.wanted: Counter[str] = Counter()

    @asynccontextmanager
    async def turn_of(self, who: str) -> AsyncIterator[None]:
        """One of somebody's turns, when it comes."""
        turn = self.turns.setdefault(who, asyncio.Semaphore(self.at_once))
        self.wanted[who] += 1
        try:
            async with turn:
                yield
        finally:
            self.wanted[who] -= 1
            if not self.wanted[who]:
                del self.wanted[who], self.turns[who]
