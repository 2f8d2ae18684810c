"""What opens over the sheet: everybody's estates, all buildings there are, and both sides of the personalities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from boomtown.core.svg import (
    Box,
    Markup,
    Node,
    Section,
    Style,
    at,
    circle,
    el,
    image,
    path,
    rect,
)
from boomtown.core.text import Text
from boomtown.games.carson_city.components import BUILDINGS, PARCELS, PERSONALITIES
from boomtown.games.carson_city.rules.scoring import (
    BRIDGE_POINTS,
    ESTATE_POINTS_EACH,
    buildings_of,
    houses_of,
    mountains_of,
    parcels_at_bridges,
)
from boomtown.games.carson_city.rules.state import NO_SEAT
from boomtown.games.carson_city.rules.tables import (
    CARD_COUNT,
    CASH_LIMIT,
    FIRST_BUILDING,
    KIND_COUNT,
    PARCEL_COUNT,
)
from boomtown.games.carson_city.rules.verbs import KINDS
from boomtown.games.carson_city.ui.panels.people import DRAWER as CARDS
from boomtown.games.carson_city.ui.panels.people import ICONS, SIDE, number_plate, rule_of
from boomtown.games.carson_city.ui.panels.reserve import ESTATES
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen
from boomtown.games.carson_city.ui.shapes import badge, coin, tile
from boomtown.games.carson_city.ui.text.arguments import settler_pay
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import line, paragraph, shorten

STOCK: Final = "stock"
STOCK_BOX: Final[Box] = (0, 0, 960, 520)
CARDS_BOX: Final[Box] = (0, 0, 960, 588)
COLUMN: Final = 236  # width of a seat's estate
ROW: Final = 30
PANEL: Final[Style] = {"fill": "var(--raised)", "stroke": "var(--line-strong)", "rx": 12}


class ShownEstate(NamedTuple):
    """What there is to see of a seat's estate."""

    seat: int
    name: str
    rows: tuple[tuple[int, int, int], ...]  # parcel, kind of its building, income
    parcels: int
    houses: int
    mountains: int
    points: int  # at the end


def drawers(seen: CarsonCitySeen, buildings: Mapping[int, list[int]]) -> tuple[Section, ...]:
    """The three drawers."""
    return _drawers(seen.text, _estates_box(buildings))


@keep(64)
def _drawers(text: Text, box: Box) -> tuple[Section, ...]:
    estates, stock = text.say("carson-city-scene-all-estates"), text.say("carson-city-scene-stock")
    people = text.say("carson-city-scene-personalities")
    return (
        Section(ESTATES, estates, box, (ESTATES,), is_drawer=True),
        Section(STOCK, stock, STOCK_BOX, (STOCK,), is_drawer=True),
        Section(CARDS, people, CARDS_BOX, (CARDS,), is_drawer=True),
    )


def draw_drawers(
    seen: CarsonCitySeen, incomes: Mapping[int, int], buildings: Mapping[int, list[int]]
) -> Iterator[Node]:
    """The nodes of all drawers."""
    state, text, high = seen.state, seen.text, _estates_box(buildings)[3]
    for seat, parcels in buildings.items():
        yield _estate(text, _tell_estate(seen, seat, parcels, incomes), high)
    bag, has_river = tuple(state.bag.left), bool(state.has_river)
    yield from _stock(text, bag, tuple(state.tile_on), tuple(state.built), has_river)
    yield from cards(text, tuple(state.side), settler_pay(state))


def list_buildings(seen: CarsonCitySeen) -> dict[int, list[int]]:
    """(seat) -> the parcels with its buildings."""
    found: dict[int, list[int]] = {seat: [] for seat in seen.seats}
    state = seen.state
    contents, owners = state.content, state.owner
    for parcel in range(int(PARCEL_COUNT)):
        if contents[parcel] >= FIRST_BUILDING and owners[parcel] != NO_SEAT:
            found[int(owners[parcel])].append(parcel)
    return found


def _estates_box(buildings: Mapping[int, list[int]]) -> Box:
    """Side by side, as high as the largest estate."""
    most = max(map(len, buildings.values()))
    return (0, 0, len(buildings) * COLUMN - 12, 150 + ROW * max(3, most))


def _tell_estate(
    seen: CarsonCitySeen, seat: int, parcels: list[int], incomes: Mapping[int, int]
) -> ShownEstate:
    """Each building with its income, and what all will score at the end."""
    state = seen.state
    rows = tuple((parcel, int(state.kind_on(parcel)), incomes.get(parcel, 0)) for parcel in parcels)
    houses, mountains = int(houses_of(state, seat)), int(mountains_of(state, seat))
    points = (int(buildings_of(state, seat)) + houses + mountains) * int(ESTATE_POINTS_EACH)
    if state.has_river:
        points += int(parcels_at_bridges(state, seat) * BRIDGE_POINTS)
    return ShownEstate(seat, seen.names[seat], rows, int(state.parcels[seat]), houses, mountains, points)


@keep(512)
def _estate(text: Text, shown: ShownEstate, high: float) -> Node:
    seat, name, wide = shown.seat, shown.name, COLUMN - 12
    owns = text.say(
        "carson-city-scene-owns",
        parcels=shown.parcels,
        houses=shown.houses,
        mountains=shown.mountains,
    )
    end = text.say("carson-city-scene-at-the-end", points=shown.points)
    total = text.say("carson-city-scene-dollars", dollars=sum(income for _, _, income in shown.rows))
    parts = [
        rect(0, 0, wide, high, **PANEL),
        path(f"M0 12a12 12 0 0 1 12-12h{wide - 24}a12 12 0 0 1 12 12v4h-{wide}z", fill=SEATS[seat].color),
        path(f"M0 12a12 12 0 0 1 12-12h{wide - 24}a12 12 0 0 1 12 12v4h-{wide}z", fill=SEATS[seat].pattern),
        badge(seat, 28, 44, 16),
        words(shorten(name, 18, 110, "slab"), 52, 50, 18, "slab"),
        words(total, wide - 14, 50, 20, "slab", anchor="end"),
        paragraph(owns, 14, 82, 14, wide - 28),
        paragraph(end, 14, 116, 14, wide - 28),
    ]
    for place, (parcel, kind, income) in enumerate(shown.rows):
        y = 138 + ROW * place
        parts.append(tile(KINDS[kind], 12, y - 2, 30))
        parts.append(words(shorten(text.name(KINDS[kind]), 15, 100), 48, y + 19, 15))
        parts.append(words(PARCELS[parcel], 148, y + 19, 15, fill="var(--ink-2)"))
        if income:
            parts.append(coin(wide - 24, y + 14, income, 12))
    label = f"{name}: {total}. {owns} {end}"
    place_ = at(COLUMN * seat, 0)
    return image(f"estate-{seat}", ESTATES, label, *parts, place=place_)


@keep(256)
def _stock(
    text: Text, bag: tuple[int, ...], tile_on: tuple[int, ...], built: tuple[int, ...], has_river: bool
) -> tuple[Node, ...]:
    """Each kind of building: what it earns, and where its tiles are."""
    nodes = []
    for kind, building in enumerate(BUILDINGS):
        counts = text.say(
            "carson-city-scene-tiles-of",
            bag=int(bag[kind]),
            track=tile_on.count(kind),
            built=int(sum(built[kind :: int(KIND_COUNT)])),
            all=building.count,
        )
        income = text.say("carson-city-income", kind=building.id, river="yes" if has_river else "no")
        nodes.append(_kind(kind, text.name(building.id), income, counts))
    return tuple(nodes)


@keep(512)
def _kind(kind: int, name: str, rule: str, counts: str) -> Node:
    wide, high = 231, 252
    parts = [
        rect(0, 0, wide, high, **PANEL),
        tile(KINDS[kind], 10, 6, 92),
        words(shorten(name, 20, 118, "slab"), 106, 48, 20, "slab"),
        paragraph(rule, 14, 114, 14.5, wide - 28, "var(--ink)"),
        paragraph(counts, 14, 224, 14, wide - 28),
    ]
    place = at(kind % 4 * (wide + 12), kind // 4 * (high + 12))
    label = f"{name}: {rule} {counts}"
    return image(f"stock-{KINDS[kind]}", STOCK, label, *parts, place=place)


@keep(64)
def cards(text: Text, up: tuple[int, ...], pays: str) -> tuple[Node, ...]:
    """Both sides of every personality; the one that is up lies in the light."""
    nodes = []
    for card in range(int(CARD_COUNT)):
        sides = tuple(
            (
                rule_of(text, card, side, pays),
                text.say("carson-city-scene-keep", dollars=int(CASH_LIMIT[card * 2 + n])),
                up[card] == n,
            )
            for n, side in enumerate(SIDE)
        )
        nodes.append(_both_sides(card, text.name(PERSONALITIES[card].id), sides))
    return tuple(nodes)


def _both_sides(card: int, name: str, sides: tuple[tuple[str, str, bool], ...]) -> Node:
    high = 76
    parts: list[Markup] = [rect(0, 0, 960, high, **PANEL), _head(card, name)]
    for n, (rule, limit, is_up) in enumerate(sides):
        x = 190 + 386 * n
        side: list[Markup] = []
        if is_up:
            line: Style = {"fill": "none", "stroke": "var(--ink)", "stroke_width": 2.2}
            parts.append(rect(x, 5, 378, high - 10, 8, **line))
        side.append(number_plate(card, n == 1, x + 22, high / 2))
        side.append(paragraph(rule, x + 44, 24, 14.5, 322, "var(--ink)"))
        side.append(words(limit, x + 370, high - 11, 13, fill="var(--ink-2)", anchor="end"))
        parts.append(el("g", *side, opacity=None if is_up else 0.7))
    label = f"{name}: {sides[0][0] if sides[0][2] else sides[1][0]}"
    key = f"sides-{PERSONALITIES[card].id}"
    return image(key, CARDS, label, *parts, place=at(0, 84 * card))


def _head(card: int, name: str) -> Markup:
    ring: Style = {"fill": "var(--wall)", "stroke": "var(--outline)", "stroke_width": 1.5}
    face = circle(42, 38, 28, **ring) + icon(ICONS[PERSONALITIES[card].id], 42, 38, 38, "#2b2018")
    return face + line(name, 80, 44, 17, 106, "slab")
