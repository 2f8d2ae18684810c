"""What each player may expect, and playing on to a table that can be judged."""

from hashlib import sha256

import pytest

from boomtown.bots import make_bot
from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE
from boomtown.games.card_game import CARD_GAME
from boomtown.games.card_game.audit import audit
from boomtown.games.card_game.evaluation.features import NAMES as PROSPECTS
from boomtown.games.card_game.evaluation.slow_evaluation import (
    KNOWN,
    LEARNED,
    LESSONS,
    arrange_weights,
    count_sample,
    take_up_weights,
)
from boomtown.games.card_game.rules.game import KEEN, CardGame
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.steps.bids import ChooseBid
from boomtown.games.card_game.rules.steps.building import PlaceCard
from boomtown.lab.fitting import fit_stages, samples_of
from tests.games.card_game.tables import NAMES, golden_table

MOVES = range(3, 130, 11)


JUDGES = pytest.mark.parametrize("game", [CARD_GAME, KEEN], ids=["plain", "slow_evaluation"])


def expected(state: CardGameState, game: CardGame = CARD_GAME) -> list[int]:
    return [int(points) for points in game.evaluate(state)]


def calmed(name: str, move: int, seed: int, game: CardGame = CARD_GAME) -> CardGameState:
    state = golden_table(name, move).state.clone()
    game.quiesce(state, Rng(seed), Menu())
    return state


def test_the_keen_game_is_the_same_game() -> None:
    assert CARD_GAME.with_slow_evaluation() is KEEN
    assert (KEEN.name, KEEN.rules, KEEN.verbs) == (CARD_GAME.name, CARD_GAME.rules, CARD_GAME.verbs)


@JUDGES
@pytest.mark.parametrize("name", NAMES)
def test_at_the_end_the_outlook_is_the_score(name: str, game: CardGame) -> None:
    ended = golden_table(name).state
    assert ended.is_over()
    game.quiesce(ended, Rng(1), Menu())
    assert expected(ended, game) == [100 * int(points) for points in ended.score]


@JUDGES
@pytest.mark.parametrize("name", NAMES)
def test_calm_ends_outside_bids_and_placing_with_every_card_in_its_place(name: str, game: CardGame) -> None:
    for move in MOVES:
        state = calmed(name, move, move, game)
        assert not isinstance(state.agenda[-1], ChooseBid | PlaceCard)
        assert audit(state) is None
        assert expected(state, game) == expected(calmed(name, move, move, game), game)


@JUDGES
def test_calm_places_a_card_where_the_city_promises_most(game: CardGame) -> None:
    asked = 0
    for move in range(30, 130):
        state = golden_table("4-seats-shared-victory", move).state
        if not isinstance(state.agenda[-1], PlaceCard):
            continue
        seat = int(state.actor())
        found = []
        for action in state.options(seat):
            placed = state.clone()
            placed.act(seat, action)
            found.append(expected(placed, game)[seat])
        game.quiesce(state, Rng(move), Menu())
        assert expected(state, game)[seat] == max(found)
        asked += int(max(found) > min(found))
    assert asked > 5


@pytest.mark.parametrize(
    ("game", "digest"),
    [(CARD_GAME, "0b5d6a7ff282a1c5"), (KEEN, "5de0614e44f5e597")],
    ids=["plain", "slow_evaluation"],
)
def test_outlook_and_calm_are_the_same_in_both_modes(game: CardGame, digest: str) -> None:
    found = [expected(calmed(name, move, move, game), game) for name in NAMES for move in MOVES]
    assert sha256(str(found).encode()).hexdigest()[:16] == digest


def learned(name: str) -> list[int]:
    """The weights of a prospect, with 1, 2, … iterations to come."""
    first = PROSPECTS.index(name) * int(LESSONS)
    return [int(weight) for weight in LEARNED][first : first + int(LESSONS)]


def test_every_prospect_has_its_learned_weights() -> None:
    assert len(LEARNED) == len(PROSPECTS) * int(LESSONS)
    for name in PROSPECTS:
        assert any(learned(name)), name


def test_what_helps_is_worth_something() -> None:
    assert min(learned("pips")) > 2000, "auction cards are worth something in every round"
    assert min(learned("paperboy")) > 50000, "it fetches a character when the last round is over"
    assert max(learned("guide")) < 0, "it loses what will be built"


def test_weights_are_learned_round_by_round_and_arranged_by_name() -> None:
    teacher = make_bot("deputy", CARD_GAME)
    samples = samples_of(CARD_GAME, 2, 0, 7, count_sample, teacher)
    assert [sample.stage for sample in samples if sample.is_first and sample.seat == 0] == [
        *range(16, -1, -1)
    ]
    assert samples == samples_of(CARD_GAME, 2, 0, 7, count_sample, teacher)
    weights = arrange_weights(fit_stages(samples, is_steady=True))
    assert [*weights] == PROSPECTS
    assert {len(row) for row in weights.values()} == {int(LESSONS)}


def test_positions_are_counted_when_a_round_begins() -> None:
    counted_at = []
    for move in range(120):
        state = golden_table("4-seats-shared-victory", move).state
        found = count_sample(state, 0)
        if found is not None:
            assert state.actor() == CHANCE
            assert state.offer_count == 0
            counted_at.append(found[0])
    assert sorted(set(counted_at), reverse=True) == [*range(max(counted_at), min(counted_at) - 1, -1)]
    assert max(counted_at) == 16


def test_other_weights_can_be_tried_and_put_back() -> None:
    state = golden_table("4-seats-shared-victory", 60).state
    before = expected(state, KEEN)
    weights = take_up_weights({name: [0] * int(LESSONS) for name in PROSPECTS})
    assert expected(state, KEEN) != before
    assert not any(row for rows in take_up_weights(weights).values() for row in rows)
    assert expected(state, KEEN) == before


def test_what_is_known_of_cards_and_cities_does_not_depend_on_what_was_asked_before() -> None:
    states = [calmed(name, move, move, KEEN) for name in NAMES for move in MOVES]
    fresh = []
    for state in states:
        KNOWN.clear()
        fresh.append(expected(state, KEEN))
    KNOWN.clear()
    assert [expected(state, KEEN) for state in states] == fresh
    assert [expected(state, KEEN) for state in reversed(states)] == fresh[::-1]
    assert len(KNOWN) > 100
