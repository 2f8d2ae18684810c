"""Bots think in processes of their own; whatever goes wrong there, the table goes on."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from boomtown.bots.judgement import best_of
from boomtown.bots.levels import LEVELS, Budget
from boomtown.bots.search_bot import view_after
from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, View
from boomtown.core.wire import encode
from boomtown.games import ALL
from boomtown.search.mcts import TreeSearch
from boomtown.server.bots import background_compile as warming
from boomtown.server.bots import service as thinking
from boomtown.server.bots import worker
from boomtown.server.bots.background_compile import COMPILED, PLAIN, WARMING, Warming
from boomtown.server.bots.pool import Pool
from boomtown.server.bots.service import BotService
from boomtown.server.bots.worker import BotQuestion, Origin, grow
from tests.server import trouble

MOST_NICE = 19  # the system knows no more: tests may run under `nice` themselves


def decision(game: str, least: int = 2) -> View[Any]:
    """What a seat sees that has at least so many options."""
    table, rng = Table(ALL[game], 2), Rng(5)
    while True:
        seat = int(table.state.actor())
        if seat == CHANCE:
            table.roll(rng)
            continue
        options = table.state.options(seat)
        if len(options) >= least:
            return ALL[game].view(table.state, seat)
        table.act(seat, options[0])


def told(story: Callable[[BotService], Awaitable[None]], workers: int = 1, patience: float = 60.0) -> None:
    """A story of bots."""

    async def whole() -> None:
        thinkers = BotService(workers, patience)
        try:
            await story(thinkers)
        finally:
            thinkers.close()

    asyncio.run(whole())


def is_option(game: str, view: View[Any], text: str) -> bool:
    """Whether the seat may do that."""
    return ALL[game].verbs.find(text) in view.state.options(view.seat)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Budgets that take no time."""
    monkeypatch.setattr(thinking, "budget_of", lambda level, game: Budget(iterations=20, trees=3))


@pytest.mark.parametrize("game", ["claim", "gold-rush"])
def test_every_level_and_every_old_bot_moves(game: str, small: None) -> None:
    async def story(thinkers: BotService) -> None:
        view = decision(game)
        for bot in (*LEVELS, "greedy", "uniform", "search:3"):
            assert is_option(game, view, await thinkers.choose(game, bot, view)), bot

    told(story)


def test_trees_are_added_up(small: None) -> None:
    async def story(thinkers: BotService) -> None:
        view = decision("claim")
        judged = await thinkers.judge("claim", "sheriff", view)
        assert {each.action for each in judged} == {*view.state.options(view.seat)}
        assert sum(each.visits for each in judged) >= 3 * 20
        assert judged[0].visits == max(each.visits for each in judged)
        shared = await thinkers.judge_several("claim", "sheriff", [view] * 6)
        assert 60 <= sum(each.visits for each in shared) < 2 * 60, (
            "six views share the budget of one decision"
        )

    told(story, workers=2)


def test_a_single_option_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(thinkers: BotService) -> None:
        view = decision("gold-rush")
        monkeypatch.setattr(type(view.state), "options", lambda state, seat: [3])
        assert await thinkers.choose("gold-rush", "marshal", view) == ALL["gold-rush"].verbs.text(3)
        assert thinkers.deep.executor is None
        assert thinkers.quick.executor is None

    told(story)


@pytest.mark.parametrize(
    "wrong", [trouble.fail, trouble.nonsense, trouble.sleep], ids=lambda work: work.__name__
)
def test_the_deputy_moves_for_a_bot_that_does_not(
    wrong: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    async def action(self: BotService, game_name: str, bot: str, view: View[Any]) -> int:
        asked.append(bot)
        if bot != "deputy":
            await self.deep.do(wrong)
            return -7
        return await plain_action(self, game_name, bot, view)

    async def story(thinkers: BotService) -> None:
        view = decision("claim")
        await thinkers.choose("claim", "deputy", view)  # the quick worker is there
        with caplog.at_level(logging.ERROR, "boomtown"):
            assert is_option("claim", view, await thinkers.choose("claim", "sheriff", view))
        assert asked == ["deputy", "sheriff", "deputy"]
        assert "sheriff" in caplog.text
        assert await thinkers.deep.do(trouble.slow, "on we go") == "on we go", "nobody is stuck for ever"

    plain_action = BotService.action
    monkeypatch.setattr(BotService, "action", action)
    told(story, patience=4.0)


def test_the_table_goes_on_even_without_the_deputy(small: None, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(thinkers: BotService) -> None:
        view = decision("claim")
        monkeypatch.setattr(thinking, "think", trouble.fail)
        monkeypatch.setattr(thinking, "grow", trouble.fail)
        assert is_option("claim", view, await thinkers.choose("claim", "marshal", view))

    told(story)


def test_work_of_a_process_that_dies_is_done_by_another(tmp_path: Path) -> None:
    async def story(thinkers: BotService) -> None:
        waiting = asyncio.create_task(thinkers.deep.do(trouble.slow, "also done"))
        assert await thinkers.deep.do(trouble.die_once, str(tmp_path / "mark")) == "done"
        assert await waiting == "also done"

    told(story)


def test_new_workers_take_up_what_comes_and_old_ones_finish() -> None:
    async def story(thinkers: BotService) -> None:
        under_way = asyncio.create_task(thinkers.deep.do(trouble.slow, "old"))
        await asyncio.sleep(0.05)
        before = thinkers.deep.executor
        thinkers.renew()
        assert await thinkers.deep.do(trouble.slow, "new") == "new"
        assert await under_way == "old"
        assert thinkers.deep.executor is not before

    told(story)


def test_workers_give_way_to_the_tables() -> None:
    async def story(thinkers: BotService) -> None:
        own = trouble.niceness()
        quick, deep = await thinkers.quick.do(trouble.niceness), await thinkers.deep.do(trouble.niceness)
        assert (quick, deep) == (min(MOST_NICE, own + 5), min(MOST_NICE, own + 15))

    told(story)


def test_a_tree_takes_no_longer_than_it_may() -> None:
    view = decision("claim")
    judged = grow(BotQuestion("claim", "sheriff", encode(ALL["claim"], view)), 10_000_000, 0.05, 1)
    assert 0 < sum(each.visits for each in judged) < 1_000_000
    again = grow(BotQuestion("claim", "sheriff", encode(ALL["claim"], view)), 30, 60.0, 1)
    assert again == grow(BotQuestion("claim", "sheriff", encode(ALL["claim"], view)), 30, 60.0, 1)


def test_on_a_busy_machine_a_tree_takes_what_it_has_found_when_the_time_has_come() -> None:
    view = decision("gold-rush", 3)
    asked = BotQuestion("gold-rush", "sheriff", encode(ALL["gold-rush"], view))
    judged = grow(asked, 100_000, 600.0, 1, until=time.monotonic())
    assert {each.action for each in judged} == {*view.state.options(view.seat)}
    assert {each.visits for each in judged} == {2}  # a look and a round


def test_a_thrifty_tree_ends_when_more_thought_promises_too_little() -> None:
    asked = BotQuestion("claim", "sheriff", encode(ALL["claim"], decision("claim")))
    whole, thrifty = (
        grow(asked, 2000, 60.0, 1, stop_below_points=stop_below_points) for stop_below_points in (0.0, 100.0)
    )
    assert sum(each.visits for each in thrifty) < sum(each.visits for each in whole) // 3


def test_a_worker_keeps_no_tree_that_has_grown_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = BotQuestion("gold-rush", "sheriff", encode(ALL["gold-rush"], decision("gold-rush", 3)))
    grow(asked, 4, 60.0, 1)
    assert worker.KEPT.pop(asked).can_go_on()
    monkeypatch.setattr(TreeSearch, "can_go_on", lambda search: False)
    grow(asked, 4, 60.0, 1)
    assert asked not in worker.KEPT


def test_within_a_turn_a_worker_goes_on_with_what_it_has_grown() -> None:
    game = ALL["gold-rush"]
    view = decision("gold-rush", 3)
    asked = BotQuestion("gold-rush", "sheriff", encode(game, view))
    action = best_of(grow(asked, 40, 60.0, 1))
    seen = view_after(game, view, action)
    assert seen is not None
    assert len(seen.state.options(seen.seat)) > 1
    then = BotQuestion("gold-rush", "sheriff", encode(game, seen))
    anew = grow(then, 40, 60.0, 2)
    assert grow(then, 40, 60.0, 2, Origin(asked, action)) != anew
    assert grow(then, 40, 60.0, 2, Origin(asked, action)) == anew, "a tree can be used once"
    for seed in range(2 * worker.MOST_KEPT):
        grow(BotQuestion("claim", "sheriff", encode(ALL["claim"], decision("claim", seed))), 2, 60.0, seed)
    assert len(worker.KEPT) <= worker.MOST_KEPT


def test_a_question_asked_again_is_not_the_first_to_be_forgotten() -> None:
    worker.KEPT.clear()
    asked, second, third = (
        BotQuestion(name, "sheriff", encode(ALL[name], decision(name)))
        for name in ("claim", "gold-rush", "card-game")
    )
    for question in (asked, second, asked, third):
        grow(question, 2, 60.0, 1)
    assert [*worker.KEPT] == [asked, third]


def test_a_turn_is_remembered_until_it_goes_on(small: None) -> None:
    async def story(thinkers: BotService) -> None:
        game, view = ALL["gold-rush"], decision("gold-rush", 3)
        action = await thinkers.action("gold-rush", "sheriff", view)
        seen = view_after(game, view, action)
        assert seen is not None
        then = BotQuestion("gold-rush", "sheriff", encode(game, seen))
        before = BotQuestion("gold-rush", "sheriff", encode(game, view))
        assert thinkers.turns == {then: Origin(before, action)}
        await thinkers.judge("gold-rush", "sheriff", seen)
        assert not thinkers.turns
        ending = next(each for each in seen.state.options(seen.seat) if view_after(game, seen, each) is None)
        thinkers.expect("gold-rush", "sheriff", seen, ending)
        assert not thinkers.turns, "another seat is next"

    told(story)


def warm(monkeypatch: pytest.MonkeyPatch, program: str, is_wanted: bool = True) -> tuple[str, list[str]]:
    """Warm up with a program instead of the compiler."""
    ready: list[str] = []

    async def story() -> str:
        one = Warming(is_wanted, lambda: ready.append("ready"))
        one.start()
        if one.task is not None:
            assert one.state == WARMING
            await one.task
        await one.close()
        return one.state

    monkeypatch.setattr(warming, "first_state", lambda: WARMING)
    monkeypatch.setattr(warming, "COMMAND", (sys.executable, "-c", program))
    return asyncio.run(story()), ready


def test_the_rules_are_compiled_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    assert warm(monkeypatch, "pass") == (COMPILED, ["ready"])
    assert warm(monkeypatch, "pass", is_wanted=False) == (PLAIN, [])


def test_without_a_build_everything_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert warm(monkeypatch, "raise SystemExit('no compiler today')") == (PLAIN, [])
    assert "no compiler today" in caplog.text


def test_a_server_that_stops_does_not_wait_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        one = Warming(True, lambda: None)
        one.start()
        await asyncio.sleep(0.2)
        await asyncio.wait_for(one.close(), 5)

    monkeypatch.setattr(warming, "first_state", lambda: WARMING)
    monkeypatch.setattr(warming, "COMMAND", (sys.executable, "-c", "import time; time.sleep(60)"))
    asyncio.run(story())


def test_plain_rules_are_left_alone_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOOMTOWN_PLAIN", "1")
    assert warming.first_state() == PLAIN


def test_a_pool_starts_with_its_first_work() -> None:
    assert Pool(3, 0).executor is None
