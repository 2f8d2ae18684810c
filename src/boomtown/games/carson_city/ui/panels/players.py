"""Everybody's public figures: as facts for pages, and as cards for pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from boomtown.core.svg import Node, at, image, rect
from boomtown.core.text import Text
from boomtown.games.carson_city.components import PERSONALITIES
from boomtown.games.carson_city.rules.state import NO_CARD, NO_SPACE
from boomtown.games.carson_city.rules.tables import KIND_COUNT
from boomtown.games.carson_city.ui.panels.board import PLAYERS_WIDTH
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen
from boomtown.games.carson_city.ui.shapes import badge
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.pieces import stripe
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import shorten

Facts = list[tuple[str, str]]
HIGH: Final = 92
APART: Final = 10
NO_TILES: Final = -1


class ShownPlayer(NamedTuple):
    """What there is to see of a player."""

    seat: int
    name: str
    points: int
    dollars: int
    cowboys: int  # in the reserve, the white one too
    firepower: int
    parcels: int
    roads: int
    card: int
    has_guns: bool
    kept: int  # buildings not placed yet
    duel_tiles: int  # NO_TILES in a game without them


def _list_players(seen: CarsonCitySeen) -> list[ShownPlayer]:
    state, shown = seen.state, []
    for seat in seen.seats:
        has_white = state.sheriff_owner == seat and state.sheriff_at == NO_SPACE
        first = seat * int(KIND_COUNT)
        shown.append(
            ShownPlayer(
                seat=seat,
                name=seen.names[seat],
                points=int(state.score[seat]),
                dollars=int(state.money[seat]),
                cowboys=int(state.reserve[seat]) + int(has_white),
                firepower=int(state.firepower(seat)),
                parcels=int(state.parcels[seat]),
                roads=int(state.roads[seat]),
                card=int(state.personality[seat]),
                has_guns=bool(state.guns_owner == seat),
                kept=int(sum(state.kept[first : first + int(KIND_COUNT)])),
                duel_tiles=int(state.tile_count[seat]) if state.has_duel_tiles else NO_TILES,
            )
        )
    return shown


@keep(512)
def _facts(text: Text, shown: ShownPlayer) -> tuple[tuple[str, str], ...]:
    """Money, cowboys, firepower, parcels and roads."""
    return (
        ("coins", text.say("carson-city-scene-dollars", dollars=shown.dollars)),
        ("western-hat", str(shown.cowboys)),
        ("revolver", str(shown.firepower)),
        ("stakes-fence", str(shown.parcels)),
        ("road", str(shown.roads)),
    )


@keep(512)
def _sentence(text: Text, shown: ShownPlayer) -> str:
    """The same in words, with the personality and what is kept."""
    told = text.say(
        "carson-city-scene-player",
        name=shown.name,
        dollars=shown.dollars,
        cowboys=shown.cowboys,
        firepower=shown.firepower,
        parcels=shown.parcels,
        roads=shown.roads,
    )
    more = _line(text, shown)
    return f"{told} {more}" if more else told


def _line(text: Text, shown: ShownPlayer) -> str:
    """The context of a player: the personality, kept buildings, duel tiles."""
    parts = []
    if shown.card != NO_CARD:
        parts.append(text.name(PERSONALITIES[shown.card].id))
    if shown.has_guns:
        parts.append(text.say("carson-city-scene-has-guns"))
    if shown.kept:
        parts.append(text.say("carson-city-scene-keeps", tiles=shown.kept))
    if shown.duel_tiles != NO_TILES:
        parts.append(text.say("carson-city-scene-duel-tiles-label", tiles=shown.duel_tiles))
    return " · ".join(parts)


def facts(seen: CarsonCitySeen) -> list[tuple[str, Facts]]:
    """For a page that shows the players itself."""
    return [(_sentence(seen.text, one), list(_facts(seen.text, one))) for one in _list_players(seen)]


def height(seats: int) -> float:
    """Units that the section needs."""
    return seats * (HIGH + APART)


def players(seen: CarsonCitySeen) -> Iterator[Node]:
    """A card for each seat."""
    acting = seen.state.actors()
    for shown in _list_players(seen):
        yield _card(seen.text, shown, shown.seat in acting)


@keep(512)
def _card(text: Text, shown: ShownPlayer, is_acting: bool) -> Node:
    seat, name, context = shown.seat, shown.name, _line(text, shown)
    points = text.say("carson-city-scene-points", points=shown.points)
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
    for picture, figure in _facts(text, shown):
        parts.append(icon(picture, x + 9, 56, 17, "var(--ink)"))
        parts.append(words(figure, x + 22, 62, 16, "bold"))
        x += 64 if picture == "coins" else 52
    place = at(0, seat * (HIGH + APART))
    return image(f"player-{seat}", "players", _sentence(text, shown), *parts, place=place)
