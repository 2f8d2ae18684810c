"""Where every card must be: an account of the whole box, with the cities built again card by card.

It reads where the cards lie, not the rows of bits that the rules keep up to date, and so checks those too.
"""

from __future__ import annotations

from boomtown.core.pile import HIDDEN_CARD
from boomtown.core.step import HIDDEN
from boomtown.games.card_game.components import CHARACTERS, ELEMENTS, TERRAIN
from boomtown.games.card_game.rules.state import NO_BID, CardGameState
from boomtown.games.card_game.rules.steps.building import PlaceCard
from boomtown.games.card_game.rules.tables import (
    CARDS,
    CITY_ROOM,
    HAND,
    IN_PILE,
    LOWEST,
    ON_OFFER,
    SET_ASIDE,
    SIDE,
    SOLD,
    VALUES,
    WITH,
)

Parcels = dict[tuple[int, int], str]  # row and column of the ring -> element id


def audit(state: CardGameState) -> str | None:
    """What does not add up, or None."""
    return characters(state) or terrain(state) or offer(state) or auction_cards(state) or cities(state)


def characters(state: CardGameState) -> str | None:
    """Each character lies in the pile once, or not at all and somewhere else."""
    pile = state.pile
    fixed = [int(kind) for kind in (*pile.top, *pile.bottom)]
    if HIDDEN_CARD in fixed:
        return "a character is hidden in a whole state"
    if sum(pile.left) != sum(pile.size_of):
        return "the pile of characters has another size"
    for kind, person in enumerate(CHARACTERS):
        in_pile = pile.left[kind] + fixed.count(kind)
        if in_pile != int(state.where[CARDS + kind] == IN_PILE):
            return f"the {person.id} is {in_pile} times in the pile and at {state.where[CARDS + kind]}"
        if state.is_used[kind] and "arrow" not in person.signs:
            return f"the {person.id} cannot be used"
    return None


def terrain(state: CardGameState) -> str | None:
    """Each terrain card is unseen in its era's pile or in one place on the table."""
    if sum(state.terrain.left) != state.terrain.size:
        return "the pile of terrain cards has another size"
    placing = [int(step.card) for step in state.agenda if isinstance(step, PlaceCard)]
    for card, printed in enumerate(TERRAIN):
        place, left = int(state.where[card]), int(state.terrain.left[card])
        if left and (place != IN_PILE or printed.era != state.era + 1):
            return f"card {printed.id} is in the pile and at {place}"
        if place == IN_PILE and printed.era == state.era + 1 and not left:
            return f"card {printed.id} is nowhere"
        if place in range(int(SOLD), int(SET_ASIDE) + 6) and (place - 3) % 6 >= state.seat_count:
            return f"card {printed.id} was sold or set aside by a virtual player"
        for seat in range(int(state.seat_count)):
            is_in_city = state.city_index(seat, card) >= 0
            if is_in_city != (place == WITH + seat and card not in placing):
                return f"card {printed.id} is at {place}, not in the city of seat {seat}"
    for seat in range(int(state.seat_count)):
        if [*state.where].count(SOLD + seat) != state.sold[seat]:
            return f"seat {seat} has sold another number of cards"
    return None


def offer(state: CardGameState) -> str | None:
    """The column holds exactly the cards that are on offer."""
    column = sorted(int(card) for card in state.offered[: state.offer_count])
    if column != [card for card, place in enumerate(state.where) if place == ON_OFFER]:
        return "the column does not hold the cards on offer"
    return None


def auction_cards(state: CardGameState) -> str | None:
    """Each player has nine auction cards: those in hand and as many used as there were rounds."""
    is_shown = any(state.played)
    for player in range(int(state.player_count)):
        strength = 0 if player < state.seat_count else int(state.strength_of(player))
        owned = range(int(LOWEST[strength]), int(LOWEST[strength] + HAND))
        left = [value for value in range(int(VALUES)) if state.holds(player, value)]
        if not {*left} <= {*owned}:
            return f"player {player} has cards of another strength"
        used = state.round + (1 if state.played[player] else 0)
        if len(owned) - len(left) != used:
            return f"player {player} has used {len(owned) - len(left)} cards, not {used}"
        if state.played[player] in left:
            return f"player {player} has a card in hand that lies open"
    for seat in range(int(state.seat_count)):
        if state.bid[seat] == HIDDEN:
            return "a card is hidden in a whole state"
        if state.bid[seat] != NO_BID and (is_shown or not state.holds(seat, state.bid[seat])):
            return f"seat {seat} has chosen a card that it cannot have"
    return None


def cities(state: CardGameState) -> str | None:
    """Cities built again card by card show the same as the rows of bits, and lie in the same box."""
    for seat in range(int(state.seat_count)):
        parcels: Parcels = {}
        flat: dict[int, set[tuple[int, int]]] = {}
        for place in range(int(seat * CITY_ROOM), int(seat * CITY_ROOM + state.city_count[seat])):
            card, cell = int(state.city_card[place]), int(state.city_cell[place])
            flat[place] = lay(state, parcels, card, cell)
        wrong = rows(state, seat, parcels) or box(state, seat, parcels)
        if wrong is not None:
            return wrong
        for place, own in flat.items():
            is_flat = not any(own & other for where, other in flat.items() if where != place)
            if is_flat != bool(state.city_is_flat[place]):
                return f"seat {seat}: card {place} lies flat, or not, against what is noted"
    return None


def lay(state: CardGameState, parcels: Parcels, card: int, cell: int) -> set[tuple[int, int]]:
    """Lay one card; the parcels it covers."""
    printed = TERRAIN[card].other if state.switches[0] and TERRAIN[card].other else TERRAIN[card].parcels
    assert printed is not None
    row, column = divmod(cell, int(SIDE))
    covered = [((row + corner // 2) % 16, (column + corner % 2) % 16) for corner in range(4)]
    parcels.update(zip(covered, printed, strict=True))
    return {*covered}


def rows(state: CardGameState, seat: int, parcels: Parcels) -> str | None:
    """Bit by bit."""
    for row in range(int(SIDE)):
        bits = sum(2**column for column in range(int(SIDE)) if (row, column) in parcels)
        if state.covered[seat * SIDE + row] != bits:
            return f"seat {seat}: other parcels of row {row} have cards"
        for kind, element in enumerate(ELEMENTS):
            bits = sum(2**column for column in range(16) if parcels.get((row, column)) == element.id)
            if state.shown[(seat * len(ELEMENTS) + kind) * SIDE + row] != bits:
                return f"seat {seat}: other parcels of row {row} show {element.id}"
    for kind, element in enumerate(ELEMENTS):
        if state.parcels[seat * len(ELEMENTS) + kind] != [*parcels.values()].count(element.id):
            return f"seat {seat}: not so many parcels show {element.id}"
    return None


def box(state: CardGameState, seat: int, parcels: Parcels) -> str | None:
    """The box is the smallest around the city, and not too large."""
    height, width = int(state.height[seat]), int(state.width[seat])
    if not parcels:
        return None if height == width == 0 else f"seat {seat}: there is a box around nothing"
    downs = {(row - int(state.north[seat])) % 16 for row, _ in parcels}
    alongs = {(column - int(state.west[seat])) % 16 for _, column in parcels}
    if (min(downs), max(downs) + 1, min(alongs), max(alongs) + 1) != (0, height, 0, width):
        return f"seat {seat}: the box is not that of the city"
    if max(height, width) > 9 or height == width == 9:
        return f"seat {seat}: the city is too large"
    return None
