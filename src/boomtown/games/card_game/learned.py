"""The weights of `data/outlook.toml`, which `boomtown fit` writes."""

from __future__ import annotations

import tomllib
from importlib.resources import files


def read_weights(names: list[str], columns: int) -> list[int]:
    """(column, name) -> a weight, flat; what has not been learned yet weighs nothing."""
    file = files("boomtown.games.card_game").joinpath("data/outlook.toml")
    learned: dict[str, list[int]] = tomllib.loads(file.read_text(encoding="utf-8"))
    nothing = [0] * columns
    return [learned.get(name, nothing)[column] for column in range(columns) for name in names]
