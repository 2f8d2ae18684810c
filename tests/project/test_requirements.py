"""Requirements are pinned, hashed, complete, and free of registry addresses."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PINNED = sorted((ROOT / "requirements").glob("*.txt"))
# Whatever tells a tool what to install or where from, at the top or in a folder of its own.
CONFIGURATION = (
    "requirements/*",
    ".ci/*",
    "*.toml",
    "*.cfg",
    "*.ini",
    "*.lock",
    "*.sh",
    "setup.py",
    "boomtown",
    "check",
    "pip.conf",
    ".npmrc",
    "package*.json",
)


def pins(file: Path) -> list[str]:
    """Give the entries of a requirements file, each as one line."""
    lines = file.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    return [line for line in lines if line.strip() and not line.startswith("#")]


def versions(name: str) -> dict[str, str]:
    """Give the versions that a requirements file pins for this Python and this system."""
    found: dict[str, str] = {}
    for pin in pins(ROOT / "requirements" / f"{name}.txt"):
        requirement = Requirement(pin.partition("--hash")[0])
        if requirement.marker is None or requirement.marker.evaluate():
            found[canonicalize_name(requirement.name)] = str(requirement.specifier).removeprefix("==")
    return found


def group(name: str) -> list[str]:
    """Give the requirements of a dependency group and of those that it includes."""
    wanted: list[str] = []
    for entry in PROJECT["dependency-groups"][name]:
        wanted += group(entry["include-group"]) if isinstance(entry, dict) else [entry]
    return wanted


def test_no_configuration_holds_an_address() -> None:
    files = {path for pattern in CONFIGURATION for path in ROOT.glob(pattern) if path.is_file()}
    assert ROOT / "requirements/play.txt" in files
    assert [path.name for path in sorted(files) if "://" in path.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("file", PINNED, ids=lambda file: str(file.name))
def test_every_requirement_has_one_version_and_its_hashes(file: Path) -> None:
    entry = re.compile(
        r"[a-z0-9-]+(\[[a-z,]+\])?==[0-9][\w.]*( ; [^\\]+?)?( +--hash=sha256:[0-9a-f]{64})+\s*"
    )
    assert pins(file)
    assert [pin for pin in pins(file) if not entry.fullmatch(pin)] == []


@pytest.mark.parametrize("name", ["check", "ray"])
def test_the_larger_sets_hold_the_play_set_in_the_same_versions(name: str) -> None:
    assert versions("play").items() <= versions(name).items()


@pytest.mark.parametrize(("name", "of_group"), [("play", "build"), ("check", "dev"), ("ray", "build")])
def test_the_pins_are_as_new_as_the_project_file(name: str, of_group: str) -> None:
    pinned = versions(name)
    stale = []
    extras = PROJECT["project"]["optional-dependencies"]
    asked = [wanted for extra in {"server", "png", "lab", name} & {*extras} for wanted in extras[extra]]
    for wanted in map(Requirement, PROJECT["project"]["dependencies"] + asked + group(of_group)):
        version = pinned.get(canonicalize_name(wanted.name))
        if version is None or not wanted.specifier.contains(version):
            stale.append(str(wanted))
    assert stale == [], "run requirements/remake"


def test_installing_the_project_needs_nothing_that_is_not_pinned() -> None:
    pinned = [*PROJECT["dependency-groups"]["build"], *PROJECT["project"]["dependencies"]]
    assert [wanted for wanted in PROJECT["build-system"]["requires"] if wanted not in pinned] == []


def test_uv_makes_no_lock_file() -> None:
    assert PROJECT["tool"]["uv"]["managed"] is False


def test_every_tool_of_the_page_scripts_has_one_version_and_its_hash_and_no_address() -> None:
    wanted = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    tools = {**wanted["devDependencies"], **wanted["optionalDependencies"]}
    assert {name: locked[f"node_modules/{name}"]["version"] for name in tools} == tools, (
        "run requirements/remake page-tools"
    )
    packages = [package for name, package in locked.items() if name]
    assert [package for package in packages if not package["integrity"].startswith("sha512-")] == []
    assert [package for package in packages if "resolved" in package] == []
    assert "dependencies" not in wanted, "the product needs no package of npm"
