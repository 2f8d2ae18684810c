"""The picture for the lobby shows land as it could lie."""

from xml.etree import ElementTree

from boomtown.games import text_of
from boomtown.games.gold_rush.components import FACES, SIDES, turn_side
from boomtown.games.gold_rush.ui.cover import LAND, cover

FACE = {face.id: face for face in FACES}


def side(column: int, row: int, wanted: str) -> str:
    """What a tile of the picture shows at a side."""
    face, turn = LAND[row][column]
    shown = {turn_side(own, turn): FACE[face].sides[place] for place, own in enumerate(SIDES)}
    return shown[wanted]


def test_neighbours_fit() -> None:
    rows, columns = len(LAND), len(LAND[0])
    wrong = [
        (x, y) for y in range(rows) for x in range(columns - 1) if side(x, y, "e") != side(x + 1, y, "w")
    ]
    wrong += [
        (x, y) for y in range(rows - 1) for x in range(columns) if side(x, y, "s") != side(x, y + 1, "n")
    ]
    assert wrong == []


def test_no_tile_is_used_more_often_than_there_are() -> None:
    used = [face for row in LAND for face, _ in row]
    assert [face for face in used if used.count(face) > FACE[face].count] == []


def test_the_picture_is_drawn() -> None:
    drawn = cover(text_of("gold-rush", "fr"))
    ElementTree.fromstring(drawn.svg("night"))
    assert {"tent", "pile", "miner", "railwayman", "farmer"} <= drawn.nodes.keys()
