"""The duel that is fought: everybody's firepower, dice or duel tiles, and the odds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.step import HIDDEN
from boomtown.core.svg import Markup, Node, Style, at, circle, el, image, together
from boomtown.games.carson_city.rules.state import NO_TILE
from boomtown.games.carson_city.rules.steps.duel import Duel, PlayDuelTiles, RollDie
from boomtown.games.carson_city.ui.figures import place_name
from boomtown.games.carson_city.ui.panels.board import MINE_BOX
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen
from boomtown.games.carson_city.ui.previews import duellists, odds
from boomtown.games.carson_city.ui.shapes import badge
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.typesetting import shorten

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
UNKNOWN: Final = -9  # neither die nor tile yet


def find_duel_space(seen: CarsonCitySeen) -> int | None:
    """The space for which a duel is fought now."""
    step = seen.step
    return int(step.space) if isinstance(step, (Duel, RollDie, PlayDuelTiles)) else None


def duel(seen: CarsonCitySeen, is_alone: bool) -> Iterator[Node]:
    """The panel's upper row during a duel; all of it if there is nothing to choose."""
    space, state = find_duel_space(seen), seen.state
    if space is None:
        return
    seats = duellists(seen, space)
    powers = [int(state.firepower(seat)) for seat in seats]
    added = [_added(seen, seat) for seat in seats]
    chances: list[float] | None = None
    if not state.has_duel_tiles:
        chances = odds(powers, [max(0, die) for die in added])
    for place, seat in enumerate(seats):
        percent = (
            "" if chances is None else seen.say("carson-city-scene-odds", percent=round(100 * chances[place]))
        )
        name = seen.names[seat]
        label = seen.say(
            "carson-city-scene-duellist",
            name=name,
            place=place_name(seen.text, space),
            firepower=powers[place],
        )
        told = (name, percent, label)
        yield _duellist(
            place, len(seats), seat, powers[place], added[place], bool(state.has_duel_tiles), told, is_alone
        )


def _added(seen: CarsonCitySeen, seat: int) -> int:
    """The die a duellist has rolled, or the tile it has laid; UNKNOWN if neither."""
    state, step = seen.state, seen.step
    if isinstance(step, RollDie):
        rolled = [int(seat) for seat in list(state.lower)[: int(step.place)]]
        return int(state.die[seat]) if seat in rolled else UNKNOWN
    if isinstance(step, PlayDuelTiles) and state.played[seat] != NO_TILE:
        return int(state.played[seat])
    return UNKNOWN


def die(x: float, y: float, face: int, size: float = 34) -> Markup:
    """A die around its middle; 0 has not been rolled."""
    line: Style = {"stroke": "var(--outline)", "stroke_width": 1.5}
    rest: Style = {"fill": "none", "stroke": "var(--line-strong)", "stroke_dasharray": "4 3"}
    box: Style = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size, "rx": size * 0.2}
    if face not in PIPS:
        return el("rect", **box, **rest) + words("?", x, y + 6, 17, "slab", "var(--ink-2)", "middle")
    dots = [
        circle(x + dx * size * 0.26, y + dy * size * 0.26, size * 0.09, fill="#2b2018")
        for dx, dy in PIPS[face]
    ]
    return el("rect", fill="#fffdf6", **box, **line) + together(dots)


def duel_tile(x: float, y: float, points: int, wide: float = 26, high: float = 34) -> Markup:
    """A duel tile around its middle: its points, or its back."""
    box: Style = {"x": x - wide / 2, "y": y - high / 2, "width": wide, "height": high, "rx": 4}
    line: Style = {"stroke": "var(--outline)", "stroke_width": 1.5}
    if points < 0:
        back = el("rect", fill="var(--bar)", **box, **line)
        return back + icon("duel", x, y, wide * 0.7, "var(--bar-ink)")
    front = el("rect", fill="#f6e7c4", **box, **line)
    return front + words(str(points), x, y + 6, 17, "slab", "#2b2018", "middle")


@keep(512)
def _duellist(
    place: int,
    count: int,
    seat: int,
    power: int,
    added: int,
    has_tiles: bool,
    told: tuple[str, str, str],
    is_alone: bool,
) -> Node:
    """A duellist around the middle of its column: who, firepower, die or tile, and the odds."""
    name, percent, label = told
    scale = 1.35 if is_alone and count < 4 else 1.0
    room = (MINE_BOX[2] - 24) / count
    wide = room / scale
    parts = []
    if place:
        ring = circle(-wide / 2, 14, 13, fill="var(--accent)")
        parts.append(ring + icon("duel", -wide / 2, 14, 18, "var(--accent-ink)"))
    parts.append(badge(seat, -38, -8, 13))
    parts.append(words(shorten(name, 15, wide / 2 - 6, "slab"), -20, -3, 15, "slab"))
    parts.append(icon("revolver", -36, 24, 22, "var(--ink)"))
    parts.append(words(f"{power} +", -20, 30, 18, "slab"))
    if has_tiles and added != UNKNOWN:
        parts.append(duel_tile(32, 24, added if added != HIDDEN else -1, 24, 32))
    else:
        parts.append(die(32, 24, max(0, added), 30))
    if percent:
        parts.append(words(percent, 0, 56, 14, fill="var(--ink-2)", anchor="middle"))
    where = at(12 + room * (place + 0.5), 102 if is_alone else 66, scale)
    return image(f"duellist-{seat}", "mine", label, *parts, place=where)
