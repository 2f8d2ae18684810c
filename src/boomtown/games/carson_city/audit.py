"""Where every piece of Carson City must be: an account of the whole box, and of all that the rules keep up to date."""

from __future__ import annotations

from boomtown.games.carson_city.components import BUILDINGS, PARCELS, PIECES
from boomtown.games.carson_city.rules.state import (
    NO_CARD,
    NO_SEAT,
    NO_SPACE,
    NO_TILE,
    NO_TOTAL,
    CarsonCityState,
)
from boomtown.games.carson_city.rules.steps.preparation import RollCentre, RollMountain
from boomtown.games.carson_city.rules.tables import (
    CARD_COUNT,
    FIRST_BUILDING,
    FIRST_PARCEL,
    FREE,
    HOUSE_TILE,
    KIND_COUNT,
    MOUNTAIN_TILE,
    NO_KIND,
    POINTS_ON_TILES,
    RIVER_TILE,
    SITES,
    SPACE_COUNT,
)
from boomtown.games.carson_city.rules.verbs import EDGES

BOX = PIECES.box


def audit(state: CarsonCityState) -> str | None:
    """What does not add up, or None."""
    return (
        money(state)
        or roads(state)
        or land(state)
        or buildings(state)
        or cowboys(state)
        or revolvers(state)
        or markers(state)
        or duel_tiles(state)
    )


def money(state: CarsonCityState) -> str | None:
    """Every dollar comes from the bank and goes there; nobody owes any."""
    if sum(state.money) + state.bank != BOX.money:
        return f"the players and the bank have ${sum(state.money) + state.bank}, not ${BOX.money}"
    return "somebody owes money" if min(state.money) < 0 else None


def roads(state: CarsonCityState) -> str | None:
    """Roads are on the board, in a reserve or in the box; on the board they hang together."""
    laid = [edge for edge in range(len(EDGES)) if state.road[edge]]
    used = sum(int(state.edge_cost[edge]) for edge in laid)
    if min(state.roads) < 0 or state.road_stock < 0:
        return "somebody owes roads"
    if not state.has_endless_roads and used + sum(state.roads) + state.road_stock != BOX.roads:
        return f"there are {used + sum(state.roads) + state.road_stock} roads, not {BOX.roads}"
    ends = {edge: corners(EDGES[edge]) for edge in laid}
    touched = {corner for edge in laid for corner in ends[edge]}
    if touched != {(corner % 9, corner // 9) for corner in range(81) if state.touched[corner]}:
        return "the corners where roads end are others"
    reached: set[tuple[int, int]] = {ends[laid[0]][0]} if laid else set()
    while more := {corner for both in ends.values() if reached & {*both} for corner in both} - reached:
        reached |= more
    return "a road hangs in the air" if reached != touched else None


def corners(edge: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two ends of an edge, read from its name: column and row of the corners."""
    column, row = "abcdefgh".index(edge[0]), int(edge[1]) - 1
    return {
        "n": ((column, row), (column + 1, row)),
        "s": ((column, row + 1), (column + 1, row + 1)),
        "w": ((column, row), (column, row + 1)),
        "e": ((column + 1, row), (column + 1, row + 1)),
    }[edge[2]]


def land(state: CarsonCityState) -> str | None:
    """Property tiles, houses, mountains and the river."""
    contents = [int(content) for content in state.content]
    houses, river = contents.count(HOUSE_TILE), contents.count(RIVER_TILE)
    if houses + state.house_stock != BOX.houses:
        return f"there are {houses + state.house_stock} houses, not {BOX.houses}"
    steps = [step for step in state.agenda if isinstance(step, RollCentre | RollMountain)]
    if not steps and contents.count(MOUNTAIN_TILE) != BOX.mountains - river // 3:
        return f"{contents.count(MOUNTAIN_TILE)} mountains beside {river} river parcels"
    if bool(river) > bool(state.has_river):
        return "a river flows where there is none"
    for seat in range(int(state.seat_count)):
        owned = [*state.owner].count(seat)
        if owned != state.parcels[seat] or owned > BOX.property_tiles:
            return f"seat {seat} owns {owned} parcels, not {state.parcels[seat]}"
    for parcel, content in enumerate(contents):
        if content == RIVER_TILE and state.owner[parcel] != NO_SEAT:
            return f"{PARCELS[parcel]} is owned and river"
        if content >= FIRST_BUILDING and state.owner[parcel] == NO_SEAT:
            return f"the building on {PARCELS[parcel]} belongs to nobody"
        if not FREE <= content < FIRST_BUILDING + KIND_COUNT:
            return f"{PARCELS[parcel]} holds {content}"
    return None


def buildings(state: CarsonCityState) -> str | None:
    """Each building tile is in the bag, on the track, in front of somebody or on the board."""
    if sum(state.bag.left) != state.bag.size or min(state.bag.left) < 0:
        return "the bag has another size"
    for kind, building in enumerate(BUILDINGS):
        seats = range(int(state.seat_count))
        track = sum(state.tile_on[site] == kind for site in range(int(SITES)))
        kept = [int(state.kept[seat * KIND_COUNT + kind]) for seat in seats]
        on_board = [parcel for parcel in range(64) if state.content[parcel] == FIRST_BUILDING + kind]
        if state.bag.left[kind] + track + sum(kept) + len(on_board) != building.count:
            return f"a {building.id} is missing or too many"
        for seat in seats:
            if not 0 <= state.kept_now[seat * KIND_COUNT + kind] <= kept[seat]:
                return f"seat {seat} has bought another number of {building.id}s"
            built = sum(state.owner[parcel] == seat for parcel in on_board)
            if built != state.built[seat * KIND_COUNT + kind]:
                return f"seat {seat} has built another number of {building.id}s"
    return None


def cowboys(state: CarsonCityState) -> str | None:
    """Ten of each colour and a white one, each in one place where it may stand."""
    for seat in range(int(state.seat_count)):
        standing = [int(state.standing[space]) // 16**seat % 16 for space in range(int(SPACE_COUNT))]
        total = state.reserve[seat] + state.supply[seat] + sum(standing)
        if total != BOX.cowboys or min(state.reserve[seat], state.supply[seat]) < 0:
            return f"seat {seat} has {total} cowboys, not {BOX.cowboys}"
    for space in range(int(SPACE_COUNT)):
        if state.standing[space] >= 16 ** int(state.seat_count) or state.standing[space] < 0:
            return f"somebody who is not here stands on space {space}"
        if space >= FIRST_PARCEL and state.standing[space]:
            parcel = int(space - FIRST_PARCEL)
            if state.owner[parcel] != NO_SEAT and state.content[parcel] < FIRST_BUILDING:
                return f"a cowboy stands on {PARCELS[parcel]}, which is owned and no building"
            if state.content[parcel] == RIVER_TILE or state.sheriff_at == space:
                return f"a cowboy stands on {PARCELS[parcel]}, where he may not"
    if state.sheriff_owner == NO_SEAT and state.sheriff_at != NO_SPACE:
        return "the white cowboy belongs to nobody"
    return None


def revolvers(state: CarsonCityState) -> str | None:
    """At least those of the buildings; the captain sells more on his red side."""
    for seat in range(int(state.seat_count)):
        counted = sum(
            building.revolvers * int(state.built[seat * KIND_COUNT + kind])
            for kind, building in enumerate(BUILDINGS)
        )
        more = state.revolvers[seat] - counted - state.first_revolvers
        if not 0 <= more <= 2 * state.turn or (more and not state.side[5]):
            return f"seat {seat} has {state.revolvers[seat]} revolvers, its buildings {counted}"
    return None


def markers(state: CarsonCityState) -> str | None:
    """Nobody stands twice on a track; nobody shares a card."""
    lower = [int(seat) for seat in state.lower]
    if len({*lower[: state.passed]}) != state.passed or {*lower[state.passed :]} - {int(NO_SEAT)}:
        return f"the lower track shows {lower}, {state.passed} have passed"
    if state.turn and len({*state.upper} - {NO_SEAT}) not in (0, state.seat_count):
        return f"the upper track shows {[*state.upper]}"
    cards = [int(card) for card in state.personality if card != NO_CARD]
    if len({*cards}) != len(cards) or any(not 0 <= card < CARD_COUNT for card in cards):
        return f"the cards {cards} are taken"
    if any(kind != NO_KIND and state.side[2] != 0 for kind in state.doubled):
        return "only the yellow grocer doubles"
    return None


def duel_tiles(state: CarsonCityState) -> str | None:
    """One set of 0 to 5 for each seat: never played, in the stockpile, or drawn again."""
    if not state.has_duel_tiles:
        return "there are duel tiles" if sum(state.tile_count) or sum(state.shown_tiles) else None
    seats, points = range(int(state.seat_count)), range(int(POINTS_ON_TILES))
    hands = [[int(state.tiles[seat * POINTS_ON_TILES + one]) for one in points] for seat in seats]
    is_dealt = state.turn > 0 or state.seat_count == 2
    for seat in seats:
        if sum(hands[seat]) != state.tile_count[seat] or min(hands[seat]) < 0:
            return f"seat {seat} has {hands[seat]}, not {state.tile_count[seat]} tiles"
        if state.played[seat] != NO_TILE and hands[seat][state.played[seat]] == 0:
            return f"seat {seat} has played what it does not have"
        total = sum(one * hands[seat][one] for one in points)
        if state.total[seat] != NO_TOTAL and total != state.total[seat]:
            return f"seat {seat} has announced {state.total[seat]}, not {total}"
    for one in points:
        first = sum(hands[seat][one] for seat in seats if not state.redrawn[seat])
        again = sum(hands[seat][one] for seat in seats if state.redrawn[seat])
        if first + state.shown_tiles[one] > state.seat_count or again > state.shown_tiles[one]:
            return f"there are too many tiles worth {one}"
        if is_dealt and first + state.shown_tiles[one] != state.seat_count:
            return f"tiles worth {one} are missing"
    return None
