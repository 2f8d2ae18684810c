"""The four levels of bots, how far two of them misjudge, how the others search: data of each game's `search.toml`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from boomtown.bots.search_bot import SearchBot
from boomtown.core.step import Game
from boomtown.games.parts import SearchNumbers, read_search_numbers
from boomtown.games.registry import find_parts
from boomtown.search.settings import SearchSettings

GREENHORN: Final = "greenhorn"
DEPUTY: Final = "deputy"
SHERIFF: Final = "sheriff"
MARSHAL: Final = "marshal"
LEVELS: Final = (GREENHORN, DEPUTY, SHERIFF, MARSHAL)  # from the weakest to the strongest
SEARCHING: Final = (SHERIFF, MARSHAL)
COACH: Final = "coach"  # no bot, but it searches, too
USUAL: Final = "usual_search.toml"  # for games that have no numbers of their own
SECONDS: Final = {SHERIFF: 1.0, MARSHAL: 5.0}  # of work that the trees of one turn may take, each


class Budget(NamedTuple):
    """What a level may spend on one decision: so many independent trees of so many iterations.

    With stop_below_points they end sooner: once more iterations are expected to bring less than so many points.
    """

    iterations: int
    trees: int
    stop_below_points: float = 0.0

    def scale(self, share: float) -> Budget:
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
def _usual_numbers() -> SearchNumbers:
    return read_search_numbers(files("boomtown.bots").joinpath(USUAL))


def _numbers(game: str) -> SearchNumbers:
    """What is known of a game; nobody has to tune or register one before it can be searched."""
    parts = find_parts(game)
    return (None if parts is None else parts.search_numbers) or _usual_numbers()


def budget_of(level: str, game: str, share: float = 1.0) -> Budget:
    """What a level that searches, or the coach, may spend on a decision of a game."""
    numbers = _numbers(game).numbers_of(level)
    budget = Budget(
        int(numbers["iterations"]), int(numbers["trees"]), float(numbers.get("stop_below_points", 0.0))
    )
    return budget.scale(share)


def noise_of(level: str, game: str) -> float:
    """By how many points a level that does not search misjudges an option at the most."""
    return (_usual_numbers().noise | _numbers(game).noise)[level]


def seconds_of(level: str, game: str) -> float:
    """How long a tree of a level may take for one of the decisions of a turn."""
    return SECONDS[level] / _numbers(game).decisions


def settings_of(game: str, level: str = SHERIFF) -> SearchSettings:
    """How searches go about a game; a level may do some of it in its own way."""
    numbers = _numbers(game)
    own = {
        name: float(number)
        for name, number in numbers.numbers_of(level).items()
        if name not in Budget._fields
    }
    return SearchSettings(**numbers.settings | own)


def make_search_bot(level: str, game: Game[Any], share: float = 1.0) -> SearchBot:
    """The bot of a level that searches, with a share of its budget."""
    iterations, trees, stop_below_points = budget_of(level, game.name).part(share)
    return SearchBot(game, iterations, trees, settings_of(game.name, level), stop_below_points)
