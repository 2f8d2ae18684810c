"""Characters that are used: who is asked, when, and what happens."""

import pytest

from boomtown.core.record import Table
from boomtown.core.step import CHANCE
from boomtown.games.card_game.rules.state import CardGameState
from tests.games.card_game.tables import (
    actor,
    because,
    bids,
    characters,
    events,
    go_on,
    offer,
    offered,
    played,
    table,
    taken,
    why_not,
    with_characters,
)

KEEP = "cowboy settler teacher e1-45 e1-46 e1-47 e1-48 e1-44"
NEXT = offer("cowboy", "settler", "e1-45 e1-46 e1-47 e1-48")


def test_whoever_has_nothing_to_use_is_not_asked() -> None:
    """Rules: "To use character cards", p. 2."""
    plain = go_on(with_characters("teacher", then="cowboy", keep=KEEP), *NEXT)
    assert plain.state.actors() == [0, 1, 2, 3]
    assert offered(plain, "use") == []


def test_nobody_has_to_use_a_character() -> None:
    """Rules: "To use character cards", p. 2."""
    asked = go_on(with_characters("gunsmith", then="cowboy", keep=KEEP), *NEXT)
    assert offered(asked) == ["use gunsmith", "decline"]
    assert why_not(asked, "bid 1") == "use-or-decline"
    assert why_not(asked, "use heroes") == "not-your-character"
    assert because(asked, "use heroes") == [9]
    go_on(asked, "0 decline")
    assert asked.state.is_used[18] == 0
    assert events(asked, "event-character-declined")[-1] == ("event-character-declined", 0, [18, 0, 0])


def test_characters_are_used_in_the_order_of_the_player_aid() -> None:
    """Rules: "To use character cards", p. 2; "Character cards", p. 6."""
    ids = ["gunsmith", "doctor", "heroes", "mercenary", "day-labourer", "governor", "lawyer"]
    asked = with_characters(*ids, then="cowboy", keep=KEEP)
    order = [
        actor_option(asked, move) for move in [*NEXT, "0 decline", "0 decline", "0 decline", "0 decline"]
    ]
    assert order[-5:] == ["use governor", "use lawyer", "use day-labourer", "use heroes", "use gunsmith"]
    go_on(asked, "0 decline", *bids(1, 8, 9, 8))
    assert offered(asked) == ["use mercenary", "decline"]
    go_on(asked, "0 decline")
    assert offered(asked) == ["use doctor", "decline"]


def actor_option(table: Table[CardGameState], move: str) -> str:
    """The first option after a move."""
    return offered(go_on(table, move))[0]


def test_the_governor_reveals_a_card_and_takes_one_before_the_usual_turn() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C26."""
    used = go_on(with_characters("governor", then="cowboy", keep=KEEP), *NEXT, "0 use governor")
    assert actor(used) == CHANCE
    go_on(used, "* draw e1-44")
    assert actor(used) == 0
    assert offered(used, "take")[-1] == "take e1-44"  # the card just revealed
    assert events(used, "event-terrain-added") == [("event-terrain-added", 0, [43, 0, 0])]
    go_on(used, "0 take e1-44", "0 place h8", *bids(8, 9, 7, 6))
    go_on(used, "1 take e1-48")
    go_on(used, f"1 {offered(used)[0]}")
    assert actor(used) == 0  # and another card on the usual turn
    go_on(used, "0 take e1-45")
    assert [card for seat, card in taken(used) if seat == 0] == ["governor", "e1-44", "e1-45"]


def test_the_governor_is_used_once_in_the_game_others_once_in_an_era() -> None:
    """Rules: "To use character cards", p. 2; "Character cards", p. 6. Ruling C24."""
    fillers = [(f"e1-{n}", "") for n in range(40, 47)]
    later = [(f"e2-{n}", "") for n in range(40, 44)]
    ended = played([("governor", ""), ("heroes", ""), *fillers, *later], is_using=True)
    used = [numbers[0] for _, seat, numbers in events(ended, "event-character-used") if seat == 0]
    assert used == [7, 9, 9]  # Governor; Heroes in both eras


def test_the_lawyer_takes_a_card_at_once_and_has_no_turn() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C9. Ruling C27."""
    used = go_on(with_characters("lawyer", then="cowboy", keep=KEEP), *NEXT, "0 use lawyer")
    assert offered(used, "take") == ["take cowboy", "take e1-45", "take e1-46", "take e1-47", "take e1-48"]
    go_on(used, "0 take cowboy")
    assert characters(used) == ["cowboy", "lawyer"]
    assert "bid 8" in offered(used)
    go_on(used, *bids(8, 2, 3, 4))
    assert events(used, "event-bid-wasted") == [("event-bid-wasted", 0, [8, 0, 0])]
    assert not used.state.holds(0, 8)
    assert actor(used) == 3


def test_whoever_has_used_the_lawyer_is_not_asked_about_boosts() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C9."""
    for variants, following in (((), "bid 1"), (("lawyer-with-boosts",), "use heroes")):
        both = with_characters("lawyer", "heroes", then="cowboy", keep=KEEP, variants=variants)
        go_on(both, *NEXT, "0 use lawyer", "0 take cowboy")
        assert offered(both)[0] == following


def test_whoever_has_no_turn_cannot_use_the_day_labourer_even_where_the_table_allows_boosts() -> None:
    """Rules: "Descriptions of the different characters", p. 6; "Playing the game", p. 2. Ruling C9. Ruling C11."""
    both = with_characters(
        "lawyer", "day-labourer", "heroes", then="cowboy", keep=KEEP, variants=("lawyer-with-boosts",)
    )
    go_on(both, *NEXT, "0 use lawyer", "0 take cowboy")
    assert offered(both) == ["use heroes", "decline"]
    assert why_not(both, "use day-labourer") == "no-turn"
    assert because(both, "use day-labourer") == [13]
    go_on(both, "0 use heroes")
    assert both.state.boost[0] == 3


@pytest.mark.parametrize("variants", [(), ("lawyer-with-boosts",)], ids=["usual", "lawyer-with-boosts"])
def test_with_six_players_no_card_is_left_over_whichever_abilities_are_used(
    variants: tuple[str, ...],
) -> None:
    """Rules: "Playing the game", p. 2. Ruling C11."""
    keep = f"{KEEP} e1-43"
    all_three = with_characters(
        "governor", "lawyer", "day-labourer", seats=6, then="cowboy", keep=keep, variants=variants
    )
    go_on(
        all_three,
        *offer("cowboy", "settler", "e1-45 e1-46 e1-47 e1-48 e1-44"),
        "0 use governor",
        "* draw e1-43",
    )
    go_on(all_three, "0 take e1-43", "0 place h8", "0 use lawyer", "0 take cowboy")
    while all_three.state.round == 3:  # whatever else can be used is used
        who = "*" if actor(all_three) == CHANCE else actor(all_three)
        go_on(all_three, f"{who} {offered(all_three)[0]}")
    assert events(all_three, "event-terrain-removed", "event-character-removed") == []


def test_a_character_used_in_this_era_is_refused_as_used() -> None:
    """Rules: "Character cards", p. 6. Ruling C24."""
    used = go_on(with_characters("heroes", "gunsmith", then="cowboy", keep=KEEP), *NEXT, "0 use heroes")
    assert why_not(used, "use heroes") == "character-used"
    assert because(used, "use heroes") == [9]
    go_on(used, "0 use gunsmith")
    assert why_not(used, "use gunsmith", 0) == "character-used"  # while choosing an auction card
    again = go_on(with_characters("governor", then="cowboy", keep=KEEP), *NEXT, "0 use governor")
    go_on(again, "* draw e1-44")
    assert why_not(again, "use governor") == "governor-used"  # while taking a card
    go_on(again, "0 take e1-44")
    assert why_not(again, "use governor") == "governor-used"  # while placing it


def test_mercenary_and_doctor_are_refused_before_the_cards_are_shown_and_the_others_after() -> None:
    """Rules: "To use character cards", p. 2."""
    asked = with_characters("mercenary", "gunsmith", "doctor", then="cowboy", keep=KEEP)
    go_on(asked, *NEXT)
    assert why_not(asked, "use mercenary") == "after-bids"
    assert because(asked, "use mercenary") == [19]
    go_on(asked, "0 decline")
    assert why_not(asked, "use doctor", 0) == "after-bids"
    go_on(asked, *bids(6, 4, 4, 4))
    assert why_not(asked, "use gunsmith") == "before-bids"
    assert because(asked, "use gunsmith") == [18]


def test_a_character_declined_has_had_its_moment_in_this_round() -> None:
    """Rules: "To use character cards", p. 2."""
    asked = with_characters("heroes", "gunsmith", "mercenary", "doctor", then="cowboy", keep=KEEP)
    go_on(asked, *NEXT)
    assert why_not(asked, "use gunsmith") == "other-character"  # not yet
    assert because(asked, "use gunsmith") == [9]
    go_on(asked, "0 decline")
    assert why_not(asked, "use heroes") == "moment-passed"
    assert because(asked, "use heroes") == [9]
    go_on(asked, "0 decline")
    assert why_not(asked, "use gunsmith", 0) == "moment-passed"
    go_on(asked, *bids(5, 6, 7, 8), "0 decline")
    assert why_not(asked, "use mercenary") == "moment-passed"
    go_on(asked, "0 decline")
    while actor(asked) != 0:
        go_on(asked, f"{actor(asked)} {offered(asked)[-1]}")
    assert why_not(asked, "use doctor") == "moment-passed"  # on its own turn
    assert because(asked, "use doctor") == [8]


def test_a_character_whose_moment_is_to_come_waits_until_the_card_is_taken_and_placed() -> None:
    """Rules: "To use character cards", p. 2."""
    used = go_on(with_characters("governor", "heroes", then="cowboy", keep=KEEP), *NEXT, "0 use governor")
    go_on(used, "* draw e1-44")
    assert why_not(used, "use heroes") == "take-now"
    go_on(used, "0 take e1-44")
    assert why_not(used, "use heroes") == "place-now"
    go_on(used, "0 place h8")
    assert offered(used) == ["use heroes", "decline"]


def test_whoever_has_used_the_lawyer_is_told_that_nothing_else_would_help() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C9."""
    both = with_characters("lawyer", "heroes", "doctor", then="cowboy", keep=KEEP)
    go_on(both, *NEXT, "0 use lawyer")
    assert [why_not(both, f"use {name}") for name in ("heroes", "doctor")] == ["no-turn", "no-turn"]
    go_on(both, "0 take cowboy")
    assert why_not(both, "use doctor", 0) == "no-turn"


def test_the_day_labourer_adds_a_card_for_all_and_takes_any_two() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C14. Ruling C28."""
    used = go_on(with_characters("day-labourer", then="cowboy", keep=KEEP), *NEXT)
    go_on(used, "0 use day-labourer", "* draw e1-44", *bids(8, 9, 7, 6))
    assert events(used, "event-terrain-added") == [("event-terrain-added", 0, [43, 0, 0])]
    assert "take e1-44" in offered(used)
    assert actor(used) == 1
    go_on(used, "1 take e1-44")
    go_on(used, f"1 {offered(used)[0]}", "0 take cowboy", "0 take e1-48")
    assert "place h8" in offered(used)
    go_on(used, "0 place h8")
    assert actor(used) == 2


def test_the_day_labourer_may_take_two_terrain_cards_and_places_each_at_once() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C28."""
    used = go_on(with_characters("day-labourer", then="cowboy", keep=KEEP), *NEXT)
    go_on(used, "0 use day-labourer", "* draw e1-44", *bids(8, 2, 7, 6))
    go_on(used, "0 take e1-47", "0 place h8", "0 take e1-48")
    assert offered(used, "take") == []
    assert "place h10" in offered(used)


def test_mercenary_and_doctor_come_after_the_cards_are_shown() -> None:
    """Rules: "Descriptions of the different characters", p. 6; "To use character cards", p. 2."""
    both = go_on(with_characters("mercenary", "doctor", then="cowboy", keep=KEEP), *NEXT, *bids(1, 7, 8, 9))
    assert offered(both) == ["use mercenary", "decline"]
    go_on(both, "0 use mercenary")
    assert both.state.boost[0] == 5
    go_on(both, "0 use doctor")
    assert both.state.played[0] + both.state.boost[0] == 8


def test_a_character_gained_before_the_auction_may_be_used_if_its_moment_is_to_come() -> None:
    """Rules: "To use character cards", p. 2. Ruling C10."""
    reveal = offer("lawyer", "settler", "e1-45 e1-46 e1-47 e1-48")
    used = go_on(with_characters("governor", then="lawyer", keep=KEEP), *reveal)
    back = used.state.pile.back
    go_on(used, "0 use governor", "* draw e1-44", "0 take lawyer")
    assert used.state.pile.back == back
    assert offered(used) == ["use lawyer", "decline"]
    go_on(used, "0 use lawyer", "0 take e1-44", "0 place h8", *bids(1, 7, 8, 9))
    assert [card for seat, card in taken(used) if seat == 0] == ["governor", "lawyer", "e1-44"]
    assert actor(used) == 3


def test_virtual_players_never_use_characters() -> None:
    """Rules: "Virtual players", p. 2; "Scoring for virtual players", p. 6. Ruling C15."""
    reveal = ["* back of governor", *offer("governor", "cowboy", "e1-33 e1-34 e1-35 e1-42")]
    turned = table(
        *reveal, "0 bid 9", "* turn 1", "* turn 2", "* turn 3", "0 take e1-33", "0 place h8", seats=1
    )
    assert taken(turned)[1] == (3, "governor")
    go_on(turned, *offer("cowboy", "settler", "e1-45 e1-46 e1-47 e1-48"))
    assert offered(turned)[0] == "bid 1"
