"""The Card Game in words: cards by what they show, places by rows and columns, characters by what they do."""

import re

import pytest

from boomtown.core.record import Table, live_score
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE
from boomtown.core.text import LANGUAGES, VIRTUAL_NAMES, Text
from boomtown.games.card_game import CARD_GAME
from boomtown.games.card_game.components import CHARACTERS, ELEMENTS, Character
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.tables import CARDS, HAND, LOWEST, STRENGTHS
from boomtown.games.card_game.rules.verbs import TERRAIN_NAMES, USABLE_NAMES, VERBS
from boomtown.games.card_game.ui.panels.characters import CARD, character_label, moment
from boomtown.games.card_game.ui.text import WORDS, contents, covers, kind_of_card, placed_at, spots, terrain
from boomtown.look.typesetting import break_in_two
from tests.games.card_game.tables import actor, bids, cell, go_on, offer, played, table, with_characters

TEXTS = {language: Text(WORDS, language) for language in LANGUAGES}
EN = TEXTS["en"]
LETTERS, MARGINS = 13, 6  # on a character card
KEEP = "cowboy settler e1-44 e1-45 e1-46 e1-47 e1-48"
NEXT = offer("cowboy", "settler", "e1-45 e1-46 e1-47 e1-48")
EACH_PERSON = pytest.mark.parametrize("person", CHARACTERS, ids=lambda person: person.id)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SELDOM = {"card-game-reason-outlaws-on-outlaws", "card-game-reason-suit-twice"}


def log(told: Table[CardGameState], text: Text = EN) -> list[str]:
    """What the last move of a table has told."""
    names = text.players(told.state, ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"][: told.state.seat_count])
    return [text.event(event, names) for event in told.events[-1]]


def said(told: Table[CardGameState], action: str, text: Text = EN) -> str:
    """What a button says."""
    return text.action(VERBS.find(action), told.state)


def refused(told: Table[CardGameState], action: str, text: Text = EN) -> str:
    """Why whoever is to act may not do this, as a sentence."""
    refusal = told.why_not(actor(told), VERBS.find(action))
    assert refusal is not None
    return text.reason(refusal.reason, refusal.numbers, told.state)


def second_card() -> Table[CardGameState]:
    """One seat has placed a card with two Houses at its right side and now places one with a Mountain top left."""
    opening = ["* back of cowboy", *offer("cowboy", "auctioneer", "e1-36 e1-09 e1-18 e1-35")]
    first = ["0 bid 9", "* turn 1", "* turn 1", "* turn 1", "0 take e1-36", "0 place h8"]
    second = [*offer("auctioneer", "settler", "e1-43 e1-37 e1-31 e1-11"), "0 bid 8"]
    return table(*opening, *first, *second, "* turn 2", "* turn 2", "* turn 2", "0 take e1-43", seats=1)


# Cards and places


def test_terrain_is_named_by_its_corners_and_away_from_a_table_by_its_era() -> None:
    assert EN.name("e1-09") == "Mine top left, Mountain bottom left and Mountain bottom right (era I)"
    assert EN.name("e1-11") == "Ranch top left (era I)"
    assert EN.name("e2-06") == "Ranch top left (era II)"
    assert said(table(), "take e1-11") == "Take the terrain: Ranch top left"


@pytest.mark.parametrize(
    ("card", "shown"),
    [
        ("e1-09", "Mine and 2 Mountains"),
        ("e1-18", "2 Ranches and outlaws"),
        ("e1-23", "Drugstore, Townhouse and outlaws"),
        ("e1-28", "Hotel and House"),
        ("e1-35", "House"),
    ],
)
def test_the_log_tells_what_a_card_brings_buildings_first(card: str, shown: str) -> None:
    assert contents(EN, None, TERRAIN_NAMES.index(card)) == shown


def test_names_follow_the_reading_of_the_table() -> None:
    card, other = TERRAIN_NAMES.index("e1-48"), table(variants=["houses-first"]).state
    assert contents(EN, table().state, card) == contents(EN, None, card) == "3 Mountains"
    assert contents(EN, other, card) == "3 Houses"
    assert terrain(EN, other, card) == "House top left, House top right and House bottom right"


def test_the_first_card_of_a_city_has_no_row() -> None:
    opening = ["* back of cowboy", *offer("cowboy", "auctioneer", "e1-36 e1-09 e1-18 e1-35")]
    first = table(*opening, *bids(9, 8, 7, 6), "0 take e1-36")
    assert said(first, "place h8") == "Place the card as the first of the city"
    assert log(go_on(first, "0 place h8"))[0] == "Ann places the card as the first of the city: 2 Houses."


@pytest.mark.parametrize(
    ("place", "button", "line"),
    [
        (cell(2, 1), "at row 3, column 2", "at row 3, column 2: Mountain."),
        (cell(-2, 0), "2 rows above the first, column 1", "at row 1, column 1: Mountain."),
        (cell(-1, -1), "1 row above the first, 1 column left of the first, covering 1 parcel", "at row 1"),
        (
            cell(0, -1),
            "at row 1, 1 column left of the first, covering 2 parcels",
            "Mountain, covering 2 parcels.",
        ),
        (
            cell(1, -1),
            "at row 2, 1 column left of the first, covering 1 parcel",
            "Mountain, covering 1 parcel.",
        ),
    ],
)
def test_a_button_tells_a_place_in_the_city_before_and_the_log_after(
    place: str, button: str, line: str
) -> None:
    city = second_card()
    assert said(city, f"place {place}") == f"Place the card {button}"
    told = log(go_on(city, f"0 place {place}"))[0]
    assert told.startswith("Ann places the card at row ")
    assert line in told


def test_without_a_table_a_place_is_its_cell() -> None:
    assert EN.action(VERBS.find("place c12")) == "Place the card at c12"
    assert EN.action(VERBS.find("sell e1-11")) == "Sell for 7 points: Ranch top left (era I)"


def test_a_card_for_sale_is_told_with_its_place() -> None:
    seller = played(
        [("auctioneer", ""), ("e1-11", cell(0, 0)), ("e1-35", cell(0, 2))], then="cowboy", keep=KEEP
    )
    go_on(seller, *NEXT)
    assert said(seller, "sell e1-35") == "Sell for 7 points: House bottom right, at row 1, column 3"
    go_on(seller, "0 sell e1-35")
    assert log(seller) == ["Ann sells a card with the Auctioneer (1 of 3): House."]


@EACH_LANGUAGE
def test_no_two_options_are_called_the_same(language: str) -> None:
    text, rng, sales = TEXTS[language], Rng(4), 0
    for seats in (1, 6, 3):
        random = Table(CARD_GAME, seats, is_listening=False)
        while not random.state.is_over():
            seat, state = actor(random), random.state
            if seat == CHANCE:
                random.roll(rng)
                continue
            options = state.options(seat)
            labels = {text.action(option, state) for option in options}
            assert len(labels) == len(options), labels
            sales += sum(VERBS.text(option).startswith("sell") for option in options)
            random.act(seat, options[rng.below(len(options))])
    assert sales > 0


def test_places_in_the_log_lie_within_the_city_and_covering_is_counted() -> None:
    rng, ways, misfits = Rng(6), set[int](), 0
    for seats in (6, 1, 2, 3, 4, 5, 6, 6):
        random = Table(CARD_GAME, seats)
        while not random.state.is_over():
            seat, before = actor(random), random.state.clone()
            options = [option for option, _ in before.odds()] if seat == CHANCE else before.options(seat)
            if VERBS.text(options[0]).startswith("take"):
                misfits += check_fit(before, seat)
            random.act(seat, options[rng.below(len(options))])
            for event in random.events[-1]:
                if event.name == "card-game-event-placed":
                    assert isinstance(event.after, CardGameState)
                    ways.add(check_place(before, event.after, seat, event.numbers[0]))
    assert ways == {0, 1, 2, 3, 4}
    assert misfits > 0


def check_place(before: CardGameState, after: CardGameState, seat: int, card: int) -> int:
    """How many parcels a new card covers; its row and its column leave room for it in the city."""
    if before.city_count[seat] > 0:
        found = re.fullmatch(r"at row (\d+), column (\d+)", placed_at(EN, after, card))
        assert found is not None
        assert 1 <= int(found[1]) < after.height[seat]
        assert 1 <= int(found[2]) < after.width[seat]
    covered = covers(EN, after, card)
    parcels = [sum(int(row).bit_count() for row in state.covered) for state in (before, after)]
    assert parcels[1] == parcels[0] + 4 - covered
    return covered


def check_fit(state: CardGameState, seat: int) -> int:
    """How many cards on offer fit nowhere: they, and no others, are told so."""
    misfits = 0
    for place in range(int(state.offer_count)):
        card = int(state.offered[place])
        is_misfit = card < CARDS and spots(state, seat, card) == 0
        assert (kind_of_card(EN, state, card) == "misfit") == is_misfit
        told = EN.action(VERBS.find("take e1-01") + card, state)
        assert ("fits nowhere" in told) == is_misfit
        misfits += is_misfit
    return misfits


# Characters


def figures(person: Character) -> set[str]:
    """The figures of a character's effect."""
    fixed = {str(person.points)} if person.points else set()
    return (
        fixed
        | {str(points) for points in person.per.values()}
        | ({str(person.boost)} if person.boost else set())
    )


@EACH_LANGUAGE
@EACH_PERSON
def test_an_effect_tells_the_figures_of_its_card(person: Character, language: str) -> None:
    text = TEXTS[language]
    effect = text.say("card-game-effect", character=person.id)
    short = text.say("card-game-effect.short", character=person.id)
    assert figures(person) <= {*re.findall(r"\d+", effect)}
    assert {figure for figure in figures(person) if figure != "2" or person.id != "teacher"} <= {
        *re.findall(r"\d+", short)
    }
    assert effect.endswith(".")
    lines = break_in_two(short, LETTERS, CARD[0] - MARGINS)
    assert not any("…" in line for line in lines)
    assert len(lines) == 1 or "arrow" not in person.signs  # below it stands when it can be used


@EACH_LANGUAGE
@EACH_PERSON
def test_a_character_in_a_sentence_bears_its_name(person: Character, language: str) -> None:
    text = TEXTS[language]
    name = text.name(person.id)
    assert text.say("card-game-person.name", character=person.id) == name
    assert text.say("card-game-person", character=person.id).endswith(name)
    assert name in text.say("card-game-person.object", character=person.id)


@EACH_LANGUAGE
@pytest.mark.parametrize("usable", USABLE_NAMES)
def test_a_boost_is_told_with_its_figure(usable: str, language: str) -> None:
    boost = next(person.boost for person in CHARACTERS if person.id == usable)
    for message in ("card-game-ability", "card-game-ability.short"):
        assert not boost or re.findall(r"\d+", TEXTS[language].say(message, character=usable)) == [str(boost)]


def test_a_character_to_use_is_asked_for_with_what_it_does() -> None:
    asked = go_on(with_characters("gunsmith", then="cowboy", keep=KEEP), *NEXT)
    assert EN.prompt(asked.state, 0) == "Do you use the Gunsmith now?"
    assert EN.hint(asked.state, 0) == "It adds 6 to the auction card you are going to play."
    assert said(asked, "use gunsmith") == "Use the Gunsmith: 6 more for the auction card"
    go_on(asked, "0 use gunsmith")
    assert log(asked) == ["Ann uses the Gunsmith: 6 more for the auction card."]


def test_a_prompt_tells_why_and_how_often_a_card_is_taken() -> None:
    governor = go_on(
        with_characters("governor", then="cowboy", keep=KEEP), *NEXT, "0 use governor", "* draw e1-44"
    )
    assert EN.prompt(governor.state, 0) == "Take a card at once: the Governor allows it."
    lawyer = go_on(with_characters("lawyer", then="cowboy", keep=KEEP), *NEXT, "0 use lawyer")
    assert EN.prompt(lawyer.state, 0) == "Take a card at once: the Lawyer allows it."
    go_on(lawyer, "0 take cowboy", *bids(8, 2, 3, 4))
    assert log(lawyer)[1] == "Ann discards the 8, having used the Lawyer."
    labourer = go_on(with_characters("day-labourer", then="cowboy", keep=KEEP), *NEXT)
    go_on(labourer, "0 use day-labourer", "* draw e1-44", *bids(8, 2, 3, 4))
    assert EN.prompt(labourer.state, 0) == "It is your turn: take the first of 2 cards."
    go_on(labourer, "0 take cowboy")
    assert EN.prompt(labourer.state, 0) == "It is your turn: take a card."


# Ties, skulls, virtual players


def test_the_order_of_ties_is_told_by_symbols_from_the_strongest_on() -> None:
    cut = table("* back of cowboy")
    assert (
        log(cut)[0]
        == "The pile of characters is cut; on top lies the order Hat, Star, Cow, Cactus, Horseshoe, Boot."
    )
    go_on(cut, "* reveal cowboy", "* back skull")
    assert log(cut) == [
        "The next character shows a skull.",
        "So the Cowboy goes under the pile, and the next character is turned up.",
    ]
    assert EN.name("skull") == "skull"


def test_virtual_players_are_told_by_their_names() -> None:
    opening = ["* back of cowboy", *offer("cowboy", "settler", "e1-33 e1-09 e1-31 e1-11"), "0 bid 1"]
    turned = table(*opening, "* turn 8", "* turn 8", "* turn 2", seats=1)
    assert log(turned)[:2] == ["Jedediah turns up the 2.", "Cyrus wins the tie at 8."]
    assert "Cyrus takes the terrain card: Mine and 2 Mountains." in log(turned)
    for number, name in enumerate(VIRTUAL_NAMES, 1):
        for strength in STRENGTHS:
            assert all(name in text.variant(f"virtual-{number}={strength}")[0] for text in TEXTS.values())


@EACH_LANGUAGE
@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_strength_is_explained_by_its_cards(strength: str, language: str) -> None:
    lowest = int(LOWEST[STRENGTHS.index(strength)])
    explained = re.findall(r"\d+", TEXTS[language].variant(f"virtual-1={strength}")[1])
    assert explained[:2] == [str(lowest), str(lowest + int(HAND) - 1)]


@EACH_LANGUAGE
def test_the_other_reading_is_explained_by_its_counts(language: str) -> None:
    explained = [int(found) for found in re.findall(r"\d+", TEXTS[language].variant("houses-first")[1])]
    house, mountain = (next(part for part in ELEMENTS if part.id == name) for name in ("house", "mountain"))
    assert house.other_count
    assert mountain.other_count
    assert explained == [count for pair in zip(house.other_count, mountain.other_count) for count in pair]


# Why not, and the score


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Here the card would cover a House."),
        ("de", "Hier würde die Karte ein Wohnhaus überdecken."),
        ("fr", "Ici, la carte recouvrirait une maison."),
        ("nl", "Hier zou de kaart een huis bedekken."),
    ],
)
def test_a_refusal_says_what_would_be_covered(language: str, sentence: str) -> None:
    assert refused(second_card(), f"place {cell(0, 1)}", TEXTS[language]).startswith(sentence)


@pytest.mark.parametrize(
    ("language", "lawyer", "heroes"),
    [
        ("en", "now it is the turn of the Lawyer.", "now it is the turn of the Heroes."),
        ("de", "jetzt ist der Rechtsanwalt an der Reihe.", "jetzt sind die Helden an der Reihe."),
        ("fr", "tu peux utiliser l’Avocat.", "tu peux utiliser les Héros."),
        ("nl", "Nu kun je de Advocaat inzetten.", "Nu kun je de Helden inzetten."),
    ],
)
def test_a_refusal_says_whose_moment_it_is(language: str, lawyer: str, heroes: str) -> None:
    asked = go_on(with_characters("day-labourer", "heroes", "gunsmith", then="cowboy", keep=KEEP), *NEXT)
    go_on(asked, "0 decline")
    assert refused(asked, "use gunsmith", TEXTS[language]).endswith(heroes)
    other = go_on(with_characters("lawyer", "gunsmith", then="cowboy", keep=KEEP), *NEXT)
    assert refused(other, "use gunsmith", TEXTS[language]).endswith(lawyer)


def test_a_refusal_says_how_large_a_city_may_be() -> None:
    row = [("e1-33", cell(0, 0)), ("e1-34", cell(0, 2)), ("e1-35", cell(0, 4)), ("e1-42", cell(0, 6))]
    for wishes, sentence in (
        (row, "A city has at most 8 rows"),
        ([("captain", ""), *row], "With the Captain"),
    ):
        wide = played(wishes, then="cowboy", keep=KEEP)
        go_on(wide, *NEXT, *bids(9 - len(wishes), 1 + len(wishes), 1 + len(wishes), 1 + len(wishes)))
        while actor(wide) != 0:
            others = [
                option for option in wide.state.options(actor(wide)) if "e1-45" not in VERBS.text(option)
            ]
            wide.act(actor(wide), others[0])
        go_on(wide, "0 take e1-45")
        assert refused(wide, f"place {cell(0, -7)}").startswith(sentence)


def test_a_used_card_is_refused_with_its_value() -> None:
    later = go_on(with_characters("teacher", then="cowboy", keep=KEEP), *NEXT)
    assert refused(later, "bid 9") == (
        "You have already played your 9 in this era. All cards return to your hand when era II begins."
    )


@pytest.mark.parametrize(
    ("language", "promise", "farewell"),
    [
        ("en", "when era II begins.", "it does not come back."),
        (
            "de",
            "Zu Beginn von Epoche II kehren alle Karten auf deine Hand zurück.",
            "Die Karte kommt nicht zurück.",
        ),
        ("fr", "reviennent en main au début de l’époque II.", "la carte ne revient pas."),
        ("nl", "als tijdperk II begint.", "de kaart komt niet terug."),
    ],
)
def test_a_used_card_promises_its_return_only_in_era_one(language: str, promise: str, farewell: str) -> None:
    text, nine = TEXTS[language], [(f"e1-{33 + n}", "") for n in range(9)]
    first = go_on(with_characters("teacher", then="cowboy", keep=KEEP), *NEXT)
    assert refused(first, "bid 9", text).endswith(promise)
    keep = "cowboy settler e2-44 e2-45 e2-46 e2-47"
    last = played([*nine, ("e2-40", "")], then="cowboy", keep=keep)
    go_on(last, *offer("cowboy", "settler", "e2-44 e2-45 e2-46 e2-47"))
    said_last = refused(last, "bid 9", text)
    assert said_last.endswith(farewell)
    assert promise not in said_last


@EACH_LANGUAGE
def test_a_refusal_says_why_a_character_cannot_be_used_now(language: str) -> None:
    """Used in this era, only after the cards are shown, only before, nobody's: four sentences, each with its name."""
    text = TEXTS[language]
    asked = with_characters("heroes", "gunsmith", "doctor", then="cowboy", keep=KEEP)
    go_on(asked, *NEXT, "0 use heroes")
    told = [refused(asked, f"use {name}", text) for name in ("heroes", "doctor", "lawyer")]
    go_on(asked, "0 decline", *bids(6, 7, 8, 9))
    told.append(refused(asked, "use gunsmith", text))
    for sentence, name in zip(told, ("heroes", "doctor", "lawyer", "gunsmith"), strict=True):
        assert text.say("card-game-person.object", character=name) in sentence
    bare = {
        sentence.replace(text.say("card-game-person.object", character=name), "")
        for sentence, name in zip(told, ("heroes", "doctor", "lawyer", "gunsmith"), strict=True)
    }
    assert len(bare) == 4
    if language == "en":
        assert told[0] == "You have already used the Heroes in this era."
        assert told[1] == "You can use the Doctor only after the auction cards are shown."


@pytest.mark.parametrize(
    ("language", "townhouse", "lying"),
    [
        ("en", "a House by a Townhouse.", "or lie on it"),
        ("de", "ein Wohnhaus durch ein Stadthaus.", "oder auf ihr liegen"),
        ("fr", "une maison par une maison de ville.", "ou reposer dessus"),
        ("nl", "een huis door een herenhuis.", "of erop liggen"),
    ],
)
def test_the_hint_for_placing_tells_all_that_a_card_may_do(language: str, townhouse: str, lying: str) -> None:
    """Rules: "Building rules", p. 4."""
    hint = TEXTS[language].hint(second_card().state, 0)
    assert hint.endswith(townhouse)
    assert lying in hint


@EACH_LANGUAGE
def test_the_card_of_the_paperboy_says_when_it_runs(language: str) -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C6."""
    text, paperboy = TEXTS[language], [person.id for person in CHARACTERS].index("paperboy")
    usual, quick = tuple(table().state.switches), tuple(table(variants=["paperboy-at-once"]).state.switches)
    assert moment(text, paperboy, usual) == moment(text, paperboy) == text.say("card-game-scene-at-end")
    assert moment(text, paperboy, quick) == text.say("card-game-scene-when-taken")
    assert character_label(text, paperboy, switches=usual) != character_label(text, paperboy, switches=quick)
    if language == "en":
        assert "At the end of the game" in character_label(text, paperboy)
        assert "As soon as you take it" in character_label(text, paperboy, switches=quick)


@EACH_LANGUAGE
@pytest.mark.parametrize("reason", sorted(SELDOM))
def test_what_random_games_seldom_refuse_is_said(language: str, reason: str) -> None:
    assert TEXTS[language].reason(reason).endswith(".")


@EACH_LANGUAGE
def test_the_card_of_the_editor_follows_the_table(language: str) -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C7."""
    text, editor = TEXTS[language], [person.id for person in CHARACTERS].index("editor")
    one_sign = tuple(table(variants=["editor-one-sign"]).state.switches)
    assert character_label(text, editor, switches=one_sign) != character_label(text, editor)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ann loses 12 points to 2 groups of outlaws."),
        ("de", "Ann verliert 12 Punkte durch 2 Gruppen von Outlaws."),
        ("fr", "Ann perd 12 points à cause de 2 bandes de hors-la-loi."),
        ("nl", "Ann verliest 12 punten door 2 groepen bandieten."),
    ],
)
def test_outlaws_are_told_as_a_loss(language: str, sentence: str) -> None:
    city = played([("e1-18", cell(0, 0)), ("e1-23", cell(0, 2))])
    lines = [line for line in live_score(CARD_GAME, city.state) if line.name == "card-game-score-outlaws"]
    text = TEXTS[language]
    assert [text.event(line, ["Ann", "Ben", "Cleo", "Dan"]) for line in lines if line.seat == 0] == [sentence]
