"""Where the rulebook is in the code: lines `Rules: "Heading", p. 3.` of docstrings, read from source text.

Nothing is imported for it, so it tells the same of compiled rules.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

LINES: Final = re.compile(r"^[ \t]*Rules:(.*?)(?=^[ \t]*$|\Z)", re.MULTILINE | re.DOTALL)
SOURCE: Final = re.compile(r'"([^"]+)",\s*pp?\.\s*(\d+(?:\s*[-–]\s*\d+)?)')
PAGE_MAP: Final = "## Page map"
RULE_FILES: Final = ("components.py", "rules/**/*.py")
ROW: Final = re.compile(r"^\|([^|]+)\|([^|]+)\|")

Documented = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Passage:
    """A module, class or function with a docstring, and what it cites: headings with their pages."""

    file: str  # relative to the folder that was read
    name: str  # `DrawTile`, `DrawTile.take`, `has_place`; empty for the module itself
    is_step: bool
    sources: tuple[tuple[str, str], ...]

    @property
    def place(self) -> str:
        """The file and the name in it: `steps/land.py:DrawTile`."""
        return f"{self.file}:{self.name}" if self.name else self.file


def parse_citations(docstring: str) -> tuple[tuple[str, str], ...]:
    """The headings and pages of a docstring's source lines; a line without any comes back as it is.

    >>> parse_citations('''A tile is drawn.
    ...
    ... Rules: "Preparation", p. 2; "The prairies", p. 6 (without farmers).
    ... ''')
    (('Preparation', '2'), ('The prairies', '6'))
    """
    found: list[tuple[str, str]] = []
    for line in LINES.findall(docstring):
        text = " ".join(line.split())
        found += SOURCE.findall(text) or [(text, "")]
    return tuple(found)


def passages(folder: Path, pattern: str = "**/*.py") -> list[Passage]:
    """All that has a docstring in the Python files of a folder, in the order of their names."""
    return [
        passage
        for path in sorted(folder.glob(pattern))
        for passage in _passages_of(path.read_text(encoding="utf-8"), path.relative_to(folder).as_posix())
    ]


def _passages_of(text: str, file: str) -> Iterator[Passage]:
    tree = ast.parse(text, file)
    yield Passage(file, "", False, parse_citations(ast.get_docstring(tree) or ""))
    yield from _inside(tree.body, file, "")


def _inside(body: list[ast.stmt], file: str, prefix: str) -> Iterator[Passage]:
    for node in body:
        if isinstance(node, Documented):
            name = prefix + node.name
            yield Passage(file, name, _is_step(node), parse_citations(ast.get_docstring(node) or ""))
            yield from _inside(node.body, file, f"{name}.")


def _is_step(node: Documented) -> bool:
    """Whether it is a class that says `Step[...]` or `Step` is its base."""
    if not isinstance(node, ast.ClassDef):
        return False
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return any(isinstance(base, ast.Name) and base.id == "Step" for base in bases)


def folder_of(package: str) -> Path:
    """The folder of a package, which is not imported."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise LookupError(f"there is no package {package!r}")
    return Path(next(iter(spec.submodule_search_locations)))


@cache
def citations(package: str) -> tuple[Passage, ...]:
    """All passages of a game's package that cite the rulebook or are steps, which should.

    Only pieces and rules follow the rulebook: what a bot believes or a page shows cites nothing.
    """
    folder = folder_of(package)
    found = [passage for pattern in RULE_FILES for passage in passages(folder, pattern)]
    return tuple(passage for passage in found if passage.sources or passage.is_step)


def heading_of(package: str, step: str) -> str | None:
    """The heading of the rulebook that a step follows, by the name of its class; None if it says none."""
    for passage in citations(package):
        if passage.is_step and passage.name == step and passage.sources:
            return passage.sources[0][0]
    return None


def page_map(text: str) -> dict[str, str]:
    """The headings and pages of the table under `## Page map` of a RULES.md.

    >>> page_map("## Page map\\n\\n| Heading | Page |\\n|---|---|\\n| Preparation | 2 |\\n")
    {'Preparation': '2'}
    """
    pages: dict[str, str] = {}
    _, _, rest = text.partition(f"\n{PAGE_MAP}") if not text.startswith(PAGE_MAP) else ("", "", text)
    lines = [line for line in rest.split("\n## ")[0].splitlines() if ROW.match(line)]
    for line in lines[2:]:  # below the names of the columns and the ruler
        heading, page = (cell.strip() for cell in line.strip().strip("|").split("|")[:2])
        pages[heading.strip('"`*')] = page
    return pages
