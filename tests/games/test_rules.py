"""RULES.md, the code and the tests of a game speak of the same rulebook, the same rulings and the same reasons."""

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from boomtown.core.sources import citations, folder_of, page_map, passages


@dataclass(frozen=True)
class Book:
    """How a game numbers its rulings, and how much there is at least."""

    game: str
    ruling: str  # a pattern
    numbered: str
    headings: int  # more than so many
    rulings: int
    reasons: int  # more than so many
    asking: str = "why_not"  # the helpers of its tests that ask for a reason
    example: str = ""  # how the names begin that must cite the rulebook
    folder: Path = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "folder", Path(__file__).parent / self.game.replace("-", "_"))

    @property
    def package(self) -> str:
        return f"boomtown.games.{self.folder.name}"

    @property
    def rules(self) -> str:
        return (folder_of(self.package) / "RULES.md").read_text(encoding="utf-8")

    @property
    def sources(self) -> list[str]:
        return [path.read_text(encoding="utf-8") for path in sorted(folder_of(self.package).rglob("*.py"))]

    @property
    def tests(self) -> list[str]:
        return [path.read_text(encoding="utf-8") for path in sorted(self.folder.glob("test_*.py"))]

    def numbers(self) -> list[str]:
        return re.findall(rf"^\| ({self.ruling}) \|", self.rules, re.MULTILINE)


BOOKS = [
    Book("gold-rush", r"A\d+", "A{}", headings=20, rulings=23, reasons=15),
    Book("card-game", r"C\d+", "C{}", headings=18, rulings=29, reasons=15, asking="(?:why_not|refused)"),
    Book("carson-city", r"R\d\d", "R{:02}", headings=40, rulings=30, reasons=60, example="test_"),
    Book("nevada-city", r"R\d+", "R{}", headings=20, rulings=30, reasons=15),
]
pytestmark = pytest.mark.parametrize("book", BOOKS, ids=lambda book: str(book.game))


def test_every_heading_of_the_page_map_is_cited_by_the_code_and_by_a_test(book: Book) -> None:
    by_code = {source for passage in citations(book.package) for source in passage.sources}
    by_tests = {source for passage in passages(book.folder) for source in passage.sources}
    pages = {*page_map(book.rules).items()}
    assert len(pages) > book.headings
    assert pages - by_code == set()
    assert pages - by_tests == set()


def test_code_and_tests_cite_only_headings_of_the_page_map_with_their_pages(book: Book) -> None:
    cited = {source for passage in citations(book.package) for source in passage.sources}
    cited |= {source for passage in passages(book.folder) for source in passage.sources}
    assert cited - {*page_map(book.rules).items()} == set()


def test_every_step_cites_the_rulebook(book: Book) -> None:
    found = citations(book.package)
    assert [passage.place for passage in found if passage.is_step and not passage.sources] == []


def test_every_example_cites_the_rulebook(book: Book) -> None:
    examples = [one for one in passages(book.folder) if one.file == "test_examples.py" and one.name]
    examples = [one for one in examples if one.name.startswith(book.example)]
    assert examples
    assert [one.name for one in examples if not one.sources] == []


def test_rulings_are_numbered_without_gaps(book: Book) -> None:
    found = book.numbers()
    assert found == [book.numbered.format(number) for number in range(1, len(found) + 1)]
    assert len(found) >= book.rulings


def test_every_ruling_has_a_test_that_names_it(book: Book) -> None:
    tested = {name for text in book.tests for name in re.findall(rf"Ruling ({book.ruling})\.", text)}
    assert {*book.numbers()} - tested == set()
    assert tested - {*book.numbers()} == set()


def test_code_names_only_rulings_that_exist(book: Book) -> None:
    named = {name for text in book.sources for name in re.findall(rf"\b({book.ruling})\b", text)}
    assert named <= {*book.numbers()}


def test_every_reason_of_the_code_is_provoked_by_a_test(book: Book) -> None:
    said, asked = rf'"{book.game}-reason-([a-z-]+)"', rf'{book.asking}\([^\n]*\) == "([a-z-]+)"'
    reasons = {name for text in book.sources for name in re.findall(said, text)}
    provoked = {name for text in book.tests for name in re.findall(asked, text)}
    assert len(reasons) > book.reasons
    assert reasons - provoked == set()
