"""Weights from experience: what the outlook of a game overlooks, by regression over games of the search with itself.

    python -m boomtown.bots.lessons carson-city --seats 2 --games 60 --rounds 300

For games with a module `lessons`. Each line tells, for one group of tables, by how many hundredths of a point the
final score was higher than the outlook for each thing that a seat had; whoever sets weights rounds them.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from boomtown.bots.arena import seed_of
from boomtown.bots.levels import manner_of
from boomtown.bots.searcher import Searcher
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, Game
from boomtown.games import ALL, part

SLIPS: Final = 12  # one choice in so many is random, so that there is something to learn from
SHARE: Final = 3  # of so many tables that could be kept, one is
CAUTION: Final = 8.0  # how much evidence it takes to believe in a weight (ridge regression)


class Lesson(NamedTuple):
    """A table in the middle of a game, as one seat had it, and how much its outlook fell short."""

    group: str
    features: list[int]
    shortfall: int


def lessons_of(game: Game[Any], seats: int, rounds: int, seed: int) -> list[Lesson]:
    """Play one game and look back."""
    teacher = part(game.name, "lessons")
    state = game.start(seats, frozenset())
    rng = Rng(seed)
    bots = [Searcher(game, rounds, 1, manner_of(game.name)) for _ in range(seats)]
    kept: list[tuple[str, int, list[int], int]] = []
    while not state.is_over():
        seat = int(state.actor())
        if seat == CHANCE:
            state.act(seat, state.roll(rng))
            continue
        group = teacher.group(state)
        if group and rng.below(SHARE) == 0:
            expected = game.outlook(state)
            kept += [(group, one, teacher.features(state, one), int(expected[one])) for one in range(seats)]
        options = state.options(seat)
        is_slip = rng.below(SLIPS) == 0
        action = (
            options[int(rng.below(len(options)))]
            if is_slip
            else bots[seat].choose(game.view(state, seat), rng)
        )
        state.act(seat, action)
    return [
        Lesson(group, features, 100 * int(state.score[seat]) - expected)
        for group, seat, features, expected in kept
    ]


def weights_of(lessons: Sequence[Lesson]) -> list[float]:
    """The weight of each feature that explains the shortfalls best; the first one is the same for all."""
    rows = [[1.0, *lesson.features] for lesson in lessons]
    width = len(rows[0])
    system = []
    for i in range(width):
        line = [sum(row[i] * row[j] for row in rows) for j in range(width)]
        line[i] += CAUTION if i > 0 else 0.0
        shortfall = sum(row[i] * lesson.shortfall for row, lesson in zip(rows, lessons, strict=True))
        system.append([*line, shortfall])
    return solved(system)


def solved(system: list[list[float]]) -> list[float]:
    """The solution of linear equations, the right side in the last column (Gauss and Jordan)."""
    count = len(system)
    for i in range(count):
        pivot = max(range(i, count), key=lambda line: abs(system[line][i]))
        system[i], system[pivot] = system[pivot], system[i]
        for line in range(count):
            if line != i:
                factor = system[line][i] / system[i][i]
                system[line] = [a - factor * b for a, b in zip(system[line], system[i], strict=True)]
    return [system[i][count] / system[i][i] for i in range(count)]


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, look back, print."""
    parser = argparse.ArgumentParser(prog="python -m boomtown.bots.lessons", description=__doc__)
    parser.add_argument("game", choices=sorted(ALL))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    game = ALL[chosen.game]
    by_group: dict[str, list[Lesson]] = {}
    for number in range(chosen.games):
        for lesson in lessons_of(game, chosen.seats, chosen.rounds, seed_of(chosen.seed, number)):
            by_group.setdefault(lesson.group, []).append(lesson)
    names = ["all", *part(game.name, "lessons").FEATURES]
    for group, lessons in sorted(by_group.items()):
        weights = zip(names, weights_of(lessons), strict=True)
        print(f"{group} ({len(lessons)}): " + ", ".join(f"{name} {weight:.0f}" for name, weight in weights))


if __name__ == "__main__":
    main()
