"""Whole games between bots: the same seed gives the same game, wherever and whenever it is played."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from boomtown.bots import Bot
from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, Game


def seed_of(seed: int, number: int) -> int:
    """The seed of the game with this number in a series: neighbours have nothing in common."""
    return int.from_bytes(sha256(f"{seed}/{number}".encode()).digest()[:7], "big")


def play_game(
    game: Game[Any], bots: Sequence[Bot], variants: frozenset[str], seed: int, is_listening: bool = False
) -> Table[Any]:
    """Play a game to its end; bots sit in order, chance and every bot have a generator of their own."""
    table: Table[Any] = Table(game, len(bots), variants, is_listening)
    play_on(table, bots, seed)
    return table


def play_on(table: Table[Any], bots: Sequence[Bot], seed: int) -> None:
    """Play a table to its end; whatever goes wrong, its record tells how far it got."""
    chance = Rng(seed_of(seed, -1))
    rngs = [Rng(seed_of(seed, seat)) for seat in range(len(bots))]
    while not table.state.is_over():
        seat = int(table.state.actor())
        if seat == CHANCE:
            table.roll(chance)
        else:
            table.act(seat, bots[seat].choose(table.game.view(table.state, seat), rngs[seat]))
