"""Deciding events: one seat looks at the events to come and lays them anew."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.pile import ONE_SEAT
from boomtown.core.step import CHANCE, HIDDEN, NOBODY, Step
from boomtown.games.nevada_city.rules.effects import SpaceEffect
from boomtown.games.nevada_city.rules.event_deck import (
    deck_size,
    draw_event,
    may_come,
    note_seen,
    offer_events,
    put_down,
)
from boomtown.games.nevada_city.rules.state import (
    DECK_TOP,
    EVENT_PLACES,
    EVENT_SPACES,
    FACE_DOWN,
    NO_EVENT,
    PICKED_UP,
    NevadaCityState,
)
from boomtown.games.nevada_city.rules.tables import EVENTS
from boomtown.games.nevada_city.rules.verbs import LAY, PEEK


@final
class ArrangeEvents(SpaceEffect):
    """Draw one event, add those still on the board, and lay them in any order, one on the deck (R24).

    Rules: "Hotel", p. 12; "Fine points", p. 16.
    """

    def is_possible(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """If there is an event to look at, and the fee can be paid."""
        if purse < 0:
            return False
        for place in range(EVENT_SPACES):
            if state.event_at[place] != NO_EVENT:
                return True
        return deck_size(state) > 0

    def why_impossible(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64
    ) -> str | None:
        """Some event must lie on the board or in the deck."""
        if purse < 0:
            return "nevada-city-reason-no-money"
        cards = deck_size(state)
        for place in range(EVENT_SPACES):
            if state.event_at[place] != NO_EVENT:
                cards += 1
        return None if cards > 0 else "nevada-city-reason-no-event"

    def runs_alone(self) -> bool:
        """The decisions come when the cards are in hand."""
        return True

    def run(self, state: NevadaCityState, seat: i64, person: i64, space: i64) -> None:
        """Cards on spaces come up, then one of the deck if there is any."""
        state.event_holder = seat
        state.push(LayEvents(seat))
        state.push(PeekAtEvents(seat))


def next_to_pick_up(state: NevadaCityState) -> i64:
    """The next place whose card is picked up: the spaces in order, then the deck; -1 if all are."""
    for place in range(EVENT_SPACES):
        if state.event_at[place] != NO_EVENT and state.event_at[place] != PICKED_UP:
            return place
    if state.event_at[DECK_TOP] == PICKED_UP or deck_size(state) == 0:
        return -1
    return DECK_TOP


def pick_up(state: NevadaCityState, seat: i64, place: i64, event: i64) -> None:
    """A card comes to the hand; this seat alone knows where it will lie (R33)."""
    state.event_at[place] = PICKED_UP
    state.event_known[place] = 0
    for card in range(EVENT_PLACES):
        if state.event_hand[card] == NO_EVENT:
            state.event_hand[card] = event
            break
    state.tell_seat(seat, "nevada-city-event-event-seen", seat, event)


@final
class PeekAtEvents(Step[NevadaCityState]):
    """One seat picks up the events to come, space by space, and one from the deck.

    Rules: "Hotel", p. 12.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def is_unseen(self, state: NevadaCityState, place: i64) -> bool:
        """Whether nobody has looked at the next card."""
        return state.event_at[place] == FACE_DOWN or (place == DECK_TOP and state.event_at[place] == NO_EVENT)

    def actor(self, state: NevadaCityState) -> i64:
        """Chance, if nobody has looked at the next card before."""
        place = next_to_pick_up(state)
        return CHANCE if place >= 0 and self.is_unseen(state, place) else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """A card that somebody laid there, or no more."""
        place = next_to_pick_up(state)
        if place < 0:
            state.tell("nevada-city-event-events-peeked", self.seat)
            return
        event = state.event_at[place]
        note_seen(state, event, ONE_SEAT[self.seat])
        pick_up(state, self.seat, place, event)
        state.push(self)

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Every event the next card may be."""
        offer_events(state, PEEK, menu)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """An event that may come."""
        if not PEEK.has(action):
            return "nevada-city-reason-draw-first"
        return None if may_come(state, PEEK.part(action)) else "nevada-city-reason-none-left"

    def visible_action(self, state: NevadaCityState, seat: i64, action: i64, viewer: i64) -> i64:
        """Only this seat looks."""
        return action if viewer == self.seat else HIDDEN

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """It comes to the hand."""
        event = PEEK.part(action)
        place = next_to_pick_up(state)
        draw_event(state, event, ONE_SEAT[self.seat])
        pick_up(state, self.seat, place, event)
        state.push(self)


def next_to_lay(state: NevadaCityState) -> i64:
    """The next place that waits for a card, or -1."""
    for place in range(EVENT_PLACES):
        if state.event_at[place] == PICKED_UP:
            return place
    return -1


@final
class LayEvents(Step[NevadaCityState]):
    """The cards in hand go back in any order: on the spaces by number, the last on the deck.

    Rules: "Hotel", p. 12; "Fine points", p. 16.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: NevadaCityState) -> i64:
        """Whoever holds the cards, while there is a choice."""
        cards: i64 = 0
        for card in range(EVENT_PLACES):
            if state.event_hand[card] != NO_EVENT:
                cards += 1
        return self.seat if cards > 1 else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """The last card goes to the last place."""
        place = next_to_lay(state)
        for card in range(EVENT_PLACES):
            if state.event_hand[card] != NO_EVENT:
                put_down(state, self.seat, place, state.event_hand[card])
                break
        state.tell("nevada-city-event-events-arranged", self.seat)

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each card in hand, in the order of the cards."""
        for event in range(EVENTS):
            if self.is_in_hand(state, event):
                menu.add(LAY.of(event))

    def is_in_hand(self, state: NevadaCityState, event: i64) -> bool:
        """Whether the seat holds this card."""
        for card in state.event_hand:
            if card == event:
                return True
        return False

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A card in hand."""
        if not LAY.has(action):
            return "nevada-city-reason-lay-events"
        return None if self.is_in_hand(state, LAY.part(action)) else "nevada-city-reason-not-in-hand"

    def visible_action(self, state: NevadaCityState, seat: i64, action: i64, viewer: i64) -> i64:
        """Face down."""
        return action if viewer == self.seat else HIDDEN

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """The next place gets it."""
        put_down(state, seat, next_to_lay(state), LAY.part(action))
        state.push(self)
