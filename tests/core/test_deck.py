"""Piles and bags without order."""

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.deck import Deck, full_deck
from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.verbs import Verbs

COUNTS = vec[i64]([3, 0, 2, 1])
DRAW = Verbs().one("draw", ["a", "b", "c", "d"])


def odds(deck: Deck) -> list[tuple[int, int]]:
    menu = Menu()
    deck.offer(DRAW, menu)
    return menu.to_weighted_list()


def test_a_full_deck_offers_each_kind_by_its_pieces() -> None:
    deck = full_deck(COUNTS)
    assert deck.size == 6
    assert odds(deck) == [(0, 3), (2, 2), (3, 1)]


def test_a_removed_piece_cannot_come_again() -> None:
    deck = full_deck(COUNTS)
    deck.remove(3)
    deck.remove(0)
    assert (deck.size, odds(deck)) == (4, [(0, 2), (2, 2)])
    assert [*COUNTS] == [3, 0, 2, 1]  # the table it was made from is left alone


def test_a_sample_is_as_likely_as_the_odds_say_and_removes_nothing() -> None:
    deck = full_deck(COUNTS)
    menu = Menu()
    deck.offer(DRAW, menu)
    for seed in range(200):
        assert DRAW.of(deck.sample(Rng(seed))) == menu.pick(Rng(seed))
    assert deck.size == 6


def test_drawing_everything_gives_every_piece_once() -> None:
    deck = full_deck(COUNTS)
    rng = Rng(5)
    drawn = sorted(int(deck.draw(rng)) for _ in range(6))
    assert drawn == [0, 0, 0, 2, 2, 3]
    assert (deck.size, odds(deck)) == (0, [])


def test_a_clone_is_a_deck_of_its_own() -> None:
    deck = full_deck(COUNTS)
    copy = deck.clone()
    copy.remove(0)
    assert (deck.size, copy.size) == (6, 5)
    assert odds(deck) == [(0, 3), (2, 2), (3, 1)]
