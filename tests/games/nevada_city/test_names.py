"""Every card of Nevada City has its name in every language, and messages choose among the same words."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from boomtown.core.text import LANGUAGES, Text
from boomtown.games.nevada_city.card_types import Building, Contract, EventCard, Goal
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.rules.tables import FIRST_WORKER
from boomtown.games.nevada_city.ui.text import WORDS
from boomtown.games.nevada_city.ui.text import cards as wording

TEXTS = {language: Text(WORDS, language) for language in LANGUAGES}
EN = TEXTS["en"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "card", [*CARDS.building, *CARDS.contract, *CARDS.event, *CARDS.goal], ids=lambda card: card.id
)
def test_every_card_has_a_name_in_every_language(
    language: str, card: Building | Contract | EventCard | Goal
) -> None:
    message = wording.CALLED[type(card)]
    assert "?" not in TEXTS[language].say(message, card=card.id, name="?")
    assert EN.say(message, card=card.id, name="?") == wording.curly(card.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_worker_has_a_trade_in_every_language(language: str) -> None:
    for person in CARDS.person[int(FIRST_WORKER) :]:
        assert "?" not in TEXTS[language].say("nevada-city-trade", card=person.id, name="?")
        assert wording.trade(EN, person) == person.trade


def test_people_are_called_the_same_in_every_language() -> None:
    for person in CARDS.person:
        assert {text.name(person.id) for text in TEXTS.values()} == {wording.curly(person.name)}


def test_events_of_the_same_name_are_numbered() -> None:
    assert [EN.name("renegade-gun-2"), EN.name("renegade-gun-3")] == ["Renegade I", "Renegade II"]
    assert TEXTS["de"].name("renegade-gun-3") == "Abtrünniger II"
    assert EN.name("drought") == "Drought"


class Choices(Visitor):
    """The words among which the messages of a file choose, by message and argument; plurals are left out."""

    def __init__(self) -> None:
        self.message = ""
        self.found: dict[tuple[str, str], set[str]] = {}

    def visit_Message(self, node: ast.Message) -> None:
        self.message = node.id.name
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {str(one.key.name) for one in node.variants if isinstance(one.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and not keys <= {"one", "other"}:
            self.found.setdefault((self.message, node.selector.id.name), set()).update(keys)
        self.generic_visit(node)


def choices(language: str) -> dict[tuple[str, str], set[str]]:
    visitor = Choices()
    source = files("boomtown.games.nevada_city").joinpath("locale", f"{language}.ftl")
    visitor.visit(FluentParser().parse(source.read_text(encoding="utf-8")))
    return visitor.found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_messages_choose_among_the_same_words_in_every_language(language: str) -> None:
    english, other = choices("en"), choices(language)
    assert len(english) > 40
    assert {key: words for key, words in other.items() if key in english and words != english[key]} == {}
