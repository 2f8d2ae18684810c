"""A process that measures one form of the rules, plain or compiled, whichever its path finds.

It is told what to measure line by line, so that several such processes can take turns: see rounds.py.
This module is never compiled, so what it calls step by step is measured "from outside".
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

import boomtown
from boomtown.bots.levels import settings_of
from boomtown.core.menu import Menu
from boomtown.core.playout import play_out
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, State, View
from boomtown.games import ALL, game_parts, text_of
from boomtown.lab.bench.stopwatch import Counts, Task, serve
from boomtown.search.mcts import TreeSearch
from boomtown.search.textbook_ismcts import search

POSITIONS: Final = 4
SEARCH: Final = 100  # iterations of one search
THOUGHT: Final = 50  # of one that the levels make


class Bench:
    """What can be measured of a game; each task does a multiple of the same work and counts it."""

    def __init__(self, game: str, seats: int) -> None:
        self.game: Final = ALL[game]
        self.seats: Final = seats
        self.states: Final = [self.middle(seed) for seed in range(POSITIONS)]
        self.views: Final[list[View[Any]]] = [self.game.view(state, state.actor()) for state in self.states]
        self.menu: Final = Menu()
        self.rng: Final = Rng(1)
        self.tasks: Final[dict[str, Task]] = {
            "inside": self.inside,
            "outside": self.outside,
            "clone": self.clone,
            "view": self.view,
            "fill": self.determinize,
            "view_fill": self.view_fill,
            "scene": self.scene,
            "playout": self.playout,
            "search": self.search,
            "think": self.think,
        }

    def middle(self, seed: int) -> State:
        """A position half-way through a random game, where a seat has a choice."""
        states: list[State] = []
        state: State = self.game.start(self.seats, frozenset())
        rng = Rng(seed)
        while not state.is_over():
            seat = state.actor()
            if seat == CHANCE:
                state.act(seat, state.roll(rng))
                continue
            options = state.options(seat)
            if len(options) > 1:
                states.append(state.clone())
            state.act(seat, options[int(rng.below(len(options)))])
        return states[len(states) // 2]

    def inside(self, amount: int) -> Counts:
        """Whole random games in the loop of the rules themselves."""
        actions = 0
        for seed in range(amount):
            state = self.game.start(self.seats, frozenset())
            actions += int(play_out(state, Rng(seed), self.menu))
        return {"actions": actions, "games": amount}

    def outside(self, amount: int) -> Counts:
        """Whole random games as the author of a bot plays them."""
        actions = listed = 0
        for seed in range(amount):
            state: State = self.game.start(self.seats, frozenset())
            rng = Rng(seed)
            while True:
                seat = state.actor()
                if seat == CHANCE:
                    state.act(seat, state.roll(rng))
                elif seat < 0:
                    break
                else:
                    options = state.options(seat)
                    state.act(seat, options[rng.below(len(options))])
                    actions += 1
                    listed += len(options)
        return {"actions": actions, "options": listed}

    def clone(self, amount: int) -> Counts:
        """Copies of positions."""
        for _ in range(amount):
            for state in self.states:
                state.clone()
        return {"times": amount * POSITIONS}

    def view(self, amount: int) -> Counts:
        """Views of the seat that is to act."""
        game, seen = self.game, [(state, state.actor()) for state in self.states]
        for _ in range(amount):
            for state, seat in seen:
                game.view(state, seat)
        return {"times": amount * POSITIONS}

    def determinize(self, amount: int) -> Counts:
        """Possible positions behind a view."""
        game, rng = self.game, self.rng
        for _ in range(amount):
            for view in self.views:
                game.determinize(view, rng)
        return {"times": amount * POSITIONS}

    def view_fill(self, amount: int) -> Counts:
        """Views and possible positions behind them."""
        game, rng = self.game, self.rng
        seen = [(state, state.actor()) for state in self.states]
        for _ in range(amount):
            for state, seat in seen:
                game.determinize(game.view(state, seat), rng)
        return {"times": amount * POSITIONS}

    def scene(self, amount: int) -> Counts:
        """Pictures as scenes, not yet as text."""
        draw, text = game_parts(self.game.name).ui.draw_scene, text_of(self.game.name)
        for _ in range(amount):
            for view in self.views:
                draw(view, text)
        return {"times": amount * POSITIONS}

    def playout(self, amount: int) -> Counts:
        """Copies of positions played at random to their end."""
        for _ in range(amount):
            for state in self.states:
                play_out(state.clone(), self.rng, self.menu)
        return {"times": amount * POSITIONS}

    def search(self, amount: int) -> Counts:
        """Rounds of tree search with random play at its leaves."""
        for _ in range(amount):
            for view in self.views:
                search(self.game, view, self.rng, SEARCH)
        return {"times": amount * POSITIONS * SEARCH}

    def think(self, amount: int) -> Counts:
        """Rounds of tree search with evaluated leaves, as the levels make it."""
        settings = settings_of(self.game.name)
        for _ in range(amount):
            for view in self.views:
                TreeSearch(self.game, view, self.rng, settings).run(THOUGHT)
        return {"times": amount * POSITIONS * THOUGHT}


if __name__ == "__main__":
    bench = Bench(sys.argv[1], int(sys.argv[2]))
    print(json.dumps({"compiled": boomtown.COMPILED}), flush=True)
    serve(bench.tasks, float(sys.argv[3]))
