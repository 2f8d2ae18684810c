"""A wheel works where it is installed: compiled, without the sources, with what it requires and nothing else."""

import json
import os
import re
import shutil
import subprocess
import sys
from email import message_from_string
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

import boomtown
from boomtown import build
from boomtown.build_environments import make_environment

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


def installed(wheel: Path, folder: Path) -> Path:
    """Install a wheel into a clean environment that has its requirements; gives the Python of it."""
    python = make_environment(folder / "environment", metadata(wheel).get_all("Requires-Dist", []))
    pip = [sys.executable, "-m", "pip", "--isolated", "--disable-pip-version-check", "--python", str(python)]
    command = [*pip, "install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(command, cwd=folder, env=away_from_here(), check=True)
    return python


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
    python = installed(build.wheel(folder), tmp_path)
    found = json.loads(run(python, "-c", PLAY).stdout)
    assert found["compiled"]
    assert Path(found["file"]).is_relative_to(tmp_path)
    assert set(found["scores"]) == {"carson-city", "card-game", "gold-rush", "nevada-city"}
    program = python.with_name("boomtown")
    assert json.loads(run(program, "games", "--json").stdout)["compiled"]
    run(program, "gallery", "gold-rush", "-o", tmp_path / "gallery")  # fonts and pictures are there
    assert list((tmp_path / "gallery").iterdir())
    run(python, "-c", "from boomtown.server.web.app import make_app")


def test_a_wheel_that_could_not_be_compiled_says_so_at_every_use(tmp_path: Path) -> None:
    built(tmp_path, WHEEL, CC="no-such-compiler", BOOMTOWN_COMPILE="auto")
    assert "no C compiler; installing plain Python" in (tmp_path / "log").read_text()
    python = installed(next(tmp_path.glob("*.whl")), tmp_path)
    program = python.with_name("boomtown")
    said = run(program, "games", "--json")
    assert not json.loads(said.stdout)["compiled"]
    assert said.stderr == (
        "boomtown: the rules run as plain Python, 30 times slower: no C compiler (when this was installed);"
        " see docs/hosting.md\n"
    )
    assert run(program, "games", "--json", BOOMTOWN_PLAIN="1").stderr == ""


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
