"""Squares and neighbours: an endless plane rolled up into few cells, so that boards stay small."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Plane:
    """The plane rolled up so that squares fewer than 2 * radius + 1 steps apart never share a cell.

    Discs of this radius (counted in steps) tile the plane perfectly; each has 2r² + 2r + 1 squares. Going
    east adds 1 to the number of a cell, going south adds 2r + 1, both around the circle of all cells.
    """

    def __init__(self, radius: i64) -> None:
        self.radius: Final[i64] = radius
        self.cells: Final[i64] = 2 * radius * radius + 2 * radius + 1
        self.south: Final[i64] = 2 * radius + 1

    def cell(self, east: i64, south: i64) -> i64:
        """The cell of a square; (0, 0) is cell 0."""
        return (east + self.south * south) % self.cells

    def names(self) -> list[str]:
        """Each cell by its nearest way from cell 0: `2e1n` is two east and one north."""
        names = [""] * int(self.cells)
        reach = int(self.radius)
        for south in range(-reach, reach + 1):
            for east in range(abs(south) - reach, reach - abs(south) + 1):
                names[self.cell(east, south)] = way(east, south)
        return names


def way(east: int, south: int) -> str:
    """A way in words of compass letters; `0` is standing still."""
    parts: list[str] = []
    if east != 0:
        parts.append(f"{abs(east)}{'e' if east > 0 else 'w'}")
    if south != 0:
        parts.append(f"{abs(south)}{'s' if south > 0 else 'n'}")
    return "".join(parts) or "0"
