"""Contract cards: kind, goods and points; what else they bring."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, circle, image, node, path, rect, together
from boomtown.core.text import Text
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import GOODS
from boomtown.games.nevada_city.rules.verbs import COMPLETE, RESERVE, TOP, UNDER
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen, flat, tell_once
from boomtown.games.nevada_city.ui.tokens import COLOUR, SKILL, good, needs
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import INK, words
from boomtown.look.targets import legal_over
from boomtown.look.typesetting import line, width

HIGH: Final = 44


def missing_goods(contract: int, there: tuple[int, ...]) -> tuple[tuple[str, bool], ...]:
    """What a reserved contract takes, each good with whether it lies there already."""
    row: list[tuple[str, bool]] = []
    figures = dict(CARDS.contract[contract].needs)
    for number, name in enumerate(GOODS):
        row += [(name, place < there[number]) for place in range(figures.get(name, 0))]  # type: ignore[call-overload]
    return tuple(row)


@lru_cache(maxsize=1024)
def contract_card(
    contract: int,
    name: str,
    wide: float,
    high: float = HIGH,
    items: tuple[tuple[str, bool], ...] | None = None,
) -> Markup:
    """A contract lying across; with `items` it shows what was delivered."""
    card = CARDS.contract[contract]
    paint, sign = COLOUR[card.colour]
    most = max(card.vp, card.vp_built)
    points = str(card.vp) if most == card.vp else f"{card.vp}/{most}"
    band = f"M0 7a7 7 0 0 1 7-7h19v{high:g}h-19a7 7 0 0 1-7-7z"
    parts = [
        rect(0, 0, wide, high, 7, fill="var(--raised)", stroke="var(--line-strong)"),
        path(band, fill=paint),
        icon(sign, 13, high / 2, 19, INK),
    ]
    middle = 13 if items is None else high - 14  # what it brings stands beside the name, or beside the goods
    right = wide - 8
    if card.vp or card.vp_built > 0:
        parts.append(icon("trophy-cup", right - 7, middle, 13, "var(--ink-2)"))
        parts.append(words(points, right - 17, middle + 5, 14, "slab", "var(--ink)", "end"))
        right -= 22 + width(points, 14, "slab")
    if card.skill:
        parts.append(circle(right - 9, middle, 9, fill="var(--sunken)"))
        parts.append(icon(SKILL[card.skill], right - 9, middle, 13, "var(--ink)"))
        right -= 22
    for kind in flat(dict(card.reward)):
        if kind != "money":
            parts.append(good(kind, right - 8, middle, 7))
            right -= 16
    if card.reward.get("money"):
        cash = f"${card.reward['money']}"
        parts.append(words(cash, right - 2, middle + 5, 14, "slab", "var(--ink)", "end"))
        right -= width(cash, 14, "slab") + 6
    if items is None:
        parts.append(line(name, 33, 17, 14, right - 37, "slab"))
        parts.append(_row(flat(dict(card.needs)), high - 12.5))
    else:
        parts.append(line(name, 33, 19, 14, wide - 38, "slab"))
        goods = tuple(item for item in items if item[0] != "money")
        parts.append(needs(goods, 31, middle, right - 36, 8.4))
        paid, due = items.count(("money", True)), card.needs.get("money", 0)
        parts.append(
            _money(f"${paid}/{due}" if paid else f"${due}", len(goods), middle) if due else together([])
        )
    return together(parts)


@lru_cache(maxsize=256)
def _row(kinds: tuple[str, ...], y: float) -> Markup:
    goods = tuple(kind for kind in kinds if kind != "money")
    row = [good(kind, 41 + n * 18.5, y, 8.2) for n, kind in enumerate(goods)]
    due = len(kinds) - len(goods)
    return together([*row, _money(f"${due}", len(goods), y)] if due else row)


@lru_cache(maxsize=256)
def _money(figure: str, before: int, y: float) -> Markup:
    """A coin with how many dollars it stands for, after so many goods."""
    x = 41 + before * 18.5
    return good("money", x, y, 8.2) + words(figure, x + 12, y + 5, 14, "slab")


def contract_label(text: Text, contract: int) -> str:
    """For whoever cannot see it."""
    name, rules = tell_once(text, "contract", contract), tell_once(text, "contract-rules", contract)
    return text.say("nevada-city-scene-card", card=name, rules=rules)


@keep(2048)
def contract_node(
    text: Text,
    key: str,
    layer: str,
    contract: int,
    where: tuple[float, float],
    wide: float,
    high: float = HIGH,
) -> Node:
    """A contract that lies open."""
    card = contract_card(contract, tell_once(text, "contract", contract), wide, high)
    return image(
        f"{key}{CARDS.contract[contract].id}", layer, contract_label(text, contract), card, place=at(*where)
    )


def contract_targets(
    seen: NevadaCitySeen,
    contract: int,
    layer: str,
    place: tuple[float, float],
    wide: float,
    high: float = HIGH,
) -> Iterator[Node]:
    """What may be done with a contract on display or in hand; two ways share the card."""
    name = CARDS.contract[contract].id
    offers: list[tuple[str, Style]] = []
    for verb in (RESERVE, COMPLETE, TOP, UNDER):
        offer = seen.offer(int(verb.of(contract)))
        if offer is not None:
            offers.append((verb.word, offer))
    step = wide / max(1, len(offers))
    x, y = place
    for n, (word, offer) in enumerate(offers):
        parts = [legal_over(1, 0, step - 2, high, 7)]
        if len(offers) > 1:
            said = seen.say("nevada-city-scene-contract-way", way=word)
            room = step - 12
            parts.append(rect(6, high - 21, room, 18, 9, fill="var(--may)"))
            parts.append(line(said, step / 2, high - 7.5, 13, room - 8, "bold", "var(--may-ink)", "middle"))
        yield node(f"{word}-{name}", layer, *parts, transform=at(x + n * step, y), **offer)
