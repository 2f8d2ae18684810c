"""Players that are programs: each receives a View and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from boomtown.bots.greedy import Greedy
from boomtown.bots.greenhorn import Greenhorn
from boomtown.bots.levels import DEPUTY, GREENHORN, MARSHAL, SHERIFF, make_search_bot, noise_of
from boomtown.bots.search_bot import TextbookSearchBot
from boomtown.bots.uniform import Uniform
from boomtown.core.rng import Rng
from boomtown.core.step import Game, View


class Bot(Protocol):
    """Chooses one of the options of the seat whose view it is given."""

    def choose(self, view: View[Any], rng: Rng) -> int:
        """The number of the action."""


BOTS: Final[dict[str, Callable[[Game[Any]], Bot]]] = {
    "uniform": Uniform,
    "greenhorn": lambda game: Greenhorn(game, noise_of(GREENHORN, game.name)),
    "deputy": lambda game: Greedy(game, noise_of(DEPUTY, game.name)),
    "sheriff": lambda game: make_search_bot(SHERIFF, game),
    "marshal": lambda game: make_search_bot(MARSHAL, game),
    "search": TextbookSearchBot,
}
OTHER_NAMES: Final = {"greedy": "deputy"}  # of older records and tables


def make_bot(name: str, game: Game[Any]) -> Bot:
    """A bot by its name, ValueError if there is none.

    `sheriff*0.1` is a Sheriff with a tenth of its budget; `search:500` a textbook search of 500 iterations a move.

    >>> from boomtown import Rng, Table, game
    >>> claim = game("claim")
    >>> table, rng = Table(claim, seats=2), Rng(1)
    >>> table.roll(rng)
    >>> action = make_bot("deputy", claim).choose(claim.view(table.state, 0), rng)
    >>> action in table.state.options(0)
    True
    """
    word, star, share = name.partition("*")
    if star and word in (SHERIFF, MARSHAL):
        return make_search_bot(word, game, share_of(name, share))
    word, colon, number = name.partition(":")
    if word == "search" and colon:
        if not (number.isascii() and number.isdigit() and 0 < int(number) <= 10_000_000):
            raise ValueError(f"{name!r}: after the colon comes a number of iterations")
        return TextbookSearchBot(game, int(number))
    name = OTHER_NAMES.get(name, name)
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(BOTS)} and search:ITERATIONS")
    return BOTS[name](game)


def share_of(name: str, text: str) -> float:
    """The share of a budget in the name of a bot."""
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0.0001 <= share <= 1000:
        raise ValueError(f"{name!r}: after the star comes a share of the budget, such as 0.1")
    return share
