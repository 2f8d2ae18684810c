"""The sources keep their shape: one direction of imports, small files, all games alike."""

import ast
import re
import runpy
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/boomtown"
FILES = sorted(SOURCES.rglob("*.py"))
GAMES = sorted(path.parent for path in SOURCES.glob("games/*/__init__.py"))
LINES_AT_MOST = 600
MAY_IMPORT = {
    "core": "core",
    "look": "core look",
    "games": "core look games",
    "search": "core search",
    "bots": "core games search bots top",
    "server": "core look games search bots server top",
    "adapters": "core games search bots adapters top",
    "lab": "core look games search bots server lab top",
    "cli": "core look games search bots server lab adapters testing cli top",
    "testing": "core look games search testing",
    "top": "core cli top",
}
PUBLIC_INTERFACE = "core games bots top"  # of boomtown/__init__.py
GAME_FILES = (
    "__init__.py",
    "parts.py",
    "components.py",
    "audit.py",
    "play_styles.py",
    "RULES.md",
    "data/*.toml",
    "locale/en.ftl",
    "locale/de.ftl",
    "locale/fr.ftl",
    "locale/nl.ftl",
    "rules/tables.py",
    "rules/verbs.py",
    "rules/state.py",
    "rules/scoring.py",
    "rules/game.py",
    "rules/steps*",
    "evaluation/search.toml",
    "ui/scene.py",
    "ui/text*",
)


def named(path: Path) -> str:
    return path.relative_to(SOURCES).as_posix()


def part(module: str) -> str:
    """Give the part of the package that a module belongs to: core, games, ..., or top for what lies above them."""
    name = [*module.split("."), ""][1]
    return name if name in MAY_IMPORT else "top"


def module_of(path: Path) -> str:
    return ".".join(["boomtown", *path.relative_to(SOURCES).with_suffix("").parts]).removesuffix(".__init__")


def imports(path: Path, package: str, text: str) -> Iterator[str]:
    """Give the modules of ours that a file imports anywhere; `from a import b` may mean the module a.b."""
    for node in ast.walk(ast.parse(text, path)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            start = ".".join([*above, *([node.module] if node.module else [])])
            names = [f"{start}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == "boomtown")


def imports_of(path: Path) -> list[str]:
    package = module_of(path) if path.name == "__init__.py" else module_of(path).rpartition(".")[0]
    return list(imports(path, package, path.read_text(encoding="utf-8")))


def test_imports_point_one_way() -> None:
    wrong = []
    for path in FILES:
        layer = PUBLIC_INTERFACE if module_of(path) == "boomtown" else MAY_IMPORT[part(module_of(path))]
        allowed = layer.split()
        wrong += [f"{named(path)}: {name}" for name in imports_of(path) if part(name) not in allowed]
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("import boomtown.cli", ["boomtown.cli"]),
        ("from boomtown import games, core", ["boomtown.games", "boomtown.core"]),
        ("from boomtown.bots.greedy import Greedy", ["boomtown.bots.greedy.Greedy"]),
        ("from . import menu", ["boomtown.core.menu"]),
        ("from ..games import GAMES", ["boomtown.games.GAMES"]),
        ("def late():\n    from boomtown import cli", ["boomtown.cli"]),
        ("import json", []),
    ],
)
def test_every_form_of_import_is_seen(text: str, found: list[str]) -> None:
    assert list(imports(Path("core/step.py"), "boomtown.core", text)) == found


def test_no_game_imports_another() -> None:
    wrong = []
    shared = "boomtown.games.parts."  # how a game says what it consists of
    for path in [path for game in GAMES for path in sorted(game.rglob("*.py"))]:
        own = ".".join(module_of(path).split(".")[:3])
        others = [name for name in imports_of(path) if part(name) == "games" and not name.startswith(shared)]
        wrong += [f"{named(path)}: {name}" for name in others if not f"{name}.".startswith(f"{own}.")]
    assert wrong == []


def test_no_file_is_long() -> None:
    lines = {named(path): len(path.read_text(encoding="utf-8").splitlines()) for path in FILES}
    assert {name: count for name, count in lines.items() if count > LINES_AT_MOST} == {}


def test_every_module_says_what_it_is_for() -> None:
    trees = {named(path): ast.parse(path.read_text(encoding="utf-8")) for path in FILES}
    assert [name for name, tree in trees.items() if not ast.get_docstring(tree)] == []


def test_no_file_is_named_after_nothing() -> None:
    vague = {"utils", "util", "helpers", "helper", "common", "misc"}
    assert [named(path) for path in SOURCES.rglob("*") if path.stem in vague] == []


def test_every_folder_of_code_is_a_package() -> None:
    folders = {path.parent for path in FILES}
    assert [named(folder) for folder in sorted(folders) if not (folder / "__init__.py").is_file()] == []


def test_no_binary_hides_a_source() -> None:
    assert [named(path) for pattern in ("*.so", "*.pyd") for path in SOURCES.rglob(pattern)] == []


def test_every_file_of_data_is_shipped() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["*"]
    packages = {path.parent for path in FILES if path.name == "__init__.py"}
    shipped = {path for package in packages for pattern in patterns for path in package.glob(pattern)}
    files = {path for path in SOURCES.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    assert [named(path) for path in sorted(files - shipped - set(FILES))] == []


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_every_game_has_the_same_files(game: Path) -> None:
    missing = [pattern for pattern in GAME_FILES if not list(game.glob(pattern))]
    assert not missing, missing


def test_evaluations_have_the_same_file_names_everywhere() -> None:
    names = {"__init__", "evaluate", "quiescence", "features", "weights", "search"}
    files = {named(path) for game in GAMES for path in game.glob("evaluation/*.*") if path.stem not in names}
    assert files == {"games/card_game/evaluation/slow_evaluation.py"}  # the only second judgement


def test_nothing_but_rules_and_pieces_cites_the_rulebook() -> None:
    bots = [
        *SOURCES.glob("games/*/evaluation/*.py"),
        *SOURCES.glob("bots/*.py"),
        *SOURCES.glob("search/*.py"),
    ]
    assert len(bots) > 20
    assert [named(path) for path in bots if re.search(r"^\s*Rules:", path.read_text(), re.MULTILINE)] == []


def test_rules_are_compiled_and_the_edge_is_not(tmp_path: Path) -> None:
    compiled = (
        "core/step.py",
        "games/claim/rules/game.py",
        "games/claim/rules/steps/bid.py",
        "games/claim/evaluation/evaluate.py",
        "search/mcts.py",
    )
    edge = (
        "__init__.py",
        "build.py",
        "core/__init__.py",
        "core/record.py",
        "games/registry.py",
        "games/parts.py",
        "games/claim/parts.py",
        "games/claim/components.py",
        "games/claim/rules/__init__.py",
        "games/claim/ui/scene.py",
        "games/claim/ui/panels/cards.py",
        "bots/greedy.py",
        "cli/play.py",
    )
    for name in (*compiled, *edge):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    modules = runpy.run_path(str(ROOT / "setup.py"))["modules"](tmp_path)
    assert modules == sorted(tmp_path / name for name in compiled)


def test_the_contract_itself_is_compiled() -> None:
    assert "core/step.py" in [
        named(path) for path in runpy.run_path(str(ROOT / "setup.py"))["modules"](SOURCES)
    ]
