"""What a bot thinks of the options of a decision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Judgement(NamedTuple):
    """One option: how often it was tried, its worth between 0 and 1, the lead in points that it lets expect."""

    action: int
    visits: int
    worth: float
    lead: float


def merge_judgements(trees: Iterable[Iterable[Judgement]]) -> list[Judgement]:
    """Add up what several trees say, the best option first: tried most, then worth most."""
    sums: dict[int, tuple[int, float, float]] = {}
    for tree in trees:
        for action, visits, worth, lead in tree:
            before = sums.get(action, (0, 0.0, 0.0))
            sums[action] = before[0] + visits, before[1] + visits * worth, before[2] + visits * lead
    judged = [
        Judgement(action, visits, worth / visits, lead / visits)
        for action, (visits, worth, lead) in sums.items()
    ]
    return sorted(judged, key=lambda each: (-each.visits, -each.worth, each.action))


def best_of(judgements: Sequence[Judgement]) -> int:
    """The action to take."""
    return judgements[0].action
