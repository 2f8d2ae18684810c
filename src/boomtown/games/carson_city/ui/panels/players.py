"""Everybody's public figures: as facts for pages, and as cards for pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Node, at, image, rect
from boomtown.games.carson_city.components import PERSONALITIES
from boomtown.games.carson_city.rules.state import NO_CARD, NO_SPACE
from boomtown.games.carson_city.ui.panels.board import PLAYERS_WIDTH
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen
from boomtown.games.carson_city.ui.shapes import badge
from boomtown.look.icons import icon
from boomtown.look.lettering import words
from boomtown.look.pieces import stripe
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import shorten

Facts = list[tuple[str, str]]
HIGH: Final = 92
APART: Final = 10


def facts_of(seen: CarsonCitySeen, seat: int) -> Facts:
    """Money, cowboys, firepower, parcels and roads."""
    state = seen.state
    cowboys = int(state.reserve[seat])
    if state.sheriff_owner == seat and state.sheriff_at == NO_SPACE:
        cowboys += 1
    return [
        ("coins", seen.say("carson-city-scene-dollars", dollars=int(state.money[seat]))),
        ("western-hat", str(cowboys)),
        ("revolver", str(int(state.firepower(seat)))),
        ("stakes-fence", str(int(state.parcels[seat]))),
        ("road", str(int(state.roads[seat]))),
    ]


def sentence(seen: CarsonCitySeen, seat: int) -> str:
    """The same in words, with the personality and what is kept."""
    state = seen.state
    shown: dict[str, str | int] = {
        "name": seen.names[seat],
        "dollars": int(state.money[seat]),
        "cowboys": int(facts_of(seen, seat)[1][1]),
        "firepower": int(state.firepower(seat)),
        "parcels": int(state.parcels[seat]),
        "roads": int(state.roads[seat]),
    }
    told = seen.say("carson-city-scene-player", **shown)
    more = line(seen, seat)
    return f"{told} {more}" if more else told


def line(seen: CarsonCitySeen, seat: int) -> str:
    """The context of a player: the personality, kept buildings, duel tiles."""
    state, parts = seen.state, []
    card = int(state.personality[seat])
    if card != NO_CARD:
        parts.append(seen.text.name(PERSONALITIES[card].id))
    if state.guns_owner == seat:
        parts.append(seen.say("carson-city-scene-has-guns"))
    kept = sum(int(state.kept[seat * 8 + kind]) for kind in range(8))
    if kept:
        parts.append(seen.say("carson-city-scene-keeps", tiles=kept))
    if state.has_duel_tiles:
        parts.append(seen.say("carson-city-scene-duel-tiles-label", tiles=int(state.tile_count[seat])))
    return " · ".join(parts)


def facts(seen: CarsonCitySeen) -> list[tuple[str, Facts]]:
    """For a page that shows the players itself."""
    return [(sentence(seen, seat), facts_of(seen, seat)) for seat in range(int(seen.state.seat_count))]


def height(seats: int) -> float:
    """Units that the section needs."""
    return seats * (HIGH + APART)


def players(seen: CarsonCitySeen) -> Iterator[Node]:
    """A card for each seat."""
    state = seen.state
    acting = state.actors()
    for seat in range(int(state.seat_count)):
        points = seen.say("carson-city-scene-points", points=int(state.score[seat]))
        told = (seen.names[seat], points, line(seen, seat), sentence(seen, seat))
        yield _card(seat, seat in acting, tuple(facts_of(seen, seat)), told)


@lru_cache(maxsize=512)
def _card(
    seat: int, is_acting: bool, figures: Sequence[tuple[str, str]], told: tuple[str, str, str, str]
) -> Node:
    name, points, context, label = told
    wide = PLAYERS_WIDTH
    edge = {"stroke": "var(--ink)", "stroke_width": 2.4} if is_acting else {"stroke": "var(--line)"}
    parts = [
        rect(1, 1, wide - 2, HIGH - 2, 8, fill="var(--raised)"),
        stripe(SEATS[seat], 1, 1, 8, HIGH - 2),
        rect(1, 1, wide - 2, HIGH - 2, 8, fill="none", **edge),
        badge(seat, 34, 30, 17),
        words(shorten(name, 18, 160, "slab"), 60, 36, 18, "slab"),
        words(points, wide - 14, 36, 17, "slab", anchor="end"),
        words(shorten(context, 14, wide - 34), 22, 82, 14, fill="var(--ink-2)"),
    ]
    x = 22.0
    for picture, figure in figures:
        parts.append(icon(picture, x + 9, 56, 17, "var(--ink)"))
        parts.append(words(figure, x + 22, 62, 16, "bold"))
        x += 64 if picture == "coins" else 52
    place = at(0, seat * (HIGH + APART))
    return image(f"player-{seat}", "players", label, *parts, place=place)
