"""A process that measures catanatron, a peer in pure Python, run by the Python of its own environment."""

from __future__ import annotations

import json
import random

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from stopwatch import Counts, serve  # type: ignore[import-not-found]  # its own folder is on its path

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def inside(amount: int) -> Counts:
    """Whole games between four random players."""
    actions = 0
    for seed in range(1, amount + 1):  # 0 would be no seed
        random.seed(seed)
        game = Game([RandomPlayer(color) for color in COLORS], seed=seed)
        game.play()
        actions += len(game.state.actions)
    return {"actions": actions, "games": amount}


def clone(amount: int) -> Counts:
    """Copies of a game half-way."""
    game = Game([RandomPlayer(color) for color in COLORS], seed=1)
    for _ in range(300):
        game.play_tick()
    for _ in range(amount):
        game.copy()
    return {"times": amount}


if __name__ == "__main__":
    print(json.dumps({"compiled": False}), flush=True)
    serve({"inside": inside, "clone": clone}, 0.3)
