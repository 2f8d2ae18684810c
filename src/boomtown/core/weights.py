"""Weights that `boomtown fit` has learned and written to a game's `evaluation/weights.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from librt.vecs import vec
from mypy_extensions import i64


def read_weights(package: str, names: list[str], columns: int) -> list[int]:
    """So many numbers for each name, one after the other; what has not been learned yet weighs nothing."""
    file = files(package).joinpath("evaluation/weights.toml")
    learned: dict[str, list[int]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return [weight for name in names for weight in learned.get(name, [0] * columns)]


def exchange_weights(
    in_force: vec[i64], names: list[str], weights: dict[str, list[int]]
) -> dict[str, list[int]]:
    """Put other weights in force; those of before are given back."""
    before: dict[str, list[int]] = {}
    place: i64 = 0
    for name in names:
        row: list[int] = []
        for weight in weights[name]:
            row.append(int(in_force[place]))
            in_force[place] = weight
            place += 1
        before[name] = row
    return before
