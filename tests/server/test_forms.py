"""Forms do what they say: play at once, open a table, change a name, take a link to another device."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from boomtown.server.web.newcomers import first_variants
from tests.server.asgi import Browser, visiting
from tests.server.structure import Structure

GOLDEN = Path(__file__).parents[1] / "games/gold_rush/golden/2-seats-railroad-loop.toml"
SEATED = {"seats": "2", "seat0": "me", "seat1": "open"}
Story = Callable[[Browser], Awaitable[None]]


def told(data: Path, story: Story) -> None:
    """Let a browser live through a story at a new server."""

    async def whole() -> None:
        async with visiting(data) as browser:
            await story(browser)

    asyncio.run(whole())


def name_in(page: str) -> str:
    """The name in the top bar."""
    found = re.search(r'<span class="name">([^<]*)</span>', page)
    assert found is not None
    return found[1]


def test_every_address_answers_with_a_sound_page(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        for path in ("/", "/new/gold-rush", "/rules/gold-rush", "/about", "/me", "/link/xyz"):
            answer = await browser.get(path)
            assert answer.status == 200, path
            assert Structure(answer.text).problems == [], path
            assert "script-src 'self'" in answer.headers["content-security-policy"]
        for path in ("/nowhere", "/rules/poker", "/new/poker", "/table/xyz"):
            answer = await browser.get(path)
            assert answer.status == 404, path
            assert Structure(answer.text).problems == [], path

    told(tmp_path, story)


def test_everything_a_page_loads_is_there(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        for path in ("/", "/new/gold-rush", "/rules/gold-rush", "/me"):
            shown = (await browser.get(path)).text
            for used in re.findall(r'(?:href|src)="(/static/[^"]+)"', shown):
                assert (await browser.get(used)).status == 200, used
                assert "immutable" in (await browser.get(used)).headers["cache-control"] or "fonts" in used
        tokens = (await browser.get("/static/old/tokens.css")).text
        assert "prefers-color-scheme: dark" in tokens
        assert "--page: #17131c" in tokens.split("prefers-color-scheme")[1]
        assert (await browser.get("/static/old/nothing.css")).status == 404
        assert (await browser.get("/static/old/../app.py")).status == 404
        assert (await browser.get("/static/old/%2e%2e/app.py")).status == 404

    told(tmp_path, story)


def test_the_language_comes_from_the_browser_until_somebody_chooses(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        browser.language = "pt-BR,fr-CA;q=0.9,en;q=0.5"
        assert '<html lang="fr"' in (await browser.get("/")).text
        answer = await browser.post("/me", {"language": "nl", "back": "/about"})
        assert answer.goes_to == "/about"
        assert '<html lang="nl"' in (await browser.get("/")).text
        await browser.post("/me", {"language": "xx"})
        assert '<html lang="nl"' in (await browser.get("/")).text

    told(tmp_path, story)


def test_the_light_follows_the_system_until_somebody_chooses(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        assert "data-theme" not in (await browser.get("/")).text
        await browser.post("/me", {"theme": "night"})
        assert 'data-theme="night"' in (await browser.get("/")).text
        await browser.post("/me", {"theme": "system"})
        assert "data-theme" not in (await browser.get("/")).text
        assert "boomtown" not in browser.cookies, "nobody becomes a person by this"

    told(tmp_path, story)


def test_a_name_is_kept_and_changed(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        assert name_in((await browser.get("/")).text) == "Guest"
        await browser.post("/me", {"name": "  Ada \n <b> "})
        token = browser.cookies["boomtown"]
        assert name_in((await browser.get("/")).text) == "Ada &lt;b&gt;"
        await browser.post("/me", {"name": "Bea"})
        assert name_in((await browser.get("/")).text) == "Bea"
        await browser.post("/me", {"name": "   "})
        assert name_in((await browser.get("/")).text) == "Bea"
        assert browser.cookies["boomtown"] == token

    told(tmp_path, story)


@pytest.mark.parametrize(
    "back", ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:x"]
)
def test_nobody_is_led_to_another_site(tmp_path: Path, back: str) -> None:
    async def story(browser: Browser) -> None:
        assert (await browser.post("/me", {"language": "de", "back": back})).goes_to == "/"

    told(tmp_path, story)


def test_one_click_leads_into_a_game_that_the_lobby_shows_first(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        answer = await browser.post("/play/gold-rush")
        assert answer.goes_to.startswith("/table/")
        lobby = (await browser.get("/")).text
        assert lobby.index(f'href="{answer.goes_to}" class="row-title"') < lobby.index('id="games"')
        assert "Your turn" in lobby

    told(tmp_path, story)


def test_a_first_game_begins_with_what_is_easier(tmp_path: Path) -> None:
    """Nevada City leaves some events out for people who have not finished a game of it."""
    ticked = re.compile(r'<input[^>]*name="variant-first-game"[^>]*checked')

    async def story(browser: Browser) -> None:
        assert ticked.search((await browser.get("/new/nevada-city")).text)
        answer = await browser.post("/play/nevada-city")
        hub = browser.app.state.desk.hub
        live = await hub.live(answer.goes_to.removeprefix("/table/"))
        assert live.room.variants == ("first-game",)
        over = msgspec.structs.replace(live.room, status="over")
        assert first_variants("nevada-city", [live.room]) == {"first-game"}
        assert first_variants("nevada-city", [msgspec.structs.replace(over, game="claim")]) == {"first-game"}
        assert first_variants("nevada-city", [live.room, over]) == frozenset()

    told(tmp_path, story)


def test_a_first_game_of_gold_rush_is_played_without_farmers(tmp_path: Path) -> None:
    """The rulebook advises it; whoever has finished a game is not led there any more."""
    ticked = re.compile(r'<input[^>]*name="variant-no-farmers"[^>]*checked')

    async def story(browser: Browser) -> None:
        assert ticked.search((await browser.get("/new/gold-rush")).text)
        answer = await browser.post("/play/gold-rush")
        live = await browser.app.state.desk.hub.live(answer.goes_to.removeprefix("/table/"))
        assert live.room.variants == ("no-farmers",)
        assert first_variants("gold-rush", [msgspec.structs.replace(live.room, status="over")]) == frozenset()

    told(tmp_path, story)


def test_the_form_says_who_begins_and_offers_the_lot(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        shown = (await browser.get("/new/gold-rush")).text
        field = re.search(r'<label for="variant-first">([^<]*)</label><select.*?</select>', shown)
        assert field is not None
        assert field[1] == "Who begins"
        assert re.search(
            r'<option value="seat" selected[^>]*>the first seat – The player in seat 1', field[0]
        )
        form = {"seats": "2", "seat0": "me", "seat1": "here", "variant-first": "lot"}
        answer = await browser.post("/new/gold-rush", form)
        live = await browser.app.state.desk.hub.live(answer.goes_to.removeprefix("/table/"))
        assert live.room.variants == ("first=lot",)
        drawn = live.table.record.moves[0]
        assert drawn in ("* begin 0", "* begin 1")
        assert "* draw" in live.table.record.moves[1]

    told(tmp_path, story)


def test_a_table_is_opened_as_the_form_says(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        form = {"name": "Ada", "seats": "4", "seat0": "me", "seat1": "here", "name1": "Tom", "seat2": "open"}
        form |= {"seat3": "uniform", "seat4": "nonsense", "title": "Silver Lode", "public": "on"}
        answer = await browser.post("/new/gold-rush", form | {"variant-no-farmers": "on"})
        live = await browser.app.state.desk.hub.live(answer.goes_to.removeprefix("/table/"))
        names = [(chair.name, chair.bot, chair.person is not None) for chair in live.chairs]
        assert names == [
            ("Ada", "", True),
            ("Tom", "", True),
            ("", "", False),
            ("Cactus Kate", "uniform", False),
        ]
        assert live.chairs[0].person == live.chairs[1].person
        assert (live.room.title, live.room.variants, live.room.is_public) == (
            "Silver Lode",
            ("no-farmers",),
            True,
        )
        friend = Browser(browser.app)
        lobby = (await friend.get("/")).text
        assert f'action="{answer.goes_to}/sit"' in lobby
        await friend.post(f"{answer.goes_to}/sit", {"seat": "2"})
        assert live.status == "running"

    told(tmp_path, story)


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"seats": "9"}, 400),
        ({"seats": "2", "seat1": "skynet"}, 400),
        ({"seats": "2", "variant-x": "on"}, 400),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    tmp_path: Path, form: dict[str, str], status: int
) -> None:
    async def story(browser: Browser) -> None:
        answer = await browser.post("/new/gold-rush", form)
        assert answer.status == status
        assert Structure(answer.text).problems == []

    told(tmp_path, story)


def test_a_table_by_link_only_is_not_shown_to_others(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        where = (await browser.post("/new/gold-rush", SEATED)).goes_to
        assert where not in (await Browser(browser.app).get("/")).text
        assert where in (await browser.get("/")).text

    told(tmp_path, story)


def test_a_link_moves_a_person_to_another_device_once(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        await browser.post("/me", {"name": "Ada"})
        shown = (await browser.post("/me/link")).text
        assert Structure(shown).problems == []
        link = re.search(r'value="[^"]*(/link/[^"]+)"', shown)
        assert link is not None
        phone = Browser(browser.app)
        assert Structure((await phone.get(link[1])).text).problems == []
        assert "boomtown" not in phone.cookies, "to look at the link does nothing"
        await phone.post(link[1])
        assert name_in((await phone.get("/")).text) == "Ada"
        again = await Browser(browser.app).post(link[1])
        assert again.status == 400
        await phone.post("/me/forget")
        assert name_in((await phone.get("/")).text) == "Guest"
        assert name_in((await browser.get("/")).text) == "Ada", "the first device still knows"

    told(tmp_path, story)


def test_a_record_becomes_a_table(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        answer = await browser.post("/import", {"record": GOLDEN.read_text("utf-8")})
        assert answer.goes_to.startswith("/table/")
        assert "finished" in (await browser.get("/")).text
        refused = await browser.post("/import", {"record": "nonsense"})
        assert refused.status == 400
        assert Structure(refused.text).problems == []

    told(tmp_path, story)


def test_a_record_that_would_explode_is_refused_and_nobody_waits(tmp_path: Path) -> None:
    """Dotted keys of TOML: 40 kB became 1.6 GB, and everybody waited half a minute."""
    bomb = "a." * 20_000 + "b = 1"

    async def story(browser: Browser) -> None:
        began = time.process_time()
        refused = await browser.post("/import", {"record": bomb})
        assert refused.status == 400
        assert "record" in refused.text
        assert time.process_time() - began < 1.0  # of half a minute; it takes a few milliseconds
        large = await browser.post("/import", {"record": "x" * 400_001})
        assert large.status == 413
        assert (await browser.post("/me", {"name": "x" * 20_001})).status == 413

    told(tmp_path, story)


def test_forms_of_other_sites_do_nothing(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        answer = await browser.post("/me", {"name": "Eve"}, origin="https://evil.example")
        assert answer.status == 400
        assert "boomtown" not in browser.cookies

    told(tmp_path, story)
