"""Bots play every game by its rules, know what their seat knows, and are as good as they should be."""

from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import islice
from typing import Any

import pytest

from boomtown.bots import Bot, make_bot
from boomtown.bots.greedy import Greedy
from boomtown.bots.greenhorn import Greenhorn
from boomtown.bots.levels import DEPUTY, GREENHORN, SEARCHING, make_search_bot, noise_of, settings_of
from boomtown.bots.search_bot import SearchBot, TextbookSearchBot
from boomtown.bots.uniform import Uniform
from boomtown.core.laws import play_one
from boomtown.core.record import Table, parse_move
from boomtown.core.rng import Rng, derive_seed
from boomtown.core.step import CHANCE, Game
from boomtown.core.wire import snapshot
from boomtown.games import ALL
from boomtown.games.claim import CLAIM
from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.lab.arena import play_game

QUICK = ("uniform", "greenhorn", "deputy", "search:6", "sheriff*0.0005", "marshal*0.0002")
all_games = pytest.mark.parametrize("game", ALL.values(), ids=ALL)
all_bots = pytest.mark.parametrize("name", QUICK)


# games that have secrets with a variant only
WITH_SECRETS = {"carson-city": frozenset({"might-is-right"})}


def decisions(game: Game[Any], seats: int, seed: int, every: int = 1) -> Iterator[tuple[Any, int]]:
    """Some decisions of a random game with secrets: the state, and a seat that is to act."""
    variants = WITH_SECRETS.get(game.name, frozenset())
    table, rng = Table(game, seats, variants, is_listening=False), Rng(seed)
    count = 0
    while not table.state.is_over():
        seat = table.state.actors()[-1]
        if seat != CHANCE:
            if count % every == 0:
                yield table.state, seat
            count += 1
        play_one(table, rng)


def choice(game: Game[Any], name: str, view: Any, seed: int = 9) -> str:
    return game.verbs.text(make_bot(name, game).choose(view, Rng(seed)))


# Rules and secrets


@all_games
@all_bots
def test_a_bot_chooses_one_of_its_options(game: Game[Any], name: str) -> None:
    for state, seat in decisions(game, 3, seed=1, every=18):
        options = [game.verbs.text(action) for action in state.options(seat)]
        assert choice(game, name, game.view(state, seat)) in options


@all_games
@all_bots
def test_choosing_leaves_the_view_as_it_was(game: Game[Any], name: str) -> None:
    for state, seat in decisions(game, 2, seed=2, every=12):
        view = game.view(state, seat)
        before = snapshot(view.state)
        choice(game, name, view)
        assert snapshot(view.state) == before


@all_games
@all_bots
def test_a_move_depends_on_nothing_hidden(game: Game[Any], name: str) -> None:
    different = 0
    for number, (state, seat) in enumerate(decisions(game, 3, seed=3, every=16)):
        view = game.view(state, seat)
        other = game.determinize(view, Rng(number))  # another table, the same to this seat
        different += snapshot(other) != snapshot(state)
        assert choice(game, name, game.view(other, seat)) == choice(game, name, view)
    assert different > 0, "this game should have had secrets"


@all_games
def test_the_uniform_bot_takes_every_option_in_the_end(game: Game[Any]) -> None:
    state, seat = next(decisions(game, 2, seed=4))
    view = game.view(state, seat)
    taken = Counter(choice(game, "uniform", view, seed) for seed in range(60 * len(state.options(seat))))
    assert set(taken) == {game.verbs.text(action) for action in state.options(seat)}
    assert min(taken.values()) > 30


# Whole games


@all_games
def test_the_same_seed_gives_the_same_game(game: Game[Any]) -> None:
    bots = [make_bot("uniform", game), make_bot("uniform", game)]
    once = play_game(game, bots, frozenset(), seed=5)
    assert once.state.is_over()
    assert play_game(game, bots, frozenset(), seed=5).record == once.record
    assert play_game(game, bots, frozenset(), seed=5, is_listening=True).record == once.record
    assert play_game(game, bots, frozenset(), seed=6).record != once.record


def test_the_games_of_a_series_have_nothing_in_common() -> None:
    seeds = [derive_seed(seed, number) for seed in range(20) for number in range(-1, 20)]
    assert len({*seeds}) == len(seeds)
    firsts = {int(Rng(seed).below(1000)) for seed in seeds}
    assert len(firsts) > 250


TRACED = 120  # moves, those of chance too
ROUNDS = {
    "card-game": 4,
    "carson-city": 10,
    "claim": 1,
    "gold-rush": 2,
    "nevada-city": 5,
}  # whatever levels have
TRACES = {
    ("card-game", 1): "44528633c50eec44",
    ("card-game", 2): "ff147fabd610dc75",
    ("card-game", 3): "3fc57ff657fe4475",
    ("card-game", 4): "e327289797d241d7",
    ("card-game", 5): "e41e058f9a63d0ff",
    ("card-game", 6): "62e805cc71a185df",
    ("carson-city", 2): "528fe4d64cfff417",
    ("carson-city", 3): "6fe244958c4ec200",
    ("carson-city", 4): "641b4db032030588",
    ("carson-city", 5): "bc585de0c149c42f",
    ("claim", 2): "4247ef553ac3c953",
    ("claim", 3): "4b69b700b48aadd3",
    ("claim", 4): "bc98ac4bd5f26011",
    ("gold-rush", 2): "360d7a8fbfde6ddd",
    ("gold-rush", 3): "3abd0e0162dd5fe6",
    ("gold-rush", 4): "dfdb5a897e57e8ca",
    ("gold-rush", 5): "736119b6cae353da",
    ("nevada-city", 2): "87448078a10c8a7c",
    ("nevada-city", 3): "1f18407b9c78d2e7",
    ("nevada-city", 4): "2da8447fccfa6f80",
}


@pytest.mark.parametrize(("name", "seats"), TRACES)
def test_bots_play_the_same_plain_and_compiled(name: str, seats: int) -> None:
    game = ALL[name]
    settings = settings_of(name)
    kinds: list[Callable[[], Bot]] = [
        lambda: SearchBot(game, ROUNDS[name], 2, settings),
        lambda: make_bot("deputy", game),
        lambda: make_bot("uniform", game),
    ]
    bots = [kinds[seat % 3]() for seat in range(seats)]
    table: Table[Any] = Table(game, seats, is_listening=False)
    chance, rngs = Rng(seats), [Rng(seat) for seat in range(seats)]
    while not table.state.is_over() and len(table.record.moves) < TRACED:
        seat = int(table.state.actor())
        if seat == CHANCE:
            table.roll(chance)
        else:
            table.act(seat, bots[seat].choose(game.view(table.state, seat), rngs[seat]))
    assert sha256(table.record.text().encode()).hexdigest()[:16] == TRACES[name, seats]


def test_traces_are_kept_for_all_games_and_seat_counts() -> None:
    assert {*TRACES} == {
        (n, seats) for n, g in ALL.items() for seats in range(int(g.fewest), int(g.most) + 1)
    }


# Strength


def wins(game: Game[Any], name: str, other: str, games: int) -> int:
    """How many two-seat games a bot wins against another; they take turns to begin."""
    won = 0
    for seed in range(games):
        seat = seed % 2
        bots = [make_bot(other, game), make_bot(other, game)]
        bots[seat] = make_bot(name, game)
        scores = play_game(game, bots, frozenset(), seed).record.scores
        won += scores[seat] > scores[1 - seat]
    return won


def test_greedy_beats_uniform_at_gold_rush_every_time() -> None:
    assert wins(GOLD_RUSH, "greedy", "uniform", 10) == 10


def test_greedy_beats_uniform_at_carson_city_every_time() -> None:
    assert wins(ALL["carson-city"], "greedy", "uniform", 4) == 4


def test_greedy_beats_uniform_at_nevada_city_every_time() -> None:
    assert wins(ALL["nevada-city"], "greedy", "uniform", 4) == 4


def test_greedy_beats_uniform_at_the_card_game_every_time() -> None:
    """Bids bring nothing at once: how the column is shared out makes the difference."""
    assert wins(ALL["card-game"], "greedy", "uniform", 6) == 6


def test_noise_makes_a_bot_choose_what_is_not_the_best() -> None:
    state, seat = next(islice(decisions(GOLD_RUSH, 2, seed=4), 12, None))
    view = GOLD_RUSH.view(state, seat)
    sure = {Greedy(GOLD_RUSH).choose(view, Rng(seed)) for seed in range(20)}
    unsure = {Greedy(GOLD_RUSH, 40.0).choose(view, Rng(seed)) for seed in range(20)}
    assert len(sure) == 1 < len(unsure)


def test_levels_misjudge_less_the_higher_they_are() -> None:
    for game in ALL.values():
        assert noise_of(GREENHORN, game.name) > noise_of(DEPUTY, game.name) >= 0


def test_greedy_plays_by_lot_where_no_act_scores_at_once() -> None:
    """A bid at Claim brings nothing before the reveal, so to this bot all cards are alike."""
    state, seat = next(decisions(CLAIM, 2, seed=4))
    view = CLAIM.view(state, seat)
    assert {choice(CLAIM, "greedy", view, seed) for seed in range(100)} == {f"bid {n}" for n in range(1, 8)}


def test_the_search_beats_uniform_at_claim_most_of_the_time() -> None:
    assert wins(CLAIM, "search:20", "uniform", 100) >= 60  # equal bots win about 46 each, the rest are ties


@pytest.mark.parametrize(("claim", "bid"), [("lode", "bid 7"), ("creek", "bid 1")])
def test_the_search_spends_its_last_high_card_on_a_lode_and_keeps_it_from_a_creek(
    claim: str, bid: str
) -> None:
    """Seat 0 has 1 and 7 left and has scouted the claim, seat 1 has 2 and 3."""
    moves = []
    for mine, other in [(2, 4), (3, 5), (4, 6), (5, 7)]:
        moves += ["* stamp water", f"0 bid {mine}", f"1 bid {other}", "* stake creek", "* scout creek"]
    stamp = "rock" if claim == "lode" else "water"
    moves[-1] = "* scout gulch"
    moves += ["* stamp rock", "0 bid 6", "1 bid 1", "* stake gulch", f"* scout {claim}", f"* stamp {stamp}"]
    table = Table(CLAIM, 2)
    for move in moves:
        table.say(*parse_move(move))
    for seed in range(3):
        assert choice(CLAIM, "search:300", CLAIM.view(table.state, 0), seed) == bid


# Names


@pytest.mark.parametrize(
    ("name", "kind"),
    [("uniform", Uniform), ("greenhorn", Greenhorn), ("deputy", Greedy), ("greedy", Greedy), ("sheriff", SearchBot),
     ("marshal", SearchBot), ("sheriff*0.1", SearchBot), ("marshal*2", SearchBot), ("search", TextbookSearchBot),
     ("search:1", TextbookSearchBot), ("search:500", TextbookSearchBot)],
)  # fmt: skip
def test_every_bot_is_made_by_its_name(name: str, kind: type) -> None:
    for game in ALL.values():
        assert type(make_bot(name, game)) is kind


def test_a_share_of_a_budget_is_a_share_of_its_rounds_in_fewer_trees() -> None:
    for level in SEARCHING:
        whole = make_search_bot(level, GOLD_RUSH)
        assert whole.trees == 2
        for share, trees in [(0.1, 1), (0.5, 1), (0.8, 2), (1.0, 2), (3.0, 2)]:
            part = make_search_bot(level, GOLD_RUSH, share)
            assert part.trees == trees
            assert part.iterations * trees == pytest.approx(whole.iterations * 2 * share, abs=2)


@pytest.mark.parametrize(
    "name",
    ["", "Uniform", " uniform", "best", "uniform:3", "greedy:", "search:", "search:0", "search:-5",
     "search:1e3", "search:2.5", "sheriff*", "sheriff*0", "sheriff*x", "sheriff*nan", "sheriff*-1", "deputy*0.1", "search:٣", "search:³", "search: 5", "search:5:5", "search:10000001"],
)  # fmt: skip
def test_nonsense_is_no_bot(name: str) -> None:
    with pytest.raises(ValueError, match=r"there is no bot|number of iterations|share of the budget"):
        make_bot(name, CLAIM)
