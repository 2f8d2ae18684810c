"""Thinking in the place of rivals: whose, with what they may know, and what follows from it."""

from typing import Any

import pytest

from boomtown.bots.insight import FINENESS, foreseen, rivals_of, run_with_insight, without_insight
from boomtown.bots.looking import NEVER, Search
from boomtown.bots.manner import Manner
from boomtown.bots.players import MANNERS
from boomtown.bots.searcher import Searcher
from boomtown.core.laws import play_one
from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.games.card_game import CARD_GAME
from boomtown.games.card_game.steps.bids import ChooseBid
from boomtown.games.card_game.verbs import BID

PLAIN = Manner(exploration=0.02, scale=100.0, width=100.0, trust=4.0)
WITH_INSIGHT = Manner(exploration=0.02, scale=100.0, width=100.0, trust=4.0, insight=1.0)


def bidding(seats: int = 4, moves: int = 90) -> Table[Any]:
    """A table of the Card Game at which nobody has bid yet."""
    table, rng = Table(CARD_GAME, seats, is_listening=False), Rng(7)
    for _ in range(moves):
        play_one(table, rng)
    while not isinstance(table.state.agenda[-1], ChooseBid) or len(table.state.actors()) < seats:
        play_one(table, rng)
    return table


def search_of(table: Table[Any], seat: int, manner: Manner = WITH_INSIGHT, seed: int = 3) -> Search:
    return Search(CARD_GAME, CARD_GAME.view(table.state, seat), Rng(seed), manner)


def bids_of(table: Table[Any], seat: int) -> list[int]:
    return [action for action in table.state.options(seat) if BID.has(action)]


def test_all_who_bid_are_thought_of_whether_their_card_lies_there_or_not() -> None:
    table = bidding()
    assert rivals_of(search_of(table, 2)) == [0, 1, 3]
    table.act(0, bids_of(table, 0)[0])
    assert rivals_of(search_of(table, 2)) == [0, 1, 3]


def test_who_chooses_alone_thinks_of_nobody() -> None:
    table, rng = bidding(), Rng(1)
    while isinstance(table.state.agenda[-1], ChooseBid) or table.state.actor() < 0:
        play_one(table, rng)
    seat = int(table.state.actor())
    search = search_of(table, seat)
    assert rivals_of(search) == []
    run_with_insight(search, 40)
    assert search.foreseen == []


def test_what_is_best_for_a_rival_is_likeliest_and_only_bids_are_foreseen() -> None:
    table = bidding()
    search = search_of(table, 1)
    found = foreseen(search, [0, 2, 3], 60, NEVER)
    assert int(found[1].count) == 0
    for rival in (0, 2, 3):
        odds = dict(found[rival].weighted())
        assert {*odds} <= {*bids_of(table, rival)}
        assert max(odds.values()) == FINENESS


def test_the_less_rivals_stray_the_surer_is_what_they_choose() -> None:
    table = bidding()

    def spread(insight: float) -> int:
        manner = Manner(exploration=0.02, scale=100.0, width=100.0, trust=4.0, insight=insight)
        return int(foreseen(search_of(table, 1, manner), [0], 60, NEVER)[0].total)

    assert FINENESS <= spread(0.01) < spread(1.0) < spread(100.0)


def test_one_judges_the_same_whether_others_have_bid_or_not() -> None:
    table = bidding()
    before = Searcher(CARD_GAME, 80, 1, WITH_INSIGHT).judge(CARD_GAME.view(table.state, 2), Rng(5))
    for seat, bid in ((0, -1), (1, 0), (3, -1)):
        table.act(seat, bids_of(table, seat)[bid])
    after = Searcher(CARD_GAME, 80, 1, WITH_INSIGHT).judge(CARD_GAME.view(table.state, 2), Rng(5))
    assert after == before


def test_insight_changes_what_is_expected_of_a_bid() -> None:
    view = CARD_GAME.view(bidding().state, 2)
    plain = Searcher(CARD_GAME, 80, 1, PLAIN).judge(view, Rng(5))
    assert Searcher(CARD_GAME, 80, 1, WITH_INSIGHT).judge(view, Rng(5)) != plain


def test_half_of_the_rounds_are_spent_in_the_place_of_rivals() -> None:
    table = bidding()
    alone, among = search_of(table, 2, PLAIN), search_of(table, 2)
    run_with_insight(alone, 300)
    run_with_insight(among, 600)
    assert int(among.sample) == int(alone.sample) > 0


def test_rivals_do_not_wonder_in_turn() -> None:
    manner = Manner(*(float(number) for number in range(1, 9)))
    plain = without_insight(manner)
    assert plain.insight == 0.0
    kept = [name for name in MANNERS if name != "insight"]
    assert [getattr(plain, name) for name in kept] == [getattr(manner, name) for name in kept]


def test_who_cheats_has_no_need_of_insight() -> None:
    state = bidding().state
    search = Search(CARD_GAME, CARD_GAME.view(state, 0), Rng(1), WITH_INSIGHT, state)
    assert rivals_of(search) == []


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_few_rounds_are_enough(rounds: int) -> None:
    table = bidding()
    judged = Searcher(CARD_GAME, rounds, 1, WITH_INSIGHT).judge(CARD_GAME.view(table.state, 0), Rng(5))
    assert {each.action for each in judged} == {*table.state.options(0)}
