"""Before the first year: buildings, families, children, goals."""

import pytest

from boomtown.core.record import Table
from boomtown.core.step import CHANCE, HIDDEN, NOBODY
from boomtown.games.nevada_city import NEVADA_CITY
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import GOODS
from boomtown.games.nevada_city.rules.state import FINISHED, FOR_CLAIM, IN_BOX, THE_BANK
from tests.games.nevada_city.tables import (
    actor,
    building,
    events,
    first_outcome,
    go_on,
    goods,
    money,
    offered,
    person,
    score_lines,
    scores,
    step,
    table,
    to_year,
    why_not,
)


def stages(seats: int, variants: frozenset[str] = frozenset()) -> dict[str, int]:
    state = NEVADA_CITY.start(seats, variants)
    return {one.id: int(state.stage[number]) for number, one in enumerate(CARDS.building)}


def test_start_buildings_are_finished_and_score_at_once() -> None:
    """Rules: "Basic setup", p. 17. Ruling R1."""
    dealt = Table(NEVADA_CITY, 4)
    go_on(dealt, "* deal market", "* deal sheriff", "* deal assayer", "* deal stock-yards")
    assert scores(dealt) == [4, 1, 4, 4]
    assert [
        int(dealt.state.owner[building(name)]) for name in ("market", "sheriff", "assayer", "stock-yards")
    ] == [
        0,
        1,
        2,
        3,
    ]
    assert dealt.state.stage[building("market")] == FINISHED
    assert (dealt.state.sheriff, money(dealt)) == (1, [11, 8, 9, 10])


def test_the_sheriff_gets_the_least_money_and_chooses_a_family_first() -> None:
    """Rules: "Basic setup", p. 17."""
    dealt = go_on(Table(NEVADA_CITY, 3), "* deal market", "* deal stock-yards", "* deal sheriff")
    assert (money(dealt), actor(dealt)) == ([9, 10, 8], 2)
    assert why_not(dealt, "pass") == "choose-family"
    go_on(dealt, "2 family whine")
    assert actor(dealt) == 0
    assert why_not(dealt, "family whine") == "family-taken"


def test_what_is_dealt_must_be_there() -> None:
    """Rules: "Basic setup", p. 17."""
    dealt = Table(NEVADA_CITY, 3)
    assert why_not(dealt, "deal assayer", seat=int(CHANCE)) == "none-left"  # it is the Bank's
    assert why_not(dealt, "card 2", seat=int(CHANCE)) == "draw-first"


def test_a_start_building_is_dealt_once() -> None:
    """Rules: "Basic setup", p. 17."""
    dealt = go_on(Table(NEVADA_CITY, 2), "* deal sheriff")
    assert why_not(dealt, "deal sheriff", seat=int(CHANCE)) == "none-left"
    assert offered(dealt) == ["deal assayer"]


def test_a_family_brings_properties_goods_and_markers() -> None:
    """Rules: "Basic setup", p. 17; "Homestead mats", p. 2."""
    made = table()
    assert [int(count) for count in made.state.properties] == [1, 2, 2, 2, 1, 2]
    assert goods(made, 0) == dict.fromkeys(GOODS[:-1], 1)
    assert scores(made) == [1 + 10, 4 + 10]
    assert score_lines(made, "property")[:3] == [(0, 2, "property"), (0, 4, "property"), (0, 4, "property")]
    assert [int(free) for free in made.state.free] == [8, 8]


@pytest.mark.parametrize(
    ("seats", "gone", "bank"),
    [
        (
            2,
            {"soup-kitchen", "fire-house", "saddlery", "leadbricks", "bordello", "opera-house"},
            {"market", "stock-yards"},
        ),
        (3, {"soup-kitchen", "saddlery", "opera-house"}, {"assayer"}),
        (4, set(), set()),
    ],
)
def test_some_buildings_stay_in_the_box_and_some_are_the_banks(
    seats: int, gone: set[str], bank: set[str]
) -> None:
    """Rules: "Basic setup", p. 17; "Two-player game", p. 16; "Base game parts", p. 1."""
    state = NEVADA_CITY.start(seats, frozenset())
    extra = {one.id for one in CARDS.building if one.extra}
    starts = {one.id for one in CARDS.building if one.year == 1854}
    assert {name for name, stage in stages(seats).items() if stage == IN_BOX} == gone | extra | (
        starts - bank
    )
    owned = {
        one.id
        for number, one in enumerate(CARDS.building)
        if state.owner[number] == THE_BANK and not one.board
    }
    assert owned == bank
    with_extra = stages(seats, frozenset({"extra-buildings"}))
    assert {with_extra[name] for name in extra} == {int(FOR_CLAIM)}


def test_two_players_get_five_dollars_more_once() -> None:
    """Rules: "Two-player game", p. 16. Ruling R6."""
    made = table()
    assert money(made) == [13, 14]
    assert money(to_year(made, 1856)) == [13, 14]


def test_the_first_two_cubes_go_to_the_production_chart() -> None:
    """Rules: "Basic setup", p. 17; "Production and market value", p. 4. Ruling R2."""
    made = table()
    assert [int(count) for count in made.state.production] == [1, 2, 2]
    assert [int(count) for count in made.state.market] == [3, 3, 2]
    assert made.state.bag.size == 1


@pytest.mark.parametrize(
    ("variant", "size"), [("cubes=one-of-each", 4), ("cubes=one-grey", 2), ("cubes=two-grey", 3)]
)
def test_more_cubes_may_be_in_the_bag(variant: str, size: int) -> None:
    """Rules: "Play the advanced game", p. 18."""
    assert table(variants=[variant]).state.bag.size == size


def test_a_grey_cube_adds_nothing_and_comes_back() -> None:
    """Rules: "Play the advanced game", p. 18."""
    made = Table(NEVADA_CITY, 2, frozenset({"cubes=two-grey"}))
    while step(made) != "DrawCubes":
        if actor(made) == CHANCE:
            first_outcome(made)
        else:
            made.act(actor(made), made.state.options(actor(made))[0])
    go_on(made, "* cube grey", "* cube grey")
    assert [int(count) for count in made.state.production] == [1, 1, 1]
    assert why_not(made, "cube grey", seat=int(CHANCE)) == "none-left"
    assert made.state.greys_out == 2


def test_each_player_secretly_keeps_one_of_two_goals() -> None:
    """Rules: "Goal cards", p. 3; "Basic setup", p. 17."""
    made = Table(NEVADA_CITY, 2)
    while step(made) != "KeepGoal":
        if actor(made) == CHANCE:
            first_outcome(made)
        else:
            made.act(actor(made), made.state.options(actor(made))[0])
    assert made.state.actors() == [0, 1]
    assert [made.lines[1][-4], made.lines[0][-4]] == ["* goal ?", "* goal land-baron"]
    assert offered(made) == ["keep land-baron", "keep town-builder"]
    assert why_not(made, "keep dealmaker") == "not-your-goal"
    assert why_not(made, "pass") == "keep-goal"
    go_on(made, "1 keep well-heeled")
    assert made.lines[0][-1] == "1 keep ?"
    seen = NEVADA_CITY.view(made.state, 0).state
    assert [int(seen.goal_kept[1]), *(int(goal) for goal in seen.goal_dealt[2:])] == [HIDDEN, HIDDEN, HIDDEN]
    assert [int(seen.goal_dealt[0]), int(seen.goal_dealt[1])] == [0, 1]
    assert [int(goal) for goal in seen.goals.left].count(1) == 6  # all that this seat has not seen


@pytest.mark.parametrize(
    ("seats", "variant", "left", "is_open"),
    [(2, "", 4, False), (3, "", 2, False), (4, "", 0, False),
     (2, "gunslinging", 4, True), (3, "gunslinging", 2, True), (4, "gunslinging", 1, False)],
)  # fmt: skip
def test_spare_goals(seats: int, variant: str, left: int, is_open: bool) -> None:
    """Rules: "Basic setup", p. 17; "Play the advanced game", p. 18. Ruling R3."""
    made = table(seats=seats, variants=[variant] if variant else [])
    assert (made.state.goals.size, made.state.open_goal >= 0) == (left, is_open)


def test_a_child_may_be_exchanged_counter_clockwise_from_the_sheriffs_right() -> None:
    """Rules: "Play the advanced game", p. 18; "Advanced game parts", p. 18. Ruling R38."""
    made = Table(NEVADA_CITY, 3, frozenset({"children=swap"}))
    go_on(made, "* deal stock-yards", "* deal sheriff", "* deal market")
    go_on(made, "1 family whine", "2 family drywell", "0 family ticktok")
    assert (actor(made), step(made)) == (0, "SwapChild")
    assert why_not(made, "pass") == "swap-or-not"
    go_on(made, "0 swap daughter cousin-gus")
    swapped = [person("clara-ticktok"), person("cousin-gus"), 0]
    assert [told[1:] for told in events(made, "event-child-swapped")] == [(0, swapped)]
    assert (made.state.boss[person("clara-ticktok")], made.state.boss[person("cousin-gus")]) == (-1, 0)
    assert made.state.free[0] == 8 - 1 + 2
    assert (actor(made), why_not(made, "swap son cousin-gus")) == (2, "child-taken")
    go_on(made, "2 done")
    assert actor(made) == 1


def test_newcomers_may_have_one_more_child() -> None:
    """Rules: "Play the advanced game", p. 18. Ruling R34."""
    made = Table(NEVADA_CITY, 2, frozenset({"children=newcomer"}))
    go_on(made, "* deal sheriff", "* deal assayer", "0 family ticktok", "1 family whine")
    assert why_not(made, "pass") == "adopt-or-not"
    go_on(made, "0 adopt cousin-opal")
    assert made.state.free[0] == 8 + 3
    assert why_not(made, "adopt cousin-opal") == "child-taken"
    go_on(made, "1 done")
    assert made.state.free[1] == 8


def test_a_spectator_knows_no_goals() -> None:
    """Rules: "Goal cards", p. 3."""
    seen = NEVADA_CITY.view(table(seats=4).state, int(NOBODY)).state
    assert {int(goal) for goal in seen.goal_dealt} == {int(HIDDEN)}
