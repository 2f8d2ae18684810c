"""A game that is added exactly as docs/adding-a-game.md says has everything that the others have."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/adding-a-game.md"
PLAYED = """
import sys
from boomtown.bots import make_bot
from boomtown.lab.arena import play_game
from boomtown.bots.levels import LEVELS
from boomtown.games import GAMES
game = GAMES["my-game"]
bots = [make_bot(f"{level}*0.01" if level in ("sheriff", "marshal") else level, game) for level in LEVELS]
print(play_game(game, bots, frozenset(), seed=1).record.text())
"""
SERVED = """
import asyncio, sys
from pathlib import Path
from boomtown.core.text import Text
from boomtown.games import text_of
from boomtown.server.bots.hints import advise
from boomtown.server.web.app import make_app
from boomtown.server.web.settings import Settings
from boomtown.server.tables.store import Chair, Person
from boomtown.server.web.page_text import WORDS

async def main():
    app = make_app(Settings(data=Path(sys.argv[1]), pace=0.0))
    async with app.router.lifespan_context(app):
        hub = app.state.desk.hub
        await hub.store.add_person(Person("ada", "Ada"), "token")
        chairs = [Chair(0, "ada", "", "Ada"), Chair(1, None, "deputy", "Mae"), Chair(2, None, "greenhorn", "Sue")]
        live = await hub.open("my-game", "A table", frozenset(), chairs, False)
        found = await advise(hub.thinkers, live, 0, text_of("my-game"), Text(WORDS, "en"))
        assert found.action in live.require_running().state.options(0), found
        print(found.note)
        while live.decision < 3:  # chance, and both bots, who choose at the same time
            await asyncio.sleep(0.05)
asyncio.run(asyncio.wait_for(main(), 120))
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources in which somebody has done what the page says."""
    copy = tmp_path_factory.mktemp("tree")
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.copytree(ROOT / "tests/games/claim", copy / "tests/games/claim")
    commands = PAGE.read_text(encoding="utf-8").split("```")[1]
    subprocess.run(["sh", "-eu", "-c", commands], cwd=copy, check=True)
    return copy


def run(tree: Path, *words: str) -> str:
    """Run Python in the copy; gives what it prints."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "BOOMTOWN_PLAIN": "1"}
    ended = subprocess.run(
        [sys.executable, "-P", *words], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def boomtown(tree: Path, *words: str) -> str:
    """Run a command in the copy."""
    return run(tree, "-m", "boomtown", *words)


@pytest.fixture(scope="module")
def record(tree: Path) -> Path:
    """A game between the four levels."""
    path = tree / "game.toml"
    path.write_text(run(tree, "-c", PLAYED))
    return path


def test_all_levels_play_it(tree: Path, record: Path) -> None:
    assert 'game = "my-game"' in record.read_text()
    assert "my-game" in boomtown(tree, "games")


def test_it_keeps_the_laws_and_its_own_tests_hold(tree: Path) -> None:
    assert json.loads(boomtown(tree, "fuzz", "my-game", "--games", "2", "--json"))["faults"] == 0
    tests = ["tests/games/my_game/test_suite.py", "tests/games/my_game/test_claim.py"]
    run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib", *tests)


def test_the_coach_judges_it(tree: Path, record: Path) -> None:
    told = json.loads(boomtown(tree, "coach", str(record), "--seat", "0", "--budget", "0.01", "--json"))
    assert told["game"] == "my-game"


def test_it_can_be_measured(tree: Path) -> None:
    told = json.loads(boomtown(tree, "bench", "my-game", "--quick", "--rounds", "1", "--json"))
    assert "my-game" in json.dumps(told)


def test_hints_are_given_at_a_table(tree: Path, tmp_path: Path) -> None:
    assert "should end" in run(tree, "-c", SERVED, str(tmp_path))


def test_it_is_drawn_and_explained(tree: Path, record: Path) -> None:
    boomtown(tree, "render", str(record), "--at", "5", "-o", str(tree / "position.svg"))
    boomtown(tree, "gallery", "my-game", "-o", str(tree / "gallery"))
    assert "The survey" in boomtown(tree, "rules", "my-game")
