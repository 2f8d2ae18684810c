"""The contract: what a game accepts at its start, what a state tells, random play to the end."""

import pytest

from boomtown.core.menu import Menu
from boomtown.core.playout import play_out
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY, Game, Listener, State, Variant
from boomtown.core.verbs import Verbs
from boomtown.games.gold_rush import GOLD_RUSH

GAME: Game[State] = Game(
    "toy",
    1,
    Verbs(),
    2,
    4,
    [
        Variant("night", [], "", ["day"]),
        Variant("day", [], "", []),
        Variant("length", ["short", "long"], "long", []),
    ],
)


@pytest.mark.parametrize(
    ("seats", "variants", "reason"),
    [
        (2, [], None),
        (4, ["night", "length=short"], None),
        (1, [], "no-such-seat-count"),
        (5, [], "no-such-seat-count"),
        (2, ["noon"], "no-such-variant"),
        (2, ["length"], "no-such-variant"),
        (2, ["length=endless"], "no-such-variant"),
        (2, ["night=1"], "no-such-variant"),
        (2, ["length=short", "length=long"], "variant-twice"),
        (2, ["night", "day"], "variants-exclude"),
    ],
)
def test_a_game_says_what_is_wrong_with_seats_and_variants(
    seats: int, variants: list[str], reason: str | None
) -> None:
    assert GAME.why_not(seats, frozenset(variants)) == reason


@pytest.mark.parametrize(
    ("variants", "idle"),
    [
        ([], ""),
        (["stars"], "stars"),
        (["stars", "night"], ""),
        (["moon=full"], "moon=full"),
        (["moon=new"], ""),
    ],
)
def test_a_game_says_which_variant_does_nothing_without_another(variants: list[str], idle: str) -> None:
    night = Variant("night", [], "", [])
    stars = Variant("stars", [], "", [], needs=["night", "moon=full"])
    moon = Variant("moon", ["new", "full"], "new", [], needs=["night"])
    game: Game[State] = Game("sky", 1, Verbs(), 1, 2, [night, stars, moon])
    assert game.idle_variant(frozenset(variants)) == idle
    assert game.why_not(2, frozenset(variants)) is None  # records with it are sound


def test_a_variant_is_a_word_or_a_name_with_a_choice() -> None:
    assert [variant.words() for variant in GAME.variants] == [
        ["night"],
        ["day"],
        ["length=short", "length=long"],
    ]


def test_a_state_tells_all_or_one_seat_and_counts_points() -> None:
    state = GOLD_RUSH.start(3, frozenset())
    state.listener = listener = Listener()
    listener.step = "Evaluate"
    state.tell("something", 1, 7, 8, 9)
    state.tell_seat(2, "secret", 2, 5)
    state.award(0, 4, "points", 1)
    heard = [(e.name, e.seat, e.numbers, e.audience, e.points, e.is_score) for e in listener.heard]
    assert heard == [
        ("something", 1, [7, 8, 9], NOBODY, 0, False),
        ("secret", 2, [5, 0, 0], 2, 0, False),
        ("points", 0, [1, 0, 0], NOBODY, 4, True),
    ]
    assert {event.step for event in listener.heard} == {"Evaluate"}
    assert [*state.score] == [4, 0, 0]
    assert [[*event.after.score] for event in listener.heard] == [[0, 0, 0], [0, 0, 0], [4, 0, 0]]


def test_points_count_even_if_nobody_listens() -> None:
    state = GOLD_RUSH.start(2, frozenset())
    state.award(1, 5, "points")
    assert [*state.score] == [0, 5]


def test_nobody_listens_to_a_clone() -> None:
    state = GOLD_RUSH.start(2, frozenset())
    state.listener = Listener()
    assert state.clone().listener is None


def test_a_state_asks_one_seat_at_a_time_and_nobody_at_the_end() -> None:
    state = GOLD_RUSH.start(2, frozenset())
    assert (state.actor(), state.actors(), state.is_over()) == (CHANCE, [CHANCE], False)
    state.act(CHANCE, state.roll(Rng(1)))
    assert (state.actor(), state.actors()) == (0, [0])
    play_out(state, Rng(1), Menu())
    assert (state.actor(), state.actors(), state.is_over()) == (NOBODY, [], True)
    assert state.reason(0, 0) == "game-over"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_play_reaches_the_end_and_counts_the_decisions_of_the_seats(seats: int) -> None:
    state = GOLD_RUSH.start(seats, frozenset())
    decisions = play_out(state, Rng(seats), Menu())
    assert state.is_over()
    assert 2 * 60 < decisions <= 2 * 71  # a tile and an action each


def test_the_standing_is_a_table_of_its_own() -> None:
    state = GOLD_RUSH.start(2, frozenset())
    ended = GOLD_RUSH.standing(state)
    assert (ended.is_over(), state.is_over()) == (True, False)
