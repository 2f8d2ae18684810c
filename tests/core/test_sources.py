"""The rulebook in docstrings."""

from pathlib import Path

import pytest

from boomtown.core.sources import citations, heading_of, page_map, parse_citations, passages

MODULE = '''"""Bids.

Rules: "The bid", p. 1.
"""

class Bid(Step[Claim]):
    """All choose.

    Rules: "The bid", pp. 1-2; "A heading so long
    that it is broken", p. 3.
    """

    def take(self):
        """No rule here."""


class Pass(Step):
    """Nothing."""


class Helper(Other):
    """Rules: "The end", p. 4."""


def score():
    """Points. Rules: "no line of its own", p. 5.

    Rules: somewhere in the book
    """
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "steps").mkdir()
    (tmp_path / "steps/bid.py").write_text(MODULE, encoding="utf-8")
    return tmp_path


def test_modules_classes_and_functions_cite(folder: Path) -> None:
    found = {passage.place: passage.sources for passage in passages(folder) if passage.sources}
    assert found == {
        "steps/bid.py": (("The bid", "1"),),
        "steps/bid.py:Bid": (("The bid", "1-2"), ("A heading so long that it is broken", "3")),
        "steps/bid.py:Helper": (("The end", "4"),),
        "steps/bid.py:score": (("somewhere in the book", ""),),
    }


def test_steps_are_known_by_their_base(folder: Path) -> None:
    assert [passage.name for passage in passages(folder) if passage.is_step] == ["Bid", "Pass"]


def test_several_lines_may_cite() -> None:
    assert parse_citations('Rules: "One", p. 1.\n\nRules: "Two", p. 2.') == (("One", "1"), ("Two", "2"))


def test_the_heading_of_a_step_is_found_by_its_name() -> None:
    package = "boomtown.games.gold_rush"
    assert heading_of(package, "DrawTile") == "1. Draw and place a Land tile"
    assert heading_of(package, "NoSuchStep") is None
    assert heading_of(package, "has_place") is None


def test_every_step_of_a_game_is_found() -> None:
    from boomtown.games.gold_rush.rules.steps import STEPS

    steps = {passage.name for passage in citations("boomtown.games.gold_rush") if passage.is_step}
    assert steps == {step.__name__ for step in STEPS}


def test_the_page_map_ends_with_its_section() -> None:
    table = "| Heading | Page |\n|---|---|\n| One | 1 |\n| Two | 2-3 |\n"
    text = f"# Rules\n\n## Page map\n\nWords.\n\n{table}\n## Rulings\n\n| A | B |\n|---|---|\n| C | D |\n"
    assert page_map(text) == {"One": "1", "Two": "2-3"}
    assert page_map("# No map\n") == {}


def test_a_package_that_does_not_exist_is_named() -> None:
    with pytest.raises(LookupError, match="no_such_package"):
        citations("boomtown.no_such_package")
