"""Without librt the rules run on other arrays, which do as far as the rules can see what those of librt do."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from librt import vecs
from mypy_extensions import i64

from boomtown import vectors
from tests.core.plays import plays

ROOT = Path(__file__).parents[2]
PURE = vectors.Vectors()


def test_games_take_the_same_course_without_librt() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("BOOMTOWN")}
    environment["PYTHONPATH"] = os.pathsep.join((str(ROOT / "src"), str(ROOT)))  # compiled rules need librt
    command = [sys.executable, "-m", "tests.core.plays"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert json.loads(ended.stdout) == plays()


def outcome(do: Callable[[], Any]) -> Any:
    """What comes of it: a value, an array as the list of its items, or the type of the error."""
    try:
        value = do()
    except Exception as problem:
        return type(problem)
    return [*value] if hasattr(value, "__len__") else value


def changed(numbers: Any, place: Any, number: Any) -> Any:
    numbers[place] = number
    return numbers


@pytest.mark.parametrize(
    "do",
    [
        lambda array: array([1, 2, 3]),
        lambda array: array(),
        lambda array: array(capacity=9),
        lambda array: array((1, 2)),
        lambda array: array(array([1, 2])),
        lambda array: array(number for number in (4, 5)),
        lambda array: array([True]),
        lambda array: array([2**63 - 1, -(2**63)]),
        lambda array: array([2**63]),
        lambda array: array([1.0]),
        lambda array: array(["1"]),
        lambda array: array([1, 2, 3])[-1],
        lambda array: array([1, 2, 3])[3],
        lambda array: array([1, 2, 3])[-4],
        lambda array: array([1, 2, 3])["0"],
        lambda array: array([1, 2, 3])[1:],
        lambda array: array([1, 2, 3])[7:],
        lambda array: array([1, 2, 3])[::-1],
        lambda array: changed(array([1, 2, 3]), -1, 7),
        lambda array: changed(array([1, 2, 3]), 3, 7),
        lambda array: changed(array([1, 2, 3]), 0, 2**63),
        lambda array: changed(array([1, 2, 3]), 0, "7"),
        lambda array: array([1, 2]) == array([1, 2]),
        lambda array: array([1, 2]) == array([1, 3]),
        lambda array: array([1, 2]) != array([1, 2]),
        lambda array: array([1, 2]) == [1, 2],
        lambda array: 2 in array([1, 2]),
        lambda array: "2" in array([1, 2]),
        lambda array: len(array([1, 2])),
        lambda array: bool(array([])),
        lambda array: sum(array([1, 2])),
        lambda array: hash(array([1, 2])),
        lambda array: type(array([1])) is type(array([])),
    ],
)
def test_arrays_of_both_kinds_do_the_same(do: Callable[[Any], Any]) -> None:
    assert outcome(lambda: do(PURE[i64])) == outcome(lambda: do(vecs.vec[i64]))


def test_numbers_with_a_fraction_have_arrays_too() -> None:
    assert [*PURE[float]([1, 2.5])] == [*vecs.vec[float]([1, 2.5])]
    with pytest.raises(TypeError):
        PURE[float](["1"])


def test_a_slice_is_a_copy() -> None:
    for array in (PURE[i64], vecs.vec[i64]):
        first = array([1, 2, 3])
        second = first[:]
        second[0] = 9
        assert [*first] == [1, 2, 3]


def test_what_is_appended_comes_last() -> None:
    assert [*vectors.append(PURE[i64]([1]), 2)] == [*vecs.append(vecs.vec[i64]([1]), 2)] == [1, 2]
    kinds: list[Any] = [(PURE[i64], vectors.append), (vecs.vec[i64], vecs.append)]
    for array, append in kinds:
        nothing = array([])
        assert [*append(nothing, 5)] == [5]
        assert [*nothing] == []
    with pytest.raises(TypeError):
        vectors.append(PURE[i64]([1]), "2")
