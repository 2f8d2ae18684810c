"""Events that change prices, yields and what is open, and those that bring new cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY, Step
from boomtown.games.nevada_city.rules.event_effects import EventEffect
from boomtown.games.nevada_city.rules.state import AWAY, IN_TOWN, LEFT_TOWN, NevadaCityState
from boomtown.games.nevada_city.rules.steps.claiming_contracts import replace_display
from boomtown.games.nevada_city.rules.tables import (
    BUILDING_OF,
    BUILDINGS,
    EFFECT_KIND,
    FIRST_EFFECT,
    FIRST_WORKER,
    PEOPLE,
    REPLACES,
    SPACE_TOTAL,
)
from boomtown.games.nevada_city.rules.verbs import ARRIVE


@final
class ModProduction(EventEffect):
    """Tiles yield more or less for the rest of the year, never less than nothing.

    Rules: "Event cards", p. 3.
    """

    def __init__(self, resource: i64, delta: i64) -> None:
        self.resource: Final[i64] = resource
        self.delta: Final[i64] = delta

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """In force until the year ends."""
        state.production_mod[self.resource] += self.delta


@final
class ModSale(EventEffect):
    """A resource sells at more or less for the rest of the year.

    Rules: "Event cards", p. 3.
    """

    def __init__(self, resource: i64, delta: i64) -> None:
        self.resource: Final[i64] = resource
        self.delta: Final[i64] = delta

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """In force until the year ends."""
        state.sale_mod[self.resource] += self.delta


@final
class ModFee(EventEffect):
    """Spaces of a building cost more or less for the rest of the year, also those of the card that replaces it.

    Rules: "Event cards", p. 3.
    """

    def __init__(self, building: i64, kind: i64, delta: i64) -> None:
        self.building: Final[i64] = building
        self.kind: Final[i64] = kind  # of effect
        self.delta: Final[i64] = delta

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """In force until the year ends."""
        for space in range(SPACE_TOTAL):
            building = BUILDING_OF[space]
            if EFFECT_KIND[FIRST_EFFECT[space]] == self.kind:
                if building == self.building or REPLACES[building] == self.building:
                    state.price_mod[space] += self.delta


@final
class ModLoan(EventEffect):
    """Loans pay out more or less for the rest of the year.

    Rules: "Event cards", p. 3.
    """

    def __init__(self, delta: i64) -> None:
        self.delta: Final[i64] = delta

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """In force until the year ends."""
        state.loan_mod += self.delta


@final
class AllowExtraAction(EventEffect):
    """The event itself is a place for markers; `turn.py` says what they bring.

    Rules: "Event cards", p. 3; "Extended play example", p. 15.
    """

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """That the event is in force is enough."""


@final
class CloseBuildings(EventEffect):
    """No space of some buildings may be used for the rest of the year.

    Rules: "Event cards", p. 3.
    """

    def __init__(self, closed: vec[i64]) -> None:
        self.closed: Final[vec[i64]] = closed  # (building) -> 1

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """In force until the year ends; a building that is closed already stays so."""
        for building in range(BUILDINGS):
            if self.closed[building] == 1 and not state.is_closed(building):
                state.shut[building] += event + 1


@final
class NewContracts(EventEffect):
    """All contracts on display go under the deck, others take their places.

    Rules: "Complete a contract", p. 10.
    """

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """Replace them."""
        replace_display(state)


@final
class NewWorkers(EventEffect):
    """More workers come to town.

    Rules: "Workers", p. 7.
    """

    def __init__(self, count: i64) -> None:
        self.count: Final[i64] = count

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """They are for hire at once."""
        state.push(ReceiveWorkers(self.count))


@final
class ReceiveWorkers(Step[NevadaCityState]):
    """Workers are revealed from the deck; an empty deck is made of the discards (R30).

    Rules: "Workers", p. 7.
    """

    def __init__(self, left: i64) -> None:
        self.left: Final[i64] = left

    def actor(self, state: NevadaCityState) -> i64:
        """The deck, if anybody is left."""
        return CHANCE if state.workers.size > 0 else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """Shuffle the discards; without any nobody comes."""
        for person in range(FIRST_WORKER, PEOPLE):
            if state.status[person] == LEFT_TOWN:
                state.status[person] = AWAY
                state.workers.left[person - FIRST_WORKER] = 1
                state.workers.size += 1
        if state.workers.size > 0:
            state.push(self)

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Every worker in the deck."""
        state.workers.offer(ARRIVE, menu)

    def roll(self, state: NevadaCityState, rng: Rng, menu: Menu) -> i64:
        """The short cut for a Deck."""
        return ARRIVE.of(state.workers.sample(rng))

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A worker of the deck."""
        if not ARRIVE.has(action):
            return "nevada-city-reason-draw-first"
        return None if state.workers.left[ARRIVE.part(action)] > 0 else "nevada-city-reason-none-left"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """For hire now."""
        worker = ARRIVE.part(action)
        state.workers.remove(worker)
        state.status[worker + FIRST_WORKER] = IN_TOWN
        state.tell("nevada-city-event-worker-arrived", NOBODY, worker + FIRST_WORKER)
        if self.left > 1:
            state.push(ReceiveWorkers(self.left - 1))
