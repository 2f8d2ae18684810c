"""Placing cowboys: on squares, parcels and buildings; passing; and all at once with Kit Carson."""

from boomtown.core.record import Table
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.rules.state import CarsonCityState
from tests.games.carson_city.tables import (
    actor,
    at,
    choose,
    events,
    final_lines,
    go_on,
    golden_table,
    next_turn,
    offered,
    opening,
    placed,
    reserve,
    score_lines,
    scores,
    step,
    to_the_end,
    until,
    why_not,
)

KIT = ("kit-carson",)
BAG_IS_EMPTY = 199  # moves of the recorded game


def chosen(*claims: str, seats: int = 2, variants: tuple[str, ...] = ()) -> Table[CarsonCityState]:
    return choose(
        opening(*claims, seats=seats, variants=variants), *("banker", "road-worker", "mercenary")[:seats]
    )


def with_ranch(*variants: str, cards: tuple[str, str] = ("banker", "mercenary")) -> Table[CarsonCityState]:
    """The second turn; seat 0 owns a ranch in e3, and seat 1 is first to choose: the first of the cards."""
    table = choose(opening("e3", "a1", "h8", "e4", variants=variants), "banker", "mercenary")
    placed(table, "construction-3")
    go_on(table, "0 buy; 0 build e3")
    next_turn(table)
    return choose(table, *cards)


def test_a_cowboy_stands_on_a_square_or_on_an_ownerless_parcel() -> None:
    """Rules: "2 Cowboy placement", p. 3."""
    table = go_on(chosen(), "0 cowboy wages")
    assert at(table, "wages") == [1, 0]
    assert reserve(table) == [2, 3]
    go_on(table, "1 cowboy d4")  # a house may stand there
    assert at(table, "d4") == [0, 1]
    assert why_not(table, "choose banker") == "place-first"


def test_reminders_take_no_cowboy() -> None:
    """Rules: "Parcel purchase", p. 4; "Estate income", p. 5."""
    assert why_not(chosen(), "cowboy parcel-purchase") == "stand-on-the-board"
    assert why_not(chosen(), "cowboy estate-income") == "stand-on-the-board"


def test_one_cowboy_of_a_seat_on_a_contested_space_and_many_on_wages_and_roads() -> None:
    """Rules: "2 Cowboy placement", p. 3; "Wages", p. 4; "Roads", p. 4. Ruling R21."""
    table = go_on(chosen(), "0 cowboy gambling; 1 cowboy gambling")
    assert why_not(table, "cowboy gambling") == "already-there"
    go_on(table, "0 cowboy wages; 1 cowboy roads; 0 cowboy wages")
    assert (at(table, "wages"), at(table, "roads")) == ([2, 0], [0, 1])
    assert "cowboy roads" in offered(table)


def test_owned_parcels_without_a_building_take_no_cowboy() -> None:
    """Rules: "2 Cowboy placement", p. 3."""
    table = chosen("e3", "d4")
    assert why_not(table, "cowboy e3") == "own-parcel"
    assert why_not(table, "cowboy d4") == "parcel-owned"


def test_a_building_of_another_seat_is_attacked_and_the_own_one_defended() -> None:
    """Rules: "2 Cowboy placement", p. 3."""
    table = with_ranch()
    assert actor(table) == 1
    go_on(table, "1 cowboy e3; 0 cowboy e3")
    assert at(table, "e3") == [1, 1]


def test_passing_is_final_and_the_others_go_on() -> None:
    """Rules: "2 Cowboy placement", p. 3."""
    table = go_on(chosen(), "0 pass; 1 cowboy wages; 1 cowboy wages")
    assert why_not(table, "cowboy wages", 0) == "not-your-turn"
    assert actor(table) == 1


def test_whoever_has_no_cowboy_left_passes_without_being_asked() -> None:
    """Rules: "2 Cowboy placement", p. 3. Ruling R39."""
    table = go_on(chosen(), "0 cowboy wages; 1 pass; 0 cowboy wages; 0 cowboy wages")
    assert events(table, "event-passed") == [("event-passed", 1, [1, 0, 0]), ("event-passed", 0, [2, 0, 0])]
    assert step(table) != "PlaceCowboy"


def test_squares_for_points_close_one_by_one() -> None:
    """Rules: "4 End of turn", p. 3."""
    table = chosen()
    assert "cowboy points-2" in offered(table)
    next_turn(table)
    choose(table, "banker", "mercenary")
    assert why_not(table, "cowboy points-2") == "square-closed"
    assert "cowboy points-3" in offered(table)
    choose(next_turn(table), "banker", "mercenary")
    assert why_not(table, "cowboy points-3") == "square-closed"
    choose(next_turn(table), "banker", "mercenary")
    assert why_not(table, "cowboy points-4") == "square-closed"
    assert "cowboy points-5" in offered(table)


def test_the_red_sheriff_neither_attacks_nor_opens_duels_but_may_defend() -> None:
    """Rules: "The sheriff", p. 7. Ruling R28."""
    table = with_ranch("red-sheriff", cards=("banker", "sheriff"))  # seat 1 the banker, seat 0 the sheriff
    go_on(table, "0 cowboy ammunition; 1 cowboy gambling")
    assert why_not(table, "cowboy gambling") == "peaceful"
    go_on(table, "0 cowboy wages; 1 cowboy e3")
    assert "cowboy e3" in offered(table)
    go_on(table, "0 cowboy e3")
    go_on(table, "1 cowboy ammunition")  # others may challenge him
    assert at(table, "ammunition") == [1, 1]
    peaceful = with_ranch("red-sheriff", cards=("sheriff", "banker"))
    assert why_not(peaceful, "cowboy e3") == "peaceful"


def test_the_red_sheriff_does_not_join_a_parcel_somebody_wants() -> None:
    """Rules: "The sheriff", p. 7. Ruling R28."""
    table = choose(opening(variants=["red-sheriff"]), "banker", "sheriff")
    go_on(table, "1 cowboy wages; 0 cowboy d4")
    assert why_not(table, "cowboy d4") == "peaceful"


def test_the_white_cowboy_never_attacks() -> None:
    """Rules: "The sheriff", p. 7. Ruling R11."""
    table = with_ranch(cards=("sheriff", "banker"))
    assert why_not(table, "sheriff e3") == "sheriff-never-attacks"
    go_on(table, "1 sheriff d4; 0 pass")
    own = with_ranch(cards=("banker", "sheriff"))
    assert actor(own) == 0
    go_on(own, "0 sheriff e3")
    assert why_not(own, "cowboy e3") == "sheriff-there"


def test_a_square_without_a_building_takes_no_cowboy() -> None:
    """Rules: "Building construction", p. 4. Ruling R17."""
    late = golden_table("5-seats-the-bag-runs-out", BAG_IS_EMPTY)
    assert step(late) == "PlaceCowboy"
    assert late.state.bag.size == 0
    assert late.state.tile_on[0] == -1
    assert why_not(late, "cowboy construction-12") == "no-building-there"


def test_a_thirteenth_parcel_cannot_be_wanted() -> None:
    """Rules: "Parcel purchase", p. 4; "Game contents", p. 1. Ruling R16."""
    table = choose(opening("a1", "h1", "h2", "a2"), "banker", "mercenary")
    for wanted in ("a3 a4 a5", "b1 c1 d1 e1"):
        first, *others = wanted.split()
        placed(table, first, "pass", *others)
        go_on(table, *(f"0 purchase {parcel}" for parcel in wanted.split()))
        next_turn(table)
        go_on(table, "1 choose mercenary; 0 choose banker")
    assert table.state.parcels[0] == 9
    go_on(table, "0 cowboy a6; 1 pass; 0 cowboy a7; 0 cowboy f1")
    assert why_not(table, "cowboy d4") == "no-property-tile"
    assert "cowboy d4" not in offered(table)
    assert "cowboy wages" in offered(table)


# Kit Carson


def test_all_place_at_the_same_time_once_the_first_has_placed() -> None:
    """Rules: "The Kit Carson variant", p. 8."""
    table = chosen(seats=3, variants=KIT)
    assert table.state.actors() == [0]
    assert why_not(table, "cowboy wages", 2) == "not-your-turn"
    go_on(table, "0 cowboy wages")
    assert table.state.actors() == [1, 0, 2]  # the next in turn order comes first
    go_on(table, "2 cowboy wages; 2 cowboy gambling; 0 cowboy gambling; 2 cowboy roads")
    assert reserve(table) == [1, 3, 0]
    assert table.state.actors() == [0, 1, 2]


def test_the_first_player_may_stop_at_once() -> None:
    """Rules: "The Kit Carson variant", p. 8. Ruling R32."""
    table = go_on(chosen(seats=3, variants=KIT), "0 pass")
    assert table.state.actors() == [1, 2]


def test_cowboys_may_be_shifted_until_one_stops() -> None:
    """Rules: "The Kit Carson variant", p. 8. Ruling R31."""
    table = go_on(chosen(seats=3, variants=KIT), "0 cowboy wages; 0 lift wages; 0 cowboy gambling")
    assert (at(table, "wages"), at(table, "gambling")) == ([0, 0, 0], [1, 0, 0])
    assert why_not(table, "lift wages", 0) == "none-to-lift"
    assert why_not(table, "recall", 0) == "no-sheriff"
    go_on(table, "0 pass")
    assert why_not(table, "lift gambling", 0) == "not-your-turn"
    go_on(table, *["1 cowboy wages; 1 lift wages"] * 10)
    go_on(table, "1 cowboy wages")
    assert why_not(table, "lift wages", 1) == "lifted-enough"
    go_on(table, "2 pass; 1 pass")
    assert [*table.state.lower] == [0, 2, 1]


def test_the_white_cowboy_may_be_shifted_too() -> None:
    """Rules: "The Kit Carson variant", p. 8; "The sheriff", p. 7."""
    table = choose(opening(variants=KIT), "sheriff", "mercenary")
    assert why_not(table, "recall") == "none-to-lift"
    go_on(table, "0 sheriff ammunition; 1 cowboy gambling; 0 recall")
    assert why_not(table, "sheriff gambling", 0) == "sheriff-needs-room"
    go_on(table, "1 cowboy ammunition")
    assert why_not(table, "sheriff ammunition", 0) == "sheriff-needs-room"
    go_on(table, "0 sheriff wages", *["0 recall; 0 sheriff wages"] * 9)
    assert why_not(table, "recall", 0) == "lifted-enough"


def test_asked_one_at_a_time_the_seats_take_turns() -> None:
    """Rules: "The Kit Carson variant", p. 8."""
    table = chosen(seats=3, variants=KIT)
    movers = []
    for _ in range(6):
        movers.append(actor(table))
        table.say(actor(table), "cowboy wages")
    assert movers == [0, 1, 2, 0, 1, 2]


def test_each_place_on_the_track_is_worth_a_point_for_every_seat_behind_at_the_end() -> None:
    """Rules: "The Kit Carson variant", p. 8. Ruling R06."""
    table = chosen(seats=3, variants=KIT)
    go_on(table, "0 pass; 1 pass; 2 pass")
    next_turn(table)
    assert scores(table) == [0, 0, 0]
    bonus = [line for line in score_lines(to_the_end(table)) if line[2] == "kit-carson"]
    assert sorted(points for _, points, _ in bonus) == [1, 2]
    assert [seat for seat, points, _ in bonus if points == 2] == [int(table.state.lower[0])]


def test_the_bonus_may_be_given_every_turn() -> None:
    """Rules: "The Kit Carson variant", p. 8. Ruling R06."""
    table = chosen(seats=3, variants=(*KIT, "bonus-each-turn"))
    go_on(table, "0 pass; 2 pass; 1 pass")
    next_turn(table)
    assert score_lines(table) == [(0, 2, "kit-carson"), (2, 1, "kit-carson")]
    bonus = [line for line in score_lines(to_the_end(table)) if line[2] == "kit-carson"]
    assert len(bonus) == 8  # four turns, none more at the end
    assert not [
        line
        for line in final_lines(chosen(seats=3, variants=(*KIT, "bonus-each-turn")))
        if line[2] == "kit-carson"
    ]


def test_options_are_listed_in_the_order_of_the_track_and_the_board() -> None:
    """Rules: "2 Cowboy placement", p. 3. Ruling R33."""
    options = [CARSON_CITY.verbs.find(text) for text in offered(choose(opening(), "sheriff", "banker"))]
    assert options[:-1] == sorted(options[:-1])
    assert CARSON_CITY.verbs.text(options[-1]) == "pass"
    assert until(opening(), "ChoosePersonality").state.turn == 1
