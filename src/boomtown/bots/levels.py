"""The four levels of bots, and the budgets and settings of those that search: data of `levels.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from boomtown.bots.search_bot import SearchBot
from boomtown.core.step import Game
from boomtown.search.settings import SearchSettings

GREENHORN: Final = "greenhorn"
DEPUTY: Final = "deputy"
SHERIFF: Final = "sheriff"
MARSHAL: Final = "marshal"
LEVELS: Final = (GREENHORN, DEPUTY, SHERIFF, MARSHAL)  # from the weakest to the strongest
SEARCHING: Final = (SHERIFF, MARSHAL)
COACH: Final = "coach"  # no bot, but it searches, too
USUAL: Final = "usual"  # the entry of games that have none
SECONDS: Final = {SHERIFF: 1.0, MARSHAL: 5.0}  # of work that the trees of one turn may take, each


class Budget(NamedTuple):
    """What a level may spend on one decision: so many independent trees of so many iterations.

    With stop_below_points they end sooner: once more iterations are expected to bring less than so many points.
    """

    iterations: int
    trees: int
    stop_below_points: float = 0.0

    def scaled(self, share: float) -> Budget:
        """A part of it, or more of it; all of that is spent."""
        if share == 1:
            return self
        return Budget(max(1, round(self.iterations * share)), self.trees)

    def part(self, share: float) -> Budget:
        """The same for one who plays: trees are for processors, and one larger tree knows more than several small."""
        if share == 1:
            return self
        trees = max(1, min(self.trees, round(self.trees * share)))
        return Budget(max(1, round(self.iterations * self.trees * share / trees)), trees)


@cache
def _levels() -> dict[str, Any]:
    return tomllib.loads(files("boomtown.bots").joinpath("levels.toml").read_text())


def _entry(game: str) -> dict[str, Any]:
    """What is known of a game; nobody has to tune one before it can be played."""
    levels = _levels()
    entry: dict[str, Any] = levels.get(game) or levels[USUAL]
    return entry


def budget_of(level: str, game: str, share: float = 1.0) -> Budget:
    """What a level that searches, or the coach, may spend on a decision of a game."""
    numbers = _entry(game)[level]
    return Budget(**{name: numbers[name] for name in Budget._fields if name in numbers}).scaled(share)


def seconds_of(level: str, game: str) -> float:
    """How long a tree of a level may take for one of the decisions of a turn."""
    return float(SECONDS[level] / _entry(game)["decisions"])


def settings_of(game: str, level: str = SHERIFF) -> SearchSettings:
    """How searches go about a game; a level may do some of it in its own way."""
    entry = _entry(game)
    own = {name: number for name, number in entry[level].items() if name not in Budget._fields}
    return SearchSettings(**entry["settings"] | own)


def make_search_bot(level: str, game: Game[Any], share: float = 1.0) -> SearchBot:
    """The bot of a level that searches, with a share of its budget."""
    iterations, trees, stop_below_points = budget_of(level, game.name).part(share)
    return SearchBot(game, iterations, trees, settings_of(game.name, level), stop_below_points)
