"""Weights that `boomtown fit` has learned and written to a game's `evaluation/weights.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files


def read_weights(package: str, names: list[str], columns: int) -> list[int]:
    """So many numbers for each name, one after the other; what has not been learned yet weighs nothing."""
    file = files(package).joinpath("evaluation/weights.toml")
    learned: dict[str, list[int]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return [weight for name in names for weight in learned.get(name, [0] * columns)]
