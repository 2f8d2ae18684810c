"""The map unrolled: where tiles and empty squares lie, east and south of the start tile."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.svg import Box
from boomtown.games.gold_rush.state import GoldRush
from boomtown.games.gold_rush.tables import CELLS, STEP_TO

Square = tuple[int, int]  # east, south

STEPS: tuple[tuple[int, Square], ...] = tuple(
    (int(cell), way) for cell, way in zip(STEP_TO, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True)
)


@dataclass(frozen=True, slots=True)
class Survey:
    """Squares of the map in true coordinates."""

    tiles: tuple[Square, ...]  # (tile)
    spaces: tuple[Square, ...]  # (space)

    @property
    def box(self) -> Box:
        """All tiles with one square around them, in units of 100."""
        east, south = [x for x, _ in self.tiles], [y for _, y in self.tiles]
        left, top = 100 * (min(east) - 1), 100 * (min(south) - 1)
        return left, top, 100 * (max(east) + 2) - left, 100 * (max(south) + 2) - top


def survey(state: GoldRush) -> Survey:
    """Walk from tile to tile: each lies beside an earlier one, however far the rolled-up plane goes round."""
    board = state.board
    tiles: list[Square] = [(0, 0)]
    for tile in range(1, int(state.tile_count)):
        tiles.append(_beside(int(state.cell_of[tile]), board, tiles))
    spaces = [_beside(int(state.space_cell[space]), board, tiles) for space in range(int(state.space_count))]
    return Survey(tuple(tiles), tuple(spaces))


def _beside(cell: int, board: vec[i64], tiles: list[Square]) -> Square:
    """The square of a cell, told by a neighbour whose square is known."""
    for step, (east, south) in STEPS:
        near = board[(cell + step) % int(CELLS)] - 1
        if 0 <= near < len(tiles):
            x, y = tiles[near]
            return x - east, y - south
    raise ValueError(f"cell {cell} has no neighbour on the map")
