"""Whole games as records that people can read: each replays to its scores and holds what its name promises."""

from collections.abc import Callable

import pytest

from boomtown.core.record import Table
from boomtown.games.nevada_city.rules.state import NevadaCityState
from tests.games.nevada_city.tables import NAMES, events, golden_table


def told(table: Table[NevadaCityState], *names: str) -> bool:
    return all(events(table, f"event-{name}") for name in names)


def lasts_five_years(table: Table[NevadaCityState]) -> bool:
    return table.state.year == 4 and told(table, "wed", "building-finished", "contract-completed")


def is_a_full_town(table: Table[NevadaCityState]) -> bool:
    return table.state.plots_taken == table.state.plots and table.state.year < 3


def is_built(table: Table[NevadaCityState]) -> bool:
    return len(events(table, "event-building-finished")) >= 6 and told(table, "loan-taken", "paid-for-event")


def is_arranged(table: Table[NevadaCityState]) -> bool:
    return table.state.is_first_game == 1 and told(table, "events-arranged")


def is_advanced(table: Table[NevadaCityState]) -> bool:
    return told(table, "gambled", "fight-began", "building-replaced", "outsider-died")


def is_for_newcomers(table: Table[NevadaCityState]) -> bool:
    return told(table, "child-adopted", "fight-began") and table.state.has_poker == 0


def is_looked_at(table: Table[NevadaCityState]) -> bool:
    return told(table, "contracts-looked-at", "contract-returned", "pot-won")


PROMISES: dict[str, Callable[[Table[NevadaCityState]], bool]] = {
    "2-seats-first-game": is_arranged,
    "2-seats-greedy": lasts_five_years,
    "3-seats-all-options": is_advanced,
    "3-seats-newcomers": is_for_newcomers,
    "4-seats-full-plots": is_a_full_town,
    "4-seats-greedy": is_built,
    "4-seats-looked-at": is_looked_at,
}


def test_every_recorded_game_promises_something() -> None:
    assert [*PROMISES] == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_keeps_its_promise(name: str) -> None:
    assert PROMISES[name](golden_table(name))
