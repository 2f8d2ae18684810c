"""What is in the box, what a table may choose, and what happens if an entry of the data is wrong."""

from pathlib import Path

import pytest

from boomtown.core.cards import BadCards
from boomtown.core.sources import folder_of
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.components import (
    BUILDINGS,
    PARCELS,
    PERSONALITIES,
    PIECES,
    SQUARES,
    read_pieces,
)
from boomtown.games.carson_city.rules.tables import (
    AROUND,
    AROUND_COUNT,
    BAG_COUNT,
    CORNER_OF,
    EDGE_ENDS,
    SIDE_OF,
    STANDS,
    START_TILES,
    at_dice,
)
from boomtown.games.carson_city.rules.verbs import EDGES, SPACES, VERBS

RAW = (folder_of("boomtown.games.carson_city") / "data/pieces.toml").read_text(encoding="utf-8")


def test_the_box_holds_30_buildings_of_8_kinds() -> None:
    """Rules: "Game contents", p. 1."""
    counts = {building.id: building.count for building in BUILDINGS}
    assert counts == {
        "ranch": 6,
        "mine": 6,
        "drugstore": 4,
        "bank": 4,
        "saloon": 3,
        "hotel": 3,
        "church": 2,
        "prison": 2,
    }
    assert sum(BAG_COUNT) == 26
    assert [*START_TILES].count(-1) == 3


def test_nineteen_of_the_twenty_houses_are_enough() -> None:
    """Rules: "Game contents", p. 1; "House", p. 6. Ruling R01."""
    needed = 1 + sum(building.count for building in BUILDINGS if building.brings_house)
    assert needed == 19 < PIECES.box.houses == 20


def test_seven_personalities_come_in_the_order_of_their_numbers() -> None:
    """Rules: "Personalities", p. 7; "Game contents", p. 1."""
    names = ["sheriff", "banker", "grocer", "road-worker", "settler", "captain", "mercenary"]
    assert [card.id for card in PERSONALITIES] == names


def test_the_track_has_23_squares_of_which_21_take_cowboys() -> None:
    """Rules: "Actions", p. 4."""
    assert len(SQUARES) == 23
    assert sum(stands > 0 for stands in STANDS) == 21
    places = {(square.row, square.place) for square in SQUARES}
    assert len(places) == 23


def test_the_variants_of_the_rulebook_can_be_chosen_together() -> None:
    """Rules: "Variants", p. 8."""
    words = frozenset({"might-is-right", "carson-river", "kit-carson", "personalities=red", "red-sheriff"})
    assert CARSON_CITY.why_not(3, words) is None
    assert CARSON_CITY.why_not(3, words | {"personalities=random"}) == "variant-twice"
    assert CARSON_CITY.why_not(6, words) == "no-such-seat-count"
    assert CARSON_CITY.why_not(3, frozenset({"gold"})) == "no-such-variant"


def test_the_board_has_64_parcels_and_144_edges() -> None:
    """Rules: "Game contents", p. 1."""
    assert (len(PARCELS), len(EDGES), len(SPACES)) == (64, 144, 87)
    assert len({*EDGES}) == 144
    assert VERBS.count < 2000


def test_edges_join_the_corners_of_their_parcels() -> None:
    for parcel, name in enumerate(PARCELS):
        corners = {int(CORNER_OF[parcel * 4 + i]) for i in range(4)}
        assert len(corners) == 4
        for side in range(4):
            edge = int(SIDE_OF[parcel * 4 + side])
            assert {int(EDGE_ENDS[edge * 2]), int(EDGE_ENDS[edge * 2 + 1])} < corners
            assert EDGES[edge][:2] == name or EDGES[edge][2] in "nw"


def test_neighbours_are_all_around() -> None:
    """Rules: "Parcel purchase", p. 4."""
    around = {name: int(AROUND_COUNT[number]) for number, name in enumerate(PARCELS)}
    assert (around["a1"], around["d1"], around["d4"]) == (3, 5, 8)
    d4 = PARCELS.index("d4")
    near = {PARCELS[AROUND[d4 * 8 + i]] for i in range(8)}
    assert near == {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}


def test_dice_point_at_the_inner_parcels() -> None:
    """Rules: "Game setup", p. 2."""
    reached = {PARCELS[at_dice(white, black)] for white in range(6) for black in range(6)}
    assert reached == {f"{column}{row}" for column in "bcdefg" for row in range(2, 8)}
    assert PARCELS[at_dice(0, 5)] == "b7"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            'id = "mine"\ncount = 6',
            'id = "mine"\ncount = 7',
            "building (count): the box holds 30 buildings, the entries add up to 31",
        ),
        ('id = "mine"\n', 'id = "ranch"\n', "building ranch (id): two entries are called so"),
        ('id = "mine"\n', 'id = "farm"\n', "building farm (id): it is none of ranch, mine"),
        (
            'per_own = { id = "mine"',
            'per_own = { id = "farm"',
            "building bank (per_own.id): there is no building 'farm'",
        ),
        ('start = "mine"', 'start = "farm"', "square construction-12 (start): there is no building 'farm'"),
        ("per_house = 5", 'per_house = "five"', "building saloon (per_house): Expected `int`, got `str`"),
        ("per_house = 5", "per_house = -5", "building saloon (per_house): Expected `int` >= 0"),
        ('"d3", "d4"', '"d3", "f4"', "river usual (parcels): d3 is not beside its neighbours alone"),
        ('"d3", "d4"', '"d3", "d9"', "river usual (parcels): there is no parcel 'd9'"),
        ('"c1", "c2"', '"c2"', "river usual (parcels): c2 is not at the rim"),
        ("tiles = 15", "tiles = 9", "river usual (parcels): there are 9 tiles, and the river has 10 parcels"),
        ("houses = 20", "houses = 20\nbarns = 2", "box: Object contains unknown field `barns`"),
    ],
)
def test_a_wrong_entry_is_told_by_file_entry_and_field(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    assert old in RAW
    (tmp_path / "pieces.toml").write_text(RAW.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadCards) as refused:
        read_pieces(tmp_path)
    assert str(refused.value).startswith(f"pieces.toml: {complaint}")


def test_every_entry_says_where_it_comes_from() -> None:
    sources = [
        *(building.source for building in BUILDINGS),
        *(card.source for card in PERSONALITIES),
        *(square.source for square in SQUARES),
        PIECES.box.source,
        PIECES.river.source,
    ]
    assert "" not in sources
