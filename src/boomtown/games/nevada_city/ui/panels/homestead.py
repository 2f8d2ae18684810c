"""A Homestead: goods, money and loans, the family, workers and contracts in their slots, and the land."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from boomtown.core.svg import Markup, Node, Style, at, circle, el, image, node, path, rect
from boomtown.core.text import Text
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import GOODS
from boomtown.games.nevada_city.rules.state import COUNTER, NO_FAMILY, PLACES, SLOTS
from boomtown.games.nevada_city.rules.tables import GOOD_COUNT, PROPERTY_COUNT
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
from boomtown.games.nevada_city.ui.land import WIDTH, land, land_targets
from boomtown.games.nevada_city.ui.panels.contracts import contract_card, contract_label, missing_goods
from boomtown.games.nevada_city.ui.panels.people import ShownPerson, look_at_person, person_node
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen, tell_once
from boomtown.games.nevada_city.ui.text.cards import count_goods, curly
from boomtown.games.nevada_city.ui.tokens import good
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.panel import Size, caption, paper
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


class ShownContract(NamedTuple):
    """What there is to see of a contract in a slot."""

    contract: int
    there: tuple[int, ...]  # (good) -> how many lie on it


class ShownHome(NamedTuple):
    """What there is to see of a Homestead."""

    seat: int
    name: str  # of the player, as long as there is no family
    family: int
    loans: int
    goods: tuple[int, ...]
    people: tuple[ShownPerson, ...]
    contracts: tuple[ShownContract, ...]
    workers: tuple[ShownPerson, ...]
    free_slots: int
    tiles: tuple[int, ...]  # (property)
    worked: tuple[int, ...]  # (property) -> tiles with a marker

    @property
    def is_empty(self) -> bool:
        """Whether no family lives there yet: the families lie here, to be chosen."""
        return self.family == NO_FAMILY


def look_at_home(seen: NevadaCitySeen, seat: int) -> ShownHome:
    """A Homestead as it is now."""
    state = seen.state
    family = int(state.family_of[seat])
    slots = range(seat * int(PLACES), (seat + 1) * int(PLACES))
    contracts = [slot for slot in slots if state.reserved[slot] >= 0]
    workers = seen.list_hired(seat)
    held = sum(slot - slots.start != COUNTER for slot in contracts) + len(workers)
    kinds = slice(seat * int(PROPERTY_COUNT), (seat + 1) * int(PROPERTY_COUNT))
    goods = int(GOOD_COUNT)
    return ShownHome(
        seat,
        seen.names[seat] if family < 0 else "",
        family,
        int(state.loans[seat]),
        tuple(seen.goods(seat)),
        tuple([look_at_person(seen, person, seat) for person in seen.people(seat)]),
        tuple(
            [
                ShownContract(
                    int(state.reserved[slot]), tuple(state.delivered[slot * goods : (slot + 1) * goods])
                )
                for slot in contracts
            ]
        ),
        tuple([look_at_person(seen, person, seat) for person in workers]),
        max(0, int(SLOTS) - held),
        tuple(state.properties[kinds]),
        tuple(state.worked[kinds]),
    )


def homestead(
    seen: NevadaCitySeen, seat: int, layers: tuple[str, str], prefix: str = "", with_land: bool = True
) -> Iterator[Node]:
    """All nodes of a Homestead; `prefix` keeps the keys of several apart."""
    home = look_at_home(seen, seat)
    yield from _homestead(seen.text, home, layers[0], prefix, with_land)
    if not prefix and seen.options and not home.is_empty:
        yield from _people_targets(seen, home, layers[1])
        yield from _slot_targets(seen, home, layers[1])
        if with_land:
            yield from land_targets(seen, home.tiles, home.worked, layers[1])
        yield from _goods_targets(seen, layers[1])


@keep(1024)
def _homestead(text: Text, home: ShownHome, layer: str, prefix: str, with_land: bool) -> tuple[Node, ...]:
    """A Homestead without what may be chosen."""
    parts = [
        paper(f"{prefix}home-paper", layer, WIDTH, HIGH if not prefix else BUTTONS_TOP),
        _head(text, home.seat, home.name, home.family, home.loans, layer, prefix),
        *(_good(text, home.seat, number, count, layer, prefix) for number, count in enumerate(home.goods)),
    ]
    if home.is_empty:
        return tuple(parts)
    for who, (where, size) in zip(home.people, _people_boxes(len(home.people)), strict=True):
        parts.append(person_node(text, f"{prefix}person-", layer, who, where, size))
    parts += _slots(text, home, layer, prefix)
    if with_land:
        parts += land(text, home.seat, home.tiles, home.worked, layer, prefix)
    return tuple(parts)


@keep(1024)
def _head(text: Text, seat: int, name: str, family: int, loans: int, layer: str, prefix: str) -> Node:
    marks = SEATS[seat]
    band = f"M.5 12a12 12 0 0 1 12-11.5h{WIDTH - 25}a12 12 0 0 1 12 11.5v{HEAD - 12}H.5z"
    title = (
        name
        if family < 0
        else text.say("nevada-city-scene-homestead", family=curly(CARDS.family[family].name))
    )
    parts = [
        path(band, fill=marks.color),
        disc(marks, 22, HEAD / 2, 13),
        line(title, 42, HEAD / 2 + 6, 17, 172, "slab", marks.ink),
    ]
    label = title
    if loans:
        parts.append(icon("banknote", MONEY_AT - 40, HEAD / 2, 20, marks.ink))
        parts.append(words(f"{loans}", MONEY_AT - 28, HEAD / 2 + 6, 16, "slab", marks.ink))
        label = text.say("list-next", items=title, next=text.say("nevada-city-scene-loans", count=loans))
    return image(f"{prefix}home-head", layer, label, *parts)


@keep(4096)
def _good(text: Text, seat: int, number: int, count: int, layer: str, prefix: str) -> Node:
    """How many of a good there are."""
    x, y = goods_place(number)
    name = GOODS[number]
    figure = f"${count}" if name == "money" else str(count)
    picture = el("g", good(name, x, y, 11.5), opacity=None if count else 0.55)
    shown = words(figure, x + 17, y + 6, 17, "slab", SEATS[seat].ink)
    return image(f"{prefix}good-{name}", layer, count_goods(text, name, count), picture, shown)


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


@keep(32)
def _people_boxes(count: int) -> tuple[tuple[Size, Size], ...]:
    """Where the family lies and how large: in one row of high cards, or in two rows of low ones."""
    columns = max(3, -(-count // 2)) if count > 4 else 4
    wide = (PEOPLE_WIDE - (columns - 1) * 6) / columns
    high = 118.0 if count <= 4 else 56.0
    return tuple(
        ((10 + place % columns * (wide + 6), PEOPLE_TOP + place // columns * (high + 6)), (wide, high))
        for place in range(count)
    )


def _people_targets(seen: NevadaCitySeen, home: ShownHome, layer: str) -> Iterator[Node]:
    for who, (where, size) in zip(home.people, _people_boxes(len(home.people)), strict=True):
        yield from _person_targets(seen, who.person, where, size, layer)


def _person_targets(
    seen: NevadaCitySeen, person: int, where: tuple[float, float], size: Size, layer: str
) -> Iterator[Node]:
    """What may be done with a character."""
    for verb in (ACTIVATE, SPEND, FIGHT, IDLE):
        offer = seen.offer(int(verb.of(person)))
        if offer is not None:
            field = legal_over(0, 0, *size, 8)
            key = f"{verb.word}-{CARDS.person[person].id}"
            yield node(key, layer, field, transform=at(*where), **offer)


def _slot_boxes(home: ShownHome) -> tuple[float, list[tuple[float, float]]]:
    """How wide the slots are, and where each lies: first contracts, then workers, then free ones."""
    count = max(3, len(home.contracts) + len(home.workers) + home.free_slots)
    wide = (PEOPLE_WIDE - (count - 1) * 6) / count
    return wide, [(10 + place * (wide + 6), float(SLOTS_TOP)) for place in range(count)]


def _slots(text: Text, home: ShownHome, layer: str, prefix: str) -> Iterator[Node]:
    """Workers and contracts of this year, what is still free, and a contract that is completed at once."""
    yield _slots_title(text, layer, prefix)
    wide, places = _slot_boxes(home)
    for (contract, there), where in zip(home.contracts, places, strict=False):
        yield _contract(text, contract, there, where, wide, layer, prefix)
    for who, where in zip(home.workers, places[len(home.contracts) :], strict=False):
        yield person_node(text, f"{prefix}person-", layer, who, where, (wide, SLOT_HIGH))
    first = len(home.contracts) + len(home.workers)
    for place in range(first, first + home.free_slots):
        yield _free_slot(text, place, places[place], wide, layer, prefix)


@keep(64)
def _slots_title(text: Text, layer: str, prefix: str) -> Node:
    title = caption(text.say("nevada-city-scene-slots"), 12, SLOTS_TOP - 6, 300)
    return node(f"{prefix}slots-title", layer, title, aria_hidden="true")


@keep(1024)
def _contract(
    text: Text,
    contract: int,
    there: tuple[int, ...],
    where: tuple[float, float],
    wide: float,
    layer: str,
    prefix: str,
) -> Node:
    """A reserved contract with the goods that lie on it."""
    items = missing_goods(contract, there)
    card = contract_card(contract, tell_once(text, "contract", contract), wide, SLOT_HIGH, items)
    key = f"{prefix}contract-{CARDS.contract[contract].id}"
    return image(key, layer, contract_label(text, contract), card, place=at(*where))


@keep(512)
def _free_slot(
    text: Text, place: int, where: tuple[float, float], wide: float, layer: str, prefix: str
) -> Node:
    frame = _empty(wide, text.say("nevada-city-scene-free-slot"))
    return node(f"{prefix}slot-{place}", layer, frame, transform=at(*where), aria_hidden="true")


def _slot_targets(seen: NevadaCitySeen, home: ShownHome, layer: str) -> Iterator[Node]:
    """Contracts that go on, and workers who act."""
    wide, places = _slot_boxes(home)
    for (contract, _), where in zip(home.contracts, places, strict=False):
        offer = seen.offer(int(ADVANCE.of(contract)))
        if offer is not None:
            field = legal_over(0, 0, wide, SLOT_HIGH, 7)
            key = f"advance-{CARDS.contract[contract].id}"
            yield node(key, layer, field, transform=at(*where), **offer)
    for who, where in zip(home.workers, places[len(home.contracts) :], strict=False):
        yield from _person_targets(seen, who.person, where, (wide, SLOT_HIGH), layer)


@lru_cache(maxsize=64)
def _empty(wide: float, said: str) -> Markup:
    edge: Style = {"fill": "none", "stroke": "var(--line-strong)", "stroke_dasharray": "5 5"}
    frame = rect(0, 0, wide, SLOT_HIGH, 8, **edge)
    return frame + line(said, wide / 2, SLOT_HIGH / 2 + 5, 14, wide - 12, "ui", "var(--ink-3)", "middle")
