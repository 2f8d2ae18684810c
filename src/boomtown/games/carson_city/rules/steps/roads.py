"""Roads: where a road may be laid, and laying it.

Roads may be laid at any time; only a building, its house and a bridge profit, so they are laid within these
decisions, and with the river also at the end of a turn (R12).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.games.carson_city.rules.tables import EDGE_COUNT, EDGE_ENDS
from boomtown.games.carson_city.rules.verbs import DONE, ROAD


def lay(state: CarsonCityState, edge: i64) -> None:
    """A road (on an edge across the river, a bridge) lies there.

    Rules: "Roads", p. 4.
    """
    state.road[edge] = 1
    state.touched[EDGE_ENDS[edge * 2]] = 1
    state.touched[EDGE_ENDS[edge * 2 + 1]] = 1


def offer_roads(state: CarsonCityState, seat: i64, menu: Menu) -> None:
    """Every edge that continues a road and for which the seat has enough roads.

    Rules: "Roads", p. 4; "The Carson River variant", p. 8.
    """
    roads = state.roads[seat]
    if roads == 0:
        return
    road, touched, cost = state.road, state.touched, state.edge_cost
    for edge in range(EDGE_COUNT):
        if road[edge] == 0 and (touched[EDGE_ENDS[edge * 2]] == 1 or touched[EDGE_ENDS[edge * 2 + 1]] == 1):
            if cost[edge] <= roads:
                menu.add(ROAD.of(edge))


def why_no_road(state: CarsonCityState, seat: i64, edge: i64) -> str | None:
    """One road on an edge, from the own reserve, extending roads already placed; a bridge takes two (R25).

    Rules: "Roads", p. 4; "The Carson River variant", p. 8. Ruling R14: the rim is allowed.
    """
    if state.road[edge] == 1:
        return "carson-city-reason-road-there"
    is_joined = False
    for other in range(EDGE_COUNT):
        if state.road[other] == 1:
            for end in range(i64(4)):
                if EDGE_ENDS[edge * 2 + end // 2] == EDGE_ENDS[other * 2 + end % 2]:
                    is_joined = True
    if not is_joined:
        return "carson-city-reason-road-not-joined"
    if state.roads[seat] == 0:
        return "carson-city-reason-no-road-left"
    if state.edge_cost[edge] > state.roads[seat]:
        return "carson-city-reason-bridge-takes-two"
    return None


def build_road(state: CarsonCityState, seat: i64, edge: i64) -> None:
    """A road of the personal reserve is laid; both roads of a bridge come from the same seat.

    Rules: "Roads", p. 4; "The Carson River variant", p. 8.
    """
    cost = state.edge_cost[edge]
    state.roads[seat] -= cost
    state.set_aside = 0
    lay(state, edge)
    state.tell("carson-city-event-road-laid", seat, edge, cost)


@final
class LayRoads(Step[CarsonCityState]):
    """With the river, roads and bridges may be laid at the end of a turn, in the order of the personalities.

    Rules: "The Carson River variant", p. 8; "Roads", p. 4. Ruling R12.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # on the upper track

    def actor(self, state: CarsonCityState) -> i64:
        """Whoever has roads."""
        seat = state.upper[self.place]
        return seat if state.roads[seat] > 0 else NOBODY

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """One road, or no more."""
        offer_roads(state, seat, menu)
        menu.add(DONE.action)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """A road, or no more."""
        if action == DONE.action:
            return None
        if not ROAD.has(action):
            return "carson-city-reason-road-first"
        return why_no_road(state, seat, ROAD.part(action))

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """One after the other."""
        if action == DONE.action:
            self.run(state)
            return
        build_road(state, seat, ROAD.part(action))
        state.push(self)

    def run(self, state: CarsonCityState) -> None:
        """The next seat."""
        if self.place + 1 < state.seat_count:
            state.push(LayRoads(self.place + 1))
