"""What is in the box, and what happens if an entry of the data is wrong."""

from collections import Counter

import msgspec
import pytest

from boomtown.core.sources import folder_of
from boomtown.games.gold_rush.components import FACES, PIECES, TOKENS, read
from boomtown.games.gold_rush.tables import ALL_CITIES, ALL_MOUNTAINS, ALL_PRAIRIES, ALL_RAILS, START_FACE
from boomtown.games.gold_rush.verbs import PLANE, VERBS

RAW = (folder_of("boomtown.games.gold_rush") / "data/pieces.toml").read_bytes()


def test_the_box_holds_72_tiles_with_50_faces() -> None:
    """Rules: "Components", p. 1; "Overview of land tiles and mining tokens", p. 8."""
    assert sum(face.count for face in FACES) == PIECES.box.tiles == 72
    assert len({face.id for face in FACES}) == len(FACES) == 50


def test_the_box_holds_63_mining_tokens() -> None:
    """Rules: "Components", p. 1; "Overview of land tiles and mining tokens", p. 8."""
    assert {token.value: token.count for token in TOKENS} == {0: 13, 1: 20, 2: 16, 3: 9, 5: 5}
    assert sum(token.count for token in TOKENS) == PIECES.box.tokens == 63


def test_a_colour_has_four_cowboys_beside_the_one_that_marks_the_score() -> None:
    """Rules: "Components", p. 1."""
    assert PIECES.box.cowboys == 4


def test_the_sides_are_107_prairie_107_rail_and_74_mountain() -> None:
    sides = Counter[str]()
    for face in FACES:
        sides.update({letter: face.sides.count(letter) * face.count for letter in "PRM"})
    assert sides == {"P": 107, "R": 107, "M": 74}


def test_the_symbols_add_up() -> None:
    """Rules: "Overview of land tiles and mining tokens", p. 8."""
    locomotives = sum(track.locomotives * face.count for face in FACES for track in face.railroads)
    tipis = sum(prairie.tipis * face.count for face in FACES for prairie in face.prairies)
    horses = sum(prairie.horses * face.count for face in FACES for prairie in face.prairies)
    nuggets = Counter[int]()
    for face in FACES:
        for mountain in face.mountains:
            nuggets[mountain.nuggets] += face.count
    assert (locomotives, tipis, horses) == (12, 18, 9)
    assert nuggets == {1: 37, 2: 7, 3: 4}  # one to three on each of 48 segments
    assert sum(count * number for number, count in nuggets.items()) == 63 == PIECES.box.tokens


def test_tracks_cities_and_junctions_add_up() -> None:
    ends = Counter[str]()
    for face in FACES:
        ends.update({track.ends_at: 0 for track in face.railroads})
        for track in face.railroads:
            ends[track.ends_at] += face.count
    assert ends == {"none": 31, "city": 20, "junction": 19, "mountain": 6}
    exits = Counter[int]()
    for face in FACES:
        if face.city:
            exits[len(face.railroads)] += face.count
            assert "M" not in face.sides
    assert exits == {3: 4, 4: 2}
    assert sum(face.count for face in FACES if face.junction) == 6
    assert (ALL_MOUNTAINS, ALL_RAILS, ALL_CITIES) == (48, 31 + 45, 6)
    assert ALL_PRAIRIES == sum(face.count * len(face.prairies) for face in FACES)


def test_the_start_tile_is_an_ordinary_face_with_one_nugget_on_a_mountain_with_one_side() -> None:
    """Rules: "Preparation", p. 2; "Overview of land tiles and mining tokens", p. 8."""
    start = FACES[START_FACE]
    assert (start.id, start.count) == ("gr24", 3)
    assert [(mountain.sides, mountain.nuggets) for mountain in start.mountains] == [(("n",), 1)]


def test_every_entry_says_where_it_comes_from() -> None:
    sources = [PIECES.box.source, *(face.source for face in FACES), *(token.source for token in TOKENS)]
    assert all("found" in source or "reconstructed" in source for source in sources)


def test_the_actions_are_few() -> None:
    assert PLANE.cells == 2813
    assert VERBS.count == 50 + 5 + 2813 * 4 + 13 + 2813 * 4 + 2


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        (
            'id = "gr01"\ncount = 1\n',
            'id = "gr01"\ncount = 2\n',
            "the box holds 72 tiles, the entries add up to 73",
        ),
        ('id = "gold-5"\nvalue = 5\ncount = 5', 'id = "gold-5"\nvalue = 5\ncount = 4', "63 tokens, .* 62"),
        (
            'id = "gr01"\ncount = 1\nsides = "MMMM"',
            'id = "gr01"\ncount = 1\nsides = "MMMP"',
            "face gr01: sides MMMP",
        ),
        (
            'mountains = [{ sides = ["n", "e", "s", "w"], nuggets = 3 }]',
            'mountains = [{ sides = ["n", "e", "s", "w"], nuggets = 3 }, { sides = ["n"], nuggets = 1 }]',
            "face gr01: side n belongs to two segments",
        ),
        (
            '{ halves = ["sl", "sr"], tipis = 1 },',
            '{ halves = ["sl"], tipis = 1 },',
            "face gr02: prairies cover",
        ),
        (
            'ends_at = "mountain"',
            'ends_at = "none"',
            "face gr19: a track runs from side to side or ends somewhere",
        ),
        ("city = true\n", "", "face gr36: city and junction must be where tracks end"),
        ('id = "gr02"', 'id = "gr01"', "two entries are called gr01"),
        ("start = true\n", "", r"one face must be the start tile's, not \[\]"),
    ],
)
def test_a_wrong_entry_is_named(right: str, wrong: str, complaint: str) -> None:
    text = RAW.decode()
    assert right in text
    with pytest.raises(ValueError, match=complaint):
        read(text.replace(right, wrong, 1).encode())


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ('sides = "MMMM"', 'sides = "MMMM"\nangle = 3', "unknown field `angle`"),
        ('halves = ["sl", "sr"]', 'halves = ["sl", "south"]', "Invalid enum value 'south'"),
        ("tiles = 72", 'tiles = "many"', "Expected `int`"),
    ],
)
def test_an_entry_of_the_wrong_shape_is_refused_with_its_place(
    right: str, wrong: str, complaint: str
) -> None:
    with pytest.raises(msgspec.ValidationError, match=complaint):
        read(RAW.decode().replace(right, wrong, 1).encode())


def test_the_data_read_as_they_are_give_the_box() -> None:
    assert read(RAW) == PIECES
