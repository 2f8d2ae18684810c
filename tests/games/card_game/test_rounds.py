"""The course of the game: rounds, the change of era, the setup of tables."""

import pytest

from boomtown.games.card_game import CARD_GAME
from boomtown.games.card_game.rules.tables import SWITCH_NAMES
from tests.games.card_game.tables import bids, cell, events, go_on, offer, offered, played, table, why_not

NINE = [(f"e1-{33 + n}", cell(n // 4 * 2, n % 4 * 2)) for n in range(8)] + [("heroes", "")]


@pytest.mark.parametrize(
    ("seats", "variants", "players"),
    [
        (1, [], 4),
        (3, [], 4),
        (4, [], 4),
        (6, [], 6),
        (1, ["players=6"], 6),
        (2, ["players=5"], 5),
        (6, ["players=4"], 6),  # nothing to fill up
    ],
)
def test_at_least_four_players_sit_at_a_table(seats: int, variants: list[str], players: int) -> None:
    """Rules: "Game setup", p. 1; "Advice for setting up the game", p. 2."""
    state = table(seats=seats, variants=variants).state
    assert (state.seat_count, state.player_count) == (seats, players)
    assert len(state.score) == players


def test_each_virtual_player_has_its_own_strength() -> None:
    """Rules: "Strength of virtual players", p. 2."""
    variants = ["players=6", "virtual-1=expert", "virtual-3=intermediate", "virtual-5=expert"]
    state = table(seats=2, variants=variants).state
    assert [*state.strength] == [2, 0, 1, 0]
    assert [value for value in range(12) if state.holds(4, value)] == [2, 3, 4, 5, 6, 7, 8, 9, 10]


def test_what_is_said_of_players_who_do_not_exist_is_no_contradiction() -> None:
    """Rules: "Strength of virtual players", p. 2."""
    every = frozenset({"players=4", *(f"virtual-{n}=expert" for n in range(1, 6)), *SWITCH_NAMES})
    for seats in range(1, 7):
        assert CARD_GAME.why_not(seats, every) is None
    assert CARD_GAME.why_not(7, frozenset()) == "no-such-seat-count"
    assert CARD_GAME.why_not(2, frozenset({"players=3"})) == "no-such-variant"
    assert CARD_GAME.why_not(2, frozenset({"players=4", "players=5"})) == "variant-twice"


def test_every_switch_has_its_place() -> None:
    """Rules: "Playing the game", p. 2."""
    for place, name in enumerate(SWITCH_NAMES):
        assert [*table(variants=[name]).state.switches] == [int(n == place) for n in range(len(SWITCH_NAMES))]


def test_after_nine_rounds_the_era_changes() -> None:
    """Rules: "Playing the game", p. 2; "Character cards", p. 6."""
    changed = played(NINE, seats=2)
    state = changed.state
    assert (state.era, state.round) == (1, 0)
    assert events(changed, "event-era-changed") == [("event-era-changed", -2, [0, 0, 0])]
    assert state.terrain.size == 48
    for player in range(4):
        assert sum(state.holds(player, value) for value in range(12)) == 9
    assert state.pile.size() == 12  # the pile of characters goes on
    second = played([*NINE, ("e2-40", "")], seats=2)
    assert {numbers[0] >= 48 for _, _, numbers in events(second, "event-terrain-revealed")[36:]} == {True}


def test_what_nobody_took_leaves_the_game_and_the_column_is_empty() -> None:
    """Rules: "Playing the game", p. 2. Ruling C11."""
    reveal = ["* back of cowboy", *offer("cowboy", "settler", "e1-33 e1-34 e1-35 e1-36")]
    taking = table(*reveal, *bids(9, 8, 7, 6))
    for seat, card in enumerate(["e1-33", "e1-34", "e1-35", "e1-36"]):
        go_on(taking, f"{seat} take {card}", f"{seat} place h8")
    assert events(taking, "event-character-removed") == [("event-character-removed", -2, [0, 0, 0])]
    assert [*taking.state.offered] == [0] * 8
    assert taking.state.offer_count == 0


def test_used_characters_are_upright_again() -> None:
    """Rules: "Playing the game", p. 2; "Character cards", p. 6. Ruling C24."""
    before = played([("heroes", ""), ("e1-33", "h8")], is_using=True)
    assert before.state.is_used[9] == 1
    asked = [numbers[0] for _, seat, numbers in events(before, "event-character-used") if seat == 0]
    assert asked == [9]
    third = played([("heroes", ""), ("e1-33", "h8"), ("e1-34", "")], is_using=True)
    assert len(events(third, "event-character-used")) == 1  # a sideways character is not asked
    after = played([("heroes", ""), *NINE[:8]], is_using=True)
    assert after.state.is_used[9] == 0


def test_eighteen_rounds_leave_three_characters() -> None:
    """Rules: "Playing the game", p. 2; "End of the game", p. 4."""
    later = [(f"e2-{40 + n}", cell(4 + n // 4 * 2, n % 4 * 2)) for n in range(8)] + [("teacher", "")]
    ended = played([*NINE, *later])
    assert ended.state.is_over()
    assert ended.state.pile.size() == 3
    rounds = [numbers[:2] for _, _, numbers in events(ended, "event-round-began")]
    assert rounds == [[era, number] for era in (1, 2) for number in range(1, 10)]
    assert why_not(ended, "bid 1", 0) == "game-over"


def test_nobody_has_more_than_nine_auction_cards() -> None:
    """Rules: "Game setup", p. 1."""
    new = table(
        "* back of cowboy", "* reveal cowboy", "* back of settler", *(f"* draw e1-0{n}" for n in range(1, 5))
    )
    assert offered(new) == [f"bid {value}" for value in range(1, 10)]
