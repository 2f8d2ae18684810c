"""Information-set Monte Carlo tree search (single observer) over determinize(view)."""

from __future__ import annotations

import math
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.playout import play_out
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, HIDDEN, Game, State, Step, View
from boomtown.search.tree import NO_NODE, Tree

EXPLORATION: Final = 0.7


@final
class TextbookSearch:
    """One decision: grow a tree by iterations of determinize, descend, play out, count."""

    def __init__(self, game: Game[Any], view: View[Any], rng: Rng, iterations: i64) -> None:
        self.game: Final[Game[Any]] = game
        self.view: Final[View[Any]] = view
        self.rng: Final[Rng] = rng
        self.tree: Final[Tree] = Tree(iterations + 1)
        self.menu: Final[Menu] = Menu()
        # per action: the child of the node at hand, valid where the stamp is this node's turn
        self.node_of: vec[i64] = vec[i64]([0] * int(game.verbs.count))
        self.stamp_of: vec[i64] = vec[i64]([0] * int(game.verbs.count))
        self.stamp: i64 = 0

    def run(self, iterations: i64) -> i64:
        """The action visited most."""
        for _ in range(iterations):
            state: State = self.game.determinize(self.view, self.rng)
            self.iterate(state)
        tree = self.tree
        best = tree.first[0]
        node = best
        while node != NO_NODE:
            if tree.visits[node] >= tree.visits[best]:
                best = node
            node = tree.next[node]
        return tree.action[best]

    def iterate(self, state: State) -> None:
        tree = self.tree
        path: list[i64] = []
        node: i64 = 0
        seat = self.view.seat  # with simultaneous choices the searching seat goes first
        while not state.is_over():
            step = state.agenda[-1]
            if node != 0:
                seat = step.actor(state)
            action = self.pick(step, state, seat, node)
            shown = step.visible_action(state, seat, action, self.view.seat)
            state.act(seat, action)
            child = tree.child(node, shown, seat)
            if child == NO_NODE:
                path.append(tree.add(node, shown, seat))
                break
            path.append(child)
            node = child
        play_out(state, self.rng, self.menu)
        self.count(state, path)

    def pick(self, step: Step[Any], state: State, seat: i64, node: i64) -> i64:
        """Chance rolls; a seat whose choice stays secret is played at random; all others choose by the tree."""
        menu = self.menu
        if seat == CHANCE:
            return step.roll(state, self.rng, menu)
        menu.clear()
        step.options(state, seat, menu)
        action = menu.pick(self.rng)
        if step.visible_action(state, seat, action, self.view.seat) == HIDDEN:
            return action
        return self.choose(node, menu, action)

    def choose(self, node: i64, menu: Menu, random: i64) -> i64:
        """The option worth most, or one that was never tried."""
        tree = self.tree
        self.stamp += 1
        child = tree.first[node]
        while child != NO_NODE:
            if tree.action[child] != HIDDEN:  # -1 would write the last action's place
                self.node_of[tree.action[child]] = child
                self.stamp_of[tree.action[child]] = self.stamp
            child = tree.next[child]
        best = random
        best_worth = -1.0
        untried: i64 = 0
        for i in range(menu.count):
            action = menu.actions[i]
            if self.stamp_of[action] != self.stamp:
                untried += 1
                if self.rng.below(untried) == 0:
                    best = action
                continue
            child = self.node_of[action]
            tree.availability[child] += 1
            if untried == 0:
                visits = float(tree.visits[child])
                worth = tree.value_sum[child] / visits + EXPLORATION * math.sqrt(
                    math.log(float(tree.availability[child])) / visits
                )
                if worth > best_worth:
                    best_worth = worth
                    best = action
        return best

    def count(self, state: State, path: list[i64]) -> None:
        tree = self.tree
        for node in path:
            tree.visits[node] += 1
            if tree.availability[node] == 0:
                tree.availability[node] = 1
            if tree.seat[node] >= 0:
                tree.value_sum[node] += result(state, tree.seat[node])


def result(state: State, seat: i64) -> float:
    """Near 1 for a clear win, 1/2 for a tie, near 0 for a clear loss."""
    rival: i64 = -1000000
    for other in range(state.player_count):
        if other != seat and state.score[other] > rival:
            rival = state.score[other]
    return 0.5 + 0.5 * math.tanh(float(state.score[seat] - rival) / 20.0)


def search(game: Game[Any], view: View[Any], rng: Rng, iterations: i64) -> i64:
    """The best action for the seat of the view after so many iterations."""
    return TextbookSearch(game, view, rng, iterations).run(iterations)
