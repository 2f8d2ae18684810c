"""Whatever somebody sends, they get a sentence and a status from 400 to 499, and nothing is logged as a fault."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import quote

import pytest

from boomtown.core.text import LANGUAGES
from boomtown.server.web import pages
from boomtown.server.web.app import make_app
from boomtown.server.web.settings import Settings
from tests.server.asgi import Answer, Browser, visiting
from tests.server.structure import Structure

JSON = {"content-type": "application/json"}
FORM = {"content-type": "application/x-www-form-urlencoded"}
Request = tuple[str, str, bytes, Mapping[str, str]]

ADDRESSES = [
    "/table/%00",
    "/table/a%00b",
    "/table/%ff%fe",
    "/table/" + "x" * 5000,
    "/table/" + "x" * 190,
    "/table/%F0%9F%90%8E",
    "/table/%ED%A0%80/picture.png",
    "/table/..%2f..%2fetc",
    "/table/x/record%00",
    "/table/\ud800",
    "/link/\udfff\x00",
    "/new/%00",
    "/rules/" + "ä" * 150,
    "/static/old/%00",
    "/static/old/" + "x" * 3000,
    "/static/old/" + "ä" * 190,
    "/static/fonts/%00.woff2",
    "/static/fonts/" + "y" * 300,
    "/nowhere/%0d%0aset-cookie:x",
    "/api",
    "/api/nothing",
    "/api/tables/%00",
    "/api/tables/%00/view",
    "/api/tables/%ff/stream?seat=%00",
    "/api/tables/" + "x" * 900 + "/record",
]


def pathed(address: str) -> str:
    """The path as a server gives it to the application: with its bytes read as UTF-8, whatever they are."""
    from urllib.parse import unquote

    return unquote(address)


async def ask(browser: Browser, request: Request) -> Answer:
    """One request, with its path as it is."""
    method, path, body, headers = request
    return await browser.ask(method, path, body, headers)


def check(answer: Answer, request: Request) -> None:
    """A sentence, as a page or as JSON."""
    assert 400 <= answer.status < 500, (request, answer.status)
    if request[1].startswith("/static/"):
        return
    if request[1].startswith("/api/"):
        problem = json.loads(answer.text)
        assert problem["reason"], request
        assert len(problem["text"]) > 10, request
    else:
        assert Structure(answer.text).problems == [], request


def test_no_address_brings_a_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as browser:
            for address in ADDRESSES:
                path = pathed(address).replace("?", "%3F") if "stream" not in address else pathed(address)
                request: Request = ("GET", path, b"", {})
                check(await asking(browser, request), request)
                request = ("POST", path, b"seat=0", FORM if not path.startswith("/api") else JSON)
                check(await asking(browser, request), request)

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert caplog.records == []


async def asking(browser: Browser, request: Request) -> Answer:
    """One request whose path need not be an address that a URL could have."""
    return await ask(Raw(browser.app, cookies=browser.cookies), request)


class Raw(Browser):
    """A browser that sends paths that no URL can hold."""

    async def ask(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """One request; the path is put into the scope as it is."""
        app = self.app

        async def with_path(scope: dict[str, object], receive: object, send: object) -> None:
            await app({**scope, "path": path.partition("?")[0]}, receive, send)  # type: ignore[arg-type]

        one = Browser(with_path, self.language, self.cookies)  # type: ignore[arg-type]
        return await one.ask(method, "/?" + quote(path.partition("?")[2], safe="="), body, headers)


NAMES = ["\ud800", "a\udc00b", "\x00", "a\x00b", "\u202eevil", "x" * 41, "\u200b\u200b"]
BODIES: list[bytes] = [
    b"",
    b"null",
    b"[]",
    b"\xff\xfe",
    b'{"name": "\xff"}',
    b'{"name": "\\ud800"}',
    b'{"name": ' + b"[" * 50_000,
    b'{"name": ' + b'{"a":' * 19_000 + b"1" + b"}" * 19_000 + b"}",
    b'{"name": 1e999}',
    b'{"name": ' + b"9" * 5000 + b"}",
    b'{"name": NaN}',
    b"x" * 100_001,
]


def test_no_body_brings_a_fault_to_the_interface(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as browser:
            made = await browser.ask("POST", "/api/people", b'{"name": "A"}', JSON)
            token = {"authorization": f"Bearer {json.loads(made.text)['token']}"}
            table = json.dumps({"game": "gold-rush", "seats": ["me", "open"]}).encode()
            place = json.loads((await browser.ask("POST", "/api/tables", table, JSON | token)).text)["id"]
            for path in (
                "people",
                "tables",
                f"tables/{place}/sit",
                f"tables/{place}/act",
                f"tables/{place}/say",
            ):
                for body in BODIES:
                    request: Request = ("POST", f"/api/{path}", body, JSON | token)
                    answer = await ask(browser, request)
                    check(answer, request)
                request = ("POST", f"/api/{path}", b"name=A", FORM | token)
                answer = await ask(browser, request)
                check(answer, request)
                assert answer.status == 415
            numbers = [99, -1, 10**30, 1.5, "1", None, True]
            for path in ("sit", "act", "mute", "remove"):
                for seat in numbers:
                    body = json.dumps({"seat": seat, "decision": 0, "action": "pass"}).encode()
                    request = ("POST", f"/api/tables/{place}/{path}", body, JSON | token)
                    check(await ask(browser, request), request)
            for method in ("GET", "PUT", "DELETE", "PATCH"):
                request = (method, f"/api/tables/{place}/act", b"", token)
                answer = await ask(browser, request)
                check(answer, request)
                assert answer.status == 405
                assert "POST" in answer.headers["allow"]

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert caplog.records == []


FORMS = [
    b"\xff\xfe",
    b"name=\xff",
    b"seats=2&seat1=%00",
    b"seats=99999999999",
    b"seats=999&seat998=deputy",
    b"seats=2&seat1=" + b"x" * 5000,
    b"seats=2&variant-%00=on",
    b"seats=2&variant-" + b"y" * 3000 + b"=on",
    b"&".join(b"a%d=1" % number for number in range(300)),
    b"x" * 20_001,
]


def test_no_form_brings_a_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as browser:
            for body in FORMS:
                request: Request = ("POST", "/new/gold-rush", body, FORM)
                check(await ask(browser, request), request)
            for kind in ("application/json", "multipart/form-data; boundary=x", "text/plain", "\xff"):
                request = ("POST", "/new/gold-rush", b"{}", {"content-type": kind})
                answer = await ask(browser, request)
                check(answer, request)
                assert answer.status == 415
            path = (await browser.post("/new/gold-rush", {"seats": "3", "seat0": "me"})).goes_to
            for seat in ("99", "-1", "01", "1e3", "\x00", "9" * 5000, ""):
                for bot in ("", "deputy", "\x00"):
                    answer = await browser.post(f"{path}/sit", {"seat": seat, "bot": bot})
                    assert answer.status == 400, (seat, bot)
            record = {"record": 'game = "gold-rush"\nseats = 99999999999999999999\nmoves = ["\x00"]'}
            assert (await browser.post("/import", record)).status == 400
            assert (await browser.post("/me", {"language": "de", "back": "//["})).goes_to == "/"
            assert (await browser.post("/me", {"language": "de", "back": "/\r\nx: y"})).status == 303

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert caplog.records == []


def test_no_header_brings_a_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    odd = ["\xff\xfe", "\x00", "[", "http://[", "x" * 10_000, ";;;=,=", '"', "Bearer \xff", "a" * 9 + "\x80"]

    async def story() -> None:
        async with visiting(tmp_path) as browser:
            names = (
                "host",
                "cookie",
                "accept-language",
                "authorization",
                "origin",
                "sec-fetch-site",
                "accept-encoding",
            )
            for name in names:
                for value in odd:
                    for path in (
                        "/",
                        "/nowhere",
                        "/api/games",
                        "/api/nothing",
                        "/me/",
                        "/table/x/picture.png",
                    ):
                        answer = await browser.get(path, **{name: value})
                        assert answer.status < 500, (name, value, path)
                    assert (await browser.post("/me", {"theme": "noon"}, **{name: value})).status < 500

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert caplog.records == []


def test_names_titles_and_chat_are_clean_on_both_databases(database: str, tmp_path: Path) -> None:
    """PostgreSQL takes no NUL in a text, and neither database a lone surrogate."""

    async def story() -> None:
        app = make_app(Settings(data=tmp_path, database=database, has_limits=False, pace=60))
        async with app.router.lifespan_context(app):
            browser = Browser(app)
            for name in NAMES:
                body = json.dumps({"name": name}).encode()
                made = await browser.ask("POST", "/api/people", body, JSON)
                assert made.status == (400 if len(name) > 40 or "\\ud" in body.decode() else 200)
            await browser.post("/me", {"name": "Ada\x00\u202e \n Lovelace"})
            path = (
                await browser.post("/new/gold-rush", {"seats": "2", "seat1": "open", "title": "\x00A\x00"})
            ).goes_to
            live = await app.state.desk.hub.live(path.removeprefix("/table/"))
            assert (live.room.title, live.chairs[0].name) == ("A", "Ada Lovelace")
            await live.say(live.owner, "Ada", "one\x00two\ud800")
            assert live.chat[0][1].text == "onetwo"
            answer = await Raw(app).ask("GET", "/table/\x00", b"", {})
            assert answer.status == 404

    asyncio.run(story())


def test_an_unknown_address_of_the_interface_is_told_in_json(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as browser:
            for method in ("GET", "POST"):
                answer = await browser.ask(method, "/api/nothing", b"", {"accept-language": "de"})
                assert answer.status == 404
                problem = json.loads(answer.text)
                assert problem["reason"] == "no-such-page"
                assert "Adresse" in problem["text"]

    asyncio.run(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_of_ours_is_logged_and_answered_without_details(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> str:
        raise RuntimeError("the very secret detail")

    monkeypatch.setattr(pages, "about", fail)
    monkeypatch.setattr("boomtown.server.web.api.endpoints.text_of", fail)

    async def story() -> None:
        async with visiting(tmp_path) as browser:
            browser.language = language
            answer = await browser.get("/about")
            assert answer.status == 500
            assert Structure(answer.text).problems == []
            assert f'<html lang="{language}"' in answer.text
            assert "secret" not in answer.text
            assert "script-src" in answer.headers["content-security-policy"]
            told = await browser.get("/api/games")
            assert told.status == 500
            assert json.loads(told.text)["reason"] == "failed"
            assert "secret" not in told.text

    asyncio.run(story())
    assert [record.exc_info is not None for record in caplog.records if record.name == "boomtown"] == [
        True,
        True,
    ]
