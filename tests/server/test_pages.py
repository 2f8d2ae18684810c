"""Every page says what it must, in four languages, and takes no word of a player for markup."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from boomtown.core.record import Refused
from boomtown.core.text import CORE, LANGUAGES, Text
from boomtown.games import GAMES, game_parts, text_of
from boomtown.server.tables.store import Chair, Device, Person, Room, now
from boomtown.server.web import pages
from boomtown.server.web.page_text import WORDS
from boomtown.server.web.pages.frame import page, words_of
from boomtown.server.web.pages.html import tag
from boomtown.server.web.pages.rooms import DAY, HOUR, MINUTE, ago, room_status
from boomtown.server.web.people import Viewer
from boomtown.testing.messages import SOURCES, catalogue, differences, misprints
from tests.server.structure import Structure

NASTY = '<script>alert("x")</script>'
ADA = Person("ada", NASTY)
PACKAGE = WORDS.package
SERVER = SOURCES / "server/web"
VIEWERS = [
    Viewer(person, language, theme)
    for person, theme in ((None, ""), (ADA, "night"))
    for language in LANGUAGES
]
REASON = re.compile(r'Refused\("([a-z-]+)"(?: if \w+ else "([a-z-]+)")?')


def room(title: str, status: str, actors: tuple[int, ...] = (), **other: object) -> Room:
    """A table with a person, a bot and a free or taken seat."""
    third = Chair(2, None, "", "") if status == "open" else Chair(2, "ben", "", "Ben & Co")
    values: dict[str, object] = {
        "id": re.sub("[^a-z]", "", title.lower()),
        "version": 1,
        "game": "gold-rush",
        "rules": 1,
        "seats": 3,
        "variants": (),
        "title": title,
        "is_public": True,
        "secret": b"",
        "status": status,
        "actors": actors,
        "scores": (3, 14, 15),
        "created_at": now(),
        "changed_at": now() - 5 * MINUTE,
        "chairs": (Chair(0, "ada", "", NASTY), Chair(1, None, "greedy", "Belle"), third),
    }
    return Room(**(values | other))  # type: ignore[arg-type]


MINE = [
    room("Done", "over"),
    room("Theirs", "running", (1,)),
    room("Stuck", "running"),
    room("Mine", "running", (0, 2)),
    room(f"{NASTY} first", "open"),
    room("Unknown", "running", (0,), game="poker"),
]
DEVICES = [
    Device("a", False, "Firefox on Android", now(), now(), None, True),
    Device("b", False, "program", 1, 1, None, False),
    Device("c", False, "", 1, now() - 5 * MINUTE, None, False),
    Device("d", True, "", now(), now(), now() + 15 * MINUTE, False),
]
OTHERS = [room("Elsewhere", "running", (1, 2)), room("Long ago", "over")]
SHOWN: dict[str, Callable[[Viewer], str]] = {
    "empty lobby": lambda viewer: pages.lobby(viewer, [], [], []),
    "lobby": lambda viewer: pages.lobby(viewer, MINE, [room("Come in", "open"), MINE[4]], [*OTHERS, MINE[1]]),
    "new table": lambda viewer: pages.new_table(viewer, "gold-rush", frozenset()),
    "me": lambda viewer: pages.me(viewer, ""),
    "me with a link": lambda viewer: pages.me(viewer, "http://192.0.2.7:8080/link/abc_-9", DEVICES),
    "link": lambda viewer: pages.link(viewer, "abc_-9"),
    "rules": lambda viewer: pages.rules(viewer, "gold-rush"),
    "about": pages.about,
    "sorry": lambda viewer: pages.sorry(viewer, Refused("no-such-table")),
}


def reasons() -> list[str]:
    """Why anything can be refused on the server."""
    found: set[str] = set()
    for path in (SOURCES / "server").rglob("*.py"):
        found = found.union(*REASON.findall(path.read_text("utf-8")))
    return sorted(found - CORE.reasons.keys() - {""})


@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.parametrize("viewer", VIEWERS, ids=lambda viewer: f"{viewer.language}-{viewer.id}")
def test_every_page_is_sound(name: str, viewer: Viewer) -> None:
    shown = SHOWN[name](viewer)
    assert Structure(shown).problems == []
    assert f'<html lang="{viewer.language}"' in shown
    assert ('data-theme="night"' in shown) == (viewer.theme == "night")
    assert "{ $" not in shown
    assert "var(--" not in "".join(Structure(shown).texts)


@pytest.mark.parametrize("name", SHOWN)
def test_no_word_of_a_player_is_markup(name: str) -> None:
    shown = SHOWN[name](VIEWERS[4])
    assert "<script>" not in shown
    assert NASTY in "".join(Structure(shown).texts), "the name is there all the same"


def test_pages_differ_by_language() -> None:
    for name, show in SHOWN.items():
        assert len({show(viewer) for viewer in VIEWERS[:4]}) == 4, name


def test_the_check_itself_finds_what_is_wrong() -> None:
    parts = [tag("h3", "x"), tag("p", style="color:red"), tag("a", href="#nowhere"), tag("input", name="x")]
    problems = Structure(page(VIEWERS[0], "t", tag("main", *parts, id="main"))).problems
    assert len(problems) == 5, problems  # no h1, heading 3 after 1, style, nowhere, no label


# the lobby


def rows(shown: str) -> list[str]:
    """The titles of the tables, from top to bottom."""
    return re.findall(r'class="row-title">([^<]*)<', shown)


def test_running_games_stand_on_the_first_line_and_those_that_wait_for_me_above_all() -> None:
    shown = SHOWN["lobby"](VIEWERS[4])
    assert rows(shown)[:5] == [
        "Mine",
        "Theirs",
        "Stuck",
        "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; first",
        "Done",
    ]
    assert shown.index(">Mine<") < shown.index('id="games"') < shown.index(">Come in<")
    assert 'href="/table/mine"' in shown.split("</section>")[0], "and a button goes on with it"


def test_a_table_stands_in_one_list_only() -> None:
    shown = rows(SHOWN["lobby"](VIEWERS[4]))
    assert sorted(set(shown)) == sorted(shown)
    assert "Unknown" not in shown, "nobody can open a table of a game that is not there"


def test_without_a_game_of_ones_own_the_games_come_first() -> None:
    shown = SHOWN["empty lobby"](VIEWERS[0])
    assert rows(shown) == []
    assert shown.index('id="games"') < shown.index('class="box yours"')
    for game in GAMES:
        assert f'action="/play/{game}"' in shown, "one click leads into a game"


def test_newcomers_are_led_to_a_first_game() -> None:
    invitation = 'class="btn hot" form="play" formaction="/learn/gold-rush"'
    assert invitation in SHOWN["empty lobby"](VIEWERS[0])
    assert invitation not in SHOWN["lobby"](VIEWERS[4]), "somebody who has finished a game is no newcomer"
    for game in GAMES:
        has_way = f'formaction="/learn/{game}"' in SHOWN["lobby"](VIEWERS[4])
        assert has_way == (game_parts(game).guide is not None)


def test_what_a_table_is_doing() -> None:
    text = words_of(VIEWERS[0])
    assert [room_status(text, one, "ada") for one in MINE[:5]] == [
        "finished, 3\u00a0:\u00a014\u00a0:\u00a015",
        "Belle to move",
        "cannot go on under today’s rules",
        "Your turn",
        "1 seat free",
    ]
    assert room_status(text, MINE[3], "eve") == "2 players to move"


@pytest.mark.parametrize(
    ("past", "said"),
    [
        (-5, "just now"),
        (MINUTE - 1, "just now"),
        (MINUTE, "1 min ago"),
        (HOUR - 1, "59 min ago"),
        (HOUR, "1 hour ago"),
        (5 * HOUR, "5 hours ago"),
        (DAY, "yesterday"),
        (40 * DAY, "40 days ago"),
    ],
)
def test_how_long_ago(past: int, said: str) -> None:
    assert ago(Text(WORDS, "en"), 1_000_000_000, 1_000_000_000 + past) == said


# the other pages


def test_the_rules_have_an_anchor_for_every_heading() -> None:
    for game in GAMES:
        shown = pages.rules(VIEWERS[1], game)
        ids = Structure(shown).ids
        assert [slug for slug in text_of(game).words.headings.values() if slug not in ids] == []
        assert text_of(game, "de").title() in shown


def test_what_is_for_newcomers_is_ticked_if_it_is_suggested() -> None:
    for suggested in (frozenset({"first-game"}), frozenset[str]()):
        shown = pages.new_table(VIEWERS[4], "nevada-city", suggested)
        field = re.search(r'<input[^>]*name="variant-first-game"[^>]*>', shown)
        assert field is not None
        assert ("checked" in field[0]) == bool(suggested)
        assert shown.index("variant-first-game") < shown.index('<details class="more"')  # in plain sight


def test_the_form_asks_for_every_seat_and_every_variant() -> None:
    shown = pages.new_table(VIEWERS[4], "gold-rush", frozenset())
    game = GAMES["gold-rush"]
    for seat in range(int(game.most)):
        assert f'name="seat{seat}"' in shown
        assert f'name="name{seat}"' in shown
    for variant in game.variants:
        assert f'name="variant-{variant.name}"' in shown


def test_the_names_of_bots_differ_and_titles_are_made_up() -> None:
    assert len(set(pages.bot_names(VIEWERS[0], 6))) == 6
    assert pages.table_title().count(" ") == 1


def test_icons_are_credited_with_a_link_to_the_licence() -> None:
    shown = pages.about(VIEWERS[0])
    assert "https://creativecommons.org/licenses/by/3.0/" in shown
    for author in ("Delapouite", "Lorc"):
        assert author in shown


# what is refused, and all words


def test_reasons_are_found() -> None:
    assert {"no-such-table", "chat-empty", "stale", "too-fast"} <= set(reasons())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    viewer = Viewer(None, language, "")
    said = {pages.sorry(viewer, Refused(reason)) for reason in reasons()}
    assert len(said) == len(reasons())
    for reason in CORE.reasons:
        assert "<h1>" in pages.sorry(viewer, Refused(reason, [2, 5]))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_messages_are_alike_in_all_languages(language: str) -> None:
    assert differences(PACKAGE, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_well_set(language: str) -> None:
    assert misprints(PACKAGE, language) == []


def test_every_message_is_said_somewhere() -> None:
    made = ("sorry-", "coming-", "bot-", "about-", "tool-", "table-")  # put together from parts
    sources = "".join(path.read_text("utf-8") for path in (SOURCES / "server").rglob("*.py"))
    silent = [
        key for key in catalogue(PACKAGE, "en") if not key.startswith(made) and f'"{key}"' not in sources
    ]
    assert silent == []


@pytest.mark.parametrize("path", sorted((SERVER / "static").rglob("*.css")), ids=lambda path: path.name)
def test_style_sheets_load_nothing_from_elsewhere_and_know_their_tokens(path: Path) -> None:
    from boomtown.look.tokens import THEMES

    css = path.read_text("utf-8")
    assert [used for used in re.findall(r"url\(([^)]*)\)", css) if not used.startswith("/static/")] == []
    own = set(re.findall(r"--([a-z0-9-]+):", css))
    assert set(re.findall(r"var\(--([a-z0-9-]+)", css)) - own - THEMES["noon"].keys() == set()
