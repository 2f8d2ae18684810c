"""Contracts: reserved or completed at spaces, worked on at the Homestead, scored when all goods are there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import CHANCE, NOBODY, Step
from boomtown.games.nevada_city.rules.deliveries import (
    can_bring,
    can_complete,
    contract_needs,
    from_skill,
    has_dealt,
    may_work_on,
)
from boomtown.games.nevada_city.rules.effects import AMPLE
from boomtown.games.nevada_city.rules.people import spend
from boomtown.games.nevada_city.rules.state import (
    COUNTER,
    DISPLAY,
    FINISHED,
    NO_CONTRACT,
    PLACES,
    SLOTS,
    THE_BANK,
    NevadaCityState,
)
from boomtown.games.nevada_city.rules.steps.construction import bring, why_not_paid
from boomtown.games.nevada_city.rules.tables import (
    CONTRACT_BUILDING,
    CONTRACT_REWARD,
    CONTRACT_SKILL,
    CONTRACT_VP,
    CONTRACT_VP_BUILT,
    GOOD_COUNT,
    ICON,
    NO_BUILDING,
    NO_SKILL,
)
from boomtown.games.nevada_city.rules.verbs import DONE, OFFER, PAY, STAND

BUILDING_OWNER_VP: Final[i64] = 2  # to the owner of the building that a completed contract lists


@final
class FillDisplay(Step[NevadaCityState]):
    """Contracts from the deck fill the empty places beside the board; an empty deck leaves them empty (R14).

    Rules: "Reserve a contract", p. 10; "Basic setup", p. 17.
    """

    def actor(self, state: NevadaCityState) -> i64:
        """The deck, while a place is empty."""
        for place in range(DISPLAY):
            if state.display[place] == NO_CONTRACT:
                return CHANCE if state.contracts.size() > 0 else NOBODY
        return NOBODY

    def run(self, state: NevadaCityState) -> None:
        """Nothing to fill, or nothing left."""

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Every contract that may lie on top."""
        state.contracts.offer(OFFER, menu)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """A contract that may lie on top."""
        if not OFFER.has(action):
            return "nevada-city-reason-draw-first"
        return None if state.contracts.may_come(OFFER.part(action)) > 0 else "nevada-city-reason-none-left"

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """It lies face up beside the board."""
        contract = OFFER.part(action)
        state.contracts.take(contract)
        for place in range(DISPLAY):
            if state.display[place] == NO_CONTRACT:
                state.display[place] = contract
                break
        state.tell("nevada-city-event-contract-offered", NOBODY, contract)
        state.push(self)


def reserve(state: NevadaCityState, seat: i64, person: i64, contract: i64) -> None:
    """A contract goes to a free slot of the Homestead.

    Rules: "Reserve a contract", p. 10.
    """
    for slot in range(SLOTS):
        if state.reserved[seat * PLACES + slot] == NO_CONTRACT:
            state.reserved[seat * PLACES + slot] = contract
            break
    state.cards_held[seat] += 1
    state.note_contract(person, contract, is_final=False)
    state.tell("nevada-city-event-contract-reserved", seat, contract)


def complete_at_once(state: NevadaCityState, seat: i64, person: i64, contract: i64) -> None:
    """All that a contract needs is paid: skills, then goods, then entertainment for what is missing (R31).

    Rules: "Complete a contract", p. 10.
    """
    state.reserved[seat * PLACES + COUNTER] = contract
    state.note_contract(person, contract, is_final=True)
    use_skills(state, seat, person, COUNTER)
    first = (seat * PLACES + COUNTER) * GOOD_COUNT
    for good in range(GOOD_COUNT):
        for _ in range(contract_needs(state, seat, COUNTER, good)):
            bring(state, seat, good, state.goods[seat * GOOD_COUNT + good] == 0)
            state.delivered[first + good] += 1
    score_contract(state, seat, person, COUNTER)


def use_skills(state: NevadaCityState, seat: i64, person: i64, slot: i64) -> None:
    """A character's skills add their tokens to a contract (R10).

    Rules: "Work on a reserved contract", p. 10; "Complete a contract", p. 10.
    """
    first = (seat * PLACES + slot) * GOOD_COUNT
    for good in range(GOOD_COUNT):
        count = from_skill(state, person, good)
        if count > 0:
            needed = contract_needs(state, seat, slot, good)
            if count > needed:
                count = needed
            if count > 0:
                state.supply[good] -= count
                state.delivered[first + good] += count
                state.tell("nevada-city-event-skill-delivered", seat, good, count)


def score_contract(state: NevadaCityState, seat: i64, person: i64, slot: i64) -> None:
    """A completed contract: points, something for the owner of the building it lists, goods, a skill (R12, R13).

    Rules: "Complete a contract", p. 10.
    """
    place = seat * PLACES + slot
    contract = state.reserved[place]
    state.reserved[place] = NO_CONTRACT
    if slot < SLOTS:
        state.cards_held[seat] -= 1
    for good in range(GOOD_COUNT):
        state.supply[good] += state.delivered[place * GOOD_COUNT + good]
        state.delivered[place * GOOD_COUNT + good] = 0
    state.completed_by[contract] = seat
    state.tell("nevada-city-event-contract-completed", seat, contract, person)
    building = CONTRACT_BUILDING[contract]
    is_built = building != NO_BUILDING and state.stage[building] >= FINISHED
    points = CONTRACT_VP_BUILT[contract] if is_built else CONTRACT_VP[contract]
    state.award(seat, points, "nevada-city-score-contract", contract)
    if is_built and state.owner[building] < THE_BANK:
        state.award(state.owner[building], BUILDING_OWNER_VP, "nevada-city-score-contract-building", contract)
    for good in range(GOOD_COUNT):
        count = CONTRACT_REWARD[contract * GOOD_COUNT + good]
        if count > 0:
            state.give(seat, good, count)
            state.tell("nevada-city-event-reward", seat, good, count)
    if CONTRACT_SKILL[contract] != NO_SKILL:
        state.taught[person] += ICON[CONTRACT_SKILL[contract]]
        state.tell("nevada-city-event-skill-learned", seat, person, CONTRACT_SKILL[contract])


def slot_of(state: NevadaCityState, seat: i64, contract: i64) -> i64:
    """The slot in which a seat holds a contract, or -1."""
    for slot in range(SLOTS):
        if state.reserved[seat * PLACES + slot] == contract:
            return slot
    return -1


def why_no_advance(state: NevadaCityState, seat: i64, person: i64, contract: i64) -> str | None:
    """Only on an own contract, one a year and once for each character, with something to add.

    Rules: "Work on a reserved contract", p. 10.
    """
    slot = slot_of(state, seat, contract)
    if slot < 0:
        return "nevada-city-reason-not-reserved"
    if not may_work_on(state, person, contract):
        return "nevada-city-reason-one-contract"
    for good in range(GOOD_COUNT):
        if contract_needs(state, seat, slot, good) > 0:
            if can_bring(state, seat, good) or from_skill(state, person, good) > 0:
                return None
    return "nevada-city-reason-nothing-to-add"


def advance(state: NevadaCityState, seat: i64, person: i64, contract: i64) -> None:
    """A marker lies on the Homestead; skills add their tokens, and goods may follow.

    Rules: "Work on a reserved contract", p. 10.
    """
    slot = slot_of(state, seat, contract)
    spend(state, seat, person)
    state.note_contract(person, contract, is_final=True)
    state.tell("nevada-city-event-contract-advanced", seat, person, contract)
    use_skills(state, seat, person, slot)
    if not score_if_delivered(state, seat, person, slot):
        state.push(DeliverToContract(seat, person, slot))


def score_if_delivered(state: NevadaCityState, seat: i64, person: i64, slot: i64) -> bool:
    """A contract with all its goods is completed at once.

    Rules: "Work on a reserved contract", p. 10.
    """
    for good in range(GOOD_COUNT):
        if contract_needs(state, seat, slot, good) > 0:
            return False
    score_contract(state, seat, person, slot)
    return True


@final
class DeliverToContract(Step[NevadaCityState]):
    """Goods from the Homestead, one by one, as many as wanted; they stay on the contract (R11).

    Rules: "Work on a reserved contract", p. 10; "Fine points", p. 16.
    """

    def __init__(self, seat: i64, person: i64, slot: i64) -> None:
        self.seat: Final[i64] = seat
        self.person: Final[i64] = person
        self.slot: Final[i64] = slot

    def actor(self, state: NevadaCityState) -> i64:
        """The owner, while there is something to bring."""
        for good in range(GOOD_COUNT):
            if contract_needs(state, self.seat, self.slot, good) > 0 and can_bring(state, self.seat, good):
                return self.seat
        return NOBODY

    def run(self, state: NevadaCityState) -> None:
        """Nothing more can be brought."""

    def options(self, state: NevadaCityState, seat: i64, menu: Menu) -> None:
        """Each good that is needed and there; entertainment for those that are not (R31)."""
        first = seat * GOOD_COUNT
        for good in range(GOOD_COUNT):
            if contract_needs(state, seat, self.slot, good) > 0:
                if state.goods[first + good] > 0:
                    menu.add(PAY.of(good))
                elif can_bring(state, seat, good):
                    menu.add(STAND.of(good))
        menu.add(DONE.action)

    def reason(self, state: NevadaCityState, seat: i64, action: i64) -> str | None:
        """Only what the contract needs and the Homestead has."""
        if action == DONE.action:
            return None
        if not PAY.has(action) and not STAND.has(action):
            return "nevada-city-reason-pay-goods"
        good = PAY.part(action) if PAY.has(action) else STAND.part(action)
        if contract_needs(state, seat, self.slot, good) <= 0:
            return "nevada-city-reason-not-needed"
        return why_not_paid(state, seat, good, STAND.has(action))

    def take(self, state: NevadaCityState, seat: i64, action: i64) -> None:
        """One token; the contract may be completed with it."""
        if action == DONE.action:
            return
        is_stand_in = STAND.has(action)
        good = STAND.part(action) if is_stand_in else PAY.part(action)
        bring(state, seat, good, is_stand_in)
        state.delivered[(seat * PLACES + self.slot) * GOOD_COUNT + good] += 1
        state.tell("nevada-city-event-token-delivered", seat, good)
        if not score_if_delivered(state, seat, self.person, self.slot):
            state.push(self)


def can_reserve(state: NevadaCityState, seat: i64, person: i64) -> bool:
    """Whether a slot is free and the character has not dealt with a contract this year.

    Rules: "Reserve a contract", p. 10.
    """
    return state.cards_held[seat] < SLOTS and not has_dealt(state, person)


def why_not_reserved(state: NevadaCityState, seat: i64, person: i64, purse: i64) -> str | None:
    """A slot must be free; each character deals with one contract a year.

    Rules: "Reserve a contract", p. 10.
    """
    if has_dealt(state, person):
        return "nevada-city-reason-one-contract"
    if state.cards_held[seat] >= SLOTS:
        return "nevada-city-reason-no-slot"
    return "nevada-city-reason-no-money" if purse < 0 else None


def why_not_completed(
    state: NevadaCityState, seat: i64, person: i64, contract: i64, purse: i64, owed: i64
) -> str | None:
    """All must be paid at once; each character deals with one contract a year.

    Rules: "Complete a contract", p. 10.
    """
    if has_dealt(state, person):
        return "nevada-city-reason-one-contract"
    if can_complete(state, seat, person, contract, purse, owed):
        return None
    is_money = can_complete(state, seat, person, contract, purse + AMPLE, 0)
    return "nevada-city-reason-no-money" if is_money else "nevada-city-reason-not-all-goods"
