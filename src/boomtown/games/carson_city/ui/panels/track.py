"""The action track: 23 squares in three rows, their prices and buildings, the turn, and what is performed now."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, circle, image, node, path, rect
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


def track(seen: CarsonCitySeen) -> Iterator[Node]:
    """Paper, squares, the turn counter and the mark of the square that is performed."""
    yield _paper()
    for square in range(int(SQUARE_COUNT)):
        yield _square_of(seen, square)
    turn = int(seen.state.turn)
    yield _counter(
        turn,
        seen.say("carson-city-scene-turn-short"),
        seen.say("carson-city-scene-turn", turn=max(1, turn), turns=int(TURNS)),
    )
    if seen.square != NO_SQUARE:
        yield _now(
            seen.square,
            seen.say(
                "carson-city-scene-now",
                square=seen.say("carson-city-square", square=SQUARE_NAMES[seen.square]),
            ),
        )


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


def figures_of(seen: CarsonCitySeen, square: int) -> tuple[str, int | None]:
    """The big figures on a square, and how often the viewer gets them now."""
    name = SQUARE_NAMES[square]
    own = seen.seat if 0 <= seen.seat < seen.state.seat_count else None
    if square >= FIRST_POINTS:
        return seen.say("carson-city-scene-dollars", dollars=int(PRICE[square])), None
    times: int | None = None
    if own is not None:
        if square in (PARCELS_INCOME, PARCELS_POINTS):
            times = int(seen.state.parcels[own])
        elif square in (COWBOY_INCOME, COWBOY_POINTS):
            times = int(seen.state.firepower(own))
        elif square == ESTATE_POINTS:
            times = int(buildings_of(seen.state, own))
    return seen.say("carson-city-square.figures", square=name), times


def price_for(seen: CarsonCitySeen, square: int) -> int:
    """What the building of a square costs the viewer."""
    if 0 <= seen.seat < seen.state.seat_count:
        return int(building_price(seen.state, seen.seat, square))
    return int(PRICE[square])


def _square_of(seen: CarsonCitySeen, square: int) -> Node:
    state, name = seen.state, SQUARE_NAMES[square]
    if FIRST_CONSTRUCTION <= square <= LAST_CONSTRUCTION:
        kind = int(state.tile_on[square - FIRST_CONSTRUCTION])
        price = price_for(seen, square)
        shown = seen.say("carson-city-scene-dollars", dollars=price)
        before = (
            seen.say("carson-city-scene-dollars", dollars=int(PRICE[square]))
            if price != PRICE[square]
            else ""
        )
        if kind < 0:
            return _site(
                square,
                "",
                seen.say("carson-city-scene-no-tile"),
                shown,
                before,
                seen.say("carson-city-scene-site-empty", dollars=price),
            )
        what = seen.text.name(KINDS[kind])
        label = seen.say("carson-city-scene-site", what=what, dollars=price)
        return _site(square, KINDS[kind], what, shown, before, label)
    figures, times = figures_of(seen, square)
    rule = seen.say("carson-city-square.rule", square=name)
    note = seen.say("carson-city-square.note", square=name)
    is_closed = STANDS[square] != 0 and not is_square_open(state, square) and state.turn > 0
    if is_closed:
        is_under_counter = square == int(SQUARE_COUNT) + 1 - int(state.turn)
        note, rule = (
            "" if is_under_counter else seen.say("carson-city-scene-closed"),
            seen.say("carson-city-scene-closed-rule", rule=rule),
        )
    elif times is not None:
        note = f"× {times}"
    title = seen.say("carson-city-square.title", square=name)
    label = seen.say("carson-city-scene-label", what=seen.say("carson-city-square", square=name), told=rule)
    return _square(square, title, figures, note, is_closed, label)


def _body(square: int, fill: str) -> Markup:
    x, y, wide, high = SQUARE_BOX[square]
    return rect(x, y, wide, high, 8, fill=fill, stroke="var(--line-strong)")


@lru_cache(maxsize=2048)
def _square(square: int, title: str, figures: str, note: str, is_closed: bool, label: str) -> Node:
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


@lru_cache(maxsize=2048)
def _site(square: int, kind: str, title: str, price: str, before: str, label: str) -> Node:
    """A construction square with its price plate and its building."""
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


@lru_cache(maxsize=64)
def _counter(turn: int, word: str, label: str) -> Node:
    parts = [
        circle(0, 0, 19, fill="var(--accent)", stroke="var(--outline)", stroke_width=1.5),
        circle(0, 0, 16, fill="none", stroke="var(--accent-ink)", stroke_dasharray="2 2"),
        words(shorten(word, 12, 32), 0, -1, 12, fill="var(--accent-ink)", anchor="middle"),
        words(f"{max(1, turn)}/{TURNS}", 0, 12, 13, "slab", "var(--accent-ink)", "middle"),
    ]
    place = at(*counter_place(turn))
    return image("turn", "track-marks", label, *parts, place=place)


@lru_cache(maxsize=128)
def _now(square: int, label: str) -> Node:
    """A heavy frame and a pointer: this square is performed."""
    x, y, wide, high = SQUARE_BOX[square]
    frame: Style = {"fill": "none", "stroke": "var(--ink)", "stroke_width": 3}
    parts = [
        rect(0, 0, wide, high, 8, **frame),
        path(f"M{wide / 2 - 8:g} -5h16l-8 11z", fill="var(--ink)", stroke="var(--surface)"),
    ]
    return image("now", "track-marks", label, *parts, place=at(x, y))
