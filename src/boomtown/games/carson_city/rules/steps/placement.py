"""Second phase: cowboys are placed, one at a time or, with Kit Carson, all at once."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.carson_city.rules.spaces import offer_cowboys, offer_lifts, offer_sheriff, why_not_there
from boomtown.games.carson_city.rules.state import NO_SPACE, CarsonCityState, cowboys_of
from boomtown.games.carson_city.rules.tables import ONE_COWBOY
from boomtown.games.carson_city.rules.verbs import COWBOY, LIFT, PASS, RECALL, SHERIFF

LIFTS: Final[i64] = 10  # a seat takes back so many cowboys in a turn at the most (R31)


def begin_placement(state: CarsonCityState) -> None:
    """The first of the turn order begins.

    Rules: "2 Cowboy placement", p. 3; "The Kit Carson variant", p. 8.
    """
    if state.is_kit_carson:
        state.push(PlaceTogether(0, state.upper[state.seat_count - 1]))
    else:
        state.push(PlaceCowboy(0))


def has_passed(state: CarsonCityState, seat: i64) -> bool:
    """Whether the seat stands on the lower track.

    Rules: "2 Cowboy placement", p. 3.
    """
    return state.pass_place(seat) < state.passed


def can_place(state: CarsonCityState, seat: i64) -> bool:
    """Whether the seat has a cowboy to place, the white one too.

    Rules: "2 Cowboy placement", p. 3.
    """
    return state.reserve[seat] > 0 or (state.sheriff_owner == seat and state.sheriff_at == NO_SPACE)


def why_no_cowboy(state: CarsonCityState, seat: i64, action: i64) -> str | None:
    """A cowboy of the personal reserve on a space where he may stand.

    Rules: "2 Cowboy placement", p. 3; "The sheriff", p. 7.
    """
    if COWBOY.has(action):
        if state.reserve[seat] == 0:
            return "carson-city-reason-no-cowboy-left"
        return why_not_there(state, seat, COWBOY.part(action), False)
    if SHERIFF.has(action):
        if state.sheriff_owner != seat:
            return "carson-city-reason-no-sheriff"
        if state.sheriff_at != NO_SPACE:
            return "carson-city-reason-sheriff-placed"
        return why_not_there(state, seat, SHERIFF.part(action), True)
    return "carson-city-reason-place-first"


def place_cowboy(state: CarsonCityState, seat: i64, action: i64) -> None:
    """A cowboy stands on his space.

    Rules: "2 Cowboy placement", p. 3.
    """
    if COWBOY.has(action):
        space = COWBOY.part(action)
        state.reserve[seat] -= 1
        state.standing[space] += ONE_COWBOY[seat]
        state.tell("carson-city-event-cowboy-placed", seat, space)
    else:
        state.sheriff_at = SHERIFF.part(action)
        state.tell("carson-city-event-sheriff-placed", seat, state.sheriff_at)


def pass_turn(state: CarsonCityState, seat: i64) -> None:
    """The marker moves to the first free position of the lower track.

    Rules: "2 Cowboy placement", p. 3.
    """
    state.lower[state.passed] = seat
    state.passed += 1
    state.tell("carson-city-event-passed", seat, state.passed)


@final
class PlaceCowboy(Step[CarsonCityState]):
    """A cowboy on a square, a parcel or a building, or passing; whoever has no cowboy passes (section 6).

    Rules: "2 Cowboy placement", p. 3.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # on the upper track

    def actor(self, state: CarsonCityState) -> i64:
        """Whoever's turn it is; nobody is asked who can only pass."""
        seat = state.upper[self.place]
        return seat if can_place(state, seat) else NOBODY

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Every space for a cowboy, every space for the sheriff's, and passing."""
        offer_cowboys(state, seat, menu)
        offer_sheriff(state, seat, menu)
        menu.add(PASS.action)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """One cowboy, or passing."""
        return None if action == PASS.action else why_no_cowboy(state, seat, action)

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """Then the next seat that has not passed."""
        if action == PASS.action:
            pass_turn(state, seat)
        else:
            place_cowboy(state, seat, action)
        self.go_on(state)

    def run(self, state: CarsonCityState) -> None:
        """Nothing to place."""
        pass_turn(state, state.upper[self.place])
        self.go_on(state)

    def go_on(self, state: CarsonCityState) -> None:
        """The next seat that has not passed; when all have, the agenda goes on to the actions."""
        if state.passed == state.seat_count:
            return
        place = self.place
        while True:
            place = (place + 1) % state.seat_count
            if not has_passed(state, state.upper[place]):
                state.push(PlaceCowboy(place))
                return


@final
class PlaceTogether(Step[CarsonCityState]):
    """With Kit Carson all place and shift cowboys at the same time, once the first has placed one (R31, R32).

    Asked one at a time, the seats act in turn order: after each act it is the next one's turn.

    Rules: "The Kit Carson variant", p. 8.
    """

    def __init__(self, is_open: i64, mover: i64) -> None:
        self.is_open: Final[i64] = is_open  # 0 = all wait for the first player's first cowboy
        self.mover: Final[i64] = mover  # the seat that acted last

    def actor(self, state: CarsonCityState) -> i64:
        """The next after the last mover, among those who have not stopped."""
        if self.is_open == 0:
            return state.upper[0]
        count = state.seat_count
        place: i64 = 0
        while state.upper[place] != self.mover:
            place += 1
        for step in range(1, count + 1):
            seat = state.upper[(place + step) % count]
            if not has_passed(state, seat):
                return seat
        return NOBODY

    def actors(self, state: CarsonCityState) -> list[int]:
        """All who have not stopped; the one whose turn it would be comes first."""
        first = self.actor(state)
        if first == NOBODY:
            return []
        seats = [int(first)]
        if self.is_open == 1:
            for seat in range(state.seat_count):
                if seat != first and not has_passed(state, seat):
                    seats.append(int(seat))
        return seats

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Placing, taking back, stopping."""
        offer_cowboys(state, seat, menu)
        offer_sheriff(state, seat, menu)
        if state.lifted[seat] < LIFTS:
            offer_lifts(state, seat, menu)
            if state.sheriff_owner == seat and state.sheriff_at != NO_SPACE:
                menu.add(RECALL.action)
        menu.add(PASS.action)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """Own cowboys may be taken back and placed again."""
        if action == PASS.action:
            return None
        if LIFT.has(action):
            if cowboys_of(state.standing[LIFT.part(action)], seat) == 0:
                return "carson-city-reason-none-to-lift"
            return "carson-city-reason-lifted-enough" if state.lifted[seat] >= LIFTS else None
        if action == RECALL.action:
            if state.sheriff_owner != seat:
                return "carson-city-reason-no-sheriff"
            if state.sheriff_at == NO_SPACE:
                return "carson-city-reason-none-to-lift"
            return "carson-city-reason-lifted-enough" if state.lifted[seat] >= LIFTS else None
        return why_no_cowboy(state, seat, action)

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """From the first cowboy (or if the first player stops at once) all may act."""
        if action == PASS.action:
            pass_turn(state, seat)
        elif LIFT.has(action):
            space = LIFT.part(action)
            state.standing[space] -= ONE_COWBOY[seat]
            state.reserve[seat] += 1
            state.lifted[seat] += 1
            state.tell("carson-city-event-cowboy-lifted", seat, space)
        elif action == RECALL.action:
            state.tell("carson-city-event-sheriff-lifted", seat, state.sheriff_at)
            state.sheriff_at = NO_SPACE
            state.lifted[seat] += 1
        else:
            place_cowboy(state, seat, action)
        state.push(PlaceTogether(1, seat))

    def run(self, state: CarsonCityState) -> None:
        """All have stopped: the agenda goes on to the actions."""
