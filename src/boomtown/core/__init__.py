"""What all games share: the contract, its tables and its laws."""

import copyreg
from array import array
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64


def _array(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def _reduce(numbers: vec[i64]) -> tuple[Callable[..., vec[i64]], tuple[list[int]]]:
    return _array, (list(numbers),)


# Arrays of librt cannot be pickled or copied by themselves; everything that holds some is, however it is imported.
if not isinstance(vec[i64]([]), array):
    copyreg.pickle(type(vec[i64]([])), _reduce)
