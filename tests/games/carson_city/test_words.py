"""Carson City in words: places with what lies there, prices, duels told one after another."""

from itertools import product

import pytest

from boomtown.core.record import Table
from boomtown.core.text import LANGUAGES, Text
from boomtown.games.carson_city.components import PARCELS, SQUARES
from boomtown.games.carson_city.phrases import CONTENTS, SIDES, UNKNOWN, edge, onto, over, square
from boomtown.games.carson_city.state import CarsonCity
from boomtown.games.carson_city.tables import CARD_NAMES, FIRST_PARCEL, SQUARE_NAMES
from boomtown.games.carson_city.verbs import EDGES, KINDS, SPACES, VERBS
from boomtown.games.carson_city.words import WORDS
from tests.games.carson_city.tables import choose, go_on, golden_table, opening, placed, until

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
TEXTS = {language: Text(WORDS, language) for language in LANGUAGES}
EN = TEXTS["en"]


def log(table: Table[CarsonCity], text: Text = EN) -> list[str]:
    return [text.event(event, NAMES) for told in table.events for event in told]


def label(table: Table[CarsonCity] | None, action: str, text: Text = EN) -> str:
    return text.action(VERBS.find(action), None if table is None else table.state)


def refusal(table: Table[CarsonCity], seat: int, action: str, text: Text = EN) -> str:
    refused = table.why_not(seat, VERBS.find(action))
    assert refused is not None
    return text.reason(refused.reason, refused.numbers, table.state)


def buying() -> Table[CarsonCity]:
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
    assert (money, EN.hint(table.state, seat).split(".")[0]) in (
        (27, "You have $27 and may keep $20"),
        (36, "You have $36 and may keep $120"),
    )
    while seat != 0:
        go_on(table, f"{seat} points 0")
        seat = int(table.state.actor())
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
    told("carson-city-income", "kind", kinds)
    told("carson-city-square-with", "what", kinds, square="x")
    told("carson-city-parcel", "what", list(CONTENTS), parcel="c3")
    told("carson-city-person", "card", cards)
    told("carson-city-person.object", "card", cards)
    told("carson-city-person.name", "card", cards)
    told("carson-city-square", "square", list(SQUARE_NAMES))
    told("carson-city-edge", "side", ["n", "e", "s", "w"], parcel="c3")
    assert len({text.say("carson-city-power.rule", card=c, side=s) for c, s in product(cards, SIDES)}) == 14
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
        assert len(text.say("carson-city-power.rule", card=card, side=side)) <= 100
    for verb in ("pass", "recall", "wait", "keep", "agree", "refuse", "decline", "done"):
        assert len(text.say("carson-city-scene-do", verb=verb)) <= 21
    assert len(text.say("carson-city-scene-turn-short")) <= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_can_be_told(language: str) -> None:
    text = TEXTS[language]
    state = opening("e3", "h1").state
    said = {onto(text, state, space) for space in range(len(SPACES))}
    assert len(said) == len(SPACES)
    assert all(PARCELS[0] not in onto(text, state, space) for space in range(int(FIRST_PARCEL)))
