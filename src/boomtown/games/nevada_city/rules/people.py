"""Characters and their markers: who may act, and what becomes of a marker."""

from __future__ import annotations

from mypy_extensions import i64

from boomtown.games.nevada_city.rules.state import (
    MARRIED,
    NO_CONTRACT,
    NO_PERSON,
    NO_SEAT,
    RELATIVE,
    NevadaCityState,
)
from boomtown.games.nevada_city.rules.tables import (
    BUILDING_OF,
    FIRST_WORKER,
    ONE_MARKER,
    PEOPLE,
    PERSON_ACTIONS,
    PERSON_GUN,
    SKILL_COUNT,
)


def is_family(state: NevadaCityState, person: i64) -> bool:
    """Whether a character belongs to a family for good."""
    return state.status[person] == RELATIVE or state.status[person] == MARRIED


def join(state: NevadaCityState, seat: i64, person: i64, status: i64) -> None:
    """A character comes to a seat with all its markers."""
    state.status[person] = status
    state.boss[person] = seat
    state.marks[person] = PERSON_ACTIONS[person]
    state.free[seat] += PERSON_ACTIONS[person]
    state.visited[person] = 0
    state.extra_used[person] = 0
    state.dealt_with[person] = NO_CONTRACT


def leave(state: NevadaCityState, person: i64, status: i64) -> None:
    """A character leaves its seat; what contracts have taught it is gone (R12)."""
    seat = state.boss[person]
    state.free[seat] -= state.marks[person]
    state.status[person] = status
    state.boss[person] = NO_SEAT
    state.marks[person] = 0
    state.taught[person] = 0


def spend(state: NevadaCityState, seat: i64, person: i64) -> None:
    """A marker leaves the card and lies at the Homestead, on a tile, a site or an event."""
    state.marks[person] -= 1
    state.free[seat] -= 1
    state.spent[seat] += 1


def place_marker(state: NevadaCityState, seat: i64, person: i64, space: i64) -> None:
    """A marker goes from the card to a space; the character has acted at that building."""
    state.marks[person] -= 1
    state.free[seat] -= 1
    state.markers[space] += ONE_MARKER[seat]
    state.note_visit(person, BUILDING_OF[space])


def marked_characters(state: NevadaCityState, seat: i64) -> i64:
    """How many characters of a seat have markers left."""
    count: i64 = 0
    marks, boss = state.marks, state.boss
    for person in range(PEOPLE):
        if boss[person] == seat and marks[person] > 0:
            count += 1
    return count


def first_marked(state: NevadaCityState, seat: i64) -> i64:
    """The first character of a seat with markers left, or NO_PERSON."""
    marks, boss = state.marks, state.boss
    for person in range(PEOPLE):
        if boss[person] == seat and marks[person] > 0:
            return person
    return NO_PERSON


def family_actions(state: NevadaCityState, seat: i64) -> i64:
    """How many action spaces a family has, married workers included."""
    count: i64 = 0
    for person in range(PEOPLE):
        if state.boss[person] == seat and is_family(state, person):
            count += PERSON_ACTIONS[person]
    return count


def family_markers(state: NevadaCityState, seat: i64) -> i64:
    """How many markers lie on the cards of a family, married workers included."""
    count: i64 = 0
    for person in range(PEOPLE):
        if state.boss[person] == seat and is_family(state, person):
            count += state.marks[person]
    return count


def icons(state: NevadaCityState, seat: i64) -> i64:
    """All skill icons of a family, those of contracts included."""
    count: i64 = 0
    for person in range(PEOPLE):
        if state.boss[person] == seat and is_family(state, person):
            for skill in range(SKILL_COUNT):
                count += state.skill(person, skill)
    return count


def guns(state: NevadaCityState, seat: i64) -> i64:
    """The gunslinging of a family together."""
    count: i64 = 0
    for person in range(PEOPLE):
        if state.boss[person] == seat and is_family(state, person):
            count += PERSON_GUN[person]
    return count


def weddings(state: NevadaCityState, seat: i64) -> i64:
    """How many workers were married into a family."""
    count: i64 = 0
    for person in range(FIRST_WORKER, PEOPLE):
        if state.boss[person] == seat and state.status[person] == MARRIED:
            count += 1
    return count
