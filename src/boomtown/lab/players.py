"""Who may sit in an arena: every bot, and two kinds more that no table with people offers.

`cheater` is a Sheriff that sees everything. `sheriff@width=4@iterations=100` is a Sheriff with other settings or another budget.
"""

from __future__ import annotations

from typing import Any, Final

from boomtown.bots import Bot, make_bot, share_of
from boomtown.bots.levels import SEARCHING, SHERIFF, Budget, budget_of, settings_of
from boomtown.bots.search_bot import SearchBot
from boomtown.core.rng import Rng
from boomtown.core.step import Game, State
from boomtown.search.settings import SearchSettings

CHEATER: Final = "cheater"
SETTINGS: Final = (
    "exploration",
    "value_scale",
    "width",
    "widening",
    "prior_visits",
    "rollout_decisions",
    "history_weight",
    "slow_evaluation",
)
BUDGETS: Final = Budget._fields
TEXTBOOK: Final = "search"
TEXTBOOK_ITERATIONS: Final = 200  # unless its name says more
LARGEST: Final = 10_000_000
LEAST: Final = {
    "iterations": 1,
    "trees": 1,
    "width": 1,
    "prior_visits": 1,
    "value_scale": 0.01,
}  # of the others, nothing


class Cheater:
    """A Sheriff that sees everything: how well it does shows what hidden information costs."""

    def __init__(self, bot: SearchBot) -> None:
        self.bot = bot

    def choose_seeing(self, state: State, seat: int, rng: Rng) -> int:
        """The number of the action."""
        return self.bot.cheat(state, seat, rng)


Player = Bot | Cheater


def make_player(name: str, game: Game[Any]) -> Player:
    """A player by its name, ValueError if there is none."""
    word, *changes = name.split("@")
    level, star, share = word.partition("*")
    if level != CHEATER and not changes:
        return make_bot(name, game)
    if level != CHEATER and level not in SEARCHING:
        raise ValueError(f"{name!r}: only {', '.join((*SEARCHING, CHEATER))} can be changed with @")
    like = SHERIFF if level == CHEATER else level
    budget = budget_of(like, game.name).part(share_of(name, share) if star else 1.0)
    bot = make_changed_bot(
        game, budget, settings_of(game.name, like), [change.partition("=") for change in changes], name
    )
    return Cheater(bot) if level == CHEATER else bot


def make_changed_bot(
    game: Game[Any], budget: Budget, settings: SearchSettings, changes: list[tuple[str, str, str]], name: str
) -> SearchBot:
    """A bot that searches with the settings of its level, but for some changes."""
    numbers = {key: getattr(settings, key) for key in SETTINGS} | budget._asdict()
    for key, _, text in changes:
        if key not in numbers:
            raise ValueError(f"{name!r}: there is no {key!r} to change; there are {', '.join(numbers)}")
        numbers[key] = number_of(name, key, text)
    iterations, trees, stop_below_points = (numbers.pop(key) for key in BUDGETS)
    return SearchBot(game, int(iterations), int(trees), SearchSettings(**numbers), stop_below_points)


def number_of(name: str, key: str, text: str) -> float:
    """The number of a change; iterations and trees are whole."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    least = LEAST.get(key, 0)
    if not least <= number <= LARGEST or (key in ("iterations", "trees") and not number.is_integer()):
        raise ValueError(f"{name!r}: {key} is a number from {least} to {LARGEST}, not {text!r}")
    return number


def level_of(name: str) -> str:
    """The name of a player without its budget and changes."""
    return name.partition("@")[0].partition("*")[0].partition(":")[0]


def scale_budget(name: str, budget: float) -> str:
    """The name of the same player with a part of its budget; who does not search has none."""
    if budget == 1:
        return name
    word, at, changes = name.partition("@")
    level, star, share = word.partition("*")
    if level in (*SEARCHING, CHEATER):
        return f"{level}*{budget * (share_of(name, share) if star else 1.0):g}{at}{changes}"
    level, _, iterations = name.partition(":")
    if level == TEXTBOOK:
        return f"{level}:{max(1, round(int(iterations or TEXTBOOK_ITERATIONS) * budget))}"
    return name
