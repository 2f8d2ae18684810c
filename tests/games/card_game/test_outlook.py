"""What each player may expect, and playing on to a table that can be judged."""

from hashlib import sha256

import pytest

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.games.card_game import CARD_GAME
from boomtown.games.card_game.audit import audit
from boomtown.games.card_game.state import CardGame
from boomtown.games.card_game.steps.bids import ChooseBid
from boomtown.games.card_game.steps.building import PlaceCard
from tests.games.card_game.tables import NAMES, golden_table

MOVES = range(3, 130, 11)


def expected(state: CardGame) -> list[int]:
    return [int(points) for points in CARD_GAME.outlook(state)]


def calmed(name: str, move: int, seed: int) -> CardGame:
    state = golden_table(name, move).state.clone()
    CARD_GAME.calm(state, Rng(seed), Menu())
    return state


@pytest.mark.parametrize("name", NAMES)
def test_at_the_end_the_outlook_is_the_score(name: str) -> None:
    ended = golden_table(name).state
    assert ended.is_over()
    CARD_GAME.calm(ended, Rng(1), Menu())
    assert expected(ended) == [100 * int(points) for points in ended.score]


@pytest.mark.parametrize("name", NAMES)
def test_calm_ends_outside_bids_and_placing_with_every_card_in_its_place(name: str) -> None:
    for move in MOVES:
        state = calmed(name, move, move)
        assert not isinstance(state.agenda[-1], ChooseBid | PlaceCard)
        assert audit(state) is None
        assert expected(state) == expected(calmed(name, move, move))


def test_calm_places_a_card_where_the_city_promises_most() -> None:
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
            found.append(expected(placed)[seat])
        CARD_GAME.calm(state, Rng(move), Menu())
        assert expected(state)[seat] == max(found)
        asked += int(max(found) > min(found))
    assert asked > 5


def test_outlook_and_calm_are_the_same_in_both_modes() -> None:
    found = [expected(calmed(name, move, move)) for name in NAMES for move in MOVES]
    assert sha256(str(found).encode()).hexdigest()[:16] == "50d0728c3c25fe18"
