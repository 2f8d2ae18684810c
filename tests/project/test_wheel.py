"""A wheel works where it is installed: compiled, without the sources, with what it requires and nothing else."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from email import message_from_string
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

import boomtown
from boomtown import build
from boomtown.build_environments import make_environment
from boomtown.extras import EXTRAS

ROOT = Path(__file__).parents[2]
WHEEL = "build_wheel"
METADATA = "prepare_metadata_for_build_wheel"
PLAY = """
import boomtown
from boomtown.bots import make_bot
from boomtown.lab.arena import play_game
from boomtown.games import GAMES
scores = {}
for name, game in GAMES.items():
    bots = [make_bot("greenhorn", game) for _ in range(2)]
    scores[name] = list(play_game(game, bots, frozenset(), seed=1).record.scores)
import json
print(json.dumps({"compiled": boomtown.COMPILED, "file": boomtown.__file__, "scores": scores}))
"""


def installed(wheel: Path, folder: Path, *extras: str) -> Path:
    """Install a wheel with these extras into a clean environment that has its requirements; gives the Python of it."""
    python = make_environment(folder / "environment", requirements(wheel, extras))
    pip = [sys.executable, "-m", "pip", "--isolated", "--disable-pip-version-check", "--python", str(python)]
    command = [*pip, "install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(command, cwd=folder, env=away_from_here(), check=True)
    return python


def requirements(wheel: Path, extras: tuple[str, ...] = ()) -> list[str]:
    """What a wheel requires on this machine, with and without extras."""
    found = []
    for wanted in map(Requirement, metadata(wheel).get_all("Requires-Dist", [])):
        if wanted.marker is None or any(wanted.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            wanted.marker = None
            found.append(str(wanted))
    return found


def metadata(wheel: Path) -> Message:
    with ZipFile(wheel) as packed:
        name = next(name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_string(packed.read(name).decode())


def away_from_here() -> dict[str, str]:
    """The environment without what leads to these sources or to a build of them."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("BOOMTOWN", "PYTHON"))}


def run(python: Path, *words: object, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run something in an environment, away from the sources."""
    command, place = [str(word) for word in (python, *words)], python.parents[2]
    environment = {**away_from_here(), **variables}
    ended = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended


def built(folder: Path, hook: str, **variables: str) -> None:
    """Make a wheel of the sources, or its metadata, as pip would; what that prints comes into a file beside it."""
    sources = folder / "sources"
    shutil.copytree(ROOT / "src", sources / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, sources / name)
    code = f"import sys; from setuptools import build_meta; build_meta.{hook}(sys.argv[1])"
    command = [sys.executable, "-c", code, str(folder)]
    with (folder / "log").open("w") as log:
        subprocess.run(
            command, cwd=sources, env={**away_from_here(), **variables}, stdout=log, stderr=log, check=True
        )


@pytest.mark.skipif(
    not boomtown.COMPILED, reason="`./check` builds one wheel, for the tests of the compiled rules"
)
def test_an_installed_wheel_is_compiled_and_needs_no_sources(tmp_path: Path) -> None:
    folder = build.folder()
    assert folder is not None
    python = installed(build.wheel(folder), tmp_path, "server", "png")
    found = json.loads(run(python, "-c", PLAY).stdout)
    assert found["compiled"]
    assert Path(found["file"]).is_relative_to(tmp_path)
    assert set(found["scores"]) == {"carson-city", "card-game", "gold-rush", "nevada-city"}
    program = python.with_name("boomtown")
    assert json.loads(run(program, "games", "--json").stdout)["compiled"]
    run(program, "gallery", "gold-rush", "-o", tmp_path / "gallery")  # fonts and pictures are there
    assert list((tmp_path / "gallery").iterdir())
    run(python, "-c", "from boomtown.server.web.app import make_app")


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with a wheel that could not be compiled, and without extras."""
    folder = tmp_path_factory.mktemp("plain")
    built(folder, WHEEL, CC="no-such-compiler", BOOMTOWN_COMPILE="auto")
    assert "no C compiler; installing plain Python" in (folder / "log").read_text()
    return installed(next(folder.glob("*.whl")), folder)


def test_a_wheel_that_could_not_be_compiled_says_so_at_every_use(plain: Path) -> None:
    program = plain.with_name("boomtown")
    said = run(program, "games", "--json")
    assert not json.loads(said.stdout)["compiled"]
    assert said.stderr == (
        "boomtown: the rules run as plain Python, 30 times slower: no C compiler (when this was installed);"
        " see docs/hosting.md\n"
    )
    assert run(program, "games", "--json", BOOMTOWN_PLAIN="1").stderr == ""


def test_rules_search_and_bots_need_no_extra(plain: Path) -> None:
    found = json.loads(run(plain, "-c", PLAY).stdout)
    assert set(found["scores"]) == {"carson-city", "card-game", "gold-rush", "nevada-city"}
    run(plain.with_name("boomtown"), "simulate", "claim", "--bots", "deputy,sheriff*0.01", "--games", "1")
    installed_here = run(
        plain, "-c", "from importlib.metadata import *; print(*(d.name for d in distributions()))"
    )
    assert not {name.lower() for name in installed_here.stdout.split()} & {
        "starlette",
        "openskill",
        "resvg-py",
    }


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("serve", "server"),
        ("doctor", "server"),
        ("drill", "server"),
        ("gallery claim -o gallery", "png"),
        ("ladder claim", "lab"),
        ("tune claim", "lab"),
        ("simulate claim --engine ray", "ray"),
    ],
)
def test_a_command_tells_in_one_sentence_which_extra_it_needs(plain: Path, words: str, extra: str) -> None:
    command = [str(plain.with_name("boomtown")), *words.split()]
    place = plain.parents[2]
    environment = {**away_from_here(), "BOOMTOWN_PLAIN": "1"}
    ended = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert len(ended.stderr.strip().splitlines()) == 1
    assert f"needs the extra '{extra}': pip install 'boomtown[{extra}]'" in ended.stderr


def test_every_package_of_an_extra_is_told_apart_by_its_name() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    named = {(name.replace("_", "-"), extra) for name, extra in EXTRAS.items()}
    announced = {
        (Requirement(wanted).name, extra)
        for extra, wants in extras.items()
        if extra != "all"
        for wanted in wants
    }
    assert named == announced - {("resvg-py", "server")}  # alone it is an extra of its own
    assert {*extras} == {*EXTRAS.values(), "all"}


def metadata_with(home: str, folder: Path) -> Message:
    """What an index learns from a release with this home."""
    built(folder, METADATA, BOOMTOWN_HOME=home)
    return message_from_string(next(folder.glob("*.dist-info/METADATA")).read_text(encoding="utf-8"))


HOME = "https://forge.example/boomtown/boomtown"


def test_an_index_page_has_addresses_and_pictures(tmp_path: Path) -> None:
    told = metadata_with(f"{HOME}/", tmp_path)
    addresses = dict(line.split(", ") for line in told.get_all("Project-URL", []))
    assert set(addresses) == {"Homepage", "Source", "Documentation", "Changelog"}
    assert told["Author"] and told["Keywords"] and told["License-Expression"] == "Apache-2.0"
    classifiers = told.get_all("Classifier", [])
    assert "Typing :: Typed" in classifiers and "Topic :: Games/Entertainment :: Board Games" in classifiers
    page = str(told.get_payload())
    pictures = re.findall(r'!\[[^]]*\]\(([^)]*)\)|<img src="([^"]*)"', page)
    links = [found[1] for found in re.finditer(r"(?<!!)\[[^]]*\]\(([^)]*)\)", page)]
    assert len(pictures) == len(
        re.findall(r"docs/pictures/", (ROOT / "README.md").read_text(encoding="utf-8"))
    )
    targets = [one or other for one, other in pictures] + links + [*addresses.values()][2:]
    for target in targets:
        address = re.fullmatch(rf"{HOME}/(raw|blob)/v{re.escape(boomtown.__version__)}/(.+)", target)
        assert address, target
        assert (ROOT / address[2]).exists(), target


def test_a_build_of_nowhere_names_no_address(tmp_path: Path) -> None:
    told = metadata_with("", tmp_path)
    assert told["Project-URL"] is None
    assert str(told.get_payload()).strip() == (ROOT / "README.md").read_text(encoding="utf-8").strip()
