"""Lines for people at a terminal: tables, notes, progress, files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from boomtown.mistakes import Mistake


def note(line: str) -> None:
    """Tell the person at the terminal something that is no part of the result."""
    print(line, file=sys.stderr)


def rows(table: Iterable[Sequence[object]], indent: str = "") -> list[str]:
    """Put a table into lines with aligned columns.

    >>> rows([("seats", 2), ("variants", "no-farmers")])
    ['seats     2', 'variants  no-farmers']
    """
    cells = [[str(cell) for cell in row] for row in table]
    widths = [max(len(cell) for cell in column) for column in zip(*cells, strict=True)]
    return [
        indent + "  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in cells
    ]


def facts(document: Mapping[str, Any], names: Iterable[str]) -> list[str]:
    """Put some entries of a document into lines, one each."""
    return rows((name, to_words(document[name])) for name in names)


def to_words(value: object) -> str:
    """Give a value of a document in words.

    >>> to_words([1.5, 2]), to_words({"greedy": 3, "uniform": 0.5}), to_words([])
    ('1.5, 2', 'greedy 3, uniform 0.5', 'none')
    """
    if isinstance(value, Mapping):
        return to_words([f"{name} {to_words(entry)}" for name, entry in value.items()])
    if isinstance(value, list | tuple):
        return ", ".join(to_words(entry) for entry in value) or "none"
    return f"{value:,g}" if isinstance(value, float) and abs(value) < 1e6 else str(value)


@contextmanager
def progress(label: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """Show how far something has got, if somebody is watching; call what it gives with each advance."""
    if not sys.stderr.isatty():
        yield lambda steps: None
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), *Progress.get_default_columns(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task(label, total=total)
        yield lambda steps: bars.update(task, advance=steps)


def write(path: Path, content: str | bytes) -> None:
    """Write a file of the caller's, or say why not."""
    try:
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(content, encoding="utf-8")
    except OSError as problem:
        raise Mistake(f"cannot write {path}: {problem.strerror or problem}") from None


def make_folder(path: Path) -> Path:
    """Make a folder of the caller's unless it exists, or say why not."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Mistake(f"cannot make the folder {path}: {problem.strerror or problem}") from None
    return path
