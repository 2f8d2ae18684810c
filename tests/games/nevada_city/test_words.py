"""Nevada City in words: cards say what stands in their files, events what happens, to whom and how long."""

import re
from collections.abc import Callable
from functools import cache
from itertools import count

import msgspec
import pytest

from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY
from boomtown.core.step import Event as Told
from boomtown.core.text import LANGUAGES, Text
from boomtown.games.nevada_city import NEVADA_CITY
from boomtown.games.nevada_city.card_types import EventCard
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import BuyEffect, PayEachEffect, SellEffect
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.tables import BUILDING_NAMES, EVENT_NAMES, SPACE_NAMES, SPACES
from boomtown.games.nevada_city.rules.verbs import SELL, TAKE, USE, VERBS, WORK
from boomtown.games.nevada_city.ui.text import WORDS
from boomtown.games.nevada_city.ui.text import arguments as naming
from boomtown.games.nevada_city.ui.text import cards as wording
from boomtown.games.nevada_city.ui.text import events as event_wording

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
TEXTS = {language: Text(WORDS, language) for language in LANGUAGES}
EN = TEXTS["en"]
MONEY_SIGNS = {"en": "$7", "de": "7\u00a0$", "fr": "7\u00a0$", "nl": "$\u00a07"}

# random games hardly ever come to these, or never with the cards as they are; said below in every language
SELDOM = (
    "nevada-city-event-ante-paid",
    "nevada-city-event-brigade-sent",
    "nevada-city-event-brigade-stayed",
    "nevada-city-event-gamble-lost",
    "nevada-city-event-healed",
    "nevada-city-event-pot-void",
    "nevada-city-event-pot-won",
    "nevada-city-event-undertaker-paid",
    "nevada-city-event-unhired-income",
    "nevada-city-reason-already-married",
    "nevada-city-reason-borrowed-to-pay",
    "nevada-city-reason-building-first",
    "nevada-city-reason-ante-or-not",
    "nevada-city-reason-claim-property",
    "nevada-city-reason-has-badge",
    "nevada-city-reason-heal-or-not",
    "nevada-city-reason-homestead-full",
    "nevada-city-reason-no-credit",
    "nevada-city-reason-no-event",
    "nevada-city-reason-no-plot",
    "nevada-city-reason-no-property",
    "nevada-city-reason-no-tile",
    "nevada-city-reason-nothing-to-claim",
    "nevada-city-reason-property-only",
    "nevada-city-reason-redraw-or-not",
    "nevada-city-reason-same-sex",
    "nevada-city-score-death",
    "nevada-city-score-extra",
    "nevada-city-score-poker",
    "nevada-city-score-unhired",
)


@cache
def reached(wanted: Callable[[NevadaCityState], bool], seats: int = 3) -> NevadaCityState:
    """The first position of random games that is as wanted."""
    for seed in count():
        table, rng = Table(NEVADA_CITY, seats, is_listening=False), Rng(seed)
        while not table.state.is_over():
            state, seat = table.state, int(table.state.actor())
            if seat == CHANCE:
                table.roll(rng)
                continue
            if wanted(state):
                return state
            options = state.options(seat)
            table.act(seat, options[rng.below(len(options))])
    raise AssertionError


def offers(state: NevadaCityState, test: Callable[[int], bool]) -> bool:
    return any(test(option) for option in state.options(state.actor()))


def sells(state: NevadaCityState) -> bool:
    return offers(state, lambda option: SELL.has(option) and SELL.part(option) == 1)


def buys(state: NevadaCityState) -> bool:
    is_dearer = any(state.price_mod)
    return type(state.agenda[-1]).__name__ == "BuyMore" and not is_dearer


def works(state: NevadaCityState) -> bool:
    return offers(state, lambda option: WORK.has(option) and WORK.parts(option)[1] == 1)


def uses(state: NevadaCityState) -> bool:
    return offers(state, USE.has) and state.round > 1


def told(name: str, seat: int, *numbers: int) -> Told:
    event = Told(name, seat, [*numbers, 0, 0, 0], NOBODY, "Told", reached(uses))
    event.is_score = "-score-" in name
    event.points = 2 if event.is_score else 0
    return event


def event_card(name: str) -> EventCard:
    return CARDS.event[EVENT_NAMES.index(name)]


# Cards that somebody has corrected


@pytest.mark.parametrize("text", TEXTS.values(), ids=LANGUAGES)
def test_a_card_with_a_name_of_its_own_is_called_by_it(text: Text) -> None:
    market = CARDS.building[BUILDING_NAMES.index("market")]
    assert wording.card_name(text, msgspec.structs.replace(market, name="Farmer's Fair")) == "Farmer’s Fair"
    assert wording.card_name(text, msgspec.structs.replace(market, id="fair", name="Fair")) == "Fair"
    assert wording.card_name(text, market) == text.name("market") != "Fair"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corrected_figure_is_said_at_once(language: str) -> None:
    text = TEXTS[language]
    bandits = msgspec.structs.replace(event_card("bandits"), effects=(PayEachEffect(amount=7),))
    assert MONEY_SIGNS[language] in event_wording.event_rules(text, bandits)
    assert MONEY_SIGNS[language] not in event_wording.event_rules(text, event_card("bandits"))
    post = CARDS.building[BUILDING_NAMES.index("trading-post")]
    dear = msgspec.structs.replace(
        post.spaces[0], effects=(BuyEffect(each=7, most=5, goods=("iron",)),), fee=0
    )
    said = wording.effects(text, dear)
    assert MONEY_SIGNS[language] in said
    assert "5" in said
    assert text.say("nevada-city-good", good="iron") in said
    assert text.say("nevada-city-good", good="lumber") not in said


def test_an_event_may_last_a_year_or_not() -> None:
    lasting = msgspec.structs.replace(event_card("bandits"), all_year=True)
    assert event_wording.event_rules(EN, lasting).endswith("In force until the end of this year.")
    assert event_wording.event_rules(EN, event_card("bandits")).endswith("This happens once, now.")


# Events: what happens, to whom and how long


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "silver-discovered",
            "As one of its actions, a character may place a marker on this card and take 1 silver from the supply, "
            "once this year. Any number of characters of every player may do so. In force until the end of this "
            "year.",
        ),
        (
            "drought",
            "Whenever a farm is worked, it yields 1 crop less, but never less than 0. This goes for every player. "
            "In force until the end of this year.",
        ),
        (
            "cattle-buyers",
            "Whenever 1 livestock is sold, it brings $1 more. This goes for every player. In force until the end of "
            "this year.",
        ),
        (
            "land-rush",
            "City Hall: the fee for claiming a building or a property is $1 lower, but never below 0. The price of "
            "the property itself stays the same. This goes for every player, and also for a building that takes its "
            "place. In force until the end of this year.",
        ),
        (
            "famine",
            "Each player loses 2 crops, or what they have of it, and pays the Bank $2 for each that is missing. "
            "Whoever is short of money must borrow, with a marker still on a character for each loan; when no loan "
            "is possible they pay what they have, and that is all. This happens once, now.",
        ),
        (
            "stampede",
            "Each player loses 2 livestock, or what they have of it. Nothing is due for what is missing. This "
            "happens once, now.",
        ),
        (
            "temperance-march",
            "No space of these buildings may be used by anybody: Belle’s Saloon, Wine & Roses Saloon and Bordello. "
            "They may still be claimed and built. In force until the end of this year.",
        ),
        (
            "poker-tournament",
            "Clockwise from the Sheriff, each player may put $3 into the pot and gets a poker card. Then each may "
            "pay $1 into the pot for another card, once. The highest card takes the pot and 2 points. With fewer "
            "than two players the stakes are returned. This happens once, now.",
        ),
    ],
)
def test_an_event_says_exactly_what_it_does(name: str, said: str) -> None:
    assert event_wording.event_rules(EN, event_card(name)) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS.event, ids=lambda card: card.id)
def test_every_event_says_its_figures_and_how_long_it_lasts(language: str, card: EventCard) -> None:
    text = TEXTS[language]
    said = event_wording.event_rules(text, card)
    figures = re.findall(r"\d+", str(msgspec.to_builtins(card.effects)))
    assert {figure for figure in figures if figure != "0"} <= {*re.findall(r"\d+", said), "1"}
    assert said.endswith(text.say("nevada-city-lasts", lasts="year" if card.all_year else "now"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fire_names_the_building_and_what_the_brigade_costs(language: str) -> None:
    text = TEXTS[language]
    said = event_wording.event_rules(text, event_card("fire-at-the-hotel"))
    brigade = wording.dollars(text, 4)
    assert all(words in said for words in (text.name("hotel"), text.name("fire-house"), brigade))
    assert text.name("hotel") not in event_wording.event_rules(text, event_card("fire-on-main-street"))


# What the table knows


def test_a_space_says_its_fee() -> None:
    said = EN.action(VERBS.find("use assayer-sell-bonus"))
    assert said == "Assayer 1: sell up to 2 silver at market value and $1 more each ($1 to the owner)"
    state = reached(uses)
    owner = int(state.actor())
    building = next(
        number for number, one in enumerate(CARDS.building) if state.owner[number] == owner and one.spaces
    )
    own = VERBS.find(f"use {CARDS.building[building].id}-{CARDS.building[building].spaces[0].id}")
    assert EN.action(own, state).endswith("(no fee)")
    assert not EN.action(own).endswith("(no fee)")


def test_a_space_says_the_prices_of_the_moment() -> None:
    state = reached(uses).clone()
    state.price_mod[SPACE_NAMES.index("trading-post-buy1")] = -1
    state.loan_mod = -1
    state.market[0], state.sale_mod[0] = 3, 1
    post, loan, assayer = (
        EN.action(VERBS.find(f"use {space}"), state)
        for space in ("trading-post-buy1", "bank-loan", "assayer-sell-bonus")
    )
    assert post.startswith("Trading Post 1: buy up to 3 at $1 each:")
    assert loan.startswith("Bank 1: borrow $4; the marker stays until $5 are paid back")
    assert assayer.startswith("Assayer 1: sell up to 2 silver at $5 each")


def test_a_sale_says_what_it_brings() -> None:
    assert EN.action(VERBS.find("sell 2")) == "Sell 2"
    state = reached(sells)
    effect = SPACES[naming.now(state).space][1].effects[0]
    assert isinstance(effect, SellEffect)
    price = int(state.sale_price(("silver", "crops", "livestock").index(effect.resource))) + effect.bonus
    assert EN.action(VERBS.find("sell 2"), state) == (
        f"Sell {wording.count_goods(EN, effect.resource, 2)} for ${2 * price}"
    )


def test_goods_say_their_price_where_they_are_bought() -> None:
    assert EN.action(VERBS.find("take iron")) == "Take 1 iron"
    state = reached(buys)
    iron = TAKE.of(("silver", "crops", "livestock", "iron").index("iron"))
    assert EN.action(int(iron), state) == "Buy 1 iron for $2"
    state = state.clone()
    state.price_mod[naming.now(state).space] = -1
    assert EN.action(int(iron), state) == "Buy 1 iron for $1"


def test_work_says_what_each_tile_yields() -> None:
    assert EN.action(VERBS.find("work farm 2")) == "Work 2 farms"
    state = reached(works)
    crops = int(state.yields(1))
    assert EN.action(VERBS.find("work farm 2"), state) == (
        f"Work 2 farms: {wording.count_goods(EN, 'crops', crops)} each"
    )


def test_a_building_says_what_is_still_missing() -> None:
    state = reached(uses).clone()
    assert EN.action(VERBS.find("build opera-house"), state) == (
        "Build: Opera House (still needs 2 iron, 3 lumber and 3 brick)"
    )
    state.supplied[BUILDING_NAMES.index("opera-house") * 3 + 1] = 2
    assert EN.action(VERBS.find("build opera-house"), state) == (
        "Build: Opera House (still needs 2 iron, 1 lumber and 3 brick)"
    )


def test_a_contract_says_all_that_is_on_it() -> None:
    contracts = {one.id: wording.contract_rules(EN, one) for one in CARDS.contract}
    assert contracts["army-contract"] == (
        "Needs 3 livestock and 5 crops, brings 11 points (production contract). With this building finished it "
        "brings 14 points, and the building’s owner scores 2: Boarding House."
    )
    assert contracts["jail-cells"].endswith(
        "If this building is finished, its owner scores 2 points: Sheriff."
    )
    assert contracts["harvest-wagon"].endswith("It also brings $4.")
    assert contracts["new-shaft"].endswith("The character who completes it learns mining.")


# Log lines


@pytest.mark.parametrize(
    ("language", "to_bank", "to_player"),
    [
        ("en", "Ann pays the Bank $2.", "Ann pays Cleo $2."),
        ("de", "Ann zahlt 2\u00a0$ an die Bank.", "Ann zahlt 2\u00a0$ an Cleo."),
        ("fr", "Ann verse 2\u00a0$ à la banque.", "Ann verse 2\u00a0$ à Cleo."),
        ("nl", "Ann betaalt $\u00a02 aan de bank.", "Ann betaalt $\u00a02 aan Cleo."),
    ],
)
def test_a_fee_says_who_gets_it(language: str, to_bank: str, to_player: str) -> None:
    text = TEXTS[language]
    assert text.event(told("nevada-city-event-fee-paid", 0, 2, 4, 0), NAMES) == to_bank
    assert text.event(told("nevada-city-event-fee-paid", 0, 2, 2, 0), NAMES) == to_player


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_nothing_pays_nothing(language: str) -> None:
    event = EVENT_NAMES.index("bandits")
    poor = TEXTS[language].event(told("nevada-city-event-paid-for-event", 0, 0, 4, event), NAMES)
    assert "0" not in poor
    assert "3" in TEXTS[language].event(told("nevada-city-event-paid-for-event", 0, 3, 4, event), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fire_says_whether_there_is_damage(language: str) -> None:
    hotel, fire = BUILDING_NAMES.index("hotel"), EVENT_NAMES.index("fire-at-the-hotel")
    plain = told("nevada-city-event-building-burnt", int(NOBODY), hotel, fire)
    without = TEXTS[language].event(plain, NAMES)
    state = plain.after.clone()
    assert isinstance(state, NevadaCityState)
    state.stage[BUILDING_NAMES.index("fire-house")] = 3
    with_brigade = TEXTS[language].event(
        Told(plain.name, int(NOBODY), plain.numbers, NOBODY, "Told", state), NAMES
    )
    assert without != with_brigade


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_tells_who_is_ahead(language: str) -> None:
    said = [
        TEXTS[language].event(told("nevada-city-event-character-drew", 1, 3, lead), NAMES)
        for lead in (2, 0, -2)
    ]
    assert len({*said}) == 3
    assert ["2" in line for line in said] == [True, False, True]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", SELDOM)
def test_what_seldom_happens_can_be_said(language: str, message: str) -> None:
    text = TEXTS[language]
    if "-reason-" in message:
        said = text.reason(message)
    else:
        event = told(message, 1, 5, 3, 0)
        said = text.event(event, NAMES)
        assert "Ben" in said or message == "nevada-city-event-pot-void"
    assert said.endswith((".", "!"))
    assert "{" not in said
