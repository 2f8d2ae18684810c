"""Cards that take the place of a building printed on the board."""

from __future__ import annotations

from mypy_extensions import i64

from boomtown.core.step import NOBODY
from boomtown.games.nevada_city.rules.state import FINISHED, REPLACED, NevadaCityState, markers_of
from boomtown.games.nevada_city.rules.tables import (
    BUILDINGS,
    EFFECT_KIND,
    FIRST_EFFECT,
    FIRST_SPACE,
    PEOPLE,
    REPLACES,
    SPACE_COUNT,
)


def replace_on_board(state: NevadaCityState, building: i64) -> None:
    """A finished card takes the place of a building; markers move to like spaces, and who was there has been here.

    Rules: "Play the advanced game", p. 18; "Replacement buildings", p. 18.
    """
    old = REPLACES[building]
    state.stage[old] = REPLACED
    for number in range(SPACE_COUNT[old]):
        move_markers(state, FIRST_SPACE[old] + number, like_space(old, number, building))
    for person in range(PEOPLE):
        if state.has_visited(person, old):
            state.note_visit(person, building)
    state.shut[building] += state.shut[old]
    state.shut[old] = 0
    state.tell("nevada-city-event-building-replaced", NOBODY, old, building)


def move_markers(state: NevadaCityState, old: i64, new: i64) -> None:
    """Markers go to the like space; where there is none they go home."""
    if new >= 0:
        state.markers[new] += state.markers[old]
    else:
        for seat in range(state.seat_count):
            state.spent[seat] += markers_of(state.markers[old], seat)
    state.markers[old] = 0


def like_space(old: i64, number: i64, building: i64) -> i64:
    """The space of the new building with the same effect: the first for the first and so on, the last for the rest."""
    kind = EFFECT_KIND[FIRST_EFFECT[FIRST_SPACE[old] + number]]
    rank: i64 = 0
    for before in range(number):
        if EFFECT_KIND[FIRST_EFFECT[FIRST_SPACE[old] + before]] == kind:
            rank += 1
    found: i64 = -1
    for other in range(SPACE_COUNT[building]):
        space = FIRST_SPACE[building] + other
        if EFFECT_KIND[FIRST_EFFECT[space]] == kind and rank >= 0:
            found = space
            rank -= 1
    return found


def in_place(state: NevadaCityState, building: i64) -> i64:
    """The building that stands where this one of the board was printed."""
    if state.stage[building] == REPLACED:
        for card in range(BUILDINGS):
            if REPLACES[card] == building and state.stage[card] == FINISHED:
                return card
    return building
