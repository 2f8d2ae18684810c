"""Gambling at the saloons: a stake against the house."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import CHANCE, Step
from boomtown.games.nevada_city.rules.effects import EFFECTS, SpaceEffect
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.steps.poker_deck import WHOLE, offer_cards, why_not_drawn
from boomtown.games.nevada_city.rules.tables import JOKER, MONEY, POKER_VALUE
from boomtown.games.nevada_city.rules.verbs import CARD, STAKE


@final
class GambleAtSaloon(SpaceEffect):
    """A stake against the house: the higher card wins.

    Rules: "Belle's, Wine & Roses Saloons", p. 14; "Play the advanced game", p. 18.
    """

    def __init__(self, place: i64, most: i64, pays: i64, joker_pays: i64) -> None:
        super().__init__(place)
        self.most: Final[i64] = most
        self.pays: Final[i64] = pays
        self.joker_pays: Final[i64] = joker_pays

    def is_possible(self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64) -> bool:
        """If there is a dollar to stake."""
        return purse >= 1

    def why_impossible(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64
    ) -> str | None:
        """A dollar at least is staked beside the fee."""
        return "nevada-city-reason-no-money" if purse < 1 else None

    def offer(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, menu: Menu
    ) -> None:
        """Each stake that can be paid."""
        for stake in range(1, self.most + 1):
            if stake <= purse:
                menu.add(STAKE.of(stake - 1))

    def has(self, action: i64) -> bool:
        """A stake."""
        return STAKE.has(action)

    def why_not(
        self, state: NevadaCityState, seat: i64, person: i64, space: i64, purse: i64, action: i64
    ) -> str | None:
        """Not more than the space allows, nor than the money."""
        stake = STAKE.part(action) + 1
        if stake > self.most:
            return "nevada-city-reason-too-many"
        return "nevada-city-reason-no-money" if stake > purse else None

    def take(self, state: NevadaCityState, seat: i64, person: i64, space: i64, action: i64) -> None:
        """Cards are drawn."""
        state.push(DrawStake(seat, self.place, STAKE.part(action) + 1))

    def settle(self, state: NevadaCityState, seat: i64, stake: i64, own: i64, house: i64) -> None:
        """The higher card wins the stake, the Joker more; otherwise it is lost."""
        if POKER_VALUE[own] > POKER_VALUE[house]:
            won = stake * (self.joker_pays if own == JOKER else self.pays)
            state.give(seat, MONEY, won)
            state.tell("nevada-city-event-gamble-won", seat, won)
        else:
            state.give(seat, MONEY, -stake)
            state.tell("nevada-city-event-gamble-lost", seat, stake)


@final
class DrawStake(Step[NevadaCityState]):
    """The gambler's card.

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, seat: i64, effect: i64, stake: i64) -> None:
        self.seat: Final[i64] = seat
        self.effect: Final[i64] = effect
        self.stake: Final[i64] = stake

    def actor(self, state: NevadaCityState) -> i64:
        """The poker deck."""
        return CHANCE

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Any card: the deck is shuffled before each contest."""
        offer_cards(menu, WHOLE)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A card."""
        return why_not_drawn(action, WHOLE)

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """The house draws next."""
        state.last_card = CARD.part(action)
        state.tell("nevada-city-event-poker-card", self.seat, CARD.part(action))
        state.push(DrawHouse(self.seat, self.effect, self.stake, CARD.part(action)))


@final
class DrawHouse(Step[NevadaCityState]):
    """The card of the house decides.

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, seat: i64, effect: i64, stake: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.effect: Final[i64] = effect
        self.stake: Final[i64] = stake
        self.card: Final[i64] = card  # of the gambler

    def actor(self, state: NevadaCityState) -> i64:
        """The poker deck."""
        return CHANCE

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Any other card."""
        offer_cards(menu, self.card)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A card that is still in the deck."""
        return why_not_drawn(action, self.card)

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """The higher card wins."""
        house = CARD.part(action)
        state.last_card = house
        state.tell("nevada-city-event-gambled", self.seat, self.stake, self.card, house)
        effect = EFFECTS[self.effect]
        assert isinstance(effect, GambleAtSaloon)
        effect.settle(state, self.seat, self.stake, self.card, house)
