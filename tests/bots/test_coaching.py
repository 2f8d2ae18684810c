"""The coach finds what was thrown away, and judges everybody by what they could know."""

from typing import Any

import pytest

from boomtown.bots import make_bot
from boomtown.bots.coach import (
    BLUNDER,
    FINE,
    MISTAKE,
    SLIP,
    Decision,
    Lesson,
    curve,
    decisions,
    lesson,
    lessons,
    looked_at,
    tally,
    worst_first,
)
from boomtown.bots.judgement import Judgement
from boomtown.bots.levels import Budget
from boomtown.bots.search_bot import SEEDS
from boomtown.core.record import BadRecord, Record, Table, parse_move
from boomtown.core.rng import Rng
from boomtown.core.step import Game
from boomtown.core.wire import snapshot
from boomtown.games import ALL
from boomtown.games.claim import CLAIM
from boomtown.lab.arena import play_game

SMALL = Budget(iterations=6, trees=2)
LARGE = Budget(iterations=300, trees=2)
all_games = pytest.mark.parametrize("game", ALL.values(), ids=ALL)

# games that have secrets with a variant only
WITH_SECRETS = {"carson-city": frozenset({"might-is-right"})}


def played(game: Game[Any], seats: int = 2, seed: int = 1) -> Record:
    """A whole game between random bots, with secrets."""
    bots = [make_bot("uniform", game)] * seats
    return play_game(game, bots, WITH_SECRETS.get(game.name, frozenset()), seed).record


def last_bids(claim: str, bid: str) -> Record:
    """Seat 0 has 1 and 7 left, has scouted the claim and bids; seat 1 has 2 and 3."""
    moves = []
    for mine, other in [(2, 4), (3, 5), (4, 6), (5, 7)]:
        moves += ["* stamp water", f"0 bid {mine}", f"1 bid {other}", "* stake creek", "* scout creek"]
    moves[-1] = "* scout gulch"
    stamp = "rock" if claim == "lode" else "water"
    moves += ["* stamp rock", "0 bid 6", "1 bid 1", "* stake gulch", f"* scout {claim}", f"* stamp {stamp}"]
    table = Table(CLAIM, 2)
    for move in [*moves, f"0 {bid}"]:
        table.say(*parse_move(move))
    return table.record


def last_lesson(record: Record) -> Lesson:
    *_, last = decisions(CLAIM, record, [0])
    return lesson(CLAIM, last, LARGE)


# What is found


def test_a_low_card_for_a_lode_that_the_seat_has_scouted_is_a_mistake() -> None:
    found = last_lesson(last_bids("lode", "bid 1"))
    assert found.verdict == MISTAKE
    assert [CLAIM.verbs.text(option.action) for option in found.better] == ["bid 7"]
    assert found.loss == pytest.approx(found.better[0].lead - found.chosen.lead)
    assert found.loss > 4


@pytest.mark.parametrize(("claim", "bid"), [("lode", "bid 7"), ("creek", "bid 1")])
def test_what_the_sheriff_would_do_costs_nothing(claim: str, bid: str) -> None:
    found = last_lesson(last_bids(claim, bid))
    assert (found.verdict, found.loss, found.better) == (FINE, 0.0, ())


@all_games
def test_random_play_gives_more_away_than_the_deputy(game: Game[Any]) -> None:
    if game is CLAIM:
        pytest.skip("to the Deputy all cards are alike")
    bots = [make_bot("deputy", game), make_bot("uniform", game)]
    record = play_game(game, bots, frozenset(), seed=2).record
    given = []
    for number, decision in enumerate(decisions(game, record)):
        if number % 6 == 0:
            given.append(lesson(game, decision, Budget(12, 2)))
    losses = [tally(seat, given).loss / tally(seat, given).decisions for seat in (0, 1)]
    assert losses[1] > losses[0]


@all_games
def test_the_choice_is_looked_at_as_well_as_what_is_better(game: Game[Any]) -> None:
    """A bad choice would be looked at once: a search that may do as it likes has better things to do."""
    for number, decision in enumerate(decisions(game, played(game))):
        if number % 40 == 3:
            worst = decision._replace(action=decision.view.state.options(decision.seat)[-1])
            _, trees = looked_at(game, worst, Budget(32, 1), Rng(number))
            visits = {each.action: each.visits for each in trees[0]}
            assert visits[worst.action] >= 4
            assert len(visits) <= 4


# What it depends on


@all_games
def test_a_lesson_depends_on_nothing_hidden(game: Game[Any]) -> None:
    worlds = []
    for number, decision in enumerate(decisions(game, played(game, seats=3, seed=3))):
        one, other = (
            game.determinize(decision.view, Rng(number)),
            game.determinize(decision.view, Rng(number + 1000)),
        )
        if snapshot(one) != snapshot(other):  # two tables, the same to this seat
            worlds.append((decision, one, other))
    assert worlds, "this game should have had secrets"
    for decision, *both in worlds[:: len(worlds) // 5 or 1]:
        views = [game.view(world, decision.seat) for world in both]
        found = [lesson(game, decision._replace(view=view), SMALL) for view in views]
        assert found[0] == found[1] == lesson(game, decision, SMALL)


def test_a_bid_that_lies_face_down_changes_no_lesson_of_the_others() -> None:
    records = []
    for other in ("bid 1", "bid 7"):
        table = Table(CLAIM, 2)
        for move in ("* stamp water", f"0 {other}", "1 bid 4"):
            table.say(*parse_move(move))
        records.append(table.record)
    one, two = ([*lessons(CLAIM, record, [1], share=0.02)] for record in records)
    assert one == two
    assert len(one) == 1


def test_a_lesson_depends_on_nothing_that_came_later() -> None:
    record = played(CLAIM)
    half = Record("claim", 1, 2, moves=record.moves[: len(record.moves) // 2])
    whole, early = ([*lessons(CLAIM, each, share=0.01)] for each in (record, half))
    assert early
    assert whole[: len(early)] == early


def test_the_same_seed_gives_the_same_lessons() -> None:
    record = played(CLAIM)
    once = [*lessons(CLAIM, record, share=0.01, seed=4)]
    assert [*lessons(CLAIM, record, share=0.01, seed=4)] == once
    assert [*lessons(CLAIM, record, share=0.01, seed=5)] != once


def test_seeds_of_trees_fit_the_generator() -> None:
    """Else compiled and plain searches part company: `Rng.below` multiplies its limit by up to 2147483561."""
    assert SEEDS * 2147483561 < 2**63


# Which decisions


@all_games
def test_every_choice_between_options_is_a_decision_and_nothing_else(game: Game[Any]) -> None:
    record = played(game)
    found = [*decisions(game, record)]
    table = Table(game, 2, frozenset(record.variants), is_listening=False)
    expected = []
    for at, move in enumerate(record.moves):
        seat, text = parse_move(move)
        if seat >= 0 and len(table.state.options(seat)) > 1:
            expected.append((at, seat, game.verbs.find(text)))
        table.say(seat, text)
    assert [(each.at, each.seat, each.action) for each in found] == expected
    assert [*map(shape, decisions(game, record, [1]))] == [shape(each) for each in found if each.seat == 1]


def shape(decision: Decision) -> tuple[int, int, int, int]:
    return decision.at, decision.turn, decision.seat, decision.action


def test_turns_of_a_seat_are_counted() -> None:
    found = [*decisions(CLAIM, played(CLAIM, seats=3), [2])]
    assert [each.turn for each in found] == [1, 2, 3, 4, 5, 6]  # the seventh bid is no choice


def test_a_record_that_does_not_replay_is_refused() -> None:
    record = played(CLAIM)
    record.moves[4:4] = [record.moves[3]]
    with pytest.raises(BadRecord, match="move"):
        [*decisions(CLAIM, record)]


# What they come to


def a_lesson(at: int, seat: int, loss: float, verdict: str) -> Lesson:
    return Lesson(at, 1, seat, 3, Judgement(0, 10, 0.5, float(at)), (), loss, verdict)


def test_lessons_are_added_up_by_seat() -> None:
    given = [a_lesson(1, 0, 2.0, SLIP), a_lesson(2, 1, 9.0, BLUNDER), a_lesson(3, 0, 0.0, FINE)]
    own = tally(0, given)
    assert (own.decisions, own.loss) == (2, 2.0)
    assert own.verdicts == {"fine": 1, "slip": 1, "mistake": 0, "blunder": 0}
    assert [each.at for each in worst_first(given)] == [2, 1]
    assert curve(given, 0) == [(2, 1.0), (4, 3.0)]
