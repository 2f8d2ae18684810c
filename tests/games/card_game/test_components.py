"""What is printed: the totals of the rulebook, and entries that cannot be."""

from importlib.resources import files
from pathlib import Path

import pytest

from boomtown.core.cards import BadCards
from boomtown.games.card_game.components import BACKS, CHARACTERS, ELEMENTS, SUITS, TERRAIN, read_pieces
from boomtown.games.card_game.rules.tables import BACK_OF, RANK

RAW = files("boomtown.games.card_game").joinpath("data", "cards.toml").read_text(encoding="utf-8")


def test_the_box_holds_what_the_rulebook_says() -> None:
    """Rules: "Game materials", p. 1."""
    assert len(TERRAIN) == 96
    assert len(CHARACTERS) == 21
    assert [card.era for card in TERRAIN].count(1) == 48
    assert len({card.parcels for card in TERRAIN if card.era == 1}) == 48


@pytest.mark.parametrize(
    ("element", "first", "second"),
    [
        ("townhouse", 2, 10),
        ("mine", 10, 4),
        ("ranch", 10, 4),
        ("blacksmith", 2, 1),
        ("drugstore", 3, 8),
        ("bank", 3, 8),
        ("saloon", 1, 5),
        ("hotel", 1, 4),
        ("general-store", 1, 1),
        ("church", 1, 2),
        ("prison", 1, 3),
        ("city-hall", 0, 1),
        ("outlaws", 3, 5),
        ("mountain", 32, 12),
        ("house", 18, 18),
    ],
)
def test_each_era_shows_so_many_of_each_element(element: str, first: int, second: int) -> None:
    """Rules: "Victory points for buildings", p. 8."""
    shown = [[part for card in TERRAIN if card.era == era for part in card.parcels] for era in (1, 2)]
    assert [parts.count(element) for parts in shown] == [first, second]


def test_the_other_reading_swaps_houses_and_mountains() -> None:
    """Rules: "Victory points for buildings", p. 8. Ruling C18."""
    for era, houses, mountains in ((1, 32, 18), (2, 12, 18)):
        parts = [part for card in TERRAIN if card.era == era for part in card.other or card.parcels]
        assert (parts.count("house"), parts.count("mountain")) == (houses, mountains)


def test_no_suit_is_stronger_than_another() -> None:
    """Rules: "Tiebreaker", p. 2."""
    assert len(BACKS) == 19
    backs = [back for back in BACK_OF if BACKS[back] != "skull"]
    for suit in range(6):
        ranks = [int(RANK[back * 6 + suit]) for back in backs]
        assert [ranks.count(rank) for rank in range(6)] == [3] * 6


def test_backs_are_numbered_in_the_order_of_their_characters() -> None:
    assert [*BACK_OF] == sorted(BACK_OF)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "e1-02"', 'id = "e1-01"', "terrain e1-01 (id): two entries are called so"),
        (
            '"mine", "empty", "ranch", "empty"', '"mine", "empty", "lake", "empty"',
            "terrain e1-02 (parcels): there is no element 'lake'",
        ),
        ('id = "e1-01", era = 1', 'id = "e1-01", era = 2', "terrain (era): era 1 has 47 cards, not 48"),
        (
            "count = [10, 4]", "count = [9, 4]",
            "element mine (count): 9 are stated for era 1, its cards show 10",
        ),
        (
            '"hat", "star", "cow", "cactus"', '"hat", "hat", "cow", "cactus"',
            "character cowboy (back): it does not show each suit once",
        ),
        ("per = { ranch = 3 }", "per = { lake = 3 }", "character cowboy (per"),
        (
            'signs = ["arrow"]\nback = []\nboost = 6', 'signs = ["dollar"]\nback = []\nboost = 6',
            "character gunsmith (signs): whoever boosts has an arrow",
        ),
        ('id = "cowboy"', 'id = "cowgirl"', "character cowgirl (id): it is none of cowboy"),
        ("appeal = 3", "appeal = 3.5", "terrain e1-38 (appeal): Expected `int`, got `float`"),
        (
            'id = "cowboy"\nappeal = 3\nsigns = ["dollar"]\nback = ["hat", "star", "cow", "cactus", "horseshoe", "boot"]',
            'id = "cowboy"\nappeal = 3\nsigns = ["dollar"]\nback = []',
            "character (back): those with a skull come last",
        ),
    ],
)  # fmt: skip
def test_a_wrong_entry_is_told_by_file_entry_and_field(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    assert RAW.count(old) >= 1
    (tmp_path / "cards.toml").write_text(RAW.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadCards) as refused:
        read_pieces(tmp_path)
    assert str(refused.value).startswith(f"cards.toml: {problem}")


def test_every_entry_says_where_it_comes_from() -> None:
    entries = [entry.source for entry in ELEMENTS] + [entry.source for entry in TERRAIN]
    entries += [entry.source for entry in CHARACTERS]
    assert {source.split()[0] for source in entries} == {"rulebook", "rebuilt"}
    assert {suit for person in CHARACTERS for suit in person.back} == {*SUITS}
