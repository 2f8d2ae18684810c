"""What opens over the sheet: everybody's estates, all buildings there are, and both sides of the personalities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

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
from boomtown.games.carson_city.components import BUILDINGS, PARCELS, PERSONALITIES
from boomtown.games.carson_city.rules.scoring import (
    BRIDGE_POINTS,
    ESTATE_POINTS_EACH,
    buildings_of,
    houses_of,
    mountains_of,
    parcels_at_bridges,
)
from boomtown.games.carson_city.rules.tables import CARD_COUNT, CASH_LIMIT, KIND_COUNT, PARCEL_COUNT, SITES
from boomtown.games.carson_city.rules.verbs import KINDS
from boomtown.games.carson_city.ui.panels.people import DRAWER as CARDS
from boomtown.games.carson_city.ui.panels.people import ICONS, SIDE, number_plate, rule_of
from boomtown.games.carson_city.ui.panels.reserve import ESTATES
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen
from boomtown.games.carson_city.ui.shapes import badge, coin, tile
from boomtown.games.carson_city.ui.text.arguments import has_river
from boomtown.look.icons import icon
from boomtown.look.lettering import words
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import line, paragraph, shorten

STOCK: Final = "stock"
STOCK_BOX: Final[Box] = (0, 0, 960, 520)
CARDS_BOX: Final[Box] = (0, 0, 960, 588)
COLUMN: Final = 236  # width of a seat's estate
ROW: Final = 30
PANEL: Final[Style] = {"fill": "var(--raised)", "stroke": "var(--line-strong)", "rx": 12}


def drawers(seen: CarsonCitySeen) -> list[Section]:
    """The three drawers."""
    return [
        Section(
            ESTATES, seen.say("carson-city-scene-all-estates"), estates_box(seen), (ESTATES,), is_drawer=True
        ),
        Section(STOCK, seen.say("carson-city-scene-stock"), STOCK_BOX, (STOCK,), is_drawer=True),
        Section(CARDS, seen.say("carson-city-scene-personalities"), CARDS_BOX, (CARDS,), is_drawer=True),
    ]


def draw_drawers(seen: CarsonCitySeen, incomes: Mapping[int, int]) -> Iterator[Node]:
    """The nodes of all drawers."""
    high = estates_box(seen)[3]
    for seat in range(int(seen.state.seat_count)):
        yield _estate(seen, seat, incomes, high)
    yield from _stock(seen)
    yield from cards(seen)


def _buildings(seen: CarsonCitySeen, seat: int) -> list[int]:
    state = seen.state
    return [p for p in range(int(PARCEL_COUNT)) if state.owner[p] == seat and state.kind_on(p) >= 0]


def estates_box(seen: CarsonCitySeen) -> Box:
    """Side by side, as high as the largest estate."""
    seats = range(int(seen.state.seat_count))
    most = max(len(_buildings(seen, seat)) for seat in seats)
    return (0, 0, len(seats) * COLUMN - 12, 150 + ROW * max(3, most))


def _estate(seen: CarsonCitySeen, seat: int, incomes: Mapping[int, int], high: float) -> Node:
    """One seat: each building with its income, and what all will score at the end."""
    state = seen.state
    rows = tuple(
        (
            KINDS[int(state.kind_on(p))],
            seen.text.name(KINDS[int(state.kind_on(p))]),
            PARCELS[p],
            incomes.get(p, 0),
        )
        for p in _buildings(seen, seat)
    )
    buildings, houses = int(buildings_of(state, seat)), int(houses_of(state, seat))
    mountains = int(mountains_of(state, seat))
    points = (buildings + houses + mountains) * int(ESTATE_POINTS_EACH)
    if state.has_river:
        points += int(parcels_at_bridges(state, seat) * BRIDGE_POINTS)
    told = (
        seen.say(
            "carson-city-scene-owns", parcels=int(state.parcels[seat]), houses=houses, mountains=mountains
        ),
        seen.say("carson-city-scene-at-the-end", points=points),
        seen.say("carson-city-scene-dollars", dollars=sum(row[3] for row in rows)),
    )
    return _estate_node(seat, seen.names[seat], rows, told, high)


@lru_cache(maxsize=512)
def _estate_node(
    seat: int, name: str, rows: tuple[tuple[str, str, str, int], ...], told: tuple[str, str, str], high: float
) -> Node:
    wide = COLUMN - 12
    owns, end, total = told
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
    for place, (kind, what, where, income) in enumerate(rows):
        y = 138 + ROW * place
        parts.append(tile(kind, 12, y - 2, 30))
        parts.append(words(shorten(what, 15, 100), 48, y + 19, 15))
        parts.append(words(where, 148, y + 19, 15, fill="var(--ink-2)"))
        if income:
            parts.append(coin(wide - 24, y + 14, income, 12))
    label = f"{name}: {total}. {owns} {end}"
    place_ = at(COLUMN * seat, 0)
    return image(f"estate-{seat}", ESTATES, label, *parts, place=place_)


def _stock(seen: CarsonCitySeen) -> Iterator[Node]:
    """Each kind of building: what it earns, and where its tiles are."""
    state = seen.state
    for kind, building in enumerate(BUILDINGS):
        lying = sum(int(state.tile_on[site]) == kind for site in range(int(SITES)))
        built = sum(int(state.built[s * int(KIND_COUNT) + kind]) for s in range(int(state.seat_count)))
        bag = int(state.bag.left[kind])
        counts = seen.say("carson-city-scene-tiles-of", bag=bag, track=lying, built=built, all=building.count)
        river = has_river(seen.text, state)
        income = seen.say("carson-city-income", kind=building.id, river=river)
        yield _kind(kind, seen.text.name(building.id), income, counts)


@lru_cache(maxsize=512)
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


def cards(seen: CarsonCitySeen) -> Iterator[Node]:
    """Both sides of every personality; the one that is up lies in the light."""
    for card in range(int(CARD_COUNT)):
        name = PERSONALITIES[card].id
        sides = tuple(
            (
                rule_of(seen, card, side),
                seen.say("carson-city-scene-keep", dollars=int(CASH_LIMIT[card * 2 + n])),
                int(seen.state.side[card]) == n,
            )
            for n, side in enumerate(SIDE)
        )
        yield _both_sides(card, seen.text.name(name), sides)


@lru_cache(maxsize=256)
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
