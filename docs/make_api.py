"""Makes the pages of docs/api from the docstrings: `python docs/make_api.py`. A test fails when they are stale."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = ROOT / "docs/api"
SOURCES: Final = ROOT / "src"
PUBLIC: Final = (  # what a program outside may use; everything else may change at any time
    "boomtown/__init__.py",
    "boomtown/testing.py",
    "boomtown/core/*.py",
    "boomtown/games/__init__.py",
    "boomtown/games/registry.py",
    "boomtown/games/parts.py",
    "boomtown/search/*.py",
    "boomtown/bots/*.py",
    "boomtown/lab/arena.py",
    "boomtown/lab/players.py",
)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def make_pages() -> dict[str, str]:
    """The text of each page by its name: an index, and one for every public module that says something."""
    files = [path for pattern in PUBLIC for path in sorted(SOURCES.glob(pattern))]
    pages, rows = {}, []
    for path in files:
        module = ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
        tree = ast.parse(path.read_text(encoding="utf-8"))
        pages[f"{module}.md"] = "\n".join(describe_module(module, tree)).rstrip() + "\n"
        rows.append(f"| [{module}]({module}.md) | {first_sentence(tree)} |")
    head = [
        "# API reference",
        "",
        "Made from the docstrings by `python docs/make_api.py`: change those, then run it.",
        "[The contract](../contract.md) explains how the parts belong together.",
        "",
        "| module | |",
        "|---|---|",
    ]
    return {"README.md": "\n".join([*head, *rows]) + "\n", **pages}


def first_sentence(node: ast.Module) -> str:
    """The first line of a module's docstring, for a table."""
    lines = (ast.get_docstring(node) or "").splitlines() or [""]
    return lines[0].replace("|", "\\|")


def describe_module(module: str, tree: ast.Module) -> Iterator[str]:
    """The lines of a page: what the module is for, then its public classes and functions in their order."""
    yield from (f"# {module}", "", *docstring(tree))
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from describe_class(node)
        elif isinstance(node, Function) and not node.name.startswith("_"):
            yield from (f"## {node.name}", "", *fence(signature(node)), *docstring(node))


def describe_class(node: ast.ClassDef) -> Iterator[str]:
    """A class: how it is made, its fields, what it says, and its public methods."""
    methods = [member for member in node.body if isinstance(member, Function)]
    fields = [
        f"    {ast.unparse(member)}"
        for member in node.body
        if isinstance(member, ast.AnnAssign) and not ast.unparse(member.target).startswith("_")
    ]
    bases = f"({', '.join(map(ast.unparse, node.bases))})" if node.bases else ""
    made = [f"    {signature(method)}" for method in methods if method.name == "__init__"]
    yield from (f"## {node.name}", "", *fence("\n".join([f"class {node.name}{bases}", *fields, *made])))
    yield from docstring(node)
    for method in methods:
        if not method.name.startswith("_"):
            yield from (f"### {node.name}.{method.name}", "", *fence(signature(method)), *docstring(method))


def signature(node: Function) -> str:
    """A function as it is called, with types."""
    is_property = any(ast.unparse(each).endswith("property") for each in node.decorator_list)
    result = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    if is_property:
        return f"{node.name}{result.replace(' -> ', ': ')}"
    word = "async " if isinstance(node, ast.AsyncFunctionDef) else ""
    return f"{word}{node.name}({ast.unparse(node.args)}){result}"


def fence(text: str) -> list[str]:
    """Code, which nobody runs."""
    return ["```text", text, "```", ""]


def docstring(node: ast.Module | ast.ClassDef | Function) -> Iterator[str]:
    """The lines of a docstring; its examples and sections stand in fences."""
    paragraphs = inspect.cleandoc(ast.get_docstring(node, clean=False) or "").split("\n\n")
    for paragraph in filter(None, paragraphs):
        is_code = paragraph.startswith((">>>", "    ", "Parameters\n"))
        yield from (fence(paragraph) if is_code else [paragraph, ""])


def main() -> None:
    """Write all pages, and remove those of modules that are gone."""
    pages = make_pages()
    PAGES.mkdir(exist_ok=True)
    for old in PAGES.glob("*.md"):
        if old.name not in pages:
            old.unlink()
    for name, text in pages.items():
        (PAGES / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
