"""Which family each seat plays: `boomtown balance` compares them."""

from __future__ import annotations

from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.tables import FAMILY_NAMES


def factions(state: NevadaCityState) -> list[str]:
    """The family of each seat, once all have chosen."""
    return [FAMILY_NAMES[family] for family in state.family_of]
