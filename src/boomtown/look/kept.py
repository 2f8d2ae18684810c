"""Parts of a drawing that are kept: functions of plain values, drawn once for all who are shown the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

FORGETTERS: Final[list[Callable[[], None]]] = []  # one for each function whose results are kept


def keep(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A function of hashable values whose last results are kept, as many as `most`.

    It is given all that it shows, and never a state, so nothing that it shows can change without another value. A
    reader's `Text` is such a value: there is one for each game and language.
    """

    def wrap(draw: Callable[P, R]) -> Callable[P, R]:
        remembering = lru_cache(maxsize=most)(draw)
        FORGETTERS.append(remembering.cache_clear)
        return cast("Callable[P, R]", remembering)

    return wrap


def forget_all() -> None:
    """Everything is drawn afresh from here on: for those who compare the two."""
    for forget in FORGETTERS:
        forget()
