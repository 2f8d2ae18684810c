"""Chance at a table that people trust: draws that nobody can foresee, and everybody can check afterwards.

Each table has a secret of 32 bytes. Its hash is shown at the start, the secret at the end. A draw is the
HMAC-SHA-256 of the secret and the number of the draw in the record, so after an undo the same draw returns.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from boomtown.core.record import Record, parted, replay
from boomtown.core.step import CHANCE, Game

SECRET_BYTES = 32


def new_secret() -> bytes:
    """The secret of a new table."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown at the start: it fixes the secret without telling it."""
    return sha256(secret).hexdigest()


def draw(secret: bytes, number: int, odds: Sequence[tuple[int, int]]) -> int:
    """The outcome of the draw with this number: one of the actions, by its weight."""
    digest = hmac.new(secret, str(number).encode(), sha256).digest()
    place = int.from_bytes(digest, "big") % sum(weight for _, weight in odds)
    for action, weight in odds:
        if place < weight:
            return action
        place -= weight
    raise ValueError("chance has no outcome")


def draws_before(moves: Sequence[str]) -> int:
    """How many draws a record holds: the number of the next one."""
    return sum(parted(move)[0] == CHANCE for move in moves)


def first_wrong_draw(game: Game[Any], record: Record, secret: bytes) -> int | None:
    """The number of the first move that the secret does not explain (counted from 1), or None.

    Moves before `record.drawn_from` were taken over from another table.
    """
    number = 0
    tables = replay(game, record)
    table = next(tables)
    for at, move in enumerate(record.moves, 1):
        if parted(move)[0] == CHANCE:
            outcome = draw(secret, number, table.state.odds())
            if at > record.drawn_from and game.verbs.text(outcome) != parted(move)[1]:
                return at
            number += 1
        next(tables)
    return None
