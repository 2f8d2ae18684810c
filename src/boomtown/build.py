"""The one place that knows where compiled builds of the package lie and how they are made.

A build is a wheel and what is in it, binaries beside the sources, in `.compiled/<hash>` of the source tree. Put first
on the path, it is used instead of the sources. The hash covers the whole package, so an edit of any file means plain
Python until the next build; binaries are used again if no rule has changed.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final
from zipfile import ZipFile

PLAIN: Final = "BOOMTOWN_PLAIN"  # environment: set = run the sources as they are
BUILDS: Final = ".compiled"
SOURCES: Final = "src/boomtown"
RECIPE: Final = (
    "setup.py",
    "pyproject.toml",
    "requirements/play.txt",
)  # how binaries are made, and with what
COPIED: Final = (*RECIPE, "LICENSE", "NOTICE", "README.md")
RULES: Final = (  # all that compiled modules may import
    "core/**/*.py",
    "look/**/*.py",
    "games/**/*.py",
    "search/**/*.py",
)
IGNORED: Final = ("__pycache__", "*.pyc", "*.so", "*.pyd", ".*")
RULES_FILE: Final = "rules-hash"
BUILDING: Final = "building-"
ABANDONED_AFTER: Final = 3600.0  # seconds
SHOWN_LINES: Final = 40
BACKEND: Final = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"


class CannotCompile(Exception):
    """Why there can be no compiled build here, in words for a person."""


def root() -> Path | None:
    """Find the source tree that this package runs from; None if it was installed without one."""
    place = Path(__file__).resolve().parent.parent
    if place.name == "src":
        tree = place.parent
    elif place.parent.name == BUILDS:
        tree = place.parent.parent
    else:
        return None
    return tree if (tree / "setup.py").is_file() and (tree / SOURCES).is_dir() else None


def source_hash(tree: Path | None = None) -> str:
    """Name the state of the package's files, of the recipe, and of this Python."""
    tree = _tree(tree)
    return _hash(tree, (tree / SOURCES).rglob("*"))


def rules_hash(tree: Path | None = None) -> str:
    """Name all that the binaries depend on, which is less than the whole package."""
    tree = _tree(tree)
    return _hash(tree, (path for part in RULES for path in (tree / SOURCES).glob(part)))


def folder(tree: Path | None = None) -> Path | None:
    """Find the build of the sources as they are now; None if there is none."""
    tree = tree or root()
    if tree is None or not (tree / BUILDS).is_dir():
        return None
    path = tree / BUILDS / source_hash(tree)
    return path if path.is_dir() else None  # complete, because it got this name last


def build(tree: Path | None = None) -> Path:
    """Make the build of the sources as they are now, unless it exists, and remove those of other sources."""
    tree = _tree(tree)
    builds = tree / BUILDS
    builds.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="boomtown-") as clean, _Workplace(builds) as workplace:
        # A clean copy: files left by an earlier build would come back, and edits meanwhile do no harm.
        sources = _copy(tree, Path(clean) / "sources")
        path = builds / source_hash(sources)
        if not path.is_dir():
            _compile(sources, workplace, _same_rules(builds, rules_hash(sources)))
            (workplace / RULES_FILE).write_text(rules_hash(sources))
            _rename(workplace, path)
    _remove_others(builds, path)
    return path


def environment(path: Path) -> dict[str, str]:
    """Give the environment variables of a process that is to use a build."""
    others = [
        part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part and part != str(path)
    ]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), *others])}


class _Workplace:
    """A folder beside the builds that is gone afterwards, unless it has become one."""

    def __init__(self, builds: Path) -> None:
        self.path: Final = Path(tempfile.mkdtemp(prefix=BUILDING, dir=builds))

    def __enter__(self) -> Path:
        self.path.chmod(0o755)  # mkdtemp lets nobody else read it
        return self.path

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self.path, ignore_errors=True)


def _tree(tree: Path | None) -> Path:
    tree = tree or root()
    if tree is None:
        raise CannotCompile("compiling needs the source tree, and this boomtown is installed without one")
    return tree


def _hash(tree: Path, files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    digest.update(f"{sys.version}\0{sysconfig.get_platform()}\0".encode())
    recipe = [tree / name for name in RECIPE]
    for path in [*recipe, *sorted(path for path in files if path.is_file() and not _is_ignored(path, tree))]:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(tree).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:16]


def _is_ignored(path: Path, tree: Path) -> bool:
    relative = path.relative_to(tree)
    return any(Path(part).match(pattern) for part in relative.parts for pattern in IGNORED)


def _copy(tree: Path, target: Path) -> Path:
    shutil.copytree(tree / SOURCES, target / SOURCES, ignore=shutil.ignore_patterns(*IGNORED))
    for name in COPIED:
        if (tree / name).is_file():
            (target / name).parent.mkdir(exist_ok=True)
            shutil.copy2(tree / name, target / name)
    return target


def _same_rules(builds: Path, rules: str) -> Path | None:
    for path in sorted(builds.glob(f"*/{RULES_FILE}")):
        if not path.parent.name.startswith(BUILDING) and path.read_text() == rules:
            return path.parent
    return None


def _compile(sources: Path, target: Path, older: Path | None) -> None:
    """Build a wheel in an environment with the build requirements alone, as pip does, and unpack it."""
    from boomtown.build_environments import (  # only a source tree has what that needs
        Missing,
        make_environment,
    )

    need_compiler()
    project = tomllib.loads((sources / "pyproject.toml").read_text(encoding="utf-8"))
    try:
        python = make_environment(sources.parent / "environment", project["build-system"]["requires"])
    except Missing as problem:
        raise CannotCompile(f"{problem}; requirements/play.txt has all that a build needs") from None
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    result = subprocess.run(
        [python, "-c", BACKEND, target],
        env={**environ, "BOOMTOWN_COMPILE": "1", "BOOMTOWN_BINARIES": str(older or "")},
        cwd=sources,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode != 0:
        lines = result.stdout.splitlines()[-SHOWN_LINES:]
        raise CannotCompile("\n".join(["the build failed:", *lines]))
    with ZipFile(wheel(target)) as packed:
        packed.extractall(target)


def wheel(folder: Path) -> Path:
    """Find the wheel that a build was unpacked from; it can be installed anywhere else."""
    return next(folder.glob("*.whl"))


def need_compiler() -> None:
    """Say what is missing for a build, if anything is."""
    compiler = os.environ.get("CC", "cc").split()[0]
    if shutil.which(compiler) is None:
        raise CannotCompile(
            f"no C compiler: there is no command {compiler!r} (Debian: apt-get install gcc libc6-dev)"
        )
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        raise CannotCompile(
            f"the headers of this Python are missing: no {header} (Debian: apt-get install python3-dev)"
        )
    for module in ("setuptools", "mypyc"):
        if importlib.util.find_spec(module) is None:
            raise CannotCompile(
                f"{module} is not installed; requirements/play.txt has all that a build needs"
            )


def _rename(workplace: Path, path: Path) -> None:
    try:
        workplace.rename(path)
    except OSError:
        if not path.is_dir():  # else another process was first with the same build
            raise


def _remove_others(builds: Path, kept: Path) -> None:
    for path in builds.iterdir():
        if path != kept and not _is_in_work(path):
            shutil.rmtree(path, ignore_errors=True)


def _is_in_work(path: Path) -> bool:
    try:
        return path.name.startswith(BUILDING) and time.time() - path.stat().st_mtime < ABANDONED_AFTER
    except FileNotFoundError:  # just finished
        return True
