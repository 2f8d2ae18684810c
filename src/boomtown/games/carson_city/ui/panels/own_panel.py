"""The panel of the viewer: the reserve, a duel, a decision, or who has won; for spectators what is left for all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from boomtown.core.svg import Markup, Node, image, node, path, together
from boomtown.core.text import Text
from boomtown.games.carson_city.rules.steps.ending import winner
from boomtown.games.carson_city.ui.figures import place_name
from boomtown.games.carson_city.ui.panels.board import MINE_BOX
from boomtown.games.carson_city.ui.panels.choices import SOME, buttons, choices, is_few
from boomtown.games.carson_city.ui.panels.duel import duel, find_duel_space
from boomtown.games.carson_city.ui.panels.reserve import (
    ESTATES,
    firepower_label,
    hand,
    holdings,
    pieces,
    road_token,
)
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen
from boomtown.games.carson_city.ui.shapes import badge, tile
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.panel import opener_plate, paper
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import shorten

LAYERS: Final = ("mine", "mine-targets")
WIDE: Final = MINE_BOX[2]
HIGH: Final = MINE_BOX[3]
BAND: Final = f"M0.5 12.5a12 12 0 0 1 12-12h{WIDE - 25:g}a12 12 0 0 1 12 12v21.5h-{WIDE - 1:g}z"
STOCK: Final = "stock"


def mine(seen: CarsonCitySeen, incomes: Mapping[int, int]) -> Iterator[Node]:
    """The whole panel."""
    yield paper("mine-paper", "mine", WIDE, HIGH)
    state = seen.state
    is_player = 0 <= seen.seat < state.seat_count
    found = choices(seen)
    space = find_duel_space(seen)
    if state.is_over():
        yield from _victory(seen)
    elif space is not None:
        title = seen.say("carson-city-scene-duel-for", place=place_name(seen.text, space))
        yield _head(seen.seat if is_player else -1, title, "", "", "", title)
        has_hand = bool(is_player and state.has_duel_tiles and not found)
        yield from duel(seen, not found and not has_hand)
        if has_hand:
            yield hand(seen, -WIDE / 2 + 38, 92)
    elif is_player:
        power = int(state.firepower(seen.seat))
        fire = seen.say("carson-city-scene-firepower", firepower=power)
        plates = (seen.say("carson-city-scene-stock"), seen.say("carson-city-scene-open-stock"))
        yield _head(
            seen.seat, seen.say("carson-city-scene-your-reserve"), fire, *plates, firepower_label(seen)
        )
        if len(found) <= SOME:
            yield from pieces(seen)
    else:
        yield from _common(seen)
    if is_player and not state.is_over() and space is None and len(found) <= SOME:
        yield _rule()
        if is_few(found):
            yield from holdings(seen, incomes, not found)
    if len(found) > SOME:
        yield _caption(seen.say("carson-city-scene-choose-one"))
    yield from buttons(seen, found)


@keep(4)
def _rule() -> Node:
    line = path(f"M14 122h{WIDE - 28:g}", stroke="var(--line)")
    return node("mine-rule", "mine", line, aria_hidden="true")


@keep(16)
def _caption(told: str) -> Node:
    return node("mine-caption", "mine", words(told, 14, 54, 15, fill="var(--ink-2)"))


@keep(512)
def _head(seat: int, title: str, fire: str, stock: str, stock_label: str, label: str) -> Node:
    """A band in the seat's colour with the title and the firepower."""
    fill, ink = ("var(--bar)", "var(--bar-ink)") if seat < 0 else (SEATS[seat].color, SEATS[seat].ink)
    parts: list[Markup] = [path(BAND, fill=fill)]
    left = 14
    if seat >= 0:
        parts.append(badge(seat, 22, 17, 13))
        left = 44
    parts.append(words(shorten(title, 17, 250, "slab"), left, 23, 17, "slab", ink))
    if fire:
        parts.append(words(fire, WIDE - 14, 23, 16, "slab", ink, "end"))
    if stock:
        parts.append(opener_plate(STOCK, 214, 5.5, 144, stock, stock_label))
    return node("mine-head", "mine", together(parts))


def _common(seen: CarsonCitySeen) -> Iterator[Node]:
    """For whoever only watches: what is left in the general reserve."""
    state = seen.state
    houses, roads, buildings = int(state.house_stock), int(state.road_stock), int(sum(state.bag.left))
    plates = (seen.say("carson-city-scene-stock"), seen.say("carson-city-scene-open-stock"))
    yield _head(-1, seen.say("carson-city-scene-on-the-table"), "", *plates, "")
    yield _shared(seen.text, houses, roads, buildings)


@keep(256)
def _shared(text: Text, houses: int, roads: int, buildings: int) -> Node:
    told = (
        text.say("carson-city-scene-houses-left", houses=houses),
        text.say("carson-city-scene-roads-left", roads=roads),
        text.say("carson-city-scene-buildings-left", buildings=buildings),
    )
    plate = text.say("carson-city-scene-all-estates"), text.say("carson-city-scene-open-estates")
    parts = [tile("house", 46, 58, 64), road_token(250, 92), road_token(264, 92), tile("saloon", 398, 58, 64)]
    for place, content in enumerate(told):
        x = 78 + 178 * place
        parts.append(words(content, x, 146, 15, "slab", anchor="middle"))
    parts.append(opener_plate(ESTATES, 178, 168, 168, *plate))
    return node("mine-shared", "mine", together(parts))


def _victory(seen: CarsonCitySeen) -> Iterator[Node]:
    """The laurels, and who has won."""
    seat = int(winner(seen.state))
    title = seen.say("carson-city-scene-winner")
    name, points = seen.names[seat], seen.say("carson-city-scene-points", points=int(seen.state.score[seat]))
    yield _head(
        seat,
        title,
        points,
        seen.say("carson-city-scene-stock"),
        seen.say("carson-city-scene-open-stock"),
        title,
    )
    yield _laurels(seat, name, points)
    plate = opener_plate(
        ESTATES,
        200,
        160,
        168,
        seen.say("carson-city-scene-all-estates"),
        seen.say("carson-city-scene-open-estates"),
    )
    yield node("mine-open-estates", "mine", plate)


@keep(64)
def _laurels(seat: int, name: str, points: str) -> Node:
    parts = [
        icon("laurels", 110, 116, 130, "var(--gold)"),
        badge(seat, 110, 112, 30),
        words(shorten(name, 34, 280, "display"), 200, 108, 34, "display"),
        words(points, 200, 138, 20, "slab", "var(--ink-2)"),
    ]
    return image("mine-victory", "mine", f"{name}: {points}", *parts)
