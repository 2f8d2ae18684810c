"""Players that are programs: each receives a View and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from boomtown.bots.greedy import Greedy
from boomtown.bots.searcher import Searcher
from boomtown.bots.uniform import Uniform
from boomtown.core.rng import Rng
from boomtown.core.step import Game, View


class Bot(Protocol):
    """Chooses one of the options of the seat whose view it is given."""

    def choose(self, view: View[Any], rng: Rng) -> int:
        """The number of the action."""


BOTS: Final[dict[str, Callable[[Game[Any]], Bot]]] = {
    "uniform": Uniform,
    "greedy": Greedy,
    "search": Searcher,
}


def make_bot(name: str, game: Game[Any]) -> Bot:
    """A bot by its name; `search:500` is a search of 500 rounds a move. ValueError if there is none."""
    word, colon, number = name.partition(":")
    if word == "search" and colon:
        if not (number.isascii() and number.isdigit() and 0 < int(number) <= 10_000_000):
            raise ValueError(f"{name!r}: after the colon comes a number of rounds")
        return Searcher(game, int(number))
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(BOTS)} and search:ROUNDS")
    return BOTS[name](game)
