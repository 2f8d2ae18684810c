"""Face-down piles of which somebody knows a part."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.pile import EVERYBODY, HIDDEN_CARD, NO_BACK, ONE_SEAT, Kinds, Pile, full_pile, is_known
from boomtown.core.rng import Rng
from boomtown.core.verbs import Verbs

# kinds:      0  1  2  3  4
BACKS = vec[i64]([0, 0, 1, 1, 0])
LAYERS = vec[i64]([0, 0, 0, 1, 1])
COUNTS = vec[i64]([2, 1, 1, 1, 2])
KINDS = Kinds(BACKS, LAYERS, 2)
VERBS = Verbs()
DRAW = VERBS.one("draw", ["a", "b", "c", "d", "e"])
BACK = VERBS.one("back", ["water", "rock"])
SPECTATOR = -2


def pile() -> Pile:
    return full_pile(KINDS, COUNTS)


def odds(pile: Pile) -> list[tuple[int, int]]:
    menu = Menu()
    pile.offer(DRAW, menu)
    return [(int(DRAW.part(action)), weight) for action, weight in menu.to_weighted_list()]


def back_odds(pile: Pile) -> list[tuple[int, int]]:
    menu = Menu()
    pile.offer_back(BACK, menu, 2)
    return [(int(BACK.part(action)), weight) for action, weight in menu.to_weighted_list()]


def test_the_first_layer_is_drawn_out_before_the_second_begins() -> None:
    cards = pile()
    assert (cards.size(), cards.layer()) == (7, 0)
    assert odds(cards) == [(0, 2), (1, 1), (2, 1)]
    for kind in (0, 2, 0, 1):
        assert cards.may_come(kind) > 0
        cards.take(kind)
    assert (cards.size(), cards.layer()) == (3, 1)
    assert odds(cards) == [(3, 1), (4, 2)]


def test_an_empty_pile_offers_nothing() -> None:
    cards = pile()
    for kind in (0, 0, 1, 2, 3, 4, 4):
        cards.take(kind)
    assert (cards.size(), cards.layer(), odds(cards), back_odds(cards)) == (0, 2, [], [])


def test_a_card_put_on_top_comes_first_and_once() -> None:
    cards = pile()
    cards.take(1)
    cards.put_on_top(1, ONE_SEAT[0])
    cards.put_on_top(4, EVERYBODY)
    assert (cards.size(), odds(cards)) == (8, [(4, 1)])
    cards.take(4)
    assert odds(cards) == [(1, 1)]
    cards.take(1)
    assert odds(cards) == [(0, 2), (2, 1)]


def test_cards_put_under_the_pile_come_last_and_in_their_order() -> None:
    cards = full_pile(Kinds(vec[i64]([0, 0]), vec[i64]([0, 0]), 1), vec[i64]([1, 1]))
    cards.take(0)
    cards.put_under(0, EVERYBODY)
    cards.put_under(1, EVERYBODY)
    assert odds(cards) == [(1, 1)]
    cards.take(1)
    assert odds(cards) == [(0, 1)]
    cards.take(0)
    assert odds(cards) == [(1, 1)]
    cards.take(1)
    assert cards.size() == 0


def test_a_back_that_is_seen_leaves_only_cards_with_that_back() -> None:
    cards = pile()
    assert back_odds(cards) == [(0, 3), (1, 1)]
    cards.show_back(1)
    assert odds(cards) == [(2, 1)]
    assert back_odds(cards) == [(1, 1)]
    cards.take(2)
    assert (cards.back, odds(cards)) == (NO_BACK, [(0, 2), (1, 1)])
    cards.show_back(0)
    cards.put_on_top(2, EVERYBODY)
    assert cards.back == NO_BACK  # another card lies on top now


def test_a_clone_is_a_pile_of_its_own() -> None:
    cards = pile()
    cards.put_on_top(0, EVERYBODY)
    copy = cards.clone()
    copy.take(0)
    copy.put_under(3, EVERYBODY)
    copy.take(1)
    copy.show_back(1)
    assert (cards.size(), odds(cards), cards.back) == (8, [(0, 1)], NO_BACK)
    assert (copy.size(), odds(copy)) == (7, [(2, 1)])
    assert [*cards.left] == [*COUNTS]


def test_who_knows_a_card_is_a_set_of_seats() -> None:
    knowers = ONE_SEAT[0] + ONE_SEAT[3]
    assert [seat for seat in range(6) if is_known(knowers, seat)] == [0, 3]
    assert not is_known(knowers, SPECTATOR)
    assert all(is_known(EVERYBODY, seat) for seat in (*range(6), SPECTATOR))
    assert not any(is_known(0, seat) for seat in (*range(6), SPECTATOR))


def test_whoever_has_not_seen_a_card_sees_only_that_one_lies_there() -> None:
    cards = pile()
    cards.take(2)
    cards.put_on_top(2, ONE_SEAT[1])
    cards.take(2)
    cards.take(0)
    cards.put_under(0, ONE_SEAT[0])
    cards.put_on_top(2, ONE_SEAT[1])
    for seat, top, bottom in (
        (0, HIDDEN_CARD, 0),
        (1, 2, HIDDEN_CARD),
        (SPECTATOR, HIDDEN_CARD, HIDDEN_CARD),
    ):
        seen = cards.clone()
        seen.hide(seat)
        assert ([*seen.top], [*seen.bottom]) == ([top], [bottom])
        assert seen.size() == cards.size() == 7
        hidden = [kind for kind, shown in ((2, top), (0, bottom)) if shown == HIDDEN_CARD]
        expected = [*cards.left]
        for kind in hidden:
            expected[kind] += 1  # it may lie anywhere, as far as the seat knows
        assert [*seen.left] == expected


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_filling_and_hiding_again_changes_nothing_a_seat_can_see(seat: int) -> None:
    cards = pile()
    cards.take(0)
    cards.put_under(0, ONE_SEAT[0])
    cards.take(1)
    cards.put_on_top(1, ONE_SEAT[1])
    seen = cards.clone()
    seen.hide(seat)
    for seed in range(50):
        filled = seen.clone()
        filled.determinize(Rng(seed))
        assert HIDDEN_CARD not in [*filled.top, *filled.bottom]
        assert sum(filled.left) + len(filled.top) + len(filled.bottom) == 7
        filled.hide(seat)
        assert ([*filled.top], [*filled.bottom]) == ([*seen.top], [*seen.bottom])
        assert [*filled.left] == [*seen.left]


def filled(seen: Pile, seed: int) -> Pile:
    whole = seen.clone()
    whole.determinize(Rng(seed))
    return whole


def test_a_hidden_card_may_be_anything_its_layer_can_spare_and_nothing_else() -> None:
    cards = pile()
    cards.take(2)
    cards.put_on_top(2, ONE_SEAT[1])
    cards.hide(0)
    # three cards lie in each layer; of the second layer only three candidates exist
    assert {int(filled(cards, seed).top[0]) for seed in range(200)} == {0, 1, 2}


def test_a_filled_pile_can_be_drawn_to_its_end() -> None:
    cards = pile()
    for kind in (2, 0):
        cards.take(kind)
        cards.put_under(kind, ONE_SEAT[0])
    cards.take(1)
    cards.put_on_top(1, ONE_SEAT[0])
    cards.hide(1)
    for seed in range(50):
        whole = filled(cards, seed)
        drawn = []
        while whole.size() > 0:
            menu = Menu()
            whole.offer(DRAW, menu)
            drawn.append(int(DRAW.part(menu.pick(Rng(seed)))))
            whole.take(drawn[-1])
        assert sorted(drawn) == [0, 0, 1, 2, 3, 4, 4]


def test_a_hidden_top_card_respects_the_back_that_all_have_seen() -> None:
    cards = pile()
    cards.take(2)
    cards.put_on_top(0, ONE_SEAT[1])
    cards.take(0)
    cards.take(0)
    cards.put_on_top(0, ONE_SEAT[1])
    cards.put_on_top(2, ONE_SEAT[1])
    cards.show_back(1)
    cards.hide(0)
    for seed in range(100):
        assert [*filled(cards, seed).top][-1] == 2  # the only one with this back


def test_the_card_whose_back_all_have_seen_stays_on_top_of_its_layer() -> None:
    cards = pile()
    cards.take(0)
    cards.put_under(0, ONE_SEAT[1])
    cards.show_back(1)
    cards.hide(0)
    for seed in range(100):
        whole = filled(cards, seed)
        assert whole.bottom[0] in (0, 1)
        assert odds(whole) == [(2, 1)]


def test_a_hidden_card_that_has_come_to_the_top_from_below_respects_its_back() -> None:
    cards = full_pile(Kinds(vec[i64]([0, 1]), vec[i64]([0, 0]), 1), vec[i64]([1, 1]))
    cards.take(0)
    cards.put_under(0, ONE_SEAT[1])
    cards.take(1)
    cards.put_under(1, ONE_SEAT[1])
    cards.show_back(0)
    cards.hide(0)
    for seed in range(30):
        assert [*filled(cards, seed).bottom] == [0, 1]


def test_a_sample_is_as_likely_as_the_odds() -> None:
    cards = pile()
    for back in (NO_BACK, 0, 1):
        cards.back = back
        for seed in range(50):
            menu = Menu()
            cards.offer(DRAW, menu)
            assert DRAW.of(cards.sample(Rng(seed))) == menu.pick(Rng(seed))
    cards.put_on_top(4, EVERYBODY)
    assert cards.sample(Rng(1)) == 4


def test_a_sample_of_the_backs_is_as_likely_as_their_odds_where_kinds_follow_backs() -> None:
    cards = full_pile(Kinds(vec[i64]([0, 0, 1]), vec[i64]([0, 0, 0]), 1), vec[i64]([2, 1, 2]))
    for seed in range(50):
        menu = Menu()
        cards.offer_back(BACK, menu, 2)
        assert BACK.of(BACKS[cards.sample(Rng(seed))]) == menu.pick(Rng(seed))


def test_a_sample_of_what_lies_below_is_the_first_of_it() -> None:
    cards = pile()
    cards.put_under(1, EVERYBODY)
    for kind in (0, 0, 1, 2, 3, 4, 4):
        cards.take(kind)
    assert cards.sample(Rng(1)) == 1


def test_a_card_is_pulled_from_a_layer_or_from_below() -> None:
    cards = pile()
    cards.pull(0)
    assert (cards.size(), odds(cards)) == (6, [(0, 1), (1, 1), (2, 1)])
    for kind in (3, 1, 2):
        cards.put_under(kind, ONE_SEAT[kind % 2])
    cards.pull(1)
    assert ([*cards.bottom], [*cards.bottom_known]) == ([3, 2], [ONE_SEAT[1], ONE_SEAT[0]])
    assert odds(cards) == [(0, 1), (1, 1), (2, 1)]
