"""First phase: everybody chooses a personality, and some of them help at once."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.carson_city.rules.reserves import earn, pay, receive_roads, recruit
from boomtown.games.carson_city.rules.state import NO_SEAT, NO_SPACE, CarsonCityState
from boomtown.games.carson_city.rules.steps.building import FETCHED, BuildBuilding, has_free_parcel
from boomtown.games.carson_city.rules.steps.placement import begin_placement
from boomtown.games.carson_city.rules.steps.preparation import (
    DrawBuilding,
    claim,
    has_ownerless_parcel,
    offer_parcels,
    why_no_claim,
)
from boomtown.games.carson_city.rules.tables import (
    BANKER,
    CAPTAIN,
    CARD_COUNT,
    GROCER,
    KIND_COUNT,
    LAWMAN,
    NO_KIND,
    PROPERTY_TILES,
    RED,
    ROAD_WORKER,
    SETTLER,
    SITES,
)
from boomtown.games.carson_city.rules.verbs import ARM, CHOOSE, CLAIM, DECLINE, FETCH, HIRE, TAKE, WAIT

BANKER_MONEY: Final[i64] = 9
EIGHT: Final[i64] = 8  # dollars of the grocer and of the settler on the red side
WORKER_ROADS: Final[i64] = 2
FETCH_PRICE: Final[i64] = 5
HIRE_PRICE: Final = vec[i64]([1, 4, 9])  # (cowboys - 1) -> dollars
ARM_PRICE: Final = vec[i64]([3, 9])  # (revolvers - 1) -> dollars


@final
class ChoosePersonality(Step[CarsonCityState]):
    """In turn order each seat takes one of the cards that are left; some help at once.

    Rules: "1 Choice of personality", p. 3.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # on the lower track: in the order of passing of the turn before

    def actor(self, state: CarsonCityState) -> i64:
        """The next on the track."""
        return state.lower[self.place]

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Every card nobody has chosen in this turn."""
        for card in range(CARD_COUNT):
            if not is_chosen(state, card):
                menu.add(CHOOSE.of(card))

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """All seven are offered in every turn, each to one seat."""
        if not CHOOSE.has(action):
            return "carson-city-reason-choose-first"
        for place in range(self.place):
            if state.personality[state.lower[place]] == CHOOSE.part(action):
                return "carson-city-reason-card-taken"
        return None

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """Its help, then the next seat, then the new turn order."""
        card = CHOOSE.part(action)
        state.personality[seat] = card
        state.tell("carson-city-event-chosen", seat, card, state.side[card])
        if self.place + 1 < state.seat_count:
            state.push(ChoosePersonality(self.place + 1))
        else:
            state.push(ChangeTurnOrder())
        if state.side[card] == RED:
            help_red(state, seat, card)
        else:
            help_yellow(state, seat, card)


def is_chosen(state: CarsonCityState, card: i64) -> bool:
    """Whether somebody has this personality in this turn.

    Rules: "1 Choice of personality", p. 3.
    """
    for seat in range(state.seat_count):
        if state.personality[seat] == card:
            return True
    return False


def help_yellow(state: CarsonCityState, seat: i64, card: i64) -> None:
    """What the yellow sides do at once.

    Rules: "The sheriff", p. 7; "The banker", p. 7; "The grocer", p. 7; "The Chinese coolie", p. 7;
    "The settler", p. 7; "The captain", p. 7.
    """
    if card == LAWMAN:
        state.sheriff_owner = seat
        state.sheriff_at = NO_SPACE
        state.tell("carson-city-event-sheriff-received", seat)
    elif card == BANKER:
        earn(state, seat, BANKER_MONEY)
        state.tell("carson-city-event-money-taken", seat, BANKER_MONEY, card)
    elif card == GROCER:
        state.push(TakeMoneyOrWait(seat))
    elif card == ROAD_WORKER:
        roads = receive_roads(state, seat, WORKER_ROADS)
        state.tell("carson-city-event-worker-roads", seat, roads)
    elif card == SETTLER and state.parcels[seat] < PROPERTY_TILES and has_ownerless_parcel(state):
        state.push(SettleParcel(seat))
    elif card == CAPTAIN and state.money[seat] >= HIRE_PRICE[0] and state.supply[seat] > 0:
        state.push(HireCowboys(seat))


def help_red(state: CarsonCityState, seat: i64, card: i64) -> None:
    """What the red sides do at once.

    Rules: "The grocer", p. 7; "The Chinese coolie", p. 7; "The settler", p. 7; "The captain", p. 7.
    """
    if card in (GROCER, SETTLER):
        state.push(TakeMoneyOrWait(seat))
    elif card == ROAD_WORKER and state.money[seat] >= FETCH_PRICE:
        state.push(FetchBuilding(seat))
    elif card == CAPTAIN and state.money[seat] >= ARM_PRICE[0]:
        state.push(BuyRevolvers(seat))


@final
class TakeMoneyOrWait(Step[CarsonCityState]):
    """$8 at once, or what else grocer or settler offer later in the turn.

    Rules: "The grocer", p. 7; "The settler", p. 7.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: CarsonCityState) -> i64:
        """Whoever has chosen the card."""
        return self.seat

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Now or later."""
        menu.add(TAKE.action)
        menu.add(WAIT.action)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """Now or later."""
        return None if action == TAKE.action or action == WAIT.action else "carson-city-reason-take-or-wait"

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """The choice holds for this turn."""
        card = state.personality[seat]
        if action == TAKE.action:
            earn(state, seat, EIGHT)
            state.tell("carson-city-event-money-taken", seat, EIGHT, card)
        else:
            state.waits[seat] = 1
            state.tell("carson-city-event-waited", seat, card)


@final
class SettleParcel(Step[CarsonCityState]):
    """The settler gives a parcel that belongs to nobody, if there is one and a property tile is left (R16, R42).

    Rules: "The settler", p. 7.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: CarsonCityState) -> i64:
        """Whoever has chosen the settler."""
        return self.seat

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Any ownerless parcel."""
        offer_parcels(state, menu)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """Any ownerless parcel but the river."""
        return why_no_claim(state, action)

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """For nothing."""
        claim(state, seat, CLAIM.part(action))


@final
class HireCowboys(Step[CarsonCityState]):
    """One extra cowboy for $1, two for $4 or three for $9, as many as the colour has left (R18).

    Rules: "The captain", p. 7.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: CarsonCityState) -> i64:
        """Whoever has chosen the captain."""
        return self.seat

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """What can be paid, or none."""
        for more in range(i64(3)):
            if state.money[seat] >= HIRE_PRICE[more] and state.supply[seat] > more:
                menu.add(HIRE.of(more))
        menu.add(DECLINE.action)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """Only with the money, and from the general reserve."""
        if action == DECLINE.action:
            return None
        if not HIRE.has(action):
            return "carson-city-reason-hire-first"
        cowboys = HIRE.part(action) + 1
        if cowboys > state.supply[seat]:
            return "carson-city-reason-no-cowboy-left"
        return None if HIRE_PRICE[cowboys - 1] <= state.money[seat] else "carson-city-reason-no-money"

    def reason_numbers(self, state: CarsonCityState, seat: i64, action: i64) -> list[int]:
        """The price, and what the seat has."""
        return [int(HIRE_PRICE[HIRE.part(action)]), int(state.money[seat])] if HIRE.has(action) else []

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """They come to the personal reserve."""
        if action == DECLINE.action:
            state.tell("carson-city-event-declined", seat)
            return
        price = HIRE_PRICE[HIRE.part(action)]
        pay(state, seat, price)
        recruit(state, seat, HIRE.part(action) + 1)
        state.tell("carson-city-event-hired", seat, HIRE.part(action) + 1, price)


@final
class BuyRevolvers(Step[CarsonCityState]):
    """A revolver for $3 or two for $9, for the rest of the game.

    Rules: "The captain", p. 7.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: CarsonCityState) -> i64:
        """Whoever has chosen the captain."""
        return self.seat

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """What can be paid, or none."""
        for more in range(i64(2)):
            if state.money[seat] >= ARM_PRICE[more]:
                menu.add(ARM.of(more))
        menu.add(DECLINE.action)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """Only with the money."""
        if action == DECLINE.action:
            return None
        if not ARM.has(action):
            return "carson-city-reason-arm-first"
        return None if ARM_PRICE[ARM.part(action)] <= state.money[seat] else "carson-city-reason-no-money"

    def reason_numbers(self, state: CarsonCityState, seat: i64, action: i64) -> list[int]:
        """The price, and what the seat has."""
        return [int(ARM_PRICE[ARM.part(action)]), int(state.money[seat])] if ARM.has(action) else []

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """Revolvers stay."""
        if action == DECLINE.action:
            state.tell("carson-city-event-declined", seat)
            return
        price = ARM_PRICE[ARM.part(action)]
        pay(state, seat, price)
        state.revolvers[seat] += ARM.part(action) + 1
        state.tell("carson-city-event-armed", seat, ARM.part(action) + 1, price)


@final
class FetchBuilding(Step[CarsonCityState]):
    """For $5 any building of the track, to be built at once or kept; the track is shifted and filled (R29).

    Rules: "The Chinese coolie", p. 7.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: CarsonCityState) -> i64:
        """Whoever has chosen the road worker."""
        return self.seat

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Each construction square with a building, or none."""
        for site in range(SITES):
            if state.tile_on[site] != NO_KIND:
                menu.add(FETCH.of(site))
        menu.add(DECLINE.action)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """A building that lies there."""
        if action == DECLINE.action:
            return None
        if not FETCH.has(action):
            return "carson-city-reason-fetch-first"
        return (
            None if state.tile_on[FETCH.part(action)] != NO_KIND else "carson-city-reason-no-building-there"
        )

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """Shift and draw, then build or keep."""
        if action == DECLINE.action:
            state.tell("carson-city-event-declined", seat)
            return
        site = FETCH.part(action)
        kind = state.tile_on[site]
        pay(state, seat, FETCH_PRICE)
        state.tile_on[site] = NO_KIND
        state.kept[seat * KIND_COUNT + kind] += 1
        state.tell("carson-city-event-fetched", seat, kind, site, FETCH_PRICE)
        shift_buildings(state)
        if has_free_parcel(state, seat):
            state.push(BuildBuilding(seat, kind, FETCHED))
        else:
            state.tell("carson-city-event-building-kept", seat, kind)
        state.push(DrawBuilding())


def shift_buildings(state: CarsonCityState) -> None:
    """Buildings slide to the cheapest squares and keep their order.

    Rules: "4 End of turn", p. 3; "The Chinese coolie", p. 7.
    """
    target = SITES - 1
    for site in range(SITES - 1, i64(-1), i64(-1)):
        kind = state.tile_on[site]
        if kind != NO_KIND:
            state.tile_on[site] = NO_KIND
            state.tile_on[target] = kind
            target -= 1


@final
class ChangeTurnOrder(Step[CarsonCityState]):
    """The markers stand on the upper track in ascending order of the numbers on the cards.

    Rules: "1 Choice of personality", p. 3.
    """

    def run(self, state: CarsonCityState) -> None:
        """Placing begins: the lower track is empty again."""
        place: i64 = 0
        for card in range(CARD_COUNT):
            for seat in range(state.seat_count):
                if state.personality[seat] == card:
                    state.upper[place] = seat
                    place += 1
        for place in range(state.seat_count):
            state.lower[place] = NO_SEAT
        state.passed = 0
        state.tell("carson-city-event-order-changed", NOBODY)
        begin_placement(state)
