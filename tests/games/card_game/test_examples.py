"""Every worked example of the rulebook, laid out with our cards."""

import pytest

from tests.games.card_game.tables import (
    actor,
    bids,
    cell,
    city,
    events,
    final_lines,
    go_on,
    offer,
    offered,
    played,
    suit,
    table,
    taken,
    total,
    why_not,
)

# The city with which Alex ends the rulebook's game: the score lines are the rulebook's, the layout is ours.
ALEX = [
    ("e1-28", cell(0, 0)),
    ("e1-25", cell(1, -2)),
    ("e1-08", cell(1, 2)),
    ("e1-14", cell(-2, -1)),
    ("e1-37", cell(3, -2)),
    ("e1-10", cell(-1, 3)),
    ("e1-31", cell(-2, 1)),
    ("doctor", ""),
    ("teacher", ""),
    ("e2-25", cell(2, 0)),
    ("e2-04", cell(3, 2)),
    ("e2-28", cell(3, -1)),
    ("e2-15", cell(0, -2)),
    ("e2-03", cell(2, 4)),
    ("e2-19", cell(4, -1)),
    ("e2-40", cell(4, 0)),
    ("banker", ""),
    ("lawyer", ""),
]


def test_the_virtual_players_take_the_mine_before_the_prison_and_the_star_wins_the_tie() -> None:
    """Rules: "End-of-round example", p. 3; "Tiebreaker", p. 2; "Virtual players", p. 2.

    Alex has the star; Paul sits at the hat here, because the suit of a player is its seat.
    """
    paul, alex, first, second = suit("hat"), suit("star"), 2, 3
    shown = table(
        "* back of cowboy",
        *offer("cowboy", "settler", "e1-33 e1-09 e1-31 e1-11"),  # the star is above all others
        *bids(5, 5),
        "* turn 8",
        "* turn 6",
        seats=2,
    )
    assert taken(shown) == [(first, "e1-09"), (second, "e1-31")]  # both of appeal 7, the Mine is nearer
    assert actor(shown) == alex
    assert events(shown, "event-tie-won") == [("event-tie-won", alex, [5, 0, 0])]
    assert why_not(shown, "take e1-11", paul) == "not-your-turn"
    go_on(shown, f"{alex} take cowboy")
    assert actor(shown) == paul
    assert offered(shown) == ["take e1-33", "take e1-11"]
    go_on(shown, f"{paul} take e1-11", f"{paul} place h8")
    assert events(shown, "event-terrain-removed") == [("event-terrain-removed", -2, [32, 0, 0])]  # e1-33


def test_the_star_has_priority_over_the_cow() -> None:
    """Rules: "End-of-round example", p. 3; "Tiebreaker", p. 2."""
    alex, paul = suit("star"), suit("cow")
    reveal = offer("cowboy", "settler", "e1-33 e1-09 e1-31 e1-11 e1-01")
    tied = table("* back of cowboy", *reveal, *bids(1, 5, 2, 3, 4, 5), seats=6)
    assert actor(tied) == alex
    go_on(tied, f"{alex} take cowboy")
    assert actor(tied) == paul


# Alex's city of a Mine, a Prison and four Mountains; the new card shows a Mine and a Mountain.
PLACEMENT = [("e1-09", cell(0, 0)), ("e1-31", cell(2, -1))]


@pytest.mark.parametrize(
    ("row", "column", "reason"),
    [
        (0, -2, None),  # joined by sides, where the new Mine has the most Mountains around it
        (-2, -2, "not-joined"),  # a corner only
        (1, 1, None),  # a Mountain on a Mountain
        (2, -2, "covers"),  # the Mine on an empty parcel, but the Prison would be covered
    ],
)
def test_the_four_placements(row: int, column: int, reason: str | None) -> None:
    """Rules: "Example of terrain card placement", p. 4; "Building rules", p. 4."""
    placing = played(PLACEMENT, then="cowboy", keep="teacher e1-05 e1-33 e1-34 e1-35")
    go_on(placing, *offer("cowboy", "teacher", "e1-05 e1-33 e1-34 e1-35"), *bids(7, 3, 4, 5), "0 take e1-05")
    where = f"place {cell(row, column)}"
    assert (where in offered(placing)) == (reason is None)
    if reason is not None:
        assert why_not(placing, where) == reason


@pytest.mark.parametrize(("row", "column", "points"), [(0, -2, 6), (1, 1, 2)])
def test_a_mine_is_placed_where_its_mountains_are(row: int, column: int, points: int) -> None:
    """Rules: "Example of terrain card placement", p. 4."""
    before = played(PLACEMENT)
    after = played([*PLACEMENT, ("e1-05", cell(row, column))])
    assert final_lines(after)["mine"] - final_lines(before)["mine"] == points


def test_alex_ends_with_109_points() -> None:
    """Rules: "Scoring for real players", p. 5; "Building rules", p. 4; "End of the game", p. 4."""
    ended = played(ALEX, seat=1)
    assert ended.state.is_over()
    assert list(city(ended, 1).items()) == [wish for wish in ALEX if wish[1]]
    lines = [event for move in ended.events for event in move if event.is_score and event.seat == 1]
    assert [(event.name.removeprefix("card-game-score-"), int(event.points)) for event in lines] == [
        ("ranch", 6),
        ("mine", 28),
        ("drugstore", 2),
        ("bank", 15),
        ("saloon", 16),
        ("per-ranch", 1),
        ("per-mine", 8),
        ("hotel", 6),
        ("character", 8),  # the Banker
        ("character", 5),  # the Doctor
        ("character", 14),  # the Teacher
    ]
    assert ended.state.score[1] == 109


@pytest.mark.parametrize("variant", ["houses-first"])
def test_alex_ends_with_109_points_whichever_row_of_the_table_is_the_mountain(variant: str) -> None:
    """Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8. Ruling C18."""
    assert played(ALEX, variants=[variant]).state.score[0] == 109


def test_the_city_grows_card_by_card() -> None:
    """Rules: "Scoring for real players", p. 5; "Building rules", p. 4."""
    points = [total(played(ALEX[:rounds])) for rounds in range(1, 10)]
    assert points == [3, 6, 11, 15, 16, 15, 22, 27, 34]


def test_the_guide_is_worth_12_points_for_24_parcels() -> None:
    """Rules: "Descriptions of the different characters", p. 6."""
    beside = [(f"e1-{33 + n}", cell(n // 4 * 2, n % 4 * 2)) for n in range(8)]  # 32 parcels
    more = [(f"e2-{40 + n}", cell(4, n * 2)) for n in range(2)]
    built = played([*beside, ("guide", ""), *more])
    assert len(city(built)) == 10
    assert final_lines(built)["guide"] == 12
    with_captain = played([*beside, ("guide", ""), *more, ("captain", "")])
    assert final_lines(with_captain)["guide"] == 16  # 72 - 40
    odd = played([("e1-33", cell(0, 0)), ("e1-34", cell(1, 1)), ("guide", "")])
    assert final_lines(odd)["guide"] == 29  # 64 - 7 = 57 halves, rounded up
