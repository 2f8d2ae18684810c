"""The ring on which a city lies: 16 rows and 16 columns, after the last comes the first. A row is a number of 16 bits.

A cell is row * SIDE + column. The corners of a card are numbered from the north-west, row by row.
"""

from __future__ import annotations

from mypy_extensions import i64

from boomtown.games.card_game.rules.tables import FULL_ROW, SIDE


def on_ring(place: i64) -> i64:
    """A row or column that may lie beyond the first or last, as what it is on the ring."""
    return place & (SIDE - 1)


def row_of(cell: i64) -> i64:
    """The row of a cell."""
    return cell >> 4


def column_of(cell: i64) -> i64:
    """The column of a cell."""
    return cell & (SIDE - 1)


def corner_row(row: i64, corner: i64) -> i64:
    """The row of a corner of a card whose north-west parcel lies in this row."""
    return on_ring(row + (corner >> 1))


def corner_column(column: i64, corner: i64) -> i64:
    """The column of a corner of a card whose north-west parcel lies in this column."""
    return on_ring(column + (corner & 1))


def turned_east(row: i64, steps: i64) -> i64:
    """A row seen from so many columns (0 to 16) further east: column `steps` becomes column 0."""
    return (row * 65537 >> steps) & FULL_ROW


def turned_west(row: i64) -> i64:
    """A row seen from one column further west."""
    return turned_east(row, SIDE - 1)
