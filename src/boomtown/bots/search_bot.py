"""The bots that search."""

from __future__ import annotations

from typing import Any

from boomtown.bots.judgement import Judgement, best_of, merged
from boomtown.core.rng import Rng
from boomtown.core.step import Game, State, View
from boomtown.core.wire import encode
from boomtown.search.mcts import Search
from boomtown.search.settings import Manner
from boomtown.search.textbook_ismcts import search

SEEDS = 2**31  # more would not fit the generator: compiled whole numbers end at 2**63


class Playouts:
    """Information-set tree search with random play at its leaves: the textbook, without knowledge of the game."""

    def __init__(self, game: Game[Any], rounds: int = 200) -> None:
        self.game = game
        self.rounds = rounds

    def choose(self, view: View[Any], rng: Rng) -> int:
        """The option visited most; a single option needs no search."""
        options: list[int] = view.state.options(view.seat)
        return options[0] if len(options) == 1 else int(search(self.game, view, rng, self.rounds))


class Searcher:
    """Several trees of so many rounds each, added up: the same seed gives the same move.

    Trees are independent, so that somebody with processors to spare may grow each in a process of its own
    (`grow`), and add them up (`merged`). Within one turn what has grown is kept.
    """

    def __init__(self, game: Game[Any], rounds: int, trees: int, manner: Manner, thrift: float = 0.0) -> None:
        self.game = game
        self.rounds = rounds
        self.trees = trees
        self.manner = manner
        self.thrift = thrift  # points: trees end once more rounds are expected to bring less
        self.kept: list[Search] = []
        self.expected = b""  # the view in which they can be used again

    def choose(self, view: View[Any], rng: Rng) -> int:
        """The option visited most; a single option needs no search."""
        options: list[int] = view.state.options(view.seat)
        return options[0] if len(options) == 1 else best_of(self.judge(view, rng))

    def judge(self, view: View[Any], rng: Rng) -> list[Judgement]:
        """Every option looked at, the best first."""
        return self._judge(view, rng, None)

    def cheat(self, state: State, seat: int, rng: Rng) -> int:
        """Choose with everything known that is on the table: the upper bound of what hidden information costs."""
        view = View(seat, state)
        options = state.options(seat)
        return options[0] if len(options) == 1 else best_of(self._judge(view, rng, state))

    def _judge(self, view: View[Any], rng: Rng, truth: State | None) -> list[Judgement]:
        searches = self._searches(view, rng, truth)
        for each in searches:
            each.run(self.rounds, self.thrift)
        judgements = merged([judgements_of(each) for each in searches])
        self._keep(searches, view, best_of(judgements), truth)
        return judgements

    def _searches(self, view: View[Any], rng: Rng, truth: State | None) -> list[Search]:
        """The trees of this turn if nothing else has happened, or new ones."""
        kept, self.kept = self.kept, []
        if kept and encode(self.game, view) == self.expected:
            for each in kept:
                each.go_on(view, self.action, truth)
            return kept
        return [Search(self.game, view, Rng(rng.below(SEEDS)), self.manner, truth) for _ in range(self.trees)]

    def _keep(self, searches: list[Search], view: View[Any], action: int, truth: State | None) -> None:
        """Keep the trees if the seat will be asked again with nothing new to see."""
        seen = view_after(self.game, view, action, truth)
        if seen is not None and all(each.can_go_on() for each in searches):
            self.expected = encode(self.game, seen)
            self.kept, self.action = searches, action


def view_after(game: Game[Any], view: View[Any], action: int, truth: State | None = None) -> View[Any] | None:
    """What a seat sees after an action if it is asked again at once and nothing new is shown to it, or None."""
    after = game.fill(view, Rng(0)) if truth is None else truth.clone()
    after.act(view.seat, action)
    if after.actors() != [int(view.seat)]:
        return None
    return game.view(after, view.seat) if truth is None else View(view.seat, after)


def judgements_of(search: Search) -> list[Judgement]:
    """What one tree says of the options."""
    return [Judgement(*each) for each in search.judged()]


def grow(game: Game[Any], view: View[Any], rounds: int, manner: Manner, seed: int) -> list[Judgement]:
    """One tree of a decision, for a process of its own."""
    tree = Search(game, view, Rng(seed), manner)
    tree.run(rounds)
    return judgements_of(tree)
