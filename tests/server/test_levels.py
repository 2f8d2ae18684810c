"""The four levels: offered on all pages, newcomers first meet the easiest, and old tables keep their bots."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from boomtown.bots.levels import LEVELS
from boomtown.core.record import Refused
from boomtown.core.text import LANGUAGES, Text
from boomtown.games import GAMES
from boomtown.server.bots.levels import check_bot, level_of, usual_opponents
from boomtown.server.tables.store import Chair, Room
from boomtown.server.web import pages
from boomtown.server.web.page_text import WORDS
from boomtown.server.web.pages.portraits import symbols
from boomtown.server.web.people import Viewer
from tests.server.asgi import Browser
from tests.server.structure import Structure
from tests.server.test_forms import told
from tests.server.test_pages import room

NEWCOMER = Viewer(None, "en", "")


def against(bot: str, status: str, scores: tuple[int, ...] = (), count: int = 1) -> Room:
    """A table against bots."""
    bots = [Chair(seat, None, bot, f"Bot {seat}") for seat in range(1, count + 1)]
    chairs = (Chair(0, "ada", "", "Ada"), *bots)
    return msgspec.structs.replace(room("Test", status), chairs=chairs, scores=scores)


def chosen(page: str) -> list[str]:
    """The levels that a page has ticked."""
    return re.findall(r'name="level" value="([a-z]+)" checked', page)


@pytest.mark.parametrize(
    ("rooms", "level", "count"),
    [
        ([], "greenhorn", 1),
        ([against("marshal", "running", count=3)], "marshal", 3),
        ([against("uniform", "over"), against("sheriff", "running")], "sheriff", 1),
        ([against("greenhorn", "over", (20, 9))], "deputy", 1),
        ([against("greenhorn", "over", (9, 20))], "greenhorn", 1),
        ([against("greedy", "over", (20, 9, 3), 2)], "sheriff", 2),
        ([against("marshal", "over", (20, 9))], "marshal", 1),
    ],
)
def test_the_lobby_remembers_the_opponents_and_a_win_brings_the_next_level(
    rooms: list[Room], level: str, count: int
) -> None:
    assert usual_opponents(rooms, "ada") == (level, count)


def test_newcomers_are_offered_the_easiest() -> None:
    assert chosen(pages.lobby(NEWCOMER, [], [], [])) == ["greenhorn"]


@pytest.mark.parametrize("game", GAMES)
def test_the_chosen_level_sits_at_the_table_of_every_game(tmp_path: Path, game: str) -> None:
    async def story(browser: Browser) -> None:
        hub = browser.app.state.desk.hub
        for wanted in (1, 2, 5):
            form = {"level": "deputy", "opponents": str(wanted)}
            where = (await browser.post(f"/play/{game}", form)).goes_to
            live = await hub.live(where.removeprefix("/table/"))
            most = int(GAMES[game].most) - 1
            assert [chair.bot for chair in live.chairs] == ["", *["deputy"] * min(wanted, most)]

    told(tmp_path, story)


def test_one_click_plays_against_the_chosen_level(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        hub = browser.app.state.desk.hub
        for form, bot in (({}, "greenhorn"), ({"level": "marshal"}, "marshal")):
            where = (await browser.post("/play/gold-rush", form)).goes_to
            live = await hub.live(where.removeprefix("/table/"))
            assert [chair.bot for chair in live.chairs] == ["", bot]
        assert (await browser.post("/play/gold-rush", {"level": "sheriff*1000"})).status == 400

    told(tmp_path, story)


def test_a_bot_of_any_level_sits_down_in_the_waiting_room(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        form = {"seats": "3", "seat0": "me", "seat1": "open", "seat2": "open"}
        where = (await browser.post("/new/gold-rush", form)).goes_to
        waiting = (await browser.get(where)).text
        assert Structure(waiting).problems == []
        assert [level for level in LEVELS if waiting.count(f'<option value="{level}"') == 2] == [*LEVELS]
        await browser.post(f"{where}/sit", {"seat": "1", "bot": "sheriff"})
        assert 'href="#face-sheriff"' in (await browser.get(where)).text
        live = await browser.app.state.desk.hub.live(where.removeprefix("/table/"))
        assert live.chairs[1].bot == "sheriff"

    told(tmp_path, story)


@pytest.mark.parametrize("bot", [*LEVELS, "greedy", "uniform", "search"])
def test_old_and_new_bots_are_known(bot: str) -> None:
    check_bot(bot)


@pytest.mark.parametrize("bot", ["", "skynet", "search:9999999", "sheriff*1000", "Sheriff"])
def test_nobody_orders_more_thought_than_there_is(bot: str) -> None:
    with pytest.raises(Refused, match="no-such-bot"):
        check_bot(bot)


def test_old_tables_show_their_bots_by_level() -> None:
    assert [level_of(bot) for bot in ("greedy", "sheriff", "uniform", "search:30")] == [
        "deputy",
        "sheriff",
        "",
        "",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_has_a_name_a_style_and_a_portrait(language: str) -> None:
    text = Text(WORDS, language)
    assert len({text.say("bot-name", bot=level) for level in LEVELS}) == len(LEVELS)
    shown = pages.lobby(Viewer(None, language, ""), [], [], [])
    for level in LEVELS:
        assert text.say(f"bot-{level}.style") in shown
        assert f'id="face-{level}"' in symbols()
        assert f'href="#face-{level}"' in shown


def test_the_lobby_says_how_fit_the_bots_are() -> None:
    said = [pages.lobby(NEWCOMER, [], [], [], bots) for bots in ("warming", "compiled", "plain")]
    assert ["warming up" in page for page in said] == [True, False, False]
    assert ["warmed up" in page for page in said] == [False, True, False]
