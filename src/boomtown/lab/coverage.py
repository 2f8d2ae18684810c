"""What games exercise of their rules: random, greedy and curious play until nothing is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from boomtown.bots import Bot, make_bot
from boomtown.core.record import Table
from boomtown.core.rng import Rng, derive_seed
from boomtown.core.step import Game, View
from boomtown.games import game_parts
from boomtown.lab.arena import play_on
from boomtown.mistakes import Mistake
from boomtown.terminal import progress


class Curious:
    """A bot that takes what has been taken least so far: it steers games to the corners of the rules."""

    def __init__(self, taken: Counter[int]) -> None:
        self.taken = taken  # shared by all curious bots of a series

    def choose(self, view: View[Any], rng: Rng) -> int:
        """The option that was taken least, equal ones at random."""
        options = view.state.options(view.seat)
        least = min(self.taken[action] for action in options)
        rarest = [action for action in options if self.taken[action] == least]
        action: int = rarest[int(rng.below(len(rarest)))]
        self.taken[action] += 1
        return action


def tables_to_cover(game: Game[Any], seats: int | None) -> Iterator[tuple[int, frozenset[str]]]:
    """Set-ups in turn: without variants, with each word alone, with as many together as go together."""
    alone = [frozenset({word}) for variant in game.variants for word in variant.words()]
    together = [frozenset(words) for words in product(*(variant.words() for variant in game.variants))]
    counts = range(int(game.fewest), int(game.most) + 1) if seats is None else [seats]
    for variants, number in product([*together, frozenset[str](), *alone], counts):
        if game.why_not(number, variants) is None:
            yield number, variants


def cover(game: Game[Any], games: int, seed: int, seats: int | None) -> dict[str, Any]:
    """Play until everything was exercised, or so many games; tell what was and what was not."""
    coverage = game_parts(game.name).coverage
    if coverage is None:
        raise Mistake(f"{game.name} does not say what can be exercised")
    wanted = coverage.wanted
    missing = {(group, name) for group, names in wanted.items() for name in names}
    everything = set(missing)
    tables = [*tables_to_cover(game, seats)]
    taken: Counter[int] = Counter()
    played = 0
    with progress(f"Covering {game.name}", games) as advance:
        while missing and played < games:
            number, variants = tables[played % len(tables)]
            table: Table[Any] = Table(game, number, variants)
            bot: Bot = Curious(taken)  # every other game
            if played % 4 == played // len(tables) % 4:
                bot = make_bot("uniform", game)
            elif played % 4 == (played // len(tables) + 2) % 4:
                bot = make_bot("greedy", game)
            play_on(table, [bot] * number, derive_seed(seed, played))
            missing -= set(coverage.list_exercised(table))
            played += 1
            advance(1)
    return {
        "game": game.name,
        "seed": seed,
        "games": played,
        "covered": {
            group: [len(names) - sum((group, name) in missing for name in set(names)), len(names)]
            for group, names in wanted.items()
        },
        "missing": sorted(f"{group} {name}" for group, name in missing & everything),
    }
