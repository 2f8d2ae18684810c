"""Whole games between bots: the same seed gives the same game, wherever and whenever it is played."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from boomtown.core.record import Table
from boomtown.core.rng import Rng, derive_seed
from boomtown.core.step import CHANCE, Game
from boomtown.lab.players import Cheater, Player


class Clock:
    """How long each seat has thought, in seconds of a processor; where there is nothing to choose, nobody thinks."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats

    def count(self, seat: int, seconds: float) -> None:
        """One more decision of a seat."""
        self.decisions[seat] += 1
        self.seconds[seat] += seconds


def play_game(
    game: Game[Any], bots: Sequence[Player], variants: frozenset[str], seed: int, is_listening: bool = False
) -> Table[Any]:
    """Play a game to its end; bots sit in order, chance and every bot have a generator of their own."""
    table: Table[Any] = Table(game, len(bots), variants, is_listening)
    play_on(table, bots, seed)
    return table


def play_on(table: Table[Any], bots: Sequence[Player], seed: int, clock: Clock | None = None) -> None:
    """Play a table to its end; whatever goes wrong, its record tells how far it got."""
    chance = Rng(derive_seed(seed, -1))
    rngs = [Rng(derive_seed(seed, seat)) for seat in range(len(bots))]
    while not table.state.is_over():
        seat = int(table.state.actor())
        if seat == CHANCE:
            table.roll(chance)
        elif clock is None or len(table.state.options(seat)) == 1:
            table.act(seat, choose(table, bots[seat], seat, rngs[seat]))
        else:
            started = time.process_time()
            action = choose(table, bots[seat], seat, rngs[seat])
            clock.count(seat, time.process_time() - started)
            table.act(seat, action)


def choose(table: Table[Any], player: Player, seat: int, rng: Rng) -> int:
    """What a player chooses: from its view, unless it is known to cheat."""
    if isinstance(player, Cheater):
        return player.choose_seeing(table.state, seat, rng)
    return player.choose(table.game.view(table.state, seat), rng)
