"""Devices: a link makes exactly one of them, and soon; each can be seen in a list and revoked."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from boomtown.server.tables import store as storing
from boomtown.server.tables.database import open_database
from boomtown.server.tables.store import LINK_LASTS, SEEN_AGAIN, Person, Store
from boomtown.server.web.app import Services
from boomtown.server.web.people import COOKIE, device_label, hash_token
from tests.server.asgi import Browser, visiting
from tests.server.structure import Structure

ADA, BEN = Person("ada", "Ada"), Person("ben", "Ben")
FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0"


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time of the database."""
    clock = Clock()
    monkeypatch.setattr(storing, "now", clock)
    return clock


async def store_with_a_link(database: str) -> Store:
    """Ada has a device and has made a link."""
    store = Store(open_database(database))
    await store.add_person(ADA, "ada-token", "Firefox on Linux")
    await store.add_person(BEN, "ben-token")
    await store.add_link("ada", "link")
    return store


def link_in(shown: str) -> str:
    """The path of the link that a page tells."""
    found = re.search(r'value="[^"]*(/link/[^"]+)"', shown)
    assert found is not None
    return found[1]


# links


def test_of_six_who_take_a_link_at_once_one_gets_in(database: str) -> None:
    async def story() -> None:
        store = await store_with_a_link(database)
        stores = [
            Store(open_database(database)) for _ in range(6)
        ]  # as from six processes: none waits for another
        for race in range(5):  # a race is not lost every time
            await store.add_link("ada", f"race-{race}")
            names = [f"new-{race}-{number}" for number in range(6)]
            taken = await asyncio.gather(
                *(one.take_link(f"race-{race}", name) for one, name in zip(stores, names, strict=True))
            )
            assert sorted(person is None for person in taken) == [False, *[True] * 5]
            known = [await store.person_of(name) for name in names]
            assert known == taken, "only who got in has a device"
        for one in (store, *stores):
            await one.close()

    asyncio.run(story())


def test_six_browsers_that_take_a_link_at_once_make_one_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as browser:
            await browser.post("/me", {"name": "Ada"})
            link = link_in((await browser.post("/me/link")).text)
            others = [Browser(browser.app) for _ in range(6)]
            answers = await asyncio.gather(*(other.post(link) for other in others))
            assert sorted(answer.status for answer in answers) == [303, *[400] * 5]
            assert sum(COOKIE in other.cookies for other in others) == 1

    asyncio.run(story())


def test_a_link_is_taken_within_a_quarter_of_an_hour_or_not_at_all(database: str, clock: Clock) -> None:
    async def story() -> None:
        store = await store_with_a_link(database)
        clock.now += LINK_LASTS
        assert await store.take_link("link", "late") is None
        assert await store.person_of("late") is None
        assert [device.is_link for device in await store.devices_of("ada")] == [False]
        await store.add_link("ada", "next")
        clock.now += LINK_LASTS - 1
        assert await store.take_link("next", "in-time", "Safari on iPad") == ADA
        assert await store.person_of("in-time") == ADA
        await store.close()

    asyncio.run(story())


def test_a_link_is_no_token(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        store = await store_with_a_link(database)
        assert await store.person_of("link") is None
        assert await store.take_link("ada-token", "new") is None, "and a token is no link"
        assert await store.person_of("ada-token") == ADA
        await store.close()
        async with visiting(tmp_path) as browser:
            await browser.post("/me", {"name": "Ada"})
            token = link_in((await browser.post("/me/link")).text).removeprefix("/link/")
            thief = Browser(browser.app, cookies={COOKIE: token})
            assert "Ada" not in (await thief.get("/me")).text
            answer = await thief.ask(
                "POST",
                "/api/tables",
                b'{"game": "claim", "seats": ["me", "open"]}',
                {"authorization": f"Bearer {token}"},
            )
            assert answer.status == 401

    asyncio.run(story())


def test_a_revoked_link_does_not_work(database: str) -> None:
    async def story() -> None:
        store = await store_with_a_link(database)
        (link,) = [device for device in await store.devices_of("ada") if device.is_link]
        assert await store.revoke_device("ada", link.id)
        assert await store.take_link("link", "new") is None
        await store.close()

    asyncio.run(story())


# devices


def test_a_device_is_revoked_by_its_owner_only_and_once(database: str) -> None:
    async def story() -> None:
        store = await store_with_a_link(database)
        (device,) = [one for one in await store.devices_of("ada", "ada-token") if not one.is_link]
        assert (device.label, device.is_this) == ("Firefox on Linux", True)
        assert device.id not in ("ada-token", "")
        assert not await store.revoke_device("ben", device.id)
        assert await store.person_of("ada-token") == ADA
        assert await store.revoke_device("ada", device.id)
        assert await store.person_of("ada-token") is None
        assert not await store.revoke_device("ada", device.id)
        assert [one.is_link for one in await store.devices_of("ada")] == [True]
        await store.close()

    asyncio.run(story())


def test_a_device_is_seen_at_most_once_an_hour(database: str, clock: Clock) -> None:
    async def story() -> None:
        store = await store_with_a_link(database)

        async def last_seen() -> int:
            await store.person_of("ada-token")
            return max(one.last_seen_at for one in await store.devices_of("ada") if not one.is_link)

        began = clock.now
        clock.now += SEEN_AGAIN - 1
        assert await last_seen() == began
        clock.now += 1
        assert await last_seen() == began + SEEN_AGAIN
        await store.close()

    asyncio.run(story())


def test_the_list_shows_every_device_and_ends_the_one_that_is_revoked(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as browser:
            await browser.post("/me", {"name": "Ada"}, user_agent="Safari/605 (Mac OS X)")
            phone = Browser(browser.app)
            await phone.post(link_in((await browser.post("/me/link")).text), user_agent=FIREFOX)
            shown = (await browser.post("/me/link")).text
            assert Structure(shown).problems == []
            assert "Safari on macOS" in shown
            assert "Firefox on Android" in shown
            assert "A link that nobody has taken yet" in shown
            assert shown.count(">This device<") == 1
            desk: Services = browser.app.state.desk
            for other in (browser, phone):
                page = (await other.get("/me")).text
                assert all(hash_token(one.cookies[COOKIE]) not in page for one in (browser, phone))
            of_phone = hash_token(phone.cookies[COOKIE])
            ada = await desk.store.person_of(of_phone)
            assert ada is not None
            (device,) = [one for one in await desk.store.devices_of(ada.id, of_phone) if one.is_this]
            stranger = Browser(browser.app)
            await stranger.post("/me", {"name": "Ben"})
            assert (await stranger.post("/me/revoke", {"device": device.id})).status == 400
            assert "Ada" in (await phone.get("/me")).text
            assert (await browser.post("/me/revoke", {"device": device.id})).goes_to == "/me"
            assert "Ada" not in (await phone.get("/me")).text
            assert "Firefox on Android" not in (await browser.get("/me")).text

    asyncio.run(story())


def test_a_program_is_a_device_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as browser:
            answer = await browser.ask("POST", "/api/people", b'{"name": "Robo"}', {"user-agent": FIREFOX})
            token = re.search(r'"token":"([^"]+)"', answer.text)
            assert token is not None
            page = (await Browser(browser.app, cookies={COOKIE: token[1]}).get("/me")).text
            assert "A program" in page
            assert "Firefox" not in page

    asyncio.run(story())


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox on Android"),
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36", "Chrome on Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126",
            "Edge on Windows",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1", "Safari on iPhone"),
        ("curl/8.5", ""),
        ("<script>alert(1)</script> Linux", "Linux"),
        ("x" * 100_000 + "Firefox/1", ""),
    ],
    ids=["firefox", "chrome", "edge", "safari", "curl", "nasty", "long"],
)
def test_of_a_user_agent_only_its_family_is_kept(agent: str, label: str) -> None:
    assert device_label(agent) == label
