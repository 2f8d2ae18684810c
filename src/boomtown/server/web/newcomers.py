"""What is easier for people who play a game for the first time."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.games import GAMES
from boomtown.server.tables.store import Room


def first_variants(game: str, rooms: Sequence[Room]) -> frozenset[str]:
    """The variants to begin with for somebody who sits at these tables: none after a finished game of this kind."""
    if any(room.game == game and room.status == "over" for room in rooms):
        return frozenset()
    return frozenset(variant.name for variant in GAMES[game].variants if variant.is_for_newcomers)
