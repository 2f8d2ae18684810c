"""Setting up: sides of the cards, the river, duel tiles, buildings, centre, mountains, order, first parcels."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, HIDDEN, NOBODY, Step
from boomtown.games.carson_city.rules.duel_tiles import DEALT, deal_tile, undealt
from boomtown.games.carson_city.rules.reserves import earn
from boomtown.games.carson_city.rules.river import mountains_to_place
from boomtown.games.carson_city.rules.state import NO_SEAT, CarsonCityState
from boomtown.games.carson_city.rules.steps.roads import lay
from boomtown.games.carson_city.rules.tables import (
    DICE_PARCEL,
    FREE,
    HOUSE_TILE,
    MOUNTAIN_TILE,
    NO_KIND,
    PARCEL_COUNT,
    POINTS_ON_TILES,
    RIVER_TILE,
    SIDE_OF,
    SITES,
    at_dice,
)
from boomtown.games.carson_city.rules.verbs import CENTRE, CLAIM, DEAL, DRAW, MOUNTAIN, ORDER, SIDE

DICE_PAIRS: Final[i64] = 36
TILES_AND_MONEY: Final[i64] = 30  # dollars and points of duel tiles together, at the start


@final
class TurnCard(Step[CarsonCityState]):
    """Chance turns a personality card to one of its sides, if the sides are played at random.

    Rules: "Personalities", p. 7.
    """

    def __init__(self, card: i64) -> None:
        self.card: Final[i64] = card

    def actor(self, state: CarsonCityState) -> i64:
        """Whoever tosses it."""
        return CHANCE

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Both sides are alike."""
        menu.add_weighted(SIDE.of(0), 1)
        menu.add_weighted(SIDE.of(1), 1)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """A side."""
        return None if SIDE.has(action) else "carson-city-reason-side-first"

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """It lies like this for the whole game."""
        side = state.side[:]  # clones share it
        side[self.card] = SIDE.part(action)
        state.side = side
        state.tell("carson-city-event-side-turned", NOBODY, self.card, SIDE.part(action))


@final
class DealDuelTile(Step[CarsonCityState]):
    """Six duel tiles for each seat, dealt face down from as many mixed sets as there are seats.

    Rules: "The Might is right variant", p. 8.
    """

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def actor(self, state: CarsonCityState) -> i64:
        """The mixed tiles."""
        return CHANCE

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Every number, as often as it is left."""
        for points in range(POINTS_ON_TILES):
            if undealt(state, points) > 0:
                menu.add_weighted(DEAL.of(points), undealt(state, points))

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """A tile that nobody has yet."""
        if not DEAL.has(action):
            return "carson-city-reason-deal-first"
        return None if undealt(state, DEAL.part(action)) > 0 else "carson-city-reason-none-left"

    def visible_action(self, state: CarsonCityState, seat: i64, action: i64, viewer: i64) -> i64:
        """Its owner alone looks."""
        return action if viewer == self.seat else HIDDEN

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """The next tile, or the next seat."""
        deal_tile(state, self.seat, DEAL.part(action))
        if self.left > 1:
            state.push(DealDuelTile(self.seat, self.left - 1))
        elif self.seat + 1 < state.seat_count:
            state.push(DealDuelTile(self.seat + 1, DEALT))


@final
class DrawBuilding(Step[CarsonCityState]):
    """A building from the bag for each free construction square; when the bag is empty they stay free (R17).

    Rules: "Game setup", p. 2; "4 End of turn", p. 3.
    """

    def free_site(self, state: CarsonCityState) -> i64:
        """The cheapest construction square without a building, or -1."""
        for site in range(SITES - 1, i64(-1), i64(-1)):
            if state.tile_on[site] == NO_KIND:
                return site
        return -1

    def actor(self, state: CarsonCityState) -> i64:
        """The bag, while there is something to draw and a square to fill."""
        return CHANCE if state.bag.size > 0 and self.free_site(state) >= 0 else NOBODY

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Every kind in the bag."""
        state.bag.offer(DRAW, menu)

    def roll(self, state: CarsonCityState, rng: Rng, menu: Menu) -> i64:
        """The same, without a menu."""
        return DRAW.of(state.bag.sample(rng))

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """A building that is in the bag."""
        if not DRAW.has(action):
            return "carson-city-reason-draw-first"
        return None if state.bag.left[DRAW.part(action)] > 0 else "carson-city-reason-none-left"

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """It lies on its square; then the next one."""
        kind, site = DRAW.part(action), self.free_site(state)
        state.bag.remove(kind)
        state.tile_on[site] = kind
        state.tell("carson-city-event-building-drawn", NOBODY, kind, site)
        state.push(self)

    def run(self, state: CarsonCityState) -> None:
        """All squares are filled, or the bag is empty."""


def roll_free_pair(state: CarsonCityState, rng: Rng) -> i64:
    """Two dice (white * 6 + black) that point at a parcel with nothing on it, at random.

    Rules: "Game setup", p. 2.
    """
    content = state.content
    free: i64 = 0
    for pair in range(DICE_PAIRS):
        if content[DICE_PARCEL[pair]] == FREE:
            free += 1
    place = rng.below(free)
    for pair in range(DICE_PAIRS):
        if content[DICE_PARCEL[pair]] == FREE:
            if place == 0:
                return pair
            place -= 1
    return -1


@final
class RollCentre(Step[CarsonCityState]):
    """Two dice say where the centre is: a house with a road on each side.

    Rules: "Game setup", p. 2; "The Carson River variant", p. 8.
    """

    def actor(self, state: CarsonCityState) -> i64:
        """The dice."""
        return CHANCE

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Any parcel but the river: there the dice are rolled again."""
        content = state.content
        for pair in range(DICE_PAIRS):
            if content[DICE_PARCEL[pair]] == FREE:
                menu.add_weighted(CENTRE.of(pair // 6, pair % 6), 1)

    def roll(self, state: CarsonCityState, rng: Rng, menu: Menu) -> i64:
        """The same, without a menu."""
        pair = roll_free_pair(state, rng)
        return CENTRE.of(pair // 6, pair % 6)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """River parcels are kept free."""
        if not CENTRE.has(action):
            return "carson-city-reason-centre-first"
        white, black = CENTRE.parts(action)
        return "carson-city-reason-river" if state.content[at_dice(white, black)] == RIVER_TILE else None

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """House and roads, then the mountains."""
        white, black = CENTRE.parts(action)
        parcel = at_dice(white, black)
        state.content[parcel] = HOUSE_TILE
        state.house_stock -= 1
        for side in range(i64(4)):
            if not state.has_endless_roads:
                state.road_stock -= 1
            lay(state, SIDE_OF[parcel * 4 + side])
        state.tell("carson-city-event-centre", NOBODY, parcel)
        state.push(RollMountain(mountains_to_place(state)))


@final
class RollMountain(Step[CarsonCityState]):
    """Nine mountains are placed with the dice, fewer with a river; an occupied parcel is rolled again.

    Rules: "Game setup", p. 2; "The Carson River variant", p. 8.
    """

    def __init__(self, left: i64) -> None:
        self.left: Final[i64] = left

    def actor(self, state: CarsonCityState) -> i64:
        """The dice."""
        return CHANCE

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Any parcel that is not occupied."""
        content = state.content
        for pair in range(DICE_PAIRS):
            if content[DICE_PARCEL[pair]] == FREE:
                menu.add_weighted(MOUNTAIN.of(pair // 6, pair % 6), 1)

    def roll(self, state: CarsonCityState, rng: Rng, menu: Menu) -> i64:
        """The same, without a menu."""
        pair = roll_free_pair(state, rng)
        return MOUNTAIN.of(pair // 6, pair % 6)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """Not on the centre, on another mountain or on the river."""
        if not MOUNTAIN.has(action):
            return "carson-city-reason-mountain-first"
        white, black = MOUNTAIN.parts(action)
        content = state.content[at_dice(white, black)]
        if content == RIVER_TILE:
            return "carson-city-reason-river"
        return "carson-city-reason-occupied" if content != FREE else None

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """A mountain rises."""
        white, black = MOUNTAIN.parts(action)
        parcel = at_dice(white, black)
        state.content[parcel] = MOUNTAIN_TILE
        state.tell("carson-city-event-mountain", NOBODY, parcel)
        if self.left > 1:
            state.push(RollMountain(self.left - 1))


@final
class DrawOrder(Step[CarsonCityState]):
    """The order of the first turn is drawn: the markers stand on the lower track.

    Rules: "Game setup", p. 2.
    """

    def actor(self, state: CarsonCityState) -> i64:
        """The markers."""
        return CHANCE

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Everybody who has no place yet."""
        for marker in range(state.seat_count):
            if state.pass_place(marker) == state.passed:
                menu.add_weighted(ORDER.of(marker), 1)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """A seat of this table that has no place yet."""
        if not ORDER.has(action):
            return "carson-city-reason-order-first"
        if ORDER.part(action) >= state.seat_count:
            return "carson-city-reason-no-such-seat"
        for place in range(state.passed):
            if state.lower[place] == ORDER.part(action):
                return "carson-city-reason-has-place"
        return None

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """The last one needs no draw."""
        set_marker(state, ORDER.part(action))
        if state.passed + 1 < state.seat_count:
            state.push(self)
            return
        for marker in range(state.seat_count):
            if state.pass_place(marker) == state.passed:
                set_marker(state, marker)
                return


def set_marker(state: CarsonCityState, seat: i64) -> None:
    """The seat's marker on the first free position of the lower track.

    Rules: "Game setup", p. 2.
    """
    state.lower[state.passed] = seat
    state.passed += 1
    state.tell("carson-city-event-order-drawn", seat, state.passed)


@final
class AnnounceTotals(Step[CarsonCityState]):
    """Everybody announces the points on his duel tiles and receives $30 less as much.

    Rules: "The Might is right variant", p. 8.
    """

    def run(self, state: CarsonCityState) -> None:
        """From now on all know the totals."""
        for seat in range(state.seat_count):
            total: i64 = 0
            for points in range(POINTS_ON_TILES):
                total += state.tiles[seat * POINTS_ON_TILES + points] * points
            state.total[seat] = total
            earn(state, seat, TILES_AND_MONEY - total)
            state.tell("carson-city-event-total-announced", seat, total, state.money[seat])


@final
class ClaimFirstParcel(Step[CarsonCityState]):
    """Each seat chooses a parcel, from the first to the last, then another one, from the last to the first.

    Rules: "Game setup", p. 2.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # of all these choices

    def actor(self, state: CarsonCityState) -> i64:
        """There and back along the order that was drawn."""
        seats = state.seat_count
        return state.lower[self.place] if self.place < seats else state.lower[2 * seats - 1 - self.place]

    def options(self, state: CarsonCityState, seat: i64, menu: Menu) -> None:
        """Any ownerless parcel, mountains and the centre too."""
        offer_parcels(state, menu)

    def reason(self, state: CarsonCityState, seat: i64, action: i64) -> str | None:
        """Any ownerless parcel but the river."""
        return why_no_claim(state, action)

    def take(self, state: CarsonCityState, seat: i64, action: i64) -> None:
        """A property tile marks it."""
        claim(state, seat, CLAIM.part(action))
        if self.place + 1 < 2 * state.seat_count:
            state.push(ClaimFirstParcel(self.place + 1))


def offer_parcels(state: CarsonCityState, menu: Menu) -> None:
    """Every parcel that belongs to nobody and is no river.

    Rules: "Game setup", p. 2; "The settler", p. 7.
    """
    owner, content = state.owner, state.content
    for parcel in range(PARCEL_COUNT):
        if owner[parcel] == NO_SEAT and content[parcel] != RIVER_TILE:
            menu.add(CLAIM.of(parcel))


def has_ownerless_parcel(state: CarsonCityState) -> bool:
    """Whether there is a parcel to claim: with five seats and a river all may have an owner.

    Rules: "The settler", p. 7; "The Carson River variant", p. 8.
    """
    owner, content = state.owner, state.content
    for parcel in range(PARCEL_COUNT):
        if owner[parcel] == NO_SEAT and content[parcel] != RIVER_TILE:
            return True
    return False


def why_no_claim(state: CarsonCityState, action: i64) -> str | None:
    """A parcel that belongs to nobody and is no river.

    Rules: "Game setup", p. 2; "The settler", p. 7; "The Carson River variant", p. 8.
    """
    if not CLAIM.has(action):
        return "carson-city-reason-claim-first"
    parcel = CLAIM.part(action)
    if state.content[parcel] == RIVER_TILE:
        return "carson-city-reason-river"
    return None if state.owner[parcel] == NO_SEAT else "carson-city-reason-parcel-owned"


def claim(state: CarsonCityState, seat: i64, parcel: i64) -> None:
    """A property tile of the seat lies on the parcel.

    Rules: "Game setup", p. 2.
    """
    state.owner[parcel] = seat
    state.parcels[seat] += 1
    state.tell("carson-city-event-claimed", seat, parcel)
