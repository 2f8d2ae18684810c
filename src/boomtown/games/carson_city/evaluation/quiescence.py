"""The small choices that complete an act, made by rule of thumb: so that a search judges whole acts.

A building is worth little until its house stands, a settler until his parcel is chosen. Each of these follows at
once from what was just done, and a rule finds a good answer; what deserves thought is left to the search.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boomtown.games.carson_city.evaluation.features import (
    CARRIED,
    EARNED,
    ESTATE,
    ROOM,
    best_doubled,
    room_income,
)
from boomtown.games.carson_city.rules.state import NO_SEAT, CarsonCityState
from boomtown.games.carson_city.rules.steps.actions import TakeGuns
from boomtown.games.carson_city.rules.steps.building import AskOwner, PlaceHouse
from boomtown.games.carson_city.rules.steps.estate import GROCER_MONEY, DoubleIncome
from boomtown.games.carson_city.rules.steps.personality import (
    HIRE_PRICE,
    HireCowboys,
    SettleParcel,
    TakeMoneyOrWait,
)
from boomtown.games.carson_city.rules.tables import (
    AROUND,
    AROUND_COUNT,
    FIRST_BUILDING,
    FREE,
    GROCER,
    IS_OCCUPIED,
    LAWMAN,
    PARCEL_COUNT,
    PER_FREE_PARCEL,
    PER_HOUSE,
    RED,
    RIVER_TILE,
    YELLOW,
)
from boomtown.games.carson_city.rules.verbs import (
    AGREE,
    CLAIM,
    DECLINE,
    DOUBLE,
    GUNS,
    HIRE,
    HOUSE,
    KEEP,
    LEAVE,
    REFUSE,
    TAKE,
    WAIT,
)

SPARE_MONEY: Final[i64] = 4  # dollars a seat keeps when it hires cowboys
NO_PARCEL: Final[i64] = -1


def quiesce(state: CarsonCityState) -> None:
    """Make the small choices on the agenda until somebody has a real one, chance acts or the game is over."""
    while len(state.agenda) > 0:
        step = state.agenda[-1]
        if isinstance(step, PlaceHouse):
            house = best_house(state, step.seat, step.kind, step.parcel)
            state.act(step.seat, HOUSE.of(house) if house != NO_PARCEL else KEEP.action)
        elif isinstance(step, AskOwner):
            owner = state.owner[step.house]
            state.act(owner, AGREE.action if house_gain(state, owner, step.house) > 0 else REFUSE.action)
        elif isinstance(step, SettleParcel):
            state.act(step.seat, CLAIM.of(best_parcel(state, step.seat)))
        elif isinstance(step, TakeGuns):
            seat = step.actor(state)
            state.act(seat, LEAVE.action if state.has(seat, LAWMAN, RED) else GUNS.action)
        elif isinstance(step, HireCowboys):
            state.act(step.seat, best_hire(state, step.seat))
        elif isinstance(step, TakeMoneyOrWait):
            is_worth_it = (
                state.has(step.seat, GROCER, YELLOW) and best_doubled(state, step.seat)[1] > GROCER_MONEY
            )
            state.act(step.seat, WAIT.action if is_worth_it else TAKE.action)
        elif isinstance(step, DoubleIncome):
            kind, dollars = best_doubled(state, step.seat)
            state.act(step.seat, DOUBLE.of(kind) if dollars > GROCER_MONEY else TAKE.action)
        else:
            return


def best_house(state: CarsonCityState, seat: i64, kind: i64, building: i64) -> i64:
    """The parcel where the house of a new building brings its owner most, nobody else being asked."""
    owner, content = state.owner, state.content
    best, best_gain = NO_PARCEL, i64(0)
    for parcel in range(PARCEL_COUNT):
        if content[parcel] != FREE or parcel == building or not state.is_reached(parcel):
            continue
        if owner[parcel] != NO_SEAT and owner[parcel] != seat:
            continue
        gain = house_gain(state, seat, parcel)
        for i in range(AROUND_COUNT[parcel]):
            if AROUND[parcel * 8 + i] == building:
                gain += PER_HOUSE[kind] * 4
        if best == NO_PARCEL or gain > best_gain:
            best, best_gain = parcel, gain
    return best


def house_gain(state: CarsonCityState, seat: i64, parcel: i64) -> i64:
    """What a house on a parcel brings a seat, in quarters of a dollar a turn: more income, less of the rivals'."""
    owner, content = state.owner, state.content
    whose = owner[parcel]
    gain: i64 = -4 if whose == seat else 0  # room for a building is worth more than a house's two points
    for i in range(AROUND_COUNT[parcel]):
        near = AROUND[parcel * 8 + i]
        kind = content[near] - FIRST_BUILDING
        if kind < 0:
            continue
        dollars = -PER_FREE_PARCEL[kind]
        if whose == NO_SEAT or whose == owner[near]:
            dollars += PER_HOUSE[kind]
        gain += dollars * 4 if owner[near] == seat else -dollars * 2
    return gain


def best_parcel(state: CarsonCityState, seat: i64) -> i64:
    """The ownerless parcel worth most: a house or a mountain at once, an empty one for what it could earn."""
    owner, content, turn = state.owner, state.content, state.turn
    rank: i64 = 0
    for parcel in range(PARCEL_COUNT):
        if owner[parcel] == seat and content[parcel] == FREE and rank < 2:
            rank += 1
    best, best_worth = NO_PARCEL, i64(0)
    for parcel in range(PARCEL_COUNT):
        if owner[parcel] != NO_SEAT or content[parcel] == RIVER_TILE:
            continue
        worth = ESTATE
        if IS_OCCUPIED[content[parcel]] == 0:
            income = room_income(state, seat, parcel)
            worth = (ESTATE + income * (EARNED[turn] + CARRIED[turn])) * ROOM[rank] // 100
        if best == NO_PARCEL or worth > best_worth:
            best, best_worth = parcel, worth
    return best


def best_hire(state: CarsonCityState, seat: i64) -> i64:
    """As many cowboys as leave some money to act with."""
    for more in range(i64(2), i64(-1), i64(-1)):
        price = HIRE_PRICE[more]
        if state.money[seat] >= price + more * SPARE_MONEY and state.supply[seat] > more:
            return HIRE.of(more)
    return DECLINE.action
