"""Promises are the same in both modes: pinned by a hash."""

from hashlib import sha256

from boomtown.games.card_game import CARD_GAME
from tests.games.card_game.tables import golden_table


def mark(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def test_promises_are_the_same() -> None:
    found = []
    for move in range(20, 320, 25):
        state = golden_table("5-seats-every-ability", move).state
        if state.actor() >= 0:
            found.append(str(CARD_GAME.promises(state, state.actor(), state.options(state.actor()))))
    assert mark("".join(found)) == "f2625ecf16aa8658"
