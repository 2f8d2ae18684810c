"""The table of the Card Game: data, clone and small questions, no rules.

Cards have one numbering: terrain cards 0 to 95, characters from CARDS on. Players are the seats and, after
them, the virtual players. Cities lie on a ring of 16 x 16 parcels (see verbs.py); a row of a city is a
number of 16 bits.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boomtown.core.deck import Deck, full_deck
from boomtown.core.pile import Pile, full_pile
from boomtown.core.step import NOBODY, State
from boomtown.games.card_game.rules.tables import (
    ALL_CARDS,
    BARE,
    CARDS,
    CHARACTER_COUNT,
    CITY_ROOM,
    EACH_CHARACTER,
    ERA_DECK,
    HAND,
    KINDS,
    LOWEST,
    MOST_PLAYERS,
    ONE_BIT,
    PARCELS,
    PILE_KINDS,
    SIDE,
    SWITCHES,
    VALUES,
    WITH,
)

NO_BID: Final[i64] = -2  # -1 is HIDDEN: a card lies there, others do not know which
NO_CARD: Final[i64] = -1
MOST_ON_OFFER: Final[i64] = 8  # a character, five terrain cards, and two more by abilities

# copied, never changed: slices of an array are made at memory speed
ZEROS: Final = vec[i64]([0] * int(MOST_PLAYERS * KINDS * SIDE))
ONES: Final = vec[i64]([1] * int(MOST_PLAYERS))
NO_BIDS: Final = vec[i64]([int(NO_BID)] * int(MOST_PLAYERS))
FIRST_SUITS: Final = vec[i64]([0, 1, 2, 3, 4, 5])


def zeros(count: i64) -> vec[i64]:
    """So many zeros."""
    return ZEROS[:count]


@final
@mypyc_attr(acyclic=True)
class CardGameState(State):
    """The offer and its piles, everybody's auction cards and characters, and a city for each seat."""

    def __init__(self, seat_count: i64, virtual_count: i64 = 0, source: CardGameState | None = None) -> None:
        super().__init__(seat_count, virtual_count)
        if source is not None:
            self.copy_table(source)
            self.switches: vec[i64] = source.switches  # never changed: all clones share them
            self.strength: vec[i64] = source.strength
            self.suit: vec[i64] = source.suit
            self.era: i64 = source.era
            self.round: i64 = source.round
            self.pile: Pile = source.pile.clone()
            self.terrain: Deck = source.terrain.clone()
            self.offer_count: i64 = source.offer_count
            self.offered: vec[i64] = source.offered[:]
            self.where: vec[i64] = source.where[:]
            self.is_used: vec[i64] = source.is_used[:]
            self.hand: vec[i64] = source.hand[:]
            self.bid: vec[i64] = source.bid[:]
            self.played: vec[i64] = source.played[:]
            self.boost: vec[i64] = source.boost[:]
            self.due: vec[i64] = source.due[:]
            self.covered: vec[i64] = source.covered[:]
            self.shown: vec[i64] = source.shown[:]
            self.parcels: vec[i64] = source.parcels[:]
            self.north: vec[i64] = source.north[:]
            self.west: vec[i64] = source.west[:]
            self.height: vec[i64] = source.height[:]
            self.width: vec[i64] = source.width[:]
            self.city_count: vec[i64] = source.city_count[:]
            self.city_card: vec[i64] = source.city_card[:]
            self.city_cell: vec[i64] = source.city_cell[:]
            self.city_is_flat: vec[i64] = source.city_is_flat[:]
            self.sold: vec[i64] = source.sold[:]
            return
        players = seat_count + virtual_count
        self.switches = zeros(SWITCHES)  # (switch) -> 1 where the table decided otherwise than recommended
        self.strength = zeros(virtual_count)  # (virtual player, from 0) -> novice, intermediate, expert
        self.suit = FIRST_SUITS[:players]  # (player) -> the suit of its auction cards: it decides ties
        self.era = 0
        self.round = 0  # rounds of this era that are over; 9 at the very end

        # the offer and its piles
        self.pile = full_pile(PILE_KINDS, EACH_CHARACTER)  # characters; all see the back of the uppermost
        self.terrain = full_deck(ERA_DECK[0])  # terrain cards of this era that nobody has seen
        self.offer_count = 0
        self.offered = zeros(MOST_ON_OFFER)  # (place) -> card, the nearest to the piles first
        self.where = zeros(ALL_CARDS)  # (card) -> IN_PILE, ON_OFFER, REMOVED, WITH + player, SOLD + …
        self.is_used = zeros(CHARACTER_COUNT)  # 1 = turned sideways

        # auction cards
        self.hand = zeros(players * VALUES)  # (player * VALUES + value) -> 1 while not used in this era
        self.bid = NO_BIDS[:seat_count]  # value, NO_BID, or HIDDEN in the views of others: face down
        self.played = zeros(players)  # the value lying open, 0 = none
        self.boost = zeros(players)  # added to it by characters
        self.due = ONES[:players]  # cards still to be taken in this round

        # cities: (seat * SIDE + row), ((seat * KINDS + element) * SIDE + row)
        self.covered = zeros(seat_count * SIDE)  # the parcels of a row that have a card
        self.shown = zeros(seat_count * KINDS * SIDE)  # the parcels of a row that show an element
        self.parcels = zeros(seat_count * KINDS)  # (seat * KINDS + element) -> how many in all rows
        self.north = zeros(seat_count)  # row and column of the box around the city
        self.west = zeros(seat_count)
        self.height = zeros(seat_count)  # in parcels, 0 = no city yet
        self.width = zeros(seat_count)
        self.city_count = zeros(seat_count)
        self.city_card = zeros(seat_count * CITY_ROOM)  # (seat * CITY_ROOM + n), the oldest first
        self.city_cell = zeros(seat_count * CITY_ROOM)  # where its north-west parcel lies
        self.city_is_flat = zeros(seat_count * CITY_ROOM)  # 1 = neither covers nor is covered
        self.sold = zeros(seat_count)  # cards sold by the Auctioneer

    def clone(self) -> CardGameState:
        """A copy of its own."""
        return CardGameState(self.seat_count, self.player_count - self.seat_count, self)

    def deal(self) -> None:
        """All players have their nine auction cards."""
        for player in range(self.player_count):
            lowest: i64 = 1
            if player >= self.seat_count:
                lowest = LOWEST[self.strength[player - self.seat_count]]
            for value in range(VALUES):
                self.hand[player * VALUES + value] = 1 if lowest <= value < lowest + HAND else 0

    def holds(self, player: i64, value: i64) -> bool:
        """Whether a player has not yet used this auction card."""
        return self.hand[player * VALUES + value] == 1

    def has(self, player: i64, character: i64) -> bool:
        """Whether a player has this character."""
        return self.where[CARDS + character] == WITH + player

    def owner(self, character: i64) -> i64:
        """The seat that has this character; NOBODY if none has (virtual players use none)."""
        seat = self.where[CARDS + character] - WITH
        return seat if 0 <= seat < self.seat_count else NOBODY

    def strength_of(self, player: i64) -> i64:
        """How a virtual player was chosen."""
        return self.strength[player - self.seat_count]

    def parcel(self, card: i64, corner: i64) -> i64:
        """The element at a corner of a terrain card."""
        return PARCELS[(self.switches[0] * CARDS + card) * 4 + corner]

    def element_at(self, seat: i64, row: i64, column: i64) -> i64:
        """What a city shows on a parcel of the ring, or BARE."""
        if self.covered[seat * SIDE + row] & ONE_BIT[column] == 0:
            return BARE
        element: i64 = 0
        while self.shown[(seat * KINDS + element) * SIDE + row] & ONE_BIT[column] == 0:
            element += 1
        return element

    def city_index(self, seat: i64, card: i64) -> i64:
        """The place of a card in the list of a city's cards, or NO_CARD."""
        for place in range(seat * CITY_ROOM, seat * CITY_ROOM + self.city_count[seat]):
            if self.city_card[place] == card:
                return place
        return NO_CARD
