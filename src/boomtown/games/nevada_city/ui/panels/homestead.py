"""A Homestead: goods, money and loans, the family, workers and contracts in their slots, and the land."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, circle, el, image, node, path, rect
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import GOODS
from boomtown.games.nevada_city.rules.state import COUNTER, NO_FAMILY, PLACES, SLOTS
from boomtown.games.nevada_city.rules.verbs import (
    ACTIVATE,
    ADVANCE,
    FIGHT,
    HEAL,
    IDLE,
    PAY,
    SPEND,
    STAND,
    TAKE,
)
from boomtown.games.nevada_city.ui.land import WIDTH, land
from boomtown.games.nevada_city.ui.panels.contracts import contract_card, contract_label, missing_goods
from boomtown.games.nevada_city.ui.panels.people import drawn_person, person_label
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen, tell_once
from boomtown.games.nevada_city.ui.text.cards import count_goods, curly
from boomtown.games.nevada_city.ui.tokens import good
from boomtown.look.icons import icon
from boomtown.look.lettering import words
from boomtown.look.panel import caption, paper
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.targets import legal_over, legal_round
from boomtown.look.typesetting import line

LAYERS: Final = ("home", "home-may")
HIGH: Final = 286
HEAD: Final = 36
GOODS_AT: Final = (236.0, 60.0)  # the first good, and the way to the next
MONEY_AT: Final = WIDTH - 62
PEOPLE_TOP: Final = 44
PEOPLE_WIDE: Final = 512
SLOTS_TOP: Final = 184
SLOT_HIGH: Final = 56
BUTTONS_TOP: Final = 246


def goods_place(good_number: int) -> tuple[float, float]:
    """Where a good lies in the head of a Homestead; money is the last."""
    if good_number == len(GOODS) - 1:
        return MONEY_AT, HEAD / 2
    return GOODS_AT[0] + good_number * GOODS_AT[1], HEAD / 2


def homestead(
    seen: NevadaCitySeen, seat: int, layers: tuple[str, str], prefix: str = "", with_land: bool = True
) -> Iterator[Node]:
    """All nodes of a Homestead; `prefix` keeps the keys of several apart."""
    yield paper(f"{prefix}home-paper", layers[0], WIDTH, HIGH if not prefix else BUTTONS_TOP)
    yield _head(seen, seat, layers[0], prefix)
    yield from _goods(seen, seat, layers[0], prefix)
    if seen.state.family_of[seat] == NO_FAMILY:
        return  # the families lie here, to be chosen
    yield from _people(seen, seat, layers, prefix)
    yield from _slots(seen, seat, layers, prefix)
    if with_land:
        yield from land(seen, seat, layers, prefix)
    if not prefix:
        yield from _goods_targets(seen, layers[1])


def _head(seen: NevadaCitySeen, seat: int, layer: str, prefix: str) -> Node:
    state, marks = seen.state, SEATS[seat]
    family = int(state.family_of[seat])
    band = f"M.5 12a12 12 0 0 1 12-11.5h{WIDTH - 25}a12 12 0 0 1 12 11.5v{HEAD - 12}H.5z"
    title = (
        seen.names[seat]
        if family < 0
        else seen.say("nevada-city-scene-homestead", family=curly(CARDS.family[family].name))
    )
    parts = [
        path(band, fill=marks.color),
        disc(marks, 22, HEAD / 2, 13),
        line(title, 42, HEAD / 2 + 6, 17, 172, "slab", marks.ink),
    ]
    loans = int(state.loans[seat])
    label = title
    if loans:
        parts.append(icon("banknote", MONEY_AT - 40, HEAD / 2, 20, marks.ink))
        parts.append(words(f"{loans}", MONEY_AT - 28, HEAD / 2 + 6, 16, "slab", marks.ink))
        label = seen.text.say("list-next", items=title, next=seen.say("nevada-city-scene-loans", count=loans))
    return image(f"{prefix}home-head", layer, label, *parts)


def _goods(seen: NevadaCitySeen, seat: int, layer: str, prefix: str) -> Iterator[Node]:
    ink = SEATS[seat].ink
    for number, count in enumerate(seen.goods(seat)):
        x, y = goods_place(number)
        name = GOODS[number]
        figure = f"${count}" if name == "money" else str(count)
        picture = el("g", good(name, x, y, 11.5), opacity=None if count else 0.55)
        shown = words(figure, x + 17, y + 6, 17, "slab", ink)
        label = count_goods(seen.text, name, count)
        yield image(f"{prefix}good-{name}", layer, label, picture, shown)


def _goods_targets(seen: NevadaCitySeen, layer: str) -> Iterator[Node]:
    """Goods to take, pay or give; a second way with the same good becomes a button."""
    for number, name in enumerate(GOODS):
        x, y = goods_place(number)
        for verb in (TAKE, PAY, HEAL, STAND):
            offer = seen.offer(int(verb.of(number)))
            if offer is None:
                continue
            sign = "+" if verb is TAKE else "−"
            field = legal_round(x, y, 15.5)
            pill = circle(x + 11, y - 9, 7.5, fill="var(--may)", stroke="var(--keyline)")
            mark = words(sign, x + 11, y - 4.5, 14, "bold", "var(--may-ink)", "middle")
            yield node(f"{verb.word}-{name}", layer, field, pill, mark, **offer)
            break


def _people(seen: NevadaCitySeen, seat: int, layers: tuple[str, str], prefix: str) -> Iterator[Node]:
    """The family in one row of high cards, or in two rows of low ones."""
    people = seen.people(seat)
    columns = max(3, -(-len(people) // 2)) if len(people) > 4 else 4
    wide = (PEOPLE_WIDE - (columns - 1) * 6) / columns
    high = 118.0 if len(people) <= 4 else 56.0
    for place, person in enumerate(people):
        row, column = divmod(place, columns)
        where = (10 + column * (wide + 6), PEOPLE_TOP + row * (high + 6))
        yield from _person(seen, seat, person, where, (wide, high), layers, prefix)


def _person(
    seen: NevadaCitySeen,
    seat: int,
    person: int,
    where: tuple[float, float],
    size: tuple[float, float],
    layers: tuple[str, str],
    prefix: str,
) -> Iterator[Node]:
    name = CARDS.person[person].id
    card = drawn_person(seen, person, seat, size)
    label = person_label(seen, person)
    yield image(f"{prefix}person-{name}", layers[0], label, card, place=at(*where))
    if prefix:
        return
    for verb in (ACTIVATE, SPEND, FIGHT, IDLE):
        offer = seen.offer(int(verb.of(person)))
        if offer is not None:
            field = legal_over(0, 0, *size, 8)
            yield node(f"{verb.word}-{name}", layers[1], field, transform=at(*where), **offer)


def _slots(seen: NevadaCitySeen, seat: int, layers: tuple[str, str], prefix: str) -> Iterator[Node]:
    """Workers and contracts of this year, what is still free, and a contract that is completed at once."""
    state = seen.state
    yield node(
        f"{prefix}slots-title",
        layers[0],
        caption(seen.say("nevada-city-scene-slots"), 12, SLOTS_TOP - 6, 300),
        aria_hidden="true",
    )
    contracts = [
        (slot, int(state.reserved[seat * int(PLACES) + slot]))
        for slot in range(int(PLACES))
        if state.reserved[seat * int(PLACES) + slot] >= 0
    ]
    workers = seen.list_hired(seat)
    held = len([slot for slot, _ in contracts if slot != COUNTER]) + len(workers)
    empty = max(0, int(SLOTS) - held)
    count = max(3, len(contracts) + len(workers) + empty)
    wide = (PEOPLE_WIDE - (count - 1) * 6) / count
    place = 0
    for slot, contract in contracts:
        where = (10 + place * (wide + 6), float(SLOTS_TOP))
        place += 1
        name = CARDS.contract[contract].id
        items = missing_goods(seen, seat, slot, contract)
        card = contract_card(contract, tell_once(seen.text, "contract", contract), wide, SLOT_HIGH, items)
        label = contract_label(seen, contract)
        yield image(f"{prefix}contract-{name}", layers[0], label, card, place=at(*where))
        offer = None if prefix else seen.offer(int(ADVANCE.of(contract)))
        if offer is not None:
            field = legal_over(0, 0, wide, SLOT_HIGH, 7)
            yield node(f"advance-{name}", layers[1], field, transform=at(*where), **offer)
    for person in workers:
        where = (10 + place * (wide + 6), float(SLOTS_TOP))
        place += 1
        yield from _person(seen, seat, person, where, (wide, SLOT_HIGH), layers, prefix)
    for n in range(empty):
        where = (10 + (place + n) * (wide + 6), float(SLOTS_TOP))
        yield node(
            f"{prefix}slot-{place + n}",
            layers[0],
            _empty(wide, seen.say("nevada-city-scene-free-slot")),
            transform=at(*where),
            aria_hidden="true",
        )


@lru_cache(maxsize=64)
def _empty(wide: float, said: str) -> Markup:
    edge: Style = {"fill": "none", "stroke": "var(--line-strong)", "stroke_dasharray": "5 5"}
    frame = rect(0, 0, wide, SLOT_HIGH, 8, **edge)
    return frame + line(said, wide / 2, SLOT_HIGH / 2 + 5, 14, wide - 12, "ui", "var(--ink-3)", "middle")
