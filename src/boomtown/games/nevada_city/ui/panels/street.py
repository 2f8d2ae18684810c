"""How the town is laid out: the places of buildings, of their spaces, and the markers that stand there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boomtown.games.nevada_city.effect_types import LoanEffect
from boomtown.games.nevada_city.rules.tables import FIRST_SPACE, IS_BROWN, IS_POKER, SPACE_COUNT, SPACES
from boomtown.games.nevada_city.ui.plots import HIGH
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen
from boomtown.look.kept import keep

WIDTH: Final = 836
TOP: Final = 30  # where the first row begins
GAP: Final = 6
EDGE: Final = 8
IN_ROW: Final = 4  # spaces below a front; more stand beside it


@dataclass(frozen=True)
class Layout:
    """How the places lie: as many columns as the number of buildings needs."""

    count: int

    @property
    def columns(self) -> int:
        """Seven, or fewer where there are few buildings."""
        return 5 if self.count <= 20 else 6 if self.count <= 24 else 7

    @property
    def rows(self) -> int:
        """As many as needed."""
        return -(-self.count // self.columns)

    @property
    def wide(self) -> float:
        """The width of a place."""
        return (WIDTH - 2 * EDGE - (self.columns - 1) * GAP) / self.columns

    @property
    def high(self) -> float:
        """The height of the town."""
        return TOP + self.rows * (HIGH + GAP) - GAP + EDGE

    def place(self, number: int) -> tuple[float, float]:
        """The upper left corner of a place."""
        row, column = divmod(number, self.columns)
        return EDGE + column * (self.wide + GAP), TOP + row * (HIGH + GAP)


def open_spaces(seen: NevadaCitySeen, building: int) -> tuple[int, ...]:
    """The spaces of a building that are in use in this game."""
    return _spaces(building, len(seen.seats) >= 4, bool(seen.state.has_poker))


@keep(512)
def _spaces(building: int, has_brown: bool, has_poker: bool) -> tuple[int, ...]:
    first = int(FIRST_SPACE[building])
    every = range(first, first + int(SPACE_COUNT[building]))
    return tuple(
        n for n in every if not (IS_BROWN[n] and not has_brown) and not (IS_POKER[n] and not has_poker)
    )


@keep(512)
def space_places(spaces: tuple[int, ...], wide: float) -> dict[int, tuple[float, float, bool]]:
    """Where the spaces of a building lie on its place, and whether the fee stands beside them."""
    below = spaces[:IN_ROW]
    step = min(36.0, (wide - 4) / max(1, len(below)))
    left = wide / 2 - step * (len(below) - 1) / 2
    places = {space: (left + n * step, HIGH - 29.0, False) for n, space in enumerate(below)}
    places |= {space: (wide - 16.0 - 34 * n, HIGH - 57.0, True) for n, space in enumerate(spaces[IN_ROW:])}
    return places


IS_LOAN: Final = tuple(any(isinstance(one, LoanEffect) for one in space.effects) for _, space in SPACES)


def marker_counts(seen: NevadaCitySeen, space: int) -> tuple[int, ...]:
    """(seat) -> markers on a space; loans lie at the Bank."""
    state = seen.state
    if IS_LOAN[space]:
        return tuple(int(state.loans[seat]) for seat in seen.seats)
    there = int(state.markers[space])
    return tuple(there // 64**seat % 64 for seat in seen.seats) if there else (0,) * len(seen.seats)
