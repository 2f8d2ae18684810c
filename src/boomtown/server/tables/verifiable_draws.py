"""Chance at a table that people trust: draws that nobody can foresee or choose, and everybody can check afterwards.

Each table has a secret of 32 bytes. Its hash is shown at the start, the secret at the end. Players add shares: the
hash of a share when they sit down, the share itself when all seats are taken. Secret and shares make the key of the
draws. A draw is the HMAC-SHA-256 of the key and the number of the draw in the record, so after an undo the same draw
returns. docs/fair-draws.md explains it with an example.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from boomtown.core.record import Record, parse_move, replay
from boomtown.core.step import CHANCE, Game

SECRET_BYTES = 32
SCHEME = "boomtown draws 2"  # the first line of what the key is made of; draws of before had no shares
SHARE = re.compile("[0-9a-f]{32}")
COMMITMENT = re.compile("[0-9a-f]{64}")


def new_secret() -> bytes:
    """The secret of a new table."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown at the start: it fixes the secret without telling it."""
    return sha256(secret).hexdigest()


def commitment_of_share(share: str) -> str:
    """The same for the share of a player, which is told in hexadecimal."""
    return sha256(bytes.fromhex(share)).hexdigest()


def draw_key(secret: bytes, room: str, shares: Sequence[str]) -> bytes:
    """What all draws of a table are made with: its secret, its id, and the shares by seat, "" where there is none.

    Without any share it is the secret itself, as it was before players had shares.
    """
    if not any(shares):
        return secret
    lines = [SCHEME, room, *(f"{seat}:{share}" for seat, share in enumerate(shares))]
    return hmac.new(secret, "\n".join(lines).encode(), sha256).digest()


def draw_digest(key: bytes, number: int) -> str:
    """The randomness of one draw, of no other: 256 bits in hexadecimal."""
    return hmac.new(key, str(number).encode(), sha256).hexdigest()


def draw(key: bytes, number: int, odds: Sequence[tuple[int, int]]) -> int:
    """The outcome of the draw with this number: one of the actions, by its weight.

    The remainder of a number of 256 bits favours no outcome by more than one part in 2 to the power of 200.
    """
    place = int(draw_digest(key, number), 16) % sum(weight for _, weight in odds)
    for action, weight in odds:
        if place < weight:
            return action
        place -= weight
    raise ValueError("chance has no outcome")


def draws_before(moves: Sequence[str]) -> int:
    """How many draws a record holds: the number of the next one."""
    return sum(parse_move(move)[0] == CHANCE for move in moves)


def first_wrong_draw(game: Game[Any], record: Record, secret: bytes) -> int | None:
    """The number of the first move that secret and shares do not explain (counted from 1), or None.

    Moves before `record.drawn_from` were taken over from another table.
    """
    number, key = 0, draw_key(secret, record.room, record.shares)
    tables = replay(game, record)
    table = next(tables)
    for at, move in enumerate(record.moves, 1):
        if parse_move(move)[0] == CHANCE:
            outcome = draw(key, number, table.state.odds())
            if at > record.drawn_from and game.verbs.text(outcome) != parse_move(move)[1]:
                return at
            number += 1
        next(tables)
    return None
