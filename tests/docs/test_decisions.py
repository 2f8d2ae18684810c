"""Decisions have one form, and their list is complete."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "docs/decisions"
PAGES = sorted(FOLDER.glob("0*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.stem))
def test_a_decision_has_its_number_a_question_and_a_choice(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"# {int(page.stem[:4])}. ")
    assert re.findall(r"^\*\*(Question|Choice)\.\*\*", text, re.MULTILINE) == ["Question", "Choice"]


def test_the_list_names_them_all() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    titles = [page.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ") for page in PAGES]
    assert re.findall(r"^- \[(.+)\]\((.+)\)$", text, re.MULTILINE) == [
        (title, page.name) for title, page in zip(titles, PAGES)
    ]
