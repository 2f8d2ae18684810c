"""The memory of a search: nodes as numbers in parallel arrays, the children of a node as a chain."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

NO_NODE: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Tree:
    """A node is what the searching seat has seen so far; node 0 is the decision it began with."""

    def __init__(self, room: i64) -> None:
        self.count: i64 = 1
        self.room: i64 = room
        self.action: vec[i64] = vec[i64]([0] * int(room))
        self.seat: vec[i64] = vec[i64]([0] * int(room))  # who took the action
        self.first: vec[i64] = vec[i64]([-1] * int(room))
        self.next: vec[i64] = vec[i64]([-1] * int(room))
        self.visits: vec[i64] = vec[i64]([0] * int(room))
        self.availability: vec[i64] = vec[i64]([0] * int(room))  # how often it could have been chosen
        self.value_sum: vec[float] = vec[float]([0.0] * int(room))  # between 0 and 1 for each visit
        self.margin_sum: vec[float] = vec[float]([0.0] * int(room))  # the same in points of the game

    def child(self, node: i64, action: i64, seat: i64) -> i64:
        """The node that an action of a seat leads to, if there is one."""
        found = self.first[node]
        while found != NO_NODE and (self.action[found] != action or self.seat[found] != seat):
            found = self.next[found]
        return found

    def add(self, node: i64, action: i64, seat: i64) -> i64:
        """A new node below another."""
        new = self.count
        if new == self.room:
            self.grow()
        self.count = new + 1
        self.action[new] = action
        self.seat[new] = seat
        self.next[new] = self.first[node]
        self.first[node] = new
        return new

    def grow(self) -> None:
        """Twice the room."""
        for _ in range(self.room):
            self.action = append(self.action, 0)
            self.seat = append(self.seat, 0)
            self.first = append(self.first, -1)
            self.next = append(self.next, -1)
            self.visits = append(self.visits, 0)
            self.availability = append(self.availability, 0)
            self.value_sum = append(self.value_sum, 0.0)
            self.margin_sum = append(self.margin_sum, 0.0)
        self.room *= 2

    def add_result(self, node: i64, points: float, lead: float, times: i64) -> None:
        """What visits have brought; less than none if they are not to count."""
        self.visits[node] += times
        self.value_sum[node] += points * float(times)
        self.margin_sum[node] += lead * float(times)

    def mean(self, node: i64) -> float:
        """What it has brought on the average."""
        return self.value_sum[node] / float(self.visits[node])

    def loss(self, node: i64) -> float:
        """The same the other way round, to sort by."""
        return -self.mean(node)

    def better_half(self, nodes: list[i64]) -> list[i64]:
        """Those worth most so far; two stay."""
        if len(nodes) <= 2:
            return nodes
        return sorted(nodes, key=self.loss)[: (len(nodes) + 1) // 2]
