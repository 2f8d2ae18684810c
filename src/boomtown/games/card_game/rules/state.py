"""The table of the Card Game: data, clone and small questions, no rules.

Cards have one numbering: terrain cards 0 to 95, characters from CARDS on. Players are the seats and, after
them, the virtual players. Cities lie on a ring of 16 x 16 parcels (see verbs.py); a row of a city is a
number of 16 bits.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boomtown.core.audience import Private, Public
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

    def __init__(self, seat_count: i64, virtual_count: i64 = 0, old: CardGameState | None = None) -> None:
        super().__init__(seat_count, virtual_count, old)
        players = seat_count + virtual_count
        # Decided at the start and never changed: all clones share these

        # (switch) -> 1 where the table decided otherwise than recommended
        self.switches: Public[vec[i64]] = old.switches if old else zeros(SWITCHES)
        # (virtual player, from 0) -> novice, intermediate, expert
        self.strength: Public[vec[i64]] = old.strength if old else zeros(virtual_count)
        # (player) -> the suit of its auction cards: it decides ties
        self.suit: Public[vec[i64]] = old.suit if old else FIRST_SUITS[:players]
        self.era: Public[i64] = old.era if old else i64(0)
        # rounds of this era that are over; 9 at the very end
        self.round: Public[i64] = old.round if old else i64(0)

        # The offer and its piles

        # characters, in no order until they come up; all see the back of the uppermost, and saw what was put under it
        self.pile: Public[Pile] = old.pile.clone() if old else full_pile(PILE_KINDS, EACH_CHARACTER)
        # terrain cards of this era that nobody has seen
        self.terrain: Public[Deck] = old.terrain.clone() if old else full_deck(ERA_DECK[0])
        self.offer_count: Public[i64] = old.offer_count if old else i64(0)
        # (place) -> card, the nearest to the piles first
        self.offered: Public[vec[i64]] = old.offered[:] if old else zeros(MOST_ON_OFFER)
        # (card) -> IN_PILE, ON_OFFER, REMOVED, WITH + player, SOLD + …
        self.where: Public[vec[i64]] = old.where[:] if old else zeros(ALL_CARDS)
        # 1 = turned sideways
        self.is_used: Public[vec[i64]] = old.is_used[:] if old else zeros(CHARACTER_COUNT)

        # Auction cards

        # (player * VALUES + value) -> 1 while not used in this era; used cards lie open, and a virtual player's stack
        # has no order until a card is turned
        self.hand: Public[vec[i64]] = old.hand[:] if old else zeros(players * VALUES)
        self.bid: Private[vec[i64]] = old.bid[:] if old else NO_BIDS[:seat_count]  # value, NO_BID: face down
        # the value lying open, 0 = none
        self.played: Public[vec[i64]] = old.played[:] if old else zeros(players)
        self.boost: Public[vec[i64]] = old.boost[:] if old else zeros(players)  # added to it by characters
        # cards still to be taken in this round
        self.due: Public[vec[i64]] = old.due[:] if old else ONES[:players]

        # Cities: (seat * SIDE + row), ((seat * KINDS + element) * SIDE + row)

        # the parcels of a row that have a card
        self.covered: Public[vec[i64]] = old.covered[:] if old else zeros(seat_count * SIDE)
        # the parcels of a row that show an element
        self.shown: Public[vec[i64]] = old.shown[:] if old else zeros(seat_count * KINDS * SIDE)
        # (seat * KINDS + element) -> how many in all rows
        self.parcels: Public[vec[i64]] = old.parcels[:] if old else zeros(seat_count * KINDS)
        # row and column of the box around the city
        self.north: Public[vec[i64]] = old.north[:] if old else zeros(seat_count)
        self.west: Public[vec[i64]] = old.west[:] if old else zeros(seat_count)
        # in parcels, 0 = no city yet
        self.height: Public[vec[i64]] = old.height[:] if old else zeros(seat_count)
        self.width: Public[vec[i64]] = old.width[:] if old else zeros(seat_count)
        self.city_count: Public[vec[i64]] = old.city_count[:] if old else zeros(seat_count)
        # (seat * CITY_ROOM + n), the oldest first
        self.city_card: Public[vec[i64]] = old.city_card[:] if old else zeros(seat_count * CITY_ROOM)
        # where its north-west parcel lies
        self.city_cell: Public[vec[i64]] = old.city_cell[:] if old else zeros(seat_count * CITY_ROOM)
        # 1 = neither covers nor is covered
        self.city_is_flat: Public[vec[i64]] = old.city_is_flat[:] if old else zeros(seat_count * CITY_ROOM)
        # cards sold by the Auctioneer
        self.sold: Public[vec[i64]] = old.sold[:] if old else zeros(seat_count)

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
