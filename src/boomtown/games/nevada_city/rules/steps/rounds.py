"""Action rounds: an event, then one character of each player."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.pile import EVERYBODY
from boomtown.core.step import CHANCE, NOBODY, Step
from boomtown.games.nevada_city.rules.event_deck import draw_event, may_come, offer_events, turn_over
from boomtown.games.nevada_city.rules.event_effects import EVENT_EFFECTS
from boomtown.games.nevada_city.rules.people import first_marked, marked_characters
from boomtown.games.nevada_city.rules.state import (
    EVENT_SPACES,
    FACE_DOWN,
    FINISHED,
    FOR_CLAIM,
    NO_EVENT,
    THE_BANK,
    NevadaCityState,
)
from boomtown.games.nevada_city.rules.steps.claiming import is_claimable
from boomtown.games.nevada_city.rules.steps.replacing import replace_on_board
from boomtown.games.nevada_city.rules.steps.turn import UseMarkers
from boomtown.games.nevada_city.rules.tables import (
    BOARD_BUILDINGS,
    BUILDING_VP,
    BUILDINGS,
    EVENT_EFFECT_COUNT,
    FIRST_EVENT_EFFECT,
    IS_ALL_YEAR,
    NO_BUILDING,
    PEOPLE,
    REPLACES,
)
from boomtown.games.nevada_city.rules.verbs import ACTIVATE, BANK, REVEAL

TWO_PLAYERS: Final[i64] = 2
FIRST_BANK_ROUND: Final[i64] = 3  # with two players the Bank builds in rounds 3 and 4 (R5)
LAST_BANK_ROUND: Final[i64] = 4


@final
class ActionRound(Step[NevadaCityState]):
    """A round: an event if one lies on the space of its number, then a turn for each player; rounds go on while
    any character has markers.

    Rules: "Action rounds", p. 7.
    """

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def run(self, state: NevadaCityState) -> None:
        """The event, the Bank's building with two players, the turns."""
        has_markers = False
        for seat in range(state.seat_count):
            if state.free[seat] > 0:
                has_markers = True
        if not has_markers:
            return  # the cleanup follows
        state.round = self.number
        state.tell("nevada-city-event-round-began", NOBODY, self.number)
        state.push(ActionRound(self.number + 1))
        for place in range(state.seat_count - 1, -1, -1):
            state.push(TakeTurn(place))
        if state.seat_count == TWO_PLAYERS and FIRST_BANK_ROUND <= self.number <= LAST_BANK_ROUND:
            state.push(BankBuilds())
        if self.number <= EVENT_SPACES and state.event_at[self.number - 1] != NO_EVENT:
            state.push(RevealEvent(self.number))


@final
class RevealEvent(Step[NevadaCityState]):
    """The event on the space of this round is turned over and resolved.

    Rules: "Check for events", p. 7.
    """

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def actor(self, state: NevadaCityState) -> i64:
        """The card itself, even if somebody has laid it there: only now the others see it."""
        return CHANCE

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Every event the card may be; the one that somebody has laid there."""
        laid = state.event_at[self.number - 1]
        if laid == FACE_DOWN:
            offer_events(state, REVEAL, menu)
        else:
            menu.add_weighted(REVEAL.of(laid), 1)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """An event that may lie there."""
        if not REVEAL.has(action):
            return "nevada-city-reason-draw-first"
        laid = state.event_at[self.number - 1]
        may_be = may_come(state, REVEAL.part(action)) if laid == FACE_DOWN else REVEAL.part(action) == laid
        return None if may_be else "nevada-city-reason-none-left"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """Everybody sees it."""
        event = REVEAL.part(action)
        if state.event_at[self.number - 1] == FACE_DOWN:
            draw_event(state, event, EVERYBODY)
        else:
            turn_over(state, event)
        self.reveal(state, event)

    def reveal(self, state: NevadaCityState, event: i64) -> None:
        """Its effects, in order; some stay in force until the year ends."""
        state.event_at[self.number - 1] = NO_EVENT
        state.event_known[self.number - 1] = 0
        if IS_ALL_YEAR[event]:
            state.in_force[event] = 1
        state.tell("nevada-city-event-event-revealed", NOBODY, event)
        for index in range(EVENT_EFFECT_COUNT[event] - 1, -1, -1):
            state.push(ResolveEvent(event, index))


@final
class ResolveEvent(Step[NevadaCityState]):
    """One effect of an event.

    Rules: "Check for events", p. 7.
    """

    def __init__(self, event: i64, index: i64) -> None:
        self.event: Final[i64] = event
        self.index: Final[i64] = index

    def run(self, state: NevadaCityState) -> None:
        """Each kind of effect has its own rules."""
        EVENT_EFFECTS[FIRST_EVENT_EFFECT[self.event] + self.index].resolve(state, self.event, self.index)


def best_for_bank(state: NevadaCityState) -> i64:
    """The highest points of a building that can be claimed, -1 if there is none."""
    best: i64 = -1
    for building in range(BOARD_BUILDINGS, BUILDINGS):
        if is_claimable(state, building) and BUILDING_VP[building] > best:
            best = BUILDING_VP[building]
    return best


@final
class BankBuilds(Step[NevadaCityState]):
    """With two players the Bank takes the unclaimed building with the most points, finished (R5).

    Rules: "Two-player game", p. 16.
    """

    def candidates(self, state: NevadaCityState) -> i64:
        """How many buildings it may be."""
        best = best_for_bank(state)
        count: i64 = 0
        for building in range(BOARD_BUILDINGS, BUILDINGS):
            if is_claimable(state, building) and BUILDING_VP[building] == best:
                count += 1
        return count

    def actor(self, state: NevadaCityState) -> i64:
        """Chance between equals."""
        return CHANCE if self.candidates(state) > 1 else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """There is only one, or none."""
        best = best_for_bank(state)
        for building in range(BOARD_BUILDINGS, BUILDINGS):
            if is_claimable(state, building) and BUILDING_VP[building] == best:
                self.build(state, building)
                return

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each of them alike."""
        best = best_for_bank(state)
        for building in range(BOARD_BUILDINGS, BUILDINGS):
            if is_claimable(state, building) and BUILDING_VP[building] == best:
                menu.add_weighted(BANK.of(building), 1)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """One of those with the most points."""
        if not BANK.has(action):
            return "nevada-city-reason-draw-first"
        building = BANK.part(action)
        is_best = state.stage[building] == FOR_CLAIM and BUILDING_VP[building] == best_for_bank(state)
        return None if is_best and is_claimable(state, building) else "nevada-city-reason-none-left"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """The Bank owns it."""
        self.build(state, BANK.part(action))

    def build(self, state: NevadaCityState, building: i64) -> None:
        """It stands finished at once."""
        state.owner[building] = THE_BANK
        state.stage[building] = FINISHED
        state.tell("nevada-city-event-bank-built", NOBODY, building)
        if REPLACES[building] == NO_BUILDING:
            state.plots_taken += 1
        else:
            replace_on_board(state, building)


@final
class TakeTurn(Step[NevadaCityState]):
    """Clockwise from the Sheriff, each player with a marked character uses one.

    Rules: "Take actions", p. 7.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def run(self, state: NevadaCityState) -> None:
        """Whoever has no markers left is skipped."""
        seat = state.seat_after(self.place)
        if state.free[seat] > 0:
            state.push(ChooseCharacter(seat))


@final
class ChooseCharacter(Step[NevadaCityState]):
    """A player picks the character that acts in this round.

    Rules: "Take actions", p. 7.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: NevadaCityState) -> i64:
        """Whose turn it is, if there is a choice."""
        return self.seat if marked_characters(state, self.seat) > 1 else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """The only one with markers."""
        self.activate(state, first_marked(state, self.seat))

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each character with markers."""
        marks, boss = state.marks, state.boss
        for person in range(PEOPLE):
            if boss[person] == seat and marks[person] > 0:
                menu.add(ACTIVATE.of(person))

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """An own character that has not acted this year."""
        if not ACTIVATE.has(action):
            return "nevada-city-reason-choose-character"
        if state.boss[ACTIVATE.part(action)] != seat:
            return "nevada-city-reason-not-yours"
        return "nevada-city-reason-no-marker" if state.marks[ACTIVATE.part(action)] == 0 else None

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """It acts."""
        self.activate(state, ACTIVATE.part(action))

    def activate(self, state: NevadaCityState, person: i64) -> None:
        """All its markers follow."""
        state.tell("nevada-city-event-character-chosen", self.seat, person)
        state.push(UseMarkers(self.seat, person))
