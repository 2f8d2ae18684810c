"""What takes long to draw is drawn beside the event loop, and those who play do not wait for a crowd."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from boomtown.core.step import NOBODY
from boomtown.core.text import LANGUAGES, bundle, format_message
from boomtown.games import GAMES
from boomtown.server.web import replays
from boomtown.server.web.pages.cards import cover
from boomtown.server.web.pages.rules import pieces
from boomtown.server.web.people import Viewer
from boomtown.server.web.preloading import preload
from boomtown.server.web.rendering import Renderer
from boomtown.server.web.socket import Connection
from tests.server import trouble
from tests.server.asgi import visiting
from tests.server.tables import ADA, hub_on, play_on, two_at_a_table

LONGEST_ROUND = (
    0.1  # seconds of work in one round of the event loop; drawing a gallery takes several times that
)


@asynccontextmanager
async def longest_round() -> AsyncIterator[list[float]]:
    """The seconds of work of each round of the event loop; work of other threads and programs does not count."""
    rounds: list[float] = []

    async def count() -> None:
        last = time.thread_time()
        while True:
            await asyncio.sleep(0.001)
            last, before = time.thread_time(), last
            rounds.append(last - before)

    counting = asyncio.create_task(count())
    try:
        yield rounds
    finally:
        counting.cancel()


def forget_drawings() -> None:
    """As in a server that has just started."""
    for cached in (pieces, cover, bundle, format_message):
        cached.cache_clear()


def test_no_page_is_drawn_on_the_event_loop(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as browser:
            table = (await browser.post("/play/nevada-city")).goes_to
            await browser.get("/rules/nevada-city")  # what is imported is imported
            browser.language = "fr"
            for path in ("/rules/nevada-city", "/", "/new/nevada-city", table, f"{table}/picture.svg"):
                forget_drawings()
                async with longest_round() as rounds:
                    assert (await browser.get(path)).status == 200
                assert max(rounds) < LONGEST_ROUND, path

    asyncio.run(story())


def test_no_update_is_drawn_on_the_event_loop(database: str) -> None:
    class Socket:
        application_state = None

    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub, "nevada-city")
            await play_on(live, 3)
            for viewer in (Viewer(ADA, "de", "", "ada-token"), Viewer(None, "nl", "")):
                page = Connection(Socket(), hub, live, viewer, None)  # type: ignore[arg-type]
                page.desk.show(0, viewer.language)
                forget_drawings()
                async with longest_round() as rounds:
                    await page.send_update()
                assert max(rounds) < LONGEST_ROUND

    asyncio.run(story())


def test_those_who_play_come_before_a_crowd_and_nobody_waits_for_who_has_gone() -> None:
    async def story() -> list[str]:
        renderer, done, may_go = Renderer(), list[str](), threading.Event()
        first = asyncio.create_task(renderer.make(may_go.wait))
        await asyncio.sleep(0)
        crowd = [asyncio.create_task(renderer.make(done.append, f"page {number}")) for number in range(3)]
        await asyncio.sleep(0)
        player = asyncio.create_task(renderer.make_for_player(done.append, "update"))
        await asyncio.sleep(0)
        crowd[1].cancel()
        await asyncio.sleep(0)
        may_go.set()
        await asyncio.gather(first, crowd[0], crowd[2], player)
        renderer.close()
        return done

    assert asyncio.run(story()) == ["update", "page 0", "page 2"]


def test_what_goes_wrong_while_it_is_drawn_is_told_to_whoever_wanted_it() -> None:
    async def story() -> None:
        renderer = Renderer()
        with pytest.raises(ValueError, match="invalid literal"):
            await renderer.make(int, "x")
        assert await renderer.make(int, "7") == 7
        renderer.close()

    asyncio.run(story())


def test_a_thread_looks_at_a_table_that_does_not_change(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            before, moves = live.snapshot(), live.decision
            await play_on(live, 2)
            assert (before.decision, before.version < live.version) == (moves, True)

    asyncio.run(story())


def test_a_png_is_made_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What makes it lets no other thread of its process run: all tables stood still for half a second."""
    monkeypatch.setattr(replays, "png", trouble.process_id)

    async def story() -> None:
        async with visiting(tmp_path) as browser:
            table = (await browser.post("/play/gold-rush")).goes_to
            answer = await browser.get(f"{table}/picture.png")
            assert answer.status == 200
            assert answer.body.isdigit()
            assert answer.body != trouble.process_id()
            assert int(answer.body) != os.getpid()

    asyncio.run(story())


def test_everything_is_loaded_before_somebody_needs_it() -> None:
    async def story() -> None:
        renderer = Renderer()
        forget_drawings()
        await preload(renderer)
        renderer.close()

    try:
        asyncio.run(story())
        assert gc.isenabled()
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
    assert pieces.cache_info().currsize == len(GAMES) * len(LANGUAGES)
    assert cover.cache_info().currsize == len(GAMES)
    assert bundle.cache_info().currsize >= (len(GAMES) + 1) * len(LANGUAGES)


def test_a_right_that_is_lost_while_an_update_is_drawn_is_asked_for_again(database: str) -> None:
    """The seat was left after the drawing had begun: what it alone knows is not sent."""

    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub, "card-game")
            page = Connection(None, hub, live, Viewer(ADA, "en", "", "ada-token"), None)  # type: ignore[arg-type]
            sent: list[str] = []

            async def keep(text: str) -> None:
                sent.append(text)

            page.send_text = keep  # type: ignore[method-assign]
            page.desk.show(0, "en")
            may_draw = threading.Event()
            first = asyncio.create_task(hub.renderer.make(may_draw.wait))
            update = asyncio.create_task(page.send_update())
            await asyncio.sleep(0.05)
            await live.leave(ADA.id, 0)
            may_draw.set()
            await asyncio.gather(first, update)
            assert sent == []
            assert page.is_due.is_set(), "another one follows"
            await page.send_update()
            assert json.loads(sent[0])["seat"] == int(NOBODY)

    asyncio.run(story())
