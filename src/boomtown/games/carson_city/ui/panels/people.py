"""The seven personalities with their chosen side, who has taken them, and the two turn orders."""

from __future__ import annotations

from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, circle, el, image, node, path, rect, together
from boomtown.core.text import Text
from boomtown.games.carson_city.components import PERSONALITIES
from boomtown.games.carson_city.rules.steps.personality import ChoosePersonality
from boomtown.games.carson_city.rules.tables import CARD_COUNT, CASH_LIMIT, RED
from boomtown.games.carson_city.ui.panels.board import PEOPLE_BOX, Point
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen
from boomtown.games.carson_city.ui.shapes import badge
from boomtown.games.carson_city.ui.text.arguments import settler_pay
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.panel import opener_plate
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import lines, shorten

LAYERS: Final = ("people", "people-targets")
ICONS: Final = {
    "sheriff": "law-star",
    "banker": "banknote",
    "grocer": "shopping-bag",
    "road-worker": "dig-dug",
    "settler": "farmer",
    "captain": "captain-hat-profile",
    "mercenary": "revolver",
}
WIDE: Final = 125
HIGH: Final = 126
APART: Final = 8
TOP: Final = 26
SIDE: Final = ("yellow", "red")
DRAWER: Final = "cards"


def card_corner(card: int) -> Point:
    """Where a card lies; the eighth place holds the turn orders."""
    return card % 4 * (WIDE + APART), TOP + card // 4 * (HIGH + APART)


def rule_of(text: Text, card: int, side: str, pays: str) -> str:
    """All that a side of a card does at a table where the red settler pays so."""
    return text.say("carson-city-power.rule", card=PERSONALITIES[card].id, side=side, pays=pays)


def people(seen: CarsonCitySeen) -> tuple[Node, ...]:
    """Heading, cards and orders."""
    state, seat = seen.state, seen.seat
    is_choosing = isinstance(seen.step, ChoosePersonality) or bool(state.turn == 0)
    lower = tuple(state.lower)
    if not is_choosing:  # it fills as people pass
        lower = tuple(one if place < state.passed else -1 for place, one in enumerate(lower))
    cards = tuple(state.personality)
    own = cards[seat] if 0 <= seat < len(cards) else -1
    told = tuple(state.side), cards, own, settler_pay(state), tuple(state.upper), lower, is_choosing
    return _people(seen.text, tuple(seen.names), *told)


@keep(512)
def _people(
    text: Text,
    names: tuple[str, ...],
    sides: tuple[int, ...],
    cards: tuple[int, ...],  # (seat) -> card, below 0 none
    own: int,
    pays: str,
    upper: tuple[int, ...],
    lower: tuple[int, ...],
    is_choosing: bool,
) -> tuple[Node, ...]:
    nodes = [_heading(text)]
    taken = {card: seat for seat, card in enumerate(cards)}
    is_any_taken = any(card >= 0 for card in cards)
    for card in range(int(CARD_COUNT)):
        owner = taken.get(card, -1)
        name = names[owner] if owner >= 0 else ""
        is_idle = owner < 0 and not is_choosing and is_any_taken
        nodes.append(_card(text, card, sides[card], pays, owner, name, card == own, is_idle))
    nodes.append(_orders(text, names, upper, lower, is_choosing))
    return tuple(nodes)


@keep(32)
def _heading(text: Text) -> Node:
    wide = 150
    title, sides = text.say("carson-city-scene-personalities"), text.say("carson-city-scene-both-sides")
    label = text.say("carson-city-scene-open-cards")
    plate = opener_plate(DRAWER, PEOPLE_BOX[2] - wide, 0, wide, sides, label)
    return node("people-heading", "people", words(title, 2, 17, 16, "slab", "var(--ink-2)"), plate)


def _band() -> str:
    return f"M0 9a9 9 0 0 1 9-9h{WIDE - 18}a9 9 0 0 1 9 9v56h-{WIDE}z"


def portrait(card: int, is_red: bool, seat: int) -> Markup:
    """The upper half of a card at the origin: its picture, its number, and whose it is."""
    name = PERSONALITIES[card].id
    fill = SEATS[seat].color if seat >= 0 else "var(--sunken)"
    parts = [path(_band(), fill=fill)]
    if seat >= 0:
        parts.append(path(_band(), fill=SEATS[seat].pattern, opacity=0.75))
    ring: Style = {"fill": "var(--wall)", "stroke": "var(--outline)", "stroke_width": 1.5}
    parts.append(circle(WIDE / 2, 34, 26, **ring))
    parts.append(icon(ICONS[name], WIDE / 2, 34, 36, "#2b2018"))
    parts.append(number_plate(card, is_red, 16, 16))
    return together(parts)


def number_plate(card: int, is_red: bool, x: float, y: float) -> Markup:
    """The number of a card: round on its yellow side, a lozenge on its red one."""
    line: Style = {"stroke": "var(--outline)", "stroke_width": 1.3}
    if is_red:
        d = "M0-13.5L13.5 0L0 13.5L-13.5 0z"
        shape = path(d, fill="#a2371d", transform=at(x, y), stroke_linejoin="round", **line)
    else:
        shape = circle(x, y, 11, fill="#f2c14e", **line)
    return shape + words(str(card + 1), x, y + 5, 14, "slab", "#fff8ea" if is_red else "#2b2018", "middle")


@keep(1024)
def _card(
    text: Text, card: int, side: int, pays: str, seat: int, owned_by: str, is_own: bool, is_idle: bool
) -> Node:
    name, is_red, limit = PERSONALITIES[card].id, side == int(RED), int(CASH_LIMIT[card * 2 + side])
    title, power = text.name(name), text.say("carson-city-power", card=name, side=SIDE[side])
    rule = rule_of(text, card, SIDE[side], pays)
    told: dict[str, str | int] = {"card": title, "number": card + 1, "rule": rule, "dollars": limit}
    if seat >= 0:
        label = text.say("carson-city-scene-card-taken", name=owned_by, **told)
    else:
        label = text.say("carson-city-scene-card", **told)
    edge: Style = (
        {"stroke": "var(--ink)", "stroke_width": 2.6} if is_own else {"stroke": "var(--line-strong)"}
    )
    parts = [
        rect(0, 0, WIDE, HIGH, 9, fill="var(--raised)"),
        portrait(card, is_red, seat),
        words(shorten(title, 16, WIDE - 8, "slab"), WIDE / 2, 81, 16, "slab", anchor="middle"),
        words(shorten(power, 13.5, WIDE - 6), WIDE / 2, 98, 13.5, fill="var(--ink-2)", anchor="middle"),
        words(text.say("carson-city-scene-keep", dollars=limit), 8, 118, 13, fill="var(--ink-2)"),
    ]
    body = el("g", *parts, opacity=0.62) if is_idle else together(parts)
    frame = rect(0, 0, WIDE, HIGH, 9, fill="none", **edge)
    extra = []
    if is_idle:
        extra.append(rect(0, 0, WIDE, HIGH, 9, fill="url(#cc-hatch)", opacity=0.5))
    if seat >= 0:
        extra.append(badge(seat, WIDE - 15, HIGH - 14, 12))
    place = at(*card_corner(card))
    return image(f"card-{name}", "people", label, body, frame, *extra, place=place)


@keep(512)
def _orders(
    text: Text, names: tuple[str, ...], upper: tuple[int, ...], lower: tuple[int, ...], is_choosing: bool
) -> Node:
    """Who places first, and who has passed first; while cards are chosen, who chooses first."""
    count = len(upper)
    second = "carson-city-scene-choosing-order" if is_choosing else "carson-city-scene-passing-order"
    label = text.say(
        "carson-city-scene-orders",
        placing=_list_names(text, names, upper),
        passing=_list_names(text, names, lower),
    )
    heads = (text.say("carson-city-scene-placing-order"), text.say(second))
    line: Style = {"fill": "none", "stroke": "var(--line-strong)"}
    parts = [rect(0, 0, WIDE, HIGH, 9, stroke_dasharray="5 5", **line)]
    apart = min(24, (WIDE - 28) / max(1, count - 1))
    for row, (head, seats) in enumerate(zip(heads, (upper, lower), strict=True)):
        y = 20 + row * 58
        parts.append(lines(head, WIDE / 2, y - 2, 14, WIDE - 10, "slab"))
        for place, seat in enumerate(seats):
            x = WIDE / 2 + (place - (count - 1) / 2) * apart
            if seat >= 0:
                parts.append(badge(seat, x, y + 26, 11))
            else:
                parts.append(circle(x, y + 26, 10.5, stroke_dasharray="3 3", **line))
                figure = words(str(place + 1), x, y + 30.5, 13, fill="var(--ink-2)", anchor="middle")
                parts.append(figure)
    place_ = at(*card_corner(7))
    return image("orders", "people", label, *parts, place=place_)


def _list_names(text: Text, names: tuple[str, ...], seats: tuple[int, ...]) -> str:
    called = [names[seat] for seat in seats if seat >= 0]
    return text.all_of(called) if called else text.say("carson-city-scene-nobody-yet")
