"""The search of the levels: the same seed gives the same judgement, trees add up, and what grew is kept."""

import time
from typing import Any

import pytest

from boomtown.bots.judgement import Judgement, best_of, merge_judgements
from boomtown.bots.levels import (
    COACH,
    LEVELS,
    MARSHAL,
    SEARCHING,
    SECONDS,
    SHERIFF,
    Budget,
    budget_of,
    make_search_bot,
    seconds_of,
    settings_of,
)
from boomtown.bots.search_bot import SEEDS, SearchBot, grow
from boomtown.core.laws import play_one
from boomtown.core.record import Table, parse_move
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, Game
from boomtown.games import ALL
from boomtown.games.card_game import CARD_GAME
from boomtown.games.claim import CLAIM
from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.lab.players import SETTINGS, make_player
from boomtown.search.mcts import MOST_NODES, TreeSearch
from boomtown.search.root_selection import LEAST_SAMPLES
from boomtown.search.settings import SearchSettings
from boomtown.search.tree import Tree

all_games = pytest.mark.parametrize("game", ALL.values(), ids=ALL)
SMALL = SearchSettings(exploration=0.15, value_scale=10.0, width=4.0, widening=1.0)
PLAYING_ON = SearchSettings(
    exploration=0.15, value_scale=10.0, width=4.0, widening=1.0, rollout_decisions=3.0
)
REMEMBERING = SearchSettings(
    exploration=0.15, value_scale=10.0, width=4.0, widening=1.0, rollout_decisions=3.0, history_weight=0.02
)


def middle(game: Game[Any], seats: int, seed: int, least: int = 2) -> tuple[Any, int]:
    """A position after some moves at which a seat has at least so many options."""
    table, rng = Table(game, seats, is_listening=False), Rng(seed)
    for _ in range(8 if game is CLAIM else 60):
        play_one(table, rng)
    while True:
        seat = int(table.state.actor())
        if seat != CHANCE and len(table.state.options(seat)) >= least:
            return table.state, seat
        play_one(table, rng)


@pytest.mark.parametrize(
    "settings", [SMALL, PLAYING_ON, REMEMBERING], ids=["looking", "playing-on", "remembering"]
)
@all_games
def test_the_same_seed_gives_the_same_judgement(game: Game[Any], settings: SearchSettings) -> None:
    state, seat = middle(game, 2, 1)
    view = game.view(state, seat)
    first = SearchBot(game, 12, 2, settings).judge(view, Rng(4))
    assert SearchBot(game, 12, 2, settings).judge(view, Rng(4)) == first
    assert {each.action for each in first} <= {*state.options(seat)}
    assert all(0.0 <= each.worth <= 1.0 for each in first)


@all_games
def test_whoever_plays_on_judges_another_table(game: Game[Any]) -> None:
    state, seat = middle(game, 2, 1)
    view = game.view(state, seat)
    assert grow(game, view, 12, PLAYING_ON, 4) != grow(game, view, 12, SMALL, 4)


@all_games
def test_every_option_is_looked_at(game: Game[Any]) -> None:
    state, seat = middle(game, 2, 2)
    judged = SearchBot(game, 1, 1, SMALL).judge(game.view(state, seat), Rng(1))
    assert sorted(each.action for each in judged) == sorted(state.options(seat))


@all_games
def test_trees_grown_apart_add_up_to_the_same(game: Game[Any]) -> None:
    state, seat = middle(game, 3, 3)
    view, rng = game.view(state, seat), Rng(6)
    seeds = [int(rng.below(SEEDS)) for _ in range(2)]
    apart = merge_judgements(grow(game, view, 8, SMALL, seed) for seed in seeds)
    assert SearchBot(game, 8, 2, SMALL).judge(view, Rng(6)) == apart


def test_judgements_add_up_and_the_option_tried_most_is_the_best() -> None:
    trees = [[Judgement(7, 3, 0.5, 2.0), Judgement(8, 1, 0.9, 6.0)], [Judgement(7, 1, 0.9, 6.0)]]
    assert merge_judgements(trees) == [Judgement(7, 4, 0.6, 3.0), Judgement(8, 1, 0.9, 6.0)]
    assert best_of(merge_judgements(trees)) == 7
    assert merge_judgements([[Judgement(8, 2, 0.2, 0.0), Judgement(7, 2, 0.3, 0.0)]])[0].action == 7


def test_a_decision_opens_little_by_little() -> None:
    state, seat = middle(GOLD_RUSH, 2, 5, least=12)
    search = TreeSearch(GOLD_RUSH, GOLD_RUSH.view(state, seat), Rng(2), SearchSettings(0.15, 20.0, 2.0, 0.0))
    search.run(40)
    tree, root = search.tree, int(search.root)
    for node in range(1, int(tree.count)):
        children = 0
        child = int(tree.first[node])
        while child >= 0:
            children += int(tree.seat[child]) >= 0
            child = int(tree.next[child])
        assert node == root or children <= 2


def kept_game() -> tuple[SearchBot, Any, int]:
    """A seat at Gold Rush that is asked twice in one turn, and what it thinks with."""
    table, rng = Table(GOLD_RUSH, 2, is_listening=False), Rng(8)
    searcher = SearchBot(GOLD_RUSH, 30, 2, SMALL)
    while True:
        state = table.state
        seat = int(state.actor())
        if seat == CHANCE or len(state.options(seat)) < 2:
            play_one(table, rng)
            continue
        action = searcher.choose(GOLD_RUSH.view(state, seat), Rng(3))
        table.act(seat, action)
        if searcher.kept and len(table.state.options(seat)) > 1:
            return searcher, table.state, seat


def test_what_has_grown_is_kept_within_a_turn() -> None:
    searcher, state, seat = kept_game()
    trees = [search.tree for search in searcher.kept]
    before = [int(tree.count) for tree in trees]
    judged = searcher.judge(GOLD_RUSH.view(state, seat), Rng(3))
    assert {each.action for each in judged} == {*state.options(seat)}
    assert all(int(tree.count) > count for tree, count in zip(trees, before, strict=True))


def test_a_tree_that_has_grown_too_large_is_not_kept() -> None:
    table, rng = Table(GOLD_RUSH, 2), Rng(3)
    while int(table.state.actor()) == CHANCE:
        table.roll(rng)
    seat = int(table.state.actor())
    view = GOLD_RUSH.view(table.state, seat)
    for is_large in (False, True):
        search = TreeSearch(GOLD_RUSH, view, Rng(1), SMALL)
        search.run(5)
        if is_large:
            search.tree.count = MOST_NODES
        searcher = SearchBot(GOLD_RUSH, 5, 1, SMALL)
        searcher._keep([search], view, table.state.options(seat)[0], None)
        assert bool(searcher.kept) is not is_large


def test_nothing_is_kept_for_another_table() -> None:
    searcher, state, seat = kept_game()
    state.score[seat] += 1
    view = GOLD_RUSH.view(state, seat)
    assert searcher.judge(view, Rng(3)) == SearchBot(GOLD_RUSH, 30, 2, SMALL).judge(view, Rng(3))


def scouted(claim: str) -> Table[Any]:
    """A table of Claim before the last bids but one: seat 0 has 1 and 7 left and has scouted, seat 1 has 2 and 3."""
    moves = []
    for mine, other in [(2, 4), (3, 5), (4, 6), (5, 7)]:
        moves += ["* stamp water", f"0 bid {mine}", f"1 bid {other}", "* stake creek", "* scout creek"]
    stamp = "rock" if claim == "lode" else "water"
    moves[-1] = "* scout gulch"
    moves += ["* stamp rock", "0 bid 6", "1 bid 1", "* stake gulch", f"* scout {claim}", f"* stamp {stamp}"]
    table: Table[Any] = Table(CLAIM, 2)
    for move in moves:
        table.say(*parse_move(move))
    return table


@pytest.mark.parametrize(("claim", "bid"), [("lode", "bid 7"), ("creek", "bid 1")])
def test_a_high_card_is_for_a_lode(claim: str, bid: str) -> None:
    view = CLAIM.view(scouted(claim).state, 0)
    for seed in range(3):
        action = SearchBot(CLAIM, 300, 1, settings_of("claim")).choose(view, Rng(seed))
        assert CLAIM.verbs.text(action) == bid


@pytest.mark.parametrize("game", [CLAIM, CARD_GAME], ids=lambda game: game.name)
def test_that_others_have_chosen_says_nothing_of_what_they_chose(game: Game[Any]) -> None:
    """All choose at once: who happens to be asked last knows as much as who is asked first."""
    table, rng = Table(game, 3, is_listening=False), Rng(1)
    while table.state.actors() != [0, 1, 2]:
        play_one(table, rng)
    first = grow(game, game.view(table.state, 2), 200, SMALL, 4)
    for seat in (0, 1):
        table.act(seat, table.state.options(seat)[-1])
        assert grow(game, game.view(table.state, 2), 200, SMALL, 4) == first


def test_what_is_not_to_count_leaves_nothing() -> None:
    tree = Tree(16)
    node = tree.add(0, 1, 0)
    for result, times in ((0.25, 1), (0.5, 1), (0.5, -1)):
        tree.add_result(node, result, 10 * result, times)
    assert (tree.visits[node], tree.value_sum[node], tree.margin_sum[node]) == (1, 0.25, 2.5)


def spent(judged: list[Judgement]) -> int:
    """So many iterations; the first look at an option is none."""
    return sum(each.visits - 1 for each in judged)


@pytest.mark.parametrize("game", [CLAIM, CARD_GAME], ids=lambda game: game.name)
def test_whoever_is_thrifty_stops_early(game: Game[Any]) -> None:
    state, seat = middle(game, 2, 1)
    view, iterations = game.view(state, seat), 80 * len(state.options(seat))
    judged = {}
    for stop_below_points in (0.0, 1e-300, 1e6):
        judged[stop_below_points] = SearchBot(game, iterations, 1, SMALL, stop_below_points).judge(
            view, Rng(4)
        )
    assert judged[1e-300] == judged[0.0]  # everything is worth a thought
    assert iterations // 4 <= spent(judged[1e6]) < iterations // 3  # nothing is, once it has looked around
    assert best_of(judged[1e6]) == max(judged[1e6], key=lambda each: (each.visits, each.worth)).action


def test_few_results_are_never_enough() -> None:
    state, seat = middle(CLAIM, 2, 1)
    options = len(state.options(seat))
    judged = SearchBot(CLAIM, 32 * options, 1, SMALL, 1e6).judge(CLAIM.view(state, seat), Rng(4))
    assert judged[0].visits == 1 + LEAST_SAMPLES  # a look and its iterations; a quarter of all would be 8
    assert spent(judged) < 32 * options


def test_when_the_time_has_come_all_options_have_been_tried_alike() -> None:
    state, seat = middle(GOLD_RUSH, 2, 5, least=12)
    search = TreeSearch(GOLD_RUSH, GOLD_RUSH.view(state, seat), Rng(2), SMALL)
    search.run(100_000, until=time.monotonic())
    assert {visits for _, visits, *_ in search.judgements()} == {2}  # a look and a round


def test_the_cheat_knows_what_is_hidden_and_the_others_do_not() -> None:
    """Seat 1 has not scouted: a view tells it nothing of the claim, the table everything."""
    worths = {}
    for claim in ("lode", "creek"):
        state = scouted(claim).state
        action = SearchBot(CLAIM, 200, 1, settings_of("claim")).cheat(state, 1, Rng(1))
        assert action in state.options(1)
        known = TreeSearch(CLAIM, CLAIM.view(state, 1), Rng(1), settings_of("claim"), state)
        known.run(200)
        worths[claim] = {entry[0]: round(entry[2], 6) for entry in known.judgements()}
    assert worths["lode"] != worths["creek"]


def test_the_decisions_of_a_turn_share_the_time_of_a_level() -> None:
    assert seconds_of(SHERIFF, "carson-city") == SECONDS[SHERIFF] == 1.0
    for name in ALL:
        assert seconds_of(MARSHAL, name) == pytest.approx(5 * seconds_of(SHERIFF, name))
    assert 7 * seconds_of(MARSHAL, "nevada-city") == pytest.approx(5.0)


def test_the_coach_looks_as_long_as_the_sheriff_or_longer() -> None:
    for name in ALL:
        assert budget_of(COACH, name).iterations >= budget_of(SHERIFF, name).iterations
        coach, sheriff, marshal = (settings_of(name, level) for level in (COACH, SHERIFF, MARSHAL))
        assert vars_of(coach) == {**vars_of(sheriff), "slow_evaluation": marshal.slow_evaluation}


def vars_of(settings: SearchSettings) -> dict[str, float]:
    return {name: getattr(settings, name) for name in SETTINGS}


def test_the_marshal_looks_longer_further_or_more_closely_than_the_sheriff() -> None:
    assert LEVELS[2:] == SEARCHING
    for name in ALL:
        sheriff, marshal = (  # decisions looked into: the last one of a round and those played on behind it
            budget_of(level, name).iterations * (1.0 + settings_of(name, level).rollout_decisions)
            for level in SEARCHING
        )
        is_keener = settings_of(name, MARSHAL).slow_evaluation > settings_of(name, SHERIFF).slow_evaluation
        assert marshal >= (1.5 if is_keener else 3) * sheriff
        assert is_keener == (ALL[name].with_slow_evaluation() is not ALL[name]), (
            "who has a closer judgement uses it"
        )


def test_a_whole_budget_is_used_with_thrift_and_a_part_of_it_is_spent() -> None:
    whole = budget_of(SHERIFF, "gold-rush")
    assert whole.stop_below_points > 0.0
    assert make_search_bot(SHERIFF, GOLD_RUSH).stop_below_points == whole.stop_below_points
    assert make_search_bot(SHERIFF, GOLD_RUSH, 0.5).stop_below_points == 0.0
    assert budget_of(SHERIFF, "gold-rush", 0.5) == Budget(whole.iterations // 2, whole.trees)
    changed = make_player("sheriff*0.5@stop_below_points=0.25", GOLD_RUSH)
    assert isinstance(changed, SearchBot)
    assert (changed.stop_below_points, changed.iterations) == (
        0.25,
        whole.iterations,
    )  # one tree instead of two


@all_games
def test_few_rounds_go_to_what_looks_best(game: Game[Any]) -> None:
    state, seat = middle(game, 2, 2, least=4)
    looks = SearchBot(game, 1, 1, SMALL).judge(game.view(state, seat), Rng(1))
    assert {each.visits for each in looks} == {1}
    tried = [
        each for each in SearchBot(game, 2, 1, SMALL).judge(game.view(state, seat), Rng(1)) if each.visits > 1
    ]
    best = sorted(looks, key=lambda each: -each.worth)[:2]
    assert {each.action for each in tried} == {each.action for each in best}


def test_the_better_half_goes_on_until_two_are_left() -> None:
    state, seat = middle(GOLD_RUSH, 2, 5, least=12)
    view = GOLD_RUSH.view(state, seat)
    judged = SearchBot(GOLD_RUSH, 600, 1, SMALL).judge(view, Rng(2))
    visits = sorted((each.visits for each in judged), reverse=True)
    assert visits[0] == visits[1] > visits[2] > visits[-1] > 1
    assert sum(visits) - len(visits) <= 600
