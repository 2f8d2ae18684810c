"""Limits: for person and address, by a clock that cannot be set back, in bounded memory; moves have their own."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from boomtown.cli.app import run
from boomtown.core.record import Refused
from boomtown.server.tables.store import Person
from boomtown.server.web.app import MOST_TABLES, make_app
from boomtown.server.web.people import Viewer, hash_token, make_guest
from boomtown.server.web.protocol import Act, Say, Undo, Why
from boomtown.server.web.rate_limits import AT_ONCE, LIMITS, Budgets, Limiter, Rate, TooFast, address_of
from boomtown.server.web.settings import Settings
from boomtown.server.web.socket import Connection
from tests.server.asgi import Browser, Exchange, scope_of
from tests.server.tables import ADA, BEN, hub_on, play_on, two_at_a_table

HOME = "192.0.2.7"
GOLDEN = Path(__file__).parents[1] / "games/gold_rush/golden/2-seats-railroad-loop.toml"


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def allowed(
    limiter: Limiter, kind: str, person: str | None, address: str, tries: int, table: str = ""
) -> int:
    """How many of so many tries are allowed."""
    done = 0
    for _ in range(tries):
        try:
            limiter.spend(kind, person, address, table)
        except TooFast:
            continue
        done += 1
    return done


def test_a_person_may_do_so_much_and_then_more_as_time_goes_by() -> None:
    clock = Clock()
    limiter = Limiter(clock=clock)
    assert allowed(limiter, "chat", "ada", HOME, 50) == 8
    clock.now += 2.5  # 8 in 20 seconds
    assert allowed(limiter, "chat", "ada", HOME, 50) == 1
    clock.now += 20
    assert allowed(limiter, "chat", "ada", HOME, 50) == 8


def test_a_limit_of_an_hour_holds_for_those_who_keep_below_that_of_seconds() -> None:
    clock = Clock()
    limiter = Limiter(clock=clock)
    done = 0
    for _ in range(60 * 20):  # every three seconds for an hour
        clock.now += 3
        done += allowed(limiter, "chat", "ada", HOME, 1)
    assert 60 <= done <= 121  # sixty at once, and sixty more as the hour goes by


def test_nobody_waits_because_a_clock_was_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    limiter, before = Limiter(), time.time()
    assert allowed(limiter, "move", "ada", HOME, 60) == 60
    monkeypatch.setattr(time, "time", lambda: before - 7200)
    assert allowed(limiter, "move", "ada", HOME, 30) == 30


def test_new_tokens_do_not_help_and_a_family_can_play() -> None:
    limiter = Limiter(clock=Clock())
    flood = sum(allowed(limiter, "form", f"person {number}", HOME, 1) for number in range(10_000))
    assert flood == 30 * LIMITS["form"].people
    other = Limiter(clock=Clock())
    family = [allowed(other, "form", name, HOME, 30) for name in ("ada", "ben", "cleo", "dan")]
    assert family == [30] * 4


def test_what_one_of_the_two_refuses_costs_the_other_nothing() -> None:
    clock = Clock()
    limiter = Limiter(clock=clock)
    allowed(limiter, "form", "ada", HOME, 1000)
    assert allowed(limiter, "form", "ben", HOME, 30) == 30, "a thousand tries of Ada's count as thirty"


def test_the_limits_follow_the_factor_and_can_be_lifted() -> None:
    assert allowed(Limiter(factor=2, clock=Clock()), "chat", "ada", HOME, 50) == 16
    assert allowed(Limiter(factor=0.5, clock=Clock()), "chat", "ada", HOME, 50) == 4
    assert allowed(Limiter(is_on=False, clock=Clock()), "chat", "ada", HOME, 50) == 50


def test_a_refusal_tells_how_long_to_wait() -> None:
    clock = Clock()
    limiter = Limiter(clock=clock)
    allowed(limiter, "picture", "ada", HOME, 20)
    with pytest.raises(TooFast) as refused:
        limiter.spend("picture", "ada", HOME)
    assert refused.value.wait == 3  # 20 a minute
    clock.now += 3
    limiter.spend("picture", "ada", HOME)


def test_the_memory_is_bounded_and_forgets_first_what_is_full_again() -> None:
    clock = Clock()
    budgets = Budgets(clock, most=100)
    budgets.spend(("early",), Rate(1, 10))
    clock.now += 20
    for number in range(1000):
        budgets.spend((str(number),), Rate(1, 10))
        assert len(budgets.full_at) <= 100
    assert ("early",) not in budgets.full_at
    assert budgets.wait_for(("999",), Rate(1, 10)) == 10


def test_only_so_many_connections_are_open_at_once() -> None:
    limiter = Limiter(clock=Clock())
    most, most_of_all = AT_ONCE["connect"]
    held = [limiter.holding("connect", "ada", HOME) for _ in range(most)]
    for one in held:
        one.__enter__()
    with pytest.raises(TooFast), limiter.holding("connect", "ada", HOME):
        pass
    others = [limiter.holding("connect", f"person {number}", HOME) for number in range(most_of_all - most)]
    for one in others:
        one.__enter__()
    with pytest.raises(TooFast), limiter.holding("connect", "new", HOME):
        pass
    with limiter.holding("connect", "ben", "198.51.100.1"):
        pass
    for one in [*held, *others]:
        one.__exit__(None, None, None)
    assert not limiter.open


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_site_of_ipv6_is_one_address(host: str, address: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "headers": [], "client": (host, 1)})) == address


# at the table


class Socket:
    """Stands for a page at an address."""

    def __init__(self, host: str = HOME) -> None:
        self.client = type("Client", (), {"host": host})()


def test_a_flood_from_the_same_address_never_costs_a_player_a_move(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            limiter = Limiter(clock=Clock())
            await play_on(live, 4)
            ada = Connection(Socket(), hub, live, Viewer(ADA, "en", ""), limiter)  # type: ignore[arg-type]
            stranger = Connection(Socket(), hub, live, Viewer(None, "en", ""), limiter)  # type: ignore[arg-type]
            guests = [
                Connection(Socket(), hub, live, Viewer(guest, "en", ""), limiter)  # type: ignore[arg-type]
                for guest in strangers()
            ]
            act = Act("1", 0, 0, "pass")
            with pytest.raises(TooFast):
                for _ in range(10_000):
                    stranger.spend(act)
            for guest in guests:
                with pytest.raises(TooFast):
                    guest.spend(act)
            for _ in range(60):
                ada.spend(act)
                ada.spend(Undo("1", 0))
            with pytest.raises(TooFast):
                ada.spend(act)
            with pytest.raises(TooFast):
                ada.spend(Why("1", 0, "pass"))  # what is no move shares the address

    asyncio.run(story())


def strangers() -> list[Any]:
    """Guests with new tokens."""
    return [Person(f"guest {number}", "Guest") for number in range(3)]


def test_nobody_floods_the_chat(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            clock = Clock()
            page = Connection(Socket(), hub, live, Viewer(BEN, "en", ""), Limiter(clock=clock))  # type: ignore[arg-type]
            said = 0
            for number in range(343):
                clock.now += 12 / 343
                try:
                    await page.answer(Say(str(number), "x" * 500))
                except Refused as refused:
                    assert refused.reason == "too-fast"
                else:
                    said += 1
            assert said <= 13
            assert len(live.chat) == said

    asyncio.run(story())


# over HTTP


def limited(data: Path, factor: float = 1.0) -> Browser:
    """A browser at an application with limits, where time stands still."""
    app = make_app(Settings(data=data, limits=factor))
    app.state.desk.limiter.budgets.clock = Clock()
    return Browser(app)


async def statuses(browser: Browser, path: str, tries: int) -> list[int]:
    """The statuses of so many visits."""
    return [(await browser.get(path)).status for _ in range(tries)]


def test_pages_pictures_and_forms_answer_429_and_say_when_to_come_again(tmp_path: Path) -> None:
    async def story() -> None:
        browser = limited(tmp_path, 0.5)
        async with browser.app.router.lifespan_context(browser.app):
            table = (await browser.post("/import", {"record": GOLDEN.read_text("utf-8")})).goes_to
            shown = await statuses(browser, f"{table}/picture.svg", 11)
            assert shown == [200] * 10 + [429]
            assert await statuses(browser, "/about", 31) == [200] * 30 + [429]
            late = await browser.get("/about")
            assert int(late.headers["retry-after"]) >= 1
            assert "Wait a moment" in late.text
            sent = [await browser.post("/me", {"language": "de"}) for _ in range(20)]
            assert [answer.status for answer in sent] == [303] * 15 + [429] * 5
            for _ in range(5):  # new people of the same address
                await statuses(Browser(browser.app), "/about", 80)
            assert (await Browser(browser.app).get("/nowhere")).status == 429

    asyncio.run(story())


def test_programs_get_429_with_json_and_new_tokens_run_out(tmp_path: Path) -> None:
    async def story() -> None:
        browser = limited(tmp_path, 0.5)
        async with browser.app.router.lifespan_context(browser.app):
            kind = {"content-type": "application/json"}
            answers = [await browser.ask("POST", "/api/people", b'{"name": "A"}', kind) for _ in range(31)]
            assert [answer.status for answer in answers] == [200] * 30 + [429]
            assert json.loads(answers[-1].text)["reason"] == "too-fast"
            assert int(answers[-1].headers["retry-after"]) >= 1
            for _ in range(3):
                assert (await Browser(browser.app).post("/play/gold-rush")).status == 429

    asyncio.run(story())


def test_what_is_refused_is_counted_too(tmp_path: Path) -> None:
    """Tables that are not there or not one's own, addresses and methods that are not ours."""
    asked = (
        ("POST", "/api/tables/nowhere{}/act", b'{"seat": 0, "decision": 0, "action": "x"}'),
        ("GET", "/api/tables/nowhere{}/stream", b""),
        ("GET", "/api/nowhere{}", b""),
        ("PUT", "/api/tables/nowhere{}", b""),
        ("PUT", "/table/nowhere{}", b""),
        ("GET", "/api/openapi.json", b""),
    )

    async def story() -> None:
        browser = limited(tmp_path, 0.5)
        desk = browser.app.state.desk
        async with browser.app.router.lifespan_context(browser.app):
            _, token = await make_guest(desk.store, "Ada", "")
            headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
            for method, path, body in asked:
                desk.limiter.budgets.full_at.clear()
                answers = [
                    await browser.ask(method, path.format(number), body, headers) for number in range(1600)
                ]
                statuses = {answer.status for answer in answers}
                assert 429 in statuses, f"{method} {path}: only {statuses}"

    asyncio.run(story())


def test_a_socket_of_a_table_that_is_not_there_is_counted(tmp_path: Path) -> None:
    async def story() -> None:
        browser = limited(tmp_path, 0.5)
        async with browser.app.router.lifespan_context(browser.app):
            statuses = []
            for number in range(400):
                scope = scope_of("SOCKET", f"/table/nowhere{number}/socket", [("host", "test")])
                exchange = Exchange(browser.app, scope, {"type": "websocket.connect"})
                await exchange.task
                statuses.append(exchange.got[0]["status"])
            assert {*statuses} == {404, 429}

    asyncio.run(story())


def test_a_school_plays_behind_one_address_and_nobody_else_there_is_in_the_way(tmp_path: Path) -> None:
    async def story() -> None:
        browser = limited(tmp_path)
        desk = browser.app.state.desk
        async with browser.app.router.lifespan_context(browser.app):
            here = HTTPConnection(scope_of("GET", "/", []))
            for person in (ADA, BEN):
                await desk.store.add_person(person, hash_token(person.id))
            live = await two_at_a_table(desk.hub)
            with ExitStack() as held:
                for number in range(AT_ONCE["connect"][1]):
                    guest = Viewer(Person(f"guest {number}", "Guest"), "en", "")
                    held.enter_context(desk.holding(here, guest, live))
                with pytest.raises(TooFast), desk.holding(here, Viewer(None, "en", ""), live):
                    pass
                for _ in range(AT_ONCE["own-connect"][0]):
                    held.enter_context(desk.holding(here, Viewer(ADA, "en", ""), live))
                with pytest.raises(TooFast), desk.holding(here, Viewer(ADA, "en", ""), live):
                    pass
                desk.limiter.open["own-connect", "address", "127.0.0.1"] = AT_ONCE["own-connect"][1]
                with pytest.raises(TooFast), desk.holding(here, Viewer(BEN, "en", ""), live):
                    pass  # nobody makes people and tables without end to keep sockets open

    asyncio.run(story())


def test_messages_that_are_too_large_are_counted(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            page = Connection(Socket(), hub, live, Viewer(BEN, "en", ""), Limiter(clock=Clock()))  # type: ignore[arg-type]
            reasons = Counter[str]()
            for _ in range(200):
                with pytest.raises(Refused) as refused:
                    page.understand(b"x" * 10_000)
                reasons[refused.value.reason] += 1
            assert reasons == {"message-too-large": 90, "too-fast": 110}

    asyncio.run(story())


def test_nobody_opens_one_table_after_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        browser = limited(tmp_path)
        async with browser.app.router.lifespan_context(browser.app):
            form = {"seats": "2", "seat0": "me", "seat1": "open"}
            await browser.post("/me", {"name": "Ada"})
            opened = [(await browser.post("/new/gold-rush", form)).status for _ in range(25)]
            assert opened == [303] * 20 + [429] * 5

    asyncio.run(story())


def test_nobody_has_very_many_unfinished_tables(tmp_path: Path) -> None:
    async def story() -> None:
        browser = limited(tmp_path)
        async with browser.app.router.lifespan_context(browser.app):
            clock = browser.app.state.desk.limiter.budgets.clock
            form = {"seats": "2", "seat0": "me", "seat1": "open"}
            for _ in range(MOST_TABLES):
                clock.now += 1000
                assert (await browser.post("/new/gold-rush", form)).status == 303
            clock.now += 1000
            refused = await browser.post("/new/gold-rush", form)
            assert refused.status == 400
            assert "unfinished" in refused.text

    asyncio.run(story())


@pytest.mark.parametrize("words", ["--limits 0.4", "--limits 101", "--limits nan", "--patience 0"])
def test_limits_that_make_no_sense_are_refused(
    words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["serve", "--data", str(tmp_path), *words.split()]) == 2
    assert words.split(maxsplit=1)[0] in capsys.readouterr().err


def test_the_environment_sets_the_limits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("BOOMTOWN_LIMITS", "1000")
    assert run(["serve", "--data", str(tmp_path)]) == 2
    assert "--limits" in capsys.readouterr().err
