"""Events: revealed by round, resolved by kind."""

import pytest

from boomtown.core.record import Table
from boomtown.core.step import CHANCE
from boomtown.games.nevada_city.rules.state import DEAD, LEFT_TOWN, THE_BANK, NevadaCityState
from boomtown.games.nevada_city.rules.tables import EVENT_NAMES
from tests.games.nevada_city.tables import (
    actor,
    building,
    events,
    give,
    go_on,
    held,
    lend,
    made_up,
    money,
    offered,
    person,
    scores,
    site,
    stand,
    step,
    table,
    to_year,
    why_not,
)

JANE = "0 activate jane-ticktok"


def test_an_event_is_revealed_at_the_beginning_of_a_round_if_one_lies_there() -> None:
    """Rules: "Check for events", p. 7; "Events", p. 6; "Prepare for the new year", p. 6."""
    made = to_year(table(), 1856)
    revealed = [told[2][0] for told in events(made, "event-event-revealed")]
    assert len(revealed) == 4  # four rounds in 1855; spaces 5 and 6 were discarded
    assert [int(card) == -3 for card in made.state.event_at] == [True, False, True, False, True, True, False]
    second = to_year(made, 1857)
    rounds = [told[2][0] for told in events(second, "event-round-began")]
    assert (rounds[4:], len(events(second, "event-event-revealed"))) == ([1, 2, 3, 4, 1], 4 + 2)


def test_chance_reveals_only_events_that_may_come() -> None:
    """Rules: "Events", p. 6; "Basic setup", p. 17."""
    made = table(event="")
    odds = [name for name in EVENT_NAMES if f"reveal {name}" in offered(made)]
    assert odds == EVENT_NAMES[:6]  # the four on top are start events
    assert why_not(made, "reveal drought", seat=int(CHANCE)) == "none-left"
    assert why_not(made, "card 2", seat=int(CHANCE)) == "draw-first"


def test_a_first_game_leaves_out_the_not_first_events() -> None:
    """Rules: "Basic setup", p. 17."""
    made = to_year(table(variants=["first-game"]), 1856)
    kinds = {text.removeprefix("reveal ") for text in offered(made)}
    assert not kinds & {"tax-collector", "influenza", "temperance-march", "territorial-ruling", "bank-panic"}
    assert "bandits" in kinds


def test_with_two_players_the_deck_is_larger_and_made_anew_when_it_runs_out() -> None:
    """Rules: "Two-player game", p. 16; "Basic setup", p. 17. Ruling R4."""
    assert [int(count) for count in table().state.event_cards] == [3, 18]
    assert [int(count) for count in table(seats=3).state.event_cards] == [3, 14]
    short = table(variants=["first-game"])
    assert [int(count) for count in short.state.event_cards] == [3, 14]
    fifth = to_year(short, 1859)
    assert sum(int(card) == -3 for card in fifth.state.event_at) == 4  # from the discards
    assert sum(int(seen) == 0 for seen in fifth.state.event_seen) == 18


def test_unrevealed_events_are_discarded_unseen() -> None:
    """Rules: "Discard any remaining Event cards", p. 11. Ruling R37."""
    made = to_year(table(), 1856)
    assert sum(made.state.event_cards) == 22 - 6
    assert sum(made.state.event_pool) == 22 - 4  # nobody knows the two


def test_a_commodity_for_everybody() -> None:
    """Rules: "Check for events", p. 7."""
    made = table(event="town-meeting")
    assert (actor(made), offered(made)) == (
        0,
        [f"take {good}" for good in ("iron", "lumber", "brick", "spirits", "entertainment")],
    )
    assert why_not(made, "take silver") == "commodities-only"
    assert why_not(made, "pass") == "take-goods"
    go_on(made, "0 take iron", "1 take entertainment")
    event = EVENT_NAMES.index("town-meeting")
    assert [told[1:] for told in events(made, "event-commodity-taken")] == [
        (0, [3, event, 0]),
        (1, [7, event, 0]),
    ]
    assert (held(made, 0, "iron"), held(made, 1, "entertainment")) == (2, 2)


@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_pays(seats: int) -> None:
    """Rules: "Check for events", p. 7."""
    made = to_year(table(seats=seats), 1856)
    before = money(made)
    go_on(made, "* reveal bandits")
    assert money(made) == [dollars - 3 for dollars in before]
    event = EVENT_NAMES.index("bandits")
    paid = [told[1:] for told in events(made, "event-paid-for-event") if told[2][2] == event]
    assert paid == [(seat, [3, THE_BANK, event]) for seat in range(seats)]


def test_whoever_is_short_of_money_takes_loans_while_markers_last() -> None:
    """Rules: "Check for events", p. 7; "Fine points", p. 16. Ruling R18."""
    made = to_year(table(), 1856)
    give(give(made, 0, money=1), 1, money=1)
    go_on(made, "* reveal bandits")
    assert (step(made), actor(made)) == ("PayForEvent", 0)
    assert why_not(made, "pass") == "spend-marker"
    assert why_not(made, "spend barnaby-whine") == "not-yours"
    assert why_not(made, "spend flora-nye") == "not-yours"
    go_on(made, "0 spend clara-ticktok", "1 spend sybil-whine")
    assert (money(made), [int(loans) for loans in made.state.loans]) == ([3, 3], [1, 1])
    assert made.state.marks[person("clara-ticktok")] == 0


def in_debt(dollars: int) -> Table[NevadaCityState]:
    """A table of 1856 before its first event, at which seat 0 has a loan."""
    return give(lend(to_year(table(), 1856), 0, 1), 0, money=dollars)


def test_a_loan_may_be_repaid_before_an_event_takes_its_payment() -> None:
    """Rules: "Bank", p. 12; "Fine points", p. 16. Ruling R17."""
    made = go_on(in_debt(9), "* reveal bandits")
    assert (step(made), actor(made), offered(made)) == ("PayForEvent", 0, ["repay", "done"])
    assert why_not(made, "spend jane-ticktok") == "pay-or-repay"
    go_on(made, "0 repay")
    assert (money(made)[0], int(made.state.loans[0])) == (9 - 5 - 3, 0)
    made = go_on(in_debt(9), "* reveal bandits", "0 done")
    assert (money(made)[0], int(made.state.loans[0])) == (9 - 3, 1)


def test_whoever_repays_first_and_has_no_marker_pays_what_is_left() -> None:
    """Rules: "Bank", p. 12; "Check for events", p. 7. Ruling R17. Ruling R18."""
    made = in_debt(6)
    for number in range(4):
        made.state.spent[0] += made.state.marks[number]
        made.state.marks[number] = 0
    made.state.free[0] = 0
    go_on(made_up(made), "* reveal bandits", "0 repay")
    assert (money(made)[0], int(made.state.loans[0])) == (0, 0)


def test_whoever_is_short_of_money_may_repay_or_borrow_but_not_repay_with_what_was_borrowed() -> None:
    """Rules: "Check for events", p. 7; "Bank", p. 12. Ruling R17. Ruling R18."""
    made = in_debt(5)
    for name in ("blacksmith", "saw-mill", "brick-oven", "hardnails", "masonoaks"):
        stand(made, name, 0)
    go_on(made, "* reveal tax-collector")  # $1 for each of six buildings
    assert [text.split()[0] for text in offered(made)] == ["spend"] * 4 + ["repay"]
    assert why_not(made, "done") == "spend-marker"
    go_on(made, "0 spend clara-ticktok")  # then it is paid at once
    assert (money(made)[0], int(made.state.loans[0])) == (5 + 5 - 6, 2)
    poor = go_on(in_debt(0), "* reveal tax-collector")
    assert why_not(poor, "repay") == "no-money"


def test_money_borrowed_for_an_event_does_not_repay_an_older_loan() -> None:
    """Rules: "Check for events", p. 7. Ruling R17."""
    made = in_debt(1)
    for name in ("blacksmith", "saw-mill", "brick-oven", "hardnails", "masonoaks", "saddlery", "pharmacist"):
        stand(made, name, 0)
    go_on(made, "* reveal tax-collector", "0 spend clara-ticktok")  # $6 of $8
    assert (step(made), money(made)[0], int(made.state.loans[0])) == ("PayForEvent", 6, 2)
    assert why_not(made, "repay") == "borrowed-to-pay"
    go_on(made, "0 spend jane-ticktok")
    assert (money(made)[0], int(made.state.loans[0])) == (11 - 8, 3)


def test_whoever_has_no_markers_loses_none() -> None:
    """Rules: "Check for events", p. 7. Ruling R19."""
    made = to_year(table(), 1856)
    for number in range(4):
        made.state.spent[0] += made.state.marks[number]
        made.state.marks[number] = 0
    made.state.free[0] = 0
    go_on(made_up(made), "* reveal influenza", "1 spend wendell-whine")
    assert [told[1] for told in events(made, "event-marker-lost")] == [1]
    assert (int(made.state.free[0]), int(made.state.spent[0])) == (0, 8)


def test_without_markers_a_player_pays_what_is_there() -> None:
    """Rules: "Check for events", p. 7; "Fine points", p. 16. Ruling R18."""
    made = to_year(table(), 1856)
    give(made, 0, money=2)
    for number in range(4):
        made.state.spent[0] += made.state.marks[number]
        made.state.marks[number] = 0
    made.state.free[0] = 0
    go_on(made_up(made), "* reveal bandits")
    assert (money(made)[0], int(made.state.loans[0])) == (0, 0)


def test_a_forced_loan_ignores_the_limit_of_one_action_at_the_bank() -> None:
    """Rules: "Fine points", p. 16. Ruling R17."""
    made = to_year(table(), 1856)
    give(made, 0, money=0)
    made.state.visited[person("jane-ticktok")] = 1
    go_on(made, "* reveal bandits", "0 spend jane-ticktok")
    assert made.state.loans[0] == 1


def test_taxes_count_every_building_card() -> None:
    """Rules: "Check for events", p. 7."""
    made = site(stand(to_year(table(), 1856), "blacksmith", 0), "saw-mill", 0)
    before = money(made)
    go_on(made, "* reveal tax-collector")
    assert money(made) == [before[0] - 3, before[1] - 1]


def test_famine_takes_crops_or_money() -> None:
    """Rules: "Check for events", p. 7."""
    made = give(give(to_year(table(), 1856), 0, crops=3, money=9), 1, crops=1, money=9)
    go_on(made, "* reveal famine")
    assert [(held(made, seat, "crops"), money(made)[seat]) for seat in (0, 1)] == [(1, 9), (0, 7)]


def test_a_stampede_takes_what_is_there() -> None:
    """Rules: "Check for events", p. 7."""
    made = give(give(to_year(table(), 1856), 0, livestock=3), 1, livestock=1)
    before = money(made)
    go_on(made, "* reveal stampede")
    assert ([held(made, seat, "livestock") for seat in (0, 1)], money(made)) == ([1, 0], before)


def test_influenza_costs_an_unused_marker() -> None:
    """Rules: "Check for events", p. 7. Ruling R19."""
    made = go_on(to_year(table(), 1856), "* reveal influenza")
    assert step(made) == "LoseMarkers"
    go_on(made, "0 spend clara-ticktok")
    assert why_not(made, "done") == "spend-marker"
    go_on(made, "1 spend sybil-whine")
    assert "activate clara-ticktok" not in offered(made)
    assert [int(spent) for spent in made.state.spent] == [1, 1]


@pytest.mark.parametrize(
    ("event", "kind", "tokens"),
    [
        ("fertile-fields", "farm", 3),
        ("mild-winter", "ranch", 3),
        ("drought", "farm", 1),
        ("cave-in", "mine", 0),
    ],
)
def test_yields_change_for_the_rest_of_the_year_but_not_below_nothing(
    event: str, kind: str, tokens: int
) -> None:
    """Rules: "Event cards", p. 3."""
    made = to_year(table(), 1856) if event in ("drought", "cave-in") else table(event=event)
    if event in ("drought", "cave-in"):
        charts = made.state
        for kind_of_cube, (produced, sold) in enumerate(((1, 3), (2, 3), (2, 2))):
            charts.bag.left[kind_of_cube] = (4, 5, 5)[kind_of_cube] - produced - sold
            charts.production[kind_of_cube], charts.market[kind_of_cube] = produced, sold
        charts.bag.size = sum(charts.bag.left)
        go_on(made, f"* reveal {event}")
    resource = {"farm": "crops", "ranch": "livestock", "mine": "silver"}[kind]
    before = held(made, 0, resource)
    go_on(made, JANE, f"0 work {kind} 1")
    assert held(made, 0, resource) - before == tokens


def test_prices_of_resources_change() -> None:
    """Rules: "Event cards", p. 3."""
    made = give(to_year(table(), 1856), 0, livestock=2, money=5)
    price = int(made.state.market[2])
    go_on(made, "* reveal cattle-buyers", JANE, "0 use stock-yards-sell-bulk", "0 sell 2")
    assert money(made)[0] == 5 - 1 + 2 * (price + 1)


def test_fees_and_prices_of_goods_change() -> None:
    """Rules: "Event cards", p. 3."""
    land = table(JANE, "0 use city-hall-claim2", "0 settle mine", event="land-rush")
    assert money(land)[0] == 13 - 1 - 1
    wagons = table(JANE, "0 use trading-post-buy1", "0 take iron", "0 done", event="freight-wagons-arrive")
    assert money(wagons)[0] == 13 - 1


def test_a_bank_panic_makes_loans_smaller() -> None:
    """Rules: "Bank", p. 12; "Event cards", p. 3."""
    made = to_year(table(), 1856)
    before = money(made)[0]
    go_on(made, "* reveal bank-panic", JANE, "0 use bank-loan")
    assert money(made)[0] == before + 4


def test_a_march_closes_saloons_until_the_year_ends() -> None:
    """Rules: "Event cards", p. 3."""
    made = stand(to_year(table(), 1856), "belles-saloon", 1)
    go_on(made, "* reveal temperance-march", JANE)
    assert why_not(made, "use belles-saloon-spirits2") == "closed"
    go_on(to_year(made, 1857), "* reveal bandits", JANE)
    assert "use belles-saloon-spirits2" in offered(made)


def test_contracts_are_replaced() -> None:
    """Rules: "Complete a contract", p. 10."""
    made = to_year(table(), 1856)
    old = [int(card) for card in made.state.display]
    go_on(made, "* reveal territorial-ruling")
    assert [int(card) for card in made.state.contracts.bottom] == old
    assert step(made) == "FillDisplay"


def test_more_workers_come_to_town_and_an_empty_deck_is_made_of_the_discards() -> None:
    """Rules: "Workers", p. 7. Ruling R30."""
    made = to_year(table(), 1856)
    for number in range(26):
        if made.state.workers.left[number] and number != 25:
            made.state.workers.remove(number)
            made.state.status[28 + number] = 2
    go_on(made_up(made), "* reveal stagecoach-arrives", "* arrive lucinda-gale")
    assert "arrive dutch-vandermeer" in offered(made)
    go_on(made, "* arrive dutch-vandermeer")
    assert sum(int(status) == 1 for status in made.state.status) == 3 + 2


def test_new_workers_come_every_year_and_the_unhired_leave() -> None:
    """Rules: "Workers", p. 7; "Prepare for the new year", p. 6."""
    made = to_year(table(seats=3), 1856)
    assert sum(int(status) == 1 for status in made.state.status) == 4
    assert made.state.status[person("dutch-vandermeer")] == 2


def test_without_a_fire_house_all_help_and_the_building_is_closed_until_repaired() -> None:
    """Rules: "Fire House", p. 13. Ruling R22."""
    made = go_on(
        to_year(table(), 1856), "* reveal fire-at-the-hotel", "0 spend clara-ticktok", "1 spend sybil-whine"
    )
    go_on(give(made, 0, lumber=0, entertainment=0), JANE)
    assert why_not(made, "use hotel-hire1") == "damaged"
    assert why_not(made, "repair bank") == "not-damaged"
    assert why_not(made, "repair hotel") == "no-goods"
    give(made, 0, lumber=1)
    before = scores(made)[0]
    go_on(made, "0 repair hotel")
    assert (scores(made)[0] - before, held(made, 0, "lumber"), int(made.state.shut[3])) == (1, 0, 0)
    assert why_not(made, "use hotel-hire1") == "been-here"
    made_up(made)


def test_carpentry_repairs_without_lumber_and_the_year_lifts_damage() -> None:
    """Rules: "Fire House", p. 13. Ruling R22."""
    made = go_on(
        to_year(table(), 1856), "* reveal fire-at-the-hotel", "0 spend clara-ticktok", "1 spend sybil-whine"
    )
    go_on(give(made, 0, lumber=1), "0 activate silas-ticktok", "0 repair hotel")
    assert held(made, 0, "lumber") == 1
    burnt = go_on(
        to_year(table(), 1856), "* reveal fire-at-city-hall", "0 spend clara-ticktok", "1 spend sybil-whine"
    )
    assert burnt.state.shut[1] > 0
    assert to_year(burnt, 1857).state.shut[1] == 0


def test_a_character_that_has_been_at_a_damaged_building_cannot_repair_it() -> None:
    """Rules: "Fire House", p. 13. Ruling R22."""
    made = table(JANE, "0 use hotel-hire1", "0 hire one-eye-royce")
    made.state.shut[3] = 64 * (EVENT_NAMES.index("fire-at-the-hotel") + 1)
    assert why_not(made, "repair hotel") == "been-here"


def test_the_most_valuable_building_burns_and_chance_decides_between_equals() -> None:
    """Rules: "Fire House", p. 13. Ruling R22."""
    made = stand(stand(to_year(table(), 1856), "blacksmith", 0), "saw-mill", 1)
    go_on(made, "* reveal fire-on-main-street")
    assert offered(made) == ["burn blacksmith", "burn saw-mill"]
    assert why_not(made, "burn assayer", seat=int(CHANCE)) == "none-left"
    go_on(made, "* burn saw-mill")
    assert made.state.shut[building("saw-mill")] >= 64
    alone = stand(to_year(table(), 1856), "blacksmith", 0)
    go_on(alone, "* reveal fire-on-main-street")
    assert alone.state.burning == building("blacksmith")


def test_the_owner_of_the_fire_house_may_send_a_marker_and_is_paid() -> None:
    """Rules: "Fire House", p. 13. Ruling R22."""
    made = stand(to_year(table(seats=3), 1856), "fire-house", 1)
    before = money(made)
    go_on(made, "* reveal fire-at-the-hotel")
    assert (step(made), actor(made)) == ("CallFireBrigade", 1)
    go_on(made, "1 spend sybil-whine")
    assert money(made) == [before[0] - 4, before[1] + 8, before[2] - 4]
    assert made.state.shut[3] == 0


def test_if_the_fire_house_sends_nobody_all_others_help() -> None:
    """Rules: "Fire House", p. 13. Ruling R22."""
    made = stand(to_year(table(seats=3), 1856), "fire-house", 1)
    go_on(made, "* reveal fire-at-the-hotel", "1 done", "0 spend clara-ticktok", "2 spend hester-drywell")
    assert [int(spent) for spent in made.state.spent] == [1, 0, 1]
    assert made.state.shut[3] == 0


def test_a_fire_house_without_markers_sends_nobody() -> None:
    """Rules: "Fire House", p. 13. Ruling R22."""
    made = stand(to_year(table(seats=3), 1856), "fire-house", 1)
    for number in range(4, 8):
        made.state.spent[1] += made.state.marks[number]
        made.state.marks[number] = 0
    made.state.free[1] = 0
    go_on(made_up(made), "* reveal fire-at-the-hotel")
    assert (step(made), actor(made)) == ("LoseMarkers", 0)


def test_a_character_without_a_marker_can_give_none_up() -> None:
    """Rules: "Check for events", p. 7. Ruling R19."""
    made = to_year(table(), 1856)
    clara = person("clara-ticktok")
    made.state.spent[0] += made.state.marks[clara]
    made.state.free[0] -= made.state.marks[clara]
    made.state.marks[clara] = 0
    go_on(made_up(made), "* reveal influenza")
    assert why_not(made, "spend clara-ticktok") == "no-marker"
    assert "spend clara-ticktok" not in offered(made)


def test_a_single_discarded_worker_makes_a_new_deck() -> None:
    """Rules: "Workers", p. 7. Ruling R30."""
    made = to_year(table(), 1856)
    for number in range(26):
        if made.state.workers.left[number]:
            made.state.workers.remove(number)
            made.state.status[28 + number] = DEAD
        elif made.state.status[28 + number] == LEFT_TOWN:
            made.state.status[28 + number] = DEAD
    made.state.status[person("rafe-colby")] = LEFT_TOWN
    go_on(made_up(made), "* reveal stagecoach-arrives")
    assert offered(made) == ["arrive rafe-colby"]
    go_on(made, "* arrive rafe-colby")
    assert step(made) == "ChooseCharacter"  # nobody else is left


def test_a_loan_may_be_repaid_before_the_fire_brigade_is_paid() -> None:
    """Rules: "Fire House", p. 13; "Bank", p. 12. Ruling R17."""
    made = stand(to_year(table(seats=3), 1856), "fire-house", 1)
    give(lend(made, 0, 1), 0, money=9)
    go_on(made, "* reveal fire-at-the-hotel", "1 spend sybil-whine")
    assert (actor(made), offered(made)) == (0, ["repay", "done"])
    go_on(made, "0 repay")
    assert (money(made)[0], int(made.state.loans[0])) == (0, 0)


def test_any_family_repairs_with_its_own_goods() -> None:
    """Rules: "Fire House", p. 13; "Fine points", p. 16. Ruling R22. Ruling R31."""
    fire = ("* reveal fire-at-the-hotel", "0 spend clara-ticktok", "1 spend sybil-whine")
    made = go_on(to_year(table(), 1856), *fire, JANE, "0 pass")
    go_on(give(give(made, 0, lumber=5), 1, lumber=0, entertainment=0), "1 activate wendell-whine")
    assert why_not(made, "repair hotel") == "no-goods"  # what the neighbours have does not count
    assert "repair hotel" in offered(give(made, 1, entertainment=1))
    go_on(give(made, 1, lumber=1), "1 repair hotel")
    assert (held(made, 1, "lumber"), held(made, 1, "entertainment")) == (0, 1)
    other = go_on(to_year(table(), 1856), *fire, JANE, "0 pass")
    give(give(other, 0, lumber=0, entertainment=0), 1, lumber=0, entertainment=1)
    go_on(other, "1 activate wendell-whine", "1 repair hotel")
    assert (held(other, 1, "lumber"), held(other, 1, "entertainment")) == (0, 0)
