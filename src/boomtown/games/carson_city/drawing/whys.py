"""Places where something natural is refused now: whoever points there is told why."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from boomtown.core.svg import Node, Style, el, node
from boomtown.core.verbs import One
from boomtown.games.carson_city.components import PERSONALITIES
from boomtown.games.carson_city.drawing.board import PARCEL, SQUARE_BOX, corner
from boomtown.games.carson_city.drawing.people import HIGH, WIDE, card_corner
from boomtown.games.carson_city.drawing.table import Table, object_of, spoken
from boomtown.games.carson_city.tables import CARD_COUNT, FIRST_PARCEL, PARCEL_COUNT, SQUARE_COUNT
from boomtown.games.carson_city.verbs import (
    BUILD,
    CHOOSE,
    CLAIM,
    COWBOY,
    DUEL,
    HOUSE,
    PURCHASE,
    RIVER,
    SHERIFF,
)

HIDDEN_FIELD: Style = {"fill": "none", "pointer_events": "all"}
BY_STEP = {
    "ClaimFirstParcel": CLAIM,
    "SettleParcel": CLAIM,
    "PurchaseParcels": PURCHASE,
    "BuildBuilding": BUILD,
    "PlaceHouse": HOUSE,
    "LayRiver": RIVER,
    "ChooseDuel": DUEL,
}


def whys(seen: Table) -> Iterator[Node]:
    """A hidden field on every space, parcel or card that the current decision does not offer."""
    if not seen.options:
        return
    offered = set(seen.options)
    step = type(seen.step).__name__
    if step in ("PlaceCowboy", "PlaceTogether"):
        yield from _spaces(seen, offered)
    elif step in BY_STEP:
        for parcel in range(int(PARCEL_COUNT)):
            action = int(BY_STEP[step].of(parcel))
            if action not in offered:
                yield _parcel(parcel, spoken(action))
    elif step == "ChoosePersonality":
        for card in range(int(CARD_COUNT)):
            if CHOOSE.of(card) not in offered:
                yield _card(card, spoken(int(CHOOSE.of(card))))


def _spaces(seen: Table, offered: set[int]) -> Iterator[Node]:
    """Spaces for no kind of cowboy; they are asked for the kind that is in the reserve."""
    verb: One = COWBOY if seen.state.reserve[seen.seat] else SHERIFF
    busy = {object_of(action) for action in offered}
    if seen.state.sheriff_owner == seen.seat and seen.state.sheriff_at >= 0:
        busy.add(object_of(int(COWBOY.of(seen.state.sheriff_at))))
    for space in range(int(FIRST_PARCEL + PARCEL_COUNT)):
        action = int(verb.of(space))
        if object_of(action) in busy:
            continue
        text = spoken(action)
        if space < SQUARE_COUNT:
            yield _square(space, text)
        else:
            yield _parcel(space - int(FIRST_PARCEL), text)


@lru_cache(maxsize=1024)
def _parcel(parcel: int, action: str) -> Node:
    x, y = corner(parcel)
    place = el("rect", x=x + 2, y=y + 2, width=PARCEL - 4, height=PARCEL - 4, **HIDDEN_FIELD)
    return node(f"why-{action.partition(' ')[2]}", "whys", place, data_why=action, aria_hidden="true")


@lru_cache(maxsize=128)
def _square(square: int, action: str) -> Node:
    x, y, wide, high = SQUARE_BOX[square]
    place = el("rect", x=x, y=y, width=wide, height=high, **HIDDEN_FIELD)
    key = f"why-{action.partition(' ')[2]}"
    return node(key, "track-targets", place, data_why=action, aria_hidden="true")


@lru_cache(maxsize=16)
def _card(card: int, action: str) -> Node:
    x, y = card_corner(card)
    place = el("rect", x=x, y=y, width=WIDE, height=HIGH, **HIDDEN_FIELD)
    name = PERSONALITIES[card].id
    return node(f"why-{name}", "people-targets", place, data_why=action, aria_hidden="true")
