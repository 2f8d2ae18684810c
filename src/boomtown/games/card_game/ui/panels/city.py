"""A city of overlapping cards on its dotted field, with what its owner may lay, sell or do without a place."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, circle, el, image, node, number, path, rect
from boomtown.core.text import Text
from boomtown.games.card_game.components import ELEMENTS, TERRAIN
from boomtown.games.card_game.rules.steps.ending import SellBeforeScoring
from boomtown.games.card_game.rules.tables import ROUNDS, SIDE
from boomtown.games.card_game.rules.verbs import ASIDE, DONE, PLACE, SELL, VERBS
from boomtown.games.card_game.ui.city_layout import CityLayout, cards_in_order, survey
from boomtown.games.card_game.ui.marks import era_name
from boomtown.games.card_game.ui.parcels import CARD, PLOT, definitions, face, front
from boomtown.games.card_game.ui.seen import CardGameSeen
from boomtown.games.card_game.ui.text import corners
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import INK, words
from boomtown.look.panel import figure_disc
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.targets import action_button, button, ghost, legal_over, target, why_field
from boomtown.look.typesetting import shorten, width

WIDTH: Final = 512
HEIGHT: Final = 588
FIELD: Final = 32  # where the field begins
PAD: Final = 8  # between the field's edge and its parcels
ROOM: Final = WIDTH - 2 * PAD
LAYERS: Final = ("faces", "city-ground", "city", "city-marks", "city-targets")


def city(seen: CardGameSeen) -> Iterator[Node]:
    """The section: its heading, the field, the cards and the targets."""
    state, seat = seen.state, seen.subject
    where = survey(state, seat, ROOM)
    yield definitions()
    reading = int(state.switches[0])
    cards = tuple(cards_in_order(state, seat))
    for card in sorted({*(card for card, _, _ in cards), *_in_sight(seen)}):
        yield face(card, reading)
    yield _heading(seen)
    yield field("city-field", "city-ground", where, WIDTH, FIELD)
    yield from city_cards(seen.text, "card-", "city", cards, where, FIELD, reading)
    if seen.options:
        yield from _targets(seen, where)
    yield from _footer(seen, where)


def _in_sight(seen: CardGameSeen) -> list[int]:
    """The terrain cards on offer and the one to be placed: their faces are needed too."""
    state = seen.state
    cards = [int(state.offered[n]) for n in range(int(state.offer_count))]
    cards += [seen.placing[1]] if seen.placing else []
    return [card for card in cards if card < len(TERRAIN)]


@keep(1024)
def card_label(text: Text, card: int, reading: int, is_open: bool) -> str:
    """What a card in a city shows, for whoever cannot see it."""
    message = "card-game-scene-card" if is_open else "card-game-scene-card-covered"
    return text.say(message, card=corners(text, card, reading), appeal=TERRAIN[card].appeal)


@keep(1024)
def city_cards(
    text: Text,
    key: str,
    layer: str,
    cards: tuple[tuple[int, int, bool], ...],
    where: CityLayout,
    top: float,
    reading: int,
) -> tuple[Node, ...]:
    """The cards of a city: each with its cell, and whether nothing covers it."""
    return tuple(
        city_card(
            f"{key}{TERRAIN[card].id}",
            layer,
            card,
            is_open,
            where,
            cell,
            top,
            card_label(text, card, reading, is_open),
        )
        for card, cell, is_open in cards
    )


def _heading(seen: CardGameSeen) -> Node:
    state, name = seen.state, "" if seen.is_own else seen.names[seen.subject]
    round_ = 0 if state.is_over() else min(int(state.round) + 1, int(ROUNDS))
    return _draw_heading(seen.text, seen.suit(seen.subject), name, int(state.era), round_)


@keep(1024)
def _draw_heading(text: Text, suit: int, name: str, era: int, round_: int) -> Node:
    """Whose city it is, the viewer's own without a name; and the round, 0 when the game is over."""
    title = text.say("card-game-scene-city-of", name=name) if name else text.say("card-game-scene-your-city")
    if round_:
        said = era_name(text, era)
        when = text.say("card-game-scene-round", era=said, round=round_, rounds=int(ROUNDS))
    else:
        when = text.say("card-game-scene-over")
    room = WIDTH - 52 - width(when, 15)
    return node(
        "city-heading",
        "city-ground",
        disc(SEATS[suit], 14, 14, 13),
        words(shorten(title, 18, room, "slab"), 34, 20, 18, "slab"),
        words(when, WIDTH - 4, 20, 15, "ui", "var(--ink-2)", "end"),
    )


@lru_cache(maxsize=256)
def field(key: str, layer: str, where: CityLayout, wide: float, top: float) -> Node:
    """The table on which the city grows: dots wherever a card could still come to lie."""
    rect: Style = {"x": 0.5, "y": top + 0.5, "width": wide - 1, "height": wide - 1, "rx": 14}
    ground = el("rect", fill="var(--void)", stroke="var(--line-strong)", **rect)
    p, pad = where.plot, (wide - where.room) / 2
    lines = []
    for n in range(where.cells + 1):
        along = number(round(pad + n * p, 1))
        start, end = number(pad), number(where.room)
        lines.append(
            f"M{along} {number(top + pad)}v{end}M{start} {number(round(top + pad + n * p, 1))}h{end}"
        )
    dots: Style = {"stroke": "var(--void-dot)", "stroke_width": 1.2, "stroke_dasharray": "2 6"}
    return node(key, layer, ground, path("".join(lines), **dots), aria_hidden="true")


@lru_cache(maxsize=8192)
def city_card(
    key: str, layer: str, card: int, is_open: bool, where: CityLayout, cell: int, top: float, label: str
) -> Node:
    """A card of a city; the appeal of one that is partly covered is not shown."""
    x, y = where.place(cell)
    appeal = _appeal(card, where.plot) if is_open else Markup()
    place = at(PAD + x, top + PAD + y, where.plot / PLOT)
    return image(key, layer, label, front(card), appeal, place=place)


def _appeal(card: int, plot: float) -> Markup:
    """The appeal in the middle of a card; on small parcels it stays large enough to be read."""
    return figure_disc(TERRAIN[card].appeal, PLOT, PLOT, max(11.5, round(9.4 * PLOT / plot, 1)))


def _targets(seen: CardGameSeen, where: CityLayout) -> Iterator[Node]:
    """Cards to sell, then places for the card in hand, then places where it may not lie."""
    state, options = seen.state, seen.options
    cells = {card: cell for card, cell, _ in cards_in_order(state, seen.subject)}
    step = state.agenda[-1] if state.agenda else None
    for action in options:
        if SELL.has(action):
            card = int(SELL.part(action))
            x, y = where.place(cells[card])
            label = seen.text.action(action, state)
            yield _sale(VERBS.text(action), PAD + x, FIELD + PAD + y, where.plot, label)
    if options and isinstance(step, SellBeforeScoring):
        kept = [card for card in cells if int(SELL.of(card)) not in options]
        yield _refused_sales(
            tuple((VERBS.text(SELL.of(card)), *where.place(cells[card])) for card in kept), where.plot
        )
    if seen.placing is None or not options:
        return
    card = seen.placing[1]
    legal = {int(PLACE.part(action)) for action in options if PLACE.has(action)}
    for action in options:
        if PLACE.has(action):
            x, y = where.place(int(PLACE.part(action)))
            label = seen.text.action(action, state)
            yield _spot(VERBS.text(action), card, PAD + x, FIELD + PAD + y, where.plot, label)
    yield _refused_places(where, frozenset(legal))


@lru_cache(maxsize=8192)
def _spot(action: str, card: int, x: float, y: float, plot: float, label: str) -> Node:
    """A place for a card: a dot where its middle will be; the card itself is a hidden ghost."""
    touch = circle(0, 0, plot * 0.44, fill="none", pointer_events="all")
    dot = circle(0, 0, 9, fill="var(--may)", stroke="var(--keyline)", stroke_width=2.6)
    scale = plot / PLOT
    frame: Style = {"fill": "none", "stroke": "var(--may)", "stroke_width": 4}
    pale = el("g", front(card), _appeal(card, plot), opacity=0.86)
    rim = rect(0, 0, CARD, CARD, 6, **frame)
    shown = ghost(action, pale, rim, place=at(-plot, -plot, scale), opacity=None)
    key = f"target-{action.replace(' ', '-')}"
    return target(key, "city-targets", label, action, touch, dot, shown, place=at(x + plot, y + plot))


@lru_cache(maxsize=2048)
def _sale(action: str, x: float, y: float, plot: float, label: str) -> Node:
    """A card that may be sold, with the gavel on one of its parcels."""
    half = plot / 2
    touch = rect(0, 0, 2 * plot, 2 * plot, fill="none", pointer_events="all")
    ring = circle(half, half, 13, fill="var(--keyline)", stroke="var(--may)", stroke_width=2.5)
    sign = icon("gavel", half, half, 17, INK)
    key = f"target-{action.replace(' ', '-')}"
    cover = legal_over(-1, -1, 2 * plot + 2, 2 * plot + 2, 7)
    return target(key, "city-targets", label, action, touch, cover, ring, sign, place=at(x, y))


def _refused_sales(cards: tuple[tuple[str, float, float], ...], plot: float) -> Node:
    """Cards that may not be sold: whoever taps one is told why."""
    whole = 2 * plot
    areas = [rect(PAD + x, FIELD + PAD + y, whole, whole, data_why=why) for why, x, y in cards]
    return why_field("why-sales", "city-marks", *areas)


@lru_cache(maxsize=512)
def _refused_places(where: CityLayout, legal: frozenset[int]) -> Node:
    """Every place at the city where the card may not lie: whoever taps it is told why."""
    areas, r = [], round(where.plot * 0.4, 1)
    for down in range(-2, where.height + 1):
        for along in range(-2, where.width + 1):
            cell = (where.north + down) % int(SIDE) * int(SIDE) + (where.west + along) % int(SIDE)
            x, y = where.place(cell)
            x, y = PAD + x + where.plot - r, FIELD + PAD + y + where.plot - r
            if cell in legal or min(x, y - FIELD) < -r or max(x, y - FIELD) > WIDTH - r:
                continue
            areas.append(rect(x, y, 2 * r, 2 * r, data_why=VERBS.text(PLACE.of(cell))))
    return why_field("why-places", "city-marks", *areas)


def _footer(seen: CardGameSeen, where: CityLayout) -> Iterator[Node]:
    """How large the city is; a button where there is something to do without a place."""
    text, state, seat = seen.text, seen.state, seen.subject
    for action, message in ((ASIDE.action, "card-game-scene-aside"), (DONE.action, "card-game-scene-done")):
        if action in seen.options:
            label, word = text.action(action, state), VERBS.text(action)
            box = (WIDTH - 240.0, HEIGHT - 42.0, 240.0, 42.0)
            yield action_button(f"city-{word}", "city-targets", box, text.say(message), button(label, word))
    yield _size(text, where.height, where.width, bool(state.city_count[seat]))


@keep(512)
def _size(text: Text, rows: int, columns: int, is_begun: bool) -> Node:
    if is_begun:
        size = text.say("card-game-scene-size", rows=rows, columns=columns)
    else:
        size = text.say("card-game-scene-no-city")
    return node("city-size", "city-ground", words(size, 6, HEIGHT - 12, 15, "ui", "var(--ink-2)"))


def elements_of(seen: CardGameSeen, seat: int) -> list[tuple[int, int, str]]:
    """What a city shows: row and column from its corner, and the element."""
    state, where = seen.state, survey(seen.state, seat, 1)
    found = []
    for down in range(int(state.height[seat])):
        for along in range(int(state.width[seat])):
            row, column = (where.north + down) % int(SIDE), (where.west + along) % int(SIDE)
            kind = int(state.element_at(seat, row, column))
            if kind >= 0:
                found.append((down, along, ELEMENTS[kind].id))
    return found
