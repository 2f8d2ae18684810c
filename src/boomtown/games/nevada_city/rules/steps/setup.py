"""Before the first year: start buildings, families, children, goals."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import CHANCE, HIDDEN, NOBODY, Step
from boomtown.games.nevada_city.rules.people import join
from boomtown.games.nevada_city.rules.state import (
    AWAY,
    DEALT,
    FINISHED,
    NO_FAMILY,
    NO_GOAL,
    RELATIVE,
    THE_BANK,
    NevadaCityState,
)
from boomtown.games.nevada_city.rules.steps.claiming import PROPERTY_VP
from boomtown.games.nevada_city.rules.tables import (
    BUILDING_VP,
    BUILDING_YEAR,
    BUILDINGS,
    COUSIN,
    COUSIN_COUNT,
    EXTRA_PROPERTY,
    FAMILIES,
    GOOD_COUNT,
    MEMBER,
    MEMBERS,
    MONEY,
    PROPERTY_COUNT,
    SHERIFF,
    SON,
    START,
)
from boomtown.games.nevada_city.rules.verbs import ADOPT, DEAL, DONE, FAMILY, GOAL, KEEP, SWAP

START_MONEY: Final = vec[i64]([8, 9, 10, 11])  # (place) clockwise from the Sheriff
TWO_PLAYER_MONEY: Final[i64] = 5  # more for each (R6)


@final
class DealStartBuildings(Step[NevadaCityState]):
    """Each player gets a start building, which stands finished and scores at once (R1).

    Rules: "Basic setup", p. 17; "Two-player game", p. 16.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def is_dealt(self, state: NevadaCityState, building: i64) -> bool:
        """Whether a building can still be dealt."""
        return building >= 0 and BUILDING_YEAR[building] == START and state.owner[building] < 0

    def actor(self, state: NevadaCityState) -> i64:
        """The shuffled cards."""
        return CHANCE

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each start building that has no owner."""
        for building in range(BUILDINGS):
            if self.is_dealt(state, building):
                menu.add_weighted(DEAL.of(building), 1)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A start building that has no owner."""
        if not DEAL.has(action):
            return "nevada-city-reason-draw-first"
        return None if self.is_dealt(state, DEAL.part(action)) else "nevada-city-reason-none-left"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """The owner of the Sheriff is the start player; money is dealt when all have a building."""
        building = DEAL.part(action)
        stand(state, building, self.seat)
        state.tell("nevada-city-event-dealt", self.seat, building)
        state.award(self.seat, BUILDING_VP[building], "nevada-city-score-start-building", building)
        if building == SHERIFF:
            state.sheriff = self.seat
            state.tell("nevada-city-event-badge-taken", self.seat)
        if self.seat + 1 < state.seat_count:
            state.push(DealStartBuildings(self.seat + 1))
        else:
            deal_money(state)


def stand(state: NevadaCityState, building: i64, owner: i64) -> None:
    """A building stands on a plot from the start."""
    state.owner[building] = owner
    state.stage[building] = FINISHED
    state.plots_taken += 1


def deal_money(state: NevadaCityState) -> None:
    """The Sheriff gets the least; with two players all get more.

    Rules: "Basic setup", p. 17; "Two-player game", p. 16.
    """
    for place in range(state.seat_count):
        dollars = START_MONEY[place]
        if state.seat_count == 2:
            dollars += TWO_PLAYER_MONEY
        state.give(state.seat_after(place), MONEY, dollars)


@final
class ChooseFamily(Step[NevadaCityState]):
    """Clockwise from the Sheriff each player selects a family; Pa adds two properties, and all tiles score.

    Rules: "Basic setup", p. 17.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def is_taken(self, state: NevadaCityState, family: i64) -> bool:
        """Whether somebody has this family."""
        for chosen in state.family_of:
            if chosen == family:
                return True
        return False

    def actor(self, state: NevadaCityState) -> i64:
        """One after the other."""
        return state.seat_after(self.place)

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each family nobody has."""
        for family in range(FAMILIES):
            if not self.is_taken(state, family):
                menu.add(FAMILY.of(family))

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A family nobody has."""
        if not FAMILY.has(action):
            return "nevada-city-reason-choose-family"
        return "nevada-city-reason-family-taken" if self.is_taken(state, FAMILY.part(action)) else None

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """Its members come with all their markers."""
        family = FAMILY.part(action)
        assert state.family_of[seat] == NO_FAMILY
        state.family_of[seat] = family
        for role in range(MEMBERS):
            join(state, seat, MEMBER[family * MEMBERS + role], RELATIVE)
        state.tell("nevada-city-event-family-chosen", seat, family)
        for kind in range(PROPERTY_COUNT):
            tiles = 1 + EXTRA_PROPERTY[family * PROPERTY_COUNT + kind]
            state.properties[seat * PROPERTY_COUNT + kind] = tiles
            state.award(seat, tiles * PROPERTY_VP, "nevada-city-score-property", kind, tiles)
            state.give(seat, kind, 1)
        for good in range(PROPERTY_COUNT, GOOD_COUNT - 1):
            state.give(seat, good, 1)
        if self.place + 1 < state.seat_count:
            state.push(ChooseFamily(self.place + 1))


@final
class SwapChild(Step[NevadaCityState]):
    """Counter-clockwise from the Sheriff's right, each player may exchange a son or daughter for an additional one.

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: NevadaCityState) -> i64:
        """The seat to the right of the Sheriff first."""
        return (state.sheriff + state.seat_count - 1 - self.place) % state.seat_count

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each child for each additional one, or none."""
        for child in range(i64(2)):
            for cousin in range(COUSIN_COUNT):
                if state.status[COUSIN[cousin]] == AWAY:
                    menu.add(SWAP.of(child, cousin))
        menu.add(DONE.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """An additional child nobody has."""
        if action == DONE.action:
            return None
        if not SWAP.has(action):
            return "nevada-city-reason-swap-or-not"
        _, cousin = SWAP.parts(action)
        return None if state.status[COUSIN[cousin]] == AWAY else "nevada-city-reason-child-taken"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """The old child leaves the game."""
        if SWAP.has(action):
            child, cousin = SWAP.parts(action)
            old = MEMBER[state.family_of[seat] * MEMBERS + SON + child]
            state.free[seat] -= state.marks[old]
            state.status[old] = AWAY
            state.boss[old] = -1
            state.marks[old] = 0
            join(state, seat, COUSIN[cousin], RELATIVE)
            state.tell("nevada-city-event-child-swapped", seat, old, COUSIN[cousin])
        if self.place + 1 < state.seat_count:
            state.push(SwapChild(self.place + 1))


@final
class AdoptChild(Step[NevadaCityState]):
    """Clockwise from the Sheriff, whoever is new to the game may take one more son or daughter (R34).

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: NevadaCityState) -> i64:
        """One after the other."""
        return state.seat_after(self.place)

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each additional child, or none."""
        for cousin in range(COUSIN_COUNT):
            if state.status[COUSIN[cousin]] == AWAY:
                menu.add(ADOPT.of(cousin))
        menu.add(DONE.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """An additional child nobody has."""
        if action == DONE.action:
            return None
        if not ADOPT.has(action):
            return "nevada-city-reason-adopt-or-not"
        is_free = state.status[COUSIN[ADOPT.part(action)]] == AWAY
        return None if is_free else "nevada-city-reason-child-taken"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """The child comes with all its markers."""
        if ADOPT.has(action):
            cousin = COUSIN[ADOPT.part(action)]
            join(state, seat, cousin, RELATIVE)
            state.tell("nevada-city-event-child-adopted", seat, cousin)
        if self.place + 1 < state.seat_count:
            state.push(AdoptChild(self.place + 1))


@final
class DealGoals(Step[NevadaCityState]):
    """Two goals are dealt face down to each player.

    Rules: "Basic setup", p. 17; "Goal cards", p. 3.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # seat * DEALT + card

    def actor(self, state: NevadaCityState) -> i64:
        """The shuffled goals."""
        return CHANCE

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each goal nobody was dealt."""
        state.goals.offer(GOAL, menu)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A goal nobody was dealt."""
        return why_not_this_goal(state, action)

    def visible_action(self, state: NevadaCityState, seat: i64, action: i64, viewer: i64) -> i64:
        """Only the player looks."""
        return action if viewer == self.place // DEALT else HIDDEN

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """It lies face down before the player."""
        player = self.place // DEALT
        goal = GOAL.part(action)
        state.goals.remove(goal)
        state.goal_dealt[self.place] = goal
        state.tell("nevada-city-event-goal-dealt", player)
        state.tell_seat(player, "nevada-city-event-goal-seen", player, goal)
        if self.place + 1 < state.seat_count * DEALT:
            state.push(DealGoals(self.place + 1))


def why_not_this_goal(state: NevadaCityState, action: i64) -> str | None:
    """A goal nobody was dealt."""
    if not GOAL.has(action):
        return "nevada-city-reason-draw-first"
    return None if state.goals.left[GOAL.part(action)] > 0 else "nevada-city-reason-none-left"


@final
class TurnUpGoal(Step[NevadaCityState]):
    """With the Gunslinging goal and two or three players, one of the spare goals is known to all.

    Rules: "Play the advanced game", p. 18.
    """

    def actor(self, state: NevadaCityState) -> i64:
        """The goals that are left."""
        return CHANCE

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each goal nobody was dealt."""
        state.goals.offer(GOAL, menu)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A goal nobody was dealt."""
        return why_not_this_goal(state, action)

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """It will score for all."""
        state.open_goal = GOAL.part(action)
        state.goals.remove(state.open_goal)
        state.tell("nevada-city-event-goal-turned-up", NOBODY, state.open_goal)


@final
class KeepGoal(Step[NevadaCityState]):
    """All players secretly keep one of their two goals; the others go back to the box unseen.

    Rules: "Basic setup", p. 17; "Goal cards", p. 3.
    """

    def actor(self, state: NevadaCityState) -> i64:
        """The first who has not chosen; when all have, the game goes on."""
        for seat in range(state.seat_count):
            if state.goal_kept[seat] == NO_GOAL:
                return seat
        return NOBODY

    def actors(self, state: NevadaCityState) -> list[int]:
        """All who have not chosen, at once."""
        return [int(seat) for seat in range(state.seat_count) if state.goal_kept[seat] == NO_GOAL]

    def run(self, state: NevadaCityState) -> None:
        """All have chosen."""

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Both goals."""
        for card in range(DEALT):
            menu.add(KEEP.of(state.goal_dealt[seat * DEALT + card]))

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """One of the own goals."""
        if not KEEP.has(action):
            return "nevada-city-reason-keep-goal"
        for card in range(DEALT):
            if state.goal_dealt[seat * DEALT + card] == KEEP.part(action):
                return None
        return "nevada-city-reason-not-your-goal"

    def visible_action(self, state: NevadaCityState, seat: i64, action: i64, viewer: i64) -> i64:
        """Face down."""
        return action if viewer == seat else HIDDEN

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """It will score for all; the others still choose."""
        state.goal_kept[seat] = KEEP.part(action)
        state.tell("nevada-city-event-goal-kept", seat)
        state.push(self)


def give_to_bank(state: NevadaCityState, building: i64) -> None:
    """A start building that no player gets.

    Rules: "Basic setup", p. 17; "Two-player game", p. 16.
    """
    stand(state, building, THE_BANK)
