"""The account of all pieces notices whatever does not add up."""

from collections.abc import Callable

import pytest

from boomtown.games.nevada_city import NEVADA_CITY
from boomtown.games.nevada_city.audit import audit
from boomtown.games.nevada_city.rules.state import NevadaCityState
from tests.games.nevada_city.tables import NAMES, employ, golden, golden_table, hold, site, table


def position() -> NevadaCityState:
    """A table with a site, a contract, a worker, a loan and markers on spaces."""
    return hold(employ(site(table(), "blacksmith", 0, lumber=1), 0, "harriet-moss"), 0, "chapel").state


def steal(state: NevadaCityState) -> None:
    state.goods[8] -= 1


def owe(state: NevadaCityState) -> None:
    state.goods[0] -= 2
    state.supply[0] += 2


def lose_a_marker(state: NevadaCityState) -> None:
    state.marks[1] -= 1


def forget_a_marker(state: NevadaCityState) -> None:
    state.marks[1] -= 1
    state.free[0] -= 1


def overfill_a_site(state: NevadaCityState) -> None:
    state.supplied[8 * 3] += 1
    state.supply[3] -= 1


def lose_an_owner(state: NevadaCityState) -> None:
    state.owner[8] = -1


def miscount_plots(state: NevadaCityState) -> None:
    state.plots_taken += 1


def miscount_sites(state: NevadaCityState) -> None:
    state.in_work[0] = 0


def clone_a_worker(state: NevadaCityState) -> None:
    state.workers.left[9] = 1


def miscount_workers(state: NevadaCityState) -> None:
    state.workers.size += 1


def marry_nobody(state: NevadaCityState) -> None:
    state.spouse[2] = 30


def miscount_slots(state: NevadaCityState) -> None:
    state.cards_held[0] += 1


def double_a_contract(state: NevadaCityState) -> None:
    state.completed_by[0] = 1
    state.completed_by[5] = 1


def shrink_the_deck(state: NevadaCityState) -> None:
    state.contracts.size_of[0] -= 1


def double_an_event(state: NevadaCityState) -> None:
    state.event_at[2] = state.event_at[3] = 7


def miscount_events(state: NevadaCityState) -> None:
    state.event_pool[0] += 1


def promise_events(state: NevadaCityState) -> None:
    state.event_cards[1] = 40


def lose_a_cube(state: NevadaCityState) -> None:
    state.market[1] -= 1


def miscount_the_bag(state: NevadaCityState) -> None:
    state.bag.size += 1


def lose_a_goal(state: NevadaCityState) -> None:
    state.goal_dealt[0] = 8


def work_too_much(state: NevadaCityState) -> None:
    state.worked[0] = 5


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (steal, "money came from nowhere"),
        (owe, "somebody has"),
        (lose_a_marker, "markers on cards"),
        (forget_a_marker, "markers"),
        (overfill_a_site, "lie on blacksmith"),
        (lose_an_owner, "blacksmith at stage"),
        (miscount_plots, "plots are taken"),
        (miscount_sites, "sites"),
        (clone_a_worker, "is in the deck and elsewhere"),
        (miscount_workers, "deck of workers"),
        (marry_nobody, "married to somebody who is not"),
        (miscount_slots, "holds 1 workers and 1 contracts"),
        (double_a_contract, "is in 2 places"),
        (shrink_the_deck, "deck of contracts"),
        (double_an_event, "in two places"),
        (miscount_events, "are unseen"),
        (promise_events, "more events can come"),
        (lose_a_cube, "cubes are missing"),
        (miscount_the_bag, "the bag has another size"),
        (lose_a_goal, "the goal"),
        (work_too_much, "has worked more tiles"),
    ],
)
def test_whatever_is_wrong_is_noticed(spoil: Callable[[NevadaCityState], None], found: str) -> None:
    state = position()
    assert audit(state) is None
    spoil(state)
    assert found in str(audit(state))


def test_a_view_is_no_whole_table() -> None:
    assert audit(NEVADA_CITY.view(position(), 0).state) == "a card is hidden in a whole state"


@pytest.mark.parametrize("name", NAMES)
def test_recorded_games_add_up_on_their_way(name: str) -> None:
    for move in range(0, len(golden(name).moves), 60):
        assert audit(golden_table(name, move).state) is None
