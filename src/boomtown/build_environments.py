"""Environments that hold some of the packages of this one and nothing else; nothing is downloaded for them."""

from __future__ import annotations

import os
import shutil
import sysconfig
import venv
from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


class Missing(Exception):
    """Something that is required is not installed here, or in a version that does not fit."""


def make_environment(folder: Path, requirements: Iterable[str]) -> Path:
    """Make an environment with exactly these requirements and what they require; give its Python."""
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    places = {"base": str(folder), "platbase": str(folder)}
    packages = Path(sysconfig.get_path("purelib", "venv", places))
    for found in closure(requirements):
        for file in found.files or ():
            if ".." not in file.parts:  # scripts lie outside, and start with the path of another Python
                _link(Path(str(found.locate_file(file))), packages / file)
    program = "python.exe" if os.name == "nt" else "python"
    return Path(sysconfig.get_path("scripts", "venv", places)) / program


def closure(requirements: Iterable[str]) -> list[Distribution]:
    """Find all that these requirements need, as installed here."""
    found: dict[str, Distribution] = {}
    asked: set[tuple[str, frozenset[str]]] = set()
    waiting = [Requirement(text) for text in requirements]
    while waiting:
        wanted = waiting.pop()
        name, extras = canonicalize_name(wanted.name), frozenset(wanted.extras)
        if (name, extras) in asked or not _applies(wanted, frozenset()):
            continue
        asked.add((name, extras))
        found[name] = _installed(wanted)
        for needed in map(Requirement, found[name].requires or ()):
            if _applies(needed, extras):
                needed.marker = None
                waiting.append(needed)
    return list(found.values())


def _applies(wanted: Requirement, extras: frozenset[str]) -> bool:
    if wanted.marker is None:
        return True
    return any(wanted.marker.evaluate({"extra": extra}) for extra in ("", *extras))


def _installed(wanted: Requirement) -> Distribution:
    try:
        found = distribution(wanted.name)
    except PackageNotFoundError:
        raise Missing(f"{wanted.name} is not installed") from None
    if not wanted.specifier.contains(found.version, prereleases=True):
        raise Missing(f"{wanted} is required, and {found.version} is installed")
    return found


def _link(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if os.name == "nt":  # links are a privilege there
        shutil.copy2(source, target)
    else:
        target.symlink_to(source)
