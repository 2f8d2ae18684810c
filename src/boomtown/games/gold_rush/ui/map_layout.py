"""The map unrolled: where tiles and empty squares lie, east and south of the start tile."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from boomtown.core.svg import Box
from boomtown.games.gold_rush.components import FACES
from boomtown.games.gold_rush.rules.state import GoldRushState
from boomtown.games.gold_rush.rules.tables import CELLS, STEP_TO

Square = tuple[int, int]  # east, south

STEPS: tuple[tuple[int, Square], ...] = tuple(
    (int(cell), way) for cell, way in zip(STEP_TO, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True)
)


@dataclass(frozen=True, slots=True, eq=False)
class MapLayout:
    """Squares of the map in true coordinates, and how the tiles lie there; one object for all who look at the same map."""

    tiles: tuple[Square, ...]  # (tile)
    spaces: tuple[Square, ...]  # (space)
    lies: tuple[int, ...]  # (tile) -> face * 4 + turn
    mountains: tuple[tuple[int, int], ...]  # (segment) -> the tile that shows it, and its number there

    @property
    def box(self) -> Box:
        """All tiles with one square around them, in units of 100."""
        east, south = [x for x, _ in self.tiles], [y for _, y in self.tiles]
        left, top = 100 * (min(east) - 1), 100 * (min(south) - 1)
        return left, top, 100 * (max(east) + 2) - left, 100 * (max(south) + 2) - top


def survey(state: GoldRushState) -> MapLayout:
    """The map of a state; the seats of a table all look at the same one."""
    tiles, spaces = int(state.tile_count), int(state.space_count)
    return _survey(
        tuple(state.cell_of[:tiles]), tuple(state.space_cell[:spaces]), tuple(state.lie_of[:tiles])
    )


@lru_cache(maxsize=256)
def _survey(tile_cells: tuple[int, ...], space_cells: tuple[int, ...], lies: tuple[int, ...]) -> MapLayout:
    squares = squares_of(tile_cells)
    square_of = dict(zip(tile_cells, squares, strict=True))
    mountains = [
        (tile, number) for tile, lie in enumerate(lies) for number in range(len(FACES[lie // 4].mountains))
    ]
    return MapLayout(squares, tuple(_beside(cell, square_of) for cell in space_cells), lies, tuple(mountains))


@lru_cache(maxsize=256)
def squares_of(tile_cells: tuple[int, ...]) -> tuple[Square, ...]:
    """Walk from tile to tile: each lies beside an earlier one, however far the rolled-up plane goes round."""
    square_of: dict[int, Square] = {tile_cells[0]: (0, 0)}
    for cell in tile_cells[1:]:
        square_of[cell] = _beside(cell, square_of)
    return tuple(square_of.values())


def _beside(cell: int, square_of: dict[int, Square]) -> Square:
    """The square of a cell, told by a neighbour whose square is known."""
    for step, (east, south) in STEPS:
        known = square_of.get((cell + step) % int(CELLS))
        if known is not None:
            return known[0] - east, known[1] - south
    raise ValueError(f"cell {cell} has no neighbour on the map")
