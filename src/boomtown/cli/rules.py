"""`boomtown rules`: from the headings of the rulebook to code and tests."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from boomtown import build
from boomtown.cli.arguments import game_named
from boomtown.cli.output import FAILED, SUCCESS, Json, show
from boomtown.core.sources import Passage, citations, folder_of, page_map, passages
from boomtown.games import game_parts

WRONG = ("uncited", "unknown", "wrong_pages", "uncited_steps")


def command(game: str, /, *, as_json: Json = False) -> int:
    """Print where each heading of the rulebook is in the code, and which tests cite it.

    Ends with 1 if a heading is cited nowhere (uncited), if code or a test cites a heading or a page that the
    page map in RULES.md does not have (unknown, wrong_pages), or if a step cites nothing (uncited_steps).
    Headings that no test cites (untested) are listed too.

    Parameters
    ----------
    game
        Name of the game.
    as_json
        Print one JSON document.
    """
    package = game_parts(game_named(game).name).package
    book = folder_of(package) / "RULES.md"
    pages = page_map(book.read_text(encoding="utf-8")) if book.is_file() else {}
    document = {"game": game, **match_headings(pages, citations(package), tests_of(package))}
    show(document, write_lines(document), as_json)
    return FAILED if any(document[name] for name in WRONG) else SUCCESS


def tests_of(package: str) -> list[Passage] | None:
    """Find the tests of a game that cite the rulebook; None where there are none, as when installed."""
    tree = build.root()
    folder = None if tree is None else tree / "tests/games" / package.rpartition(".")[2]
    if folder is None or not folder.is_dir():
        return None
    return [passage for passage in passages(Path(folder), "**/test_*.py") if passage.sources]


def match_headings(
    pages: Mapping[str, str], code: Sequence[Passage], tests: Sequence[Passage] | None
) -> dict[str, Any]:
    """Put headings, code and tests together, and list what does not fit."""
    cited = [source for passage in (*code, *(tests or [])) for source in passage.sources]
    entries = [
        {
            "heading": heading,
            "page": page,
            "code": list_places(code, heading),
            "tests": list_places(tests or [], heading),
        }
        for heading, page in pages.items()
    ]
    return {
        "headings": entries,
        "uncited": [entry["heading"] for entry in entries if not entry["code"]],
        "untested": None if tests is None else [entry["heading"] for entry in entries if not entry["tests"]],
        "unknown": [*dict.fromkeys(heading for heading, _ in cited if heading not in pages)],
        "wrong_pages": [
            *dict.fromkeys(
                f"{heading}, p. {page}"
                for heading, page in cited
                if heading in pages and not is_within(page, pages[heading])
            )
        ],
        "uncited_steps": [passage.place for passage in code if passage.is_step and not passage.sources],
    }


def list_places(found: Iterable[Passage], heading: str) -> list[str]:
    """List the places that cite a heading."""
    return [passage.place for passage in found if heading in dict(passage.sources)]


def is_within(page: str, pages: str) -> bool:
    """Tell whether a cited page is one of those where the heading's text is.

    >>> is_within("5", "5"), is_within("5", "4-6"), is_within("5", "2, 3"), is_within("", "5")
    (True, True, False, False)
    """
    known: set[int] = set()
    for first, last in re.findall(r"(\d+)(?:\s*[-–]\s*(\d+))?", pages):
        known.update(range(int(first), int(last or first) + 1))
    cited = [int(number) for number in re.findall(r"\d+", page)]
    return bool(cited) and known.issuperset(cited)


def write_lines(document: Mapping[str, Any]) -> list[str]:
    """Put the document into lines for people."""
    lines = []
    for entry in document["headings"]:
        lines.append(f"{entry['heading']}, p. {entry['page']}")
        lines += [f"    {place}" for place in entry["code"]]
        lines += [f"    test {place}" for place in entry["tests"]]
    for name in ("uncited", "untested", *WRONG[1:]):
        if document[name]:
            lines.append(f"{name.replace('_', ' ')}:")
            lines += [f"    {entry}" for entry in document[name]]
    if not any(document[name] for name in WRONG):
        lines.append("Every heading is cited by code, and every step cites its heading.")
    return lines
