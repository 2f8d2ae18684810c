"""What seats may expect at the end: sensible, honest when the game is over, and the same in both modes."""

from collections.abc import Iterator
from hashlib import sha256

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from boomtown.bots import make_bot
from boomtown.core.menu import Menu
from boomtown.core.record import Table, parse_move
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY, View
from boomtown.core.wire import encode
from boomtown.games.nevada_city import NEVADA_CITY
from boomtown.games.nevada_city.audit import audit
from boomtown.games.nevada_city.evaluation.evaluate import (
    ROWS,
    TEACHERS,
    WEIGHTS,
    arrange_weights,
    count_sample,
    years_left,
)
from boomtown.games.nevada_city.evaluation.features import (
    FEATURE_COUNT,
    GOALS,
    NAMES,
    RESERVED_READY,
    SITES_READY,
    count_features,
)
from boomtown.games.nevada_city.evaluation.quiescence import is_small
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.tables import GOAL_NAMES
from boomtown.lab.fitting import fit_stages, samples_of
from tests.games.nevada_city.tables import NAMES as GOLDEN
from tests.games.nevada_city.tables import give, go_on, golden, golden_table, hold, site, table


def counts(state: NevadaCityState, seat: int = 0) -> dict[str, int]:
    """The prospects of a seat by name."""
    found = vec[i64]([0] * int(FEATURE_COUNT))
    count_features(state, seat, years_left(state), found)
    return {name: int(found[place]) for place, name in enumerate(NAMES)}


def positions(name: str, every: int) -> Iterator[tuple[int, NevadaCityState]]:
    """Positions of a recorded game, each a table of its own."""
    record = golden(name)
    made = Table(NEVADA_CITY, record.seats, frozenset(record.variants), is_listening=False)
    for move, line in enumerate(record.moves):
        if move % every == 0:
            yield move, made.state.clone()
        seat, text = parse_move(line)
        made.say(seat, text)


def expected(state: NevadaCityState, seat: int = 0) -> int:
    return int(NEVADA_CITY.evaluate(state)[seat])


def after(state: NevadaCityState, text: str) -> int:
    """What the actor may expect after an action and the small decisions that follow."""
    seat, ahead = int(state.actor()), state.clone()
    ahead.act(seat, NEVADA_CITY.verbs.find(text))
    NEVADA_CITY.quiesce(ahead, Rng(1), Menu())
    return expected(ahead, seat)


@pytest.mark.parametrize("name", GOLDEN)
def test_at_the_end_nothing_but_the_score_counts(name: str) -> None:
    state = golden_table(name).state
    assert state.is_over()
    assert [*NEVADA_CITY.evaluate(state)] == [100 * points for points in state.score]


@pytest.mark.parametrize(
    "good", ["silver", "crops", "livestock", "iron", "lumber", "brick", "spirits", "money"]
)
def test_more_goods_let_expect_more(good: str) -> None:
    poor, rich = (give(table("0 activate jane-ticktok"), 0, **{good: count}).state for count in (0, 2))
    assert expected(rich) > expected(poor)
    assert expected(rich, 1) <= expected(poor, 1)  # no good to anybody else


def test_points_count_in_full_and_loans_against() -> None:
    state = table("0 activate jane-ticktok").state
    before = expected(state)
    state.score[0] += 3
    assert expected(state) == before + 300
    state.loans[0] += 1
    assert expected(state) < before + 200


def test_tokens_on_a_site_and_on_a_contract_are_seen() -> None:
    plain = site(table("0 activate jane-ticktok"), "blacksmith", 0)
    begun = site(table("0 activate jane-ticktok"), "blacksmith", 0, lumber=2)  # one brick is in stock
    assert expected(begun.state) > expected(plain.state)
    assert counts(begun.state)["sites-supplied"] == 10 * 6 * 2 // 4
    assert counts(begun.state)["sites-ready"] == 0
    assert counts(give(begun, 0, brick=2).state)["sites-ready"] == 6
    held = hold(give(table("0 activate jane-ticktok"), 0, livestock=3, crops=4), 0, "army-contract")
    assert (counts(held.state)["reserved-ready"], counts(held.state)["reserved-in-stock"]) == (
        0,
        10 * 11 * 7 // 8,
    )
    assert counts(give(held, 0, crops=5).state)["reserved-ready"] == 11
    assert NAMES[SITES_READY] == "sites-ready"
    assert NAMES[RESERVED_READY] == "reserved-ready"


def test_finishing_what_was_begun_is_expected_to_bring_more_than_passing() -> None:
    made = site(give(table("0 activate jane-ticktok"), 0, brick=1), "blacksmith", 0, lumber=2, brick=1)
    assert after(made.state, "build blacksmith") > after(made.state, "pass") + 100
    held = hold(give(table("0 activate jane-ticktok"), 0, livestock=3, crops=5), 0, "army-contract")
    assert after(held.state, "advance army-contract") > after(held.state, "pass") + 100


def test_the_nearer_the_end_the_more_the_rank_of_a_goal_counts() -> None:
    state = table("0 activate jane-ticktok").state
    state.goal_kept[0] = state.goal_kept[1] = GOAL_NAMES.index("land-baron")
    state.properties[0] += 3
    early = counts(state, 0)["goals"] - counts(state, 1)["goals"]
    state.year = 4
    late = counts(state, 0)["goals"] - counts(state, 1)["goals"]
    assert 0 < early < late <= 2 * 10 * 3  # twice first place instead of second
    assert NAMES[GOALS] == "goals"


def test_calm_takes_the_small_decisions_of_an_action_and_nothing_else() -> None:
    made = go_on(give(table("0 activate jane-ticktok"), 0, silver=4, money=2), "0 use assayer-sell-bulk")
    assert is_small(made.state)
    ahead = made.state.clone()
    NEVADA_CITY.quiesce(ahead, Rng(1), Menu())
    assert not is_small(ahead)
    assert (ahead.actor(), ahead.money(0)) == (0, 2 - 1 + 4 * made.state.sale_price(0))
    again = ahead.clone()
    NEVADA_CITY.quiesce(again, Rng(1), Menu())
    assert [*again.free] == [*ahead.free]  # an action is no small decision


@pytest.mark.parametrize("name", GOLDEN)
def test_calm_ends_everywhere_in_the_same_way_and_loses_no_piece(name: str) -> None:
    for move, state in positions(name, 7):
        view = NEVADA_CITY.view(state, move % state.seat_count)
        one, two = NEVADA_CITY.determinize(view, Rng(move)), NEVADA_CITY.determinize(view, Rng(move))
        NEVADA_CITY.quiesce(one, Rng(1), Menu())
        NEVADA_CITY.quiesce(two, Rng(1), Menu())
        assert encode(NEVADA_CITY, View(NOBODY, one)) == encode(NEVADA_CITY, View(NOBODY, two))
        assert audit(one) is None


def test_outlooks_of_golden_games_are_the_same_in_both_modes() -> None:
    told = []
    for name in GOLDEN:
        for move, state in positions(name, 5):
            told.append(f"{[*NEVADA_CITY.evaluate(state)]}")
            NEVADA_CITY.quiesce(state, Rng(move), Menu())
            told.append(f"{[*NEVADA_CITY.evaluate(state)]}")
    assert sha256("".join(told).encode()).hexdigest()[:16] == "4cf3af09ee3437f3"


def test_every_prospect_has_its_learned_weights() -> None:
    assert len(WEIGHTS) == len(NAMES) * ROWS
    for place in range(len(NAMES)):
        assert any(WEIGHTS[place * int(ROWS) + row] for row in range(int(ROWS))), NAMES[place]


def test_weights_are_learned_from_games_and_arranged_by_name() -> None:
    deputy = make_bot(TEACHERS[0], NEVADA_CITY)
    samples = samples_of(NEVADA_CITY, 2, 0, 7, count_sample, deputy)
    assert {sample.stage for sample in samples} == {0, 1, 2, 3, 4}
    assert samples == samples_of(NEVADA_CITY, 2, 0, 7, count_sample, deputy)
    weights = arrange_weights(fit_stages(samples))
    assert [*weights] == NAMES
    assert {len(row) for row in weights.values()} == {int(ROWS)}


def test_counting_waits_for_the_end_of_an_action() -> None:
    state = NEVADA_CITY.start(2, frozenset())
    assert state.actor() == CHANCE
    assert count_sample(state, 0) is None
    assert count_sample(table("0 activate jane-ticktok").state, 0) is not None
