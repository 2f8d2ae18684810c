"""The stream of a table tells every move, and what becomes of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtown.server.tables.log_entries import Moved, Undid
from boomtown.server.web.api import routes
from tests.server.asgi import Exchange, scope_of, visiting


def lines_of(stream: Exchange) -> list[dict[str, Any]]:
    """What has come since the last time."""
    raw = b"".join(message.get("body", b"") for message in stream.take())
    return [msgspec.json.decode(line) for line in raw.splitlines()]


def test_a_move_that_takes_the_place_of_another_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Undo and another move may come before the stream looks again: then there are as many moves as before."""
    is_awake = asyncio.Event()

    async def wait(*_: object) -> None:
        await is_awake.wait()

    async def story() -> None:
        async with visiting(tmp_path) as browser:
            await browser.post("/new/gold-rush", {"seats": "2", "seat0": "me", "seat1": "here"})
            (live,) = browser.app.state.desk.hub.tables.values()
            seat, state = live.actors()[0], live.require_table().state
            one, other = (live.game.verbs.text(action) for action in state.options(seat)[:2])

            async def change(*entries: Moved | Undid) -> None:
                async with live.lock:
                    await live.change(entries)

            async def come_to_rest() -> None:
                is_awake.set()
                while not stream.got or b"status" not in stream.got[-1].get("body", b""):
                    await asyncio.sleep(0.01)
                is_awake.clear()

            await change(Moved(seat, one))
            made = live.decision
            request = {"type": "http.request", "body": b"", "more_body": False}
            stream = Exchange(
                browser.app,
                scope_of("GET", f"/api/tables/{live.room.id}/stream", [("host", "test")]),
                request,
            )
            await come_to_rest()
            assert len([line for line in lines_of(stream) if "move" in line]) == made
            stream.got.clear()
            stream.taken = 0
            undone = made - live.require_table().record.moves.index(f"{seat} {one}")
            await change(Undid(undone, seat))
            await change(Moved(seat, other))
            await come_to_rest()
            told = lines_of(stream)
            await stream.end()
            assert told[0] == {"undone": undone}
            assert told[1]["line"] == f"{seat} {other}"

    monkeypatch.setattr(routes, "prove", wait)
    asyncio.run(story())
