"""Constructing buildings: tokens come to the site over several actions; repairs after a fire."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.nevada_city.rules.deliveries import (
    can_bring,
    can_stand_in,
    can_supply,
    from_skill,
    site_needs,
)
from boomtown.games.nevada_city.rules.people import spend
from boomtown.games.nevada_city.rules.state import FINISHED, IN_WORK, NevadaCityState
from boomtown.games.nevada_city.rules.steps.replacing import replace_on_board
from boomtown.games.nevada_city.rules.tables import (
    BUILDING_VP,
    ENTERTAINMENT,
    FIRST_COMMODITY,
    GOOD_COUNT,
    REPLACES,
    TRADE_COUNT,
)
from boomtown.games.nevada_city.rules.verbs import BUILD, DONE, PAY, STAND


def offer_sites(state: NevadaCityState, seat: i64, person: i64, building: i64, menu: Menu) -> None:
    """The own building in work, if this character has not been there this year and brings something."""
    if state.owner[building] == seat and not state.has_visited(person, building):
        if can_supply(state, seat, person, building):
            menu.add(BUILD.of(building))


def why_no_construction(state: NevadaCityState, seat: i64, person: i64, building: i64) -> str | None:
    """Only at an own unfinished building, once a year for each character, with something to add.

    Rules: "Construction", p. 9; "Constructing a building", p. 9.
    """
    if state.stage[building] != IN_WORK:
        return "nevada-city-reason-no-site"
    if state.owner[building] != seat:
        return "nevada-city-reason-not-yours"
    if state.has_visited(person, building):
        return "nevada-city-reason-been-here"
    for trade in range(TRADE_COUNT):
        good = FIRST_COMMODITY + trade
        if site_needs(state, building, trade) > 0:
            if can_bring(state, seat, good) or from_skill(state, person, good) > 0:
                return None
    return "nevada-city-reason-nothing-to-add"


def construct(state: NevadaCityState, seat: i64, person: i64, building: i64) -> None:
    """A marker goes to the site; skills add their tokens, and goods may follow.

    Rules: "Construction", p. 9.
    """
    spend(state, seat, person)
    state.note_visit(person, building)
    state.tell("nevada-city-event-construction", seat, person, building)
    for trade in range(TRADE_COUNT):
        good = FIRST_COMMODITY + trade
        count = from_skill(state, person, good)
        needed = site_needs(state, building, trade)
        if count > needed:
            count = needed
        if count > 0:
            state.supply[good] -= count
            state.supplied[building * TRADE_COUNT + trade] += count
            state.tell("nevada-city-event-skill-delivered", seat, good, count)
    if not finish_if_supplied(state, building):
        state.push(DeliverToBuilding(seat, person, building))


def finish_if_supplied(state: NevadaCityState, building: i64) -> bool:
    """As soon as the required tokens are at the site, the building is finished; the tokens go back.

    Rules: "Constructing a building", p. 9.
    """
    for trade in range(TRADE_COUNT):
        if site_needs(state, building, trade) > 0:
            return False
    for trade in range(TRADE_COUNT):
        place = building * TRADE_COUNT + trade
        state.supply[FIRST_COMMODITY + trade] += state.supplied[place]
        state.supplied[place] = 0
    owner = state.owner[building]
    state.stage[building] = FINISHED
    state.in_work[owner] -= 1
    state.tell("nevada-city-event-building-finished", owner, building)
    state.award(owner, BUILDING_VP[building], "nevada-city-score-building", building)
    if REPLACES[building] >= 0:
        replace_on_board(state, building)
    return True


@final
class DeliverToBuilding(Step[NevadaCityState]):
    """Tokens from the Homestead, one by one, as many as the builder wants and the site needs.

    Rules: "Construction", p. 9; "Fine points", p. 16.
    """

    def __init__(self, seat: i64, person: i64, building: i64) -> None:
        self.seat: Final[i64] = seat
        self.person: Final[i64] = person
        self.building: Final[i64] = building

    def actor(self, state: NevadaCityState) -> i64:
        """The builder, while there is something to bring."""
        for trade in range(TRADE_COUNT):
            if site_needs(state, self.building, trade) > 0:
                if can_bring(state, self.seat, FIRST_COMMODITY + trade):
                    return self.seat
        return NOBODY

    def run(self, state: NevadaCityState) -> None:
        """Nothing more can be brought."""

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each good that is needed and there; entertainment for those that are not (R31)."""
        first = seat * GOOD_COUNT
        for trade in range(TRADE_COUNT):
            if site_needs(state, self.building, trade) > 0:
                good = FIRST_COMMODITY + trade
                if state.goods[first + good] > 0:
                    menu.add(PAY.of(good))
                elif state.goods[first + ENTERTAINMENT] > 0:
                    menu.add(STAND.of(good))
        menu.add(DONE.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """Only what the building needs and the Homestead has."""
        if action == DONE.action:
            return None
        if not PAY.has(action) and not STAND.has(action):
            return "nevada-city-reason-pay-goods"
        good = PAY.part(action) if PAY.has(action) else STAND.part(action)
        trade = good - FIRST_COMMODITY
        if trade < 0 or trade >= TRADE_COUNT or site_needs(state, self.building, trade) == 0:
            return "nevada-city-reason-not-needed"
        return why_not_paid(state, seat, good, STAND.has(action))

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """One token; the building may be finished with it."""
        if action == DONE.action:
            return
        is_stand_in = STAND.has(action)
        good = STAND.part(action) if is_stand_in else PAY.part(action)
        bring(state, seat, good, is_stand_in)
        state.supplied[self.building * TRADE_COUNT + good - FIRST_COMMODITY] += 1
        state.tell("nevada-city-event-token-delivered", seat, good)
        if not finish_if_supplied(state, self.building):
            state.push(self)


def bring(state: NevadaCityState, seat: i64, good: i64, is_stand_in: bool) -> None:
    """One token leaves the Homestead for a site or a contract; entertainment becomes the good it stands for."""
    if is_stand_in:
        state.give(seat, ENTERTAINMENT, -1)
        state.supply[good] -= 1
    else:
        state.goods[seat * GOOD_COUNT + good] -= 1


def why_not_paid(state: NevadaCityState, seat: i64, good: i64, is_stand_in: bool) -> str | None:
    """A good must be there; entertainment stands in for commodities that are not (R31).

    Rules: "Fine points", p. 16.
    """
    has_good = state.goods[seat * GOOD_COUNT + good] > 0
    if not is_stand_in:
        return None if has_good else "nevada-city-reason-no-goods"
    if not can_stand_in(good):
        return "nevada-city-reason-no-stand-in"
    if has_good:
        return "nevada-city-reason-pay-the-good-first"
    return None if state.goods[seat * GOOD_COUNT + ENTERTAINMENT] > 0 else "nevada-city-reason-no-goods"
