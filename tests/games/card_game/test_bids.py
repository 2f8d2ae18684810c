"""Auction cards: secret, simultaneous, each once an era; virtual players' stacks."""

import pytest

from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, HIDDEN, NOBODY
from boomtown.games.card_game import CARD_GAME
from boomtown.games.card_game.rules.state import NO_BID
from tests.games.card_game.tables import (
    because,
    bids,
    events,
    go_on,
    offer,
    offered,
    played,
    table,
    why_not,
    with_characters,
)

REVEAL = ["* back of cowboy", *offer("cowboy", "settler", "e1-01 e1-02 e1-03 e1-04")]


def test_all_seats_choose_at_the_same_time() -> None:
    """Rules: "Playing the game", p. 2."""
    choosing = table(*REVEAL)
    assert choosing.state.actors() == [0, 1, 2, 3]
    assert offered(choosing) == [f"bid {value}" for value in range(1, 10)]
    assert why_not(choosing, "take cowboy") == "bid-now"
    go_on(choosing, "2 bid 5")
    assert choosing.state.actors() == [0, 1, 3]
    assert why_not(choosing, "bid 6", 2) == "not-your-turn"


def test_a_card_lies_face_down_until_all_have_chosen() -> None:
    """Rules: "Playing the game", p. 2."""
    choosing = table(*REVEAL, "2 bid 5")
    assert choosing.lines[2][-1] == "2 bid 5"
    for other in (0, 1, 3, int(NOBODY)):
        seen = CARD_GAME.view(choosing.state, other).state
        assert [*seen.bid] == [NO_BID, NO_BID, HIDDEN, NO_BID]
        assert choosing.lines[other][-1] == "2 bid ?"
    assert events(choosing, "event-bid") == [("event-bid", 2, [0, 0, 0])]
    assert events(choosing, "event-bid-shown") == []


def test_any_unused_card_may_lie_there() -> None:
    """Rules: "Playing the game", p. 2."""
    choosing = table(*REVEAL, "2 bid 5")
    view = CARD_GAME.view(choosing.state, 0)
    assert {int(CARD_GAME.determinize(view, Rng(seed)).bid[2]) for seed in range(200)} == {*range(1, 10)}


def test_all_cards_are_shown_together() -> None:
    """Rules: "Playing the game", p. 2."""
    shown = table(*REVEAL, *bids(3, 9, 5, 1))
    assert [*shown.state.played] == [3, 9, 5, 1]
    assert [seat for _, seat, _ in events(shown, "event-bid-shown")] == [0, 1, 2, 3]
    assert [line for line in shown.lines[0] if "bid" in line] == ["0 bid 3", "1 bid ?", "2 bid ?", "3 bid ?"]


def test_a_card_is_used_once_in_an_era() -> None:
    """Rules: "Playing the game", p. 2."""
    second = played([("cowboy", "")], then="settler", keep="teacher e1-45 e1-46 e1-47 e1-48")
    go_on(second, *offer("settler", "teacher", "e1-45 e1-46 e1-47 e1-48"))
    assert "bid 9" not in offered(second)
    assert why_not(second, "bid 9") == "card-used"
    assert because(second, "bid 9") == [9, 1]  # and the era
    assert "bid 1" in offered(second)


@pytest.mark.parametrize(("strength", "lowest"), [("novice", 1), ("intermediate", 2), ("expert", 3)])
def test_the_stack_of_a_virtual_player_goes_with_its_strength(strength: str, lowest: int) -> None:
    """Rules: "Strength of virtual players", p. 2; "Game setup", p. 1."""
    shown = table(*REVEAL, "0 bid 1", seats=1, variants=[f"virtual-1={strength}"])
    assert shown.state.actor() == CHANCE
    assert offered(shown) == [f"turn {value}" for value in range(lowest, lowest + 9)]
    assert why_not(shown, f"turn {lowest - 1 or 10}") == "cannot-come"
    assert why_not(shown, "draw e1-05") == "turn-first"
    go_on(shown, f"* turn {lowest + 8}")
    assert offered(shown) == [f"turn {value}" for value in range(1, 10)]  # the next is a novice
    assert events(shown, "event-card-turned") == [("event-card-turned", 1, [lowest + 8, 0, 0])]


def test_a_stack_has_no_order_but_what_is_left_is_known() -> None:
    """Rules: "Playing the game", p. 2; "Virtual players", p. 2. Ruling C15."""
    turned = table(*REVEAL, "0 bid 1", "* turn 7", "* turn 8", "* turn 9", seats=1)
    left = [value for value in range(12) if turned.state.holds(1, value)]
    assert left == [1, 2, 3, 4, 5, 6, 8, 9]
    for viewer in (0, int(NOBODY)):
        assert [*CARD_GAME.view(turned.state, viewer).state.hand] == [*turned.state.hand]


def test_boosts_add_up() -> None:
    """Rules: "Character cards", p. 6; "Descriptions of the different characters", p. 6. Ruling C23."""
    both = with_characters("heroes", "gunsmith", then="cowboy", keep="settler e1-45 e1-46 e1-47 e1-48")
    go_on(both, *offer("cowboy", "settler", "e1-45 e1-46 e1-47 e1-48"))
    go_on(both, "0 use heroes", "0 use gunsmith", *bids(1, 9, 8, 7))
    assert both.state.played[0] + both.state.boost[0] == 1 + 3 + 6
    assert both.state.actor() == 0  # before the 9
