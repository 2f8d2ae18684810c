"""A ladder of bots: players, pairs, counting, stopping, ratings."""

from fractions import Fraction
from typing import Any

import pytest

from boomtown.bots import make_bot
from boomtown.bots.levels import LEVELS, settings_of
from boomtown.bots.search_bot import SearchBot, TextbookSearchBot
from boomtown.core.record import Table
from boomtown.core.rng import Rng, derive_seed
from boomtown.games import ALL
from boomtown.games.claim import CLAIM
from boomtown.lab.arena import Clock, play_game, play_on
from boomtown.lab.ladder import Pair, PairScore, checks, is_settled, pairs_of, places, victory, wilson
from boomtown.lab.players import SETTINGS, TEXTBOOK_ITERATIONS, Cheater, make_player, scale_budget
from boomtown.lab.ratings import Meeting, rate_games

# players


def test_a_changed_player_has_its_changes_and_else_what_the_level_has() -> None:
    player = make_player("sheriff*0.5@width=3@trees=1@exploration=0.7", CLAIM)
    assert isinstance(player, SearchBot)
    usual = make_player("sheriff*0.5", CLAIM)
    assert isinstance(usual, SearchBot)
    assert (player.iterations, player.trees) == (usual.iterations, 1)
    assert (player.settings.width, player.settings.exploration) == (3.0, 0.7)
    assert (player.settings.value_scale, player.settings.widening) == (
        usual.settings.value_scale,
        usual.settings.widening,
    )


def test_a_change_of_rounds_comes_after_the_share() -> None:
    player = make_player("marshal*0.1@iterations=7", CLAIM)
    assert isinstance(player, SearchBot)
    assert player.iterations == 7


@pytest.mark.parametrize("game", ALL)
def test_every_number_of_a_manner_can_be_changed(game: str) -> None:
    assert {name for name in dir(settings_of(game)) if not name.startswith("_")} == {*SETTINGS}


@pytest.mark.parametrize(
    "name",
    [
        "cheat", "cheater*", "cheater*0", "cheater:3", "cheater@", "cheater@width", "deputy@width=3", "uniform@",
        "sheriff@", "sheriff@height=3", "sheriff@width=", "sheriff@width=-1", "sheriff@width=nan",
        "sheriff@iterations=0", "sheriff@width=0", "sheriff@width=0.5", "sheriff@prior_visits=0", "sheriff@value_scale=0",
        "sheriff@iterations=2.5", "sheriff@trees=inf", "sheriff@width=3*2",
    ],
)  # fmt: skip
def test_nonsense_is_no_player(name: str) -> None:
    with pytest.raises(ValueError, match=r"there is no|is a number|can be changed|after the star"):
        make_player(name, CLAIM)


def test_no_table_offers_the_cheater() -> None:
    assert isinstance(make_player("cheater", CLAIM), Cheater)
    with pytest.raises(ValueError, match="there is no bot 'cheater'"):
        make_bot("cheater", CLAIM)


@pytest.mark.parametrize(
    ("name", "budget", "result"),
    [
        ("sheriff", 1.0, "sheriff"),
        ("sheriff", 0.1, "sheriff*0.1"),
        ("marshal*0.5", 0.1, "marshal*0.05"),
        ("cheater", 0.25, "cheater*0.25"),
        ("sheriff@width=3", 0.1, "sheriff*0.1@width=3"),
        ("search:500", 0.1, "search:50"),
        ("search:3", 0.1, "search:1"),
        ("search", 0.5, "search:100"),
        ("deputy", 0.1, "deputy"),
        ("uniform", 0.1, "uniform"),
    ],
)
def test_budgets_are_scaled_by_name(name: str, budget: float, result: str) -> None:
    assert scale_budget(name, budget) == result
    make_player(result, CLAIM)


def test_the_textbook_search_has_the_rounds_that_are_scaled() -> None:
    textbook = make_bot("search", CLAIM)
    assert isinstance(textbook, TextbookSearchBot)
    assert textbook.iterations == TEXTBOOK_ITERATIONS


def differences(name: str) -> int:
    """At how many decisions a player moves otherwise in a world that its seat cannot tell from the true one."""
    found = 0
    table, rng = Table(CLAIM, 2, is_listening=False), Rng(3)
    while not table.state.is_over():
        seat = int(table.state.actor())
        if seat < 0:
            table.roll(rng)
            continue
        moves = []
        for state in (table.state, CLAIM.determinize(CLAIM.view(table.state, seat), rng)):
            player = make_player(name, CLAIM)
            if isinstance(player, Cheater):
                moves.append(player.choose_seeing(state, seat, Rng(1)))
            else:
                moves.append(player.choose(CLAIM.view(state, seat), Rng(1)))
        found += moves[0] != moves[1]
        options = table.state.options(seat)
        table.act(seat, options[int(rng.below(len(options)))])
    return found


def test_only_the_cheater_moves_by_what_is_hidden() -> None:
    assert differences("sheriff@iterations=60@trees=1") == 0
    assert differences("cheater@iterations=60@trees=1") > 0


def test_the_arena_shows_the_cheater_everything() -> None:
    """The same search with the same seed: it plays otherwise because it sees more."""
    records = [
        [
            play_game(
                CLAIM, [make_player(name, CLAIM), make_player("uniform", CLAIM)], frozenset(), seed
            ).record
            for seed in range(3)
        ]
        for name in ("sheriff@iterations=60@trees=1", "cheater@iterations=60@trees=1")
    ]
    assert records[0] != records[1]


def test_the_clock_counts_decisions_with_a_choice() -> None:
    table: Table[Any] = Table(CLAIM, 2, is_listening=False)
    clock = Clock(2)
    bots = [make_player(name, CLAIM) for name in ("uniform", "sheriff@iterations=40@trees=1")]
    play_on(table, bots, 5, clock)
    assert clock.decisions == [6, 6]  # seven cards a seat: the last one is no choice
    assert clock.seconds[1] > clock.seconds[0] > 0
    timeless: Table[Any] = Table(CLAIM, 2, is_listening=False)
    play_on(timeless, [make_player("uniform", CLAIM), make_player("sheriff@iterations=40@trees=1", CLAIM)], 5)
    assert timeless.record == table.record


def test_the_seeds_of_pairs_have_nothing_in_common_with_those_of_games() -> None:
    assert (
        len({derive_seed(1, "a", "b"), derive_seed(1, "b", "a"), derive_seed(2, "a", "b"), derive_seed(1, 0)})
        == 4
    )


# pairs


def test_neighbours_play_and_the_sheriff_plays_the_lowest_and_the_cheater() -> None:
    names = ["uniform", "greenhorn", "deputy", "sheriff*0.1", "marshal*0.1", "cheater*0.1"]
    assert pairs_of(names, False) == [
        ("greenhorn", "uniform"),
        ("deputy", "greenhorn"),
        ("sheriff*0.1", "deputy"),
        ("marshal*0.1", "sheriff*0.1"),
        ("sheriff*0.1", "uniform"),
        ("cheater*0.1", "sheriff*0.1"),
    ]


def test_no_pair_is_named_twice_and_a_cheater_without_sheriff_plays_the_strongest() -> None:
    assert pairs_of(["uniform", "sheriff"], False) == [("sheriff", "uniform")]
    assert pairs_of(["cheater", "uniform", "deputy"], False) == [("deputy", "uniform"), ("cheater", "deputy")]


def test_everybody_can_play_everybody() -> None:
    assert pairs_of(["a", "b", "c"], True) == [("b", "a"), ("c", "a"), ("c", "b")]
    assert len(pairs_of(LEVELS, True)) == 6


def test_one_of_the_stronger_sits_among_the_weaker() -> None:
    assert Pair("a", "b").seats_for(2) == ("a", "b")
    assert Pair("a", "b").seats_for(4) == ("a", "b", "b", "b")


# counting


@pytest.mark.parametrize(
    ("scores", "winners", "shares", "order"),
    [
        ([5, 9, 7], [1], [0, 1, 0], [2, 0, 1]),
        ([9, 9, 7], [0], [1, 0, 0], [0, 1, 2]),  # a rule for ties has spoken
        ([9, 9, 7], [0, 1], [Fraction(1, 2), Fraction(1, 2), 0], [0, 0, 2]),
        ([5, 7, 5, 12], [3], [0, 1, 0], [1, 0, 1]),  # a virtual player has won
        ([7, 7, 5, 12], [3], [Fraction(1, 2), Fraction(1, 2), 0], [0, 0, 2]),
    ],
)
def test_victories_and_places(
    scores: list[int], winners: list[int], shares: list[Fraction], order: list[int]
) -> None:
    assert victory(3, scores, winners) == shares
    assert places(3, scores, winners) == order


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # by R: prop.test(wins, games, correct = FALSE)
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_nothing_is_known_before_the_first_game() -> None:
    tally = PairScore(0, Fraction(0))
    assert (tally.share, tally.interval(), tally.side_of(0.5)) == (0.0, (0.0, 1.0), "around")


def test_a_pair_is_settled_when_it_is_clear_of_every_mark_by_more_than_95_of_100() -> None:
    assert PairScore(100, Fraction(61)).side_of(0.5) == "above"
    assert not is_settled(PairScore(100, Fraction(61)), [0.5])
    assert is_settled(PairScore(100, Fraction(70)), [0.5])
    assert is_settled(PairScore(100, Fraction(30)), [0.5])
    assert not is_settled(PairScore(100, Fraction(70)), [0.5, 0.75])
    assert is_settled(PairScore(100, Fraction(95)), [0.5, 0.75])
    assert is_settled(PairScore(100, Fraction(20)), [0.5, 0.75])


@pytest.mark.parametrize(("games", "seats"), [(1, 2), (20, 2), (21, 2), (200, 3), (40, 6)])
def test_pairs_are_looked_at_when_everybody_has_sat_everywhere_and_at_the_end(games: int, seats: int) -> None:
    *early, last = checks(games, seats)
    assert last == games
    assert [number for number in early if number % seats or number < 20 or number >= games] == []
    assert sorted({*early, last}) == [*early, last]


def test_looking_often_seldom_finds_what_is_not_there() -> None:
    """Of equal players at most 5 of 100 pairs end on one side, though they are looked at ten times."""
    ended = 0
    for seed in range(1000):
        rng, wins = Rng(seed), 0
        for game in range(1, 201):
            wins += int(rng.below(2))
            if game in checks(200, 2)[:-1] and is_settled(PairScore(game, Fraction(wins)), [0.5]):
                ended += 1
                break
        else:
            ended += PairScore(200, Fraction(wins)).side_of(0.5) != "around"
    assert 20 < ended < 80


# ratings


def test_who_wins_is_rated_higher_and_doubt_falls() -> None:
    names = ("weak", "middle", "strong")
    games = [Meeting(("strong", "middle"), (0, 1)), Meeting(("middle", "weak"), (0, 1))] * 20
    ratings = rate_games(names, games)
    assert ratings["strong"].strength > ratings["middle"].strength > ratings["weak"].strength
    assert all(rating.doubt < 25 / 3 for rating in ratings.values())
    more = rate_games(names, games * 2)
    assert all(more[name].doubt < ratings[name].doubt for name in names)


def test_players_that_share_victories_stay_equal() -> None:
    ratings = rate_games(("a", "b"), [Meeting(("a", "b"), (0, 0))] * 10)
    assert ratings["a"].strength == pytest.approx(25)
    assert ratings["b"].strength == pytest.approx(25)


def test_a_player_on_several_seats_learns_the_mean_of_what_they_teach() -> None:
    once = rate_games(("a", "b"), [Meeting(("a", "b", "b"), (0, 1, 2))])
    as_three = rate_games(("a", "b", "c"), [Meeting(("a", "b", "c"), (0, 1, 2))])
    assert once["a"] == as_three["a"]
    assert once["b"].strength == pytest.approx((as_three["b"].strength + as_three["c"].strength) / 2)


def test_strangers_have_the_rating_of_strangers() -> None:
    assert rate_games(("a",), [])["a"].strength == 25
