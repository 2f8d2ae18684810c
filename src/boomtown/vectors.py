"""Arrays of numbers where librt is missing: `array.array` behind the names that the rules import from `librt.vecs`.

New Pythons and Pyodide have no wheel of librt. Rules that are not compiled then run on these arrays, with the same results.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable
from types import ModuleType
from typing import Any, Final

from mypy_extensions import i64

CODES: Final = {i64: "q", float: "d"}  # what an array may hold, and what `array` calls it


class ArrayOf:
    """What `vec[i64]` is: makes arrays of one type."""

    def __init__(self, kind: type) -> None:
        self.code: Final = CODES[kind]

    def __call__(self, items: Iterable[Any] = (), /, *, capacity: int = 0) -> array[Any]:
        """An array of these items; a capacity is a wish of compiled code alone."""
        return array(self.code, items)


class Vectors:
    """What `vec` is: an array of a type is made by `vec[i64]([1, 2])`. Slices of arrays are copies."""

    def __init__(self) -> None:
        self.makers: Final = {kind: ArrayOf(kind) for kind in CODES}

    def __getitem__(self, kind: type) -> ArrayOf:
        return self.makers[kind]


def append(numbers: array[Any], item: Any, /) -> array[Any]:
    """The array with one more item. As with librt the one given is used up, unless it is empty: it may be a constant."""
    if not numbers:
        return array(numbers.typecode, (item,))
    numbers.append(item)
    return numbers


def provide_vectors() -> None:
    """Let `from librt.vecs import vec` find these arrays if there is no librt, or one that has no arrays."""
    try:
        import librt.vecs  # noqa: F401
    except ImportError:
        package: Any = ModuleType("librt", "In place of the package: see boomtown.vectors.")
        package.vecs = module = ModuleType("librt.vecs", package.__doc__)
        module.__dict__.update(vec=Vectors(), append=append)
        sys.modules["librt"] = package
        sys.modules["librt.vecs"] = module
