"""RULES.md, the code and the tests speak of the same rulebook, the same rulings and the same reasons."""

import re
from pathlib import Path

from boomtown.core.sources import citations, folder_of, page_map, passages

PACKAGE = "boomtown.games.nevada_city"
FOLDER = folder_of(PACKAGE)
RULES = (FOLDER / "RULES.md").read_text(encoding="utf-8")
TESTS = Path(__file__).parent
SOURCES = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py"))]
TEXTS = [path.read_text(encoding="utf-8") for path in sorted(TESTS.glob("test_*.py"))]


def rulings() -> list[str]:
    return re.findall(r"^\| (R\d+) \|", RULES, re.MULTILINE)


def test_every_heading_of_the_page_map_is_cited_by_the_code_and_by_a_test() -> None:
    by_code = {source for passage in citations(PACKAGE) for source in passage.sources}
    by_tests = {source for passage in passages(TESTS) for source in passage.sources}
    pages = {*page_map(RULES).items()}
    assert len(pages) > 20
    assert pages - by_code == set()
    assert pages - by_tests == set()


def test_code_and_tests_cite_only_headings_of_the_page_map_with_their_pages() -> None:
    cited = {source for passage in citations(PACKAGE) for source in passage.sources}
    cited |= {source for passage in passages(TESTS) for source in passage.sources}
    assert cited - {*page_map(RULES).items()} == set()


def test_every_step_cites_the_rulebook() -> None:
    assert [passage.place for passage in citations(PACKAGE) if passage.is_step and not passage.sources] == []


def test_every_example_and_every_test_of_a_step_that_names_a_ruling_cites_the_rulebook() -> None:
    examples = [one for one in passages(TESTS) if one.file == "test_examples.py" and one.name]
    assert [one.name for one in examples if not one.sources] == []


def test_rulings_are_numbered_without_gaps() -> None:
    assert rulings() == [f"R{number}" for number in range(1, len(rulings()) + 1)]
    assert len(rulings()) >= 30


def test_every_ruling_has_a_test_that_names_it() -> None:
    tested = {name for text in TEXTS for name in re.findall(r"Ruling (R\d+)\.", text)}
    assert {*rulings()} - tested == set()
    assert tested - {*rulings()} == set()


def test_code_names_only_rulings_that_exist() -> None:
    named = {name for text in SOURCES for name in re.findall(r"\b(R\d+)\b", text)}
    assert named <= {*rulings()}


def test_every_reason_of_the_code_is_provoked_by_a_test() -> None:
    reasons = {name for text in SOURCES for name in re.findall(r'"nevada-city-reason-([a-z-]+)"', text)}
    provoked = {name for text in TEXTS for name in re.findall(r'why_not\([^\n]*\) == "([a-z-]+)"', text)}
    assert len(reasons) > 15
    assert reasons - provoked == set()
