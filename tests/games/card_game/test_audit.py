"""The account of all cards: it finds what is right, and misses what is not there."""

from collections.abc import Callable

import pytest

from boomtown.games.card_game import CARD_GAME
from boomtown.games.card_game.audit import audit
from boomtown.games.card_game.rules.state import CardGameState
from tests.games.card_game.tables import bids, cell, go_on, offer, played


def position() -> CardGameState:
    """A table with cities, characters, an offer and a card lying face down."""
    table = played(
        [("e1-33", cell(0, 0)), ("teacher", ""), ("e1-42", cell(1, 1))], seats=3, then="cowboy",
        keep="settler e1-45 e1-46 e1-47 e1-48",
    )  # fmt: skip
    return go_on(table, *offer("cowboy", "settler", "e1-45 e1-46 e1-47 e1-48"), bids(5)[0]).state


def lose_a_character(state: CardGameState) -> None:
    state.pile.left[19] -= 1
    state.pile.size_of[0] -= 1


def raise_the_pile(state: CardGameState) -> None:
    state.pile.size_of[0] += 1


def use_a_teacher(state: CardGameState) -> None:
    state.is_used[10] = 1


def double_a_card(state: CardGameState) -> None:
    state.terrain.left[44] += 1
    state.terrain.size += 1


def drop_a_card(state: CardGameState) -> None:
    state.where[40] = 0
    state.terrain.left[40] = 0


def swell_the_deck(state: CardGameState) -> None:
    state.terrain.size += 1


def take_from_the_city(state: CardGameState) -> None:
    state.where[32] = 2


def forget_a_sale(state: CardGameState) -> None:
    state.sold[0] += 1


def shorten_the_offer(state: CardGameState) -> None:
    state.offer_count -= 1


def hide_a_bid(state: CardGameState) -> None:
    state.bid[0] = -1


def bid_a_used_card(state: CardGameState) -> None:
    state.bid[0] = 9


def give_a_ten(state: CardGameState) -> None:
    state.hand[10] = 1


def keep_a_card(state: CardGameState) -> None:
    state.hand[9] = 1


def cover_bare_table(state: CardGameState) -> None:
    state.covered[0] += 1


def show_a_bank(state: CardGameState) -> None:
    state.shown[8 * 16] += 1


def count_another_bank(state: CardGameState) -> None:
    state.parcels[8] += 1


def shift_the_box(state: CardGameState) -> None:
    state.north[0] += 1


def flatten(state: CardGameState) -> None:
    state.city_is_flat[0] = 1


def surround_nothing(state: CardGameState) -> None:
    state.city_count[0] = 0


WRONGS: list[tuple[Callable[[CardGameState], None], str]] = [
    (lose_a_character, "the mercenary is 0 times in the pile"),
    (raise_the_pile, "the pile of characters has another size"),
    (use_a_teacher, "the teacher cannot be used"),
    (double_a_card, "card e1-45 is in the pile"),
    (drop_a_card, "the pile of terrain cards has another size"),
    (swell_the_deck, "the pile of terrain cards has another size"),
    (take_from_the_city, "card e1-33 is at 2, not in the city of seat 0"),
    (forget_a_sale, "seat 0 has sold another number of cards"),
    (shorten_the_offer, "the column does not hold the cards on offer"),
    (hide_a_bid, "a card is hidden in a whole state"),
    (bid_a_used_card, "seat 0 has chosen a card that it cannot have"),
    (give_a_ten, "player 0 has cards of another strength"),
    (keep_a_card, "player 0 has used 2 cards, not 3"),
    (cover_bare_table, "seat 0: other parcels of row 0 have cards"),
    (show_a_bank, "seat 0: other parcels of row 0 show bank"),
    (count_another_bank, "seat 0: not so many parcels show bank"),
    (shift_the_box, "seat 0: the box is not that of the city"),
    (flatten, "seat 0: card 0 lies flat"),
    (surround_nothing, "card e1-33 is at 3, not in the city of seat 0"),
]


def test_the_audit_finds_every_card_in_its_place() -> None:
    assert audit(position()) is None


@pytest.mark.parametrize(("spoil", "found"), WRONGS, ids=[spoil.__name__ for spoil, _ in WRONGS])
def test_the_audit_notices(spoil: Callable[[CardGameState], None], found: str) -> None:
    state = position()
    spoil(state)
    assert (audit(state) or "").startswith(found)


def test_a_view_of_another_seat_is_no_whole_table() -> None:
    assert audit(CARD_GAME.view(position(), 1).state) == "a card is hidden in a whole state"
