"""Whole games as records that people can read: each replays to its scores and holds what its name promises."""

from collections.abc import Callable

import pytest

from boomtown.core.record import Table
from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.games.gold_rush.components import FACES
from boomtown.games.gold_rush.rules.state import GoldRushState
from tests.games.gold_rush.tables import NAMES, events, golden, golden_table, scores


def has_a_loop(table: Table[GoldRushState]) -> bool:
    """A railroad without any end."""
    state = table.state
    closed, with_end = set(), set()
    for tile in range(int(state.tile_count)):
        for number, track in enumerate(FACES[int(state.lie_of[tile]) // 4].railroads):
            railroad = int(state.rail_of[state.first_rail[tile] + number])
            if state.rail_open[railroad] == 0:
                closed.add(railroad)
            if track.ends_at != "none":
                with_end.add(railroad)
    return bool(closed - with_end)


def has_a_tied_mountain(table: Table[GoldRushState]) -> bool:
    """Two score lines for the same mountain in one turn."""
    for told in table.events:
        lines = [event for event in told if event.name == "gold-rush-score-mountain"]
        if len(lines) == 2 and lines[0].numbers == lines[1].numbers:
            return True
    return False


def has_discarded(table: Table[GoldRushState]) -> bool:
    """A tile fitted nowhere while others were still to come."""
    moves = [
        number for number, told in enumerate(table.events) for event in told if "discarded" in event.name
    ]
    return bool(moves) and moves[0] < len(table.record.moves)


def ends_with_a_discard(table: Table[GoldRushState]) -> bool:
    """The last tile of all fitted nowhere."""
    return "gold-rush-event-tile-discarded" in [event.name for event in table.events[-1]]


def is_shared(table: Table[GoldRushState]) -> bool:
    """Several seats have won."""
    return len(events(table, "event-won")) > 1


def is_without_farmers(table: Table[GoldRushState]) -> bool:
    """No farmer, no prairie."""
    return table.state.has_farmers == 0 and not events(table, "score-prairie")


def has_a_completed_city(table: Table[GoldRushState]) -> bool:
    """A merchant was paid during the game."""
    return bool(events(table, "score-city"))


def is_past_fifty(table: Table[GoldRushState]) -> bool:
    """Everybody has gone round a scoreboard of fifty spaces."""
    return min(scores(table)) >= 50


PROMISES: dict[str, Callable[[Table[GoldRushState]], bool]] = {
    "railroad-loop": has_a_loop,
    "past-fifty": is_past_fifty,
    "last-tile-discarded": ends_with_a_discard,
    "tied-mountain": has_a_tied_mountain,
    "tile-discarded": has_discarded,
    "shared-victory": is_shared,
    "completed-city": has_a_completed_city,
    "no-farmers": is_without_farmers,
}


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_holds_what_its_name_promises(name: str) -> None:
    seats, _, promise = name.partition("-seats-")
    assert golden(name).seats == int(seats)
    assert PROMISES[promise](golden_table(name))


def test_every_seat_count_and_every_promise_has_a_game() -> None:
    assert {name.partition("-seats-")[2] for name in NAMES} == {*PROMISES}
    assert {golden(name).seats for name in NAMES} == {*range(GOLD_RUSH.fewest, GOLD_RUSH.most + 1)}
    assert [] in [golden(name).variants for name in NAMES]
    assert ["no-farmers"] in [golden(name).variants for name in NAMES]
