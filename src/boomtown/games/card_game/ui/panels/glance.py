"""Another player at a glance: a small city or the cards collected, points, characters and bids left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boomtown.core.svg import Markup, Style, at, el, number, path, rect, together
from boomtown.core.text import Text
from boomtown.games.card_game.components import CHARACTERS, TERRAIN
from boomtown.games.card_game.ui.panels.auction import auction_back
from boomtown.games.card_game.ui.panels.characters import portrait
from boomtown.games.card_game.ui.panels.city import elements_of
from boomtown.games.card_game.ui.parcels import element
from boomtown.games.card_game.ui.seen import CardGameSeen
from boomtown.games.card_game.ui.small_city import small_city
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.panel import figure_disc
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import shorten

KINDS: Final = 3  # of buildings that a panel shows
STRENGTH: Final = ("card-game-scene-novice", "card-game-scene-intermediate", "card-game-scene-expert")


@dataclass(frozen=True, slots=True)
class Glance:
    """What a panel shows; equal ones are drawn once."""

    player: int
    suit: int
    name: str
    label: str
    under: str  # the name: how strong a virtual player is
    points: int
    parcels: tuple[tuple[int, int, str], ...]  # of a city
    appeals: tuple[int, ...]  # of the cards a virtual player has collected
    characters: tuple[int, ...]
    used: tuple[int, ...]  # characters turned sideways
    held: tuple[tuple[int, bool], ...]  # auction cards, and whether each is left
    pays: tuple[tuple[str, int], ...]  # the kinds of buildings that bring most


def glance(seen: CardGameSeen, player: int) -> Glance:
    """All that the panel of a player needs."""
    text, state = seen.text, seen.state
    characters, cards = seen.characters(player), seen.terrain(player)
    held = seen.list_bids(player)
    is_virtual = player >= len(seen.seats)
    under = ""
    if is_virtual:
        strength = text.say(STRENGTH[int(state.strength_of(player))])
        under = text.say("card-game-scene-virtual", strength=strength)
    return Glance(
        player=player,
        suit=seen.suit(player),
        name=seen.names[player],
        label=about(seen, player),
        under=under,
        points=seen.points[player],
        parcels=() if is_virtual else tuple(elements_of(seen, player)),
        appeals=tuple(TERRAIN[card].appeal for card in cards) if is_virtual else (),
        characters=tuple(characters),
        used=tuple(who for who in characters if seen.is_used(who)),
        held=tuple(held),
        pays=() if is_virtual else tuple(seen.pays[player].items())[:KINDS],
    )


def about(seen: CardGameSeen, player: int) -> str:
    """A sentence about a player: points, cards, characters, bids left."""
    return _sentence(
        seen.text,
        seen.names[player],
        seen.points[player],
        len(seen.terrain(player)),
        tuple(seen.characters(player)),
        sum(is_left for _, is_left in seen.list_bids(player)),
    )


@keep(2048)
def _sentence(text: Text, name: str, points: int, cards: int, characters: tuple[int, ...], bids: int) -> str:
    people = [text.name(CHARACTERS[who].id) for who in characters]
    sentence = text.say(
        "card-game-scene-player",
        name=name,
        points=points,
        cards=cards,
        characters=len(people),
        bids=bids,
    )
    return f"{sentence}: {text.all_of(people)}" if people else sentence


def panel(who: Glance, wide: float, high: float) -> Markup:
    """The panel: a heading, and below it as much as there is room for."""
    line: Style = {"stroke": "var(--line-strong)", "fill": "var(--raised)"}
    parts = [
        rect(0, 0, wide, high, 9, **line),
        disc(SEATS[who.suit], 19, 19, 12.5),
        words(str(who.points), wide - 10, 26, 20, "slab", anchor="end"),
    ]
    room = wide - 92
    if who.under and high > 66:
        parts.append(words(shorten(who.name, 15, room, "slab"), 38, 17, 15, "slab"))
        parts.append(words(shorten(who.under, 12.5, room), 38, 32, 12.5, "ui", "var(--ink-2)"))
    else:
        parts.append(words(shorten(who.name, 16, room, "slab"), 38, 25, 16, "slab"))
    top, deep = 40.0, high - 48
    if high <= 66:
        parts.append(_line(who, wide, high))
    elif who.under:
        parts.append(_collected(who, wide, top, deep))
    else:
        parts.append(_city(who, wide, top, deep))
    return together(parts)


def _city(who: Glance, wide: float, top: float, deep: float) -> Markup:
    """The small city at the left; characters and bids at the right."""
    room = min(deep, 92.0)
    left = 20 + room
    parts = [el("g", small_city(who.parcels, room), transform=at(10, top))]
    figures = _figures(who, left, top + deep - 2, wide - left - 8)
    high = deep - 22
    if deep >= 76:
        high = 24
        for n, (kind, points) in enumerate(who.pays):
            x = left + n * (wide - left - 6) / KINDS
            parts.append(element(kind, x - 2, top + 33, 22))
            parts.append(words(str(points).replace("-", "−"), x + 20, top + 51, 13, "slab"))
    return together([*parts, _portraits(who, left, top, wide - left - 8, high), figures])


def _portraits(who: Glance, x: float, y: float, room: float, deep: float) -> Markup:
    """The characters as small pictures, in one or two rows; those used are pale."""
    count = len(who.characters)
    if not count:
        return Markup()
    rows = 2 if deep >= 46 and count > 4 else 1
    across = -(-count // rows)
    step = min(26.0, room / across, deep / rows * 1.2)
    r = min(11.5, deep / rows / 2 - 1, 11.5 if step > 20 else max(7.0, step * 0.55))
    drawn = []
    for n, person in enumerate(who.characters):
        cx, cy = x + 12 + n % across * step, y + 11 + n // across * 25
        one = portrait(person, cx, cy, r)
        drawn.append(el("g", one, opacity=0.4) if person in who.used else one)
    return together(drawn)


def _figures(who: Glance, x: float, y: float, room: float) -> Markup:
    """The figures of the auction cards, those used struck through."""
    step, drawn, struck = room / len(who.held), [], []
    for n, (value, is_left) in enumerate(who.held):
        cx = x + (n + 0.5) * step
        ink = "var(--ink)" if is_left else "var(--ink-3)"
        drawn.append(words(str(value), cx, y, 13, "slab" if is_left else "ui", ink, "middle"))
        if not is_left:
            struck.append(f"M{number(cx - 4.5)} {number(y - 1)}l9-8")
    return together(drawn) + path("".join(struck) or "M0 0", stroke="var(--ink-2)", stroke_width=1.3)


def _collected(who: Glance, wide: float, top: float, deep: float) -> Markup:
    """The cards of a virtual player by their appeal, its characters, and the stack of its bids."""
    left = sum(is_left for _, is_left in who.held)
    parts: list[Markup] = []
    room = wide - 74
    rows = 2 if len(who.appeals) > 8 and deep >= 58 else 1
    size = 25.0 if rows == 2 else min(38.0, deep - 6)
    across = -(-len(who.appeals) // rows)
    step = min(size + 2, (room - size) / max(1, across - 1))
    line: Style = {"fill": "var(--prairie)", "stroke": "var(--outline)", "stroke_width": 1}
    for n, appeal in enumerate(who.appeals):
        x, y = 10 + n % across * step, top + 2 + n // across * (size + 3)
        parts.append(rect(x, y, size, size, 4, **line))
        parts.append(figure_disc(appeal, x + min(9, size / 2), y + size / 2, 8))
    low = top + 6 + rows * (size + 3)
    if top + deep - low >= 16:
        parts.append(_portraits(who, 8, low, room, 22))
    y = top + 2
    if left:
        under = min(3, left - 1)
        cards = [
            el(
                "g",
                auction_back(who.suit, 30),
                transform=at(wide - 48 - 2 * n, y + 4 - 2 * n),
            )
            for n in range(under, -1, -1)
        ]
        parts += cards
    parts.append(words(f"×{left}", wide - 16, top + min(deep, 66), 13, "slab", "var(--ink-2)", "end"))
    return together(parts)


def _line(who: Glance, wide: float, high: float) -> Markup:
    """Where there is little room: how many cards and characters, and the bids."""
    cards = len(who.appeals) or len({(row, column) for row, column, _ in who.parcels})
    parts = [
        icon("village", 20, high - 14, 16, "var(--ink-2)"),
        words(str(cards), 32, high - 9, 13, "slab"),
        icon("person", 62, high - 14, 16, "var(--ink-2)"),
        words(str(len(who.characters)), 73, high - 9, 13, "slab"),
    ]
    return together(parts) + _figures(who, 92, high - 9, wide - 100)
