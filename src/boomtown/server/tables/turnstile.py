"""Lets a crowd through one by one."""

from __future__ import annotations

import asyncio


class Turnstile:
    """One thing that is dear to make in each round of the event loop: those who play wait for one, not for a crowd."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def wait(self) -> None:
        """Until it is one's turn; everything else that is ready has been done in between."""
        async with self.lock:
            await asyncio.sleep(0)
