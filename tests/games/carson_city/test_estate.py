"""Estate income: what buildings earn, and attacks on them."""

from boomtown.core.record import Table
from boomtown.games.carson_city.components import PARCELS
from boomtown.games.carson_city.rules.scoring import building_income, estate_income
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.games.carson_city.rules.tables import RANCH
from boomtown.games.carson_city.rules.verbs import KINDS
from tests.games.carson_city.tables import (
    actor,
    choose,
    events,
    go_on,
    money,
    next_turn,
    opening,
    placed,
    reserve,
    scores,
    step,
    until,
)

E3, E4 = PARCELS.index("e3"), PARCELS.index("e4")
MINE_INCOME = 9  # in e3, beside the mountains d2, e2 and f2


def income(table: Table[CarsonCityState], parcel: str, kind: str, seat: int = 0) -> int:
    return int(building_income(table.state, PARCELS.index(parcel), KINDS.index(kind), seat))


def second_turn(*cards: str, variants: tuple[str, ...] = (), seats: int = 2) -> Table[CarsonCityState]:
    """Seat 0 has a mine in e3, which earns $9; in the second turn cards are chosen in the order 1, 2, …, 0."""
    claims = ("e3", "h1", "h8", "e4") if seats == 2 else ("e3", "h1", "h2", "h8", "g8", "e4")
    table = choose(
        opening(*claims, variants=variants, seats=seats), *("banker", "mercenary", "captain")[:seats]
    )
    placed(table, "construction-4")
    go_on(table, "0 buy; 0 build e3")
    next_turn(table)
    return choose(table, *cards)


def test_a_mine_earns_3_dollars_for_each_mountain_that_is_its_owners_or_nobodys() -> None:
    """Rules: "Mine", p. 6; "Estate income", p. 5. Ruling R23."""
    assert income(opening(), "e3", "mine") == 9
    table = opening("e2", "d2")
    assert income(table, "e3", "mine", 0) == 6  # d2 belongs to another seat
    assert income(table, "e3", "mine", 1) == 6


def test_a_ranch_earns_a_dollar_for_each_free_parcel_whoever_owns_it_and_at_least_one() -> None:
    """Rules: "Ranch", p. 6. Ruling R15."""
    assert income(opening("h3", "h5"), "h4", "ranch") == 5
    assert income(opening(), "d1", "ranch") == 2  # c1 and e1; three mountains below
    assert (
        income(opening(mountains=("b2", "c2", "b3", "c3", "g2", "g3", "g4", "g5", "g6")), "a1", "ranch") == 2
    )


def test_a_ranch_without_a_free_parcel_earns_a_dollar() -> None:
    """Rules: "Ranch", p. 6."""
    table = opening(centre="c3", mountains=("b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4", "g7"))
    assert int(building_income(table.state, PARCELS.index("c3"), RANCH, 0)) == 1


def test_a_hotel_earns_6_dollars_and_churches_and_prisons_nothing() -> None:
    """Rules: "Hotel", p. 6; "Church", p. 6; "Prison", p. 6."""
    table = opening()
    assert [income(table, "e3", kind) for kind in ("hotel", "church", "prison")] == [6, 0, 0]


def test_house_like_buildings_of_others_do_not_count() -> None:
    """Rules: "Estate income", p. 5; "Hotel", p. 6; "Church", p. 6. Ruling R23."""
    table = choose(opening("e4", "h1", "h8", "g1", draws=("hotel", "ranch", "ranch")), "banker", "mercenary")
    placed(table, "construction-5")
    go_on(table, "0 buy; 0 build e4; 0 house c4")
    assert income(table, "e3", "saloon", 0) == 15  # the centre, and the own hotel twice
    assert income(table, "e3", "saloon", 1) == 5
    assert income(table, "e3", "ranch", 1) == 3  # d3, f3 and f4 are free


def test_there_is_no_highest_income() -> None:
    """Rules: "Buildings", p. 6. Ruling R22."""
    mountains = ("b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4", "g7")
    table = opening(centre="f6", mountains=mountains)
    assert income(table, "c3", "mine") == 24


def test_kept_buildings_feed_no_income() -> None:
    """Rules: "Bank", p. 6; "End of the game", p. 5."""
    table = choose(opening("e3", "h1", "h8", "e4"), "banker", "mercenary")
    placed(table, "construction-4")
    go_on(table, "0 buy; 0 keep")
    assert income(table, "e4", "bank") == 3
    go_on(table, "0 raise mine; 0 build e3")
    assert income(table, "e4", "bank") == 6


def test_every_building_pays_its_owner_without_a_cowboy() -> None:
    """Rules: "Estate income", p. 5."""
    table = second_turn("banker", "mercenary")
    before = money(table)[0]
    placed(table)
    until(table, "KeepToLimit")
    assert money(table)[0] == before + MINE_INCOME


def test_nothing_is_told_of_a_building_that_earns_nothing() -> None:
    """Rules: "Estate income", p. 5; "Church", p. 6."""
    table = choose(opening("e4", "h1", "h8", "g1", draws=("church", "ranch", "ranch")), "banker", "mercenary")
    placed(table, "construction-5")
    go_on(table, "0 buy; 0 build e4; 0 house c4")
    until(table, "KeepToLimit")
    assert table.state.is_building(E4)
    assert events(table, "event-estate-income") == []


def test_an_attack_nobody_defends_against_takes_half_rounded_down() -> None:
    """Rules: "Estate income", p. 5. Ruling R08."""
    table = second_turn("banker", "mercenary")
    before = money(table)
    placed(table, "e3", "pass", "pass")
    until(table, "KeepToLimit")
    assert events(table, "event-robbed") == [("event-robbed", 1, [4, E3, 0])]
    assert money(table) == [before[0] + 5, before[1] + 4]
    assert not events(table, "event-duel-began")


def test_a_defender_who_wins_keeps_everything() -> None:
    """Rules: "Estate income", p. 5."""
    table = second_turn("banker", "mercenary")
    before = money(table)
    placed(table, "e3", "e3", "pass", "pass")
    assert step(table) == "RollDie"
    assert [*table.state.lower] == [1, 0]
    go_on(table, "* roll 1; * roll 6")
    until(table, "KeepToLimit")
    assert not events(table, "event-robbed")
    assert money(table)[0] == before[0] + MINE_INCOME


def test_an_attacker_who_wins_the_duel_takes_his_half() -> None:
    """Rules: "Estate income", p. 5."""
    table = second_turn("mercenary", "banker")
    placed(table, "e3", "e3", "pass", "pass")
    go_on(table, "* roll 1; * roll 6") if table.state.lower[0] == 0 else go_on(table, "* roll 6; * roll 1")
    until(table, "KeepToLimit")
    assert [seat for _, seat, _ in events(table, "event-robbed")] == [1]


def test_a_defender_nobody_attacked_goes_to_the_general_reserve() -> None:
    """Rules: "Estate income", p. 5; "3 Performing the actions and duels", p. 3. Ruling R40."""
    table = second_turn("banker", "mercenary")
    home = reserve(table)[0]
    placed(table, "pass", "e3", "pass")
    assert not events(table, "event-duel-began")
    until(table, "ChoosePersonality")
    assert reserve(table)[0] == min(10, home - 1 + 5)


def test_two_attackers_fight_and_the_winner_takes_the_half() -> None:
    """Rules: "Estate income", p. 5."""
    table = second_turn("banker", "mercenary", "grocer", seats=3)
    attackers = [seat for seat in table.state.upper if seat != 0]
    while step(table) == "PlaceCowboy":
        seat = actor(table)
        wants = seat in attackers and table.state.standing[23 + E3] // 16**seat % 16 == 0
        go_on(table, f"{seat} cowboy e3" if wants else f"{seat} pass")
    assert step(table) == "RollDie"
    go_on(table, "* roll 6; * roll 1") if table.state.firepower(0) else None
    until(table, "KeepToLimit")
    robbers = [seat for _, seat, _ in events(table, "event-robbed")]
    assert len(robbers) == 1
    assert robbers[0] in attackers


def test_a_doubled_building_that_is_robbed_pays_the_normal_income_to_both() -> None:
    """Rules: "The grocer", p. 7. Ruling R09."""
    table = second_turn()
    go_on(table, "1 choose banker; 0 choose grocer; 0 wait")
    before = money(table)
    placed(table, "e3", "pass", "pass")
    until(table, "DoubleIncome")
    go_on(table, "0 double mine")
    assert estate_income(table.state, E3) in (9, 18)
    until(table, "KeepToLimit")
    assert money(table) == [before[0] + 9, before[1] + 9]


def test_a_repelled_attack_leaves_the_double_income_whole() -> None:
    """Rules: "The grocer", p. 7. Ruling R09."""
    table = second_turn()
    go_on(table, "1 choose banker; 0 choose grocer; 0 wait")
    before = money(table)[0]
    placed(table, "e3", "e3", "pass", "pass")
    go_on(table, "0 double mine; * roll 1; * roll 6")
    until(table, "KeepToLimit")
    assert money(table)[0] == before + 18


def test_the_red_sheriff_gets_points_for_a_lost_defence_but_none_for_a_robbery() -> None:
    """Rules: "The sheriff", p. 7. Ruling R28."""
    for defence, points in (("e3", 3), ("pass", 0)):
        table = second_turn("banker", "sheriff", variants=("red-sheriff",))
        assert actor(table) == 0
        go_on(table, "0 cowboy wages; 1 cowboy e3", f"0 {'cowboy e3' if defence == 'e3' else 'pass'}")
        placed(table)
        if defence == "e3":
            go_on(table, "* roll 6; * roll 1") if table.state.lower[0] == 1 else go_on(
                table, "* roll 1; * roll 6"
            )
        assert scores(until(table, "KeepToLimit"))[0] == points


def test_a_building_pays_in_the_turn_in_which_it_is_placed() -> None:
    """Rules: "Estate income", p. 5."""
    table = choose(opening("e3", "h1", "h8", "e4"), "banker", "mercenary")
    placed(table, "construction-4")
    go_on(table, "0 buy; 0 build e3")
    assert money(until(table, "KeepToLimit"))[0] == 24 - 4 + 9
