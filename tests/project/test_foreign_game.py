"""A game of a package of its own, installed beside Boomtown, has everything that ours have."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Server, running_server

PROJECT = Path(__file__).parents[1] / "foreign_game"
GAME = "last-match"
LEVELS = "greenhorn,deputy,sheriff*0.01,marshal*0.01"
# several commands in one process: Python takes longer to start than a game takes
COMMANDS = """
import json, sys
from boomtown.cli.app import run
for words in json.loads(sys.argv[1]):
    code = run(words)
    if code:
        sys.exit(f"{words} ended with {code}")
    print("\\0")
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as an installer leaves it: its modules, and its metadata beside them."""
    folder = tmp_path_factory.mktemp("site")
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.copytree(PROJECT / "src", folder, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    metadata = folder / "last_match-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    groups = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (metadata / "entry_points.txt").write_text("\n".join(groups))
    return folder


def run_python(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python where the package is installed."""
    environment = {**os.environ, "PYTHONPATH": str(site), "BOOMTOWN_PLAIN": "1"}
    return subprocess.run(
        [sys.executable, "-P", *words],
        cwd=site,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def boomtown(site: Path, *commands: list[str]) -> list[str]:
    """Run commands; gives what each prints."""
    ended = run_python(site, "-c", COMMANDS, json.dumps(commands))
    assert ended.returncode == 0, ended.stderr
    assert "left out" not in ended.stderr
    return ended.stdout.split("\0\n")[:-1]


@pytest.fixture(scope="module")
def told(site: Path) -> dict[str, Any]:
    """What the commands tell about the game."""
    record = str(site / f"records/{GAME}-4-000000.toml")
    simulate = ["simulate", GAME, "--seats", "4", "--bots", LEVELS, "--games", "1", "--jobs", "1"]
    commands = [
        ["games", "--json"],
        [*simulate, "--records", str(site / "records"), "--json"],
        ["coach", record, "--budget", "0.01", "--json"],
        ["fuzz", GAME, "--games", "3", "--json"],
        ["rules", GAME, "--json"],
        ["render", record, "--at", "3", "-o", str(site / "position.svg"), "--json"],
    ]
    return {
        command[0]: json.loads(out) for command, out in zip(commands, boomtown(site, *commands), strict=True)
    }


def test_it_is_listed_after_ours(told: dict[str, Any]) -> None:
    names = [entry["name"] for entry in told["games"]["games"]]
    assert names == ["carson-city", "card-game", "gold-rush", "nevada-city", GAME]
    assert told["games"]["games"][-1]["title"] == "Last Match"


def test_all_levels_play_it(told: dict[str, Any]) -> None:
    assert told["simulate"]["faults"] == 0
    assert sum(told["simulate"]["mean_scores"]) == 1


def test_the_coach_judges_it(told: dict[str, Any]) -> None:
    assert told["coach"]["game"] == GAME
    assert told["coach"]["decisions"][0]["chosen"]["text"].startswith("Take ")


def test_it_keeps_the_laws(told: dict[str, Any]) -> None:
    assert told["fuzz"]["faults"] == 0


def test_its_rulebook_is_found_in_its_code(told: dict[str, Any]) -> None:
    assert told["rules"]["uncited"] == []
    assert [entry["heading"] for entry in told["rules"]["headings"]] == ["The row", "The turn", "The end"]


def test_it_is_drawn(site: Path, told: dict[str, Any]) -> None:
    assert "match-0" in (site / "position.svg").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the package."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site))  # plain rules: its classes inherit from ours
        with running_server(tmp_path_factory.mktemp("data"), "--pace", "0") as running:
            yield running


def page(server: Server, path: str, token: str = "") -> str:
    """A page as a browser gets it."""
    headers = {"accept-language": "de", "cookie": f"boomtown={token}"}
    with urllib.request.urlopen(urllib.request.Request(server.url + path, headers=headers)) as answer:
        return str(answer.read().decode())


def test_it_is_played_over_the_interface_for_programs(server: Server) -> None:
    assert GAME in [entry["name"] for entry in server.get("/api/games")]
    token = server.post("/api/people", {"name": "Ada"})["token"]
    new = {"game": GAME, "seats": ["me", "deputy", "greenhorn"]}
    table = server.post("/api/tables", new, token)["id"]
    asked = server.get(f"/api/tables/{table}/options?seat=0", token)
    assert asked["actions"] == ["take 1", "take 2", "take 3"]
    move = {"seat": 0, "decision": asked["decision"], "action": "take 2"}
    server.post(f"/api/tables/{table}/act", move, token)
    assert "match-0" in page(server, f"/table/{table}", token)


@pytest.mark.parametrize("path", ["/", f"/new/{GAME}", f"/rules/{GAME}"])
def test_pages_show_it(server: Server, path: str) -> None:
    assert "Letztes Streichholz" in page(server, path)


def test_it_can_be_measured(site: Path) -> None:
    told = json.loads(boomtown(site, ["bench", GAME, "--quick", "--rounds", "1", "--json"])[0])
    assert told["games"][0]["game"] == GAME


def test_a_package_that_is_broken_stops_nothing(site: Path, tmp_path: Path) -> None:
    shutil.copytree(site, tmp_path, dirs_exist_ok=True)
    (tmp_path / "last_match/rules/game.py").write_text("import no_such_package\n", encoding="utf-8")
    ended = run_python(tmp_path, "-m", "boomtown", "games")
    assert ended.returncode == 0
    assert GAME not in ended.stdout
    assert ended.stderr.splitlines() == [
        "boomtown: the game last-match of an installed package is left out: No module named 'no_such_package'"
    ]


def test_a_game_without_its_words_does_not_spoil_the_lobby(site: Path, tmp_path: Path) -> None:
    shutil.copytree(site, tmp_path, dirs_exist_ok=True)
    (tmp_path / "last_match/locale/fr.ftl").unlink()
    started = "from boomtown.server.web.foreign_games import leave_out_unpresentable as check; check()"
    ended = run_python(tmp_path, "-c", f"{started}; from boomtown.games import GAMES; print(*GAMES)")
    assert ended.stdout.split() == ["carson-city", "card-game", "gold-rush", "nevada-city"]
    (told,) = ended.stderr.splitlines()
    assert told.startswith("boomtown: the game last-match of an installed package is left out: ")
    assert "fr.ftl" in told


@pytest.mark.long
def test_pip_installs_it(tmp_path: Path) -> None:
    shutil.copytree(PROJECT, tmp_path / "project")
    target = tmp_path / "site"
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--target", str(target)]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *options, str(tmp_path / "project")],
        check=True,
        capture_output=True,
    )
    assert "Last Match" in boomtown(target, ["games"])[0]
