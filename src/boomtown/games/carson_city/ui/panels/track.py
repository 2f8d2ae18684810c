"""The action track: 23 squares in three rows, their prices and buildings, the turn, and what is performed now."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, circle, image, node, path, rect
from boomtown.core.text import Text
from boomtown.games.carson_city.rules.scoring import building_price, buildings_of
from boomtown.games.carson_city.rules.spaces import is_square_open
from boomtown.games.carson_city.rules.tables import (
    COWBOY_INCOME,
    COWBOY_POINTS,
    ESTATE_POINTS,
    FIRST_CONSTRUCTION,
    FIRST_POINTS,
    LAST_CONSTRUCTION,
    PARCELS_INCOME,
    PARCELS_POINTS,
    PRICE,
    SQUARE_COUNT,
    SQUARE_NAMES,
    STANDS,
    TURNS,
)
from boomtown.games.carson_city.rules.verbs import KINDS
from boomtown.games.carson_city.ui.panels.board import (
    COUNTER_START,
    SQUARE_BOX,
    SQUARE_HEIGHT,
    TRACK_BOX,
    Point,
)
from boomtown.games.carson_city.ui.panels.table import NO_SQUARE, CarsonCitySeen
from boomtown.games.carson_city.ui.shapes import tile
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.typesetting import shorten, width

LAYERS: Final = ("track-paper", "squares", "track-figures", "track-marks", "track-targets")
ICONS: Final = {
    "wages": "pay-money",
    "ammunition": "bullets",
    "three-roads": "mountain-road",
    "roads": "mountain-road",
    "parcel-purchase": "stakes-fence",
    "parcels-income": "stakes-fence",
    "cowboy-income": "revolver",
    "gambling": "rolling-dices",
    "estate-income": "bank",
    "parcels-points": "stakes-fence",
    "cowboy-points": "revolver",
    "estate-points": "bank",
}
INK: Final = "var(--ink)"
NEVER: Final = -1


def track(seen: CarsonCitySeen) -> Iterator[Node]:
    """Paper, squares, the turn counter and the mark of the square that is performed."""
    yield _paper()
    state, text, turn = seen.state, seen.text, int(seen.state.turn)
    is_player = 0 <= seen.seat < state.seat_count
    for square in range(int(SQUARE_COUNT)):
        if FIRST_CONSTRUCTION <= square <= LAST_CONSTRUCTION:
            kind = int(state.tile_on[square - FIRST_CONSTRUCTION])
            price = int(building_price(state, seen.seat, square)) if is_player else int(PRICE[square])
            yield _site(text, square, kind, price)
        else:
            is_closed = STANDS[square] != 0 and turn > 0 and not is_square_open(state, square)
            is_under_counter = square == int(SQUARE_COUNT) + 1 - turn
            times = _times(seen, square) if is_player and not is_closed else NEVER
            yield _square(text, square, times, is_closed, is_under_counter)
    yield _counter(text, turn)
    if seen.square != NO_SQUARE:
        yield _now(text, seen.square)


@cache
def _paper() -> Node:
    """A panel, and a faint trail that shows the way from square to square."""
    high = SQUARE_HEIGHT + 6
    y = 8 + SQUARE_HEIGHT / 2
    way = (
        f"M30 {y:g}H1006q26 0 26 {high / 2:g}t-26 {high / 2:g}H34q-26 0-26 {high / 2:g}t26 {high / 2:g}H1000"
    )
    sheet: Style = {"fill": "var(--surface)", "stroke": "var(--line-strong)"}
    panel = rect(0.5, 0.5, TRACK_BOX[2] - 1, TRACK_BOX[3] - 1, 12, **sheet)
    trail: Style = {"fill": "none", "stroke": "var(--line-strong)", "stroke_width": 14, "opacity": 0.35}
    start = circle(
        COUNTER_START[0],
        COUNTER_START[1],
        19,
        fill="var(--surface)",
        stroke="var(--line-strong)",
        stroke_dasharray="3 3",
    )
    return node("track-paper", "track-paper", panel, path(way, **trail), start, aria_hidden="true")


def _times(seen: CarsonCitySeen, square: int) -> int:
    """How often the viewer gets the figures of a square now; NEVER if that is not the question."""
    if square in (PARCELS_INCOME, PARCELS_POINTS):
        return int(seen.state.parcels[seen.seat])
    if square in (COWBOY_INCOME, COWBOY_POINTS):
        return int(seen.state.firepower(seen.seat))
    if square == ESTATE_POINTS:
        return int(buildings_of(seen.state, seen.seat))
    return NEVER


def _body(square: int, fill: str) -> Markup:
    x, y, wide, high = SQUARE_BOX[square]
    return rect(x, y, wide, high, 8, fill=fill, stroke="var(--line-strong)")


@keep(4096)
def _square(text: Text, square: int, times: int, is_closed: bool, is_under_counter: bool) -> Node:
    name = SQUARE_NAMES[square]
    if square >= FIRST_POINTS:
        figures = text.say("carson-city-scene-dollars", dollars=int(PRICE[square]))
    else:
        figures = text.say("carson-city-square.figures", square=name)
    rule = text.say("carson-city-square.rule", square=name)
    note = text.say("carson-city-square.note", square=name)
    if is_closed:
        note = "" if is_under_counter else text.say("carson-city-scene-closed")
        rule = text.say("carson-city-scene-closed-rule", rule=rule)
    elif times != NEVER:
        note = f"× {times}"
    title = text.say("carson-city-square.title", square=name)
    label = text.say("carson-city-scene-label", what=text.say("carson-city-square", square=name), told=rule)
    x, y, wide, high = SQUARE_BOX[square]
    is_for_all = STANDS[square] == 0
    fill = "var(--accent-soft)" if is_for_all else "var(--sunken)" if is_closed else "var(--raised)"
    picture = "trophy-cup" if square >= FIRST_POINTS else ICONS[SQUARE_NAMES[square]]
    parts = [
        _body(square, fill),
        words(shorten(title, 13, wide - 12), x + 8, y + 15.5, 13, fill="var(--ink-2)"),
        icon(picture, x + 21, y + high - 21, 26, INK),
    ]
    if figures:
        parts.append(words(figures, x + 39, y + high - 14, 17, "slab"))
    if note:
        if is_closed or note.startswith("×") or not figures:  # after the figures, clear of what stands there
            far = x + 39 + (4 + width(figures, 17, "slab") if figures else 0)
            parts.append(words(note, far, y + high - 14, 14, fill="var(--ink-2)"))
        else:
            parts.append(words(note, x + wide - 7, y + high - 8, 13, fill="var(--ink-2)", anchor="end"))
    if is_closed:
        parts.append(rect(x, y, wide, high, 8, fill="url(#cc-hatch)"))
    return image(f"square-{SQUARE_NAMES[square]}", "squares", label, *parts)


@keep(1024)
def _site(text: Text, square: int, number: int, dollars: int) -> Node:
    """A construction square with its price plate and its building."""
    price, before = text.say("carson-city-scene-dollars", dollars=dollars), ""
    if dollars != PRICE[square]:
        before = text.say("carson-city-scene-dollars", dollars=int(PRICE[square]))
    kind = KINDS[number] if number >= 0 else ""
    if kind:
        title = text.name(kind)
        label = text.say("carson-city-scene-site", what=title, dollars=dollars)
    else:
        title = text.say("carson-city-scene-no-tile")
        label = text.say("carson-city-scene-site-empty", dollars=dollars)
    x, y, wide, high = SQUARE_BOX[square]
    parts = [_body(square, "var(--raised)" if kind else "var(--sunken)")]
    if kind:
        parts.append(tile(kind, x + wide - 51, y + 9, 49))
    parts.append(words(shorten(title, 13, wide - 12), x + 8, y + 15.5, 13, fill="var(--ink-2)"))
    plate = rect(x + 6, y + high - 27, 37, 21, 6, fill="var(--bar)")
    parts.append(plate + words(price, x + 24.5, y + high - 11, 16, "slab", "var(--bar-ink)", "middle"))
    if before:
        old = words(before, x + 9, y + high - 31, 12, fill="var(--ink-2)", text_decoration="line-through")
        parts.append(old)
    if not kind:
        parts.append(rect(x, y, wide, high, 8, fill="url(#cc-hatch)"))
    return image(f"square-{SQUARE_NAMES[square]}", "squares", label, *parts)


def counter_place(turn: int) -> Point:
    """In the first turn behind the last square; then on the square it has closed last."""
    if turn <= 1:
        return COUNTER_START
    x, y, wide, high = SQUARE_BOX[int(SQUARE_COUNT) + 1 - turn]
    return x + wide - 24, y + high / 2


@keep(64)
def _counter(text: Text, turn: int) -> Node:
    word = text.say("carson-city-scene-turn-short")
    label = text.say("carson-city-scene-turn", turn=max(1, turn), turns=int(TURNS))
    parts = [
        circle(0, 0, 19, fill="var(--accent)", stroke="var(--outline)", stroke_width=1.5),
        circle(0, 0, 16, fill="none", stroke="var(--accent-ink)", stroke_dasharray="2 2"),
        words(shorten(word, 12, 32), 0, -1, 12, fill="var(--accent-ink)", anchor="middle"),
        words(f"{max(1, turn)}/{TURNS}", 0, 12, 13, "slab", "var(--accent-ink)", "middle"),
    ]
    place = at(*counter_place(turn))
    return image("turn", "track-marks", label, *parts, place=place)


@keep(128)
def _now(text: Text, square: int) -> Node:
    """A heavy frame and a pointer: this square is performed."""
    name = text.say("carson-city-square", square=SQUARE_NAMES[square])
    label = text.say("carson-city-scene-now", square=name)
    x, y, wide, high = SQUARE_BOX[square]
    frame: Style = {"fill": "none", "stroke": "var(--ink)", "stroke_width": 3}
    parts = [
        rect(0, 0, wide, high, 8, **frame),
        path(f"M{wide / 2 - 8:g} -5h16l-8 11z", fill="var(--ink)", stroke="var(--surface)"),
    ]
    return image("now", "track-marks", label, *parts, place=at(x, y))
