"""Weights of features, learned from played games: a straight line through counts and points to come.

Games between bots that now and then take a random option show many positions. The last year comes first: there
the final score is the answer. For an earlier year the answer is what the line of the next year says when that year
begins, which varies far less from game to game than the final score (fitted value iteration, Gordon 1995).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from boomtown.bots import Bot
from boomtown.core.rng import Rng, derive_seed
from boomtown.core.step import CHANCE, Game, View
from boomtown.games.parts import CountSample

SLIPS: Final = 80  # of a thousand choices are random
SHARE: Final = 0.15  # of all decisions are noted
RIDGE: Final = 30.0  # how much a line is held near zero
STEADY_RIDGE: Final = 100.0  # or near the line of the stage after it


class Sample(NamedTuple):
    """A seat at a moment: when, what it has, and what it had in the end."""

    game: int
    seats: int
    seat: int
    stage: int  # so many years come after this one
    is_first: bool  # the first decision of its stage
    points: int
    counts: list[float]
    end: int


def choose_with_slips(bot: Bot, view: View[Any], rng: Rng) -> int:
    """A choice of a bot that slips now and then."""
    if rng.below(1000) < SLIPS:
        options: list[int] = view.state.options(view.seat)
        return options[int(rng.below(len(options)))]
    return bot.choose(view, rng)


def samples_of(
    game: Game[Any], seats: int, number: int, seed: int, counting: CountSample, bot: Bot
) -> list[Sample]:
    """Let a bot play all seats of a game and note some of its positions for all of them."""
    seed = derive_seed(seed, number)
    state = game.start(seats, frozenset())
    chance, rngs = Rng(derive_seed(seed, -1)), [Rng(derive_seed(seed, seat)) for seat in range(seats)]
    lot, stage = random.Random(seed), -1
    noted: list[tuple[int, int, bool, int, list[float]]] = []
    while not state.is_over():
        first = counting(state, 0)
        if first is not None and (first[0] != stage or lot.random() < SHARE):
            is_first, stage = first[0] != stage, first[0]
            scored = game.standing(state) if game.scores_at_end else state
            for seat in range(seats):
                found = counting(state, seat)
                assert found is not None
                noted.append((seat, stage, is_first, int(scored.score[seat]), found[1]))
        actor = int(state.actor())
        if actor == CHANCE:
            state.act(CHANCE, state.roll(chance))
        else:
            state.act(actor, choose_with_slips(bot, game.view(state, actor), rngs[actor]))
    return [
        Sample(number, seats, seat, stage, is_first, points, counts, int(state.score[seat]))
        for seat, stage, is_first, points, counts in noted
    ]


def line(
    rows: Sequence[Sequence[float]], answers: Sequence[float], free: int, ridge: float = RIDGE
) -> list[float]:
    """Weights that come nearest to the answers, held near zero but for so many of the last (ridge regression).

    >>> [round(weight, 2) for weight in line([(1.0, 1.0), (2.0, 1.0), (3.0, 1.0)] * 1000, [3.0, 5.0, 7.0] * 1000, 1)]
    [1.98, 1.04]
    """
    width = len(rows[0])
    scales = [deviation([row[place] for row in rows]) for place in range(width - free)] + [1.0] * free
    sums = [[0.0] * (width + 1) for _ in range(width)]
    for row, answer in zip(rows, answers, strict=True):
        scaled = [value / scale for value, scale in zip(row, scales, strict=True)]
        filled = [(place, value) for place, value in enumerate(scaled) if value]
        for place, value in filled:
            into = sums[place]
            for other, factor in filled:
                into[other] += value * factor
            into[width] += value * answer
    for place in range(width):
        sums[place][place] += ridge if place < width - free else 0.001
    return [weight / scale for weight, scale in zip(solve(sums), scales, strict=True)]


def deviation(numbers: Sequence[float]) -> float:
    """How far numbers lie from their mean; very far if they are all alike, so that they weigh nothing."""
    mean = sum(numbers) / len(numbers)
    square = sum((number - mean) ** 2 for number in numbers) / len(numbers)
    return float(square**0.5) or 1e9


def solve(rows: list[list[float]]) -> list[float]:
    """Solve linear equations by elimination.

    >>> solve([[2.0, 1.0, 5.0], [1.0, 3.0, 10.0]])
    [1.0, 3.0]
    """
    count = len(rows)
    for place in range(count):
        pivot = max(range(place, count), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        top = rows[place]
        for below in rows[place + 1 :]:
            factor = below[place] / top[place]
            if factor:
                for column in range(place, count + 1):
                    below[column] -= factor * top[column]
    found = [0.0] * count
    for place in range(count - 1, -1, -1):
        rest = sum(rows[place][column] * found[column] for column in range(place + 1, count))
        found[place] = (rows[place][count] - rest) / rows[place][place]
    return found


def fit_stages(samples: Sequence[Sample], is_steady: bool = False) -> list[list[float]]:
    """The lines of all stages, the last stage first; steady ones are held near the line before, not near zero."""
    begins = {(each.game, each.seats, each.seat, each.stage): each for each in samples if each.is_first}
    counts = sorted({each.seats for each in samples})
    lines: list[list[float]] = []

    def row(sample: Sample) -> list[float]:
        return [
            *sample.counts,
            *(float(sample.seats == seats) for seats in counts),
        ]  # one constant for each table

    def answer(sample: Sample) -> float:
        later = begins.get((sample.game, sample.seats, sample.seat, sample.stage - 1))
        if later is None:
            return float(sample.end - sample.points)
        return later.points + product(lines[later.stage], row(later)) - sample.points

    for stage in range(max(each.stage for each in samples) + 1):
        of_stage = [each for each in samples if each.stage == stage]
        rows, answers = [row(each) for each in of_stage], [answer(each) for each in of_stage]
        if is_steady:
            last = lines[-1] if lines else [0.0] * len(rows[0])
            rest = [told - product(last, counted) for told, counted in zip(answers, rows, strict=True)]
            change = line(rows, rest, len(counts), STEADY_RIDGE)
            lines.append([before + more for before, more in zip(last, change, strict=True)])
        else:
            lines.append(line(rows, answers, len(counts)))
    return [each[: -len(counts)] for each in lines]


def product(weights: Sequence[float], values: Sequence[float]) -> float:
    """What a line says."""
    return sum(weight * value for weight, value in zip(weights, values, strict=True))
