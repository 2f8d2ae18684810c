"""Carson City in words: places with what lies there, prices, duels told one after another."""

from itertools import product

import pytest

from boomtown.core.record import Table
from boomtown.core.text import LANGUAGES, Text
from boomtown.games.carson_city.components import PARCELS, SQUARES
from boomtown.games.carson_city.rules.game import CARSON_CITY
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.games.carson_city.rules.tables import CARD_NAMES, FIRST_PARCEL, SQUARE_NAMES
from boomtown.games.carson_city.rules.verbs import EDGES, KINDS, SPACES, VERBS
from boomtown.games.carson_city.ui.panels.people import rule_of
from boomtown.games.carson_city.ui.text import WORDS
from boomtown.games.carson_city.ui.text.arguments import (
    CONTENTS,
    SIDES,
    UNKNOWN,
    corners_within_reach,
    edge,
    onto,
    over,
    settler_pay,
    square,
)
from tests.games.carson_city.tables import choose, go_on, golden_table, opening, placed, until

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
TEXTS = {language: Text(WORDS, language) for language in LANGUAGES}
EN = TEXTS["en"]
SELDOM = ("carson-city-reason-river-cannot-leave",)  # random games hardly ever come to this: it is said here


def log(table: Table[CarsonCityState], text: Text = EN) -> list[str]:
    return [text.event(event, NAMES) for told in table.events for event in told]


def label(table: Table[CarsonCityState] | None, action: str, text: Text = EN) -> str:
    return text.action(VERBS.find(action), None if table is None else table.state)


def refusal(table: Table[CarsonCityState], seat: int, action: str, text: Text = EN) -> str:
    refused = table.why_not(seat, VERBS.find(action))
    assert refused is not None
    return text.reason(refused.reason, refused.numbers, table.state)


def buying() -> Table[CarsonCityState]:
    """Seat 0 may buy the saloon for $5 and then build it on e3."""
    return placed(choose(opening("e3", "h1", "h8", "g6"), "banker", "mercenary"), "construction-5")


def test_spaces_are_told_with_what_is_there() -> None:
    state = opening("b2", "h1").state
    assert onto(EN, state, SPACES.index("wages")) == "on Wages"
    assert onto(EN, state, SPACES.index("construction-12")) == "on Construction at $12 (mine)"
    assert onto(EN, None, SPACES.index("construction-12")) == "on Construction at $12"
    assert onto(EN, state, SPACES.index("b2")) == "on b2 (mountain)"
    assert onto(EN, state, SPACES.index("d4")) == "on d4 (house)"
    assert over(EN, state, SPACES.index("d5")) == "for d5"
    assert over(TEXTS["de"], state, SPACES.index("ammunition")) == "um das Feld „Munition“"


def test_an_empty_construction_square_is_told_without_a_building() -> None:
    table = go_on(buying(), "0 buy")
    assert square(EN, table.state, SPACES.index("construction-5")) == "Construction at $5"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("c3n", "north side of c3"),
        ("c3w", "west side of c3"),
        ("a8s", "south side of a8"),
        ("h5e", "east side of h5"),
    ],
)
def test_edges_are_told_as_sides_of_parcels(name: str, told: str) -> None:
    assert edge(EN, None, EDGES.index(name)) == told


def test_a_road_across_the_river_is_a_bridge() -> None:
    table = opening(variants=["carson-river"], centre="b5", mountains=("b2", "b7", "f2", "g2", "g7", "c7"))
    assert label(table, "road c2n") == "Build a bridge of two roads: north side of c2"
    assert label(table, "road c2w") == label(None, "road c2w") == "Lay a road: west side of c2"
    lines = log(golden_table("3-seats-a-bridge"))
    assert any(" builds a bridge (" in line for line in lines)
    assert any(" lays a road (" in line for line in lines)


def test_buttons_tell_what_is_bought_and_for_how_much() -> None:
    table = buying()
    assert EN.prompt(table.state, 0) == "Buy the saloon for $5?"
    assert EN.hint(table.state, 0) == "You have $24. You may build it at once or keep it for later."
    go_on(table, "0 buy")
    assert EN.prompt(table.state, 0) == "Where do you build the saloon?"
    assert EN.hint(table.state, 0).endswith("You may lay 1 road first.")
    assert label(table, "build e3") == "Build the saloon on e3"
    assert label(None, "build e3") == "Build the building on e3"
    go_on(table, "0 build e3")
    assert EN.prompt(table.state, 0) == "Where does the house go that comes with the saloon?"


def test_the_road_worker_pays_half() -> None:
    table = choose(opening("e3", "h1", "h8", "g6"), "road-worker", "mercenary")
    assert EN.prompt(placed(table, "construction-5").state, 0) == "Buy the saloon for $3?"


def test_parcels_tell_their_price() -> None:
    table = placed(choose(opening("e3", "h1"), "banker", "mercenary"), "b2")
    assert label(None, "purchase b2") == "Buy b2"
    assert label(table, "purchase b2") == "Buy b2 (mountain) for $3"
    go_on(table, "0 purchase b2")
    assert "Ann buys b2 for $3." in log(table)
    assert "b2 (mountain) belongs to Ann." in log(table)


def test_points_tell_their_price_on_a_square_and_at_the_cash_limit() -> None:
    table = placed(choose(opening("e3", "h1"), "banker", "mercenary"), "points-5")
    assert label(None, "points 3") == "Buy 3 points"
    assert label(table, "points 0") == "Buy no points"
    assert label(table, "points 1") == "Buy 1 point for $5"
    assert label(table, "points 3") == "Buy 3 points for $15"
    assert EN.hint(table.state, 0) == "Each costs $5, and you have $24."
    assert refusal(table, 0, "points 7") == "This costs $35, and you have $24."
    table = choose(opening("e3", "h1"), "mercenary", "banker")
    placed(table, "wages", "wages", "wages", "wages", "wages", "wages")
    until(table, "KeepToLimit")
    seat = int(table.state.actor())
    money = int(table.state.money[seat])
    assert (seat, money) == (1, 36)
    assert EN.hint(table.state, seat) == (
        "You have $36 and may keep $120. Every $10 you spend is a point, and you keep the rest."
    )
    go_on(table, "1 points 0")
    assert EN.hint(table.state, 0) == (
        "You have $27 and may keep $20, so at least $7 must be spent. "
        "Every full $10 spent is a point; smaller change is lost."
    )
    assert label(table, "points 0") == "Give up $7 for nothing"
    assert label(table, "points 1") == "Buy 1 point for $10"


def test_the_grocer_tells_what_doubling_brings() -> None:
    table = opening("e3", "h1", "h8", "a8")
    go_on(table, "0 choose grocer", "0 wait", "1 choose mercenary", "0 cowboy construction-3", "1 pass")
    go_on(table, "0 pass", "0 buy", "0 build a8")
    until(table, "DoubleIncome")  # around a8 the parcels a7 and b8 are free, b7 is a mountain
    assert label(table, "double ranch") == "Double the income of your ranches: $2 more"
    assert label(None, "double ranch") == "Double the income of your ranches"
    assert label(table, "double ranch", TEXTS["nl"]) == (
        "Verdubbel de inkomsten van je ranches: $\u00a02 meer"
    )


def test_a_duel_is_told_one_line_after_another() -> None:
    table = choose(opening("e3", "h1"), "banker", "mercenary")
    placed(table, "ammunition", "ammunition")
    first = len(log(table))
    go_on(table, "* roll 6", "* roll 1")
    assert log(table)[first:][:5] == [
        "Ann rolls a 6: with firepower 2 that makes 8.",
        "Ben rolls a 1: with firepower 5 that makes 6.",
        "Ben loses the duel and takes the cowboy back.",
        "Ann wins the duel for Ammunition with 8.",
        "Ann takes the three guns: firepower +3 until the end of the turn.",
    ]
    assert "Two cowboys face each other for Ammunition." in log(table)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "There are not enough cowboys left for this."),
        ("de", "Dafür sind nicht genug Cowboys übrig."),
        ("fr", "Il ne reste pas assez de cow-boys pour cela."),
        ("nl", "Daarvoor zijn er niet genoeg cowboys over."),
    ],
)
def test_a_refusal_is_told_in_every_language(language: str, told: str) -> None:
    table = choose(opening("e3", "h1"), "sheriff", "mercenary")
    for space in ("wages", "wages", "wages"):
        go_on(table, f"0 cowboy {space}", "1 cowboy wages")
    assert refusal(table, 0, "cowboy wages", TEXTS[language]) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "This costs $9, and you have $3."),
        ("de", "Das kostet 9\u00a0$, und du hast 3\u00a0$."),
        ("fr", "Cela coûte 9\u00a0$, et tu as 3\u00a0$."),
        ("nl", "Dit kost $\u00a09, en je hebt $\u00a03."),
    ],
)
def test_money_is_written_as_in_the_language(language: str, told: str) -> None:
    text = TEXTS[language]
    assert text.reason("carson-city-reason-no-money", [9, 3]) == told


def test_duel_tiles_are_told_to_their_owner_only() -> None:
    table = golden_table("4-seats-tiles-redrawn")
    seen = [event for told in table.events for event in told if event.name == "carson-city-event-tile-seen"]
    assert seen
    assert all(event.audience == event.seat for event in seen)
    assert EN.event(seen[0], NAMES) == f"Your new duel tile shows a {seen[0].numbers[0]}."


def test_a_closed_square_is_told_when_the_turn_ends() -> None:
    lines = log(golden_table("2-seats-a-tied-duel"))
    assert "Turn 1 is over. From now on no more points are sold for $2." in lines
    assert "Turn 3 is over. From now on no more points are sold for $4." in lines
    assert "Turn 4 is over." in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_kind_takes_the_words_of_another(language: str) -> None:
    """A selector that lacks a variant would fall back on its last one."""
    text = TEXTS[language]

    def told(message: str, name: str, ids: list[str], **more: str | int) -> None:
        said = [text.say(message, **{name: one}, **more) for one in ids]
        assert len({*said}) == len(ids), message

    kinds, cards = list(KINDS), list(CARD_NAMES)
    told("carson-city-building", "kind", [*kinds, UNKNOWN])
    told("carson-city-building.the", "kind", [*kinds, UNKNOWN])
    told("carson-city-building.all", "kind", kinds)
    told("carson-city-income", "kind", kinds, river="no")
    told("carson-city-square-with", "what", kinds, square="x")
    told("carson-city-parcel", "what", list(CONTENTS), parcel="c3")
    told("carson-city-person", "card", cards)
    told("carson-city-person.object", "card", cards)
    told("carson-city-person.name", "card", cards)
    told("carson-city-square", "square", list(SQUARE_NAMES))
    told("carson-city-edge", "side", ["n", "e", "s", "w"], parcel="c3")
    sides = product(cards, SIDES)
    assert len({text.say("carson-city-power.rule", card=c, side=s, pays="dollars") for c, s in sides}) == 14
    rules = {
        text.say("carson-city-square.rule", square=one.id)
        for one in SQUARES
        if not one.id.startswith("construction")
    }
    assert len(rules) == len(SQUARES) - 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_in_the_picture_are_short(language: str) -> None:
    text = TEXTS[language]
    for name in SQUARE_NAMES:
        assert len(text.say("carson-city-square.title", square=name)) <= 12
        assert len(text.say("carson-city-square.figures", square=name)) <= 6
        assert len(text.say("carson-city-square.note", square=name)) <= 11
    for card, side in product(CARD_NAMES, SIDES):
        assert len(text.say("carson-city-power", card=card, side=side)) <= 18
        for pays in ("dollars", "points"):
            assert len(text.say("carson-city-power.rule", card=card, side=side, pays=pays)) <= 100
    for verb in ("pass", "recall", "wait", "keep", "agree", "refuse", "decline", "done", "guns", "leave"):
        assert len(text.say("carson-city-scene-do", verb=verb)) <= 21
    assert len(text.say("carson-city-scene-turn-short")) <= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_can_be_told(language: str) -> None:
    text = TEXTS[language]
    state = opening("e3", "h1").state
    said = {onto(text, state, space) for space in range(len(SPACES))}
    assert len(said) == len(SPACES)
    assert all(PARCELS[0] not in onto(text, state, space) for space in range(int(FIRST_PARCEL)))


def card_text(table: Table[CarsonCityState], name: str, side: str, language: str = "en") -> str:
    """What the card of a personality says at this table."""
    return rule_of(TEXTS[language], CARD_NAMES.index(name), side, settler_pay(table.state))


@pytest.mark.parametrize(
    ("language", "dollars", "points"),
    [
        ("en", "$1 for each of your mountains", "a victory point for each of your mountains"),
        ("de", "1\u00a0$ für jeden deiner Berge", "einen Siegpunkt für jeden deiner Berge"),
        ("fr", "1\u00a0$ pour chacune de tes montagnes", "un point pour chacune de tes montagnes"),
        ("nl", "$\u00a01 voor elk van je bergen", "een punt voor elk van je bergen"),
    ],
)
def test_the_card_of_the_red_settler_says_what_he_gives_at_this_table(
    language: str, dollars: str, points: str
) -> None:
    """Rules: "The settler", p. 7. Ruling R05."""
    usual = card_text(opening(variants=["red-settler"]), "settler", "red", language)
    other = card_text(opening(variants=["red-settler", "settler-points"]), "settler", "red", language)
    assert dollars in usual
    assert points not in usual
    assert points in other
    assert dollars not in other


@pytest.mark.parametrize(
    ("language", "others"),
    [
        ("en", ("ranches", "hotels", "churches")),
        ("de", ("Ranch", "Hotel", "Kirche")),
        ("fr", ("ranch", "hôtel", "église")),
        ("nl", ("ranch", "hotel", "ker")),
    ],
)
def test_the_red_grocer_says_that_only_houses_count(language: str, others: tuple[str, ...]) -> None:
    """Rules: "The grocer", p. 7."""
    text, table = TEXTS[language], go_on(opening(variants=["red-grocer"]), "0 choose grocer")
    for said in (
        card_text(table, "grocer", "red", language),
        text.hint(table.state, 0),
        text.variant("red-grocer")[1],
        text.say("carson-city-help-grocer"),
    ):
        assert all(other in said for other in others), said


@pytest.mark.parametrize(
    ("language", "alone", "no_duel"),
    [
        ("en", "Nobody can join him", "join others where it means a duel"),
        ("de", "Niemand kann sich zu ihm stellen", "ein Duell auslösen"),
        ("fr", "Personne ne peut le rejoindre", "ne rejoins personne là où il y aurait duel"),
        ("nl", "Niemand kan bij hem gaan staan", "een duel uitlokken"),
    ],
)
def test_the_sheriff_says_who_may_stand_with_whom(language: str, alone: str, no_duel: str) -> None:
    """Rules: "The sheriff", p. 7. Rulings R11 and R28: others may join the white cowboy on open squares."""
    assert alone not in card_text(opening(), "sheriff", "yellow", language)
    assert no_duel in card_text(opening(), "sheriff", "red", language)


@pytest.mark.parametrize(
    ("language", "whose", "river"),
    [
        ("en", "yours or nobody’s", "$3 more at the river"),
        ("de", "dir oder niemandem gehört", "am Fluss 3\u00a0$ mehr"),
        ("fr", "à toi ou à personne", "3\u00a0$ de plus au bord de la rivière"),
        ("nl", "van jou of van niemand is", "$\u00a03 meer aan de rivier"),
    ],
)
def test_the_list_of_buildings_says_whose_houses_and_mountains_count(
    language: str, whose: str, river: str
) -> None:
    """Rules: "Estate income", p. 5; "The Carson River variant", p. 8. Ruling R23."""
    text = TEXTS[language]
    for kind in ("mine", "drugstore", "bank", "saloon"):
        for flows in ("yes", "no"):
            assert whose in text.say("carson-city-income", kind=kind, river=flows)
        assert whose in text.say(f"carson-city-help-{kind}")
    assert river in text.say("carson-city-income", kind="mine", river="yes")
    assert river not in text.say("carson-city-income", kind="mine", river="no")


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "reconstructed"), ("de", "rekonstruiert"), ("fr", "reconstitué"), ("nl", "gereconstrueerd")],
)
def test_the_course_of_the_river_is_called_reconstructed(language: str, word: str) -> None:
    """Rules: "The Carson River variant", p. 8. Ruling R27."""
    name, explanation = TEXTS[language].variant("course=usual")
    assert word in name
    assert word in explanation
    assert word in TEXTS[language].say("carson-city-help-carson-river")


def test_the_reasons_for_river_parcels_and_for_the_buildings_own_parcel() -> None:
    """Rules: "Building construction", p. 4; "The Carson River variant", p. 8."""
    dry = ("b2", "b7", "g2", "g7", "g3", "b6")
    table = opening("f5", "a1", "h8", "g5", variants=["carson-river"], centre="f6", mountains=dry)
    river = "The river flows there: nobody can own such a parcel or build on it."
    choose(table, "banker", "mercenary")
    placed(table, "construction-5", "pass", "h5")
    assert refusal(table, 0, "purchase c3") == river
    go_on(table, "0 done", "0 buy")
    assert refusal(table, 0, "build e5") == river
    go_on(table, "0 build f5")
    assert refusal(table, 0, "house e5") == river
    assert refusal(table, 0, "house f5") == "Your building itself goes there: its house needs another parcel."


def crowded() -> Table[CarsonCityState]:
    """Mountains stand around the centre, and seat 0 may build a saloon on e5, the only free parcel at a road."""
    mountains = ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "b6", "g2")
    table = opening("e5", "h1", "h8", "f6", mountains=mountains)
    return go_on(placed(choose(table, "banker", "mercenary"), "construction-5"), "0 buy")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Build the saloon on e5 (no place for its house)"),
        ("de", "Baue den Saloon auf e5 (kein Platz für das Wohnhaus)"),
        ("fr", "Construis le saloon sur e5 (pas de place pour la maison)"),
        ("nl", "Bouw de saloon op e5 (geen plaats voor het huis)"),
    ],
)
def test_a_place_for_a_building_is_marked_where_its_house_can_go_nowhere(language: str, told: str) -> None:
    """Rules: "Building construction", p. 4. Ruling R36."""
    table = crowded()
    assert "(" not in label(table, "build e5", TEXTS[language])  # a road would lead on to f5
    state = table.state.clone()
    state.roads[0] = 0  # as if it had laid its road elsewhere
    assert TEXTS[language].action(VERBS.find("build e5"), state) == told
    assert "(" not in label(None, "build e5", TEXTS[language])


def test_a_bridge_takes_two_of_the_roads_that_lead_to_a_place_for_a_house() -> None:
    """Rules: "The Carson River variant", p. 8. Ruling R25."""
    dry = ("b2", "b7", "g2", "g7", "g3", "b6")
    state = opening(variants=["carson-river"], centre="b4", mountains=dry).state
    c3, d3 = 2 * 9 + 2, 2 * 9 + 3  # their upper left corners: the side between them lies across the river
    state.roads[0] = 3
    far = corners_within_reach(state, 0)
    assert (far[c3], far[d3]) == (1, 1 + 2)


def test_the_question_about_the_guns_says_what_losing_brings() -> None:
    """Rules: "Ammunition", p. 4; "The sheriff", p. 7. Ruling R44."""
    table = choose(opening(variants=["red-sheriff"]), "sheriff", "banker")
    placed(table, "gambling", "gambling", "ammunition")
    assert EN.prompt(table.state, 0) == "Do you take the three guns?"
    assert "losing it brings you 3 points and your cowboy back" in EN.hint(table.state, 0)
    go_on(table, "0 leave")
    assert "Ann leaves the three guns where they are." in log(table)
    other = placed(choose(opening(), "banker", "mercenary"), "gambling", "gambling", "ammunition")
    assert "3 points" not in EN.hint(other.state, 0)


def test_with_the_river_the_first_choice_says_that_it_cannot_be_taken() -> None:
    """Rules: "Game setup", p. 2; "The Carson River variant", p. 8."""

    def hint(*variants: str) -> str:
        table = Table(CARSON_CITY, 2, frozenset(variants))
        while type(table.state.agenda[-1]).__name__ != "ClaimFirstParcel":
            table.act(-1, table.state.options(-1)[0])
        return EN.hint(table.state, 0)

    assert hint("carson-river").endswith("Only the river stays nobody’s.")
    assert "river" not in hint()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "From there the river could not reach the rim with the 15 parcels it has."),
        ("de", "Von dort könnte der Fluss mit seinen 15 Parzellen den Rand nicht mehr erreichen."),
        ("fr", "De là, la rivière ne pourrait plus atteindre le bord avec ses 15 parcelles."),
        ("nl", "Vandaar zou de rivier met haar 15 percelen de rand niet meer kunnen bereiken."),
    ],
)
def test_a_river_that_could_not_leave_is_refused_in_every_language(language: str, told: str) -> None:
    """Rules: "The Carson River variant", p. 8. Ruling R27."""
    table = Table(CARSON_CITY, 2, frozenset({"carson-river", "course=laid"}))
    for parcel in ("a4", "b4", "b5", "b6", "c6", "d6", "e6", "f6", "f5", "f4", "e4", "d4", "d3"):
        go_on(table, f"0 river {parcel}")
    assert refusal(table, 0, "river c3", TEXTS[language]) == told
