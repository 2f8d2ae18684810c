"""What a table promises: a bot that adds it to the standing plays better than one that does not."""

from boomtown.bots.greedy import Greedy
from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.components import PARCELS
from boomtown.games.carson_city.evaluation.evaluate import worth
from boomtown.games.carson_city.rules.scoring import estate_income
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.lab.arena import play_game
from tests.games.carson_city.tables import choose, go_on, golden_table, opening, placed


def lead(state: CarsonCityState, seat: int, looks_ahead: bool) -> int:
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
    assert favourite(table) == "build e3"
    held = worth(table.state, 0)
    kept = table.state.clone()
    kept.act(0, CARSON_CITY.verbs.find("keep"))
    assert worth(kept, 0) < held


def test_the_worth_can_be_asked_for_at_any_time() -> None:
    for move in range(0, 640, 40):
        state = golden_table("5-seats-everything-at-once", move).state
        assert all(-1000 < worth(state, seat) < 20_000 for seat in range(5))


def favourite(table: Table[CarsonCityState], seat: int = 0) -> str:
    """What the greedy bot does at a table where nothing is left to chance."""
    choice = Greedy(CARSON_CITY).choose(CARSON_CITY.view(table.state, seat), Rng(1))
    return CARSON_CITY.verbs.text(choice)


def test_roads_are_laid_one_by_one_toward_the_parcel_and_the_house_stands_beside_it() -> None:
    table = choose(opening("e7", "h1", "h8", "a8"), "road-worker", "mercenary")  # two roads off the town
    go_on(placed(table, "construction-5"), "0 buy")  # a saloon
    assert not table.state.is_reached(PARCELS.index("e7"))
    laid = []
    while favourite(table).startswith("road"):
        laid.append(favourite(table))
        go_on(table, f"0 {laid[-1]}")
    assert len(laid) == 2
    assert favourite(table) == "build e7"
    go_on(table, "0 build e7")
    house = favourite(table)
    assert house.startswith("house")
    go_on(table, f"0 {house}")
    assert estate_income(table.state, PARCELS.index("e7")) > 0


def test_a_saloon_that_no_road_can_reach_is_not_wanted_and_a_mine_among_mountains_is() -> None:
    table = choose(opening("h7", "h1", "g8", "c8"), "banker", "mercenary")
    assert favourite(table) != "cowboy construction-5"
    before = worth(table.state, 0)
    mine = go_on(choose(opening("h7", "h1", "g8", "c8"), "banker", "mercenary"), "0 cowboy construction-4")
    saloon = go_on(choose(opening("h7", "h1", "g8", "c8"), "banker", "mercenary"), "0 cowboy construction-5")
    assert worth(mine.state, 0) > before > worth(saloon.state, 0)


def test_money_buys_points_where_they_are_cheap() -> None:
    table = choose(opening("h7", "h1", "g8", "h4"), "banker", "mercenary")
    placed(table, "points-2")
    dollars = int(table.state.money[0])
    assert favourite(table) == f"points {dollars // 2}"


def test_greedy_seats_build_a_town() -> None:
    bots = [Greedy(CARSON_CITY) for _ in range(3)]
    texts = [text.split()[1] for text in play_game(CARSON_CITY, bots, frozenset(), 1).record.moves]
    assert texts.count("build") >= 4
