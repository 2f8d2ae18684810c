"""The cards: counts of the rulebook, and mistakes that are named by file and entry."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from boomtown.core.cards import BadCards
from boomtown.games.nevada_city import components
from boomtown.games.nevada_city.components import CARDS, read_pieces

DATA = Path(components.__file__).parent / "data"


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """Rules: "Base game parts", p. 1; "Advanced game parts", p. 18."""
    cards = [building for building in CARDS.building if not building.board]
    base = [building for building in cards if not building.extra]
    assert (len(base), len(cards)) == (22, 28)
    assert Counter(building.year for building in base) == {1854: 4, 1855: 6, 1856: 6, 1857: 6}
    assert Counter(person.role for person in CARDS.person if person.family) == {
        "pa": 6,
        "ma": 6,
        "son": 6,
        "daughter": 6,
    }
    assert sum(person.role == "worker" for person in CARDS.person) == 26
    assert Counter(
        person.role for person in CARDS.person if not person.family and person.role != "worker"
    ) == {
        "son": 2,
        "daughter": 2,
    }
    assert len(CARDS.contract) == 40
    assert len({contract.colour for contract in CARDS.contract}) == 5
    assert Counter(event.extra for event in CARDS.event) == {False: 23, True: 4}
    assert sum(event.banner == "start" for event in CARDS.event) == 6
    assert Counter(goal.extra for goal in CARDS.goal) == {False: 8, True: 1}
    assert [card.id for card in CARDS.poker] == ["2", "3", "4", "5", "6", "a", "joker"]
    assert sum(CARDS.cubes.all) == 14


def test_the_cards_that_the_rulebook_describes_are_as_it_says() -> None:
    """Rules: "Extended play example", p. 15; "Skills", p. 3."""
    jane = next(person for person in CARDS.person if person.id == "jane-ticktok")
    assert (jane.actions, jane.skills) == (3, {"ranching": 1})
    army = next(contract for contract in CARDS.contract if contract.id == "army-contract")
    assert (army.colour, army.needs) == ("production", {"livestock": 3, "crops": 5})


def test_every_entry_says_where_its_figures_come_from() -> None:
    for entries in (CARDS.building, CARDS.family, CARDS.person, CARDS.contract, CARDS.event, CARDS.goal):
        assert all("rulebook" in one.source or "reconstructed" in one.source for one in entries)
    assert all(space.source for building in CARDS.building for space in building.spaces)


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        (
            "buildings.toml",
            "fee = 1",
            'fee = "one"',
            "buildings.toml: building assayer (spaces[0].fee): Expected `int`",
        ),
        ("buildings.toml", "year = 1854", "year = 1860", "buildings.toml: "),
        (
            "buildings.toml",
            'kind = "sell"',
            'kind = "steal"',
            "buildings.toml: building assayer (spaces[0].effects[0].kind)",
        ),
        ("buildings.toml", "vp = 6", "vp = 600", "buildings.toml: building blacksmith: a cost is"),
        ("buildings.toml", "vp = 6", "worth = 6", "buildings.toml: building blacksmith"),
        (
            "buildings.toml",
            "fee = 1",
            "fee = 77",
            "buildings.toml: building assayer: space sell-bonus: a fee is",
        ),
        (
            "buildings.toml",
            'id = "market"',
            'id = "assayer"',
            "buildings.toml: building assayer: two entries",
        ),
        (
            "buildings.toml",
            'id = "market"',
            'id = "The Market"',
            "buildings.toml: building The Market: an id is",
        ),
        (
            "buildings.toml",
            'replaces = "hotel"',
            'replaces = "inn"',
            "buildings.toml: building cavalry-hotel: there is no",
        ),
        (
            "buildings.toml",
            "min_kinds = 2",
            "min_kinds = 4",
            "buildings.toml: building leadbricks: space buy1: so many kinds",
        ),
        ("buildings.toml", "badge = true", "badge = false", "buildings.toml: each player is dealt one"),
        ("board.toml", "all = [4, 5, 5]", "all = [3, 3, 3]", "board.toml: cubes: there are too few"),
        ("board.toml", "[box]", "[bag]", "board.toml: there is no kind of entry 'bag'"),
        ("families.toml", 'role = "ma"', 'role = "pa"', "families.toml: family ticktok: it has"),
        (
            "families.toml",
            "actions = 2",
            "actions = 9",
            "families.toml: character silas-ticktok: there are 1 to 5",
        ),
        ("families.toml", 'sex = "f"', 'sex = "m"', "families.toml: character jane-ticktok: a ma is not m"),
        ("workers.toml", "salary = 3", "salary = 99", "workers.toml: worker dutch-vandermeer"),
        (
            "contracts.toml",
            'building = "newspaper"',
            'building = "gazette"',
            "contracts.toml: contract schoolhouse: there is no",
        ),
        (
            "contracts.toml",
            "vp_built = 9",
            "vp_built = 2",
            "contracts.toml: contract schoolhouse: points are",
        ),
        (
            "contracts.toml",
            "needs = { brick = 2, iron = 1 }",
            "needs = {}",
            "contracts.toml: contract town-well: it needs",
        ),
        (
            "events.toml",
            'target = "hotel"',
            'target = "inn"',
            "events.toml: event fire-at-the-hotel: there is no",
        ),
        ("events.toml", 'effect = "claim"', 'effect = "sleep"', "events.toml: event land-rush: no space"),
        ("events.toml", '"bordello"', '"casino"', "events.toml: event temperance-march: there is no"),
        (
            "goals.toml",
            "levels = [8, 5, 2]",
            "levels = []",
            "goals.toml: goal land-baron: it has one to four",
        ),
        ("goals.toml", "value = 8", "value = 7", "goals.toml: the poker deck"),
        ("goals.toml", "[[goal]]", "[[goal]", "goals.toml: "),
    ],
)
def test_a_mistake_is_named_by_file_and_entry(
    file: str, old: str, new: str, problem: str, tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadCards) as found:
        read_pieces(folder)
    assert str(found.value).startswith(problem)


def test_a_file_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match=r"board\.toml"):
        read_pieces(tmp_path)


def test_the_files_as_they_are_can_be_read_from_anywhere() -> None:
    assert read_pieces(DATA) == CARDS
