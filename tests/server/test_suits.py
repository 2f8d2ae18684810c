"""Players of the Card Game choose their suits where a table is made; everything else shows them."""

import re
from pathlib import Path

import pytest

from boomtown.core.text import LANGUAGES
from boomtown.games import text_of
from boomtown.server.tables.store import Person
from boomtown.server.web import pages
from boomtown.server.web.people import Viewer
from tests.server.asgi import Browser
from tests.server.structure import Structure
from tests.server.test_forms import told

FORM = {"seats": "2", "seat0": "me", "seat1": "open", "variant-players": "4"}
NAMES = ["hat", "star", "cactus", "boot", "horseshoe", "cow"]
SUITS = {"variant-suit-1": "cow", "variant-suit-2": "any", "variant-suit-3": "horseshoe"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_offers_every_suit_to_every_player_and_explains_it_once(language: str) -> None:
    shown = pages.new_table(Viewer(Person("ada", "Ada"), language, ""), "card-game", frozenset())
    text = text_of("card-game", language)
    for player in range(1, 7):
        menu = re.search(rf'<select id="variant-suit-{player}".*?</select>', shown)
        assert menu is not None
        said = re.findall(r">([^<]+)</option>", menu[0])
        assert said[1:] == [text.say(f"seat-{suit}") for suit in NAMES]
    assert shown.count(text.variant("suit-1=hat")[1]) == 1


def test_the_rules_explain_suits_once() -> None:
    shown = pages.rules(Viewer(Person("ada", "Ada"), "en", ""), "card-game")
    assert shown.count("Suits decide ties") == 1
    assert "<h3>Suit of player 1</h3>" in shown


def test_a_table_has_the_suits_of_the_form_on_all_its_pages(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        opened = await browser.post("/new/card-game", FORM | SUITS)
        waiting = (await browser.get(opened.goes_to)).text
        assert re.findall(r'role="img" aria-label="(\w+)"', waiting) == ["Cow", "Hat"]
        assert "<small>Cow</small>" in waiting
        live = await browser.app.state.desk.hub.live(opened.goes_to.removeprefix("/table/"))
        assert "suit-1=cow" in live.room.variants
        friend = Browser(browser.app)
        await friend.post(f"{opened.goes_to}/sit", {"seat": "1"})
        assert [*live.require_table().state.suit] == [5, 0, 4, 1]
        shown = (await browser.get(opened.goes_to)).text
        badge = re.search(r'<symbol id="badge-0".*?</symbol>', shown)
        assert badge is not None
        assert "--seat-cow" in badge[0]
        stripes = re.findall(r'<span class="stripe".*?url\(#p-(\w+)\)', shown)
        assert stripes == ["cow", "hat", "horseshoe", "star"]

    told(tmp_path, story)


def test_the_same_suit_twice_is_refused_in_words(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        answer = await browser.post("/new/card-game", FORM | SUITS | {"variant-suit-4": "cow"})
        assert answer.status == 400
        assert "Two players have chosen the same suit" in answer.text
        assert Structure(answer.text).problems == []
        beyond = await browser.post("/new/card-game", FORM | SUITS | {"variant-suit-5": "cow"})
        assert beyond.goes_to.startswith("/table/")  # with four players there is no fifth

    told(tmp_path, story)
