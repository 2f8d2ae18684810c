"""The race of the options: which go on, and what it is expected to cost to stop."""

import math
import random
from statistics import NormalDist

import pytest

from boomtown.search.root_selection import RootSelection, expected_loss
from boomtown.search.tree import Tree


def raced(*columns: list[float]) -> tuple[RootSelection, Tree]:
    """A race in which each option has brought these results."""
    tree = Tree(16)
    race = RootSelection([tree.add(0, number, 0) for number in range(len(columns))], 1000)
    for sample in zip(*columns, strict=True):
        for node, result in zip(race.nodes, sample, strict=True):
            tree.add_result(node, result, 0.0, 1)
            race.note(result)
    return race, tree


def test_the_better_half_goes_on_with_all_that_it_has_brought() -> None:
    race, tree = raced([0.1, 0.2], [0.7, 0.9], [0.3, 0.1], [0.5, 0.8], [0.4, 0.4])
    nodes = race.nodes
    race.halve(tree)
    assert race.nodes == [nodes[1], nodes[3], nodes[4]]
    assert (race.samples(), [*race.results[:6]]) == (2, [0.7, 0.5, 0.4, 0.9, 0.8, 0.4])
    race.halve(tree)
    race.halve(tree)  # two stay
    assert race.nodes == [nodes[1], nodes[3]]
    assert [*race.results[: int(race.count)]] == [0.7, 0.5, 0.9, 0.8]


def test_options_are_compared_round_by_round() -> None:
    """Whatever luck does to both alike makes no doubt: one is better by a tenth each time."""
    rng = random.Random(1)
    luck = [rng.random() for _ in range(50)]
    race, _ = raced(luck, [each + 0.1 for each in luck])
    assert race.leader() == 1
    assert race.regret() < 1e-12
    other, _ = raced(luck, [each + 0.1 for each in reversed(luck)])
    assert other.regret() > 0.001


def test_the_regret_is_what_better_options_are_missed_by_on_the_average() -> None:
    gaps = [0.3, -0.1, 0.2, 0.0]  # a mean of 0.1, a standard error of 0.158 / 2
    race, _ = raced(gaps, [0.0] * 4)
    error = math.sqrt(sum((gap - 0.1) ** 2 for gap in gaps) / 4) / 2
    normal = NormalDist(0.1, error)
    steps = [(number + 0.5) / 20_000 for number in range(20_000)]
    missed = sum(max(0.0, -normal.inv_cdf(step)) for step in steps) / len(steps)
    assert race.regret() == pytest.approx(missed, rel=0.001)


def test_each_rival_adds_to_the_regret() -> None:
    gaps = [0.3, -0.1, 0.2, 0.0]
    one, _ = raced(gaps, [0.0] * 4)
    two, _ = raced(gaps, [0.0] * 4, [0.0] * 4)
    assert two.regret() == pytest.approx(2 * one.regret())


def test_who_is_worse_without_doubt_is_no_loss() -> None:
    assert expected_loss(0.2, 0.0) == 0.0
    assert expected_loss(-0.2, 0.0) == 0.2
    assert expected_loss(0.0, 1.0) == pytest.approx(1 / math.sqrt(2 * math.pi))
    assert 0.0 <= expected_loss(50.0, 1.0) < 1e-12
