"""The deck of events: what may come, what has been looked at, and what lies on the spaces of the board.

Four of the six start events lie on top; below them are the other two and the events that were counted off. Nobody
knows which. A card gets its identity when somebody looks at it; cards discarded unseen stay unknown. So
`event_pool` counts the cards of each part that nobody has seen, wherever they are, and `event_cards` those of them
that can still come up, in the deck or face down on spaces. As all unseen cards of a part are alike, the odds of
the next one follow from the pool.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.pile import EVERYBODY, ONE_SEAT
from boomtown.core.rng import Rng
from boomtown.core.step import HIDDEN
from boomtown.core.verbs import One
from boomtown.games.nevada_city.rules.state import (
    DECK_TOP,
    EVENT_PLACES,
    EVENT_SPACES,
    FACE_DOWN,
    NO_EVENT,
    NO_SEAT,
    PICKED_UP,
    NevadaCityState,
)
from boomtown.games.nevada_city.rules.tables import (
    EVENT_CARDS,
    EVENTS,
    IS_EXTRA_EVENT,
    IS_NOT_FIRST,
    IS_START,
)

NOT_IN_GAME: Final[i64] = 255  # in `event_seen`: the card stays in the box, and everybody knows it
FROM_TOP: Final[i64] = 64  # added to the set of seats: it lay among the four on top
ON_TOP: Final[i64] = 4  # start events on top of the deck


def shuffle_events(state: NevadaCityState) -> None:
    """The deck as it is made before the first year.

    Rules: "Basic setup", p. 17; "Play the advanced game", p. 18.
    """
    starts: i64 = 0
    others: i64 = 0
    for event in range(EVENTS):
        if IS_START[event]:
            starts += 1
        elif (IS_NOT_FIRST[event] and state.is_first_game) or (
            IS_EXTRA_EVENT[event] and not state.has_extra_events
        ):
            state.event_seen[event] = NOT_IN_GAME
        else:
            others += 1
    counted = EVENT_CARDS[state.seat_count]
    if others < counted:
        counted = others
    top = ON_TOP if starts > ON_TOP else starts
    state.event_pool[0] = top
    state.event_pool[1] = starts - top
    state.event_pool[2] = counted
    state.event_cards[0] = top
    state.event_cards[1] = starts - top + counted


def deck_size(state: NevadaCityState) -> i64:
    """How many cards the deck has; everybody may count them."""
    size = state.event_cards[0] + state.event_cards[1]
    for place in range(EVENT_SPACES):
        if state.event_at[place] == FACE_DOWN:
            size -= 1
    if state.event_at[DECK_TOP] != NO_EVENT and state.event_at[DECK_TOP] != PICKED_UP:
        size += 1
    return size


def put_event_on_space(state: NevadaCityState, place: i64) -> None:
    """The uppermost card goes face down on a space; whoever knew it still does.

    Rules: "Events", p. 6.
    """
    if deck_size(state) == 0:
        reshuffle(state)
    if state.event_at[DECK_TOP] != NO_EVENT:
        state.event_at[place] = state.event_at[DECK_TOP]
        state.event_known[place] = state.event_known[DECK_TOP]
        state.event_at[DECK_TOP] = NO_EVENT
        state.event_known[DECK_TOP] = 0
    elif deck_size(state) > 0:
        state.event_at[place] = FACE_DOWN


def reshuffle(state: NevadaCityState) -> None:
    """The discarded events become a new deck (R4)."""
    starts: i64 = 0
    counted = EVENT_CARDS[state.seat_count]
    others: i64 = 0
    for event in range(EVENTS):
        if state.event_seen[event] != NOT_IN_GAME:
            state.event_seen[event] = 0
            starts += IS_START[event]
            others += 1 - IS_START[event]
    if others > counted:
        others = counted
    state.event_pool[0] = 0
    state.event_pool[1] = starts
    state.event_pool[2] = others
    state.event_cards[0] = 0
    state.event_cards[1] = starts + others


def weight_of(state: NevadaCityState, event: i64, unseen_starts: i64, unseen_others: i64) -> i64:
    """How likely an event is to be the next card nobody has looked at, compared with the others."""
    if state.event_seen[event] != 0:
        return 0
    if state.event_cards[0] > 0:
        return IS_START[event]
    starts = state.event_pool[1]
    others = state.event_pool[2]
    if IS_START[event]:
        if starts == 0:
            return 0
        return starts * unseen_others if others > 0 else 1
    if others == 0:
        return 0
    return others * unseen_starts if starts > 0 else 1


def count_unseen(state: NevadaCityState, is_start: i64) -> i64:
    """How many start events, or others, nobody has seen."""
    count: i64 = 0
    seen = state.event_seen
    for event in range(EVENTS):
        if seen[event] == 0 and IS_START[event] == is_start:
            count += 1
    return count


def offer_events(state: NevadaCityState, verb: One, menu: Menu) -> None:
    """Every event the next unseen card may be."""
    starts = count_unseen(state, 1)
    others = count_unseen(state, 0)
    for event in range(EVENTS):
        weight = weight_of(state, event, starts, others)
        if weight > 0:
            menu.add_weighted(verb.of(event), weight)


def may_come(state: NevadaCityState, event: i64) -> bool:
    """Whether the next unseen card may be this event."""
    return weight_of(state, event, 1, 1) > 0


def draw_event(state: NevadaCityState, event: i64, knowers: i64) -> None:
    """The next unseen card turns out to be this event; `knowers` is the set of seats that see it."""
    if state.event_cards[0] > 0:
        state.event_cards[0] -= 1
        state.event_pool[0] -= 1
        state.event_seen[event] = knowers + FROM_TOP
    else:
        state.event_cards[1] -= 1
        state.event_pool[1 if IS_START[event] else 2] -= 1
        state.event_seen[event] = knowers


def turn_over(state: NevadaCityState, event: i64) -> None:
    """Everybody sees an event that somebody has looked at before."""
    note_seen(state, event, EVERYBODY)


def note_seen(state: NevadaCityState, event: i64, seats: i64) -> None:
    """A set of seats has seen an event; whether it came from the top stays as it was."""
    from_top = FROM_TOP if state.event_seen[event] >= FROM_TOP else 0
    state.event_seen[event] = seats + from_top


def discard_unrevealed(state: NevadaCityState) -> None:
    """Cards still on spaces are discarded without being shown.

    Rules: "Discard any remaining Event cards", p. 11.
    """
    for place in range(EVENT_SPACES):
        if state.event_at[place] == FACE_DOWN:
            state.event_cards[0 if state.event_cards[0] > 0 else 1] -= 1
        state.event_at[place] = NO_EVENT
        state.event_known[place] = 0


def is_seen_by(seen: i64, seat: i64) -> bool:
    """Whether a seat has seen an event; spectators have seen what everybody has."""
    if seen == NOT_IN_GAME:
        return True
    seats = seen % FROM_TOP
    if seat < 0:
        return seats == EVERYBODY
    return seats // ONE_SEAT[seat] % 2 == 1


def hide_events(state: NevadaCityState, seat: i64) -> None:
    """For `view`: what this seat has not seen is unseen again."""
    for event in range(EVENTS):
        seen = state.event_seen[event]
        if seen == 0 or is_seen_by(seen, seat):
            continue
        state.event_seen[event] = 0
        if seen >= FROM_TOP:
            state.event_pool[0] += 1
        else:
            state.event_pool[1 if IS_START[event] else 2] += 1
    for place in range(EVENT_PLACES):
        if state.event_at[place] >= 0 and not is_seen_by(state.event_known[place], seat):
            state.event_at[place] = HIDDEN
        if state.event_hand[place] >= 0 and state.event_holder != seat:
            state.event_hand[place] = HIDDEN


def fill_events(state: NevadaCityState, rng: Rng) -> None:
    """For `determinize`: each hidden card becomes one that this seat has not seen."""
    for place in range(EVENT_PLACES):
        if state.event_at[place] == HIDDEN:
            state.event_at[place] = imagine(state, state.event_known[place], rng)
    for place in range(EVENT_PLACES):
        if state.event_hand[place] == HIDDEN:
            state.event_hand[place] = imagine(state, ONE_SEAT[state.event_holder], rng)


def imagine(state: NevadaCityState, knowers: i64, rng: Rng) -> i64:
    """A card that others have looked at: from the top part or the one below, as many as can lie there."""
    top = state.event_pool[0] - state.event_cards[0]
    below = state.event_pool[1] + state.event_pool[2] - state.event_cards[1]
    if rng.below(top + below) < top:
        event = nth_unseen(state, 1, rng.below(count_unseen(state, 1)))
        state.event_pool[0] -= 1
        state.event_seen[event] = knowers + FROM_TOP
        return event
    is_start: i64 = 1 if rng.below(state.event_pool[1] + state.event_pool[2]) < state.event_pool[1] else 0
    event = nth_unseen(state, is_start, rng.below(count_unseen(state, is_start)))
    state.event_pool[2 - is_start] -= 1
    state.event_seen[event] = knowers
    return event


def nth_unseen(state: NevadaCityState, is_start: i64, number: i64) -> i64:
    """One of the start events, or others, that nobody has seen."""
    left = number
    event: i64 = 0
    while True:
        if state.event_seen[event] == 0 and IS_START[event] == is_start:
            if left == 0:
                return event
            left -= 1
        event += 1


def put_down(state: NevadaCityState, seat: i64, place: i64, event: i64) -> None:
    """A card from the hand goes face down on a place; the holder alone knows which."""
    state.event_at[place] = event
    state.event_known[place] = ONE_SEAT[seat]
    for card in range(EVENT_PLACES):
        if state.event_hand[card] == event:
            state.event_hand[card] = NO_EVENT
    for card in range(EVENT_PLACES):
        if state.event_hand[card] != NO_EVENT:
            return
    state.event_holder = NO_SEAT
