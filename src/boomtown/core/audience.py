"""Who may see each field of a state: a mark on its type, beside its start value and its copy.

`self.bid: Private[vec[i64]] = old.bid[:] if old else zeros(seat_count)` in the constructor of a state is all that is said
of a field. The marks mean nothing to the compiler; the laws read them from the source text, of compiled states too.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

if TYPE_CHECKING:
    import ast

T = TypeVar("T")

Public = Annotated[T, "public"]  # every view shows it
Private = Annotated[T, "private"]  # a view shows what its seat knows of it, and HIDDEN instead of all else
Hidden = Annotated[T, "hidden"]  # no view shows it while the game lasts

MARKS: Final = {"Public": "public", "Private": "private", "Hidden": "hidden"}


def read_audience(state: type) -> dict[str, str]:
    """Who may see each field that a class of states and its bases declare."""
    audience: dict[str, str] = {}
    for kind in reversed(state.__mro__[:-1]):
        audience |= marked_fields(source_of(kind.__module__), kind.__name__)
    return audience


@cache
def copied_fields(state: type) -> frozenset[str]:
    """The fields of which each state has an array of its own: a clone copies them."""
    import ast

    found: set[str] = set()
    for kind in state.__mro__[:-1]:
        try:
            source = source_of(kind.__module__)
        except OSError:  # nobody can read it: then nothing is known
            continue
        for node in list_declarations(source, kind.__name__):
            copied = node.value.body if isinstance(node.value, ast.IfExp) else None
            is_copy = isinstance(copied, ast.Subscript) and isinstance(copied.slice, ast.Slice)
            if is_copy and isinstance(node.target, ast.Attribute):
                found.add(node.target.attr)
    return frozenset(found)


@cache
def source_of(module: str) -> str:
    """The text of a module, whether it runs compiled or plain."""
    file = Path(str(sys.modules[module].__file__))
    return file.with_name(file.name.split(".")[0] + ".py").read_text(encoding="utf-8")


def marked_fields(source: str, name: str) -> dict[str, str]:
    """The fields with a mark that the constructor of a class declares, in their order.

    >>> marked_fields('''
    ... class ClaimState(State):
    ...     def __init__(self, seat_count, old=None):
    ...         self.bid: Private[vec[i64]] = old.bid[:] if old else zeros(seat_count)
    ...         self.listener: Listener | None = None
    ... ''', "ClaimState")
    {'bid': 'private'}
    """
    import ast

    return {
        node.target.attr: MARKS[node.annotation.value.id]
        for node in list_declarations(source, name)
        if isinstance(node.target, ast.Attribute)
        and isinstance(node.annotation, ast.Subscript)
        and isinstance(node.annotation.value, ast.Name)
        and node.annotation.value.id in MARKS
    }


def list_declarations(source: str, name: str) -> Iterator[ast.AnnAssign]:
    """The annotated assignments in the constructor of a class."""
    import ast

    for part in ast.parse(source).body:
        if isinstance(part, ast.ClassDef) and part.name == name:
            for method in part.body:
                if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                    yield from (node for node in ast.walk(method) if isinstance(node, ast.AnnAssign))
