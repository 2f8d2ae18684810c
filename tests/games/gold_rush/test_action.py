"""Second part of a turn: a cowboy, or the tent, or a token, or nothing."""

from boomtown.core.step import CHANCE
from tests.games.gold_rush.tables import actor, events, go_on, home, offered, table, tents, tokens, why_not


def test_a_cowboy_or_a_tent_or_a_token_ends_the_action() -> None:
    """Rules: "Playing the game", p. 2."""
    assert actor(table("gr38 1e e cowboy e")) == CHANCE
    assert actor(table("gr38 1e e tent 0 n")) == CHANCE
    mined = table("gr38 1e e tent 0 n", "gr39 1w e pass", "gr39 2e e mine", "* token 1")
    assert actor(mined) == CHANCE
    assert why_not(mined, "mine", seat=0) == "not-your-turn"


def test_doing_nothing_is_always_allowed_and_changes_nothing() -> None:
    """Rules: "Playing the game", p. 2."""
    placed = table("gr38 1e e")
    assert offered(placed)[-1] == "pass"
    go_on(placed, "0 pass")
    assert (home(placed), tents(placed), tokens(placed)) == ([4, 4], [-1, -1], [0, 0])
    assert events(placed, "event-passed") == [("event-passed", 0, [0, 0, 0])]


def test_nothing_else_can_be_done_instead_of_an_action() -> None:
    """Rules: "Playing the game", p. 2."""
    placed = table("gr38 1e e")
    for text in ("draw gr38", "token 1", "place 2e e"):
        assert why_not(placed, text) == "choose-action"


def test_a_refusal_without_figures_has_none() -> None:
    """Rules: "Playing the game", p. 2."""
    placed = table("gr38 1e e")
    for text in ("mine", "draw gr38", "tent 3e n", "tent 1e n", "cowboy n", "cowboy city"):
        refusal = placed.why_not(0, placed.find(text))
        assert refusal is not None
        assert refusal.numbers == []
    drawn = table("* draw gr38")
    refusal = drawn.why_not(0, drawn.find("mine"))
    assert refusal is not None
    assert refusal.numbers == []


def test_options_are_listed_in_a_fixed_order() -> None:
    """Rules: "Playing the game", p. 2. Ruling A26."""
    placing = table("gr38 1e e pass", "* draw gr43")  # no mountain: nothing for 1n
    assert offered(placing) == [
        *("place 1w s", "place 1w w"),  # has taken the place of 1e
        *("place 1s n", "place 1s w"),
        *("place 1e1n e", "place 1e1n s", "place 2e n", "place 2e e", "place 1e1s n", "place 1e1s w"),
    ]
    full = table("gr38 1e e tent 0 n", "gr39 1w e pass", "gr24 2e n")
    assert offered(full) == [
        *("cowboy e", "cowboy n", "cowboy el", "cowboy er"),  # railroad, mountain, prairies
        *("tent 2e n", "mine", "pass"),  # the start tile's segment holds the own tent
    ]
    city = table("gr36 1e n")
    assert offered(city) == [
        *("cowboy e", "cowboy s", "cowboy w", "cowboy city", "cowboy nl", "cowboy er", "cowboy sr"),
        *("tent 0 n", "pass"),
    ]
