"""What each seat may expect at the end: its points, and what its features are worth by then."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.weights import exchange_weights, read_weights
from boomtown.games.nevada_city.evaluation.features import FEATURE_COUNT, NAMES, count_features
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.steps.rounds import ChooseCharacter
from boomtown.games.nevada_city.rules.steps.turn import UseMarkers
from boomtown.games.nevada_city.rules.steps.years import YEARS, YEARS_OF_TWO

# (feature * ROWS + row) -> ten-thousandths of a point, learned by `boomtown fit`. Row 0 counts in the last year,
# row 1 too, for each marker that is left; the others count if 1, 2, 3 or 4 years come after this one.
ROWS: Final[i64] = 6
WEIGHTS: Final = vec[i64](read_weights("boomtown.games.nevada_city", NAMES, 6))
MOST_MARKERS: Final[i64] = 6  # that make a difference


def years_left(state: NevadaCityState) -> i64:
    """How many years come after this one."""
    return (YEARS_OF_TWO if state.seat_count == 2 else YEARS) - 1 - state.year


def evaluate(state: NevadaCityState) -> vec[i64]:
    """For each seat, in hundredths."""
    expected = state.score[:]
    found = vec[i64]([0] * int(FEATURE_COUNT))
    for seat in range(state.seat_count):
        expected[seat] = expected_of(state, seat, found)
    return expected


def expected_of(state: NevadaCityState, seat: i64, found: vec[i64]) -> i64:
    """For one seat."""
    points = 100 * state.score[seat]
    if state.is_over():
        return points
    years = years_left(state)
    count_features(state, seat, years, found)
    weights = WEIGHTS
    value: i64 = 0
    if years == 0:
        free = state.free[seat]
        markers = free if free < MOST_MARKERS else MOST_MARKERS
        for place in range(FEATURE_COUNT):
            row = place * ROWS
            value += found[place] * (weights[row] + weights[row + 1] * markers)
    else:
        for place in range(FEATURE_COUNT):
            value += found[place] * weights[place * ROWS + years + 1]
    return points + value // 100


# for `boomtown fit`

TEACHERS: Final = ("deputy",)  # who plays the games
TABLES: Final = (2, 3)  # of so many seats
IS_STEADY: Final = False  # a year is not like the next


def count_sample(state: NevadaCityState, seat: i64) -> tuple[int, list[float]] | None:
    """The years to come and what `boomtown fit` weighs in them; None in the middle of an action."""
    if state.is_over() or not isinstance(state.agenda[-1], UseMarkers | ChooseCharacter):
        return None
    found = vec[i64]([0] * int(FEATURE_COUNT))
    years = years_left(state)
    count_features(state, seat, years, found)
    counts = [float(count) for count in found]
    if years == 0:
        free = state.free[seat]
        markers = float(free if free < MOST_MARKERS else MOST_MARKERS)
        counts.extend([count * markers for count in counts])
    return int(years), counts


def arrange_weights(lines: list[list[float]]) -> dict[str, list[int]]:
    """The rows of `evaluation/weights.toml` from what was learned for each number of years to come."""
    count = int(FEATURE_COUNT)
    columns = [lines[0][:count], lines[0][count:]]
    columns.extend(lines[1:])
    return {NAMES[place]: [round(10000 * column[place]) for column in columns] for place in range(count)}


def take_up_weights(weights: dict[str, list[int]]) -> dict[str, list[int]]:
    """Judge by these weights from now on; those of before are given back."""
    return exchange_weights(WEIGHTS, NAMES, weights)
