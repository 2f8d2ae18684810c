"""The poker tournament: antes, a card each, another card for money, the pot."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import CHANCE, NOBODY, Step
from boomtown.games.nevada_city.rules.event_effects import EVENT_EFFECTS, EventEffect, grant
from boomtown.games.nevada_city.rules.state import NO_CARD, NevadaCityState
from boomtown.games.nevada_city.rules.tables import (
    FIRST_EVENT_EFFECT,
    GOOD_COUNT,
    MONEY,
    POKER_CARDS,
    POKER_VALUE,
)
from boomtown.games.nevada_city.rules.verbs import ANTE, CARD, DONE, REDRAW

ENTERED: Final[i64] = -2  # at the table, without a card yet
FEWEST: Final[i64] = 2  # players of a tournament


@final
class HoldTournament(EventEffect):
    """Whoever pays the ante plays for the pot and a prize.

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, ante: i64, redraw_price: i64, prizes: vec[i64]) -> None:
        self.ante: Final[i64] = ante
        self.redraw_price: Final[i64] = redraw_price
        self.prizes: Final[vec[i64]] = prizes

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """Antes, cards, other cards, the pot: each clockwise from the Sheriff."""
        state.push(TakePot(event, index))
        for place in range(state.seat_count - 1, -1, -1):
            state.push(RedrawPoker(event, index, place))
        for place in range(state.seat_count - 1, -1, -1):
            state.push(DealPoker(place))
        state.push(CheckPlayers(event, index))
        for place in range(state.seat_count - 1, -1, -1):
            state.push(AnteUp(event, index, place))


def tournament_of(event: i64, index: i64) -> HoldTournament:
    """The tournament of an event."""
    effect = EVENT_EFFECTS[FIRST_EVENT_EFFECT[event] + index]
    assert isinstance(effect, HoldTournament)
    return effect


def put_in_pot(state: NevadaCityState, seat: i64, dollars: i64) -> None:
    """Money goes from a seat to the pot."""
    state.goods[seat * GOOD_COUNT + MONEY] -= dollars
    state.pot += dollars
    state.tell("nevada-city-event-ante-paid", seat, dollars)


@final
class AnteUp(Step[NevadaCityState]):
    """A player enters the tournament or does not.

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, event: i64, index: i64, place: i64) -> None:
        self.event: Final[i64] = event
        self.index: Final[i64] = index
        self.place: Final[i64] = place

    def actor(self, state: NevadaCityState) -> i64:
        """Whoever can pay the ante."""
        seat = state.seat_after(self.place)
        return seat if state.money(seat) >= tournament_of(self.event, self.index).ante else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """Too poor to play."""

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """In or out."""
        menu.add(ANTE.action)
        menu.add(DONE.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """In or out."""
        return None if action == ANTE.action or action == DONE.action else "nevada-city-reason-ante-or-not"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """Pay, or stay away."""
        if action == ANTE.action:
            put_in_pot(state, seat, tournament_of(self.event, self.index).ante)
            state.poker[seat] = ENTERED


@final
class CheckPlayers(Step[NevadaCityState]):
    """Alone at the table nobody plays: the ante goes back.

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, event: i64, index: i64) -> None:
        self.event: Final[i64] = event
        self.index: Final[i64] = index

    def run(self, state: NevadaCityState) -> None:
        """Give the only ante back."""
        players: i64 = 0
        for seat in range(state.seat_count):
            if state.poker[seat] == ENTERED:
                players += 1
        if players >= FEWEST:
            return
        for seat in range(state.seat_count):
            if state.poker[seat] == ENTERED:
                state.goods[seat * GOOD_COUNT + MONEY] += state.pot
                state.pot = 0
                state.poker[seat] = NO_CARD
        state.tell("nevada-city-event-pot-void", NOBODY)


def is_out(state: NevadaCityState, card: i64) -> bool:
    """Whether somebody holds a card."""
    for seat in range(state.seat_count):
        if state.poker[seat] == card:
            return True
    return False


def offer_cards(state: NevadaCityState, menu: Menu) -> None:
    """Each card nobody holds."""
    for card in range(POKER_CARDS):
        if not is_out(state, card):
            menu.add_weighted(CARD.of(card), 1)


def why_not_dealt(state: NevadaCityState, action: i64) -> str | None:
    """A card nobody holds."""
    if not CARD.has(action):
        return "nevada-city-reason-draw-first"
    return "nevada-city-reason-none-left" if is_out(state, CARD.part(action)) else None


@final
class DealPoker(Step[NevadaCityState]):
    """Each player of the tournament gets a card, face up.

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: NevadaCityState) -> i64:
        """The poker deck, if the seat plays."""
        return CHANCE if state.poker[state.seat_after(self.place)] == ENTERED else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """The seat does not play."""

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each card nobody holds."""
        offer_cards(state, menu)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A card nobody holds."""
        return why_not_dealt(state, action)

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """It lies before the player."""
        player = state.seat_after(self.place)
        state.poker[player] = CARD.part(action)
        state.last_card = CARD.part(action)
        state.tell("nevada-city-event-poker-card", player, CARD.part(action))


@final
class RedrawPoker(Step[NevadaCityState]):
    """A player may pay into the pot for another card, once.

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, event: i64, index: i64, place: i64) -> None:
        self.event: Final[i64] = event
        self.index: Final[i64] = index
        self.place: Final[i64] = place

    def actor(self, state: NevadaCityState) -> i64:
        """Whoever plays and can pay."""
        seat = state.seat_after(self.place)
        price = tournament_of(self.event, self.index).redraw_price
        return seat if state.poker[seat] >= 0 and state.money(seat) >= price else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """The seat does not play, or cannot pay."""

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Another card, or not."""
        menu.add(REDRAW.action)
        menu.add(DONE.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """Another card, or not."""
        return (
            None if action == REDRAW.action or action == DONE.action else "nevada-city-reason-redraw-or-not"
        )

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """Pay and draw; the old card may not come back at once."""
        if action == REDRAW.action:
            put_in_pot(state, seat, tournament_of(self.event, self.index).redraw_price)
            state.push(DrawAgain(seat))


@final
class DrawAgain(Step[NevadaCityState]):
    """Another card for the one a player has.

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: NevadaCityState) -> i64:
        """The poker deck."""
        return CHANCE

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each card nobody holds."""
        offer_cards(state, menu)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A card nobody holds."""
        return why_not_dealt(state, action)

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """It takes the place of the old one."""
        state.poker[self.seat] = CARD.part(action)
        state.last_card = CARD.part(action)
        state.tell("nevada-city-event-poker-card", self.seat, CARD.part(action))


@final
class TakePot(Step[NevadaCityState]):
    """The highest card takes the pot and the prize.

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, event: i64, index: i64) -> None:
        self.event: Final[i64] = event
        self.index: Final[i64] = index

    def run(self, state: NevadaCityState) -> None:
        """All cards differ, so nobody is tied."""
        winner: i64 = -1
        best: i64 = -1
        for seat in range(state.seat_count):
            card = state.poker[seat]
            if card >= 0 and POKER_VALUE[card] > best:
                best = POKER_VALUE[card]
                winner = seat
            state.poker[seat] = NO_CARD
        if winner < 0:
            return
        dollars = state.pot
        state.goods[winner * GOOD_COUNT + MONEY] += dollars
        state.pot = 0
        state.tell("nevada-city-event-pot-won", winner, dollars)
        prizes = tournament_of(self.event, self.index).prizes
        grant(state, winner, prizes, 0, 1, "nevada-city-score-poker", self.event)
