"""What a choice would bring, reckoned before it is made."""

from __future__ import annotations

from boomtown.games.carson_city.rules.scoring import building_income
from boomtown.games.carson_city.rules.state import NO_SEAT, cowboys_of
from boomtown.games.carson_city.rules.steps.building import AskOwner, PlaceHouse
from boomtown.games.carson_city.rules.tables import (
    AROUND,
    AROUND_COUNT,
    FIRST_BUILDING,
    LEAST,
    PER_FREE_PARCEL,
    PER_HOUSE,
    RANCH,
)
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen


def house_gain(seen: CarsonCitySeen, parcel: int) -> int:
    """How much more the builder's estates would earn with a house on this parcel.

    Rules: "Buildings", p. 6. The building that waits for its house counts too; a ranch may lose a free parcel.
    """
    state, step = seen.state, seen.step
    if not isinstance(step, (PlaceHouse, AskOwner)):
        return 0
    seat = int(step.seat)
    counts = int(state.owner[parcel]) in (NO_SEAT, seat)
    gain = 0
    for i in range(int(AROUND_COUNT[parcel])):
        near = int(AROUND[parcel * 8 + i])
        kind = int(state.content[near] - FIRST_BUILDING)
        if near == step.parcel:
            kind = int(step.kind)
        elif kind < 0 or state.owner[near] != seat:
            continue
        if counts:
            gain += int(PER_HOUSE[kind])
        if kind == RANCH and building_income(state, near, kind, seat) > LEAST[kind]:
            gain -= int(PER_FREE_PARCEL[kind])
    return gain


def duellists(seen: CarsonCitySeen, space: int) -> list[int]:
    """Who fights on a space, in the order of passing: on a tie the earlier one wins."""
    state = seen.state
    return [int(seat) for seat in state.lower if seat >= 0 and cowboys_of(state.standing[space], seat) > 0]


def odds(powers: list[int], dice: list[int]) -> list[float]:
    """The chance of each duellist to win; 0 stands for a die not yet rolled, ties go to the earlier one.

    >>> [round(chance, 3) for chance in odds([5, 5], [0, 0])]
    [0.583, 0.417]
    """
    totals = [
        [power + face for face in ([die] if die else range(1, 7))]
        for power, die in zip(powers, dice, strict=True)
    ]
    found = []
    for place, own in enumerate(totals):
        chance = 0.0
        for total in own:
            beats = 1.0
            for other, faces in enumerate(totals):
                if other != place:
                    below = sum(face < total or (face == total and place < other) for face in faces)
                    beats *= below / len(faces)
            chance += beats / len(own)
        found.append(chance)
    return found
