"""The API reference is what the docstrings say."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs/api"


def test_the_reference_is_not_stale() -> None:
    wanted: dict[str, str] = runpy.run_path(str(ROOT / "docs/make_api.py"))["make_pages"]()
    found = {path.name: path.read_text(encoding="utf-8") for path in PAGES.glob("*.md")}
    stale = sorted(name for name in {*wanted, *found} if wanted.get(name) != found.get(name))
    assert stale == [], "run python docs/make_api.py"


def test_the_reference_has_the_contract() -> None:
    text = (PAGES / "boomtown.core.record.md").read_text(encoding="utf-8")
    assert "## Table" in text
    assert "### Table.moves_to_undo" in text
    assert "moves_to_undo(self, seat: int) -> int" in text
