"""Where every card, token, marker and dollar of Nevada City must be, counted another way than the rules do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from boomtown.core.step import HIDDEN, Event, State
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import GOODS, TRADES, BuyEffect
from boomtown.games.nevada_city.rules.state import (
    DISPLAY,
    FACE_DOWN,
    FINISHED,
    HIRED,
    IN_WORK,
    MARRIED,
    NO_CONTRACT,
    NO_PERSON,
    PLACES,
    RELATIVE,
    REPLACED,
    SLOTS,
    THE_BANK,
    NevadaCityState,
    markers_of,
)
from boomtown.games.nevada_city.rules.steps.cleanup import LeaveIdle, ReturnMarkers
from boomtown.games.nevada_city.rules.steps.weddings import HoldWeddings
from boomtown.games.nevada_city.rules.tables import (
    BOARD_BUILDINGS,
    FIRST_WORKER,
    MONEY,
    REPLACES,
    SPACE_NAMES,
    SPACES,
)


def audit(state: NevadaCityState) -> str | None:
    """What does not add up, or None."""
    return next(problems(state), None)


def problems(state: NevadaCityState) -> Iterator[str]:
    """Everything that does not add up."""
    hidden = chain(state.goal_dealt, state.goal_kept, state.event_at, state.event_hand, state.looked_at)
    if HIDDEN in hidden or HIDDEN in chain(state.contracts.top, state.contracts.bottom):
        yield "a card is hidden in a whole state"
        return
    yield from goods(state)
    yield from markers(state)
    yield from buildings(state)
    yield from people(state)
    yield from contracts(state)
    yield from events(state)
    yield from cubes_and_goals(state)


def seats(state: NevadaCityState) -> Iterable[int]:
    """All seats."""
    return range(int(state.seat_count))


def goods(state: NevadaCityState) -> Iterator[str]:
    """Tokens and dollars: what players, sites, contracts and the pot have is what the supply has given."""
    for number, good in enumerate(GOODS):
        held = [int(state.goods[seat * len(GOODS) + number]) for seat in seats(state)]
        if min(held) < 0:
            yield f"somebody has {min(held)} {good}"
        on_contracts = sum(
            state.delivered[place] for place in range(number, len(state.delivered), len(GOODS))
        )
        on_sites = 0
        if good in TRADES:
            trade = TRADES.index(good)
            on_sites = sum(state.supplied[place] for place in range(trade, len(state.supplied), len(TRADES)))
        pot = int(state.pot) if good == "money" else 0
        if sum(held) + on_contracts + on_sites + pot + state.supply[number] != 0:
            yield f"{good} came from nowhere or got lost"


def markers(state: NevadaCityState) -> Iterator[str]:
    """Each action space has one marker: on the card, on a space, used elsewhere, or at the Bank."""
    for seat in seats(state):
        crew = [person for person in range(len(CARDS.person)) if state.boss[person] == seat]
        on_cards = sum(state.marks[person] for person in crew)
        if on_cards != state.free[seat]:
            yield f"seat {seat} has {on_cards} markers on cards, not {state.free[seat]}"
        on_spaces = sum(markers_of(marks, seat) for marks in state.markers)
        to_leave = loans_to_note(state, seat)
        there = on_cards + on_spaces + state.spent[seat] + state.loans[seat] - to_leave
        if there != sum(CARDS.person[person].actions for person in crew):
            yield f"seat {seat} has {there} markers"
        for person in crew:
            if not 0 <= state.marks[person] <= CARDS.person[person].actions:
                yield f"{CARDS.person[person].id} has {state.marks[person]} markers"
        for kind in range(3):
            if not 0 <= state.worked[seat * 3 + kind] <= state.properties[seat * 3 + kind]:
                yield f"seat {seat} has worked more tiles of kind {kind} than it has"
        if sum(state.properties[seat * 3 : seat * 3 + 3]) > CARDS.box.homestead_spaces:
            yield f"seat {seat} has too many tiles"


def loans_to_note(state: NevadaCityState, seat: int) -> int:
    """Markers at the Bank whose places on the cards have been filled, and must still be left empty."""
    steps = state.agenda
    if any(isinstance(step, ReturnMarkers) and state.seat_after(step.place) == seat for step in steps):
        return 0
    if any(isinstance(step, HoldWeddings) and state.seat_after(step.place) == seat for step in steps):
        return int(state.loans[seat])
    return sum(int(step.left) for step in steps if isinstance(step, LeaveIdle) and step.seat == seat)


def buildings(state: NevadaCityState) -> Iterator[str]:
    """Owners, sites and plots agree with the stages of the buildings."""
    on_plots = 0
    for number, building in enumerate(CARDS.building):
        stage, owner = state.stage[number], state.owner[number]
        if (stage in (IN_WORK, FINISHED, REPLACED)) != (owner >= 0):
            yield f"{building.id} at stage {stage} belongs to {owner}"
        if stage == IN_WORK and owner == THE_BANK:
            yield f"the Bank builds {building.id}"
        if number >= BOARD_BUILDINGS and owner >= 0 and REPLACES[number] < 0:
            on_plots += 1
        for place, trade in enumerate(TRADES):
            tokens = state.supplied[number * len(TRADES) + place]
            if not 0 <= tokens <= (building.cost.get(trade, 0) if stage == IN_WORK else 0):  # type: ignore[call-overload]
                yield f"{tokens} {trade} lie on {building.id}"
        if stage == REPLACED and not any(
            REPLACES[card] == number and state.stage[card] == FINISHED for card in range(len(CARDS.building))
        ):
            yield f"nothing has replaced {building.id}"
    if on_plots != state.plots_taken or on_plots > state.plots:
        yield f"{on_plots} plots are taken, not {state.plots_taken}"
    for seat in seats(state):
        sites = [
            number
            for number in range(len(CARDS.building))
            if state.owner[number] == seat and state.stage[number] == IN_WORK
        ]
        if len(sites) != state.in_work[seat] or len(sites) > 2:
            yield f"seat {seat} builds at {len(sites)} sites, not {state.in_work[seat]}"


def people(state: NevadaCityState) -> Iterator[str]:
    """Everybody is in one place; slots and weddings agree."""
    for number, person in enumerate(CARDS.person):
        is_employed = state.status[number] in (HIRED, RELATIVE, MARRIED)
        if is_employed != (state.boss[number] >= 0):
            yield f"{person.id} belongs to {state.boss[number]}"
        if number >= FIRST_WORKER:
            is_in_deck = state.workers.left[number - FIRST_WORKER] == 1
            if is_in_deck != (state.status[number] == 0):
                yield f"{person.id} is in the deck and elsewhere, or nowhere"
        if state.spouse[number] != NO_PERSON and state.spouse[int(state.spouse[number])] != number:
            yield f"{person.id} is married to somebody who is not"
        if (state.status[number] == MARRIED) != (number >= FIRST_WORKER and state.spouse[number] >= 0):
            yield f"{person.id} is a relative without a wedding"
    if sum(state.workers.left) != state.workers.size:
        yield "the deck of workers has another size"
    for seat in seats(state):
        hired = sum(
            state.boss[number] == seat and state.status[number] == HIRED
            for number in range(len(CARDS.person))
        )
        reserved = sum(state.reserved[seat * PLACES + slot] != NO_CONTRACT for slot in range(int(SLOTS)))
        if hired + reserved != state.cards_held[seat] or hired + reserved > SLOTS:
            yield f"seat {seat} holds {hired} workers and {reserved} contracts"


def contracts(state: NevadaCityState) -> Iterator[str]:
    """Every contract is in one place."""
    pile = state.contracts
    fixed = [*pile.top, *pile.bottom, *state.display, *state.reserved, *state.looked_at]
    for number, contract in enumerate(CARDS.contract):
        places = fixed.count(number) + int(pile.left[number]) + (state.completed_by[number] >= 0)
        if places != 1:
            yield f"the contract {contract.id} is in {places} places"
    if sum(pile.left) != sum(pile.size_of):
        yield "the deck of contracts has another size"
    if len(state.display) != DISPLAY:
        yield "the display has another size"


def events(state: NevadaCityState) -> Iterator[str]:
    """Every event is in one place, and the counts of unseen ones agree."""
    known = [event for event in chain(state.event_at, state.event_hand) if event >= 0]
    if len({*known}) != len(known):
        yield "an event lies in two places"
    for event in known:
        if state.event_seen[int(event)] in (0, 63, 127, 255):
            yield f"the event {CARDS.event[int(event)].id} lies face down, and all or none have seen it"
    unseen = [number for number in range(len(CARDS.event)) if state.event_seen[number] == 0]
    starts = sum(CARDS.event[number].banner == "start" for number in unseen)
    if starts != state.event_pool[0] + state.event_pool[1] or len(unseen) - starts < state.event_pool[2]:
        yield f"{starts} start events and {len(unseen) - starts} others are unseen"
    if state.event_cards[0] > state.event_pool[0] or state.event_cards[1] > sum(state.event_pool[1:]):
        yield "more events can come than are unseen"
    if sum(state.event_cards) < sum(event == FACE_DOWN for event in state.event_at):
        yield "more events lie face down than can come"


def cubes_and_goals(state: NevadaCityState) -> Iterator[str]:
    """Cubes are in the bag or on the charts; each goal is dealt once or left over."""
    if sum(state.bag.left) != state.bag.size or min(state.bag.left) < 0:
        yield "the bag has another size"
    extra = {
        sum((state.bag.left[kind], state.production[kind], state.market[kind])) - CARDS.cubes.all[kind]
        for kind in range(3)
    }
    if extra not in ({0}, {1}):
        yield "cubes are missing or too many"
    if state.bag.left[3] + state.greys_out > 2:
        yield "there are too many grey cubes"
    dealt = [*state.goal_dealt, state.open_goal, state.last_goal]
    for number, goal in enumerate(CARDS.goal):
        is_in_game = not goal.extra or state.has_gunslinging == 1
        if dealt.count(number) + state.goals.left[number] != int(is_in_game):
            yield f"the goal {goal.id} is missing or there twice"
    for seat in seats(state):
        if (
            state.goal_kept[seat] >= 0
            and state.goal_kept[seat] not in state.goal_dealt[seat * 2 : seat * 2 + 2]
        ):
            yield f"seat {seat} keeps a goal it was not dealt"
    if sum(state.goals.left) != state.goals.size:
        yield "the goals left over have another size"


# Fees

USED = "nevada-city-event-space-used"
COPIED = "nevada-city-event-space-copied"
PAID = "nevada-city-event-fee-paid"
Fee = tuple[int, int, int, int]  # who pays how many dollars to whom, for which space


def ledger(told: Iterable[Event]) -> str | None:
    """What is wrong with the fees of a game as its events tell it, or None."""
    return next(wrong_fees(told), None)


def wrong_fees(told: Iterable[Event]) -> Iterator[str]:
    """Whoever uses a space pays its fee exactly once: before the next space is used, and in real money."""
    owed: list[Fee] = []
    before: State | None = None
    for event in told:
        if event.name in (USED, COPIED):
            yield from find_unpaid(owed)
            owed = [fee for fee in [due(event)] if fee[1] > 0]
        elif event.name == PAID:
            dollars, payee, space = event.numbers
            fee = (int(event.seat), dollars, payee, space)
            if fee not in owed:
                yield f"seat {event.seat} pays ${dollars} that it does not owe for {SPACE_NAMES[space]}"
            else:
                owed.remove(fee)
            if before is not None and not has_moved(before, event.after, fee):
                yield f"the ${dollars} of seat {event.seat} for {SPACE_NAMES[space]} did not change hands"
        before = event.after
    yield from find_unpaid(owed)


def find_unpaid(owed: Iterable[Fee]) -> Iterator[str]:
    """Fees that nobody has paid."""
    for seat, dollars, _, space in owed:
        yield f"seat {seat} has not paid ${dollars} for {SPACE_NAMES[space]}"


def due(event: Event) -> Fee:
    """The fee of the space that an event tells of, as the card and the events of the year have it."""
    state, seat, number = event.after, int(event.seat), int(event.numbers[0])
    assert isinstance(state, NevadaCityState)
    building, space = SPACES[number]
    owner = int(state.owner[CARDS.building.index(building)])
    payee = {"owner": owner, "bank": int(THE_BANK), "sheriff-badge": int(state.sheriff)}[space.fee_to]
    change = 0 if isinstance(space.effects[0], BuyEffect) else int(state.price_mod[number])
    dollars = 0 if seat in (owner, payee) else max(0, space.fee + change)
    return seat, dollars, payee, number


def has_moved(before: State, after: State, fee: Fee) -> bool:
    """Whether exactly this fee has gone from purse to purse."""
    assert isinstance(before, NevadaCityState)
    assert isinstance(after, NevadaCityState)
    seat, dollars, payee, _ = fee
    is_paid = before.money(seat) - after.money(seat) == dollars
    if payee == THE_BANK:
        return is_paid and after.supply[MONEY] - before.supply[MONEY] == dollars
    return is_paid and after.money(payee) - before.money(payee) == dollars
