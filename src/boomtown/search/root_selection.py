"""The options of a decision that are still in the running, compared round by round: all of them meet the same luck."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boomtown.search.tree import Tree

LEAST_SAMPLES: Final[i64] = 16  # of fewer results nobody knows how far they spread
MORE: Final = 1.1  # so many more samples until it is asked again, for asking takes time
ROOT_OF_TWO: Final = math.sqrt(2.0)
ROOT_OF_TWO_PI: Final = math.sqrt(2.0 * math.pi)


@final
@mypyc_attr(acyclic=True)
class RootSelection:
    """Nodes of a tree, and what each has brought in every sample; a sample is one round of each with the same luck."""

    def __init__(self, nodes: list[i64], iterations: i64) -> None:
        self.nodes: list[i64] = nodes
        self.results: Final[vec[float]] = vec[float]([0.0] * int(iterations))  # (sample * nodes + place)
        self.count: i64 = 0
        self.asked_at: i64 = LEAST_SAMPLES

    def samples(self) -> i64:
        """How many there are."""
        return self.count // len(self.nodes)

    def note(self, result: float) -> None:
        """What the next node in turn has brought."""
        self.results[self.count] = result
        self.count += 1

    def halve(self, tree: Tree) -> None:
        """The better half goes on; two stay."""
        before, after = self.nodes, tree.better_half(self.nodes)
        if len(after) == len(before):
            return
        width, samples, results = i64(len(before)), self.samples(), self.results
        kept = vec[i64]([before.index(node) for node in after])
        count: i64 = 0
        for sample in range(samples):
            # what is written lies before all that is still to be read of other samples
            row = results[sample * width : (sample + 1) * width]
            for place in kept:
                results[count] = row[place]
                count += 1
        self.nodes, self.count = after, count

    def is_decided(self, bearable: float) -> bool:
        """Whether to take the best so far is expected to cost less than that; looked into now and then."""
        if self.samples() < self.asked_at:
            return False
        self.asked_at = i64(float(self.samples()) * MORE) + 1
        return self.regret() < bearable

    def regret(self) -> float:
        """What it is expected to cost to take the best so far, for want of knowing more.

        The expected opportunity cost by which Branke, Chick and Schmidt ("Selecting a selection procedure", 2007)
        stop: what each of the others is expected to be better, added up. They are compared in iterations with the same
        luck, which differ less than any two iterations.
        """
        width, samples, results = i64(len(self.nodes)), self.samples(), self.results
        best = self.leader()
        cost = 0.0
        for other in range(width):
            if other == best:
                continue
            total = 0.0
            squares = 0.0
            first: i64 = 0
            for _ in range(samples):
                gap = results[first + best] - results[first + other]
                total += gap
                squares += gap * gap
                first += width
            mean = total / float(samples)
            variance = max(0.0, squares / float(samples) - mean * mean)
            cost += expected_loss(mean, math.sqrt(variance / float(samples)))
        return cost

    def leader(self) -> i64:
        """The place of the node that has brought most."""
        width = i64(len(self.nodes))
        totals = vec[float]([0.0] * int(width))
        place: i64 = 0
        for index in range(self.count):
            totals[place] += self.results[index]
            place = place + 1 if place + 1 < width else 0
        best: i64 = 0
        for other in range(width):
            if totals[other] > totals[best]:
                best = other
        return best


def expected_loss(lead: float, error: float) -> float:
    """How far another is expected to be better, where it is, if it seems worse by a lead that may be off by an error."""
    if error == 0.0:
        return max(0.0, -lead)
    deviations = lead / error
    density = math.exp(-0.5 * deviations * deviations) / ROOT_OF_TWO_PI
    return error * (density - deviations * 0.5 * math.erfc(deviations / ROOT_OF_TWO))
