"""The plane rolled up into few cells."""

import pytest

from boomtown.core.grid import Plane, way


@pytest.mark.parametrize("radius", [1, 2, 3, 7, 37])
def test_every_cell_has_one_name_and_every_name_one_cell(radius: int) -> None:
    plane = Plane(radius)
    names = plane.names()
    assert len(names) == plane.cells == 2 * radius * radius + 2 * radius + 1
    assert "" not in names
    assert len({*names}) == len(names)
    assert names[0] == "0"


@pytest.mark.parametrize("radius", [1, 2, 3, 7])
def test_squares_within_reach_of_each_other_never_share_a_cell(radius: int) -> None:
    plane = Plane(radius)
    reach = 2 * radius  # fewer than 2 * radius + 1 steps
    cells = {
        plane.cell(east, south)
        for east in range(-reach, reach + 1)
        for south in range(-reach, reach + 1)
        if 0 < abs(east) + abs(south) <= reach
    }
    assert plane.cell(0, 0) not in cells
    assert plane.cell(radius + 1, radius) == plane.cell(0, 0)  # but one step further some do


def test_four_neighbours_are_four_cells_and_lie_where_their_names_say() -> None:
    plane = Plane(37)
    names = plane.names()
    around = [names[plane.cell(east, south)] for east, south in ((0, -1), (1, 0), (0, 1), (-1, 0))]
    assert around == ["1n", "1e", "1s", "1w"]
    assert names[plane.cell(2, -1)] == "2e1n"
    assert names[plane.cell(-37, 0)] == "37w"


def test_going_all_the_way_around_leads_back() -> None:
    plane = Plane(3)
    assert plane.cell(plane.cells, 0) == plane.cell(0, plane.cells) == 0
    assert plane.cell(-1, 0) == plane.cells - 1


def test_a_way_is_told_in_compass_letters() -> None:
    assert [way(*steps) for steps in ((0, 0), (3, 0), (-2, 0), (0, 4), (0, -1), (1, -12))] == [
        *("0", "3e", "2w", "4s", "1n", "1e12n"),
    ]
