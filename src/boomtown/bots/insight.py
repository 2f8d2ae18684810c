"""Thinking in the place of others who choose at the same time, before one chooses oneself.

A tree lets rivals learn their secret choices while it tries all of its own alike, so they learn to answer somebody who
chooses at random. Here each rival first gets a search of its own, from its own view, and is then expected to choose what
that search likes, or what is little worse.
"""

from __future__ import annotations

import math

from boomtown.bots.looking import NEVER, Search
from boomtown.bots.manner import Manner
from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.step import HIDDEN

FINENESS = 1000  # the weight of the best choice


def run_with_insight(search: Search, rounds: int, thrift: float = 0.0, until: float = NEVER) -> None:
    """Grow a tree by so many rounds; if its manner has insight, half of them think in the place of rivals."""
    rivals = rivals_of(search) if search.manner.insight > 0.0 else []
    search.foreseen = []  # not what was foreseen in an earlier decision of this turn
    if rivals and rounds > 1:
        each = max(1, rounds // (2 * len(rivals)))
        search.foreseen = foreseen(search, rivals, each, until)
        rounds -= each * len(rivals)
    search.run(max(1, rounds), thrift, until)


def rivals_of(search: Search) -> list[int]:
    """The others who choose now, too, and whose choice will not be seen before all have chosen."""
    if search.truth is not None:  # who cheats need not guess
        return []
    state, viewer = search.game.fill(search.view, Rng(search.luck)), search.view.seat
    step = state.agenda[-1]
    return [
        seat
        for seat in state.actors()
        if seat != viewer and any(step.shown(state, seat, a, viewer) == HIDDEN for a in state.options(seat))
    ]


def foreseen(search: Search, rivals: list[int], rounds: int, until: float) -> list[Menu]:
    """(seat) -> what a rival may choose in secret, the better for it the likelier; nothing for all others."""
    game, viewer = search.game, search.view.seat
    rng = Rng(search.luck)
    state = game.fill(search.view, rng)
    step = state.agenda[-1]
    found = [Menu() for _ in range(state.seat_count)]
    for seat in rivals:
        place = Search(game, game.view(state, seat), rng, without_insight(search.manner))
        place.run(rounds, until=until)
        leads = {
            action: lead
            for action, _, _, lead in place.judged()
            if step.shown(state, seat, action, viewer) == HIDDEN
        }
        best = max(leads.values())
        for action, lead in leads.items():
            weight = round(FINENESS * math.exp((lead - best) / search.manner.insight))
            if weight > 0:
                found[seat].add_weighted(action, weight)
    return found


def without_insight(manner: Manner) -> Manner:
    """The same manner for who does not wonder in turn what others think."""
    return Manner(
        manner.exploration,
        manner.scale,
        manner.width,
        manner.widening,
        manner.trust,
        manner.ahead,
        manner.memory,
    )
