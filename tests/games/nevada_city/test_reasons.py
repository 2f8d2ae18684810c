"""Refusals name what stands in the way, and questions what is at stake: in all four languages."""

import pytest

from boomtown.core.record import Refused, Table
from boomtown.core.text import LANGUAGES, Text
from boomtown.games.nevada_city import NEVADA_CITY
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import GOODS
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.tables import SPACES
from boomtown.games.nevada_city.rules.verbs import BADGE, VERBS
from boomtown.games.nevada_city.ui.scene import scene
from boomtown.games.nevada_city.ui.text import WORDS
from boomtown.games.nevada_city.ui.text import cards as wording
from tests.games.nevada_city.tables import (
    actor,
    building,
    discard_worker,
    employ,
    events,
    give,
    go_on,
    hold,
    lend,
    person,
    site,
    space,
    stand,
    step,
    table,
    to_step,
    to_year,
    why_not,
)

JANE = "0 activate jane-ticktok"
WENDELL = (JANE, "0 pass", "1 activate wendell-whine")
TEXTS = {language: Text(WORDS, language) for language in LANGUAGES}
EN = TEXTS["en"]


def refused(made: Table[NevadaCityState], text: str) -> Refused:
    """What the door says."""
    with pytest.raises(Refused) as problem:
        made.say(actor(made), text)
    return problem.value


def short_of(made: Table[NevadaCityState], text: str) -> int:
    """How many dollars are missing, by the refusal."""
    refusal = refused(made, text)
    assert refusal.reason == "nevada-city-reason-no-money"
    (dollars,) = refusal.numbers
    seat = actor(made)
    richer = made.clone()
    richer.state.give(seat, 8, dollars - 1)
    assert why_not(richer, text) == "no-money"  # not less
    richer.state.give(seat, 8, 1)
    assert richer.why_not(seat, richer.find(text)) is None  # and not more
    return dollars


def without_slots(made: Table[NevadaCityState], seat: int) -> Table[NevadaCityState]:
    """All places at a Homestead are taken, and there are no goods to complete a contract with."""
    give(made, seat, **dict.fromkeys(GOODS[:-1], 0))
    return hold(hold(hold(made, seat, "wagon-works"), seat, "river-bridge"), seat, "smelter-stack")


# money


def test_at_the_sheriff_money_is_to_blame_if_money_would_do() -> None:
    """Rules: "Sheriff", p. 13; "Use a building", p. 8."""
    made = without_slots(give(table(*WENDELL), 1, money=1), 1)
    assert short_of(made, "use sheriff-deputy") == 1  # for the badge; the places do not matter
    made.state.deputy = 1
    assert why_not(made, "use sheriff-deputy") == "no-slot"  # no money helps


def test_at_the_newspaper_money_is_to_blame_if_money_would_do() -> None:
    """Rules: "Newspaper", p. 14."""
    made = without_slots(stand(give(table(*WENDELL), 1, money=1), "newspaper", 0), 1)
    assert short_of(made, "use newspaper-press1") == 1  # the fee is there, but no dollar for a point
    assert short_of(give(made, 1, money=0), "use newspaper-press1") == 2


def test_at_a_contract_space_money_is_to_blame_if_money_would_do() -> None:
    """Rules: "Reserve a contract", p. 10; "Complete a contract", p. 10."""
    made = give(table(JANE), 0, money=0)
    assert short_of(made, "use stock-yards-contract") == 1
    without_slots(made, 0)
    assert why_not(made, "use stock-yards-contract") == "no-slot"
    give(made, 0, livestock=3, crops=5)  # all that the army wants
    assert short_of(made, "use stock-yards-contract") == 1
    made.state.dealt_with[person("jane-ticktok")] = 0
    assert why_not(made, "use stock-yards-contract") == "one-contract"


def test_a_contract_that_lacks_nothing_but_money_says_so() -> None:
    """Rules: "Complete a contract", p. 10."""
    cards = ("cigar-import", "town-well", "silversmith", "barn-dance")  # two crops and $4
    made = give(table(JANE, contracts=cards), 0, money=3, crops=2)
    go_on(made, "0 use sheriff-deputy")
    assert short_of(made, "complete cigar-import") == 1
    give(made, 0, crops=1)
    assert why_not(made, "complete cigar-import") == "not-all-goods"


def test_at_city_hall_money_is_to_blame_if_money_would_do() -> None:
    """Rules: "City Hall", p. 12."""
    made = site(site(give(table(JANE), 0, money=2), "blacksmith", 0), "saw-mill", 0)
    assert short_of(made, "use city-hall-claim2") == 1  # no building, but a mine for $1
    assert short_of(made, "use city-hall-claim4") == 3
    made.state.properties[0] = 14
    assert why_not(made, "use city-hall-claim2") == "two-in-work"
    made.state.plots_taken = made.state.plots
    assert why_not(made, "use city-hall-claim2") == "no-plot"


def test_at_the_capitol_each_space_says_what_it_lacks() -> None:
    """Rules: "Capitol", p. 18."""
    made = stand(table(*WENDELL, variants=["extra-buildings"]), "capitol", 0)
    made.state.stage[building("city-hall")] = 4
    only_building, only_property, both = (
        f"use capitol-claim-{one}" for one in ("building", "property", "both")
    )
    give(made, 1, money=0)
    assert [short_of(made, name) for name in (only_building, only_property, both)] == [1, 2, 4]
    site(site(made, "blacksmith", 1), "saw-mill", 1)
    assert (why_not(made, only_building), why_not(made, both)) == ("two-in-work", "two-in-work")
    assert short_of(made, only_property) == 2
    made.state.properties[3] = 16
    assert why_not(made, only_property) == "homestead-full"


def test_hiring_says_whether_nobody_is_there_or_the_money_is_missing() -> None:
    """Rules: "Sheriff", p. 13; "Hotel", p. 12."""
    made = give(table(JANE, seats=3), 0, money=0)
    assert why_not(made, "use sheriff-posse") == "nobody-to-hire"
    assert short_of(made, "use hotel-hire1") == 3 + 1  # the fee and the smallest salary in town
    made.state.sheriff = 1
    discard_worker(made, "harriet-moss")
    assert short_of(made, "use sheriff-posse") == 2  # the owner pays no fee, but the salary


def test_copying_says_if_only_the_other_fee_is_missing() -> None:
    """Rules: "Tobacconist", p. 14. Ruling R21."""
    made = stand(table(JANE, "0 use city-hall-claim2", "0 settle mine", "0 pass"), "tobacconist", 4)
    go_on(give(made, 1, money=2), "1 activate wendell-whine")
    assert short_of(made, "use tobacconist-cigar1") == 1  # $1, then $2 for a building
    go_on(give(made, 1, money=3), "1 use tobacconist-cigar1")
    give(made, 1, money=1)
    assert short_of(made, "copy city-hall-claim2") == 1


def test_a_loan_that_cannot_be_repaid_says_what_is_missing() -> None:
    """Rules: "Bank", p. 12."""
    made = give(table(JANE, "0 use bank-loan"), 0, money=2)
    assert short_of(made, "repay") == 3
    event = go_on(give(lend(to_year(table(), 1856), 0, 1), 0, money=2), "* reveal bandits")
    assert (step(event), refused(event, "repay").numbers) == ("PayForEvent", [3])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You are $2 short for this, fees included."),
        ("de", "Dafür fehlen dir 2\u00a0$, Gebühren eingerechnet."),
        ("fr", "Il te manque 2\u00a0$ pour cela, tarifs compris."),
        ("nl", "Je komt hiervoor $\u00a02 tekort, tarieven meegerekend."),
    ],
)
def test_a_lack_of_money_is_told_with_the_amount(language: str, said: str) -> None:
    refusal = refused(give(table(*WENDELL), 1, money=0), "use sheriff-deputy")
    assert TEXTS[language].reason(refusal.reason, refusal.numbers) == said


# buildings


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replaced_building_names_the_one_in_its_place(language: str) -> None:
    """Rules: "Replacement buildings", p. 18."""
    made = stand(table(JANE, variants=["extra-buildings"]), "military-store", 1)
    made.state.stage[building("trading-post")] = 4
    refusal = refused(made, "use trading-post-buy1")
    assert refusal.reason == "nevada-city-reason-replaced"
    assert TEXTS[language].name("military-store") in TEXTS[language].reason(refusal.reason, refusal.numbers)
    assert why_not(made, "use saw-mill-two") == "not-built"


def test_a_replaced_building_can_be_asked_in_the_picture() -> None:
    """Rules: "Replacement buildings", p. 18."""
    made = stand(table(JANE, variants=["extra-buildings"]), "military-store", 1)
    made.state.stage[building("trading-post")] = 4
    drawn = scene(NEVADA_CITY.view(made.state, 0), TEXTS["en"])
    assert 'data-why="use trading-post-buy1"' in str(drawn.nodes["town-why"].svg)


def test_a_replaced_building_cannot_be_copied_and_says_so() -> None:
    """Rules: "Replacement buildings", p. 18; "Tobacconist", p. 14."""
    made = stand(table(JANE, variants=["extra-buildings"]), "tobacconist", 4)
    go_on(made, "0 use trading-post-buy1", "0 take iron", "0 done", "0 use hotel-hire1")
    go_on(made, "0 hire one-eye-royce", "0 pass", "1 activate wendell-whine", "1 use tobacconist-cigar1")
    stand(made, "military-store", 0)
    made.state.stage[building("trading-post")] = 4
    refusal = refused(made, "copy trading-post-buy1")
    assert (refusal.reason, refusal.numbers) == ("nevada-city-reason-replaced", [building("military-store")])


# questions


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_of_a_fire_names_the_building_and_what_the_others_pay(language: str) -> None:
    """Rules: "Fire House", p. 13."""
    made = stand(to_year(table(seats=3), 1856), "fire-house", 0)
    go_on(made, "* reveal fire-at-the-hotel")
    assert step(made) == "CallFireBrigade"
    text = TEXTS[language]
    assert text.name("hotel") in text.prompt(made.state, 0)
    assert wording.dollars(text, 4) in text.hint(made.state, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_of_a_troublemaker_names_name_gun_and_point(language: str) -> None:
    """Rules: "Play the advanced game", p. 18."""
    made = to_step(table(variants=["troublemakers"]), "FaceTroublemaker")
    text = TEXTS[language]
    asked, hint = text.prompt(made.state, 0), text.hint(made.state, 0)
    assert "One-Eye Royce" in asked
    assert str(CARDS.person[person("one-eye-royce")].gun) in asked
    assert wording.count_goods(text, "vp", 1) in hint
    go_on(made, "0 fight ezra-ticktok")
    assert "One-Eye Royce" in text.prompt(made.state, -1)
    (told,) = [event for event in made.events[-1] if event.name == "nevada-city-event-fight-began"]
    assert "One-Eye Royce" in text.event(told, ["Ann", "Ben"])
    go_on(made, "* card 2")
    assert "One-Eye Royce" in text.hint(made.state, -1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_outsider_without_a_name_is_called_an_opponent(language: str) -> None:
    """Rules: "Play the advanced game", p. 18."""
    made = go_on(to_year(table(variants=["extra-events"]), 1856), "* reveal whiskey-runner")
    go_on(made, "0 fight ezra-ticktok")
    text = TEXTS[language]
    assert "Ezra" in text.prompt(made.state, -1)
    (told,) = [event for event in made.events[-1] if event.name == "nevada-city-event-fight-began"]
    assert told.numbers[2] == -1
    assert "1" in text.event(told, ["Ann", "Ben"])  # the gun


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_newspaper_names_its_order(language: str) -> None:
    """Rules: "Newspaper", p. 14. Ruling R20."""
    text = TEXTS[language]
    paper, sheriff = (
        wording.effects(text, SPACES[space(name)][1]) for name in ("newspaper-press1", "sheriff-deputy")
    )
    first, then = (wording.space_effect(text, one) for one in SPACES[space("newspaper-press1")][1].effects)
    assert paper == text.say("nevada-city-in-order", one=first, two=then)
    assert paper.index(first) < paper.index(then)
    assert paper != text.say("nevada-city-and-or", one=first, two=then)
    badge, contract = (wording.space_effect(text, one) for one in SPACES[space("sheriff-deputy")][1].effects)
    assert sheriff == text.say("nevada-city-and-or", one=badge, two=contract)
    made = stand(table(JANE), "newspaper", 1)
    go_on(made, "0 use newspaper-press1")
    plain = text.say("nevada-city-prompt-visit-space", ask="several", space="", person="")
    ordered = text.say("nevada-city-prompt-visit-space", ask="points-first", space="", person="")
    assert len(ordered) > len(plain)
    name, who = wording.space_name(text, *SPACES[space("newspaper-press1")]), "Jane Ticktok"
    assert text.prompt(made.state, 0) == text.say(
        "nevada-city-prompt-visit-space", ask="points-first", space=name, person=who
    )
    assert paper.split(first)[0] in text.hint(made.state, 0)


def test_a_space_asks_about_the_effect_that_is_left() -> None:
    """Rules: "Sheriff", p. 13. Ruling R20."""
    made = go_on(table(JANE), "0 use sheriff-deputy")
    assert EN.prompt(made.state, 0) == "Sheriff 1: what does Jane Ticktok do?"
    badge_first = go_on(table(JANE), "0 use sheriff-deputy", "0 badge")
    assert EN.prompt(badge_first.state, 0) == "Sheriff 1: which contract?"
    go_on(made, "0 reserve town-well", "* offer chapel")
    assert EN.prompt(made.state, 0) == "Sheriff 1: does Jane Ticktok take the badge?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_last_year_nobody_is_promised_to_be_sheriff(language: str) -> None:
    """Rules: "Reset start player", p. 11; "End of game", p. 12."""
    text = TEXTS[language]
    texts = []
    for year in (1857, 1858):
        made = go_on(to_step(to_year(table(seats=3), year), "ChooseCharacter"), JANE)
        offer = text.action(int(BADGE.action), made.state)
        go_on(made, "0 use sheriff-deputy", "0 badge")
        (told,) = [event for event in made.events[-1] if event.name == "nevada-city-event-badge-of-deputy"]
        texts.append((offer, text.event(told, ["Ann", "Ben", "Cleo"])))
    (offer, told_line), (last_offer, last_line) = texts
    assert offer != last_offer
    assert told_line.startswith(last_line.rstrip("."))
    assert offer == text.action(int(BADGE.action))  # without a table another year follows


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_stage_of_a_payment_asks_its_own_question(language: str) -> None:
    """Rules: "Check for events", p. 7; "Bank", p. 12. Ruling R17."""
    text = TEXTS[language]
    asked = []
    for loans, dollars in ((0, 0), (1, 9), (1, 0)):
        made = give(lend(to_year(table(), 1856), 0, loans), 0, money=dollars)
        go_on(made, "* reveal bandits")
        asked.append((text.prompt(made.state, 0), text.hint(made.state, 0)))
        assert wording.dollars(text, 3) in asked[-1][1]
    borrow, repay, only_borrow = asked
    assert borrow == only_borrow
    assert borrow[0] != repay[0]
    assert text.action(VERBS.find("done"), made.state) != text.action(VERBS.find("done"))


def test_after_the_last_marker_only_the_loan_is_asked_about() -> None:
    """Rules: "Bank", p. 12. Ruling R17."""
    made = table(JANE, "0 use bank-loan", "0 work mine 1", "0 work farm 1")
    assert EN.prompt(made.state, 0) == "Jane Ticktok has used all markers. Do you pay back a loan?"
    assert "at each building" not in EN.hint(made.state, 0)
    other = table(JANE)
    assert "This character may act only once a year at each building." in EN.hint(other.state, 0)


def test_a_worker_who_makes_trouble_is_told_apart_from_an_outsider() -> None:
    """Rules: "Play the advanced game", p. 18."""
    made = to_step(employ(table(variants=["troublemakers"]), 0, "benny-hart"), "FaceTroublemaker")
    go_on(made, "0 fight ezra-ticktok")
    (began,) = events(made, "event-fight-began")
    assert began[2] == [person("ezra-ticktok"), 4, person("one-eye-royce")]
