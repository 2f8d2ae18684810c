"""What bots value: an act that leads to points is worth more than a pass."""

from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE
from boomtown.games.nevada_city import NEVADA_CITY
from boomtown.games.nevada_city.evaluation.one_ply import worth
from boomtown.games.nevada_city.rules.scoring import buildings_of, contracts_of
from boomtown.games.nevada_city.rules.state import NevadaCityState
from tests.games.nevada_city.tables import give, go_on, hold, site, table


def value(state: NevadaCityState, text: str) -> int:
    """Points and worth of a seat's option."""
    seat = state.actor()
    after = state.clone()
    after.act(seat, NEVADA_CITY.verbs.find(text))
    return int(after.score[seat]) * 100 + int(worth(after, seat))


def test_finishing_a_building_is_worth_more_than_leaving_it() -> None:
    made = site(give(table("0 activate jane-ticktok"), 0, brick=1), "blacksmith", 0, lumber=2, brick=1)
    assert value(made.state, "build blacksmith") > value(made.state, "pass")
    go_on(made, "0 build blacksmith")
    assert value(made.state, "pay brick") > value(made.state, "done")


def test_completing_a_contract_is_worth_more_than_leaving_it() -> None:
    made = hold(give(table("0 activate jane-ticktok"), 0, livestock=3, crops=5), 0, "army-contract")
    assert value(made.state, "advance army-contract") > value(made.state, "pass")


def test_small_decisions_of_an_action_are_looked_through() -> None:
    made = give(table("0 activate jane-ticktok"), 0, silver=4, money=2)
    assert value(made.state, "use assayer-sell-bulk") > value(made.state, "pass")
    before = [*made.state.score], len(made.state.agenda)
    worth(made.state, 0)
    assert ([*made.state.score], len(made.state.agenda)) == before


def choose(state: NevadaCityState, seat: int, rng: Rng) -> int:
    """The option of the greedy kind: points of the standing and worth after one act."""
    options = state.options(seat)
    table = NEVADA_CITY.determinize(NEVADA_CITY.view(state, seat), rng)
    values = []
    for action in options:
        after = table.clone()
        after.act(seat, action)
        values.append(100 * int(NEVADA_CITY.standing(after).score[seat]) + int(worth(after, seat)))
    return options[values.index(max(values))]


def test_greedy_play_finishes_buildings_and_contracts() -> None:
    built = completed = 0
    for seed in range(3):
        rng, state = Rng(seed), NEVADA_CITY.start(3, frozenset())
        while not state.is_over():
            seat = int(state.actor())
            state.act(seat, state.roll(rng) if seat == CHANCE else choose(state, seat, rng))
        built += sum(int(buildings_of(state, seat)) - 1 for seat in range(3))
        completed += sum(int(contracts_of(state, seat)) for seat in range(3))
        assert max(state.score) >= 50
    assert built >= 4
    assert completed >= 9
