"""Taking cards: who is next, what virtual players take, what is left."""

import pytest

from tests.games.card_game.tables import (
    actor,
    bids,
    events,
    go_on,
    offer,
    offered,
    played,
    suit,
    table,
    taken,
    why_not,
)

REVEAL = ["* back of cowboy", *offer("cowboy", "settler", "e1-01 e1-02 e1-03 e1-04")]


def test_the_highest_card_is_first() -> None:
    """Rules: "Playing the game", p. 2."""
    taking = table(*REVEAL, *bids(3, 9, 5, 1))
    order = []
    for card in ("e1-01", "e1-02", "e1-03", "e1-04"):
        order.append(actor(taking))
        go_on(taking, f"{order[-1]} take {card}", f"{order[-1]} place h8")
    assert order == [1, 2, 0, 3]


def test_a_tie_goes_to_the_suit_that_stands_higher_on_the_next_back() -> None:
    """Rules: "Tiebreaker", p. 2."""
    back = ("star", "cow", "boot", "cactus", "hat", "horseshoe")  # the Settler's
    taking = table("* back of cowboy", *offer("cowboy", "settler", "e1-01 e1-02 e1-03 e1-04 e1-05"),
                   *bids(4, 4, 4, 4, 4, 4), seats=6)  # fmt: skip
    order = []
    for card in ("cowboy", "e1-01", "e1-02", "e1-03", "e1-04", "e1-05"):
        order.append(actor(taking))
        go_on(taking, f"{order[-1]} take {card}")
        if card != "cowboy":
            go_on(taking, f"{order[-1]} place h8")
    assert order == [suit(name) for name in back]
    assert [seat for _, seat, _ in events(taking, "event-tie-won")] == order[:-1]


def test_only_a_card_on_offer_can_be_taken_and_nobody_may_refuse() -> None:
    """Rules: "Playing the game", p. 2. Ruling C14."""
    taking = table(*REVEAL, *bids(9, 3, 5, 1))
    assert offered(taking) == ["take cowboy", "take e1-01", "take e1-02", "take e1-03", "take e1-04"]
    assert why_not(taking, "take e1-05") == "not-on-offer"
    assert why_not(taking, "decline") == "take-now"
    go_on(taking, "0 take e1-02", "0 place h8")
    assert why_not(taking, "take e1-02") == "not-on-offer"


def test_a_virtual_player_takes_what_appeals_most() -> None:
    """Rules: "Virtual players", p. 2."""
    reveal = ["* back of cowboy", *offer("cowboy", "settler", "e1-33 e1-02 e1-18 e1-11")]
    turned = table(*reveal, "0 bid 1", "* turn 9", "* turn 8", "* turn 7", seats=1)
    assert taken(turned) == [(1, "e1-02"), (2, "e1-18"), (3, "e1-11")]  # 8, 8 further away, 5


@pytest.mark.parametrize(("variant", "first"), [("", "cowboy"), ("character-last", "e1-38")])
def test_of_equal_appeals_the_nearest_to_the_piles_counts(variant: str, first: str) -> None:
    """Rules: "Virtual players", p. 2. Ruling C12."""
    reveal = ["* back of cowboy", *offer("cowboy", "settler", "e1-33 e1-34 e1-38 e1-39")]  # 3: Cowboy, e1-38
    moves = [*reveal, "0 bid 1", "* turn 9", "* turn 8", "* turn 7"]
    turned = table(*moves, seats=1, variants=[variant] if variant else [])
    assert taken(turned)[0] == (1, first)


@pytest.mark.parametrize(("seats", "left"), [(4, 1), (5, 1), (6, 0)])
def test_what_nobody_took_is_removed(seats: int, left: int) -> None:
    """Rules: "Playing the game", p. 2. Ruling C11."""
    done = played([("e1-01", "h8")], seats=seats)
    removed = events(done, "event-terrain-removed", "event-character-removed")
    assert len(removed) == left


def test_each_ability_leaves_as_many_cards_as_there_were() -> None:
    """Rules: "Playing the game", p. 2; "Descriptions of the different characters", p. 6. Ruling C11."""
    ids = [("governor", ""), ("day-labourer", ""), ("lawyer", "")]
    later = [(f"e1-{n}", "") for n in range(33, 39)]
    for seats, left in ((4, 1), (6, 0)):
        done = played([*ids, *later], seats=seats, is_using=True)
        used = [numbers[0] for _, seat, numbers in events(done, "event-character-used") if seat == 0]
        assert {7, 13, 5} <= {*used}
        removed = events(done, "event-terrain-removed", "event-character-removed")
        assert len(removed) == 9 * left
