"""Gunfights: outsiders of events and troublemakers meet the players' characters; wounds and deaths."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import CHANCE, NOBODY, Step
from boomtown.games.nevada_city.rules.event_effects import EVENT_EFFECTS, EventEffect, finished_with, grant
from boomtown.games.nevada_city.rules.people import family_markers, is_family, spend
from boomtown.games.nevada_city.rules.state import (
    DEAD,
    IN_TOWN,
    LEFT_TOWN,
    NO_PERSON,
    THE_BANK,
    NevadaCityState,
)
from boomtown.games.nevada_city.rules.steps.hardships import LoseMarkers
from boomtown.games.nevada_city.rules.steps.poker_deck import WHOLE, offer_cards, why_not_drawn
from boomtown.games.nevada_city.rules.tables import (
    DEATH_INCOME,
    FIRST_COMMODITY,
    FIRST_EVENT_EFFECT,
    FIRST_WORKER,
    GOOD_COUNT,
    HEALING,
    MONEY,
    NO_BUILDING,
    PASSIVE_PRIZE,
    PEOPLE,
    PERSON_GUN,
    POKER_VALUE,
)
from boomtown.games.nevada_city.rules.verbs import CARD, DONE, FIGHT, HEAL

NO_EVENT_BUT_TROUBLE: Final[i64] = -1  # instead of an event: the fight is with a troublemaker
TROUBLEMAKER_VP: Final[i64] = 1


@final
class MeetOutsider(EventEffect):
    """Each player in turn sends a character against an outsider.

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, gun: i64, prizes: vec[i64], optional: i64, until_killed: i64, deadly: i64) -> None:
        self.gun: Final[i64] = gun
        self.prizes: Final[vec[i64]] = prizes
        self.optional: Final[i64] = optional
        self.until_killed: Final[i64] = until_killed
        self.deadly: Final[i64] = deadly

    def resolve(self, state: NevadaCityState, event: i64, index: i64) -> None:
        """The Sheriff comes first."""
        state.push(Showdown(event, index, 0))


def outsider_of(event: i64, index: i64) -> MeetOutsider:
    """The outsider of an event."""
    effect = EVENT_EFFECTS[FIRST_EVENT_EFFECT[event] + index]
    assert isinstance(effect, MeetOutsider)
    return effect


@final
class Showdown(Step[NevadaCityState]):
    """A player picks the character that meets the outsider.

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, event: i64, index: i64, place: i64) -> None:
        self.event: Final[i64] = event
        self.index: Final[i64] = index
        self.place: Final[i64] = place  # clockwise from the Sheriff

    def actor(self, state: NevadaCityState) -> i64:
        """One after the other."""
        return state.seat_after(self.place)

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each character; nobody, if the fight is optional."""
        for person in range(PEOPLE):
            if state.boss[person] == seat:
                menu.add(FIGHT.of(person))
        if outsider_of(self.event, self.index).optional == 1:
            menu.add(DONE.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """An own character."""
        if action == DONE.action:
            is_optional = outsider_of(self.event, self.index).optional == 1
            return None if is_optional else "nevada-city-reason-must-fight"
        if not FIGHT.has(action):
            return "nevada-city-reason-choose-fighter"
        return None if state.boss[FIGHT.part(action)] == seat else "nevada-city-reason-not-yours"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """Cards are drawn, or the next player decides."""
        if action == DONE.action:
            next_showdown(state, self.event, self.index, self.place)
            return
        gun = outsider_of(self.event, self.index).gun
        state.tell("nevada-city-event-fight-began", seat, FIGHT.part(action), gun, NO_PERSON)
        state.push(DrawForOutsider(FIGHT.part(action), self.event, self.index, self.place))


def next_showdown(state: NevadaCityState, event: i64, index: i64, place: i64) -> None:
    """The next player, until all had their turn."""
    if place + 1 < state.seat_count:
        state.push(Showdown(event, index, place + 1))


@final
class DrawForOutsider(Step[NevadaCityState]):
    """The player to the right draws for the outsider.

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, person: i64, event: i64, index: i64, place: i64) -> None:
        self.person: Final[i64] = person  # who fights
        self.event: Final[i64] = event  # or NO_EVENT_BUT_TROUBLE
        self.index: Final[i64] = index  # of the effect; the troublemaker's number
        self.place: Final[i64] = place  # clockwise from the Sheriff

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
        """The character draws next."""
        card = CARD.part(action)
        state.last_card = card
        state.tell("nevada-city-event-outsider-drew", state.seat_after(self.place), card)
        state.push(DrawForCharacter(self.person, self.event, self.index, self.place, card))


@final
class DrawForCharacter(Step[NevadaCityState]):
    """The character draws: gunslinging and card together, the higher total wins; a tie wounds both.

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, person: i64, event: i64, index: i64, place: i64, card: i64) -> None:
        self.person: Final[i64] = person
        self.event: Final[i64] = event
        self.index: Final[i64] = index
        self.place: Final[i64] = place
        self.card: Final[i64] = card  # of the outsider

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
        """Who is hit."""
        fighter = state.seat_after(self.place)
        gun = PERSON_GUN[self.index] if self.is_trouble() else outsider_of(self.event, self.index).gun
        lead = PERSON_GUN[self.person] + POKER_VALUE[CARD.part(action)] - gun - POKER_VALUE[self.card]
        state.last_card = CARD.part(action)
        state.tell("nevada-city-event-character-drew", fighter, CARD.part(action), lead)
        if self.is_trouble():
            self.settle_trouble(state, fighter, lead)
        else:
            self.settle_event(state, fighter, lead)

    def is_trouble(self) -> bool:
        """Whether the outsider is a troublemaker."""
        return self.event == NO_EVENT_BUT_TROUBLE

    def settle_event(self, state: NevadaCityState, fighter: i64, lead: i64) -> None:
        """A prize, a wound, and perhaps the end of the outsider."""
        outsider = outsider_of(self.event, self.index)
        is_dead = outsider.deadly == 1 and lead >= 0
        if not (is_dead and outsider.until_killed == 1):
            next_showdown(state, self.event, self.index, self.place)
        if lead > 0:
            state.tell("nevada-city-event-fight-won", fighter, self.person, self.event)
            grant(state, fighter, outsider.prizes, 0, 1, "nevada-city-score-fight", self.event)
        else:
            self.lose(state, fighter, lead)
        if is_dead:
            bury(state, NO_PERSON)

    def settle_trouble(self, state: NevadaCityState, fighter: i64, lead: i64) -> None:
        """A point for the victor; a beaten or tied troublemaker leaves the game.

        Rules: "Play the advanced game", p. 18.
        """
        state.push(FaceTroublemaker(self.place + 1))
        if lead > 0:
            state.tell("nevada-city-event-fight-won", fighter, self.person, NO_EVENT_BUT_TROUBLE)
            state.award(fighter, TROUBLEMAKER_VP, "nevada-city-score-fight", NO_EVENT_BUT_TROUBLE)
        else:
            self.lose(state, fighter, lead)
        if lead >= 0:
            state.status[self.index] = DEAD
            bury(state, self.index)

    def lose(self, state: NevadaCityState, fighter: i64, lead: i64) -> None:
        """The character is wounded."""
        name = "nevada-city-event-fight-tied" if lead == 0 else "nevada-city-event-fight-lost"
        state.tell(name, fighter, self.person)
        state.push(SufferWound(fighter, self.person, self.event))


def bury(state: NevadaCityState, person: i64) -> None:
    """Somebody has died: the owner of the Undertaker is paid.

    Rules: "Undertaker", p. 18.
    """
    state.tell("nevada-city-event-outsider-died", NOBODY, person)
    building = finished_with(state, DEATH_INCOME)
    if building != NO_BUILDING and state.owner[building] < THE_BANK:
        owner = state.owner[building]
        grant(state, owner, PASSIVE_PRIZE, building, 1, "nevada-city-score-death", building)
        state.tell("nevada-city-event-undertaker-paid", owner, building)


@final
class SufferWound(Step[NevadaCityState]):
    """A wounded character loses a marker, at an event another one does if it has none; the Doctor may prevent it
    (R29).

    Rules: "Play the advanced game", p. 18; "Doctor", p. 18.
    """

    def __init__(self, seat: i64, person: i64, event: i64) -> None:
        self.seat: Final[i64] = seat
        self.person: Final[i64] = person
        self.event: Final[i64] = event  # or NO_EVENT_BUT_TROUBLE

    def markers_at_stake(self, state: NevadaCityState) -> i64:
        """Unused markers of this year; of the coming year those of the family that no loan will take."""
        if self.event == NO_EVENT_BUT_TROUBLE:
            return family_markers(state, self.seat) - state.loans[self.seat]
        return state.free[self.seat]

    def has_commodity(self, state: NevadaCityState) -> bool:
        """Whether the seat has anything to pay the Doctor with."""
        for good in range(FIRST_COMMODITY, MONEY):
            if state.goods[self.seat * GOOD_COUNT + good] > 0:
                return True
        return False

    def actor(self, state: NevadaCityState) -> i64:
        """The seat, if there is a Doctor to pay, a marker to save and something to pay with."""
        doctor = finished_with(state, HEALING)
        if doctor == NO_BUILDING or state.owner[doctor] == self.seat or self.markers_at_stake(state) == 0:
            return NOBODY
        return self.seat if self.has_commodity(state) else NOBODY

    def run(self, state: NevadaCityState) -> None:
        """The owner of the Doctor is healed for nothing; others lose a marker."""
        doctor = finished_with(state, HEALING)
        if doctor != NO_BUILDING and state.owner[doctor] == self.seat:
            state.tell("nevada-city-event-healed", self.seat, self.person, -1)
        else:
            self.lose(state)

    def lose(self, state: NevadaCityState) -> None:
        """The character's marker, or one of another if it has none; nothing if nobody has."""
        if self.markers_at_stake(state) == 0:
            return
        if state.marks[self.person] > 0:
            spend(state, self.seat, self.person)
            state.tell("nevada-city-event-wounded", self.seat, self.person)
        else:
            state.push(LoseMarkers(self.seat, 1, self.event))

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each commodity, or the marker."""
        for good in range(FIRST_COMMODITY, MONEY):
            if state.goods[seat * GOOD_COUNT + good] > 0:
                menu.add(HEAL.of(good))
        menu.add(DONE.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """The Doctor takes a commodity."""
        if action == DONE.action:
            return None
        if not HEAL.has(action):
            return "nevada-city-reason-heal-or-not"
        good = HEAL.part(action)
        if good < FIRST_COMMODITY or good == MONEY:
            return "nevada-city-reason-commodities-only"
        return None if state.goods[seat * GOOD_COUNT + good] > 0 else "nevada-city-reason-no-goods"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """Pay the owner of the Doctor, or lose the marker; the Bank's Doctor is paid to the supply (R5)."""
        if action == DONE.action:
            self.lose(state)
            return
        good = HEAL.part(action)
        owner = state.owner[finished_with(state, HEALING)]
        state.give(seat, good, -1)
        if owner < THE_BANK:
            state.give(owner, good, 1)
        state.tell("nevada-city-event-healed", seat, self.person, good)


def boldest(state: NevadaCityState) -> i64:
    """The unhired worker with the highest gunslinging, or NO_PERSON."""
    best = NO_PERSON
    for person in range(FIRST_WORKER, PEOPLE):
        if state.status[person] == IN_TOWN:
            if best == NO_PERSON or PERSON_GUN[person] > PERSON_GUN[best]:
                best = person
    return best


@final
class FaceTroublemaker(Step[NevadaCityState]):
    """Unhired workers make trouble: each player meets the boldest that is left, once.

    Rules: "Play the advanced game", p. 18.
    """

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # clockwise from the Sheriff

    def actor(self, state: NevadaCityState) -> i64:
        """One after the other, while there are troublemakers."""
        if self.place == state.seat_count or boldest(state) == NO_PERSON:
            return NOBODY
        return state.seat_after(self.place)

    def run(self, state: NevadaCityState) -> None:
        """Whoever has survived leaves town."""
        for person in range(FIRST_WORKER, PEOPLE):
            if state.status[person] == IN_TOWN:
                state.status[person] = LEFT_TOWN

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each member of the family."""
        for person in range(PEOPLE):
            if state.boss[person] == seat and is_family(state, person):
                menu.add(FIGHT.of(person))

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A member of the own family."""
        if not FIGHT.has(action):
            return "nevada-city-reason-choose-fighter"
        person = FIGHT.part(action)
        if state.boss[person] != seat:
            return "nevada-city-reason-not-yours"
        return None if is_family(state, person) else "nevada-city-reason-family-only"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """Cards are drawn."""
        outsider = boldest(state)
        state.tell("nevada-city-event-fight-began", seat, FIGHT.part(action), PERSON_GUN[outsider], outsider)
        state.push(DrawForOutsider(FIGHT.part(action), NO_EVENT_BUT_TROUBLE, outsider, self.place))
