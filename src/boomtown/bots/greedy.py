"""The bot that looks one act ahead."""

from __future__ import annotations

from typing import Any, Final

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.step import Game, View

SEEDS: Final = 2**31


class Greedy:
    """Takes the option after which it may expect the best lead; equal choices by lot.

    Noise is by how many points it misjudges an option at the most.
    """

    def __init__(self, game: Game[Any], noise: float = 0.0) -> None:
        self.game = game
        self.noise = noise

    def choose(self, view: View[Any], rng: Rng) -> int:
        """The option with the best lead over the best rival, judged on one possible table behind the view."""
        return choose_best(self.game, view, view.state.options(view.seat), self.noise, rng)


def choose_best(game: Game[Any], view: View[Any], options: list[int], noise: float, rng: Rng) -> int:
    """The option that looks best one act ahead."""
    if len(options) == 1:
        return options[0]
    blur = round(100 * noise) + 1
    leads = [lead + rng.below(blur) for lead in find_leads(game, view, options, rng)]
    most = max(leads)
    best = [action for action, lead in zip(options, leads, strict=True) if lead == most]
    return best[int(rng.below(len(best)))]


def find_leads(game: Game[Any], view: View[Any], options: list[int], rng: Rng) -> list[int]:
    """The lead that each option lets expect, in hundredths of a point: one ply of the evaluation.

    All options are tried on the same table and meet the same luck, so that nothing but the choice makes a difference.
    """
    table, luck, menu = game.determinize(view, rng), rng.below(SEEDS), Menu()
    leads = []
    for action in options:
        after = table.clone()
        after.act(view.seat, action)
        if not after.is_over():
            game.quiesce(after, Rng(luck), menu)
        expected = [int(points) for points in game.evaluate(after)]
        own = expected.pop(int(view.seat))
        leads.append(own - max(expected, default=0))
    return leads
