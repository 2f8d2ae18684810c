"""Whole games as records that people can read: each replays to its scores and holds what its name promises."""

from collections.abc import Callable

import pytest

from boomtown.core.record import BadRecord, Record, Table, replay
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.carson_city.rules.spaces import is_shielded
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.games.carson_city.rules.tables import FIRST_PARCEL, IS_ATTACKABLE
from tests.games.carson_city.tables import NAMES, events, golden, golden_table, is_over, scores


def has_a_tied_duel(table: Table[CarsonCityState]) -> bool:
    """The two highest totals of a duel are equal."""
    totals: list[int] = []
    for name, _, numbers in events(table, "event-duel-began", "event-die-rolled", "event-duel-won"):
        if name == "event-duel-began":
            totals = []
        elif name == "event-die-rolled":
            totals.append(numbers[2])
        elif totals.count(max(totals)) > 1:
            return True
    return False


def has_a_repelled_attack(table: Table[CarsonCityState]) -> bool:
    """The owner of a building wins a duel for it."""
    for event in (event for told in table.events for event in told):
        if event.name == "carson-city-event-duel-won" and event.numbers[0] >= FIRST_PARCEL:
            state: CarsonCityState = event.after  # type: ignore[assignment]
            if state.owner[event.numbers[0] - FIRST_PARCEL] == event.seat:
                return True
    return False


def has_a_church_that_protects(table: Table[CarsonCityState]) -> bool:
    """Cowboys are placed while a church stands beside another building of its owner."""
    for event in (event for told in table.events for event in told):
        if event.name == "carson-city-event-cowboy-placed":
            state: CarsonCityState = event.after  # type: ignore[assignment]
            buildings = [parcel for parcel in range(64) if state.is_building(parcel)]
            if any(IS_ATTACKABLE[state.kind_on(one)] and is_shielded(state, one) for one in buildings):
                return True
    return False


def tells(*names: str) -> Callable[[Table[CarsonCityState]], bool]:
    """All these events are told."""
    return lambda table: all(events(table, name) for name in names)


def varies(*words: str) -> Callable[[Table[CarsonCityState]], bool]:
    """All these variants are played."""
    return lambda table: {*words} <= {*table.record.variants}


def both(*promises: Callable[[Table[CarsonCityState]], bool]) -> Callable[[Table[CarsonCityState]], bool]:
    return lambda table: all(promise(table) for promise in promises)


def raises(table: Table[CarsonCityState]) -> bool:
    """A kept building is taken up."""
    return any(" raise " in move for move in table.record.moves)


PROMISES: dict[str, Callable[[Table[CarsonCityState]], bool]] = {
    "a-tied-duel": has_a_tied_duel,
    "a-duel-of-three": lambda table: 3 in [numbers[1] for _, _, numbers in events(table, "event-duel-began")],
    "a-robbed-building": tells("event-robbed"),
    "an-attack-repelled": has_a_repelled_attack,
    "an-attack-cancelled": tells("event-attack-cancelled"),
    "a-church-protects": has_a_church_that_protects,
    "a-house-agreed-and-refused": tells("event-house-agreed", "event-house-refused"),
    "might-is-right": both(varies("might-is-right"), tells("event-tile-shown")),
    "tiles-redrawn": both(varies("might-is-right"), lambda table: table.state.redraws > 0),
    "a-bridge": both(varies("carson-river"), tells("score-bridges")),
    "a-river-of-chance": varies("carson-river", "course=random"),
    "a-river-laid": both(varies("carson-river", "course=laid"), tells("event-river-done")),
    "kit-carson": both(varies("kit-carson"), tells("event-cowboy-lifted", "score-kit-carson")),
    "bonus-each-turn": both(varies("kit-carson", "bonus-each-turn"), tells("score-kit-carson")),
    "red-personalities": both(
        varies("personalities=red"), tells("score-lost-duel", "score-banker", "event-fetched", "event-armed")
    ),
    "random-sides": both(varies("personalities=random"), tells("event-side-turned")),
    "a-tie-broken": lambda table: len({*scores(table)}) == 1,
    "parcels-not-bought": lambda table: sum(move.endswith(" done") for move in table.record.moves) > 3,
    "kept-tiles-wait": both(varies("kept-tiles-wait", "starting-revolver"), raises),
    "a-kept-building-placed": both(raises, tells("event-robbed")),
    "the-bag-runs-out": lambda table: table.state.bag.size == 0 and -1 in [*table.state.tile_on],
    "no-parcel-left": both(varies("carson-river"), lambda table: sum(table.state.parcels) == 64 - 10),
    "everything-at-once": varies("might-is-right", "carson-river", "kit-carson", "personalities=random"),
}


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_holds_what_its_name_promises(name: str) -> None:
    seats, _, promise = name.partition("-seats-")
    assert golden(name).seats == int(seats)
    assert PROMISES[promise](golden_table(name))


def test_every_seat_count_every_variant_and_every_promise_has_a_game() -> None:
    assert {name.partition("-seats-")[2] for name in NAMES} == {*PROMISES}
    assert {golden(name).seats for name in NAMES} == {*range(CARSON_CITY.fewest, CARSON_CITY.most + 1)}
    played = {word for name in NAMES for word in golden(name).variants}
    named = {variant.name for variant in CARSON_CITY.variants if not variant.name.startswith("red-")}
    assert named <= {word.partition("=")[0] for word in played}


def played_under_rules_1(name: str) -> Record:
    """The record as version 1 of the rules left it: nobody was asked about the guns, or again for a building."""
    now = golden(name)
    moves = [move for move in now.moves if not move.endswith(" guns")]
    return Record(now.game, 1, now.seats, now.variants, now.scores, moves)


def test_a_record_of_rules_1_replays_to_its_end_if_nobody_is_asked_anything_new() -> None:
    record = played_under_rules_1("2-seats-a-robbed-building")
    *_, table = replay(CARSON_CITY, record)
    assert is_over(table)
    assert scores(table) == record.scores


def test_any_other_record_of_rules_1_replays_to_its_last_good_move() -> None:
    name = "2-seats-parcels-not-bought"
    record, first = played_under_rules_1(name), golden(name).moves.index("0 guns")
    seen = 0
    with pytest.raises(BadRecord, match=rf"move {first + 1}, '0 done': carson-city-reason-guns-first"):
        for table in replay(CARSON_CITY, record):
            seen = len(table.record.moves)
    assert seen == first
