"""Decisions that need a place of their own: families, cards in hand, and buttons for what has no place at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, at, circle, el, image, node, rect, together
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import PROPERTIES
from boomtown.games.nevada_city.rules.state import NO_FAMILY
from boomtown.games.nevada_city.rules.steps.setup import ChooseFamily
from boomtown.games.nevada_city.rules.tables import FAMILIES, IS_MAN, MEMBER, MEMBERS
from boomtown.games.nevada_city.rules.verbs import FAMILY, LAY, VERBS
from boomtown.games.nevada_city.ui.land import LAND_LEFT, LAND_TOP, WIDTH
from boomtown.games.nevada_city.ui.panels.contracts import contract_node, contract_targets
from boomtown.games.nevada_city.ui.panels.homestead import BUTTONS_TOP, HEAD, LAYERS
from boomtown.games.nevada_city.ui.panels.year import event_card
from boomtown.games.nevada_city.ui.portraits import portrait
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen, tell_once
from boomtown.games.nevada_city.ui.text.cards import curly
from boomtown.games.nevada_city.ui.tokens import SKILL, tile
from boomtown.look.icons import icon
from boomtown.look.lettering import words
from boomtown.look.panel import caption
from boomtown.look.targets import action_button, legal_over, refusal
from boomtown.look.typesetting import line, width

ROOM: Final = WIDTH - LAND_LEFT - 10  # where the land lies
CARD: Final = 46
FAMILY_CARD: Final = (268.0, 112.0)


def needs_room(seen: NevadaCitySeen) -> bool:
    """Whether cards in hand lie where the land is."""
    return bool(_looked_at(seen) or _held_events(seen))


def cards(seen: NevadaCitySeen) -> Iterator[Node]:
    """Families and cards in hand, for decisions about them."""
    yield from _families(seen)
    yield from _contracts(seen)
    yield from _events(seen)


def _families(seen: NevadaCitySeen) -> Iterator[Node]:
    if not isinstance(seen.step, ChooseFamily):
        return
    taken = {int(family): seat for seat, family in enumerate(seen.state.family_of) if family != NO_FAMILY}
    free = [n for n in range(int(FAMILIES)) if n not in taken]
    for place, family in enumerate(free):
        row, column = divmod(place, 3)
        where = at(10 + column * (FAMILY_CARD[0] + 6), HEAD + 6 + row * (FAMILY_CARD[1] + 6))
        label = tell_once(seen.text, "family", family)
        key = f"family-{CARDS.family[family].id}"
        yield image(key, LAYERS[0], label, family_card(family), place=where)
        offer = seen.offer(int(FAMILY.of(family)), label)
        if offer is not None:
            yield node(
                f"choose-{key}", LAYERS[1], legal_over(0, 0, *FAMILY_CARD, 8), transform=where, **offer
            )


@lru_cache(maxsize=16)
def family_card(family: int) -> Markup:
    """A family: its name, the properties it adds, and its four members with markers, skills and guns."""
    wide, high = FAMILY_CARD
    card = CARDS.family[family]
    parts = [
        rect(0, 0, wide, high, 8, fill="var(--raised)", stroke="var(--line-strong)"),
        line(curly(card.name), 10, 20, 16, 150, "slab"),
    ]
    x = wide - 26
    for name in PROPERTIES:
        for _ in range(card.extra.get(name, 0)):
            parts.append(el("g", tile(name, 44, 55), transform=at(x, 4, 0.38)))
            x -= 21
    step = (wide - 12) / 4
    for role in range(int(MEMBERS)):
        person = int(MEMBER[family * int(MEMBERS) + role])
        who = CARDS.person[person]
        left = 6 + role * step
        parts.append(portrait(curly(who.name), bool(IS_MAN[person]), left + 18, 50, 17))
        for n in range(who.actions):
            spot = circle(left + 42, 38 + n * 11, 4.2, fill="none", stroke="var(--ink-2)", stroke_width=1.4)
            parts.append(spot)
        parts.append(words(str(who.gun), left + 54, 43, 12, "slab"))
        parts.append(icon("revolver", left + 54, 53, 13, "var(--ink-2)"))
        icons = [SKILL[name] for name, count in who.skills.items() for _ in range(count)]
        for n, sign in enumerate(icons):
            parts.append(icon(sign, left + 12 + n * 16, 83, 15, "var(--ink)"))
        parts.append(line(curly(who.name.split()[0]), left + 3, 104, 12, step - 2, "ui", "var(--ink-2)"))
    return together(parts)


def _looked_at(seen: NevadaCitySeen) -> list[int]:
    """The contracts that the viewer looks at just now."""
    return [int(n) for n in seen.state.looked_at if n >= 0]


def _contracts(seen: NevadaCitySeen) -> Iterator[Node]:
    cards = _looked_at(seen)
    if not cards:
        return
    yield node(
        "in-hand-title", LAYERS[0], caption(seen.say("nevada-city-scene-looked-at"), LAND_LEFT, 56, ROOM)
    )
    columns = 1 if len(cards) <= 3 else 2
    wide = (ROOM - (columns - 1) * 6) / columns
    for place, contract in enumerate(cards):
        row, column = divmod(place, columns)
        where = (LAND_LEFT + column * (wide + 6), LAND_TOP + row * (CARD + 6))
        yield contract_node(seen.text, "looked-at-", LAYERS[0], contract, where, wide, CARD)
        yield from contract_targets(seen, contract, LAYERS[1], where, wide, CARD)


def _held_events(seen: NevadaCitySeen) -> list[int]:
    """The events that the viewer has picked up to lay them anew."""
    return [int(n) for n in seen.state.event_hand if n >= 0]


def _events(seen: NevadaCitySeen) -> Iterator[Node]:
    cards = _held_events(seen)
    if not cards:
        return
    yield node(
        "in-hand-events",
        LAYERS[0],
        caption(seen.say("nevada-city-scene-events-in-hand"), LAND_LEFT, 56, ROOM),
    )
    for place, event in enumerate(cards):
        row, column = divmod(place, 4)
        where = at(LAND_LEFT + column * 73, LAND_TOP + 4 + row * 84)
        name = tell_once(seen.text, "event", event)
        label = seen.say(
            "nevada-city-scene-card", card=name, rules=tell_once(seen.text, "event-rules", event)
        )
        key = f"held-{CARDS.event[event].id}"
        card = event_card(event, name, 66.0, False, "")
        yield image(key, LAYERS[0], label, card, place=where)
        offer = seen.offer(int(LAY.of(event)))
        if offer is not None:
            yield node(
                f"lay-{CARDS.event[event].id}",
                LAYERS[1],
                legal_over(0, 0, 66, 70, 6),
                transform=where,
                **offer,
            )


def buttons(seen: NevadaCitySeen, silent: Sequence[int]) -> Iterator[Node]:
    """Whatever has not found a place; then, pale, what is refused without a part that answers why."""
    left = sorted({*seen.options} - seen.asked)
    said = {action: seen.text.action(action, seen.state) for action in (*left, *silent)}
    if not said:
        return
    across = min(len(said), 9)
    rows = -(-len(said) // across)
    wide = max(width(word, 16, "bold") for word in said.values()) + 24
    wide = min(max(70.0, wide), (WIDTH - 20 - (across - 1) * 6) / across)
    high = 36.0 / rows
    for place, (action, label) in enumerate(said.items()):
        row, column = divmod(place, across)
        text = VERBS.text(action)
        offer = seen.offer(action) or refusal(label, text)
        key = f"button-{text.replace(' ', '-')}"
        box = (10 + column * (wide + 6), BUTTONS_TOP + row * high, wide, max(18.0, high - 1))
        yield action_button(key, LAYERS[1], box, label, offer)
