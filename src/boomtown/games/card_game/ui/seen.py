"""What a scene is drawn from: the view, how everybody is called, and what follows from the state at a glance."""

from __future__ import annotations

from functools import cached_property

from boomtown.games.card_game.rules.scoring import (
    BANK_LINE,
    CITY_HALL_LINE,
    DRUGSTORE_LINE,
    HOTEL_LINE,
    MINE_LINE,
    OUTLAWS_LINE,
    RANCH_LINE,
    SALOON_LINE,
    STORE_LINE,
    adjacent_sum,
    appeal_of,
    character_points,
    counts_of,
    double_rows,
    house_sum,
    lines,
    rows_of,
)
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.steps.building import PlaceCard
from boomtown.games.card_game.rules.steps.fetching import FetchCharacter
from boomtown.games.card_game.rules.steps.taking import TakeCard, comes_before
from boomtown.games.card_game.rules.tables import (
    BANK,
    BLACKSMITH,
    CARDS,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    GENERAL_STORE,
    HOUSE,
    MINE,
    RANCH,
    VALUES,
    WITH,
)
from boomtown.look import seen as look


class CardGameSeen(look.Seen[CardGameState]):
    """A view of the Card Game, and what follows from it."""

    def suit(self, player: int) -> int:
        """The suit of a player: its symbol."""
        return int(self.state.suit[player])

    @cached_property
    def subject(self) -> int:
        """Whose city lies in the middle: the viewer's; for spectators that of who acts, else of who leads."""
        if self.seat >= 0:
            return self.seat
        if isinstance(self.step, TakeCard | PlaceCard | FetchCharacter):
            return int(self.step.seat)
        return max(self.seats, key=lambda seat: self.points[seat])

    @property
    def is_own(self) -> bool:
        """Whether the city in the middle is the viewer's."""
        return self.subject == self.seat

    @cached_property
    def points(self) -> list[int]:
        """(player) -> points, as if the game ended now."""
        if self.state.is_over():
            return [int(points) for points in self.state.score]
        own = [
            sum(self.pays[seat].values()) + sum(worth for _, worth in self.worths[seat])
            for seat in self.seats
        ]
        others = self.players[len(self.seats) :]
        return own + [int(appeal_of(self.state, player)) for player in others]

    @cached_property
    def pays(self) -> list[dict[str, int]]:
        """(seat) -> what the kinds of buildings bring."""
        return [pays(self.state, seat) for seat in self.seats]

    @cached_property
    def worths(self) -> list[list[tuple[int, int]]]:
        """(seat) -> its characters, each with the points it would bring now."""
        found = []
        for seat in self.seats:
            counts = counts_of(self.state, seat)
            people = self.characters(seat)
            found.append([(who, int(character_points(self.state, seat, who, counts))) for who in people])
        return found

    def tell_used(self, character: int) -> str:
        """That a character is turned sideways, in words; empty if it is upright or nobody will use it any more."""
        return self.text.say("card-game-scene-used-this-era") if self.is_used(character) else ""

    def is_used(self, character: int) -> bool:
        """Whether a character is turned sideways, and somebody could still use it."""
        return bool(self.state.is_used[character]) and not self.state.is_over()

    @cached_property
    def switches(self) -> tuple[int, ...]:
        """How this table has decided about the rules."""
        return tuple(self.state.switches)

    @cached_property
    def collected(self) -> list[list[int]]:
        """(player) -> its cards: terrain, then characters."""
        found: list[list[int]] = [[] for _ in self.players]
        for card, place in enumerate(self.state.where):
            if WITH <= place < WITH + len(found):
                found[place - int(WITH)].append(card)
        return found

    def characters(self, player: int) -> list[int]:
        """The characters of a player."""
        first = int(CARDS)
        return [card - first for card in self.collected[player] if card >= first]

    def terrain(self, player: int) -> list[int]:
        """The terrain cards of a player, also the one not yet placed."""
        return [card for card in self.collected[player] if card < CARDS]

    def list_bids(self, player: int) -> list[tuple[int, bool]]:
        """The auction cards of a player, and whether each can still be used in this era."""
        state = self.state
        lowest = 1 if player < len(self.seats) else 1 + int(state.strength_of(player))
        return [(v, state.hand[player * VALUES + v] == 1) for v in range(lowest, lowest + 9)]

    @cached_property
    def turn_order(self) -> list[int]:
        """All players in the order in which they take cards; before the cards are shown, by their numbers."""
        order = list(self.players)
        if not any(self.state.played):
            return order
        for n in range(1, len(order)):  # few enough to be put in one by one
            place = n
            while place > 0 and comes_before(self.state, order[place], order[place - 1]):
                order[place - 1], order[place] = order[place], order[place - 1]
                place -= 1
        return order

    @property
    def placing(self) -> tuple[int, int] | None:
        """Who has a card to place now, and which."""
        step = self.step
        return (int(step.seat), int(step.card)) if isinstance(step, PlaceCard) else None


def pays(state: CardGameState, seat: int) -> dict[str, int]:
    """What the buildings of a city bring by their kind, the best first; kinds it does not have are left out."""
    counts = counts_of(state, seat)
    pad = [int(points) for points in lines(state, seat, counts)]
    has = [int(count) for count in counts]
    ranches, mines, houses = has[RANCH], has[MINE], int(house_sum(counts))
    hall = 0
    if has[CITY_HALL]:
        single, double = rows_of(state, seat, HOUSE), double_rows(state, seat)
        hall = int(adjacent_sum(rows_of(state, seat, CITY_HALL), single, double))
    found = {
        "ranch": pad[RANCH_LINE],
        "mine": pad[MINE_LINE],
        "drugstore": pad[DRUGSTORE_LINE] + has[DRUGSTORE] * ranches,
        "bank": pad[BANK_LINE] + has[BANK] * mines,
        "saloon": pad[SALOON_LINE],
        "general-store": pad[STORE_LINE] - hall + has[GENERAL_STORE] * houses,
        "church": has[CHURCH] * houses,
        "blacksmith": has[BLACKSMITH] * (ranches + mines),
        "hotel": pad[HOTEL_LINE],
        "city-hall": pad[CITY_HALL_LINE] + hall,
        "outlaws": pad[OUTLAWS_LINE],
    }
    return dict(sorted(((k, p) for k, p in found.items() if p), key=lambda pair: -pair[1]))
