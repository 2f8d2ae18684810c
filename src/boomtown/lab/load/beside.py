"""Tables at which only bots play, beside those of people."""

from __future__ import annotations

import asyncio
import time

from boomtown.lab.load.wire import call


class Beside:
    """Tables at which bots play among themselves; a game that ends is followed by another."""

    def __init__(self, game: str, tables: int, bots: str) -> None:
        self.wish = {"game": game, "seats": bots.split(",")}
        self.tables = tables
        self.bots = bots
        self.moves = 0

    async def play(self, url: str, token: str, until: float) -> None:
        """Keep all of them playing until the time is over, and count their moves."""
        rooms = [await self.open(url, token) for _ in range(self.tables)]
        ended = 0
        while rooms:
            await asyncio.sleep(max(0.0, min(1.0, until - time.perf_counter())))
            seen = [await asyncio.to_thread(call, url, f"/api/tables/{room}", None, token) for room in rooms]
            if time.perf_counter() >= until:
                self.moves = ended + sum(table["decision"] for table in seen)
                return
            for place, table in enumerate(seen):
                if table["status"] == "over":
                    ended += table["decision"]
                    rooms[place] = await self.open(url, token)

    async def open(self, url: str, token: str) -> str:
        """One more table."""
        room: str = (await asyncio.to_thread(call, url, "/api/tables", self.wish, token))["id"]
        return room
