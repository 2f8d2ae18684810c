"""Messages are found in the reader's language, and what is missing is an error."""

import re
import subprocess
import sys

import pytest

from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY, Event
from boomtown.core.text import (
    CORE,
    LANGUAGES,
    SEAT_NAMES,
    Argument,
    MissingText,
    Text,
    Words,
    nearest,
    player,
)
from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.games.gold_rush.ui.text import WORDS
from boomtown.look.seats import SEATS
from boomtown.testing.messages import (
    SOURCES,
    catalogue,
    differences,
    list_referred,
    literals,
    misprints,
    read,
)

GOLD = Text(WORDS, "en")
GAME_PACKAGES = [f"boomtown.games.{path.parents[1].name}" for path in SOURCES.glob("games/*/ui/scene.py")]


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("fr_CA.UTF-8", "fr"),
        (" NL ", "nl"),
        ("en-GB", "en"),
        ("pt-BR", "en"),
        ("deu", "en"),
        ("C", "en"),
        ("", "en"),
    ],
)
def test_the_nearest_language_is_taken(tag: str, language: str) -> None:
    assert nearest(tag) == language
    assert Text(CORE, tag).language == language


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_shared_messages_are_alike_in_all_languages(language: str) -> None:
    assert differences(CORE.package, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_shared_messages_are_well_set(language: str) -> None:
    assert misprints(CORE.package, language) == []


def test_every_shared_message_is_used() -> None:
    asked = literals(SOURCES)
    for package in (CORE.package, *GAME_PACKAGES):
        asked |= list_referred(package, "en")
    assert sorted(catalogue(CORE.package, "en").keys() - asked) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_core_has_its_sentence(language: str) -> None:
    text = Text(CORE, language)
    said = [text.reason(reason, [2, 5]) for reason in CORE.reasons]
    assert len({*said}) == len(said)
    assert "2" in text.reason("no-such-seat-count", [2, 5])


def test_the_core_gives_no_other_reasons() -> None:
    given = set()
    for name in ("core/step.py", "core/record.py"):
        source = (SOURCES / name).read_text(encoding="utf-8")
        given |= {*re.findall(r'(?:Refused\(|return )"([a-z]+(?:-[a-z]+)+)"', source)}
    assert "not-your-turn" in given
    assert given <= CORE.reasons.keys()


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(MissingText, match="no message 'nothing'"):
        Text(CORE).say("nothing")
    with pytest.raises(MissingText, match=r"no message 'side\.inside'"):
        Text(CORE).say("side.inside", side="n")
    with pytest.raises(MissingText, match="no message 'gold-rush-title'"):
        Text(CORE).say("gold-rush-title")
    with pytest.raises(LookupError):
        GOLD.name("wagon")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MissingText, match="name"):
        Text(CORE).say("prompt-waiting-for")
    with pytest.raises(MissingText, match="side"):
        Text(CORE).say("side.at")
    with pytest.raises(MissingText, match="came without its number 1"):
        Text(CORE).reason("no-such-seat-count", [2])


def test_what_the_words_do_not_know_is_an_error() -> None:
    state = GOLD_RUSH.start(2, frozenset())
    with pytest.raises(MissingText, match="do not know 'gold-rush-event-flood'"):
        GOLD.event(Event("gold-rush-event-flood", 0, [0, 0, 0], NOBODY, "Flood", state), ["Ann", "Ben"])
    with pytest.raises(MissingText, match="do not know 'gold-rush-reason-flood'"):
        GOLD.reason("gold-rush-reason-flood")
    with pytest.raises(MissingText, match="no heading 'Floods'"):
        GOLD.help("Floods")
    with pytest.raises(MissingText, match="do not know 'draw'"):
        Text(Words("gold-rush", WORDS.package, WORDS.verbs)).action(0)


def test_a_second_player_is_called_by_name_too() -> None:
    words = Words(
        WORDS.game,
        WORDS.package,
        events={"gold-rush-scene-in-hand-of": (Argument("name", 0, player),)},
        reasons={"gold-rush-scene-in-hand-of": (Argument("name", 0, player),)},
    )
    state = GOLD_RUSH.start(2, frozenset())
    event = Event("gold-rush-scene-in-hand-of", int(NOBODY), [1], NOBODY, "Told", state)
    assert Text(words).event(event, ["Ann", "Ben"]) == "Ben’s turn"
    assert Text(words).reason("gold-rush-scene-in-hand-of", [1]) == "Star’s turn"


def test_numbers_are_counted_and_texts_are_left_alone() -> None:
    assert Text(CORE, "en").say("way-east", steps=1855) == "1,855 east"
    assert Text(CORE, "en").say("way-east", steps="1855") == "1855 east"
    assert [Text(CORE, "en").say("points", points=n) for n in (0, 1, 2)] == [
        "0 points",
        "1 point",
        "2 points",
    ]
    assert [Text(CORE, "fr").say("points", points=n) for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]


def test_nothing_invisible_is_put_around_arguments() -> None:
    assert Text(CORE, "de").say("prompt-waiting-for", name="Zoë") == "Zoë ist am Zug."


def test_several_things_stand_in_a_row() -> None:
    assert [Text(CORE, "nl").all_of(["a", "b", "c"][:n]) for n in (0, 1, 2, 3)] == [
        "",
        "a",
        "a en b",
        "a, b en c",
    ]


def test_ways_are_told_by_the_compass() -> None:
    text = Text(CORE, "en")
    assert [text.way(2, -1), text.way(-1, 3), text.way(0, 4), text.way(0, 0)] == [
        "2 east, 1 north",
        "1 west, 3 south",
        "4 south",
        "",
    ]


def test_seats_without_a_name_are_called_by_their_symbol() -> None:
    assert SEAT_NAMES == tuple(seat.id for seat in SEATS)
    assert [Text(CORE, "fr").seat(seat) for seat in (0, 5, int(CHANCE), int(NOBODY))] == [
        "Chapeau",
        "Vache",
        "Hasard",
        "Spectateur",
    ]


def test_who_is_not_asked_waits() -> None:
    table = Table(GOLD_RUSH, 2)
    assert GOLD.prompt(table.state, 0) == "Chance decides."
    assert GOLD.prompt(table.state, int(CHANCE)) == "Draw a land tile."
    assert GOLD.hint(table.state, int(CHANCE)) == "71 tiles are left in the piles."
    table.say(int(CHANCE), "draw gr16")
    assert GOLD.prompt(table.state, 0) == "Place your tile: mountain in the north (1 nugget)."
    assert GOLD.prompt(table.state, 1) == "The others are choosing."
    assert GOLD.prompt(table.state, 1, ["Ann", "Ben"]) == "Ann is choosing."
    assert GOLD.hint(table.state, 1) == ""
    rng = Rng(1)
    while not table.state.is_over():
        seat = int(table.state.actor())
        if seat == CHANCE:
            table.roll(rng)
        else:
            table.act(seat, table.state.options(seat)[0])
    assert GOLD.prompt(table.state, 0) == "The game is over."
    assert GOLD.hint(table.state, 0) == ""


def test_paragraphs_are_one_line() -> None:
    assert "\n" not in GOLD.introduction()


def test_nothing_of_fluent_is_loaded_before_the_first_word() -> None:
    program = "import sys, boomtown.games.gold_rush.ui.text; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_broken_message_files_are_seen() -> None:
    with pytest.raises(AssertionError, match="twice"):
        read("a = b\na = c\n")
    with pytest.raises(AssertionError):
        read("a = { $b\n")
