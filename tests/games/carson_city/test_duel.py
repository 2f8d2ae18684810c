"""Duels: dice, firepower, ties, their order, and duel tiles."""

from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.wire import encode
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.rules.state import CarsonCityState
from tests.games.carson_city.tables import (
    actor,
    at,
    choose,
    events,
    firepower,
    go_on,
    idle,
    is_asked,
    money,
    offered,
    opening,
    owner,
    placed,
    reserve,
    score_lines,
    scores,
    step,
    until,
    why_not,
)

MIGHT = ("might-is-right",)


def duel(*variants: str, seats: int = 2) -> Table[CarsonCityState]:
    """All want the ammunition, and seat 0, which will pass last, has another cowboy at gambling."""
    table = choose(opening(seats=seats, variants=variants), *("banker", "grocer", "road-worker")[:seats])
    return placed(table, *["ammunition"] * seats, "gambling")


def test_everybody_adds_a_die_to_his_firepower_and_the_highest_total_wins() -> None:
    """Rules: "3 Performing the actions and duels", p. 3."""
    table = duel()
    assert firepower(table) == [1, 2]  # cowboys on squares do not count
    assert why_not(table, "deal 3") == "roll-first"
    assert [*table.state.lower] == [1, 0]
    go_on(table, "* roll 5; * roll 2")
    told = events(table, "event-die-rolled", "event-duel-won", "event-duel-lost")
    assert told == [
        ("event-die-rolled", 1, [5, 2, 7]),
        ("event-die-rolled", 0, [2, 1, 3]),
        ("event-duel-lost", 0, [1, 0, 0]),
        ("event-duel-won", 1, [1, 7, 0]),
    ]


def test_the_winner_acts_and_the_losers_take_their_cowboys_back() -> None:
    """Rules: "3 Performing the actions and duels", p. 3; "Ammunition", p. 4."""
    table = go_on(duel(), "* roll 5; * roll 2")
    assert table.state.guns_owner == 1
    assert (reserve(table), [*table.state.supply]) == ([2, 2], [7, 8])
    assert firepower(table) == [2, 5]
    assert at(table, "ammunition") == [0, 0]


def test_a_tie_goes_to_whoever_passed_first() -> None:
    """Rules: "3 Performing the actions and duels", p. 3. Ruling R03."""
    table = choose(opening(), "banker", "grocer")
    placed(table, "ammunition", "ammunition", "gambling", "pass")  # the grocer passes first
    go_on(table, "* roll 3; * roll 4")
    assert table.state.guns_owner == 1  # five against five
    assert events(table, "event-duel-won") == [("event-duel-won", 1, [1, 5, 0])]


def test_three_seats_roll_once_each() -> None:
    """Rules: "3 Performing the actions and duels", p. 3."""
    table = duel(seats=3)
    assert [*table.state.lower] == [1, 2, 0]
    go_on(table, "* roll 4; * roll 5; * roll 6")
    assert table.state.guns_owner == 2  # six against seven against seven: the third passed last
    assert reserve(table) == [2, 3, 2]


def test_the_cowboy_of_a_loser_strengthens_him_in_the_next_duel() -> None:
    """Rules: "3 Performing the actions and duels", p. 3."""
    table = choose(opening(), "banker", "grocer")
    placed(table, "ammunition", "ammunition", "three-roads", "three-roads")
    go_on(table, "* roll 1; * roll 6; 1 guns")  # 2 against 7: the guns are seat 1's
    go_on(table, "* roll 6; * roll 1")
    assert [numbers[1] for name, _, numbers in events(table, "event-die-rolled")] == [1, 1, 2, 4]


def test_the_chip_and_the_mercenary_count_in_duels() -> None:
    """Rules: "Ammunition", p. 4; "The mercenary", p. 7. Ruling R24."""
    table = choose(opening(), "banker", "mercenary")
    go_on(placed(table, "three-roads", "three-roads", "pass", "ammunition"), "1 guns")
    assert firepower(table) == [2, 1 + 3 + 3]


def test_a_parcel_is_fought_for_and_the_winner_may_buy_it() -> None:
    """Rules: "Parcel purchase", p. 4."""
    table = choose(opening(), "banker", "grocer")
    placed(table, "h4", "h4")
    go_on(table, "* roll 1; * roll 6")
    assert actor(table) == 1
    assert reserve(table) == [3, 2]
    go_on(table, "1 purchase h4")
    assert owner(table, "h4") == 1


def test_of_several_duels_the_first_to_pass_of_all_involved_chooses_the_next() -> None:
    """Rules: "Parcel purchase", p. 4. Ruling R35."""
    table = choose(opening(seats=3), "banker", "grocer", "road-worker")
    placed(table, "h4", "h4", "a4", "pass", "a4", "pass")  # the banker passes first
    assert step(table) == "ChooseDuel"
    assert actor(table) == 0
    assert offered(table) == ["duel a4", "duel h4"]
    assert why_not(table, "duel d4") == "nobody-fights"
    assert why_not(table, "purchase a4") == "duel-first"
    go_on(table, "0 duel h4; * roll 1; * roll 6")  # the banker against the grocer
    assert step(table) == "RollDie"  # the last one needs no choice
    go_on(table, "* roll 6; * roll 1")  # the road worker, who passed earlier, against the grocer
    assert [seat for _, seat, _ in events(table, "event-duel-won")] == [1, 2]
    assert [*table.state.lower] == [0, 2, 1]
    assert actor(table) == 2  # purchases follow, in the order of passing


def test_the_red_sheriff_gets_three_points_for_every_lost_duel() -> None:
    """Rules: "The sheriff", p. 7. Ruling R28."""
    table = choose(opening(variants=["red-sheriff"]), "sheriff", "banker")
    placed(table, "ammunition", "ammunition", "gambling", "gambling")
    go_on(table, "* roll 1; * roll 6")
    assert score_lines(table) == [(0, 3, "lost-duel")]
    until(table, "RollDie")
    go_on(table, "* roll 1; * roll 6")
    assert scores(table) == [6, 0]


def test_several_attacks_are_fought_in_the_order_the_first_to_pass_says() -> None:
    """Rules: "Estate income", p. 5. Ruling R35."""
    table = choose(opening("e3", "a1", "h8", "e4"), "banker", "mercenary")
    placed(table, "construction-3", "pass", "construction-4")
    go_on(table, "0 buy; 0 build e3; 0 buy; 0 build e4")
    while not is_asked(table, "ChoosePersonality"):
        idle(table)
    choose(table, "banker", "mercenary")  # seat 1 is the banker now
    placed(table, "e3", "e3", "e4", "e4", "pass")
    until(table, "ChooseDuel")
    assert actor(table) == 1
    assert offered(table) == ["duel e3", "duel e4"]


# Might is right


def test_all_choose_a_tile_secretly_and_show_it_together() -> None:
    """Rules: "The Might is right variant", p. 8."""
    table = duel(*MIGHT)
    assert sorted(table.state.actors()) == [0, 1]
    assert why_not(table, "roll 3") == "play-first"
    go_on(table, "1 play 5")
    assert table.state.actors() == [0]
    assert table.lines[0][-1] == "1 play ?"
    assert table.lines[1][-1] == "1 play 5"
    assert CARSON_CITY.view(table.state, 0).state.played[1] == -1
    assert CARSON_CITY.view(table.state, 1).state.played[1] == 5
    go_on(table, "0 play 0")
    assert table.state.guns_owner == 1
    assert [numbers for _, _, numbers in events(table, "event-tile-shown")] == [[5, 2, 7], [0, 1, 1]]


def test_what_is_sent_to_others_is_the_same_whatever_tile_lies_face_down() -> None:
    """Rules: "The Might is right variant", p. 8."""
    sent = set()
    for points in range(6):
        table = go_on(duel(*MIGHT), f"1 play {points}")
        for viewer in (0, -2):
            sent.add(
                (viewer, encode(CARSON_CITY, CARSON_CITY.view(table.state, viewer)), *table.lines[viewer])
            )
    assert len(sent) == 2


def test_a_search_learns_which_tile_others_may_lay() -> None:
    table = go_on(duel(*MIGHT), "1 play 5")
    before = CARSON_CITY.view(table.state, 0).take_back_choices()
    assert sorted(before.state.actors()) == [0, 1]
    filled = CARSON_CITY.determinize(before, Rng(1))
    filled.act(0, filled.options(0)[0])
    assert filled.actors() == [1]


def test_what_is_sent_to_others_is_the_same_whatever_was_dealt() -> None:
    """Rules: "The Might is right variant", p. 8."""
    sent = set()
    for points in range(6):
        table = go_on(Table(CARSON_CITY, 3, frozenset(MIGHT)), f"* deal {points}")
        for viewer in (1, 2, -2):
            sent.add(
                (viewer, encode(CARSON_CITY, CARSON_CITY.view(table.state, viewer)), *table.lines[viewer])
            )
    assert len(sent) == 3


def test_a_tile_is_played_once() -> None:
    """Rules: "The Might is right variant", p. 8."""
    table = choose(opening(variants=MIGHT), "banker", "grocer")
    placed(table, "ammunition", "ammunition", "three-roads", "three-roads")
    go_on(table, "0 play 0; 1 play 5; 1 guns")
    assert why_not(table, "play 0") == "no-such-tile"
    assert offered(table, seat=1) == ["play 0", "play 1", "play 2", "play 3", "play 4"]
    assert [*table.state.tile_count] == [5, 5]


def test_gambling_keeps_its_dice() -> None:
    """Rules: "The Might is right variant", p. 8; "Gambling income", p. 5."""
    table = placed(choose(opening(variants=MIGHT), "banker", "grocer"), "gambling")
    assert step(table) == "Gamble"
    assert why_not(table, "play 3", -1) == "roll-first"


def fight_to_the_last_tile() -> Table[CarsonCityState]:
    """Two seats duel until both have played their six tiles: seat 0 from 0 on, seat 1 from 5 down."""
    table = choose(opening(variants=MIGHT), "banker", "grocer")
    played = 0
    squares = ("ammunition", "three-roads", "gambling", "parcels-income", "cowboy-income")
    while played < 6:
        wanted = {0: [*squares], 1: [*squares]}
        while step(table) == "PlaceCowboy":
            seat = actor(table)
            go_on(table, f"{seat} cowboy {wanted[seat].pop(0)}" if wanted[seat] else f"{seat} pass")
        while not is_asked(table, "ChoosePersonality", "RedrawDuelTile"):
            if is_asked(table, "PlayDuelTiles"):
                go_on(table, f"0 play {played}; 1 play {5 - played}")
                played += 1
            else:
                idle(table)
        if is_asked(table, "ChoosePersonality"):
            choose(table, "banker", "grocer")
    return table


def test_whoever_has_no_tile_left_draws_three_from_the_stockpile() -> None:
    """Rules: "The Might is right variant", p. 8."""
    table = fight_to_the_last_tile()
    assert step(table) == "RedrawDuelTile"
    assert [*table.state.tile_count] == [0, 0]
    assert len(offered(table)) == 6  # all twelve tiles lie there
    first = table.state.agenda[-1].seat  # type: ignore[attr-defined]
    go_on(table, "* deal 5; * deal 5")
    assert why_not(table, "deal 5") == "none-left"
    go_on(table, "* deal 4; * deal 0; * deal 0; * deal 1")
    assert [*table.state.tile_count] == [3, 3]
    assert table.lines[1 - first][-6:] == ["* deal ?"] * 3 + ["* deal 0", "* deal 0", "* deal 1"]


def test_a_seat_cannot_rule_out_what_it_is_told_to_be_possible() -> None:
    """Rules: "The Might is right variant", p. 8."""
    table = go_on(fight_to_the_last_tile(), "* deal 5; * deal 5; * deal 4; * deal 0; * deal 0; * deal 1")
    second = 1 if table.state.redrawn[0] == 1 else 0
    view = CARSON_CITY.view(table.state, second)
    hands = set()
    for seed in range(300):
        filled = CARSON_CITY.determinize(view, Rng(seed))
        first = 1 - second
        hand = tuple(int(filled.tiles[first * 6 + points]) for points in range(6))
        assert sum(hand) == 3
        assert hand[0] == 0  # both zeros are in the own hand
        assert hand[1] <= 1
        hands.add(hand)
    assert (0, 0, 0, 0, 1, 2) in hands
    assert len(hands) > 15


def test_announced_totals_bound_the_hands_of_others() -> None:
    """Rules: "The Might is right variant", p. 8."""
    start = Table(CARSON_CITY, 3, frozenset(MIGHT))
    rng = Rng(5)
    while start.state.turn == 0:
        idle(start) if actor(start) >= 0 else start.roll(rng)
    totals = [*start.state.total]
    for viewer in (0, 1, 2):
        for seed in range(40):
            filled = CARSON_CITY.determinize(CARSON_CITY.view(start.state, viewer), Rng(seed))
            sums = [sum(points * filled.tiles[seat * 6 + points] for points in range(6)) for seat in range(3)]
            assert sums == totals
    assert money(start) == [30 - total for total in totals]
