"""Cards of characters: portrait, skills, gun, and the markers that are left this year."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from boomtown.core.svg import Markup, Node, Style, at, circle, el, image, rect, together
from boomtown.core.text import Text
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import SKILLS
from boomtown.games.nevada_city.rules.state import NO_PERSON
from boomtown.games.nevada_city.rules.tables import IS_MAN, PERSON_ACTIONS
from boomtown.games.nevada_city.ui.portraits import portrait
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen, tell_once
from boomtown.games.nevada_city.ui.text import cards as wording
from boomtown.games.nevada_city.ui.text.cards import curly
from boomtown.games.nevada_city.ui.tokens import skills
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import line

Size = tuple[float, float]


def first_name(person: int) -> str:
    """What a character is called at home: additional children by their last word, workers by their whole name."""
    card = CARDS.person[person]
    if card.role == "worker":
        return curly(card.name)
    return curly(card.name.split()[0 if card.family else -1])


def _markers(seat: int, left: int, all_: int, x: float, y: float, room: float, r: float) -> Markup:
    step = min(2 * r + 4, (room - 2 * r) / max(1, all_ - 1))
    parts = []
    for n in range(max(left, all_)):
        cx = x + r + n * step
        if n < left:
            parts.append(disc(SEATS[seat], cx, y, r))
        else:
            empty: Style = {"fill": "none", "stroke": "var(--line-strong)", "stroke_dasharray": "3 3"}
            parts.append(circle(cx, y, r - 0.5, stroke_width=1.5, **empty))
    return together(parts)


@lru_cache(maxsize=1024)
def person_card(
    person: int,
    seat: int,
    size: Size,
    left: int,
    icons: tuple[str, ...],
    role: str,
    is_acting: bool,
    is_married: bool,
) -> Markup:
    """A card of any height: high ones as in the box, low ones in two lines."""
    wide, high = size
    card = CARDS.person[person]
    edge = "var(--ink)" if is_acting else "var(--line-strong)"
    ground = rect(0, 0, wide, high, 8, fill="var(--raised)", stroke=edge, stroke_width=3 if is_acting else 1)
    name, man = first_name(person), bool(IS_MAN[person])
    ring = icon("diamond-ring", wide - 12, 13, 15, "var(--gold)") if is_married else together([])
    room = wide - 56 - (16 if is_married else 0)
    slots = int(PERSON_ACTIONS[person])
    gun = icon("revolver", wide - 29, 0, 17, "var(--ink-2)") + words(
        str(card.gun), wide - 8, 5, 14, "slab", "var(--ink)", "end"
    )
    if high >= 90:
        step = min(22.0, (wide - 64) / max(1, len(icons) - 1))
        return together(
            [
                ground,
                portrait(curly(card.name), man, 25, 27, 20),
                line(name, 50, 23, 15, room, "slab"),
                line(role, 50, 39, 13, wide - 56, "bold" if is_acting else "ui", "var(--ink-2)"),
                ring,
                skills(icons, 18, 64, step),
                el("g", gun, transform="translate(0 64)"),
                _markers(seat, left, slots, 9, high - 21, wide - 18, 12),
            ]
        )
    step = min(18.0, 25 / max(1, len(icons) - 1))
    return together(
        [
            ground,
            portrait(curly(card.name), man, 20, 20, 15),
            line(name, 39, 16, 14, room + 10, "slab"),
            line(role, 39, 30, 12, wide - 42, "bold" if is_acting else "ui", "var(--ink-2)"),
            ring,
            _markers(seat, left, slots, 6, high - 13, wide * 0.36, 10),
            skills(icons, wide * 0.36 + 15, high - 13, step, 9),
            el("g", gun, transform=at(0, high - 13)),
        ]
    )


class ShownPerson(NamedTuple):
    """What there is to see of a character."""

    person: int
    seat: int  # whose markers it has
    marks: int
    skills: tuple[int, ...]  # (skill) -> icons, those that contracts have taught included
    is_acting: bool
    is_married: bool


def look_at_person(seen: NevadaCitySeen, person: int, seat: int) -> ShownPerson:
    """A character as it is now."""
    state = seen.state
    return ShownPerson(
        person,
        seat,
        int(state.marks[person]),
        tuple([int(state.skill(person, skill)) for skill in range(len(SKILLS))]),
        person == seen.acting,
        bool(state.spouse[person] != NO_PERSON),
    )


def _role(text: Text, who: ShownPerson) -> str:
    """Pa, Ma, son, daughter or a trade; or that it is this character's turn."""
    if who.is_acting:
        return text.say("nevada-city-scene-acting")
    card = CARDS.person[who.person]
    return (
        tell_once(text, "trade", who.person)
        if card.role == "worker"
        else text.say("nevada-city-scene-role", role=card.role)
    )


@keep(4096)
def person_node(
    text: Text, key: str, layer: str, who: ShownPerson, where: tuple[float, float], size: Size
) -> Node:
    """The card of a character; the key goes before its name."""
    card, role = CARDS.person[who.person], _role(text, who)
    icons = tuple(name for name, count in zip(SKILLS, who.skills, strict=True) for _ in range(count))
    picture = person_card(who.person, who.seat, size, who.marks, icons, role, who.is_acting, who.is_married)
    rules = wording.person_rules(text, card, who.marks, dict(zip(SKILLS, who.skills, strict=True)))
    label = text.say("list-next", items=rules, next=role)
    return image(f"{key}{card.id}", layer, label, picture, place=at(*where))
