"""Words for the numbers of Carson City: parcels, squares, buildings, cards, prices.

Each function takes the reader's text, the state (None if nobody gave one) and the number.
"""

from __future__ import annotations

from typing import Final

from boomtown.core.text import Text
from boomtown.games.carson_city.components import PARCELS
from boomtown.games.carson_city.rules.reserves import cash_limit, only_seat
from boomtown.games.carson_city.rules.scoring import (
    LIMIT_PRICE,
    building_income,
    building_price,
    parcel_price,
)
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.games.carson_city.rules.steps.actions import BuyPoints
from boomtown.games.carson_city.rules.steps.building import BuildBuilding
from boomtown.games.carson_city.rules.steps.construction import ConstructBuilding
from boomtown.games.carson_city.rules.steps.ending import BUNDLE_POINTS, BUNDLE_PRICE, KeepToLimit
from boomtown.games.carson_city.rules.steps.personality import ARM_PRICE, HIRE_PRICE
from boomtown.games.carson_city.rules.tables import (
    BRINGS_HOUSE,
    CARD_NAMES,
    CORNER_COUNT,
    CORNER_OF,
    EDGE_COUNT,
    EDGE_ENDS,
    FIRST_CONSTRUCTION,
    FIRST_PARCEL,
    FREE,
    LAST_CONSTRUCTION,
    LAWMAN,
    NEEDS_ROAD,
    NO_KIND,
    PARCEL_COUNT,
    PRICE,
    RED,
    SETTLER,
    SQUARE_NAMES,
)
from boomtown.games.carson_city.rules.verbs import EDGES, KINDS

CONTENTS: Final = ("free", "house", "mountain", "river", *KINDS)  # (content of a parcel) -> its id
SIDES: Final = ("yellow", "red")  # of a personality card
UNKNOWN: Final = "unknown"  # what only a table can tell


def parcel(text: Text, state: CarsonCityState | None, number: int) -> str:
    """A parcel with what lies on it: `c3 (mine)`."""
    what = CONTENTS[0] if state is None else CONTENTS[int(state.content[number])]
    return text.say("carson-city-parcel", parcel=PARCELS[number], what=what)


def bare_parcel(text: Text, state: CarsonCityState | None, number: int) -> str:
    """A parcel without what lies on it: `c3`."""
    return PARCELS[number]


def square(text: Text, state: CarsonCityState | None, number: int) -> str:
    """A square of the action track, a construction square with the building that lies there."""
    name = text.say("carson-city-square", square=SQUARE_NAMES[number])
    if state is None or not FIRST_CONSTRUCTION <= number <= LAST_CONSTRUCTION:
        return name
    kind = int(state.tile_on[number - FIRST_CONSTRUCTION])
    if kind == NO_KIND:
        return name
    return text.say("carson-city-square-with", square=name, what=KINDS[kind])


def onto(text: Text, state: CarsonCityState | None, space: int) -> str:
    """Where a cowboy goes: `on Wages`, `on c3`."""
    if space < FIRST_PARCEL:
        return text.say("carson-city-on-square", place=square(text, state, space))
    return text.say("carson-city-on-parcel", place=parcel(text, state, space - int(FIRST_PARCEL)))


def off(text: Text, state: CarsonCityState | None, space: int) -> str:
    """Where a cowboy comes from."""
    if space < FIRST_PARCEL:
        return text.say("carson-city-on-square.off", place=square(text, state, space))
    return text.say("carson-city-on-parcel.off", place=parcel(text, state, space - int(FIRST_PARCEL)))


def over(text: Text, state: CarsonCityState | None, space: int) -> str:
    """For what a duel is fought: `for Ammunition`, `for c3 (saloon)`."""
    if space < FIRST_PARCEL:
        return text.say("carson-city-on-square.over", place=square(text, state, space))
    return text.say("carson-city-on-parcel.over", place=parcel(text, state, space - int(FIRST_PARCEL)))


def over_parcel(text: Text, state: CarsonCityState | None, number: int) -> str:
    """For which parcel or building a duel is fought."""
    return over(text, state, int(FIRST_PARCEL) + number)


def effect(text: Text, state: CarsonCityState | None, space: int) -> str:
    """What a square brings, `none` for construction squares and parcels: what lies there tells enough."""
    if space >= FIRST_PARCEL or FIRST_CONSTRUCTION <= space <= LAST_CONSTRUCTION:
        return "none"
    return text.say("carson-city-square.effect", square=SQUARE_NAMES[space])


def edge(text: Text, state: CarsonCityState | None, number: int) -> str:
    """A side of a parcel: `c3, north side`."""
    name = EDGES[number]
    return text.say("carson-city-edge", parcel=name[:-1], side=name[-1])


def way(text: Text, state: CarsonCityState | None, number: int) -> str:
    """Whether a `road` lies on an edge or, across the river, a `bridge`."""
    return "bridge" if state is not None and state.edge_cost[number] == 2 else "road"


def kind_of_way(text: Text, state: CarsonCityState | None, roads: int) -> str:
    """Whether so many roads make a `road` or a `bridge`."""
    return "bridge" if roads == 2 else "road"


def kind(text: Text, state: CarsonCityState | None, number: int) -> str:
    """The id of a building."""
    return KINDS[number]


def kind_on_site(text: Text, state: CarsonCityState | None, site: int) -> str:
    """The id of the building on a construction square, `unknown` without a table."""
    return UNKNOWN if state is None or state.tile_on[site] == NO_KIND else KINDS[int(state.tile_on[site])]


def site_price(text: Text, state: CarsonCityState | None, site: int) -> int:
    """The price printed on a construction square."""
    return int(PRICE[FIRST_CONSTRUCTION + site])


def kind_on_square(text: Text, state: CarsonCityState, number: int) -> str:
    """The id of the building that a square offers."""
    return kind_on_site(text, state, number - int(FIRST_CONSTRUCTION))


def price_on_square(text: Text, state: CarsonCityState, number: int) -> int:
    """What the building on a square costs whoever stands there."""
    return int(building_price(state, only_seat(state, number), number))


def money_on_square(text: Text, state: CarsonCityState, number: int) -> int:
    """The money of whoever stands on a square."""
    return int(state.money[only_seat(state, number)])


def printed_price(text: Text, state: CarsonCityState | None, number: int) -> int:
    """The price printed on a square; 0 if there is none."""
    return int(PRICE[number]) if number >= 0 else 0


def card(text: Text, state: CarsonCityState | None, number: int) -> str:
    """The id of a personality."""
    return CARD_NAMES[number]


def side(text: Text, state: CarsonCityState | None, number: int) -> str:
    """The id of a side of a card."""
    return SIDES[number]


def seat_name(text: Text, state: CarsonCityState | None, seat: int) -> str:
    """A seat by its symbol."""
    return text.seat(seat)


def figure(text: Text, state: CarsonCityState | None, number: int) -> int:
    """What is counted from 1: a face of a die, cowboys, revolvers."""
    return number + 1


def hire_price(text: Text, state: CarsonCityState | None, more: int) -> int:
    """What the captain asks for cowboys."""
    return int(HIRE_PRICE[more])


def arm_price(text: Text, state: CarsonCityState | None, more: int) -> int:
    """What the captain asks for revolvers."""
    return int(ARM_PRICE[more])


def bundle_points(text: Text, state: CarsonCityState | None, bundle: int) -> int:
    """The points of a bundle of the banker."""
    return int(BUNDLE_POINTS[bundle])


def bundle_price(text: Text, state: CarsonCityState | None, bundle: int) -> int:
    """The price of a bundle of the banker."""
    return int(BUNDLE_PRICE[bundle])


def parcel_cost(text: Text, state: CarsonCityState | None, number: int) -> int:
    """The price of a parcel, 0 without a table."""
    return 0 if state is None else int(parcel_price(state, number))


def points_cost(text: Text, state: CarsonCityState | None, points: int) -> int:
    """What so many victory points cost now, 0 if that is not known."""
    step = state.agenda[-1] if state is not None and state.agenda else None
    if state is not None and isinstance(step, BuyPoints):
        return points * int(PRICE[step.square])
    if state is not None and isinstance(step, KeepToLimit):
        excess = int(step.excess(state, state.lower[step.place]))
        return max(points * int(LIMIT_PRICE), excess)
    return 0


def offered_kind(text: Text, state: CarsonCityState | None, number: int = 0) -> str:
    """The id of the building that is bought or placed now, `unknown` without a table."""
    step = state.agenda[-1] if state is not None and state.agenda else None
    if isinstance(step, BuildBuilding):
        return KINDS[int(step.kind)]
    if state is not None and isinstance(step, ConstructBuilding):
        return kind_on_square(text, state, int(step.square))
    return UNKNOWN


def house_room(text: Text, state: CarsonCityState | None, number: int) -> str:
    """Whether the house of the building that is placed now finds a place if that goes on a parcel: `yes` or `no`."""
    step = state.agenda[-1] if state is not None and state.agenda else None
    if state is None or not isinstance(step, BuildBuilding) or BRINGS_HOUSE[step.kind] == 0:
        return "yes"
    return "yes" if has_house_room(state, int(step.seat), number) else "no"


def has_house_room(state: CarsonCityState, seat: int, building: int) -> bool:
    """Whether a free parcel other than this one is reached by a road, or can be with the seat’s own roads."""
    corners, roads = corners_within_reach(state, seat), int(state.roads[seat])
    return any(
        state.content[place] == FREE
        and place != building
        and any(corners.get(int(CORNER_OF[place * 4 + i]), roads + 1) <= roads for i in range(4))
        for place in range(int(PARCEL_COUNT))
    )


def corners_within_reach(state: CarsonCityState, seat: int) -> dict[int, int]:
    """How many roads of its reserve take a seat to each corner, as far as they last; a bridge takes two."""
    far = {corner: 0 for corner in range(int(CORNER_COUNT)) if state.touched[corner] == 1}
    for _ in range(int(state.roads[seat])):
        for edge in range(int(EDGE_COUNT)):
            ends = int(EDGE_ENDS[edge * 2]), int(EDGE_ENDS[edge * 2 + 1])
            for here, there in (ends, ends[::-1]):
                if here in far:
                    roads = far[here] + int(state.edge_cost[edge])
                    far[there] = min(roads, far.get(there, roads))
    return far


def more_by_doubling(text: Text, state: CarsonCityState | None, number: int) -> int:
    """How much more a seat earns if the grocer doubles this kind; 0 without a table."""
    if state is None or not state.agenda:
        return 0
    seat = state.agenda[-1].actor(state)
    return sum(
        int(building_income(state, place, number, seat))
        for place in range(int(PARCEL_COUNT))
        if state.owner[place] == seat and state.kind_on(place) == number
    )


def later(text: Text, state: CarsonCityState, seat: int) -> str:
    """What a seat waits for: `double`, `houses`, `mountains`, or `mountain-points`."""
    if state.personality[seat] == SETTLER:
        return "mountain-points" if state.settler_gives_points else "mountains"
    return "houses" if state.side[state.personality[seat]] == RED else "double"


def has_river(text: Text, state: CarsonCityState, number: int = 0) -> str:
    """Whether the river flows through the town: `yes` or `no`."""
    return "yes" if state.has_river else "no"


def settler_pay(state: CarsonCityState) -> str:
    """What the red settler gives for mountains at this table: `points` or `dollars` (R05)."""
    return "points" if state.settler_gives_points else "dollars"


def who_is_armed(text: Text, state: CarsonCityState, number: int) -> str:
    """Whether `red-sheriff` or somebody `other` stands on a square."""
    return "red-sheriff" if state.has(only_seat(state, number), LAWMAN, RED) else "other"


def which_parcel(text: Text, state: CarsonCityState, place: int) -> int:
    """Whether the first or the second parcel is chosen at the start."""
    return 1 if place < state.seat_count else 2


def card_of(text: Text, state: CarsonCityState, seat: int) -> str:
    """The id of a seat's personality."""
    return CARD_NAMES[int(state.personality[seat])]


def money_of(text: Text, state: CarsonCityState, seat: int) -> int:
    """The money of a seat."""
    return int(state.money[seat])


def roads_of(text: Text, state: CarsonCityState, seat: int) -> int:
    """The roads in a seat's reserve."""
    return int(state.roads[seat])


def needs_road(text: Text, state: CarsonCityState, number: int) -> str:
    """Whether a building needs a road: `yes` or `no`."""
    return "yes" if NEEDS_ROAD[number] == 1 else "no"


def is_open(text: Text, state: CarsonCityState, number: int) -> str:
    """Whether all may place cowboys, or only the first player."""
    return "all" if number == 1 else "first"


def what_is_fought_for(text: Text, state: CarsonCityState, is_estate: int) -> str:
    """Whether duels are for `buildings` or for `parcels`."""
    return "buildings" if is_estate == 1 else "parcels"


# On the tracks of turn order, a place stands for a seat: on the upper one in the order of the cards,
# on the lower one in the order of passing.


def cowboys_next(text: Text, state: CarsonCityState, place: int) -> int:
    """The cowboys in reserve of the seat that places."""
    return int(state.reserve[state.upper[place]])


def roads_next(text: Text, state: CarsonCityState, place: int) -> int:
    """The roads in reserve of the seat that lays them."""
    return int(state.roads[state.upper[place]])


def money_next(text: Text, state: CarsonCityState, place: int) -> int:
    """The money of the seat that spends it."""
    return int(state.money[state.lower[place]])


def excess_next(text: Text, state: CarsonCityState, place: int) -> int:
    """What the seat that spends money must spend to keep to its cash limit."""
    return int(KeepToLimit(place).excess(state, state.lower[place]))


def limit_next(text: Text, state: CarsonCityState, place: int) -> int:
    """The cash limit of the seat that spends money."""
    return int(cash_limit(state, state.lower[place]))
