"""A name has one meaning, and functions are verbs."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src/boomtown"
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCES.rglob("*.py"))}
GAME = re.compile(r"games/([a-z_]+)/(.+)\.py")
PRINTED = ("components", "card_types", "effect_types")  # where games describe what is printed
PARTICIPLES = re.compile(
    r"[a-z]*(?:[^e]ed|bought|built|chosen|done|drawn|fought|found|given|gone|held|hidden|kept|known|laid|left|lost|made"
    r"|paid|said|seen|sent|shown|sold|spent|sworn|taken|taught|thought|thrown|told|unseen|won|worn|written)"
)
VERBS = {"embed", "feed", "proceed", "seed", "shed"}


def place(path: Path) -> tuple[str, str]:
    """The game that a file belongs to and its part in it; for other files nothing and its path."""
    name = path.relative_to(SOURCES).as_posix()
    found = GAME.fullmatch(name)
    if found is None:
        return "", name
    part = "rules/steps" if found[2].startswith("rules/steps") else found[2]
    return found[1], "components" if part in PRINTED else part


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """All functions and methods that are not local to a function."""
    holders: list[ast.Module | ast.ClassDef] = [
        tree,
        *(node for node in tree.body if isinstance(node, ast.ClassDef)),
    ]
    for holder in holders:
        yield from (node for node in holder.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def test_no_class_name_has_two_meanings() -> None:
    """The same part of two games may have the same word: every game has `Pieces` and a step `DeclareWinners`."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(place(path))
    twice = {name: places for name, places in found.items() if len(places) > 1}
    wrong = {
        name: places
        for name, places in twice.items()
        if len({game for game, _ in places} - {""}) != len(places) or len({part for _, part in places}) > 1
    }
    assert wrong == {}


def test_no_public_function_is_a_bare_participle() -> None:
    wrong = [
        f"{path.relative_to(SOURCES).as_posix()}: {function.name}"
        for path, tree in TREES.items()
        for function in functions(tree)
        if PARTICIPLES.fullmatch(function.name)
        and function.name not in VERBS
        and not function.decorator_list  # a property is no function to whoever reads it
        and (function.returns is None or ast.unparse(function.returns) != "bool")
    ]
    assert wrong == []
