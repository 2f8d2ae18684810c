"""Places where something natural is refused now: whoever points there is told why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.svg import Node, path, rect
from boomtown.core.verbs import One
from boomtown.games.carson_city.components import PERSONALITIES
from boomtown.games.carson_city.rules.steps.actions import BuyPoints
from boomtown.games.carson_city.rules.steps.building import AskOwner, BuildBuilding, PlaceHouse
from boomtown.games.carson_city.rules.steps.construction import ConstructBuilding, PlaceKeptBuildings
from boomtown.games.carson_city.rules.steps.duel import ChooseDuel, PlayDuelTiles
from boomtown.games.carson_city.rules.steps.ending import BuyBundle, KeepToLimit
from boomtown.games.carson_city.rules.steps.estate import DoubleIncome
from boomtown.games.carson_city.rules.steps.parcels import PurchaseParcels
from boomtown.games.carson_city.rules.steps.personality import (
    BuyRevolvers,
    ChoosePersonality,
    FetchBuilding,
    HireCowboys,
    SettleParcel,
    TakeMoneyOrWait,
)
from boomtown.games.carson_city.rules.steps.placement import PlaceCowboy, PlaceTogether
from boomtown.games.carson_city.rules.steps.preparation import ClaimFirstParcel
from boomtown.games.carson_city.rules.steps.river import LayRiver
from boomtown.games.carson_city.rules.steps.roads import LayRoads
from boomtown.games.carson_city.rules.tables import (
    FIRST_CONSTRUCTION,
    FIRST_PARCEL,
    PARCEL_COUNT,
    SQUARE_COUNT,
)
from boomtown.games.carson_city.rules.verbs import (
    AGREE,
    ARM,
    BUILD,
    BUNDLE,
    BUY,
    CHOOSE,
    CLAIM,
    COWBOY,
    DOUBLE,
    DUEL,
    EDGES,
    FETCH,
    HIRE,
    HOUSE,
    KEEP,
    LIFT,
    PASS,
    PLAY,
    POINTS,
    PURCHASE,
    RAISE,
    RECALL,
    REFUSE,
    RIVER,
    ROAD,
    SHERIFF,
    TAKE,
    WAIT,
)
from boomtown.games.carson_city.ui.panels.board import PARCEL, SQUARE_BOX, corner
from boomtown.games.carson_city.ui.panels.people import HIGH, WIDE, card_corner
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen, action_text, object_of
from boomtown.games.carson_city.ui.ways import touch
from boomtown.look.asking import Questions
from boomtown.look.kept import keep
from boomtown.look.targets import why_field

ON_PARCELS: Final = (CLAIM, PURCHASE, BUILD, HOUSE, RIVER, DUEL)
QUESTIONS: Final = Questions(
    {
        LayRiver: (RIVER,),
        ClaimFirstParcel: (CLAIM,),
        ChoosePersonality: (CHOOSE,),
        TakeMoneyOrWait: (TAKE, WAIT),
        SettleParcel: (CLAIM,),
        HireCowboys: (HIRE,),
        BuyRevolvers: (ARM,),
        FetchBuilding: (FETCH,),
        PlaceCowboy: (COWBOY, SHERIFF, PASS),
        PlaceTogether: (COWBOY, SHERIFF, LIFT, RECALL, PASS),
        PlayDuelTiles: (PLAY,),
        ChooseDuel: (DUEL,),
        PurchaseParcels: (PURCHASE,),
        ConstructBuilding: (BUY,),
        BuildBuilding: (BUILD, ROAD, KEEP),
        PlaceHouse: (HOUSE, ROAD, KEEP),
        AskOwner: (AGREE, REFUSE),
        PlaceKeptBuildings: (RAISE,),
        DoubleIncome: (DOUBLE, TAKE),
        BuyPoints: (POINTS,),
        BuyBundle: (BUNDLE,),
        KeepToLimit: (POINTS,),
        LayRoads: (ROAD,),
    },
    frozenset(
        f"carson-city-reason-{name}"
        for name in (
            "no-sheriff",  # the white cowboy is somebody else's
            "sheriff-placed",
            "sheriff-needs-room",  # where a cowboy is refused as well, that is told
            "sheriff-never-attacks",
            "no-cowboy-left",  # the sheriff is: spaces tell why he may not stand there
            "already-there",  # if only the sheriff is: the space offers to take him back
            "none-to-lift",  # nobody stands there
            "lifted-enough",  # the space tells why no other cowboy may come there
            "no-such-tile",  # it is not in hand
            "not-kept",
        )
    ),
)


def whys(seen: CarsonCitySeen) -> Iterator[Node]:
    """A hidden field on every space, parcel, edge or card that the current decision is about and does not offer."""
    if not seen.options:
        return
    offered = set(seen.options)
    verbs = QUESTIONS.verbs(seen.state)
    if COWBOY in verbs:
        yield from _spaces(seen, offered)
    for verb in verbs:
        for action in range(int(verb.first), int(verb.first + verb.count)):
            if action in offered:
                continue
            if verb in ON_PARCELS:
                yield _parcel(action - int(verb.first), action_text(action))
            elif verb is ROAD:
                yield _edge(action - int(verb.first), action_text(action))
            elif verb is FETCH:
                yield _square(int(FIRST_CONSTRUCTION) + action - int(verb.first), action_text(action))
            elif verb is CHOOSE:
                yield _card(action - int(verb.first), action_text(action))


def _spaces(seen: CarsonCitySeen, offered: set[int]) -> Iterator[Node]:
    """Spaces for no kind of cowboy; they are asked for the kind that is in the reserve."""
    state = seen.state
    has_only_white = (
        state.reserve[seen.seat] == 0 and state.sheriff_owner == seen.seat and state.sheriff_at < 0
    )
    verb: One = SHERIFF if has_only_white else COWBOY
    busy = {object_of(action) for action in offered}
    if RECALL.action in offered:
        busy.add(object_of(int(COWBOY.of(state.sheriff_at))))
    for space in range(int(FIRST_PARCEL + PARCEL_COUNT)):
        action = int(verb.of(space))
        if object_of(action) in busy:
            continue
        text = action_text(action)
        if space < SQUARE_COUNT:
            yield _square(space, text)
        else:
            yield _parcel(space - int(FIRST_PARCEL), text)


@keep(1024)
def _parcel(parcel: int, action: str) -> Node:
    x, y = corner(parcel)
    place = rect(x + 2, y + 2, PARCEL - 4, PARCEL - 4)
    return why_field(f"why-{action.partition(' ')[2]}", "whys", place, action=action)


@keep(256)
def _edge(edge: int, action: str) -> Node:
    place = path(touch(edge))
    return why_field(f"why-{EDGES[edge]}", "whys", place, action=action)


@keep(128)
def _square(square: int, action: str) -> Node:
    x, y, wide, high = SQUARE_BOX[square]
    place = rect(x, y, wide, high)
    key = f"why-{action.partition(' ')[2]}"
    return why_field(key, "track-targets", place, action=action)


@keep(16)
def _card(card: int, action: str) -> Node:
    x, y = card_corner(card)
    place = rect(x, y, WIDE, HIGH)
    name = PERSONALITIES[card].id
    return why_field(f"why-{name}", "people-targets", place, action=action)
