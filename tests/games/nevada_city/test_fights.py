"""The advanced game's fights, wounds and poker tournament."""

import pytest

from boomtown.core.record import Table
from boomtown.core.step import CHANCE, NOBODY
from boomtown.games.nevada_city.rules.state import DEAD, LEFT_TOWN, NevadaCityState
from boomtown.games.nevada_city.rules.tables import POKER_NAMES
from tests.games.nevada_city.tables import (
    actor,
    employ,
    events,
    give,
    go_on,
    held,
    lend,
    made_up,
    money,
    offered,
    person,
    score_lines,
    stand,
    step,
    table,
    to_step,
    to_year,
    why_not,
)


def advanced(event: str, seats: int = 2, *more: str) -> Table[NevadaCityState]:
    """A table of 1856 at its first event, which is this one."""
    made = to_year(table(seats=seats, variants=["extra-events", *more]), 1856)
    return go_on(made, f"* reveal {event}")


def test_an_optional_outsider_may_be_left_alone() -> None:
    """Rules: "Play the advanced game", p. 18."""
    made = advanced("whiskey-runner")
    assert (step(made), actor(made)) == ("Showdown", 0)
    assert why_not(made, "fight barnaby-whine") == "not-yours"
    assert why_not(made, "pass") == "choose-fighter"
    go_on(made, "0 done", "1 done")
    assert step(made) == "ChooseCharacter"


def test_the_higher_total_of_gun_and_card_wins() -> None:
    """Rules: "Play the advanced game", p. 18."""
    made = advanced("whiskey-runner")  # gun 1
    before = held(made, 0, "spirits")
    go_on(made, "0 fight ezra-ticktok", "* card 4")  # gun 2
    assert why_not(made, "card 4", seat=int(CHANCE)) == "none-left"
    assert why_not(made, "cube grey", seat=int(CHANCE)) == "draw-first"
    go_on(made, "* card 5", "1 done")
    assert held(made, 0, "spirits") == before + 2
    assert made.state.free[0] == 8


@pytest.mark.parametrize(("cards", "name"), [(("5", "2"), "fight-lost"), (("5", "4"), "fight-tied")])
def test_whoever_loses_or_ties_is_wounded(cards: tuple[str, str], name: str) -> None:
    """Rules: "Play the advanced game", p. 18. Ruling R29."""
    made = advanced("whiskey-runner")
    go_on(made, "0 fight ezra-ticktok", *(f"* card {card}" for card in cards))
    assert events(made, f"event-{name}") == [(f"event-{name}", 0, [person("ezra-ticktok"), 0, 0])]
    assert (made.state.marks[person("ezra-ticktok")], made.state.spent[0]) == (1, 1)


def test_a_wound_takes_anothers_marker_if_the_fighter_has_none() -> None:
    """Rules: "Play the advanced game", p. 18. Ruling R29."""
    made = advanced("whiskey-runner")
    ezra = person("ezra-ticktok")
    made.state.spent[0] += 2
    made.state.free[0] -= 2
    made.state.marks[ezra] = 0
    go_on(made_up(made), "0 fight ezra-ticktok", "* card 6", "* card 2")
    assert step(made) == "LoseMarkers"
    go_on(made, "0 spend clara-ticktok")
    assert made.state.marks[person("clara-ticktok")] == 0


def test_a_renegade_must_be_met_until_somebody_has_killed_him() -> None:
    """Rules: "Play the advanced game", p. 18."""
    made = advanced("renegade-gun-2", 3)
    assert why_not(made, "done") == "must-fight"
    go_on(made, "0 fight ezra-ticktok", "* card 6", "* card 2")
    assert actor(made) == 1
    go_on(made, "1 fight barnaby-whine", "* card 3", "* card 4")
    assert step(made) == "ChooseCharacter"  # the third player meets nobody
    assert score_lines(made, "fight") == [(1, 2, "fight")]
    assert events(made, "event-outsider-died") == [("event-outsider-died", NOBODY, [-1, 0, 0])]


def test_the_doctor_keeps_the_marker_for_a_commodity_to_the_owner() -> None:
    """Rules: "Doctor", p. 18."""
    made = stand(to_year(table(variants=["extra-events", "extra-buildings"]), 1856), "doctor", 1)
    give(made, 0, iron=0, lumber=2)
    brick = held(made, 1, "lumber")
    go_on(made, "* reveal whiskey-runner", "0 fight ezra-ticktok", "* card 6", "* card 2")
    assert step(made) == "SufferWound"
    assert why_not(made, "pass") == "heal-or-not"
    assert why_not(made, "heal silver") == "commodities-only"
    assert why_not(made, "heal iron") == "no-goods"
    go_on(made, "0 heal lumber")
    assert (made.state.free[0], held(made, 1, "lumber")) == (8, brick + 1)
    go_on(made, "1 fight barnaby-whine", "* card 6", "* card 2")  # the owner is healed for nothing
    assert made.state.free[1] == 8


def test_a_wounded_player_may_refuse_the_doctor_and_the_banks_doctor_is_paid_to_the_supply() -> None:
    """Rules: "Doctor", p. 18. Ruling R5."""
    made = stand(to_year(table(variants=["extra-events", "extra-buildings"]), 1856), "doctor", 4)
    go_on(made, "* reveal whiskey-runner", "0 fight ezra-ticktok", "* card 6", "* card 2", "0 done")
    assert made.state.free[0] == 7
    go_on(made, "1 fight barnaby-whine", "* card 6", "* card 2", "1 heal brick")
    assert (made.state.free[1], held(made, 1, "brick")) == (8, 0)
    made_up(made)


def test_the_undertaker_is_paid_for_every_death() -> None:
    """Rules: "Undertaker", p. 18. Ruling R5."""
    made = stand(to_year(table(variants=["extra-events", "extra-buildings"]), 1856), "undertaker", 1)
    before = money(made)
    go_on(made, "* reveal renegade-gun-2", "0 fight ezra-ticktok", "* card 2", "* card 6")
    assert money(made) == [before[0], before[1] + 4]
    bank = stand(to_year(table(variants=["extra-events", "extra-buildings"]), 1856), "undertaker", 4)
    before = money(bank)
    go_on(bank, "* reveal renegade-gun-2", "0 fight ezra-ticktok", "* card 2", "* card 6")
    assert money(bank) == before


def test_unhired_workers_make_trouble_the_boldest_first() -> None:
    """Rules: "Play the advanced game", p. 18."""
    made = to_step(table(variants=["troublemakers"]), "FaceTroublemaker")
    assert actor(made) == 0
    assert why_not(made, "pass") == "choose-fighter"
    assert why_not(made, "fight barnaby-whine") == "not-yours"
    go_on(made, "0 fight ezra-ticktok", "* card 6", "* card 2")  # One-Eye Royce has gun 4
    assert (made.state.marks[person("ezra-ticktok")], actor(made)) == (1, 1)  # one marker short next year
    go_on(made, "1 fight barnaby-whine", "* card 2", "* card 6")  # 8 against 6
    assert made.state.status[person("one-eye-royce")] == DEAD
    royce = person("one-eye-royce")
    assert events(made, "event-outsider-died") == [("event-outsider-died", NOBODY, [royce, 0, 0])]
    assert score_lines(made, "fight") == [(1, 1, "fight")]
    to_year(made, 1856)
    assert made.state.status[person("dutch-vandermeer")] == LEFT_TOWN


def test_a_tie_with_a_troublemaker_hurts_both_and_scores_nothing() -> None:
    """Rules: "Play the advanced game", p. 18."""
    made = to_step(table(variants=["troublemakers"]), "FaceTroublemaker")
    go_on(made, "0 fight ezra-ticktok", "* card 2", "* card 4")  # 6 against 6
    assert made.state.status[person("one-eye-royce")] == DEAD
    assert (made.state.marks[person("ezra-ticktok")], score_lines(made, "fight")) == (1, [])


def test_only_the_family_faces_troublemakers() -> None:
    """Rules: "Play the advanced game", p. 18."""
    made = to_step(employ(table(variants=["troublemakers"]), 0, "benny-hart"), "FaceTroublemaker")
    assert why_not(made, "fight benny-hart") == "family-only"


def troubled(loans: int, *more: str) -> Table[NevadaCityState]:
    """Seat 0 has loans, a hired worker and no money; at the end of the year troublemakers come."""
    made = employ(table(variants=["troublemakers", *more]), 0, "benny-hart")
    give(lend(made, 0, loans), 0, money=0).state.settle()  # nobody chooses if only the worker has markers
    return made


def test_a_troublemakers_wound_costs_the_family_a_marker_of_the_coming_year() -> None:
    """Rules: "Play the advanced game", p. 18. Ruling R29. Ruling R42."""
    made = to_step(troubled(1), "FaceTroublemaker")
    go_on(made, "0 fight clara-ticktok", "* card 6", "* card 2")  # her only marker
    assert made.state.marks[person("clara-ticktok")] == 0
    assert made.state.marks[person("benny-hart")] == 3  # he leaves, and is no way out
    to_step(made, "LeaveIdle")
    assert why_not(made, "idle clara-ticktok") == "no-marker"
    go_on(made, "0 idle jane-ticktok")
    assert to_year(made, 1856).state.free[0] == 8 - 1 - 1


def test_a_wound_takes_no_marker_that_a_loan_will_take() -> None:
    """Rules: "Play the advanced game", p. 18; "Bank", p. 12. Ruling R29. Ruling R32."""
    made = to_step(troubled(8), "FaceTroublemaker")
    go_on(made_up(made), "0 fight ezra-ticktok", "* card 6", "* card 2")
    assert made.state.marks[person("ezra-ticktok")] == 2
    to_step(made_up(made), "LeaveIdle")
    assert to_year(made, 1856).state.free[0] == 0


@pytest.mark.parametrize(("loans", "asked"), [(7, (0, "SufferWound")), (8, (1, "FaceTroublemaker"))])
def test_no_doctor_is_paid_for_a_wound_that_costs_nothing(loans: int, asked: tuple[int, str]) -> None:
    """Rules: "Doctor", p. 18. Ruling R29."""
    made = to_step(stand(troubled(loans, "extra-buildings"), "doctor", 1), "FaceTroublemaker")
    go_on(made, "0 fight ezra-ticktok", "* card 6", "* card 2")
    assert (actor(made), step(made)) == asked


def test_a_tournament_is_won_by_the_highest_card() -> None:
    """Rules: "Play the advanced game", p. 18. Ruling R39."""
    made = advanced("poker-tournament", 3)
    before = money(made)
    assert why_not(made, "pass") == "ante-or-not"
    go_on(made, "0 ante", "1 done", "2 ante", "* card a", "* card 6")
    assert why_not(made, "pass") == "redraw-or-not"
    go_on(made, "0 done", "2 redraw")
    assert why_not(made, "card a", seat=int(CHANCE)) == "none-left"
    go_on(made, "* card joker")
    assert POKER_NAMES[made.state.last_card] == "joker"
    assert money(made) == [before[0] - 3, before[1], before[2] - 4 + 7]
    assert score_lines(made, "poker") == [(2, 2, "poker")]
    assert (made.state.pot, [int(card) for card in made.state.poker]) == (0, [-1, -1, -1])


def test_alone_nobody_plays_and_the_poor_stay_out() -> None:
    """Rules: "Play the advanced game", p. 18. Ruling R39."""
    made = to_year(table(variants=["extra-events"]), 1856)
    give(made, 1, money=2)
    before = money(made)
    go_on(made, "* reveal poker-tournament", "0 ante")
    assert (money(made), step(made)) == (before, "ChooseCharacter")
    assert events(made, "event-pot-void") != []
    assert offered(made, "activate") != []


def test_both_cards_of_a_fight_are_shown_one_after_the_other() -> None:
    """Rules: "Play the advanced game", p. 18."""
    made = go_on(advanced("whiskey-runner"), "0 fight ezra-ticktok", "* card 4")
    assert POKER_NAMES[made.state.last_card] == "4"
    assert POKER_NAMES[go_on(made, "* card joker").state.last_card] == "joker"


def test_no_doctor_is_paid_for_a_wound_of_somebody_without_markers() -> None:
    """Rules: "Doctor", p. 18; "Check for events", p. 7. Ruling R19. Ruling R29."""
    made = stand(to_year(table(variants=["extra-events", "extra-buildings"]), 1856), "doctor", 1)
    for number in range(4):
        made.state.spent[0] += made.state.marks[number]
        made.state.marks[number] = 0
    made.state.free[0] = 0
    go_on(made_up(made), "* reveal whiskey-runner", "0 fight ezra-ticktok", "* card 6", "* card 2")
    assert (actor(made), step(made)) == (1, "Showdown")
