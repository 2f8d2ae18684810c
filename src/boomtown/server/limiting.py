"""Rate limits: enough for any person, too little for a flood."""

from __future__ import annotations

from typing import Final

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter
from starlette.requests import HTTPConnection

RATES: Final[dict[str, RateLimitItem]] = {
    "socket": parse("60/2 second"),  # messages of one page: hovering asks a lot
    "form": parse("30/minute"),
    "api": parse("600/minute"),
}


class Limiter:
    """Counts what each sender does."""

    def __init__(self, is_on: bool = True) -> None:
        self.is_on = is_on
        self.window = MovingWindowRateLimiter(MemoryStorage())

    async def allows(self, kind: str, who: str, connection: HTTPConnection) -> bool:
        """Whether this sender may do one more of this kind; unknown people are told apart by address."""
        if not self.is_on:
            return True
        sender = who or (connection.client.host if connection.client else "")
        return await self.window.hit(RATES[kind], sender)
