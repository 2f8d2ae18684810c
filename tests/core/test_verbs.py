"""Actions are numbers with names."""

import pytest

from boomtown.core.verbs import Verbs

SIDES = ["n", "e", "s", "w"]


def test_the_actions_of_all_verbs_are_numbered_without_gaps() -> None:
    verbs = Verbs()
    bid = verbs.one("bid", ["1", "2", "3"])
    rest = verbs.plain("pass")
    place = verbs.two("place", ["0", "1e"], SIDES)
    move = verbs.three("move", ["cow", "hat"], ["a", "b", "c"], SIDES)
    assert [(verb.first, verb.count) for verb in (bid, rest, place, move)] == [
        (0, 3),
        (3, 1),
        (4, 8),
        (12, 24),
    ]
    assert verbs.count == 36
    texts = [verbs.text(action) for action in range(verbs.count)]
    assert texts[:5] == ["bid 1", "bid 2", "bid 3", "pass", "place 0 n"]
    assert texts[-1] == "move hat c w"
    assert [verbs.find(text) for text in texts] == [*range(36)]


def test_a_verb_makes_actions_of_parts_and_parts_of_actions() -> None:
    verbs = Verbs()
    verbs.plain("pass")
    one = verbs.one("bid", ["1", "2", "3"])
    two = verbs.two("place", ["0", "1e", "1w"], SIDES)
    three = verbs.three("move", ["cow", "hat"], ["a", "b", "c"], SIDES)
    for part in range(3):
        assert one.part(one.of(part)) == part
        assert one.numbers(one.of(part)) == [part]
        for side in range(4):
            assert two.parts(two.of(part, side)) == (part, side)
            assert two.numbers(two.of(part, side)) == [part, side]
            for piece in range(2):
                assert three.parts(three.of(piece, part, side)) == (piece, part, side)
                assert three.numbers(three.of(piece, part, side)) == [piece, part, side]
    assert three.words(three.of(1, 2, 3)) == ["hat", "c", "w"]


def test_every_action_belongs_to_one_verb() -> None:
    verbs = Verbs()
    bid = verbs.one("bid", ["1", "2"])
    place = verbs.two("place", ["0"], SIDES)
    assert [verbs.verb(action).word for action in range(6)] == ["bid"] * 2 + ["place"] * 4
    assert [bid.has(action) for action in (-1, 0, 1, 2)] == [False, True, True, False]
    assert [place.has(action) for action in (1, 2, 5, 6)] == [False, True, True, False]


@pytest.mark.parametrize("action", [-1, 6, 10**9])
def test_no_verb_has_a_number_beyond_the_last(action: int) -> None:
    verbs = Verbs()
    verbs.one("bid", ["1", "2", "3", "4", "5", "6"])
    with pytest.raises(ValueError, match=f"no action has the number {action}"):
        verbs.verb(action)


@pytest.mark.parametrize("text", ["", "bid", "bid 7", "bid  1", "BID 1", " bid 1", "bid 1 "])
def test_texts_are_looked_up_and_never_guessed(text: str) -> None:
    verbs = Verbs()
    verbs.one("bid", ["1", "2"])
    with pytest.raises(ValueError, match="no action is called"):
        verbs.find(text)
