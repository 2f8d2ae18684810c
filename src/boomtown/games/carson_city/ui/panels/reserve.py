"""What a seat has: cowboys, revolvers, roads, cash with its limit, duel tiles, kept buildings, estate income."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, circle, el, image, node, path, rect, together
from boomtown.core.text import Text
from boomtown.games.carson_city.rules.reserves import cash_limit
from boomtown.games.carson_city.rules.state import NO_CARD, NO_SPACE
from boomtown.games.carson_city.rules.tables import KIND_COUNT, MERCENARY, POINTS_ON_TILES
from boomtown.games.carson_city.rules.verbs import KINDS
from boomtown.games.carson_city.ui.panels.duel import duel_tile
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen
from boomtown.games.carson_city.ui.shapes import coin, draw_cowboy, tile, use_shape, white
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.panel import opener_plate, pill
from boomtown.look.typesetting import shorten

MONEY: Final = (20, 10, 5, 1)
MOST_COINS: Final = 6
MOST_LISTED: Final = 3  # incomes beside their sum
LINE: Final = 112  # base line of what is written under the pieces
ESTATES: Final = "estates"
NO_LIMIT: Final = -1  # of cash, for whoever has no personality
EMPTY: Final[Style] = {"fill": "none", "stroke": "var(--line-strong)", "stroke_dasharray": "3 3"}


def pieces(seen: CarsonCitySeen) -> Iterator[Node]:
    """The upper row: what one can place, fire, lay and spend."""
    state, seat, text = seen.state, seen.seat, seen.text
    has_white = bool(state.sheriff_owner == seat and state.sheriff_at == NO_SPACE)
    yield _cowboys(text, seat, int(state.reserve[seat]), has_white)
    yield _revolvers(text, int(state.revolvers[seat]), 3 if state.guns_owner == seat else 0)
    yield _roads(text, int(state.roads[seat]))
    limit = NO_LIMIT if state.personality[seat] == NO_CARD else int(cash_limit(state, seat))
    yield _cash(text, int(state.money[seat]), limit, bool(state.has_duel_tiles))
    if state.has_duel_tiles:
        yield hand(seen)


def hand(seen: CarsonCitySeen, x: float = 0, y: float = 0) -> Node:
    """The viewer's duel tiles: at the right of the upper row, or moved from there."""
    state, count = seen.state, int(POINTS_ON_TILES)
    tiles = tuple(int(state.tiles[seen.seat * count + points]) for points in range(count))
    return _hand(seen.text, tiles, int(state.tile_count[seen.seat]), x, y)


@keep(256)
def _cowboys(text: Text, seat: int, count: int, has_white: bool) -> Node:
    total = count + int(has_white)
    told = text.say("carson-city-scene-cowboys", cowboys=total)
    apart = min(30.0, 128 / max(1, total - 1))
    parts = [draw_cowboy(seat, 32 + apart * n, 70, 48) for n in range(count)]
    if has_white:
        parts.append(white(32 + apart * count, 70, 48))
    parts.append(words(told, 14, LINE, 14, fill="var(--ink-2)"))
    return image("mine-cowboys", "mine", told, *parts)


@keep(256)
def _revolvers(text: Text, count: int, extra: int) -> Node:
    told = text.say("carson-city-scene-revolvers", revolvers=count)
    shown = min(count, 4)
    parts = [use_shape("revolver", 206 + 21 * n, 68) for n in range(shown)]
    if not shown:
        parts.append(circle(206, 68, 16, **EMPTY))
    if extra:
        parts.append(pill(206 + 21 * max(0, shown - 1) + 12, 52, f"+{extra}", 14))
    if count > 4:
        parts.append(pill(206 + 63, 84, f"×{count}", 13))
    parts.append(words(told, 190, LINE, 14, fill="var(--ink-2)"))
    return image("mine-revolvers", "mine", told, *parts)


def road_token(x: float, y: float) -> Markup:
    """A road that is not laid yet."""
    body: Style = {"fill": "var(--trail)", "stroke": "var(--trail-edge)", "stroke_width": 1.5}
    bed = rect(-5, -21, 10, 42, 5, **body)
    middle = path("M0-15V15", stroke="var(--wall)", stroke_dasharray="4 4")
    return el("g", bed, middle, transform=f"{at(x, y)} rotate(-24)")


@keep(64)
def _roads(text: Text, count: int) -> Node:
    told = text.say("carson-city-scene-roads", roads=count)
    shown = min(count, 5)
    apart = min(12, 36 / max(1, shown - 1))
    parts = [road_token(308 + apart * n, 68) for n in range(shown)]
    if not shown:
        parts.append(rect(303, 47, 10, 42, 5, transform="rotate(-24 308 68)", **EMPTY))
    parts.append(words(told, 296, LINE, 14, fill="var(--ink-2)"))
    return image("mine-roads", "mine", told, *parts)


def coins(money: int, most: int) -> list[int]:
    """An amount in few pieces; the rest of a fortune is told by its figure."""
    found: list[int] = []
    for value in MONEY:
        while money >= value and len(found) < most:
            found.append(value)
            money -= value
    return found


@keep(512)
def _cash(text: Text, money: int, limit: int, is_narrow: bool) -> Node:
    is_over = NO_LIMIT < limit < money
    if limit == NO_LIMIT:
        told = text.say("carson-city-scene-cash", dollars=money)
    else:
        told = text.say("carson-city-scene-cash-of", dollars=money, limit=limit)
    room = 42 if is_narrow else 110
    purse = coins(money, 3 if is_narrow else MOST_COINS)
    apart = min(22, room / max(1, len(purse) - 1))
    parts = [coin(384 + apart * n, 68, value, 14) for n, value in enumerate(purse)]
    fill = "var(--bad)" if is_over else "var(--ink-2)"
    parts.append(words(told, 370, LINE, 14, "bold" if is_over else "ui", fill))
    return image("mine-cash", "mine", told, *parts)


@keep(512)
def _hand(text: Text, counts: tuple[int, ...], tiles: int, left: float, top: float) -> Node:
    """The duel tiles: numbers 0 to 5, those one has lie in the light, several of a number in a pile."""
    told = text.say("carson-city-scene-duel-tiles")
    label = text.say("carson-city-scene-duel-tiles-label", tiles=tiles)
    parts = []
    for points, count in enumerate(counts):
        x, y = 462 + 25 * (points % 3), 54 + 31 * (points // 3)
        if count <= 0:
            parts.append(el("g", duel_tile(x, y, points, 20, 26), opacity=0.25))
        for level in range(count - 1, -1, -1):
            parts.append(duel_tile(x + 2.4 * level, y - 2.4 * level, points, 20, 26))
    parts.append(words(shorten(told, 13, 74), 452, LINE + 1, 13, fill="var(--ink-2)"))
    place = at(left, top)
    return image("mine-tiles", "mine", label, *parts, place=place)


def holdings(seen: CarsonCitySeen, incomes: Mapping[int, int], is_wide: bool) -> Iterator[Node]:
    """The lower row: buildings still to be placed, and what the estates earn now."""
    state, seat = seen.state, seen.seat
    first = seat * int(KIND_COUNT)
    kept = tuple(kind for kind in range(int(KIND_COUNT)) for _ in range(int(state.kept[first + kind])))
    yield _kept(seen.text, kept)
    own = [parcel for parcel in incomes if state.owner[parcel] == seat]
    yield _estate(seen.text, sum(incomes[parcel] for parcel in own))
    if is_wide:
        best = sorted(own, key=lambda parcel: -incomes[parcel])[:MOST_LISTED]
        yield _incomes(seen.text, tuple((int(state.kind_on(parcel)), incomes[parcel]) for parcel in best))


@keep(256)
def _kept(text: Text, kept: tuple[int, ...]) -> Node:
    head, none = text.say("carson-city-scene-kept"), text.say("carson-city-scene-kept-none")
    names = text.all_of([text.name(KINDS[kind]) for kind in kept])
    label = text.say("carson-city-scene-kept-label", tiles=names) if kept else none
    parts = [words(head, 14, 145, 14, "slab", "var(--ink-2)")]
    apart = min(48, 110 / max(1, len(kept) - 1))
    for place, kind in enumerate(kept):
        parts.append(tile(KINDS[kind], 10 + apart * place, 150, 52))
    if not kept:
        parts.append(words(none, 14, 172, 14, fill="var(--ink-3)"))
    return image("mine-kept", "mine", label, *parts)


@keep(256)
def _estate(text: Text, dollars: int) -> Node:
    head = text.say("carson-city-scene-estate-now")
    total = text.say("carson-city-scene-dollars", dollars=dollars)
    told = text.say("carson-city-scene-all-estates"), text.say("carson-city-scene-open-estates")
    parts = [
        words(head, 204, 145, 14, "slab", "var(--ink-2)"),
        words(total, 204, 170, 24, "slab"),
        opener_plate(ESTATES, 204, 178, 166, *told),
    ]
    return node("mine-estate", "mine", together(parts))


@keep(256)
def _incomes(text: Text, best: tuple[tuple[int, int], ...]) -> Node:
    """The estates that earn most."""
    parts = []
    for place, (kind, income) in enumerate(best):
        y = 148 + 25 * place
        parts.append(coin(404, y, income, 10.5))
        parts.append(words(shorten(text.name(KINDS[kind]), 14, 86), 422, y + 5, 14, fill="var(--ink-2)"))
    return node("mine-incomes", "mine", together(parts), aria_hidden="true")


def firepower_label(seen: CarsonCitySeen) -> str:
    """The firepower and what it is made of."""
    state, seat = seen.state, seen.seat
    power = int(state.firepower(seat))
    hired = power - int(state.reserve[seat]) - int(state.revolvers[seat])
    message = (
        "carson-city-scene-firepower-more"
        if state.personality[seat] == MERCENARY or hired
        else "carson-city-scene-firepower-label"
    )
    return seen.say(
        message,
        firepower=power,
        cowboys=int(state.reserve[seat]),
        revolvers=int(state.revolvers[seat]),
        more=hired,
    )
