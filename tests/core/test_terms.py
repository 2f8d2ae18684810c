"""One term a notion: what a language has once decided to call something, it calls so everywhere."""

import re
from typing import NamedTuple

import pytest

from boomtown.core.text import LANGUAGES
from boomtown.testing.messages import SOURCES, catalogue

# a name may begin with a vowel: "d’Ann", "qu’Ann"
CLIPPED = re.compile(r"\b([Dd]e|[Qq]ue) \{ \$(name|person|other|old|new|child|worker|absent) \}")


class Term(NamedTuple):
    """The word that stands for a notion in some packages, and a pattern of the words that would rival it."""

    language: str
    packages: str
    word: str
    rivals: str


TERMS = [
    Term("de", "core games.card_game", "Rind", r"\bK(uh|ühe)"),
    Term("de", "games.nevada_city", "Rinderhirte", r"\bK(uh|ühe)"),
    Term("de", "games.card_game games.carson_city", "Krämerin", r"Verkäufer"),
    Term("de", "games.gold_rush", "Schürfplättchen", r"[Mm]arker"),
    Term("de", "games.gold_rush", "schürfen", r"[Nn]ach Gold graben"),
    Term("de", "games.nevada_city", "Waren", r"\bGüter|\bGut\b"),
    Term("de", "games.nevada_city", "eservier", r"[Vv]ormerk|[Vv]orgemerkt"),
    Term("de", "games.nevada_city", "Topf", r"Pott"),
    Term("de", "games.nevada_city", "fertig", r"[Vv]ollende"),
    Term("de", "games.nevada_city", "bewirtschafte", r"bearbeite"),
    Term("de", "games.nevada_city", "Marktpreis", r"Marktwert"),
    Term(
        "de", "server.web games.gold_rush games.claim", "Mitspielende", r"(?<!virtuelle )(Mits|\bS)pieler\b"
    ),
    Term("fr", "games.card_game", "hors-la-loi", r"bandit"),
    Term("fr", "games.card_game", "montagnes", r"\bmonts\b"),
    Term("fr", "games.gold_rush", "hercher de l’or", r"[Cc]reuse"),
    Term("fr", "games.nevada_city", "mployés", r"\b[Oo]uvriers\b"),
    Term("fr", "games.nevada_city", "emprunt", r"\bprêts?\b"),
    Term("fr", "games.nevada_city", "biens", r"denrée"),
    Term("fr", "games.nevada_city", "compétence", r"savoir-faire"),
    Term("fr", "core server.web", "annuler", r"(à|peut-on) reprendre"),
    Term("fr", "server.web", "tes", r"\b([Vv]otre|[Vv]os|[Vv]ous|Veuillez)\b"),
    Term("nl", "games.gold_rush", "opzetten", r"\bopslaan|opgeslagen|\bsla(at)? (je|de) tent"),
    Term("nl", "games.gold_rush", "neerzetten", r"owboy plaatsen"),
    Term("nl", "games.carson_city", "het fiche", r"\b[Dd]e(ze)? (duel)?fiche\b"),
    Term("nl", "games.nevada_city", "handelsgoed", r"\b[Ww]aren\b|\b(een|één|elke|andere) waar\b"),
    Term("nl", "games.nevada_city", "naar keuze", r"willekeurig"),
    Term("nl", "games.nevada_city", "reparatie", r"[Hh]erstel"),
    Term("nl", "games.nevada_city", "rbeiders", r"[Aa]rbeidskracht"),
    Term("nl", "games.nevada_city", "aardigheid", r"[Vv]akkennis"),
    Term("nl", "games.nevada_city", "overwinning", r"\bwinst (voor|gedeeld)|de winst\b"),
    Term("nl", "server.web", "Logboek", r"Verslag(,| en)"),
    Term("nl", "server.web", "aan de beurt", r"aan zet"),
]

MEANT = {  # whom a sentence is about: not another, and not the player instead of the character
    "carson_city carson-city-help-kit-carson": {
        "en": "for each player further back",
        "de": "für alle, die auf der Leiste hinter ihnen stehen",
        "fr": "par joueur placé derrière lui",
        "nl": "voor elke speler die verder naar achteren",
    },
    "nevada_city nevada-city-help-finishing": {
        "en": "with the same character",
        "de": "Die Person, die es fertiggestellt hat",
        "fr": "Le personnage qui l’a terminé",
        "nl": "Het personage dat het voltooit",
    },
    "nevada_city nevada-city-contract-skill": {
        "en": "The character who",
        "de": "Die Person, die",
        "fr": "Le personnage qui",
        "nl": "Het personage dat",
    },
}


@pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term.language}-{term.word}-{term.packages}")
def test_every_notion_has_one_term(term: Term) -> None:
    texts = [
        (key, text)
        for package in term.packages.split()
        for key, message in catalogue(f"boomtown.{package}", term.language).items()
        for text in message.texts
    ]
    assert [f"{key}: {text}" for key, text in texts if re.search(term.rivals, text)] == []
    assert any(term.word in text for _, text in texts), "the term itself is gone: is the table out of date?"


def test_french_puts_no_word_before_a_name_that_would_have_to_be_clipped() -> None:
    paths = sorted(SOURCES.rglob("locale/fr.ftl"))
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if CLIPPED.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", MEANT)
def test_it_is_clear_who_is_meant(place: str, language: str) -> None:
    package, message = place.split()
    told = " ".join(" ".join(catalogue(f"boomtown.games.{package}", language)[message].texts).split())
    assert MEANT[place][language] in told
