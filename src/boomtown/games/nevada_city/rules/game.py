"""Nevada City: the start, who sees what, and what may be behind a view."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.pile import NO_BACK
from boomtown.core.rng import Rng
from boomtown.core.step import HIDDEN, Game, Variant, View
from boomtown.games.nevada_city.evaluation.evaluate import evaluate
from boomtown.games.nevada_city.evaluation.quiescence import quiesce
from boomtown.games.nevada_city.rules.event_deck import fill_events, hide_events, shuffle_events
from boomtown.games.nevada_city.rules.state import (
    DEALT,
    FINISHED,
    FOR_CLAIM,
    LOOKED_AT,
    THE_BANK,
    NevadaCityState,
)
from boomtown.games.nevada_city.rules.steps.charts import draw_cubes
from boomtown.games.nevada_city.rules.steps.contracts import FillDisplay
from boomtown.games.nevada_city.rules.steps.ending import DeclareWinners, ScoreGoals, is_winner
from boomtown.games.nevada_city.rules.steps.happenings import make_event_effects
from boomtown.games.nevada_city.rules.steps.setup import (
    AdoptChild,
    ChooseFamily,
    DealGoals,
    DealStartBuildings,
    KeepGoal,
    SwapChild,
    TurnUpGoal,
    give_to_bank,
)
from boomtown.games.nevada_city.rules.steps.spaces import make_space_effects
from boomtown.games.nevada_city.rules.steps.years import PrepareYear
from boomtown.games.nevada_city.rules.tables import (
    BOARD_BUILDINGS,
    BUILDING_YEAR,
    BUILDINGS,
    CUBES_ON_MARKET,
    CUBES_ON_PRODUCTION,
    GOALS,
    GREY,
    IS_ABSENT,
    IS_BANK_START,
    IS_EXTRA_BUILDING,
    IS_EXTRA_GOAL,
    PLOTS,
    PLOTS_WITH_EXTRA,
    RESOURCE_COUNT,
    START,
    WORKERS,
)
from boomtown.games.nevada_city.rules.verbs import VERBS

FIRST_GAME: Final = "first-game"
EXTRA_BUILDINGS: Final = "extra-buildings"
POKER: Final = "poker"
GUNSLINGING: Final = "gunslinging"
EXTRA_EVENTS: Final = "extra-events"
TROUBLEMAKERS: Final = "troublemakers"
CUBES: Final = "cubes"
ONE_OF_EACH: Final = "one-of-each"
ONE_GREY: Final = "one-grey"
TWO_GREY: Final = "two-grey"
CHILDREN: Final = "children"
SWAP: Final = "swap"
NEWCOMER: Final = "newcomer"

NO_MORE_SPARES: Final[i64] = 4  # players: all goals but the ninth are dealt


@final
class NevadaCity(Game[NevadaCityState]):
    """Nevada City for 2 to 4 seats, with all options of the advanced game."""

    def __init__(self) -> None:
        variants = [
            Variant(FIRST_GAME, [], "", [], True),
            Variant(EXTRA_BUILDINGS, [], "", []),
            Variant(POKER, [], "", []),
            Variant(GUNSLINGING, [], "", []),
            Variant(EXTRA_EVENTS, [], "", []),
            Variant(TROUBLEMAKERS, [], "", []),
            Variant(CUBES, [ONE_OF_EACH, ONE_GREY, TWO_GREY], "", []),
            Variant(CHILDREN, [SWAP, NEWCOMER], "", []),
        ]
        super().__init__("nevada-city", 2, VERBS, 2, 4, variants)
        make_space_effects()
        make_event_effects()

    def start(self, seat_count: i64, variants: frozenset[str]) -> NevadaCityState:
        """The board, the decks and the bag; then what players and chance do before the first year.

        Rules: "Basic setup", p. 17; "Two-player game", p. 16; "Play the advanced game", p. 18.
        """
        state = NevadaCityState(seat_count)
        state.is_first_game = 1 if FIRST_GAME in variants else 0
        state.has_extra_buildings = 1 if EXTRA_BUILDINGS in variants else 0
        state.has_poker = 1 if POKER in variants else 0
        state.has_gunslinging = 1 if GUNSLINGING in variants else 0
        state.has_extra_events = 1 if EXTRA_EVENTS in variants else 0
        state.has_troublemakers = 1 if TROUBLEMAKERS in variants else 0
        build_town(state)
        fill_decks(state)
        if f"{CUBES}={ONE_OF_EACH}" in variants:
            for resource in range(RESOURCE_COUNT):
                state.bag.left[resource] += 1
            state.bag.size += RESOURCE_COUNT
        greys: i64 = 0
        if f"{CUBES}={ONE_GREY}" in variants:
            greys = 1
        elif f"{CUBES}={TWO_GREY}" in variants:
            greys = 2
        state.bag.left[GREY] += greys
        state.bag.size += greys
        state.push(PrepareYear(0))
        state.push(KeepGoal())
        if state.has_gunslinging and seat_count < NO_MORE_SPARES:
            state.push(TurnUpGoal())
        state.push(DealGoals(0))
        draw_cubes(state)
        state.push(FillDisplay())
        if f"{CHILDREN}={SWAP}" in variants:
            state.push(SwapChild(0))
        elif f"{CHILDREN}={NEWCOMER}" in variants:
            state.push(AdoptChild(0))
        state.push(ChooseFamily(0))
        state.push(DealStartBuildings(0))
        return state

    def view(self, state: NevadaCityState, seat: i64) -> View[NevadaCityState]:
        """Goals, events and contracts that were looked at are known to those who saw them."""
        seen = state.clone()
        seen.contracts.hide(seat)
        for place in range(LOOKED_AT):
            if seen.looked_at[place] >= 0 and state.looker != seat:
                seen.contracts.left[seen.looked_at[place]] += 1
                seen.looked_at[place] = HIDDEN
        hide_events(seen, seat)
        for other in range(state.seat_count):
            if other != seat:
                hide_goals(seen, other)
        return View(seat, seen)

    def determinize(self, view: View[NevadaCityState], rng: Rng) -> NevadaCityState:
        """Whatever this seat has not seen may be anything that is left."""
        state = view.state.clone()
        state.contracts.determinize(rng)
        for place in range(LOOKED_AT):
            if state.looked_at[place] == HIDDEN:
                state.looked_at[place] = state.contracts.draw_unseen(rng, NO_BACK)
        fill_events(state, rng)
        for seat in range(state.seat_count):
            imagine_goals(state, seat, rng)
        return state

    def finish(self, state: NevadaCityState) -> None:
        """Goals that are known score as if the year were over; a goal face down does not."""
        state.push(DeclareWinners())
        state.push(ScoreGoals())

    def evaluate(self, state: NevadaCityState) -> vec[i64]:
        """Points, and what goods, people, land, sites, contracts and goals will bring, by rule of thumb."""
        return evaluate(state)

    def quiesce(self, state: NevadaCityState, rng: Rng, menu: Menu) -> None:
        """To the end of the action: paying, choosing goods, answering an event."""
        quiesce(state, menu)

    def winners(self, state: NevadaCityState) -> list[int]:
        """The most points, then the most resources (R28)."""
        return [int(seat) for seat in range(state.seat_count) if is_winner(state, seat)]


def build_town(state: NevadaCityState) -> None:
    """The buildings of the board, those for claim, and start buildings of the Bank.

    Rules: "Basic setup", p. 17; "Two-player game", p. 16; "Play the advanced game", p. 18.
    """
    seats = state.seat_count
    state.plots = PLOTS_WITH_EXTRA[seats] if state.has_extra_buildings else PLOTS[seats]
    for building in range(BUILDINGS):
        if building < BOARD_BUILDINGS:
            state.owner[building] = THE_BANK
            state.stage[building] = FINISHED
        elif BUILDING_YEAR[building] == START:
            if IS_BANK_START[building * 5 + seats]:
                give_to_bank(state, building)
        elif IS_ABSENT[building * 5 + seats] == 0:
            if not IS_EXTRA_BUILDING[building] or state.has_extra_buildings:
                state.stage[building] = FOR_CLAIM


def fill_decks(state: NevadaCityState) -> None:
    """Workers, goals, events, and the fixed cubes of the charts.

    Rules: "Basic setup", p. 17.
    """
    for worker in range(WORKERS):
        state.workers.left[worker] = 1
    state.workers.size = WORKERS
    for goal in range(GOALS):
        if not IS_EXTRA_GOAL[goal] or state.has_gunslinging:
            state.goals.left[goal] = 1
            state.goals.size += 1
    for resource in range(RESOURCE_COUNT):
        state.production[resource] = CUBES_ON_PRODUCTION[resource]
        state.market[resource] = CUBES_ON_MARKET[resource]
    shuffle_events(state)


def hide_goals(state: NevadaCityState, seat: i64) -> None:
    """Goals of another seat; the one it kept is shown when the game is over."""
    is_over = state.is_over()
    kept = state.goal_kept[seat]
    for card in range(DEALT):
        goal = state.goal_dealt[seat * DEALT + card]
        if goal >= 0:
            if not is_over or goal != kept:
                state.goals.left[goal] += 1
            state.goal_dealt[seat * DEALT + card] = HIDDEN
    if kept >= 0 and not is_over:
        state.goal_kept[seat] = HIDDEN


def imagine_goals(state: NevadaCityState, seat: i64, rng: Rng) -> None:
    """Goals that another seat may have been dealt, and one it may have kept."""
    kept = state.goal_kept[seat]
    first = seat * DEALT
    for card in range(DEALT):
        if state.goal_dealt[first + card] == HIDDEN:
            if kept >= 0 and card == 0:
                state.goal_dealt[first] = kept
            else:
                state.goal_dealt[first + card] = draw_goal(state, rng)
    if kept == HIDDEN:
        state.goal_kept[seat] = state.goal_dealt[first + rng.below(DEALT)]


def draw_goal(state: NevadaCityState, rng: Rng) -> i64:
    """A goal that nobody shows; the number of goals left over does not change."""
    count: i64 = 0
    for goal in range(GOALS):
        count += state.goals.left[goal]
    number = rng.below(count)
    goal = 0
    while number >= state.goals.left[goal]:
        number -= state.goals.left[goal]
        goal += 1
    state.goals.left[goal] -= 1
    return goal


NEVADA_CITY: Final = NevadaCity()
