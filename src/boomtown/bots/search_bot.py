"""The bots that search."""

from __future__ import annotations

from typing import Any

from boomtown.bots.judgement import Judgement, best_of, merge_judgements
from boomtown.core.rng import Rng
from boomtown.core.step import Game, State, View
from boomtown.core.wire import encode
from boomtown.search.mcts import TreeSearch
from boomtown.search.settings import SearchSettings
from boomtown.search.textbook_ismcts import search

SEEDS = 2**31  # more would not fit the generator: compiled whole numbers end at 2**63


class TextbookSearchBot:
    """Information-set tree search with random play at its leaves: the textbook, without knowledge of the game."""

    def __init__(self, game: Game[Any], iterations: int = 200) -> None:
        self.game = game
        self.iterations = iterations

    def choose(self, view: View[Any], rng: Rng) -> int:
        """The option visited most; a single option needs no search."""
        options: list[int] = view.state.options(view.seat)
        return options[0] if len(options) == 1 else int(search(self.game, view, rng, self.iterations))


class SearchBot:
    """Several trees of so many iterations each, added up: the same seed gives the same move.

    Trees are independent, so that somebody with processors to spare may grow each in a process of its own
    (`grow`), and add them up (`merge_judgements`). Within one turn what has grown is kept.
    """

    def __init__(
        self,
        game: Game[Any],
        iterations: int,
        trees: int,
        settings: SearchSettings,
        stop_below_points: float = 0.0,
    ) -> None:
        self.game = game
        self.iterations = iterations
        self.trees = trees
        self.settings = settings
        self.stop_below_points = (
            stop_below_points  # points: trees end once more iterations are expected to bring less
        )
        self.kept: list[TreeSearch] = []
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
            each.run(self.iterations, self.stop_below_points)
        judgements = merge_judgements([judgements_of(each) for each in searches])
        self._keep(searches, view, best_of(judgements), truth)
        return judgements

    def _searches(self, view: View[Any], rng: Rng, truth: State | None) -> list[TreeSearch]:
        """The trees of this turn if nothing else has happened, or new ones."""
        kept, self.kept = self.kept, []
        if kept and encode(self.game, view) == self.expected:
            for each in kept:
                each.go_on(view, self.action, truth)
            return kept
        return [
            TreeSearch(self.game, view, Rng(rng.below(SEEDS)), self.settings, truth)
            for _ in range(self.trees)
        ]

    def _keep(self, searches: list[TreeSearch], view: View[Any], action: int, truth: State | None) -> None:
        """Keep the trees if the seat will be asked again with nothing new to see."""
        seen = view_after(self.game, view, action, truth)
        if seen is not None and all(each.can_go_on() for each in searches):
            self.expected = encode(self.game, seen)
            self.kept, self.action = searches, action


def view_after(game: Game[Any], view: View[Any], action: int, truth: State | None = None) -> View[Any] | None:
    """What a seat sees after an action if it is asked again at once and nothing new is shown to it, or None."""
    after = game.determinize(view, Rng(0)) if truth is None else truth.clone()
    after.act(view.seat, action)
    if after.actors() != [int(view.seat)]:
        return None
    return game.view(after, view.seat) if truth is None else View(view.seat, after)


def judgements_of(search: TreeSearch) -> list[Judgement]:
    """What one tree says of the options."""
    return [Judgement(*each) for each in search.judgements()]


def grow(
    game: Game[Any], view: View[Any], iterations: int, settings: SearchSettings, seed: int
) -> list[Judgement]:
    """One tree of a decision, for a process of its own."""
    tree = TreeSearch(game, view, Rng(seed), settings)
    tree.run(iterations)
    return judgements_of(tree)
