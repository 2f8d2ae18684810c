"""The time a bot takes for a move without a choice is that of any other move: it tells nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from boomtown.bots.levels import LEVELS, MARSHAL, seconds_of
from boomtown.core.step import View
from boomtown.games import ALL
from boomtown.server.bots.service import LATEST, MOST_KINDS, MOST_TIMES, BotService
from boomtown.server.tables.database import open_database
from boomtown.server.tables.hub import Hub
from boomtown.server.tables.store import Store
from tests.server.test_thinking import decision

GAME = "claim"


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long bots have paused: nobody really waits."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return found


def single(monkeypatch: pytest.MonkeyPatch) -> View[Any]:
    """What a seat sees that has one option."""
    view = decision(GAME)
    monkeypatch.setattr(type(view.state), "options", lambda state, seat: [3])
    return view


def paced(workers: int = 1) -> BotService:
    """Bots at tables where people watch."""
    thinkers = BotService(workers)
    thinkers.is_paced = True
    return thinkers


def test_a_single_option_takes_the_time_of_an_earlier_decision(
    monkeypatch: pytest.MonkeyPatch, pauses: list[float]
) -> None:
    async def story() -> None:
        thinkers, view = paced(), single(monkeypatch)
        for seconds in (0.31, 0.42, 0.53):
            thinkers.remember_time(GAME, MARSHAL, seconds)
        thinkers.remember_time(GAME, "deputy", 0.01)
        thinkers.remember_time("gold-rush", MARSHAL, 7.0)
        for _ in range(100):
            assert await thinkers.choose(GAME, MARSHAL, view) == ALL[GAME].verbs.text(3)
        assert {*pauses} == {0.31, 0.42, 0.53}, "all of them, and those of no other bot or game"

    asyncio.run(story())


@pytest.mark.parametrize("level", LEVELS)
def test_before_any_decision_it_takes_a_part_of_the_budget(
    level: str, monkeypatch: pytest.MonkeyPatch, pauses: list[float]
) -> None:
    async def story() -> None:
        thinkers, view = paced(), single(monkeypatch)
        for _ in range(20):
            await thinkers.choose(GAME, level, view)

    asyncio.run(story())
    assert len({*pauses}) > 5
    assert 0 < min(pauses) < max(pauses) <= LATEST
    if level == MARSHAL:
        assert min(pauses) >= seconds_of(MARSHAL, GAME) / 2


def test_the_times_of_decisions_are_remembered_and_of_single_options_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        thinkers = paced()
        try:
            await thinkers.choose(GAME, "deputy", decision(GAME))
            assert len(thinkers.times[GAME, "deputy"]) == 1
            await thinkers.choose(GAME, "deputy", single(monkeypatch))
            assert len(thinkers.times[GAME, "deputy"]) == 1
        finally:
            thinkers.close()

    asyncio.run(story())


def test_what_is_remembered_is_bounded() -> None:
    thinkers = paced()
    for number in range(MOST_KINDS + 50):
        thinkers.remember_time(GAME, f"search:{number}", 1.0)
    for number in range(MOST_TIMES + 50):
        thinkers.remember_time(GAME, MARSHAL, float(number))
    assert len(thinkers.times) == MOST_KINDS
    assert len(thinkers.times[GAME, MARSHAL]) == MOST_TIMES
    assert thinkers.usual_time(GAME, MARSHAL) <= LATEST


def test_bots_hurry_only_where_nobody_is_to_follow(
    monkeypatch: pytest.MonkeyPatch, pauses: list[float]
) -> None:
    async def story() -> None:
        view = single(monkeypatch)
        for pace in (0.0, 0.7):
            thinkers = BotService(1)
            hub = Hub(Store(open_database("sqlite://")), thinkers, pace)
            await thinkers.choose(GAME, MARSHAL, view)
            assert bool(pauses) == (pace > 0)
            await hub.close()

    asyncio.run(story())
