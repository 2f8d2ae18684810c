"""Our games under the suite that anybody can run on a game of his own: laws, files, views, pictures and texts.

Beside each game lie its recorded games, perft counts and traces; here stands how thoroughly it is tested.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import boomtown
from boomtown.core.record import Table, replay_to
from boomtown.core.rng import Rng
from boomtown.core.text import LANGUAGES
from boomtown.games import ALL, game_parts, laws_of
from boomtown.games.card_game.rules.tables import SWITCH_NAMES
from boomtown.testing import Check, Plan, list_checks
from boomtown.testing.messages import catalogue
from boomtown.testing.plan import Subject
from tests.games.card_game.test_words import SELDOM as SELDOM_IN_CARD_GAME
from tests.games.carson_city.test_words import SELDOM as SELDOM_IN_CARSON_CITY
from tests.games.nevada_city.test_words import SELDOM as SELDOM_IN_NEVADA_CITY

CARSON_CITY = (
    "",
    "personalities=red",
    "personalities=random red-captain",
    "might-is-right",
    "carson-river",
    "carson-river course=random unlimited-roads",
    "carson-river course=laid personalities=red settler-points",
    "kit-carson",
    "kit-carson bonus-each-turn might-is-right",
    "kept-tiles-wait starting-revolver red-road-worker",
    "might-is-right carson-river kit-carson personalities=random kept-tiles-wait settler-points",
)
CARD_GAME = (
    "",
    "players=6 virtual-1=expert virtual-2=intermediate suit-1=cow suit-4=hat",
    " ".join(["players=5 virtual-1=intermediate virtual-3=expert", *SWITCH_NAMES[:4]]),
    " ".join(SWITCH_NAMES[4:]),
)
NEVADA_CITY = "extra-buildings poker gunslinging extra-events troublemakers"
NEVADA_CITY_WORDS = [word for variant in ALL["nevada-city"].variants for word in variant.words()]


def planned(game: str, tables: Iterable[tuple[int, str]], **numbers: Any) -> Plan:
    """The plan of a game of ours: a game under the laws at each of these tables, other ones in each form."""
    seatings = [(seats, frozenset(words.split())) for seats, words in tables]
    folder = Path(__file__).parent / game.replace("-", "_")
    return Plan(folder, tables=seatings, first_seed=500 if boomtown.COMPILED else 0, **numbers)


PLANS = {
    "gold-rush": planned(
        "gold-rush",
        [
            *[(seats, words) for _ in range(20) for seats in (2, 3, 4, 5) for words in ("", "no-farmers")],
            *[(seats, "first=lot") for seats in (2, 3, 4, 5)],
        ],
        each=2,
        every_number=150,
    ),
    "card-game": planned(
        "card-game",
        [(seats, words) for words in CARD_GAME for seats in range(1, 7) for _ in range(3)],
        each=3,
        every_number=40,
        seldom=SELDOM_IN_CARD_GAME,
    ),
    "carson-city": planned(
        "carson-city",
        [(seats, words) for words in CARSON_CITY for seats in (2, 3, 4, 5) for _ in range(2)],
        each=3,
        every_number=100,
        positions=5,
        seldom=SELDOM_IN_CARSON_CITY,
    ),
    "nevada-city": planned(
        "nevada-city",
        [
            *[(seats, "") for seats in (2, 3, 4) for _ in range(6)],
            *[(2 + number % 3, word) for number, word in enumerate(2 * NEVADA_CITY_WORDS)],
            *2 * [(2, f"{NEVADA_CITY} first-game cubes=one-grey children=newcomer")],
            *2 * [(3, f"{NEVADA_CITY} cubes=two-grey children=swap")],
            *2 * [(4, f"{NEVADA_CITY} cubes=one-of-each children=newcomer")],
        ],
        each=3,
        every_number=60,
        seldom=SELDOM_IN_NEVADA_CITY,
    ),
}
FILES = ("laws", "golden", "perft", "traces")  # parts of which the first check runs with plain rules, too


def as_tests(game: str) -> Iterable[Any]:
    """The checks of a game as parameters: what shares played games goes to one process, most to the compiled rules."""
    seen: set[str] = set()
    for check in list_checks(game, PLANS[game]):
        marks = []
        if check.part not in FILES:
            marks.append(pytest.mark.xdist_group(f"{game}-{check.part}"))
        if check.part not in FILES or check.part in seen:
            marks.append(pytest.mark.compiled)
        seen.add(check.part)
        yield pytest.param(check, marks=marks, id=f"{game}-{check}")


@pytest.mark.parametrize("check", [one for game in PLANS for one in as_tests(game)])
def test_the_game_passes(check: Check) -> None:
    check()


@pytest.mark.parametrize("game", PLANS)
def test_all_parts_are_there_and_every_variant_is_played_under_the_laws(game: str) -> None:
    assert len({check.part for check in list_checks(game, PLANS[game])}) == 7
    played = {word for _, words in PLANS[game].tables for word in words}
    named = {variant.name for variant in ALL[game].variants if not variant.name.startswith(("red-", "suit-"))}
    assert named - {"virtual-4", "virtual-5"} <= {word.partition("=")[0] for word in played}


@pytest.mark.compiled
@pytest.mark.parametrize("game", PLANS)
@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_the_laws_hold_wherever_chosen_moves_lead_from_a_recorded_game(
    game: str, data: st.DataObject
) -> None:
    laws, golden = laws_of(game), Subject(game, PLANS[game]).golden
    record = golden[data.draw(st.sampled_from(sorted(golden)))]
    choices = data.draw(st.lists(st.integers(0, 99), min_size=5, max_size=60))
    moves = data.draw(st.integers(0, len(record.moves) - 1))
    table: Table[Any] = replay_to(ALL[game], record, moves, is_listening=True)
    for number, choice in enumerate(choices):
        if table.state.is_over():
            break
        if number % 20 == 0:
            laws.check_position(table.state, Rng(number))
        actors = table.state.actors()
        seat = actors[choice % len(actors)]
        options = table.state.options(seat)
        table.act(seat, options[choice % len(options)])
    if table.state.is_over():
        laws.check_end(table)
    else:
        laws.check_position(table.state, Rng(len(choices)))
        laws.check_door(table, Rng(len(choices)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLANS)
def test_people_are_called_by_respectful_names(game: str, language: str) -> None:
    messages = catalogue(game_parts(game).package, language).items()
    texts = [(key, text) for key, message in messages for text in message.texts]
    assert [key for key, text in texts if re.search("indian|indien|indiaan", text, re.IGNORECASE)] == []
