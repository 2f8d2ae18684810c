"""What is in the box, and what happens if an entry of the data is wrong."""

from collections import Counter
from pathlib import Path

import pytest

from boomtown.core.cards import BadCards
from boomtown.core.sources import folder_of
from boomtown.games.gold_rush.components import FACES, PIECES, TOKENS, read_pieces
from boomtown.games.gold_rush.rules.tables import (
    ALL_CITIES,
    ALL_MOUNTAINS,
    ALL_PRAIRIES,
    ALL_RAILS,
    START_FACE,
)
from boomtown.games.gold_rush.rules.verbs import PLANE, VERBS

DATA = folder_of("boomtown.games.gold_rush") / "data"
RAW = (DATA / "pieces.toml").read_text(encoding="utf-8")


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
    assert VERBS.count == 50 + 5 + 2813 * 4 + 13 + 2813 * 4 + 2 + 5


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        (
            'id = "gr01"\ncount = 1\n',
            'id = "gr01"\ncount = 2\n',
            "box (tiles): it holds 72, the counts of all face entries add up to 73",
        ),
        (
            'id = "gold-5"\nvalue = 5\ncount = 5',
            'id = "gold-5"\nvalue = 5\ncount = 4',
            "box (tokens): it holds 63, the counts of all token entries add up to 62",
        ),
        (
            'id = "gold-5"\nvalue = 5',
            'id = "gold-5"\nvalue = 3',
            "token gold-3 (value): two entries have the value 3",
        ),
        (
            'id = "gr01"\ncount = 1\nsides = "MMMM"',
            'id = "gr01"\ncount = 1\nsides = "MMMP"',
            "face gr01 (sides): MMMP does not agree with its segments, which make MMMM",
        ),
        (
            'mountains = [{ sides = ["n", "e", "s", "w"], nuggets = 3 }]',
            'mountains = [{ sides = ["n", "e", "s", "w"], nuggets = 3 }, { sides = ["n"], nuggets = 1 }]',
            "face gr01 (mountains): side n belongs to two segments",
        ),
        (
            '{ halves = ["sl", "sr"], tipis = 1 },',
            '{ halves = ["sl"], tipis = 1 },',
            "face gr02 (prairies): they cover sl, but sl sr are prairie",
        ),
        (
            '{ halves = ["sl", "sr"], tipis = 1 },',
            '{ halves = ["sl", "sr"], tipis = 3, horses = 2 },',
            "face gr02 (prairies): there is room for 4 tipi camps and herds on one of them",
        ),
        (
            '{ halves = ["sl"] },\n  { halves = ["sr"] },',
            '{ halves = ["sl", "sr"] },',
            "face gr19 (prairies): sl sr lie on both sides of what joins s n e w",
        ),
        (
            '{ halves = ["er", "sl"] },\n  { halves = ["el", "sr"] },',
            '{ halves = ["er", "sl", "el", "sr"] },',
            "face gr21 (prairies): er sl el sr lie on both sides of what joins e s",
        ),
        (
            'ends_at = "mountain"',
            'ends_at = "none"',
            "face gr19 (railroads): a track runs from side to side or ends somewhere",
        ),
        ("city = true\n", "", "face gr36 (city, junction): they must be where tracks end"),
        ('id = "gr02"', 'id = "gr01"', "face gr01 (id): two entries are called so"),
        ('id = "gr02"', 'id = "GR 2"', "face GR 2 (id): it is lower-case letters and figures with hyphens"),
        ("start = true\n", "", "face (start): one face must be the start tile's, not []"),
        ('sides = "MMMM"', 'sides = "MMMM"\nangle = 3', "face gr01: Object contains unknown field `angle`"),
        (
            'halves = ["sl", "sr"]',
            'halves = ["sl", "south"]',
            "face gr02 (prairies[0].halves[1]): Invalid enum value 'south'",
        ),
        (
            'halves = ["sl", "sr"]',
            "halves = []",
            "face gr02 (prairies[0].halves): Expected `array` of length >= 1",
        ),
        ("nuggets = 3", "nuggets = 7", "face gr01 (mountains[0].nuggets): Expected `int` <= 6"),
        ("nuggets = 3", "nuggets = -1", "face gr01 (mountains[0].nuggets): Expected `int` >= 0"),
        ("count = 1\n", "count = 0\n", "face gr01 (count): Expected `int` >= 1"),
        ("tiles = 72", 'tiles = "many"', "box (tiles): Expected `int`, got `str`"),
        ("cowboys = 4", "cowboys = 8", "box (cowboys): Expected `int` <= 7"),
        ("[[face]]", "[[tile]]", "there is no kind of entry 'tile'; there is box, token, face"),
        ("[box]", "[box", "Expected ']' at the end of a table declaration (at line "),
    ],
)
def test_a_wrong_entry_is_told_by_file_entry_and_field(
    tmp_path: Path, right: str, wrong: str, complaint: str
) -> None:
    assert right in RAW
    (tmp_path / "pieces.toml").write_text(RAW.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadCards) as refused:
        read_pieces(tmp_path)
    assert str(refused.value).startswith(f"pieces.toml: {complaint}")


def test_the_data_read_as_they_are_give_the_box() -> None:
    assert read_pieces(DATA) == PIECES
