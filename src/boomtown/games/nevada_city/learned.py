"""The weights of `data/outlook.toml`, which `boomtown fit` writes."""

from __future__ import annotations

import tomllib
from importlib.resources import files


def read_weights(names: list[str], rows: int) -> list[int]:
    """So many numbers for each name, one after the other; what has not been learned yet weighs nothing."""
    file = files("boomtown.games.nevada_city").joinpath("data/outlook.toml")
    learned: dict[str, list[int]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return [weight for name in names for weight in learned.get(name, [0] * rows)]
