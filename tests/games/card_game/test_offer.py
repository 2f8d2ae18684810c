"""The setup, the reveal of a round, backs and skulls."""

from boomtown.core.step import CHANCE
from boomtown.games.card_game.rules.verbs import CHARACTER_NAMES, TERRAIN_NAMES
from tests.games.card_game.tables import BACK, bids, events, go_on, offer, offered, table, taken, why_not

START = "* back of cowboy"
TERRAIN = "e1-01 e1-02 e1-03 e1-04"


def column(moves: list[str], **more: object) -> list[str]:
    """The cards on offer after these moves, the nearest to the piles first."""
    state = table(*moves, **more).state  # type: ignore[arg-type]
    names = [*TERRAIN_NAMES, *CHARACTER_NAMES]
    return [names[card] for card in state.offered[: state.offer_count]]


def test_the_pile_is_cut_and_all_see_a_back() -> None:
    """Rules: "Game setup", p. 1."""
    new = table()
    assert len(offered(new)) == 19  # eighteen orders of suits, and the skull
    odds = dict(new.state.odds())
    assert sum(odds.values()) == 21
    assert why_not(new, "reveal cowboy") == "cut-first"
    assert new.state.pile.back == -2
    go_on(new, START)
    assert new.state.pile.back == 0


def test_only_the_character_with_the_back_that_was_seen_can_come() -> None:
    """Rules: "Game setup", p. 1; "Playing the game", p. 2."""
    cut = table(START)
    assert offered(cut) == ["reveal cowboy"]
    assert why_not(cut, "reveal settler") == "cannot-come"
    assert why_not(cut, "draw e1-01") == "reveal-first"


def test_under_a_skull_any_of_three_may_lie_and_before_the_first_round_it_does_nothing() -> None:
    """Rules: "Game setup", p. 1; "Skull", p. 2. Ruling C16."""
    cut = table("* back skull")
    assert offered(cut) == ["reveal gunsmith", "reveal mercenary", "reveal undertaker"]
    assert events(cut, "event-skull") == []
    go_on(cut, "* reveal mercenary", "* back of cowboy")
    assert offered(cut, "draw") != []


def test_after_the_character_the_next_back_is_seen() -> None:
    """Rules: "Tiebreaker", p. 2."""
    revealed = table(START, "* reveal cowboy")
    assert len(offered(revealed)) == 18
    assert why_not(revealed, "draw e1-01") == "back-first"
    assert why_not(revealed, f"back {BACK['cowboy']}") == "cannot-come"


def test_a_skull_sends_the_character_under_the_pile() -> None:
    """Rules: "Skull", p. 2."""
    sent = table(START, "* reveal cowboy", "* back skull")
    assert events(sent, "event-skull") == [("event-skull", -2, [0, 0, 0])]
    assert [*sent.state.pile.bottom] == [0]
    go_on(sent, "* reveal undertaker", "* back of settler")
    assert column([START, "* reveal cowboy", "* back skull", "* reveal undertaker", "* back of settler"]) == [
        "undertaker"
    ]
    assert offered(sent, "draw") != []


def test_one_skull_may_follow_another() -> None:
    """Rules: "Skull", p. 2."""
    skulls = ["* back skull", "* reveal gunsmith", "* back skull", "* reveal mercenary", "* back of settler"]
    sent = table(START, "* reveal cowboy", *skulls)
    assert [*sent.state.pile.bottom] == [0, CHARACTER_NAMES.index("gunsmith")]
    assert sent.state.pile.size() == 20


def test_four_terrain_cards_lie_behind_the_character() -> None:
    """Rules: "Playing the game", p. 2. Ruling C12."""
    moves = [START, *offer("cowboy", "settler", TERRAIN)]
    assert column(moves) == ["cowboy", "e1-01", "e1-02", "e1-03", "e1-04"]
    assert column(moves, variants=["character-last"]) == ["e1-01", "e1-02", "e1-03", "e1-04", "cowboy"]


def test_with_five_or_six_players_there_are_five() -> None:
    """Rules: "Playing the game", p. 2."""
    for seats, variants in ((5, []), (6, []), (2, ["players=5"])):
        revealed = table(START, *offer("cowboy", "settler", TERRAIN), seats=seats, variants=variants)
        assert revealed.state.actor() == CHANCE
        go_on(revealed, "* draw e1-05")
        assert revealed.state.actor() == 0


def test_terrain_cards_come_from_their_era_and_once() -> None:
    """Rules: "Game setup", p. 1; "Playing the game", p. 2."""
    drawn = table(START, "* reveal cowboy", "* back of settler", "* draw e1-01")
    assert why_not(drawn, "draw e1-01") == "cannot-come"
    assert why_not(drawn, "draw e2-01") == "cannot-come"
    assert why_not(drawn, "reveal settler") == "draw-first"
    assert len(offered(drawn)) == 47


def test_a_card_added_by_an_ability_lies_last() -> None:
    """Rules: "Playing the game", p. 2. Ruling C12."""
    first = [
        "* back of governor",
        *offer("governor", "cowboy", TERRAIN),
        *bids(9, 1, 2, 3),
        "0 take governor",
    ]
    for seat, card in ((3, "e1-01"), (2, "e1-02"), (1, "e1-03")):
        first += [f"{seat} take {card}", f"{seat} place h8"]
    second = [*offer("cowboy", "settler", "e1-05 e1-06 e1-07 e1-08"), "0 use governor", "* draw e1-09"]
    assert column([*first, *second])[-1] == "e1-09"
    assert column([*first, *second], variants=["character-last"])[-2:] == ["cowboy", "e1-09"]
    added = table(*first, *second)
    assert events(added, "event-terrain-added") == [("event-terrain-added", 0, [8, 0, 0])]
    assert taken(added)[0] == (0, "governor")
