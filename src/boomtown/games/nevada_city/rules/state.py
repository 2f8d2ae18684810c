"""The table of Nevada City: data, clone and small questions, no rules.

Buildings, spaces, people, contracts, events and goals are numbered as in `tables.py`. Seats sit clockwise in the
order of their numbers.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boomtown.core.audience import Private, Public
from boomtown.core.deck import Deck, full_deck
from boomtown.core.pile import Pile, full_pile
from boomtown.core.step import State
from boomtown.games.nevada_city.rules.tables import (
    BUILDINGS,
    CONTRACT_KINDS,
    CONTRACTS,
    CUBES_IN_BAG,
    EVENTS,
    GOALS,
    GOOD_COUNT,
    HOMESTEAD_SPACES,
    ICON_BITS,
    MONEY,
    MOST_ICONS,
    ONE_BUILDING,
    ONE_CONTRACT,
    ONE_MARKER,
    PEOPLE,
    PERSON_SKILLS,
    PROPERTY_COUNT,
    RESOURCE_COUNT,
    SPACE_TOTAL,
    TRADE_COUNT,
    WORKERS,
)

# who owns a building: a seat, or one of these
UNCLAIMED: Final[i64] = -1
THE_BANK: Final[i64] = 4

# how far a building is
IN_BOX: Final[i64] = 0
FOR_CLAIM: Final[i64] = 1  # in the deck; its year says from when on it can be claimed
IN_WORK: Final[i64] = 2  # claimed, not yet finished
FINISHED: Final[i64] = 3
REPLACED: Final[i64] = 4  # a building of the board whose place a card has taken

# where a person is
AWAY: Final[i64] = 0  # in the box, or in the deck of workers
IN_TOWN: Final[i64] = 1  # on display, for hire
LEFT_TOWN: Final[i64] = 2  # in the discard pile
HIRED: Final[i64] = 3
RELATIVE: Final[i64] = 4  # a member of the family from the start
MARRIED: Final[i64] = 5  # a worker married into the family
DEAD: Final[i64] = 6

NO_SEAT: Final[i64] = -1
NO_PERSON: Final[i64] = -1
NO_FAMILY: Final[i64] = -1
NO_CONTRACT: Final[i64] = -2  # -1 is HIDDEN
NO_EVENT: Final[i64] = -2
FACE_DOWN: Final[i64] = -3  # an event that nobody has looked at; which one is settled when it is turned over
PICKED_UP: Final[i64] = -4  # the card of this place is in somebody's hand
NO_GOAL: Final[i64] = -2
NO_CARD: Final[i64] = -1  # of the poker deck

DISPLAY: Final[i64] = 4  # contracts on offer
SLOTS: Final[i64] = 3  # for workers and contracts at a Homestead
COUNTER: Final[i64] = 3  # where a contract lies while it is completed at once
PLACES: Final[i64] = 4  # for contracts: the slots and the counter
LOOKED_AT: Final[i64] = 9  # room for contracts one seat looks at
EVENT_SPACES: Final[i64] = 6
EVENT_PLACES: Final[i64] = 7  # the spaces of the board, numbered by round, and the top of the deck
DECK_TOP: Final[i64] = 6
DEALT: Final[i64] = 2  # goals to each seat
DAMAGE: Final[i64] = 64  # in `shut`: one unit of damage; below it are closures

ZEROS: Final = vec[i64]([0] * 400)  # copied, never changed: slices of an array are made at memory speed
NONES: Final = vec[i64]([-1] * 400)
NOTHINGS: Final = vec[i64]([-2] * 100)


def zeros(count: i64) -> vec[i64]:
    """So many zeros."""
    return ZEROS[:count]


def nones(count: i64) -> vec[i64]:
    """So many times "none" where nothing is hidden."""
    return NONES[:count]


def nothings(count: i64) -> vec[i64]:
    """So many times "none" where something may be hidden."""
    return NOTHINGS[:count]


@final
@mypyc_attr(acyclic=True)
class NevadaCityState(State):
    """The town with its buildings and markers, the homesteads, the people, and what is left in the decks."""

    def __init__(self, seat_count: i64, old: NevadaCityState | None = None) -> None:
        super().__init__(seat_count, old=old)

        # Switches: 1 if the variant was chosen

        self.is_first_game: Public[i64] = old.is_first_game if old else i64(0)
        self.has_extra_buildings: Public[i64] = old.has_extra_buildings if old else i64(0)
        self.has_poker: Public[i64] = old.has_poker if old else i64(0)  # gamble spaces are open
        self.has_gunslinging: Public[i64] = old.has_gunslinging if old else i64(0)
        self.has_extra_events: Public[i64] = old.has_extra_events if old else i64(0)
        self.has_troublemakers: Public[i64] = old.has_troublemakers if old else i64(0)

        self.year: Public[i64] = old.year if old else i64(0)  # 0 is 1855
        # action round of the year, from 1 on; 0 before the first
        self.round: Public[i64] = old.round if old else i64(0)
        self.sheriff: Public[i64] = old.sheriff if old else NO_SEAT  # holder of the badge: the start player
        # the start player of next year, if anybody has the badge
        self.deputy: Public[i64] = old.deputy if old else NO_SEAT
        self.plots: Public[i64] = old.plots if old else i64(0)  # building plots of the board
        self.plots_taken: Public[i64] = old.plots_taken if old else i64(0)
        self.loan_mod: Public[i64] = old.loan_mod if old else i64(0)  # loans pay out so much more
        self.greys_out: Public[i64] = old.greys_out if old else i64(0)  # grey cubes on the charts
        self.pot: Public[i64] = old.pot if old else i64(0)  # of a poker tournament
        # of the poker deck, the last that was drawn
        self.last_card: Public[i64] = old.last_card if old else NO_CARD
        self.burning: Public[i64] = old.burning if old else i64(-1)  # the last building that was set on fire
        # turned face up at the start (Gunslinging goal, 2 or 3 players)
        self.open_goal: Public[i64] = old.open_goal if old else NO_GOAL
        # the spare one that lay face down, once it is turned over
        self.last_goal: Public[i64] = old.last_goal if old else NO_GOAL

        # Homesteads

        # (seat * GOOD_COUNT + good), money last
        self.goods: Public[vec[i64]] = old.goods[:] if old else zeros(seat_count * GOOD_COUNT)
        # (seat * PROPERTY_COUNT + property) tiles
        self.properties: Public[vec[i64]] = old.properties[:] if old else zeros(seat_count * PROPERTY_COUNT)
        # tiles worked this year
        self.worked: Public[vec[i64]] = old.worked[:] if old else zeros(seat_count * PROPERTY_COUNT)
        self.loans: Public[vec[i64]] = old.loans[:] if old else zeros(seat_count)  # markers at the Bank
        # markers lying on the seat's characters
        self.free: Public[vec[i64]] = old.free[:] if old else zeros(seat_count)
        # markers at the Homestead, on tiles, sites and event cards
        self.spent: Public[vec[i64]] = old.spent[:] if old else zeros(seat_count)
        # slots taken by workers and contracts
        self.cards_held: Public[vec[i64]] = old.cards_held[:] if old else zeros(seat_count)
        # buildings under construction
        self.in_work: Public[vec[i64]] = old.in_work[:] if old else zeros(seat_count)
        # what came back to the supply less what it has given
        self.supply: Public[vec[i64]] = old.supply[:] if old else zeros(GOOD_COUNT)
        # family or NO_FAMILY
        self.family_of: Public[vec[i64]] = old.family_of[:] if old else nones(seat_count)

        # Buildings

        # seat, THE_BANK or UNCLAIMED
        self.owner: Public[vec[i64]] = old.owner[:] if old else nones(BUILDINGS)
        # IN_BOX, FOR_CLAIM, IN_WORK, FINISHED, REPLACED
        self.stage: Public[vec[i64]] = old.stage[:] if old else zeros(BUILDINGS)
        # tokens lying on buildings in work
        self.supplied: Public[vec[i64]] = old.supplied[:] if old else zeros(BUILDINGS * TRADE_COUNT)
        # event + 1 that closed it, + DAMAGE * (event + 1) that burnt it
        self.shut: Public[vec[i64]] = old.shut[:] if old else zeros(BUILDINGS)
        # (space), a digit to base 64 per seat; loans are in `loans`
        self.markers: Public[vec[i64]] = old.markers[:] if old else zeros(SPACE_TOTAL)
        # what events add to the fee (to the price of a good at `buy`)
        self.price_mod: Public[vec[i64]] = old.price_mod[:] if old else zeros(SPACE_TOTAL)

        # Charts

        # cubes: tokens from each tile worked
        self.production: Public[vec[i64]] = old.production[:] if old else zeros(RESOURCE_COUNT)
        # cubes: dollars for each token sold
        self.market: Public[vec[i64]] = old.market[:] if old else zeros(RESOURCE_COUNT)
        # what events add to them
        self.production_mod: Public[vec[i64]] = old.production_mod[:] if old else zeros(RESOURCE_COUNT)
        self.sale_mod: Public[vec[i64]] = old.sale_mod[:] if old else zeros(RESOURCE_COUNT)
        # silver, crops, livestock, grey
        self.bag: Public[Deck] = old.bag.clone() if old else full_deck(CUBES_IN_BAG)

        # People

        # AWAY, IN_TOWN, LEFT_TOWN, HIRED, RELATIVE, MARRIED, DEAD
        self.status: Public[vec[i64]] = old.status[:] if old else zeros(PEOPLE)
        # the seat whose character it is, or NO_SEAT
        self.boss: Public[vec[i64]] = old.boss[:] if old else nones(PEOPLE)
        # markers on the card, not yet used this year
        self.marks: Public[vec[i64]] = old.marks[:] if old else zeros(PEOPLE)
        # set of buildings where it has acted this year
        self.visited: Public[vec[i64]] = old.visited[:] if old else zeros(PEOPLE)
        # contract * 2 + 1 if worked on or completed; NO_CONTRACT
        self.dealt_with: Public[vec[i64]] = old.dealt_with[:] if old else nothings(PEOPLE)
        # a digit to base 4 per event: its extra actions this year
        self.extra_used: Public[vec[i64]] = old.extra_used[:] if old else zeros(PEOPLE)
        # icons of contracts under the card, packed like PERSON_SKILLS
        self.taught: Public[vec[i64]] = old.taught[:] if old else zeros(PEOPLE)
        # of married children and workers, or NO_PERSON
        self.spouse: Public[vec[i64]] = old.spouse[:] if old else nones(PEOPLE)
        # the face-down workers, by number of worker
        self.workers: Public[Deck] = old.workers.clone() if old else full_deck(ZEROS[:WORKERS])

        # Contracts

        self.contracts: Private[Pile] = (
            old.contracts.clone() if old else full_pile(CONTRACT_KINDS, ONE_CONTRACT)
        )
        # contract or NO_CONTRACT
        self.display: Public[vec[i64]] = old.display[:] if old else nothings(DISPLAY)
        self.looked_at: Private[vec[i64]] = old.looked_at[:] if old else nothings(LOOKED_AT)  # by the looker
        self.looker: Public[i64] = old.looker if old else NO_SEAT  # the seat that looks at contracts just now
        # (seat * PLACES + slot) -> contract or NO_CONTRACT
        self.reserved: Public[vec[i64]] = old.reserved[:] if old else nothings(seat_count * PLACES)
        # goods lying on reserved contracts
        self.delivered: Public[vec[i64]] = (
            old.delivered[:] if old else zeros(seat_count * PLACES * GOOD_COUNT)
        )
        # seat or NO_SEAT
        self.completed_by: Public[vec[i64]] = old.completed_by[:] if old else nones(CONTRACTS)

        # Events: see event_deck.py

        # 1 until the end of the year
        self.in_force: Public[vec[i64]] = old.in_force[:] if old else zeros(EVENTS)
        # event, FACE_DOWN, NO_EVENT; HIDDEN if others have seen it
        self.event_at: Private[vec[i64]] = old.event_at[:] if old else nothings(EVENT_PLACES)
        # set of seats that know the card there
        self.event_known: Public[vec[i64]] = old.event_known[:] if old else zeros(EVENT_PLACES)
        # set of seats that have seen it, + 64 if it lay among the first four
        self.event_seen: Private[vec[i64]] = old.event_seen[:] if old else zeros(EVENTS)
        # unseen cards: start events on top; start events, others below
        self.event_pool: Private[vec[i64]] = old.event_pool[:] if old else zeros(3)
        # cards nobody has looked at, in the deck or on spaces: on top, below
        self.event_cards: Public[vec[i64]] = old.event_cards[:] if old else zeros(2)
        # in the hands of the event holder
        self.event_hand: Private[vec[i64]] = old.event_hand[:] if old else nothings(EVENT_PLACES)
        # the seat that decides events just now
        self.event_holder: Public[i64] = old.event_holder if old else NO_SEAT

        # Goals and poker

        # goals nobody was dealt
        self.goals: Private[Deck] = old.goals.clone() if old else full_deck(ZEROS[:GOALS])
        self.goal_dealt: Private[vec[i64]] = old.goal_dealt[:] if old else nothings(seat_count * DEALT)
        # the goal that will score
        self.goal_kept: Private[vec[i64]] = old.goal_kept[:] if old else nothings(seat_count)
        # the card each seat has in a tournament, or NO_CARD
        self.poker: Public[vec[i64]] = old.poker[:] if old else nones(seat_count)

    def clone(self) -> NevadaCityState:
        """A copy of its own."""
        return NevadaCityState(self.seat_count, self)

    def money(self, seat: i64) -> i64:
        """The dollars of a seat."""
        return self.goods[seat * GOOD_COUNT + MONEY]

    def give(self, seat: i64, good: i64, count: i64) -> None:
        """Goods or dollars come from the supply to a seat (or go back, if negative)."""
        self.goods[seat * GOOD_COUNT + good] += count
        self.supply[good] -= count

    def charge(self, seat: i64, dollars: i64, payee: i64) -> None:
        """Dollars go from a seat to another, or to the Bank."""
        self.goods[seat * GOOD_COUNT + MONEY] -= dollars
        if payee == THE_BANK:
            self.supply[MONEY] += dollars
        else:
            self.goods[payee * GOOD_COUNT + MONEY] += dollars

    def skill(self, person: i64, skill: i64) -> i64:
        """How many icons of a skill a character has."""
        return (PERSON_SKILLS[person] + self.taught[person]) >> (ICON_BITS * skill) & MOST_ICONS

    def has_visited(self, person: i64, building: i64) -> bool:
        """Whether a character has acted at a building this year."""
        return self.visited[person] & ONE_BUILDING[building] != 0

    def note_visit(self, person: i64, building: i64) -> None:
        """A character has acted at a building."""
        self.visited[person] |= ONE_BUILDING[building]

    def is_damaged(self, building: i64) -> bool:
        """Whether a building has burnt and is not yet repaired."""
        return self.shut[building] >= DAMAGE

    def damaged_by(self, building: i64) -> i64:
        """The event that burnt a damaged building."""
        return self.shut[building] // DAMAGE - 1

    def is_closed(self, building: i64) -> bool:
        """Whether an event has closed a building for the rest of the year."""
        return self.shut[building] % DAMAGE > 0

    def note_contract(self, person: i64, contract: i64, is_final: bool) -> None:
        """A character has reserved a contract, or finally worked on or completed it."""
        self.dealt_with[person] = contract * 2 + (1 if is_final else 0)

    def tiles(self, seat: i64) -> i64:
        """How many property tiles lie on a Homestead."""
        first = seat * PROPERTY_COUNT
        return self.properties[first] + self.properties[first + 1] + self.properties[first + 2]

    def has_room_for_tile(self, seat: i64) -> bool:
        """Whether another tile fits on the Homestead."""
        return self.tiles(seat) < HOMESTEAD_SPACES

    def seat_after(self, places: i64) -> i64:
        """The seat so many places clockwise from the Sheriff."""
        return (self.sheriff + places) % self.seat_count

    def yields(self, resource: i64) -> i64:
        """Tokens from each tile of this resource that is worked."""
        amount = self.production[resource] + self.production_mod[resource]
        return amount if amount > 0 else 0

    def sale_price(self, resource: i64) -> i64:
        """Dollars for each token of this resource."""
        price = self.market[resource] + self.sale_mod[resource]
        return price if price > 0 else 0


def markers_of(markers: i64, seat: i64) -> i64:
    """How many of the markers on a space belong to a seat."""
    return markers // ONE_MARKER[seat] % 64
