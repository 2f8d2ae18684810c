"""What a table promises: a bot that adds it to the standing plays better than one that does not."""

from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.evaluation import worth
from boomtown.games.carson_city.state import CarsonCity
from tests.games.carson_city.tables import choose, go_on, golden_table, opening, placed


def lead(state: CarsonCity, seat: int, looks_ahead: bool) -> int:
    standing = CARSON_CITY.standing(state)
    values = [
        100 * int(standing.score[one]) + (int(worth(state, one)) if looks_ahead else 0)
        for one in range(int(state.seat_count))
    ]
    return values.pop(seat) - max(values)


def played(seed: int, far_sighted: int) -> int:
    """The winner of a game of two greedy seats, of which one looks at the worth too."""
    rng, state = Rng(seed), CARSON_CITY.start(2, frozenset())
    while not state.is_over():
        seat = int(state.actor())
        if seat == CHANCE:
            state.act(seat, state.roll(rng))
            continue
        options = state.options(seat)
        values = []
        for action in options:
            after = state.clone()
            after.act(seat, action)
            values.append(lead(after, seat, seat == far_sighted))
        best = [action for action, value in zip(options, values) if value == max(values)]
        state.act(seat, best[int(rng.below(len(best)))])
    return CARSON_CITY.winners(state)[0]


def test_whoever_looks_at_the_worth_beats_whoever_does_not() -> None:
    assert [played(seed, seed % 2) for seed in range(4)] == [0, 1, 0, 1]


def test_the_greedy_bot_hears_of_it() -> None:
    table = choose(opening("e3", "h1", "h8", "h4"), "banker", "mercenary")
    options = table.state.options(0)
    promised = dict(zip(options, CARSON_CITY.promises(table.state, 0, options), strict=True))
    best = max(promised, key=lambda action: promised[action])
    assert CARSON_CITY.verbs.text(best) in ("cowboy construction-4", "cowboy construction-12")  # a mine in e3
    view = CARSON_CITY.view(golden_table("2-seats-might-is-right", 52).state, 0)
    tiles = view.state.options(0)
    assert CARSON_CITY.promises(view.state, 0, tiles) == sorted(
        CARSON_CITY.promises(view.state, 0, tiles), reverse=True
    )


def test_an_earning_building_a_kept_tile_and_a_cowboy_have_a_worth() -> None:
    table = choose(opening("e3", "h1", "h8", "h4"), "banker", "mercenary")
    before = worth(table.state, 0)
    go_on(table, "0 cowboy construction-4")
    planned = worth(table.state, 0)
    assert planned > before  # a mine for $9 a turn is worth more than a cowboy
    go_on(placed(table), "0 buy")
    held = worth(table.state, 0)
    go_on(table, "0 build e3")
    assert worth(table.state, 0) > held


def test_the_worth_can_be_asked_for_at_any_time() -> None:
    for move in range(0, 640, 40):
        state = golden_table("5-seats-everything-at-once", move).state
        assert all(-1000 < worth(state, seat) < 20_000 for seat in range(5))
