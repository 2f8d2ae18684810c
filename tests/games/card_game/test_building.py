"""Placing terrain cards: limits, joints, covering, law."""

from typing import Any

import pytest

from boomtown.core.record import Table
from boomtown.games.card_game.components import ELEMENTS
from boomtown.games.card_game.rules.state import CardGameState
from tests.games.card_game.tables import (
    NAMES,
    actor,
    because,
    bids,
    cell,
    city,
    events,
    go_on,
    golden_table,
    offer,
    offered,
    parcels,
    played,
    table,
    total,
    why_not,
)


def placing(wishes: list[tuple[str, str]], card: str, **more: Any) -> Table[CardGameState]:
    """A table where seat 0 has built these cards and has to place another."""
    era = "e1" if len(wishes) < 9 else "e2"
    used = {card, *(name for name, _ in wishes)}
    spare = [name for name in (f"{era}-{n:02}" for n in range(19, 48)) if name not in used][:3]
    keep = f"cowboy settler {card} {' '.join(spare)}"
    done = played(wishes, then="cowboy", keep=keep, **more)
    go_on(done, *([] if wishes else ["* back of cowboy"]))
    go_on(done, *offer("cowboy", "settler", f"{card} {' '.join(spare)}"))
    values = [9 - len(wishes) % 9, *([1 + len(wishes) % 9] * 3)]
    go_on(done, *bids(*values))
    while actor(done) != 0:
        seat = actor(done)
        unwanted = [text for text in offered(done) if text != f"take {card}"]
        go_on(done, f"{seat} {unwanted[-1]}")
    return go_on(done, f"0 take {card}")


def spots(table: Table[CardGameState]) -> list[str]:
    return [text.split()[1] for text in offered(table, "place")]


def refused(table: Table[CardGameState], row: int, column: int) -> str:
    return why_not(table, f"place {cell(row, column)}")


def test_the_first_card_lies_in_one_place() -> None:
    """Rules: "Building rules", p. 4. Ruling C20."""
    first = placing([], "e1-01")
    assert spots(first) == ["h8"]
    assert why_not(first, "place a1") == "first-card"
    assert why_not(first, "bid 1") == "place-now"
    assert because(first, "bid 1") == []
    assert why_not(first, "aside") == "must-place"


def test_spots_are_listed_row_by_row() -> None:
    """Rules: "Building rules", p. 4. Ruling C21."""
    second = placing([("e1-33", "h8")], "e1-34")  # a House north-east; a House south-west
    found = spots(second)
    rows = ["abcdefghijklmnop".index(spot[0]) for spot in found]
    assert rows == sorted(rows)
    assert found[:3] == ["f7", "f8", "f9"]  # joined from the north
    assert "g9" in found  # the House of the new card on the House
    assert "h8" not in found  # an empty parcel on the House


def test_a_card_is_joined_by_a_side_not_by_a_corner() -> None:
    """Rules: "Building rules", p. 4."""
    second = placing([("e1-33", "h8")], "e1-34")
    assert refused(second, -2, -2) == "not-joined"
    assert refused(second, 2, 2) == "not-joined"
    assert refused(second, 0, 3) == "not-joined"
    assert {cell(-2, -1), cell(-1, -2), cell(0, 2), cell(2, 1)} <= {*spots(second)}


LINE = [("e1-33", cell(0, 0)), ("e1-34", cell(0, 2)), ("e1-35", cell(0, 4))]


def test_a_city_is_at_most_eight_by_eight_wherever_it_lies() -> None:
    """Rules: "Building rules", p. 4. Ruling C13."""
    fourth = placing(LINE, "e1-41")
    assert cell(0, 6) in spots(fourth)  # eight columns to the east
    assert cell(0, -2) in spots(fourth)  # or to the west
    assert refused(fourth, 0, 7) == "too-large"
    assert because(fourth, f"place {cell(0, 7)}") == [8]
    fifth = placing([*LINE, ("e1-42", cell(0, -2))], "e1-41")
    assert refused(fifth, 0, 6) == "too-large"
    assert refused(fifth, 0, -3) == "too-large"
    assert cell(2, 4) in spots(fifth)


def test_a_refusal_that_is_not_about_a_place_has_no_figures() -> None:
    """Rules: "Building rules", p. 4."""
    fourth = placing(LINE, "e1-41")
    assert [why_not(fourth, text) for text in ("bid 1", "aside")] == ["place-now", "must-place"]
    assert [because(fourth, text) for text in ("bid 1", "aside")] == [[], []]


def test_with_the_captain_one_side_may_be_nine() -> None:
    """Rules: "Descriptions of the different characters", p. 6; "Building rules", p. 4. Ruling C13."""
    wide = [("captain", ""), *LINE, ("e1-42", cell(0, 6))]  # eight columns
    nine = placing(wide, "e1-41")
    assert cell(0, 7) not in spots(nine)  # that would cover a Mountain
    assert {cell(-1, 7), cell(-1, -1)} <= {*spots(nine)}
    assert refused(nine, 0, 8) == "too-large"
    assert because(nine, f"place {cell(0, 8)}") == [9]
    tall = [*wide, ("e1-43", cell(1, 7)), ("e1-36", cell(2, 0)), ("e1-37", cell(4, 0)), ("e1-40", cell(6, 0))]
    both = placing([*tall], "e2-41")
    assert both.state.width[0] == 9
    assert both.state.height[0] == 8
    assert refused(both, 8, 0) == "too-large"
    assert refused(both, 7, 0) == "too-large"  # nine rows and nine columns


def test_a_city_of_nine_rows_keeps_to_eight_columns() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C13."""
    column = [(f"e1-{33 + n}", cell(2 * n, 0)) for n in range(3)]
    row = [(f"e1-{36 + n}", cell(0, 2 + 2 * n)) for n in range(3)]
    tall = [("captain", ""), *column, *row, ("e1-39", cell(6, 0)), ("e1-40", cell(7, 2))]
    nine = placing(tall, "e2-40")
    assert (nine.state.height[0], nine.state.width[0]) == (9, 8)
    assert refused(nine, 1, 7) == "too-large"
    assert cell(1, 7) not in spots(nine)
    assert cell(2, 6) in spots(nine)


def test_only_empty_parcels_are_covered() -> None:
    """Rules: "Building rules", p. 4."""
    second = placing([("e1-01", "h8")], "e1-33")  # a Mine south-west
    assert refused(second, 0, 0) == "covers"
    mine = [element.id for element in ELEMENTS].index("mine")
    assert because(second, "place h8") == [mine]
    assert cell(-1, 0) in spots(second)  # on two empty parcels


def under_and_over(under: str, over: str, row: int, column: int, **more: Any) -> str | None:
    """Why the second card cannot lie so on the first, or None."""
    second = placing([(under, "h8")], over, **more)
    return None if cell(row, column) in spots(second) else refused(second, row, column)


@pytest.mark.parametrize(
    ("under", "over", "row", "column", "reason"),
    [
        ("e1-33", "e1-40", 0, 0, "covers"),  # a House under a Mountain
        ("e1-33", "e1-32", 0, 0, None),  # a House under a Townhouse
        ("e1-32", "e1-33", 0, 0, "covers"),  # a Townhouse under a House
        ("e1-32", "e1-12", 1, 0, None),  # empty parcels only
        ("e1-36", "e1-33", 0, 0, "covers"),  # a House under a House, the other under an empty parcel
        ("e1-36", "e1-37", 0, 1, None),  # two Houses under two Houses
        ("e1-11", "e1-12", -1, 0, None),  # a Ranch under a Ranch
        ("e1-01", "e1-12", 0, 0, "covers"),  # a Mine under a Ranch
        ("e1-42", "e1-43", 1, 1, None),  # a Mountain under a Mountain
        ("e1-28", "e1-32", 1, -1, "covers"),  # a Hotel under a Townhouse
        ("e1-33", "e1-28", -1, 1, "covers"),  # a House under a Hotel
    ],
)
def test_the_same_covers_the_same_and_a_townhouse_a_house(
    under: str, over: str, row: int, column: int, reason: str | None
) -> None:
    """Rules: "Building rules", p. 4. Ruling C3."""
    assert under_and_over(under, over, row, column) == reason


def test_a_refusal_names_what_lies_under_the_last_corner() -> None:
    """Rules: "Building rules", p. 4."""
    second = placing([("e1-33", "h8")], "e1-34")  # a House north-east; a House south-west
    assert refused(second, -1, 0) == "covers"
    assert because(second, f"place {cell(-1, 0)}") == [[element.id for element in ELEMENTS].index("house")]


def test_what_is_covered_no_longer_counts() -> None:
    """Rules: "Building rules", p. 4; "Scoring for real players", p. 5. Ruling C3."""
    covered = played([("teacher", ""), ("e1-33", "h8"), ("e1-32", "h8")])
    assert total(covered) == 2  # the Townhouse only
    assert len(city(covered)) == 2


OUTLAWS = [("e1-18", "h8")]  # two Ranches in the north, outlaws south-west


def test_outlaws_are_covered_by_nothing_without_law() -> None:
    """Rules: "Building rules", p. 4. Ruling C22."""
    second = placing(OUTLAWS, "e1-33")
    assert refused(second, 1, 0) == "covers-outlaws"
    other = placing(OUTLAWS, "e1-10")  # outlaws north-east, on outlaws
    assert refused(other, 1, -1) == "covers-outlaws"


def test_with_the_sheriff_outlaws_count_as_empty_even_under_outlaws() -> None:
    """Rules: "Building rules", p. 4; "Descriptions of the different characters", p. 6.

    Ruling C22. Ruling C25.
    """
    law = [*OUTLAWS, ("sheriff", "")]
    assert cell(1, 0) in spots(placing(law, "e1-33"))
    assert cell(1, -1) in spots(placing(law, "e1-10"))


def test_where_the_table_says_so_outlaws_never_lie_on_outlaws() -> None:
    """Rules: "Building rules", p. 4. Ruling C22."""
    flat = ["outlaws-never-on-outlaws"]
    for law in ([("sheriff", "")], [("e1-31", cell(0, 2))]):
        other = placing([*OUTLAWS, *law], "e1-10", variants=flat)  # outlaws north-east, on outlaws
        assert refused(other, 1, -1) == "outlaws-on-outlaws"
        assert cell(1, 0) in spots(placing([*OUTLAWS, *law], "e1-33", variants=flat))  # anything else may
    without = placing(OUTLAWS, "e1-10", variants=flat)
    assert refused(without, 1, -1) == "outlaws-on-outlaws"  # law would not help


COMPANY = [(name, "") for name in ("teacher", "banker", "grocer", "singer", "editor", "guide", "prospector")]


@pytest.mark.parametrize(
    ("under", "over", "row", "column"),
    [
        ("e1-18", "e1-23", 1, 0),  # the outlaws of the new card in the north-west
        ("e1-18", "e1-10", 1, -1),  # north-east
        ("e1-10", "e1-18", -1, 1),  # south-west
        ("e1-23", "e2-16", -1, -1),  # south-east, in era II
    ],
)
def test_outlaws_stay_uncovered_by_outlaws_at_every_corner_of_a_card(
    under: str, over: str, row: int, column: int
) -> None:
    """Rules: "Building rules", p. 4. Ruling C22."""
    built = [(under, "h8"), ("sheriff", ""), *(COMPANY if over.startswith("e2") else [])]
    assert cell(row, column) in spots(placing(built, over))
    barred = placing(built, over, variants=["outlaws-never-on-outlaws"])
    assert cell(row, column) not in spots(barred)
    assert refused(barred, row, column) == "outlaws-on-outlaws"


def test_with_a_prison_in_the_city_too() -> None:
    """Rules: "Building rules", p. 4; "Victory points for buildings", p. 8."""
    law = [*OUTLAWS, ("e1-31", cell(0, 2))]
    assert cell(1, 0) in spots(placing(law, "e1-33"))


def test_a_prison_on_the_card_itself_is_not_yet_law() -> None:
    """Rules: "Building rules", p. 4. Ruling C2."""
    assert parcels("e1-31") == ("prison", "mountain", "empty", "mountain")
    assert refused(placing(OUTLAWS, "e1-31"), 1, 0) == "covers-outlaws"
    at_once = placing(OUTLAWS, "e1-31", variants=["prison-at-once"])
    assert cell(1, 0) in spots(at_once)
    assert "e1-31" in city(go_on(at_once, f"0 place {cell(1, 0)}"))
    without = placing(OUTLAWS, "e1-33", variants=["prison-at-once"])
    assert refused(without, 1, 0) == "covers-outlaws"


def test_cards_may_be_laid_across_several_others() -> None:
    """Rules: "Building rules", p. 4."""
    across = played([("e1-33", cell(0, 0)), ("e1-35", cell(0, 2)), ("e1-42", cell(1, 1))])
    state = across.state
    assert state.city_count[0] == 3
    assert [int(flat) for flat in state.city_is_flat[:3]] == [0, 0, 0]
    assert state.element_at(0, 9, 9) == [element.id for element in ELEMENTS].index("mountain")


def test_a_card_that_fits_nowhere_is_set_aside() -> None:
    """Rules: "Building rules", p. 4. Ruling C4."""
    name = next(name for name in NAMES if name.endswith("card-set-aside"))
    ended = golden_table(name)
    number = next(at for at, told in enumerate(ended.events) if any("set-aside" in e.name for e in told))
    seat = events(ended, "event-set-aside")[0][1]
    before = golden_table(name, number - 1)
    assert offered(before)[0] == "aside"
    assert offered(before, "place") == []
    after = golden_table(name, number)
    assert total(after, seat) == total(before, seat)
    assert len(city(after, seat)) == len(city(before, seat))


def test_a_new_city_is_empty() -> None:
    """Rules: "Game setup", p. 1."""
    assert city(table()) == {}
    assert total(table()) == 0
