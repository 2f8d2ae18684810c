"""The coach at the table: after the game, for those who sat there, each for a seat of their own."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boomtown.bots.coach import FINE, VERDICTS, Lesson, decisions, lesson
from boomtown.bots.judgement import Judgement
from boomtown.core.record import Record, Refused
from boomtown.core.text import LANGUAGES
from boomtown.games import ALL
from boomtown.server.bots.coach import MOST_KEPT, MOST_WAITING, Coach, Job
from boomtown.server.bots.coach_worker import LEAST_ITERATIONS, Remark, budget_for, choices_of, remark_on
from boomtown.server.tables.store import Chair
from boomtown.server.web import pages
from boomtown.server.web.people import Viewer
from boomtown.server.web.settings import Settings
from tests.cli.terminal import played
from tests.server.asgi import Browser, visiting
from tests.server.structure import Structure
from tests.server.tables import ADA, BEN, hub_on, make_tables, people

CLAIM = ALL["claim"]


async def at_once(work: Callable[..., Any], *arguments: object) -> Any:
    """No workers: do it here."""
    await asyncio.sleep(0)
    return work(*arguments)


async def until_done(browser: Browser, path: str) -> str:
    """The page once the work is done."""
    for _ in range(3000):
        shown = (await browser.get(path)).text
        if "data-waiting" not in shown:
            return shown
        assert "coach.js" in shown
        assert Structure(shown).problems == []
        await asyncio.sleep(0.02)
    raise AssertionError("the coach never ends")


# What is said


def test_a_remark_is_the_lesson_of_that_decision_in_four_languages() -> None:
    record = played("claim", seats=3)
    text = record.text()
    found = [*decisions(CLAIM, record, [1])]
    assert choices_of(text, 1) == [decision.at for decision in found]
    remark = remark_on(text, found[2].at, len(found))
    assert remark.lesson == lesson(CLAIM, found[2], budget_for("claim", len(found)))
    assert {*remark.said} == {option.action for option in (remark.lesson.chosen, *remark.lesson.better)}
    for said in remark.said.values():
        assert {*said} == {*LANGUAGES}
        assert len({*said.values()}) == 4


def test_the_more_decisions_the_less_each_may_cost() -> None:
    iterations = [budget_for("gold-rush", count).iterations for count in (1, 100, 10_000)]
    assert iterations[0] > iterations[1] > iterations[2] == LEAST_ITERATIONS


# The work


def test_a_game_is_judged_once_for_each_seat_in_turn() -> None:
    record = played("claim")
    asked: list[object] = []

    async def noted(work: Callable[..., Any], *arguments: object) -> Any:
        asked.append(arguments[1])
        return await at_once(work, *arguments)

    async def story() -> None:
        coach = Coach(noted)
        one, other = coach.job(record, 0), coach.job(record, 1)
        assert coach.job(record, 0) is one
        assert (one.is_waiting, one.is_done, one.total) == (True, False, None)
        await asyncio.gather(*coach.tasks)
        assert one.is_done
        assert other.is_done
        assert coach.job(record, 1) is other
        assert [remark.lesson.at for remark in one.remarks] == choices_of(record.text(), 0)

    asyncio.run(story())
    own, others = (choices_of(record.text(), seat) for seat in (0, 1))
    assert asked == [0, *own, 1, *others], "one seat after the other"


def test_what_fails_is_told_and_can_be_asked_for_again(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(work: Callable[..., Any], *arguments: object) -> Any:
        raise OSError("no worker")

    async def story() -> None:
        coach, record = Coach(broken), played("claim")
        job = coach.job(record, 0)
        await asyncio.gather(*coach.tasks)
        assert job.has_failed
        assert not job.is_waiting
        assert coach.job(record, 0) is job  # this page says so
        coach.do = at_once
        again = coach.job(record, 0)
        await asyncio.gather(*coach.tasks)
        assert again.is_done

    asyncio.run(story())
    assert "the coach failed" in caplog.text


def test_there_are_not_too_many_jobs() -> None:
    def game(number: int) -> Record:
        return Record("claim", 1, 2, scores=[number, 0])  # no moves: nothing to judge

    async def story() -> None:
        coach = Coach(at_once)
        for number in range(MOST_WAITING):
            coach.job(game(number), 0)
        with pytest.raises(Refused, match="too-fast"):
            coach.job(game(MOST_WAITING), 0)
        assert coach.job(game(0), 0).is_waiting  # what is known may be asked for
        for number in range(MOST_KEPT + 10):
            await asyncio.gather(*coach.tasks)
            coach.job(game(number), 0)
        await asyncio.gather(*coach.tasks)
        assert len(coach.jobs) == MOST_KEPT

    asyncio.run(story())


def test_a_server_that_stops_leaves_no_work_behind() -> None:
    async def never(work: Callable[..., Any], *arguments: object) -> Any:
        await asyncio.Event().wait()

    async def story() -> None:
        coach = Coach(never)
        coach.job(played("claim"), 0)
        await asyncio.sleep(0)
        await coach.close()
        assert not coach.tasks

    asyncio.run(story())


# The page


def test_the_page_shows_every_decision_in_the_language_of_the_reader(tmp_path: Path) -> None:
    record = played("claim", seats=3)

    async def story() -> None:
        async with visiting(tmp_path) as browser:
            path = (await browser.post("/import", {"record": record.text()})).goes_to
            shown = await until_done(browser, f"{path}/coach")
            choices = choices_of(record.text(), 0)
            rows = re.findall(r'<th scope="row"><a href="([^"]+)"', shown)
            assert rows == [f"{path}?at={at}" for at in choices]
            for at in choices:
                assert f"Bid the {record.moves[at].split()[2]}" in shown
            assert shown.count("coach.js") == 0, "nothing is left to wait for"
            seen = {shown}
            for language in LANGUAGES:
                browser.language = language
                told = (await browser.get(f"{path}/coach")).text
                assert Structure(told).problems == []
                assert "{ $" not in told
                seen.add(told)
            assert len(seen) == 4  # English twice

    asyncio.run(story())


def test_only_those_who_sat_there_see_it_and_only_their_own_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as ada:
            path = (await ada.post("/import", {"record": played("claim").text()})).goes_to
            stranger, known = Browser(ada.app), Browser(ada.app)
            await known.post("/me", {"name": "Ben"})
            for browser in (stranger, known):
                refused = await browser.get(f"{path}/coach?seat=0")
                assert refused.status == 403
                assert "You do not sit there" in refused.text
            for seat in ("1", "-1", "9", "x", "²"):
                assert (await ada.get(f"{path}/coach?seat={seat}")).status == 403
            assert (await ada.get(f"{path}/coach?seat=0")).status == 200
            assert (await ada.get("/table/xyz/coach")).status == 404

    asyncio.run(story())


def test_nothing_is_told_before_the_game_is_over(tmp_path: Path) -> None:
    record = played("claim")
    record.moves = record.moves[:9]

    async def story() -> None:
        async with visiting(tmp_path, pace=3600.0) as browser:
            path = (await browser.post("/import", {"record": record.text()})).goes_to
            refused = await browser.get(f"{path}/coach")
            assert refused.status == 400
            assert "The game is still running" in refused.text

    asyncio.run(story())


def test_who_sat_at_several_seats_chooses_between_them(tmp_path: Path) -> None:
    record = played("claim")
    chairs = [Chair(0, "ada", "", "Ada"), Chair(1, "ada", "", "<b>Ben</b>")]

    async def story() -> None:
        address = Settings(data=tmp_path).address
        await make_tables(address)
        async with hub_on(address) as hub:
            live = await hub.open("claim", "Test", frozenset(), chairs, False, tuple(record.moves))
            coach = Coach(at_once)
            job = coach.job(record, 1)
            await asyncio.gather(*coach.tasks)
            shown = pages.coach(Viewer(ADA, "en", ""), live, job)
            assert Structure(shown).problems == []
            assert "<b>Ben" not in shown
            seats = re.findall(r'href="(/table/[^"]+seat=\d)"( aria-current="page")?', shown)
            path = f"/table/{live.room.id}/coach"
            assert seats == [(f"{path}?seat=0", ""), (f"{path}?seat=1", ' aria-current="page"')]

    asyncio.run(story())


@pytest.mark.parametrize("verdict", VERDICTS)
def test_a_verdict_is_told_with_its_cost_and_its_better_ones(tmp_path: Path, verdict: str) -> None:
    """Made up: one decision, one better option."""
    record = played("claim")
    said = {0: dict.fromkeys(LANGUAGES, "the <choice>"), 1: dict.fromkeys(LANGUAGES, "the <better>")}
    made = Lesson(7, 2, 0, 5, Judgement(0, 9, 0.4, -1.25), (Judgement(1, 9, 0.6, 2.5),), 3.75, verdict)

    async def story() -> None:
        address = Settings(data=tmp_path).address
        await make_tables(address)
        async with hub_on(address) as hub:
            live = await hub.open("claim", "Test", frozenset(), people(ADA, BEN), False, tuple(record.moves))
            job = Job(record, 0)
            job.total, job.remarks = 1, [Remark(made, said)]
            shown = "".join(Structure(pages.coach(Viewer(ADA, "de", ""), live, job)).texts)
            assert "the <choice>" in shown
            assert shown.count("the <better>") == (0 if verdict == FINE else 2)
            assert shown.count("3,8") == (1 if verdict == FINE else 3)
            assert "−1,2" in shown
            assert ("+2,5" in shown) == (verdict != FINE)

    asyncio.run(story())
