"""Which tests belong to what has changed since the main branch: those of `./check quick`.

A changed test file, and the tests that import a changed module or are named after it. Tests of changed game data are those
of the game. `./check` runs all the others.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

MAIN: Final = "main"
PACKAGE: Final = "src/boomtown/"
PAGE_SCRIPTS: Final = re.compile(r"\.(js|css)$|^tests/page_scripts/|^(biome|package|tsconfig).*\.json$")
PAGES: Final = re.compile(r"\.md$")


class Changes(NamedTuple):
    """What is to be tested again."""

    tests: list[str]  # files and folders, those that are nearest to the changes first
    has_page_scripts: bool


def choose_tests(root: Path) -> Changes:
    """What has changed since this branch left the main branch, committed or not."""
    files = changed_files(root)
    return Changes(related_tests(root, files), any(PAGE_SCRIPTS.search(file) for file in files))


def changed_files(root: Path) -> list[str]:
    """Files that differ from where this branch left the main branch; new ones too."""
    base = git(root, "merge-base", MAIN, "HEAD")
    changed = git(root, "diff", "--name-only", *(base or ["HEAD"]))
    return [*changed, *git(root, "ls-files", "--others", "--exclude-standard")]


def git(root: Path, *words: str) -> list[str]:
    """Lines that git tells; none if it cannot."""
    ended = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    return ended.stdout.splitlines() if ended.returncode == 0 else []


def related_tests(root: Path, files: Iterable[str]) -> list[str]:
    """The tests of changed files: themselves, those of the same name, then those that import them."""
    found: dict[str, None] = {}
    texts = {
        path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted((root / "tests").rglob("test_*.py"))
        if "browser" not in path.parts
    }
    imported: list[str] = []
    for file in files:
        if file in texts:
            found[file] = None
        elif file.endswith(".py") and file.startswith((PACKAGE, "tests/")):
            name = Path(file).stem
            found |= {test: None for test in texts if Path(test).name == f"test_{name}.py"}
            imported += importers(file, texts)
        elif file.startswith(f"{PACKAGE}games/"):
            folder = f"tests/games/{Path(file).relative_to(f'{PACKAGE}games').parts[0]}/"
            imported += [test for test in texts if test.startswith(folder)]
        elif PAGES.search(file):
            imported += [test for test in texts if test.startswith("tests/docs/")]
    return [*(found | dict.fromkeys(imported))]


def importers(file: str, texts: dict[str, str]) -> list[str]:
    """The tests that import a module."""
    module = file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    package, _, name = module.rpartition(".")
    asked = re.compile(
        rf"^\s*(from {re.escape(module)} import|import {re.escape(module)}\b"
        rf"|from {re.escape(package)} import .*\b{re.escape(name)}\b)",
        re.MULTILINE,
    )
    return [test for test, text in texts.items() if asked.search(text)]
