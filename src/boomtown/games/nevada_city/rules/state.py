"""The table of Nevada City: data, clone and small questions, no rules.

Buildings, spaces, people, contracts, events and goals are numbered as in `tables.py`. Seats sit clockwise in the
order of their numbers.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

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
    ONE_CONTRACT,
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

    def __init__(self, seat_count: i64, source: NevadaCityState | None = None) -> None:
        super().__init__(seat_count)
        if source is not None:
            self.copy_table(source)
            self.is_first_game: i64 = source.is_first_game
            self.has_extra_buildings: i64 = source.has_extra_buildings
            self.has_poker: i64 = source.has_poker
            self.has_gunslinging: i64 = source.has_gunslinging
            self.has_extra_events: i64 = source.has_extra_events
            self.has_troublemakers: i64 = source.has_troublemakers
            self.year: i64 = source.year
            self.round: i64 = source.round
            self.sheriff: i64 = source.sheriff
            self.deputy: i64 = source.deputy
            self.plots: i64 = source.plots
            self.plots_taken: i64 = source.plots_taken
            self.loan_mod: i64 = source.loan_mod
            self.greys_out: i64 = source.greys_out
            self.pot: i64 = source.pot
            self.last_card: i64 = source.last_card
            self.burning: i64 = source.burning
            self.open_goal: i64 = source.open_goal
            self.last_goal: i64 = source.last_goal
            self.event_holder: i64 = source.event_holder
            self.looker: i64 = source.looker
            self.goods: vec[i64] = source.goods[:]
            self.properties: vec[i64] = source.properties[:]
            self.worked: vec[i64] = source.worked[:]
            self.loans: vec[i64] = source.loans[:]
            self.free: vec[i64] = source.free[:]
            self.spent: vec[i64] = source.spent[:]
            self.cards_held: vec[i64] = source.cards_held[:]
            self.in_work: vec[i64] = source.in_work[:]
            self.supply: vec[i64] = source.supply[:]
            self.family_of: vec[i64] = source.family_of[:]
            self.owner: vec[i64] = source.owner[:]
            self.stage: vec[i64] = source.stage[:]
            self.supplied: vec[i64] = source.supplied[:]
            self.shut: vec[i64] = source.shut[:]
            self.markers: vec[i64] = source.markers[:]
            self.price_mod: vec[i64] = source.price_mod[:]
            self.production: vec[i64] = source.production[:]
            self.market: vec[i64] = source.market[:]
            self.production_mod: vec[i64] = source.production_mod[:]
            self.sale_mod: vec[i64] = source.sale_mod[:]
            self.bag: Deck = source.bag.clone()
            self.status: vec[i64] = source.status[:]
            self.boss: vec[i64] = source.boss[:]
            self.marks: vec[i64] = source.marks[:]
            self.visited: vec[i64] = source.visited[:]
            self.dealt_with: vec[i64] = source.dealt_with[:]
            self.extra_used: vec[i64] = source.extra_used[:]
            self.taught: vec[i64] = source.taught[:]
            self.spouse: vec[i64] = source.spouse[:]
            self.workers: Deck = source.workers.clone()
            self.contracts: Pile = source.contracts.clone()
            self.display: vec[i64] = source.display[:]
            self.looked_at: vec[i64] = source.looked_at[:]
            self.reserved: vec[i64] = source.reserved[:]
            self.delivered: vec[i64] = source.delivered[:]
            self.completed_by: vec[i64] = source.completed_by[:]
            self.in_force: vec[i64] = source.in_force[:]
            self.event_at: vec[i64] = source.event_at[:]
            self.event_known: vec[i64] = source.event_known[:]
            self.event_seen: vec[i64] = source.event_seen[:]
            self.event_pool: vec[i64] = source.event_pool[:]
            self.event_cards: vec[i64] = source.event_cards[:]
            self.event_hand: vec[i64] = source.event_hand[:]
            self.goals: Deck = source.goals.clone()
            self.goal_dealt: vec[i64] = source.goal_dealt[:]
            self.goal_kept: vec[i64] = source.goal_kept[:]
            self.poker: vec[i64] = source.poker[:]
            return
        # switches: 1 if the variant was chosen
        self.is_first_game = 0
        self.has_extra_buildings = 0
        self.has_poker = 0  # gamble spaces are open
        self.has_gunslinging = 0
        self.has_extra_events = 0
        self.has_troublemakers = 0

        self.year = 0  # 0 is 1855
        self.round = 0  # action round of the year, from 1 on; 0 before the first
        self.sheriff = NO_SEAT  # holder of the badge: the start player
        self.deputy = NO_SEAT  # the start player of next year, if anybody has the badge
        self.plots = 0  # building plots of the board
        self.plots_taken = 0
        self.loan_mod = 0  # loans pay out so much more
        self.greys_out = 0  # grey cubes on the charts
        self.pot = 0  # of a poker tournament
        self.last_card = NO_CARD  # of the poker deck, the last that was drawn
        self.burning = -1  # the last building that was set on fire
        self.open_goal = NO_GOAL  # turned face up at the start (Gunslinging goal, 2 or 3 players)
        self.last_goal = NO_GOAL  # the spare one that lay face down, once it is turned over

        # homesteads
        self.goods = zeros(seat_count * GOOD_COUNT)  # (seat * GOOD_COUNT + good), money last
        self.properties = zeros(seat_count * PROPERTY_COUNT)  # (seat * PROPERTY_COUNT + property) tiles
        self.worked = zeros(seat_count * PROPERTY_COUNT)  # tiles worked this year
        self.loans = zeros(seat_count)  # markers at the Bank
        self.free = zeros(seat_count)  # markers lying on the seat's characters
        self.spent = zeros(seat_count)  # markers at the Homestead, on tiles, sites and event cards
        self.cards_held = zeros(seat_count)  # slots taken by workers and contracts
        self.in_work = zeros(seat_count)  # buildings under construction
        self.supply = zeros(GOOD_COUNT)  # what came back to the supply less what it has given
        self.family_of = nones(seat_count)  # family or NO_FAMILY

        # buildings
        self.owner = nones(BUILDINGS)  # seat, THE_BANK or UNCLAIMED
        self.stage = zeros(BUILDINGS)  # IN_BOX, FOR_CLAIM, IN_WORK, FINISHED, REPLACED
        self.supplied = zeros(BUILDINGS * TRADE_COUNT)  # tokens lying on buildings in work
        self.shut = zeros(BUILDINGS)  # event + 1 that closed it, + DAMAGE * (event + 1) that burnt it
        self.markers = zeros(SPACE_TOTAL)  # (space), a digit to base 64 per seat; loans are in `loans`
        self.price_mod = zeros(SPACE_TOTAL)  # what events add to the fee (to the price of a good at `buy`)

        # charts
        self.production = zeros(RESOURCE_COUNT)  # cubes: tokens from each tile worked
        self.market = zeros(RESOURCE_COUNT)  # cubes: dollars for each token sold
        self.production_mod = zeros(RESOURCE_COUNT)  # what events add to them
        self.sale_mod = zeros(RESOURCE_COUNT)
        self.bag = full_deck(CUBES_IN_BAG)  # silver, crops, livestock, grey

        # people
        self.status = zeros(PEOPLE)  # AWAY, IN_TOWN, LEFT_TOWN, HIRED, RELATIVE, MARRIED, DEAD
        self.boss = nones(PEOPLE)  # the seat whose character it is, or NO_SEAT
        self.marks = zeros(PEOPLE)  # markers on the card, not yet used this year
        self.visited = zeros(PEOPLE)  # set of buildings where it has acted this year
        self.dealt_with = nothings(PEOPLE)  # contract * 2 + 1 if worked on or completed; NO_CONTRACT
        self.extra_used = zeros(PEOPLE)  # a digit to base 4 per event: its extra actions this year
        self.taught = zeros(PEOPLE)  # icons of contracts under the card, packed like PERSON_SKILLS
        self.spouse = nones(PEOPLE)  # of married children and workers, or NO_PERSON
        self.workers = full_deck(ZEROS[:WORKERS])  # the face-down workers, by number of worker

        # contracts
        self.contracts = full_pile(CONTRACT_KINDS, ONE_CONTRACT)
        self.display = nothings(DISPLAY)  # contract or NO_CONTRACT
        self.looked_at = nothings(LOOKED_AT)  # by the looker; HIDDEN in the views of others
        self.looker = NO_SEAT  # the seat that looks at contracts just now
        self.reserved = nothings(seat_count * PLACES)  # (seat * PLACES + slot) -> contract or NO_CONTRACT
        self.delivered = zeros(seat_count * PLACES * GOOD_COUNT)  # goods lying on reserved contracts
        self.completed_by = nones(CONTRACTS)  # seat or NO_SEAT

        # events: see event_deck.py
        self.in_force = zeros(EVENTS)  # 1 until the end of the year
        self.event_at = nothings(EVENT_PLACES)  # event, FACE_DOWN, NO_EVENT; HIDDEN if others have seen it
        self.event_known = zeros(EVENT_PLACES)  # set of seats that know the card there
        self.event_seen = zeros(EVENTS)  # set of seats that have seen it, + 64 if it lay among the first four
        self.event_pool = zeros(3)  # unseen cards: start events on top; start events, others below
        self.event_cards = zeros(2)  # cards nobody has looked at, in the deck or on spaces: on top, below
        self.event_hand = nothings(EVENT_PLACES)  # in the hands of the event holder; HIDDEN for others
        self.event_holder = NO_SEAT  # the seat that decides events just now

        # goals and poker
        self.goals = full_deck(ZEROS[:GOALS])  # goals nobody was dealt
        self.goal_dealt = nothings(seat_count * DEALT)  # HIDDEN in the views of others
        self.goal_kept = nothings(seat_count)  # the goal that will score; HIDDEN in the views of others
        self.poker = nones(seat_count)  # the card each seat has in a tournament, or NO_CARD

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
