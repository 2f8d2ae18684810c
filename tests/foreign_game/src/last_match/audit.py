"""Where every match must be, and what players may be after."""

from __future__ import annotations

from typing import Final

from boomtown.core.laws import PlayStyle
from last_match.rules.state import LastMatchState


def audit(state: LastMatchState) -> str | None:
    """What does not add up, or None."""
    if state.row + sum(state.taken) != state.first_row:
        return "a match is missing or too many"
    if sum(state.score) != (1 if state.is_over() else 0):
        return "there is one point, for the last match"
    return None


def matches(state: LastMatchState, seat: int) -> int:
    """Matches, as many as can be had."""
    return int(state.taken[seat])


PLAY_STYLES: Final[dict[str, PlayStyle]] = {"greedy": matches}
